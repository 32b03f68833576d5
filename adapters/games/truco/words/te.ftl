# Truco: the words of the game. Cards come written ("Q♥"); the calls are Portuguese, in Telugu letters.

truco-name = ట్రూకో
truco-pitch = బ్లఫ్ చేయండి, పెంచండి, అరవండి: మూడు ముక్కలే తేలుస్తాయి.
truco-how-1 = రెండు టీమ్‌లు. పంపకంలో మూడు రౌండ్లలో రెండు గెలిస్తే ఆ పంపకం మీదే: { $first_worth ->
    [1] 1 పాయింట్
   *[2] 2 పాయింట్లు
}, ట్రూకో అంటే ఇంకా ఎక్కువ. { $best_of ->
    [1] 12 పాయింట్లకు మ్యాచ్.
   *[3] 12 పాయింట్లకు ఒక ఆట, రెండు ఆటలకు మ్యాచ్.
}
truco-how-2 = చిన్న నుంచి పెద్దకి: { $pack ->
    [clean] Q J K A 2 3
   *[full] 4 5 6 7 Q J K A 2 3
}. వీటన్నిటికంటే పెద్దవి మనీల్యాలు: { $manilhas ->
    [fixed] ఎప్పుడూ 7♦ A♠ 7♥ 4♣.
   *[vira] తెరిచిన ముక్క (వీరా) తర్వాతి ముక్కలు, ♦ ♠ ♥ ♣ వరుసలో.
}
truco-end-result = { $best_of ->
    [1] అప్పుడు ముందున్న టీమ్ గెలుస్తుంది
   *[3] అప్పుడు ఎక్కువ ఆటలు గెలిచిన టీమ్, అవి సమానమైతే ఎక్కువ పాయింట్లున్న టీమ్ గెలుస్తుంది
}; సమానమైతే డ్రా. ఈ పంపకం లెక్కలోకి రాదు.

# Rule sets and options.
truco-preset-paulista = పౌలిస్తా
truco-preset-paulista-about = ఒక్కో టీమ్ పంపకానికి ఒక్కసారే అడగొచ్చు, తర్వాతి ప్లేయర్ జవాబు చెప్పాలి
truco-preset-mesa = మేజా
truco-preset-mesa-about = టీమ్‌లు మార్చి మార్చి పెంచొచ్చు, టీమ్‌లో ఎవరైనా జవాబు చెప్పొచ్చు
truco-preset-mineiro = మినేరు
truco-preset-mineiro-about = మనీల్యాలు ఎప్పుడూ 4♣ 7♥ A♠ 7♦, వీరా లేదు; పంపకం విలువ 2, తర్వాత 4, 8, 10, 12
truco-option-raise_rights-name = ఎవరు అడగొచ్చు
truco-option-raise_rights = { $value ->
    [alternate] చివర పెంచని టీమ్ అడగొచ్చు
   *[once] టీమ్‌కి పంపకానికి ఒక్కసారే
}
truco-option-answer_by-name = జవాబు ఎవరిది
truco-option-answer_by = { $value ->
    [team] టీమ్‌లో ఎవరి మొదటి జవాబైనా సరే
   *[next] తర్వాతి ప్లేయర్ జవాబు చెప్పాలి
}
truco-option-pack-name = పేక
truco-option-pack = { $value ->
    [clean] 4 5 6 7 లేని పేక
   *[full] మొత్తం 40 ముక్కలు
}
truco-option-best_of-name = మ్యాచ్‌లో ఆటలు
truco-option-best_of = { $value ->
    [1] ఒక ఆట
   *[other] { $value } ఆటల్లో రెండు గెలవాలి
}
truco-option-signs-name = సైగలు
truco-option-signs = { $value ->
    [yes] జతగాళ్లకి సైగలు
   *[no] సైగలు లేవు
}

# The calls.
truco-call = { $call ->
    [truco] ట్రూకో
    [seis] సెయిస్
    [nove] నోవి
   *[doze] డోజి
}
truco-call-button = { $call ->
    [truco] ట్రూకో!
    [seis] సెయిస్!
    [nove] నోవి!
   *[doze] డోజి!
}
truco-shout = { $what ->
    [ladrao] ట్రూకో, లద్రావ్!
    [marreco] తోమా, మహేకు!
    [pato] పాతు!
    [desce] దేసి!
   *[chora] షోరా!
}
truco-sign = { $what ->
    [wink] 😉 కన్ను కొట్టడం: జాప్
    [eyebrows] 🤨 కనుబొమలు: కోపేటా
    [cheek] 😗 బుగ్గ: ఎస్పదీల్యా
    [tongue] 😛 నాలుక కొస: పీకా-ఫూమో
   *[closed] 😌 కళ్లు మూయడం: ఏమీ లేదు
}

