# Why not: one clear sentence, and what to do next. Nothing has changed when one of these is shown.
# $count and $turn: how many are to act now, and who; $missing: how many players are missing.

refusal-match-over = మ్యాచ్ అయిపోయింది; మళ్లీ ఆడాలంటే రీమ్యాచ్ నొక్కండి.
refusal-not-your-decision = { $count ->
    [0] ఇది మీ వంతు కాదు.
    [one] ఇది మీ వంతు కాదు; ఇప్పుడు { $turn } వంతు.
   *[other] ఇది మీ వంతు కాదు; ఆడాల్సింది { $turn }.
}
refusal-stale-decision = { $count ->
    [0] అది పాత బటన్; ఏమీ మారలేదు.
    [one] అది పాత బటన్; ఏమీ మారలేదు. ఇప్పుడు { $turn } వంతు.
   *[other] అది పాత బటన్; ఏమీ మారలేదు. ఇప్పుడు ఆడాల్సింది { $turn }.
}
refusal-illegal-action = ఇప్పుడు రూల్స్ ప్రకారం అది కుదరదు; చూపించిన బటన్లలో ఒకటి నొక్కండి.
refusal-bad-option = ఈ ఆప్షన్ అలా పెట్టడం కుదరదు; చూపించిన వాటిలో ఒకటి ఎంచుకోండి.
refusal-unknown-game = ఆ ఆట ఇక్కడ లేదు; లిస్టులో ఉన్న వాటిలో ఒకటి ఎంచుకోండి.
refusal-table-closed = ఈ టేబుల్ మూసేసి ఉంది; ఆడాలంటే కొత్తది తెరవండి.
refusal-table-full = సీట్లన్నీ నిండిపోయాయి; చూస్తూ ఉండండి, లేదా మీరే ఒక టేబుల్ తెరవండి.
refusal-seat-taken = ఆ సీట్లో ఒకరు ఉన్నారు; వేరే సీటు ఎంచుకోండి, లేదా మార్చుకుందామా అని అడగండి.
refusal-not-your-swap = సీటు మార్చుకునే ఇద్దరు మాత్రమే ఆ పని చేయగలరు.
refusal-already-seated = మీరు ఇప్పటికే ఈ టేబుల్‌లో ఉన్నారు.
refusal-not-at-table = ఈ టేబుల్‌లో మీకు సీటు లేదు; ముందు కూర్చోండి.
refusal-not-host = ఆ పని టేబుల్ హోస్ట్ మాత్రమే చేయగలరు.
refusal-not-ready = ఇంకా అందరూ రెడీ కాలేదు.
refusal-shouted-already = వంతుకి ఒక్కసారి చాలు: మీ తర్వాతి ఎత్తు అయ్యాక మళ్లీ అరవండి.
refusal-not-enough-players = { $missing ->
    [one] ఇంకొక్కరు కావాలి: ఎవరినైనా పిలవండి, లేదా కంప్యూటర్‌ని పెట్టండి.
   *[other] ఇంకా { $missing } మంది కావాలి: ఎవరినైనా పిలవండి, లేదా కంప్యూటర్‌ని పెట్టండి.
}
refusal-match-running = మ్యాచ్ జరుగుతుండగా అది మార్చడం కుదరదు; అయ్యాక మార్చండి.
refusal-cannot-enter-now = ఈ మ్యాచ్ మొదలైపోయింది; చూస్తూ ఉండండి, అయ్యాక చేరండి.
refusal-no-match-running = ఈ టేబుల్‌లో మ్యాచ్ జరగట్లేదు; మొదలుపెట్టాలంటే స్టార్ట్ నొక్కండి.
refusal-unknown-choice = అది ఇప్పుడు లేదు; చూపించిన వాటిలో ఒకటి ఎంచుకోండి.
refusal-no-such-table = ఈ కోడ్‌తో టేబుల్ ఏదీ లేదు; అంకెలు సరిచూసి మళ్లీ ప్రయత్నించండి.
refusal-too-many-guesses = చాలాసార్లు తప్పు కోడ్ కొట్టారు; ఒక నిమిషం ఆగి ప్రయత్నించండి.
refusal-busy = టేబుల్ ఇప్పుడు బిజీగా ఉంది; కాసేపాగి మళ్లీ నొక్కండి.
refusal-not-saved = అది సేవ్ కాలేదు, అందుకే ఏమీ మారలేదు; మళ్లీ ప్రయత్నించండి.
refusal-maybe-saved = స్టోర్ జవాబివ్వడం ఆపేసింది, కాబట్టి అది లెక్కలోకి వచ్చిందో లేదో తెలియదు; టేబుల్ చూపిస్తుంది. మళ్లీ ప్రయత్నించినా ఇబ్బంది లేదు.
refusal-bad-name = ఆ పేరులో కనిపించేదేమీ లేదు; వేరే పేరు పెట్టుకోండి.
refusal-unknown-language = ఆ భాష ఇక్కడ ఇంకా రాదు; లిస్టులో ఒకటి ఎంచుకోండి.
refusal-nothing-said = మీ మెసేజ్‌లో ఏమీ లేదు; ఏదైనా రాసి మళ్లీ పంపండి.
refusal-too-much-talk = మరీ వేగంగా మాట్లాడుతున్నారు; కొన్ని సెకన్లు ఆగండి.
refusal-whispers-closed = పంపకం అయ్యేదాకా ప్రైవేట్ మెసేజ్‌లు బంద్, ఎందుకంటే ఇది టీమ్ ఆట.
refusal-not-operator = ఆ పని దీన్ని నడిపించేవాళ్లు మాత్రమే చేయగలరు.
refusal-no-record-yet = మ్యాచ్ అయ్యాకే రికార్డు దాచుకోవచ్చు.
refusal-bad-record = ఈ రికార్డు చదవడం కుదరట్లేదు, లేదా జరిగింది ఇది కాదు.
