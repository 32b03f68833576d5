# Os próprios lances que mais custaram.

button-review = Meus piores lances
review-title = Seus lances que mais custaram
review-move = { $which }: você escolheu “{ $done }”. Melhor: “{ $better }”, que vence { $wins } em cada 100 partidas assim a mais.
review-none = Nenhum dos seus lances custou claramente alguma coisa. Bem jogado!
review-waiting = Um jogador forte da casa está revendo seus lances. Isso pode levar um minuto.
review-again = Ver de novo
