"""What invites people to the game before anyone sits down: a few of its cards, and how long a match takes."""

CARDS = "4C 7H AS 7D"  # the strongest four of the old pack
MINUTES = 20
