# Thurf: the words of the game. Aata, kotu, addu, shartu, pai-shartu, thurf, pattu and ookulu stay themselves.

thurf-name = తురుఫు
thurf-pitch = ఆట అనండి, తురుఫు చెప్పండి, అవతలి టీమ్‌ని ఆపండి.
thurf-how-1 = రెండు టీమ్‌లు. వరుసలో ముందుగా “ఆట” అన్నవాళ్లు తురుఫు చెబుతారు; దాన్ని చెడగొట్టడానికి సరిపడా ఊకులు గెలవాలని అవతలి టీమ్ చూస్తుంది.
thurf-how-2 = తురుఫులో ఊకులు: J 20, 9 14, A 11, 10 10, K 3, Q 2; పెద్ద నుంచి చిన్నకి J 9 A K Q 10. మిగతా రంగుల్లో: A 11, K 3, Q 2, J 1, 10 10; పెద్ద నుంచి చిన్నకి A K Q J 10 9.
thurf-end-result = { $scoreboard ->
    [manual] అప్పుడు ఎవరు గెలిచారో బాట్ చెప్పదు: గెలిచిన ఆటలు చూపిస్తుంది, మిగతాది మీ స్కోర్‌బోర్డులో.
   *[auto] అప్పుడు పంచుతున్న టీమ్ ఓడినట్టే; మొదటి ఆట పూర్తి కాకముందు అయితే డ్రా.
}

thurf-call = { $call ->
    [aata] ఆట
    [kotu] కోటు
    [addu] అడ్డు
    [shartu] షర్తు
    [pai-shartu] పై-షర్తు
    [withdrawn] తప్పుకున్నారు
   *[pass] పాస్
}

# Rule sets and options.
thurf-preset-standard = స్టాండర్డ్
thurf-preset-standard-about = ఆరు ఆటలు; స్కోర్‌బోర్డు బాట్ చూసుకుంటుంది
thurf-preset-memory = గుర్తుంచుకుని
thurf-preset-memory-about = ఆరు ఆటలు; తర్వాతి పట్టు మొదలవగానే ముందుది కనిపించదు
thurf-option-games-name = మ్యాచ్‌లో ఎన్ని ఆటలు
thurf-option-games = { $value ->
    [0] ఎక్కువమంది ఆపేదాకా
    [one] { $value } ఆట
   *[other] { $value } ఆటలు
}
thurf-option-kotu_factor-name = కోటు విలువ
thurf-option-kotu_factor = { $value ->
    [1] కోటుకి మామూలు లెక్క
    [2] కోటుకి రెట్టింపు
   *[other] కోటుకి { $value } రెట్లు
}
thurf-option-play_out-name = పట్టు పోయిన కోటు
thurf-option-play_out = { $value ->
    [yes] కోటు పోయినా చివరిదాకా ఆడాలి
   *[no] కోటు పోతే వెంటనే ముగుస్తుంది
}
thurf-option-scoreboard-name = స్కోర్‌బోర్డు
thurf-option-scoreboard = { $value ->
    [manual] స్కోర్‌బోర్డు మీరే రాసుకోవాలి
   *[auto] స్కోర్‌బోర్డు బాట్ చూసుకుంటుంది
}
thurf-option-log-name = లాగ్
thurf-option-log = { $value ->
    [clear] ప్రతి ఆటకీ కొత్త లాగ్
    [last] రెండు పట్ల లాగ్
   *[keep] మొత్తం లాగ్
}

# The table.
thurf-dealer = { $games ->
    [0] ఆట { $game }.
   *[other] ఆట { $game } / { $games }.
} పంచేది { $name } ↺ (అపసవ్య దిశ).
thurf-pause = అందరూ సరే అంటే తర్వాతి ఆట మొదలవుతుంది.
thurf-calls = ఎవరేమన్నారు: { $entries }
thurf-calls-entry = { $name } { $call }
thurf-chosen = ★ తురుఫు చెప్పాల్సింది { $name }{ $kind ->
    [kotu] { " " }(కోటు).
    [must] ; మూడు పంపకాల్లో ఎవరూ చెప్పలేదు.
   *[aata] .
}
thurf-declared = ★ { $name } చెప్పిన తురుఫు: { $sign } { $suit }.
thurf-declared-kotu = ★ { $name } ఒంటరిగా కోటు ఆడుతున్నారు. తురుఫు: { $sign } { $suit }.
thurf-stake = పందెం ×{ $stake }: { $entries }
thurf-now = పట్టు: { $entries }
thurf-play-entry = { $name } { $card }
thurf-last-pattu = కిందటి పట్టు: { $entries } → { $winner }
thurf-taken = పట్లు: { $entries }
thurf-closed = చేతిలో ఉన్న ముక్కలు: { $entries }
thurf-own-points = మీ టీమ్ ఊకులు: { $points }.
thurf-own-pattus = మీ టీమ్ పట్లు:
thurf-own-pattu = { $number }. { $cards } ({ $name })
thurf-sits-out = ఈ ఆటలో మీరు ఆడరు: { $name } కోటు ఆడుతున్నారు.

