# What every table says, whatever the game.

# Names.
someone = ఎవరో
nobody = ఇంకా ఎవరూ లేరు
free-seat = ఖాళీ సీటు
house-name = 🤖 { $name }

# Cards.
suit = { $suit ->
    [C] కళావరు
    [D] డైమండ్
    [H] ఆఠీను
   *[S] ఇస్పేటు
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
    [C] కళావరు
    [D] డైమండ్
    [H] ఆఠీను
   *[S] ఇస్పేటు
} { $rank ->
    [2] రెండు
    [3] మూడు
    [4] నాలుగు
    [5] ఐదు
    [6] ఆరు
    [7] ఏడు
    [8] ఎనిమిది
    [9] తొమ్మిది
    [10] పది
    [J] జాకీ
    [Q] రాణి
    [K] రాజు
   *[A] ఆసు
}

# Titles and entries.
table-title = { $game } · టేబుల్ { $code }
score-entry = { $name } { $score }
tally = గెలిచిన మ్యాచ్‌లు: { $entries }

# The lobby.
lobby-code = ఫ్రెండ్స్ చేరడానికి కోడ్: { $code }.
lobby-missing = { $missing ->
    [one] ఇంకొక్కరు కావాలి: మీరు కూర్చోండి, లేదా కంప్యూటర్‌ని పెట్టండి.
   *[other] ఇంకా { $missing } మంది కావాలి: మీరు కూర్చోండి, లేదా కంప్యూటర్‌ని పెట్టండి.
}
lobby-unready = ఇంకా రెడీ కానివాళ్లు: { $names }
lobby-can-start = అందరూ వచ్చేశారు: స్టార్ట్ నొక్కండి.
lobby-seated = మీరు { $name }, సీటు { $seat }.
seat-person = { $seat }. { $name }{ $owner ->
    [yes] {" "}★ హోస్ట్
   *[no] {""}
}{ $state ->
    [ready] {" "}✓ రెడీ
    [unready] {" "}… రెడీ కాలేదు
    [away] {" "}(ఇక్కడ లేరు)
   *[none] {""}
}
seat-house = { $seat }. { $name }, { $level ->
    [easy] సులువు
    [normal] మామూలు
   *[strong] గట్టి
} కంప్యూటర్
seat-free = { $seat }. ఖాళీ
team-line = టీమ్ { $number }: { $names }
swap-asked = సీటు మార్చుకోవాలి అంటున్నారు: { $name } ⇄ { $other }.
swap-how = ఎవరితో సీటు మార్చుకుంటారు? వాళ్లని అడుగుతాం; సరే అనొచ్చు, వద్దనొచ్చు.

# Options.
preset-own = సొంత రూల్స్
preset-about = { $preset }: { $about }
options-owner = మ్యాచ్ మొదలయ్యే ముందు హోస్ట్ వీటిని మార్చవచ్చు.
setting-preset = ఏ రూల్స్
setting-timer = వంతుకి ఎంత టైమ్
setting-seats = ఎన్ని సీట్లు
setting-game = ఆట
setting-public = టేబుల్ ఎవరికి కనిపించాలి
seats = { $count ->
    [one] { $count } సీటు
   *[other] { $count } సీట్లు
}
seats-open = వచ్చినంతమంది
timer = { $seconds ->
    [0] టైమ్ లిమిట్ లేదు
    [30] వంతుకి 30 సెకన్లు
    [60] వంతుకి 1 నిమిషం
    [120] వంతుకి 2 నిమిషాలు
    [300] వంతుకి 5 నిమిషాలు
    [86400] వంతుకి 1 రోజు
   *[other] వంతుకి { $seconds } సెకన్లు
}
timer-windows = టైమ్ లిమిట్ లేదు, పిలుపులకి { $seconds } సెకన్లు
public-on = అందరికీ కనిపిస్తుంది
public-off = ఇక్కడే కనిపిస్తుంది
choice-now = ✓ { $label }
menu = { $label } ▸

