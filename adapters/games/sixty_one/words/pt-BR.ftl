# 61: as palavras do jogo. As cartas já vêm escritas ("Q♥"), os naipes com sinal e nome.

sixty-one-name = 61
sixty-one-how-1 = Duas equipes de três: faça vazas com ases, setes e figuras. Ganha a primeira equipe com 61 pontos.
sixty-one-how-2 = Ás 11, sete 10, rei 4, valete 3, dama 2. Siga o naipe se puder. Enquanto a equipe continua ganhando, a mesma pessoa abre as vazas.

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
sixty-one-option-target-name = Duração da partida
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
   *[match] partida perdida
})
sixty-one-log-two = { $team } entrega o 2 ({ $reason ->
    [tie] depois de um empate
    [round] mão perdida
   *[match] partida perdida
}), recebe tudo de volta e começa de novo
sixty-one-deal-ended = Fim da mão { $deal }: { $entries } nesta mão. Placar: { $scores }
sixty-one-log-won = { $team } ({ $names }) ganhou a partida, { $ours } a { $theirs }!
