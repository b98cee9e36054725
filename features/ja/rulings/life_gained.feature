# language: ja
機能: 1人のプレイヤーが得るライフ
  > どちらのメンバーがライフを得ても、チームのライフ総量は増える。誰が得たかを問う能力と、総量を参照する能力はどれか？

  @id:ruling.marauding_blight_priest @clause:life.shared @from:2005-08-01 @must
  シナリオ: コントローラーがライフを得ると相手チームは2点のライフを失うが、チームメイトが得たライフでは失わない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Marauding Blight-Priest》をコントロールしている
    かつ アンジーは《Bottle Gnomes》をコントロールしている
    もし バリーが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは27点である
    かつ エドワードのチームのライフは20点である
    もし アンジーが《Bottle Gnomes》の能力を起動する
    かつ その能力が解決される
    かつ 《Marauding Blight-Priest》の誘発型能力が解決される
    ならば アンジーのチームのライフは30点である
    かつ エドワードのチームのライフは18点である

  @id:ruling.vito_thorn_of_the_dusk_rose @clause:life.shared @from:2005-08-01 @must
  シナリオ: 対戦相手1人は、《Vito, Thorn of the Dusk Rose》のコントローラーが得たのと同じ点数のライフを失うが、チームメイトが得たライフでは失わない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Vito, Thorn of the Dusk Rose》をコントロールしている
    かつ アンジーは《Bottle Gnomes》をコントロールしている
    もし バリーが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは27点である
    かつ エドワードのチームのライフは20点である
    もし アンジーが《Bottle Gnomes》の能力を起動する
    かつ その能力が解決される
    かつ アンジーが対象としてロナルドを選ぶ
    かつ 《Vito, Thorn of the Dusk Rose》の誘発型能力が解決される
    ならば アンジーのチームのライフは30点である
    かつ エドワードのチームのライフは17点である

  @id:ruling.voice_of_the_blessed @clause:life.shared @from:2005-08-01 @must
  シナリオ: チームメイトが得たライフでは《Voice of the Blessed》の能力は誘発しない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Voice of the Blessed》をコントロールしている
    かつ アンジーは《Bottle Gnomes》をコントロールしている
    もし バリーが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは27点である
    かつ 《Voice of the Blessed》には+1/+1カウンターが置かれていない
    もし アンジーが《Bottle Gnomes》の能力を起動する
    かつ その能力が解決される
    かつ 《Voice of the Blessed》の誘発型能力が解決される
    ならば アンジーのチームのライフは30点である
    かつ 《Voice of the Blessed》には+1/+1カウンターが1個置かれている

  @id:ruling.twinblade_paladin @clause:life.shared @from:2005-08-01 @must
  シナリオ: チームメイトが得たライフでは《Twinblade Paladin》の能力は誘発しない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Twinblade Paladin》をコントロールしている
    かつ アンジーは《Bottle Gnomes》をコントロールしている
    もし バリーが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは27点である
    かつ 《Twinblade Paladin》には+1/+1カウンターが置かれていない
    もし アンジーが《Bottle Gnomes》の能力を起動する
    かつ その能力が解決される
    かつ 《Twinblade Paladin》の誘発型能力が解決される
    ならば アンジーのチームのライフは30点である
    かつ 《Twinblade Paladin》には+1/+1カウンターが1個置かれている

  @id:ruling.heron_of_hope @clause:life.shared @from:2005-08-01 @must
  シナリオ: 《Heron of Hope》は、チームメイトが得るライフには何も加えない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ アンジーは《Heron of Hope》をコントロールしている
    かつ アンジーは《Bottle Gnomes》をコントロールしている
    もし バリーが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは27点である
    もし アンジーが《Bottle Gnomes》の能力を起動する
    かつ その能力が解決される
    ならば アンジーのチームのライフは31点である

  @id:ruling.serra_ascendant @clause:life.read @from:2010-04-23 @must
  シナリオ: 《Serra Ascendant》は、誰が得たライフであれ、チームのライフが30点以上であるかぎり大きい
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは29点である
    かつ アンジーは《Serra Ascendant》をコントロールしている
    もし バリーが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    ならば 《Serra Ascendant》は6/6である
    もし バリーが《炎の裂け目》を唱える
    かつ その呪文が解決される
    ならば 《Serra Ascendant》は1/1である

  @id:ruling.twinblade_paladin.double_strike @clause:life.read @from:2018-04-27 @must
  シナリオ: 誰が得たライフであれ、チームのライフが25点以上であれば、《Twinblade Paladin》はダメージを2回与える
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは18点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Twinblade Paladin》をコントロールしている
    もし バリーが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Twinblade Paladin》でエドワードを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは14点である

  @id:ruling.twinblade_paladin.too_little @situation:ruling.twinblade_paladin.double_strike @clause:life.read @from:2018-04-27 @must
  シナリオ: チームのライフが24点なら、《Twinblade Paladin》はダメージを1回だけ与える
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは24点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Twinblade Paladin》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Twinblade Paladin》でエドワードを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは17点である
