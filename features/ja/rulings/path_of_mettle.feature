# language: ja
機能: Path of Mettle
  > あるエンチャントはクリーチャーのキーワードを見るが、そのうち1つで足りる。それは誰のクリーチャーか？

  @id:ruling.path_of_mettle @clause:object.you @clause:combat.attack @from:2018-04-27 @must
  シナリオ: Path of Mettleはコントローラーのそのようなクリーチャー2体が攻撃すると変身し、その裏面は両方の対戦相手に2点のダメージを与える
    前提 アンジーは《Path of Mettle》をコントロールしている
    かつ アンジーは《Youthful Knight》をコントロールしている
    かつ アンジーは《Sprite Dragon》をコントロールしている
    かつ アンジーは《山》を2枚コントロールしている
    かつ エドワードのチームのライフは30点である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Youthful Knight》と《Sprite Dragon》でエドワードを攻撃する
    かつ 《Path of Mettle》の誘発型能力が解決される
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは27点である
    もし アンジーが《Path of Mettle》の2つ目の能力を起動する
    かつ その能力が解決される
    ならば エドワードのチームのライフは23点である

  @id:ruling.path_of_mettle.teammate @clause:object.you @from:2018-04-27 @must
  シナリオ: チームメイトのクリーチャーと、そのようなキーワードを持たないクリーチャーは数えない
    前提 アンジーは《Path of Mettle》をコントロールしている
    かつ アンジーは《Youthful Knight》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《Sprite Dragon》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Youthful Knight》と《灰色熊》でエドワードを攻撃する
    かつ バリーが《Sprite Dragon》でエドワードを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《Path of Mettle》を対象として《帰化》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《Path of Mettle》がある

  @id:ruling.path_of_mettle.enters @clause:object.you @from:2018-04-27 @must
  シナリオ: Path of Mettleが戦場に出ると、どちらの側でも、それの挙げるキーワードを1つも持たない各クリーチャーにダメージを与える
    前提 アンジーは《Zulaport Cutthroat》をコントロールしている
    かつ バリーは《Nomads en-Kor》をコントロールしている
    かつ バリーは《Sprite Dragon》をコントロールしている
    かつ エドワードは《Grenzo's Cutthroat》をコントロールしている
    かつ エドワードは《Coiling Oracle》をコントロールしている
    もし アンジーが《Path of Mettle》を唱える
    かつ その呪文が解決される
    かつ 《Path of Mettle》の誘発型能力が解決される
    ならば バリーの墓地に《Nomads en-Kor》がある
    かつ エドワードの墓地に《Coiling Oracle》がある
    かつ バリーは《Sprite Dragon》をコントロールしている
    かつ エドワードは《Grenzo's Cutthroat》をコントロールしている

  @id:ruling.path_of_mettle.random @clause:effect.destroy @from:2018-04-27 @must
  シナリオ: 無作為に選ばれるのは攻撃したクリーチャーの中からであり、他のものからではない
    前提 アンジーは《Path of Mettle》をコントロールしている
    かつ アンジーは《Youthful Knight》をコントロールしている
    かつ アンジーは《Sprite Dragon》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ アンジーは《平地》を3枚コントロールしている
    かつ アンジーは《山》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Youthful Knight》と《Sprite Dragon》でエドワードを攻撃する
    かつ 《Path of Mettle》の誘発型能力が解決される
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    かつ アンジーが《Sprite Dragon》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Path of Mettle》の3つ目の能力を起動する
    かつ その能力が解決される
    ならば アンジーの墓地に《Youthful Knight》がある
    かつ バリーは《丘巨人》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