# Playing.
turn = { $count ->
    [one] ఇప్పుడు { $names } వంతు.
   *[other] వీళ్ల కోసం ఆగాం: { $names }.
}
your-turn = ఇప్పుడు మీ వంతు.
sure = నిజంగానా: { $what }? తర్వాత వెనక్కి తీసుకోలేరు.
button-sure = { $what }: ఖాయమా?
press-again = { $what }: ఖాయమా? మరోసారి నొక్కండి.
numbered-choice = { $number }: { $label }
time-almost-up = మీ టైమ్ అయిపోవస్తోంది.
time-to-answer = ⏱ జవాబుకి { $seconds ->
    [30] 30 సెకన్లు
    [60] 1 నిమిషం
    [120] 2 నిమిషాలు
    [300] 5 నిమిషాలు
    [86400] 1 రోజు
   *[other] { $seconds } సెకన్లు
}; తర్వాత గడియారమే జవాబు చెబుతుంది.
all-away = ఎవరూ లేరు: ఒకరు తిరిగి వచ్చేదాకా మ్యాచ్ ఆగి ఉంటుంది.
ending = మ్యాచ్ ఇక్కడితో ఆపేద్దాం అంటున్నవారు: { $names }.{ $count ->
    [0] {""}
   *[other] {" "}ఇంకా చెప్పాల్సినవారు: { $missing }.
}
end-how = మ్యాచ్ ఇక్కడితో ఆపేద్దామా? మిగతావాళ్లని అడుగుతాం; మనుషుల్లో సగం కంటే ఎక్కువమంది సరే అంటే అయిపోతుంది. కంప్యూటర్లకి ఓటు లేదు.
end-how-alone = మ్యాచ్ ఇక్కడితో ఆపేయాలా? మీరు చెబితే చాలు.
end-result = అప్పుడు ముందున్నవాళ్లు గెలుస్తారు; సమానమైతే డ్రా.
you-are-away = మీ సీట్లో కంప్యూటర్ ఆడుతోంది.
away = వీళ్ల సీట్లో కంప్యూటర్ ఆడుతోంది: { $names }.
gone-how = ఎవరైనా వెళ్లిపోయారా? వెళ్లినవాళ్లు, ఒక వంతు వదిలేసినవాళ్లు, నిమిషం పాటు జవాబు ఇవ్వనివాళ్ల బదులు, తిరిగి వచ్చేదాకా కంప్యూటర్ ఆడుతుంది. హోస్ట్ చెప్పినా సరే, మిగతావాళ్లలో ఎక్కువమంది ఒప్పుకున్నా సరే.
gone-seat = { $seat }. { $name }

# The end.
result-won = { $count ->
    [one] { $names } మ్యాచ్ గెలిచారు!
   *[other] { $names } మ్యాచ్ గెలిచారు!
}
result-draw = మ్యాచ్ డ్రా అయింది.
result-stopped = { $count ->
    [0] మ్యాచ్ మధ్యలో ఆపేశారు; డ్రా అయింది.
    [one] మ్యాచ్ మధ్యలో ఆపేశారు; ముందున్న { $names } గెలిచారు.
   *[other] మ్యాచ్ మధ్యలో ఆపేశారు; ముందున్న { $names } గెలిచారు.
}
result-void = అప్‌డేట్ వల్ల మ్యాచ్ ముందుకు సాగలేదు, అందుకే లెక్కలోకి రాదు. రీమ్యాచ్ పెడితే సీట్లు అలాగే ఉంటాయి.
result-abandoned = మ్యాచ్ మధ్యలో ఆగిపోయింది, లెక్కలోకి రాదు.
closed = { $reason ->
    [host] హోస్ట్ ఈ టేబుల్ మూసేశారు. ఆడినందుకు థాంక్స్!
    [idle] వారం రోజులు ఎవరూ ఆడలేదు, అందుకే ఈ టేబుల్ మూతపడింది.
    [moderator] ఈ చోటు చూసుకునేవాళ్లు ఈ టేబుల్ మూసేశారు.
   *[other] ఈ టేబుల్ మూసేసి ఉంది.
}
proof = ఆటలో మోసం లేదు: మ్యాచ్ మొదలవకముందే ఈ సీల్ చూపించాం: { $commitment }. దాన్ని తెరిచే సీడ్: { $seed }. రికార్డుతో ఎవరైనా సరిచూసుకోవచ్చు.

