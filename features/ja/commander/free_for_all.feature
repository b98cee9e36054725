# language: ja
@source:C
機能: それぞれ統率者を持ち、個人で戦う4人のプレイヤー
  > 標準では、統率者戦は無差別戦で行われ、誰もが誰でも攻撃できる。

  @id:commander.all.start @situation:commander.life @clause:commander.life @clause:commander.start @clause:turn.first_draw_of_all @variant:commander @from:2009-10-01 @must
  シナリオ: 4人のプレイヤーはライフ40点と統率領域の統率者でゲームを始め、全員がカードを引く
    前提 アンジーの統率領域に《Isamaru, Hound of Konda》がある
    かつ マーサの統率領域に《Tobias Andrion》がある
    かつ アンジーのチームが先攻である
    もし アンジーが手札をキープする
    かつ エドワードが手札をキープする
    かつ マーサが手札をキープする
    かつ サイモンが手札をキープする
    かつ アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば アンジーのチームのライフは40点である
    かつ サイモンのチームのライフは40点である
    かつ アンジーの手札は8枚である
    かつ マーサの統率領域に《Tobias Andrion》がある

  @id:commander.all.attack @situation:commander.all.attack @clause:commander.free_for_all @clause:combat.each_attacked @variant:commander @from:2009-10-01 @must
  シナリオ: 1回の攻撃で複数のプレイヤーを、卓の誰でも攻撃できる
    前提 エドワードのチームのライフは40点である
    かつ マーサのチームのライフは40点である
    かつ サイモンのチームのライフは40点である
    かつ アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《丘巨人》でマーサを攻撃する
    かつ アンジーが《灰色熊》でサイモンを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは40点である
    かつ マーサのチームのライフは37点である
    かつ サイモンのチームのライフは38点である

  @id:commander.all.range @situation:commander.all.range @clause:commander.free_for_all @variant:commander @from:2009-10-01 @must
  シナリオ: 「各プレイヤー」への効果は、卓の全員に及ぶ
    前提 アンジーのチームのライフは40点である
    かつ エドワードのチームのライフは40点である
    かつ マーサのチームのライフは40点である
    かつ サイモンのチームのライフは40点である
    もし アンジーが《炎の裂け目》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは36点である
    かつ エドワードのチームのライフは36点である
    かつ マーサのチームのライフは36点である
    かつ サイモンのチームのライフは36点である

  @id:commander.all.damage @situation:commander.damage @clause:commander.damage @clause:team.leaves @variant:commander @from:2009-10-01 @must
  シナリオ: 1体の統率者から戦闘ダメージ21点を受けたプレイヤーは敗北し、残りのプレイヤーはゲームを続ける
    前提 アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ 《Isamaru, Hound of Konda》には+1/+1カウンターが19個置かれている
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Isamaru, Hound of Konda》でエドワードを攻撃する
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば エドワードのチームはゲームに敗北する
    かつ ゲームは続く
    かつ エドワードは《丘巨人》をコントロールしていない
    もし アンジーのチームがターンを終える
    ならば マーサのチームのアップキープ・ステップである

  @id:commander.all.damage.apart @situation:commander.damage @clause:commander.damage @variant:commander @from:2009-10-01 @must
  シナリオ: 2体の統率者からのダメージは合計されない
    前提 アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ マーサは《Tobias Andrion》をコントロールしている
    かつ マーサの統率者は《Tobias Andrion》である
    かつ 《Isamaru, Hound of Konda》には+1/+1カウンターが9個置かれている
    かつ 《Tobias Andrion》には+1/+1カウンターが7個置かれている
    かつ エドワードのチームのライフは40点である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Isamaru, Hound of Konda》でエドワードを攻撃する
    かつ アンジーのチームの戦闘終了ステップが始まる
    かつ マーサのチームの攻撃クリーチャー指定ステップが始まる
    かつ マーサが《Tobias Andrion》でエドワードを攻撃する
    かつ マーサのチームの戦闘終了ステップが始まる
    ならば エドワードのチームはまだゲームに残っている
    かつ エドワードのチームのライフは18点である

  @id:commander.all.leaves @situation:commander.all.leaves @clause:team.leaves @clause:commander.graveyard @variant:commander @from:2009-10-01 @must
  シナリオ: ゲームから離れたプレイヤーの統率者は、どこにあっても一緒に取り除かれる
    前提 エドワードは《Isamaru, Hound of Konda》をコントロールしている
    かつ エドワードの統率者は《Isamaru, Hound of Konda》である
    かつ アンジーは《丘巨人》をコントロールしている
    もし エドワードが投了する
    ならば ゲームは続く
    かつ エドワードは《Isamaru, Hound of Konda》をコントロールしていない
    かつ アンジーは《丘巨人》をコントロールしている

  @id:commander.all.mulligan.part @situation:commander.mulligan @clause:commander.mulligan @variant:commander @from:2009-10-01 @until:2016-01-16 @must
  シナリオ: 多人数でも、手札のカードを追放し、1枚少ない枚数を引いた
    前提 アンジーのチームが先攻である
    もし アンジーがマリガンをする
    かつ エドワードが手札をキープする
    かつ マーサが手札をキープする
    かつ サイモンが手札をキープする
    かつ アンジーが手札を3枚追放する
    ならば アンジーの手札は6枚である
    かつ アンジーのライブラリーは90枚である
    もし アンジーが手札をキープする
    かつ アンジーがカードをライブラリーの一番下に置かない
    ならば アンジーのライブラリーは93枚である
    かつ アンジーのチームのアップキープ・ステップである

  @id:commander.all.mulligan.free @situation:commander.mulligan @clause:mulligan.first @clause:mulligan.later @variant:commander @must
  シナリオアウトライン: 多人数では各プレイヤーの最初のマリガンは無償で、手札はすべて引き直される
    前提 アンジーのチームが先攻である
    もし アンジーがマリガンをする
    かつ エドワードが手札をキープする
    かつ マーサが手札をキープする
    かつ サイモンが手札をキープする
    ならば アンジーの手札は7枚である
    かつ アンジーのライブラリーは92枚である
    もし アンジーがマリガンをする
    かつ アンジーが手札を<枚数>枚ライブラリーの一番下に置く
    ならば アンジーの手札は6枚である
    かつ アンジーのライブラリーは93枚である

    例:
      | 適用日     | 規則   | 枚数 |
      | 2016-01-16 | 103.4c | —    |
      | 2019-07-12 | 103.4c | 1    |

  @id:commander.all.tax @situation:commander.tax @clause:commander.tax @clause:commander.cast @variant:commander @from:2009-10-01 @must
  シナリオ: 各プレイヤーが追加で支払うのは、自分の統率者の分だけである
    前提 アンジーの統率領域に《Isamaru, Hound of Konda》がある
    かつ アンジーは《マナ源》を7枚コントロールしている
    かつ アンジーは《Goblin Bombardment》をコントロールしている
    かつ マーサの統率領域に《Tobias Andrion》がある
    もし アンジーが《Isamaru, Hound of Konda》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Goblin Bombardment》の能力を起動する
    かつ アンジーが対象としてエドワードを選ぶ
    かつ アンジーが自分の統率者を統率領域に置く
    かつ その能力が解決される
    ならば アンジーは《Isamaru, Hound of Konda》を唱えられる
    もし その呪文が解決される
    かつ アンジーが《Goblin Bombardment》の能力を起動する
    かつ その能力が解決される
    ならば アンジーの統率領域に《Isamaru, Hound of Konda》がある
    かつ アンジーは《Isamaru, Hound of Konda》を唱えられない
