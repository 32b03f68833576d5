# Um lugar e quem cuida dele: o que vale ali, e o que se faz com as mesas.

button-this-place = Este lugar
place-title = Este lugar: { $place }
place-title-unnamed = Este lugar
place-games = Jogos: { $games }
place-games-all = todos
place-games-none = nenhum
place-not-yours = Quem pode gerenciar mensagens aqui, ou é admin, pode mudar isto.
place-language-none = o de cada um
place-limit = { $count ->
    [0] sem limite
    [one] { $count }
    [many] { $count }
   *[other] { $count }
}
place-button-tables = Mesas
place-button-games = Jogos
place-about-games = Toque num jogo para permitir ou não aqui (✓ é permitido).
place-about-tables = Toque numa mesa para fechar, encerrar a partida ou tirar alguém.
place-table = { $code } · { $game }
place-remove = Tirar { $name }
place-out = Tirar daqui
place-table-guest = Esta mesa foi aberta em outro lugar, e lá é que decidem sobre ela. Você pode tirá-la daqui.
setting-language = Idioma
setting-telling = O que aparece
setting-telling-full = Mesa, histórico e conversa
setting-telling-quiet = Discreto: só mesa e resultado
setting-here = Mesas aqui
setting-here-on = Permitidas
setting-here-off = Não permitidas
setting-elsewhere = Mesas em outros lugares
setting-elsewhere-on = Permitidas, se não desligadas lá
setting-elsewhere-off = Só onde ligadas
setting-per-person = Mesas por pessoa
setting-per-place = Mesas ao mesmo tempo
setting-chat = Conversa das mesas
setting-chat-on = Ligada
setting-chat-members = Só membros
setting-chat-off = Desligada
setting-guests = Visitas de fora
setting-guests-on = Entram com o código
setting-guests-off = Não entram
setting-played-on = permitido
setting-played-off = não permitido
place-about-chat = O que se diz numa mesa aparece em todos os lugares dela. Só membros: nada de gente de outros lugares aparece aqui.
place-about-guests = Visitas são pessoas de outros lugares que entram numa mesa daqui com o código.
table-hidden = A mesa { $code } ({ $game }) foi tirada de um lugar por quem cuida dele; a partida continua no privado. Para trazê-la de volta, escreva lá: { $typed }
anonymous-how = Você escreve em nome do grupo, então não sei quem se sentaria. Toque nos botões, ou escreva com o seu nome.
say-offer = Só eu li isto. É para todo mundo da sua mesa ler?
button-say = Dizer na mesa { $code }
greeting-title = Tablemates chegou: cartas e dados com a turma
greeting-how = Toque em Jogar, escolha um jogo e deixe o pessoal sentar. As suas cartas só você vê; não precisa instalar nada.
greeting-run = Quem cuida deste lugar pode decidir o que se joga aqui, em “ajustes”.
button-play = 🎲 Jogar
not-seated-here = Você não está em nenhuma mesa aqui. Entre numa, ou abra a sua.
guest-name = { $name } ({ $place })

refusal-removed-from-table = Quem cuida deste lugar tirou você desta mesa; você pode abrir outra ou entrar em outra.
refusal-not-moderator = Só quem pode gerenciar mensagens aqui, ou é admin, pode fazer isso; peça a uma dessas pessoas.
refusal-not-governor = Só quem pode gerenciar o servidor inteiro pode fazer isso; peça a uma dessas pessoas.
refusal-not-table-home = Esta mesa foi aberta em outro lugar, e lá é que decidem sobre ela; você pode tirá-la daqui.
refusal-tables-not-here = Neste lugar não se joga; tente outro canal ou tópico, ou jogue comigo no privado.
refusal-game-not-here = Esse jogo não se joga aqui. Aqui tem: { $games }.
refusal-too-many-tables =
    Você já tem { $limit ->
        [one] uma mesa aberta aqui ({ $codes }); jogue nela, ou antes saia dela ou feche-a.
        [many] { $limit } mesas abertas aqui ({ $codes }); jogue nelas, ou antes saia de uma ou feche uma.
       *[other] { $limit } mesas abertas aqui ({ $codes }); jogue nelas, ou antes saia de uma ou feche uma.
    }
refusal-place-full =
    Já há { $limit ->
        [one] uma mesa aberta
        [many] { $limit } mesas abertas
       *[other] { $limit } mesas abertas
    } aqui, o máximo deste lugar; entre com o comando “mesas”.
refusal-not-heard = Ninguém nessa mesa leria: você não é membro de onde ela aparece, ou não pode escrever lá.
refusal-chat-off = Quem cuida deste lugar desligou a conversa; você ainda pode cochichar com alguém.
refusal-guest-link = Visitas de fora não podem mandar links; escreva sem.
refusal-no-guests = Esta mesa não aceita visitas de fora; entre antes no servidor ou grupo, ou abra a sua mesa.
