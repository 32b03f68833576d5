# Truco: the words of the game. Cards come written ("Q♥"); the calls are Portuguese in every language.

truco-name = Truco
truco-pitch = Блъфирай, вдигай, викай: три карти решават.
truco-how-1 = Два отбора. Който вземе два от трите рунда на ръката, я печели: { $first_worth ->
    [1] 1 точка
   *[2] 2 точки
} или повече, ако някой е викнал truco. { $best_of ->
    [1] Мачът е до 12 точки.
   *[3] Играта е до 12 точки, а мачът до две игри.
}
truco-how-2 = От слаба към силна: { $pack ->
    [clean] Q J K A 2 3
   *[full] 4 5 6 7 Q J K A 2 3
}. Над тях са четирите manilha: { $manilhas ->
    [fixed] винаги 7♦ A♠ 7♥ 4♣.
   *[vira] следващата по сила след обърнатата (vira), в ред ♦ ♠ ♥ ♣.
}
truco-end-result = { $best_of ->
    [1] Тогава печели отборът, който води
   *[3] Тогава печели отборът с повече спечелени игри, а ако са равни, с повече точки
}; при равен резултат е наравно. Тази ръка не се брои.

# Rule sets and options.
truco-preset-paulista = Paulista
truco-preset-paulista-about = всеки отбор вика веднъж на ръка, а отговаря следващият играч
truco-preset-mesa = Mesa
truco-preset-mesa-about = отборите вдигат на смени, а отговаря кой да е от отбора
truco-preset-mineiro = Mineiro
truco-preset-mineiro-about = постоянни manilha 4♣ 7♥ A♠ 7♦, без vira; ръката струва 2, после 4, 8, 10, 12
truco-option-raise_rights-name = Кой може да вика
truco-option-raise_rights = { $value ->
    [alternate] отборите вдигат на смени
   *[once] всеки отбор вика веднъж на ръка
}
truco-option-answer_by-name = Кой отговаря
truco-option-answer_by = { $value ->
    [team] отговаря кой да е от отбора
   *[next] отговаря следващият играч
}
truco-option-pack-name = Тесте
truco-option-pack = { $value ->
    [clean] чисто тесте, без 4 5 6 7
   *[full] пълно тесте от 40
}
truco-option-best_of-name = Игри в мача
truco-option-best_of = { $value ->
    [1] една игра
   *[other] две от { $value } игри
}
truco-option-signs-name = Знаци
truco-option-signs = { $value ->
    [yes] със знаци към партньора
   *[no] без знаци
}

# The calls.
truco-call = { $call ->
    [truco] truco
    [seis] seis
    [nove] nove
   *[doze] doze
}
truco-call-button = { $call ->
    [truco] Truco!
    [seis] Seis!
    [nove] Nove!
   *[doze] Doze!
}
truco-shout = { $what ->
    [ladrao] Truco, ladrão!
    [marreco] Toma, marreco!
    [pato] Pato!
    [desce] Desce!
   *[chora] Chora!
}
truco-sign = { $what ->
    [wink] 😉 намига: zap
    [eyebrows] 🤨 вдига вежди: copeta
    [cheek] 😗 издува буза: espadilha
    [tongue] 😛 връхче на езика: pica-fumo
   *[closed] 😌 затваря очи: нищо
}

# The table.
truco-vira = Vira { $vira } · manilha { $rank }: { $manilhas }, от слаба към силна.
truco-fixed = Manilha са: { $manilhas }, от слаба към силна.
truco-named = { $card } { $name }
truco-manilha-name = { $suit ->
    [C] zap
    [H] copeta
    [S] espadilha
   *[D] pica-fumo
}
truco-onze = { $points ->
    [10] Mão de dez
   *[other] Mão de onze
}: { $team } { $count ->
    [one] има
   *[other] имат
} { $points } точки. Тази ръка струва { $worth } и никой не вика.
truco-ferro = Mão de ferro: { $points } на { $points }. Никой не гледа картите си, а който вземе тази ръка, печели играта.
truco-worth = Тази ръка струва { $worth ->
    [one] { $worth } точка
   *[other] { $worth } точки
}.
truco-asked = { $name } вика { $call }: { $worth } точки вместо { $now }.
truco-calls = Викове: { $entries }
truco-calls-entry = { $name }: { $word }
truco-accepted = приема
truco-refused = отказва
truco-round = Рунд { $number }: { $cards } – { $result ->
    [won] за { $team }
   *[tied] наравно
}.
truco-on-table = На масата: { $cards }
truco-card-of = { $name } { $card }
truco-face-down = закрита
truco-rounds-won = Взети рундове: { $entries }{ $ties ->
    [0] {""}
    [one] {" "}· { $ties } наравно
   *[other] {" "}· { $ties } наравно
}
truco-score = Точки, до 12: { $entries }
truco-games = Спечелени игри, две от { $best_of }: { $entries }

