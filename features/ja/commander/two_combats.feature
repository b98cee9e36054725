# language: ja
@source:C
機能: 2回の戦闘での統率者からのダメージ
  > 2018年まではチームを攻撃し、ダメージを割り振るときに、攻撃側のチームがダメージを受ける頭を戦闘のたびに選んだ。何を合計するのか？

  @id:commander.damage.two_heads.assigned @situation:commander.damage.two_heads @clause:commander.damage @variant:two-headed-giant-commander @from:2009-10-01 @until:2018-04-27 @should
  シナリオ: 1体の統率者が1つの頭に与え、次にもう1つの頭に与えたダメージは合計しなかった
    前提 アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ 《Isamaru, Hound of Konda》には+1/+1カウンターが9個置かれている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Isamaru, Hound of Konda》でエドワードのチームを攻撃する
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    ならば アンジーは選択をしなければならない
    もし アンジーのチームがダメージを受けるプレイヤーとしてエドワードを選ぶ
    かつ アンジーのチームがターンを終える
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Isamaru, Hound of Konda》でエドワードのチームを攻撃する
    かつ アンジーのチームがダメージを受けるプレイヤーとしてロナルドを選ぶ
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば ゲームは続く
    かつ エドワードのチームのライフは18点である

  @id:commander.damage.over_turns.assigned @situation:commander.damage.two_heads @clause:commander.damage @variant:two-headed-giant-commander @from:2009-10-01 @until:2018-04-27 @should
  シナリオ: 1体の統率者が同じ頭に2回与えたダメージは合計した
    前提 アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ 《Isamaru, Hound of Konda》には+1/+1カウンターが9個置かれている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Isamaru, Hound of Konda》でエドワードのチームを攻撃する
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    ならば アンジーは選択をしなければならない
    もし アンジーのチームがダメージを受けるプレイヤーとしてエドワードを選ぶ
    かつ アンジーのチームがターンを終える
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Isamaru, Hound of Konda》でエドワードのチームを攻撃する
    かつ アンジーのチームがダメージを受けるプレイヤーとしてエドワードを選ぶ
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば エドワードのチームはゲームに敗北する
