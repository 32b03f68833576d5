# Santase: the words of the game. Cards come written ("Q♥"), suits with sign and name.

santase-name = సాంతాసే
santase-pitch = ఇద్దరు, 24 ముక్కలు: ముందుగా 66 చేయండి.
santase-how-1 = పట్లు గెలవండి, జోడీలు (ఒకే రంగు రాజు, రాణి) చూపించండి, 66 పాయింట్లు చేయండి. గెలిచిన ప్రతి పంపకానికి 1 నుంచి 3 గేమ్ పాయింట్లు.
santase-how-2 = ఆసు 11, పది 10, రాజు 4, రాణి 3, జాకీ 2, తొమ్మిది 0. తీసుకోవడానికి ముక్కలు ఉన్నంతవరకు ఏ ముక్కైనా వేయొచ్చు; తర్వాత అదే రంగు వేయాలి.
santase-end-result = అప్పుడు గేమ్ పాయింట్లలో ముందున్నవాళ్లు గెలుస్తారు; సమానమైతే డ్రా. ఈ పంపకం లెక్కలోకి రాదు.

# Rule sets and options.
santase-preset-one = రూల్స్ ఒకటి
santase-preset-one-about = 11 దాకా; 66 మీరే చెప్పాలి, పాయింట్లు కనిపించవు
santase-preset-two = రూల్స్ రెండు
santase-preset-two-about = 10 దాకా; 66 రాగానే పంపకం ముగుస్తుంది, తొమ్మిదిని ఇద్దరూ మార్చుకోవచ్చు
santase-preset-three = రూల్స్ మూడు
santase-preset-three-about = 11 దాకా; 66 రాగానే పంపకం ముగుస్తుంది, కట్ట మూసి ఓడితే 3 పోతాయి
santase-preset-bulgarian = బల్గేరియన్
santase-preset-bulgarian-about = 11 దాకా; 66 చెప్పాలి, కుదిరితే పెద్ద ముక్కతో కొట్టాలి, చివరి పట్టుకి 10, అప్పుడు మొత్తం ఎక్కువ ఉన్నవారు గెలుస్తారు
santase-option-target-name = మ్యాచ్ ఎంతవరకు
santase-option-target = { $value ->
    [one] { $value } గేమ్ పాయింట్ దాకా
   *[other] { $value } గేమ్ పాయింట్ల దాకా
}
santase-option-must_head-name = పెద్ద ముక్కతో కొట్టడం
santase-option-must_head = { $value ->
    [yes] కుదిరితే పెద్ద ముక్కతో కొట్టాలి
   *[no] పెద్ద ముక్కతో కొట్టనవసరం లేదు
}
santase-option-marriage_after_trick-name = జోడీలు
santase-option-marriage_after_trick = { $value ->
    [yes] మొదటి పట్టు తర్వాతే జోడీలు
   *[no] మొదటి నుంచే జోడీలు
}

# The table.
santase-talon-open = తురుఫు: { $sign } { $suit }. కట్ట కింద { $card }; తీసుకోవడానికి { $count ->
    [one] { $count } ముక్క ఉంది
   *[other] { $count } ముక్కలు ఉన్నాయి
}.
santase-talon-closed = తురుఫు: { $sign } { $suit }. 🔒 { $name } కట్ట మూసేశారు ({ $count ->
    [one] { $count } ముక్క
   *[other] { $count } ముక్కలు
}, కింద { $card }): అదే రంగు వేయాలి.
santase-talon-empty = తురుఫు: { $sign } { $suit }. కట్ట అయిపోయింది: అదే రంగు వేయాలి.
santase-led = { $name } ముందు వేసిన ముక్క: { $card }.
santase-you-led = మీరు ముందు వేసిన ముక్క: { $card }.
santase-last-trick = కిందటి పట్టు: { $leader } { $led }, { $other } { $answer } – గెలిచింది { $winner }.
santase-marriages = జోడీలు: { $entries }
santase-marriage-entry = { $name } { $suit } { $points }
santase-tricks = పట్లు: { $entries }
santase-points = పాయింట్లు: { $entries }
santase-own-points = ఈ పంపకంలో మీకు { $points } { $points ->
    [one] పాయింట్
   *[other] పాయింట్లు
}.
santase-score = గేమ్ పాయింట్లు, { $target } వస్తే గెలుపు: { $entries }

# Buttons.
santase-marry = జోడీ { $suit } ({ $points })
santase-marry-spoken = { $suit } రాజు-రాణి జోడీ చూపించు, { $points }
santase-exchange = 9 ఇచ్చి { $card } తీసుకుంటా
santase-exchange-spoken = 9 ఇచ్చి { $card } తీసుకుంటా: తురుఫు తొమ్మిది మార్చడం
santase-close = కట్ట మూసేస్తా
santase-declare = 66 చెబుతా
santase-give = పంపకం వదిలేస్తా

