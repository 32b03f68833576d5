"""What invites people to the game before anyone sits down: a few of its cards, and how long a match takes."""

CARDS = "TS AH KD QD"  # a marriage, and what it is after
MINUTES = 15
