# language: ja
@source:F @source:I @source:W
機能: 空のライブラリーから引く
  > 1人のプレイヤーがカードを引くときにライブラリーが空で、チームメイトのライブラリーにはまだカードがある。チームは敗北するのか？

  @id:game.lose.empty_library @clause:draw.empty @clause:team.wins_and_loses @source:F-EX08 @source:I-EX04 @source:W-EX06 @must
  シナリオアウトライン: プレイヤーが空のライブラリーから引くと、チーム全体が敗北する
    前提 <プレイヤー>のライブラリーは空である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば ゲームは続く
    もし エドワードのチームがターンを終える
    ならば エドワードのチームはゲームに敗北する
    かつ アンジーのチームはゲームに勝利する

    例:
      | 適用日     | プレイヤー |
      | 2005-08-01 | エドワード |
      | 2005-08-01 | ロナルド   |

  @id:game.lose.empty_library.last_card @situation:game.lose.empty_library @clause:draw.empty @clause:team.wins_and_loses @source:F-EX08 @source:I-EX04 @source:W-EX06 @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 最後のカードを引いても敗北せず、その次に引くときに敗北する
    前提 エドワードのライブラリーは1枚である
    もし エドワードのチームのドロー・ステップが始まる
    ならば ゲームは続く
    かつ エドワードのライブラリーは空である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば ゲームは続く
    もし エドワードのチームがターンを終える
    ならば エドワードのチームはゲームに敗北する
