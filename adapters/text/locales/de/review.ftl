# Die eigenen Züge, die am meisten gekostet haben.

button-review = Teuerste Züge
review-title = Deine teuersten Züge
review-move = { $which }: Du hast „{ $done }“ gewählt. Besser: „{ $better }“, das gewinnt { $wins } von 100 solchen Partien mehr.
review-none = Keiner deiner Züge hat dich klar etwas gekostet. Gut gespielt!
review-waiting = Ein starker Hausspieler geht deine Züge durch. Das kann eine Minute dauern.
review-again = Noch einmal nachsehen
