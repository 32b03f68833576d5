# The lobby as the page draws it: seats around a table, and what is played.

page-seat-free = Lugar livre
page-seat-sit = Sentar aqui
page-seat-more = Mais um lugar
page-seat-owner = dono da mesa
page-seat-state = { $state ->
    [ready] pronto
    [unready] ainda não
   *[away] fora
}
page-seat-swap = Pedir troca de lugar
page-seat-clear = Mandar embora
page-seat-add = Robô: { $level }
page-level = { $level ->
    [easy] fácil
    [normal] normal
   *[strong] forte
}
page-options-owner = Só o dono da mesa muda isto.
