# language: ja
機能: プレインズウォーカーやバトルを攻撃している状態で出るもの
  > 攻撃している状態で戦場に出るクリーチャーは、プレイヤーを攻撃しなくてもよい。他に誰の何を攻撃できるのか？

  @id:entering.walker @situation:entering @clause:combat.enters_attacking @from:2018-04-27 @must
  シナリオ: 攻撃している状態で出るトークンは、他に何も攻撃していない頭のプレインズウォーカーを攻撃してもよい
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《Hanweir Garrison》をコントロールしている
    かつ ロナルドは《Nissa, Voice of Zendikar》をコントロールしている
    かつ 《Nissa, Voice of Zendikar》には忠誠カウンターが5個置かれている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Hanweir Garrison》でエドワードを攻撃する
    かつ アンジーが攻撃するものとして《Nissa, Voice of Zendikar》を選ぶ
    かつ 《Hanweir Garrison》の誘発型能力が解決される
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば 《Nissa, Voice of Zendikar》には忠誠カウンターが3個置かれている
    かつ エドワードのチームのライフは18点である

  @id:entering.battle @situation:entering @clause:combat.enters_attacking @clause:battle.defending @from:2023-04-14 @must
  シナリオ: 攻撃している状態で出るトークンは、もう一方の頭が守っているバトルを攻撃してもよい
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《Hanweir Garrison》をコントロールしている
    かつ アンジーは《Invasion of Dominaria》をコントロールしている
    かつ 《Invasion of Dominaria》には守備カウンターが5個置かれている
    かつ 《Invasion of Dominaria》を守る者はロナルドである
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Hanweir Garrison》でエドワードを攻撃する
    かつ アンジーが攻撃するものとして《Invasion of Dominaria》を選ぶ
    かつ 《Hanweir Garrison》の誘発型能力が解決される
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば 《Invasion of Dominaria》には守備カウンターが3個置かれている
    かつ エドワードのチームのライフは18点である

  @id:entering.walker.group @situation:entering @clause:combat.enters_attacking @from:2016-07-22 @until:2018-04-27 @must
  シナリオ: チームが1つのものとして攻撃される場合でも、トークンはどちらの頭のプレインズウォーカーも攻撃してよい
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《Hanweir Garrison》をコントロールしている
    かつ エドワードは《Nissa, Voice of Zendikar》をコントロールしている
    かつ 《Nissa, Voice of Zendikar》には忠誠カウンターが5個置かれている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Hanweir Garrison》でエドワードのチームを攻撃する
    かつ アンジーが攻撃するものとして《Nissa, Voice of Zendikar》を選ぶ
    かつ 《Hanweir Garrison》の誘発型能力が解決される
    かつ アンジーのチームがダメージを受けるプレイヤーとしてロナルドを選ぶ
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば 《Nissa, Voice of Zendikar》には忠誠カウンターが3個置かれている
    かつ エドワードのチームのライフは18点である
