# language: ja
@source:F @source:I @source:J @source:W
機能: マッチの勝敗
  > あるチームがゲームに勝利したか、または勝者がいなかった。マッチはこれで終わりか？

  @id:match.one_win @situation:match.result @clause:match.games @from:2005-08-20 @must
  シナリオ: 1ゲームに勝利すればマッチに勝利する
    前提 マッチはスイス・ドローのラウンドで行われる
    かつ アンジーのチームが先攻である
    もし エドワードのチームの勝利が記録される
    ならば エドワードのチームはマッチに勝利する
    かつ アンジーのチームはマッチに敗北する

  @id:match.drawn_game @situation:match.result @clause:match.games @from:2005-08-20 @must
  シナリオ: 引き分けのゲームは数えず、次のゲームでマッチを続ける
    前提 マッチはスイス・ドローのラウンドで行われる
    かつ アンジーのチームが無作為に選ばれている
    もし アンジーのチームが後攻を選ぶ
    かつ 引き分けのゲームが記録される
    ならば マッチは続く
    かつ アンジーのチームの勝利は記録できない
    しかし アンジーのチームは先攻を選べる
    かつ アンジーのチームの勝利は記録できる
    かつ アンジーのチームはマッチに勝利する

  @id:match.drawn_game.time_over @situation:match.result @clause:match.games @clause:match.turns_after_time @from:2005-08-20 @must
  シナリオ: 時間切れの後は、引き分けになっても次のゲームは始まらない
    前提 マッチはスイス・ドローのラウンドで行われる
    かつ アンジーのチームが先攻である
    もし 時間切れが告げられる
    かつ アンジーのチームがターンを終える
    ならば マッチは続く
    もし 引き分けのゲームが記録される
    ならば マッチは引き分けになる

  @id:match.drawn_game.time_between @situation:match.result @clause:match.games @clause:match.turns_after_time @from:2005-08-20 @must
  シナリオ: ゲームとゲームの間に時間切れになると、マッチは引き分けになる
    前提 マッチはスイス・ドローのラウンドで行われる
    かつ アンジーのチームが先攻である
    もし 引き分けのゲームが記録される
    ならば マッチは続く
    もし 時間切れが告げられる
    ならば マッチは引き分けになる

  @id:match.win_after_time @situation:match.result @clause:match.games @clause:match.turns_after_time @from:2005-08-20 @must
  シナリオ: 時間切れ後の追加ターン中にゲームに勝利したチームはマッチに勝利する
    前提 マッチはスイス・ドローのラウンドで行われる
    かつ アンジーのチームが先攻である
    もし 時間切れが告げられる
    かつ アンジーのチームがターンを終える
    かつ エドワードのチームがターンを終える
    かつ エドワードのチームの勝利が記録される
    ならば エドワードのチームはマッチに勝利する
