# The seal of a match, and what players add to its chance.

log-chance = أُضيف: { $entries }
log-record = بصمة السجل SHA-256: { $digest }
lobby-seal = ختم المباراة القادمة: { $digits }…
lobby-seal-added = ختم المباراة القادمة: { $digits }… حظ مضاف من { $names }
seal-next = هذا ختم المباراة القادمة: { $commitment }. تحته بذرة الطاولة، ولا يراها أحد قبل نهاية المباراة.
seal-mixed = بعد الختم يضيف كل لاعب حظًا من عنده: رقم ضغطته الأولى، ورقم ضغطة البدء، وما شاء من أوجه النرد. الورق يتقرر من كل ذلك معًا، فلا يختاره من يدير الطاولة ولا أي لاعب.
seal-added = من { $name }: { $chance }
seal-shake = لا تثق بأرقام غيرك؟ أضف نردًا تختاره بنفسك:
button-die-spoken = إضافة { $die }
seal-receipt = للتحقق: احفظ هذه الأسطر في receipt.txt، واحفظ السجل، ثم شغّل tablemates record verify RECORD --receipt receipt.txt
