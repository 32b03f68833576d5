# Why not: one clear sentence, and what to do next. Nothing has changed when one of these is shown.
# $count and $turn: how many are to act now, and who; $missing: how many players are missing.

refusal-match-over = انتهت المباراة؛ زر «مباراة ثانية» يعيد اللعب.
refusal-not-your-decision = { $count ->
    [0] ليس دورك الآن.
   *[other] الدور على { $turn }.
}
refusal-stale-decision = { $count ->
    [0] هذا الزر من لحظة سابقة؛ لم يتغير شيء.
   *[other] هذا الزر من لحظة سابقة؛ لم يتغير شيء. الدور الآن على { $turn }.
}
refusal-illegal-action = القوانين لا تسمح بهذا الآن؛ الممكن هو ما في الأزرار الظاهرة.
refusal-bad-option = هذا الخيار لا يقبل هذه القيمة؛ الممكن هو القيم الظاهرة.
refusal-unknown-game = هذه اللعبة ليست عندنا؛ الألعاب الموجودة في القائمة.
refusal-table-closed = هذه الطاولة مغلقة؛ للعب يمكنك فتح طاولة جديدة.
refusal-table-full = كل المقاعد مشغولة؛ يمكنك المشاهدة، أو فتح طاولة لك.
refusal-seat-taken = المقعد مشغول؛ يمكنك اختيار مقعد آخر أو طلب التبديل.
refusal-not-your-swap = هذا لصاحبي المقعدين وحدهما.
refusal-already-seated = لك مقعد على هذه الطاولة من قبل.
refusal-not-at-table = ليس لك مقعد على هذه الطاولة؛ الجلوس أولًا.
refusal-not-owner = هذا للمضيف وحده.
refusal-still-here = ما زال يلعب. لا يأخذ لاعب آلي إلا مكان من غادر، أو فاته دور، أو انتظره الجميع دقيقة.
refusal-not-ready = لم يجهز الجميع بعد.
refusal-shouted-already = مرة في كل دور تكفي: يمكنك النداء ثانية بعد لعبتك القادمة.
refusal-not-enough-players = { $missing ->
    [zero] العدد مكتمل.
    [one] ينقصنا لاعب واحد: الحل دعوة أحد أو إضافة لاعب آلي.
    [two] ينقصنا لاعبان: الحل دعوة أحد أو إضافة لاعبين آليين.
    [few] ينقصنا { $missing } لاعبين: الحل دعوة أحد أو إضافة لاعبين آليين.
    [many] ينقصنا { $missing } لاعبًا: الحل دعوة أحد أو إضافة لاعبين آليين.
   *[other] ينقصنا { $missing } لاعب: الحل دعوة أحد أو إضافة لاعبين آليين.
}
refusal-match-running = هذا يتغير بين المباريات فقط.
refusal-cannot-enter-now = بدأت هذه المباراة؛ يمكنك المشاهدة، ثم الانضمام حين تنتهي.
refusal-no-match-running = لا مباراة جارية على هذه الطاولة؛ زر «بدء اللعب» يبدأ واحدة.
refusal-unknown-choice = لم يعد هذا الاختيار موجودًا؛ الممكن هو الاختيارات الظاهرة.
refusal-no-such-table = لا طاولة مفتوحة بهذا الرمز؛ نرجو مراجعة الأرقام والمحاولة من جديد.
refusal-too-many-guesses = رموز خاطئة كثيرة؛ يمكنك المحاولة من جديد بعد دقيقة.
refusal-too-fast = كان ذلك أكثر من اللازم دفعة واحدة؛ بعد لحظة يمكنك المحاولة من جديد.
refusal-busy = الطاولة مزدحمة الآن؛ يمكنك الضغط من جديد بعد لحظة.
refusal-not-saved = تعذّر الحفظ، فلم يتغير شيء؛ نرجو المحاولة من جديد.
refusal-maybe-saved = توقف التخزين عن الرد، فلا يُعرف هل احتُسب ذلك؛ ستظهره الطاولة. لا ضرر من المحاولة من جديد.
refusal-bad-name = لا شيء من هذا الاسم يمكن عرضه؛ نحتاج اسمًا آخر.
refusal-unknown-language = لا نتكلم هذه اللغة بعد؛ اللغات الموجودة في القائمة.
refusal-nothing-said = رسالتك فارغة؛ يمكنك كتابة شيء وإرساله من جديد.
refusal-too-much-talk = كلامك أسرع من الطاولة؛ لحظات ثم يمكنك المتابعة.
refusal-whispers-closed = الرسائل الخاصة مغلقة حتى نهاية الجولة، فهنا شركاء يلعبون معًا.
refusal-not-operator = هذا لمن يدير هذه النسخة وحده.
refusal-no-record-yet = يمكن حفظ السجل بعد انتهاء المباراة.
refusal-bad-record = هذا السجل لا يُقرأ، أو ليس ما حدث فعلًا.
