# బొమ్మల మీద ఉండే మాటలు, వీలైనంత చిన్నవి; బొమ్మ చూడలేని వారికి చెప్పే మాటలు.

# బొమ్మల మీద.
picture-trumps = తురుఫు
picture-points = పాయింట్లు
picture-points-of = { $points ->
    [one] { $points } పాయింట్
   *[other] { $points } పాయింట్లు
}
picture-change = కిందటి పంపకం
picture-games-of = { $points ->
    [one] { $points } ఆట
   *[other] { $points } ఆటలు
}
picture-target = గెలవడానికి: { $points }
picture-scoreboard = { $game }: స్కోరు
picture-winner-title = { $game } · { $count ->
    [one] గెలిచింది
   *[other] గెలిచినవారు
}

# మాటల్లో: చేతి ముక్కలు.
picture-alt-line = { $caption }: { $what }.
picture-alt-part = { $caption }: { $what }
picture-alt-nothing = ఏమీ లేదు
picture-alt-hand = మీ ముక్కలు: { $cards }.
picture-alt-playable = మీరు వేయగలిగేవి: { $cards }.
picture-alt-rest = ఇప్పుడు కాదు: { $cards }.
picture-alt-face-down = బోర్లా
picture-alt-place = { $place }వ చోటు, బోర్లా

# మాటల్లో: టేబుల్.
picture-alt-scores = స్కోరు: { $entries }.
picture-alt-score-taken = { $name } { $points }, పట్లు { $taken }
picture-alt-trick = టేబుల్ మీద: { $entries }.
picture-alt-taken = పట్టు గెలిచింది { $name }: { $entries }.
picture-alt-laid = { $name } { $card }
picture-alt-pile = కట్టలో ముక్కలు: { $count }{ $state ->
    [closed] , మూసి ఉంది
   *[open] {""}
}.
picture-alt-turned = కింద: { $card }.
picture-alt-calls = అంటున్నారు: { $call }
picture-alt-dealt = { $direction ->
    [left] ముక్కలు { $name } నుంచి సవ్య దిశలో తిరుగుతాయి.
   *[right] ముక్కలు { $name } నుంచి అపసవ్య దిశలో తిరుగుతాయి.
}
picture-alt-closed = ముక్కలు { $count }
picture-alt-taken-count = పట్లు { $count }
picture-alt-dealer = పంచేవారు
picture-alt-out = ఈ ఆటలో ఆడరు

# మాటల్లో: స్కోరు, పాచికలు, పట్టికలు, ముగింపు.
picture-alt-row-changed = { $name } { $points } ({ $change })
picture-alt-dice = { $caption }. పాచికలు: { $dice }.
picture-alt-not-rolled = { $caption }. ఇంకా పాచికలు వేయలేదు.
picture-alt-kept = { $face } ఉంచుకున్నది
picture-alt-sheet = { $name }{ $turn ->
    [yes] {" "}(వీరి వంతు)
   *[no] {""}
}: { $total }; { $entries }.
picture-alt-entry = { $box } { $points }
picture-alt-winner = { $title }: { $names }, { $points }.
