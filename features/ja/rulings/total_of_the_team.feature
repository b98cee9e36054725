# language: ja
機能: チームのライフの総量
  > カードがプレイヤーのライフの総量を参照し、または設定する。どの数を見るのか、チームの誰がライフを得るのか？

  @id:ruling.arbiter_of_knollridge @clause:life.set_each @clause:life.read @from:2010-04-23 @must
  シナリオ: 《Arbiter of Knollridge》は各チームを最大のライフの総量にし、選ばれたメンバーが不足分を得る
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは12点である
    かつ エドワードのチームのライフは25点である
    かつ アンジーは《Bloodbond Vampire》をコントロールしている
    かつ バリーは《Gideon's Company》をコントロールしている
    もし アンジーが《Arbiter of Knollridge》を唱える
    かつ その呪文が解決される
    かつ 《Arbiter of Knollridge》の誘発型能力が解決される
    かつ アンジーのチームが影響を受けるプレイヤーとしてバリーを選ぶ
    かつ エドワードのチームが影響を受けるプレイヤーとしてロナルドを選ぶ
    かつ アンジーのチームの戦闘開始ステップが始まる
    ならば アンジーのチームのライフは25点である
    かつ エドワードのチームのライフは25点である
    かつ 《Bloodbond Vampire》には+1/+1カウンターが置かれていない
    かつ 《Gideon's Company》には+1/+1カウンターが2個置かれている

  @id:ruling.arbiter_of_knollridge.own @situation:ruling.arbiter_of_knollridge @clause:life.set_each @clause:life.read @from:2010-04-23 @must
  シナリオ: 自分のチームのライフの総量が最大であれば、《Arbiter of Knollridge》は相手チームのものを引き上げる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは31点である
    かつ エドワードのチームのライフは4点である
    もし アンジーが《Arbiter of Knollridge》を唱える
    かつ その呪文が解決される
    かつ 《Arbiter of Knollridge》の誘発型能力が解決される
    かつ アンジーのチームが影響を受けるプレイヤーとしてアンジーを選ぶ
    かつ エドワードのチームが影響を受けるプレイヤーとしてエドワードを選ぶ
    ならば アンジーのチームのライフは31点である
    かつ エドワードのチームのライフは31点である

  @id:ruling.ayli @clause:life.read @clause:life.start @clause:object.you @from:2010-04-23 @must
  シナリオ: チームの初期ライフより10点多ければ、《Ayli, Eternal Pilgrim》はコントローラーの他のクリーチャー1体と引き換えにパーマネントを追放する
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは40点である
    かつ アンジーは《Ayli, Eternal Pilgrim》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《Wind Drake》をコントロールしている
    かつ エドワードは《Fountain of Youth》をコントロールしている
    かつ アンジーは《平地》をコントロールしている
    かつ アンジーは《沼》をコントロールしている
    かつ アンジーは《森》をコントロールしている
    もし アンジーが《Ayli, Eternal Pilgrim》の2つ目の能力を起動する
    かつ アンジーが対象として《Fountain of Youth》を選ぶ
    かつ その能力が解決される
    ならば エドワードは追放領域に《Fountain of Youth》を所有している
    かつ アンジーの墓地に《灰色熊》がある
    かつ アンジーは《Ayli, Eternal Pilgrim》をコントロールしている
    かつ バリーは《Wind Drake》をコントロールしている
    かつ 《平地》はタップ状態である
    かつ 《沼》はタップ状態である
    かつ 《森》はタップ状態である

  @id:ruling.ayli.too_little @situation:ruling.ayli @clause:life.read @clause:life.start @from:2010-04-23 @must
  シナリオ: 9点多いだけでは《Ayli, Eternal Pilgrim》には足りない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは39点である
    かつ アンジーは《Ayli, Eternal Pilgrim》をコントロールしている
    かつ アンジーは《Spear Spewer》をコントロールしている
    かつ エドワードは《Fountain of Youth》をコントロールしている
    ならば アンジーは《Ayli, Eternal Pilgrim》の2つ目の能力を起動できない
    しかし アンジーは《Spear Spewer》の能力を起動できる

  @id:ruling.blood_baron_of_vizkopa @clause:life.read @clause:object.you @from:2010-04-23 @must
  シナリオ: 《Blood Baron of Vizkopa》は、自分のチームのライフが30点以上で相手チームのライフが10点以下である間、大きい
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは29点である
    かつ エドワードのチームのライフは12点である
    かつ アンジーは《Blood Baron of Vizkopa》をコントロールしている
    かつ バリーは《Bottle Gnomes》をコントロールしている
    もし アンジーがロナルドを対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば エドワードのチームのライフは10点である
    かつ 《Blood Baron of Vizkopa》は4/4である
    もし バリーが《Bottle Gnomes》の能力を起動する
    かつ その能力が解決される
    ならば 《Blood Baron of Vizkopa》は10/10である
    もし アンジーがバリーを対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは30点である
    かつ 《Blood Baron of Vizkopa》は10/10である

  @id:ruling.blood_baron_of_vizkopa.too_much @situation:ruling.blood_baron_of_vizkopa @clause:life.read @from:2010-04-23 @must
  シナリオ: 相手チームのライフが11点であれば、《Blood Baron of Vizkopa》は印刷された通りである
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは40点である
    かつ エドワードのチームのライフは11点である
    かつ アンジーは《Blood Baron of Vizkopa》をコントロールしている
    ならば 《Blood Baron of Vizkopa》は4/4である
    もし バリーがエドワードを対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば 《Blood Baron of Vizkopa》は10/10である

  @id:ruling.blood_baron_of_vizkopa.flies @situation:ruling.blood_baron_of_vizkopa @clause:life.read @clause:combat.block @from:2018-04-27 @must
  シナリオ: 自分のチームのライフが30点で相手チームが10点以下である間、《Blood Baron of Vizkopa》は飛行を持つ
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは30点である
    かつ エドワードのチームのライフは10点である
    かつ アンジーは《Blood Baron of Vizkopa》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《Wind Drake》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Blood Baron of Vizkopa》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《丘巨人》で《Blood Baron of Vizkopa》をブロックできない
    しかし ロナルドは《Wind Drake》で《Blood Baron of Vizkopa》をブロックできる

  @id:ruling.gorm_the_great @clause:life.read @from:2018-04-27 @must
  シナリオ: 《Gorm the Great》と並んで攻撃した《Virtus the Veiled》は、《Gorm the Great》のダメージの後のチームのライフの半分を失わせる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは23点である
    かつ アンジーは《Gorm the Great》をコントロールしている
    かつ アンジーは《Virtus the Veiled》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Gorm the Great》でエドワードを攻撃する
    かつ アンジーが《Virtus the Veiled》でロナルドを攻撃する
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    かつ 《Virtus the Veiled》の誘発型能力が解決される
    ならば エドワードのチームのライフは10点である
    かつ 《Gorm the Great》はアンタップ状態である

  @id:ruling.oketras_last_mercy @clause:life.set_one @clause:life.start @clause:step.untap_kept @from:2017-07-08 @must
  シナリオ: 《Oketra's Last Mercy》はチームのライフを30点に戻し、ライフを得るのは唱えたプレイヤーだけである。そのプレイヤーの土地は1回タップしたままになる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは12点である
    かつ アンジーは《Bloodbond Vampire》をコントロールしている
    かつ バリーは《Gideon's Company》をコントロールしている
    かつ アンジーは《マナ源》を3枚コントロールしている
    かつ アンジーは《平地》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ バリーは《森》をコントロールしている
    かつ 《平地》はタップ状態である
    かつ 《丘巨人》はタップ状態である
    かつ 《森》はタップ状態である
    もし アンジーが《Oketra's Last Mercy》を唱える
    かつ その呪文が解決される
    かつ 《Bloodbond Vampire》の誘発型能力が解決される
    ならば アンジーのチームのライフは30点である
    かつ 《Bloodbond Vampire》には+1/+1カウンターが1個置かれている
    かつ 《Gideon's Company》には+1/+1カウンターが置かれていない
    もし アンジーのチームのドロー・ステップが始まる
    ならば 《平地》はタップ状態である
    しかし 《丘巨人》はアンタップ状態である
    かつ 《森》はアンタップ状態である
    もし エドワードのチームのドロー・ステップが始まる
    かつ アンジーのチームのドロー・ステップが始まる
    ならば 《平地》はアンタップ状態である

  @id:ruling.oketras_last_mercy.later @situation:ruling.oketras_last_mercy @clause:life.set_one @clause:life.start @clause:step.untap_open @from:2017-07-08 @must
  シナリオ: ライフが30点を超えるチームは《Oketra's Last Mercy》で超えた分を失い、その後にプレイされた土地もタップしたままになる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは37点である
    かつ アンジーの手札に《森》がある
    かつ バリーの手札に《島》がある
    もし アンジーが《Oketra's Last Mercy》を唱える
    かつ その呪文が解決される
    かつ アンジーが土地として《森》をプレイする
    かつ アンジーが《森》の能力を起動する
    かつ バリーが土地として《島》をプレイする
    かつ バリーが《島》の能力を起動する
    ならば アンジーのチームのライフは30点である
    もし アンジーのチームのドロー・ステップが始まる
    ならば 《森》はタップ状態である
    しかし 《島》はアンタップ状態である
