# Kniffeliger: the words of the game. Dice come written ("⚅ 6").

kniffeliger-name = క్నిఫెలిగర్
kniffeliger-pitch = ఐదు పాచికలు, పదమూడు గళ్లు, కొంటె ఎత్తులు.
kniffeliger-how-1 = ఐదు పాచికలు మూడుసార్ల దాకా వేయండి, నచ్చినవి ఉంచుకోండి, పదమూడు గళ్లలో ఒకటి నింపండి లేదా సున్నా పెట్టండి. ఎక్కువ పాయింట్లు ఉన్నవాళ్లదే గెలుపు.
kniffeliger-how-2 = { $dirty_tricks ->
    [yes] ఐదు పాచికల మొత్తం ఐదో ఎక్కంలో (10, 15, 20…) ఉంటే, బోనస్ పాచికతో ఒక కొంటె ఎత్తు రావచ్చు: దొంగతనం, ఫ్రీజ్, కొట్టివేత, జరుపుడు, మార్పిడి.
   *[no] మూడు ఒకటే, నాలుగు ఒకటే, ఛాన్స్: ఐదు పాచికల మొత్తం; ఫుల్ హౌస్ 25, వరుసలకు 30, 40, ఐదూ ఒకటే 50.
}
kniffeliger-end-result = అప్పుడు ముందున్నవాళ్లు గెలుస్తారు, సమానమైతే కలిసి; అందరూ సమానమైతే డ్రా.

# Rule sets and options.
kniffeliger-preset-kniffeliger = క్నిఫెలిగర్
kniffeliger-preset-kniffeliger-about = బోనస్ పాచిక, దాని కొంటె ఎత్తులతో
kniffeliger-preset-kniffel = క్నిఫెల్
kniffeliger-preset-kniffel-about = కొంటె ఎత్తులు లేవు; పై గళ్లలో 63 వస్తే 35, మళ్లీ ఐదూ ఒకటే పడితే ప్రతిసారీ 100
kniffeliger-option-dirty_tricks-name = కొంటె ఎత్తులు
kniffeliger-option-dirty_tricks = { $value ->
    [yes] కొంటె ఎత్తులతో
   *[no] కొంటె ఎత్తులు లేవు
}
kniffeliger-option-bonus_odds-name = బోనస్ పాచిక అవకాశాలు
kniffeliger-option-bonus_odds = { $value ->
    [catch-up] వెనకపడ్డవాళ్లకు బోనస్ సాయం
   *[even] బోనస్ అందరికీ సమానం
}
kniffeliger-option-upper_bonus-name = పై గళ్ల బోనస్
kniffeliger-option-upper_bonus = { $value ->
    [yes] పై గళ్లలో 63 వస్తే 35
   *[no] పై గళ్ల బోనస్ లేదు
}
kniffeliger-option-further_fives-name = మళ్లీ ఐదూ ఒకటే
kniffeliger-option-further_fives = { $value ->
    [yes] మళ్లీ ఐదూ ఒకటే పడితే 100
   *[no] మళ్లీ ఐదూ ఒకటే పడినా ఏమీ లేదు
}
kniffeliger-option-joker-name = జోకర్
kniffeliger-option-joker = { $value ->
    [yes] మళ్లీ ఐదూ ఒకటే అయితే జోకర్
   *[no] జోకర్ లేదు
}

# Boxes and bonuses.
kniffeliger-box = { $box ->
    [ones] ఒకట్లు
    [twos] రెండ్లు
    [threes] మూడ్లు
    [fours] నాలుగులు
    [fives] ఐదులు
    [sixes] ఆరులు
    [three] మూడు ఒకటే
    [four] నాలుగు ఒకటే
    [house] ఫుల్ హౌస్
    [small] చిన్న వరుస
    [large] పెద్ద వరుస
    [kniffel] క్నిఫెల్
    [kniffeliger] క్నిఫెలిగర్
   *[chance] ఛాన్స్
}
kniffeliger-bonus = { $bonus ->
    [steal] దొంగతనం
    [freeze] ఫ్రీజ్
    [crossout] కొట్టివేత
    [shift] జరుపుడు
    [exchange] మార్పిడి
   *[choice] మీ ఇష్టం
}
kniffeliger-count = { $what } ×{ $count }

