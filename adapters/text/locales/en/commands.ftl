# Typed commands of the chat platforms, and what is answered to them. Names are lower case, without spaces, at most
# 32 signs; what stands behind -about says what a command or an option is for, in at most 100 signs.

command-play = play
command-play-about = Open a table here and sit down
command-join = join
command-join-about = Sit down at a table by its code, from anywhere
command-tables = tables
command-tables-about = The open tables here, those for everyone, and your own
command-hand = hand
command-hand-about = Show me my hand, for my eyes only
command-act = act
command-act-about = Play a card, call, roll: whatever you may do now
command-leave = leave
command-leave-about = Leave a table; a house player holds your seat in a match
command-rules = rules
command-rules-about = The rules of a game
command-scores = scores
command-scores-about = The high scores of a game, and your own
command-say = say
command-say-about = Say something to everybody at your table, wherever they are
command-whisper = whisper
command-whisper-about = Say something to one other player at your table
command-check = check
command-check-about = Am I allowed to do my work in this place?
command-notify = notify
command-notify-about = Be told when somebody opens a table here
command-help = help
command-help-about = How to begin, in three lines
command-settings = settings
command-settings-about = Your name, your language, the language of this place
command-settings-name = name
command-settings-name-about = Choose the name that tables show
command-settings-language = language
command-settings-language-about = Choose the language of everything you are shown
command-settings-place = place
command-settings-place-about = What is decided for this place, and for its tables, by those who run it
command-settings-forget = forget
command-settings-forget-about = Remove your name, settings, statistics and chat for good

option-game = game
option-game-about = Which game
option-seats = seats
option-seats-about = For how many players
option-preset = rules
option-preset-about = Which rule set of the game
option-options = options
option-options-about = One more option, or several: target=11
option-code = code
option-code-about = The digits that the table shows
option-table = table
option-table-about = Which of your tables, if you sit at several
option-action = action
option-action-about = What you do; the list shows all you may
option-text = text
option-text-about = What you want to say
option-to = to
option-to-about = To whom
option-here = here
option-here-about = Only what was played in this place
option-name = name
option-name-about = At most 24 signs
option-language = language
option-language-about = Which language
option-thread = thread
option-thread-about = In a thread of its own
option-topic = topic
option-sure = sure
option-sure-about = This cannot be undone

# Answers.
left-table = You have left table { $code }.
joined-table = You are at table { $code }.
said-at-table = Everybody at table { $code } can read that.
place-language-set = From now on this place is in English.
scores-own = You, { $preset }: won { $wins } of { $matches }, best score { $best }
options-unreadable = Options are written name=value, for example target=11; or choose them with the button Options at the table.
not-sure = Nothing was removed. Say that you are sure if you mean it.
check-well = I can do everything I need to do here.
check-missing = Here I lack: { $permissions }. Whoever manages this server can give me that in the channel’s settings.
check-threads = Tables can have no thread of their own here: I lack { $permissions }.
check-mentions = I am not told when somebody mentions me in a channel; buttons and commands work.
check-people = People cannot take me along to group chats: my owner has not switched on User Install.
lent-about = I am only a guest here and can write only while somebody presses something: no log, no reminders, no thread. After fifteen quiet minutes the table waits; the next press wakes it.
lent-hushed = I am not on this server, and it does not let apps that people bring along speak to everyone. Invite me to the server, or play in a group chat.
button-thread = 🧵 In a thread of its own
thread-not-here = I cannot open a thread here. Play in the channel itself, or give me Create Public Threads.
thread-too-many = You have opened several threads just now. Play in one of them, or try again in ten minutes.
button-topic = 🧵 In a topic of its own
topic-not-here = I cannot open a topic here: that takes a group with topics, and me as an administrator who may manage them. Play right here instead.
topic-too-many = You have opened several topics just now. Play in one of them, or try again in ten minutes.
something-wrong = Something went wrong here, not with you. Nothing was lost; please try again.
record-here = This is the record of the match; with it anyone can check that it was fair.

# Telegram alone.
choose-game = Which game?
settings-title = Your settings
settings-name = You are { $name }. Write “settings name” as a command, with another name behind it, to be called that.
button-forget = Forget me
forget-really = Your name, settings, statistics and chat will be gone for good, and you leave every table. Really?
nothing-to-do = There is nothing for you to do right now.
answer-in-private = The answer is for you alone: open our private chat, press Start, and ask again.
button-private = Private chat
hand-shown = Your hand is at the end of the chat. Only you can see it.
hand-elsewhere = Your hand is in { $place } now. Press to have it here again.
hand-elsewhere-unnamed = Your hand is in another message now. Press to have it here again.
inline-nothing = You are not playing now.
whisper-in-private = Everybody here can read that. Whisper in our private chat instead.
check-write = I may not write here. Whoever manages this group can let me send messages, in the group’s permissions.
check-topic = This topic is closed to me. Reopen it, or make me an administrator who may manage topics.
check-topics = Tables can have no topic of their own here: make me an administrator who may manage topics.
check-private = You have no private chat with me yet. Open it and press Start, and your hands come there.
check-administrator = I am no administrator here. As one I could show people without a private chat their hands in the group, to each alone.
check-alone = This group or this Telegram server takes no messages for one person alone.
check-inline = Typing my name offers nobody their cards yet: @BotFather, /setinline.
check-privacy = I hear commands, presses, replies to me and my name, and nothing else that people write (privacy mode). I need no more; @BotFather, /setprivacy changes it.


# Being told of tables.
button-bell = 🔔 Next time
button-bell-stop = 🔕 No more of this
button-join-told = Sit down
bells-title = Tables in { $place }
bells-title-unnamed = Tables that open
bells-about = Choose the games; when somebody opens a table of one here, I tell you in private, three times an hour at most. I must be able to write to you.
bells-not-here = Choose the games where they are played: this works in a server or group that I am in.
bells-quiet = Quiet hours: { $hours }. By your clock it is { $time }.
bells-hours-off = none
bells-stop = 🔕 { $game }, { $place }
bell-on = I tell you in private when somebody opens { $game } here again. Press once more to stop; quiet hours are behind /notify.
bell-off = I tell you no more about { $game } here.
bell-rings = { $name } has opened a table of { $game } in { $place }.
bell-somewhere = a place you know
refusal-no-bells = I can tell nobody about tables here: I am not told who is there.
refusal-too-many-bells = You are told of twenty games already; let go of one first.
