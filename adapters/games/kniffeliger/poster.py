"""What invites people to the game before anyone sits down: a few of its dice, and how long a match takes."""

DICE = (5, 5, 3, 5, 5)
MINUTES = 25
