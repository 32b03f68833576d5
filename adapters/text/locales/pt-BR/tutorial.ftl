# Os tutoriais: páginas curtas, cada uma ao lado da imagem de um exemplo. Os valores vêm do próprio exemplo.

button-full-rules = Regras completas
tutorial-name = { $seat ->
    [0] Ana
    [1] Beto
    [2] Clara
    [3] Davi
    [4] Eva
   *[5] Fábio
}
