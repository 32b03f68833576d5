# Truco: as palavras do jogo. As cartas já vêm escritas ("Q♥").

truco-name = Truco
truco-how-1 = Duas equipes. Quem ganha duas das três rodadas leva a mão: 1 ponto, ou mais se alguém pedir truco. Quem faz 12 pontos ganha a partida.
truco-how-2 = Da mais fraca à mais forte: 4 5 6 7 Q J K A 2 3. Acima de todas, as manilhas, a carta seguinte à vira, na ordem ♦ ♠ ♥ ♣.

# Regras e opções.
truco-preset-paulista = Paulista
truco-preset-paulista-about = cada equipe pede uma vez por mão, e quem joga depois responde
truco-preset-mesa = Mesa
truco-preset-mesa-about = as equipes aumentam uma de cada vez, e a equipe toda pode responder
truco-option-raise_rights-name = Quem pode pedir
truco-option-raise_rights = { $value ->
    [alternate] pede quem não aumentou por último
   *[once] cada equipe pede uma vez por mão
}
truco-option-answer_by-name = Quem responde ao pedido
truco-option-answer_by = { $value ->
    [team] a equipe responde, vale a 1ª resposta
   *[next] quem joga depois responde
}

# Os pedidos.
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

# A mesa.
truco-vira = Vira { $vira } · manilha { $rank }: { $manilhas }, da menor à maior.
truco-onze = Mão de onze: { $team } { $count ->
    [one] tem
    [many] têm
   *[other] têm
} 11 pontos. A mão vale 3 e ninguém pede truco.
truco-ferro = Mão de ferro: 11 a 11. Ninguém olha carta nenhuma, e quem ganhar esta mão ganha a partida.
truco-worth = A mão vale { $worth ->
    [one] { $worth } ponto
    [many] { $worth } pontos
   *[other] { $worth } pontos
}.
truco-asked = { $name } pede { $call }: { $worth } pontos em vez de { $now }.
truco-calls = Pedidos: { $entries }
truco-calls-entry = { $name }: { $word }
truco-accepted = aceito
truco-refused = corro
truco-round = Rodada { $number }: { $cards } – { $result ->
    [won] fica com { $team }
   *[tied] empatou
}.
truco-on-table = Na mesa: { $cards }
truco-card-of = { $name } { $card }
truco-face-down = encoberta
truco-rounds-won = Rodadas ganhas: { $entries }{ $ties ->
    [0] {""}
    [one] {" "}· { $ties } empate
    [many] {" "}· { $ties } empates
   *[other] {" "}· { $ties } empates
}
truco-score = Pontos, vai até 12: { $entries }

# As próprias cartas.
truco-partner = { $name } tem { $cards }
truco-choose = Jogar esta mão valendo 3, ou correr e dar 1 ponto aos outros? Vale a primeira resposta da sua equipe.
truco-own-hidden = Você jogou encoberta: { $cards }
truco-places = Suas cartas fechadas: { $places }

# Botões.
truco-hide = Encobrir { $card }
truco-hide-spoken = jogar encoberta: { $card }
truco-place = Carta { $place }
truco-place-spoken = virar a carta do lugar { $place }
truco-call-worth = { $call } ({ $worth })
truco-call-spoken = pedir { $call }, { $worth } pontos
truco-accept = Aceitar ({ $worth })
truco-accept-spoken = aceitar e jogar valendo { $worth } pontos
truco-refuse = Correr
truco-refuse-spoken = correr; os outros marcam { $worth }
truco-choose-accept = Jogar valendo 3
truco-choose-refuse = Correr desta mão

# O histórico.
truco-log-dealt = Mão { $deal }: { $name } começa. Vira { $vira }, manilha { $rank }.{ $kind ->
    [onze] {" "}Mão de onze: vale 3.
    [ferro] {" "}Mão de ferro: todo mundo joga no escuro.
   *[plain] {""}
}
truco-log-onze = { $name } { $answer ->
    [yes] joga a mão de onze
   *[no] corre da mão de onze
}
truco-log-called = { $name }: { $call } ({ $worth })
truco-log-answered = { $name } { $answer ->
    [yes] aceita: vale { $worth } pontos
   *[no] corre
}
truco-log-played = { $name }: { $card }
truco-log-round = Rodada { $number } { $result ->
    [won] fica com { $team }
   *[tied] empatou
}
truco-deal-ended = Mão { $deal }: { $reason ->
    [refused] correram do pedido, { $worth } para { $team }
    [onze-refused] correram da mão de onze, { $worth } para { $team }
    [rounds] ganha nas rodadas, { $worth } para { $team }
   *[tied] três empates, ninguém marca
}. Pontos: { $entries }
truco-log-won = { $count ->
    [one] { $team } ganhou a partida, { $mine } a { $yours }!
    [many] { $team } ganharam a partida, { $mine } a { $yours }!
   *[other] { $team } ganharam a partida, { $mine } a { $yours }!
}
truco-log-drawn = A partida empatou, { $mine } a { $yours }.
