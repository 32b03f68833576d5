# The tutorials: short pages, each beside a picture of an example. The values come from the example itself.
# No sentence begins with a Latin word: the first letter decides which way a line runs.

button-full-rules = كل القوانين
tutorial-name = { $seat ->
    [0] أمل
    [1] بدر
    [2] جمانة
    [3] داود
    [4] هند
   *[5] فارس
}
