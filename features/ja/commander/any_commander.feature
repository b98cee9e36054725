# language: ja
機能: あらゆる統率者についてのカード
  > カードが、そのプレイヤーのコントロールする統率者に何かをする。それは自分の統率者でなければならないのか、チームメイトの統率者はどうか？

  @id:any_commander.own @situation:any_commander @clause:commander.designation @variant:commander @variant:two-player-commander @from:2016-01-16 @must
  シナリオ: 統率者は大きくなって破壊されず、統率者でないものはそのままである
    前提 アンジーは《Bastion Protector》をコントロールしている
    かつ アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ アンジーは《丘巨人》をコントロールしている
    もし アンジーが《Isamaru, Hound of Konda》を対象として《殺害》を唱える
    かつ その呪文が解決される
    ならば 《Isamaru, Hound of Konda》は4/4である
    かつ 《丘巨人》は3/3である
    かつ 《Bastion Protector》は3/3である
    もし アンジーが《丘巨人》を対象として《殺害》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《丘巨人》がある

  @id:any_commander.taken @situation:any_commander @clause:commander.designation @variant:commander @variant:two-player-commander @from:2016-01-16 @must
  シナリオ: 奪われた統率者は、それを奪ったプレイヤーにとって数えられ、オーナーにとってはもう数えられない
    前提 アンジーは《Bastion Protector》をコントロールしている
    かつ エドワードは《Bastion Protector》をコントロールしている
    かつ エドワードは《Isamaru, Hound of Konda》をコントロールしている
    かつ エドワードの統率者は《Isamaru, Hound of Konda》である
    もし アンジーが《Isamaru, Hound of Konda》を対象として《反逆の行動》を唱える
    かつ その呪文が解決される
    ならば 《Isamaru, Hound of Konda》は4/4である
    もし アンジーがアンジーの《Bastion Protector》を対象として《殺害》を唱える
    かつ その呪文が解決される
    ならば 《Isamaru, Hound of Konda》は2/2である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《Isamaru, Hound of Konda》は4/4である

  @id:any_commander.mates @situation:any_commander @clause:commander.designation @variant:two-headed-giant-commander @from:2018-04-27 @should
  シナリオ: チームメイトの統率者は、そのプレイヤーがコントロールする統率者ではない
    前提 アンジーは《Bastion Protector》をコントロールしている
    かつ アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ バリーは《Tobias Andrion》をコントロールしている
    かつ バリーの統率者は《Tobias Andrion》である
    もし バリーが《Reach Through Mists》を唱える
    かつ その呪文が解決される
    ならば 《Isamaru, Hound of Konda》は4/4である
    かつ 《Tobias Andrion》は4/4である
    もし バリーが《Tobias Andrion》を対象として《殺害》を唱える
    かつ その呪文が解決される
    かつ バリーが自分の統率者を統率領域に置く
    ならば バリーの統率領域に《Tobias Andrion》がある

  @id:any_commander.attacks @situation:any_commander @clause:commander.designation @variant:commander @variant:two-player-commander @from:2020-11-20 @must
  シナリオ: 統率者が攻撃するとカウンターを得て、奪ったものも同様だが、統率者でないものは得ない
    前提 アンジーは《Keleth, Sunmane Familiar》をコントロールしている
    かつ アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ エドワードは《Tobias Andrion》をコントロールしている
    かつ エドワードの統率者は《Tobias Andrion》である
    もし アンジーが《Tobias Andrion》を対象として《反逆の行動》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Isamaru, Hound of Konda》でエドワードを攻撃する
    かつ アンジーが《Tobias Andrion》でエドワードを攻撃する
    かつ アンジーが《Keleth, Sunmane Familiar》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《Isamaru, Hound of Konda》には+1/+1カウンターが1個置かれている
    かつ 《Tobias Andrion》には+1/+1カウンターが1個置かれている
    かつ 《Keleth, Sunmane Familiar》は1/1である

  @id:any_commander.attacks.mates @situation:any_commander @clause:commander.designation @variant:two-headed-giant-commander @from:2020-11-20 @should
  シナリオ: チームメイトの統率者が攻撃しても、その上には何も置かれない
    前提 アンジーは《Keleth, Sunmane Familiar》をコントロールしている
    かつ アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ バリーは《Tobias Andrion》をコントロールしている
    かつ バリーの統率者は《Tobias Andrion》である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Isamaru, Hound of Konda》でエドワードを攻撃する
    かつ バリーが《Tobias Andrion》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《Isamaru, Hound of Konda》には+1/+1カウンターが1個置かれている
    かつ 《Tobias Andrion》には+1/+1カウンターが置かれていない
