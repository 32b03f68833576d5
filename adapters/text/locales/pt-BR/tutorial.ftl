# Os tutoriais: páginas curtas, cada uma ao lado da imagem de um exemplo. Os valores vêm do próprio exemplo.

button-full-rules = Regras completas
tutorial-name = { $seat ->
    [0] Ana
    [1] Beto
    [2] Clara
    [3] Davi
    [4] Eva
   *[5] Fábio
}

# Santase.
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
santase-tutorial-before = Antes de sair
santase-tutorial-before-1 = Casar: mostre rei e dama do mesmo naipe por 20 pontos, 40 em trunfo, e saia com um deles. { $name } já tem { $points } pontos assim.
santase-tutorial-before-2 = Nove por { $turned }: o nove de trunfo é trocado pela carta aberta.
santase-tutorial-before-3 = Fechar o monte: ninguém compra mais. Bom com mão forte, caro se der errado.
santase-tutorial-before-4 = Declarar 66: toque assim que tiver 66 pontos, e a mão é sua. A conta é você quem faz.
santase-tutorial-score = Pontos de jogo
santase-tutorial-score-1 = Ganhar a mão dá 1 ponto de jogo, 2 se quem perdeu tem menos de 33 pontos, 3 se não fez nenhuma vaza.
santase-tutorial-score-2 = Aqui { $loser } declarou 66 com só { $points } pontos. Então a mão é de { $winner } e vale { $worth }.
santase-tutorial-score-3 = A partida vai até { $target } pontos de jogo.

# Truco.
truco-tutorial-goal = Truco: como é o jogo
truco-tutorial-goal-1 = Duas equipes; parceiros sentam frente a frente. Cada um recebe três cartas, então a mão tem três rodadas, e duas bastam para ganhar.
truco-tutorial-goal-2 = A mão vale 1 ponto, mais se alguém pedir truco. A partida vai até { $target } pontos.
truco-tutorial-goal-3 = Na sua vez, toque na carta que quer jogar. O jogo corre no sentido anti-horário.
truco-tutorial-cards = As cartas
truco-tutorial-cards-1 = Da mais fraca à mais forte: 4 5 6 7 Q J K A 2 3. O naipe não importa.
truco-tutorial-cards-2 = Uma carta é virada, a vira. A seguinte a ela é a manilha e ganha de tudo. A vira é { $vira }, então as manilhas são, da menor à maior: { $manilhas }
truco-tutorial-cards-3 = Quem tem { $card } tem a melhor carta que existe.
truco-tutorial-round = Uma rodada
truco-tutorial-round-1 = Cada um joga uma carta, a que quiser. A mais alta ganha para a equipe.
truco-tutorial-round-2 = Aqui { $winner } ganha com { $card }, uma manilha, e abre a próxima rodada. A rodada é de { $team }.
truco-tutorial-round-3 = Se adversários têm a mesma carta mais alta, a rodada empata. Da segunda rodada em diante dá para encobrir uma carta: ela não vale nada.
truco-tutorial-calls = Truco!
truco-tutorial-calls-1 = Antes da sua carta você pode pedir. { $caller } pediu truco: a mão passa a valer { $worth } em vez de { $now }. { $name } precisa responder.
truco-tutorial-calls-2 = Aceitar: joga-se por { $worth }. Recusar: quem pediu faz { $now } na hora. Seis: você aceita e pede { $next }.
truco-tutorial-calls-3 = Depois do seis vêm nove (9) e doze (12). Dá para pedir com carta ruim também: blefar é metade do jogo.
truco-tutorial-score = Pontos
truco-tutorial-score-1 = Aqui o truco foi aceito, e { $team } ganharam duas rodadas: { $worth } pontos.
truco-tutorial-score-2 = Com 11 pontos vem a mão de onze: a equipe vê as cartas dos parceiros e decide jogar por 3 ou deixar 1 para os outros.
truco-tutorial-score-3 = A partida vai até { $target }. Em 11 a 11 ninguém vê carta nenhuma: é a mão de ferro.

