# Thurf: as palavras do jogo. Aata, kotu, addu, shartu, pai-shartu, thurf, pattu e ookulu ficam como são.

thurf-name = Thurf
thurf-pitch = Cante aata, escolha o naipe e segure a outra equipe.
thurf-how-1 = Duas equipes. Quem vem primeiro na ordem e canta “aata” escolhe o naipe thurf; a outra equipe tenta fazer pontos (ookulu) para estragar.
thurf-how-2 = Thurf: J 20, 9 14, A 11, 10 10, K 3, Q 2, da mais forte à mais fraca J 9 A K Q 10. Outros naipes: A 11, K 3, Q 2, J 1, 10 10, na ordem A K Q J 10 9.
thurf-end-result = { $scoreboard ->
    [manual] Aí ninguém é declarado vencedor: aparecem os jogos ganhos, e o resto está no placar de vocês.
   *[auto] Aí perde a equipe que está dando; antes de acabar o primeiro jogo, é empate.
}

thurf-call = { $call ->
    [aata] aata
    [kotu] kotu
    [addu] addu
    [shartu] shartu
    [pai-shartu] pai-shartu
    [withdrawn] desistiu
   *[pass] passo
}

# Regras e opções.
thurf-preset-standard = Padrão
thurf-preset-standard-about = seis jogos; o bot cuida do placar
thurf-preset-memory = De memória
thurf-preset-memory-about = seis jogos; um pattu some da vista quando o próximo começa
thurf-option-games-name = Duração da partida
thurf-option-games = { $value ->
    [0] até a maioria parar
    [one] { $value } jogo
    [many] { $value } jogos
   *[other] { $value } jogos
}
thurf-option-kotu_factor-name = Quanto vale um kotu
thurf-option-kotu_factor = { $value ->
    [1] kotu vale simples
    [2] kotu vale dobrado
   *[other] kotu vale { $value } vezes
}
thurf-option-play_out-name = Kotu que perdeu um pattu
thurf-option-play_out = { $value ->
    [yes] kotu perdido vai até o fim
   *[no] kotu perdido acaba na hora
}
thurf-option-scoreboard-name = Placar
thurf-option-scoreboard = { $value ->
    [manual] vocês cuidam do placar
   *[auto] o bot cuida do placar
}
thurf-option-log-name = Histórico
thurf-option-log = { $value ->
    [clear] histórico por jogo
    [last] histórico de dois pattus
   *[keep] histórico inteiro
}

# A mesa.
thurf-dealer = { $games ->
    [0] Jogo { $game }.
   *[other] Jogo { $game } de { $games }.
} { $name } dá as cartas ↺ (anti-horário).
thurf-pause = O próximo jogo começa quando todo mundo quiser.
thurf-calls = Cantaram: { $entries }
thurf-calls-entry = { $name } { $call }
thurf-chosen = ★ { $name } escolhe o naipe thurf{ $kind ->
    [kotu] { " " }e joga kotu.
    [must] , porque em três mãos ninguém quis.
   *[aata] .
}
thurf-declared = ★ { $name } declarou: thurf é { $sign } { $suit }.
thurf-declared-kotu = ★ { $name } joga kotu, contra todos: thurf é { $sign } { $suit }.
thurf-stake = Aposta ×{ $stake }: { $entries }
thurf-now = Pattu: { $entries }
thurf-play-entry = { $name } { $card }
thurf-last-pattu = Último pattu: { $entries } → { $winner }
thurf-taken = Pattus: { $entries }
thurf-closed = Cartas fechadas: { $entries }
thurf-own-points = Sua equipe tem { $points } ookulu.
thurf-own-pattus = Pattus da sua equipe:
thurf-own-pattu = { $number }. { $cards } ({ $name })
thurf-sits-out = Você fica de fora: { $name } joga kotu.

# O placar.
thurf-dealing = { $team } dão as cartas, jogos pendentes: { $pending }
thurf-dealing-manual = Seu placar: { $team } dão as cartas ({ $name }), jogos pendentes: { $pending }
thurf-changes = Mudanças: { $entries }
thurf-change = { $change } → { $pending }
thurf-change-passed = { $change } → { $team } { $pending }
thurf-won = Jogos ganhos: { $entries }

# Botões.
thurf-look = Nossos pattus ({ $count })
thurf-aata = Aata
thurf-kotu = Kotu (solo)
thurf-pass = Passo
thurf-withdraw = Desistir
thurf-suit = Thurf { $sign }
thurf-suit-spoken = escolher { $suit } como thurf
thurf-raise = { $call ->
    [addu] Addu (×2)
    [shartu] Shartu (×4)
   *[pai-shartu] Pai-shartu (×8)
}
thurf-next = Próximo jogo
thurf-stop = Parar a partida
thurf-set-dealer = Lugar { $seat } dá
thurf-set-team = Passar para a outra equipe
thurf-set-pending = Pendentes: { $count }
thurf-menu-dealer = Quem dá
thurf-menu-pending = Jogos pendentes

