# language: ja
機能: その他のカウンター
  > 毒はチームで共有される。プレイヤーのその他のカウンターはどうか？

  @id:counters.energy @clause:counters.own @from:2005-08-01 @must
  シナリオ: プレイヤーがエネルギーを得ても、チームメイトのものにはならない
    前提 バリーはエネルギー・カウンターを3個持っている
    もし アンジーが《Live Fast》を唱える
    かつ その呪文が解決される
    ならば アンジーはエネルギー・カウンターを2個持っている
    かつ バリーはエネルギー・カウンターを3個持っている

  @id:counters.energy.paying @situation:counters.energy @clause:counters.own @from:2005-08-01 @must
  シナリオ: エネルギーはプレイヤー自身のもので、チームメイトはそれで支払えない
    前提 アンジーはエネルギー・カウンターを2個持っている
    かつ バリーはエネルギー・カウンターを1個持っている
    かつ アンジーは《Longtusk Cub》をコントロールしている
    かつ バリーは《Longtusk Cub》をコントロールしている
    ならば バリーは《Longtusk Cub》の能力を起動できない
    しかし アンジーは《Longtusk Cub》の能力を起動できる
    もし その能力が解決される
    ならば アンジーの《Longtusk Cub》は3/3である
    かつ アンジーはエネルギー・カウンターを持っていない
    かつ バリーはエネルギー・カウンターを1個持っている

  @id:counters.experience @situation:counters.energy @clause:counters.own @from:2005-08-01 @must
  シナリオ: 経験カウンターもプレイヤー自身のものである
    前提 バリーは経験カウンターを2個持っている
    かつ アンジーは《Meren of Clan Nel Toth》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    もし アンジーが《灰色熊》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ 《Meren of Clan Nel Toth》の誘発型能力が解決される
    ならば アンジーは経験カウンターを1個持っている
    かつ バリーは経験カウンターを2個持っている

  @id:counters.kinds @situation:counters.kinds @clause:counters.kinds @from:2016-11-11 @must
  シナリオ: プレイヤーは、自身の持つ種類のカウンターと、チームの持つ種類のカウンターを持つ
    前提 アンジーのチームのライフは20点である
    かつ アンジーのチームは毒カウンターを3個持っている
    かつ バリーは経験カウンターを2個持っている
    かつ アンジーはエネルギー・カウンターを2個持っている
    もし アンジーがバリーを対象として《集計の練習》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは22点である

  @id:counters.kinds.own @situation:counters.kinds @clause:counters.kinds @from:2011-04-01 @until:2016-11-11 @should
  シナリオ: チームの持つ種類をプレイヤーのものとする規則はなかった
    前提 アンジーのチームのライフは20点である
    かつ アンジーのチームは毒カウンターを3個持っている
    かつ バリーは経験カウンターを2個持っている
    もし アンジーがバリーを対象として《集計の練習》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは21点である

  @id:counters.permanents @clause:object.you @from:2005-08-01 @must
  シナリオ: カウンターは1人のプレイヤーのクリーチャーに置かれ、チームメイトのものには置かれない
    前提 アンジーは《丘巨人》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    もし アンジーが《Titania's Boon》を唱える
    かつ その呪文が解決される
    ならば 《丘巨人》には+1/+1カウンターが1個置かれている
    かつ 《灰色熊》には+1/+1カウンターが置かれていない

  @id:counters.permanents.fewer @situation:counters.permanents @clause:creature.dies @clause:layers.order @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  シナリオ: -1/-1カウンターが必要な数に達すると、クリーチャーは死亡する
    前提 エドワードは《丘巨人》をコントロールしている
    かつ 《丘巨人》には-1/-1カウンターが2個置かれている
    もし アンジーが《Scar》を唱える
    かつ その呪文が解決される
    ならば エドワードはクリーチャーを1体もコントロールしていない
