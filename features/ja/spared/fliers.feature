# language: ja
機能: 飛行を持つクリーチャー
  > 他を大きくし、自らも飛行を持つクリーチャーが攻撃する。ブロックできるのは誰か？

  @id:card.liege_flies @clause:combat.block @from:2018-04-27 @must
  シナリオ: 《Glen Elendra Liege》は飛行を持ち、飛行を持つものだけがブロックする
    前提 アンジーは《Glen Elendra Liege》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ ロナルドは《Wind Drake》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Glen Elendra Liege》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《灰色熊》で《Glen Elendra Liege》をブロックできない
    しかし ロナルドは《Wind Drake》で《Glen Elendra Liege》をブロックできる
