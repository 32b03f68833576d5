# Typed commands of the chat platforms, and what is answered to them. Discord has no Telugu and Telegram takes Latin
# letters only, so the commands keep the names that work; what is typed behind them may be Telugu.

command-play = play
command-play-about = ఇక్కడ ఒక టేబుల్ తెరిచి కూర్చోండి
command-join = join
command-join-about = కోడ్‌తో ఎక్కడి నుంచైనా టేబుల్‌లో చేరండి
command-tables = tables
command-tables-about = ఇక్కడి టేబుల్స్, అందరికీ తెరిచినవి, మీవి
command-hand = hand
command-hand-about = నా ముక్కలు చూపించు, నాకు మాత్రమే
command-act = act
command-act-about = ముక్క వేయండి, చెప్పండి, పాచికలు వేయండి: ఇప్పుడు కుదిరేది ఏదైనా
command-leave = leave
command-leave-about = టేబుల్ నుంచి వెళ్లిపోండి; మ్యాచ్‌లో మీ సీట్లో కంప్యూటర్ ఆడుతుంది
command-rules = rules
command-rules-about = ఆట రూల్స్
command-scores = scores
command-scores-about = ఆట టాప్ స్కోర్లు, మీ స్కోరు కూడా
command-say = say
command-say-about = మీ టేబుల్‌లో అందరికీ ఒక మాట చెప్పండి, వాళ్లు ఎక్కడున్నా
command-whisper = whisper
command-whisper-about = మీ టేబుల్‌లో ఒక్కరికే చెవిలో చెప్పండి
command-check = check
command-check-about = ఇక్కడ నా పని చేయడానికి నాకు పర్మిషన్ ఉందా?
command-notify = తెలియజేయి
command-notify-about = ఇక్కడ ఎవరైనా టేబుల్ తెరిస్తే తెలుసుకోండి
command-help = help
command-help-about = ఎలా మొదలుపెట్టాలి, మూడు లైన్లలో
command-settings = settings
command-settings-about = మీ పేరు, మీ భాష, ఈ చోటు భాష
command-settings-name = పేరు
command-settings-name-about = టేబుల్స్‌లో కనిపించే పేరు ఎంచుకోండి
command-settings-language = భాష
command-settings-language-about = మీకు కనిపించే అన్నిటి భాష ఎంచుకోండి
command-settings-place = చోటు
command-settings-place-about = ఈ చోట, దీని టేబుళ్లకి ఏం చెల్లుతుందో చూసుకునేవాళ్లు నిర్ణయిస్తారు
command-settings-forget = మర్చిపో
command-settings-forget-about = మీ పేరు, సెట్టింగ్స్, లెక్కలు, చాట్ శాశ్వతంగా తీసేయండి

option-game = ఆట
option-game-about = ఏ ఆట
option-seats = సీట్లు
option-seats-about = ఎంతమందికి
option-preset = రూల్స్
option-preset-about = ఈ ఆటలో ఏ రూల్స్
option-options = ఆప్షన్లు
option-options-about = ఇంకో ఆప్షన్, లేదా చాలా: target=11
option-code = కోడ్
option-code-about = టేబుల్ చూపించే అంకెలు
option-table = టేబుల్
option-table-about = చాలా టేబుల్స్‌లో ఉంటే, వాటిలో ఏది
option-action = పని
option-action-about = ఏం చేస్తారు; కుదిరేవన్నీ లిస్టులో ఉన్నాయి
option-text = మాట
option-text-about = మీరు చెప్పాలనుకున్నది
option-to = ఎవరికి
option-to-about = ఎవరికి చెప్పాలి
option-here = ఇక్కడ
option-here-about = ఈ చోట ఆడినవి మాత్రమే
option-name = పేరు
option-name-about = 24 అక్షరాలు దాటకూడదు
option-language = భాష
option-language-about = ఏ భాష
option-thread = థ్రెడ్
option-thread-about = దానికంటూ ఒక థ్రెడ్‌లో
option-topic = టాపిక్
option-sure = ఖాయం
option-sure-about = ఇది మళ్లీ వెనక్కి రాదు

