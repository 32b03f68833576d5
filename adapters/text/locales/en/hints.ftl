# Hints for a first game: why things are as they are, in one short sentence each.

hint-line = 💡 { $text }
button-hints-on = 💡 Hints on
button-hints-off = 💡 Hints off

# In several games.
hint-lead = You lead: any card goes.
hint-follow = You must follow suit: play { $sign } { $suit }.
hint-any = You have no { $sign } { $suit }, so any card goes.
hint-wins = As it stands, these would take it: { $cards }
hint-wins-not = None of the cards you may play can take it.
hint-ahead = { $side ->
    [ours] Your team is ahead
   *[theirs] The other team is ahead
} ({ $name }, { $card }). Points on the table: { $points }.

# Santase.
santase-hint-open = There are cards left to draw, so any card goes: you need not follow suit.
santase-hint-head = You must follow suit and beat { $card }: play a higher { $sign } { $suit }.
santase-hint-trump = You have no { $sign } { $suit }, so you must play a trump.
santase-hint-neither = You have neither { $sign } { $suit } nor a trump: any card goes, and none can win.
santase-hint-married = You have shown a marriage: now lead { $lead ->
    [queen] its queen.
   *[either] its king or its queen.
}
santase-hint-marry = Marriage: king and queen of a suit bring 20 at once, 40 in trumps. Then you lead one of the two.
santase-hint-exchange = Exchange: you give your nine of trumps and get { $card }, a stronger trump.
santase-hint-close = Close: nobody draws any more, and both follow suit. Do it only if you are sure of 66.
santase-hint-declare = { $enough ->
    [yes] You have { $points }: declare 66 and the deal is yours.
   *[no] You have { $points } of 66: if you declare now, you lose the deal.
}

# 61.
sixty-one-hint-worth = Ace 11, seven 10, king 4, jack 3 and queen 2 count for the team that takes them.
sixty-one-hint-free-follow = At this table nobody has to follow suit: any card goes.

# Thurf.
thurf-hint-aata = Aata: you would name the thurf suit. The other team spoils it with { $points } ookulu.
thurf-hint-kotu = Kotu: you would play alone and must win every pattu. It counts ×{ $factor }.
thurf-hint-pass = Pass: you leave naming the suit to the others.
thurf-hint-change = You can still change your answer until everybody has answered.
thurf-hint-must = Nobody called in three deals, so you must name a suit.
thurf-hint-name = Your best suit seems to be { $sign } { $suit }. As thurf, J and 9 are the strongest cards.
thurf-hint-withdraw = Withdraw: you take your call back, and the next caller is asked.
thurf-hint-raise = With { $call } this game counts ×{ $stake }, whoever wins it.
thurf-hint-raise-next = After that the other team may answer { $call }: ×{ $stake }.
thurf-hint-hold = Pass: as far as you are concerned, it stays at ×{ $stake }.
thurf-hint-next = Next game: it begins as soon as everybody wants it.
thurf-hint-stop = Stop: the match ends when more than half of you want that.
thurf-hint-board = You keep the board yourselves: set dealer and pending games before you go on.
thurf-hint-lead = Thurf is { $sign } { $suit } and beats every other suit.
thurf-hint-led = Thurf was led, so you must play thurf.
thurf-hint-none = Thurf was led and you have none: any card goes.
thurf-hint-low = A thurf lower than { $card } is not allowed here while you have something else.
thurf-hint-either = Follow with { $sign } { $suit }, or play a thurf: both are allowed.

# Truco.
truco-hint-any = Any card goes, suits do not matter. The highest card wins the round.
truco-hint-hide = Hidden cards count nothing: use that to throw away a card unseen.
truco-hint-call = { $call } The hand would count { $worth } instead of { $now }; if they refuse, you score { $now }.{ $next ->
    [0] {""}
   *[other] {" "}They may raise to { $next }.
}
truco-hint-accept = Accept: you play on, and the hand counts { $worth }.
truco-hint-refuse = Refuse: the hand is over, and they score { $now }.
truco-hint-raise = { $call } You take the { $worth } and ask for { $next }; now they must answer.
truco-hint-choose = Play, and the hand counts { $worth }. Refuse, and the others score 1.
truco-hint-ferro = Nobody sees a card, not even you: choose any place and hope.

# Kniffeliger.
kniffeliger-hint-roll = Roll all five dice. After that you may keep some and roll the rest, twice at most.
kniffeliger-hint-best = These dice would bring most here: { $boxes }
kniffeliger-hint-none = These dice count nothing in your open boxes: roll again.
kniffeliger-hint-cross = These dice count nothing in your open boxes: cross out the one you will miss least.
kniffeliger-hint-fives = Your dice add up to { $sum }, a multiple of five: fill a box now and you may roll the bonus die.
kniffeliger-hint-die = The bonus die costs nothing. What it brings is yours for a later turn.
kniffeliger-hint-trick = { $bonus ->
    [steal] Steal: instead of rolling you take somebody’s points into the same box of yours.
    [freeze] Freeze: the other cannot fill that box in the next turn.
    [crossout] Cross out: the other’s box is closed with 0, and the other misses a turn.
    [shift] Shift: every sheet moves on to the next player.
   *[exchange] Exchange: you swap your whole sheet with somebody.
}
