# The tutorials: short pages, each beside a picture of an example. The values come from the example itself.

button-full-rules = Full rules
tutorial-name = { $seat ->
    [0] Ana
    [1] Ben
    [2] Cleo
    [3] Dan
    [4] Eva
   *[5] Finn
}

# Santase.
santase-tutorial-goal = Santase: what it is about
santase-tutorial-goal-1 = Two players. Each deal is a race to 66 points, which you collect by taking tricks and showing marriages.
santase-tutorial-goal-2 = Winning a deal brings 1 to 3 game points. Whoever has { $target } of them first wins the match.
santase-tutorial-goal-3 = The open card names the trumps. On your turn you press a card below your hand, and that is your move.
santase-tutorial-cards = The cards
santase-tutorial-cards-1 = From strong to weak: A 10 K Q J 9. Mind the ten: only the ace is stronger.
santase-tutorial-cards-2 = In a trick they count: ace 11, ten 10, king 4, queen 3, jack 2, nine nothing.
santase-tutorial-cards-3 = Trumps beat all other suits, whatever their rank.
santase-tutorial-trick = A trick
santase-tutorial-trick-1 = { $leader } led { $led }. { $winner } answered { $answer }, a trump, and takes both cards: { $points } points.
santase-tutorial-trick-2 = Without a trump the higher card of the suit that was led wins.
santase-tutorial-trick-3 = Then both draw a card, the winner first, and the winner leads the next trick. As long as there are cards to draw, you may answer with anything.
santase-tutorial-follow = When you must follow suit
santase-tutorial-follow-1 = Once the talon is empty or somebody has closed it, nobody draws any more and you must follow suit.
santase-tutorial-follow-2 = Here { $leader } closed it and led { $led }. { $name } may only answer with the bright cards: { $playable }
santase-tutorial-follow-3 = Who has none of the suit must play a trump, and without one any card.
santase-tutorial-before = Before you lead
santase-tutorial-before-1 = Marry: show king and queen of a suit for 20 points, 40 in trumps, and lead one of them. { $name } has { $points } points from one already.
santase-tutorial-before-2 = Nine for { $turned }: the nine of trumps is exchanged for the open card.
santase-tutorial-before-3 = Close the talon: nobody draws any more. Good with a strong hand, costly if you fail.
santase-tutorial-before-4 = Declare 66: press it as soon as you have 66 points, and the deal is yours. You keep count yourself.
santase-tutorial-score = Game points
santase-tutorial-score-1 = Whoever wins a deal gets 1 game point, 2 if the loser has fewer than 33 points, 3 if the loser took no trick.
santase-tutorial-score-2 = Here { $loser } declared 66 with only { $points } points. So the deal goes to { $winner }, for { $worth }.
santase-tutorial-score-3 = { $target } game points win the match.

# Truco.
truco-tutorial-goal = Truco: what it is about
truco-tutorial-goal-1 = Two teams; partners sit across from each other. Everybody gets three cards, so a hand has three rounds, and two of them win it.
truco-tutorial-goal-2 = A hand is worth 1 point, more if somebody calls truco. { $target } points win the match.
truco-tutorial-goal-3 = On your turn you press the card you want to play. Play goes counter-clockwise.
truco-tutorial-cards = The cards
truco-tutorial-cards-1 = From weak to strong: 4 5 6 7 Q J K A 2 3. Suits do not matter.
truco-tutorial-cards-2 = One card is turned up, the vira. The rank after it is the manilha and beats everything. The vira is { $vira }, so these are the manilhas, from low to high: { $manilhas }
truco-tutorial-cards-3 = So whoever holds { $card } has the best card there is.
truco-tutorial-round = A round
truco-tutorial-round-1 = Everybody plays one card, any they like. The highest wins for its team.
truco-tutorial-round-2 = Here { $winner } wins with { $card }, a manilha, and leads the next round. The round goes to { $team }.
truco-tutorial-round-3 = If opponents share the highest card, the round is tied. From the second round on you may hide a card: face down it counts nothing.
truco-tutorial-calls = Truco!
truco-tutorial-calls-1 = Before your card you may call. { $caller } has called truco: the hand shall count { $worth } instead of { $now }. { $name } must answer.
truco-tutorial-calls-2 = Accept: you play on for { $worth }. Refuse: the callers score { $now } at once. Seis: you accept and ask for { $next }.
truco-tutorial-calls-3 = After seis come nove (9) and doze (12). You may call with bad cards, too: bluffing is half the game.
truco-tutorial-score = Points
truco-tutorial-score-1 = Here truco was accepted, and { $team } won two rounds: { $worth } points.
truco-tutorial-score-2 = With 11 points comes the mão de onze: the team sees its partners’ cards and chooses to play for 3, or to leave the others 1.
truco-tutorial-score-3 = { $target } points win the match. At 11 to 11 nobody sees any card: that is the mão de ferro.