# The log.
santase-log-dealt = పంపకం { $deal }: { $name } పంచారు. తెరిచిన ముక్క { $card }, కాబట్టి తురుఫు { $suit }.
santase-log-played = { $name }: { $card }
santase-log-taken = { $name } గెలిచిన పట్టు: { $cards }
santase-log-married = { $name } { $suit } { $sign } రాజు, రాణి చూపించారు: { $points }
santase-log-exchanged = { $name } { $nine } ఇచ్చి { $card } తీసుకున్నారు
santase-log-closed = { $name } కట్ట మూసేశారు
santase-log-declared = { $name } 66 చెప్పారు
santase-log-gave = { $name } పంపకం వదిలేశారు
santase-deal-level = పంపకం { $deal }: ఎవరూ 66 చెప్పలేదు, మొత్తాలు సమానం ({ $counted }): ఎవరికీ పాయింట్ లేదు. గేమ్ పాయింట్లు: { $entries }
santase-deal-ended = పంపకం { $deal }: { $reason ->
    [declared] { $winner } 66 సరిగ్గా చెప్పారు
    [misdeclared] { $loser } 66 తొందరపడి చెప్పారు
    [reached] { $winner } 66 చేశారు
    [failed-close] { $loser } కట్ట మూసి కూడా గెలవలేకపోయారు
    [counted] { $winner } కట్ట మూసి గెలిచారు
    [given] { $loser } పంపకం వదిలేశారు
    [total] ఎవరూ చెప్పలేదు, { $winner } మొత్తం ఎక్కువ
   *[last-trick] { $winner } చివరి పట్టు గెలిచారు
} ({ $counted }). గేమ్ పాయింట్లు: { $winner } +{ $worth }. మొత్తం: { $entries }
santase-log-won = { $name } మ్యాచ్ గెలిచారు, { $mine }–{ $yours }!
santase-log-drawn = మ్యాచ్ డ్రా అయింది, { $mine }–{ $yours }.

