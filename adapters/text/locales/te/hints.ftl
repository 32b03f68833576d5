# Hints for a first game: why things are as they are, in one short sentence each.

hint-line = 💡 { $text }
button-hints-on = 💡 సూచనలు కావాలి
button-hints-off = 💡 సూచనలు వద్దు

# In several games.
hint-lead = ముందు వేసేది మీరే: ఏ ముక్కైనా వేయొచ్చు.
hint-follow = అదే రంగు వేయాలి: { $sign } { $suit }.
hint-any = మీ దగ్గర { $sign } { $suit } లేదు, కాబట్టి ఏ ముక్కైనా వేయొచ్చు.
hint-wins = ఇప్పటికైతే గెలిచే ముక్కలు: { $cards }
hint-wins-not = మీరు వేయగలిగిన ఏ ముక్కా దీన్ని గెలవదు.
hint-ahead = { $side ->
    [ours] మీ టీమ్ ముందుంది
   *[theirs] అవతలి టీమ్ ముందుంది
} ({ $name }, { $card }). టేబుల్ మీద పాయింట్లు: { $points }.
hint-thought = కంప్యూటర్‌కి ముందుగా తోచేది: { $what }
