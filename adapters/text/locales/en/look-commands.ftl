# The typed command that chooses how things are shown, as commands.ftl has the others, and what is answered to it.

command-settings-look = look
command-settings-look-about = Choose how things are shown to you, or in this place; alone it says what is chosen
option-pictures = pictures
option-pictures-about = Pictures with the words, or words alone
option-deck = deck
option-deck-about = Two colours for the suits, or four that are easier to tell apart
option-background = background
option-background-about = Dark or light pictures
option-hints = hints
option-hints-about = A hint for beginners with each of your turns
option-confirm = confirm
option-confirm-about = A second press before what cannot be taken back
option-forced = forced
option-forced-about = Play the card by itself where only one is possible
option-for-place = here
option-for-place-about = For everybody in this place, instead of for you

# Answers.
look-title = How things are shown to you
look-hints-here = This is for one person alone. Choose it without “here”.
