# Santase: the words of the game. Cards come written ("Q♥"), suits with sign and name.

santase-name = Santase
santase-how-1 = Win tricks and show marriages (king and queen of a suit) until you have 66 points. Each deal you win brings 1 to 3 game points.
santase-how-2 = Ace 11, ten 10, king 4, queen 3, jack 2, nine 0. While cards are left to draw you may play any card; after that you follow suit.

# Rule sets and options.
santase-preset-one = Rule set One
santase-preset-one-about = to 11; you declare 66 yourself, and points are not shown
santase-preset-two = Rule set Two
santase-preset-two-about = to 10; 66 ends the deal at once, both may exchange the nine
santase-preset-three = Rule set Three
santase-preset-three-about = to 11; 66 ends the deal at once, a failed close costs 3
santase-preset-bulgarian = Bulgarian
santase-preset-bulgarian-about = to 11; declare 66, beat the led card if you can, 10 for the last trick
santase-option-target-name = Length of the match
santase-option-target = to { $value } game { $value ->
    [one] point
   *[other] points
}
santase-option-must_head-name = Beating the led card
santase-option-must_head = { $value ->
    [yes] must beat the led card if possible
   *[no] need not beat the led card
}

# The table.
santase-talon-open = Trumps: { $sign } { $suit }. { $card } lies under the talon; { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
} left to draw.
santase-talon-closed = Trumps: { $sign } { $suit }. 🔒 { $name } closed the talon ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $card } under it): follow suit.
santase-talon-empty = Trumps: { $sign } { $suit }. The talon is empty: follow suit.
santase-led = { $name } led { $card }.
santase-you-led = You led { $card }.
santase-last-trick = Last trick: { $leader } { $led }, { $other } { $answer } – { $winner } took it.
santase-marriages = Marriages: { $entries }
santase-marriage-entry = { $name } { $suit } { $points }
santase-tricks = Tricks: { $entries }
santase-points = Points: { $entries }
santase-own-points = You have { $points } { $points ->
    [one] point
   *[other] points
} in this deal.
santase-score = Game points, { $target } to win: { $entries }

# Buttons.
santase-marry = Marry { $suit } ({ $points })
santase-marry-spoken = show the marriage of { $suit } for { $points }
santase-exchange = Nine for { $card }
santase-exchange-spoken = exchange the nine of trumps for the { $card }
santase-close = Close the talon
santase-declare = Declare 66

# The log.
santase-log-dealt = Deal { $deal }: { $name } dealt. { $card } is turned up, so { $suit } are trumps.
santase-log-played = { $name }: { $card }
santase-log-taken = { $name } takes { $cards }
santase-log-married = { $name } shows king and queen of { $suit } { $sign }: { $points }
santase-log-exchanged = { $name } exchanges { $nine } for { $card }
santase-log-closed = { $name } closes the talon
santase-log-declared = { $name } declares 66
santase-deal-ended = Deal { $deal }: { $reason ->
    [declared] { $winner } declared 66 rightly
    [misdeclared] { $loser } declared 66 too early
    [reached] { $winner } reached 66
    [failed-close] { $loser } closed the talon and did not make it
    [counted] { $winner } closed the talon and made it
   *[last-trick] { $winner } took the last trick
} ({ $counted }), so { $winner } scores { $worth }. Game points: { $entries }
santase-log-won = { $name } wins the match, { $mine } to { $yours }!
