# The playground page, around the messages of the bot.

page-brand = Tablemates
page-welcome = سهرة ورق على هذا الجهاز: مع الأصدقاء أو مع لاعبين آليين.
page-who = ما الاسم الذي نناديك به؟
page-enter = دخول
page-enter-table = الانضمام إلى الطاولة { $code }
page-two-windows = بنافذة ثانية واسم آخر يمكنك اللعب ضد نفسك.
page-no-name = نحتاج اسمًا فيه حرف ظاهر واحد على الأقل.
page-long-name = نحتاج اسمًا أقصر: { $count } حرفًا على الأكثر.

page-home = الطاولات
page-home-spoken = العودة إلى كل الطاولات
page-open = مع الأصدقاء
page-rules = القوانين
page-scores = أعلى النتائج
page-join-title = هل معك رمز؟
page-code = الرمز
page-join = انضمام
page-tables = الطاولات المفتوحة
page-no-tables = لا توجد طاولة مفتوحة بعد: لتكن طاولتك الأولى.
page-look = { $way ->
    [mine] إلى الطاولة
    [free] جلوس
   *[watch] مشاهدة
}
page-phase = { $phase ->
    [lobby] بانتظار اللاعبين
    [playing] المباراة جارية
    [finished] بين مباراتين
   *[closed] مغلقة
}
page-name = اسمك
page-rename = تغيير
page-key = مفتاح جديد
page-key-about = عنوانك هو مفتاحك: من يملكه يلعب باسمك. مع عنوان جديد لا يؤدي هذا إلى شيء، ويبقى كل ما سواه.
page-key-sure = أريد عنوانًا جديدًا
page-forget = انسوني
page-forget-about = يُحذف اسمك وإعداداتك ومحادثاتك ونتائجك نهائيًا. المباريات التي انتهت يبقى فيها مقعد بلا اسم.
page-forget-sure = نعم، انسوني
page-broadcast-title = كلمة لكل من على الطاولات
page-broadcast = كلمة من المشرفين
page-send = إرسال
page-refresh = عرض الجديد
page-back-in = إلى المدخل

page-room = غرفة الطاولة
page-live = الطاولة
page-log = ما جرى وما قيل
page-tabs = ما الذي يُعرض
page-tab-play = اللعب
page-tab-talk = السجل والمحادثة
page-say = كلمة للطاولة
page-log-empty = هنا يظهر ما يجري على الطاولة وما يقوله الناس.
page-to = إلى من
page-to-all = للجميع
page-to-one = إلى { $name } فقط
page-to-nobody = لم تُرسل الرسالة: لا بد من اختيار من يقرؤها.
page-private = أنت والبوت
page-private-only = لا يراه غيرك
page-private-log = رسائل خاصة
page-hand = جهتك من الطاولة
page-record = حفظ سجل المباراة
page-hand-empty = ما يخصك سيظهر هنا، حيث لا يراه أحد غيرك.
page-cards = الأوراق
page-sheets = أوراق النقاط
page-skip = الانتقال إلى جهتك من الطاولة
page-skip-tables = الانتقال إلى الطاولات
page-status = طاولة { $code } · { $game }

page-invite = دعوة
page-unreadable = تعذّرت قراءة الطلب؛ لم يتغير شيء.
page-not-here = لا شيء في هذا العنوان.
page-too-large = هذا أكثر مما تتحمله الصفحة؛ لم يتغير شيء.
page-trouble = حدث خطأ عندنا؛ لم يضع شيء مما يخصك.
page-too-slow = لم يصل الطلب كاملًا؛ لم يتغير شيء، ويمكنك المحاولة من جديد.
page-too-fast = كان ذلك أكثر من اللازم دفعة واحدة؛ بعد لحظة يمكنك المحاولة من جديد.
page-unavailable = لا تصل الصفحة الآن إلى ما هو محفوظ لديها؛ بعد لحظة يمكنك المحاولة من جديد.
page-many-open = صفحات كثيرة مفتوحة معًا؛ بعد إغلاق واحدة يمكنك المحاولة من جديد.
page-more = المزيد عن هذه الطاولة
