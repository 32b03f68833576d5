# Thurf: the words of the game. Aata, kotu, addu, shartu, pai-shartu, thurf, pattu and ookulu stay themselves.

thurf-name = Thurf
thurf-how-1 = Two teams. Who calls “aata” first in order names the thurf suit; the other team tries to take enough card points (ookulu) to spoil it.
thurf-how-2 = Thurf: J 20, 9 14, A 11, 10 10, K 3, Q 2, strong to weak J 9 A K Q 10. Other suits: A 11, K 3, Q 2, J 1, 10 10, strong to weak A K Q J 10 9.

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
