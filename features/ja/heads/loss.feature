# language: ja
@source:W @source:N
機能: 3人または4人のチームの敗北
  > 3人または4人のうちの1人が投了する、カードを引けない、または最後のダメージを受ける。敗北するのは誰か？

  @id:heads.loses.concession @variant:three-headed-giant @clause:team.concedes @clause:team.more_heads @from:2005-08-01 @must
  シナリオ: 3人のうちの1人が投了すると、3人全員が敗北する
    もし ヴィクターが投了する
    ならば エドワードのチームはゲームに敗北する
    かつ アンジーのチームはゲームに勝利する

  @id:heads.loses.no_life @variant:four-headed-giant @clause:life.zero @clause:life.shared @clause:team.more_heads @from:2005-08-01 @must
  シナリオ: 4人それぞれへのダメージでライフが尽きたチームは敗北する
    前提 アンジーのチームのライフは17点である
    かつ エドワードのチームのライフは16点である
    もし アンジーが《炎の裂け目》を唱える
    ならば ゲームは続く
    もし その呪文が解決される
    ならば エドワードのチームはゲームに敗北する
    かつ アンジーのチームはゲームに勝利する

  @id:heads.loses.empty_library @variant:three-headed-giant @clause:draw.empty @clause:turn.each_draws @clause:team.more_heads @from:2005-08-01 @must
  シナリオ: 3人目のプレイヤーがカードを引けないとき、3人のチームは敗北する
    前提 ヴィクターのライブラリーは空である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば ゲームは続く
    もし エドワードのチームのドロー・ステップが始まる
    ならば エドワードのチームはゲームに敗北する
    かつ アンジーのチームはゲームに勝利する
