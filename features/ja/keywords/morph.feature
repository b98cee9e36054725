# language: ja
機能: 裏向きで唱えられるカード
  > カードが裏向きで唱えられ、後に表向きになる。その間それは何であり、いつ誰が表向きにし、何が誘発するのか？

  @id:morph.cast @situation:morph @clause:spell.morph @from:2005-08-01 @must
  シナリオ: 裏向きで唱えるカードは任意の3マナで唱えられ、2/2のクリーチャーであり、自身の情報は何も見せない
    前提 アンジーは《平地》を3枚コントロールしている
    ならば アンジーは《Battering Craghorn》を唱えられない
    しかし アンジーは《Battering Craghorn》を裏向きで唱えられる
    もし その呪文が解決される
    ならば アンジーは2/2のクリーチャーを1体コントロールしている
    かつ 《Battering Craghorn》は裏向きである

  @id:morph.not @situation:morph @clause:spell.morph @from:2005-08-01 @must
  シナリオ: 変異を持たないカードは裏向きで唱えられず、クリーチャーを唱えられないときにも唱えられない
    前提 エドワードのチームの戦闘前メイン・フェイズである
    もし エドワードのチームが優先権をパスする
    ならば アンジーは《Battering Craghorn》を裏向きで唱えられない
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば アンジーは《丘巨人》を裏向きで唱えられない
    しかし アンジーは《Battering Craghorn》を裏向きで唱えられる

  @id:morph.up @situation:morph @clause:spell.turned_up @from:2005-08-01 @must
  シナリオ: 変異を持つクリーチャーは相手のターンにもただちに表向きにでき、それはそのプレイヤーであってチームメイトではない
    前提 アンジーは《山》を6枚コントロールしている
    かつ バリーは《山》を3枚コントロールしている
    もし アンジーが《Battering Craghorn》を裏向きで唱える
    かつ その呪文が解決される
    かつ エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ エドワードのチームが優先権をパスする
    ならば バリーは《Battering Craghorn》を表向きにできない
    しかし アンジーは《Battering Craghorn》を表向きにできる
    かつ スタックは空である
    かつ 《Battering Craghorn》は3/1である
    かつ 《Battering Craghorn》は表向きである

  @id:morph.paid @situation:morph @clause:spell.turned_up @clause:mana.own @from:2005-08-01 @must
  シナリオ: チームメイトのマナでは支払えない
    前提 アンジーは《山》を5枚コントロールしている
    かつ バリーは《山》を6枚コントロールしている
    もし アンジーが《Battering Craghorn》を裏向きで唱える
    かつ その呪文が解決される
    ならば アンジーは《Battering Craghorn》を表向きにできない
    かつ 《Battering Craghorn》は2/2である
    もし バリーが《Glacial Stalker》を裏向きで唱える
    かつ その呪文が解決される
    かつ エドワードのチームのアップキープ・ステップが始まる
    かつ アンジーのチームのアップキープ・ステップが始まる
    ならば バリーは《Glacial Stalker》を表向きにできない
    しかし アンジーは《Battering Craghorn》を表向きにできる

  @id:morph.in_combat @situation:morph @clause:spell.turned_up @from:2018-04-27 @must
  シナリオ: 戦闘中に表向きになれば先制攻撃で先に殴り、生き残る
    前提 アンジーは《山》を3枚コントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    もし アンジーが《Battering Craghorn》を裏向きで唱える
    かつ その呪文が解決される
    かつ エドワードのチームのアップキープ・ステップが始まる
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Battering Craghorn》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《灰色熊》で《Battering Craghorn》をブロックする
    かつ アンジーが《Battering Craghorn》を表向きにする
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードの墓地に《灰色熊》がある
    かつ アンジーは《Battering Craghorn》をコントロールしている

  @id:morph.triggers @situation:morph @clause:spell.turned_up @clause:trigger.event @from:2005-08-01 @must
  シナリオ: 表向きになったときに誘発する能力はスタックを使い、戦場に出ることとは別である
    前提 エドワードは《丘巨人》をコントロールしている
    かつ アンジーは《島》を6枚コントロールしている
    もし アンジーが《Echo Tracer》を裏向きで唱える
    かつ その呪文が解決される
    ならば スタックは空である
    もし アンジーが《Echo Tracer》を表向きにする
    かつ アンジーが対象として《丘巨人》を選ぶ
    かつ 《Echo Tracer》の誘発型能力が解決される
    ならば エドワードの手札に《丘巨人》がある
    かつ 《Echo Tracer》は表向きである

  @id:morph.mega @situation:morph @clause:spell.turned_up @from:2018-04-27 @must
  シナリオ: 大変異は表向きになるときにカウンターを置く
    前提 アンジーは《平地》を8枚コントロールしている
    もし アンジーが《Sandstorm Charger》を裏向きで唱える
    かつ その呪文が解決される
    かつ アンジーが《Sandstorm Charger》を表向きにする
    ならば 《Sandstorm Charger》は4/5である
    かつ 《Sandstorm Charger》には+1/+1カウンターが1個置かれている

  @id:morph.dies @situation:morph @clause:spell.morph @from:2005-08-01 @must
  シナリオ: 裏向きのクリーチャーは2/2のクリーチャーとして死亡し、オーナーの墓地に表向きで置かれる
    前提 バリーは《平地》を3枚コントロールしている
    もし バリーが《Glacial Stalker》を裏向きで唱える
    かつ その呪文が解決される
    かつ アンジーが《Glacial Stalker》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば バリーの墓地に《Glacial Stalker》がある

  @id:morph.graveyard @situation:morph @clause:spell.morph @from:2005-08-01 @must
  シナリオ: 墓地にあるカードは、手札にあるカードと違い、裏向きで唱えられない
    前提 アンジーは《平地》を3枚コントロールしている
    かつ アンジーの墓地に《Glacial Stalker》がある
    ならば アンジーは《Glacial Stalker》を裏向きで唱えられない
    しかし アンジーは《Battering Craghorn》を裏向きで唱えられる

  @id:morph.placed @situation:morph @clause:spell.turned_up @clause:object.face_down @clause:mana.own @from:2018-04-27 @must
  シナリオ: 既に戦場に裏向きであるものは能力のない2/2であり、それを表向きにできるのは自分のプレイヤーだけである
    前提 アンジーは《Battering Craghorn》をコントロールしている
    かつ 《Battering Craghorn》は裏向きである
    かつ バリーは《Glacial Stalker》をコントロールしている
    かつ 《Glacial Stalker》は裏向きである
    かつ エドワードは《灰色熊》をコントロールしている
    かつ アンジーは《山》を5枚コントロールしている
    かつ バリーは《島》を5枚コントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Battering Craghorn》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《灰色熊》で《Battering Craghorn》をブロックする
    ならば アンジーは《Glacial Stalker》を表向きにできない
    しかし バリーは《Glacial Stalker》を表向きにできる
    もし アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば アンジーの墓地に《Battering Craghorn》がある
    かつ エドワードの墓地に《灰色熊》がある
    かつ 《Glacial Stalker》は4/5である
