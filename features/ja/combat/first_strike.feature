# language: ja
機能: 先制攻撃
  > 先制攻撃を持つクリーチャーは他より先にダメージを与える。そのときチームの戦闘には戦闘ダメージ・ステップが2回ある。

  @id:combat.first_strike.blocked @situation:combat.first_strike.blocked @clause:combat.first_strike @from:2005-08-01 @until:2018-04-27 @must
  シナリオ: 先制攻撃を持つクリーチャーは、どちらの対戦相手のブロック・クリーチャーも倒し、ダメージを受けない
    前提 アンジーは《Youthful Knight》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Youthful Knight》でエドワードのチームを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ ロナルドが《灰色熊》で《Youthful Knight》をブロックする
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば アンジーは《Youthful Knight》をコントロールしている
    かつ ロナルドはクリーチャーを1体もコントロールしていない

  @id:combat.first_strike.blocked.now @situation:combat.first_strike.blocked @clause:combat.first_strike @from:2018-04-27 @must
  シナリオ: 先制攻撃を持つクリーチャーは、もう1人の対戦相手のブロック・クリーチャーも倒し、ダメージを受けない
    前提 アンジーは《Youthful Knight》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Youthful Knight》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ ロナルドが《灰色熊》で《Youthful Knight》をブロックする
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば アンジーは《Youthful Knight》をコントロールしている
    かつ ロナルドはクリーチャーを1体もコントロールしていない

  @id:combat.first_strike.teammate @situation:combat.first_strike.teammate @clause:combat.first_strike @from:2009-07-11 @until:2018-04-27 @must
  シナリオ: 先制攻撃を持たないチームメイトのクリーチャーは、同じ戦闘の2回目のステップでダメージを与える
    前提 アンジーは《Youthful Knight》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    かつ エドワードのチームのライフは20点である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Youthful Knight》でエドワードのチームを攻撃する
    かつ バリーが《丘巨人》でエドワードのチームを攻撃する
    かつ アンジーのチームがダメージを受けるプレイヤーとしてエドワードを選ぶ
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    ならば エドワードのチームのライフは18点である
    もし アンジーのチームが優先権をパスする
    かつ エドワードのチームが優先権をパスする
    ならば エドワードのチームのライフは15点である

  @id:combat.first_strike.teammate.now @situation:combat.first_strike.teammate @clause:combat.first_strike @from:2018-04-27 @must
  シナリオ: 先制攻撃を持たないチームメイトのクリーチャーは、やはり2回目のステップでダメージを与える
    前提 アンジーは《Youthful Knight》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    かつ エドワードのチームのライフは20点である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Youthful Knight》でエドワードを攻撃する
    かつ バリーが《丘巨人》でロナルドを攻撃する
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    ならば エドワードのチームのライフは18点である
    もし アンジーのチームが優先権をパスする
    かつ エドワードのチームが優先権をパスする
    ならば エドワードのチームのライフは15点である

  @id:combat.first_strike.double @situation:combat.first_strike.double @clause:combat.first_strike @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-04-27 @must
  シナリオ: 二段攻撃を持つクリーチャーは両方のステップでダメージを与える
    前提 アンジーは《Hearthfire Hobgoblin》をコントロールしている
    かつ エドワードのチームのライフは20点である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Hearthfire Hobgoblin》でエドワードを攻撃する
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    ならば エドワードのチームのライフは18点である
    もし アンジーのチームの戦闘終了ステップが始まる
    ならば エドワードのチームのライフは16点である

  @id:combat.first_strike.stack @situation:combat.first_strike.double @clause:combat.first_strike @clause:combat.damage_when @from:2005-08-01 @until:2009-07-11 @must
  シナリオ: 2回の戦闘ダメージ・ステップは、それぞれダメージをスタックに置いた
    前提 アンジーは《Hearthfire Hobgoblin》をコントロールしている
    かつ エドワードのチームのライフは20点である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Hearthfire Hobgoblin》でエドワードのチームを攻撃する
    かつ アンジーのチームがダメージを受けるプレイヤーとしてロナルドを選ぶ
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    ならば エドワードのチームのライフは20点である
    もし アンジーのチームが優先権をパスする
    かつ エドワードのチームが優先権をパスする
    ならば エドワードのチームのライフは18点である
    もし アンジーのチームの戦闘終了ステップが始まる
    ならば エドワードのチームのライフは16点である
