# How things are shown: what people and places can choose.

setting-pictures = బొమ్మలు
setting-pictures-on = బొమ్మలతో
setting-pictures-off = మాటలు మాత్రమే
setting-deck = ముక్కల రంగులు
setting-deck-two = రెండు రంగులు
setting-deck-four = నాలుగు రంగులు
setting-background = నేపథ్యం
setting-background-dark = ముదురు
setting-background-light = లేత
setting-hints = కొత్తవారికి సూచనలు
setting-hints-on = సూచనలతో
setting-hints-off = సూచనలు లేకుండా
setting-confirm = మళ్లీ అడగడం
setting-confirm-on = వెనక్కి తీసుకోలేనివి అయితే అడగాలి
setting-confirm-off = వెంటనే చేసేయాలి
setting-forced = ఒకే ముక్క వేయగలిగితే
setting-forced-off = నేనే వేస్తా
setting-forced-on = దానంతట అదే పడుతుంది
setting-kept = { $setting }: { $to }.
place-setting-kept = ఇక్కడ ఇకనుంచి: { $setting }, { $to }.
button-scores = స్కోరు
