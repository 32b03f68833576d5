# The entrance and home of the playground.

page-welcome-back = Welcome back!
page-go-on = Go on as { $name }
page-go-on-table = Join as { $name }
page-somebody-else = Or is it somebody else?
page-name-suggested = Leave it empty to be { $name }.

page-hello = What shall we play, { $name }?
page-play-now = Play now
page-play-now-about = against the house
page-players = { $counts } players
page-minutes = { $minutes } min
page-my-tables = Your tables
page-more-tables = More of your tables
page-my-turn = Your turn
page-free-seats = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
page-code-about = Four to six digits, from the table of a friend.
page-inbox = Messages for you
page-language-now = { $language }: choose a language
page-settings = Settings
page-close = Close

page-invite-title = Invite to this table
page-invite-about = Show this code to a phone, or send the link:
page-invite-only-here = Only this machine can open the link. To let phones in your network in, start with

page-gone = The connection is gone. Trying again…
page-gone-unsent = What you pressed has not arrived; it is sent as soon as the connection is back.

setting-chime = When it is your turn
setting-chime-off = Silent
setting-chime-on = Sound and vibration
