# 61: the words of the game. Cards come written ("Q♥"), suits with sign and name.

sixty-one-name = 61
sixty-one-pitch = ముగ్గురేసి రెండు టీమ్‌లు, 61 దాకా పరుగు.
sixty-one-how-1 = ముగ్గురేసి రెండు టీమ్‌లు: ఆసులు, ఏడులు, బొమ్మలు ఉన్న పట్లు గెలవండి, ముందుగా { $target } పాయింట్లు చేసిన టీమ్‌దే గెలుపు.
sixty-one-how-2 = ఆసు 11, ఏడు 10, రాజు 4, జాకీ 3, రాణి 2. అదే రంగు ఉంటే అదే వేయాలి. ఒక టీమ్ వరసగా గెలుస్తున్నంతసేపు ముందు వేసేది ఒకరే.
sixty-one-end-result = { $hands ->
    [single] అప్పుడు పాయింట్లలో ముందున్న టీమ్ గెలుస్తుంది
   *[other] అప్పుడు ఎక్కువ ఆటలు గెలిచిన టీమ్, అవి సమానమైతే ఎక్కువ పాయింట్లున్న టీమ్ గెలుస్తుంది
}, సమానమైతే డ్రా, ఎవరూ ఏమీ ఇవ్వరు.

# Rule sets and options.
sixty-one-preset-classic = క్లాసిక్
sixty-one-preset-classic-about = 36 ముక్కల ఒక పేక, 61 పాయింట్ల దాకా
sixty-one-preset-double = రెండు పేకలు
sixty-one-preset-double-about = 72 ముక్కలు, 121 పాయింట్ల దాకా; ఒకేలాంటి ముక్కలతో పట్టు టై అవ్వచ్చు
sixty-one-option-decks-name = పేకలు
sixty-one-option-decks = { $value ->
    [one] { $value } పేక
   *[other] { $value } పేకలు
}
sixty-one-option-target-name = మ్యాచ్ ఎంతవరకు
sixty-one-option-target = { $value } { $value ->
    [one] పాయింట్ దాకా
   *[other] పాయింట్ల దాకా
}
sixty-one-option-seven_high-name = ఏడు స్థానం
sixty-one-option-seven_high = { $value ->
    [yes] ఏడు ఆసు కిందే
   *[no] ఏడు జాకీ కింద
}
sixty-one-option-free_follow-name = అదే రంగు వేయడం
sixty-one-option-free_follow = { $value ->
    [yes] ఏ రంగైనా వేయొచ్చు
   *[no] అదే రంగు వేయాలి
}
sixty-one-option-punish_at-name = శిక్ష ముక్కలు
sixty-one-option-punish_at = { $value ->
    [round] ప్రతి పంపకం తర్వాత శిక్ష
   *[match] మ్యాచ్ తర్వాత శిక్ష
}
sixty-one-option-hands-name = మ్యాచ్‌లో ఎన్ని ఆటలు
sixty-one-option-hands = { $value ->
    [best3] మూడింట్లో రెండు ఆటలు
    [best5] ఐదింట్లో మూడు ఆటలు
    [till2] ఒక టీమ్ తన 2 ఇచ్చేదాకా
   *[single] ఒక ఆట
}

# The table.
sixty-one-team = టీమ్ { $team ->
    [0] A
   *[1] B
}
sixty-one-trumps = తురుఫు: { $sign } { $suit }. కట్ట కింద { $card }; తీసుకోవడానికి { $count ->
    [one] { $count } ముక్క ఉంది
   *[other] { $count } ముక్కలు ఉన్నాయి
}.
sixty-one-trumps-held = తురుఫు: { $sign } { $suit }. కట్ట అయిపోయింది; { $card } తీసుకుంది { $name }.
sixty-one-trumps-empty = తురుఫు: { $sign } { $suit }. కట్ట అయిపోయింది.
sixty-one-lead = ముందు వేసేది { $name }.
sixty-one-on-table = టేబుల్ మీద: { $entries }
sixty-one-entry = { $name } { $card }
sixty-one-last-trick = కిందటి పట్టు: { $entries } – గెలిచింది { $winner }.
sixty-one-last-tie = కిందటి పట్టు: { $entries } – టై.
sixty-one-waiting = ⏳ { $points ->
    [one] { $points } పాయింట్ ఆగి ఉంది
   *[other] { $points } పాయింట్లు ఆగి ఉన్నాయి
}: తర్వాతి పట్టు గెలిచిన టీమ్‌కే, రెండు శిక్ష ముక్కలు ఇచ్చి.
sixty-one-bank = { $team } శిక్ష బ్యాంకు: { $cards }
sixty-one-bank-empty = { $team } శిక్ష బ్యాంకు: ఖాళీ
sixty-one-bank-two = { $team } శిక్ష బ్యాంకు: మళ్లీ ఖాళీ; { $name } వెనక 2 ఉంది
sixty-one-score = { $team } ({ $names }): { $score } / { $target }

