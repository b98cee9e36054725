# language: ja
機能: 手札とライブラリー
  > 2015年からは、オーナーの手札やライブラリーの代わりにも統率領域に置いてもよい。

  @id:commander.hand.before @situation:commander.hand @clause:commander.designation @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @until:2015-07-17 @must
  シナリオ: 戻される統率者はオーナーの手札に加わる
    前提 エドワードは《Isamaru, Hound of Konda》をコントロールしている
    かつ エドワードの統率者は《Isamaru, Hound of Konda》である
    かつ エドワードのライブラリーは50枚である
    もし アンジーが《Isamaru, Hound of Konda》を対象として《Unsummon》を唱える
    かつ その呪文が解決される
    ならば エドワードは《Isamaru, Hound of Konda》をコントロールしていない
    かつ エドワードの手札に《Isamaru, Hound of Konda》がある

  @id:commander.hand.returns @situation:commander.hand @clause:commander.hand_library @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2015-07-17 @must
  シナリオ: オーナーは統率者を手札の代わりに統率領域に置く
    前提 エドワードは《Isamaru, Hound of Konda》をコントロールしている
    かつ エドワードの統率者は《Isamaru, Hound of Konda》である
    かつ エドワードのライブラリーは50枚である
    もし アンジーが《Isamaru, Hound of Konda》を対象として《Unsummon》を唱える
    かつ エドワードが自分の統率者を統率領域に置く
    かつ その呪文が解決される
    ならば エドワードは《Isamaru, Hound of Konda》をコントロールしていない
    かつ エドワードの統率領域に《Isamaru, Hound of Konda》がある
    かつ エドワードのライブラリーは50枚である

  @id:commander.hand.stays @situation:commander.hand @clause:commander.hand_library @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2015-07-17 @must
  シナリオ: オーナーは統率者を手札に戻すままにする
    前提 エドワードは《Isamaru, Hound of Konda》をコントロールしている
    かつ エドワードの統率者は《Isamaru, Hound of Konda》である
    かつ エドワードのライブラリーは50枚である
    もし アンジーが《Isamaru, Hound of Konda》を対象として《Unsummon》を唱える
    かつ エドワードが自分の統率者を統率領域に置かない
    かつ その呪文が解決される
    ならば エドワードは《Isamaru, Hound of Konda》をコントロールしていない
    かつ エドワードの手札に《Isamaru, Hound of Konda》がある

  @id:commander.library.before @situation:commander.library @clause:commander.designation @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @until:2015-07-17 @must
  シナリオ: 統率者はオーナーのライブラリーに加えて切り直される
    前提 エドワードは《Isamaru, Hound of Konda》をコントロールしている
    かつ エドワードの統率者は《Isamaru, Hound of Konda》である
    かつ エドワードのライブラリーは50枚である
    もし アンジーが《Isamaru, Hound of Konda》を対象として《忘却の練習》を唱える
    かつ その呪文が解決される
    ならば エドワードは《Isamaru, Hound of Konda》をコントロールしていない
    かつ エドワードのライブラリーは51枚である

  @id:commander.library.returns @situation:commander.library @clause:commander.hand_library @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2015-07-17 @must
  シナリオ: オーナーは統率者をライブラリーの代わりに統率領域に置く
    前提 エドワードは《Isamaru, Hound of Konda》をコントロールしている
    かつ エドワードの統率者は《Isamaru, Hound of Konda》である
    かつ エドワードのライブラリーは50枚である
    もし アンジーが《Isamaru, Hound of Konda》を対象として《忘却の練習》を唱える
    かつ エドワードが自分の統率者を統率領域に置く
    かつ その呪文が解決される
    ならば エドワードは《Isamaru, Hound of Konda》をコントロールしていない
    かつ エドワードの統率領域に《Isamaru, Hound of Konda》がある
    かつ エドワードのライブラリーは50枚である

  @id:commander.library.stays @situation:commander.library @clause:commander.hand_library @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2015-07-17 @must
  シナリオ: オーナーは統率者がライブラリーに加えられるままにする
    前提 エドワードは《Isamaru, Hound of Konda》をコントロールしている
    かつ エドワードの統率者は《Isamaru, Hound of Konda》である
    かつ エドワードのライブラリーは50枚である
    かつ エドワードは《Bad Moon》をコントロールしている
    ならば アンジーは《Bad Moon》を対象として《忘却の練習》を唱えられない
    しかし アンジーは《Isamaru, Hound of Konda》を対象として《忘却の練習》を唱えられる
    もし エドワードが自分の統率者を統率領域に置かない
    かつ その呪文が解決される
    ならば エドワードは《Isamaru, Hound of Konda》をコントロールしていない
    かつ エドワードのライブラリーは51枚である
