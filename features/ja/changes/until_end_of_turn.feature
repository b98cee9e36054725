# language: ja
@source:F
機能: ターン終了時までクリーチャーに影響を及ぼすもの
  > 呪文がターン終了時までクリーチャーに影響を及ぼす。どのクリーチャーに影響し、変更はどの順番で適用されるのか？

  @id:changes.until.target @clause:layers.lasting @clause:step.cleanup @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  シナリオ: ターン終了時まで強くなったクリーチャーは、その後元に戻る
    前提 アンジーは《灰色熊》をコントロールしている
    もし アンジーが《灰色熊》を対象として《Giant Growth》を唱える
    かつ その呪文が解決される
    ならば 《灰色熊》は5/5である
    もし アンジーのチームの終了ステップが始まる
    ならば 《灰色熊》は5/5である
    もし アンジーのチームがターンを終える
    ならば 《灰色熊》は2/2である

  @id:changes.until.later @clause:layers.lasting @from:2005-08-01 @must
  シナリオ: 自分の全クリーチャーを強くする呪文は、後から戦場に出たものにもチームメイトのものにも影響しない
    前提 アンジーは《丘巨人》をコントロールしている
    かつ バリーは1/1のゴブリン・クリーチャー・トークンを2体コントロールしている
    もし アンジーが《Glorious Charge》を唱える
    かつ その呪文が解決される
    かつ アンジーが《灰色熊》を唱える
    かつ その呪文が解決される
    ならば 《丘巨人》は4/4である
    かつ 《灰色熊》は2/2である
    かつ バリーは1/1のゴブリン・クリーチャー・トークンを2体コントロールしている

  @id:changes.until.shape @clause:layers.order @clause:object.types @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  シナリオ: クリーチャーになるものはまず新しいサイズを持ち、修整はその後に適用される
    前提 アンジーは《Still Life》をコントロールしている
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ アンジーは《栄光の頌歌》をコントロールしている
    もし アンジーが《Still Life》の能力を起動する
    かつ その能力が解決される
    ならば 《Still Life》は5/4である
    もし アンジーのチームがターンを終える
    ならば アンジーはクリーチャーを1体もコントロールしていない

  @id:changes.until.shape_again @situation:changes.until.shape @clause:layers.order @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  シナリオ: もう一度クリーチャーになっても、受けた修整はなくならない
    前提 アンジーは《Still Life》をコントロールしている
    かつ アンジーは《マナ源》を5枚コントロールしている
    もし アンジーが《Still Life》の能力を起動する
    かつ その能力が解決される
    ならば 《Still Life》は4/3である
    もし アンジーが《Still Life》を対象として《Giant Growth》を唱える
    かつ その呪文が解決される
    ならば 《Still Life》は7/6である
    もし アンジーが《Still Life》の能力を起動する
    かつ その能力が解決される
    ならば 《Still Life》は7/6である
