# language: ja
機能: 1人のプレイヤーのプレインズウォーカー
  > プレインズウォーカーは1人のプレイヤーのものである。誰にダメージを与え、誰のクリーチャーに影響し、誰のライフを参照するのか？

  @id:ruling.chandra_flames_catalyst @clause:life.shared @from:2010-04-23 @must
  シナリオ: 《Chandra, Flame's Catalyst》は各対戦相手に3点、チームに合計6点のダメージを与える
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Chandra, Flame's Catalyst》をコントロールしている
    もし アンジーが《Chandra, Flame's Catalyst》の能力を起動する
    かつ その能力が解決される
    ならば エドワードのチームのライフは14点である
    かつ 《Chandra, Flame's Catalyst》には忠誠カウンターが6個置かれている

  @id:ruling.chandra_flames_catalyst.once @situation:ruling.chandra_flames_catalyst @clause:priority.act @from:2013-07-13 @must
  シナリオ: プレインズウォーカーの忠誠度能力はチームのターンに1回起動でき、チームメイトのものも同様に起動できる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Chandra, Flame's Catalyst》をコントロールしている
    かつ バリーは《Chandra, Pyrogenius》をコントロールしている
    もし アンジーが《Chandra, Flame's Catalyst》の能力を起動する
    かつ その能力が解決される
    ならば アンジーは《Chandra, Flame's Catalyst》の能力を起動できない
    かつ アンジーは《Chandra, Pyrogenius》の1つ目の能力を起動できない
    しかし バリーは《Chandra, Pyrogenius》の1つ目の能力を起動できる

  @id:ruling.chandra_pyrogenius @clause:life.shared @from:2010-04-23 @must
  シナリオ: 《Chandra, Pyrogenius》は各対戦相手に2点、チームに合計4点のダメージを与える
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Chandra, Pyrogenius》をコントロールしている
    もし アンジーが《Chandra, Pyrogenius》の1つ目の能力を起動する
    かつ その能力が解決される
    ならば エドワードのチームのライフは16点である
    かつ 《Chandra, Pyrogenius》には忠誠カウンターが7個置かれている

  @id:ruling.sarkhan_dragonsoul @clause:life.shared @from:2010-04-23 @must
  シナリオ: 《Sarkhan, Dragonsoul》は各対戦相手とその両者のクリーチャーに1点のダメージを与え、チームメイトのものには与えない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Sarkhan, Dragonsoul》をコントロールしている
    かつ バリーは《バニラ1/1》をコントロールしている
    かつ エドワードは《極楽鳥》をコントロールしている
    かつ ロナルドは《バニラ1/1》をコントロールしている
    もし アンジーが《Sarkhan, Dragonsoul》の1つ目の能力を起動する
    かつ その能力が解決される
    ならば エドワードのチームのライフは18点である
    かつ エドワードはクリーチャーを1体もコントロールしていない
    かつ ロナルドはクリーチャーを1体もコントロールしていない
    かつ バリーはクリーチャーを1体コントロールしている

  @id:ruling.davriel_rogue_shadowmage @clause:trigger.step @from:2010-04-23 @must
  シナリオ: 《Davriel, Rogue Shadowmage》は、対戦相手が共有するアップキープに、手札の少ない対戦相手それぞれにダメージを与える
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Davriel, Rogue Shadowmage》をコントロールしている
    かつ エドワードの手札は1枚である
    もし エドワードのチームのドロー・ステップが始まる
    ならば エドワードのチームのライフは16点である

  @id:ruling.davriel_rogue_shadowmage.one @situation:ruling.davriel_rogue_shadowmage @clause:trigger.step @from:2010-04-23 @must
  シナリオ: 手札が2枚あるプレイヤーにはダメージを与えないが、そのチームメイトには与える
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Davriel, Rogue Shadowmage》をコントロールしている
    かつ エドワードの手札は2枚である
    もし エドワードのチームのドロー・ステップが始まる
    ならば エドワードのチームのライフは18点である

  @id:ruling.ajani_strength_of_the_pride @clause:life.read @clause:life.start @from:2010-04-23 @must
  シナリオ: チームのライフが初期ライフより15点多ければ、《Ajani, Strength of the Pride》は両対戦相手のものを追放する
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは45点である
    かつ アンジーは《Ajani, Strength of the Pride》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《極楽鳥》をコントロールしている
    もし アンジーが《Ajani, Strength of the Pride》の3つ目の能力を起動する
    かつ その能力が解決される
    ならば エドワードはクリーチャーを1体もコントロールしていない
    かつ ロナルドはクリーチャーを1体もコントロールしていない
    かつ バリーはクリーチャーを1体コントロールしている

  @id:ruling.ajani_strength_of_the_pride.too_little @situation:ruling.ajani_strength_of_the_pride @clause:life.read @clause:life.start @from:2010-04-23 @must
  シナリオ: 14点多いだけでは何も追放されない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは44点である
    かつ アンジーは《Ajani, Strength of the Pride》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーが《Ajani, Strength of the Pride》の3つ目の能力を起動する
    かつ その能力が解決される
    ならば エドワードはクリーチャーを1体コントロールしている
    かつ 《Ajani, Strength of the Pride》には忠誠カウンターが5個置かれている

  @id:ruling.saheeli_rai @clause:life.shared @clause:effect.scry @from:2018-04-27 @must
  シナリオ: 《Saheeli Rai》は自分のライブラリーを見た後、対戦相手2人に1点のダメージを与える
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Saheeli Rai》をコントロールしている
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    もし アンジーが《Saheeli Rai》の1つ目の能力を起動する
    かつ その能力が解決される
    かつ アンジーがライブラリーの一番上のカードを一番下に置く
    ならば エドワードのチームのライフは18点である
    かつ アンジーのチームのライフは20点である
    かつ 《Saheeli Rai》には忠誠カウンターが4個置かれている

  @id:ruling.saheeli_rai.copy @situation:ruling.saheeli_rai @clause:token.copy @clause:object.copy_except @clause:target.choose @from:2018-04-27 @must
  シナリオ: 《Saheeli Rai》は自分のクリーチャーのコピーを、アーティファクトでもあるトークンとして、次の終了ステップまで生成する
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Saheeli Rai》をコントロールしている
    かつ アンジーは《Reckless Fireweaver》をコントロールしている
    かつ アンジーは《大気の精霊》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    もし アンジーが《Saheeli Rai》の2つ目の能力を起動する
    かつ アンジーが対象として《大気の精霊》を選ぶ
    かつ その能力が解決される
    かつ 《Reckless Fireweaver》の誘発型能力が解決される
    ならば エドワードのチームのライフは18点である
    かつ アンジーは4/4のクリーチャー・トークンを1体コントロールしている
    かつ アンジーはクリーチャー・トークンを1体コントロールしている
    かつ 《Saheeli Rai》には忠誠カウンターが1個置かれている
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば アンジーはクリーチャー・トークンを1体もコントロールしていない
    かつ アンジーは《大気の精霊》をコントロールしている

  @id:ruling.saheeli_rai.haste @situation:ruling.saheeli_rai @clause:token.copy @clause:combat.attack_required @from:2018-04-27 @must
  シナリオ: コピーはクリーチャーの言うことすべてに加えて速攻を持ち、《Crazed Goblin》のコピーはすぐに攻撃しなければならない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Saheeli Rai》をコントロールしている
    かつ アンジーは《Crazed Goblin》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    かつ 《Crazed Goblin》はタップ状態である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーはどのクリーチャーでも攻撃しないことができる
    もし アンジーのチームの戦闘後メイン・フェイズが始まる
    かつ アンジーが《Saheeli Rai》の2つ目の能力を起動する
    かつ アンジーが対象として《Crazed Goblin》を選ぶ
    かつ その能力が解決される
    かつ アンジーが《丘巨人》を対象として《Seize the Day》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーはどのクリーチャーでも攻撃しないことはできない

  @id:ruling.saheeli_rai.search @situation:ruling.saheeli_rai @clause:effect.search @clause:effect.onto_battlefield @from:2018-04-27 @must
  シナリオ: 《Saheeli Rai》は自分のライブラリーからアーティファクトを最大3枚まで見つけ、それらは同時に戦場に出る
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Saheeli Rai》をコントロールしている
    かつ 《Saheeli Rai》には忠誠カウンターが7個置かれている
    かつ アンジーは《Reckless Fireweaver》をコントロールしている
    かつ アンジーのライブラリーに《Fountain of Youth》がある
    かつ アンジーのライブラリーに《Bottle Gnomes》がある
    かつ アンジーのライブラリーに《丘巨人》がある
    もし アンジーが《Saheeli Rai》の3つ目の能力を起動する
    かつ その能力が解決される
    かつ アンジーがライブラリーから《Fountain of Youth》と《Bottle Gnomes》を見つける
    ならば アンジーは《Fountain of Youth》をコントロールしている
    かつ アンジーは《Bottle Gnomes》をコントロールしている
    かつ アンジーの墓地に《Saheeli Rai》がある
    もし 《Reckless Fireweaver》の誘発型能力が解決される
    かつ 《Reckless Fireweaver》の誘発型能力が解決される
    ならば エドワードのチームのライフは16点である
