# Which of one’s own moves in a match cost most. $done and $better are buttons as they were.

button-review = My costliest moves
review-title = The moves that cost you most
review-move = { $which }: you chose “{ $done }”. Better: “{ $better }”, which wins { $wins } more of 100 such matches.
review-none = None of your moves clearly cost you anything. Well played!
review-waiting = A strong house player is going through your moves. That may take a minute.
review-again = Look again
