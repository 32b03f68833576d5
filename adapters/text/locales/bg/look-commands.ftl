# The typed command that chooses how things are shown, as commands.ftl has the others, and what is answered to it.

command-settings-look = изглед
command-settings-look-about = Избери как да изглежда всичко за теб или тук; без нищо друго казва какво е избрано
option-pictures = картинки
option-pictures-about = Картинки към текста или само текст
option-deck = цветове
option-deck-about = Два цвята за боите или четири, които се различават по-лесно
option-background = фон
option-background-about = Тъмни или светли картинки
option-hints = подсказки
option-hints-about = Подсказка за начинаещи, щом си на ход
option-confirm = потвърждаване
option-confirm-about = Второ натискане преди необратимото
option-forced = принудена
option-forced-about = Картата се играе сама, когато е възможна само една
option-for-place = тук
option-for-place-about = За всички тук, вместо само за теб

# Answers.
look-title = Как изглежда всичко за теб
look-hints-here = Това е само за един човек. Избери го без „тук“.
