# What every table says, whatever the game.

# Names.
someone = someone
nobody = nobody yet
free-seat = free seat
house-name = 🤖 { $name }

# Cards.
suit = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
rank = { $rank ->
    [2] 2
    [3] 3
    [4] 4
    [5] 5
    [6] 6
    [7] 7
    [8] 8
    [9] 9
    [10] 10
    [J] J
    [Q] Q
    [K] K
   *[A] A
}
card = { $rank ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [J] jack
    [Q] queen
    [K] king
   *[A] ace
} of { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}

# Titles and entries.
table-title = { $game } · table { $code }
score-entry = { $name } { $score }
tally = Matches won: { $entries }

# The lobby.
lobby-code = Friends join with the code { $code }.
lobby-missing = { $missing ->
    [one] One more player is needed: sit down or add a house player.
   *[other] { $missing } more players are needed: sit down or add house players.
}
lobby-unready = Not ready yet: { $names }
lobby-can-start = Everyone is here: press Start.
lobby-seated = You are { $name }, in seat { $seat }.
seat-person = { $seat }. { $name }{ $owner ->
    [yes] {" "}★ host
   *[no] {""}
}{ $state ->
    [ready] {" "}✓ ready
    [unready] {" "}… not ready
    [away] {" "}(away)
   *[none] {""}
}
seat-house = { $seat }. { $name }, { $level ->
    [easy] easy
    [normal] normal
   *[strong] strong
} house player
seat-free = { $seat }. free
team-line = Team { $number }: { $names }
swap-asked = { $name } would like to change seats with { $other }.
swap-how = With whom would you like to change seats? They are asked, and can agree or not.

# Options.
preset-own = Own rules
preset-about = { $preset }: { $about }
options-owner = The host can change these before a match.
setting-preset = Rule set
setting-timer = Turn timer
setting-seats = Number of seats
setting-game = Game
setting-public = Who finds the table
seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
seats-open = as many as come
timer = { $seconds ->
    [0] no turn timer
    [30] 30 seconds a turn
    [60] 1 minute a turn
    [120] 2 minutes a turn
    [300] 5 minutes a turn
    [86400] 1 day a turn
   *[other] { $seconds } seconds a turn
}
timer-windows = no turn timer, { $seconds } seconds for calls
public-on = listed for everyone
public-off = listed only here
choice-now = ✓ { $label }
menu = { $label } ▸

# Playing.
turn = { $count ->
    [one] It is { $names }’s turn.
   *[other] Waiting for { $names }.
}
your-turn = It is your turn.
sure = Really: { $what }? This cannot be taken back.
button-sure = { $what }: sure?
press-again = { $what }: sure? Press it once more.
numbered-choice = { $number }: { $label }
time-almost-up = Your time is almost up.
time-to-answer = ⏱ { $seconds ->
    [30] 30 seconds
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
    [86400] 1 day
   *[other] { $seconds } seconds
} to answer; then the clock does.
all-away = Everybody is away: the match waits until somebody is back.
ending = { $names } would like to end the match here.{ $count ->
    [0] {""}
   *[other] {" "}Still to answer: { $missing }.
}
end-how = Propose to end the match here? The others are asked, and it ends if more than half of the people want it. House players have no vote.
end-how-alone = End the match here? Nobody but you decides.
end-result = Whoever is ahead then wins; level is a draw.
you-are-away = A house player is holding your seat.
away = A house player is holding the seat of { $names }.
gone-how = Is someone gone? A house player can hold the seat until they are back: that of anyone who has left, missed a turn, or kept everybody waiting for a minute. The host decides, or most of the others.
gone-seat = { $seat }. { $name }

# The end.
result-won = { $count ->
    [one] { $names } wins the match!
   *[other] { $names } win the match!
}
result-draw = The match is a draw.
result-stopped = { $count ->
    [0] The players stopped the match; it is a draw.
    [one] The players stopped the match; { $names } was ahead and wins.
   *[other] The players stopped the match; { $names } were ahead and win.
}
result-void = The match could not go on after an update, so it does not count. A rematch keeps the seats.
result-abandoned = The match was broken off and does not count.
closed = { $reason ->
    [host] The host closed this table. Thank you for playing!
    [idle] Nobody touched this table for a week, so it closed itself.
    [moderator] Those who run this place closed this table.
   *[other] This table is closed.
}
proof = Fair play: the seal { $commitment } was shown before the match began. It opens with the seed { $seed }, and the record lets anyone check.

