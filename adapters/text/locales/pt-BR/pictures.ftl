# O que está escrito nas imagens, o mais curto possível, e o que se diz a quem não vê a imagem.

# Nas imagens.
picture-trumps = Trunfo
picture-points = Pontos
picture-points-of = { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}
picture-change = Última mão
picture-games-of = { $points ->
    [one] { $points } jogo
    [many] { $points } jogos
   *[other] { $points } jogos
}
picture-target = Para ganhar: { $points }
picture-scoreboard = { $game }: placar
picture-winner-title = { $game } · { $count ->
    [one] quem ganhou
    [many] quem ganhou
   *[other] quem ganhou
}

# Em palavras: a mão.
picture-alt-line = { $caption }: { $what }.
picture-alt-part = { $caption }: { $what }
picture-alt-nothing = nada
picture-alt-hand = Suas cartas: { $cards }.
picture-alt-playable = Você pode jogar: { $cards }.
picture-alt-rest = Agora não: { $cards }.
picture-alt-face-down = encoberta
picture-alt-place = lugar { $place }, encoberta

# Em palavras: a mesa.
picture-alt-scores = Placar: { $entries }.
picture-alt-score-taken = { $name } { $points }, rodadas { $taken }
picture-alt-trick = Na mesa: { $entries }.
picture-alt-taken = { $name } leva a rodada: { $entries }.
picture-alt-laid = { $name } { $card }
picture-alt-pile = Cartas no monte: { $count }{ $state ->
    [closed] , fechado
   *[open] {""}
}.
picture-alt-turned = Embaixo: { $card }.
picture-alt-calls = pede { $call }
picture-alt-dealt = { $direction ->
    [left] As cartas giram no sentido horário a partir de { $name }.
   *[right] As cartas giram no sentido anti-horário a partir de { $name }.
}
picture-alt-closed = cartas { $count }
picture-alt-taken-count = rodadas { $count }
picture-alt-dealer = dá as cartas
picture-alt-out = fica de fora

# Em palavras: placar, dados, folhas, fim.
picture-alt-row-changed = { $name } { $points } ({ $change })
picture-alt-dice = { $caption }. Dados: { $dice }.
picture-alt-not-rolled = { $caption }. Nada rolado ainda.
picture-alt-kept = { $face } guardado
picture-alt-sheet = { $name }{ $turn ->
    [yes] {" "}(na vez)
   *[no] {""}
}: { $total }; { $entries }.
picture-alt-entry = { $box } { $points }
picture-alt-winner = { $title }: { $names }, { $points }.
