# language: ja
@source:F @source:I @source:W
機能: 効果による勝利
  > 効果は1人のプレイヤーのライフが十分なら勝利すると言うが、チームのライフ総量は2人で1つである。誰が、何点で勝利するのか？

  @id:game.win.test_of_endurance @clause:life.read @clause:team.wins_and_loses @clause:trigger.intervening_if @source:F-EX12 @source:I-EX08 @source:W-EX10 @must
  シナリオアウトライン: 忍耐の試練は、そのコントローラーのライフが50点と見なされるときにチーム全体を勝利させる
    前提 アンジーのチームのライフは<ライフ>点である
    かつ アンジーは《忍耐の試練》をコントロールしている
    もし アンジーのチームのアップキープ・ステップが始まる
    ならば ゲームは続く
    もし 《忍耐の試練》の誘発型能力が解決される
    ならば アンジーのチームはゲームに勝利する
    かつ エドワードのチームはゲームに敗北する

    例:
      | 適用日     | 規則    | ライフ |
      | 2005-08-01 | 606.9a  | 99     |
      | 2010-04-23 | 806.10a | 50     |

  @id:game.win.test_of_endurance.too_little @situation:game.win.test_of_endurance @clause:life.read @clause:team.wins_and_loses @clause:trigger.intervening_if @source:F-EX12 @source:I-EX08 @source:W-EX10 @must
  シナリオアウトライン: 1点でも足りなければ勝利しない
    前提 アンジーのチームのライフは<ライフ>点である
    かつ アンジーは《忍耐の試練》をコントロールしている
    もし アンジーのチームのアップキープ・ステップが始まる
    かつ アンジーのチームのドロー・ステップが始まる
    ならば ゲームは続く
    かつ アンジーのチームのライフは<ライフ>点である

    例:
      | 適用日     | 規則    | ライフ |
      | 2005-08-01 | 606.9a  | 98     |
      | 2010-04-23 | 806.10a | 49     |

  @id:game.win.test_of_endurance.no_longer @situation:game.win.test_of_endurance @clause:life.read @clause:trigger.intervening_if @source:F-EX12 @must
  シナリオアウトライン: ライフは能力の解決時にもまだ足りていなければならない
    前提 アンジーのチームのライフは<ライフ>点である
    かつ アンジーは《忍耐の試練》をコントロールしている
    かつ バリーは《通行料の試練》をコントロールしている
    もし アンジーのチームのアップキープ・ステップが始まる
    かつ バリーが《通行料の試練》の能力を起動する
    かつ その能力が解決される
    かつ 《忍耐の試練》の誘発型能力が解決される
    ならば ゲームは続く
    かつ アンジーのチームのライフは<残り>点である

    例:
      | 適用日     | 規則    | ライフ | 残り |
      | 2005-08-01 | 606.9a  | 99     | 92   |
      | 2010-04-23 | 806.10a | 50     | 43   |
