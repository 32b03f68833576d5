# The seal of a match, and what players add to its chance.

log-chance = Added: { $entries }
log-record = The SHA-256 of its record: { $digest }
lobby-seal = Seal of the next match: { $digits }…
lobby-seal-added = Seal of the next match: { $digits }… Chance added by { $names }
seal-next = This is the seal of the next match: { $commitment }. Under it lies the table’s seed, and nobody sees that before the match is over.
seal-mixed = After the seal everybody who plays adds chance of their own: the number of their first press, that of the start, and dice as they like. Only all of it together decides the cards, so neither those who run the table nor any player can choose them.
seal-added = { $name } added { $chance }
seal-shake = Trust nobody else’s numbers? Add dice that you choose:
button-die-spoken = Add a { $die }
seal-receipt = To check it: keep these lines as receipt.txt, save the record, and run tablemates record verify RECORD --receipt receipt.txt
