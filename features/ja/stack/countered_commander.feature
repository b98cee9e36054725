# language: ja
機能: 打ち消された統率者
  > 統率者が唱えられ、打ち消される。統率領域に戻ることができるのか？

  @id:counter.commander.returns @situation:counter.commander @clause:commander.graveyard @clause:effect.counter @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  シナリオ: 打ち消された統率者のオーナーは、それを統率領域に置く
    前提 アンジーの統率領域に《Isamaru, Hound of Konda》がある
    もし アンジーが《Isamaru, Hound of Konda》を唱える
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《Isamaru, Hound of Konda》を対象として《Essence Scatter》を唱える
    かつ アンジーが自分の統率者を統率領域に置く
    かつ その呪文が解決される
    ならば アンジーの統率領域に《Isamaru, Hound of Konda》がある
    かつ アンジーの墓地にカードはない
    かつ アンジーはクリーチャーを1体もコントロールしていない

  @id:counter.commander.stays @situation:counter.commander @clause:commander.graveyard @clause:effect.counter @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  シナリオ: 打ち消された統率者のオーナーは、それを墓地に残す
    前提 アンジーの統率領域に《Isamaru, Hound of Konda》がある
    もし アンジーが《Isamaru, Hound of Konda》を唱える
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《Isamaru, Hound of Konda》を対象として《Essence Scatter》を唱える
    かつ アンジーが自分の統率者を統率領域に置かない
    かつ その呪文が解決される
    ならば アンジーの墓地に《Isamaru, Hound of Konda》がある
    かつ アンジーはクリーチャーを1体もコントロールしていない
