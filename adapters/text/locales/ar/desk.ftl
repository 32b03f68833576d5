# What the front desk answers, privately.

renamed = اسمك الآن { $name }.
language-set = من الآن كل شيء بالعربية.
language-which = بأي لغة أخاطبك؟
button-language = 🌐 اللغة
forgotten = حُذف اسمك وإعداداتك وإحصاءاتك ومحادثاتك. المباريات المنتهية يبقى فيها مقعد بلا اسم.
table-opened = طاولتك مفتوحة، ورمزها { $code }: هذا ما يحتاجه الأصدقاء.
whispered = إلى { $name }: { $text }
broadcast-sent = إعلانك في طريقه إلى كل الطاولات.
broadcast-name = 📣 Tablemates
