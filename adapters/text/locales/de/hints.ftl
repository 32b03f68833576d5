# Tipps für das erste Spiel: warum etwas so ist, je ein kurzer Satz.

hint-line = 💡 { $text }
button-hints-on = 💡 Tipps an
button-hints-off = 💡 Tipps aus

# In mehreren Spielen.
hint-lead = Du spielst aus: Jede Karte ist erlaubt.
hint-follow = Du musst Farbe bedienen: { $sign } { $suit }.
hint-any = Du hast kein { $sign } { $suit }, also ist jede Karte erlaubt.
hint-wins = Im Moment würden stechen: { $cards }
hint-wins-not = Keine deiner erlaubten Karten kann stechen.
hint-ahead = { $side ->
    [ours] Dein Team liegt vorn
   *[theirs] Das andere Team liegt vorn
} ({ $name }, { $card }). Punkte auf dem Tisch: { $points }.
hint-thought = Ein Bot dächte zuerst an: { $what }