# Answers.
left-table = మీరు టేబుల్ { $code } నుంచి వెళ్లిపోయారు.
joined-table = మీరు టేబుల్ { $code } దగ్గర ఉన్నారు.
said-at-table = టేబుల్ { $code } దగ్గర అందరూ అది చదవగలరు.
place-language-set = ఇక నుంచి ఈ చోట అన్నీ తెలుగులోనే.
scores-own = మీరు, { $preset }: { $matches } ఆడి { $wins } గెలుపు, బెస్ట్ స్కోరు { $best }
options-unreadable = ఆప్షన్లు name=value అని రాయాలి, ఉదాహరణకి target=11; లేదా టేబుల్‌లో ఆప్షన్లు బటన్‌తో ఎంచుకోండి.
not-sure = ఏమీ తీసేయలేదు. నిజంగా తీసేయాలంటే ఖాయం అని చెప్పండి.
check-well = ఇక్కడ నాకు కావాల్సినవన్నీ చేయగలను.
check-missing = ఇక్కడ నాకు లేనివి: { $permissions }. సర్వర్ చూసుకునేవాళ్లు ఛానల్ సెట్టింగ్స్‌లో ఇవ్వగలరు.
check-threads = ఇక్కడ టేబుళ్లకు సొంత థ్రెడ్ ఉండదు: నాకు లేనిది { $permissions }.
check-mentions = ఛానల్‌లో ఎవరైనా నన్ను పేరుతో పిలిస్తే నాకు తెలియదు; బటన్లు, కమాండ్లు పనిచేస్తాయి.
check-people = నన్ను గ్రూప్ చాట్‌లకు తీసుకెళ్లలేరు: నా యజమాని User Install ఆన్ చేయలేదు.
lent-about = నేను ఇక్కడ అతిథిని మాత్రమే; ఎవరైనా ఏదైనా నొక్కినప్పుడే రాయగలను: లాగ్ ఉండదు, గుర్తుచేయడం ఉండదు, థ్రెడ్ ఉండదు. పదిహేను నిమిషాలు ఎవరూ నొక్కకపోతే టేబుల్ ఆగుతుంది; మళ్లీ నొక్కగానే లేస్తుంది.
lent-hushed = నేను ఈ సర్వర్‌లో లేను, ఇక్కడ మనుషులు వెంట తెచ్చే యాప్‌లు అందరికీ కనిపించేలా రాయలేవు. నన్ను సర్వర్‌కి పిలవండి, లేదా గ్రూప్ చాట్‌లో ఆడండి.
button-thread = 🧵 వేరే థ్రెడ్‌లో
thread-not-here = ఇక్కడ థ్రెడ్ తెరవలేను. ఛానల్‌లోనే ఆడండి, లేదా నాకు Create Public Threads ఇవ్వండి.
thread-too-many = మీరు ఇప్పుడే చాలా థ్రెడ్‌లు తెరిచారు. వాటిలో ఒకదానిలో ఆడండి, లేదా పది నిమిషాల తర్వాత ప్రయత్నించండి.
button-topic = 🧵 వేరే టాపిక్‌లో
topic-not-here = ఇక్కడ టాపిక్ తెరవలేను: గ్రూపులో టాపిక్స్ ఉండాలి, వాటిని చూసుకునే అడ్మిన్‌గా నన్ను చేయాలి. ఇక్కడే ఆడండి.
topic-too-many = మీరు ఇప్పుడే చాలా టాపిక్స్ తెరిచారు. వాటిలో ఒకదానిలో ఆడండి, లేదా పది నిమిషాల తర్వాత ప్రయత్నించండి.
something-wrong = ఇక్కడే ఏదో తేడా వచ్చింది, తప్పు మీది కాదు. ఏమీ పోలేదు; మళ్లీ ప్రయత్నించండి.
record-here = ఇది మ్యాచ్ రికార్డు; మోసం జరగలేదని దీనితో ఎవరైనా సరిచూసుకోవచ్చు.

