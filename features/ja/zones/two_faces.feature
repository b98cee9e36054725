# language: ja
機能: 2つの面を持つカード
  > どちらかの半分を唱えるカード、どちらかの面を唱えるカード、一方の面を土地としてプレイするカードがある。どれを、どこから使い、他の領域では何なのか？

  @id:ruling.ribbons @clause:spell.aftermath @clause:life.shared @from:2017-04-28 @must
  シナリオ: Ribbonsは墓地から唱えられ、対戦相手それぞれにX点のライフを失わせ、追放される
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーの墓地に《Cut // Ribbons》がある
    かつ バリーの墓地に《Cut // Ribbons》がある
    かつ アンジーは《マナ源》を5枚コントロールしている
    かつ バリーは《マナ源》を4枚コントロールしている
    ならば バリーはバリーの《Cut // Ribbons》の第2面をX = 3として唱えられない
    しかし アンジーはアンジーの《Cut // Ribbons》の第2面をX = 3として唱えられる
    もし その呪文が解決される
    ならば エドワードのチームのライフは14点である
    かつ アンジーのチームのライフは20点である
    かつ アンジーは追放領域に《Cut // Ribbons》を所有している
    かつ バリーの墓地に《Cut // Ribbons》がある

  @id:faces.aftermath @clause:spell.aftermath @clause:object.halves @variant:two-headed-giant @variant:two-player @from:2017-04-28 @must
  シナリオ: Cutは手札から唱えられて墓地からは唱えられず、Ribbonsはその逆である
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ エドワードは《丘巨人》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ アンジーの手札に《Cut // Ribbons》がある
    かつ アンジーは《マナ源》を10枚コントロールしている
    ならば アンジーは《Cut // Ribbons》の第2面をX = 1として唱えられない
    しかし アンジーは《丘巨人》を対象として《Cut // Ribbons》を唱えられる
    もし その呪文が解決される
    ならば エドワードの墓地に《丘巨人》がある
    かつ アンジーの墓地に《Cut // Ribbons》がある
    かつ アンジーは《灰色熊》を対象として《Cut // Ribbons》を唱えられない
    しかし アンジーは《Cut // Ribbons》の第2面をX = 1として唱えられる
    かつ スタックには呪文や能力が1個ある

  @id:faces.halves @clause:object.halves @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  シナリオ: 分割カードのそれぞれの半分は自身のコストで唱えられ、自身が言うことだけを行う
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ アンジーの手札に《Assault // Battery》がある
    かつ アンジーは《マナ源》を3枚コントロールしている
    ならば アンジーは《Assault // Battery》の第2面を唱えられない
    しかし アンジーはエドワードを対象として《Assault // Battery》を唱えられる
    もし その呪文が解決される
    ならば エドワードのチームのライフは18点である
    かつ アンジーはクリーチャーを1体もコントロールしていない
    かつ アンジーの墓地に《Assault // Battery》がある

  @id:faces.second_half @clause:object.halves @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  シナリオ: 分割カードの2つ目の半分は対象を取らず、象を生成する
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ アンジーの手札に《Assault // Battery》がある
    かつ アンジーは《マナ源》を4枚コントロールしている
    もし アンジーが《Assault // Battery》の第2面を唱える
    かつ その呪文が解決される
    ならば アンジーは3/3のクリーチャー・トークンを1体コントロールしている
    かつ エドワードのチームのライフは20点である
    かつ アンジーの墓地に《Assault // Battery》がある

  @id:faces.value @clause:object.halves @from:2018-04-27 @must
  シナリオ: 捨てられた分割カードのマナ総量は、両方の半分を合わせたものである
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Scythe Specter》をコントロールしている
    かつ エドワードの手札に《Assault // Battery》がある
    かつ ロナルドの手札に《丘巨人》がある
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Scythe Specter》でエドワードを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは11点である

  @id:faces.land @clause:object.two_faces @clause:turn.each_plays_land @from:2024-11-08 @must
  シナリオ: Zof Consumptionの裏面の土地は土地としてプレイされ、タップ状態で戦場に出る
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーの手札に《Zof Consumption》がある
    かつ アンジーの手札に《森》がある
    ならば アンジーは土地として《Zof Consumption》をプレイできない
    しかし アンジーは土地として《Zof Consumption》の第2面をプレイできる
    かつ アンジーは《Zof Consumption》をコントロールしている
    かつ 《Zof Consumption》はタップ状態である
    かつ アンジーは土地として《森》をプレイできない

  @id:faces.spell @clause:object.two_faces @from:2024-11-08 @must
  シナリオ: Zof Consumptionの第1面は唱えられ、その後も土地ではない。第2面は唱えられない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーの手札に《Zof Consumption》がある
    かつ アンジーの手札に《森》がある
    かつ アンジーは《マナ源》を6枚コントロールしている
    ならば アンジーは《Zof Consumption》の第2面を唱えられない
    しかし アンジーは《Zof Consumption》を唱えられる
    もし その呪文が解決される
    ならば エドワードのチームのライフは12点である
    かつ アンジーの墓地に《Zof Consumption》がある
    かつ アンジーは土地として《森》をプレイできる

  @id:faces.landfall @clause:object.two_faces @from:2024-11-08 @must
  シナリオ: クリーチャー・カードのもう一方の面である土地は土地として戦場に出て、そのプレイヤーだけのものである
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Kazandu Mammoth》をコントロールしている
    かつ バリーは《Kazandu Mammoth》をコントロールしている
    かつ アンジーの手札に《Zof Consumption》がある
    もし アンジーが土地として《Zof Consumption》の第2面をプレイする
    かつ アンジーの《Kazandu Mammoth》の誘発型能力が解決される
    ならば アンジーの《Kazandu Mammoth》は5/5である
    かつ バリーの《Kazandu Mammoth》は3/3である

  @id:faces.mammoth @clause:object.two_faces @from:2024-11-08 @must
  シナリオ: Kazandu Mammothはクリーチャーとして唱えられる代わりに土地としてプレイされる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーの手札に《Kazandu Mammoth》がある
    かつ バリーの手札に《Kazandu Mammoth》がある
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ バリーは《マナ源》を3枚コントロールしている
    ならば アンジーはアンジーの《Kazandu Mammoth》を唱えられない
    しかし バリーはバリーの《Kazandu Mammoth》を唱えられる
    もし その呪文が解決される
    ならば バリーは《Kazandu Mammoth》をコントロールしている
    かつ アンジーは土地としてアンジーの《Kazandu Mammoth》の第2面をプレイできる
    かつ アンジーは《Kazandu Mammoth》をコントロールしている
    かつ アンジーはクリーチャーを1体もコントロールしていない
    かつ スタックは空である

  @id:faces.either_side @clause:object.two_faces @variant:two-headed-giant @variant:two-player @from:2024-11-08 @must
  シナリオ: パーマネントは唱えられた面だけを持つ
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーの手札に《両面の練習》がある
    かつ アンジーは《マナ源》を2枚コントロールしている
    ならば アンジーは《両面の練習》を唱えられない
    しかし アンジーは《両面の練習》の第2面を唱えられる
    もし その呪文が解決される
    ならば 《灰色熊》は3/3である
    かつ アンジーはクリーチャーを1体コントロールしている

  @id:faces.transforms @clause:object.two_faces @variant:two-headed-giant @variant:two-player @from:2024-11-08 @must
  シナリオ: パーマネントが変身する先の面は唱えられない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーの手札に《Chalice of Life》がある
    かつ アンジーは《マナ源》を3枚コントロールしている
    ならば アンジーは《Chalice of Life》の第2面を唱えられない
    しかし アンジーは《Chalice of Life》を唱えられる
    かつ スタックには呪文や能力が1個ある
