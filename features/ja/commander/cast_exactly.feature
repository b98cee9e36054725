# language: ja
機能: 統率者は1か所にあり、決まっただけのコストがかかる
  > 統率者が唱えられ、死亡し、追放される。元あった場所には何が残り、次に唱えるには正確にいくらかかるのか？

  @id:exact.commander.once @clause:commander.cast @variant:two-headed-giant-commander @from:2011-02-04 @should
  シナリオ: 唱えられた統率者はもう統率領域になく、もう一度唱えることはできない
    前提 アンジーの統率領域に《Isamaru, Hound of Konda》がある
    かつ バリーの統率領域に《Tobias Andrion》がある
    かつ アンジーは《マナ源》を8枚コントロールしている
    もし アンジーが《Isamaru, Hound of Konda》を唱える
    かつ その呪文が解決される
    ならば アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーは《Isamaru, Hound of Konda》を唱えられない
    しかし バリーは《Tobias Andrion》を唱えられる

  @id:exact.commander.tax @clause:commander.tax @clause:commander.cast @variant:two-headed-giant-commander @from:2011-02-04 @should
  シナリオ: コストが1マナの統率者を1度目と2度目に唱えるには、4マナで足りる
    前提 アンジーの統率領域に《Isamaru, Hound of Konda》がある
    かつ アンジーは《マナ源》を4枚コントロールしている
    かつ アンジーは《Goblin Bombardment》をコントロールしている
    もし アンジーが《Isamaru, Hound of Konda》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Goblin Bombardment》の能力を起動する
    かつ アンジーが対象としてエドワードを選ぶ
    かつ アンジーが自分の統率者を統率領域に置く
    かつ その能力が解決される
    ならば アンジーは《Isamaru, Hound of Konda》を唱えられる

  @id:exact.commander.exiled @clause:commander.exile @variant:two-headed-giant-commander @from:2020-07-03 @should
  シナリオ: 追放領域から統率領域に移った統率者は、もう追放領域にない
    前提 エドワードは《Isamaru, Hound of Konda》をコントロールしている
    かつ エドワードの統率者は《Isamaru, Hound of Konda》である
    かつ エドワードは追放領域に《Shock》を所有している
    もし アンジーが《Isamaru, Hound of Konda》を対象として《Utter End》を唱える
    かつ その呪文が解決される
    かつ エドワードが自分の統率者を統率領域に置く
    かつ アンジーのチームの終了ステップが始まる
    ならば エドワードの統率領域に《Isamaru, Hound of Konda》がある
    かつ エドワードが追放領域に所有するカードは1枚である
    かつ エドワードは追放領域に《Shock》を所有している

  @id:exact.commander.declined @clause:commander.graveyard @variant:two-headed-giant-commander @from:2020-07-03 @should
  シナリオ: 統率者を墓地に残したプレイヤーは再び尋ねられることなく、統率者はそこに残る
    前提 アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーは《Goblin Bombardment》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    もし アンジーが《Goblin Bombardment》の能力を起動する
    かつ アンジーが対象としてエドワードを選ぶ
    かつ アンジーが自分の統率者を統率領域に置かない
    かつ その能力が解決される
    かつ バリーが《Divination》を唱える
    かつ その呪文が解決される
    かつ エドワードのチームのアップキープ・ステップが始まる
    ならば アンジーの墓地に《Isamaru, Hound of Konda》がある
