# The playground page, around the messages of the bot.

page-brand = Tablemates
page-welcome = ఈ కంప్యూటర్ మీదే కార్డ్స్ నైట్: ఫ్రెండ్స్‌తో ఆడండి, లేదా కంప్యూటర్‌తో ఆడండి.
page-who = మిమ్మల్ని ఏమని పిలవాలి?
page-enter = లోపలికి రండి
page-enter-table = టేబుల్ { $code }: చేరండి
page-two-windows = ఇంకో విండో తెరిచి వేరే పేరుతో వస్తే మీతో మీరే ఆడుకోవచ్చు.
page-no-name = కనీసం ఒక్క అక్షరమైనా కనిపించే పేరు పెట్టుకోండి.
page-long-name = కాస్త చిన్న పేరు పెట్టుకోండి: { $count } అక్షరాలు దాటకూడదు.

page-home = టేబుల్స్
page-home-spoken = అన్ని టేబుల్స్ దగ్గరికి వెనక్కి
page-open = ఫ్రెండ్స్‌తో
page-rules = రూల్స్
page-scores = టాప్ స్కోర్లు
page-join-title = కోడ్ ఉందా?
page-code = కోడ్
page-join = చేరతా
page-tables = తెరిచి ఉన్న టేబుల్స్
page-no-tables = ఇంకా ఏ టేబులూ తెరవలేదు: మొదటిది మీరే తెరవండి.
page-look = { $way ->
    [mine] అక్కడికి వెళ్తా
    [free] కూర్చుంటా
   *[watch] చూస్తా
}
page-phase = { $phase ->
    [lobby] మొదలవ్వలేదు
    [playing] ఆడుతున్నారు
    [finished] మ్యాచ్ అయిపోయింది
   *[closed] మూసేశారు
}
page-name = మీ పేరు
page-rename = మార్చు
page-key = కొత్త తాళం
page-key-about = మీ అడ్రసే మీ తాళం: అది ఎవరి దగ్గర ఉంటే వాళ్లు మీలా ఆడతారు. కొత్తది తీసుకుంటే ఈ అడ్రస్ ఎక్కడికీ వెళ్లదు, మిగతావన్నీ అలాగే ఉంటాయి.
page-key-sure = కొత్త అడ్రస్ ఇవ్వండి
page-forget = నన్ను మర్చిపో
page-forget-about = మీ పేరు, సెట్టింగ్స్, చాట్, ఫలితాలు శాశ్వతంగా పోతాయి. ఆడేసిన మ్యాచ్‌లలో పేరు లేని సీటు మాత్రం ఉంటుంది.
page-forget-sure = అవును, మర్చిపో
page-broadcast-title = అన్ని టేబుల్స్‌లో అందరికీ చెప్పండి
page-broadcast = నిర్వాహకుల మాట
page-send = పంపు
page-refresh = కొత్తవి చూపించు
page-back-in = గుమ్మం దగ్గరికి వెళ్లు

page-room = టేబుల్ గది
page-live = టేబుల్
page-log = ఏం జరిగింది, ఎవరేమన్నారు
page-tabs = ఏం చూపించాలి
page-tab-play = ఆట
page-tab-talk = లాగ్, చాట్
page-say = ఏదైనా చెప్పండి
page-log-empty = బల్ల దగ్గర ఏమి జరిగిందో, ఎవరేమన్నారో ఇక్కడ కనిపిస్తుంది.
page-to = ఎవరికి
page-to-all = అందరికీ
page-to-one = వీరికి మాత్రమే: { $name }
page-to-nobody = ఎవరికో ఎంచుకోండి; ఇంకా పంపలేదు.
page-private = మీరు, బాట్
page-private-only = మీకు మాత్రమే కనిపిస్తుంది
page-private-log = ప్రైవేట్ మెసేజ్‌లు
page-hand = టేబుల్‌లో మీ వైపు
page-record = మ్యాచ్ రికార్డు దాచుకోండి
page-hand-empty = మీవి ఇక్కడ ఉంటాయి, వేరే ఎవరికీ కనిపించవు.
page-cards = ముక్కలు
page-sheets = షీట్లు
page-skip = టేబుల్‌లో మీ వైపుకి వెళ్లు
page-skip-tables = టేబుల్స్ దగ్గరికి వెళ్లు
page-status = { $game } · టేబుల్ { $code }

page-invite = పిలవండి
page-unreadable = అది అర్థం కాలేదు; ఏమీ మారలేదు.
page-not-here = ఈ అడ్రస్‌లో ఏమీ లేదు.
page-too-large = అది మరీ ఎక్కువైంది; ఏమీ మారలేదు.
page-trouble = ఇక్కడ ఏదో తేడా వచ్చింది; మీదేమీ పోలేదు.
page-too-slow = అభ్యర్థన పూర్తిగా రాలేదు; ఏమీ మారలేదు. మళ్లీ ప్రయత్నించండి.
page-too-fast = ఒకేసారి మరీ ఎక్కువైంది; కొద్దిసేపు ఆగి మళ్లీ ప్రయత్నించండి.
page-unavailable = పేజీ ప్రస్తుతం భద్రపరచిన వాటిని చేరుకోలేకపోతోంది; కాసేపట్లో మళ్లీ ప్రయత్నించండి.
page-many-open = ఒకేసారి చాలా పేజీలు తెరిచి ఉన్నాయి; ఒకటి మూసి మళ్లీ ప్రయత్నించండి.
page-more = ఈ టేబుల్ గురించి మరిన్ని
