# How things are shown: what people and places can choose.

setting-pictures = Imagens
setting-pictures-on = Com imagens
setting-pictures-off = Só texto
setting-deck = Cores dos naipes
setting-deck-two = Duas cores
setting-deck-four = Quatro cores
setting-background = Fundo
setting-background-dark = Escuro
setting-background-light = Claro
setting-hints = Dicas para iniciantes
setting-hints-on = Com dicas
setting-hints-off = Sem dicas
setting-confirm = Confirmar
setting-confirm-on = Perguntar antes do que não tem volta
setting-confirm-off = Fazer na hora
setting-forced = Só uma carta possível
setting-forced-off = Eu jogo
setting-forced-on = Jogar automaticamente
setting-kept = { $setting }: { $to }.
place-setting-kept = Neste lugar, a partir de agora: { $setting }, { $to }.
button-scores = Placar
