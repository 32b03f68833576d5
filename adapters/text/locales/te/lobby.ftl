# The lobby as the page draws it: seats around a table, and what is played.

page-seat-free = ఖాళీ సీటు
page-seat-sit = ఇక్కడ కూర్చుంటా
page-seat-more = ఇంకో సీటు
page-seat-owner = హోస్ట్
page-seat-state = { $state ->
    [ready] రెడీ
    [unready] ఇంకా కాలేదు
   *[away] లేరు
}
page-seat-swap = సీటు మార్చుకుందామని అడుగుతా
page-seat-clear = పంపించేస్తా
page-seat-add = కంప్యూటర్: { $level }
page-level = { $level ->
    [easy] సులువు
    [normal] మామూలు
   *[strong] గట్టి
}
page-options-owner = ఇవి హోస్ట్ మాత్రమే మార్చగలరు.