# The table.
kniffeliger-score = పాయింట్లు: { $entries }
kniffeliger-round = రౌండ్ { $deal }
kniffeliger-sheets = షీట్లు: { $names }
kniffeliger-box-row = { $box }: { $entries }
kniffeliger-further-row = మళ్లీ ఐదూ ఒకటే: { $entries }
kniffeliger-upper-row = పై గళ్లు: { $entries }
kniffeliger-upper-entry = { $points } { $left ->
    [0] (+{ $bonus })
   *[other] (ఇంకా { $left })
}
kniffeliger-bonus-face = { $die } · { $bonus }
kniffeliger-dice = { $dice } · { $left ->
    [0] ఇక వేయడానికి లేదు
    [one] ఇంకా { $left } సారి వేయొచ్చు
   *[other] ఇంకా { $left } సార్లు వేయొచ్చు
}
kniffeliger-not-rolled = { $name } ఇంకా పాచికలు వేయలేదు.
kniffeliger-bonuses = 🎁 { $name }: { $bonuses }
kniffeliger-frozen = ❄ { $name } ఇవి నింపకూడదు: { $boxes }
kniffeliger-skips = ⏭ { $name } వదులుకోవాల్సింది { $count ->
    [one] { $count } వంతు
   *[other] { $count } వంతులు
}

# A player’s own screen.
kniffeliger-own-total = మీ షీట్: { $points } { $points ->
    [one] పాయింట్
   *[other] పాయింట్లు
}
kniffeliger-own-filled = నిండిన గళ్లు: { $boxes }
kniffeliger-own-open = ఖాళీ గళ్లు: { $boxes }
kniffeliger-own-bonuses = మీ బోనస్‌లు: { $bonuses }
kniffeliger-own-frozen = ❄ మీకు ఫ్రీజ్ అయినవి: { $boxes }
kniffeliger-roll-first = పాచికలు వేయండి, లేదా ముందు బోనస్ వాడండి.
kniffeliger-choose-kept = ఉంచుకునే పాచికలు నొక్కి, మిగతావి వేయండి; లేదా ఒక గడి నింపండి.
kniffeliger-choose-box = ఒక గడి నింపండి, లేదా సున్నా పెట్టండి.
kniffeliger-bonus-offer = మీ పాచికల మొత్తం { $sum }: బోనస్ పాచిక వేయొచ్చు.

# Buttons.
kniffeliger-roll = 🎲 వేస్తా
kniffeliger-roll-some = 🎲 { $count ->
    [5] ఐదూ వేస్తా
   *[other] { $count } వేస్తా
}
kniffeliger-roll-spoken = { $count ->
    [one] ఒక పాచిక వేస్తా
   *[other] { $count } పాచికలు వేస్తా
}
kniffeliger-die = { $die }
kniffeliger-die-kept = ✓ { $die }
kniffeliger-die-spoken = ఈ { $face } ఉంచు
kniffeliger-die-kept-spoken = { $face }, ఉంచారు: వదలాలంటే నొక్కండి
kniffeliger-enter = { $box } { $points }
kniffeliger-enter-spoken = { $box } గడిలో { $points } రాయి
kniffeliger-enter-menu = ఇంకా గళ్లు
kniffeliger-cross = ✗ { $box }
kniffeliger-cross-spoken = { $box } గడిలో సున్నా పెట్టు
kniffeliger-button-hand = నా పాచికలు
kniffeliger-cross-menu = నా గడిలో సున్నా
kniffeliger-take-bonus = 🎲 బోనస్ పాచిక వేస్తా
kniffeliger-decline-bonus = బోనస్ వద్దు
kniffeliger-trick = { $bonus ->
    [steal] 🫳 దొంగతనం
    [freeze] ❄ ఫ్రీజ్
    [crossout] ❌ వాళ్ల గడి కొట్టేయ్
    [shift] 🔄 షీట్లు జరుపు
   *[exchange] 🔀 మార్పిడి
}
kniffeliger-trick-against = { $trick } · { $name }
kniffeliger-trick-spoken = { $bonus ->
    [steal] { $name } దగ్గర { $box } దొంగిలించు
    [freeze] { $name } షీట్‌లో { $box } ఫ్రీజ్ చేయి
   *[crossout] { $name } షీట్‌లో { $box } గడి కొట్టేయ్
}
kniffeliger-exchange = 🔀 { $name } షీట్‌తో
kniffeliger-seat = సీటు { $seat }

