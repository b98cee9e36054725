# language: ja
@source:F @source:I @source:W
機能: サイドボード
  > マッチは1ゲームである。どちらのデッキにも入れないカードはどうなるのか？

  @id:deck.side.constructed.first @situation:deck.side.constructed @clause:deck.copies @from:2005-08-01 @until:2005-08-20 @should
  シナリオ: チーム戦のトーナメント規定ができるまで、サイドボードは禁じられていない
    前提 アンジーはデッキに《森》を60枚入れている
    かつ アンジーはサイドボードに《帰化》を入れている
    かつ バリーはデッキに《森》を60枚入れている
    ならば アンジーのチームのデッキは構築戦で使用できる

  @id:deck.side.constructed @situation:deck.side.constructed @clause:deck.sideboard_constructed @from:2005-08-20 @must
  シナリオ: 構築ではサイドボードを使えない
    前提 アンジーはデッキに《森》を60枚入れている
    かつ アンジーはサイドボードに《帰化》を入れている
    かつ バリーはデッキに《森》を60枚入れている
    ならば アンジーのチームのデッキは構築戦で使用できない

  @id:deck.side.limited.first @situation:deck.side.limited @clause:deck.size_limited @from:2005-08-01 @until:2005-08-20 @should
  シナリオ: チーム戦のトーナメント規定ができるまで、残りのカードは各プレイヤーのものである
    前提 アンジーはデッキに《森》を40枚入れている
    かつ アンジーはサイドボードに《帰化》を入れている
    かつ バリーはデッキに《森》を40枚入れている
    ならば アンジーのチームのデッキはシールドデッキ戦で使用できる

  @id:deck.side.limited.none @situation:deck.side.limited @clause:deck.sideboard_limited @source:I @from:2005-08-20 @until:2006-12-20 @must
  シナリオ: どちらのデッキにも入れないカードは、そのトーナメントでは使えない
    前提 アンジーはデッキに《森》を40枚入れている
    かつ アンジーはサイドボードに《帰化》を入れている
    かつ バリーはデッキに《森》を40枚入れている
    ならば アンジーのチームのデッキはシールドデッキ戦で使用できない

  @id:deck.side.limited @situation:deck.side.limited @clause:deck.sideboard_limited @source:F @from:2006-12-20 @must
  シナリオ: どちらのデッキにも入れないカードはサイドボードとして登録する
    前提 アンジーはデッキに《森》を40枚入れている
    かつ アンジーはサイドボードに《帰化》を入れている
    かつ バリーはデッキに《森》を40枚入れている
    ならば アンジーのチームのデッキはシールドデッキ戦で使用できる

  @id:deck.outside.constructed.first @situation:deck.outside.constructed @clause:deck.copies @from:2005-08-01 @until:2005-08-20 @should
  シナリオ: 効果で得られるのは自分のサイドボードのカードだけである
    前提 アンジーはデッキに《森》を60枚入れている
    かつ アンジーはサイドボードに《帰化》を入れている
    かつ バリーはデッキに《森》を60枚入れている
    ならば アンジーは構築戦でゲームの外部から《帰化》を得ることができる
    かつ バリーは構築戦でゲームの外部から《帰化》を得ることができない

  @id:deck.outside.constructed @situation:deck.outside.constructed @clause:deck.sideboard_constructed @from:2005-08-20 @must
  シナリオ: サイドボードがなければ、効果でゲームの外部のカードは得られない
    前提 アンジーはデッキに《森》を60枚入れている
    かつ アンジーはサイドボードに《帰化》を入れている
    かつ バリーはデッキに《森》を60枚入れている
    ならば アンジーは構築戦でゲームの外部から《帰化》を得ることができない
    かつ バリーは構築戦でゲームの外部から《帰化》を得ることができない

  @id:deck.outside.limited.first @situation:deck.outside.limited @clause:deck.size_limited @from:2005-08-01 @until:2005-08-20 @should
  シナリオ: リミテッドでも、効果で得られるのは自分の残りのカードだけである
    前提 アンジーはデッキに《森》を40枚入れている
    かつ アンジーはサイドボードに《帰化》を入れている
    かつ バリーはデッキに《森》を40枚入れている
    ならば アンジーはシールドデッキ戦でゲームの外部から《帰化》を得ることができる
    かつ バリーはシールドデッキ戦でゲームの外部から《帰化》を得ることができない

  @id:deck.outside.limited.none @situation:deck.outside.limited @clause:deck.sideboard_limited @source:I @from:2005-08-20 @until:2006-12-20 @must
  シナリオ: どちらのデッキにも入れないカードは、効果でも得られない
    前提 アンジーはデッキに《森》を40枚入れている
    かつ アンジーはサイドボードに《帰化》を入れている
    かつ バリーはデッキに《森》を40枚入れている
    ならば アンジーはシールドデッキ戦でゲームの外部から《帰化》を得ることができない
    かつ バリーはシールドデッキ戦でゲームの外部から《帰化》を得ることができない

  @id:deck.outside.limited @situation:deck.outside.limited @clause:deck.sideboard_limited @source:F @from:2006-12-20 @must
  シナリオ: チームの残りのカードは、2人とも効果で得られる
    前提 アンジーはデッキに《森》を40枚入れている
    かつ アンジーはサイドボードに《帰化》を入れている
    かつ バリーはデッキに《森》を40枚入れている
    ならば アンジーはシールドデッキ戦でゲームの外部から《帰化》を得ることができる
    かつ バリーはシールドデッキ戦でゲームの外部から《帰化》を得ることができる
    かつ バリーはブースタードラフト戦でゲームの外部から《帰化》を得ることができる
    かつ バリーはシールドデッキ戦でゲームの外部から《灰色熊》を得ることができない
    かつ エドワードはシールドデッキ戦でゲームの外部から《帰化》を得ることができない
