# Truco: the words of the game. Cards come written ("Q♥"); the calls are Portuguese in every language.
# No sentence begins with a Latin word: the first letter decides which way a line runs.

truco-name = Truco
truco-pitch = خداع ورفع ونداء: ثلاث أوراق تحسم.
truco-how-1 = فريقان. من يكسب شوطين من ثلاثة يكسب الجولة: { $first_worth ->
    [1] نقطة واحدة
   *[2] نقطتان
}، أو أكثر إن نودي truco. { $best_of ->
    [1] والفوز بالمباراة عند 12 نقطة.
   *[3] من يبلغ 12 نقطة يكسب لعبة، ومن يكسب لعبتين يفوز بالمباراة.
}
truco-how-2 = { $pack ->
    [clean] من الأضعف: Q ثم J ثم K ثم A ثم 2 ثم 3
   *[full] من الأضعف: 4 ثم 5 ثم 6 ثم 7 ثم Q ثم J ثم K ثم A ثم 2 ثم 3
}. وفوقها كلها أوراق manilha، { $manilhas ->
    [fixed] وهي دائمًا 7♦ ثم A♠ ثم 7♥ ثم 4♣.
   *[vira] وهي الرتبة التالية للورقة المكشوفة (vira)، وترتيبها: ♦ ثم ♠ ثم ♥ ثم ♣.
}
truco-end-result = { $best_of ->
    [1] عندها يفوز الفريق المتقدم
   *[3] عندها يفوز الفريق الأكثر ألعابًا مكسوبة، فإن تساوت فالأكثر نقاطًا
}؛ والتساوي تعادل. وهذه الجولة لا تُحسب.

# Rule sets and options.
truco-preset-paulista = Paulista
truco-preset-paulista-about = لكل فريق نداء واحد في الجولة، والجواب للاعب التالي
truco-preset-mesa = Mesa
truco-preset-mesa-about = الفريقان يرفعان بالتناوب، والجواب لأي لاعب في الفريق
truco-preset-mineiro = Mineiro
truco-preset-mineiro-about = أوراق manilha ثابتة 4♣ 7♥ A♠ 7♦ بلا vira؛ الجولة بـ 2 ثم 4 و8 و10 و12
truco-option-raise_rights-name = من ينادي
truco-option-raise_rights = { $value ->
    [alternate] النداء للفريق الذي لم يرفع آخرًا
   *[once] نداء واحد لكل فريق في الجولة
}
truco-option-answer_by-name = من يجيب عن النداء
truco-option-answer_by = { $value ->
    [team] يجيب أي لاعب، وأول جواب يُحسب
   *[next] يجيب اللاعب التالي
}
truco-option-pack-name = الورق
truco-option-pack = { $value ->
    [clean] ورق بلا 4 5 6 7
   *[full] كل الأوراق الأربعين
}
truco-option-best_of-name = ألعاب المباراة
truco-option-best_of = { $value ->
    [1] لعبة واحدة
   *[other] الفوز باثنتين من { $value }
}
truco-option-signs-name = الإشارات
truco-option-signs = { $value ->
    [yes] مع إشارات للشريك
   *[no] بلا إشارات
}

# The calls.
truco-call = { $call ->
    [truco] truco
    [seis] seis
    [nove] nove
   *[doze] doze
}
truco-call-button = { $call ->
    [truco] Truco!{"\u200E"}
    [seis] Seis!{"\u200E"}
    [nove] Nove!{"\u200E"}
   *[doze] Doze!{"\u200E"}
}
truco-shout = { $what ->
    [ladrao] Truco, ladrão!{"\u200E"}
    [marreco] Toma, marreco!{"\u200E"}
    [pato] Pato!{"\u200E"}
    [desce] Desce!{"\u200E"}
   *[chora] Chora!{"\u200E"}
}
truco-sign = { $what ->
    [wink] 😉 غمزة: zap
    [eyebrows] 🤨 رفع الحاجبين: copeta
    [cheek] 😗 نفخ الخد: espadilha
    [tongue] 😛 طرف اللسان: pica-fumo
   *[closed] 😌 إغماض العينين: لا شيء
}

