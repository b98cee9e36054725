# language: ja
@source:C
機能: 統率者からの戦闘ダメージ
  > ゲーム中に1体の統率者から21点の戦闘ダメージを受けたプレイヤーは敗北し、そのチームも敗北する。2つの変種ルールを結び付ける規則はなく、頭ごとに数えることは導かれたものである。

  @id:commander.damage.lethal @situation:commander.damage @clause:commander.damage @variant:two-headed-giant-commander @from:2009-10-01 @until:2018-04-27 @should
  シナリオ: 1体の統率者が1つの頭に21点のダメージを与えると、チームは敗北する
    前提 アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ 《Isamaru, Hound of Konda》には+1/+1カウンターが19個置かれている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Isamaru, Hound of Konda》でエドワードのチームを攻撃する
    かつ アンジーのチームがダメージを受けるプレイヤーとしてエドワードを選ぶ
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば エドワードのチームはゲームに敗北する

  @id:commander.damage.lethal.now @situation:commander.damage @clause:commander.damage @variant:two-headed-giant-commander @from:2018-04-27 @should
  シナリオ: 1体の統率者が攻撃した頭に21点のダメージを与えると、チームは敗北する
    前提 アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ 《Isamaru, Hound of Konda》には+1/+1カウンターが19個置かれている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Isamaru, Hound of Konda》でエドワードを攻撃する
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば エドワードのチームはゲームに敗北する

  @id:commander.damage.twenty @situation:commander.damage @clause:commander.damage @variant:two-headed-giant-commander @should
  シナリオアウトライン: 統率者の戦闘ダメージは20点では足りない
    前提 アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ 《Isamaru, Hound of Konda》には+1/+1カウンターが18個置かれている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Isamaru, Hound of Konda》で<対象>を攻撃する
    かつ アンジーのチームがダメージを受けるプレイヤーとしてエドワードを選ぶ
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば ゲームは続く
    かつ エドワードのチームのライフは20点である

    例:
      | 適用日     | 規則    | 対象               |
      | 2009-10-01 | 903.12a | エドワードのチーム |
      | 2018-04-27 | 903.10a | エドワード         |

  @id:commander.damage.none @situation:commander.damage @clause:commander.damage @clause:commander.designation @variant:two-headed-giant-commander @from:2018-04-27 @should
  シナリオ: 統率者でないクリーチャーからのダメージは数えない
    前提 アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ 《Isamaru, Hound of Konda》には+1/+1カウンターが19個置かれている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Isamaru, Hound of Konda》でエドワードを攻撃する
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば ゲームは続く
    かつ エドワードのチームのライフは19点である

  @id:commander.damage.two_commanders @situation:commander.damage.two_commanders @clause:commander.damage @variant:two-headed-giant-commander @from:2009-10-01 @until:2018-04-27 @should
  シナリオ: 2体の統率者が1つの頭に与えたダメージは合計しない
    前提 アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ バリーは《Tobias Andrion》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ バリーの統率者は《Tobias Andrion》である
    かつ 《Isamaru, Hound of Konda》には+1/+1カウンターが9個置かれている
    かつ 《Tobias Andrion》には+1/+1カウンターが7個置かれている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Isamaru, Hound of Konda》でエドワードのチームを攻撃する
    かつ バリーが《Tobias Andrion》でエドワードのチームを攻撃する
    かつ アンジーのチームがダメージを受けるプレイヤーとしてエドワードを選ぶ
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば ゲームは続く
    かつ エドワードのチームのライフは18点である

  @id:commander.damage.two_commanders.now @situation:commander.damage.two_commanders @clause:commander.damage @variant:two-headed-giant-commander @from:2018-04-27 @should
  シナリオ: 2体の統率者がともに攻撃した頭に与えたダメージは合計しない
    前提 アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ バリーは《Tobias Andrion》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ バリーの統率者は《Tobias Andrion》である
    かつ 《Isamaru, Hound of Konda》には+1/+1カウンターが9個置かれている
    かつ 《Tobias Andrion》には+1/+1カウンターが7個置かれている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Isamaru, Hound of Konda》でエドワードを攻撃する
    かつ バリーが《Tobias Andrion》でエドワードを攻撃する
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば ゲームは続く
    かつ エドワードのチームのライフは18点である

  @id:commander.damage.two_heads @situation:commander.damage.two_heads @clause:commander.damage @variant:two-headed-giant-commander @from:2018-04-27 @should
  シナリオ: 1体の統率者がチームの2つの頭に与えたダメージは、どの戦闘のものでも合計しない
    前提 アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ 《Isamaru, Hound of Konda》には+1/+1カウンターが9個置かれている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Isamaru, Hound of Konda》でエドワードを攻撃する
    かつ アンジーのチームがターンを終える
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Isamaru, Hound of Konda》でロナルドを攻撃する
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば ゲームは続く
    かつ エドワードのチームのライフは18点である

  @id:commander.damage.over_turns @situation:commander.damage.two_heads @clause:commander.damage @variant:two-headed-giant-commander @from:2018-04-27 @should
  シナリオ: 1体の統率者が1つの頭に複数の戦闘で与えたダメージは合計する
    前提 アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ 《Isamaru, Hound of Konda》には+1/+1カウンターが9個置かれている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Isamaru, Hound of Konda》でエドワードを攻撃する
    かつ アンジーのチームがターンを終える
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Isamaru, Hound of Konda》でエドワードを攻撃する
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば エドワードのチームはゲームに敗北する

  @id:commander.damage.taken @situation:commander.damage.taken @clause:commander.damage @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  シナリオ: 自分の統率者から受けるダメージも、誰がそれをコントロールしていても数えられる
    前提 エドワードは《Isamaru, Hound of Konda》をコントロールしている
    かつ エドワードの統率者は《Isamaru, Hound of Konda》である
    かつ 《Isamaru, Hound of Konda》には+1/+1カウンターが19個置かれている
    もし アンジーが《Isamaru, Hound of Konda》を対象として《反逆の行動》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Isamaru, Hound of Konda》でエドワードを攻撃する
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば エドワードのチームはゲームに敗北する