# 61.
sixty-one-tutorial-goal = 61: what it is about
sixty-one-tutorial-goal-1 = Six players in two teams: { $ours } against { $theirs }. You take tricks with cards that count.
sixty-one-tutorial-goal-2 = The first team with { $target } points wins, at once.
sixty-one-tutorial-goal-3 = On your turn you press one of your three cards; after each trick everyone draws a new one.
sixty-one-tutorial-cards = The cards
sixty-one-tutorial-cards-1 = From strong to weak: A K Q J 7 6 5 4 3.
sixty-one-tutorial-cards-2 = They count: ace 11, seven 10, king 4, jack 3, queen 2, the others nothing. This hand holds { $points } points: { $cards }
sixty-one-tutorial-cards-3 = The card under the pile names the trumps, here { $suit }. A trump beats every other suit.
sixty-one-tutorial-follow = Following suit
sixty-one-tutorial-follow-1 = { $leader } led { $led }. Who has { $suit } must play it, so { $name } may only choose among the bright cards: { $playable }
sixty-one-tutorial-follow-2 = Who has none may play any card, a trump, too.
sixty-one-tutorial-trick = A trick
sixty-one-tutorial-trick-1 = { $winner } takes the trick with { $card }, the only trump: { $points } points for { $team }.
sixty-one-tutorial-trick-2 = Without a trump the highest card of the suit that was led wins.
sixty-one-tutorial-trick-3 = The winner now leads, and keeps the lead as long as the team goes on winning, whoever of the team takes the tricks.
sixty-one-tutorial-score = Points and punishment
sixty-one-tutorial-score-1 = Points count as soon as a trick is taken. After the first one { $team } has { $points } of the { $target } it needs.
sixty-one-tutorial-score-2 = The team that loses the match hands in punishment cards: first four tens, then four nines, four eights, and at last the two.
sixty-one-tutorial-score-3 = They stay with the table, so that everybody can see who owes a revenge.

