# Kniffeliger: as palavras do jogo. Os dados já vêm escritos ("⚅ 6").

kniffeliger-name = Kniffeliger
kniffeliger-how-1 = Role cinco dados até três vezes, guardando os que quiser, e preencha ou risque uma das suas treze casas. Ganha quem tem mais pontos.
kniffeliger-how-2 = Se os cinco dados somam um múltiplo de cinco, o dado bônus pode dar um golpe baixo: roubar, congelar, riscar, girar ou trocar.

# Regras e opções.
kniffeliger-preset-kniffeliger = Kniffeliger
kniffeliger-preset-kniffeliger-about = com o dado bônus e seus golpes baixos
kniffeliger-preset-kniffel = Kniffel
kniffeliger-preset-kniffel-about = sem golpes; 35 por 63 nas casas de cima, 100 por cada novo cinco iguais
kniffeliger-option-dirty_tricks-name = Golpes baixos
kniffeliger-option-dirty_tricks = { $value ->
    [yes] com golpes baixos
   *[no] sem golpes baixos
}
kniffeliger-option-bonus_odds-name = Chances do dado bônus
kniffeliger-option-bonus_odds = { $value ->
    [catch-up] dado bônus ajuda quem está atrás
   *[even] dado bônus igual para todos
}
kniffeliger-option-upper_bonus-name = Bônus de cima
kniffeliger-option-upper_bonus = { $value ->
    [yes] 35 por 63 nas casas de cima
   *[no] sem bônus de cima
}
kniffeliger-option-further_fives-name = Cinco iguais de novo
kniffeliger-option-further_fives = { $value ->
    [yes] 100 por cinco iguais de novo
   *[no] nada por cinco iguais de novo
}

# Casas e bônus.
kniffeliger-box = { $box ->
    [ones] Uns
    [twos] Dois
    [threes] Três
    [fours] Quatros
    [fives] Cincos
    [sixes] Seis
    [three] Trinca
    [four] Quadra
    [house] Full house
    [small] Sequência curta
    [large] Sequência longa
    [kniffeliger] Kniffeliger
   *[chance] Chance
}
kniffeliger-bonus = { $bonus ->
    [steal] roubar
    [freeze] congelar
    [crossout] riscar
    [shift] girar
    [exchange] trocar
   *[choice] à escolha
}
kniffeliger-count = { $what } ×{ $count }

# A mesa.
kniffeliger-score = Pontos: { $entries }
kniffeliger-round = Rodada { $deal }
kniffeliger-sheets = Cartelas: { $names }
kniffeliger-box-row = { $box }: { $entries }
kniffeliger-further-row = Cinco iguais de novo: { $entries }
kniffeliger-dice = { $dice } · { $left ->
    [0] sem mais lances
    [one] resta { $left } lance
    [many] restam { $left } lances
   *[other] restam { $left } lances
}
kniffeliger-not-rolled = { $name } ainda não rolou os dados.
kniffeliger-bonuses = 🎁 { $name }: { $bonuses }
kniffeliger-frozen = ❄ { $name } não pode preencher: { $boxes }
kniffeliger-skips = ⏭ { $name } perde { $count ->
    [one] { $count } vez
    [many] { $count } vezes
   *[other] { $count } vezes
}

# A própria tela.
kniffeliger-own-total = Sua cartela: { $points } { $points ->
    [0] pontos
    [one] ponto
    [many] pontos
   *[other] pontos
}
kniffeliger-own-filled = Casas preenchidas: { $boxes }
kniffeliger-own-open = Casas abertas: { $boxes }
kniffeliger-own-bonuses = Seus bônus: { $bonuses }
kniffeliger-own-frozen = ❄ Congelado para você: { $boxes }
kniffeliger-roll-first = Role os dados, ou use um bônus antes.
kniffeliger-choose-kept = Toque nos dados que você guarda e role o resto; ou preencha uma casa.
kniffeliger-choose-box = Preencha uma casa ou risque uma.
kniffeliger-bonus-offer = Seus dados somam { $sum }: você pode rolar o dado bônus.

# Botões.
kniffeliger-roll = 🎲 Rolar
kniffeliger-roll-some = 🎲 Rolar { $count ->
    [5] os cinco
   *[other] { $count }
}
kniffeliger-roll-spoken = { $count ->
    [one] rolar { $count } dado
    [many] rolar { $count } dados
   *[other] rolar { $count } dados
}
kniffeliger-die = { $die }
kniffeliger-die-kept = ✓ { $die }
kniffeliger-die-spoken = guardar este { $face }
kniffeliger-die-kept-spoken = { $face }, guardado: toque para soltar
kniffeliger-enter = { $box } { $points }
kniffeliger-enter-spoken = marcar { $points } em { $box }
kniffeliger-enter-menu = Mais casas
kniffeliger-cross = ✗ { $box }
kniffeliger-cross-spoken = riscar { $box } com 0
kniffeliger-button-hand = Meus dados
kniffeliger-cross-menu = Riscar
kniffeliger-take-bonus = 🎲 Rolar o dado bônus
kniffeliger-decline-bonus = Sem bônus
kniffeliger-trick = { $bonus ->
    [steal] 🫳 Roubar
    [freeze] ❄ Congelar
    [crossout] ❌ Riscar
    [shift] 🔄 Girar cartelas
   *[exchange] 🔀 Trocar
}
kniffeliger-trick-spoken = { $bonus ->
    [steal] roubar { $box } de { $name }
    [freeze] congelar { $box } de { $name }
   *[crossout] riscar { $box } de { $name }
}
kniffeliger-exchange = 🔀 com { $name }
kniffeliger-seat = lugar { $seat }

# O histórico.
kniffeliger-log-rolled = { $name } rola { $dice }
kniffeliger-log-rolled-on = { $name } guarda { $kept } e rola { $dice }
kniffeliger-log-entered = { $name }: { $box } { $points } ({ $dice })
kniffeliger-log-crossed = { $name } risca { $box } ({ $dice })
kniffeliger-log-further = { $name } fez cinco iguais de novo: mais { $points }
kniffeliger-log-upper = { $name } tem 63 nas casas de cima: mais { $points }
kniffeliger-log-upper-lost = { $name } voltou a ter menos de 63 nas casas de cima: menos { $points }
kniffeliger-log-won-bonus = { $name } rola o dado bônus: { $bonus }!
kniffeliger-log-declined = { $name } dispensa o dado bônus
kniffeliger-log-stole = 🫳 { $name } rouba { $box } ({ $points }) de { $other }
kniffeliger-log-froze = ❄ { $name } congela { $box } de { $other }
kniffeliger-log-crossed-out = ❌ { $name } risca { $box } de { $other }, que perde uma vez
kniffeliger-log-shifted = 🔄 { $name } gira todas as cartelas para o lugar seguinte. Pontos: { $entries }
kniffeliger-log-exchanged = 🔀 { $name } troca de cartela com { $other }. Pontos: { $entries }
kniffeliger-log-lost = { $reason ->
    [skipped] { $name } perde a vez
    [frozen] { $name } só tem casas congeladas: perde a vez
   *[full] { $name } tem a cartela cheia: a vez acabou
}
kniffeliger-log-round-ended = Depois da rodada { $deal }: { $entries }
kniffeliger-log-ended = { $count ->
    [one] { $names } ganhou com { $points } pontos!
    [many] { $names } dividem a vitória com { $points } pontos!
   *[other] { $names } dividem a vitória com { $points } pontos!
}
