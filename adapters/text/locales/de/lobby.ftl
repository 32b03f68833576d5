# The lobby as the page draws it: seats around a table, and what is played.

page-seat-free = Freier Platz
page-seat-sit = Hier hinsetzen
page-seat-more = Noch ein Platz
page-seat-owner = Host
page-seat-state = { $state ->
    [ready] bereit
    [unready] noch nicht bereit
   *[away] weg
}
page-seat-swap = Um Platztausch bitten
page-seat-clear = Wegschicken
page-seat-add = Bot dazu: { $level }
page-level = { $level ->
    [easy] leicht
    [normal] normal
   *[strong] stark
}
page-options-owner = Das ändert nur der Host.