# The log.
kniffeliger-log-rolled = { $name } వేశారు: { $dice }
kniffeliger-log-rolled-on = { $name } { $kept } ఉంచుకుని వేశారు: { $dice }
kniffeliger-log-entered = { $name }: { $box } { $points } ({ $dice })
kniffeliger-log-crossed = { $name }: { $box } గడికి సున్నా ({ $dice })
kniffeliger-log-further = { $name }: మళ్లీ ఐదూ ఒకటే! ఇంకో { $points }
kniffeliger-log-upper = { $name }: పై గళ్లలో 63 వచ్చాయి, ఇంకో { $points }
kniffeliger-log-upper-lost = { $name }: పై గళ్లలో మళ్లీ 63 కంటే తక్కువ, { $points } పోయాయి
kniffeliger-log-won-bonus = { $name } బోనస్ పాచిక వేశారు: { $bonus }!
kniffeliger-log-declined = { $name } బోనస్ పాచిక వద్దన్నారు
kniffeliger-log-stole = 🫳 { $name }: { $other } దగ్గర { $box } ({ $points }) దొంగతనం
kniffeliger-log-froze = ❄ { $name }: { $other } షీట్‌లో { $box } ఫ్రీజ్
kniffeliger-log-crossed-out = ❌ { $name }: { $other } షీట్‌లో { $box } గడి కొట్టేశారు, ఒక వంతు కూడా పోతుంది
kniffeliger-log-shifted = 🔄 { $name } అన్ని షీట్లూ తర్వాతివాళ్లకు జరిపారు. పాయింట్లు: { $entries }
kniffeliger-log-exchanged = 🔀 { $name }: { $other } షీట్‌తో మార్పిడి. పాయింట్లు: { $entries }
kniffeliger-log-lost = { $reason ->
    [skipped] { $name } ఈ వంతు వదులుకోవాలి
    [frozen] { $name } షీట్‌లో ఖాళీ గళ్లన్నీ ఫ్రీజ్: వంతు పోయింది
   *[full] { $name } షీట్ నిండిపోయింది: వంతు అయిపోయింది
}
kniffeliger-log-round-ended = రౌండ్ { $deal } తర్వాత: { $entries }
kniffeliger-log-ended = { $count ->
    [one] { $names } { $points } పాయింట్లతో గెలిచారు!
   *[other] { $names } { $points } పాయింట్లతో కలిసి గెలిచారు!
}

