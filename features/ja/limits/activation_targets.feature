# language: ja
機能: 起動される能力の対象
  > 能力は起動される際に対象を指定する。何が選べ、何が拒まれるのか？

  @id:activation.nonland @clause:target.choose @variant:two-headed-giant @variant:two-player @from:2010-04-23 @must
  シナリオ: Ayli, Eternal Pilgrimは土地以外のどのパーマネントも対象にできる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは50点である
    かつ アンジーは《Ayli, Eternal Pilgrim》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《マナ源》を3枚コントロールしている
    かつ エドワードは《Fountain of Youth》をコントロールしている
    かつ エドワードは《森》をコントロールしている
    ならば アンジーは《森》を対象として《Ayli, Eternal Pilgrim》の2つ目の能力を起動できない
    しかし アンジーは《Fountain of Youth》を対象として《Ayli, Eternal Pilgrim》の2つ目の能力を起動できる
    もし その能力が解決される
    ならば エドワードは追放領域に《Fountain of Youth》を所有している
    かつ エドワードは《森》をコントロールしている

  @id:activation.hexproof @clause:target.choose @from:2011-09-30 @must
  シナリオ: 能力は被覆を持つクリーチャーを、コントローラーのチームメイトのものであっても対象にできない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Goblin Bombardment》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《Mist Leopard》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    ならば アンジーは《Mist Leopard》を対象として《Goblin Bombardment》の能力を起動できない
    しかし アンジーは《丘巨人》を対象として《Goblin Bombardment》の能力を起動できる
    もし アンジーが《灰色熊》を生け贄に捧げる
    かつ その能力が解決される
    ならば エドワードは《丘巨人》をコントロールしている
    かつ バリーは《Mist Leopard》をコントロールしている

  @id:activation.player @clause:target.choose @from:2005-08-01 @must
  シナリオ: プレイヤーを対象とする能力はチームメイトを含む誰でも対象にできるが、パーマネントは対象にできない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ アンジーは《Acolyte of Xathrid》をコントロールしている
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    ならば アンジーは《丘巨人》を対象として《Acolyte of Xathrid》の能力を起動できない
    しかし アンジーはバリーを対象として《Acolyte of Xathrid》の能力を起動できる
    もし その能力が解決される
    ならば アンジーのチームのライフは19点である