# 61.
sixty-one-tutorial-goal = 61: como é o jogo
sixty-one-tutorial-goal-1 = Seis pessoas em duas equipes: { $ours } contra { $theirs }. Vocês fazem vazas com cartas que valem pontos.
sixty-one-tutorial-goal-2 = A primeira equipe com { $target } pontos ganha, na hora.
sixty-one-tutorial-goal-3 = Na sua vez, toque em uma das suas três cartas; depois de cada vaza todos compram uma nova.
sixty-one-tutorial-cards = As cartas
sixty-one-tutorial-cards-1 = Da mais forte à mais fraca: A K Q J 7 6 5 4 3.
sixty-one-tutorial-cards-2 = Valem: ás 11, sete 10, rei 4, valete 3, dama 2, as outras nada. Esta mão tem { $points } pontos: { $cards }
sixty-one-tutorial-cards-3 = A carta embaixo do monte define o trunfo, aqui { $suit }. O trunfo bate qualquer outro naipe.
sixty-one-tutorial-follow = Seguir o naipe
sixty-one-tutorial-follow-1 = { $leader } saiu com { $led }. Quem tem { $suit } precisa jogar, então { $name } só escolhe entre as cartas claras: { $playable }
sixty-one-tutorial-follow-2 = Quem não tem pode jogar qualquer carta, trunfo também.
sixty-one-tutorial-trick = Uma vaza
sixty-one-tutorial-trick-1 = { $winner } leva a vaza com { $card }, o único trunfo: { $points } pontos para { $team }.
sixty-one-tutorial-trick-2 = Sem trunfo, ganha a carta mais alta do naipe de saída.
sixty-one-tutorial-trick-3 = Quem ganhou agora abre, e continua abrindo enquanto a equipe seguir ganhando, seja quem for que leve as vazas.
sixty-one-tutorial-score = Pontos e castigo
sixty-one-tutorial-score-1 = Os pontos contam assim que a vaza é feita. Depois da primeira, { $team } tem { $points } dos { $target } que precisa.
sixty-one-tutorial-score-2 = Quem perde a partida entrega cartas de castigo: primeiro quatro dez, depois quatro noves, quatro oitos e por fim o dois.
sixty-one-tutorial-score-3 = Elas ficam na mesa, para todos verem quem deve uma revanche.

# Thurf.
thurf-tutorial-goal = Thurf: como é o jogo
thurf-tutorial-goal-1 = Duas equipes, aqui { $ours } contra { $theirs }. Uma pessoa escolhe o naipe thurf; depois todos disputam os ookulu dos pattus.
thurf-tutorial-goal-2 = A equipe que dá as cartas precisa pagar seus jogos pendentes. Quem tiver que dar cartas no fim da partida perdeu.
thurf-tutorial-goal-3 = Tudo corre no sentido anti-horário. Na sua vez, toque numa carta ou num canto.
thurf-tutorial-cards = As cartas
thurf-tutorial-cards-1 = No thurf, da mais forte à mais fraca: J 9 A K Q 10. Nos outros naipes: A K Q J 10 9.
thurf-tutorial-cards-2 = O thurf vale J 20, 9 14, A 11, 10 10, K 3, Q 2. Os outros naipes A 11, 10 10, K 3, Q 2, J 1.
thurf-tutorial-cards-3 = Com { $sign } { $suit } como thurf, esta mão fica assim, da mais forte à mais fraca, thurf primeiro: { $cards }
thurf-tutorial-calls = Os cantos
thurf-tutorial-calls-1 = Com as primeiras cartas você canta aata se quer escolher o thurf, kotu se ganha todos os pattus sem ajuda, ou passa. { $name } cantou aata e escolheu { $sign } { $suit }.
thurf-tutorial-calls-2 = A outra equipe estraga o jogo com { $enough } ookulu, com dois baralhos 95. Se acredita nisso, canta addu: o jogo conta ×2.
thurf-tutorial-calls-3 = Quem declarou pode responder shartu (×4), e os outros ainda pai-shartu (×8). Depois sai o resto das cartas.
thurf-tutorial-follow = O que pode ser jogado
thurf-tutorial-follow-1 = Saiu { $led }, e { $best }, um thurf, está por cima. { $name } só pode jogar as cartas claras, { $playable }, porque { $low } é um thurf mais baixo.
thurf-tutorial-follow-2 = Você segue o naipe ou joga thurf, mas nunca mais baixo que o da mesa, a não ser que não tenha outra coisa.
thurf-tutorial-follow-3 = Se sai thurf, é preciso jogar thurf. Sem o naipe de saída, você tem liberdade.
thurf-tutorial-pattu = Um pattu
thurf-tutorial-pattu-1 = { $winner } leva o pattu com { $card }: { $points } ookulu para a equipe.
thurf-tutorial-pattu-2 = Ganha o thurf mais alto; sem thurf, a carta mais alta do naipe de saída. Quem ganha abre o próximo.
thurf-tutorial-pattu-3 = Você pode olhar os pattus da sua equipe, nunca os da outra.
thurf-tutorial-score = Jogos pendentes
thurf-tutorial-score-1 = { $team } ganharam este jogo. Os jogos pendentes da equipe que dá as cartas ({ $dealers }) mudam { $change }: agora { $pending }.
thurf-tutorial-score-2 = No começo eram { $seats }. Ganhar tira alguns, perder acrescenta; addu e kotu multiplicam isso.
thurf-tutorial-score-3 = Em 0, as cartas passam para a direita, para a outra equipe.

