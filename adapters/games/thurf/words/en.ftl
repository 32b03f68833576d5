# Thurf: the words of the game. Aata, kotu, addu, shartu, pai-shartu, thurf, pattu and ookulu stay themselves.

thurf-name = Thurf
thurf-pitch = Call aata, name the suit, and hold off the other team.
thurf-how-1 = Two teams. Whoever calls “aata” first in order names the thurf suit; the other team tries to take enough card points (ookulu) to spoil it.
thurf-how-2 = Thurf: J 20, 9 14, A 11, 10 10, K 3, Q 2, strong to weak J 9 A K Q 10. Other suits: A 11, K 3, Q 2, J 1, 10 10, strong to weak A K Q J 10 9.
thurf-end-result = { $scoreboard ->
    [manual] Nobody is named as the winner then: the games won are shown, the rest is on your scoreboard.
   *[auto] The team that is dealing has then lost; before the first game is finished it is a draw.
}

thurf-call = { $call ->
    [aata] aata
    [kotu] kotu
    [addu] addu
    [shartu] shartu
    [pai-shartu] pai-shartu
    [withdrawn] withdrawn
   *[pass] pass
}

# Rule sets and options.
thurf-preset-standard = Standard
thurf-preset-standard-about = six games; the bot keeps the scoreboard
thurf-preset-memory = From memory
thurf-preset-memory-about = six games; a pattu is out of sight once the next has begun
thurf-option-games-name = Length of the match
thurf-option-games = { $value ->
    [0] until a majority stops
    [one] { $value } game
   *[other] { $value } games
}
thurf-option-kotu_factor-name = What a kotu counts
thurf-option-kotu_factor = { $value ->
    [1] kotu counts once
    [2] kotu counts double
   *[other] kotu counts { $value } times
}
thurf-option-play_out-name = A kotu that lost a pattu
thurf-option-play_out = { $value ->
    [yes] a lost kotu is played out
   *[no] a lost kotu ends at once
}
thurf-option-scoreboard-name = Scoreboard
thurf-option-scoreboard = { $value ->
    [manual] you keep the scoreboard
   *[auto] the bot keeps the scoreboard
}
thurf-option-log-name = Log
thurf-option-log = { $value ->
    [clear] log anew each game
    [last] log of two pattus
   *[keep] whole log
}

# The table.
thurf-dealer = { $games ->
    [0] Game { $game }.
   *[other] Game { $game } of { $games }.
} { $name } deals ↺ (counter-clockwise).
thurf-pause = The next game begins when all want it.
thurf-calls = Calls: { $entries }
thurf-calls-entry = { $name } { $call }
thurf-chosen = ★ { $name } is to name the thurf suit{ $kind ->
    [kotu] { " " }and plays kotu.
    [must] , because nobody else did in three deals.
   *[aata] .
}
thurf-declared = ★ { $name } declared: thurf is { $sign } { $suit }.
thurf-declared-kotu = ★ { $name } plays kotu, alone: thurf is { $sign } { $suit }.
thurf-stake = Stake ×{ $stake }: { $entries }
thurf-now = Pattu: { $entries }
thurf-play-entry = { $name } { $card }
thurf-last-pattu = Last pattu: { $entries } → { $winner }
thurf-taken = Pattus: { $entries }
thurf-closed = Closed cards: { $entries }
thurf-own-points = Your team has { $points } ookulu.
thurf-own-pattus = Pattus of your team:
thurf-own-pattu = { $number }. { $cards } ({ $name })
thurf-sits-out = You sit out: { $name } plays kotu.

# The scoreboard.
thurf-dealing = { $team } deal, pending games: { $pending }
thurf-dealing-manual = Your scoreboard: { $team } deal ({ $name }), pending games: { $pending }
thurf-changes = Changes: { $entries }
thurf-change = { $change } → { $pending }
thurf-change-passed = { $change } → { $team } { $pending }
thurf-won = Games won: { $entries }

