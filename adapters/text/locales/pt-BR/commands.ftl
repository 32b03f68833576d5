# Comandos digitados nos chats e o que o bot responde. Nomes em minúsculas, sem espaços, no máximo 32 caracteres e sem
# acentos nos comandos (o Telegram não aceita); o que vem em -about tem no máximo 100 caracteres.

command-play = jogar
command-play-about = Abrir uma mesa aqui e sentar
command-join = entrar
command-join-about = Sentar em uma mesa pelo código, de onde você estiver
command-tables = mesas
command-tables-about = As mesas abertas aqui, as abertas a todo mundo e as suas
command-hand = cartas
command-hand-about = Mostrar minhas cartas, só para mim
command-act = jogada
command-act-about = Jogar uma carta, pedir, rolar os dados: o que der para fazer agora
command-leave = sair
command-leave-about = Sair de uma mesa; no meio da partida, um robô joga no seu lugar
command-rules = regras
command-rules-about = As regras de um jogo
command-scores = ranking
command-scores-about = O ranking de um jogo e os seus resultados
command-say = falar
command-say-about = Falar com todo mundo da sua mesa, onde quer que estejam
command-whisper = cochichar
command-whisper-about = Falar em particular com alguém da sua mesa
command-check = testar
command-check-about = Será que eu tenho as permissões de que preciso aqui?
command-notify = avisar
command-notify-about = Ser avisado quando alguém abrir uma mesa aqui
command-help = ajuda
command-help-about = Como começar, em três linhas
command-settings = ajustes
command-settings-about = Seu nome, seu idioma, o idioma deste lugar
command-settings-name = nome
command-settings-name-about = Escolher o nome que aparece nas mesas
command-settings-language = idioma
command-settings-language-about = Escolher o idioma de tudo o que aparece para você
command-settings-place = lugar
command-settings-place-about = O que vale neste lugar e nas mesas dele; quem cuida dele decide
command-settings-forget = esquecer
command-settings-forget-about = Apagar de vez seu nome, ajustes, estatísticas e conversas

option-game = jogo
option-game-about = Qual jogo
option-seats = lugares
option-seats-about = Para quantas pessoas
option-preset = regras
option-preset-about = Quais regras do jogo
option-options = opções
option-options-about = Mais uma opção, ou várias: target=11
option-code = código
option-code-about = Os números que a mesa mostra
option-table = mesa
option-table-about = Qual das suas mesas, se você está em várias
option-action = ação
option-action-about = O que fazer; a lista mostra tudo o que você pode
option-text = texto
option-text-about = O que você quer dizer
option-to = para
option-to-about = Para quem
option-here = aqui
option-here-about = Só o que foi jogado neste lugar
option-name = nome
option-name-about = No máximo 24 caracteres
option-language = idioma
option-language-about = Qual idioma
option-thread = tópico
option-thread-about = Num tópico só dela
option-topic = tópico
option-sure = certeza
option-sure-about = Isso não tem volta

# Respostas.
left-table = Você saiu da mesa { $code }.
joined-table = Você está na mesa { $code }.
said-at-table = Todo mundo da mesa { $code } pode ler isso.
place-language-set = A partir de agora, aqui se fala português.
scores-own = Você, { $preset }: { $wins } de { $matches } ganhas, melhor pontuação { $best }
options-unreadable = As opções se escrevem nome=valor, por exemplo target=11; ou escolha na mesa, no botão Opções.
not-sure = Nada foi apagado. Se é isso mesmo, diga que tem certeza.
check-well = Posso fazer tudo de que preciso aqui.
check-missing = Aqui me falta: { $permissions }. Quem gerencia este servidor pode liberar nas configurações do canal.
check-threads = Aqui as mesas não podem ter um tópico próprio: me falta { $permissions }.
check-mentions = Não fico sabendo quando me mencionam num canal; botões e comandos funcionam.
check-people = Não dá para me levar a grupos de conversa: meu dono não ligou User Install.
lent-about = Aqui sou só visita e só consigo escrever quando alguém aperta alguma coisa: sem registro, sem lembretes, sem tópico. Depois de quinze minutos parados a mesa espera; o próximo toque a acorda.
lent-hushed = Não estou neste servidor, e ele não deixa apps que as pessoas trazem falarem para todos. Convide-me para o servidor ou jogue num grupo de conversa.
button-thread = 🧵 Num tópico só dela
thread-not-here = Não consigo abrir um tópico aqui. Jogue no próprio canal ou me dê Create Public Threads.
thread-too-many = Você acabou de abrir vários tópicos. Jogue num deles ou tente de novo em dez minutos.
button-topic = 🧵 Num tópico só dela
topic-not-here = Não consigo abrir um tópico aqui: o grupo precisa ter tópicos, e eu preciso ser um administrador que gerencia tópicos. Joguem aqui mesmo.
topic-too-many = Você acabou de abrir vários tópicos. Jogue num deles ou tente de novo em dez minutos.
something-wrong = Deu algum problema aqui, a culpa não é sua. Nada se perdeu; tente de novo.
record-here = Este é o registro da partida; com ele, qualquer pessoa pode conferir que foi tudo limpo.

