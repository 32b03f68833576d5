# 61: as palavras do jogo. As cartas já vêm escritas ("Q♥"), os naipes com sinal e nome.

sixty-one-name = 61
sixty-one-pitch = Dois trios numa corrida até 61.
sixty-one-how-1 = Duas equipes de três: faça vazas com ases, setes e figuras. Ganha a primeira equipe com { $target } pontos.
sixty-one-how-2 = Ás 11, sete 10, rei 4, valete 3, dama 2. Siga o naipe se puder. Enquanto a equipe continua ganhando, a mesma pessoa abre as vazas.
sixty-one-end-result = { $hands ->
    [single] Aí ganha a equipe que estiver na frente em pontos
   *[other] Aí ganha a equipe com mais jogos ganhos e, se estiverem iguais, com mais pontos
}, igual é empate, e ninguém entrega nada.

# Regras e opções.
sixty-one-preset-classic = Clássica
sixty-one-preset-classic-about = um baralho de 36 cartas, até 61 pontos
sixty-one-preset-double = Dois baralhos
sixty-one-preset-double-about = 72 cartas, até 121 pontos; cartas iguais podem empatar a vaza
sixty-one-option-decks-name = Baralhos
sixty-one-option-decks = { $value ->
    [one] { $value } baralho
    [many] { $value } baralhos
   *[other] { $value } baralhos
}
sixty-one-option-target-name = Pontos para ganhar
sixty-one-option-target = até { $value } { $value ->
    [one] ponto
    [many] pontos
   *[other] pontos
}
sixty-one-option-seven_high-name = O sete
sixty-one-option-seven_high = { $value ->
    [yes] sete logo abaixo do ás
   *[no] sete abaixo do valete
}
sixty-one-option-free_follow-name = Seguir o naipe
sixty-one-option-free_follow = { $value ->
    [yes] não precisa seguir o naipe
   *[no] tem que seguir o naipe
}
sixty-one-option-punish_at-name = Cartas de castigo
sixty-one-option-punish_at = { $value ->
    [round] castigo depois de cada mão
   *[match] castigo depois da partida
}
sixty-one-option-hands-name = Jogos na partida
sixty-one-option-hands = { $value ->
    [best3] dois de três jogos
    [best5] três de cinco jogos
    [till2] até uma equipe entregar o 2
   *[single] um jogo
}

# A mesa.
sixty-one-team = Equipe { $team ->
    [0] A
   *[1] B
}
sixty-one-trumps = Trunfo: { $sign } { $suit }. { $card } está embaixo do monte; { $count ->
    [one] resta { $count } carta
    [many] restam { $count } cartas
   *[other] restam { $count } cartas
} para comprar.
sixty-one-trumps-held = Trunfo: { $sign } { $suit }. O monte acabou; { $name } comprou { $card }.
sixty-one-trumps-empty = Trunfo: { $sign } { $suit }. O monte acabou.
sixty-one-lead = { $name } abre a vaza.
sixty-one-on-table = Na mesa: { $entries }
sixty-one-entry = { $name } { $card }
sixty-one-last-trick = Última vaza: { $entries } – { $winner } levou.
sixty-one-last-tie = Última vaza: { $entries } – empatou.
sixty-one-waiting = ⏳ { $points ->
    [one] { $points } ponto espera
    [many] { $points } pontos esperam
   *[other] { $points } pontos esperam
} quem ganhar a próxima vaza, que entrega duas cartas de castigo.
sixty-one-bank = Castigo da { $team }: { $cards }
sixty-one-bank-empty = Castigo da { $team }: vazio
sixty-one-bank-two = Castigo da { $team }: vazio outra vez; o 2 está atrás de { $name }
sixty-one-score = { $team } ({ $names }): { $score } de { $target }

# O histórico.
sixty-one-log-dealt = Mão { $deal }: { $name } deu as cartas. Virou { $card }: o trunfo é { $suit }.
sixty-one-log-played = { $name }: { $card }
sixty-one-log-taken = { $name } leva a vaza para a { $team }: { $points }
sixty-one-log-collected = { $name } leva a vaza para a { $team }: { $points }, e mais { $collected } que esperavam
sixty-one-log-tied = Empate com { $card } dos dois lados: { $points ->
    [0] { $points } pontos esperam
    [one] { $points } ponto espera
    [many] { $points } pontos esperam
   *[other] { $points } pontos esperam
}, { $waiting } ao todo
sixty-one-log-submitted = { $team } entrega { $cards } ({ $reason ->
    [tie] depois de um empate
    [round] mão perdida
    [hand] jogo perdido
   *[match] partida perdida
})
sixty-one-log-two = { $team } entrega o 2 ({ $reason ->
    [tie] depois de um empate
    [round] mão perdida
    [hand] jogo perdido
   *[match] partida perdida
}), recebe tudo de volta e começa de novo
sixty-one-deal-ended = Fim da mão { $deal }: { $entries } nesta mão. Placar: { $scores }
sixty-one-log-won = { $team } ({ $names }) ganhou a partida, { $ours } a { $theirs }!
sixty-one-log-hand = { $team } ganhou este jogo, { $ours } a { $theirs }. Jogos: { $entries }
sixty-one-hands = { $hands ->
    [best3] Jogos ganhos, dois de três:
    [best5] Jogos ganhos, três de cinco:
   *[till2] Jogos ganhos, até uma equipe entregar o 2:
} { $entries }