# The log.
sixty-one-log-dealt = పంపకం { $deal }: { $name } పంచారు. తెరిచిన ముక్క { $card }, కాబట్టి తురుఫు { $suit }.
sixty-one-log-played = { $name }: { $card }
sixty-one-log-taken = పట్టు గెలిచింది { $name }, { $team }: { $points }
sixty-one-log-collected = పట్టు గెలిచింది { $name }, { $team }: { $points }, ఆగి ఉన్న { $collected } కూడా
sixty-one-log-tied = టై, { $card } రెండు వైపులా ఉంది: { $points ->
    [one] { $points } పాయింట్ ఆగింది
   *[other] { $points } పాయింట్లు ఆగాయి
}, మొత్తం { $waiting }
sixty-one-log-submitted = { $team } ఇచ్చిన శిక్ష ముక్కలు: { $cards } ({ $reason ->
    [tie] టై తర్వాత
    [round] పంపకం ఓడారు
    [hand] ఆట ఓడారు
   *[match] మ్యాచ్ ఓడారు
})
sixty-one-log-two = { $team } 2 ఇచ్చారు ({ $reason ->
    [tie] టై తర్వాత
    [round] పంపకం ఓడారు
    [hand] ఆట ఓడారు
   *[match] మ్యాచ్ ఓడారు
}): ఇచ్చినవన్నీ వెనక్కి, మళ్లీ మొదటి నుంచి
sixty-one-deal-ended = పంపకం { $deal } అయింది: ఇందులో { $entries }. స్కోరు: { $scores }
sixty-one-log-won = { $team } ({ $names }) మ్యాచ్ గెలిచారు, { $ours }–{ $theirs }!
sixty-one-log-hand = ఈ ఆట { $team } గెలిచింది, { $ours }–{ $theirs }. ఆటలు: { $entries }
sixty-one-hands = { $hands ->
    [best3] ఆటలు, మూడింట్లో రెండు:
    [best5] ఆటలు, ఐదింట్లో మూడు:
   *[till2] ఆటలు, ఒక టీమ్ తన 2 ఇచ్చేదాకా:
} { $entries }

