# 61: the words of the game. Cards come written ("Q♥"), suits with sign and name.

sixty-one-name = 61
sixty-one-pitch = Two teams of three race to 61.
sixty-one-how-1 = Two teams of three: take tricks with aces, sevens and pictures, and be the first team with { $target } points.
sixty-one-how-2 = Ace 11, seven 10, king 4, jack 3, queen 2. Follow suit if you can. While a team keeps winning, the same player leads.
sixty-one-end-result = { $hands ->
    [single] The team that is ahead in points then wins
   *[other] The team that is ahead in hands won then wins, and if those are level in points
}, level is a draw, and nobody hands in anything.

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
sixty-one-option-hands-name = Hands in a match
sixty-one-option-hands = { $value ->
    [best3] two of three hands
    [best5] three of five hands
    [till2] until a team hands in its 2
   *[single] one hand
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
    [hand] hand lost
   *[match] match lost
})
sixty-one-log-two = { $team } hands in the 2 ({ $reason ->
    [tie] after a tie
    [round] deal lost
    [hand] hand lost
   *[match] match lost
}), gets everything back and starts again
sixty-one-deal-ended = Deal { $deal } is over: { $entries } in this deal. Score: { $scores }
sixty-one-log-won = { $team } ({ $names }) wins the match, { $ours } to { $theirs }!
sixty-one-log-hand = { $team } wins this hand, { $ours } to { $theirs }. Hands won: { $entries }
sixty-one-hands = { $hands ->
    [best3] Hands won, two of three:
    [best5] Hands won, three of five:
   *[till2] Hands won, until a team hands in its 2:
} { $entries }

# Hints for a first game.
sixty-one-hint-worth = Ace 11, seven 10, king 4, jack 3 and queen 2 count for the team that takes them.
sixty-one-hint-free-follow = At this table nobody has to follow suit: any card goes.
sixty-one-hint-tied = Both teams have played { $card }: as it is, nobody takes the trick, and { $points } points wait.
sixty-one-hint-ties = Your { $card } would tie: nobody takes the trick, and its points wait for the next winner.
sixty-one-hint-needs = Points still needed to win: your team { $ours }, the other team { $theirs }.
sixty-one-hint-decides = { $side ->
    [ours] If your team takes this trick, it wins.
    [both] Whoever takes this trick wins.
   *[theirs] If the other team takes this trick, it wins.
}

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
sixty-one-tutorial-goal = 61: what it is about
sixty-one-tutorial-goal-1 = Six players in two teams: { $ours } against { $theirs }. You take tricks with cards that count.
sixty-one-tutorial-goal-2 = The first team with { $target } points wins, at once.
sixty-one-tutorial-goal-2-hands = The first team with { $target } points wins the hand, at once; at this table a match lasts several hands.
sixty-one-tutorial-goal-3 = On your turn you press one of your three cards; after each trick everyone draws a new one.
sixty-one-tutorial-cards = The cards
sixty-one-tutorial-cards-1 = From strong to weak: A K Q J 7 6 5 4 3.
sixty-one-tutorial-cards-1-seven = From strong to weak: A 7 K Q J 6 5 4 3.
sixty-one-tutorial-cards-2 = They count: ace 11, seven 10, king 4, jack 3, queen 2, the others nothing. This hand holds { $points } points: { $cards }
sixty-one-tutorial-cards-3 = The card under the pile names the trumps, here { $suit }. A trump beats every other suit.
sixty-one-tutorial-follow = Following suit
sixty-one-tutorial-follow-1 = { $leader } led { $led }. Whoever has { $suit } must play it, so { $name } may only choose among the bright cards: { $playable }
sixty-one-tutorial-follow-2 = Whoever has none may play any card, even a trump.
sixty-one-tutorial-trick = A trick
sixty-one-tutorial-trick-1 = { $winner } takes the trick with { $card }, the only trump: { $points } points for { $team }.
sixty-one-tutorial-trick-2 = Without a trump the highest card of the suit that was led wins.
sixty-one-tutorial-trick-3 = The winner now leads, and keeps the lead as long as the team goes on winning, whoever of the team takes the tricks.
sixty-one-tutorial-trick-4-tied = There are two of each card here. If both teams have played the highest one, the trick is tied, and its points wait for whoever wins next.
sixty-one-tutorial-trick-5-free = Nobody has to follow suit at this table.
sixty-one-tutorial-score = Points and punishment
sixty-one-tutorial-score-1 = Points count as soon as a trick is taken. After the first one { $team } has { $points } of the { $target } it needs.
sixty-one-tutorial-score-2 = The losing team hands in punishment cards: first four tens, then four nines, four eights, and at last the two.
sixty-one-tutorial-score-2-round = After every deal the team with fewer points in it hands in punishment cards: first four tens, then four nines, four eights, and at last the two.
sixty-one-tutorial-score-3 = They stay with the table, so that everybody can see who owes a revenge.

# On pictures.
sixty-one-picture-waiting = Waiting
sixty-one-picture-bank = Bank of { $team }
sixty-one-picture-bank-none = –
sixty-one-picture-bank-line = { $bank }: { $cards }
sixty-one-picture-hands-of = { $points ->
    [one] { $points } hand
   *[other] { $points } hands
}
sixty-one-picture-alt-behind = a { $rank } lies behind
