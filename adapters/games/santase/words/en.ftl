# Santase: the words of the game. Cards come written ("Q♥"), suits with sign and name.

santase-name = Santase
santase-pitch = Two players, 24 cards: be the first to 66.
santase-how-1 = Win tricks and show marriages (king and queen of a suit) until you have 66 points. Each deal you win brings 1 to 3 game points.
santase-how-2 = Ace 11, ten 10, king 4, queen 3, jack 2, nine 0. While cards are left to draw you may play any card; after that you follow suit.
santase-end-result = Whoever is ahead in game points then wins; level is a draw. This deal does not count.

# Rule sets and options.
santase-preset-one = Rule set One
santase-preset-one-about = to 11; you declare 66 yourself, and points are not shown
santase-preset-two = Rule set Two
santase-preset-two-about = to 10; 66 ends the deal at once, both may exchange the nine
santase-preset-three = Rule set Three
santase-preset-three-about = to 11; 66 ends the deal at once, a failed close costs 3
santase-preset-bulgarian = Bulgarian
santase-preset-bulgarian-about = to 11; declare 66, beat the led card if you can, 10 for the last trick, then the higher total wins
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
santase-option-marriage_after_trick-name = Marriages
santase-option-marriage_after_trick = { $value ->
    [yes] marriages after the first trick
   *[no] marriages from the first lead
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
santase-exchange-spoken = Nine for { $card }: exchange the nine of trumps
santase-close = Close the talon
santase-declare = Declare 66
santase-give = Give up the deal

# The log.
santase-log-dealt = Deal { $deal }: { $name } dealt. { $card } is turned up, so { $suit } are trumps.
santase-log-played = { $name }: { $card }
santase-log-taken = { $name } takes { $cards }
santase-log-married = { $name } shows king and queen of { $suit } { $sign }: { $points }
santase-log-exchanged = { $name } exchanges { $nine } for { $card }
santase-log-closed = { $name } closes the talon
santase-log-declared = { $name } declares 66
santase-log-gave = { $name } gives up the deal
santase-deal-level = Deal { $deal }: nobody declared 66, and the totals are level ({ $counted }): nobody scores. Game points: { $entries }
santase-deal-ended = Deal { $deal }: { $reason ->
    [declared] { $winner } declared 66 rightly
    [misdeclared] { $loser } declared 66 too early
    [reached] { $winner } reached 66
    [failed-close] { $loser } closed the talon and did not make it
    [counted] { $winner } closed the talon and made it
    [given] { $loser } gave the deal up
    [total] nobody declared, and { $winner } has the higher total
   *[last-trick] { $winner } took the last trick
} ({ $counted }), so { $winner } scores { $worth }. Game points: { $entries }
santase-log-won = { $name } wins the match, { $mine } to { $yours }!
santase-log-drawn = The match ends level, { $mine } to { $yours }.

# Hints for a first game.
santase-hint-open = There are cards left to draw, so any card goes: you need not follow suit.
santase-hint-head = You must follow suit and beat { $card }: play a higher { $sign } { $suit }.
santase-hint-trump = You have no { $sign } { $suit }, so you must play a trump.
santase-hint-neither = You have neither { $sign } { $suit } nor a trump: any card goes, and none can win.
santase-hint-married = You have shown a marriage: now lead { $lead ->
    [queen] its queen.
   *[either] its king or its queen.
}
santase-hint-marry = Marriage: king and queen of a suit bring 20 at once, 40 in trumps. Then you lead one of the two.
santase-hint-exchange = Exchange: you give your nine of trumps and get { $card }, a stronger trump.
santase-hint-close = Close: nobody draws any more, and both follow suit. Do it only if you are sure of 66.
santase-hint-declare = { $enough ->
    [yes] You have { $points }: declare 66 and the deal is yours.
   *[no] You have { $points } of 66: if you declare now, you lose the deal.
}

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
santase-tutorial-goal = Santase: what it is about
santase-tutorial-goal-1 = Two players. Each deal is a race to 66 points, which you collect by taking tricks and showing marriages.
santase-tutorial-goal-2 = Winning a deal brings 1 to 3 game points. Whoever has { $target } of them first wins the match.
santase-tutorial-goal-3 = The open card names the trumps. On your turn you press a card below your hand, and that is your move.
santase-tutorial-cards = The cards
santase-tutorial-cards-1 = From strong to weak: A 10 K Q J 9. Mind the ten: only the ace is stronger.
santase-tutorial-cards-2 = In a trick they count: ace 11, ten 10, king 4, queen 3, jack 2, nine nothing.
santase-tutorial-cards-3 = Trumps beat all other suits, whatever their rank.
santase-tutorial-trick = A trick
santase-tutorial-trick-1 = { $leader } led { $led }. { $winner } answered { $answer }, a trump, and takes both cards: { $points } points.
santase-tutorial-trick-2 = Without a trump the higher card of the suit that was led wins.
santase-tutorial-trick-3 = Then both draw a card, the winner first, and the winner leads the next trick. As long as there are cards to draw, you may answer with anything.
santase-tutorial-follow = When you must follow suit
santase-tutorial-follow-1 = Once the talon is empty or somebody has closed it, nobody draws any more and you must follow suit.
santase-tutorial-follow-2 = Here { $leader } closed it and led { $led }. { $name } may only answer with the bright cards: { $playable }
santase-tutorial-follow-3 = Whoever has none of the suit must play a trump, and without one any card.
santase-tutorial-follow-4-heading = At this table you must also beat the card that was led, if you can do so in its suit.
santase-tutorial-before = Before you lead
santase-tutorial-before-1 = Marry: show king and queen of a suit for 20 points, 40 in trumps, and lead one of them. { $name } has { $points } points from one already.
santase-tutorial-before-1-queen = Marry: show king and queen of a suit for 20 points, 40 in trumps, and lead the queen. { $name } has { $points } points from one already.
santase-tutorial-before-2 = Nine for { $turned }: the nine of trumps is exchanged for the open card.
santase-tutorial-before-3 = Close the talon: nobody draws any more. Good with a strong hand, costly if you fail.
santase-tutorial-before-4 = Declare 66: press it as soon as you have 66 points, and the deal is yours. You keep count yourself.
santase-tutorial-before-5-plain = None of this in the first trick of a deal.
santase-tutorial-before-5-later = Marriages only after the first trick of a deal.
santase-tutorial-score = Game points
santase-tutorial-score-1 = Whoever wins a deal gets 1 game point, 2 if the loser has fewer than 33 points, 3 if the loser took no trick.
santase-tutorial-score-1-reaching = Whoever reaches 66 wins the deal at once: 1 game point, 2 if the loser has 30 points or less, 3 if the loser has none.
santase-tutorial-score-2 = Here { $loser } declared 66 with only { $points } points. So the deal goes to { $winner }, for { $worth }.
santase-tutorial-score-3 = { $target } game points win the match.
santase-tutorial-score-4-total = If nobody has declared, the last trick counts 10 more, and the higher total wins the deal.
