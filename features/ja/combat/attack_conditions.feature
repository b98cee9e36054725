# language: ja
@source:W
機能: 条件を満たすときだけ攻撃できるクリーチャー
  > クリーチャーの攻撃の可否が、防御プレイヤーに関する条件や攻撃全体によって決まる。防御プレイヤーは2人で、攻撃は1回である。

  @id:combat.positive.each @situation:combat.positive @clause:combat.attack_condition @source:W-EX14a @from:2005-08-01 @until:2007-02-01 @must
  シナリオ: 防御プレイヤーについて必要な条件は、両方が満たさなければならない
    前提 アンジーは《島》をコントロールしている
    かつ エドワードは《Sea Monster》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    ならば エドワードは《Sea Monster》でアンジーのチームを攻撃できない
    しかし エドワードは《丘巨人》でアンジーのチームを攻撃できる

  @id:combat.positive.both @situation:combat.positive @clause:combat.attack_condition @source:W-EX14a @from:2005-08-01 @until:2007-02-01 @must
  シナリオ: 両方の防御プレイヤーが条件を満たしていれば十分である
    前提 アンジーは《島》をコントロールしている
    かつ バリーは《島》をコントロールしている
    かつ エドワードは《Sea Monster》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《Sea Monster》でアンジーのチームを攻撃する
    ならば 《Sea Monster》は攻撃している

  @id:combat.positive.either @situation:combat.positive @clause:combat.attack_condition @source:W-EX14a @from:2007-05-01 @until:2018-04-27 @must
  シナリオ: 防御プレイヤーのどちらか1人が条件を満たしていれば十分である
    前提 アンジーは《島》をコントロールしている
    かつ エドワードは《Sea Monster》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《Sea Monster》でアンジーのチームを攻撃する
    ならば 《Sea Monster》は攻撃している

  @id:combat.positive.neither @situation:combat.positive @clause:combat.attack_condition @source:W-EX14a @from:2007-05-01 @until:2018-04-27 @must
  シナリオ: どちらの防御プレイヤーも条件を満たしていなければ、クリーチャーは攻撃できない
    前提 アンジーは《森》をコントロールしている
    かつ エドワードは《Sea Monster》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    ならば エドワードは《Sea Monster》でアンジーのチームを攻撃できない
    しかし エドワードは《丘巨人》でアンジーのチームを攻撃できる

  @id:combat.positive.attacked @situation:combat.positive @clause:combat.attack_condition @source:W-EX14a @from:2018-04-27 @must
  シナリオ: 必要な条件は、攻撃されるプレイヤーが満たさなければならない
    前提 アンジーは《島》をコントロールしている
    かつ エドワードは《Sea Monster》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    ならば エドワードは《Sea Monster》でバリーを攻撃できない
    しかし エドワードは《Sea Monster》でアンジーを攻撃できる

  @id:combat.relative.each @situation:combat.relative @clause:combat.attack_condition @source:W-EX14b @from:2005-08-01 @until:2007-02-01 @must
  シナリオ: かつては、防御プレイヤーの片方よりクリーチャーが多いだけでは足りなかった
    前提 エドワードは《Goblin Goon》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《バニラ1/1》を2枚コントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    ならば エドワードは《Goblin Goon》でアンジーのチームを攻撃できない
    しかし エドワードは《丘巨人》でアンジーのチームを攻撃できる

  @id:combat.relative.either @situation:combat.relative @clause:combat.attack_condition @source:W-EX14b @from:2007-05-01 @until:2018-04-27 @must
  シナリオ: 防御プレイヤーの片方よりクリーチャーが多ければ十分である
    前提 エドワードは《Goblin Goon》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《バニラ1/1》を2枚コントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《Goblin Goon》でアンジーのチームを攻撃する
    ならば 《Goblin Goon》は攻撃している

  @id:combat.relative.neither @situation:combat.relative @clause:combat.attack_condition @source:W-EX14b @from:2007-05-01 @until:2018-04-27 @must
  シナリオ: どちらの防御プレイヤーともクリーチャーの数が同じでは足りない
    前提 エドワードは《Goblin Goon》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ アンジーは《灰色熊》を2枚コントロールしている
    かつ バリーは《バニラ1/1》を2枚コントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    ならば エドワードは《Goblin Goon》でアンジーのチームを攻撃できない
    しかし エドワードは《丘巨人》でアンジーのチームを攻撃できる

  @id:combat.relative.attacked @situation:combat.relative @clause:combat.attack_condition @source:W-EX14b @from:2018-04-27 @must
  シナリオ: クリーチャーの数は、攻撃されるプレイヤーと比べる
    前提 エドワードは《Goblin Goon》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《バニラ1/1》を2枚コントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    ならば エドワードは《Goblin Goon》でバリーを攻撃できない
    しかし エドワードは《Goblin Goon》でアンジーを攻撃できる

  @id:combat.negative.one @situation:combat.negative @clause:combat.attack_condition @source:W-EX14c @from:2007-05-01 @until:2018-04-27 @must
  シナリオ: 防御プレイヤーがコントロールしていてはならないものは、両方がコントロールしていてはならない
    前提 アンジーは《潜む悪》をコントロールしている
    かつ エドワードは《不在の練習》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    ならば エドワードは《不在の練習》でアンジーのチームを攻撃できない
    しかし エドワードは《丘巨人》でアンジーのチームを攻撃できる

  @id:combat.negative.none @situation:combat.negative @clause:combat.attack_condition @source:W-EX14c @from:2007-05-01 @until:2018-04-27 @must
  シナリオ: 両方の防御プレイヤーがコントロールしていなければ、条件は満たされている
    前提 アンジーは《灰色熊》をコントロールしている
    かつ エドワードは《不在の練習》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《不在の練習》でアンジーのチームを攻撃する
    ならば 《不在の練習》は攻撃している

  @id:combat.negative.attacked @situation:combat.negative @clause:combat.attack_condition @source:W-EX14c @from:2018-04-27 @must
  シナリオ: コントロールされていてはならないものは、攻撃されるプレイヤーについてだけ調べる
    前提 アンジーは《潜む悪》をコントロールしている
    かつ エドワードは《不在の練習》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    ならば エドワードは《不在の練習》でアンジーを攻撃できない
    しかし エドワードは《不在の練習》でバリーを攻撃できる

  @id:combat.attacking_player.either @situation:combat.attacking_player @clause:combat.block_condition @from:2007-05-01 @until:2018-04-27 @must
  シナリオ: 攻撃プレイヤーの片方よりクリーチャーが多ければブロックできる
    前提 エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《極楽鳥》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    かつ アンジーは《Goblin Goon》をコントロールしている
    かつ アンジーは《バニラ1/1》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ ロナルドが《灰色熊》でアンジーのチームを攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    かつ アンジーが《Goblin Goon》で《灰色熊》をブロックする
    かつ エドワードのチームの戦闘後メイン・フェイズが始まる
    ならば ロナルドはクリーチャーを1体コントロールしている

  @id:combat.attacking_player.neither @situation:combat.attacking_player @clause:combat.block_condition @from:2007-05-01 @until:2018-04-27 @must
  シナリオ: どちらの攻撃プレイヤーともクリーチャーの数が同じではブロックできない
    前提 エドワードは《丘巨人》を2枚コントロールしている
    かつ ロナルドは《極楽鳥》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    かつ アンジーは《Goblin Goon》をコントロールしている
    かつ アンジーは《バニラ1/1》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ ロナルドが《灰色熊》でアンジーのチームを攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    ならば アンジーは《Goblin Goon》で《灰色熊》をブロックできない
    しかし アンジーは《バニラ1/1》で《灰色熊》をブロックできる

  @id:combat.attacking_player.controller @situation:combat.attacking_player @clause:combat.block_condition @from:2018-04-27 @must
  シナリオ: クリーチャーの数は、ブロックされるクリーチャーのコントローラーと比べる
    前提 エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《極楽鳥》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    かつ アンジーは《Goblin Goon》をコントロールしている
    かつ アンジーは《バニラ1/1》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《丘巨人》でアンジーを攻撃する
    かつ ロナルドが《灰色熊》でアンジーを攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    ならば アンジーは《Goblin Goon》で《灰色熊》をブロックできない
    しかし アンジーは《Goblin Goon》で《丘巨人》をブロックできる

  @id:combat.attack.alone @situation:combat.attack.alone @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  シナリオ: 単独で攻撃できないクリーチャーは、チームメイトのクリーチャーと一緒なら攻撃できる
    前提 エドワードは《Mogg Flunkies》をコントロールしている
    かつ ロナルドは《丘巨人》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    ならば エドワードは《Mogg Flunkies》でアンジーのチームを攻撃できない
    しかし エドワードは《Mogg Flunkies》でアンジーのチームを攻撃できる
    かつ ロナルドは《丘巨人》でアンジーのチームを攻撃できる

  @id:combat.attack.alone.now @situation:combat.attack.alone @clause:combat.attack @from:2018-04-27 @must
  シナリオ: 単独で攻撃できないクリーチャーは、もう1人のプレイヤーへの攻撃と同時なら、プレイヤー1人を攻撃できる
    前提 エドワードは《Mogg Flunkies》をコントロールしている
    かつ ロナルドは《丘巨人》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    ならば エドワードは《Mogg Flunkies》でアンジーを攻撃できない
    しかし エドワードは《Mogg Flunkies》でアンジーを攻撃できる
    かつ ロナルドは《丘巨人》でバリーを攻撃できる