# Só no Telegram.
choose-game = Qual jogo?
settings-title = Seus ajustes
settings-name = Seu nome aqui é { $name }. Para mudar, mande o comando “ajustes nome” com o nome novo no final.
button-forget = Me esqueça
forget-really = Seu nome, ajustes, estatísticas e conversas somem de vez, e você sai de todas as mesas. É isso mesmo?
nothing-to-do = Você não tem nada para fazer agora.
answer-in-private = A resposta é só para você: abra nosso chat privado, toque em Iniciar e pergunte de novo.
button-private = Chat privado
hand-shown = Suas cartas estão no fim do chat. Só você vê.
hand-elsewhere = Suas cartas estão agora em { $place }. Toque para trazê-las de volta.
hand-elsewhere-unnamed = Suas cartas estão agora em outra mensagem. Toque para trazê-las de volta.
inline-nothing = Você não está jogando agora.
whisper-in-private = Aqui todo mundo lê. Para cochichar, use nosso chat privado.
check-write = Não posso escrever aqui. Quem gerencia o grupo pode me deixar enviar mensagens, nas permissões do grupo.
check-topic = Este tópico está fechado para mim. Reabra, ou me ponha como administrador que gerencia tópicos.
check-topics = Aqui as mesas não podem ter um tópico próprio: me ponha como administrador que gerencia tópicos.
check-private = Você ainda não tem um chat privado comigo. Abra e toque em Iniciar, e suas cartas chegam lá.
check-administrator = Não sou administrador aqui. Se fosse, mostraria no grupo, só para cada um, as cartas de quem não tem chat privado.
check-alone = Este grupo ou este servidor do Telegram não aceita mensagens para uma pessoa só.
check-inline = Digitar meu nome ainda não mostra as cartas de ninguém: @BotFather, /setinline.
check-privacy = Ouço comandos, botões, respostas a mim e meu nome, e nada mais do que se escreve aqui (modo de privacidade). Não preciso de mais; @BotFather, /setprivacy muda isso.


# Being told of tables.
button-bell = 🔔 Me avise
button-bell-stop = 🔕 Chega disso
button-join-told = Sentar
bells-title = Mesas em { $place }
bells-title-unnamed = Mesas que abrem
bells-about = Escolha os jogos; quando alguém abrir uma mesa aqui, aviso você em particular, no máximo três vezes por hora. Preciso poder escrever para você.
bells-not-here = Escolha os jogos onde eles são jogados: isto funciona num servidor ou grupo em que eu esteja.
bells-quiet = Horas de silêncio: { $hours }. No seu relógio são { $time }.
bells-hours-off = nenhuma
bells-stop = 🔕 { $game }, { $place }
bell-on = Aviso você em particular quando alguém abrir { $game } aqui de novo. Aperte mais uma vez para parar; as horas de silêncio estão em /avisar.
bell-off = Não aviso mais sobre { $game } aqui.
bell-rings = { $name } abriu uma mesa de { $game } em { $place }.
bell-somewhere = um lugar que você conhece
refusal-no-bells = Não consigo avisar ninguém sobre mesas aqui: não fico sabendo quem está.
refusal-too-many-bells = Você já recebe avisos de vinte jogos; largue um primeiro.
