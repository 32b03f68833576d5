# O que a recepção responde, em particular.

renamed = Agora seu nome é { $name }.
language-set = A partir de agora, é tudo em português.
language-which = Em que idioma devo falar com você?
button-language = 🌐 Idioma
forgotten = Seu nome, ajustes, estatísticas e conversas foram apagados. Nas partidas terminadas fica um lugar anônimo.
table-opened = Sua mesa está aberta. O código é { $code }: passe para a galera.
whispered = Para { $name }: { $text }
broadcast-sent = Seu aviso está indo para todas as mesas.
broadcast-name = 📣 Tablemates
