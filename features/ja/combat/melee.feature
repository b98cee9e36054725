# language: ja
機能: 攻撃した対戦相手の数だけ大きく、いる対戦相手の数だけ安く
  > あるキーワードはそのプレイヤーが攻撃した対戦相手を数え、別のキーワードは呪文を唱えるプレイヤーの対戦相手を数える。チームではそれぞれ誰が数えられるのか？

  @id:melee.granted @situation:melee @clause:keyword.melee @clause:object.you @from:2018-04-27 @must
  シナリオ: プレイヤーの各クリーチャーは、そのプレイヤーが攻撃する2つの頭の分だけ大きくなり、チームメイトのクリーチャーは何も得ない
    前提 アンジーは《Adriana, Captain of the Guard》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Adriana, Captain of the Guard》でエドワードを攻撃する
    かつ アンジーが《丘巨人》でロナルドを攻撃する
    かつ バリーが《灰色熊》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《Adriana, Captain of the Guard》は6/6である
    かつ 《丘巨人》は5/5である
    かつ 《灰色熊》は2/2である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《丘巨人》は3/3である

  @id:melee.twice @situation:melee @clause:keyword.melee @from:2018-04-27 @must
  シナリオ: その能力を2つ持つクリーチャーは2回大きくなる
    前提 アンジーは《Adriana, Captain of the Guard》をコントロールしている
    かつ アンジーは《Wings of the Guard》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Wings of the Guard》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《Wings of the Guard》は3/3である
    かつ 《Adriana, Captain of the Guard》は4/4である

  @id:melee.all @situation:melee @clause:keyword.melee @variant:free-for-all @from:2016-08-26 @must
  シナリオ: 4人のプレイヤーでは、他の3人全員を攻撃するプレイヤーのクリーチャーは3だけ大きくなる
    前提 アンジーは《Adriana, Captain of the Guard》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Adriana, Captain of the Guard》でエドワードを攻撃する
    かつ アンジーが《丘巨人》でマーサを攻撃する
    かつ アンジーが《灰色熊》でサイモンを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《Adriana, Captain of the Guard》は7/7である
    かつ 《丘巨人》は6/6である
    かつ 《灰色熊》は5/5である

  @id:undaunted.three @situation:undaunted @clause:keyword.undaunted @clause:cost.total @variant:free-for-all @from:2016-11-11 @must
  シナリオ: 3人の対戦相手がいると、7マナの呪文を4マナで唱えられる
    前提 アンジーは《平地》を4枚コントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ エドワードは《Megrim》をコントロールしている
    ならば アンジーは《Sublime Exhalation》を唱えられる
    もし その呪文が解決される
    ならば エドワードの墓地に《丘巨人》がある
    かつ エドワードは《Megrim》をコントロールしている
    かつ アンジーは使われていないマナを持っていない

  @id:undaunted.left @situation:undaunted @clause:keyword.undaunted @clause:cost.total @variant:free-for-all @from:2016-11-11 @must
  シナリオ: ゲームを離れたプレイヤーはもう数えられない
    前提 アンジーは《平地》を4枚コントロールしている
    かつ アンジーの手札に《平地》がある
    かつ エドワードは《丘巨人》をコントロールしている
    もし サイモンが投了する
    ならば アンジーは《Sublime Exhalation》を唱えられない
    もし アンジーが土地として《平地》をプレイする
    ならば アンジーは《Sublime Exhalation》を唱えられる
    もし その呪文が解決される
    ならば エドワードの墓地に《丘巨人》がある
