# language: ja
機能: 置換されたドローがなるドロー
  > 1回のドローが複数回になる。それぞれを何がさらに置換できるのか？

  @id:draws.each.library @situation:draws.each @clause:replacement.draw @clause:replacement.once @clause:team.win_effect @from:2011-09-30 @must
  シナリオ: 1回のドローがなった2回のうち2回目は、そのとき空のライブラリーについて個別に置換される
    前提 アンジーは《Thought Reflection》をコントロールしている
    かつ アンジーは《Laboratory Maniac》をコントロールしている
    かつ アンジーのライブラリーは1枚である
    もし アンジーが《Reach Through Mists》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームはゲームに勝利する

  @id:draws.each.first @situation:draws.each @clause:replacement.draw @clause:replacement.once @variant:two-player @from:2018-04-27 @must
  シナリオ: ステップの最初のドローがなった2回のうち、最初のものだけが最初である
    前提 アンジーは《Thought Reflection》をコントロールしている
    かつ アンジーは《Alhammarret's Archive》をコントロールしている
    かつ アンジーの手札にカードはない
    もし アンジーのチームのドロー・ステップが始まる
    ならば アンジーの手札は3枚である