# Thurf.
thurf-tutorial-goal = Thurf: what it is about
thurf-tutorial-goal-1 = Two teams, here { $ours } against { $theirs }. One player names the thurf suit; then everyone plays for the ookulu in the pattus.
thurf-tutorial-goal-2 = The dealing team must work off its pending games. Who has to deal when the match ends has lost it.
thurf-tutorial-goal-3 = Dealing and play go counter-clockwise. On your turn you press a card or a call.
thurf-tutorial-cards = The cards
thurf-tutorial-cards-1 = In thurf, from strong to weak: J 9 A K Q 10. In the other suits: A K Q J 10 9.
thurf-tutorial-cards-2 = Thurf counts J 20, 9 14, A 11, 10 10, K 3, Q 2. The other suits A 11, 10 10, K 3, Q 2, J 1.
thurf-tutorial-cards-3 = With { $sign } { $suit } as thurf, this hand goes from strong to weak, thurf first: { $cards }
thurf-tutorial-calls = The calls
thurf-tutorial-calls-1 = With your first cards you call aata if you want to name thurf, kotu if you can win every pattu alone, or you pass. { $name } called aata and named { $sign } { $suit }.
thurf-tutorial-calls-2 = The other team spoils the game with { $enough } ookulu, with two packs 95. If it believes so, it calls addu: the game counts ×2.
thurf-tutorial-calls-3 = The declarers may answer shartu (×4), and the others once more pai-shartu (×8). Then the rest of the cards is dealt.
thurf-tutorial-follow = What may be played
thurf-tutorial-follow-1 = { $led } was led and { $best }, a thurf, lies on it. { $name } may only play the bright cards, { $playable }, for { $low } is a lower thurf.
thurf-tutorial-follow-2 = You follow suit or play a thurf, but not a lower one than lies there, unless you have nothing else.
thurf-tutorial-follow-3 = When thurf is led, you must play thurf. Without the suit that was led you are free.
thurf-tutorial-pattu = A pattu
thurf-tutorial-pattu-1 = { $winner } takes the pattu with { $card }: { $points } ookulu for the team.
thurf-tutorial-pattu-2 = The highest thurf wins, without one the highest card of the suit that was led. The winner leads next.
thurf-tutorial-pattu-3 = You may look at the pattus of your own team, never at those of the others.
thurf-tutorial-score = Pending games
thurf-tutorial-score-1 = { $team } won this game. The pending games of the dealing team ({ $dealers }) change by { $change }: now { $pending }.
thurf-tutorial-score-2 = It began with { $seats }. Winning takes some away, losing adds some; addu and kotu multiply that.
thurf-tutorial-score-3 = At 0 the deal passes to the right, to the other team.

# Kniffeliger.
kniffeliger-tutorial-goal = Kniffeliger: what it is about
kniffeliger-tutorial-goal-1 = Everyone has a sheet of { $boxes } boxes. In each turn you roll five dice and fill one box.
kniffeliger-tutorial-goal-2 = When all sheets are full, most points win.
kniffeliger-tutorial-goal-3 = And there are dirty tricks: you can steal, freeze, cross out, shift and exchange.
kniffeliger-tutorial-turn = A turn
kniffeliger-tutorial-turn-1 = Press Roll. Then press the dice you want to keep, and roll the rest; three rolls in all.
kniffeliger-tutorial-turn-2 = Here { $kept } are kept: one more of either kind makes “{ $house }”.
kniffeliger-tutorial-turn-3 = You may stop earlier. In the end you press a box to fill it, or cross one out with 0.
kniffeliger-tutorial-boxes = The boxes
kniffeliger-tutorial-boxes-1 = Ones to sixes count the dice with that number. { $second } has three fours: { $fours } { $fours_points }.
kniffeliger-tutorial-boxes-2 = Three and four of a kind and chance count all five dice. Full house 25, small straight 30, large straight 40, five equal dice 50.
kniffeliger-tutorial-boxes-3 = { $first } has { $house } { $house_points }. Every box is filled once; the buttons say what your dice would bring.
kniffeliger-tutorial-bonus = The bonus die
kniffeliger-tutorial-bonus-1 = { $name } filled a box with { $dice }. They add up to { $sum }, a multiple of five: that brings the bonus die.
kniffeliger-tutorial-bonus-2 = It brings a steal, a freeze, a cross-out, a shift, an exchange, or one of your choice. You use it in a later turn.
kniffeliger-tutorial-bonus-3 = Steal takes points from another sheet, freeze locks a box for a turn, cross out closes one for good.
kniffeliger-tutorial-bonus-4 = Shift moves all sheets on, exchange swaps two of them.
kniffeliger-tutorial-score = How it stands
kniffeliger-tutorial-score-1 = { $name } has { $points } points and got this from the bonus die: { $bonus }.
kniffeliger-tutorial-score-2 = Everyone sees which bonuses the others hold. Those not used by the end are lost.
kniffeliger-tutorial-score-3 = Players with equally many points share the win. The rule set Kniffel is the same without tricks.
