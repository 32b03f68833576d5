# The tutorials: short pages, each beside a picture of an example. The values come from the example itself.

button-full-rules = Full rules
tutorial-name = { $seat ->
    [0] Ana
    [1] Ben
    [2] Cleo
    [3] Dan
    [4] Eva
   *[5] Finn
}