# O histórico.
thurf-log-dealt = Jogo { $game }, mão { $deal }: { $name } dá { $each } cartas a cada um ↺ { $order }
thurf-log-called = { $name }: { $call }
thurf-log-withdrew = { $name } desiste
thurf-log-chosen = { $name } escolhe o naipe thurf{ $kind ->
    [kotu] { " " }(kotu)
    [must] , já que em três mãos ninguém cantou
   *[aata] { "" }
}
thurf-log-thrown-in = Ninguém declara: as cartas voltam, e { $name } dá de novo.
thurf-log-named = ★ { $name } declara { $sign } { $suit } como thurf
thurf-log-named-kotu = ★ { $name } joga kotu com { $sign } { $suit } como thurf
thurf-log-raised = { $name }: { $call }! A aposta vai a ×{ $stake }
thurf-log-held = { $name } mantém a aposta
thurf-log-began = { $each ->
    [0] { $name } abre o pattu.
   *[other] { $dealer } dá mais { $each } cartas a cada um ↺. { $name } abre o pattu.
}
thurf-log-played = { $name }: { $card }
thurf-log-taken = → { $name } leva o pattu: { $cards }
thurf-game-ended = Jogo { $game }: { $reason ->
    [kotu-made] { $declarer } ganhou todos os pattus no kotu
    [kotu-lost] { $declarer } perdeu um pattu no kotu
    [made] { $declarer } conseguiu
   *[lost] { $declarer } não conseguiu
} ({ $counted }), aposta ×{ $worth }. { $team } ganham o jogo.
thurf-game-board = Jogos pendentes de { $team }: { $change }, agora { $pending }.
thurf-game-passed = Jogos pendentes de { $team }: { $change }. Agora quem dá as cartas é { $name }, { $pending } pendentes.
thurf-log-answered = { $answer ->
    [stop] { $name } quer parar
   *[next] { $name } quer o próximo jogo
}
thurf-log-board = { $name } ajusta o placar: { $dealer } dá as cartas, jogos pendentes { $pending }
thurf-log-won = { $team } ganharam a partida: agora a outra equipe dá as cartas. Jogos ganhos: { $entries }
thurf-log-over = Os jogos acabaram; quem ganhou está no seu placar. Jogos ganhos: { $entries }

# Hints for a first game.
thurf-hint-aata = Aata: você escolheria o naipe thurf. A outra equipe estraga com { $points } ookulu.
thurf-hint-kotu = Kotu: você jogaria sem parceiros e teria que ganhar todos os pattus. Conta ×{ $factor }.
thurf-hint-pass = Passar: você deixa o naipe para os outros.
thurf-hint-change = Você ainda pode mudar a resposta até todos responderem.
thurf-hint-must = Ninguém cantou em três distribuições, então você precisa escolher um naipe.
thurf-hint-name = Seu melhor naipe parece ser { $sign } { $suit }. Como thurf, J e 9 são as cartas mais fortes.
thurf-hint-withdraw = Desistir: seu canto deixa de valer, e a vez é de quem cantou depois.
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

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
thurf-tutorial-goal = Thurf: como é o jogo
thurf-tutorial-goal-1 = Duas equipes, aqui { $ours } contra { $theirs }. Uma pessoa escolhe o naipe thurf; depois todos disputam os ookulu dos pattus.
thurf-tutorial-goal-2 = A equipe que dá as cartas precisa pagar seus jogos pendentes. Quem tiver que dar cartas no fim da partida perdeu.
thurf-tutorial-goal-2-manual = A equipe que dá as cartas precisa pagar seus jogos pendentes. Nesta mesa vocês mesmos anotam isso; o bot só diz como cada jogo acabou.
thurf-tutorial-goal-3 = Tudo corre no sentido anti-horário. Na sua vez, toque numa carta ou num canto.
thurf-tutorial-goal-4-open = Esta partida não tem último jogo: entre dois jogos todos dizem se continuam, e a maioria das pessoas decide.
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
thurf-tutorial-pattu-4-memory = Nesta mesa é na memória: o pattu dos outros some quando o próximo começa.
thurf-tutorial-score = Jogos pendentes
thurf-tutorial-score-1 = { $team } ganharam este jogo. Os jogos pendentes da equipe que dá as cartas ({ $dealers }) mudam { $change }: agora { $pending }.
thurf-tutorial-score-2 = No começo eram { $seats }. Ganhar tira alguns, perder acrescenta; addu e kotu multiplicam isso.
thurf-tutorial-score-3 = Em 0, as cartas passam para a direita, para a outra equipe.

# On pictures.
thurf-picture-pending = Pendentes
thurf-picture-dealing = dão as cartas · jogos pendentes: { $pending }
thurf-picture-games = { $games ->
    [0] Jogos disputados: { $game }
   *[other] Jogos disputados: { $game } de { $games }
}
thurf-picture-change = Jogos pendentes depois do último jogo: { $pending } ({ $change })
thurf-picture-won = Jogos
thurf-picture-last = Último jogo
thurf-picture-stake = Aposta
thurf-picture-alt-declarer = declarou
