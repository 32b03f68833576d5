# A página do playground, em volta das mensagens do bot.

page-brand = Tablemates
page-welcome = Noite de jogo nesta máquina: jogue com a galera ou com robôs.
page-who = Como a gente te chama?
page-enter = Entrar
page-enter-table = Entrar na mesa { $code }
page-two-windows = Abra outra janela e entre como outra pessoa para jogar contra você.
page-no-name = Escolha um nome com pelo menos um caractere visível.
page-long-name = Escolha um nome mais curto: no máximo { $count } caracteres.

page-home = Mesas
page-home-spoken = Voltar para todas as mesas
page-open = Com a galera
page-rules = Regras
page-scores = Ranking
page-join-title = Tem um código?
page-code = Código
page-join = Entrar
page-tables = Mesas abertas
page-no-tables = Nenhuma mesa aberta ainda: abra a primeira.
page-look = { $way ->
    [mine] Ir para lá
    [free] Sentar
   *[watch] Assistir
}
page-phase = { $phase ->
    [lobby] esperando gente
    [playing] jogando
    [finished] entre partidas
   *[closed] fechada
}
page-name = Seu nome
page-rename = Mudar
page-key = Nova chave
page-key-about = Seu endereço é sua chave: quem o tem joga como você. Com um novo, este não leva a lugar nenhum, e todo o resto fica.
page-key-sure = Quero um novo endereço
page-forget = Me esqueça
page-forget-about = Seu nome, ajustes, conversas e resultados são apagados de vez. Nas partidas já jogadas fica um lugar anônimo.
page-forget-sure = Sim, me esqueça
page-broadcast-title = Avisar todas as mesas
page-broadcast = Um recado de quem cuida do bot
page-send = Enviar
page-refresh = Mostrar novidades
page-back-in = Ir para a entrada

page-room = A sala da mesa
page-live = A mesa
page-log = O que rolou e o que se falou
page-tabs = O que mostrar
page-tab-play = Jogo
page-tab-talk = Histórico e chat
page-say = Diga alguma coisa
page-log-empty = Aqui aparece o que acontece na mesa e o que se diz.
page-to = Para quem
page-to-all = Para todos
page-to-one = Só para { $name }
page-to-nobody = Escolha quem vai ler isto; nada foi enviado.
page-private = Você e o bot
page-private-only = só você vê isto
page-private-log = Mensagens privadas
page-hand = Seu lado da mesa
page-record = Guardar o registro da partida
page-hand-empty = O que é seu aparece aqui, onde mais ninguém vê.
page-cards = Cartas
page-sheets = Cartelas
page-skip = Ir direto para o seu lado da mesa
page-skip-tables = Ir direto para as mesas
page-status = { $game } · mesa { $code }

page-invite = Convidar
page-unreadable = Não deu para ler esse pedido; nada mudou.
page-not-here = Não há nada neste endereço.
page-too-large = Isso é mais do que esta página aguenta; nada mudou.
page-trouble = Deu algum problema aqui; nada seu se perdeu.
page-too-slow = O pedido não chegou inteiro; nada mudou. Tente de novo.
page-too-fast = Foi coisa demais de uma vez; espere um instante e tente de novo.
page-unavailable = O que está guardado não pode ser acessado agora; tente de novo daqui a pouco.
page-many-open = Há páginas demais abertas ao mesmo tempo; feche uma e tente de novo.
page-more = Mais sobre esta mesa
