# The tutorials: short pages, each beside a picture of an example. The values come from the example itself.

button-full-rules = పూర్తి రూల్స్
tutorial-name = { $seat ->
    [0] అను
    [1] బాలు
    [2] చిత్ర
    [3] దీపు
    [4] ఇందు
   *[5] ఫణి
}
