# Truco: as palavras do jogo. As cartas já vêm escritas ("Q♥").

truco-name = Truco
truco-pitch = Blefe, aumente, grite: três cartas decidem.
truco-how-1 = Duas equipes. Quem ganha duas das três rodadas leva a mão: { $first_worth ->
    [1] 1 ponto
   *[2] 2 pontos
}, ou mais se alguém pedir truco. { $best_of ->
    [1] Quem faz 12 pontos ganha a partida.
   *[3] 12 pontos fazem um jogo; quem ganha dois jogos leva a partida.
}
truco-how-2 = Da mais fraca à mais forte: { $pack ->
    [clean] Q J K A 2 3
   *[full] 4 5 6 7 Q J K A 2 3
}. Acima de todas, as manilhas: { $manilhas ->
    [fixed] sempre 7♦ A♠ 7♥ 4♣.
   *[vira] a carta seguinte à vira, na ordem ♦ ♠ ♥ ♣.
}
truco-end-result = { $best_of ->
    [1] Aí ganha a equipe que estiver na frente
   *[3] Aí ganha a equipe com mais jogos ganhos e, se estiverem iguais, com mais pontos
}; igual é empate. Esta mão não conta.

# Regras e opções.
truco-preset-paulista = Paulista
truco-preset-paulista-about = cada equipe pede uma vez por mão, e quem joga depois responde
truco-preset-mesa = Mesa
truco-preset-mesa-about = as equipes aumentam uma de cada vez, e a equipe toda pode responder
truco-preset-mineiro = Mineiro
truco-preset-mineiro-about = manilhas fixas 4♣ 7♥ A♠ 7♦, sem vira; a mão vale 2, depois 4, 8, 10, 12
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
truco-option-pack-name = Baralho
truco-option-pack = { $value ->
    [clean] baralho limpo, sem 4 5 6 7
   *[full] baralho cheio, 40 cartas
}
truco-option-best_of-name = Jogos na partida
truco-option-best_of = { $value ->
    [1] um jogo
   *[other] melhor de { $value } (queda)
}
truco-option-signs-name = Sinais
truco-option-signs = { $value ->
    [yes] com sinais ao parceiro
   *[no] sem sinais
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
truco-shout = { $what ->
    [ladrao] Truco, ladrão!
    [marreco] Toma, marreco!
    [pato] Pato!
    [desce] Desce!
   *[chora] Chora!
}
truco-sign = { $what ->
    [wink] 😉 pisca: zap
    [eyebrows] 🤨 sobrancelhas: copeta
    [cheek] 😗 enche a bochecha: espadilha
    [tongue] 😛 ponta da língua: pica-fumo
   *[closed] 😌 fecha os olhos: nada
}

# A mesa.
truco-vira = Vira { $vira } · manilha { $rank }: { $manilhas }, da menor à maior.
truco-fixed = Manilhas: { $manilhas }, da menor à maior.
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
    [one] tem
    [many] têm
   *[other] têm
} { $points } pontos. A mão vale { $worth } e ninguém pede truco.
truco-ferro = Mão de ferro: { $points } a { $points }. Ninguém olha carta nenhuma, e quem ganhar esta mão ganha o jogo.
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
truco-games = Jogos ganhos, melhor de { $best_of }: { $entries }

# As próprias cartas.
truco-partner = { $name } tem { $cards }
truco-choose = Jogar esta mão valendo { $worth }, ou correr e dar { $first } aos outros? Vale a primeira resposta da sua equipe.
truco-own-hidden = Você jogou encoberta: { $cards }
truco-spots = Suas cartas fechadas: { $spots }

# Botões.
truco-hide = Encobrir { $card }
truco-hide-spoken = jogar encoberta: { $card }
truco-spot = Carta { $spot }
truco-spot-spoken = virar a carta do lugar { $spot }
truco-call-worth = { $call } ({ $worth })
truco-call-spoken = pedir { $call }, { $worth } pontos
truco-accept = Aceitar ({ $worth })
truco-accept-spoken = aceitar e jogar valendo { $worth } pontos
truco-refuse = Correr
truco-refuse-spoken = correr; os outros marcam { $worth }
truco-run = Correr ({ $worth })
truco-run-spoken = correr: os outros marcam { $worth }
truco-choose-accept = Jogar valendo { $worth }
truco-choose-refuse = Correr desta mão

# O histórico.
truco-log-dealt = Mão { $deal }: { $name } começa.{ $vira ->
    [none] {""}
   *[other] {" "}Vira { $vira }, manilha { $rank }.
}{ $kind ->
    [onze] {" "}Vale { $worth }, e ninguém pede truco.
    [ferro] {" "}Mão de ferro: todo mundo joga no escuro.
   *[plain] {""}
}
truco-log-onze = { $name } { $answer ->
    [yes] joga esta mão
   *[no] corre desta mão
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
    [onze-refused] correram da mão, { $worth } para { $team }
    [ran] os outros correram, { $worth } para { $team }
    [rounds] ganha nas rodadas, { $worth } para { $team }
   *[tied] três empates, ninguém marca
}. Pontos: { $entries }
truco-log-won = { $count ->
    [one] { $team } ganhou a partida, { $mine } a { $yours }!
    [many] { $team } ganharam a partida, { $mine } a { $yours }!
   *[other] { $team } ganharam a partida, { $mine } a { $yours }!
}
truco-log-game = { $team } { $count ->
    [one] ganhou
    [many] ganharam
   *[other] ganharam
} este jogo, { $mine } a { $yours }. Jogos: { $entries }
truco-log-ran = { $name } corre
truco-log-drawn = A partida empatou, { $mine } a { $yours }.

