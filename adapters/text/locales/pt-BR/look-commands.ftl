# The typed command that chooses how things are shown, as commands.ftl has the others, and what is answered to it.

command-settings-look = aparência
command-settings-look-about = Escolher como tudo aparece para você ou neste lugar; sem nada, diz o que está escolhido
option-pictures = imagens
option-pictures-about = Imagens junto com o texto, ou só texto
option-deck = baralho
option-deck-about = Duas cores para os naipes, ou quatro, mais fáceis de distinguir
option-background = fundo
option-background-about = Imagens escuras ou claras
option-hints = dicas
option-hints-about = Uma dica para iniciantes a cada vez sua
option-confirm = confirmar
option-confirm-about = Um segundo toque antes do que não tem volta
option-forced = forçada
option-forced-about = Jogar a carta automaticamente quando só uma é possível
option-for-place = aqui
option-for-place-about = Para todo mundo neste lugar, em vez de para você

# Answers.
look-title = Como tudo aparece para você
look-hints-here = Isso vale só para uma pessoa. Escolha sem “aqui”.