# Hints for a first game.
kniffeliger-hint-roll = ఐదు పాచికలూ వేయండి. తర్వాత కొన్ని ఉంచుకుని మిగతావి ఇంకో రెండుసార్ల దాకా వేయొచ్చు.
kniffeliger-hint-best = ఈ పాచికలకు ఎక్కువ వచ్చే గళ్లు: { $boxes }
kniffeliger-hint-none = తెరిచి ఉన్న మీ గళ్లలో ఈ పాచికలకు ఏమీ రాదు: మళ్లీ వేయండి.
kniffeliger-hint-cross = తెరిచి ఉన్న మీ గళ్లలో ఈ పాచికలకు ఏమీ రాదు: అంతగా అక్కర్లేని గడిలో సున్నా పెట్టండి.
kniffeliger-hint-fives = మీ పాచికల మొత్తం { $sum }, ఐదో ఎక్కంలో ఉంది: ఇప్పుడు గడి నింపితే బోనస్ పాచిక వేయొచ్చు.
kniffeliger-hint-die = బోనస్ పాచికకు ఖర్చేమీ లేదు. వచ్చింది తర్వాతి వంతులో వాడుకోవచ్చు.
kniffeliger-hint-trick = { $bonus ->
    [steal] దొంగతనం: పాచికలు వేయడం బదులు, ఇంకొకరి పాయింట్లు మీ షీట్‌లో అదే గడిలోకి వస్తాయి.
    [freeze] ఫ్రీజ్: అవతలివాళ్లు తర్వాతి వంతులో ఆ గడి నింపలేరు.
    [crossout] కొట్టివేత: అవతలివాళ్ల గడిలో సున్నా పడుతుంది, వాళ్లు ఒక వంతు వదులుకుంటారు.
    [shift] జరుపుడు: ప్రతి షీటూ తర్వాతి ప్లేయర్‌కి వెళ్తుంది.
   *[exchange] మార్పిడి: మీ షీట్ మొత్తం ఇంకొకరితో మార్చుకుంటారు.
}

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
kniffeliger-tutorial-goal = క్నిఫెలిగర్: ఆట ఏమిటి
kniffeliger-tutorial-goal-kniffel = క్నిఫెల్: ఆట ఏమిటి
kniffeliger-tutorial-goal-1 = అందరికీ తలా ఒక షీట్, అందులో { $boxes } గళ్లు. ప్రతి వంతులో ఐదు పాచికలు వేసి ఒక గడి నింపాలి.
kniffeliger-tutorial-goal-2 = షీట్లన్నీ నిండాక ఎక్కువ పాయింట్లు ఉన్నవాళ్లదే గెలుపు.
kniffeliger-tutorial-goal-3 = కొంటె ఎత్తులు కూడా ఉన్నాయి: దొంగతనం, ఫ్రీజ్, కొట్టివేత, జరుపుడు, మార్పిడి.
kniffeliger-tutorial-turn = ఒక వంతు
kniffeliger-tutorial-turn-1 = “వేస్తా” నొక్కండి. తర్వాత ఉంచుకునే పాచికలు నొక్కి, మిగతావి వేయండి; మొత్తం మూడుసార్లు.
kniffeliger-tutorial-turn-2 = ఇక్కడ { $kept } ఉంచుకున్నారు: ఆ రెంటిలో ఇంకొక్కటి పడితే “{ $house }”.
kniffeliger-tutorial-turn-3 = ముందే ఆపొచ్చు. చివరికి ఒక గడి నొక్కి నింపండి, లేదా ఒక గడిలో సున్నా పెట్టండి.
kniffeliger-tutorial-boxes = గళ్లు
kniffeliger-tutorial-boxes-1 = ఒకట్లు నుంచి ఆరులు దాకా ఆ అంకె ఉన్న పాచికలే లెక్క. { $second } దగ్గర మూడు నాలుగులు: { $fours } { $fours_points }.
kniffeliger-tutorial-boxes-2 = మూడు ఒకటే, నాలుగు ఒకటే, ఛాన్స్: ఐదు పాచికల మొత్తం. ఫుల్ హౌస్ 25, చిన్న వరుస 30, పెద్ద వరుస 40, ఐదూ ఒకటే 50.
kniffeliger-tutorial-boxes-3 = { $first } షీట్‌లో { $house } { $house_points }. ప్రతి గడీ ఒక్కసారే నింపాలి; మీ పాచికలకు ఎంత వస్తుందో బటన్ల మీద ఉంటుంది.
kniffeliger-tutorial-boxes-4-joker = 50 వచ్చాక మళ్లీ ఐదూ ఒకటే పడితే అది జోకర్: ఫుల్ హౌస్, వరుస గళ్లలో కూడా నింపొచ్చు.
kniffeliger-tutorial-bonus = బోనస్ పాచిక
kniffeliger-tutorial-bonus-1 = { $name } { $dice } తో ఒక గడి నింపారు. మొత్తం { $sum }, ఐదో ఎక్కంలో ఉంది: అందుకే బోనస్ పాచిక.
kniffeliger-tutorial-bonus-2 = అది ఇచ్చేవి: దొంగతనం, ఫ్రీజ్, కొట్టివేత, జరుపుడు, మార్పిడి, లేదా మీ ఇష్టం. తర్వాతి వంతులో వాడుకోవచ్చు.
kniffeliger-tutorial-bonus-3 = దొంగతనం ఇంకో షీట్ పాయింట్లు తెస్తుంది, ఫ్రీజ్ ఒక వంతు గడిని ఆపుతుంది, కొట్టివేత గడిని పూర్తిగా మూస్తుంది.
kniffeliger-tutorial-bonus-4 = జరుపుడు షీట్లన్నిటినీ పక్కకి జరుపుతుంది, మార్పిడి రెండు షీట్లను మారుస్తుంది.
kniffeliger-tutorial-score = స్కోరు ఎలా ఉంది
kniffeliger-tutorial-score-1 = { $name } పాయింట్లు { $points }; బోనస్ పాచిక ఇచ్చింది: { $bonus }.
kniffeliger-tutorial-score-2 = ఎవరి దగ్గర ఏ బోనస్ ఉందో అందరికీ కనిపిస్తుంది. చివరిదాకా వాడనివి పోతాయి.
kniffeliger-tutorial-score-3 = పాయింట్లు సమానమైతే గెలుపు పంచుకుంటారు. క్నిఫెల్‌లో కొంటె ఎత్తులు లేవు; పై గళ్లలో 63కి 35, మళ్లీ ఐదూ ఒకటైతే 100.
kniffeliger-tutorial-score-3-table = పాయింట్లు సమానమైతే గెలుపు పంచుకుంటారు.
kniffeliger-tutorial-score-4-upper = ఒకట్ల నుంచి ఆరుల దాకా 63 వస్తే ఇంకో 35.
kniffeliger-tutorial-score-5-fives = 50 వచ్చాక మళ్లీ ఐదూ ఒకటే పడితే ప్రతిసారీ 100.

# On pictures.
kniffeliger-picture-round-change = ఈ రౌండ్
kniffeliger-picture-total = మొత్తం
kniffeliger-picture-extra = అదనపు పాయింట్లు
kniffeliger-picture-upper = పై గళ్లు
kniffeliger-picture-bonuses = బోనస్‌లు
kniffeliger-picture-bonus-die = బోనస్ పాచిక
kniffeliger-picture-rolls = { $name }: { $left ->
    [0] ఇక వేయడానికి లేదు
    [one] ఇంకా { $left } సారి వేయొచ్చు
   *[other] ఇంకా { $left } సార్లు వేయొచ్చు
}
kniffeliger-picture-alt-bonus = పక్కన: { $bonus }.
kniffeliger-picture-alt-crossed = { $box } కొట్టేసింది
kniffeliger-picture-alt-frozen = { $box } ఫ్రీజ్ అయింది
kniffeliger-picture-alt-skips = { $count ->
    [one] ఒక వంతు పోతుంది
   *[other] { $count } వంతులు పోతాయి
}

# On replays.
kniffeliger-replay-deal = రౌండ్ { $deal }
