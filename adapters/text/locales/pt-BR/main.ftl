# O que toda mesa diz, seja qual for o jogo.

# Nomes.
someone = alguém
nobody = ninguém ainda
free-seat = lugar livre
house-name = 🤖 { $name }

# Cartas.
suit = { $suit ->
    [C] paus
    [D] ouros
    [H] copas
   *[S] espadas
}
rank = { $rank ->
    [2] 2
    [3] 3
    [4] 4
    [5] 5
    [6] 6
    [7] 7
    [8] 8
    [9] 9
    [10] 10
    [J] J
    [Q] Q
    [K] K
   *[A] A
}
card = { $rank ->
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
    [J] valete
    [Q] dama
    [K] rei
   *[A] ás
} de { $suit ->
    [C] paus
    [D] ouros
    [H] copas
   *[S] espadas
}

# Títulos e entradas.
table-title = { $game } · mesa { $code }
score-entry = { $name } { $score }
tally = Partidas ganhas: { $entries }

# A sala de espera.
lobby-code = A galera entra com o código { $code }.
lobby-missing = { $missing ->
    [one] Falta { $missing } pessoa: sente na mesa ou ponha um robô.
    [many] Faltam { $missing } pessoas: sente na mesa ou ponha robôs.
   *[other] Faltam { $missing } pessoas: sente na mesa ou ponha robôs.
}
lobby-unready = Falta confirmar: { $names }
lobby-can-start = Todo mundo está aqui: toque em Começar.
lobby-seated = Você é { $name }, no lugar { $seat }.
seat-person = { $seat }. { $name }{ $owner ->
    [yes] {" "}★ dono da mesa
   *[no] {""}
}{ $state ->
    [ready] {" "}✓ ok
    [unready] {" "}… falta confirmar
    [away] {" "}(ausente)
   *[none] {""}
}
seat-house = { $seat }. { $name }, robô { $level ->
    [easy] fácil
    [normal] normal
   *[strong] forte
}
seat-free = { $seat }. livre
team-line = Equipe { $number }: { $names }
swap-asked = { $name } quer trocar de lugar com { $other }.
swap-how = Com quem você quer trocar de lugar? A pessoa responde se aceita ou não.

# Opções.
preset-own = Regras próprias
preset-about = { $preset }: { $about }
options-owner = O dono da mesa pode mudar isto antes da partida.
setting-preset = Variante
setting-timer = Tempo por jogada
setting-seats = Número de lugares
setting-game = Jogo
setting-public = Quem acha a mesa
seats = { $count ->
    [one] { $count } lugar
    [many] { $count } lugares
   *[other] { $count } lugares
}
seats-open = quantos vierem
timer = { $seconds ->
    [0] sem limite de tempo
    [30] 30 segundos por jogada
    [60] 1 minuto por jogada
    [120] 2 minutos por jogada
    [300] 5 minutos por jogada
    [86400] 1 dia por jogada
   *[other] { $seconds } segundos por jogada
}
timer-windows = sem limite de tempo, { $seconds } segundos para pedidos
public-on = todo mundo vê a mesa
public-off = só quem está aqui vê
choice-now = ✓ { $label }
menu = { $label } ▸

# Jogando.
turn = { $count ->
    [one] Vez de { $names }.
    [many] Esperando { $names }.
   *[other] Esperando { $names }.
}
your-turn = É a sua vez.
sure = É isso mesmo: { $what }? Não dá para voltar atrás.
button-sure = { $what }: certeza?
press-again = { $what }: certeza? Aperte mais uma vez.
numbered-choice = { $number }: { $label }
time-almost-up = Seu tempo está acabando.
time-to-answer = ⏱ { $seconds ->
    [30] 30 segundos
    [60] 1 minuto
    [120] 2 minutos
    [300] 5 minutos
    [86400] 1 dia
   *[other] { $seconds } segundos
} para responder; depois o relógio responde.
all-away = Todo mundo saiu: a partida espera até alguém voltar.
ending = { $names } quer encerrar a partida aqui.{ $count ->
    [0] {""}
   *[other] {" "}Falta responder: { $missing }.
}
end-how = Propor encerrar a partida aqui? Os outros respondem, e ela acaba se mais da metade das pessoas quiser. Robôs não votam.
end-how-alone = Encerrar a partida aqui? Só você decide.
end-result = Aí ganha quem estiver na frente; se estiver igual, é empate.
you-are-away = Um robô está jogando no seu lugar.
away = Um robô está no lugar de { $names }.
gone-how = Alguém sumiu? Um robô pode jogar até a pessoa voltar: no lugar de quem saiu, perdeu uma vez ou fez todos esperarem um minuto. O dono da mesa decide, ou a maioria dos outros.
gone-seat = { $seat }. { $name }

# O fim.
result-won = { $count ->
    [one] { $names } ganhou a partida!
    [many] { $names } ganharam a partida!
   *[other] { $names } ganharam a partida!
}
result-draw = A partida empatou.
result-stopped = { $count ->
    [0] A mesa parou a partida; deu empate.
    [one] A mesa parou a partida; { $names } estava na frente e ganhou.
    [many] A mesa parou a partida; { $names } estavam na frente e ganharam.
   *[other] A mesa parou a partida; { $names } estavam na frente e ganharam.
}
result-void = A partida não pôde continuar depois de uma atualização, então não vale. A revanche mantém os lugares.
result-abandoned = A partida foi interrompida e não vale.
closed = { $reason ->
    [host] O dono fechou a mesa. Valeu pelo jogo!
    [idle] Ninguém mexeu nesta mesa por uma semana, então ela fechou.
    [moderator] Quem cuida deste lugar fechou esta mesa.
   *[other] Esta mesa está fechada.
}
proof = Jogo limpo: o lacre { $commitment } apareceu antes de a partida começar. Ele abre com a semente { $seed }, e com o registro qualquer pessoa confere.

