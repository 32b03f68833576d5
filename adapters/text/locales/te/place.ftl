# ఒక చోటు, దాన్ని చూసుకునేవాళ్లు: అక్కడ ఏం చెల్లుతుంది, టేబుళ్లను ఏం చేస్తారు.

button-this-place = ఈ చోటు
place-title = ఈ చోటు: { $place }
place-title-unnamed = ఈ చోటు
place-games = ఆటలు: { $games }
place-games-all = అన్నీ
place-games-none = ఏవీ లేవు
place-not-yours = ఇక్కడ మెసేజ్‌లను మేనేజ్ చేయగలిగేవాళ్లు, లేదా అడ్మిన్‌లు ఇది మార్చగలరు.
place-language-none = చదివేవాళ్ల భాష
place-limit = { $count ->
    [0] పరిమితి లేదు
   *[other] { $count }
}
place-button-tables = టేబుళ్లు
place-button-games = ఆటలు
place-about-games = ఇక్కడ ఆడనివ్వాలా వద్దా అని ఆట మీద నొక్కండి (✓ ఉంటే ఆడొచ్చు).
place-about-tables = టేబుల్ మూయాలన్నా, మ్యాచ్ ఆపాలన్నా, ఎవరినైనా తీసేయాలన్నా దాని మీద నొక్కండి.
place-table = { $code } · { $game }
place-remove = { $name }ని తీసేయ్
place-out = ఇక్కడి నుంచి తీసేయ్
place-table-guest = ఈ టేబుల్ వేరే చోట తెరిచారు; దాని గురించి అక్కడివాళ్లే నిర్ణయిస్తారు. ఇక్కడి నుంచి మాత్రం తీసేయగలరు.
setting-language = భాష
setting-telling = ఎంత చెప్పాలి
setting-telling-full = టేబుల్, లాగ్, చాట్
setting-telling-quiet = నిశ్శబ్దం: టేబుల్, ఫలితం మాత్రమే
setting-here = ఈ ఛానల్‌లో టేబుళ్లు
setting-here-on = తెరవొచ్చు
setting-here-off = తెరవకూడదు
setting-elsewhere = మిగతా ఛానల్స్‌లో టేబుళ్లు
setting-elsewhere-on = అక్కడ ఆపితే తప్ప తెరవొచ్చు
setting-elsewhere-off = అనుమతించిన చోట మాత్రమే
setting-per-person = ఒక్కొక్కరికి టేబుళ్లు
setting-per-place = ఈ చోట టేబుళ్లు
setting-chat = టేబుళ్ల చాట్
setting-chat-on = ఆన్
setting-chat-members = సభ్యులకు మాత్రమే
setting-chat-off = ఆఫ్
setting-guests = బయటి అతిథులు
setting-guests-on = కోడ్‌తో రావొచ్చు
setting-guests-off = రాకూడదు
setting-played-on = ఆడొచ్చు
setting-played-off = ఆడకూడదు
place-about-chat = టేబుల్ దగ్గర అన్న మాటలు దాని అన్ని చోట్లా కనిపిస్తాయి. సభ్యులకు మాత్రమే అంటే: వేరే చోటివాళ్ల మాటలు ఇక్కడ కనిపించవు.
place-about-guests = కోడ్‌తో మీ టేబుల్‌కి వచ్చే వేరే చోటివాళ్లే అతిథులు.
table-hidden = టేబుల్ { $code } ({ $game })ని ఒక చోటి నుంచి అక్కడ చూసుకునేవాళ్లు తీసేశారు; మ్యాచ్ ప్రైవేట్‌గా నడుస్తుంది. మళ్లీ తేవాలంటే అక్కడ ఇలా రాయండి: { $typed }
anonymous-how = మీరు గ్రూప్ పేరుతో రాస్తున్నారు, కాబట్టి కూర్చునేది ఎవరో నాకు తెలియదు. బటన్లు నొక్కండి, లేదా మీ పేరుతో రాయండి.

refusal-removed-from-table = ఈ చోటు చూసుకునేవాళ్లు మిమ్మల్ని ఈ టేబుల్ నుంచి తీసేశారు; వేరే టేబుల్ తెరవండి, లేదా వేరేదానిలో చేరండి.
refusal-not-moderator = అది ఇక్కడ మెసేజ్‌లను మేనేజ్ చేయగలిగేవాళ్లు, లేదా అడ్మిన్‌లు మాత్రమే చేయగలరు; వాళ్లని అడగండి.
refusal-not-governor = అది సర్వర్ మొత్తాన్ని చూసుకునేవాళ్లు మాత్రమే చేయగలరు; వాళ్లని అడగండి.
refusal-not-table-home = ఈ టేబుల్ వేరే చోట తెరిచారు, దాని గురించి అక్కడివాళ్లే నిర్ణయిస్తారు; ఇక్కడి నుంచి తీసేయగలరు.
refusal-tables-not-here = ఈ చోట ఆడరు; వేరే ఛానల్‌లో ప్రయత్నించండి, లేదా నాతో ప్రైవేట్‌గా ఆడండి.
refusal-game-not-here = ఆ ఆట ఇక్కడ ఆడరు. ఇక్కడ ఉన్నవి: { $games }.
refusal-too-many-tables = ఇక్కడ మీకు ఇప్పటికే { $limit } టేబుళ్లు ఉన్నాయి ({ $codes }); అక్కడ ఆడండి, లేదా ముందు ఒకటి వదిలేయండి లేదా మూసేయండి.
refusal-place-full = ఇక్కడ ఇప్పటికే { $limit } టేబుళ్లు ఉన్నాయి, ఇంతకంటే కుదరదు; టేబుళ్ల కమాండ్‌తో వాటిలో ఒకదానిలో చేరండి.