# A player’s own cards.
truco-partner = { $name } държи { $cards }
truco-choose = Играете ли ръката за { $worth } точки, или я отказвате и давате { $first } на другите? Важи първият отговор от твоя отбор.
truco-own-hidden = Изигра закрито: { $cards }
truco-spots = Картите ти лежат закрити: { $spots }

# Buttons.
truco-hide = Закрий { $card }
truco-hide-spoken = изиграй закрито: { $card }
truco-spot = Карта { $spot }
truco-spot-spoken = обърни картата на позиция { $spot }
truco-call-worth = { $call } ({ $worth })
truco-call-spoken = викни { $call }, { $worth } точки
truco-accept = Приеми ({ $worth })
truco-accept-spoken = приеми и играй за { $worth } точки
truco-refuse = Откажи
truco-refuse-spoken = откажи; другите взимат { $worth }
truco-run = Предай ръката ({ $worth })
truco-run-spoken = предай ръката: другите взимат { $worth }
truco-choose-accept = Играем за { $worth }
truco-choose-refuse = Отказваме ръката

# The log.
truco-log-dealt = Ръка { $deal }: започва { $name }.{ $vira ->
    [none] {""}
   *[other] {" "}Vira { $vira }, manilha { $rank }.
}{ $kind ->
    [onze] {" "}Струва { $worth } и никой не вика.
    [ferro] {" "}Mão de ferro: всички играят на сляпо.
   *[plain] {""}
}
truco-log-onze = { $name } { $answer ->
    [yes] приема тази ръка
   *[no] отказва тази ръка
}
truco-log-called = { $name }: { $call } ({ $worth })
truco-log-answered = { $name } { $answer ->
    [yes] приема: { $worth } точки
   *[no] отказва
}
truco-log-played = { $name }: { $card }
truco-log-round = Рунд { $number } { $result ->
    [won] е за { $team }
   *[tied] е наравно
}
truco-deal-ended = Ръка { $deal }: { $reason ->
    [refused] отказ на вика, точки за { $team }: { $worth }
    [onze-refused] отказ на ръката, точки за { $team }: { $worth }
    [ran] другите предадоха ръката, точки за { $team }: { $worth }
    [rounds] рундовете са за { $team }, точки: { $worth }
   *[tied] три пъти наравно, никой не взима точки
}. Резултат: { $entries }
truco-log-won = { $count ->
    [one] { $team } печели мача с { $mine } на { $yours }!
   *[other] { $team } печелят мача с { $mine } на { $yours }!
}
truco-log-game = { $team } { $count ->
    [one] печели
   *[other] печелят
} тази игра с { $mine } на { $yours }. Игри: { $entries }
truco-log-ran = { $name } предава ръката
truco-log-drawn = Мачът е наравно, { $mine } на { $yours }.