# The log.
log-match = Match { $number }
log-match-sealed = Match { $number } · seal { $digits }…
button-seal = About the seal
log-play = { $name } { $card }
# Behind what the clock played because nobody answered in time.
log-by-clock = { $line } (time)
log-end-proposed = { $name } proposes to end the match here.
log-end-agreed = { $name } agrees to end the match.
log-end-against = { $name } wants to go on.
log-shout = 📣 { $name }: { $text }
log-sign = 🤫 { $name }: { $text }
shout-how = Shout to the table, once a turn:
sign-how = Or make a sign that only your partners see:
log-trick = { $plays } → { $result }
log-commitment = All that chance will bring in this match, every card and every die, is settled already. This is its seal: { $commitment }. After the match it is opened, so everyone can see that nothing was changed.
log-cleared = This log does not stay: the table has chosen to see only its latest part.
log-seed = The seal is open. The seed of the match was { $seed }.

# Notices and chat.
turn-notice = { $name }, it is your turn ({ $game }, table { $code }).
turn-reminder = { $name }, your time is almost up ({ $game }, table { $code }).
chat-line = { $name }: { $text }
chat-before = { $count ->
    [one] … and { $count } line before
   *[other] … and { $count } lines before
}

# Lists.
tables-title = Open tables
tables-none = No table is open. Start one!
tables-entry = { $code } · { $game } · { $names } · { $phase ->
    [playing] playing
   *[other] { $free ->
        [0] full
        [one] { $free } free seat
       *[other] { $free } free seats
    }
}
tables-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
scores-title = High scores: { $game }
scores-preset = { $game }, { $preset }
scores-entry = { $rank }. { $name }: won { $wins } of { $matches }, best score { $best }
scores-entry-points = { $rank }. { $name }: { $best } points, won { $wins } of { $matches }
scores-none = Nobody has finished a match yet.

# Help and rules.
help-1 = Open a table for a game, or join one with its code.
help-2 = Sit down, add house players if you like, and press Start.
help-3 = Your cards or dice come to you alone; press one to play it or to keep it. The rules are below.
rules-page = Page { $page } of { $pages }
rules-at-table = At this table: { $preset } ({ $about }).
rules-table = At every table
rules-table-time = With a turn timer you are reminded before your time is up; then the clock plays for you, and the log says so. After two times in a row a house player holds your seat until you act again. If everybody is away, the match waits.
rules-table-windows = Where several are asked at once, the time to answer is limited even without a turn timer: { $seconds } seconds. Silence is an answer there, and nobody is taken for absent because of it.
rules-table-house = Where one answer counts for a team, house players leave it to the people in their team until the time is up. Only people decide about going on and stopping.
rules-table-end = Anybody may propose to end the match early; it ends when more than half of the people want it, with the result that these rules name for stopping. A match that somebody playing alone against house players has stopped is not in the high scores.

# Buttons.
button-back = ◂ Back
button-next = Next ▸
button-more = More ▸
button-sit = Sit at { $seat }
button-swap = Change seats
button-swap-with = { $seat }. { $name }
button-swap-yes = Agree: { $seat } ⇄ { $other }
button-swap-no = No: { $seat } ⇄ { $other }
button-clear = Clear seat { $seat }
button-fill = 🤖 { $level ->
    [easy] Easy
    [normal] Normal
   *[strong] Strong
}
button-fill-spoken = { $level ->
    [easy] add an easy house player
    [normal] add a normal house player
   *[strong] add a strong house player
}
button-fill-all = 🤖 Fill all seats
button-ready = Ready
button-unready = Not ready
button-start = Start
button-options = Options
button-rules = Rules
button-shout = 📣 Shout
button-best = 🏆 High scores
button-leave = Leave
button-close = Close table
button-hand = My hand
button-gone = Someone gone?
button-end = End match
button-end-propose = Propose to end
button-end-now = End the match
button-end-agree = Agree: end
button-end-against = Go on playing
button-replace = House player in seat { $seat }
button-return = Take your seat back
button-rematch = Rematch
button-change-options = Change options
button-record = Save record
button-join = Join { $code }
button-watch = Watch { $code }
