# language: ja
@source:F @source:I
機能: チームのドロー・ステップ
  > チームのドロー・ステップは1つである。そこで誰がカードを引くのか？

  @id:turn.each_draws @clause:turn.each_draws @clause:turn.teams @from:2005-08-01 @must
  シナリオ: アクティブ・チームの各プレイヤーがカードを1枚引き、他の誰も引かない
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーの手札は2枚である
    かつ バリーの手札は5枚である
    かつ エドワードの手札は3枚である
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば アンジーの手札は3枚である
    かつ バリーの手札は6枚である
    かつ エドワードの手札は3枚である

  @id:turn.several_draw @situation:turn.several_draw @clause:turn.draw_order @from:2006-10-01 @must
  シナリオ: 各プレイヤーがカードを引くとき、それぞれが定められた枚数を引く
    前提 バリーの手札は5枚である
    かつ ロナルドの手札は2枚である
    もし アンジーが《Vision Skeins》を唱える
    かつ その呪文が解決される
    ならば バリーの手札は7枚である
    かつ ロナルドの手札は4枚である

  @id:turn.several_draw.empty @situation:turn.several_draw @clause:turn.draw_order @clause:draw.empty @from:2006-10-01 @must
  シナリオ: 誰かが敗北する前に全員が引くので、カードが足りない2つのチームは同時に敗北する
    前提 バリーのライブラリーは空である
    かつ エドワードのライブラリーは1枚である
    もし アンジーが《Vision Skeins》を唱える
    かつ その呪文が解決される
    ならば ゲームは引き分けになる
