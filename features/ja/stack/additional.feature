# language: ja
機能: 追加で支払うパーマネントやカード
  > コストがいくつものパーマネントや、マナ以外のものを求める。誰のもので支払えるのか、どれだけ支払うのか？

  @id:additional.x @situation:additional.x @clause:cost.resources @clause:spell.variable @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  シナリオ: X体のクリーチャーはXとして選ばれた数であり、それ以上は足りない
    前提 アンジーは《Krav, the Unredeemed》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《マナ源》をコントロールしている
    かつ エドワードは《Wind Drake》をコントロールしている
    もし アンジーが対象としてアンジーを選ぶ
    ならば アンジーは《Krav, the Unredeemed》の能力をX = 3として起動できない
    しかし アンジーは《Krav, the Unredeemed》の能力をX = 0として起動できる
    もし その能力が解決される
    ならば アンジーは《灰色熊》をコントロールしている
    かつ 《Krav, the Unredeemed》には+1/+1カウンターが置かれていない
    かつ エドワードは《Wind Drake》をコントロールしている

  @id:additional.teammate @situation:additional.lands @clause:cost.resources @clause:object.you @from:2005-08-01 @must
  シナリオ: チームメイトの土地は、生け贄に捧げる2つには数えられない
    前提 アンジーは《Keldon Arsonist》をコントロールしている
    かつ アンジーは《平地》をコントロールしている
    かつ バリーは《Keldon Arsonist》をコントロールしている
    かつ バリーは《山》をコントロールしている
    かつ バリーは《沼》をコントロールしている
    かつ エドワードは《森》をコントロールしている
    もし アンジーが対象として《森》を選ぶ
    かつ バリーが対象として《森》を選ぶ
    かつ バリーが《山》と《沼》を生け贄に捧げる
    ならば アンジーはアンジーの《Keldon Arsonist》の能力を起動できない
    しかし バリーはバリーの《Keldon Arsonist》の能力を起動できる

  @id:additional.lands @situation:additional.lands @clause:cost.resources @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  シナリオ: 2つの土地が生け贄に捧げられ、3つ目は残る
    前提 アンジーは《Keldon Arsonist》をコントロールしている
    かつ アンジーは《平地》をコントロールしている
    かつ アンジーは《沼》をコントロールしている
    かつ アンジーは《島》をコントロールしている
    かつ エドワードは《森》をコントロールしている
    もし アンジーが《Keldon Arsonist》の能力を起動する
    かつ アンジーが対象として《森》を選ぶ
    かつ アンジーが《平地》と《沼》を生け贄に捧げる
    かつ その能力が解決される
    ならば アンジーの墓地に《平地》がある
    かつ アンジーの墓地に《沼》がある
    かつ アンジーは《島》をコントロールしている
    かつ エドワードの墓地に《森》がある

  @id:additional.creature @situation:additional.creature @clause:cost.additional @clause:object.you @from:2005-08-01 @must
  シナリオ: クリーチャーを生け贄に捧げる呪文は、チームメイトのクリーチャーでは唱えられない
    前提 アンジーは《Keldon Arsonist》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ アンジーのライブラリーは5枚である
    かつ エドワードの手札に《Village Rites》がある
    かつ バリーの手札に《Village Rites》がある
    ならば エドワードは《Village Rites》を唱えられない
    しかし アンジーは《Village Rites》を唱えられる
    もし その呪文が解決される
    ならば アンジーの墓地に《Keldon Arsonist》がある
    かつ アンジーのライブラリーは3枚である
    かつ バリーは《灰色熊》をコントロールしている

  @id:additional.countered @situation:additional.creature @clause:cost.additional @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  シナリオ: 呪文が打ち消されても、支払ったものは戻らない
    前提 アンジーは《灰色熊》をコントロールしている
    かつ アンジーのライブラリーは5枚である
    もし アンジーが《Village Rites》を唱える
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《Village Rites》を対象として《Cancel》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《灰色熊》がある
    かつ アンジーのライブラリーは5枚である

  @id:additional.itself @situation:additional.discard @clause:cost.additional @from:2005-08-01 @must
  シナリオ: 呪文自体はもう手札にないので、それを捨てることはできない
    前提 アンジーの手札に《Tormenting Voice》がある
    かつ アンジーの手札は1枚である
    かつ バリーの手札に《Tormenting Voice》がある
    かつ バリーの手札に《平地》がある
    ならば アンジーは《Tormenting Voice》を唱えられない
    しかし バリーは《Tormenting Voice》を唱えられる

  @id:additional.discard @situation:additional.discard @clause:cost.additional @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  シナリオ: 追加コストとして、その呪文自身ではない別のカードが捨てられる
    前提 アンジーの手札に《Tormenting Voice》がある
    かつ アンジーの手札に《平地》がある
    かつ アンジーのライブラリーは5枚である
    もし アンジーが《Tormenting Voice》を唱える
    ならば アンジーの墓地に《平地》がある
    もし その呪文が解決される
    ならば アンジーのライブラリーは3枚である
    かつ アンジーの手札は2枚である

  @id:additional.cheaper @situation:additional.cheaper @clause:cost.additional @clause:cost.total @from:2005-08-01 @must
  シナリオ: 生け贄に捧げたクリーチャー1体ごとに呪文は2マナ軽くなり、1マナ足りなければ唱えられない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《マナ源》を3枚コントロールしている
    かつ アンジーは《灰色熊》を2枚コントロールしている
    かつ バリーは《マナ源》を4枚コントロールしている
    かつ バリーは《Wind Drake》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    かつ バリーは《Shanodin Dryads》をコントロールしている
    もし アンジーがアンジーの1枚目の《灰色熊》とアンジーの2枚目の《灰色熊》を生け贄に捧げる
    かつ バリーが《Wind Drake》と《丘巨人》を生け贄に捧げる
    ならば アンジーは《Torgaar, Famine Incarnate》を唱えられない
    しかし バリーは《Torgaar, Famine Incarnate》を唱えられる
    かつ バリーの墓地に《Wind Drake》がある
    かつ バリーの墓地に《丘巨人》がある
    かつ バリーは《Shanodin Dryads》をコントロールしている
    かつ アンジーは《灰色熊》を2枚コントロールしている

  @id:additional.nothing @situation:additional.cheaper @clause:cost.additional @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  シナリオ: 望む数のクリーチャーを生け贄に捧げてよいとき、1体も捧げなくてもよい
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《マナ源》を8枚コントロールしている
    もし アンジーが何も生け贄に捧げない
    かつ アンジーが《Torgaar, Famine Incarnate》を唱える
    ならば アンジーは《灰色熊》をコントロールしている

  @id:additional.its_mana @situation:additional.cheaper @clause:cost.additional @clause:mana.ability @from:2005-08-01 @must
  シナリオ: そのターンだけクリーチャーである土地は、自身が生け贄に捧げられるその呪文のためにマナを出せる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Kamahl, Fist of Krosa》をコントロールしている
    かつ アンジーは《森》をコントロールしている
    かつ アンジーは《沼》をコントロールしている
    かつ アンジーは《マナ源》を3枚コントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《マナ源》を3枚コントロールしている
    かつ バリーは《Wind Drake》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    もし アンジーが《Kamahl, Fist of Krosa》の1つ目の能力を起動する
    かつ アンジーが対象として《沼》を選ぶ
    かつ その能力が解決される
    かつ アンジーが《沼》と《灰色熊》を生け贄に捧げる
    かつ バリーが《Wind Drake》と《丘巨人》を生け贄に捧げる
    ならば アンジーは《Torgaar, Famine Incarnate》を唱えられる
    しかし バリーは《Torgaar, Famine Incarnate》を唱えられない
