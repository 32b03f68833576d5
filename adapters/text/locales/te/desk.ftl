# What the front desk answers, privately.

renamed = ఇక నుంచి మీ పేరు { $name }.
language-set = ఇక నుంచి మీకు అన్నీ తెలుగులోనే.
language-which = మీతో ఏ భాషలో మాట్లాడాలి?
button-language = 🌐 భాష
forgotten = మీ పేరు, సెట్టింగ్స్, లెక్కలు, చాట్ అన్నీ తీసేశాం. ఆడేసిన మ్యాచ్‌లలో పేరు లేని సీటు మాత్రం ఉంటుంది.
table-opened = మీ టేబుల్ తెరిచాం. కోడ్ { $code }: మీ ఫ్రెండ్స్‌కి చెప్పండి.
whispered = { $name } చెవిలో: { $text }
broadcast-sent = మీ ప్రకటన అన్ని టేబుల్స్‌కి వెళ్తోంది.
broadcast-name = 📣 Tablemates
