# 61: the words of the game. Cards come written ("Q♥"), suits with sign and name.

sixty-one-name = 61
sixty-one-how-1 = Two teams of three: take tricks with aces, sevens and pictures, and be the first team with 61 points.
sixty-one-how-2 = Ace 11, seven 10, king 4, jack 3, queen 2. Follow suit if you can. While a team keeps winning, the same player leads.

# Rule sets and options.
sixty-one-preset-classic = Classic
sixty-one-preset-classic-about = one pack of 36 cards, to 61 points
sixty-one-preset-double = Two packs
sixty-one-preset-double-about = 72 cards, to 121 points; equal cards can tie a trick
sixty-one-option-decks-name = Packs
sixty-one-option-decks = { $value ->
    [one] { $value } pack
   *[other] { $value } packs
}
sixty-one-option-target-name = Length of the match
sixty-one-option-target = to { $value } { $value ->
    [one] point
   *[other] points
}
sixty-one-option-seven_high-name = The seven
sixty-one-option-seven_high = { $value ->
    [yes] seven just below the ace
   *[no] seven below the jack
}
sixty-one-option-free_follow-name = Following suit
sixty-one-option-free_follow = { $value ->
    [yes] need not follow suit
   *[no] must follow suit
}
sixty-one-option-punish_at-name = Punishment cards
sixty-one-option-punish_at = { $value ->
    [round] punishment after every deal
   *[match] punishment after the match
}

# The table.
sixty-one-team = Team { $team ->
    [0] A
   *[1] B
}
sixty-one-trumps = Trumps: { $sign } { $suit }. { $card } lies under the pile; { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
} left to draw.
sixty-one-trumps-held = Trumps: { $sign } { $suit }. The pile is empty; { $name } has drawn { $card }.
sixty-one-trumps-empty = Trumps: { $sign } { $suit }. The pile is empty.
sixty-one-lead = { $name } leads.
sixty-one-on-table = On the table: { $entries }
sixty-one-entry = { $name } { $card }
sixty-one-last-trick = Last trick: { $entries } – { $winner } took it.
sixty-one-last-tie = Last trick: { $entries } – tied.
sixty-one-waiting = ⏳ { $points ->
    [one] { $points } point waits
   *[other] { $points } points wait
} for the winner of the next trick, who hands in two punishment cards.
sixty-one-bank = Punishment bank of { $team }: { $cards }
sixty-one-bank-empty = Punishment bank of { $team }: empty
sixty-one-bank-two = Punishment bank of { $team }: empty again; the 2 lies behind { $name }
sixty-one-score = { $team } ({ $names }): { $score } of { $target }

# The log.
sixty-one-log-dealt = Deal { $deal }: { $name } dealt. { $card } is turned up, so { $suit } are trumps.
sixty-one-log-played = { $name }: { $card }
sixty-one-log-taken = { $name } takes the trick for { $team }: { $points }
sixty-one-log-collected = { $name } takes the trick for { $team }: { $points }, and { $collected } that waited
sixty-one-log-tied = A tie with { $card } on both sides: { $points ->
    [one] { $points } point waits
   *[other] { $points } points wait
}, { $waiting } in all
sixty-one-log-submitted = { $team } hands in { $cards } ({ $reason ->
    [tie] after a tie
    [round] deal lost
   *[match] match lost
})
sixty-one-log-two = { $team } hands in the 2 ({ $reason ->
    [tie] after a tie
    [round] deal lost
   *[match] match lost
}), gets everything back and starts again
sixty-one-deal-ended = Deal { $deal } is over: { $entries } in this deal. Score: { $scores }
sixty-one-log-won = { $team } ({ $names }) wins the match, { $ours } to { $theirs }!
