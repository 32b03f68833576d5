# The seal of a match, and what players add to its chance.

log-chance = Beigesteuert: { $entries }
log-record = SHA-256 des Protokolls: { $digest }
lobby-seal = Siegel der nächsten Partie: { $digits }…
lobby-seal-added = Siegel der nächsten Partie: { $digits }… Zufall beigesteuert: { $names }
seal-next = Das ist das Siegel der nächsten Partie: { $commitment }. Darunter liegt der Startwert des Tisches, und den sieht niemand, bevor die Partie vorbei ist.
seal-mixed = Wer mitspielt, steuert nach dem Siegel eigenen Zufall bei: die Nummer des ersten Drückens, die des Starts, und Würfel nach Wunsch. Erst alles zusammen entscheidet über die Karten. Aussuchen kann sie also niemand, weder die Betreiber noch jemand am Tisch.
seal-added = { $name } steuert bei: { $chance }
seal-shake = Du traust keiner fremden Zahl? Leg Würfel dazu, die du selbst wählst:
button-die-spoken = Eine { $die } dazulegen
seal-receipt = So prüfst du es: diese Zeilen als receipt.txt aufheben, das Protokoll sichern, dann tablemates record verify PROTOKOLL --receipt receipt.txt
