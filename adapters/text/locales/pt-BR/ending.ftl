# The end of a match as the page shows it.

page-own-record = Você ganhou { $wins } de { $matches } partidas de { $game }.
page-own-rating = Seu nível: { $rating } ({ $change })
page-share = Compartilhar
page-proof = Cartas dadas sem truque: como conferir
page-deal-over = Acabou a mão { $deal }
