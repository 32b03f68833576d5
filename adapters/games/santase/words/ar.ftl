# Santase: the words of the game. Cards come written ("Q♥"), suits with sign and name.

santase-name = Santase
santase-how-1 = الهدف 66 نقطة: من الأكلات، ومن الزواج (الشايب والبنت من نوع واحد). كل جولة مكسوبة تعطي من نقطة إلى 3 من نقاط المباراة.
santase-how-2 = الآس 11، العشرة 10، الشايب 4، البنت 3، الولد 2، التسعة 0. ما دام في الكومة ورق فكل ورقة مسموحة؛ بعدها يجب اتباع النوع.

# Rule sets and options.
santase-preset-one = الطريقة الأولى
santase-preset-one-about = إلى 11؛ إعلان 66 عليك، والنقاط لا تظهر
santase-preset-two = الطريقة الثانية
santase-preset-two-about = إلى 10؛ الجولة تنتهي عند 66، وتبديل التسعة للاثنين
santase-preset-three = الطريقة الثالثة
santase-preset-three-about = إلى 11؛ الجولة تنتهي عند 66، والإغلاق الفاشل يكلّف 3
santase-preset-bulgarian = البلغارية
santase-preset-bulgarian-about = إلى 11؛ بإعلان 66، ولعب الأعلى لازم، وآخر أكلة بـ 10
santase-option-target-name = طول المباراة
santase-option-target = { $value ->
    [zero] إلى 0 نقطة
    [one] إلى نقطة واحدة
    [two] إلى نقطتين
    [few] إلى { $value } نقاط
    [many] إلى { $value } نقطة
   *[other] إلى { $value } نقطة
}
santase-option-must_head-name = لعب الأعلى
santase-option-must_head = { $value ->
    [yes] لعب الأعلى لازم إن أمكن
   *[no] لعب الأعلى غير لازم
}

# The table.
santase-talon-open = الحكم: { $sign } { $suit }. تحت الكومة { $card }؛ { $count ->
    [zero] لم يبقَ ورق للسحب
    [one] بقيت ورقة واحدة للسحب
    [two] بقيت ورقتان للسحب
    [few] بقيت { $count } أوراق للسحب
    [many] بقيت { $count } ورقة للسحب
   *[other] بقيت { $count } ورقة للسحب
}.
santase-talon-closed = الحكم: { $sign } { $suit }. 🔒 الكومة مغلقة بيد { $name } ({ $count ->
    [zero] بلا ورق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
    [many] { $count } ورقة
   *[other] { $count } ورقة
}، وتحتها { $card }): اتباع النوع واجب.
santase-talon-empty = الحكم: { $sign } { $suit }. الكومة فارغة: اتباع النوع واجب.
santase-led = البداية من { $name } بورقة { $card }.
santase-you-led = بدأت بورقة { $card }.
santase-last-trick = الأكلة السابقة: { $leader } { $led }، { $other } { $answer } – ذهبت إلى { $winner }.
santase-marriages = الزواج: { $entries }
santase-marriage-entry = { $name } { $suit } { $points }
santase-tricks = الأكلات: { $entries }
santase-points = النقاط: { $entries }
santase-own-points = { $points ->
    [zero] لا نقاط لك في هذه الجولة.
    [one] لك نقطة واحدة في هذه الجولة.
    [two] لك نقطتان في هذه الجولة.
    [few] لك { $points } نقاط في هذه الجولة.
    [many] لك { $points } نقطة في هذه الجولة.
   *[other] لك { $points } نقطة في هذه الجولة.
}
santase-score = نقاط المباراة، والفوز عند { $target }: { $entries }

# Buttons.
santase-marry = زواج { $suit } ({ $points })
santase-marry-spoken = إظهار زواج { $suit }، { $points } نقطة
santase-exchange = التسعة مقابل { $card }
santase-exchange-spoken = تبديل تسعة الحكم، والمقابل { $card }
santase-close = إغلاق الكومة
santase-declare = إعلان 66

# The log.
santase-log-dealt = الجولة { $deal }: التوزيع من { $name }. انكشفت { $card }، فالحكم { $suit }.
santase-log-played = { $name }: { $card }
santase-log-taken = أكلة من نصيب { $name }: { $cards }
santase-log-married = زواج من { $name }: شايب وبنت { $suit } { $sign }، بقيمة { $points }
santase-log-exchanged = تبديل من { $name }: { $nine } مقابل { $card }
santase-log-closed = إغلاق الكومة من { $name }
santase-log-declared = إعلان 66 من { $name }
santase-deal-ended = الجولة { $deal }: { $reason ->
    [declared] إعلان 66 من { $winner } صحيح
    [misdeclared] إعلان 66 من { $loser } قبل أوانه
    [reached] وصول { $winner } إلى 66
    [failed-close] إغلاق { $loser } للكومة لم ينجح
    [counted] إغلاق { $winner } للكومة نجح
   *[last-trick] آخر أكلة من نصيب { $winner }
} ({ $counted })، فيُحسب { $worth } لصالح { $winner }. نقاط المباراة: { $entries }
santase-log-won = مبروك الفوز بالمباراة يا { $name }، { $mine } مقابل { $yours }!
