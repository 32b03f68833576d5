# Santase: as palavras do jogo. As cartas já vêm escritas ("Q♥"), os naipes com sinal e nome.

santase-name = Santase
santase-how-1 = Faça vazas e mostre casamentos (rei e dama do mesmo naipe) até ter 66 pontos. Cada mão ganha dá de 1 a 3 pontos de jogo.
santase-how-2 = Ás 11, dez 10, rei 4, dama 3, valete 2, nove 0. Enquanto há cartas para comprar, vale qualquer carta; depois, siga o naipe.

# Regras e opções.
santase-preset-one = Regra Um
santase-preset-one-about = até 11; você declara 66, e os pontos não aparecem
santase-preset-two = Regra Dois
santase-preset-two-about = até 10; com 66 a mão acaba na hora, os dois podem trocar o nove
santase-preset-three = Regra Três
santase-preset-three-about = até 11; com 66 a mão acaba na hora, fechar e falhar custa 3
santase-preset-bulgarian = Búlgara
santase-preset-bulgarian-about = até 11; declare 66, bata a carta de saída se puder, 10 pela última vaza
santase-option-target-name = Duração da partida
santase-option-target = até { $value } { $value ->
    [one] ponto de jogo
    [many] pontos de jogo
   *[other] pontos de jogo
}
santase-option-must_head-name = Bater a carta de saída
santase-option-must_head = { $value ->
    [yes] bater a carta de saída se puder
   *[no] não precisa bater a carta de saída
}

# A mesa.
santase-talon-open = Trunfo: { $sign } { $suit }. { $card } está embaixo do monte; { $count ->
    [one] resta { $count } carta
    [many] restam { $count } cartas
   *[other] restam { $count } cartas
} para comprar.
santase-talon-closed = Trunfo: { $sign } { $suit }. 🔒 { $name } fechou o monte ({ $count ->
    [one] { $count } carta
    [many] { $count } cartas
   *[other] { $count } cartas
}, { $card } embaixo): siga o naipe.
santase-talon-empty = Trunfo: { $sign } { $suit }. O monte acabou: siga o naipe.
santase-led = { $name } saiu com { $card }.
santase-you-led = Você saiu com { $card }.
santase-last-trick = Última vaza: { $leader } { $led }, { $other } { $answer } – { $winner } levou.
santase-marriages = Casamentos: { $entries }
santase-marriage-entry = { $name } { $suit } { $points }
santase-tricks = Vazas: { $entries }
santase-points = Pontos: { $entries }
santase-own-points = Você tem { $points } { $points ->
    [0] pontos
    [one] ponto
    [many] pontos
   *[other] pontos
} nesta mão.
santase-score = Pontos de jogo, vai até { $target }: { $entries }

# Botões.
santase-marry = Casar { $suit } ({ $points })
santase-marry-spoken = mostrar o casamento de { $suit } por { $points }
santase-exchange = Nove por { $card }
santase-exchange-spoken = trocar o nove de trunfo por { $card }
santase-close = Fechar o monte
santase-declare = Declarar 66

# O histórico.
santase-log-dealt = Mão { $deal }: { $name } deu as cartas. Virou { $card }: o trunfo é { $suit }.
santase-log-played = { $name }: { $card }
santase-log-taken = { $name } leva { $cards }
santase-log-married = { $name } mostra rei e dama de { $suit } { $sign }: { $points }
santase-log-exchanged = { $name } troca { $nine } por { $card }
santase-log-closed = { $name } fecha o monte
santase-log-declared = { $name } declara 66
santase-deal-ended = Mão { $deal }: { $reason ->
    [declared] { $winner } declarou 66 e acertou
    [misdeclared] { $loser } declarou 66 cedo demais
    [reached] { $winner } chegou a 66
    [failed-close] { $loser } fechou o monte e não conseguiu
    [counted] { $winner } fechou o monte e conseguiu
   *[last-trick] { $winner } fez a última vaza
} ({ $counted }), { $worth } para { $winner }. Pontos de jogo: { $entries }
santase-log-won = { $name } ganhou a partida, { $mine } a { $yours }!
