# How things are shown: what people and places can choose.

setting-pictures = Картинки
setting-pictures-on = С картинки
setting-pictures-off = Само текст
setting-deck = Цветове на боите
setting-deck-two = Два цвята
setting-deck-four = Четири цвята
setting-background = Фон
setting-background-dark = Тъмен
setting-background-light = Светъл
setting-hints = Подсказки за начинаещи
setting-hints-on = С подсказки
setting-hints-off = Без подсказки
setting-confirm = Потвърждаване
setting-confirm-on = Питай преди необратимото
setting-confirm-off = Направо
setting-forced = Само една възможна карта
setting-forced-off = Аз я играя
setting-forced-on = Играе се сама
setting-kept = { $setting }: { $to }.
place-setting-kept = Отсега нататък тук: { $setting }, { $to }.
button-scores = Резултат
