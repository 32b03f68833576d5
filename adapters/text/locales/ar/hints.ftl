# Hints for a first game: why things are as they are, in one short sentence each.
# No sentence begins with a Latin word: the first letter decides which way a line runs.

hint-line = 💡 { $text }
button-hints-on = 💡 مع تلميحات
button-hints-off = 💡 بلا تلميحات

# In several games.
hint-lead = البداية لك: كل ورقة مسموحة.
hint-follow = يجب اتباع النوع: { $sign } { $suit }.
hint-any = ليس عندك { $sign } { $suit }، فكل ورقة مسموحة.
hint-wins = حتى الآن يكسب من أوراقك: { $cards }
hint-wins-not = لا ورقة مسموحة عندك تكسب هذه.
hint-ahead = { $side ->
    [ours] فريقك متقدم
   *[theirs] الفريق الآخر متقدم
} ({ $name }، { $card }). النقاط على الطاولة: { $points }.
hint-thought = أول ما يخطر للاعب الآلي: { $what }