# The scoreboard.
thurf-dealing = పంచే టీమ్: { $team }, బాకీ ఆటలు: { $pending }
thurf-dealing-manual = మీ స్కోర్‌బోర్డు: పంచే టీమ్ { $team } ({ $name }), బాకీ ఆటలు: { $pending }
thurf-changes = మార్పులు: { $entries }
thurf-change = { $change } → { $pending }
thurf-change-passed = { $change } → { $team } { $pending }
thurf-won = గెలిచిన ఆటలు: { $entries }

# Buttons.
thurf-look = మన పట్లు ({ $count })
thurf-aata = ఆట
thurf-kotu = కోటు (ఒంటరిగా)
thurf-pass = పాస్
thurf-withdraw = తప్పుకుంటా
thurf-suit = తురుఫు { $sign }
thurf-suit-spoken = తురుఫు { $suit } అని చెప్పు
thurf-raise = { $call ->
    [addu] అడ్డు (×2)
    [shartu] షర్తు (×4)
   *[pai-shartu] పై-షర్తు (×8)
}
thurf-next = తర్వాతి ఆట
thurf-stop = మ్యాచ్ ఆపేద్దాం
thurf-set-dealer = పంచేది: సీటు { $seat }
thurf-set-team = పంపకం అవతలి టీమ్‌కి
thurf-set-pending = బాకీ: { $count }
thurf-menu-dealer = పంచేది ఎవరు
thurf-menu-pending = బాకీ ఆటలు

# The log.
thurf-log-dealt = ఆట { $game }, పంపకం { $deal }: { $name } తలా { $each } ముక్కలు పంచారు ↺ { $order }
thurf-log-called = { $name }: { $call }
thurf-log-withdrew = { $name } తప్పుకున్నారు
thurf-log-chosen = తురుఫు చెప్పాల్సింది { $name }{ $kind ->
    [kotu] { " " }(కోటు)
    [must] ; మూడు పంపకాల్లో ఎవరూ చెప్పలేదు
   *[aata] { "" }
}
thurf-log-thrown-in = తురుఫు ఎవరూ చెప్పలేదు: ముక్కలు కలిపేసి { $name } మళ్లీ పంచుతారు.
thurf-log-named = ★ { $name } చెప్పిన తురుఫు: { $sign } { $suit }
thurf-log-named-kotu = ★ { $name } కోటు ఆడుతున్నారు, తురుఫు: { $sign } { $suit }
thurf-log-raised = { $name }: { $call }! పందెం ×{ $stake }
thurf-log-held = { $name } పందెం పెంచలేదు
thurf-log-began = { $each ->
    [0] ముందు వేసేది { $name }.
   *[other] { $dealer } తలా ఇంకో { $each } ముక్కలు పంచారు ↺. ముందు వేసేది { $name }.
}
thurf-log-played = { $name }: { $card }
thurf-log-taken = → పట్టు గెలిచింది { $name }: { $cards }
thurf-game-ended = ఆట { $game }: { $reason ->
    [kotu-made] { $declarer } ఒంటరిగా అన్ని పట్లూ గెలిచారు
    [kotu-lost] { $declarer } కోటులో ఒక పట్టు పోగొట్టుకున్నారు
    [made] { $declarer } చెప్పిన ఆట నెగ్గింది
   *[lost] { $declarer } చెప్పిన ఆట పోయింది
} ({ $counted }), పందెం ×{ $worth }. { $team } ఆట గెలిచారు.
thurf-game-board = { $team } బాకీ ఆటలు: { $change }, ఇప్పుడు { $pending }.
thurf-game-passed = { $team } బాకీ ఆటలు: { $change }. ఇక పంచేది { $name }, బాకీ { $pending }.
thurf-log-answered = { $answer ->
    [stop] { $name } ఆపేద్దామంటున్నారు
   *[next] { $name } తర్వాతి ఆట ఆడదామంటున్నారు
}
thurf-log-board = { $name } స్కోర్‌బోర్డు మార్చారు: పంచేది { $dealer }, బాకీ ఆటలు { $pending }
thurf-log-won = { $team } మ్యాచ్ గెలిచారు: తర్వాత పంచాల్సింది అవతలి టీమ్. గెలిచిన ఆటలు: { $entries }
thurf-log-over = ఆటలన్నీ అయిపోయాయి; ఎవరు గెలిచారో మీ స్కోర్‌బోర్డులో ఉంది. గెలిచిన ఆటలు: { $entries }

