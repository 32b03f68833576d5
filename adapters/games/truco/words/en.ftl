# Truco: the words of the game. Cards come written ("Q♥"); the calls are Portuguese in every language.

truco-name = Truco
truco-how-1 = Two teams. Whoever wins two of the three rounds of a hand scores it: 1 point, or more if truco was called. 12 points win the match.
truco-how-2 = From low to high: 4 5 6 7 Q J K A 2 3. Higher still are the manilhas, the rank after the turned card (the vira), in the order ♦ ♠ ♥ ♣.

# Rule sets and options.
truco-preset-paulista = Paulista
truco-preset-paulista-about = each team may call once in a hand, and the next player answers
truco-preset-mesa = Mesa
truco-preset-mesa-about = the teams raise by turns, and anyone in the team answers
truco-option-raise_rights-name = Who may call
truco-option-raise_rights = { $value ->
    [alternate] whoever did not raise last may call
   *[once] each team may call once in a hand
}
truco-option-answer_by-name = Who answers a call
truco-option-answer_by = { $value ->
    [team] anyone in the team answers, first counts
   *[next] the next player answers
}

# The calls.
truco-call = { $call ->
    [truco] truco
    [seis] seis
    [nove] nove
   *[doze] doze
}
truco-call-button = { $call ->
    [truco] Truco!
    [seis] Seis!
    [nove] Nove!
   *[doze] Doze!
}

# The table.
truco-vira = Vira { $vira } · manilha { $rank }: { $manilhas }, low to high.
truco-onze = Mão de onze: { $team } { $count ->
    [one] has
   *[other] have
} 11 points. This hand is worth 3, and nobody calls.
truco-ferro = Mão de ferro: 11 to 11. Nobody looks at any card, and whoever wins this hand wins the match.
truco-worth = This hand is worth { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}.
truco-asked = { $name } asks for { $call }: { $worth } points instead of { $now }.
truco-calls = Calls: { $entries }
truco-calls-entry = { $name }: { $word }
truco-accepted = accepted
truco-refused = refused
truco-round = Round { $number }: { $cards } – { $result ->
    [won] { $team } won it
   *[tied] tied
}.
truco-on-table = On the table: { $cards }
truco-card-of = { $name } { $card }
truco-face-down = face down
truco-rounds-won = Rounds won: { $entries }{ $ties ->
    [0] {""}
    [one] {" "}· { $ties } tied
   *[other] {" "}· { $ties } tied
}
truco-score = Points, 12 to win: { $entries }

# The own cards.
truco-partner = { $name } holds { $cards }
truco-choose = Play this hand for 3 points, or refuse it and leave the others 1? The first answer of your team counts.
truco-own-hidden = You played face down: { $cards }
truco-places = Your cards lie face down: { $places }

# Buttons.
truco-hide = Hide { $card }
truco-hide-spoken = play the { $card } face down
truco-place = Card { $place }
truco-place-spoken = turn up the card in place { $place }
truco-call-worth = { $call } ({ $worth })
truco-call-spoken = ask for { $call }, { $worth } points
truco-accept = Accept ({ $worth })
truco-accept-spoken = accept and play for { $worth } points
truco-refuse = Refuse
truco-refuse-spoken = refuse; the others score { $worth }
truco-choose-accept = Play for 3
truco-choose-refuse = Refuse this hand

# The log.
truco-log-dealt = Hand { $deal }: { $name } begins. Vira { $vira }, manilha { $rank }.{ $kind ->
    [onze] {" "}Mão de onze: it is worth 3.
    [ferro] {" "}Mão de ferro: everyone plays blind.
   *[plain] {""}
}
truco-log-onze = { $name } { $answer ->
    [yes] plays the mão de onze
   *[no] refuses the mão de onze
}
truco-log-called = { $name }: { $call } ({ $worth })
truco-log-answered = { $name } { $answer ->
    [yes] accepts: { $worth } points
   *[no] refuses
}
truco-log-played = { $name }: { $card }
truco-log-round = Round { $number } { $result ->
    [won] goes to { $team }
   *[tied] is tied
}
truco-deal-ended = Hand { $deal }: { $reason ->
    [refused] the call was refused, so { $team } scored { $worth }
    [onze-refused] the mão de onze was refused, so { $team } scored { $worth }
    [rounds] { $team } won the rounds and scored { $worth }
   *[tied] three ties, so nobody scored
}. Points: { $entries }
truco-log-won = { $count ->
    [one] { $team } wins the match, { $mine } to { $yours }!
   *[other] { $team } win the match, { $mine } to { $yours }!
}
truco-log-drawn = The match is a draw, { $mine } to { $yours }.
