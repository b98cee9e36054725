# language: ja
@source:C
機能: 統率者税
  > 統率者は何度でも唱えられる。そのたびにコストはいくら増えるか。

  @id:commander.tax @situation:commander.tax @clause:commander.tax @clause:commander.cast @clause:commander.graveyard @variant:two-headed-giant-commander @from:2009-10-01 @should
  シナリオ: 2回目に唱えるときは2マナ多くかかり、チームメイトが唱えた回数は数えない
    前提 アンジーの統率領域に《後陣の試練》がある
    かつ バリーの統率領域に《先陣の試練》がある
    かつ アンジーは《マナ源》を3枚コントロールしている
    もし アンジーが《後陣の試練》を唱える
    かつ その呪文が解決される
    かつ アンジーが《後陣の試練》の能力を起動する
    かつ アンジーが自分の統率者を統率領域に置く
    かつ その能力が解決される
    ならば アンジーの統率領域に《後陣の試練》がある
    かつ アンジーは《後陣の試練》を唱えられない
    しかし バリーは《先陣の試練》を唱えられる

  @id:commander.tax.paid @situation:commander.tax @clause:commander.tax @clause:commander.cast @clause:commander.graveyard @variant:two-headed-giant-commander @from:2009-10-01 @should
  シナリオ: マナがあれば税を支払え、税は唱えるたびに増える
    前提 アンジーの統率領域に《後陣の試練》がある
    かつ バリーの統率領域に《先陣の試練》がある
    かつ アンジーは《マナ源》を8枚コントロールしている
    もし アンジーが《後陣の試練》を唱える
    かつ その呪文が解決される
    かつ アンジーが《後陣の試練》の能力を起動する
    かつ アンジーが自分の統率者を統率領域に置く
    かつ その能力が解決される
    かつ アンジーが《後陣の試練》を唱える
    かつ その呪文が解決される
    ならば アンジーは《後陣の試練》をコントロールしている
    もし アンジーが《後陣の試練》の能力を起動する
    かつ その能力が解決される
    ならば アンジーの統率領域に《後陣の試練》がある
    かつ アンジーは《後陣の試練》を唱えられない
    しかし バリーは《先陣の試練》を唱えられる

  @id:commander.tax.from_hand @situation:commander.tax @clause:commander.tax @clause:commander.designation @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  シナリオ: 手札から唱えた統率者に税はかからず、その回数も数えない
    前提 アンジーの手札に《後陣の試練》がある
    かつ アンジーの統率者は《後陣の試練》である
    かつ アンジーは《マナ源》を2枚コントロールしている
    もし アンジーが《後陣の試練》を唱える
    かつ その呪文が解決される
    かつ アンジーが《後陣の試練》の能力を起動する
    かつ アンジーが自分の統率者を統率領域に置く
    かつ その能力が解決される
    かつ アンジーが《後陣の試練》を唱える
    かつ その呪文が解決される
    ならば アンジーは《後陣の試練》をコントロールしている
