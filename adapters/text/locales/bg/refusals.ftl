# Why not: one clear sentence, and what to do next. Nothing has changed when one of these is shown.
# $count and $turn: how many are to act now, and who; $missing: how many players are missing.

refusal-match-over = Мачът свърши. Натисни „Реванш“ за нов.
refusal-not-your-decision = { $count ->
    [0] Не е твой ред.
    [one] На ход е { $turn }.
   *[other] Не е твой ред: чакаме { $turn }.
}
refusal-stale-decision = { $count ->
    [0] Този бутон е от по-рано. Нищо не е променено.
    [one] Този бутон е от по-рано. Нищо не е променено. Сега на ход е { $turn }.
   *[other] Този бутон е от по-рано. Нищо не е променено. Сега чакаме { $turn }.
}
refusal-illegal-action = Правилата не го позволяват сега. Избери някой от показаните бутони.
refusal-bad-option = Тази опция не се задава така. Избери някоя от показаните стойности.
refusal-unknown-game = Такава игра тук няма. Избери от списъка.
refusal-table-closed = Тази маса е затворена. Отвори нова, за да играеш.
refusal-table-full = Всички места са заети. Можеш да гледаш или да отвориш своя маса.
refusal-seat-taken = Там вече седи някой. Избери друго място или поискай смяна.
refusal-not-your-swap = Това могат само двамата, които биха си сменили местата.
refusal-already-seated = Вече седиш на тази маса.
refusal-not-at-table = Нямаш място на тази маса. Първо седни.
refusal-not-owner = Това може само домакинът на масата.
refusal-still-here = Този човек още играе. Бот поема мястото само на някого, който е излязъл, изпуснал е ход или е накарал всички да чакат минута.
refusal-not-ready = Още не са готови всички.
refusal-shouted-already = Веднъж на ход стига: викни пак след следващия си ход.
refusal-not-enough-players = { $missing ->
    [one] Трябва още един играч: покани някого или добави бот.
   *[other] Трябват още { $missing } играчи: покани някого или добави ботове.
}
refusal-match-running = Това се сменя само между мачовете.
refusal-cannot-enter-now = Мачът вече започна. Гледай, а като свърши, влез.
refusal-no-match-running = На тази маса не тече мач. Натисни „Старт“, за да започне.
refusal-unknown-choice = Такъв избор вече няма. Избери от показаните.
refusal-no-such-table = Няма отворена маса с този код. Провери цифрите и опитай пак.
refusal-too-many-guesses = Твърде много грешни кодове. Изчакай минута и опитай пак.
refusal-too-fast = Това беше твърде много наведнъж. Изчакай малко и опитай пак.
refusal-busy = На тази маса става твърде много наведнъж. Натисни пак след малко.
refusal-not-saved = Не можа да се запази, затова нищо не е променено. Опитай пак.
refusal-maybe-saved = Хранилището спря да отговаря и не се знае дали това се е зачело. Масата ще покаже. Можеш спокойно да опиташ пак.
refusal-bad-name = От това име няма какво да се покаже. Избери друго.
refusal-unknown-language = Този език тук още не се говори. Избери от списъка.
refusal-nothing-said = Съобщението ти беше празно. Напиши нещо и го прати пак.
refusal-too-much-talk = Говориш твърде бързо за масата. Изчакай няколко секунди.
refusal-whispers-closed = До края на раздаването няма лични съобщения, защото се играе по отбори.
refusal-not-operator = Това могат само тези, които поддържат Tablemates тук.
refusal-no-record-yet = Записът може да се запази, когато мачът свърши.
refusal-bad-record = Този запис не се чете или не отговаря на станалото.
