# The tutorials: short pages, each beside a picture of an example. The values come from the example itself.

button-full-rules = పూర్తి రూల్స్
tutorial-name = { $seat ->
    [0] అను
    [1] బాలు
    [2] చిత్ర
    [3] దీపు
    [4] ఇందు
   *[5] ఫణి
}

# Santase.
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
santase-tutorial-before = ముందు వేసే ముందు
santase-tutorial-before-1 = జోడీ: ఒకే రంగు రాజు, రాణి చూపిస్తే 20 పాయింట్లు, తురుఫులో 40; ఆ రెంటిలో ఒకటి ముందు వేయాలి. అలా { $name } పాయింట్లు ఇప్పటికే { $points }.
santase-tutorial-before-2 = 9 ఇచ్చి { $turned } తీసుకోవడం: తురుఫు తొమ్మిదికి బదులు తెరిచిన ముక్క వస్తుంది.
santase-tutorial-before-3 = కట్ట మూయడం: ఇక ఎవరూ తీసుకోరు. చేయి బలంగా ఉంటే మంచిది, తప్పితే నష్టం.
santase-tutorial-before-4 = 66 చెప్పడం: 66 పాయింట్లు రాగానే నొక్కండి, పంపకం మీదే. లెక్క మీరే పెట్టుకోవాలి.
santase-tutorial-score = గేమ్ పాయింట్లు
santase-tutorial-score-1 = పంపకం గెలిస్తే 1; ఓడినవాళ్లకు 33 కంటే తక్కువ ఉంటే 2; ఒక్క పట్టూ లేకపోతే 3.
santase-tutorial-score-2 = ఇక్కడ { $loser } { $points } పాయింట్లతోనే 66 చెప్పారు. అందుకే పంపకం { $winner } గెలిచారు, విలువ { $worth }.
santase-tutorial-score-3 = { $target } గేమ్ పాయింట్లు వస్తే మ్యాచ్ గెలుపు.

# Truco.
truco-tutorial-goal = ట్రూకో: ఆట ఏమిటి
truco-tutorial-goal-1 = రెండు టీమ్‌లు; జతగాళ్లు ఎదురెదురుగా కూర్చుంటారు. తలా మూడు ముక్కలు, అంటే పంపకానికి మూడు రౌండ్లు; రెండు గెలిస్తే పంపకం మీదే.
truco-tutorial-goal-2 = పంపకం విలువ 1 పాయింట్, ఎవరైనా ట్రూకో అంటే ఇంకా ఎక్కువ. { $target } పాయింట్లకు మ్యాచ్.
truco-tutorial-goal-3 = మీ వంతు వచ్చినప్పుడు కావలసిన ముక్క నొక్కండి. ఆట కుడి చేతి వైపు సాగుతుంది.
truco-tutorial-cards = ముక్కలు
truco-tutorial-cards-1 = చిన్న నుంచి పెద్దకి: 4 5 6 7 Q J K A 2 3. రంగుతో పని లేదు.
truco-tutorial-cards-2 = ఒక ముక్క తెరుస్తారు, అదే వీరా. దాని తర్వాతిది మనీల్యా, అది అన్నిటినీ కొడుతుంది. వీరా { $vira } కాబట్టి మనీల్యాలు, చిన్న నుంచి పెద్దకి: { $manilhas }
truco-tutorial-cards-3 = { $card } చేతిలో ఉంటే అంతకంటే పెద్ద ముక్క లేదు.
truco-tutorial-round = ఒక రౌండ్
truco-tutorial-round-1 = అందరూ తలా ఒక ముక్క వేస్తారు, ఏదైనా సరే. పెద్ద ముక్క వేసిన టీమ్‌దే రౌండ్.
truco-tutorial-round-2 = ఇక్కడ { $winner } మనీల్యా { $card } వేసి గెలిచారు, తర్వాతి రౌండ్‌లో ముందు వేసేది వాళ్లే. రౌండ్ గెలిచిన టీమ్: { $team }.
truco-tutorial-round-3 = రెండు టీమ్‌ల పెద్ద ముక్కలు సమానమైతే రౌండ్ టై. రెండో రౌండ్ నుంచి ముక్క బోర్లా వేయొచ్చు: దానికి లెక్క లేదు.
truco-tutorial-calls = ట్రూకో!
truco-tutorial-calls-1 = ముక్క వేసే ముందు అడగొచ్చు. { $caller } ట్రూకో అన్నారు: పంపకం విలువ { $now } బదులు { $worth }. జవాబు చెప్పాల్సింది { $name }.
truco-tutorial-calls-2 = సరే: { $worth } పాయింట్లకు ఆట. వద్దు: అడిగిన టీమ్‌కి వెంటనే { $now }. సెయిస్: ఒప్పుకుని { $next } అడగడం.
truco-tutorial-calls-3 = సెయిస్ తర్వాత నోవి (9), డోజి (12). ముక్కలు బాగోకపోయినా అడగొచ్చు: సగం ఆట బుకాయింపే.
truco-tutorial-score = పాయింట్లు
truco-tutorial-score-1 = ఇక్కడ ట్రూకోకి సరే అన్నారు, { $team } రెండు రౌండ్లు గెలిచారు: { $worth } పాయింట్లు.
truco-tutorial-score-2 = 11 పాయింట్లకు మావ్ డి ఓంజి: ఆ టీమ్ తమ జతగాళ్ల ముక్కలు చూసి, 3కి ఆడాలా, అవతలివాళ్లకు 1 ఇవ్వాలా అని తేల్చుకుంటుంది.
truco-tutorial-score-3 = { $target } పాయింట్లకు మ్యాచ్. 11–11 అయితే ఎవరూ ఏ ముక్కా చూడరు: అదే మావ్ డి ఫెర్రో.

