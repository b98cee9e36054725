# language: ja
機能: メンバー2人の攻撃クリーチャー
  > カードが攻撃しているクリーチャー、チームのクリーチャー、または攻撃されるプレイヤーのことを述べている。チームメイトのクリーチャーや、どちらの対戦相手も含まれるのか？

  @id:ruling.bull_rush_bruiser @clause:combat.attack @clause:combat.first_strike @from:2018-06-08 @must
  シナリオ: チームメイトの戦士がいれば、《Bull-Rush Bruiser》は先制攻撃を得る
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Bull-Rush Bruiser》をコントロールしている
    かつ バリーは《Goblin Piker》をコントロールしている
    かつ エドワードは《大気の精霊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Bull-Rush Bruiser》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《大気の精霊》で《Bull-Rush Bruiser》をブロックする
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードの墓地に《大気の精霊》がある
    かつ アンジーは《Bull-Rush Bruiser》をコントロールしている

  @id:ruling.bull_rush_bruiser.none @situation:ruling.bull_rush_bruiser @clause:combat.attack @clause:trigger.intervening_if @from:2018-06-08 @must
  シナリオ: 《Bull-Rush Bruiser》自身も、戦士でないチームメイトのクリーチャーも、対戦相手の戦士も、先制攻撃を与えない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Bull-Rush Bruiser》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ ロナルドは《Goblin Piker》をコントロールしている
    かつ エドワードは《大気の精霊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Bull-Rush Bruiser》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《大気の精霊》で《Bull-Rush Bruiser》をブロックする
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードの墓地に《大気の精霊》がある
    かつ アンジーの墓地に《Bull-Rush Bruiser》がある

  @id:ruling.bull_rush_bruiser.kept @situation:ruling.bull_rush_bruiser @clause:layers.lasting @from:2018-06-08 @must
  シナリオ: その後チームの他の戦士がいなくなっても、《Bull-Rush Bruiser》は先制攻撃を失わない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Bull-Rush Bruiser》をコントロールしている
    かつ バリーは《Goblin Piker》をコントロールしている
    かつ エドワードは《大気の精霊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Bull-Rush Bruiser》でエドワードを攻撃する
    かつ 《Bull-Rush Bruiser》の誘発型能力が解決される
    かつ バリーが《Goblin Piker》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《大気の精霊》で《Bull-Rush Bruiser》をブロックする
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードの墓地に《大気の精霊》がある
    かつ アンジーは《Bull-Rush Bruiser》をコントロールしている

  @id:ruling.bull_rush_bruiser.gone @situation:ruling.bull_rush_bruiser @clause:trigger.intervening_if @from:2018-06-08 @must
  シナリオ: 能力の解決前にチームの他の戦士がいなくなると、《Bull-Rush Bruiser》は何も得ない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Bull-Rush Bruiser》をコントロールしている
    かつ バリーは《Goblin Piker》をコントロールしている
    かつ エドワードは《大気の精霊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Bull-Rush Bruiser》でエドワードを攻撃する
    かつ バリーが《Goblin Piker》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《大気の精霊》で《Bull-Rush Bruiser》をブロックする
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードの墓地に《大気の精霊》がある
    かつ アンジーの墓地に《Bull-Rush Bruiser》がある

  @id:ruling.dinosaur_stampede @clause:combat.trample @clause:object.you @from:2018-04-27 @must
  シナリオ: 《Dinosaur Stampede》はメンバー2人の攻撃クリーチャーを強くするが、トランプルを得るのは唱えたプレイヤーの恐竜だけである
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Bonded Horncrest》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《Bonded Horncrest》をコントロールしている
    かつ エドワードは《Goblin Piker》をコントロールしている
    かつ ロナルドは《バニラ1/1》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーがアンジーの《Bonded Horncrest》でエドワードを攻撃する
    かつ バリーがバリーの《Bonded Horncrest》でロナルドを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《Goblin Piker》でアンジーの《Bonded Horncrest》をブロックする
    かつ ロナルドが《バニラ1/1》でバリーの《Bonded Horncrest》をブロックする
    かつ アンジーが《Dinosaur Stampede》を唱える
    かつ その呪文が解決される
    ならば アンジーの《Bonded Horncrest》は7/5である
    かつ バリーの《Bonded Horncrest》は7/5である
    かつ 《灰色熊》は2/2である
    もし アンジーのチームがダメージを《Goblin Piker》に1点、エドワードに6点割り振る
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは14点である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば アンジーの《Bonded Horncrest》は5/5である

  @id:ruling.dwarven_lightsmith @clause:layers.lasting @clause:object.you @from:2018-06-08 @must
  シナリオ: 《Dwarven Lightsmith》はこのターンにチームのクリーチャーを大きくし、後から出たものは大きくしない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    かつ エドワードは《Goblin Piker》をコントロールしている
    もし アンジーが《Dwarven Lightsmith》を唱える
    かつ その呪文が解決される
    かつ 《Dwarven Lightsmith》の誘発型能力が解決される
    かつ バリーが《Wind Drake》を唱える
    かつ その呪文が解決される
    ならば 《灰色熊》は3/3である
    かつ 《丘巨人》は4/4である
    かつ 《Dwarven Lightsmith》は4/5である
    かつ 《Goblin Piker》は2/1である
    かつ 《Wind Drake》は2/2である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《丘巨人》は3/3である

  @id:ruling.enraged_revolutionary.team @situation:ruling.enraged_revolutionary @clause:life.read @from:2010-04-23 @until:2018-04-27 @must
  シナリオ: 《Enraged Revolutionary》は、最もライフの多いチームを攻撃すると大きくなる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Enraged Revolutionary》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Enraged Revolutionary》でエドワードのチームを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《Enraged Revolutionary》は3/2である
    かつ 《Enraged Revolutionary》には+1/+1カウンターが1個置かれている

  @id:ruling.enraged_revolutionary.player @situation:ruling.enraged_revolutionary @clause:life.read @from:2018-04-27 @must
  シナリオ: 《Enraged Revolutionary》は、最もライフの多いチームのどちらのプレイヤーを攻撃しても大きくなり、より少ないチームでは大きくならない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Enraged Revolutionary》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Enraged Revolutionary》でロナルドを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば 《Enraged Revolutionary》は3/2である
    かつ 《Enraged Revolutionary》には+1/+1カウンターが1個置かれている
    かつ エドワードのチームのライフは17点である
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Enraged Revolutionary》でエドワードを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば 《Enraged Revolutionary》は3/2である
    かつ エドワードのチームのライフは14点である

  @id:ruling.grenzos_cutthroat @clause:life.read @clause:combat.first_strike @from:2018-04-27 @must
  シナリオ: 《Grenzo's Cutthroat》は、最もライフの多いチームのどちらのプレイヤーを攻撃しても大きくなり、先制攻撃でダメージを与える
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは19点である
    かつ エドワードのチームのライフは20点である
    かつ バリーは《Grenzo's Cutthroat》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ バリーが《Grenzo's Cutthroat》でロナルドを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《Grenzo's Cutthroat》には+1/+1カウンターが1個置かれている
    かつ 《Grenzo's Cutthroat》は2/2である
    もし エドワードが《灰色熊》で《Grenzo's Cutthroat》をブロックする
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードの墓地に《灰色熊》がある
    かつ バリーは《Grenzo's Cutthroat》をコントロールしている

  @id:ruling.grenzos_cutthroat.less @situation:ruling.grenzos_cutthroat @clause:life.read @from:2018-04-27 @must
  シナリオ: 《Grenzo's Cutthroat》は、ライフのより少ないチームのプレイヤーを攻撃しても大きくならない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは19点である
    かつ アンジーは《Grenzo's Cutthroat》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Grenzo's Cutthroat》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《Grenzo's Cutthroat》には+1/+1カウンターが置かれていない

  @id:parts.ruling_fliers @clause:combat.block @from:2018-04-27 @must
  シナリオ: 《Bloodthirsty Aerialist》、《Cliffhaven Vampire》、《Defiant Bloodlord》、《Grasping Thrull》は飛行を持つ
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Bloodthirsty Aerialist》をコントロールしている
    かつ アンジーは《Cliffhaven Vampire》をコントロールしている
    かつ バリーは《Defiant Bloodlord》をコントロールしている
    かつ バリーは《Grasping Thrull》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《Wind Drake》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Bloodthirsty Aerialist》でエドワードを攻撃する
    かつ アンジーが《Cliffhaven Vampire》でエドワードを攻撃する
    かつ バリーが《Defiant Bloodlord》でエドワードを攻撃する
    かつ バリーが《Grasping Thrull》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《丘巨人》で《Bloodthirsty Aerialist》をブロックできない
    かつ エドワードは《丘巨人》で《Cliffhaven Vampire》をブロックできない
    かつ エドワードは《丘巨人》で《Defiant Bloodlord》をブロックできない
    かつ エドワードは《丘巨人》で《Grasping Thrull》をブロックできない
    しかし ロナルドは《Wind Drake》で《Bloodthirsty Aerialist》をブロックできる

  @id:parts.ruling_at_home @clause:combat.vigilance @clause:combat.attack @from:2018-04-27 @must
  シナリオ: 《Arbiter of Knollridge》と《Gorm the Great》はタップせずに攻撃し、《Brimstone Trebuchet》は攻撃できない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Arbiter of Knollridge》をコントロールしている
    かつ アンジーは《Brimstone Trebuchet》をコントロールしている
    かつ バリーは《Gorm the Great》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーは《Brimstone Trebuchet》でエドワードを攻撃できない
    しかし アンジーは《Arbiter of Knollridge》でエドワードを攻撃できる
    かつ バリーは《Gorm the Great》でエドワードを攻撃できる
    かつ バリーは《灰色熊》でロナルドを攻撃できる
    もし アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《Arbiter of Knollridge》はアンタップ状態である
    かつ 《Gorm the Great》はアンタップ状態である
    かつ 《灰色熊》はタップ状態である

  @id:ruling.shared_animosity @clause:combat.attack @clause:object.creature_types @from:2018-04-27 @must
  シナリオ: クリーチャーは、チームメイトのものも含め、同じクリーチャー・タイプを持つ他の攻撃クリーチャー1体につき大きくなり、チームメイトのものは大きくならない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Shared Animosity》をコントロールしている
    かつ アンジーは《Goblin Piker》をコントロールしている
    かつ バリーは《Goblin Firestarter》をコントロールしている
    かつ バリーは《Lunk Errant》をコントロールしている
    かつ バリーは《Goblin Chieftain》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Goblin Piker》でエドワードを攻撃する
    かつ バリーが《Goblin Firestarter》と《Lunk Errant》でロナルドを攻撃する
    ならば 《Goblin Piker》は2/1である
    もし 《Shared Animosity》の誘発型能力が解決される
    ならば 《Goblin Piker》は4/1である
    かつ 《Goblin Firestarter》は2/2である
    かつ 《Lunk Errant》は4/4である

  @id:ruling.shared_animosity.alone @situation:ruling.shared_animosity @clause:combat.attack @clause:object.creature_types @from:2018-04-27 @must
  シナリオ: 攻撃クリーチャーは能力の解決時に数え、同じタイプのものが他にいなければ大きくならない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Shared Animosity》をコントロールしている
    かつ アンジーは《Goblin Piker》をコントロールしている
    かつ バリーは《Goblin Firestarter》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Goblin Piker》でエドワードを攻撃する
    かつ バリーが《Goblin Firestarter》と《灰色熊》でロナルドを攻撃する
    かつ バリーが《Goblin Firestarter》を対象として《Unsummon》を唱える
    かつ その呪文が解決される
    かつ 《Shared Animosity》の誘発型能力が解決される
    ならば 《Goblin Piker》は2/1である

  @id:ruling.shared_animosity.team @situation:ruling.shared_animosity @clause:combat.attack @clause:object.creature_types @from:2005-08-01 @until:2018-04-27 @must
  シナリオ: チーム全体の攻撃でも、チームメイトの攻撃クリーチャーも数える
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Shared Animosity》をコントロールしている
    かつ アンジーは《Goblin Piker》をコントロールしている
    かつ バリーは《Goblin Firestarter》をコントロールしている
    かつ バリーは《Lunk Errant》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Goblin Piker》と《Lunk Errant》でエドワードのチームを攻撃する
    かつ 《Shared Animosity》の誘発型能力が解決される
    ならば 《Goblin Piker》は3/1である
    かつ 《Lunk Errant》は4/4である
