# language: ja
@source:F @source:I @source:J
機能: マッチの制限時間が過ぎる
  > 誰も勝利しないうちに時間切れが告げられる。ゲームはあとどれだけ続くのか？

  @id:match.time.last_turn @situation:match.time @clause:match.turns_after_time @source:F-EX16 @source:I-EX12 @source:J-EX04 @must
  シナリオアウトライン: 最後のターンの後も勝者がいなければ、ゲームは引き分けになる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    もし 時間切れが告げられる
    かつ アンジーのチームがターンを終える
    かつ さらに<ターン数>ターンが行われる
    ならば ゲームは引き分けになる

    例:
      | 適用日     | 規則   | ターン数 |
      | 2005-08-20 | FR 156 | 5        |
      | 2006-12-20 | FR 156 | 3        |

  @id:match.time.one_turn_left @situation:match.time @clause:match.turns_after_time @source:F-EX16 @source:I-EX12 @source:J-EX04 @must
  シナリオアウトライン: 最後のターンの前には、ゲームは続く
    前提 アンジーのチームの戦闘前メイン・フェイズである
    もし 時間切れが告げられる
    かつ アンジーのチームがターンを終える
    かつ さらに<ターン数>ターンが行われる
    ならば ゲームは続く

    例:
      | 適用日     | 規則   | ターン数 |
      | 2005-08-20 | FR 156 | 4        |
      | 2006-12-20 | FR 156 | 2        |

  @id:match.time.five_turns @situation:match.time @clause:match.turns_after_time @source:I-EX12 @from:2005-08-20 @until:2006-12-20 @must
  シナリオ: 5ターンは相手チームから交互に行われる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    もし 時間切れが告げられる
    かつ アンジーのチームがターンを終える
    かつ エドワードのチームがターンを終える
    かつ アンジーのチームがターンを終える
    かつ エドワードのチームがターンを終える
    かつ アンジーのチームがターンを終える
    ならば ゲームは続く
    もし エドワードのチームがターンを終える
    ならば ゲームは引き分けになる

  @id:match.time.three_turns @situation:match.time @clause:match.turns_after_time @source:F-EX16 @source:J-EX04 @from:2006-12-20 @must
  シナリオ: 3ターンは相手チームから交互に行われる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    もし 時間切れが告げられる
    かつ アンジーのチームがターンを終える
    かつ エドワードのチームがターンを終える
    かつ アンジーのチームがターンを終える
    ならば ゲームは続く
    もし エドワードのチームがターンを終える
    ならば ゲームは引き分けになる

  @id:match.time.extra_turn @situation:match.time @clause:match.extra_turn @clause:match.turns_after_time @clause:turn.extra @must
  シナリオアウトライン: 効果による追加ターンは、時間切れ後のターン数に数える
    前提 アンジーのチームの戦闘前メイン・フェイズである
    もし バリーが《Time Walk》を唱える
    かつ その呪文が解決される
    かつ 時間切れが告げられる
    かつ アンジーのチームがターンを終える
    かつ さらに<ターン数>ターンが行われる
    ならば ゲームは続く
    もし アンジーのチームがターンを終える
    ならば ゲームは引き分けになる

    例:
      | 適用日     | 規則   | ターン数 |
      | 2005-08-20 | FR 156 | 4        |
      | 2006-12-20 | FR 156 | 2        |
