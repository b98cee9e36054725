# language: ja
機能: 単独で攻撃するクリーチャー
  > クリーチャーが単独で攻撃しているのは、コントローラーだけでなくチーム全体で攻撃クリーチャーがそれ1体だけのときである。

  @id:ruling.raging_kronch @clause:combat.attack @from:2018-04-27 @must
  シナリオ: 《Raging Kronch》はチームメイトのクリーチャーと一緒なら攻撃できるが、単独では攻撃できない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Raging Kronch》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーは《Raging Kronch》でエドワードを攻撃できない
    しかし アンジーは《Raging Kronch》でエドワードを攻撃できる
    かつ バリーは《灰色熊》でロナルドを攻撃できる

  @id:ruling.loyal_pegasus @clause:combat.attack @from:2018-04-27 @must
  シナリオ: 《Loyal Pegasus》はチームメイトのクリーチャーと一緒なら攻撃できるが、単独では攻撃できない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ バリーは《Loyal Pegasus》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば バリーは《Loyal Pegasus》でエドワードを攻撃できない
    しかし バリーは《Loyal Pegasus》でエドワードを攻撃できる
    かつ アンジーは《灰色熊》でエドワードを攻撃できる

  @id:ruling.sighted_caste_sorcerer @clause:combat.attack @from:2018-04-27 @must
  シナリオ: 自分のクリーチャーが単独で攻撃したときの能力は、チームメイトのものでは誘発しない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Sighted-Caste Sorcerer》をコントロールしている
    かつ バリーは《Angelic Benediction》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《灰色熊》でエドワードを攻撃する
    かつ 《Sighted-Caste Sorcerer》の誘発型能力が解決される
    ならば 《灰色熊》は3/3である
    もし アンジーのチームの戦闘ダメージ・ステップが始まる
    ならば 《灰色熊》は3/3である

  @id:ruling.angelic_benediction @clause:combat.attack @from:2018-04-27 @must
  シナリオ: チームメイトのクリーチャーも攻撃していれば、単独で攻撃したことにはならない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Angelic Benediction》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《灰色熊》でエドワードを攻撃する
    かつ バリーが《丘巨人》でエドワードを攻撃する
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    ならば 《灰色熊》は2/2である

  @id:ruling.lunk_errant @clause:combat.attack @from:2018-04-27 @must
  シナリオ: 《Lunk Errant》は、チームで唯一の攻撃クリーチャーであるときだけ単独で攻撃している
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Lunk Errant》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Lunk Errant》でエドワードを攻撃する
    かつ 《Lunk Errant》の誘発型能力が解決される
    ならば 《Lunk Errant》は5/5である

  @id:ruling.dire_fleet_captain @clause:combat.attack @from:2018-04-27 @must
  シナリオ: 《Dire Fleet Captain》はチームメイトの攻撃している海賊も数える
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Dire Fleet Captain》をコントロールしている
    かつ バリーは《Forerunner of the Coalition》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Dire Fleet Captain》でエドワードを攻撃する
    かつ バリーが《Forerunner of the Coalition》でエドワードを攻撃する
    かつ 《Dire Fleet Captain》の誘発型能力が解決される
    ならば 《Dire Fleet Captain》は3/3である