# The table.
truco-vira = ورقة vira هي { $vira } · ورتبة manilha هي { $rank }: { $manilhas }، وأقواها ♣.
truco-fixed = أوراق manilha: { $manilhas }، من الأضعف إلى الأقوى.
truco-named = { $card } { $name }
truco-manilha-name = { $suit ->
    [C] zap
    [H] copeta
    [S] espadilha
   *[D] pica-fumo
}
truco-onze = { $points ->
    [10] جولة mão de dez
   *[other] جولة mão de onze
}: { $count ->
    [1] عند
   *[other] عند فريق
} { $team } { $points } نقطة. الجولة بـ { $worth } نقاط، ولا نداء فيها.
truco-ferro = جولة mão de ferro: { $points } مقابل { $points }. لا أحد يرى أي ورقة، ومن يكسب الجولة يكسب اللعبة.
truco-worth = { $worth ->
    [zero] هذه الجولة بلا نقاط
    [one] هذه الجولة بنقطة واحدة
    [two] هذه الجولة بنقطتين
    [few] قيمة هذه الجولة { $worth } نقاط
    [many] قيمة هذه الجولة { $worth } نقطة
   *[other] قيمة هذه الجولة { $worth } نقطة
}.
truco-asked = نداء { $call } من { $name }: النقاط { $worth } بدلًا من { $now }.
truco-calls = النداءات: { $entries }
truco-calls-entry = { $name }: { $word }
truco-accepted = قبول
truco-refused = رفض
truco-round = الشوط { $number }: { $cards } – { $result ->
    [won] ذهب إلى { $team }
   *[tied] تعادل
}.
truco-on-table = على الطاولة: { $cards }
truco-card-of = { $name } { $card }
truco-face-down = مقلوبة
truco-rounds-won = الأشواط: { $entries }{ $ties ->
    [zero] {""}
    [one] {" "}· تعادل واحد
    [two] {" "}· تعادلان
    [few] {" "}· { $ties } تعادلات
    [many] {" "}· { $ties } تعادلًا
   *[other] {" "}· { $ties } تعادل
}
truco-score = النقاط، والفوز عند 12: { $entries }
truco-games = الألعاب المكسوبة، اثنتان من { $best_of }: { $entries }

# A player’s own cards.
truco-partner = عند { $name }: { $cards }
truco-choose = هل تُلعب هذه الجولة على { $worth } نقاط، أم تُرفض ويأخذ الآخرون { $first }؟ أول جواب من فريقك يُحسب.
truco-own-hidden = لعبت مقلوبًا: { $cards }
truco-spots = أوراقك مقلوبة: { $spots }

# Buttons.
truco-hide = قلب { $card }
truco-hide-spoken = لعب { $card } والورقة مقلوبة
truco-spot = الورقة { $spot }
truco-spot-spoken = كشف الورقة التي في المكان { $spot }
truco-call-worth = { $call } ({ $worth })
truco-call-spoken = نداء { $call }، النقاط { $worth }
truco-accept = قبول ({ $worth })
truco-accept-spoken = قبول، واللعب على { $worth } من النقاط
truco-refuse = رفض
truco-refuse-spoken = رفض، ونقاط الآخرين { $worth }
truco-run = انسحاب ({ $worth })
truco-run-spoken = انسحاب، ونقاط الآخرين { $worth }
truco-choose-accept = اللعب على { $worth }
truco-choose-refuse = رفض هذه الجولة

