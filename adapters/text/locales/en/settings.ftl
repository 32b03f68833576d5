# How things are shown: what people and places can choose.

setting-pictures = Pictures
setting-pictures-on = With pictures
setting-pictures-off = Words only
setting-deck = Colours of the suits
setting-deck-two = Two colours
setting-deck-four = Four colours
setting-background = Background
setting-background-dark = Dark
setting-background-light = Light
setting-hints = Hints for beginners
setting-hints-on = With hints
setting-hints-off = Without hints
setting-confirm = Asking twice
setting-confirm-on = Ask before what cannot be taken back
setting-confirm-off = Do it at once
setting-forced = Only one card possible
setting-forced-off = I play it myself
setting-forced-on = It is played by itself
setting-kept = { $setting }: { $to }.
place-setting-kept = In this place from now on: { $setting }, { $to }.
button-scores = Scores
