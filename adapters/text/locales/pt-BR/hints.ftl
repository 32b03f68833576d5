# Dicas para a primeira partida: por que as coisas são assim, uma frase curta cada.

hint-line = 💡 { $text }
button-hints-on = 💡 Ligar dicas
button-hints-off = 💡 Desligar dicas

# Em vários jogos.
hint-lead = Você abre: vale qualquer carta.
hint-follow = Você precisa seguir o naipe: { $sign } { $suit }.
hint-any = Você não tem { $sign } { $suit }, então vale qualquer carta.
hint-wins = Por enquanto, ganhariam: { $cards }
hint-wins-not = Nenhuma das cartas que você pode jogar ganha esta.
hint-ahead = { $side ->
    [ours] Sua equipe está na frente
   *[theirs] A outra equipe está na frente
} ({ $name }, { $card }). Pontos na mesa: { $points }.
hint-thought = A primeira ideia de um robô: { $what }
