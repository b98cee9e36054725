# language: ja
機能: どのゲームでも、置換と軽減と飛ばし
  > ダメージが2倍になったり軽減されたりし、ドローやステップが来ない。そうした効果は何回適用され、どれが先か。

  @id:general.replacement.each_once @clause:replacement.once @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: ダメージを2倍にする2つの効果は、誰がコントロールしていても、それぞれ1回だけ適用される
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《Furnace of Rath》をコントロールしている
    かつ エドワードは《Furnace of Rath》をコントロールしている
    もし アンジーがエドワードを対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば エドワードのチームのライフは12点である

  @id:general.replacement.doubled_first @situation:general.replacement.order @clause:replacement.order @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: ダメージを受けるプレイヤーは、まず2倍にし、それから4点を軽減することを選ぶ
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《Furnace of Rath》をコントロールしている
    もし アンジーのチームが優先権をパスする
    かつ エドワードがエドワードを対象として《Mending Hands》を唱える
    かつ その呪文が解決される
    かつ アンジーがエドワードを対象として《Flame Javelin》を唱える
    かつ その呪文が解決される
    かつ エドワードが《Furnace of Rath》の効果を先に適用することを選ぶ
    ならば エドワードのチームのライフは16点である

  @id:general.replacement.prevented_first @situation:general.replacement.order @clause:replacement.order @clause:replacement.nothing @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: ダメージを受けるプレイヤーは2倍にする前に軽減させることができ、2倍にするものは何も残らない
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《Furnace of Rath》をコントロールしている
    もし アンジーのチームが優先権をパスする
    かつ エドワードがエドワードを対象として《Mending Hands》を唱える
    かつ その呪文が解決される
    かつ アンジーがエドワードを対象として《Flame Javelin》を唱える
    かつ その呪文が解決される
    かつ エドワードが《Mending Hands》の効果を先に適用することを選ぶ
    ならば エドワードのチームのライフは20点である

  @id:general.replacement.shield @clause:replacement.shield @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 盾は、複数の発生源を合わせて、書かれている点数だけ軽減する
    前提 アンジーのチームのライフは20点である
    もし アンジーがアンジーを対象として《Mending Hands》を唱える
    かつ その呪文が解決される
    かつ アンジーがアンジーを対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは20点である
    もし アンジーがアンジーを対象として《Flame Javelin》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは18点である

  @id:general.replacement.fog @clause:replacement.open @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: そのターンの戦闘ダメージはすべて軽減され、他のダメージは軽減されない
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ エドワードは《Wind Drake》をコントロールしている
    もし アンジーが《濃霧》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《丘巨人》でエドワードを攻撃する
    かつ アンジーが《灰色熊》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《Wind Drake》で《丘巨人》をブロックする
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは20点である
    かつ エドワードは《Wind Drake》をコントロールしている
    もし アンジーがエドワードを対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば エドワードのチームのライフは18点である

  @id:general.replacement.empty_library @clause:replacement.draw @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: カードを引く代わりに何もしないプレイヤーは、空のライブラリーで敗北しない
    前提 アンジーは《Possessed Portal》をコントロールしている
    かつ アンジーのライブラリーは空である
    かつ アンジーの手札は2枚である
    もし アンジーが《Reach Through Mists》を唱える
    かつ その呪文が解決される
    ならば ゲームは続く
    かつ アンジーの手札は1枚である

  @id:general.replacement.skipped_once @clause:turn.skip @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 次のドロー・ステップは飛ばされ、その次は飛ばされない
    前提 エドワードの手札は3枚である
    もし アンジーがエドワードを対象として《Fatigue》を唱える
    かつ その呪文が解決される
    かつ エドワードのチームの戦闘前メイン・フェイズが始まる
    ならば エドワードの手札は3枚である
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ エドワードのチームの戦闘前メイン・フェイズが始まる
    ならば エドワードの手札は4枚である

  @id:general.replacement.no_upkeep @clause:turn.skip @clause:trigger.step @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 飛ばされたアップキープには何も誘発しない
    前提 エドワードのチームのライフは20点である
    かつ エドワードは《Serendib Efreet》をコントロールしている
    かつ アンジーは《Eon Hub》をコントロールしている
    もし エドワードのチームのドロー・ステップが始まる
    ならば エドワードのチームのライフは20点である

  @id:general.replacement.own_draw_steps @clause:turn.skip @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 自分のドロー・ステップを飛ばすプレイヤーは能力でだけ引き、他のプレイヤーはいつもどおり引く
    前提 アンジーのチームのライフは20点である
    かつ アンジーは《Yawgmoth's Bargain》をコントロールしている
    かつ アンジーの手札は2枚である
    かつ エドワードの手札は2枚である
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    ならば エドワードの手札は3枚である
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば アンジーの手札は2枚である
    もし アンジーが《Yawgmoth's Bargain》の能力を起動する
    かつ その能力が解決される
    ならば アンジーの手札は3枚である
    かつ アンジーのチームのライフは19点である