# The log.
log-match = మ్యాచ్ { $number }
log-match-sealed = మ్యాచ్ { $number } · సీల్ { $digits }…
button-seal = సీల్ గురించి
log-play = { $name } { $card }
# Behind what the clock played because nobody answered in time.
log-by-clock = { $line } (టైమ్)
log-end-proposed = మ్యాచ్ ఇక్కడితో ఆపేద్దాం: { $name }.
log-end-agreed = ఆపడానికి సరే: { $name }.
log-end-against = ఇంకా ఆడదాం: { $name }.
log-shout = 📣 { $name }: { $text }
log-sign = 🤫 { $name }: { $text }
shout-how = టేబుల్‌కి వినపడేలా అరవండి, వంతుకి ఒక్కసారే:
sign-how = లేదా మీ టీమ్‌కి మాత్రమే కనిపించే సైగ చేయండి:
log-trick = { $plays } → { $result }
log-commitment = ఈ మ్యాచ్‌లో రాబోయే ప్రతి ముక్కా, ప్రతి పాచికా ముందే ఖాయమైపోయాయి. దాని సీల్ ఇది: { $commitment }. మ్యాచ్ అయ్యాక సీల్ తెరుస్తాం, ఏదీ మార్చలేదని అందరూ చూడొచ్చు.
log-cleared = ఈ లాగ్ ఉండిపోదు: చివరి భాగం మాత్రమే కనిపించాలని ఈ టేబుల్‌లో ఎంచుకున్నారు.
log-seed = సీల్ తెరిచాం. ఈ మ్యాచ్ సీడ్: { $seed }.

# Notices and chat.
turn-notice = { $name }, మీ వంతు వచ్చింది ({ $game }, టేబుల్ { $code }).
turn-reminder = { $name }, మీ టైమ్ అయిపోవస్తోంది ({ $game }, టేబుల్ { $code }).
chat-line = { $name }: { $text }
chat-before = { $count ->
    [one] … అంతకుముందు { $count } లైను
   *[other] … అంతకుముందు { $count } లైన్లు
}

# Lists.
tables-title = తెరిచి ఉన్న టేబుల్స్
tables-none = ఏ టేబులూ తెరిచి లేదు. మీరే ఒకటి మొదలుపెట్టండి!
tables-entry = { $code } · { $game } · { $names } · { $phase ->
    [playing] ఆడుతున్నారు
   *[other] { $free ->
        [0] నిండింది
        [one] { $free } సీటు ఖాళీ
       *[other] { $free } సీట్లు ఖాళీ
    }
}
tables-more = { $count ->
    [one] ఇంకా { $count }
   *[other] ఇంకా { $count }
}
scores-title = టాప్ స్కోర్లు: { $game }
scores-preset = { $game }, { $preset }
scores-entry = { $rank }. { $name }: { $matches } ఆడి { $wins } గెలుపు, బెస్ట్ స్కోరు { $best }
scores-entry-points = { $rank }. { $name }: { $best } పాయింట్లు, { $matches } ఆడి { $wins } గెలుపు
scores-none = ఇంకా ఎవరూ మ్యాచ్ పూర్తి చేయలేదు.

