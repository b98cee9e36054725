# language: ja
機能: どのゲームでも、状況起因処理
  > ダメージが積み重なり、カウンターが出会い、トークンが去り、伝説が2つ並ぶ。次の確認で何が起こり、その前には何が起こらないか。

  @id:general.state.adds_up @clause:creature.dies @clause:step.cleanup @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 1ターンのダメージは致死になるまで積み重なり、前のターンのものは数えない
    前提 エドワードは《丘巨人》をコントロールしている
    もし アンジーが《丘巨人》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば エドワードは《丘巨人》をコントロールしている
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ エドワードが《丘巨人》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば エドワードは《丘巨人》をコントロールしている
    かつ エドワードは《Tremor》を唱えられる
    もし その呪文が解決される
    ならば エドワードの墓地に《丘巨人》がある

  @id:general.state.no_toughness @clause:creature.dies @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 間に合って大きくされたクリーチャーはタフネスが残り、生き延びる
    前提 エドワードは《丘巨人》をコントロールしている
    もし アンジーが《丘巨人》を対象として《Grasp of Darkness》を唱える
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《丘巨人》を対象として《Giant Growth》を唱える
    かつ その呪文が解決される
    かつ その呪文が解決される
    ならば 《丘巨人》は2/2である
    かつ エドワードは《丘巨人》をコントロールしている
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《丘巨人》は3/3である

  @id:general.state.growth_ends @situation:general.state.adds_up @clause:creature.dies @clause:step.cleanup @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: タフネスのほとんどを失ったものは、1点のダメージで死亡する
    前提 アンジーは《灰色熊》をコントロールしている
    もし アンジーが《灰色熊》を対象として《Grasp of Darkness》を唱える
    かつ アンジーが《灰色熊》を対象として《Giant Growth》を唱える
    かつ その呪文が解決される
    ならば 《灰色熊》は5/5である
    もし その呪文が解決される
    ならば 《灰色熊》は1/1である
    もし アンジーが《Tremor》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《灰色熊》がある

  @id:general.state.token @clause:token.ceases @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 手札に戻るはずのトークンは、どの手札にもない
    前提 アンジーは《丘巨人》をコントロールしている
    もし アンジーが《Alrund's Epiphany》を唱える
    かつ その呪文が解決される
    ならば アンジーは1/1のクリーチャー・トークンを2体コントロールしている
    もし アンジーが《Evacuation》を唱える
    かつ その呪文が解決される
    ならば アンジーはクリーチャーを1体もコントロールしていない
    かつ アンジーの手札に《丘巨人》がある
    かつ アンジーの手札は1枚である

  @id:general.state.token_dies @situation:general.state.token @clause:token.ceases @clause:trigger.dies @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: トークンは死亡し、それを待つ能力を誘発させるが、どの墓地にも残らない
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Zulaport Cutthroat》をコントロールしている
    もし アンジーが《Alrund's Epiphany》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Pyroclasm》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの終了ステップが始まる
    ならば アンジーの墓地に《Zulaport Cutthroat》がある
    かつ アンジーの墓地のカードは2枚である
    かつ アンジーのチームのライフは23点である
    かつ エドワードのチームのライフは17点である

  @id:general.state.pairs @clause:counters.pairs @clause:creature.dies @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2007-05-01 @must
  シナリオ: -1/-1カウンターは+1/+1カウンター1個とともに消える
    前提 エドワードは《丘巨人》をコントロールしている
    かつ 《丘巨人》には+1/+1カウンターが2個置かれている
    もし アンジーが《丘巨人》を対象として《Scar》を唱える
    かつ その呪文が解決される
    ならば 《丘巨人》には+1/+1カウンターが1個置かれている
    かつ 《丘巨人》には-1/-1カウンターが置かれていない
    かつ 《丘巨人》は4/4である

  @id:general.state.legend @clause:legend.rule @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2013-07-13 @must
  シナリオ: 同じ名前の伝説のものを2つ持つプレイヤーは1つを残し、他のプレイヤーのものは残る
    前提 エドワードは《Mindslaver》をコントロールしている
    かつ アンジーは《Mindslaver》をコントロールしている
    かつ アンジーの手札に《Mindslaver》がある
    もし アンジーが《Mindslaver》を唱える
    かつ その呪文が解決される
    かつ アンジーが2枚目の《Mindslaver》を戦場に残す
    ならば アンジーの墓地のカードは1枚である
    かつ アンジーは《Mindslaver》をコントロールしている
    かつ エドワードは《Mindslaver》をコントロールしている

  @id:general.state.both_at_once @clause:state_check.when @clause:game.over @variant:two-player @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: ライフのない2人のプレイヤーは同時に敗北し、誰も勝たない
    前提 アンジーのチームのライフは4点である
    かつ エドワードのチームのライフは3点である
    もし アンジーが《炎の裂け目》を唱える
    かつ その呪文が解決される
    ならば ゲームは引き分けになる
