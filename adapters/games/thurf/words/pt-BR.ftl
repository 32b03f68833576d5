# Thurf: as palavras do jogo. Aata, kotu, addu, shartu, pai-shartu, thurf, pattu e ookulu ficam como são.

thurf-name = Thurf
thurf-how-1 = Duas equipes. Quem vem primeiro na ordem e canta “aata” escolhe o naipe thurf; a outra equipe tenta fazer pontos (ookulu) para estragar.
thurf-how-2 = Thurf: J 20, 9 14, A 11, 10 10, K 3, Q 2, da mais forte à mais fraca J 9 A K Q 10. Outros naipes: A 11, K 3, Q 2, J 1, 10 10, na ordem A K Q J 10 9.

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
