# language: ja
機能: 裁定：支払われた怒濤コスト
  > 怒濤コストが支払われた場合にだけ起こることがある。チームメイトの呪文の後では何が残り、そうでなければどうなるのか？

  @id:ruling.crush_of_tentacles @clause:spell.surge @clause:mana.own @from:2016-01-16 @must
  シナリオ: チームメイトの呪文の後、《Crush of Tentacles》は5マナで済み、クリーチャーを残す
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《マナ源》を9枚コントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ エドワードは《山》をコントロールしている
    かつ アンジーの手札に《Crush of Tentacles》がある
    もし バリーが《灰色熊》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Crush of Tentacles》を怒濤コストで唱える
    かつ その呪文が解決される
    ならば エドワードの手札に《丘巨人》がある
    かつ バリーの手札に《灰色熊》がある
    かつ エドワードは《山》をコントロールしている
    かつ アンジーは8/8のクリーチャー・トークンを1体コントロールしている
    もし アンジーが《Glen Elendra Liege》を唱える
    かつ その呪文が解決される
    ならば アンジーは9/9のクリーチャー・トークンを1体コントロールしている

  @id:ruling.crush_of_tentacles.full @situation:ruling.crush_of_tentacles @clause:spell.surge @from:2016-01-16 @must
  シナリオ: チームメイトが呪文を唱えていても、Crush of Tentaclesをマナ・コストで唱えれば何も残らない
    前提 エドワードは《丘巨人》をコントロールしている
    もし バリーが《灰色熊》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Crush of Tentacles》を唱える
    かつ その呪文が解決される
    ならば エドワードの手札に《丘巨人》がある
    かつ バリーの手札に《灰色熊》がある
    かつ アンジーはクリーチャー・トークンを1体もコントロールしていない

  @id:ruling.crush_of_tentacles.countered @situation:ruling.crush_of_tentacles @clause:spell.surge @clause:effect.counter @from:2016-01-16 @must
  シナリオ: 打ち消されたチームメイトの呪文も数えられる
    前提 エドワードは《丘巨人》をコントロールしている
    かつ アンジーは《マナ源》を5枚コントロールしている
    かつ バリーの手札に《灰色熊》がある
    かつ アンジーのチームの戦闘前メイン・フェイズである
    ならば アンジーは《Crush of Tentacles》を怒濤コストで唱えられない
    もし バリーが《灰色熊》を唱える
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《灰色熊》を対象として《Cancel》を唱える
    かつ その呪文が解決される
    ならば バリーの墓地に《灰色熊》がある
    かつ アンジーは《Crush of Tentacles》を怒濤コストで唱えられる
    もし その呪文が解決される
    ならば エドワードの手札に《丘巨人》がある
    かつ アンジーはクリーチャー・トークンを1体コントロールしている

  @id:ruling.overwhelming_denial.on_stack @situation:ruling.overwhelming_denial @clause:spell.surge @clause:spell.uncountered @clause:effect.counter @from:2016-01-16 @must
  シナリオ: チームメイトの呪文がスタックにある間、《Overwhelming Denial》は2マナで別の呪文を打ち消す
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ バリーは《灰色熊》をコントロールしている
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ アンジーの手札に《Overwhelming Denial》がある
    もし エドワードが《丘巨人》を唱える
    かつ エドワードのチームが優先権をパスする
    ならば アンジーは《丘巨人》を対象として《Overwhelming Denial》を怒濤コストで唱えられない
    もし バリーが《灰色熊》を対象として《Giant Growth》を唱える
    ならば アンジーは《丘巨人》を対象として《Overwhelming Denial》を怒濤コストで唱えられる
    もし アンジーのチームが優先権をパスする
    かつ エドワードが《Overwhelming Denial》を対象として《Cancel》を唱える
    かつ その呪文が解決される
    ならば エドワードの墓地に《Cancel》がある
    もし その呪文が解決される
    ならば エドワードの墓地に《丘巨人》がある
    かつ アンジーの墓地に《Overwhelming Denial》がある

  @id:ruling.overwhelming_denial.mana_cost @situation:ruling.overwhelming_denial @clause:effect.counter @from:2016-01-16 @must
  シナリオ: Overwhelming Denialは、マナ・コストで唱えても怒濤コストと同じように呪文を打ち消す
    前提 エドワードのチームの戦闘前メイン・フェイズである
    もし エドワードが《丘巨人》を唱える
    かつ エドワードのチームが優先権をパスする
    かつ アンジーが《丘巨人》を対象として《Overwhelming Denial》を唱える
    かつ その呪文が解決される
    ならば エドワードの墓地に《丘巨人》がある

  @id:ruling.reckless_bushwhacker @clause:spell.surge @clause:trigger.intervening_if @from:2016-01-16 @must
  シナリオ: 打ち消されたチームメイトの呪文があれば、《Reckless Bushwhacker》は他のクリーチャーを助ける
    前提 アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ バリーの手札に《灰色熊》がある
    かつ アンジーのチームの戦闘前メイン・フェイズである
    もし バリーが《灰色熊》を唱える
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《灰色熊》を対象として《Cancel》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Reckless Bushwhacker》を怒濤コストで唱える
    かつ その呪文が解決される
    かつ 《Reckless Bushwhacker》の誘発型能力が解決される
    ならば バリーの墓地に《灰色熊》がある
    かつ 《丘巨人》は4/3である
    かつ 《Reckless Bushwhacker》は2/1である