# Hints for a first game.
truco-hint-any = Vale qualquer carta, o naipe não importa. A carta mais alta ganha a rodada.
truco-hint-hide = Carta encoberta não vale nada: serve para se livrar de uma carta sem ninguém ver.
truco-hint-call = { $call } A mão passaria a valer { $worth } em vez de { $now }; se correrem, você faz { $now }.{ $next ->
    [0] {""}
   *[other] {" "}Podem aumentar para { $next }.
}
truco-hint-accept = Aceitar: o jogo segue, e a mão vale { $worth }.
truco-hint-refuse = Correr: a mão acaba, e eles fazem { $now }.
truco-hint-raise = { $call } Você aceita { $worth } e pede { $next }; agora eles respondem.
truco-hint-choose = Jogando, a mão vale { $worth }. Correndo, os outros fazem { $first }.
truco-hint-ferro = Ninguém vê carta nenhuma, nem você: escolha um lugar e torça.

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
truco-tutorial-goal = Truco: como é o jogo
truco-tutorial-goal-1 = Duas equipes; parceiros sentam frente a frente. Cada um recebe três cartas, então a mão tem três rodadas, e duas bastam para ganhar.
truco-tutorial-goal-2 = A mão vale { $worth ->
    [1] 1 ponto
   *[2] 2 pontos
}, mais se alguém pedir truco. A partida vai até { $target } pontos.
truco-tutorial-goal-2-games = A mão vale { $worth ->
    [1] 1 ponto
   *[2] 2 pontos
}, mais se alguém pedir truco. { $target } pontos fazem um jogo; quem ganha dois jogos leva a partida.
truco-tutorial-goal-3 = Na sua vez, toque na carta que quer jogar. O jogo corre no sentido anti-horário.
truco-tutorial-cards = As cartas
truco-tutorial-cards-1 = Da mais fraca à mais forte: 4 5 6 7 Q J K A 2 3. O naipe não importa.
truco-tutorial-cards-1-clean = Da mais fraca à mais forte: Q J K A 2 3. O naipe não importa.
truco-tutorial-cards-2 = Uma carta é virada, a vira. A seguinte a ela é a manilha e ganha de tudo. A vira é { $vira }, então as manilhas são, da menor à maior: { $manilhas }
truco-tutorial-cards-2-mineiro = Quatro cartas ganham de tudo, sempre as mesmas: 4♣ zap, depois 7♥ copeta, A♠ espadilha e 7♦ pica-fumo. Não há vira.
truco-tutorial-cards-3 = Quem tem { $card } tem a melhor carta que existe.
truco-tutorial-round = Uma rodada
truco-tutorial-round-1 = Cada um joga uma carta, a que quiser. A mais alta ganha para a equipe.
truco-tutorial-round-2 = Aqui { $winner } ganha com { $card }, uma manilha, e abre a próxima rodada. A rodada é de { $team }.
truco-tutorial-round-3 = Se adversários têm a mesma carta mais alta, a rodada empata. Da segunda rodada em diante dá para encobrir uma carta: ela não vale nada.
truco-tutorial-calls = Truco!
truco-tutorial-calls-1 = Antes da sua carta você pode pedir. { $caller } pediu truco: a mão passa a valer { $worth } em vez de { $now }. { $name } precisa responder.
truco-tutorial-calls-1-team = Antes da sua carta você pode pedir. { $caller } pediu truco: a mão passa a valer { $worth } em vez de { $now }. { $name } podem responder; vale a primeira resposta da dupla.
truco-tutorial-calls-2 = Aceitar: joga-se por { $worth }. Correr: quem pediu faz { $now } na hora. Seis: você aceita e pede { $next }.
truco-tutorial-calls-3 = Depois do seis vêm nove (9) e doze (12). Dá para pedir com carta ruim também: blefar é metade do jogo.
truco-tutorial-calls-3-mineiro = Depois do seis (8) vêm nove (10) e doze (12). Dá para pedir com carta ruim também: blefar é metade do jogo.
truco-tutorial-score = Pontos
truco-tutorial-score-1 = Aqui o truco foi aceito, e { $team } ganharam duas rodadas: { $worth } pontos.
truco-tutorial-score-2 = Com 11 pontos vem a mão de onze: a equipe vê as cartas dos parceiros e decide jogar por 3 ou deixar 1 para os outros.
truco-tutorial-score-2-mineiro = A mão vale 2; pedindo, 4, 8, 10 ou 12. Com 10 pontos vem a mão de dez: a equipe vê as cartas e joga valendo 4, ou corre e dá 2 aos outros.
truco-tutorial-score-3 = A partida vai até { $target }. Em { $ferro } a { $ferro } ninguém vê carta nenhuma: é a mão de ferro.
truco-tutorial-score-3-games = Cada jogo vai até { $target }; dois jogos ganham a partida. Em { $ferro } a { $ferro } ninguém vê carta nenhuma: é a mão de ferro.

# On pictures.
truco-picture-vira = Vira
truco-picture-manilha = Manilha
truco-picture-worth = Vale
truco-picture-call = { $now } → { $worth }?
truco-picture-ties = Empates
truco-picture-kind = { $kind ->
    [ferro] Mão de ferro
   *[onze] { $points ->
        [10] Mão de dez
       *[other] Mão de onze
    }
}
truco-picture-hidden = Você jogou encoberta