# The log.
truco-log-dealt = الجولة { $deal }: البداية من { $name }.{ $vira ->
    [none] {""}
   *[other] {" "}ورقة vira هي { $vira }، ورتبة manilha هي { $rank }.
}{ $kind ->
    [onze] {" "}الجولة بـ { $worth } نقاط، ولا نداء فيها.
    [ferro] {" "}هذه mão de ferro، والكل يلعب دون أن يرى.
   *[plain] {""}
}
truco-log-onze = { $answer ->
    [yes] قبول هذه الجولة من { $name }
   *[no] رفض هذه الجولة من { $name }
}
truco-log-called = نداء من { $name }: { $call } ({ $worth })
truco-log-answered = { $answer ->
    [yes] قبول من { $name }، والنقاط { $worth }
   *[no] رفض من { $name }
}
truco-log-played = { $name }: { $card }
truco-log-round = الشوط { $number }: { $result ->
    [won] ذهب إلى { $team }
   *[tied] تعادل
}
truco-deal-ended = الجولة { $deal }: { $reason ->
    [refused] رُفض النداء، فحُسب { $worth } لصالح { $team }
    [onze-refused] رُفضت الجولة، فحُسب { $worth } لصالح { $team }
    [ran] انسحب الآخرون، فحُسب { $worth } لصالح { $team }
    [rounds] الأشواط لصالح { $team }، والنقاط { $worth }
   *[tied] تعادل في الأشواط الثلاثة، فلا نقاط لأحد
}. المجموع: { $entries }
truco-log-won = { $count ->
    [zero] انتهت المباراة: { $team }، { $mine } مقابل { $yours }.
    [one] مبروك الفوز بالمباراة يا { $team }، { $mine } مقابل { $yours }!
    [two] مبروك لكما الفوز بالمباراة يا { $team }، { $mine } مقابل { $yours }!
    [few] مبروك لكم الفوز بالمباراة يا { $team }، { $mine } مقابل { $yours }!
    [many] مبروك لكم الفوز بالمباراة يا { $team }، { $mine } مقابل { $yours }!
   *[other] مبروك لكم الفوز بالمباراة يا { $team }، { $mine } مقابل { $yours }!
}
truco-log-game = { $count ->
   *[other] هذه اللعبة لصالح { $team }
}، { $mine } مقابل { $yours }. الألعاب: { $entries }
truco-log-ran = انسحاب { $name }
truco-log-drawn = المباراة تعادل، { $mine } مقابل { $yours }.

