# language: ja
機能: 別の色
  > 効果がオブジェクトに色を与えるか、解決の際に色が選ばれる。何がどうなるのか？

  @id:recoloured.all @clause:object.recoloured @clause:layers.order @from:2008-07-15 @must
  シナリオ: 両方のチームのすべてのクリーチャーは黒であり、もう元の色ではない
    前提 アンジーは《Glen Elendra Liege》をコントロールしている
    かつ アンジーは《Wind Drake》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    ならば 《灰色熊》は2/2である
    かつ 《Wind Drake》は3/3である
    もし バリーが《Darkest Hour》を唱える
    かつ その呪文が解決される
    ならば 《灰色熊》は3/3である
    かつ 《Wind Drake》は3/3である

  @id:recoloured.target @clause:object.recoloured @clause:step.cleanup @from:2010-10-01 @must
  シナリオ: 白になったクリーチャーはターン終了時まで白であり、白のクリーチャーが得るものをすべて得る
    前提 バリーは《灰色熊》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    もし バリーが《灰色熊》を対象として《Niveous Wisps》を唱える
    かつ その呪文が解決される
    かつ バリーが《Brave the Elements》を唱える
    かつ その呪文が解決される
    かつ バリーが色として赤を選ぶ
    ならば 《灰色熊》はタップ状態である
    もし アンジーのチームが優先権をパスする
    ならば エドワードは《灰色熊》を対象として《Lightning Helix》を唱えられない
    しかし エドワードは《丘巨人》を対象として《Lightning Helix》を唱えられる

  @id:recoloured.chosen @clause:object.recoloured @clause:object.enters_chosen @from:2008-07-15 @must
  シナリオ: 土地でないものはすべて選ばれた色であり、土地は色を持たない
    前提 アンジーは《Glen Elendra Liege》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ エドワードは《Shifting Sky》をコントロールしている
    かつ 《Shifting Sky》で選ばれた色は青である
    ならば 《灰色熊》は3/3である
    かつ 《Glen Elendra Liege》は2/3である

  @id:recoloured.washed_out @clause:effect.choice @from:2005-08-01 @must
  シナリオ: 選ばれた色のものは誰のものでもオーナーに戻り、別の色のものは残る
    前提 アンジーは《灰色熊》をコントロールしている
    かつ バリーは《Wind Drake》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーが《Wash Out》を唱える
    かつ その呪文が解決される
    かつ アンジーが色として緑を選ぶ
    ならば アンジーの手札に《灰色熊》がある
    かつ ロナルドの手札に《灰色熊》がある
    かつ バリーは《Wind Drake》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
