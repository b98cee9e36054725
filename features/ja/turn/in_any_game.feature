# language: ja
機能: どのゲームでも、ターンとそのステップ
  > チームメイトのいないプレイヤーたちがターンを行う。誰がアンタップし、引き、捨て、ターンとともに何が終わり、何がもう一度来るか。

  @id:general.turn.cleanup_discards @clause:step.cleanup @clause:zone.hand @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: クリンナップ・ステップには、アクティブ・プレイヤーだけが7枚になるまで捨てる
    前提 アンジーの手札は9枚である
    かつ エドワードの手札は8枚である
    もし エドワードのチームのアップキープ・ステップが始まる
    かつ アンジーがカードを2枚捨てる
    ならば アンジーの手札は7枚である
    かつ アンジーの墓地のカードは2枚である
    かつ エドワードの手札は8枚である

  @id:general.turn.own_draw @clause:step.draw @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: ドロー・ステップには、アクティブ・プレイヤーだけが1枚引く
    前提 アンジーの手札は2枚である
    かつ エドワードの手札は3枚である
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    ならば エドワードの手札は4枚である
    かつ アンジーの手札は2枚である
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば アンジーの手札は3枚である
    かつ エドワードの手札は4枚である

  @id:general.turn.untaps_own @clause:step.untap @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: アンタップ・ステップには、アクティブ・プレイヤーのパーマネントだけがアンタップする
    前提 アンジーは《丘巨人》をコントロールしている
    かつ エドワードは《Wind Drake》をコントロールしている
    かつ 《丘巨人》はタップ状態である
    かつ 《Wind Drake》はタップ状態である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《Wind Drake》はアンタップ状態である
    かつ 《丘巨人》はタップ状態である
    もし アンジーのチームのアップキープ・ステップが始まる
    ならば 《丘巨人》はアンタップ状態である

  @id:general.turn.extra_last_first @clause:turn.extra @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 2つの追加ターンのうち、あとに作られたほうが先に来る
    もし アンジーがエドワードを対象として《Time Warp》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Time Walk》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームがターンを終える
    ならば アンジーのチームのアップキープ・ステップである
    もし アンジーのチームがターンを終える
    ならば エドワードのチームのアップキープ・ステップである
    もし エドワードのチームがターンを終える
    ならば エドワードのチームのアップキープ・ステップである

  @id:general.turn.second_combat @clause:phase.extra @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 追加の戦闘フェイズには、アンタップされたクリーチャーがもう一度攻撃する
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《丘巨人》でエドワードを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    かつ アンジーが《丘巨人》を対象として《Seize the Day》を唱える
    かつ その呪文が解決される
    ならば 《丘巨人》はアンタップ状態である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《丘巨人》でエドワードを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは14点である

  @id:general.turn.until_end @clause:step.cleanup @clause:layers.lasting @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: ターン終了時までの変化は、その時点のクリーチャーについてのものであり、クリンナップ・ステップに終わる
    前提 アンジーは《丘巨人》をコントロールしている
    もし アンジーが《Glorious Charge》を唱える
    かつ その呪文が解決される
    かつ アンジーが《灰色熊》を唱える
    かつ その呪文が解決される
    ならば 《丘巨人》は4/4である
    かつ 《灰色熊》は2/2である
    もし アンジーのチームの終了ステップが始まる
    ならば 《丘巨人》は4/4である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《丘巨人》は3/3である

  @id:general.turn.no_attack @clause:combat.no_attack @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 何も攻撃しなくても、全員がパスするまで攻撃クリーチャー指定ステップは続く
    前提 アンジーは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーはどのクリーチャーでも攻撃しない
    かつ アンジーのチームが優先権をパスする
    ならば アンジーのチームの攻撃クリーチャー指定ステップである

  @id:general.turn.controlled @clause:turn.control @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: プレイヤーをコントロールする者は、その次のターンにだけ決定し、それより後には決定しない
    前提 エドワードのチームのライフは40点である
    かつ エドワードは《Wall of Blood》をコントロールしている
    かつ アンジーは《Mindslaver》をコントロールしている
    かつ アンジーは《マナ源》を4枚コントロールしている
    もし アンジーが《Mindslaver》の能力を起動する
    かつ アンジーが対象としてエドワードを選ぶ
    かつ その能力が解決される
    かつ エドワードのチームの戦闘前メイン・フェイズが始まる
    ならば エドワードは《Wall of Blood》の能力を起動できない
    しかし アンジーはエドワードに代わって《Wall of Blood》の能力を起動できる
    かつ エドワードのチームのライフは39点である
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ エドワードのチームの戦闘前メイン・フェイズが始まる
    ならば アンジーはエドワードに代わって《Wall of Blood》の能力を起動できない
    しかし エドワードは《Wall of Blood》の能力を起動できる
