# The entrance and home of the playground.

page-welcome-back = Que bom te ver de novo!
page-go-on = Continuar como { $name }
page-go-on-table = Entrar como { $name }
page-somebody-else = Ou é outra pessoa?
page-name-suggested = Deixe em branco para ser { $name }.

page-hello = O que vamos jogar, { $name }?
page-play-now = Jogar agora
page-play-now-about = contra robôs
page-players = { $counts } jogadores
page-minutes = { $minutes } min
page-my-tables = Suas mesas
page-more-tables = Mais mesas suas
page-my-turn = Sua vez
page-free-seats = { $count ->
    [one] 1 lugar livre
    [many] { $count } de lugares livres
   *[other] { $count } lugares livres
}
page-code-about = De quatro a seis dígitos, da mesa de alguém.
page-inbox = Mensagens para você
page-language-now = { $language }: escolher o idioma
page-settings = Ajustes
page-close = Fechar

page-invite-title = Convidar para esta mesa
page-invite-about = Mostre o código para um celular ou mande o link:
page-invite-only-here = Só esta máquina abre o link. Para deixar entrar celulares da sua rede, comece com

page-gone = A conexão caiu. Tentando de novo…
page-gone-unsent = O que você apertou ainda não chegou; vai assim que a conexão voltar.

setting-chime = Na sua vez
setting-chime-off = Em silêncio
setting-chime-on = Som e vibração
