# The entrance and home of the playground.

page-welcome-back = మళ్లీ వచ్చారా, సంతోషం!
page-go-on = { $name } గానే కొనసాగండి
page-go-on-table = { $name } గా చేరండి
page-somebody-else = లేక వేరే మనిషా?
page-name-suggested = ఖాళీగా వదిలేస్తే మీ పేరు { $name }.

page-hello = ఏం ఆడదాం, { $name }?
page-play-now = ఇప్పుడే ఆడండి
page-play-now-about = కంప్యూటర్‌తో
page-players = { $counts } మంది
page-minutes = { $minutes } నిమిషాలు
page-my-tables = మీ టేబుల్స్
page-more-tables = మీ మరిన్ని టేబుల్స్
page-my-turn = మీ వంతు
page-free-seats = { $count ->
    [one] 1 సీటు ఖాళీ
   *[other] { $count } సీట్లు ఖాళీ
}
page-code-about = ఫ్రెండ్ టేబుల్ నుంచి, నాలుగు నుంచి ఆరు అంకెలు.
page-inbox = మీకు వచ్చిన మెసేజ్‌లు
page-language-now = { $language }: భాష ఎంచుకోండి
page-settings = సెట్టింగ్స్
page-close = మూసేయి

page-invite-title = ఈ టేబుల్‌కి పిలవండి
page-invite-about = ఈ కోడ్‌ని ఫోన్‌కి చూపించండి, లేదా లింక్ పంపండి:
page-invite-only-here = ఈ లింక్ ఈ కంప్యూటర్‌లో మాత్రమే తెరుచుకుంటుంది. మీ నెట్‌వర్క్‌లోని ఫోన్లు రావాలంటే ఇలా మొదలుపెట్టండి:

page-gone = కనెక్షన్ పోయింది. మళ్లీ ప్రయత్నిస్తున్నాం…
page-gone-unsent = మీరు నొక్కింది ఇంకా చేరలేదు; కనెక్షన్ రాగానే వెళ్తుంది.

setting-chime = మీ వంతు వచ్చినప్పుడు
setting-chime-off = నిశ్శబ్దం
setting-chime-on = శబ్దం, వైబ్రేషన్
