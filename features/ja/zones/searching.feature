# language: ja
機能: ライブラリーから探す
  > プレイヤーがライブラリーからカードを探す。誰のライブラリーで、何を見つけられ、それはどこへ行くのか？

  @id:search.battlefield @situation:search.battlefield @clause:effect.search @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  シナリオ: 見つけた基本土地はタップ状態で戦場に出る
    前提 アンジーのライブラリーは10枚である
    かつ アンジーのライブラリーに《森》がある
    かつ アンジーのライブラリーに《丘巨人》がある
    かつ エドワードのライブラリーは10枚である
    もし アンジーが《Rampant Growth》を唱える
    かつ その呪文が解決される
    かつ アンジーがライブラリーから《森》を見つける
    ならば アンジーは《森》をコントロールしている
    かつ 《森》はタップ状態である
    かつ アンジーのライブラリーは9枚である
    かつ エドワードのライブラリーは10枚である

  @id:search.nothing @situation:search.battlefield @clause:effect.search @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  シナリオ: 基本土地を探すプレイヤーは、そこにあるものを見つけなくてもよい
    前提 アンジーのライブラリーは10枚である
    かつ アンジーのライブラリーに《森》がある
    もし アンジーが《Rampant Growth》を唱える
    かつ その呪文が解決される
    かつ アンジーがライブラリーからカードを見つけない
    ならば アンジーは《森》をコントロールしていない
    かつ アンジーのライブラリーは10枚である

  @id:search.teammate @situation:search.battlefield @clause:effect.search @clause:object.you @from:2005-08-01 @must
  シナリオ: チームメイトのライブラリーからは探さず、基本でない土地は見つからない
    前提 アンジーのライブラリーは2枚である
    かつ アンジーのライブラリーに《丘巨人》がある
    かつ アンジーのライブラリーに《Coastal Tower》がある
    かつ バリーのライブラリーは10枚である
    かつ バリーのライブラリーに《森》がある
    もし アンジーが《Rampant Growth》を唱える
    かつ その呪文が解決される
    ならば アンジーは《森》をコントロールしていない
    かつ バリーは《森》をコントロールしていない
    かつ アンジーは《Coastal Tower》をコントロールしていない
    かつ アンジーのライブラリーは2枚である
    かつ バリーのライブラリーは10枚である

  @id:search.anything @situation:search.anything @clause:effect.search @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  シナリオ: どのカードでも見つけることができ、それは手札に加わる
    前提 アンジーのライブラリーは10枚である
    かつ アンジーのライブラリーに《森》がある
    かつ アンジーのライブラリーに《審判の日》がある
    もし アンジーが《Demonic Tutor》を唱える
    かつ その呪文が解決される
    かつ アンジーがライブラリーから《審判の日》を見つける
    ならば アンジーの手札に《審判の日》がある
    かつ アンジーの手札は1枚である
    かつ アンジーのライブラリーは9枚である

  @id:search.has_to @situation:search.anything @clause:effect.search @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  シナリオ: 任意のカードを探すプレイヤーは、最後の1枚でも見つけなければならない
    前提 アンジーのライブラリーは1枚である
    かつ アンジーのライブラリーに《丘巨人》がある
    もし アンジーが《Demonic Tutor》を唱える
    かつ その呪文が解決される
    ならば アンジーの手札に《丘巨人》がある
    かつ アンジーのライブラリーは空である

  @id:search.creature @clause:effect.search @clause:object.you @from:2005-08-01 @must
  シナリオ: 見つけたクリーチャー・カードは、探したプレイヤーの手札に加わる
    前提 アンジーのライブラリーに《灰色熊》がある
    かつ バリーのライブラリーの一番上に《森》がある
    かつ バリーのライブラリーに《丘巨人》がある
    もし バリーが《Eladamri's Call》を唱える
    かつ その呪文が解決される
    かつ バリーがライブラリーから《丘巨人》を見つける
    ならば バリーの手札に《丘巨人》がある
    かつ バリーの手札は1枚である
    かつ アンジーの手札にカードはない

  @id:search.top @clause:effect.search @clause:object.you @from:2005-08-01 @must
  シナリオ: 一番上に置かれたクリーチャー・カードは、次に引かれる
    前提 アンジーのライブラリーの一番上に《森》がある
    かつ アンジーのライブラリーに《丘巨人》がある
    かつ アンジーのライブラリーは10枚である
    もし アンジーが《Worldly Tutor》を唱える
    かつ その呪文が解決される
    かつ アンジーがライブラリーから《丘巨人》を見つける
    ならば アンジーのライブラリーは10枚である
    もし アンジーが《Reach Through Mists》を唱える
    かつ その呪文が解決される
    ならば アンジーの手札に《丘巨人》がある

  @id:search.no_creature @clause:effect.search @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  シナリオ: クリーチャー・カードのないライブラリーからは、手札にも一番上にも何も見つからない
    前提 アンジーのライブラリーは2枚である
    かつ アンジーのライブラリーの一番上に《森》がある
    かつ アンジーのライブラリーの上から2枚目に《審判の日》がある
    もし アンジーが《Eladamri's Call》を唱える
    かつ その呪文が解決される
    ならば アンジーの手札は1枚である
    かつ アンジーのライブラリーは2枚である
    もし アンジーが《Worldly Tutor》を唱える
    かつ その呪文が解決される
    ならば アンジーのライブラリーは2枚である
