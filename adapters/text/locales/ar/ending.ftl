# The end of a match as the page shows it.

page-own-record = كسبت { $wins } من { $matches } من مباريات { $game }.
page-own-rating = تصنيفك: { $rating } ({ $change })
page-share = مشاركة
page-proof = توزيع نزيه: كيف تتحقق منه
page-deal-over = انتهت الجولة { $deal }