# Hints for a first game.
truco-hint-any = Може всяка карта, боята няма значение. Най-силната карта взима рунда.
truco-hint-hide = Закритата карта не се брои: така изхвърляш карта, без никой да я види.
truco-hint-call = { $call } Ръката ще струва { $worth } вместо { $now }; ако откажат, взимаш { $now }.{ $next ->
    [0] {""}
   *[other] {" "}Могат да вдигнат на { $next }.
}
truco-hint-accept = Приемаш: играта продължава и ръката струва { $worth }.
truco-hint-refuse = Отказваш: ръката свършва и те взимат { $now }.
truco-hint-raise = { $call } Приемаш { $worth } и искаш { $next }; сега те трябва да отговорят.
truco-hint-choose = Ако играеш, ръката струва { $worth }. Ако откажеш, другите взимат { $first }.
truco-hint-ferro = Никой не вижда карта, и ти също: избери място и се надявай.

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
truco-tutorial-goal = Truco: за какво става дума
truco-tutorial-goal-1 = Два отбора; партньорите седят един срещу друг. Всеки получава три карти, значи ръката има три рунда и два я печелят.
truco-tutorial-goal-2 = Ръката струва { $worth ->
    [one] { $worth } точка
   *[other] { $worth } точки
} или повече, ако някой викне truco. Мачът е до { $target } точки.
truco-tutorial-goal-2-games = Ръката струва { $worth ->
    [one] { $worth } точка
   *[other] { $worth } точки
} или повече, ако някой викне truco. Играта е до { $target } точки, а мачът до две игри.
truco-tutorial-goal-3 = Когато си на ход, натискаш картата, която искаш. Играе се обратно на часовника.
truco-tutorial-cards = Картите
truco-tutorial-cards-1 = От слаба към силна: 4 5 6 7 Q J K A 2 3. Боята няма значение.
truco-tutorial-cards-1-clean = От слаба към силна: Q J K A 2 3. Боята няма значение.
truco-tutorial-cards-2 = Една карта се обръща, това е vira. Следващата по сила е manilha и бие всичко. Тук vira е { $vira }, затова това са manilha, от ниска към висока: { $manilhas }
truco-tutorial-cards-2-mineiro = Четири карти бият всичко и са винаги същите: 4♣ zap, после 7♥ copeta, A♠ espadilha и 7♦ pica-fumo. Vira няма.
truco-tutorial-cards-3 = Който държи { $card }, има най-добрата карта изобщо.
truco-tutorial-round = Един рунд
truco-tutorial-round-1 = Всеки играе по една карта, която поиска. Най-силната печели за отбора си.
truco-tutorial-round-2 = Тук { $winner } печели с { $card }, manilha, и започва следващия рунд. Рундът е за { $team }.
truco-tutorial-round-3 = Ако противници имат еднаква най-силна карта, рундът е наравно. От втория рунд може да играеш карта закрито: тя не се брои.
truco-tutorial-calls = Truco!
truco-tutorial-calls-1 = Преди картата си може да викаш. { $caller } викна truco: ръката да струва { $worth } вместо { $now }. { $name } трябва да отговори.
truco-tutorial-calls-1-team = Преди картата си може да викаш. { $caller } викна truco: ръката да струва { $worth } вместо { $now }. Може да отговори всеки от { $name }; важи първият отговор.
truco-tutorial-calls-2 = Приемаш: играете за { $worth }. Отказваш: който е викнал, взима веднага { $now }. Seis: приемаш и искаш { $next }.
truco-tutorial-calls-3 = След seis идват nove (9) и doze (12). Може да викаш и със слаби карти: блъфът е половината игра.
truco-tutorial-calls-3-mineiro = След seis идват nove (10) и doze (12). Може да викаш и със слаби карти: блъфът е половината игра.
truco-tutorial-score = Точките
truco-tutorial-score-1 = Тук truco беше прието и { $team } взеха два рунда: { $worth } точки.
truco-tutorial-score-2 = С 11 точки идва mão de onze: отборът вижда картите на партньорите и решава да играе за 3 или да остави 1 на другите.
truco-tutorial-score-2-mineiro = Ръката струва 2, с викове 4, 8, 10 или 12. При 10 точки идва mão de dez: отборът вижда картите си и играе за 4 или дава 2 на другите.
truco-tutorial-score-3 = Мачът е до { $target }. При { $ferro } на { $ferro } никой не вижда карта: това е mão de ferro.
truco-tutorial-score-3-games = Играта е до { $target }, мачът до две игри. При { $ferro } на { $ferro } никой не вижда карта: това е mão de ferro.

# On pictures.
truco-picture-vira = Vira
truco-picture-manilha = Manilha
truco-picture-worth = Струва
truco-picture-call = { $now } → { $worth }?
truco-picture-ties = Наравно
truco-picture-kind = { $kind ->
    [ferro] Mão de ferro
   *[onze] { $points ->
        [10] Mão de dez
       *[other] Mão de onze
    }
}
truco-picture-hidden = Изигра закрито