# Kniffeliger.
kniffeliger-tutorial-goal = Kniffeliger: como é o jogo
kniffeliger-tutorial-goal-1 = Cada um tem uma cartela de { $boxes } casas. Em cada vez você rola cinco dados e preenche uma casa.
kniffeliger-tutorial-goal-2 = Com todas as cartelas cheias, ganha quem tem mais pontos.
kniffeliger-tutorial-goal-3 = E há golpes baixos: roubar, congelar, riscar, girar e trocar.
kniffeliger-tutorial-turn = Uma vez
kniffeliger-tutorial-turn-1 = Toque em Rolar. Depois toque nos dados que quer guardar e role o resto; três lances ao todo.
kniffeliger-tutorial-turn-2 = Aqui ficam { $kept }: mais um de qualquer dos dois faz “{ $house }”.
kniffeliger-tutorial-turn-3 = Você pode parar antes. No fim, toque numa casa para preencher ou risque uma com 0.
kniffeliger-tutorial-boxes = As casas
kniffeliger-tutorial-boxes-1 = De uns a seis contam os dados com esse número. { $second } tem três quatros: { $fours } { $fours_points }.
kniffeliger-tutorial-boxes-2 = Trinca, quadra e chance somam os cinco dados. Full house 25, sequência curta 30, sequência longa 40, cinco iguais 50.
kniffeliger-tutorial-boxes-3 = { $first } tem { $house } { $house_points }. Cada casa se preenche uma vez; os botões dizem quanto seus dados dão.
kniffeliger-tutorial-bonus = O dado bônus
kniffeliger-tutorial-bonus-1 = { $name } preencheu uma casa com { $dice }. A soma é { $sum }, múltiplo de cinco: isso dá direito ao dado bônus.
kniffeliger-tutorial-bonus-2 = Ele traz roubar, congelar, riscar, girar, trocar ou um à escolha. Usa-se numa vez futura.
kniffeliger-tutorial-bonus-3 = Roubar tira pontos de outra cartela, congelar tranca uma casa por uma vez, riscar fecha uma de vez.
kniffeliger-tutorial-bonus-4 = Girar passa todas as cartelas adiante, trocar muda duas de mão.
kniffeliger-tutorial-score = Como está o jogo
kniffeliger-tutorial-score-1 = { $name } tem { $points } pontos e ganhou isto no dado bônus: { $bonus }.
kniffeliger-tutorial-score-2 = Todos veem os bônus dos outros. O que não for usado até o fim se perde.
kniffeliger-tutorial-score-3 = Quem empata em pontos divide a vitória. A regra Kniffel é a mesma coisa sem golpes.
