# language: ja
@source:C
機能: ゲームの開始と統率領域
  > 各頭は統率者を持ち、それはゲーム開始時に統率領域にある。チームのライフは何点で始まるか。

  @id:commander.start @clause:commander.start @clause:commander.life @clause:commander.designation @variant:two-headed-giant-commander @from:2009-10-01 @should
  シナリオ: 統率者は統率領域で始まり、全員がカードを7枚引く
    前提 アンジーの統率領域に《Isamaru, Hound of Konda》がある
    かつ エドワードの統率領域に《Tobias Andrion》がある
    かつ アンジーのチームが先攻である
    もし アンジーが手札をキープする
    かつ バリーが手札をキープする
    かつ エドワードが手札をキープする
    かつ ロナルドが手札をキープする
    ならば アンジーの統率領域に《Isamaru, Hound of Konda》がある
    かつ エドワードの統率領域に《Tobias Andrion》がある
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ エドワードの手札は7枚である
    かつ ロナルドの手札は7枚である

  @id:commander.life @clause:commander.life @clause:life.start @clause:life.set_each @variant:two-headed-giant-commander @from:2009-10-01 @should
  シナリオ: 各プレイヤーのライフが40点になるので、チームのライフは80点ではなく40点である
    前提 アンジーのチームが先攻である
    もし アンジーが手札をキープする
    かつ バリーが手札をキープする
    かつ エドワードが手札をキープする
    かつ ロナルドが手札をキープする
    ならば アンジーのチームのライフは40点である
    かつ エドワードのチームのライフは40点である

  @id:commander.cast @situation:commander.cast @clause:commander.cast @clause:commander.designation @variant:two-headed-giant-commander @from:2009-10-01 @should
  シナリオ: プレイヤーは統率領域から自分の統率者を唱えられるが、チームメイトの統率者は唱えられない
    前提 アンジーの統率領域に《Isamaru, Hound of Konda》がある
    かつ バリーは《マナ源》を2枚コントロールしている
    ならば バリーは《Isamaru, Hound of Konda》を唱えられない
    しかし アンジーは《Isamaru, Hound of Konda》を唱えられる
    もし その呪文が解決される
    ならば アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
