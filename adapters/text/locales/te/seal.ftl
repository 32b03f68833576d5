# The seal of a match, and what players add to its chance.

log-chance = కలిపినవి: { $entries }
log-record = రికార్డు SHA-256: { $digest }
lobby-seal = తర్వాతి మ్యాచ్ సీల్: { $digits }…
lobby-seal-added = తర్వాతి మ్యాచ్ సీల్: { $digits }… తమ వంతు కలిపింది: { $names }
seal-next = తర్వాతి మ్యాచ్ సీల్ ఇది: { $commitment }. దీని కింద టేబుల్ సీడ్ ఉంది, మ్యాచ్ అయ్యేదాకా దాన్ని ఎవరూ చూడలేరు.
seal-mixed = సీల్ తర్వాత ఆడేవాళ్లందరూ తమ వంతు కలుపుతారు: తమ మొదటి నొక్కుడు నంబరు, స్టార్ట్ నొక్కుడు నంబరు, నచ్చిన పాచికలు. అన్నీ కలిసే ముక్కల్ని నిర్ణయిస్తాయి, అందుకే టేబుల్ నడిపేవాళ్లైనా ఆడేవాళ్లైనా ముక్కల్ని ఎంచుకోలేరు.
seal-added = { $name } కలిపింది: { $chance }
seal-shake = ఎవరి నంబర్లనీ నమ్మరా? మీకు నచ్చిన పాచికలు కలపండి:
button-die-spoken = { $die } కలుపు
seal-receipt = సరిచూడటానికి: ఈ లైన్లని receipt.txt గా దాచుకోండి, రికార్డు సేవ్ చేసి ఇది నడపండి: tablemates record verify RECORD --receipt receipt.txt
