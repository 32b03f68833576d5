# Kniffeliger: as palavras do jogo. Os dados já vêm escritos ("⚅ 6").

kniffeliger-name = Kniffeliger
kniffeliger-pitch = Cinco dados, treze casas e golpes baixos.
kniffeliger-how-1 = Role cinco dados até três vezes, guardando os que quiser, e preencha ou zere uma das suas treze casas. Ganha quem tem mais pontos.
kniffeliger-how-2 = { $dirty_tricks ->
    [yes] Se os cinco dados somam um múltiplo de cinco, o dado bônus pode dar um golpe baixo: roubar, congelar, riscar, girar ou trocar.
   *[no] Trinca, quadra e chance somam os cinco dados; full house 25, sequências 30 e 40, cinco iguais 50.
}
kniffeliger-end-result = Aí ganha quem estiver na frente; quem empata na frente divide a vitória, e se todos estiverem iguais, é empate.

# Regras e opções.
kniffeliger-preset-kniffeliger = Kniffeliger
kniffeliger-preset-kniffeliger-about = com o dado bônus e seus golpes baixos
kniffeliger-preset-kniffel = Kniffel
kniffeliger-preset-kniffel-about = sem golpes; 35 por 63 nas casas de cima, 100 a cada novo cinco iguais
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
kniffeliger-option-joker-name = Curinga
kniffeliger-option-joker = { $value ->
    [yes] novo cinco iguais vale como curinga
   *[no] sem curinga
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
    [kniffel] Kniffel
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
kniffeliger-upper-row = Casas de cima: { $entries }
kniffeliger-upper-entry = { $points } { $left ->
    [0] (+{ $bonus })
   *[other] (faltam { $left })
}
kniffeliger-bonus-face = { $die } · { $bonus }
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
kniffeliger-own-frozen = ❄ Congeladas para você: { $boxes }
kniffeliger-roll-first = Role os dados, ou use um bônus antes.
kniffeliger-choose-kept = Toque nos dados que você guarda e role o resto; ou preencha uma casa.
kniffeliger-choose-box = Preencha uma casa ou zere uma.
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
kniffeliger-cross-spoken = zerar { $box }
kniffeliger-button-hand = Meus dados
kniffeliger-cross-menu = Zerar uma casa minha
kniffeliger-take-bonus = 🎲 Rolar o dado bônus
kniffeliger-decline-bonus = Sem bônus
kniffeliger-trick = { $bonus ->
    [steal] 🫳 Roubar
    [freeze] ❄ Congelar
    [crossout] ❌ Riscar a do outro
    [shift] 🔄 Girar cartelas
   *[exchange] 🔀 Trocar
}
kniffeliger-trick-against = { $trick } · { $name }
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
kniffeliger-log-crossed = { $name } zera { $box } ({ $dice })
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

# Hints for a first game.
kniffeliger-hint-roll = Role os cinco dados. Depois você pode guardar alguns e rolar o resto, no máximo duas vezes.
kniffeliger-hint-best = Estes dados rendem mais aqui: { $boxes }
kniffeliger-hint-none = Estes dados não valem nada nas suas casas abertas: role de novo.
kniffeliger-hint-cross = Estes dados não valem nada nas suas casas abertas: zere a que menos vai fazer falta.
kniffeliger-hint-fives = Seus dados somam { $sum }, múltiplo de cinco: preencha uma casa agora e o dado bônus é seu.
kniffeliger-hint-die = O dado bônus não custa nada. O que ele der é seu para uma vez futura.
kniffeliger-hint-trick = { $bonus ->
    [steal] Roubar: em vez de rolar, você leva pontos de alguém para a mesma casa da sua cartela.
    [freeze] Congelar: a outra pessoa não pode preencher essa casa na próxima vez.
    [crossout] Riscar: a casa da outra pessoa fecha com 0, e ela perde uma vez.
    [shift] Girar: cada cartela passa para a pessoa seguinte.
   *[exchange] Trocar: você troca a sua cartela inteira com alguém.
}

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
kniffeliger-tutorial-goal = Kniffeliger: como é o jogo
kniffeliger-tutorial-goal-kniffel = Kniffel: como é o jogo
kniffeliger-tutorial-goal-1 = Cada um tem uma cartela de { $boxes } casas. Em cada vez você rola cinco dados e preenche uma casa.
kniffeliger-tutorial-goal-2 = Com todas as cartelas cheias, ganha quem tem mais pontos.
kniffeliger-tutorial-goal-3 = E há golpes baixos: roubar, congelar, riscar, girar e trocar.
kniffeliger-tutorial-turn = Uma vez
kniffeliger-tutorial-turn-1 = Toque em Rolar. Depois toque nos dados que quer guardar e role o resto; três lances ao todo.
kniffeliger-tutorial-turn-2 = Aqui ficam { $kept }: mais um de qualquer dos dois faz “{ $house }”.
kniffeliger-tutorial-turn-3 = Você pode parar antes. No fim, toque numa casa para preencher ou zere uma.
kniffeliger-tutorial-boxes = As casas
kniffeliger-tutorial-boxes-1 = De uns a seis contam os dados com esse número. { $second } tem três quatros: { $fours } { $fours_points }.
kniffeliger-tutorial-boxes-2 = Trinca, quadra e chance somam os cinco dados. Full house 25, sequência curta 30, sequência longa 40, cinco iguais 50.
kniffeliger-tutorial-boxes-3 = { $first } tem { $house } { $house_points }. Cada casa se preenche uma vez; os botões dizem quanto seus dados dão.
kniffeliger-tutorial-boxes-4-joker = Depois dos seus 50, novos cinco iguais são curinga: também valem como full house ou sequência.
kniffeliger-tutorial-bonus = O dado bônus
kniffeliger-tutorial-bonus-1 = { $name } preencheu uma casa com { $dice }. A soma é { $sum }, múltiplo de cinco: isso dá direito ao dado bônus.
kniffeliger-tutorial-bonus-2 = Ele traz roubar, congelar, riscar, girar, trocar ou um à escolha. Usa-se numa vez futura.
kniffeliger-tutorial-bonus-3 = Roubar tira pontos de outra cartela, congelar tranca uma casa por uma vez, riscar fecha uma de vez.
kniffeliger-tutorial-bonus-4 = Girar passa todas as cartelas adiante, trocar muda duas de mão.
kniffeliger-tutorial-score = Como está o jogo
kniffeliger-tutorial-score-1 = { $name } tem { $points } pontos e ganhou isto no dado bônus: { $bonus }.
kniffeliger-tutorial-score-2 = Todos veem os bônus dos outros. O que não for usado até o fim se perde.
kniffeliger-tutorial-score-3 = Quem empata em pontos divide a vitória. A regra Kniffel não tem golpes, mas dá 35 por 63 nas casas de cima e 100 por novos cinco iguais.
kniffeliger-tutorial-score-3-table = Quem empata em pontos divide a vitória.
kniffeliger-tutorial-score-4-upper = 63 pontos de uns a seis dão mais 35.
kniffeliger-tutorial-score-5-fives = Depois dos seus 50, cada novo cinco iguais dá mais 100.

# On pictures.
kniffeliger-picture-round-change = Nesta rodada
kniffeliger-picture-total = Total
kniffeliger-picture-extra = Pontos extras
kniffeliger-picture-upper = Casas de cima
kniffeliger-picture-bonuses = Bônus
kniffeliger-picture-bonus-die = Dado bônus
kniffeliger-picture-rolls = { $name }: { $left ->
    [0] sem mais lances
    [one] resta { $left } lance
    [many] restam { $left } lances
   *[other] restam { $left } lances
}
kniffeliger-picture-alt-bonus = Ao lado: { $bonus }.
kniffeliger-picture-alt-crossed = { $box } riscada
kniffeliger-picture-alt-frozen = { $box } congelada
kniffeliger-picture-alt-skips = { $count ->
    [one] perde uma vez
    [many] perde { $count } vezes
   *[other] perde { $count } vezes
}

# On replays.
kniffeliger-replay-deal = Rodada { $deal }
