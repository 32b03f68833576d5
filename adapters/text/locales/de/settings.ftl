# How things are shown: what people and places can choose.

setting-pictures = Bilder
setting-pictures-on = Mit Bildern
setting-pictures-off = Nur Text
setting-deck = Farben der Karten
setting-deck-two = Zwei Farben
setting-deck-four = Vier Farben
setting-background = Hintergrund
setting-background-dark = Dunkel
setting-background-light = Hell
setting-hints = Tipps für Einsteiger
setting-hints-on = Mit Tipps
setting-hints-off = Ohne Tipps
setting-confirm = Rückfragen
setting-confirm-on = Vor Unwiderruflichem nachfragen
setting-confirm-off = Sofort ausführen
setting-forced = Nur eine Karte möglich
setting-forced-off = Ich spiele sie selbst
setting-forced-on = Sie wird von selbst gespielt
setting-kept = { $setting }: { $to }.
place-setting-kept = Hier gilt ab jetzt: { $setting }, { $to }.
button-scores = Punktestand
