# language: ja
@source:F @source:I
機能: シールドとドラフトのデッキを組むための製品
  > チームは2つのデッキを組むためにパックを開封する。パックをいくつ受け取り、ドラフトはできるのか？

  @id:deck.sealed.pack_and_four @situation:deck.sealed @clause:deck.sealed_product @from:2005-08-20 @until:2009-07-01 @must
  シナリオ: チームごとにトーナメントパック1個とブースターパック4個が推奨される
    前提 アンジーのチームはトーナメントパックを1個とブースターパックを4個受け取る
    かつ エドワードのチームはトーナメントパックを1個とブースターパックを4個受け取る
    ならば シールドデッキ戦で両チームが受け取る製品は推奨されるものである

  @id:deck.sealed.seven @situation:deck.sealed @clause:deck.sealed_product @from:2005-08-20 @until:2009-07-01 @must
  シナリオ: シールドデッキ2個のために、ブースターパック7個も推奨される
    前提 アンジーのチームはブースターパックを7個受け取る
    かつ エドワードのチームはブースターパックを7個受け取る
    ならば シールドデッキ戦で両チームが受け取る製品は推奨されるものである

  @id:deck.sealed.eight.too_many @situation:deck.sealed @clause:deck.sealed_product @from:2005-08-20 @until:2009-07-01 @must
  シナリオ: 8個はまだ推奨されていない
    前提 アンジーのチームはブースターパックを8個受け取る
    かつ エドワードのチームはブースターパックを8個受け取る
    ならば シールドデッキ戦で両チームが受け取る製品は推奨されるものではない

  @id:deck.sealed.eight @situation:deck.sealed @clause:deck.sealed_product @source:F @from:2009-07-01 @must
  シナリオ: チームごとにブースターパック8個が推奨される
    前提 アンジーのチームはブースターパックを8個受け取る
    かつ エドワードのチームはブースターパックを8個受け取る
    ならば シールドデッキ戦で両チームが受け取る製品は推奨されるものである

  @id:deck.sealed.seven.too_few @situation:deck.sealed @clause:deck.sealed_product @source:F @from:2009-07-01 @must
  シナリオ: 7個はもう推奨されない
    前提 アンジーのチームはブースターパックを7個受け取る
    かつ エドワードのチームはブースターパックを7個受け取る
    ならば シールドデッキ戦で両チームが受け取る製品は推奨されるものではない

  @id:deck.sealed.unequal @situation:deck.sealed @clause:deck.sealed_product @from:2005-08-20 @must
  シナリオ: すべてのチームが同じ製品を受け取る
    前提 アンジーのチームはブースターパックを8個受け取る
    かつ エドワードのチームはブースターパックを7個受け取る
    ならば シールドデッキ戦で両チームが受け取る製品は同じではない

  @id:deck.draft.barred @situation:deck.draft @clause:deck.formats @source:I @from:2005-08-20 @until:2006-12-20 @must
  シナリオ: トーナメントではまだチームでドラフトをしない
    前提 アンジーはデッキに《森》を40枚入れている
    かつ バリーはデッキに《森》を40枚入れている
    ならば アンジーのチームのデッキはブースタードラフト戦で使用できない
    かつ アンジーのチームのデッキはシールドデッキ戦で使用できる

  @id:deck.draft.allowed @situation:deck.draft @clause:deck.formats @source:F @from:2006-12-20 @must
  シナリオ: チームでドラフトができる
    前提 アンジーはデッキに《森》を40枚入れている
    かつ バリーはデッキに《森》を40枚入れている
    ならば アンジーのチームのデッキはブースタードラフト戦で使用できる

  @id:deck.draft.six @situation:deck.draft @clause:deck.draft_product @from:2006-12-20 @must
  シナリオ: チームはブースターパック6個でドラフトをする
    前提 アンジーのチームはブースターパックを6個受け取る
    かつ エドワードのチームはブースターパックを6個受け取る
    ならば ブースタードラフト戦で両チームが受け取る製品は推奨されるものである
    かつ シールドデッキ戦で両チームが受け取る製品は推奨されるものではない

  @id:deck.draft.four @situation:deck.draft @clause:deck.draft_product @from:2006-12-20 @must
  シナリオ: ブースターパック4個はチームのドラフトに推奨されない
    前提 アンジーのチームはブースターパックを4個受け取る
    かつ エドワードのチームはブースターパックを4個受け取る
    ならば ブースタードラフト戦で両チームが受け取る製品は推奨されるものではない
