# language: ja
@source:C
機能: 統率者戦のデッキの組み方
  > 1枚のカードがデッキを率いる。デッキは何枚で、同じカードは何枚まで入れられ、チームメイトのデッキは関係するのか？

  @id:deck.commander.size @variant:two-headed-giant-commander @clause:deck.commander_size @from:2009-10-01 @must
  シナリオ: 統率者を含めて100枚である
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーはデッキに《山》を99枚入れている
    ならば アンジーのデッキは統率者戦で使用できる

  @id:deck.commander.size.too_few @situation:deck.commander.size @variant:two-headed-giant-commander @clause:deck.commander_size @from:2009-10-01 @must
  シナリオ: 99枚では足りない
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーはデッキに《山》を98枚入れている
    ならば アンジーのデッキは統率者戦で使用できない

  @id:deck.commander.size.too_many @situation:deck.commander.size @variant:two-headed-giant-commander @clause:deck.commander_size @from:2009-10-01 @must
  シナリオ: 統率者のほかに100枚では1枚多い
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーはデッキに《山》を100枚入れている
    ならば アンジーのデッキは統率者戦で使用できない

  @id:deck.commander.copies @variant:two-headed-giant-commander @clause:deck.commander_copies @from:2009-10-01 @must
  シナリオ: 同じ名前のカードを2枚は入れられない
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーはデッキに《丘巨人》を2枚入れている
    かつ アンジーはデッキに《山》を97枚入れている
    ならば アンジーのデッキは統率者戦で使用できない

  @id:deck.commander.copies.one @situation:deck.commander.copies @variant:two-headed-giant-commander @clause:deck.commander_copies @from:2009-10-01 @must
  シナリオ: 名前ごとに1枚ならよく、基本土地は氷雪でも何枚でも入れられる
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーはデッキに《丘巨人》を入れている
    かつ アンジーはデッキに《炎の裂け目》を入れている
    かつ アンジーはデッキに《山》を90枚入れている
    かつ アンジーはデッキに《冠雪の山》を7枚入れている
    ならば アンジーのデッキは統率者戦で使用できる

  @id:deck.commander.copies.english_name @situation:deck.commander.copies @variant:two-headed-giant-commander @clause:deck.commander_copies @from:2009-10-01 @must
  シナリオ: 言語が違っても名前は同じである
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーはデッキにフランス語版の《丘巨人》を1枚入れている
    かつ アンジーはデッキに日本語版の《丘巨人》を1枚入れている
    かつ アンジーはデッキに《山》を97枚入れている
    ならば アンジーのデッキは統率者戦で使用できない
    かつ 《丘巨人》は統率者戦でアンジーのデッキが認められない理由になる
    かつ 《山》は統率者戦でアンジーのデッキが認められない理由にならない

  @id:deck.commander.copies.own_number @situation:deck.commander.copies @variant:two-headed-giant-commander @clause:deck.commander_copies @from:2011-02-04 @must
  シナリオ: 7枚まで入れられるカードは、ここでも8枚は入れられない
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーはデッキに《七人の試練》を7枚入れている
    かつ アンジーはデッキに《山》を92枚入れている
    かつ エドワードはデッキに《無情の碑出告》を入れている
    かつ エドワードの統率者は《無情の碑出告》である
    かつ エドワードはデッキに《七人の試練》を8枚入れている
    かつ エドワードはデッキに《山》を91枚入れている
    ならば アンジーのデッキは統率者戦で使用できる
    かつ エドワードのデッキは統率者戦で使用できない

  @id:deck.commander.alone @variant:two-headed-giant-commander @clause:deck.commander_copies @from:2011-02-04 @should
  シナリオ: デッキは個別に判定されるので、チームメイトは同じカードを使える
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーはデッキに《丘巨人》を入れている
    かつ アンジーはデッキに《山》を98枚入れている
    かつ バリーはデッキに《無情の碑出告》を入れている
    かつ バリーの統率者は《無情の碑出告》である
    かつ バリーはデッキに《丘巨人》を入れている
    かつ バリーはデッキに《山》を98枚入れている
    ならば アンジーのチームのデッキは統率者戦で使用できる

  @id:deck.commander.alone.one_wrong @situation:deck.commander.alone @variant:two-headed-giant-commander @clause:deck.commander_size @from:2011-02-04 @should
  シナリオ: 一方のデッキの不備は、チームメイトのデッキでは補えない
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーはデッキに《山》を98枚入れている
    かつ バリーはデッキに《無情の碑出告》を入れている
    かつ バリーの統率者は《無情の碑出告》である
    かつ バリーはデッキに《山》を100枚入れている
    ならば アンジーのチームのデッキは統率者戦で使用できない

  @id:deck.commander.banned @variant:two-headed-giant-commander @clause:deck.banned @from:2011-02-04 @must
  シナリオ: 禁止リストにあるカードは、どのデッキにも入れられない
    前提 《丘巨人》はフォーマットの禁止カードである
    かつ アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーはデッキに《丘巨人》を入れている
    かつ アンジーはデッキに《山》を98枚入れている
    かつ エドワードはデッキに《無情の碑出告》を入れている
    かつ エドワードの統率者は《無情の碑出告》である
    かつ エドワードはデッキに《山》を99枚入れている
    ならば アンジーのデッキは統率者戦で使用できない
    かつ エドワードのデッキは統率者戦で使用できる

  @id:deck.commander.side.first @situation:deck.commander.side @variant:two-headed-giant-commander @clause:deck.commander_size @from:2009-10-01 @until:2025-07-25 @should
  シナリオ: サイドボードはまだ禁じられていない
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーはデッキに《山》を99枚入れている
    かつ アンジーはサイドボードに《丘巨人》を入れている
    ならば アンジーのデッキは統率者戦で使用できる

  @id:deck.commander.side @situation:deck.commander.side @variant:two-headed-giant-commander @clause:deck.commander_sideboard @from:2025-07-25 @must
  シナリオ: サイドボードは使わない
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーはデッキに《山》を99枚入れている
    かつ アンジーはサイドボードに《丘巨人》を入れている
    ならば アンジーのデッキは統率者戦で使用できない

  @id:deck.commander.outside.any @situation:deck.commander.outside @variant:two-headed-giant-commander @clause:deck.commander_size @from:2009-10-01 @until:2020-04-17 @should
  シナリオ: 効果はサイドボードのどのカードでも得られる
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーはデッキに《丘巨人》を入れている
    かつ アンジーはデッキに《山》を98枚入れている
    かつ アンジーはサイドボードに《丘巨人》を入れている
    かつ アンジーはサイドボードに《灰色熊》を入れている
    ならば アンジーは統率者戦でゲームの外部から《丘巨人》を得ることができる
    かつ アンジーは統率者戦でゲームの外部から《灰色熊》を得ることができる

  @id:deck.commander.outside.limits @situation:deck.commander.outside @variant:two-headed-giant-commander @clause:deck.commander_outside @from:2020-04-17 @until:2025-07-25 @must
  シナリオ: 外部から来るカードは、デッキにない名前で、統率者の固有色に収まる
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーはデッキに《丘巨人》を入れている
    かつ アンジーはデッキに《山》を98枚入れている
    かつ アンジーはサイドボードに《丘巨人》を入れている
    かつ アンジーはサイドボードに《灰色熊》を入れている
    かつ アンジーはサイドボードに《炎の裂け目》を入れている
    ならば アンジーは統率者戦でゲームの外部から《丘巨人》を得ることができない
    かつ アンジーは統率者戦でゲームの外部から《灰色熊》を得ることができない
    かつ アンジーは統率者戦でゲームの外部から《炎の裂け目》を得ることができる

  @id:deck.commander.outside @variant:two-headed-giant-commander @clause:deck.commander_outside @from:2025-07-25 @must
  シナリオ: 統率者戦に触れていない効果では、外部からカードを得られない
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーはデッキに《山》を99枚入れている
    かつ アンジーはサイドボードに《炎の裂け目》を入れている
    ならば アンジーは統率者戦でゲームの外部から《炎の裂け目》を得ることができない
