# language: ja
機能: もう1個のカウンター
  > あるものが、コントローラーのものにカウンターをもう1個置き、そのプレイヤーにももう1個与える。誰のカウンターを見るのか？

  @id:one_more.own @situation:one_more @clause:counters.put @clause:object.you @from:2011-09-30 @must
  シナリオ: 自分のクリーチャーには1個多く置かれ、チームメイトのものには置かれない
    前提 アンジーは《Winding Constrictor》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    かつ アンジーは《War Mammoth》をコントロールしている
    もし バリーが《丘巨人》を対象として《Scar》を唱える
    かつ その呪文が解決される
    かつ バリーが《War Mammoth》を対象として《Scar》を唱える
    かつ その呪文が解決される
    ならば 《丘巨人》は2/2である
    かつ 《War Mammoth》は1/1である
    かつ 《War Mammoth》には-1/-1カウンターが2個置かれている

  @id:one_more.twice @situation:one_more @clause:counters.put @clause:replacement.once @variant:two-headed-giant @variant:two-player @from:2011-09-30 @must
  シナリオ: 2体のWinding Constrictorのそれぞれが1回だけカウンターを1個ずつ加える
    前提 アンジーは《Winding Constrictor》を2枚コントロールしている
    かつ アンジーは《War Mammoth》をコントロールしている
    もし アンジーが《War Mammoth》を対象として《Scar》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《War Mammoth》がある

  @id:one_more.player @situation:one_more.player @clause:counters.put @clause:counters.own @from:2016-11-11 @must
  シナリオ: カウンターを1個多くするものをコントロールする者はエネルギー・カウンターを1個多く得るが、チームメイトは違う
    前提 アンジーは《Winding Constrictor》をコントロールしている
    かつ アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのライブラリーは5枚である
    かつ バリーのライブラリーは5枚である
    もし アンジーが《Live Fast》を唱える
    かつ その呪文が解決される
    かつ バリーが《Live Fast》を唱える
    かつ その呪文が解決される
    ならば アンジーはエネルギー・カウンターを3個持っている
    かつ バリーはエネルギー・カウンターを2個持っている

  @id:one_more.poison @situation:one_more.player @clause:counters.put @clause:poison.shared @from:2011-09-30 @must
  シナリオ: 両方のメンバーが毒を得れば、チームは各自が得た分を持ち、1人の分は1個多い
    前提 エドワードは《Winding Constrictor》をコントロールしている
    かつ アンジーのライブラリーは5枚である
    もし アンジーが《Prologue to Phyresis》を唱える
    かつ その呪文が解決される
    ならば エドワードのチームは毒カウンターを3個持っている

  @id:one_more.nothing @situation:one_more @clause:counters.put @clause:replacement.nothing @variant:two-headed-giant @variant:two-player @from:2011-09-30 @must
  シナリオ: 1個も置かれないはずなら、1個も置かれない
    前提 アンジーは《Winding Constrictor》をコントロールしている
    かつ アンジーは《Krav, the Unredeemed》をコントロールしている
    かつ アンジーは《マナ源》をコントロールしている
    かつ アンジーのライブラリーは5枚である
    もし アンジーが《Krav, the Unredeemed》の能力をX = 0として起動する
    かつ アンジーが対象としてアンジーを選ぶ
    かつ アンジーが何も生け贄に捧げない
    かつ その能力が解決される
    ならば 《Krav, the Unredeemed》には+1/+1カウンターが置かれていない
