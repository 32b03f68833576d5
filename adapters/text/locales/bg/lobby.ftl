# The lobby as the page draws it: seats around a table, and what is played.

page-seat-free = Свободно място
page-seat-sit = Седни тук
page-seat-more = Още едно място
page-seat-owner = домакин
page-seat-state = { $state ->
    [ready] готово
    [unready] още не
   *[away] отсъства
}
page-seat-swap = Поискай смяна на местата
page-seat-clear = Отпрати
page-seat-add = Бот: { $level }
page-level = { $level ->
    [easy] лесен
    [normal] нормален
   *[strong] силен
}
page-options-owner = Това го сменя само домакинът.
