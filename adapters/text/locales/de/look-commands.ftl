# The typed command that chooses how things are shown, as commands.ftl has the others, and what is answered to it.

command-settings-look = aussehen
command-settings-look-about = Wählen, wie du oder alle hier etwas sehen; ohne Angabe steht da, was gewählt ist
option-pictures = bilder
option-pictures-about = Bilder zum Text oder nur Text
option-deck = kartenfarben
option-deck-about = Zwei Farben oder vier, die sich leichter unterscheiden lassen
option-background = hintergrund
option-background-about = Dunkle oder helle Bilder
option-hints = tipps
option-hints-about = Ein Tipp für Einsteiger, immer wenn du dran bist
option-confirm = rückfragen
option-confirm-about = Ein zweiter Druck vor dem, was sich nicht zurücknehmen lässt
option-forced = erzwungen
option-forced-about = Die Karte von selbst spielen, wenn nur eine möglich ist
option-for-place = hier
option-for-place-about = Für alle an diesem Ort statt für dich

# Answers.
look-title = So siehst du alles
look-hints-here = Das gilt nur für eine Person. Wähl es ohne „hier“.