# The table.
truco-vira = వీరా { $vira } · మనీల్యా { $rank }: { $manilhas }, చిన్న నుంచి పెద్దకి.
truco-fixed = మనీల్యాలు: { $manilhas }, చిన్న నుంచి పెద్దకి.
truco-named = { $card } { $name }
truco-manilha-name = { $suit ->
    [C] జాప్
    [H] కోపేటా
    [S] ఎస్పదీల్యా
   *[D] పీకా-ఫూమో
}
truco-onze = { $points ->
    [10] మావ్ డి దేజ్
   *[other] మావ్ డి ఓంజి
}: { $team } { $count ->
    [one] స్కోరు
   *[other] స్కోరు
} { $points }. ఈ పంపకం విలువ { $worth }, ఎవరూ అడగకూడదు.
truco-ferro = మావ్ డి ఫెర్రో: { $points }–{ $points }. ఎవరూ ఏ ముక్కా చూడరు, ఈ పంపకం గెలిచినవాళ్లదే ఆట.
truco-worth = ఈ పంపకం విలువ { $worth ->
    [one] { $worth } పాయింట్
   *[other] { $worth } పాయింట్లు
}.
truco-asked = { $name } { $call } అంటున్నారు: { $now } బదులు { $worth } పాయింట్లు.
truco-calls = ఎవరేమన్నారు: { $entries }
truco-calls-entry = { $name }: { $word }
truco-accepted = సరే
truco-refused = వద్దు
truco-round = రౌండ్ { $number }: { $cards } – { $result ->
    [won] గెలిచింది { $team }
   *[tied] టై
}.
truco-on-table = టేబుల్ మీద: { $cards }
truco-card-of = { $name } { $card }
truco-face-down = బోర్లా
truco-rounds-won = గెలిచిన రౌండ్లు: { $entries }{ $ties ->
    [0] {""}
    [one] {" "}· { $ties } టై
   *[other] {" "}· { $ties } టై
}
truco-score = పాయింట్లు, 12 వస్తే గెలుపు: { $entries }
truco-games = గెలిచిన ఆటలు, { $best_of }లో రెండు: { $entries }

# A player’s own cards.
truco-partner = { $name } చేతిలో { $cards }
truco-choose = ఈ పంపకం { $worth } పాయింట్లకు ఆడతారా, లేక వద్దని అవతలివాళ్లకు { $first } ఇస్తారా? మీ టీమ్‌లో మొదటి జవాబే లెక్క.
truco-own-hidden = మీరు బోర్లా వేసినవి: { $cards }
truco-spots = మీ ముక్కలు బోర్లా ఉన్నాయి: { $spots }

# Buttons.
truco-hide = { $card } బోర్లా
truco-hide-spoken = { $card } బోర్లా వేయి
truco-spot = ముక్క { $spot }
truco-spot-spoken = { $spot } స్థానంలో ముక్క తెరువు
truco-call-worth = { $call } ({ $worth })
truco-call-spoken = { $call } అను, { $worth } పాయింట్లు
truco-accept = సరే ({ $worth })
truco-accept-spoken = ఒప్పుకుని { $worth } పాయింట్లకు ఆడు
truco-refuse = వద్దు
truco-refuse-spoken = వద్దను; అవతలివాళ్లకు { $worth }
truco-run = వదిలేస్తా ({ $worth })
truco-run-spoken = వదిలేస్తే అవతలివాళ్లకు { $worth }
truco-choose-accept = { $worth } పాయింట్లకు ఆడదాం
truco-choose-refuse = ఈ పంపకం వద్దు

