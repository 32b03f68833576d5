"""What invites people to the game before anyone sits down: a few of its cards, and how long a match takes."""

CARDS = "KC JD 7S AH"  # sevens are worth as much as tens elsewhere
MINUTES = 15
