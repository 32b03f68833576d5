# The seal of a match, and what players add to its chance.

log-chance = Sorte somada: { $entries }
log-record = SHA-256 do registro: { $digest }
lobby-seal = Lacre da próxima partida: { $digits }…
lobby-seal-added = Lacre da próxima partida: { $digits }… Sorte somada por { $names }
seal-next = Este é o lacre da próxima partida: { $commitment }. Debaixo dele está a semente da mesa, que ninguém vê antes do fim.
seal-mixed = Depois do lacre, cada um que joga soma sorte própria: o número do primeiro toque, o do início e os dados que quiser. Só tudo junto decide as cartas, então ninguém pode escolher: nem quem cuida da mesa, nem quem joga.
seal-added = { $name } somou { $chance }
seal-shake = Não confia no número dos outros? Some dados escolhidos por você:
button-die-spoken = Somar um { $die }
seal-receipt = Para conferir: guarde estas linhas como receipt.txt, salve o registro e rode tablemates record verify REGISTRO --receipt receipt.txt
