# language: ja
@source:N
機能: チームメイトが1つの効果で、望む順番で引く
  > チームのメンバーが2人とも引き、それぞれが引くことをどう置換するかを選ぶ。先に引くのが誰かをチームが決めるのか？

  @id:choices.team_draws @situation:choices.draws @clause:turn.draw_order @clause:replacement.draw @must
  シナリオテンプレート: チームがどう望んでも第1プレイヤーが先に引いたが、後にはチームが決める
    前提 アンジーの手札は1枚である
    かつ アンジーは《Thought Reflection》をコントロールしている
    かつ バリーは《Thought Reflection》をコントロールしている
    かつ エドワードは《Possessed Portal》をコントロールしている
    もし バリーが《Vision Skeins》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームがバリーにアンジーより先にカードを引かせる
    ならば <先>は選択をしなければならない
    しかし <後>は選択をする必要がない

    例:
      | 適用日     | 先       | 後       |
      | 2006-10-01 | アンジー | バリー   |
      | 2010-06-18 | バリー   | アンジー |
