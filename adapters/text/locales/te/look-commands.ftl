# The typed command that chooses how things are shown, as commands.ftl has the others, and what is answered to it.

command-settings-look = రూపం
command-settings-look-about = మీకు, లేదా ఈ చోట ఎలా కనిపించాలో ఎంచుకోండి; ఏమీ ఇవ్వకపోతే ఇప్పుడున్నది చెబుతుంది
option-pictures = బొమ్మలు
option-pictures-about = మాటలతో పాటు బొమ్మలు, లేదా మాటలు మాత్రమే
option-deck = రంగులు
option-deck-about = ముక్కలకు రెండు రంగులు, లేదా సులభంగా గుర్తుపట్టే నాలుగు
option-background = నేపథ్యం
option-background-about = ముదురు బొమ్మలు, లేదా లేతవి
option-hints = సూచనలు
option-hints-about = మీ ప్రతి వంతులో కొత్తవారికి ఒక సూచన
option-confirm = మళ్లీ-అడుగు
option-confirm-about = వెనక్కి తీసుకోలేని వాటికి ముందు ఇంకోసారి నొక్కాలి
option-forced = ఒకేముక్క
option-forced-about = ఒకే ముక్క వేయగలిగితే అదే దానంతట పడుతుంది
option-for-place = ఇక్కడ
option-for-place-about = మీకు మాత్రమే కాదు, ఈ చోట అందరికీ

# Answers.
look-title = మీకు ఎలా కనిపిస్తుంది
look-hints-here = ఇది ఒక్కరికి మాత్రమే. “ఇక్కడ” లేకుండా ఎంచుకోండి.
