# How things are shown: what people and places can choose.

setting-pictures = الصور
setting-pictures-on = مع صور
setting-pictures-off = نص فقط
setting-deck = ألوان الأوراق
setting-deck-two = لونان
setting-deck-four = أربعة ألوان
setting-background = الخلفية
setting-background-dark = داكنة
setting-background-light = فاتحة
setting-hints = تلميحات للمبتدئين
setting-hints-on = مع تلميحات
setting-hints-off = بلا تلميحات
setting-confirm = التأكيد
setting-confirm-on = السؤال قبل ما لا رجعة فيه
setting-confirm-off = التنفيذ فورًا
setting-forced = ورقة واحدة ممكنة
setting-forced-off = ألعبها بنفسي
setting-forced-on = تُلعب من تلقاء نفسها
setting-kept = { $setting }: { $to }.
place-setting-kept = هنا من الآن فصاعدًا: { $setting }، { $to }.
button-scores = النتيجة