# 61.
sixty-one-tutorial-goal = 61: ఆట ఏమిటి
sixty-one-tutorial-goal-1 = ఆరుగురు, రెండు టీమ్‌లు: { $ours } ఒకవైపు, { $theirs } ఇంకోవైపు. లెక్కలోకి వచ్చే ముక్కలున్న పట్లు గెలవాలి.
sixty-one-tutorial-goal-2 = ముందుగా { $target } పాయింట్లు చేసిన టీమ్ వెంటనే గెలుస్తుంది.
sixty-one-tutorial-goal-3 = మీ వంతు వచ్చినప్పుడు మూడు ముక్కల్లో ఒకటి నొక్కండి; ప్రతి పట్టు తర్వాత అందరూ కొత్త ముక్క తీసుకుంటారు.
sixty-one-tutorial-cards = ముక్కలు
sixty-one-tutorial-cards-1 = పెద్ద నుంచి చిన్నకి: A K Q J 7 6 5 4 3.
sixty-one-tutorial-cards-2 = విలువలు: ఆసు 11, ఏడు 10, రాజు 4, జాకీ 3, రాణి 2, మిగతావి 0. ఈ చేతిలో { $points } పాయింట్లు: { $cards }
sixty-one-tutorial-cards-3 = కట్ట కింది ముక్క తురుఫు చెబుతుంది, ఇక్కడ { $suit }. తురుఫు ఏ రంగునైనా కొడుతుంది.
sixty-one-tutorial-follow = అదే రంగు వేయడం
sixty-one-tutorial-follow-1 = { $leader } ముందు వేసింది { $led }. { $suit } ఉన్నవాళ్లు అదే వేయాలి, కాబట్టి { $name } వెలుగుతున్న ముక్కలే వేయగలరు: { $playable }
sixty-one-tutorial-follow-2 = ఆ రంగు లేనివాళ్లు ఏ ముక్కైనా వేయొచ్చు, తురుఫు కూడా.
sixty-one-tutorial-trick = ఒక పట్టు
sixty-one-tutorial-trick-1 = { $winner } ఒకే ఒక్క తురుఫు { $card } వేసి పట్టు గెలిచారు: { $team } పాయింట్లు { $points }.
sixty-one-tutorial-trick-2 = తురుఫు లేకపోతే ముందు వేసిన రంగులో పెద్ద ముక్క గెలుస్తుంది.
sixty-one-tutorial-trick-3 = ఇక గెలిచినవాళ్లు ముందు వేస్తారు; టీమ్ వరసగా గెలుస్తున్నంతసేపు, ఎవరు గెలిచినా ముందు వేసేది వాళ్లే.
sixty-one-tutorial-score = పాయింట్లు, శిక్ష
sixty-one-tutorial-score-1 = పట్టు గెలవగానే పాయింట్లు కలుస్తాయి. మొదటి పట్టు తర్వాత { $team }: { $target }లో { $points }.
sixty-one-tutorial-score-2 = మ్యాచ్ ఓడిన టీమ్ శిక్ష ముక్కలు ఇస్తుంది: ముందు నాలుగు పదులు, తర్వాత నాలుగు తొమ్మిదులు, నాలుగు ఎనిమిదులు, చివరికి రెండు.
sixty-one-tutorial-score-3 = అవి టేబుల్ దగ్గరే ఉంటాయి, ఎవరు బదులు తీర్చుకోవాలో అందరికీ కనిపిస్తుంది.

