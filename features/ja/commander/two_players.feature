# language: ja
@source:C
機能: それぞれ統率者を持つ2人のプレイヤー
  > 2人のプレイヤーのゲームでの、統率者戦だけの規則。

  @id:commander.two_players.life @situation:commander.life @clause:commander.life @clause:commander.start @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 各プレイヤーはライフ40点、カード7枚、統率領域の統率者で始める
    前提 アンジーの統率領域に《Isamaru, Hound of Konda》がある
    かつ アンジーのチームが先攻である
    もし アンジーが手札をキープする
    かつ エドワードが手札をキープする
    ならば アンジーのチームのライフは40点である
    かつ エドワードのチームのライフは40点である
    かつ エドワードの手札は7枚である
    かつ アンジーの統率領域に《Isamaru, Hound of Konda》がある

  @id:commander.two_players.tax @situation:commander.tax @clause:commander.tax @clause:commander.cast @clause:commander.graveyard @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 2回目に唱えるときは2マナ多くかかり、それを支払えることも支払えないこともある
    前提 アンジーの統率領域に《Isamaru, Hound of Konda》がある
    かつ アンジーは《マナ源》を7枚コントロールしている
    かつ アンジーは《Goblin Bombardment》をコントロールしている
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

  @id:commander.two_players.graveyard @situation:commander.graveyard @clause:commander.graveyard @variant:commander @variant:two-player-commander @must
  シナリオアウトライン: 統率領域に置かれる統率者が死亡したかどうかは日付による
    前提 アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ アンジーは《Zulaport Cutthroat》をコントロールしている
    かつ アンジーのチームのライフは20点である
    もし アンジーのチームが優先権をパスする
    かつ エドワードが《Isamaru, Hound of Konda》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ アンジーが自分の統率者を統率領域に置く
    かつ アンジーのチームの終了ステップが始まる
    ならば アンジーの統率領域に《Isamaru, Hound of Konda》がある
    かつ アンジーのチームのライフは<ライフ>点である

    例:
      | 適用日     | 規則   | ライフ |
      | 2009-10-01 | 903.10 | 20     |
      | 2020-07-03 | 903.9a | 21     |

  @id:commander.two_players.damage @situation:commander.damage @clause:commander.damage @clause:combat.attacks_alone @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 1体の統率者から21点の戦闘ダメージを受けたプレイヤーは敗北する
    前提 アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ 《Isamaru, Hound of Konda》には+1/+1カウンターが19個置かれている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Isamaru, Hound of Konda》でエドワードを攻撃する
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば エドワードのチームはゲームに敗北する

  @id:commander.two_players.damage.twenty @situation:commander.damage @clause:commander.damage @clause:combat.attacks_alone @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 20点の戦闘ダメージではプレイヤーは敗北しない
    前提 アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ 《Isamaru, Hound of Konda》には+1/+1カウンターが18個置かれている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Isamaru, Hound of Konda》でエドワードを攻撃する
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば エドワードのチームはまだゲームに残っている
    かつ エドワードのチームのライフは20点である