# The log.
truco-log-dealt = పంపకం { $deal }: మొదలుపెట్టేది { $name }.{ $vira ->
    [none] {""}
   *[other] {" "}వీరా { $vira }, మనీల్యా { $rank }.
}{ $kind ->
    [onze] {" "}విలువ { $worth }, ఎవరూ అడగకూడదు.
    [ferro] {" "}మావ్ డి ఫెర్రో: అందరూ చూడకుండా ఆడతారు.
   *[plain] {""}
}
truco-log-onze = { $name } { $answer ->
    [yes] ఈ పంపకం ఆడదామన్నారు
   *[no] ఈ పంపకం వద్దన్నారు
}
truco-log-called = { $name }: { $call } ({ $worth })
truco-log-answered = { $name } { $answer ->
    [yes] సరే అన్నారు: { $worth } పాయింట్లు
   *[no] వద్దన్నారు
}
truco-log-played = { $name }: { $card }
truco-log-round = రౌండ్ { $number }: { $result ->
    [won] గెలిచింది { $team }
   *[tied] టై
}
truco-deal-ended = పంపకం { $deal }: { $reason ->
    [refused] అడిగితే వద్దన్నారు, { $team } +{ $worth }
    [onze-refused] పంపకం వద్దన్నారు, { $team } +{ $worth }
    [ran] అవతలివాళ్లు వదిలేశారు, { $team } +{ $worth }
    [rounds] రౌండ్లు గెలిచింది { $team }, +{ $worth }
   *[tied] మూడూ టై, ఎవరికీ పాయింట్లు లేవు
}. పాయింట్లు: { $entries }
truco-log-won = { $count ->
    [one] { $team } మ్యాచ్ గెలిచారు, { $mine }–{ $yours }!
   *[other] { $team } మ్యాచ్ గెలిచారు, { $mine }–{ $yours }!
}
truco-log-game = { $team } { $count ->
    [one] ఈ ఆట గెలిచారు
   *[other] ఈ ఆట గెలిచారు
}, { $mine }–{ $yours }. ఆటలు: { $entries }
truco-log-ran = { $name } వదిలేశారు
truco-log-drawn = మ్యాచ్ డ్రా అయింది, { $mine }–{ $yours }.

