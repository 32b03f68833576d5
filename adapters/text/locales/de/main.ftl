# Was jeder Tisch sagt, egal welches Spiel.

# Namen.
someone = jemand
nobody = noch niemand
free-seat = freier Platz
house-name = 🤖 { $name }

# Karten.
suit = { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
}
rank = { $rank ->
    [2] 2
    [3] 3
    [4] 4
    [5] 5
    [6] 6
    [7] 7
    [8] 8
    [9] 9
    [10] 10
    [J] J
    [Q] Q
    [K] K
   *[A] A
}
card = { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
}-{ $rank ->
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [10] Zehn
    [J] Bube
    [Q] Dame
    [K] König
   *[A] Ass
}

# Titel und Einträge.
table-title = { $game } · Tisch { $code }
score-entry = { $name } { $score }
tally = Gewonnene Partien: { $entries }

# Vor dem Start.
lobby-code = Code zum Mitspielen: { $code }
lobby-missing = { $missing ->
    [one] Es fehlt noch jemand: Setz dich oder nimm einen Bot dazu.
   *[other] Es fehlen noch { $missing }: Setz dich oder nimm Bots dazu.
}
lobby-unready = Noch nicht bereit: { $names }
lobby-can-start = Alle sind da: Drück auf Start.
lobby-seated = Du bist { $name }, auf Platz { $seat }.
seat-person = { $seat }. { $name }{ $owner ->
    [yes] {" "}★ Host
   *[no] {""}
}{ $state ->
    [ready] {" "}✓ bereit
    [unready] {" "}… nicht bereit
    [away] {" "}(weg)
   *[none] {""}
}
seat-house = { $seat }. { $name }, { $level ->
    [easy] leichter
    [normal] normaler
   *[strong] starker
} Bot
seat-free = { $seat }. frei
team-line = Team { $number }: { $names }
swap-asked = { $name } möchte mit { $other } den Platz tauschen.
swap-how = Mit wem möchtest du den Platz tauschen? Die Person wird gefragt und kann zustimmen oder nicht.

# Optionen.
preset-own = Eigene Regeln
preset-about = { $preset }: { $about }
options-owner = Der Host kann das vor einer Partie ändern.
setting-preset = Variante
setting-timer = Zeit pro Zug
setting-seats = Zahl der Plätze
setting-game = Spiel
setting-public = Wer den Tisch findet
seats = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
seats-open = so viele, wie kommen
timer = { $seconds ->
    [0] ohne Zeitlimit
    [30] 30 Sekunden pro Zug
    [60] 1 Minute pro Zug
    [120] 2 Minuten pro Zug
    [300] 5 Minuten pro Zug
    [86400] 1 Tag pro Zug
   *[other] { $seconds } Sekunden pro Zug
}
timer-windows = ohne Zeitlimit, für Rufe { $seconds } Sekunden
public-on = alle finden den Tisch
public-off = nur hier zu finden
choice-now = ✓ { $label }
menu = { $label } ▸

# Beim Spielen.
turn = { $count ->
    [one] { $names } ist dran.
   *[other] Wir warten auf { $names }.
}
your-turn = Du bist dran.
sure = Wirklich: { $what }? Das lässt sich nicht zurücknehmen.
button-sure = { $what }: sicher?
press-again = { $what }: sicher? Drück noch einmal darauf.
numbered-choice = { $number }: { $label }
time-almost-up = Deine Zeit ist fast um.
time-to-answer = ⏱ { $seconds ->
    [30] 30 Sekunden
    [60] 1 Minute
    [120] 2 Minuten
    [300] 5 Minuten
    [86400] 1 Tag
   *[other] { $seconds } Sekunden
} Zeit; danach antwortet die Uhr.
all-away = Alle sind weg: Die Partie wartet, bis jemand zurück ist.
ending = { $names } möchte die Partie hier beenden.{ $count ->
    [0] {""}
   *[other] {" "}Es fehlt noch: { $missing }.
}
end-how = Vorschlagen, die Partie hier zu beenden? Die anderen werden gefragt; wenn mehr als die Hälfte der Menschen am Tisch das will, ist Schluss. Bots stimmen nicht mit.
end-how-alone = Die Partie hier beenden? Das entscheidest du allein.
end-result = Dann gewinnt, wer vorn liegt; bei Gleichstand ist es unentschieden.
you-are-away = Ein Bot hält deinen Platz.
away = Ein Bot hält den Platz von { $names }.
gone-how = Ist jemand weg? Ein Bot kann den Platz halten, bis die Person zurück ist: wenn sie gegangen ist, einen Zug verpasst hat oder alle eine Minute warten ließ. Das entscheidet der Host oder die Mehrheit der anderen.
gone-seat = { $seat }. { $name }

# Das Ende.
result-won = { $count ->
    [one] { $names } gewinnt die Partie!
   *[other] { $names } gewinnen die Partie!
}
result-draw = Unentschieden!
result-stopped = { $count ->
    [0] Die Partie wurde abgebrochen; unentschieden.
    [one] Die Partie wurde abgebrochen; { $names } lag vorn und gewinnt.
   *[other] Die Partie wurde abgebrochen; { $names } lagen vorn und gewinnen.
}
result-void = Die Partie konnte nach einem Update nicht weitergehen und zählt nicht. Eine Revanche behält die Plätze.
result-abandoned = Die Partie wurde abgebrochen und zählt nicht.
closed = { $reason ->
    [host] Der Host hat diesen Tisch geschlossen. Danke fürs Mitspielen!
    [idle] Eine Woche lang war hier nichts los, darum ist der Tisch jetzt zu.
    [moderator] Die Moderation hat diesen Tisch geschlossen.
   *[other] Dieser Tisch ist geschlossen.
}
proof = Faires Spiel: Das Siegel { $commitment } stand schon vor der Partie da. Es öffnet sich mit dem Startwert { $seed }, und mit dem Protokoll können alle nachprüfen.

