# The seal of a match, and what players add to its chance.

log-chance = Добавено: { $entries }
log-record = SHA-256 на записа: { $digest }
lobby-seal = Печат на следващия мач: { $digits }…
lobby-seal-added = Печат на следващия мач: { $digits }… Късмет добавен от { $names }
seal-next = Това е печатът на следващия мач: { $commitment }. Под него е ключът на масата и никой не го вижда, докато мачът не свърши.
seal-mixed = След печата всеки играч добавя свой късмет: номера на първото си натискане, този на старта и зарове по избор. Картите се решават от всичко заедно, затова не може да ги избере никой: нито който поддържа масата, нито играч.
seal-added = { $name } добави { $chance }
seal-shake = Не вярваш на чужди числа? Добави зарове по твой избор:
button-die-spoken = Добави { $die }
seal-receipt = За проверка: запази тези редове като receipt.txt, запази записа и пусни tablemates record verify ЗАПИС --receipt receipt.txt
