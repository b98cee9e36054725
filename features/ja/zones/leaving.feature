# language: ja
機能: 戦場を離れるもの
  > あるパーマネントがある間追放されているもの、またはパーマネントが離れると誘発するもの。いつ、誰のもとに戻り、プレイヤーがゲームから離れるとどうなるのか？

  @id:leaves.linked @clause:ability.linked @clause:trigger.leaves @clause:zone.owner @from:2009-10-01 @must
  シナリオ: Oblivion Ringが追放したものは、それが離れて誘発した能力が解決されると、オーナーのもとに戻る
    前提 アンジーは《丘巨人》をコントロールしている
    かつ ロナルドは《栄光の頌歌》をコントロールしている
    かつ エドワードは《森》をコントロールしている
    もし バリーが《Oblivion Ring》を唱える
    かつ その呪文が解決される
    かつ バリーが対象として《栄光の頌歌》を選ぶ
    かつ 《Oblivion Ring》の誘発型能力が解決される
    ならば ロナルドは追放領域に《栄光の頌歌》を所有している
    かつ バリーは《Oblivion Ring》をコントロールしている
    もし アンジーが《Oblivion Ring》を対象として《帰化》を唱える
    かつ その呪文が解決される
    ならば ロナルドは追放領域に《栄光の頌歌》を所有している
    もし 《Oblivion Ring》の誘発型能力が解決される
    ならば ロナルドは《栄光の頌歌》をコントロールしている
    かつ バリーの墓地に《Oblivion Ring》がある

  @id:leaves.linked.each @situation:leaves.linked @clause:ability.linked @clause:trigger.leaves @from:2009-10-01 @must
  シナリオ: 2枚のOblivion Ringはそれぞれ自身が追放したものを戻し、他方や他の呪文が追放したものは戻さない
    前提 エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    かつ ロナルドは《Wind Drake》をコントロールしている
    もし バリーがバリーの《Oblivion Ring》を唱える
    かつ その呪文が解決される
    かつ バリーが対象として《丘巨人》を選ぶ
    かつ バリーの《Oblivion Ring》の誘発型能力が解決される
    かつ アンジーがアンジーの《Oblivion Ring》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《灰色熊》を選ぶ
    かつ アンジーの《Oblivion Ring》の誘発型能力が解決される
    かつ アンジーが《Wind Drake》を対象として《Unmake》を唱える
    かつ その呪文が解決される
    かつ アンジーがアンジーの《Oblivion Ring》を対象として《帰化》を唱える
    かつ その呪文が解決される
    かつ アンジーの《Oblivion Ring》の誘発型能力が解決される
    ならば ロナルドは《灰色熊》をコントロールしている
    かつ ロナルドは追放領域に《Wind Drake》を所有している
    かつ エドワードは追放領域に《丘巨人》を所有している

  @id:leaves.linked.before @situation:leaves.linked @clause:ability.linked @clause:stack.top @from:2009-10-01 @must
  シナリオ: 何かを追放する前に離れたOblivion Ringは何も戻さず、その後で追放されたものは戻らない
    前提 ロナルドは《灰色熊》をコントロールしている
    もし バリーが《Oblivion Ring》を唱える
    かつ その呪文が解決される
    かつ バリーが対象として《灰色熊》を選ぶ
    かつ アンジーが《Oblivion Ring》を対象として《帰化》を唱える
    かつ その呪文が解決される
    かつ 《Oblivion Ring》の誘発型能力が解決される
    ならば ロナルドは《灰色熊》をコントロールしている
    もし 《Oblivion Ring》の誘発型能力が解決される
    ならば ロナルドは追放領域に《灰色熊》を所有している
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば ロナルドは追放領域に《灰色熊》を所有している

  @id:leaves.linked.other @situation:leaves.linked @clause:target.choose @clause:ability.linked @from:2009-10-01 @must
  シナリオ: Oblivion Ringはそれ自身も土地も追放せず、チームメイトがコントロールするものは追放できる
    前提 アンジーは《平地》を3枚コントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    もし アンジーが《Oblivion Ring》を唱える
    かつ その呪文が解決される
    かつ 《Oblivion Ring》の誘発型能力が解決される
    ならば バリーは追放領域に《灰色熊》を所有している
    かつ アンジーは《平地》を3枚コントロールしている

  @id:leaves.journey @clause:ability.linked @clause:trigger.leaves @clause:token.ceases @from:2009-10-01 @must
  シナリオ: Journey to Nowhereはクリーチャーを追放し、離れるときに戻す。クリーチャーでないものはそのままである
    前提 ロナルドは《灰色熊》をコントロールしている
    かつ ロナルドは《栄光の頌歌》をコントロールしている
    もし バリーが《Journey to Nowhere》を唱える
    かつ その呪文が解決される
    かつ 《Journey to Nowhere》の誘発型能力が解決される
    ならば ロナルドは追放領域に《灰色熊》を所有している
    かつ ロナルドは《栄光の頌歌》をコントロールしている
    もし バリーが《Journey to Nowhere》を対象として《帰化》を唱える
    かつ その呪文が解決される
    かつ 《Journey to Nowhere》の誘発型能力が解決される
    ならば ロナルドは《灰色熊》をコントロールしている

  @id:leaves.may @clause:ability.linked @clause:trigger.leaves @clause:object.you @from:2011-09-30 @must
  シナリオ: Fiend Hunterは、ある間だけ他のクリーチャーを追放する
    前提 ロナルドは《灰色熊》をコントロールしている
    もし バリーが《Fiend Hunter》を唱える
    かつ その呪文が解決される
    かつ バリーがその能力で行ってもよいことを行う
    かつ 《Fiend Hunter》の誘発型能力が解決される
    ならば ロナルドは追放領域に《灰色熊》を所有している
    かつ 《Fiend Hunter》は1/3である
    もし バリーが《Fiend Hunter》を対象として《Unsummon》を唱える
    かつ その呪文が解決される
    かつ 《Fiend Hunter》の誘発型能力が解決される
    ならば ロナルドは《灰色熊》をコントロールしている

  @id:leaves.may.not @situation:leaves.may @clause:ability.linked @clause:object.you @from:2011-09-30 @must
  シナリオ: Fiend Hunterは追放しなくてもよく、エンチャントは追放しない
    前提 ロナルドは《灰色熊》をコントロールしている
    かつ エドワードは《栄光の頌歌》をコントロールしている
    もし バリーが《Fiend Hunter》を唱える
    かつ その呪文が解決される
    かつ バリーがその能力で行ってもよいことを行わない
    かつ 《Fiend Hunter》の誘発型能力が解決される
    ならば ロナルドは《灰色熊》をコントロールしている
    かつ バリーは《Fiend Hunter》をコントロールしている

  @id:leaves.until @clause:effect.until_leaves @clause:zone.owner @from:2018-04-27 @must
  シナリオ: Banisher Priestが追放したものは、それが死亡するとすぐにオーナーのコントロール下で戻り、能力を待つことはない
    前提 ロナルドは《丘巨人》をコントロールしている
    かつ エドワードは《栄光の頌歌》をコントロールしている
    かつ アンジーは《Wind Drake》をコントロールしている
    もし バリーが《Banisher Priest》を唱える
    かつ その呪文が解決される
    かつ 《Banisher Priest》の誘発型能力が解決される
    ならば ロナルドは追放領域に《丘巨人》を所有している
    かつ 《Banisher Priest》は2/2である
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    ならば ロナルドは追放領域に《丘巨人》を所有している
    もし エドワードが《Banisher Priest》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば バリーの墓地に《Banisher Priest》がある
    かつ ロナルドは《丘巨人》をコントロールしている
    かつ 《丘巨人》は3/3である
    かつ アンジーは《Wind Drake》をコントロールしている

  @id:leaves.until.hand @situation:leaves.until @clause:effect.until_leaves @clause:zone.new_object @from:2018-04-27 @must
  シナリオ: Banisher Priestがどこへ行っても、追放されたものはアンタップ状態で戻る
    前提 ロナルドは《丘巨人》をコントロールしている
    かつ 《丘巨人》はタップ状態である
    かつ バリーは《灰色熊》をコントロールしている
    もし バリーが《Banisher Priest》を唱える
    かつ その呪文が解決される
    かつ 《Banisher Priest》の誘発型能力が解決される
    かつ アンジーが《Evacuation》を唱える
    かつ その呪文が解決される
    ならば バリーの手札に《Banisher Priest》がある
    かつ バリーの手札に《灰色熊》がある
    かつ ロナルドは《丘巨人》をコントロールしている
    かつ 《丘巨人》はアンタップ状態である

  @id:leaves.until.before @situation:leaves.until @clause:effect.until_leaves @from:2018-04-27 @must
  シナリオ: 能力の解決前に死亡したBanisher Priestは何も追放しない
    前提 ロナルドは《丘巨人》をコントロールしている
    かつ 《丘巨人》はタップ状態である
    もし バリーが《Banisher Priest》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《Banisher Priest》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ 《Banisher Priest》の誘発型能力が解決される
    ならば ロナルドは《丘巨人》をコントロールしている
    かつ 《丘巨人》はタップ状態である

  @id:leaves.until.opponents @situation:leaves.until @clause:effect.until_leaves @clause:team.opponents @from:2018-04-27 @must
  シナリオ: 他にクリーチャーがいなくても、Banisher Priestはチームメイトのクリーチャーを追放しない
    前提 アンジーは《丘巨人》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    もし バリーが《Banisher Priest》を唱える
    かつ その呪文が解決される
    かつ エドワードのチームのアップキープ・ステップが始まる
    ならば アンジーは《丘巨人》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている

  @id:leaves.until.owner @situation:leaves.until @clause:effect.until_leaves @clause:zone.owner @from:2018-04-27 @must
  シナリオ: 対戦相手が奪っていたクリーチャーは、オーナーであるチームメイトのもとに戻る
    前提 アンジーは《丘巨人》をコントロールしている
    もし アンジーのチームがターンを終える
    かつ エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ エドワードが《丘巨人》を対象として《Control Magic》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ バリーが《Banisher Priest》を唱える
    かつ その呪文が解決される
    かつ 《Banisher Priest》の誘発型能力が解決される
    ならば アンジーは追放領域に《丘巨人》を所有している
    もし バリーが《Banisher Priest》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば アンジーは《丘巨人》をコントロールしている

  @id:leaves.until.again @situation:leaves.until @clause:effect.until_leaves @clause:zone.new_object @from:2018-04-27 @must
  シナリオ: 戻った後で別のものに追放されたものは、戻らない
    前提 ロナルドは《丘巨人》をコントロールしている
    もし バリーが1枚目の《Banisher Priest》を唱える
    かつ その呪文が解決される
    かつ 1枚目の《Banisher Priest》の誘発型能力が解決される
    かつ アンジーが1枚目の《Banisher Priest》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ アンジーが《丘巨人》を対象として《Unmake》を唱える
    かつ その呪文が解決される
    かつ エドワードのチームのアップキープ・ステップが始まる
    ならば ロナルドは追放領域に《丘巨人》を所有している

  @id:leaves.until.game @clause:effect.until_leaves @clause:team.leaves @variant:free-for-all @from:2018-04-27 @must
  シナリオ: パーマネントが離れるまで追放されたものは、そのプレイヤーがゲームから離れると戻る
    前提 エドワードは《丘巨人》をコントロールしている
    かつ マーサは《灰色熊》をコントロールしている
    もし アンジーが《Banisher Priest》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《丘巨人》を選ぶ
    かつ 《Banisher Priest》の誘発型能力が解決される
    ならば エドワードは追放領域に《丘巨人》を所有している
    もし アンジーが投了する
    ならば エドワードは《丘巨人》をコントロールしている
    かつ ゲームは続く

  @id:leaves.linked.game @clause:trigger.leaves @clause:team.leaves @variant:free-for-all @from:2009-10-01 @must
  シナリオ: カードを戻すはずの能力はゲームから離れたプレイヤーとともに無くなり、カードは追放されたままである
    前提 エドワードは《丘巨人》をコントロールしている
    かつ マーサは《灰色熊》をコントロールしている
    もし アンジーが《Oblivion Ring》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《丘巨人》を選ぶ
    かつ 《Oblivion Ring》の誘発型能力が解決される
    かつ アンジーが投了する
    かつ エドワードのチームの終了ステップが始まる
    ならば エドワードは追放領域に《丘巨人》を所有している

  @id:leaves.owner @clause:trigger.leaves @clause:team.leaves @variant:free-for-all @from:2018-04-27 @must
  シナリオ: クリーチャーはゲームから離れるオーナーとともに離れ、その能力はコントロールしていたプレイヤーのものである
    前提 エドワードは《Thragtusk》をコントロールしている
    かつ マーサは《灰色熊》をコントロールしている
    もし アンジーが《Thragtusk》を対象として《Control Magic》を唱える
    かつ その呪文が解決される
    かつ エドワードが投了する
    かつ アンジーのチームの戦闘開始ステップが始まる
    ならば アンジーは3/3のクリーチャー・トークンを1体コントロールしている
    かつ マーサはクリーチャー・トークンを1体もコントロールしていない

  @id:leaves.team @clause:trigger.leaves @clause:team.wins_and_loses @variant:two-headed-giant @from:2018-04-27 @must
  シナリオ: Banisher Priestをコントロールするチームが敗北するとゲームは終わり、何も戻らない
    前提 ロナルドは《丘巨人》をコントロールしている
    かつ アンジーのチームのライフは2点である
    もし バリーが《Banisher Priest》を唱える
    かつ その呪文が解決される
    かつ 《Banisher Priest》の誘発型能力が解決される
    かつ エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ エドワードがアンジーを対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば エドワードのチームはゲームに勝利する
    かつ ロナルドは追放領域に《丘巨人》を所有している

  @id:leaves.enters @clause:trigger.leaves @clause:zone.new_object @from:2018-04-27 @must
  シナリオ: 出たものをコントロールする者がライフを得て、離れたものをコントロールする者がビーストを得る。追放されても手札に戻っても同じである
    前提 アンジーのチームのライフは20点である
    もし アンジーが1枚目の《Thragtusk》を唱える
    かつ その呪文が解決される
    かつ 1枚目の《Thragtusk》の誘発型能力が解決される
    ならば アンジーのチームのライフは25点である
    もし アンジーが1枚目の《Thragtusk》を対象として《Unsummon》を唱える
    かつ その呪文が解決される
    かつ 1枚目の《Thragtusk》の誘発型能力が解決される
    ならば アンジーはクリーチャー・トークンを1体コントロールしている
    かつ アンジーは3/3のクリーチャー・トークンを1体コントロールしている
    かつ バリーはクリーチャー・トークンを1体もコントロールしていない
    もし アンジーが2枚目の《Thragtusk》を唱える
    かつ その呪文が解決される
    かつ 2枚目の《Thragtusk》の誘発型能力が解決される
    ならば アンジーのチームのライフは30点である
    かつ 2枚目の《Thragtusk》は5/3である
    もし バリーが2枚目の《Thragtusk》を対象として《Unmake》を唱える
    かつ その呪文が解決される
    かつ 2枚目の《Thragtusk》の誘発型能力が解決される
    ならば アンジーは3/3のクリーチャー・トークンを2体コントロールしている
    もし バリーが《Bad Moon》を唱える
    かつ その呪文が解決される
    ならば アンジーは3/3のクリーチャー・トークンを2体コントロールしている

  @id:leaves.dies @clause:trigger.leaves @clause:trigger.dies @from:2018-04-27 @must
  シナリオ: 死亡するものも離れ、ビーストは緑である
    前提 バリーは《Thragtusk》をコントロールしている
    もし アンジーが《Thragtusk》を対象として《殺害》を唱える
    かつ その呪文が解決される
    かつ 《Thragtusk》の誘発型能力が解決される
    かつ バリーが《Wilt-Leaf Liege》を唱える
    かつ その呪文が解決される
    ならば バリーは4/4のクリーチャー・トークンを1体コントロールしている
    かつ アンジーはクリーチャー・トークンを1体もコントロールしていない

  @id:leaves.another @clause:trigger.leaves @clause:object.you @from:2018-04-27 @must
  シナリオ: コントローラーの他のクリーチャーがどこへ離れてもNinth Bridge Patrolは大きくなる。チームメイトのものやクリーチャーでないものでは大きくならない
    前提 アンジーは《Ninth Bridge Patrol》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《Wind Drake》をコントロールしている
    かつ アンジーは《大気の精霊》をコントロールしている
    かつ アンジーは《栄光の頌歌》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    ならば 《Ninth Bridge Patrol》は2/2である
    もし バリーが《栄光の頌歌》を対象として《帰化》を唱える
    かつ その呪文が解決される
    かつ バリーが《灰色熊》を対象として《Unsummon》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの戦闘開始ステップが始まる
    ならば 《Ninth Bridge Patrol》は1/1である
    もし アンジーが《丘巨人》を対象として《Unsummon》を唱える
    かつ その呪文が解決される
    かつ 《Ninth Bridge Patrol》の誘発型能力が解決される
    ならば 《Ninth Bridge Patrol》は2/2である
    もし アンジーが《Wind Drake》を対象として《Unmake》を唱える
    かつ その呪文が解決される
    かつ 《Ninth Bridge Patrol》の誘発型能力が解決される
    ならば 《Ninth Bridge Patrol》は3/3である
    もし バリーが《大気の精霊》を対象として《殺害》を唱える
    かつ その呪文が解決される
    かつ 《Ninth Bridge Patrol》の誘発型能力が解決される
    ならば 《Ninth Bridge Patrol》は4/4である
    もし アンジーのチームの戦闘後メイン・フェイズが始まる
    かつ アンジーが《Ninth Bridge Patrol》を対象として《殺害》を唱える
    かつ その呪文が解決される
    ならば アンジーは《Tremor》を唱えられる

  @id:leaves.library @clause:trigger.leaves @from:2018-04-27 @must
  シナリオ: ライブラリーに行くものも離れる
    前提 アンジーは《Thragtusk》をコントロールしている
    かつ エドワードは《Thragtusk》をコントロールしている
    もし バリーがアンジーの《Thragtusk》を対象として《Time Ebb》を唱える
    かつ その呪文が解決される
    かつ アンジーの《Thragtusk》の誘発型能力が解決される
    ならば アンジーは3/3のクリーチャー・トークンを1体コントロールしている
    もし バリーがエドワードの《Thragtusk》を対象として《忘却の練習》を唱える
    かつ その呪文が解決される
    かつ エドワードの《Thragtusk》の誘発型能力が解決される
    ならば エドワードは3/3のクリーチャー・トークンを1体コントロールしている

  @id:leaves.commander @clause:ability.linked @clause:commander.exile @variant:commander @from:2011-02-04 @must
  シナリオ: 代わりに統率領域に行く統率者は、Oblivion Ringが戻すものではない
    前提 エドワードの統率者は《Tobias Andrion》である
    かつ エドワードは《Tobias Andrion》をコントロールしている
    もし アンジーが《Oblivion Ring》を唱える
    かつ その呪文が解決される
    かつ 《Oblivion Ring》の誘発型能力が解決される
    かつ エドワードが自分の統率者を統率領域に置く
    かつ アンジーが《Oblivion Ring》を対象として《帰化》を唱える
    かつ その呪文が解決される
    かつ 《Oblivion Ring》の誘発型能力が解決される
    ならば エドワードの統率領域に《Tobias Andrion》がある
    かつ エドワードはクリーチャーを1体もコントロールしていない