# Hints for a first game.
sixty-one-hint-worth = Ás 11, sete 10, rei 4, valete 3 e dama 2 contam para a equipe que levar.
sixty-one-hint-free-follow = Nesta mesa ninguém precisa seguir o naipe: vale qualquer carta.
sixty-one-hint-tied = As duas equipes jogaram { $card }: assim ninguém leva a vaza, e { $points } pontos esperam.
sixty-one-hint-ties = O seu { $card } empata: ninguém leva a vaza, e os pontos esperam.
sixty-one-hint-needs = Pontos que faltam para ganhar: sua equipe { $ours }, a outra { $theirs }.
sixty-one-hint-decides = { $side ->
    [ours] Se a sua equipe levar esta vaza, ela ganha.
    [both] Quem levar esta vaza ganha.
   *[theirs] Se a outra equipe levar esta vaza, ela ganha.
}

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
sixty-one-tutorial-goal = 61: como é o jogo
sixty-one-tutorial-goal-1 = Seis pessoas em duas equipes: { $ours } contra { $theirs }. Vocês fazem vazas com cartas que valem pontos.
sixty-one-tutorial-goal-2 = A primeira equipe com { $target } pontos ganha, na hora.
sixty-one-tutorial-goal-2-hands = A primeira equipe com { $target } pontos ganha o jogo, na hora; nesta mesa a partida tem vários jogos.
sixty-one-tutorial-goal-3 = Na sua vez, toque em uma das suas três cartas; depois de cada vaza todos compram uma nova.
sixty-one-tutorial-cards = As cartas
sixty-one-tutorial-cards-1 = Da mais forte à mais fraca: A K Q J 7 6 5 4 3.
sixty-one-tutorial-cards-1-seven = Da mais forte à mais fraca: A 7 K Q J 6 5 4 3.
sixty-one-tutorial-cards-2 = Valem: ás 11, sete 10, rei 4, valete 3, dama 2, as outras nada. Esta mão tem { $points } pontos: { $cards }
sixty-one-tutorial-cards-3 = A carta embaixo do monte define o trunfo, aqui { $suit }. O trunfo bate qualquer outro naipe.
sixty-one-tutorial-follow = Seguir o naipe
sixty-one-tutorial-follow-1 = { $leader } saiu com { $led }. Quem tem { $suit } precisa jogar, então { $name } só escolhe entre as cartas claras: { $playable }
sixty-one-tutorial-follow-2 = Quem não tem pode jogar qualquer carta, trunfo também.
sixty-one-tutorial-trick = Uma vaza
sixty-one-tutorial-trick-1 = { $winner } leva a vaza com { $card }, o único trunfo: { $points } pontos para { $team }.
sixty-one-tutorial-trick-2 = Sem trunfo, ganha a carta mais alta do naipe de saída.
sixty-one-tutorial-trick-3 = Quem ganhou agora abre, e continua abrindo enquanto a equipe seguir ganhando, seja quem for que leve as vazas.
sixty-one-tutorial-trick-4-tied = Aqui há duas cartas de cada. Se as duas equipes jogaram a mais alta, a vaza empata, e os pontos esperam quem ganhar a próxima.
sixty-one-tutorial-trick-5-free = Nesta mesa ninguém precisa seguir o naipe.
sixty-one-tutorial-score = Pontos e castigo
sixty-one-tutorial-score-1 = Os pontos contam assim que a vaza é feita. Depois da primeira, { $team } tem { $points } dos { $target } que precisa.
sixty-one-tutorial-score-2 = Quem perde entrega cartas de castigo: primeiro quatro dez, depois quatro noves, quatro oitos e por fim o dois.
sixty-one-tutorial-score-2-round = Depois de cada mão, a equipe que fez menos pontos entrega cartas de castigo: primeiro quatro dez, depois quatro noves, quatro oitos e por fim o dois.
sixty-one-tutorial-score-3 = Elas ficam na mesa, para todos verem quem deve uma revanche.

# On pictures.
sixty-one-picture-waiting = Esperam
sixty-one-picture-bank = Castigo da { $team }
sixty-one-picture-bank-none = –
sixty-one-picture-bank-line = { $bank }: { $cards }
sixty-one-picture-hands-of = { $points ->
    [one] { $points } jogo
    [many] { $points } jogos
   *[other] { $points } jogos
}
sixty-one-picture-alt-behind = um { $rank } está atrás
