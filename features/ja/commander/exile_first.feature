# language: ja
機能: まず追放されるのか、追放されないのか
  > 統率者が追放されるとき、オーナーはそれを統率領域に置いてもよい。それが決まるまで、統率者はどこにあるのか？

  @id:commander.exile_first @situation:commander.exile_first @clause:commander.exile @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2020-07-03 @must
  シナリオ: 追放された統率者は、オーナーが統率領域に置けるときにはすでに追放領域にある
    前提 エドワードは《Isamaru, Hound of Konda》をコントロールしている
    かつ エドワードの統率者は《Isamaru, Hound of Konda》である
    もし アンジーが《Isamaru, Hound of Konda》を対象として《Unmake》を唱える
    かつ その呪文が解決される
    ならば エドワードは選択をしなければならない
    かつ エドワードは追放領域に《Isamaru, Hound of Konda》を所有している
    かつ エドワードは《Isamaru, Hound of Konda》をコントロールしていない

  @id:commander.exile_first.instead @situation:commander.exile_first @clause:commander.exile @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @until:2020-07-03 @must
  シナリオ: 追放される代わりに置かれた頃は、追放領域になかった
    前提 エドワードは《Isamaru, Hound of Konda》をコントロールしている
    かつ エドワードの統率者は《Isamaru, Hound of Konda》である
    もし アンジーが《Isamaru, Hound of Konda》を対象として《Unmake》を唱える
    かつ その呪文が解決される
    ならば エドワードは選択をしなければならない
    かつ エドワードが追放領域に所有するカードはない