# Hints for a first game.
sixty-one-hint-worth = ఆసు 11, ఏడు 10, రాజు 4, జాకీ 3, రాణి 2: గెలిచిన టీమ్‌కి లెక్క.
sixty-one-hint-free-follow = ఈ టేబుల్‌లో అదే రంగు వేయనక్కర్లేదు: ఏ ముక్కైనా సరే.
sixty-one-hint-tied = రెండు టీమ్‌లూ { $card } వేశాయి: ఇలాగే ఉంటే పట్టు ఎవరిదీ కాదు, { $points } పాయింట్లు ఆగుతాయి.
sixty-one-hint-ties = మీ { $card } వేస్తే టై: పట్టు ఎవరిదీ కాదు, పాయింట్లు ఆగుతాయి.
sixty-one-hint-needs = గెలవడానికి ఇంకా కావాల్సిన పాయింట్లు: మీ టీమ్ { $ours }, అవతలి టీమ్ { $theirs }.
sixty-one-hint-decides = { $side ->
    [ours] ఈ పట్టు మీ టీమ్‌కి వస్తే గెలిచినట్టే.
    [both] ఈ పట్టు ఎవరిదైతే వాళ్లే గెలుస్తారు.
   *[theirs] ఈ పట్టు అవతలి టీమ్‌కి వెళ్తే వాళ్లే గెలుస్తారు.
}

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
sixty-one-tutorial-goal = 61: ఆట ఏమిటి
sixty-one-tutorial-goal-1 = ఆరుగురు, రెండు టీమ్‌లు: { $ours } ఒకవైపు, { $theirs } ఇంకోవైపు. లెక్కలోకి వచ్చే ముక్కలున్న పట్లు గెలవాలి.
sixty-one-tutorial-goal-2 = ముందుగా { $target } పాయింట్లు చేసిన టీమ్ వెంటనే గెలుస్తుంది.
sixty-one-tutorial-goal-2-hands = ముందుగా { $target } పాయింట్లు చేసిన టీమ్ వెంటనే ఆ ఆట గెలుస్తుంది; ఈ టేబుల్‌లో మ్యాచ్ అంటే చాలా ఆటలు.
sixty-one-tutorial-goal-3 = మీ వంతు వచ్చినప్పుడు మూడు ముక్కల్లో ఒకటి నొక్కండి; ప్రతి పట్టు తర్వాత అందరూ కొత్త ముక్క తీసుకుంటారు.
sixty-one-tutorial-cards = ముక్కలు
sixty-one-tutorial-cards-1 = పెద్ద నుంచి చిన్నకి: A K Q J 7 6 5 4 3.
sixty-one-tutorial-cards-1-seven = పెద్ద నుంచి చిన్నకి: A 7 K Q J 6 5 4 3.
sixty-one-tutorial-cards-2 = విలువలు: ఆసు 11, ఏడు 10, రాజు 4, జాకీ 3, రాణి 2, మిగతావి 0. ఈ చేతిలో { $points } పాయింట్లు: { $cards }
sixty-one-tutorial-cards-3 = కట్ట కింది ముక్క తురుఫు చెబుతుంది, ఇక్కడ { $suit }. తురుఫు ఏ రంగునైనా కొడుతుంది.
sixty-one-tutorial-follow = అదే రంగు వేయడం
sixty-one-tutorial-follow-1 = { $leader } ముందు వేసింది { $led }. { $suit } ఉన్నవాళ్లు అదే వేయాలి, కాబట్టి { $name } వెలుగుతున్న ముక్కలే వేయగలరు: { $playable }
sixty-one-tutorial-follow-2 = ఆ రంగు లేనివాళ్లు ఏ ముక్కైనా వేయొచ్చు, తురుఫు కూడా.
sixty-one-tutorial-trick = ఒక పట్టు
sixty-one-tutorial-trick-1 = { $winner } ఒకే ఒక్క తురుఫు { $card } వేసి పట్టు గెలిచారు: { $team } పాయింట్లు { $points }.
sixty-one-tutorial-trick-2 = తురుఫు లేకపోతే ముందు వేసిన రంగులో పెద్ద ముక్క గెలుస్తుంది.
sixty-one-tutorial-trick-3 = ఇక గెలిచినవాళ్లు ముందు వేస్తారు; టీమ్ వరసగా గెలుస్తున్నంతసేపు, ఎవరు గెలిచినా ముందు వేసేది వాళ్లే.
sixty-one-tutorial-trick-4-tied = ఇక్కడ ప్రతి ముక్క రెండేసి ఉంటాయి. అతి పెద్ద ముక్క రెండు టీమ్‌లూ వేస్తే పట్టు ఎవరిదీ కాదు; పాయింట్లు తర్వాత గెలిచినవాళ్లకి.
sixty-one-tutorial-trick-5-free = ఈ టేబుల్‌లో ఏ రంగైనా వేయొచ్చు.
sixty-one-tutorial-score = పాయింట్లు, శిక్ష
sixty-one-tutorial-score-1 = పట్టు గెలవగానే పాయింట్లు కలుస్తాయి. మొదటి పట్టు తర్వాత { $team }: { $target }లో { $points }.
sixty-one-tutorial-score-2 = ఓడిన టీమ్ శిక్ష ముక్కలు ఇస్తుంది: ముందు నాలుగు పదులు, తర్వాత నాలుగు తొమ్మిదులు, నాలుగు ఎనిమిదులు, చివరికి రెండు.
sixty-one-tutorial-score-2-round = ప్రతి పంపకం తర్వాత అందులో తక్కువ పాయింట్లు చేసిన టీమ్ శిక్ష ముక్కలు ఇస్తుంది: ముందు నాలుగు పదులు, తర్వాత నాలుగు తొమ్మిదులు, నాలుగు ఎనిమిదులు, చివరికి రెండు.
sixty-one-tutorial-score-3 = అవి టేబుల్ దగ్గరే ఉంటాయి, ఎవరు బదులు తీర్చుకోవాలో అందరికీ కనిపిస్తుంది.

# On pictures.
sixty-one-picture-waiting = ఆగి ఉన్నవి
sixty-one-picture-bank = { $team } శిక్ష బ్యాంకు
sixty-one-picture-bank-none = –
sixty-one-picture-bank-line = { $bank }: { $cards }
sixty-one-picture-hands-of = { $points ->
    [one] { $points } ఆట
   *[other] { $points } ఆటలు
}
sixty-one-picture-alt-behind = వెనక { $rank } ఉంది
