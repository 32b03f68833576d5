# The lobby as the page draws it: seats around a table, and what is played.

page-seat-free = Free seat
page-seat-sit = Sit here
page-seat-more = One more seat
page-seat-owner = host
page-seat-state = { $state ->
    [ready] ready
    [unready] not ready
   *[away] away
}
page-seat-swap = Ask to change seats
page-seat-clear = Send away
page-seat-add = House player: { $level }
page-level = { $level ->
    [easy] easy
    [normal] normal
   *[strong] strong
}
page-options-owner = Only the host changes these.
