# Por que não: uma frase clara e o que fazer depois. Nada mudou quando uma destas aparece.
# $count e $turn: quantos devem agir agora, e quem; $missing: quantas pessoas faltam.

refusal-match-over = A partida acabou; toque em Revanche para jogar de novo.
refusal-not-your-decision = { $count ->
    [0] Não é a sua vez.
    [one] É a vez de { $turn }.
    [many] Não é a sua vez; é a vez de { $turn }.
   *[other] Não é a sua vez; é a vez de { $turn }.
}
refusal-stale-decision = { $count ->
    [0] Esse botão é de antes; nada mudou.
    [one] Esse botão é de antes; nada mudou. Agora é a vez de { $turn }.
    [many] Esse botão é de antes; nada mudou. Agora é a vez de { $turn }.
   *[other] Esse botão é de antes; nada mudou. Agora é a vez de { $turn }.
}
refusal-illegal-action = As regras não deixam fazer isso agora; escolha um dos botões.
refusal-bad-option = Esta opção não aceita esse valor; escolha um dos que aparecem.
refusal-unknown-game = Esse jogo não tem aqui; escolha um da lista.
refusal-table-closed = Esta mesa está fechada; abra outra para jogar.
refusal-table-full = Não há lugar livre; você pode assistir ou abrir a sua mesa.
refusal-seat-taken = Já tem gente aí; escolha outro lugar ou peça uma troca.
refusal-not-your-swap = Só os dois que trocariam de lugar podem fazer isso.
refusal-already-seated = Você já está nesta mesa.
refusal-not-at-table = Você não tem lugar nesta mesa; sente primeiro.
refusal-not-owner = Só o dono da mesa pode fazer isso.
refusal-still-here = Essa pessoa ainda está jogando. Um robô só entra no lugar de quem saiu, perdeu uma vez ou fez todos esperarem um minuto.
refusal-not-ready = Ainda falta gente confirmar.
refusal-shouted-already = Uma vez por jogada basta: grite de novo depois da próxima.
refusal-not-enough-players = { $missing ->
    [one] Falta { $missing } pessoa: convide alguém ou ponha um robô.
    [many] Faltam { $missing } pessoas: convide alguém ou ponha robôs.
   *[other] Faltam { $missing } pessoas: convide alguém ou ponha robôs.
}
refusal-match-running = Isso só pode mudar entre uma partida e outra.
refusal-cannot-enter-now = A partida já começou; você pode assistir e entrar quando ela acabar.
refusal-no-match-running = Não há partida nesta mesa; toque em Começar.
refusal-unknown-choice = Essa escolha não existe mais; use uma das que aparecem.
refusal-no-such-table = Nenhuma mesa aberta tem esse código; confira os números e tente de novo.
refusal-too-many-guesses = Códigos errados demais; espere um minuto e tente de novo.
refusal-too-fast = Foi coisa demais de uma vez; espere um instante e tente de novo.
refusal-busy = Está acontecendo coisa demais nesta mesa; toque de novo daqui a pouco.
refusal-not-saved = Não deu para salvar, então nada mudou; tente de novo.
refusal-maybe-saved = O armazenamento parou de responder, então não se sabe se isso valeu; a mesa vai mostrar. Tentar de novo não faz mal.
refusal-bad-name = Nada desse nome dá para mostrar; escolha outro.
refusal-unknown-language = Esse idioma ainda não se fala aqui; escolha um da lista.
refusal-nothing-said = Sua mensagem veio vazia; escreva algo e envie de novo.
refusal-too-much-talk = Calma, a mesa não acompanha; espere uns segundos.
refusal-whispers-closed = Mensagens privadas só depois desta mão, porque aqui se joga em equipe.
refusal-not-operator = Só quem cuida desta instalação pode fazer isso.
refusal-no-record-yet = O registro pode ser salvo quando a partida acabar.
refusal-bad-record = Este registro não dá para ler, ou não é o que aconteceu.
