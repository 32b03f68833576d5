# Dicas para a primeira partida: por que as coisas são assim, uma frase curta cada.

hint-line = 💡 { $text }
button-hints-on = 💡 Ligar dicas
button-hints-off = 💡 Desligar dicas

# Em vários jogos.
hint-lead = Você abre: vale qualquer carta.
hint-follow = Você precisa seguir o naipe: { $sign } { $suit }.
hint-any = Você não tem { $sign } { $suit }, então vale qualquer carta.
hint-wins = Por enquanto, ganhariam: { $cards }
hint-wins-not = Nenhuma das cartas que você pode jogar ganha esta.
hint-ahead = { $side ->
    [ours] Sua equipe está na frente
   *[theirs] A outra equipe está na frente
} ({ $name }, { $card }). Pontos na mesa: { $points }.

# Santase.
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

# 61.
sixty-one-hint-worth = Ás 11, sete 10, rei 4, valete 3 e dama 2 contam para a equipe que levar.
sixty-one-hint-free-follow = Nesta mesa ninguém precisa seguir o naipe: vale qualquer carta.

# Thurf.
thurf-hint-aata = Aata: você escolheria o naipe thurf. A outra equipe estraga com { $points } ookulu.
thurf-hint-kotu = Kotu: você jogaria sem parceiros e teria que ganhar todos os pattus. Conta ×{ $factor }.
thurf-hint-pass = Passar: você deixa o naipe para os outros.
thurf-hint-change = Você ainda pode mudar a resposta até todos responderem.
thurf-hint-must = Ninguém cantou em três distribuições, então você precisa escolher um naipe.
thurf-hint-name = Seu melhor naipe parece ser { $sign } { $suit }. Como thurf, J e 9 são as cartas mais fortes.
thurf-hint-withdraw = Retirar: seu canto deixa de valer, e a vez é de quem cantou depois.
thurf-hint-raise = Com { $call } este jogo conta ×{ $stake }, ganhe quem ganhar.
thurf-hint-raise-next = Depois a outra equipe pode responder { $call }: ×{ $stake }.
thurf-hint-hold = Passar: por você, fica em ×{ $stake }.
thurf-hint-next = Próximo jogo: começa assim que todos quiserem.
thurf-hint-stop = Parar: a partida acaba quando mais da metade quiser.
thurf-hint-board = O placar é com vocês: ajustem quem dá as cartas e os jogos pendentes antes de seguir.
thurf-hint-lead = Thurf é { $sign } { $suit } e bate todos os outros naipes.
thurf-hint-led = Saiu thurf, então você precisa jogar thurf.
thurf-hint-none = Saiu thurf e você não tem: vale qualquer carta.
thurf-hint-low = Um thurf abaixo de { $card } não vale aqui enquanto você tiver outra coisa.
thurf-hint-either = Siga com { $sign } { $suit } ou jogue thurf: os dois valem.

# Truco.
truco-hint-any = Vale qualquer carta, o naipe não importa. A carta mais alta ganha a rodada.
truco-hint-hide = Carta encoberta não vale nada: serve para se livrar de uma carta sem ninguém ver.
truco-hint-call = { $call } A mão passaria a valer { $worth } em vez de { $now }; se correrem, você faz { $now }.{ $next ->
    [0] {""}
   *[other] {" "}Podem aumentar para { $next }.
}
truco-hint-accept = Aceitar: o jogo segue, e a mão vale { $worth }.
truco-hint-refuse = Recusar: a mão acaba, e eles fazem { $now }.
truco-hint-raise = { $call } Você aceita { $worth } e pede { $next }; agora eles respondem.
truco-hint-choose = Jogando, a mão vale { $worth }. Recusando, os outros fazem 1.
truco-hint-ferro = Ninguém vê carta nenhuma, nem você: escolha um lugar e torça.

# Kniffeliger.
kniffeliger-hint-roll = Role os cinco dados. Depois você pode guardar alguns e rolar o resto, no máximo duas vezes.
kniffeliger-hint-best = Estes dados rendem mais aqui: { $boxes }
kniffeliger-hint-none = Estes dados não valem nada nas suas casas abertas: role de novo.
kniffeliger-hint-cross = Estes dados não valem nada nas suas casas abertas: risque a que menos vai fazer falta.
kniffeliger-hint-fives = Seus dados somam { $sum }, múltiplo de cinco: preencha uma casa agora e o dado bônus é seu.
kniffeliger-hint-die = O dado bônus não custa nada. O que ele der é seu para uma vez futura.
kniffeliger-hint-trick = { $bonus ->
    [steal] Roubar: em vez de rolar, você leva pontos de alguém para a mesma casa da sua cartela.
    [freeze] Congelar: a outra pessoa não pode preencher essa casa na próxima vez.
    [crossout] Riscar: a casa da outra pessoa fecha com 0, e ela perde uma vez.
    [shift] Girar: cada cartela passa para a pessoa seguinte.
   *[exchange] Trocar: você troca a sua cartela inteira com alguém.
}