# Hints for a first game.
truco-hint-any = كل ورقة مسموحة والنوع لا يهم. أعلى ورقة تكسب الشوط.
truco-hint-hide = الورقة المقلوبة لا تُحسب: طريقة للتخلص من ورقة دون أن يراها أحد.
truco-hint-call = نداء { $call } تصير الجولة بـ { $worth } بدلًا من { $now }؛ وإن رفضوا فلك { $now }.{ $next ->
    [0] {""}
   *[other] {" "}ولهم الرفع إلى { $next }.
}
truco-hint-accept = القبول: يستمر اللعب والجولة بـ { $worth }.
truco-hint-refuse = الرفض: تنتهي الجولة ولهم { $now }.
truco-hint-raise = نداء { $call } قبول { $worth } وطلب { $next }؛ والجواب عليهم الآن.
truco-hint-choose = باللعب تكون الجولة بـ { $worth }. وبالرفض يأخذ الآخرون { $first }.
truco-hint-ferro = لا أحد يرى أي ورقة، ولا أنت: اختر أي مكان، وحظًا سعيدًا.

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
truco-tutorial-goal = فكرة Truco
truco-tutorial-goal-1 = فريقان، والشريكان متقابلان. لكل لاعب ثلاث أوراق، فالجولة ثلاثة أشواط، واثنان منها يكسبانها.
truco-tutorial-goal-2 = الجولة { $worth ->
    [1] بنقطة
   *[2] بنقطتين
}، وبأكثر إن نودي truco. والفوز بالمباراة عند { $target } نقطة.
truco-tutorial-goal-2-games = الجولة { $worth ->
    [1] بنقطة
   *[2] بنقطتين
}، وبأكثر إن نودي truco. من يبلغ { $target } نقطة يكسب لعبة، ومن يكسب لعبتين يفوز بالمباراة.
truco-tutorial-goal-3 = في دورك اضغط على الورقة التي تريدها. اللعب عكس عقارب الساعة.
truco-tutorial-cards = الأوراق
truco-tutorial-cards-1 = من الأضعف: 4 ثم 5 ثم 6 ثم 7 ثم Q ثم J ثم K ثم A ثم 2 ثم 3. النوع لا يهم.
truco-tutorial-cards-1-clean = من الأضعف: Q ثم J ثم K ثم A ثم 2 ثم 3. النوع لا يهم.
truco-tutorial-cards-2 = تُكشف ورقة اسمها vira. الرتبة التالية لها هي manilha وتغلب كل شيء. هنا vira هي { $vira }، فأوراق manilha من الأدنى إلى الأعلى: { $manilhas }
truco-tutorial-cards-2-mineiro = أربع أوراق تغلب كل شيء، وهي دائمًا: 4♣ zap ثم 7♥ copeta ثم A♠ espadilha ثم 7♦ pica-fumo. ولا vira فيها.
truco-tutorial-cards-3 = من يملك { $card } عنده أفضل ورقة على الإطلاق.
truco-tutorial-round = شوط
truco-tutorial-round-1 = كل لاعب يلعب ورقة يختارها. أعلى ورقة تكسب لفريقها.
truco-tutorial-round-2 = هنا الكسب من نصيب { $winner } بورقة { $card }، وهي manilha، وله بداية الشوط التالي. فالشوط لفريق { $team }.
truco-tutorial-round-3 = إذا تساوت أعلى ورقتين بين الخصمين فالشوط تعادل. ومن الشوط الثاني يمكن لعب ورقة مقلوبة: لا قيمة لها.
truco-tutorial-calls = نداء truco
truco-tutorial-calls-1 = قبل ورقتك يمكنك النداء. نداء truco من { $caller }: لتكن الجولة بـ { $worth } بدلًا من { $now }. والجواب على { $name }.
truco-tutorial-calls-1-team = قبل ورقتك يمكنك النداء. نداء truco من { $caller }: لتكن الجولة بـ { $worth } بدلًا من { $now }. الجواب لأي من { $name }، وأول جواب يُحسب للفريق.
truco-tutorial-calls-2 = القبول: اللعب على { $worth }. الرفض: يأخذ المنادون { $now } فورًا. نداء seis: قبول وطلب { $next }.
truco-tutorial-calls-3 = بعد seis يأتي nove (9) ثم doze (12). والنداء جائز بورق ضعيف أيضًا: الخداع نصف اللعبة.
truco-tutorial-calls-3-mineiro = بعد seis يأتي nove (10) ثم doze (12). والنداء جائز بورق ضعيف أيضًا: الخداع نصف اللعبة.
truco-tutorial-score = النقاط
truco-tutorial-score-1 = هنا قُبل truco وكسب فريق { $team } شوطين. النقاط: { $worth }.
truco-tutorial-score-2 = عند 11 نقطة تأتي mão de onze: يرى الفريق أوراق شركائه ويختار اللعب على 3 أو ترك نقطة للآخرين.
truco-tutorial-score-2-mineiro = الجولة بـ 2، وبالنداء 4 أو 8 أو 10 أو 12. وعند 10 نقاط تأتي mão de dez: يرى الفريق أوراقه ويلعب على 4 أو يترك للآخرين 2.
truco-tutorial-score-3 = الفوز عند { $target }. وعند { $ferro } مقابل { $ferro } لا أحد يرى أي ورقة: هذه mão de ferro.
truco-tutorial-score-3-games = اللعبة عند { $target }، والمباراة بلعبتين. وعند { $ferro } مقابل { $ferro } لا أحد يرى أي ورقة: هذه mão de ferro.

# On pictures.
truco-picture-vira = vira
truco-picture-manilha = manilha
truco-picture-worth = القيمة
truco-picture-call = { $now } ← { $worth }؟
truco-picture-ties = تعادل
truco-picture-kind = { $kind ->
    [ferro] Mão de ferro
   *[onze] { $points ->
        [10] Mão de dez
       *[other] Mão de onze
    }
}
truco-picture-hidden = لعبت مقلوبًا