# Thurf.
thurf-tutorial-goal = తురుఫు: ఆట ఏమిటి
thurf-tutorial-goal-1 = రెండు టీమ్‌లు, ఇక్కడ { $ours } ఒకవైపు, { $theirs } ఇంకోవైపు. ఒకరు తురుఫు చెబుతారు; తర్వాత పట్లలో ఊకుల కోసం అందరూ ఆడతారు.
thurf-tutorial-goal-2 = పంచే టీమ్ తన బాకీ ఆటలు తీర్చుకోవాలి. మ్యాచ్ అయ్యేసరికి పంచాల్సినవాళ్లు ఓడినట్టు.
thurf-tutorial-goal-3 = పంచడం, ఆడడం కుడి చేతి వైపు. మీ వంతు వచ్చినప్పుడు ముక్క గానీ, మాట గానీ నొక్కండి.
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
thurf-tutorial-score = బాకీ ఆటలు
thurf-tutorial-score-1 = ఈ ఆట గెలిచింది { $team }. పంచే టీమ్ ({ $dealers }) బాకీ ఆటలు { $change }: ఇప్పుడు { $pending }.
thurf-tutorial-score-2 = మొదట్లో { $seats }. గెలిస్తే తగ్గుతాయి, ఓడితే పెరుగుతాయి; అడ్డు, కోటు వాటిని రెట్టింపు చేస్తాయి.
thurf-tutorial-score-3 = 0 అయితే పంపకం కుడి వైపుకి, అంటే అవతలి టీమ్‌కి వెళ్తుంది.

# Kniffeliger.
kniffeliger-tutorial-goal = క్నిఫెలిగర్: ఆట ఏమిటి
kniffeliger-tutorial-goal-1 = అందరికీ తలా ఒక షీట్, అందులో { $boxes } గళ్లు. ప్రతి వంతులో ఐదు పాచికలు వేసి ఒక గడి నింపాలి.
kniffeliger-tutorial-goal-2 = షీట్లన్నీ నిండాక ఎక్కువ పాయింట్లు ఉన్నవాళ్లదే గెలుపు.
kniffeliger-tutorial-goal-3 = కొంటె ఎత్తులు కూడా ఉన్నాయి: దొంగతనం, ఫ్రీజ్, సున్నా, జరుపుడు, మార్పిడి.
kniffeliger-tutorial-turn = ఒక వంతు
kniffeliger-tutorial-turn-1 = “వేస్తా” నొక్కండి. తర్వాత ఉంచుకునే పాచికలు నొక్కి, మిగతావి వేయండి; మొత్తం మూడుసార్లు.
kniffeliger-tutorial-turn-2 = ఇక్కడ { $kept } ఉంచుకున్నారు: ఆ రెంటిలో ఇంకొక్కటి పడితే “{ $house }”.
kniffeliger-tutorial-turn-3 = ముందే ఆపొచ్చు. చివరికి ఒక గడి నొక్కి నింపండి, లేదా ఒక గడిలో సున్నా పెట్టండి.
kniffeliger-tutorial-boxes = గళ్లు
kniffeliger-tutorial-boxes-1 = ఒకట్లు నుంచి ఆరులు దాకా ఆ అంకె ఉన్న పాచికలే లెక్క. { $second } దగ్గర మూడు నాలుగులు: { $fours } { $fours_points }.
kniffeliger-tutorial-boxes-2 = మూడు ఒకటే, నాలుగు ఒకటే, ఛాన్స్: ఐదు పాచికల మొత్తం. ఫుల్ హౌస్ 25, చిన్న వరుస 30, పెద్ద వరుస 40, ఐదూ ఒకటే 50.
kniffeliger-tutorial-boxes-3 = { $first } షీట్‌లో { $house } { $house_points }. ప్రతి గడీ ఒక్కసారే నింపాలి; మీ పాచికలకు ఎంత వస్తుందో బటన్ల మీద ఉంటుంది.
kniffeliger-tutorial-bonus = బోనస్ పాచిక
kniffeliger-tutorial-bonus-1 = { $name } { $dice } తో ఒక గడి నింపారు. మొత్తం { $sum }, ఐదో ఎక్కంలో ఉంది: అందుకే బోనస్ పాచిక.
kniffeliger-tutorial-bonus-2 = అది ఇచ్చేవి: దొంగతనం, ఫ్రీజ్, సున్నా, జరుపుడు, మార్పిడి, లేదా మీ ఇష్టం. తర్వాతి వంతులో వాడుకోవచ్చు.
kniffeliger-tutorial-bonus-3 = దొంగతనం ఇంకో షీట్ పాయింట్లు తెస్తుంది, ఫ్రీజ్ ఒక వంతు గడిని ఆపుతుంది, సున్నా గడిని పూర్తిగా మూస్తుంది.
kniffeliger-tutorial-bonus-4 = జరుపుడు షీట్లన్నిటినీ పక్కకి జరుపుతుంది, మార్పిడి రెండు షీట్లను మారుస్తుంది.
kniffeliger-tutorial-score = స్కోరు ఎలా ఉంది
kniffeliger-tutorial-score-1 = { $name } పాయింట్లు { $points }; బోనస్ పాచిక ఇచ్చింది: { $bonus }.
kniffeliger-tutorial-score-2 = ఎవరి దగ్గర ఏ బోనస్ ఉందో అందరికీ కనిపిస్తుంది. చివరిదాకా వాడనివి పోతాయి.
kniffeliger-tutorial-score-3 = పాయింట్లు సమానమైతే గెలుపు పంచుకుంటారు. క్నిఫెల్ రూల్స్ కూడా ఇవే, ఎత్తులు మాత్రం ఉండవు.
