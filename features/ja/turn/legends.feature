# language: ja
機能: 同種の伝説のパーマネントとプレインズウォーカー
  > チームメイトや対戦相手がすでに持つ伝説のカードを唱える。どれが残るのか？

  @id:legends.all_go @situation:legends @clause:legend.rule @from:2005-08-01 @until:2013-07-13 @must
  シナリオ: 対戦相手のものも含め、その名前のものはすべて墓地に置かれた
    前提 エドワードは《Alhammarret's Archive》をコントロールしている
    もし バリーが《Alhammarret's Archive》を唱える
    かつ その呪文が解決される
    ならば バリーは《Alhammarret's Archive》をコントロールしていない
    かつ エドワードは《Alhammarret's Archive》をコントロールしていない
    かつ バリーの墓地のカードは1枚である
    かつ エドワードの墓地のカードは1枚である

  @id:legends.all_go.teammate @situation:legends @clause:legend.rule @from:2005-08-01 @until:2013-07-13 @must
  シナリオ: チームメイトの同名の伝説も墓地に置かれ、他のパーマネントは残った
    前提 アンジーは《Alhammarret's Archive》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    かつ エドワードは《Mindslaver》をコントロールしている
    もし バリーが《Alhammarret's Archive》を唱える
    かつ その呪文が解決される
    ならば バリーは《Alhammarret's Archive》をコントロールしていない
    かつ アンジーは《Alhammarret's Archive》をコントロールしていない
    かつ アンジーは《灰色熊》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    かつ エドワードは《Mindslaver》をコントロールしている

  @id:legends.each_own @situation:legends @clause:legend.rule @from:2013-07-13 @must
  シナリオ: チームメイトを含め、各プレイヤーが1つずつ持つ
    前提 アンジーは《Alhammarret's Archive》をコントロールしている
    かつ エドワードは《Alhammarret's Archive》をコントロールしている
    もし バリーが《Alhammarret's Archive》を唱える
    かつ その呪文が解決される
    ならば バリーは《Alhammarret's Archive》をコントロールしている
    かつ アンジーは《Alhammarret's Archive》をコントロールしている
    かつ エドワードは《Alhammarret's Archive》をコントロールしている
    かつ バリーは選択をする必要がない

  @id:legends.one_stays @situation:legends @clause:legend.rule @from:2013-07-13 @must
  シナリオ: 2つ持つプレイヤーは、残すものを選ぶ
    前提 バリーは《Alhammarret's Archive》をコントロールしている
    かつ エドワードは《Alhammarret's Archive》をコントロールしている
    かつ バリーの手札に《Alhammarret's Archive》がある
    もし バリーが《Alhammarret's Archive》を唱える
    かつ その呪文が解決される
    ならば バリーは選択をしなければならない
    しかし アンジーは選択をする必要がない
    かつ エドワードは選択をする必要がない
    もし バリーが2枚目の《Alhammarret's Archive》を戦場に残す
    ならば バリーは《Alhammarret's Archive》をコントロールしている
    かつ バリーの墓地に1枚目の《Alhammarret's Archive》がある
    かつ エドワードは《Alhammarret's Archive》をコントロールしている

  @id:legends.walkers.all_go @situation:legends.walkers @clause:walker.rule @from:2009-07-11 @until:2013-07-13 @must
  シナリオ: 同じタイプのプレインズウォーカーは、誰がコントロールしていてもすべて墓地に置かれた
    前提 アンジーは《Chandra, Flame's Catalyst》をコントロールしている
    かつ エドワードは《Liliana, the Last Hope》をコントロールしている
    もし バリーが《Chandra, Pyrogenius》を唱える
    かつ その呪文が解決される
    ならば バリーは《Chandra, Pyrogenius》をコントロールしていない
    かつ アンジーは《Chandra, Flame's Catalyst》をコントロールしていない
    かつ エドワードは《Liliana, the Last Hope》をコントロールしている

  @id:legends.walkers.each_own @situation:legends.walkers @clause:walker.rule @from:2013-07-13 @until:2017-09-29 @must
  シナリオ: チームメイトは同じタイプのものを1体ずつ持てたが、1人では1体だけだった
    前提 アンジーは《Chandra, Flame's Catalyst》をコントロールしている
    かつ バリーは《Chandra, Flame's Catalyst》をコントロールしている
    もし バリーが《Chandra, Pyrogenius》を唱える
    かつ その呪文が解決される
    ならば バリーは選択をしなければならない
    しかし アンジーは選択をする必要がない
    もし バリーが《Chandra, Pyrogenius》を戦場に残す
    ならば バリーは《Chandra, Pyrogenius》をコントロールしている
    かつ バリーは《Chandra, Flame's Catalyst》をコントロールしていない
    かつ アンジーは《Chandra, Flame's Catalyst》をコントロールしている

  @id:legends.walkers.any @situation:legends.walkers @clause:walker.rule @from:2017-09-29 @must
  シナリオ: 1人のプレイヤーが同じタイプのものを2体持つ
    前提 バリーは《Chandra, Flame's Catalyst》をコントロールしている
    もし バリーが《Chandra, Pyrogenius》を唱える
    かつ その呪文が解決される
    ならば バリーは《Chandra, Pyrogenius》をコントロールしている
    かつ バリーは《Chandra, Flame's Catalyst》をコントロールしている
    かつ バリーは選択をする必要がない
