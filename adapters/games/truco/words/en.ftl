# Truco: the words of the game. Cards come written ("Q♥"); the calls are Portuguese in every language.

truco-name = Truco
truco-pitch = Bluff, raise, shout: three cards decide.
truco-how-1 = Two teams. Whoever wins two of the three rounds of a hand scores it: { $first_worth ->
    [1] 1 point
   *[2] 2 points
}, or more if truco was called. { $best_of ->
    [1] 12 points win the match.
   *[3] 12 points win a game, two games the match.
}
truco-how-2 = From low to high: { $pack ->
    [clean] Q J K A 2 3
   *[full] 4 5 6 7 Q J K A 2 3
}. Higher still are the manilhas, { $manilhas ->
    [fixed] always 7♦ A♠ 7♥ 4♣.
   *[vira] the rank after the turned card (the vira), in the order ♦ ♠ ♥ ♣.
}
truco-end-result = { $best_of ->
    [1] The team that is ahead then wins
   *[3] The team that has won more games then wins, and if those are level the one with more points
}; level is a draw. This hand does not count.

# Rule sets and options.
truco-preset-paulista = Paulista
truco-preset-paulista-about = each team may call once in a hand, and the next player answers
truco-preset-mesa = Mesa
truco-preset-mesa-about = the teams raise by turns, and anyone in the team answers
truco-preset-mineiro = Mineiro
truco-preset-mineiro-about = fixed manilhas 4♣ 7♥ A♠ 7♦, no vira; a hand is worth 2, then 4, 8, 10, 12
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
truco-option-pack-name = Pack
truco-option-pack = { $value ->
    [clean] clean pack, no 4 5 6 7
   *[full] full pack of 40
}
truco-option-best_of-name = Games in a match
truco-option-best_of = { $value ->
    [1] one game
   *[other] best of { $value } games
}
truco-option-signs-name = Signs
truco-option-signs = { $value ->
    [yes] signs to partners
   *[no] no signs
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
truco-shout = { $what ->
    [ladrao] Truco, ladrão!
    [marreco] Toma, marreco!
    [pato] Pato!
    [desce] Desce!
   *[chora] Chora!
}
truco-sign = { $what ->
    [wink] 😉 winks: zap
    [eyebrows] 🤨 raises the eyebrows: copeta
    [cheek] 😗 cheek out: espadilha
    [tongue] 😛 tip of the tongue: pica-fumo
   *[closed] 😌 closes the eyes: nothing
}

# The table.
truco-vira = Vira { $vira } · manilha { $rank }: { $manilhas }, low to high.
truco-fixed = Manilhas: { $manilhas }, low to high.
truco-named = { $card } { $name }
truco-manilha-name = { $suit ->
    [C] zap
    [H] copeta
    [S] espadilha
   *[D] pica-fumo
}
truco-onze = { $points ->
    [10] Mão de dez
   *[other] Mão de onze
}: { $team } { $count ->
    [one] has
   *[other] have
} { $points } points. This hand is worth { $worth }, and nobody calls.
truco-ferro = Mão de ferro: { $points } to { $points }. Nobody looks at any card, and whoever wins this hand wins the game.
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
truco-games = Games won, best of { $best_of }: { $entries }

# A player’s own cards.
truco-partner = { $name } holds { $cards }
truco-choose = Play this hand for { $worth } points, or refuse it and leave the others { $first }? The first answer of your team counts.
truco-own-hidden = You played face down: { $cards }
truco-spots = Your cards lie face down: { $spots }

# Buttons.
truco-hide = Hide { $card }
truco-hide-spoken = play the { $card } face down
truco-spot = Card { $spot }
truco-spot-spoken = turn up the card in place { $spot }
truco-call-worth = { $call } ({ $worth })
truco-call-spoken = ask for { $call }, { $worth } points
truco-accept = Accept ({ $worth })
truco-accept-spoken = accept and play for { $worth } points
truco-refuse = Refuse
truco-refuse-spoken = refuse; the others score { $worth }
truco-run = Run ({ $worth })
truco-run-spoken = run: the others score { $worth }
truco-choose-accept = Play for { $worth }
truco-choose-refuse = Refuse this hand

# The log.
truco-log-dealt = Hand { $deal }: { $name } begins.{ $vira ->
    [none] {""}
   *[other] {" "}Vira { $vira }, manilha { $rank }.
}{ $kind ->
    [onze] {" "}It is worth { $worth }, and nobody calls.
    [ferro] {" "}Mão de ferro: everyone plays blind.
   *[plain] {""}
}
truco-log-onze = { $name } { $answer ->
    [yes] plays this hand
   *[no] refuses this hand
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
    [onze-refused] the hand was refused, so { $team } scored { $worth }
    [ran] the others ran, so { $team } scored { $worth }
    [rounds] { $team } won the rounds and scored { $worth }
   *[tied] three ties, so nobody scored
}. Points: { $entries }
truco-log-won = { $count ->
    [one] { $team } wins the match, { $mine } to { $yours }!
   *[other] { $team } win the match, { $mine } to { $yours }!
}
truco-log-game = { $team } { $count ->
    [one] wins
   *[other] win
} this game, { $mine } to { $yours }. Games: { $entries }
truco-log-ran = { $name } runs
truco-log-drawn = The match is a draw, { $mine } to { $yours }.

# Hints for a first game.
truco-hint-any = Any card goes, suits do not matter. The highest card wins the round.
truco-hint-hide = Hidden cards count nothing: use that to throw away a card unseen.
truco-hint-call = { $call } The hand would count { $worth } instead of { $now }; if they refuse, you score { $now }.{ $next ->
    [0] {""}
   *[other] {" "}They may raise to { $next }.
}
truco-hint-accept = Accept: you play on, and the hand counts { $worth }.
truco-hint-refuse = Refuse: the hand is over, and they score { $now }.
truco-hint-raise = { $call } You take the { $worth } and ask for { $next }; now they must answer.
truco-hint-choose = Play, and the hand counts { $worth }. Refuse, and the others score { $first }.
truco-hint-ferro = Nobody sees a card, not even you: choose any place and hope.

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
truco-tutorial-goal = Truco: what it is about
truco-tutorial-goal-1 = Two teams; partners sit across from each other. Everybody gets three cards, so a hand has three rounds, and two of them win it.
truco-tutorial-goal-2 = A hand is worth { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}, more if somebody calls truco. { $target } points win the match.
truco-tutorial-goal-2-games = A hand is worth { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}, more if somebody calls truco. { $target } points win a game, and two games win the match.
truco-tutorial-goal-3 = On your turn you press the card you want to play. Play goes counter-clockwise.
truco-tutorial-cards = The cards
truco-tutorial-cards-1 = From weak to strong: 4 5 6 7 Q J K A 2 3. Suits do not matter.
truco-tutorial-cards-1-clean = From weak to strong: Q J K A 2 3. Suits do not matter.
truco-tutorial-cards-2 = One card is turned up, the vira. The rank after it is the manilha and beats everything. The vira is { $vira }, so these are the manilhas, from low to high: { $manilhas }
truco-tutorial-cards-2-mineiro = Four cards beat everything, always the same: 4♣ zap, then 7♥ copeta, A♠ espadilha and 7♦ pica-fumo. There is no vira.
truco-tutorial-cards-3 = So whoever holds { $card } has the best card there is.
truco-tutorial-round = A round
truco-tutorial-round-1 = Everybody plays one card, any they like. The highest wins for its team.
truco-tutorial-round-2 = Here { $winner } wins with { $card }, a manilha, and leads the next round. The round goes to { $team }.
truco-tutorial-round-3 = If opponents share the highest card, the round is tied. From the second round on you may hide a card: face down it counts nothing.
truco-tutorial-calls = Truco!
truco-tutorial-calls-1 = Before your card you may call. { $caller } has called truco: the hand shall count { $worth } instead of { $now }. { $name } must answer.
truco-tutorial-calls-1-team = Before your card you may call. { $caller } has called truco: the hand shall count { $worth } instead of { $now }. { $name } may answer; the first answer counts for the team.
truco-tutorial-calls-2 = Accept: you play on for { $worth }. Refuse: the callers score { $now } at once. Seis: you accept and ask for { $next }.
truco-tutorial-calls-3 = After seis come nove (9) and doze (12). You may call with bad cards, too: bluffing is half the game.
truco-tutorial-calls-3-mineiro = After seis come nove (10) and doze (12). You may call with bad cards, too: bluffing is half the game.
truco-tutorial-score = Points
truco-tutorial-score-1 = Here truco was accepted, and { $team } won two rounds: { $worth } points.
truco-tutorial-score-2 = With 11 points comes the mão de onze: the team sees its partners’ cards and chooses to play for 3, or to leave the others 1.
truco-tutorial-score-2-mineiro = A hand is worth 2, called 4, 8, 10 or 12. With 10 points comes the mão de dez: the team sees its cards and plays for 4, or leaves the others 2.
truco-tutorial-score-3 = { $target } points win the match. At { $ferro } to { $ferro } nobody sees any card: that is the mão de ferro.
truco-tutorial-score-3-games = { $target } points win a game, two games the match. At { $ferro } to { $ferro } nobody sees any card: that is the mão de ferro.

# On pictures.
truco-picture-vira = Vira
truco-picture-manilha = Manilha
truco-picture-worth = Worth
truco-picture-call = { $now } → { $worth }?
truco-picture-ties = Tied rounds
truco-picture-kind = { $kind ->
    [ferro] Mão de ferro
   *[onze] { $points ->
        [10] Mão de dez
       *[other] Mão de onze
    }
}
truco-picture-hidden = You played face down