# Help and rules.
help-1 = ఏదైనా ఆటకి టేబుల్ తెరవండి, లేదా కోడ్‌తో ఒక టేబుల్‌లో చేరండి.
help-2 = కూర్చోండి, కావాలంటే కంప్యూటర్ ప్లేయర్లను పెట్టుకోండి, స్టార్ట్ నొక్కండి.
help-3 = మీ ముక్కలు, పాచికలు మీకు మాత్రమే వస్తాయి; ఆడాలన్నా, ఉంచుకోవాలన్నా దాని మీద నొక్కండి. రూల్స్ కింద ఉన్నాయి.
rules-page = పేజీ { $page } / { $pages }
rules-at-table = ఈ టేబుల్‌లో: { $preset } ({ $about }).
rules-table = ప్రతి టేబుల్‌లోనూ
rules-table-time = టైమ్ లిమిట్ ఉంటే, అయిపోయే ముందు గుర్తు చేస్తాం; తర్వాత గడియారమే మీ బదులు ఆడుతుంది, లాగ్‌లో ఆ మాట ఉంటుంది. వరుసగా రెండుసార్లు ఇలా అయితే, మీరు మళ్లీ ఆడేదాకా మీ సీట్లో కంప్యూటర్ ఆడుతుంది. ఎవరూ లేకపోతే మ్యాచ్ ఆగి ఉంటుంది.
rules-table-windows = ఒకేసారి చాలామందిని అడిగినప్పుడు, టైమ్ లిమిట్ లేకపోయినా జవాబుకి { $seconds } సెకన్లే. అక్కడ ఏమీ అనకపోవడం కూడా జవాబే; దానివల్ల ఎవరూ లేనట్టు లెక్క కాదు.
rules-table-house = ఒక జవాబు టీమ్ మొత్తానికి చెల్లే చోట, టైమ్ అయ్యేదాకా కంప్యూటర్లు ఆ జవాబుని టీమ్‌లోని మనుషులకే వదిలేస్తాయి. ఆడాలా ఆపాలా అన్నది మనుషులే తేలుస్తారు.
rules-table-end = మ్యాచ్ మధ్యలో ఆపేద్దాం అని ఎవరైనా అడగొచ్చు; మనుషుల్లో సగం కంటే ఎక్కువమంది సరే అంటే, ఆపితే ఏమవుతుందో ఈ రూల్స్‌లో ఉన్నట్టే ముగుస్తుంది. కంప్యూటర్లతో ఒక్కరే ఆడుతూ ఆపేసిన మ్యాచ్ టాప్ స్కోర్లలో లెక్కకి రాదు.

# Buttons.
button-back = ◂ వెనక్కి
button-next = తర్వాత ▸
button-more = ఇంకా ▸
button-sit = సీటు { $seat } నాకు
button-swap = సీటు మార్చుకుందాం
button-swap-with = { $seat }. { $name }
button-swap-yes = సరే: { $seat } ⇄ { $other }
button-swap-no = వద్దు: { $seat } ⇄ { $other }
button-clear = సీటు { $seat }: తీసేయ్
button-fill = 🤖 { $level ->
    [easy] సులువు
    [normal] మామూలు
   *[strong] గట్టి
}
button-fill-spoken = { $level ->
    [easy] సులువు కంప్యూటర్‌ని పెట్టు
    [normal] మామూలు కంప్యూటర్‌ని పెట్టు
   *[strong] గట్టి కంప్యూటర్‌ని పెట్టు
}
button-fill-all = 🤖 అన్నీ నింపు
button-ready = రెడీ
button-unready = రెడీ కాదు
button-start = స్టార్ట్
button-options = ఆప్షన్లు
button-rules = రూల్స్
button-shout = 📣 అరుపు
button-best = 🏆 టాప్ స్కోర్లు
button-leave = నేను వెళ్తా
button-close = టేబుల్ మూసేయ్
button-hand = నా ముక్కలు
button-gone = ఎవరైనా లేరా?
button-end = మ్యాచ్ ఆపేద్దాం
button-end-propose = ఆపేద్దాం అని అడుగు
button-end-now = మ్యాచ్ ఆపేయ్
button-end-agree = సరే, ఆపేద్దాం
button-end-against = ఇంకా ఆడదాం
button-replace = సీటు { $seat }: కంప్యూటర్
button-return = మళ్లీ నేనే ఆడతా
button-rematch = రీమ్యాచ్
button-change-options = ఆప్షన్లు మార్చు
button-record = రికార్డు సేవ్
button-join = { $code }: చేరతా
button-watch = { $code }: చూస్తా