# Hints for a first game.
truco-hint-any = ఏ ముక్కైనా వేయొచ్చు, రంగుతో పని లేదు. పెద్ద ముక్కదే రౌండ్.
truco-hint-hide = బోర్లా వేసిన ముక్కకు లెక్క లేదు: ఎవరికీ కనబడకుండా ఒక ముక్క వదిలించుకోవచ్చు.
truco-hint-call = { $call } పంపకం విలువ { $now } బదులు { $worth }; వద్దంటే మీకు { $now }.{ $next ->
    [0] {""}
   *[other] {" "}వాళ్లు { $next }కి పెంచొచ్చు.
}
truco-hint-accept = సరే: ఆట సాగుతుంది, పంపకం విలువ { $worth }.
truco-hint-refuse = వద్దు: పంపకం అయిపోతుంది, వాళ్లకు { $now }.
truco-hint-raise = { $call } { $worth } ఒప్పుకుని { $next } అడుగుతారు; ఇప్పుడు జవాబు వాళ్లది.
truco-hint-choose = ఆడితే పంపకం విలువ { $worth }. వద్దంటే అవతలివాళ్లకు { $first }.
truco-hint-ferro = ఎవరికీ ఏ ముక్కా కనబడదు, మీకు కూడా: ఏదో ఒక స్థానం ఎంచుకోండి.

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
truco-tutorial-goal = ట్రూకో: ఆట ఏమిటి
truco-tutorial-goal-1 = రెండు టీమ్‌లు; జతగాళ్లు ఎదురెదురుగా కూర్చుంటారు. తలా మూడు ముక్కలు, అంటే పంపకానికి మూడు రౌండ్లు; రెండు గెలిస్తే పంపకం మీదే.
truco-tutorial-goal-2 = పంపకం విలువ { $worth ->
    [one] { $worth } పాయింట్
   *[other] { $worth } పాయింట్లు
}, ఎవరైనా ట్రూకో అంటే ఇంకా ఎక్కువ. { $target } పాయింట్లకు మ్యాచ్.
truco-tutorial-goal-2-games = పంపకం విలువ { $worth ->
    [one] { $worth } పాయింట్
   *[other] { $worth } పాయింట్లు
}, ఎవరైనా ట్రూకో అంటే ఇంకా ఎక్కువ. { $target } పాయింట్లకు ఒక ఆట, రెండు ఆటలు గెలిస్తే మ్యాచ్.
truco-tutorial-goal-3 = మీ వంతు వచ్చినప్పుడు కావలసిన ముక్క నొక్కండి. ఆట అపసవ్య దిశలో సాగుతుంది.
truco-tutorial-cards = ముక్కలు
truco-tutorial-cards-1 = చిన్న నుంచి పెద్దకి: 4 5 6 7 Q J K A 2 3. రంగుతో పని లేదు.
truco-tutorial-cards-1-clean = చిన్న నుంచి పెద్దకి: Q J K A 2 3. రంగుతో పని లేదు.
truco-tutorial-cards-2 = ఒక ముక్క తెరుస్తారు, అదే వీరా. దాని తర్వాతిది మనీల్యా, అది అన్నిటినీ కొడుతుంది. వీరా { $vira } కాబట్టి మనీల్యాలు, చిన్న నుంచి పెద్దకి: { $manilhas }
truco-tutorial-cards-2-mineiro = నాలుగు ముక్కలు ఎప్పుడూ అన్నిటినీ కొడతాయి: 4♣ జాప్, తర్వాత 7♥ కోపేటా, A♠ ఎస్పదీల్యా, 7♦ పీకా-ఫూమో. వీరా లేదు.
truco-tutorial-cards-3 = { $card } చేతిలో ఉంటే అంతకంటే పెద్ద ముక్క లేదు.
truco-tutorial-round = ఒక రౌండ్
truco-tutorial-round-1 = అందరూ తలా ఒక ముక్క వేస్తారు, ఏదైనా సరే. పెద్ద ముక్క వేసిన టీమ్‌దే రౌండ్.
truco-tutorial-round-2 = ఇక్కడ { $winner } మనీల్యా { $card } వేసి గెలిచారు, తర్వాతి రౌండ్‌లో ముందు వేసేది వాళ్లే. రౌండ్ గెలిచిన టీమ్: { $team }.
truco-tutorial-round-3 = రెండు టీమ్‌ల పెద్ద ముక్కలు సమానమైతే రౌండ్ టై. రెండో రౌండ్ నుంచి ముక్క బోర్లా వేయొచ్చు: దానికి లెక్క లేదు.
truco-tutorial-calls = ట్రూకో!
truco-tutorial-calls-1 = ముక్క వేసే ముందు అడగొచ్చు. { $caller } ట్రూకో అన్నారు: పంపకం విలువ { $now } బదులు { $worth }. జవాబు చెప్పాల్సింది { $name }.
truco-tutorial-calls-1-team = ముక్క వేసే ముందు అడగొచ్చు. { $caller } ట్రూకో అన్నారు: పంపకం విలువ { $now } బదులు { $worth }. { $name }: ఎవరైనా జవాబు చెప్పొచ్చు, ముందు చెప్పిందే టీమ్ జవాబు.
truco-tutorial-calls-2 = సరే: { $worth } పాయింట్లకు ఆట. వద్దు: అడిగిన టీమ్‌కి వెంటనే { $now }. సెయిస్: ఒప్పుకుని { $next } అడగడం.
truco-tutorial-calls-3 = సెయిస్ తర్వాత నోవి (9), డోజి (12). ముక్కలు బాగోకపోయినా అడగొచ్చు: సగం ఆట బుకాయింపే.
truco-tutorial-calls-3-mineiro = సెయిస్ తర్వాత నోవి (10), డోజి (12). ముక్కలు బాగోకపోయినా అడగొచ్చు: సగం ఆట బుకాయింపే.
truco-tutorial-score = పాయింట్లు
truco-tutorial-score-1 = ఇక్కడ ట్రూకోకి సరే అన్నారు, { $team } రెండు రౌండ్లు గెలిచారు: { $worth } పాయింట్లు.
truco-tutorial-score-2 = 11 పాయింట్లకు మావ్ డి ఓంజి: ఆ టీమ్ తమ జతగాళ్ల ముక్కలు చూసి, 3కి ఆడాలా, అవతలివాళ్లకు 1 ఇవ్వాలా అని తేల్చుకుంటుంది.
truco-tutorial-score-2-mineiro = పంపకం విలువ 2; అడిగితే 4, 8, 10, 12. 10 పాయింట్ల దగ్గర మావ్ డి దేజ్: టీమ్ ముక్కలు చూసుకుని 4కి ఆడుతుంది, లేదా అవతలివాళ్లకు 2 ఇస్తుంది.
truco-tutorial-score-3 = { $target } పాయింట్లకు మ్యాచ్. { $ferro }–{ $ferro } అయితే ఎవరూ ఏ ముక్కా చూడరు: అదే మావ్ డి ఫెర్రో.
truco-tutorial-score-3-games = { $target } పాయింట్లకు ఒక ఆట, రెండు ఆటలకు మ్యాచ్. { $ferro }–{ $ferro } అయితే ఎవరూ ఏ ముక్కా చూడరు: అదే మావ్ డి ఫెర్రో.

# On pictures.
truco-picture-vira = వీరా
truco-picture-manilha = మనీల్యా
truco-picture-worth = విలువ
truco-picture-call = { $now } → { $worth }?
truco-picture-ties = టై రౌండ్లు
truco-picture-kind = { $kind ->
    [ferro] మావ్ డి ఫెర్రో
   *[onze] { $points ->
        [10] మావ్ డి దేజ్
       *[other] మావ్ డి ఓంజి
    }
}
truco-picture-hidden = మీరు బోర్లా వేసినవి
