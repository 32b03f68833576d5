# The playground page, around the messages of the bot.

page-brand = Tablemates
page-welcome = A card night on this machine: play with friends, or with house players.
page-who = What shall we call you?
page-enter = Come in
page-enter-table = Join table { $code }
page-two-windows = Open a second window and come in as somebody else to play against yourself.
page-no-name = Please choose a name with at least one visible character.
page-long-name = Please choose a shorter name: at most { $count } characters.

page-home = Tables
page-home-spoken = Back to all tables
page-open = With friends
page-rules = Rules
page-scores = High scores
page-join-title = Have a code?
page-code = Code
page-join = Join
page-tables = Open tables
page-no-tables = No table is open yet: open the first one.
page-look = { $way ->
    [mine] Go there
    [free] Sit down
   *[watch] Watch
}
page-phase = { $phase ->
    [lobby] in the lobby
    [playing] playing
    [finished] between matches
   *[closed] closed
}
page-name = Your name
page-rename = Change
page-key = New key
page-key-about = Your address is your key: whoever has it plays as you. With a new one this address leads nowhere, and everything else stays.
page-key-sure = Give me a new address
page-forget = Forget me
page-forget-about = Your name, settings, chat and results are removed for good. Matches already played keep an anonymous seat.
page-forget-sure = Yes, forget me
page-broadcast-title = Tell everybody at every table
page-broadcast = A line from the operators
page-send = Send
page-refresh = Show what is new
page-back-in = Go to the entrance

page-room = The room of the table
page-live = The table
page-log = What happened and what was said
page-tabs = What to show
page-tab-play = Play
page-tab-talk = Log and chat
page-say = Say something
page-log-empty = What happens at the table and what people say will stand here.
page-to = To whom
page-to-all = To all
page-to-one = Only to { $name }
page-to-nobody = Please choose who shall read this; it has not been sent.
page-private = You and the bot
page-private-only = only you see this
page-private-log = Private messages
page-hand = Your own side of the table
page-record = Keep the record of the match
page-hand-empty = What is yours will be here, where nobody else can see it.
page-cards = Cards
page-sheets = Sheets
page-skip = Skip to your own side of the table
page-skip-tables = Skip to the tables
page-status = { $game } · table { $code }

page-invite = Invite
page-unreadable = That request could not be read; nothing has changed.
page-not-here = There is nothing at this address.
page-too-large = That is more than this page takes; nothing has changed.
page-trouble = Something went wrong here; nothing of yours is lost.
page-too-slow = The request did not arrive whole; nothing has changed. Try again.
page-too-fast = That was too much at once; wait a moment and try again.
page-unavailable = What is written down cannot be reached right now; try again in a moment.
page-many-open = Too many pages are open at once; close one and try again.
page-more = More about this table
