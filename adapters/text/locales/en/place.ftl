# A place and those who run it: what they decide for it, what they do about its tables.

button-this-place = This place
place-title = This place: { $place }
place-title-unnamed = This place
place-games = Games: { $games }
place-games-all = all
place-games-none = none
place-not-yours = Those who may manage messages here, or are administrators, can change this.
place-language-none = each reader’s own
place-limit = { $count ->
    [0] no limit
   *[other] { $count }
}
place-button-tables = Tables
place-button-games = Games
place-about-games = Press a game to allow it here, or not (✓ is allowed).
place-about-tables = Press a table to close it, to end its match, or to remove somebody from it.
place-table = { $code } · { $game }
place-remove = Remove { $name }
place-out = Take it out of here
place-table-guest = This table was opened in another place, where others decide about it. You can take it out of here.
setting-language = Language
setting-telling = Telling
setting-telling-full = Table, log and chat
setting-telling-quiet = Quiet: table and result only
setting-here = Tables here
setting-here-on = Allowed
setting-here-off = Not allowed
setting-elsewhere = Tables elsewhere
setting-elsewhere-on = Allowed unless switched off there
setting-elsewhere-off = Only where switched on
setting-per-person = Tables per person
setting-per-place = Tables at a time
setting-chat = Chat of tables
setting-chat-on = On
setting-chat-members = Members only
setting-chat-off = Off
setting-guests = Guests from elsewhere
setting-guests-on = Let in by code
setting-guests-off = Not let in
setting-played-on = allowed
setting-played-off = not allowed
place-about-chat = What people say at a table is shown in all its places. Members only: nothing from people of other places is shown here.
place-about-guests = Guests are people of other places who join a table of yours by its code.
table-hidden = Table { $code } ({ $game }) was taken out of a place by those who run it; the match goes on in private. To bring it back, write there: { $typed }
anonymous-how = You write in the name of the group, so I do not know who would sit down. Press buttons, or write under your own name.
say-offer = Only I have read this. Shall everybody at your table read it?
button-say = Say it at table { $code }
greeting-title = Tablemates is here: cards and dice with friends
greeting-how = Press Play, choose a game, and let the others sit down. Your cards come to you alone; nothing needs to be installed.
greeting-run = Whoever runs this place can decide what is played here, behind “settings”.
button-play = 🎲 Play
not-seated-here = You are not at a table here. Join one, or open your own.
guest-name = { $name } ({ $place })

refusal-removed-from-table = Those who run this place have removed you from this table; you can open or join another one.
refusal-not-moderator = Only those who may manage messages here, or are administrators, can do that; ask one of them.
refusal-not-governor = Only those who may manage the whole server can do that; ask one of them.
refusal-not-table-home = This table was opened in another place, where others decide about it; you can take it out of here.
refusal-tables-not-here = No tables are played in this place; try another channel or topic, or play with me in private.
refusal-game-not-here = That game is not played in this place. Played here: { $games }.
refusal-too-many-tables =
    You have { $limit ->
        [one] one open table
       *[other] { $limit } open tables
    } here already ({ $codes }); play there, or leave or close one first.
refusal-place-full =
    There { $limit ->
        [one] is one open table
       *[other] are { $limit } open tables
    } here already, as many as this place allows; join one with the command “tables”.
refusal-not-heard = Nobody at that table would read it: you are not a member where it is shown, or may not write there.
refusal-chat-off = Those who run this place have switched chat off; you can still whisper to one player.
refusal-guest-link = Guests from elsewhere cannot send links; write it without one.
refusal-no-guests = Guests from elsewhere are not let in at this table; join the server or group first, or open a table of your own.
