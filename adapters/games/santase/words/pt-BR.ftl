# Santase: as palavras do jogo. As cartas já vêm escritas ("Q♥"), os naipes com sinal e nome.

santase-name = Santase
santase-pitch = Dois jogadores, 24 cartas: chegue primeiro aos 66.
santase-how-1 = Faça vazas e mostre casamentos (rei e dama do mesmo naipe) até ter 66 pontos. Cada mão ganha dá de 1 a 3 pontos de jogo.
santase-how-2 = Ás 11, dez 10, rei 4, dama 3, valete 2, nove 0. Enquanto há cartas para comprar, vale qualquer carta; depois, siga o naipe.
santase-end-result = Aí ganha quem estiver na frente em pontos de jogo; igual é empate. Esta mão não conta.

# Regras e opções.
santase-preset-one = Regra Um
santase-preset-one-about = até 11; você declara 66, e os pontos não aparecem
santase-preset-two = Regra Dois
santase-preset-two-about = até 10; com 66 a mão acaba na hora, os dois podem trocar o nove
santase-preset-three = Regra Três
santase-preset-three-about = até 11; com 66 a mão acaba na hora, fechar e falhar custa 3
santase-preset-bulgarian = Búlgara
santase-preset-bulgarian-about = até 11; declare 66, bata a carta de saída se puder, 10 pela última vaza, e então o total maior ganha
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
santase-option-marriage_after_trick-name = Casamentos
santase-option-marriage_after_trick = { $value ->
    [yes] casamentos depois da primeira vaza
   *[no] casamentos desde a primeira saída
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
santase-exchange-spoken = Nove por { $card }: trocar o nove de trunfo
santase-close = Fechar o monte
santase-declare = Declarar 66
santase-give = Entregar a mão

# O histórico.
santase-log-dealt = Mão { $deal }: { $name } deu as cartas. Virou { $card }: o trunfo é { $suit }.
santase-log-played = { $name }: { $card }
santase-log-taken = { $name } leva { $cards }
santase-log-married = { $name } mostra rei e dama de { $suit } { $sign }: { $points }
santase-log-exchanged = { $name } troca { $nine } por { $card }
santase-log-closed = { $name } fecha o monte
santase-log-declared = { $name } declara 66
santase-log-gave = { $name } entrega a mão
santase-deal-level = Mão { $deal }: ninguém declarou 66 e os totais são iguais ({ $counted }): ninguém marca. Pontos de jogo: { $entries }
santase-deal-ended = Mão { $deal }: { $reason ->
    [declared] { $winner } declarou 66 e acertou
    [misdeclared] { $loser } declarou 66 cedo demais
    [reached] { $winner } chegou a 66
    [failed-close] { $loser } fechou o monte e não conseguiu
    [counted] { $winner } fechou o monte e conseguiu
    [given] { $loser } entregou a mão
    [total] ninguém declarou, e { $winner } tem o total maior
   *[last-trick] { $winner } fez a última vaza
} ({ $counted }), { $worth } para { $winner }. Pontos de jogo: { $entries }
santase-log-won = { $name } ganhou a partida, { $mine } a { $yours }!
santase-log-drawn = A partida termina empatada, { $mine } a { $yours }.

# Hints for a first game.
santase-hint-open = Ainda há cartas para comprar, então vale qualquer carta: não é preciso seguir o naipe.
santase-hint-head = Você precisa seguir e bater { $card }: jogue { $sign } { $suit } mais alta.
santase-hint-trump = Você não tem { $sign } { $suit }, então precisa jogar trunfo.
santase-hint-neither = Você não tem { $sign } { $suit } nem trunfo: vale qualquer carta, e nenhuma ganha.
santase-hint-married = Você mostrou um casamento: agora saia com { $lead ->
    [queen] a dama dele.
   *[either] o rei ou a dama dele.
}
santase-hint-marry = Casamento: rei e dama de um naipe valem 20 na hora, 40 em trunfo. Depois você sai com um dos dois.
santase-hint-exchange = Troca: você dá o nove de trunfo e recebe { $card }, um trunfo mais forte.
santase-hint-close = Fechar: ninguém compra mais, e os dois seguem o naipe. Só se tiver certeza dos 66.
santase-hint-declare = { $enough ->
    [yes] Você tem { $points }: declare 66 e a mão é sua.
   *[no] Você tem { $points } de 66: se declarar agora, perde a mão.
}

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
santase-tutorial-goal = Santase: como é o jogo
santase-tutorial-goal-1 = Duas pessoas. Cada mão é uma corrida até 66 pontos, que você junta fazendo vazas e mostrando casamentos.
santase-tutorial-goal-2 = Ganhar a mão dá de 1 a 3 pontos de jogo. Quem chega primeiro a { $target } ganha a partida.
santase-tutorial-goal-3 = A carta aberta define o trunfo. Na sua vez, toque numa carta embaixo da sua mão: essa é a jogada.
santase-tutorial-cards = As cartas
santase-tutorial-cards-1 = Da mais forte à mais fraca: A 10 K Q J 9. Atenção ao dez: só o ás é mais forte.
santase-tutorial-cards-2 = Na vaza valem: ás 11, dez 10, rei 4, dama 3, valete 2, nove nada.
santase-tutorial-cards-3 = O trunfo bate todos os outros naipes, seja qual for a carta.
santase-tutorial-trick = Uma vaza
santase-tutorial-trick-1 = { $leader } saiu com { $led }. { $winner } respondeu com { $answer }, um trunfo, e leva as duas cartas: { $points } pontos.
santase-tutorial-trick-2 = Sem trunfo, ganha a carta mais alta do naipe de saída.
santase-tutorial-trick-3 = Depois cada um compra uma carta, primeiro quem ganhou, que também sai na próxima vaza. Enquanto há cartas para comprar, você responde com o que quiser.
santase-tutorial-follow = Quando é preciso seguir o naipe
santase-tutorial-follow-1 = Quando o monte acaba ou alguém o fecha, ninguém compra mais e é preciso seguir o naipe.
santase-tutorial-follow-2 = Aqui { $leader } fechou o monte e saiu com { $led }. { $name } só pode responder com as cartas claras: { $playable }
santase-tutorial-follow-3 = Quem não tem o naipe precisa jogar trunfo e, sem trunfo, qualquer carta.
santase-tutorial-follow-4-heading = Nesta mesa, ao seguir o naipe, você também precisa bater a carta da saída, se puder.
santase-tutorial-before = Antes de sair
santase-tutorial-before-1 = Casar: mostre rei e dama do mesmo naipe por 20 pontos, 40 em trunfo, e saia com um deles. { $name } já tem { $points } pontos assim.
santase-tutorial-before-1-queen = Casar: mostre rei e dama do mesmo naipe por 20 pontos, 40 em trunfo, e saia com a dama. { $name } já tem { $points } pontos assim.
santase-tutorial-before-2 = Nove por { $turned }: o nove de trunfo é trocado pela carta aberta.
santase-tutorial-before-3 = Fechar o monte: ninguém compra mais. Bom com mão forte, caro se der errado.
santase-tutorial-before-4 = Declarar 66: toque assim que tiver 66 pontos, e a mão é sua. A conta é você quem faz.
santase-tutorial-before-5-plain = Nada disso na primeira vaza da mão.
santase-tutorial-before-5-later = Casamento só depois da primeira vaza da mão.
santase-tutorial-score = Pontos de jogo
santase-tutorial-score-1 = Ganhar a mão dá 1 ponto de jogo, 2 se quem perdeu tem menos de 33 pontos, 3 se não fez nenhuma vaza.
santase-tutorial-score-1-reaching = Quem chega a 66 ganha a mão na hora: 1 ponto de jogo, 2 se o perdedor tem 30 ou menos, 3 se não tem nenhum.
santase-tutorial-score-2 = Aqui { $loser } declarou 66 com só { $points } pontos. Então a mão é de { $winner } e vale { $worth }.
santase-tutorial-score-3 = A partida vai até { $target } pontos de jogo.
santase-tutorial-score-4-total = Se ninguém declarou, a última vaza vale mais 10, e o total maior ganha a mão.
