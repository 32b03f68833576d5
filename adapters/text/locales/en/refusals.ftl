# Why not: one clear sentence, and what to do next. Nothing has changed when one of these is shown.
# $count and $turn: how many are to act now, and who; $missing: how many players are missing.

refusal-match-over = The match is over; press Rematch to play again.
refusal-not-your-decision = { $count ->
    [0] It is not your turn.
    [one] It is { $turn }’s turn.
   *[other] It is not your turn; { $turn } are to act.
}
refusal-stale-decision = { $count ->
    [0] That button is from an earlier moment; nothing has changed.
    [one] That button is from an earlier moment; nothing has changed. It is { $turn }’s turn now.
   *[other] That button is from an earlier moment; nothing has changed. { $turn } are to act now.
}
refusal-illegal-action = The rules do not allow that now; choose one of the buttons shown.
refusal-bad-option = This option cannot be set like that; choose one of the values shown.
refusal-unknown-game = That game is not played here; choose one from the list.
refusal-table-closed = This table is closed; open a new one to play.
refusal-table-full = Every seat is taken; you can watch, or open a table of your own.
refusal-seat-taken = Someone sits there already; choose another seat, or ask to change seats.
refusal-not-your-swap = Only the two who would change seats can do that.
refusal-already-seated = You are sitting at this table already.
refusal-not-at-table = You have no seat at this table; sit down first.
refusal-not-owner = Only the host of the table can do that.
refusal-still-here = They are still playing. A house player can only take the seat of someone who has left, missed a turn or kept everybody waiting for a minute.
refusal-not-ready = Not everyone is ready yet.
refusal-shouted-already = Once a turn is enough: shout again after your next move.
refusal-not-enough-players = { $missing ->
    [one] One more player is needed: invite someone or add a house player.
   *[other] { $missing } more players are needed: invite someone or add house players.
}
refusal-match-running = That can only be changed between matches.
refusal-cannot-enter-now = This match has begun; you can watch, and join when it is over.
refusal-no-match-running = No match is running at this table; press Start to begin one.
refusal-unknown-choice = There is no such choice any more; choose one of those shown.
refusal-no-such-table = No open table has this code; check the digits and try again.
refusal-too-many-guesses = Too many wrong codes; wait a minute and try again.
refusal-too-fast = That was too much at once; wait a moment and try again.
refusal-busy = Too much is happening at this table just now; press again in a moment.
refusal-not-saved = That could not be saved, so nothing has changed; please try again.
refusal-maybe-saved = The store stopped answering, so it is not known whether that counted; the table will show it. Trying again is safe.
refusal-bad-name = Nothing of that name can be shown; please choose another one.
refusal-unknown-language = That language is not spoken here yet; choose one from the list.
refusal-nothing-said = There was nothing in your message; write something and send it again.
refusal-too-much-talk = You are talking too fast for the table; wait a few seconds.
refusal-whispers-closed = Private messages are closed until the end of the deal, because partners play together.
refusal-not-operator = Only those who run this installation can do that.
refusal-no-record-yet = The record can be saved once the match is over.
refusal-bad-record = This record cannot be read, or it is not what happened.
