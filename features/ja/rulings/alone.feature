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

  @id:ruling.sigil_of_valor @clause:combat.attack @clause:equipment.equip @from:2018-04-27 @must
  シナリオ: 単独で攻撃する装備しているクリーチャーは、装備品が破壊されても、チームメイトのものではなく自分のコントローラーの他のクリーチャーの分だけ大きくなる
    前提 アンジーは《Sigil of Valor》をコントロールしている
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《Wind Drake》をコントロールしている
    かつ バリーは《Goblin Piker》をコントロールしている
    かつ バリーは《マナ源》を2枚コントロールしている
    もし アンジーが《Sigil of Valor》の能力を起動する
    かつ アンジーが対象として《灰色熊》を選ぶ
    かつ その能力が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《灰色熊》でエドワードを攻撃する
    かつ バリーが《Sigil of Valor》を対象として《帰化》を唱える
    かつ その呪文が解決される
    ならば 《灰色熊》は2/2である
    もし 《Sigil of Valor》の誘発型能力が解決される
    ならば 《灰色熊》は4/4である
    かつ 《丘巨人》は3/3である

  @id:ruling.sigil_of_valor.both @situation:ruling.sigil_of_valor @clause:combat.attack @clause:equipment.equip @from:2018-04-27 @must
  シナリオ: Sigil of Valorを装備したクリーチャーは、チームメイトの攻撃クリーチャーがいれば単独の攻撃ではなく、別のクリーチャーが単独で攻撃しても何も起こらない
    前提 アンジーは《Sigil of Valor》をコントロールしている
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ バリーは《Goblin Piker》をコントロールしている
    もし アンジーが《Sigil of Valor》の能力を起動する
    かつ アンジーが対象として《灰色熊》を選ぶ
    かつ その能力が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《灰色熊》でエドワードを攻撃する
    かつ バリーが《Goblin Piker》でエドワードを攻撃する
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    ならば 《灰色熊》は2/2である
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《丘巨人》でエドワードを攻撃する
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    ならば 《丘巨人》は3/3である
    かつ 《灰色熊》は2/2である

  @id:ruling.sigil_of_valor.team @situation:ruling.sigil_of_valor @clause:combat.attack @clause:equipment.equip @from:2005-08-01 @until:2018-04-27 @must
  シナリオ: チーム全体の攻撃でも、装備しているクリーチャーは、攻撃するのがそれだけなら単独である
    前提 アンジーは《Sigil of Valor》をコントロールしている
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ バリーは《Goblin Piker》をコントロールしている
    もし アンジーが《Sigil of Valor》の能力を起動する
    かつ アンジーが対象として《灰色熊》を選ぶ
    かつ その能力が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《灰色熊》でエドワードのチームを攻撃する
    かつ 《Sigil of Valor》の誘発型能力が解決される
    ならば 《灰色熊》は3/3である

  @id:ruling.sigil_of_valor.team_both @situation:ruling.sigil_of_valor @clause:combat.attack @clause:equipment.equip @from:2005-08-01 @until:2018-04-27 @must
  シナリオ: チーム全体の攻撃では、チームメイトのクリーチャーも攻撃していれば、装備しているクリーチャーは単独でない
    前提 アンジーは《Sigil of Valor》をコントロールしている
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ バリーは《Goblin Piker》をコントロールしている
    もし アンジーが《Sigil of Valor》の能力を起動する
    かつ アンジーが対象として《灰色熊》を選ぶ
    かつ その能力が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《灰色熊》と《Goblin Piker》でエドワードのチームを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《灰色熊》は2/2である

  @id:ruling.sigil_of_valor.taken @situation:ruling.sigil_of_valor @clause:combat.attack @clause:equipment.control @from:2018-04-27 @must
  シナリオ: 対戦相手が装備しているクリーチャーで単独で攻撃すると、それは装備品のコントローラーのクリーチャーすべての分だけ大きくなる
    前提 アンジーは《Sigil of Valor》をコントロールしている
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《Wind Drake》をコントロールしている
    かつ エドワードは《Goblin Piker》をコントロールしている
    かつ エドワードは《マナ源》を4枚コントロールしている
    もし アンジーが《Sigil of Valor》の能力を起動する
    かつ アンジーが対象として《灰色熊》を選ぶ
    かつ その能力が解決される
    かつ エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ エドワードが《灰色熊》を対象として《Control Magic》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《灰色熊》でアンジーを攻撃する
    かつ 《Sigil of Valor》の誘発型能力が解決される
    ならば 《灰色熊》は4/4である

  @id:ruling.grunn_the_lonely_king @clause:combat.attack @clause:effect.double @clause:spell.kicker @from:2018-04-27 @must
  シナリオ: キッカーされた《Grunn, the Lonely King》は10/10で、能力の解決時の大きさから、ターン終了時まで2倍になる
    前提 アンジーは《マナ源》を9枚コントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ バリーは《マナ源》をコントロールしている
    もし アンジーがキッカー・コストを支払って《Grunn, the Lonely King》を唱える
    かつ その呪文が解決される
    ならば 《Grunn, the Lonely King》は10/10である
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Grunn, the Lonely King》でエドワードを攻撃する
    かつ バリーが《Grunn, the Lonely King》を対象として《Giant Growth》を唱える
    かつ その呪文が解決される
    ならば 《Grunn, the Lonely King》は13/13である
    もし 《Grunn, the Lonely King》の誘発型能力が解決される
    ならば 《Grunn, the Lonely King》は26/26である
    かつ 《丘巨人》は3/3である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《Grunn, the Lonely King》は10/10である

  @id:ruling.grunn_the_lonely_king.both @situation:ruling.grunn_the_lonely_king @clause:combat.attack @clause:spell.kicker @from:2018-04-27 @must
  シナリオ: キッカーされなかった《Grunn, the Lonely King》は5/5で、チームメイトの攻撃クリーチャーがいればそのままである
    前提 アンジーは《マナ源》を6枚コントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    もし アンジーが《Grunn, the Lonely King》を唱える
    かつ その呪文が解決される
    ならば 《Grunn, the Lonely King》は5/5である
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Grunn, the Lonely King》でエドワードを攻撃する
    かつ バリーが《丘巨人》でロナルドを攻撃する
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    ならば 《Grunn, the Lonely King》は5/5である
    かつ エドワードのチームのライフは22点である
