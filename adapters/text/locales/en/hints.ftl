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
hint-thought = A house player’s first thought: { $what }
