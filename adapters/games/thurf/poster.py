"""What invites people to the game before anyone sits down: a few of its cards, and how long a match takes."""

CARDS = "AS TS 9H JH"  # jack and nine are the best of trumps
MINUTES = 30
