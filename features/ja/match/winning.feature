# language: ja
@source:F @source:I @source:W
機能: 効果による勝利
  > 1人のプレイヤーのライフが一定以上ならそのプレイヤーが勝利するという効果があるが、チームのライフ総量は2人で1つである。誰が、何点で勝利するのか？

  @id:game.win.test_of_endurance @clause:life.read @clause:team.wins_and_loses @clause:trigger.intervening_if @source:F-EX12 @source:I-EX08 @source:W-EX10 @must
  シナリオアウトライン: 《忍耐の試練》は、そのコントローラーのライフが50点とみなされるときにチーム全体を勝利させる
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
  シナリオアウトライン: 《忍耐の試練》には、1点でも足りなければならない
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
  シナリオアウトライン: 《忍耐の試練》では、ライフは能力の解決時にもまだ足りていなければならない
    前提 アンジーのチームのライフは<ライフ>点である
    かつ アンジーは《忍耐の試練》をコントロールしている
    かつ バリーは《Wall of Blood》をコントロールしている
    もし アンジーのチームのアップキープ・ステップが始まる
    かつ バリーが《Wall of Blood》の能力を起動する
    かつ その能力が解決される
    かつ 《忍耐の試練》の誘発型能力が解決される
    ならば ゲームは続く
    かつ アンジーのチームのライフは<残り>点である

    例:
      | 適用日     | 規則    | ライフ | 残り |
      | 2005-08-01 | 606.9a  | 99     | 98   |
      | 2010-04-23 | 806.10a | 50     | 49   |

  @id:game.win.cant_lose @situation:game.win.test_of_endurance @clause:team.win_effect @clause:team.wins_and_loses @must
  シナリオアウトライン: 効果は、対戦相手が敗北することのないチームであっても勝利をもたらす。ただし対戦相手の敗北が必要だった時期を除く
    前提 エドワードのチームのライフは99点である
    かつ ロナルドは《忍耐の試練》をコントロールしている
    かつ アンジーは《Lich's Mastery》をコントロールしている
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば ゲームは続く
    もし 《忍耐の試練》の誘発型能力が解決される
    ならば <結果>

    例:
      | 適用日     | 規則   | 結果                                 |
      | 2005-08-01 | 102.2b | エドワードのチームはゲームに勝利する |
      | 2010-04-23 | 104.3h | ゲームは続く                         |
      | 2018-04-27 | 104.2b | エドワードのチームはゲームに勝利する |

  @id:game.win.alone @situation:game.win.test_of_endurance @variant:two-player @clause:team.win_effect @from:2010-04-23 @until:2018-04-27 @must
  シナリオ: 2人のゲームでは、効果は対戦相手が敗北することのないプレイヤーにも勝利をもたらす
    前提 エドワードのチームのライフは99点である
    かつ エドワードは《忍耐の試練》をコントロールしている
    かつ アンジーは《Lich's Mastery》をコントロールしている
    もし エドワードのチームのアップキープ・ステップが始まる
    かつ 《忍耐の試練》の誘発型能力が解決される
    ならば エドワードのチームはゲームに勝利する
