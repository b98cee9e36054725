# language: ja
@source:C
機能: 統率者税
  > 統率者は何度でも唱えられる。そのたびにコストはいくら増えるか。

  @id:commander.tax @situation:commander.tax @clause:commander.tax @clause:commander.cast @clause:commander.graveyard @variant:two-headed-giant-commander @from:2009-10-01 @should
  シナリオ: 2回目に唱えるときは2マナ多くかかり、チームメイトが唱えた回数は数えない
    前提 アンジーの統率領域に《Isamaru, Hound of Konda》がある
    かつ バリーの統率領域に《Tobias Andrion》がある
    かつ アンジーは《マナ源》を3枚コントロールしている
    かつ アンジーは《Goblin Bombardment》をコントロールしている
    もし アンジーが《Isamaru, Hound of Konda》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Goblin Bombardment》の能力を起動する
    かつ アンジーが対象としてエドワードを選ぶ
    かつ アンジーが自分の統率者を統率領域に置く
    かつ その能力が解決される
    ならば アンジーの統率領域に《Isamaru, Hound of Konda》がある
    かつ アンジーは《Isamaru, Hound of Konda》を唱えられない
    しかし バリーは《Tobias Andrion》を唱えられる

  @id:commander.tax.paid @situation:commander.tax @clause:commander.tax @clause:commander.cast @clause:commander.graveyard @variant:two-headed-giant-commander @from:2009-10-01 @should
  シナリオ: マナがあれば税を支払え、税は唱えるたびに増える
    前提 アンジーの統率領域に《Isamaru, Hound of Konda》がある
    かつ バリーの統率領域に《Tobias Andrion》がある
    かつ アンジーは《マナ源》を8枚コントロールしている
    かつ アンジーは《Goblin Bombardment》をコントロールしている
    もし アンジーが《Isamaru, Hound of Konda》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Goblin Bombardment》の能力を起動する
    かつ アンジーが対象としてエドワードを選ぶ
    かつ アンジーが自分の統率者を統率領域に置く
    かつ その能力が解決される
    かつ アンジーが《Isamaru, Hound of Konda》を唱える
    かつ その呪文が解決される
    ならば アンジーは《Isamaru, Hound of Konda》をコントロールしている
    もし アンジーが《Goblin Bombardment》の能力を起動する
    かつ その能力が解決される
    ならば アンジーの統率領域に《Isamaru, Hound of Konda》がある
    かつ アンジーは《Isamaru, Hound of Konda》を唱えられない
    しかし バリーは《Tobias Andrion》を唱えられる

  @id:commander.tax.from_hand @situation:commander.tax @clause:commander.tax @clause:commander.designation @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  シナリオ: 手札から唱えた統率者に税はかからず、その回数も数えない
    前提 アンジーの手札に《Isamaru, Hound of Konda》がある
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ アンジーは《Goblin Bombardment》をコントロールしている
    もし アンジーが《Isamaru, Hound of Konda》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Goblin Bombardment》の能力を起動する
    かつ アンジーが対象としてエドワードを選ぶ
    かつ アンジーが自分の統率者を統率領域に置く
    かつ その能力が解決される
    かつ アンジーが《Isamaru, Hound of Konda》を唱える
    かつ その呪文が解決される
    ならば アンジーは《Isamaru, Hound of Konda》をコントロールしている
