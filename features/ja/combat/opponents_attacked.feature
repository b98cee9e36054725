# language: ja
機能: プレイヤーが攻撃した対戦相手の数
  > 攻撃クリーチャーが、そのプレイヤーが攻撃した対戦相手の数だけ大きくなる。チームメイトの攻撃クリーチャーは数えるのか？

  @id:opponents_attacked.both @situation:opponents_attacked @clause:combat.attacks @clause:object.you @from:2018-04-27 @must
  シナリオ: 1人のプレイヤーのクリーチャーが両方の頭を攻撃すれば+2/+2の修整を受ける。対応して1体が除去されても同じである
    前提 アンジーは《Wings of the Guard》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Wings of the Guard》でエドワードを攻撃する
    かつ アンジーが《灰色熊》でロナルドを攻撃する
    かつ バリーが《灰色熊》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ 《Wings of the Guard》の誘発型能力が解決される
    ならば 《Wings of the Guard》は3/3である

  @id:opponents_attacked.mates @situation:opponents_attacked @clause:combat.attacks @clause:object.you @from:2018-04-27 @must
  シナリオ: チームメイトだけが攻撃した対戦相手は数えず、1人の対戦相手を2体で攻撃しても1回だけ数える
    前提 アンジーは《Wings of the Guard》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Wings of the Guard》でエドワードを攻撃する
    かつ アンジーが《灰色熊》でエドワードを攻撃する
    かつ バリーが《丘巨人》でロナルドを攻撃する
    かつ 《Wings of the Guard》の誘発型能力が解決される
    ならば 《Wings of the Guard》は2/2である
