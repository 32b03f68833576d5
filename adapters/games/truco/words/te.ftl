# Truco: the words of the game. Cards come written ("Q♥"); the calls are Portuguese, in Telugu letters.

truco-name = ట్రూకో
truco-how-1 = రెండు టీమ్‌లు. పంపకంలో మూడు రౌండ్లలో రెండు గెలిస్తే ఆ పంపకం మీదే: 1 పాయింట్, ట్రూకో అంటే ఇంకా ఎక్కువ. 12 పాయింట్లకు మ్యాచ్.
truco-how-2 = చిన్న నుంచి పెద్దకి: 4 5 6 7 Q J K A 2 3. వీటన్నిటికంటే పెద్దవి మనీల్యాలు: తెరిచిన ముక్క (వీరా) తర్వాతి ముక్కలు, ♦ ♠ ♥ ♣ వరుసలో.

# Rule sets and options.
truco-preset-paulista = పౌలిస్తా
truco-preset-paulista-about = ఒక్కో టీమ్ పంపకానికి ఒక్కసారే అడగొచ్చు, తర్వాతి ప్లేయర్ జవాబు చెప్పాలి
truco-preset-mesa = మేజా
truco-preset-mesa-about = టీమ్‌లు మార్చి మార్చి పెంచొచ్చు, టీమ్‌లో ఎవరైనా జవాబు చెప్పొచ్చు
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

# The table.
truco-vira = వీరా { $vira } · మనీల్యా { $rank }: { $manilhas }, చిన్న నుంచి పెద్దకి.
truco-onze = మావ్ డి ఓంజి: { $team } { $count ->
    [one] స్కోరు 11
   *[other] స్కోరు 11
}. ఈ పంపకం విలువ 3, ఎవరూ అడగకూడదు.
truco-ferro = మావ్ డి ఫెర్రో: 11–11. ఎవరూ ఏ ముక్కా చూడరు, ఈ పంపకం గెలిచినవాళ్లదే మ్యాచ్.
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

# The own cards.
truco-partner = { $name } చేతిలో { $cards }
truco-choose = ఈ పంపకం 3 పాయింట్లకు ఆడతారా, లేక వద్దని అవతలివాళ్లకు 1 ఇస్తారా? మీ టీమ్‌లో మొదటి జవాబే లెక్క.
truco-own-hidden = మీరు బోర్లా వేసినవి: { $cards }
truco-places = మీ ముక్కలు బోర్లా ఉన్నాయి: { $places }

# Buttons.
truco-hide = { $card } బోర్లా
truco-hide-spoken = { $card } బోర్లా వేయి
truco-place = ముక్క { $place }
truco-place-spoken = { $place } స్థానంలో ముక్క తెరువు
truco-call-worth = { $call } ({ $worth })
truco-call-spoken = { $call } అను, { $worth } పాయింట్లు
truco-accept = సరే ({ $worth })
truco-accept-spoken = ఒప్పుకుని { $worth } పాయింట్లకు ఆడు
truco-refuse = వద్దు
truco-refuse-spoken = వద్దను; అవతలివాళ్లకు { $worth }
truco-choose-accept = 3 పాయింట్లకు ఆడదాం
truco-choose-refuse = ఈ పంపకం వద్దు

# The log.
truco-log-dealt = పంపకం { $deal }: మొదలుపెట్టేది { $name }. వీరా { $vira }, మనీల్యా { $rank }.{ $kind ->
    [onze] {" "}మావ్ డి ఓంజి: విలువ 3.
    [ferro] {" "}మావ్ డి ఫెర్రో: అందరూ చూడకుండా ఆడతారు.
   *[plain] {""}
}
truco-log-onze = { $name } { $answer ->
    [yes] మావ్ డి ఓంజి ఆడదామన్నారు
   *[no] మావ్ డి ఓంజి వద్దన్నారు
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
    [onze-refused] మావ్ డి ఓంజి వద్దన్నారు, { $team } +{ $worth }
    [rounds] రౌండ్లు గెలిచింది { $team }, +{ $worth }
   *[tied] మూడూ టై, ఎవరికీ పాయింట్లు లేవు
}. పాయింట్లు: { $entries }
truco-log-won = { $count ->
    [one] { $team } మ్యాచ్ గెలిచారు, { $mine }–{ $yours }!
   *[other] { $team } మ్యాచ్ గెలిచారు, { $mine }–{ $yours }!
}
truco-log-drawn = మ్యాచ్ డ్రా అయింది, { $mine }–{ $yours }.
