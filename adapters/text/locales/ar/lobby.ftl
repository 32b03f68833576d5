# The lobby as the page draws it: seats around a table, and what is played.

page-seat-free = مقعد فارغ
page-seat-sit = الجلوس هنا
page-seat-more = مقعد إضافي
page-seat-owner = المضيف
page-seat-state = { $state ->
    [ready] جاهز
    [unready] ليس بعد
   *[away] غائب
}
page-seat-swap = طلب تبديل المقعدين
page-seat-clear = إخراج اللاعب الآلي
page-seat-add = لاعب آلي: { $level }
page-level = { $level ->
    [easy] سهل
    [normal] متوسط
   *[strong] قوي
}
page-options-owner = المضيف وحده يغيّر هذه.
