# المكان ومن يديره: ما يسري فيه، وما يُفعل بطاولاته.

button-this-place = هذا المكان
place-title = هذا المكان: { $place }
place-title-unnamed = هذا المكان
place-games = الألعاب: { $games }
place-games-all = كلها
place-games-none = لا شيء
place-not-yours = يغيّر هذا من يدير الرسائل هنا أو من كان مشرفًا.
place-language-none = لغة كل قارئ
place-limit = { $count ->
    [zero] بلا حد
    [one] { $count }
    [two] { $count }
    [few] { $count }
    [many] { $count }
   *[other] { $count }
}
place-button-tables = الطاولات
place-button-games = الألعاب
place-about-games = اضغط على لعبة لتسمح بها هنا أو تمنعها (✓ مسموحة).
place-about-tables = اضغط على طاولة لتغلقها أو لتنهي مباراتها أو لتُخرج أحدًا منها.
place-table = { $code } · { $game }
place-remove = أخرج { $name }
place-out = أزلها من هنا
place-table-guest = فُتحت هذه الطاولة في مكان آخر، وهناك يُقرَّر أمرها. يمكنك إزالتها من هنا.
setting-language = اللغة
setting-telling = ما يُعرض
setting-telling-full = الطاولة والسجل والكلام
setting-telling-quiet = هادئ: الطاولة والنتيجة فقط
setting-here = الطاولات هنا
setting-here-on = مسموحة
setting-here-off = غير مسموحة
setting-elsewhere = الطاولات في الأماكن الأخرى
setting-elsewhere-on = مسموحة ما لم تُمنع هناك
setting-elsewhere-off = حيث سُمح بها فقط
setting-per-person = طاولات لكل شخص
setting-per-place = طاولات في الوقت نفسه
setting-chat = كلام الطاولات
setting-chat-on = مفتوح
setting-chat-members = للأعضاء فقط
setting-chat-off = مغلق
setting-guests = ضيوف من الخارج
setting-guests-on = يدخلون بالرمز
setting-guests-off = لا يدخلون
setting-played-on = مسموحة
setting-played-off = غير مسموحة
place-about-chat = ما يُقال على طاولة يظهر في كل أماكنها. للأعضاء فقط: لا يظهر هنا شيء من أهل الأماكن الأخرى.
place-about-guests = الضيوف أناس من أماكن أخرى ينضمون إلى طاولة هنا برمزها.
table-hidden = أزال القائمون على أحد الأماكن الطاولة { $code } ({ $game }) منه؛ المباراة مستمرة على الخاص. لإعادتها اكتب هناك: { $typed }
anonymous-how = أنت تكتب باسم المجموعة، فلا أعرف من سيجلس. اضغط الأزرار أو اكتب باسمك.
say-offer = لم يقرأ هذا أحد غيري. هل يقرؤه كل من على طاولتك؟
button-say = قلها على الطاولة { $code }
greeting-title = Tablemates هنا: ورق ونرد مع الأصدقاء
greeting-how = اضغط العب، واختر لعبة، ودع الآخرين يجلسون. أوراقك لا يراها سواك، ولا حاجة لتثبيت شيء.
greeting-run = من يدير هذا المكان يقرر في الإعدادات ما يُلعب هنا.
button-play = 🎲 العب
not-seated-here = لست على طاولة هنا. انضم إلى واحدة أو افتح طاولتك.
guest-name = { $name } ({ $place })

refusal-removed-from-table = أخرجك القائمون على هذا المكان من هذه الطاولة؛ يمكنك فتح طاولة أخرى أو الانضمام إلى غيرها.
refusal-not-moderator = لا يفعل ذلك إلا من يدير الرسائل هنا أو من كان مشرفًا؛ اطلب من أحدهم.
refusal-not-governor = لا يفعل ذلك إلا من يدير الخادم كله؛ اطلب من أحدهم.
refusal-not-table-home = فُتحت هذه الطاولة في مكان آخر، وهناك يُقرَّر أمرها؛ يمكنك إزالتها من هنا.
refusal-tables-not-here = لا لعب في هذا المكان؛ جرّب قناة أخرى أو موضوعًا آخر، أو العب معي على الخاص.
refusal-game-not-here = هذه اللعبة لا تُلعب هنا. ما يُلعب هنا: { $games }.
refusal-too-many-tables =
    عندك هنا { $limit ->
        [zero] { $limit } طاولة مفتوحة
        [one] طاولة مفتوحة
        [two] طاولتان مفتوحتان
        [few] { $limit } طاولات مفتوحة
        [many] { $limit } طاولة مفتوحة
       *[other] { $limit } طاولة مفتوحة
    } ({ $codes })؛ العب هناك، أو غادر واحدة أو أغلقها أولًا.
refusal-place-full =
    هنا { $limit ->
        [zero] { $limit } طاولة مفتوحة
        [one] طاولة مفتوحة واحدة
        [two] طاولتان مفتوحتان
        [few] { $limit } طاولات مفتوحة
        [many] { $limit } طاولة مفتوحة
       *[other] { $limit } طاولة مفتوحة
    }، ولا يُسمح بأكثر؛ انضم بأمر الطاولات.
refusal-not-heard = لن يقرأها أحد على تلك الطاولة: لست عضوًا حيث تظهر، أو لا يُسمح لك بالكتابة هناك.
refusal-chat-off = أغلق القائمون على هذا المكان الكلام؛ ما زال بوسعك أن تهمس لأحد اللاعبين.
refusal-guest-link = لا يمكن للضيوف إرسال روابط؛ اكتبها بلا رابط.
refusal-no-guests = لا يدخل الضيوف إلى هذه الطاولة؛ انضم أولًا إلى الخادم أو المجموعة، أو افتح طاولتك.