# Telegram alone.
choose-game = ఏ ఆట?
settings-title = మీ సెట్టింగ్స్
settings-name = మీ పేరు { $name }. మార్చాలంటే “/settings పేరు” అని రాసి, పక్కనే కొత్త పేరు రాయండి.
button-forget = నన్ను మర్చిపో
forget-really = మీ పేరు, సెట్టింగ్స్, లెక్కలు, చాట్ శాశ్వతంగా పోతాయి, అన్ని టేబుల్స్ నుంచి బయటికి వెళ్తారు. నిజంగానా?
nothing-to-do = ఇప్పుడు మీరు చేయాల్సిందేమీ లేదు.
answer-in-private = జవాబు మీకు మాత్రమే: మన ప్రైవేట్ చాట్ తెరిచి, Start నొక్కి, మళ్లీ అడగండి.
button-private = ప్రైవేట్ చాట్
hand-shown = మీ ముక్కలు చాట్ చివర ఉన్నాయి. మీకు మాత్రమే కనిపిస్తాయి.
hand-elsewhere = మీ ముక్కలు ఇప్పుడు { $place }లో ఉన్నాయి. ఇక్కడికి తిరిగి తేవడానికి నొక్కండి.
hand-elsewhere-unnamed = మీ ముక్కలు ఇప్పుడు మరో సందేశంలో ఉన్నాయి. ఇక్కడికి తిరిగి తేవడానికి నొక్కండి.
inline-nothing = మీరు ఇప్పుడు ఆడడం లేదు.
whisper-in-private = ఇక్కడ అందరూ చదువుతారు. మన ప్రైవేట్ చాట్‌లో చెప్పండి.
check-write = ఇక్కడ రాయడానికి నాకు పర్మిషన్ లేదు. గ్రూప్ చూసుకునేవాళ్లు గ్రూప్ పర్మిషన్లలో ఇవ్వగలరు.
check-topic = ఈ టాపిక్ నాకు మూసేసి ఉంది. మళ్లీ తెరవండి, లేదా టాపిక్స్ చూసుకునే అడ్మిన్‌గా నన్ను చేయండి.
check-topics = ఇక్కడ టేబుళ్లకు సొంత టాపిక్ ఉండదు: టాపిక్స్ చూసుకునే అడ్మిన్‌గా నన్ను చేయండి.
check-private = మీకు నాతో ఇంకా ప్రైవేట్ చాట్ లేదు. దాన్ని తెరిచి Start నొక్కండి, మీ ముక్కలు అక్కడికి వస్తాయి.
check-administrator = ఇక్కడ నేను అడ్మిన్‌ని కాదు. అడ్మిన్ అయితే ప్రైవేట్ చాట్ లేనివాళ్ళకి గ్రూపులోనే, ఎవరి ముక్కలు వాళ్ళకే చూపించగలను.
check-alone = ఈ గ్రూపు, లేదా ఈ టెలిగ్రామ్ సర్వర్, ఒక్కరికే కనిపించే మెసేజీలు తీసుకోదు.
check-inline = నా పేరు టైప్ చేస్తే ఇంకా ఎవరికీ ముక్కలు కనిపించవు: @BotFather, /setinline.
check-privacy = కమాండ్లు, బటన్లు, నాకు ఇచ్చిన జవాబులు, నా పేరు మాత్రమే నాకు వినిపిస్తాయి; ఇక్కడ రాసే మిగతావి వినిపించవు (privacy mode). నాకు అంతకంటే అక్కర్లేదు; మార్చాలంటే @BotFather, /setprivacy.


# Being told of tables.
button-bell = 🔔 మళ్లీ చెప్పు
button-bell-stop = 🔕 ఇక వద్దు
button-join-told = కూర్చో
bells-title = { $place }లో టేబుళ్లు
bells-title-unnamed = తెరుచుకునే టేబుళ్లు
bells-about = ఆటలు ఎంచుకోండి; ఇక్కడ ఎవరైనా ఆ టేబుల్ తెరిస్తే మీకు ప్రైవేట్‌గా చెబుతాను, గంటకు మూడుసార్లకు మించకుండా. నేను మీకు రాయగలగాలి.
bells-not-here = ఆటలు ఆడే చోట ఎంచుకోండి: నేను ఉన్న సర్వర్ లేదా గ్రూప్‌లో ఇది పనిచేస్తుంది.
bells-quiet = నిశ్శబ్ద గంటలు: { $hours }. మీ గడియారంలో ఇప్పుడు { $time }.
bells-hours-off = లేవు
bells-stop = 🔕 { $game }, { $place }
bell-on = ఇక్కడ ఎవరైనా మళ్లీ { $game } తెరిస్తే మీకు ప్రైవేట్‌గా చెబుతాను. ఆపాలంటే మళ్లీ నొక్కండి; నిశ్శబ్ద గంటలు /notify లో ఉన్నాయి.
bell-off = ఇక్కడ { $game } గురించి ఇక చెప్పను.
bell-rings = { $name } { $place }లో { $game } టేబుల్ తెరిచారు.
bell-somewhere = మీకు తెలిసిన చోటు
refusal-no-bells = ఇక్కడి టేబుళ్ల గురించి ఎవరికీ చెప్పలేను: ఎవరు ఉన్నారో నాకు తెలియదు.
refusal-too-many-bells = ఇప్పటికే ఇరవై ఆటల గురించి చెబుతున్నాను; ముందు ఒకటి వదలండి.
