# language: ja
機能: 2人対戦
  > チームメイトのいない2人のプレイヤーがゲームを行う。エンジンは、昔から変わらないライフ、優先権、戦闘、敗北を知っているか？

  @id:calibration.two.life @variant:two-player @clause:life.start_alone @from:2005-08-01 @must
  シナリオ: 2人のプレイヤーはそれぞれ20点のライフと7枚の手札で始める
    前提 アンジーのチームが先攻である
    もし アンジーが手札をキープする
    かつ エドワードが手札をキープする
    ならば アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーの手札は7枚である
    かつ アンジーのチームのアップキープ・ステップである

  @id:calibration.two.mulligan @situation:calibration.two.mulligan @variant:two-player @clause:mulligan.later @clause:mulligan.order @from:2005-08-01 @until:2009-07-11 @must
  シナリオ: プレイヤーの最初のマリガンではカードが1枚減り、先攻プレイヤーが先に決めた
    前提 アンジーのチームが先攻である
    もし アンジーがマリガンをする
    ならば エドワードはマリガンができない
    もし アンジーが手札をキープする
    ならば アンジーの手札は6枚である
    しかし エドワードはマリガンができる
    かつ エドワードの手札は6枚である

  @id:calibration.two.mulligan.together @situation:calibration.two.mulligan @variant:two-player @clause:mulligan.later @clause:mulligan.order @must
  シナリオアウトライン: プレイヤーの最初のマリガンではカードが1枚減り、2人とも決めてから行われる
    前提 アンジーのチームが先攻である
    もし アンジーがマリガンをする
    ならば アンジーの手札は7枚である
    もし エドワードが手札をキープする
    かつ アンジーが手札を<枚数>枚ライブラリーの一番下に置く
    かつ アンジーが手札をキープする
    かつ アンジーがカードをライブラリーの一番下に置かない
    ならば アンジーの手札は6枚である
    かつ エドワードの手札は7枚である

    例:
      | 適用日     | 規則  | 枚数 |
      | 2009-07-11 | 103.4 | —    |
      | 2019-07-12 | 103.4 | 1    |

  @id:calibration.two.draw @variant:two-player @clause:turn.first_draw_alone @clause:step.draw @from:2005-08-01 @must
  シナリオ: 最初のターンにカードを引くのは後攻プレイヤーだけである
    前提 アンジーのチームが先攻である
    もし アンジーが手札をキープする
    かつ エドワードが手札をキープする
    かつ アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば アンジーの手札は7枚である
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    ならば エドワードの手札は8枚である

  @id:calibration.two.read @variant:two-player @clause:life.start_alone @from:2005-08-01 @must
  シナリオ: プレイヤーのライフの半分とは、そのプレイヤーの持つすべてのライフの半分である
    前提 アンジーのチームのライフは11点である
    かつ アンジーは《潜む悪》をコントロールしている
    もし アンジーが《潜む悪》の能力を起動する
    ならば アンジーのチームのライフは5点である

  @id:calibration.two.damage @variant:two-player @clause:life.start_alone @from:2005-08-01 @must
  シナリオ: 各プレイヤーへのダメージは、2人に1回ずつ与えられる
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは15点である
    もし アンジーが《炎の裂け目》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは16点である
    かつ エドワードのチームのライフは11点である

  @id:calibration.two.priority @variant:two-player @clause:priority.pass @from:2005-08-01 @must
  シナリオ: パスしたプレイヤーは、もう1人が行動するまで行動できない
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Wall of Blood》をコントロールしている
    かつ エドワードは《Wall of Blood》をコントロールしている
    もし アンジーが《Wall of Blood》の能力を起動する
    ならば エドワードは《Wall of Blood》の能力を起動できない
    もし アンジーのチームが優先権をパスする
    ならば アンジーは《Wall of Blood》の能力を起動できない
    しかし エドワードは《Wall of Blood》の能力を起動できる

  @id:calibration.two.combat @variant:two-player @clause:combat.attack @clause:combat.attacks_alone @clause:combat.block @from:2005-08-01 @must
  シナリオ: ブロックされなかった攻撃クリーチャーは、唯一の対戦相手にダメージを与える
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ エドワードは《極楽鳥》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《丘巨人》でエドワードを攻撃する
    かつ アンジーが《灰色熊》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《極楽鳥》で《丘巨人》をブロックする
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは18点である

  @id:calibration.two.poison @situation:calibration.two.poison @variant:two-player @clause:poison.lethal_alone @from:2005-08-01 @must
  シナリオ: 毒カウンターを10個持つプレイヤーは敗北する
    前提 エドワードは毒カウンターを7個持っている
    もし アンジーがエドワードを対象として《Caress of Phyrexia》を唱える
    ならば ゲームは続く
    もし その呪文が解決される
    ならば エドワードのチームはゲームに敗北する
    かつ アンジーのチームはゲームに勝利する

  @id:calibration.two.poison.too_few @situation:calibration.two.poison @variant:two-player @clause:poison.lethal_alone @from:2005-08-01 @must
  シナリオ: 毒カウンター9個では足りない
    前提 エドワードは毒カウンターを6個持っている
    もし アンジーがエドワードを対象として《Caress of Phyrexia》を唱える
    かつ その呪文が解決される
    ならば ゲームは続く
    かつ エドワードは毒カウンターを9個持っている

  @id:calibration.two.loss @variant:two-player @clause:life.zero @from:2005-08-01 @must
  シナリオ: ライフのなくなったプレイヤーは敗北し、もう1人が勝利する
    前提 アンジーのチームのライフは5点である
    かつ エドワードのチームのライフは4点である
    もし アンジーが《炎の裂け目》を唱える
    ならば ゲームは続く
    もし その呪文が解決される
    ならば エドワードのチームはゲームに敗北する
    かつ アンジーのチームはゲームに勝利する