# Der Verlauf.
log-match = Partie { $number }
log-match-sealed = Partie { $number } · Siegel { $digits }…
button-seal = Zum Siegel
log-play = { $name } { $card }
# Behind what the clock played because nobody answered in time.
log-by-clock = { $line } (Zeit)
log-end-proposed = { $name } schlägt vor, die Partie hier zu beenden.
log-end-agreed = { $name } ist einverstanden, die Partie zu beenden.
log-end-against = { $name } will weiterspielen.
log-shout = 📣 { $name }: { $text }
log-sign = 🤫 { $name }: { $text }
shout-how = Dem Tisch zurufen, einmal pro Zug:
sign-how = Oder ein Zeichen, das nur dein Team sieht:
log-trick = { $plays } → { $result }
log-commitment = Aller Zufall dieser Partie, jede Karte und jeder Würfel, steht schon fest. Das ist das Siegel darauf: { $commitment }. Nach der Partie wird es geöffnet, dann sehen alle, dass nichts geändert wurde.
log-cleared = Dieser Verlauf bleibt nicht stehen: Der Tisch will nur den neuesten Teil sehen.
log-seed = Das Siegel ist offen. Der Startwert der Partie war { $seed }.

# Hinweise und Chat.
turn-notice = { $name }, du bist dran ({ $game }, Tisch { $code }).
turn-reminder = { $name }, deine Zeit ist fast um ({ $game }, Tisch { $code }).
chat-line = { $name }: { $text }
chat-before = { $count ->
    [one] … und { $count } Zeile davor
   *[other] … und { $count } Zeilen davor
}

# Listen.
tables-title = Offene Tische
tables-none = Kein Tisch offen. Mach einen auf!
tables-entry = { $code } · { $game } · { $names } · { $phase ->
    [playing] spielt gerade
   *[other] { $free ->
        [0] voll
        [one] { $free } Platz frei
       *[other] { $free } Plätze frei
    }
}
tables-more = { $count ->
    [one] und { $count } weiterer
   *[other] und { $count } weitere
}
scores-title = Rangliste: { $game }
scores-preset = { $game }, { $preset }
scores-entry = { $rank }. { $name }: { $wins } von { $matches } gewonnen, bestes Ergebnis { $best }
scores-entry-points = { $rank }. { $name }: { $best } Punkte, { $wins } von { $matches } gewonnen
scores-none = Noch niemand hat eine Partie beendet.

# Hilfe und Regeln.
help-1 = Mach einen Tisch auf oder komm mit einem Code an einen anderen.
help-2 = Setz dich, nimm Bots dazu, wenn du magst, und drück auf Start.
help-3 = Deine Karten oder Würfel siehst nur du; drück darauf, um sie zu spielen oder zu behalten. Die Regeln stehen unten.
rules-page = Seite { $page } von { $pages }
rules-at-table = An diesem Tisch: { $preset } ({ $about }).
rules-table = An jedem Tisch
rules-table-time = Mit Zeitlimit wirst du erinnert, bevor deine Zeit um ist; dann spielt die Uhr für dich, und der Verlauf sagt es. Nach zwei Malen hintereinander hält ein Bot deinen Platz, bis du wieder etwas tust. Sind alle weg, wartet die Partie.
rules-table-windows = Wo mehrere zugleich gefragt werden, ist die Zeit auch ohne Zeitlimit begrenzt: { $seconds } Sekunden. Schweigen ist dort eine Antwort, und niemand gilt deshalb als abwesend.
rules-table-house = Wo eine Antwort für ein Team zählt, überlassen Bots sie den Menschen in ihrem Team, bis die Zeit um ist. Über Weiterspielen und Aufhören entscheiden nur Menschen.
rules-table-end = Wer mitspielt, kann vorschlagen, die Partie vorzeitig zu beenden; sie endet, wenn mehr als die Hälfte der Menschen das will, und zwar so, wie es diese Regeln fürs Aufhören sagen. Eine Partie, die jemand allein gegen Bots abgebrochen hat, kommt nicht in die Rangliste.

# Knöpfe.
button-back = ◂ Zurück
button-next = Weiter ▸
button-more = Mehr ▸
button-sit = Auf Platz { $seat }
button-swap = Platz tauschen
button-swap-with = { $seat }. { $name }
button-swap-yes = Ja: { $seat } ⇄ { $other }
button-swap-no = Nein: { $seat } ⇄ { $other }
button-clear = Platz { $seat } räumen
button-fill = 🤖 { $level ->
    [easy] Leicht
    [normal] Normal
   *[strong] Stark
}
button-fill-spoken = { $level ->
    [easy] einen leichten Bot dazunehmen
    [normal] einen normalen Bot dazunehmen
   *[strong] einen starken Bot dazunehmen
}
button-fill-all = 🤖 Tisch auffüllen
button-ready = Bereit
button-unready = Nicht bereit
button-start = Start
button-options = Optionen
button-rules = Regeln
button-shout = 📣 Rufen
button-best = 🏆 Rangliste
button-leave = Verlassen
button-close = Tisch schließen
button-hand = Mein Blatt
button-gone = Jemand weg?
button-end = Partie beenden
button-end-propose = Ende vorschlagen
button-end-now = Partie jetzt beenden
button-end-agree = Einverstanden: Schluss
button-end-against = Weiterspielen
button-replace = Bot auf Platz { $seat }
button-return = Platz zurücknehmen
button-rematch = Revanche
button-change-options = Optionen ändern
button-record = Protokoll sichern
button-join = Zu { $code }
button-watch = { $code } zuschauen
