# The entrance and home of the playground.

page-welcome-back = أهلًا بعودتك!
page-go-on = المتابعة باسم { $name }
page-go-on-table = الانضمام باسم { $name }
page-somebody-else = أم شخص آخر؟
page-name-suggested = إن تُرك فارغًا فالاسم { $name }.

page-hello = ماذا نلعب يا { $name }؟
page-play-now = العب الآن
page-play-now-about = ضد لاعبين آليين
page-players = اللاعبون: { $counts }
page-minutes = { $minutes } دقيقة
page-my-tables = طاولاتك
page-more-tables = المزيد من طاولاتك
page-my-turn = دورك
page-free-seats = { $count ->
    [one] مقعد واحد فارغ
    [zero] لا مقعد فارغ
    [two] مقعدان فارغان
    [few] { $count } مقاعد فارغة
    [many] { $count } مقعدًا فارغًا
   *[other] { $count } مقعد فارغ
}
page-code-about = من أربعة إلى ستة أرقام، من طاولة صديق.
page-inbox = رسائل لك
page-language-now = { $language }: اختيار اللغة
page-settings = الإعدادات
page-close = إغلاق

page-invite-title = دعوة إلى هذه الطاولة
page-invite-about = اعرض الرمز على هاتف، أو أرسل الرابط:
page-invite-only-here = لا يفتح الرابط إلا هذا الجهاز. لدخول الهواتف من شبكتك يكون التشغيل هكذا:

page-gone = انقطع الاتصال. نحاول من جديد…
page-gone-unsent = ما ضغطت عليه لم يصل بعد؛ سيُرسل حالما يعود الاتصال.

setting-chime = حين يأتي دورك
setting-chime-off = بصمت
setting-chime-on = صوت واهتزاز
