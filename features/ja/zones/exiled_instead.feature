# language: ja
機能: 墓地に行く代わりに追放される
  > 対戦相手の墓地に行くはずのものが代わりに追放されると、あるカードが言っている。それは誰のどのカードで、追放されたものは死亡したのか？

  @id:exiled_instead.opponent @clause:replacement.instead @clause:team.opponents @from:2006-05-01 @must
  シナリオ: 死亡するはずの対戦相手のクリーチャーは追放されて死亡しておらず、それを破壊する呪文はそのオーナーの墓地に行く
    前提 アンジーは《Leyline of the Void》をコントロールしている
    かつ エドワードは《Zulaport Cutthroat》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ アンジーのチームのライフは20点である
    もし アンジーが《灰色熊》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば エドワードは追放領域に《灰色熊》を所有している
    かつ エドワードの墓地にカードはない
    かつ アンジーの墓地に《Shock》がある
    もし アンジーのチームの終了ステップが始まる
    ならば アンジーのチームのライフは20点である

  @id:exiled_instead.teammate @clause:replacement.instead @clause:team.opponents @from:2006-05-01 @must
  シナリオ: Leyline of the Voidがあっても、チームメイトのクリーチャーは死亡する
    前提 アンジーは《Leyline of the Void》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    もし アンジーが《灰色熊》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば バリーの墓地に《灰色熊》がある
    かつ バリーが追放領域に所有するカードはない

  @id:exiled_instead.spell @clause:replacement.instead @clause:zone.graveyard @from:2006-05-01 @must
  シナリオ: 対戦相手の呪文は解決されると追放され、もう1人が捨てたカードもそうなる
    前提 アンジーは《Leyline of the Void》をコントロールしている
    かつ ロナルドの手札に《森》がある
    かつ ロナルドの手札に《丘巨人》がある
    もし アンジーがロナルドを対象として《Mind Rot》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームが優先権をパスする
    かつ エドワードがアンジーを対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば ロナルドは追放領域に《森》を所有している
    かつ ロナルドは追放領域に《丘巨人》を所有している
    かつ エドワードは追放領域に《Shock》を所有している
    かつ アンジーの墓地に《Mind Rot》がある

  @id:exiled_instead.creatures @clause:replacement.instead @from:2015-09-26 @must
  シナリオ: クリーチャーだけがそうなるときは、他のカードは墓地に行く
    前提 アンジーは《Anafenza, the Foremost》をコントロールしている
    かつ ロナルドの手札に《森》がある
    かつ ロナルドの手札に《丘巨人》がある
    もし アンジーがロナルドを対象として《Mind Rot》を唱える
    かつ その呪文が解決される
    ならば ロナルドは追放領域に《丘巨人》を所有している
    かつ ロナルドの墓地に《森》がある

  @id:exiled_instead.together @clause:replacement.instead @clause:trigger.dies @from:2015-09-26 @must
  シナリオ: そう言っているクリーチャーと同時に死亡するはずのものは追放されるが、チームメイトのものは追放されない
    前提 アンジーは《Anafenza, the Foremost》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーが《審判の日》を唱える
    かつ その呪文が解決される
    ならば エドワードは追放領域に《丘巨人》を所有している
    かつ アンジーの墓地に《Anafenza, the Foremost》がある
    かつ バリーの墓地に《灰色熊》がある

  @id:exiled_instead.animated @clause:replacement.instead @clause:object.types @from:2015-09-26 @must
  シナリオ: 死亡するはずのときにクリーチャーである土地は追放される
    前提 アンジーは《Anafenza, the Foremost》をコントロールしている
    かつ エドワードのチームの戦闘前メイン・フェイズである
    かつ エドワードは《Treetop Village》をコントロールしている
    かつ エドワードは《マナ源》を6枚コントロールしている
    もし エドワードが《Treetop Village》の2つ目の能力を起動する
    かつ その能力が解決される
    かつ エドワードが《審判の日》を唱える
    かつ その呪文が解決される
    ならば エドワードは追放領域に《Treetop Village》を所有している

  @id:exiled_instead.counter @clause:target.choose @from:2018-04-27 @must
  シナリオ: Anafenza, the Foremostが攻撃したとき、カウンターはそのコントローラーの他のタップ状態のクリーチャーに置かれ、チームメイトのものには置かれない
    前提 アンジーは《Anafenza, the Foremost》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Anafenza, the Foremost》と《丘巨人》でエドワードを攻撃する
    かつ バリーが《灰色熊》でエドワードを攻撃する
    かつ アンジーが対象として《丘巨人》を選ぶ
    かつ 《Anafenza, the Foremost》の誘発型能力が解決される
    ならば 《丘巨人》は4/4である
    かつ 《灰色熊》は2/2である

  @id:exiled_instead.commander @clause:replacement.instead @clause:commander.exile @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  シナリオ: 死亡するはずの統率者は、オーナーが統率領域に置かないかぎり追放される
    前提 アンジーは《Leyline of the Void》をコントロールしている
    かつ エドワードは《Isamaru, Hound of Konda》をコントロールしている
    かつ エドワードの統率者は《Isamaru, Hound of Konda》である
    もし アンジーが《Isamaru, Hound of Konda》を対象として《Shock》を唱える
    かつ エドワードが自分の統率者を統率領域に置かない
    かつ その呪文が解決される
    ならば エドワードは追放領域に《Isamaru, Hound of Konda》を所有している
    かつ エドワードの墓地にカードはない

  @id:exiled_instead.commander.together @clause:replacement.instead @clause:commander.graveyard @variant:commander @variant:two-player-commander @from:2020-07-03 @must
  シナリオ: そう言っている統率者は、それが追放させるものと同時に死亡し、その後統率領域にある
    前提 アンジーは《Anafenza, the Foremost》をコントロールしている
    かつ アンジーの統率者は《Anafenza, the Foremost》である
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーが《審判の日》を唱える
    かつ アンジーが自分の統率者を統率領域に置く
    かつ その呪文が解決される
    ならば エドワードは追放領域に《丘巨人》を所有している
    かつ アンジーの統率領域に《Anafenza, the Foremost》がある
