# language: ja
@source:N
機能: 1つの効果で複数のプレイヤーがカードを引く
  > 各プレイヤーは自分のライブラリーから引くが、引くことが置換される場合は、その方法を選ぶ。先に引くのは誰か？

  @id:choices.draws @clause:turn.draw_order @clause:replacement.draw @from:2006-10-01 @must
  シナリオ: アクティブ・チームのメンバーが先に引く
    前提 バリーの手札は1枚である
    かつ バリーは《Thought Reflection》をコントロールしている
    かつ ロナルドは《Thought Reflection》をコントロールしている
    かつ アンジーは《Possessed Portal》をコントロールしている
    もし アンジーが《Vision Skeins》を唱える
    かつ その呪文が解決される
    ならば バリーは選択をしなければならない
    しかし アンジーは選択をする必要がない
    かつ エドワードは選択をする必要がない
    かつ ロナルドは選択をする必要がない

  @id:choices.draws.other_turn @situation:choices.draws @clause:turn.draw_order @clause:replacement.draw @from:2006-10-01 @must
  シナリオ: 相手チームのターンには、そのメンバーが先に引く
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ バリーの手札は1枚である
    かつ バリーは《Thought Reflection》をコントロールしている
    かつ ロナルドは《Thought Reflection》をコントロールしている
    かつ アンジーは《Possessed Portal》をコントロールしている
    もし エドワードが《Vision Skeins》を唱える
    かつ その呪文が解決される
    ならば ロナルドは選択をしなければならない
    しかし アンジーは選択をする必要がない
    かつ バリーは選択をする必要がない
    かつ エドワードは選択をする必要がない

  @id:choices.draws.primary @situation:choices.draws @clause:turn.draw_order @clause:replacement.draw @from:2006-10-01 @until:2010-06-18 @must
  シナリオ: チームの中では第1プレイヤーが先に引いた
    前提 アンジーの手札は1枚である
    かつ アンジーは《Thought Reflection》をコントロールしている
    かつ バリーは《Thought Reflection》をコントロールしている
    かつ エドワードは《Possessed Portal》をコントロールしている
    もし バリーが《Vision Skeins》を唱える
    かつ その呪文が解決される
    ならば アンジーは選択をしなければならない
    しかし バリーは選択をする必要がない

  @id:choices.draws.primary.seats @situation:choices.draws @clause:turn.draw_order @clause:seat.primary @from:2006-10-01 @until:2010-06-18 @must
  シナリオ: 先に引く主プレイヤーとは、右に座っているプレイヤーだった
    前提 バリーはアンジーの右に座っている
    かつ アンジーの手札は1枚である
    かつ アンジーは《Thought Reflection》をコントロールしている
    かつ バリーは《Thought Reflection》をコントロールしている
    かつ エドワードは《Possessed Portal》をコントロールしている
    もし アンジーが《Vision Skeins》を唱える
    かつ その呪文が解決される
    ならば バリーは選択をしなければならない
    しかし アンジーは選択をする必要がない
