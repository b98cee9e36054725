# language: ja
機能: 守護者が去ったバトル
  > バトルを守るプレイヤーが、それが攻撃されている間にゲームから去る。別の守護者はいつ選ばれるのか？

  @id:free_for_all.battle_left @situation:free_for_all.battle_left @clause:battle.new_protector @clause:team.leaves @variant:free-for-all @from:2023-04-14 @must
  シナリオ: バトルが攻撃されている間はほかの守護者は選ばれない
    前提 アンジーは《Invasion of Dominaria》をコントロールしている
    かつ 《Invasion of Dominaria》を守る者はエドワードである
    かつ アンジーは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《丘巨人》で《Invasion of Dominaria》を攻撃する
    かつ エドワードが投了する
    ならば アンジーは選択をする必要がない
    かつ 《丘巨人》は攻撃している
    もし アンジーのチームの戦闘終了ステップが始まる
    ならば アンジーは選択をする必要がない

  @id:free_for_all.battle_left.then @situation:free_for_all.battle_left @clause:battle.new_protector @clause:battle.damage @clause:team.leaves @variant:free-for-all @from:2023-04-14 @must
  シナリオ: 守るプレイヤーが去ったバトルはダメージを受け、戦闘の後でそのコントローラーがまだプレイしている者から1人を選ぶ
    前提 アンジーは《Invasion of Dominaria》をコントロールしている
    かつ 《Invasion of Dominaria》を守る者はエドワードである
    かつ 《Invasion of Dominaria》には守備カウンターが5個置かれている
    かつ アンジーは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《丘巨人》で《Invasion of Dominaria》を攻撃する
    かつ エドワードが投了する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば 《Invasion of Dominaria》には守備カウンターが2個置かれている
    かつ アンジーは選択をしなければならない
    もし アンジーが守る者としてマーサを選ぶ
    ならば 《Invasion of Dominaria》を守る者はマーサである
