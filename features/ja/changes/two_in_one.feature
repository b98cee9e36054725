# language: ja
機能: 1つのパーマネントによる2つの変更
  > 1つのパーマネントが青のクリーチャーと黒のクリーチャーについて述べている。誰が何を得るのか？

  @id:changes.beside.liege @clause:layers.order @clause:object.colour @from:2008-07-15 @must
  シナリオ: 各色は別々に数える。両方の色のクリーチャーは両方を得、どちらでもないものもそのパーマネント自身も何も得ない
    前提 バリーは《Glen Elendra Liege》をコントロールしている
    かつ バリーは《Wind Drake》をコントロールしている
    かつ バリーは《Zulaport Cutthroat》をコントロールしている
    かつ バリーは《スラクジムンダール》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ アンジーは《大気の精霊》をコントロールしている
    かつ エドワードは《Aku Djinn》をコントロールしている
    ならば 《Wind Drake》は3/3である
    かつ 《Zulaport Cutthroat》は2/2である
    かつ 《スラクジムンダール》は8/8である
    かつ 《灰色熊》は2/2である
    かつ 《Glen Elendra Liege》は2/3である
    かつ 《大気の精霊》は4/4である
    かつ 《Aku Djinn》は5/6である