# Buttons.
thurf-look = Our pattus ({ $count })
thurf-aata = Aata
thurf-kotu = Kotu (alone)
thurf-pass = Pass
thurf-withdraw = Withdraw
thurf-suit = Thurf { $sign }
thurf-suit-spoken = name { $suit } as thurf
thurf-raise = { $call ->
    [addu] Addu (×2)
    [shartu] Shartu (×4)
   *[pai-shartu] Pai-shartu (×8)
}
thurf-next = Next game
thurf-stop = Stop the match
thurf-set-dealer = Dealer: seat { $seat }
thurf-set-team = Deal to the other team
thurf-set-pending = Pending: { $count }
thurf-menu-dealer = Dealer
thurf-menu-pending = Pending games

# The log.
thurf-log-dealt = Game { $game }, deal { $deal }: { $name } deals { $each } cards each ↺ { $order }
thurf-log-called = { $name }: { $call }
thurf-log-withdrew = { $name } withdraws
thurf-log-chosen = { $name } is to name the thurf suit{ $kind ->
    [kotu] { " " }(kotu)
    [must] , since nobody called in three deals
   *[aata] { "" }
}
thurf-log-thrown-in = Nobody declares: the cards are thrown in, and { $name } deals again.
thurf-log-named = ★ { $name } declares { $sign } { $suit } as thurf
thurf-log-named-kotu = ★ { $name } plays kotu with { $sign } { $suit } as thurf
thurf-log-raised = { $name }: { $call }! The stake is ×{ $stake }
thurf-log-held = { $name } lets the stake be
thurf-log-began = { $each ->
    [0] { $name } leads.
   *[other] { $dealer } deals { $each } more cards each ↺. { $name } leads.
}
thurf-log-played = { $name }: { $card }
thurf-log-taken = → { $name } takes the pattu: { $cards }
thurf-game-ended = Game { $game }: { $reason ->
    [kotu-made] { $declarer } won every pattu alone
    [kotu-lost] { $declarer } lost a pattu in kotu
    [made] { $declarer } made it
   *[lost] { $declarer } did not make it
} ({ $counted }), stake ×{ $worth }. { $team } win the game.
thurf-game-board = Pending games of { $team }: { $change }, now { $pending }.
thurf-game-passed = Pending games of { $team }: { $change }. The deal passes to { $name }, { $pending } pending.
thurf-log-answered = { $answer ->
    [stop] { $name } proposes to stop
   *[next] { $name } wants the next game
}
thurf-log-board = { $name } sets the scoreboard: { $dealer } deals, pending games { $pending }
thurf-log-won = { $team } win the match: the others must deal next. Games won: { $entries }
thurf-log-over = The games are played; who has won is on your scoreboard. Games won: { $entries }