# Hints for a first game.
thurf-hint-aata = ఆట: తురుఫు మీరు చెబుతారు. అవతలి టీమ్‌కి { $points } ఊకులు వస్తే చెడిపోతుంది.
thurf-hint-kotu = కోటు: ఒంటరిగా ఆడి అన్ని పట్లూ గెలవాలి. లెక్క ×{ $factor }.
thurf-hint-pass = పాస్: తురుఫు చెప్పడం మిగతావాళ్లకు వదిలేస్తారు.
thurf-hint-change = అందరూ జవాబు చెప్పేదాకా మీ జవాబు మార్చుకోవచ్చు.
thurf-hint-must = మూడు పంపకాల్లో ఎవరూ చెప్పలేదు, కాబట్టి తురుఫు మీరే చెప్పాలి.
thurf-hint-name = మీకు బలమైన రంగు { $sign } { $suit } లాగుంది. తురుఫులో J, 9 అన్నిటికంటే పెద్దవి.
thurf-hint-withdraw = తప్పుకుంటే మీ మాట లెక్కలోకి రాదు, తర్వాత అన్నవాళ్లను అడుగుతాం.
thurf-hint-raise = { $call } అంటే ఈ ఆట ఎవరు గెలిచినా లెక్క ×{ $stake }.
thurf-hint-raise-next = ఆ తర్వాత అవతలి టీమ్ { $call } అనొచ్చు: ×{ $stake }.
thurf-hint-hold = పాస్: మీవరకైతే ×{ $stake } అలాగే ఉంటుంది.
thurf-hint-next = తర్వాతి ఆట: అందరూ సరే అంటే మొదలవుతుంది.
thurf-hint-stop = ఆపేద్దాం: సగం కంటే ఎక్కువమంది అంటే మ్యాచ్ ముగుస్తుంది.
thurf-hint-board = స్కోర్‌బోర్డు మీదే: ముందు పంచేది ఎవరో, బాకీ ఆటలు ఎన్నో సరిచూసుకోండి.
thurf-hint-lead = తురుఫు { $sign } { $suit }; మిగతా రంగులన్నిటినీ అది కొడుతుంది.
thurf-hint-led = తురుఫు ముందు వేశారు, కాబట్టి తురుఫే వేయాలి.
thurf-hint-none = తురుఫు ముందు వేశారు, మీ దగ్గర లేదు: ఏ ముక్కైనా వేయొచ్చు.
thurf-hint-low = ఇక్కడ { $card } కంటే చిన్న తురుఫు వేయకూడదు, వేరే ముక్క ఉన్నంతవరకు.
thurf-hint-either = { $sign } { $suit } వేయొచ్చు, లేదా తురుఫు వేయొచ్చు: రెండూ సరే.

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
thurf-tutorial-goal = తురుఫు: ఆట ఏమిటి
thurf-tutorial-goal-1 = రెండు టీమ్‌లు, ఇక్కడ { $ours } ఒకవైపు, { $theirs } ఇంకోవైపు. ఒకరు తురుఫు చెబుతారు; తర్వాత పట్లలో ఊకుల కోసం అందరూ ఆడతారు.
thurf-tutorial-goal-2 = పంచే టీమ్ తన బాకీ ఆటలు తీర్చుకోవాలి. మ్యాచ్ అయ్యేసరికి పంచాల్సినవాళ్లు ఓడినట్టు.
thurf-tutorial-goal-2-manual = పంచే టీమ్ తన బాకీ ఆటలు తీర్చుకోవాలి. ఈ టేబుల్‌లో ఆ లెక్క మీరే రాసుకోవాలి; ఆట ఎలా ముగిసిందో బాట్ చెబుతుంది.
thurf-tutorial-goal-3 = పంచడం, ఆడడం అపసవ్య దిశలో. మీ వంతు వచ్చినప్పుడు ముక్క గానీ, మాట గానీ నొక్కండి.
thurf-tutorial-goal-4-open = ఈ మ్యాచ్‌కి చివరి ఆట లేదు: ప్రతి ఆట తర్వాత ఆపాలా అని అందరినీ అడుగుతారు, ఎక్కువమంది చెప్పిందే.
thurf-tutorial-cards = ముక్కలు
thurf-tutorial-cards-1 = తురుఫులో, పెద్ద నుంచి చిన్నకి: J 9 A K Q 10. మిగతా రంగుల్లో: A K Q J 10 9.
thurf-tutorial-cards-2 = తురుఫులో ఊకులు: J 20, 9 14, A 11, 10 10, K 3, Q 2. మిగతా రంగుల్లో: A 11, 10 10, K 3, Q 2, J 1.
thurf-tutorial-cards-3 = తురుఫు { $sign } { $suit } అయితే ఈ చేయి ఇలా ఉంటుంది, ముందు తురుఫు, పెద్ద నుంచి చిన్నకి: { $cards }
thurf-tutorial-calls = మాటలు
thurf-tutorial-calls-1 = మొదటి ముక్కలు చూసి, తురుఫు చెప్పాలంటే ఆట, ఒంటరిగా అన్ని పట్లూ గెలుస్తామంటే కోటు, లేకపోతే పాస్ అనండి. { $name } ఆట అని { $sign } { $suit } చెప్పారు.
thurf-tutorial-calls-2 = అవతలి టీమ్‌కి { $enough } ఊకులు (రెండు పేకలైతే 95) వస్తే ఆట చెడుతుంది. వస్తాయనుకుంటే అడ్డు అంటారు: ఆట లెక్క ×2.
thurf-tutorial-calls-3 = దానికి చెప్పిన టీమ్ షర్తు (×4) అనొచ్చు, అవతలివాళ్లు మళ్లీ పై-షర్తు (×8) అనొచ్చు. తర్వాత మిగతా ముక్కలు పంచుతారు.
thurf-tutorial-follow = ఏ ముక్క వేయొచ్చు
thurf-tutorial-follow-1 = ముందు వేసింది { $led }, దాని మీద తురుఫు { $best } ఉంది. { $name } వెలుగుతున్న ముక్కలే వేయగలరు, { $playable }, ఎందుకంటే { $low } చిన్న తురుఫు.
thurf-tutorial-follow-2 = అదే రంగు గానీ తురుఫు గానీ వేయాలి, కానీ అక్కడున్న తురుఫు కంటే చిన్నది కాదు; వేరే ఏమీ లేకపోతే తప్ప.
thurf-tutorial-follow-3 = తురుఫు ముందు వేస్తే తురుఫే వేయాలి. ముందు వేసిన రంగు లేకపోతే మీ ఇష్టం.
thurf-tutorial-pattu = ఒక పట్టు
thurf-tutorial-pattu-1 = { $winner } { $card } వేసి పట్టు గెలిచారు: టీమ్‌కి { $points } ఊకులు.
thurf-tutorial-pattu-2 = పెద్ద తురుఫు గెలుస్తుంది, తురుఫు లేకపోతే ముందు వేసిన రంగులో పెద్ద ముక్క. గెలిచినవాళ్లే తర్వాత ముందు వేస్తారు.
thurf-tutorial-pattu-3 = మీ టీమ్ పట్లు చూసుకోవచ్చు, అవతలివాళ్లవి చూడకూడదు.
thurf-tutorial-pattu-4-memory = ఈ టేబుల్‌లో గుర్తుంచుకోవాలి: తర్వాతి పట్టు మొదలవగానే అవతలివాళ్ల ముందు పట్టు కనిపించదు.
thurf-tutorial-score = బాకీ ఆటలు
thurf-tutorial-score-1 = ఈ ఆట గెలిచింది { $team }. పంచే టీమ్ ({ $dealers }) బాకీ ఆటలు { $change }: ఇప్పుడు { $pending }.
thurf-tutorial-score-2 = మొదట్లో { $seats }. గెలిస్తే తగ్గుతాయి, ఓడితే పెరుగుతాయి; అడ్డు, కోటు వాటిని రెట్టింపు చేస్తాయి.
thurf-tutorial-score-3 = 0 అయితే పంపకం కుడి వైపుకి, అంటే అవతలి టీమ్‌కి వెళ్తుంది.

# On pictures.
thurf-picture-pending = బాకీ ఆటలు
thurf-picture-dealing = పంచేది వీళ్లు · బాకీ ఆటలు: { $pending }
thurf-picture-games = { $games ->
    [0] ఆడిన ఆటలు: { $game }
   *[other] ఆడిన ఆటలు: { $game } / { $games }
}
thurf-picture-change = కిందటి ఆట తర్వాత బాకీ ఆటలు: { $pending } ({ $change })
thurf-picture-won = ఆటలు
thurf-picture-last = కిందటి ఆట
thurf-picture-stake = పందెం
thurf-picture-alt-declarer = తురుఫు చెప్పినవారు
