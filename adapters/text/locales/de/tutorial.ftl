# Die Einführungen: kurze Seiten, jede neben dem Bild eines Beispiels. Die Werte kommen aus dem Beispiel selbst.

button-full-rules = Alle Regeln
tutorial-name = { $seat ->
    [0] Ana
    [1] Ben
    [2] Cleo
    [3] Dan
    [4] Eva
   *[5] Finn
}
