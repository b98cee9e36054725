# language: ja
機能: 護法を持って裏向きに唱えられるカード
  > カードが裏向きに唱えられ、護法を持つ。それを対象とするために支払わなければならないのは誰か、またいつ表向きになるのか？

  @id:disguise.warded @situation:disguise @clause:spell.disguise @clause:trigger.ward @from:2024-02-09 @must
  シナリオ: 裏向きでは戦場に出ても何も起こらず、支払わない対戦相手がそれを対象としたものは打ち消される
    前提 アンジーのチームのライフは20点である
    かつ エドワードは《山》をコントロールしている
    もし アンジーが《Nightdrinker Moroii》を裏向きで唱える
    かつ その呪文が解決される
    かつ エドワードが求められたものを支払わない
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《Nightdrinker Moroii》を対象として《Shock》を唱える
    かつ 《Nightdrinker Moroii》の誘発型能力が解決される
    ならば エドワードの墓地に《Shock》がある
    かつ 《Nightdrinker Moroii》は裏向きである
    かつ 《Nightdrinker Moroii》は2/2である
    かつ アンジーのチームのライフは20点である

  @id:disguise.teammate @situation:disguise @clause:spell.disguise @clause:trigger.ward @clause:team.opponents @from:2024-02-09 @must
  シナリオ: チームメイトは何も支払わなくてよく、それは2/2のクリーチャーとして死亡する
    前提 アンジーは《Nightdrinker Moroii》をコントロールしている
    かつ 《Nightdrinker Moroii》は裏向きである
    もし バリーが《Nightdrinker Moroii》を対象として《Shock》を唱える
    ならば スタックには呪文や能力が1個ある
    もし その呪文が解決される
    ならば アンジーの墓地に《Nightdrinker Moroii》がある

  @id:disguise.up @situation:disguise @clause:spell.disguise @clause:spell.turned_up @from:2024-02-09 @must
  シナリオ: 表向きになると飛行を持ち護法はなくなり、誰もライフを失わない
    前提 アンジーは《Nightdrinker Moroii》をコントロールしている
    かつ 《Nightdrinker Moroii》は裏向きである
    かつ アンジーは《沼》を2枚コントロールしている
    かつ バリーは《沼》を2枚コントロールしている
    かつ アンジーのチームのライフは20点である
    ならば バリーは《Nightdrinker Moroii》を表向きにできない
    しかし アンジーは《Nightdrinker Moroii》を表向きにできる
    かつ 《Nightdrinker Moroii》は4/2である
    かつ アンジーのチームのライフは20点である
    もし アンジーのチームが優先権をパスする
    かつ エドワードが《Nightdrinker Moroii》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《Nightdrinker Moroii》がある
