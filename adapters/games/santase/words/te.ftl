# Santase: the words of the game. Cards come written ("Q♥"), suits with sign and name.

santase-name = సాంతాసే
santase-how-1 = పట్లు గెలవండి, జోడీలు (ఒకే రంగు రాజు, రాణి) చూపించండి, 66 పాయింట్లు చేయండి. గెలిచిన ప్రతి పంపకానికి 1 నుంచి 3 గేమ్ పాయింట్లు.
santase-how-2 = ఆసు 11, పది 10, రాజు 4, రాణి 3, జాకీ 2, తొమ్మిది 0. తీసుకోవడానికి ముక్కలు ఉన్నంతవరకు ఏ ముక్కైనా వేయొచ్చు; తర్వాత అదే రంగు వేయాలి.

# Rule sets and options.
santase-preset-one = రూల్స్ ఒకటి
santase-preset-one-about = 11 దాకా; 66 మీరే చెప్పాలి, పాయింట్లు కనిపించవు
santase-preset-two = రూల్స్ రెండు
santase-preset-two-about = 10 దాకా; 66 రాగానే పంపకం ముగుస్తుంది, తొమ్మిదిని ఇద్దరూ మార్చుకోవచ్చు
santase-preset-three = రూల్స్ మూడు
santase-preset-three-about = 11 దాకా; 66 రాగానే పంపకం ముగుస్తుంది, కట్ట మూసి ఓడితే 3 పోతాయి
santase-preset-bulgarian = బల్గేరియన్
santase-preset-bulgarian-about = 11 దాకా; 66 చెప్పాలి, కుదిరితే పెద్ద ముక్కతో కొట్టాలి, చివరి పట్టుకి 10
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
santase-exchange-spoken = తురుఫు తొమ్మిది ఇచ్చి { $card } తీసుకో
santase-close = కట్ట మూసేస్తా
santase-declare = 66 చెబుతా

# The log.
santase-log-dealt = పంపకం { $deal }: { $name } పంచారు. తెరిచిన ముక్క { $card }, కాబట్టి తురుఫు { $suit }.
santase-log-played = { $name }: { $card }
santase-log-taken = { $name } గెలిచిన పట్టు: { $cards }
santase-log-married = { $name } { $suit } { $sign } రాజు, రాణి చూపించారు: { $points }
santase-log-exchanged = { $name } { $nine } ఇచ్చి { $card } తీసుకున్నారు
santase-log-closed = { $name } కట్ట మూసేశారు
santase-log-declared = { $name } 66 చెప్పారు
santase-deal-ended = పంపకం { $deal }: { $reason ->
    [declared] { $winner } 66 సరిగ్గా చెప్పారు
    [misdeclared] { $loser } 66 తొందరపడి చెప్పారు
    [reached] { $winner } 66 చేశారు
    [failed-close] { $loser } కట్ట మూసి కూడా గెలవలేకపోయారు
    [counted] { $winner } కట్ట మూసి గెలిచారు
   *[last-trick] { $winner } చివరి పట్టు గెలిచారు
} ({ $counted }). గేమ్ పాయింట్లు: { $winner } +{ $worth }. మొత్తం: { $entries }
santase-log-won = { $name } మ్యాచ్ గెలిచారు, { $mine }–{ $yours }!
