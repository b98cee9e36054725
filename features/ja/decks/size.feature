# language: ja
@source:F @source:I @source:W
機能: デッキの枚数
  > 2人のプレイヤーがデッキを2つ組む。それぞれに規定の枚数が必要なのか？

  @id:deck.size.constructed @clause:deck.size_constructed @from:2005-08-01 @must
  シナリオ: 各デッキに60枚あれば足りる
    前提 アンジーはデッキに《森》を60枚入れている
    かつ バリーはデッキに《森》を60枚入れている
    ならば アンジーのチームのデッキは構築戦で使用できる

  @id:deck.size.constructed.too_few @situation:deck.size.constructed @clause:deck.size_constructed @from:2005-08-01 @must
  シナリオ: 各デッキに60枚ずつ必要であり、チームメイトの余分なカードでは補えない
    前提 アンジーはデッキに《森》を59枚入れている
    かつ バリーはデッキに《森》を61枚入れている
    ならば アンジーのチームのデッキは構築戦で使用できない

  @id:deck.size.constructed.no_maximum @situation:deck.size.constructed @clause:deck.size_constructed @from:2005-08-01 @must
  シナリオ: 構築デッキに枚数の上限はない
    前提 アンジーはデッキに《森》を250枚入れている
    かつ バリーはデッキに《森》を60枚入れている
    ならば アンジーのチームのデッキは構築戦で使用できる

  @id:deck.size.limited @clause:deck.size_limited @from:2005-08-01 @must
  シナリオ: リミテッドでは各デッキは40枚で、同じカードを何枚入れてもよい
    前提 アンジーはデッキに《帰化》を6枚入れている
    かつ アンジーはデッキに《森》を34枚入れている
    かつ バリーはデッキに《帰化》を5枚入れている
    かつ バリーはデッキに《森》を35枚入れている
    ならば アンジーのチームのデッキはシールドデッキ戦で使用できる
    かつ アンジーのチームのデッキは構築戦で使用できない

  @id:deck.size.limited.reason @situation:deck.size.limited @clause:deck.size_limited @from:2005-08-01 @must
  シナリオ: 6枚入れたことが理由になるのは構築だけである
    前提 アンジーはデッキに《帰化》を6枚入れている
    かつ アンジーはデッキに《森》を54枚入れている
    かつ バリーはデッキに《森》を60枚入れている
    ならば 《帰化》はシールドデッキ戦でアンジーのチームのデッキが認められない理由にならない
    かつ 《帰化》は構築戦でアンジーのチームのデッキが認められない理由になる

  @id:deck.size.limited.too_few @situation:deck.size.limited @clause:deck.size_limited @from:2005-08-01 @must
  シナリオ: リミテッドでは39枚では足りない
    前提 アンジーはデッキに《森》を41枚入れている
    かつ バリーはデッキに《森》を39枚入れている
    ならば アンジーのチームのデッキはシールドデッキ戦で使用できない
    かつ アンジーのチームのデッキはブースタードラフト戦で使用できない

  @id:deck.size.limited.no_maximum @situation:deck.size.limited @clause:deck.size_limited @from:2005-08-01 @must
  シナリオ: リミテッドにも上限はない
    前提 アンジーはデッキに《森》を100枚入れている
    かつ バリーはデッキに《森》を40枚入れている
    ならば アンジーのチームのデッキはシールドデッキ戦で使用できる

  @id:deck.size.draft @situation:deck.size.limited @clause:deck.size_limited @from:2006-12-20 @must
  シナリオ: ドラフトのデッキも40枚で足りる
    前提 アンジーはデッキに《森》を40枚入れている
    かつ バリーはデッキに《森》を40枚入れている
    ならば アンジーのチームのデッキはブースタードラフト戦で使用できる