# O histórico.
log-match = Partida { $number }
log-match-sealed = Partida { $number } · lacre { $digits }…
button-seal = Sobre o lacre
log-play = { $name } { $card }
# Behind what the clock played because nobody answered in time.
log-by-clock = { $line } (tempo)
log-end-proposed = { $name } propõe encerrar a partida aqui.
log-end-agreed = { $name } concorda em encerrar a partida.
log-end-against = { $name } quer continuar.
log-shout = 📣 { $name }: { $text }
log-sign = 🤫 { $name }: { $text }
shout-how = Grite para a mesa, uma vez por jogada:
sign-how = Ou faça um sinal que só a sua equipe vê:
log-trick = { $plays } → { $result }
log-commitment = Toda a sorte desta partida, cada carta e cada dado, já está definida. Este é o lacre: { $commitment }. Depois da partida ele é aberto, e todo mundo pode ver que nada mudou.
log-cleared = Este histórico não fica: a mesa escolheu ver só a parte mais recente.
log-seed = O lacre está aberto. A semente da partida era { $seed }.

# Avisos e conversa.
turn-notice = { $name }, é a sua vez ({ $game }, mesa { $code }).
turn-reminder = { $name }, seu tempo está acabando ({ $game }, mesa { $code }).
chat-line = { $name }: { $text }
chat-before = { $count ->
    [one] … e mais { $count } linha antes
    [many] … e mais { $count } linhas antes
   *[other] … e mais { $count } linhas antes
}

# Listas.
tables-title = Mesas abertas
tables-none = Nenhuma mesa aberta. Abra uma!
tables-entry = { $code } · { $game } · { $names } · { $phase ->
    [playing] jogando
   *[other] { $free ->
        [0] cheia
        [one] { $free } lugar livre
        [many] { $free } lugares livres
       *[other] { $free } lugares livres
    }
}
tables-more = { $count ->
    [one] e mais { $count }
    [many] e mais { $count }
   *[other] e mais { $count }
}
scores-title = Ranking: { $game }
scores-preset = { $game }, { $preset }
scores-entry = { $rank }. { $name }: { $wins } de { $matches } ganhas, melhor pontuação { $best }
scores-entry-points = { $rank }. { $name }: { $best } pontos, { $wins } de { $matches } ganhas
scores-none = Ninguém terminou uma partida ainda.

# Ajuda e regras.
help-1 = Abra uma mesa ou entre em uma com o código.
help-2 = Sente, ponha robôs se quiser e toque em Começar.
help-3 = Só você vê suas cartas ou dados; toque em um para jogar ou guardar. As regras estão abaixo.
rules-page = Página { $page } de { $pages }
rules-at-table = Nesta mesa: { $preset } ({ $about }).
rules-table = Em toda mesa
rules-table-time = Com limite de tempo você é avisado antes de ele acabar; depois o relógio joga por você, e o histórico conta. Na segunda vez seguida um robô fica no seu lugar até você voltar a jogar. Se todo mundo sair, a partida espera.
rules-table-windows = Quando se pergunta a vários ao mesmo tempo, o tempo é limitado mesmo sem limite por jogada: { $seconds } segundos. Ali o silêncio é uma resposta, e ninguém conta como ausente por isso.
rules-table-house = Onde uma resposta vale pela equipe, os robôs a deixam para as pessoas da equipe até o tempo acabar. Só as pessoas decidem se continua ou para.
rules-table-end = Quem joga pode propor encerrar a partida antes; ela acaba quando mais da metade das pessoas quer, com o resultado que estas regras dão para esse caso. Uma partida que alguém jogando sozinho contra robôs encerrou não entra no ranking.

# Botões.
button-back = ◂ Voltar
button-next = Avançar ▸
button-more = Mais ▸
button-sit = Sentar no { $seat }
button-swap = Trocar de lugar
button-swap-with = { $seat }. { $name }
button-swap-yes = Aceito: { $seat } ⇄ { $other }
button-swap-no = Não: { $seat } ⇄ { $other }
button-clear = Liberar lugar { $seat }
button-fill = 🤖 { $level ->
    [easy] Fácil
    [normal] Normal
   *[strong] Forte
}
button-fill-spoken = { $level ->
    [easy] pôr um robô fácil
    [normal] pôr um robô normal
   *[strong] pôr um robô forte
}
button-fill-all = 🤖 Encher a mesa
button-ready = Pronto!
button-unready = Ainda não
button-start = Começar
button-options = Opções
button-rules = Regras
button-shout = 📣 Gritar
button-best = 🏆 Ranking
button-leave = Sair
button-close = Fechar a mesa
button-hand = Minhas cartas
button-gone = Alguém sumiu?
button-end = Encerrar partida
button-end-propose = Propor encerrar
button-end-now = Encerrar agora
button-end-agree = Concordo: encerrar
button-end-against = Continuar jogando
button-replace = Robô no lugar { $seat }
button-return = Voltar ao meu lugar
button-rematch = Revanche
button-change-options = Mudar opções
button-record = Salvar registro
button-join = Entrar na { $code }
button-watch = Assistir à { $code }