# Hints for a first game.
santase-hint-open = కట్టలో ఇంకా ముక్కలున్నాయి, కాబట్టి ఏ ముక్కైనా వేయొచ్చు: అదే రంగు అక్కర్లేదు.
santase-hint-head = అదే రంగులో { $card } కంటే పెద్ద ముక్క వేయాలి: { $sign } { $suit }.
santase-hint-trump = మీ దగ్గర { $sign } { $suit } లేదు, కాబట్టి తురుఫు వేయాలి.
santase-hint-neither = మీ దగ్గర { $sign } { $suit } లేదు, తురుఫూ లేదు: ఏ ముక్కైనా వేయొచ్చు, ఏదీ గెలవదు.
santase-hint-married = జోడీ చూపించారు: ఇప్పుడు ముందు వేయాల్సింది { $lead ->
    [queen] ఆ రాణి.
   *[either] ఆ రాజు లేదా రాణి.
}
santase-hint-marry = జోడీ: ఒకే రంగు రాజు, రాణికి వెంటనే 20, తురుఫులో 40. తర్వాత ఆ రెంటిలో ఒకటి ముందు వేయాలి.
santase-hint-exchange = మార్పిడి: తురుఫు తొమ్మిది ఇచ్చి, దానికంటే పెద్దదైన { $card } తీసుకుంటారు.
santase-hint-close = కట్ట మూస్తే ఇక ఎవరూ తీసుకోరు, ఇద్దరూ అదే రంగు వేయాలి. 66 ఖాయమనుకుంటేనే మూయండి.
santase-hint-declare = { $enough ->
    [yes] మీకు { $points } వచ్చాయి: 66 చెప్పండి, పంపకం మీదే.
   *[no] మీకు 66లో { $points } వచ్చాయి: ఇప్పుడే చెబితే పంపకం పోతుంది.
}

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
santase-tutorial-goal = సాంతాసే: ఆట ఏమిటి
santase-tutorial-goal-1 = ఇద్దరి ఆట. ప్రతి పంపకంలో 66 పాయింట్లకు పోటీ; పట్లు గెలిచి, జోడీలు చూపించి సంపాదించాలి.
santase-tutorial-goal-2 = పంపకం గెలిస్తే 1 నుంచి 3 గేమ్ పాయింట్లు. ముందుగా { $target } వచ్చినవాళ్లదే మ్యాచ్.
santase-tutorial-goal-3 = తెరిచిన ముక్క తురుఫు చెబుతుంది. మీ వంతు వచ్చినప్పుడు మీ చేతి కింద ఒక ముక్క నొక్కండి, అంతే.
santase-tutorial-cards = ముక్కలు
santase-tutorial-cards-1 = పెద్ద నుంచి చిన్నకి: A 10 K Q J 9. పది గుర్తుంచుకోండి: దానికంటే పెద్దది ఆసు ఒక్కటే.
santase-tutorial-cards-2 = పట్టులో విలువలు: ఆసు 11, పది 10, రాజు 4, రాణి 3, జాకీ 2, తొమ్మిది 0.
santase-tutorial-cards-3 = తురుఫు ఎంత చిన్నదైనా మిగతా రంగులన్నిటినీ కొడుతుంది.
santase-tutorial-trick = ఒక పట్టు
santase-tutorial-trick-1 = { $leader } ముందు వేసింది { $led }. { $winner } వేసింది { $answer }, అది తురుఫు; రెండు ముక్కలూ వాళ్లకే: { $points } పాయింట్లు.
santase-tutorial-trick-2 = తురుఫు లేకపోతే ముందు వేసిన రంగులో పెద్ద ముక్క గెలుస్తుంది.
santase-tutorial-trick-3 = తర్వాత ఇద్దరూ తలా ఒక ముక్క తీసుకుంటారు, గెలిచినవాళ్లు ముందు; తర్వాత ముందు వేసేదీ వాళ్లే. కట్టలో ముక్కలున్నంతవరకు ఏ ముక్కైనా వేయొచ్చు.
santase-tutorial-follow = అదే రంగు ఎప్పుడు వేయాలి
santase-tutorial-follow-1 = కట్ట అయిపోయినా, ఎవరైనా మూసేసినా ఇక ఎవరూ ముక్క తీసుకోరు, అదే రంగు వేయాలి.
santase-tutorial-follow-2 = ఇక్కడ { $leader } కట్ట మూసేసి { $led } వేశారు. { $name } వెలుగుతున్న ముక్కలే వేయగలరు: { $playable }
santase-tutorial-follow-3 = ఆ రంగు లేకపోతే తురుఫు వేయాలి, అదీ లేకపోతే ఏ ముక్కైనా.
santase-tutorial-follow-4-heading = ఈ టేబుల్‌లో అదే రంగులో పెద్ద ముక్క ఉంటే దాంతోనే కొట్టాలి.
santase-tutorial-before = ముందు వేసే ముందు
santase-tutorial-before-1 = జోడీ: ఒకే రంగు రాజు, రాణి చూపిస్తే 20 పాయింట్లు, తురుఫులో 40; ఆ రెంటిలో ఒకటి ముందు వేయాలి. అలా { $name } పాయింట్లు ఇప్పటికే { $points }.
santase-tutorial-before-1-queen = జోడీ: ఒకే రంగు రాజు, రాణి చూపిస్తే 20 పాయింట్లు, తురుఫులో 40; ముందు రాణి వేయాలి. అలా { $name } పాయింట్లు ఇప్పటికే { $points }.
santase-tutorial-before-2 = 9 ఇచ్చి { $turned } తీసుకోవడం: తురుఫు తొమ్మిదికి బదులు తెరిచిన ముక్క వస్తుంది.
santase-tutorial-before-3 = కట్ట మూయడం: ఇక ఎవరూ తీసుకోరు. చేయి బలంగా ఉంటే మంచిది, తప్పితే నష్టం.
santase-tutorial-before-4 = 66 చెప్పడం: 66 పాయింట్లు రాగానే నొక్కండి, పంపకం మీదే. లెక్క మీరే పెట్టుకోవాలి.
santase-tutorial-before-5-plain = మొదటి పట్టులో ఇవేవీ కుదరవు.
santase-tutorial-before-5-later = మొదటి పట్టు తర్వాతే జోడీలు.
santase-tutorial-score = గేమ్ పాయింట్లు
santase-tutorial-score-1 = పంపకం గెలిస్తే 1; ఓడినవాళ్లకు 33 కంటే తక్కువ ఉంటే 2; ఒక్క పట్టూ లేకపోతే 3.
santase-tutorial-score-1-reaching = 66 చేరినవారు వెంటనే పంపకం గెలుస్తారు: 1 గేమ్ పాయింట్; ఓడినవారికి 30 లేదా తక్కువ ఉంటే 2, ఏమీ లేకపోతే 3.
santase-tutorial-score-2 = ఇక్కడ { $loser } { $points } పాయింట్లతోనే 66 చెప్పారు. అందుకే పంపకం { $winner } గెలిచారు, విలువ { $worth }.
santase-tutorial-score-3 = { $target } గేమ్ పాయింట్లు వస్తే మ్యాచ్ గెలుపు.
santase-tutorial-score-4-total = ఎవరూ 66 చెప్పకపోతే చివరి పట్టుకి ఇంకో 10, ఎక్కువ మొత్తం ఉన్నవాళ్లదే పంపకం.