# Hints for a first game.
thurf-hint-aata = Aata: you would name the thurf suit. The other team spoils it with { $points } ookulu.
thurf-hint-kotu = Kotu: you would play alone and must win every pattu. It counts ×{ $factor }.
thurf-hint-pass = Pass: you leave naming the suit to the others.
thurf-hint-change = You can still change your answer until everybody has answered.
thurf-hint-must = Nobody called in three deals, so you must name a suit.
thurf-hint-name = Your best suit seems to be { $sign } { $suit }. As thurf, J and 9 are the strongest cards.
thurf-hint-withdraw = Withdraw: you take your call back, and the next caller is asked.
thurf-hint-raise = With { $call } this game counts ×{ $stake }, whoever wins it.
thurf-hint-raise-next = After that the other team may answer { $call }: ×{ $stake }.
thurf-hint-hold = Pass: as far as you are concerned, it stays at ×{ $stake }.
thurf-hint-next = Next game: it begins as soon as everybody wants it.
thurf-hint-stop = Stop: the match ends when more than half of you want that.
thurf-hint-board = You keep the board yourselves: set dealer and pending games before you go on.
thurf-hint-lead = Thurf is { $sign } { $suit } and beats every other suit.
thurf-hint-led = Thurf was led, so you must play thurf.
thurf-hint-none = Thurf was led and you have none: any card goes.
thurf-hint-low = A thurf lower than { $card } is not allowed here while you have something else.
thurf-hint-either = Follow with { $sign } { $suit }, or play a thurf: both are allowed.

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
thurf-tutorial-goal = Thurf: what it is about
thurf-tutorial-goal-1 = Two teams, here { $ours } against { $theirs }. One player names the thurf suit; then everyone plays for the ookulu in the pattus.
thurf-tutorial-goal-2 = The dealing team must work off its pending games. Whoever has to deal when the match ends has lost it.
thurf-tutorial-goal-2-manual = The dealing team must work off its pending games. At this table you keep that score yourselves; the bot says how each game ended.
thurf-tutorial-goal-3 = Dealing and play go counter-clockwise. On your turn you press a card or a call.
thurf-tutorial-goal-4-open = This match has no last game: between two games everybody is asked whether to go on, and most of the people decide.
thurf-tutorial-cards = The cards
thurf-tutorial-cards-1 = In thurf, from strong to weak: J 9 A K Q 10. In the other suits: A K Q J 10 9.
thurf-tutorial-cards-2 = Thurf counts J 20, 9 14, A 11, 10 10, K 3, Q 2. The other suits A 11, 10 10, K 3, Q 2, J 1.
thurf-tutorial-cards-3 = With { $sign } { $suit } as thurf, this hand goes from strong to weak, thurf first: { $cards }
thurf-tutorial-calls = The calls
thurf-tutorial-calls-1 = With your first cards you call aata if you want to name thurf, kotu if you can win every pattu alone, or you pass. { $name } called aata and named { $sign } { $suit }.
thurf-tutorial-calls-2 = The other team spoils the game with { $enough } ookulu, with two packs 95. If it believes so, it calls addu: the game counts ×2.
thurf-tutorial-calls-3 = The declarers may answer shartu (×4), and the others once more pai-shartu (×8). Then the rest of the cards is dealt.
thurf-tutorial-follow = What may be played
thurf-tutorial-follow-1 = { $led } was led and { $best }, a thurf, lies on it. { $name } may only play the bright cards, { $playable }, for { $low } is a lower thurf.
thurf-tutorial-follow-2 = You follow suit or play a thurf, but not a lower one than lies there, unless you have nothing else.
thurf-tutorial-follow-3 = When thurf is led, you must play thurf. Without the suit that was led you are free.
thurf-tutorial-pattu = A pattu
thurf-tutorial-pattu-1 = { $winner } takes the pattu with { $card }: { $points } ookulu for the team.
thurf-tutorial-pattu-2 = The highest thurf wins, without one the highest card of the suit that was led. The winner leads next.
thurf-tutorial-pattu-3 = You may look at the pattus of your own team, never at those of the others.
thurf-tutorial-pattu-4-memory = At this table you need your memory: a pattu of the others is out of sight once the next has begun.
thurf-tutorial-score = Pending games
thurf-tutorial-score-1 = { $team } won this game. The pending games of the dealing team ({ $dealers }) change by { $change }: now { $pending }.
thurf-tutorial-score-2 = It began with { $seats }. Winning takes some away, losing adds some; addu and kotu multiply that.
thurf-tutorial-score-3 = At 0 the deal passes to the right, to the other team.

# On pictures.
thurf-picture-pending = Pending
thurf-picture-dealing = deals · pending games: { $pending }
thurf-picture-games = { $games ->
    [0] Games played: { $game }
   *[other] Games played: { $game } of { $games }
}
thurf-picture-change = Pending games after the last game: { $pending } ({ $change })
thurf-picture-won = Games
thurf-picture-last = Last game
thurf-picture-stake = Stake
thurf-picture-alt-declarer = declarer
