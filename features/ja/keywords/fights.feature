# language: ja
機能: 格闘を行うクリーチャーと、戦闘の外でダメージを与えるクリーチャー
  > あるカードがクリーチャーに、そのパワーに等しい点数のダメージを与えさせる。どのクリーチャーが、誰に、何点与えるのか？

  @id:keyword.fight.teammate @situation:keyword.fight @clause:effect.fight @from:2018-10-05 @must
  シナリオ: コントローラーがコントロールしていないクリーチャーはチームメイトのものでもよく、同じように格闘を行う
    前提 アンジーのチームのライフは20点である
    かつ バリーは《丘巨人》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    もし アンジーが《Affectionate Indrik》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《丘巨人》を選ぶ
    かつ 《Affectionate Indrik》の誘発型能力が解決される
    かつ アンジーがその能力で行ってもよいことを行う
    ならば バリーの墓地に《丘巨人》がある
    かつ アンジーは《Affectionate Indrik》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている

  @id:keyword.fight.loses @situation:keyword.fight.golem @clause:effect.fight @from:2018-10-05 @must
  シナリオ: 2体はそれぞれ、相手のパワーと同じ点数のダメージを受ける
    前提 エドワードは《Obsianus Golem》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    もし アンジーが《Affectionate Indrik》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《Obsianus Golem》を選ぶ
    かつ 《Affectionate Indrik》の誘発型能力が解決される
    かつ アンジーがその能力で行ってもよいことを行う
    ならば アンジーの墓地に《Affectionate Indrik》がある
    かつ エドワードは《Obsianus Golem》をコントロールしている
    もし アンジーが《Obsianus Golem》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば エドワードの墓地に《Obsianus Golem》がある

  @id:keyword.fight.declined @situation:keyword.fight.golem @clause:effect.fight @from:2018-10-05 @must
  シナリオ: 格闘を行わなくてよいクリーチャーは、何も与えず何も受けない
    前提 エドワードは《Obsianus Golem》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    もし アンジーが《Affectionate Indrik》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《Obsianus Golem》を選ぶ
    かつ 《Affectionate Indrik》の誘発型能力が解決される
    かつ アンジーがその能力で行ってもよいことを行わない
    ならば アンジーは《Affectionate Indrik》をコントロールしている
    かつ エドワードは《Obsianus Golem》をコントロールしている

  @id:keyword.fight.one_gone @situation:keyword.fight.one_gone @clause:effect.fight @from:2018-10-05 @must
  シナリオ: 2体のうち一方がいなければ、もう一方はダメージを受けない
    前提 エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    もし アンジーが《Affectionate Indrik》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《丘巨人》を選ぶ
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《Affectionate Indrik》を対象として《Unsummon》を唱える
    かつ その呪文が解決される
    かつ 《Affectionate Indrik》の誘発型能力が解決される
    かつ アンジーがその能力で行ってもよいことを行う
    ならば エドワードは《丘巨人》をコントロールしている
    かつ アンジーの手札に《Affectionate Indrik》がある

  @id:keyword.fight.no_combat @situation:keyword.fight.no_combat @clause:effect.fight @from:2018-10-05 @must
  シナリオ: 格闘のダメージは戦闘ダメージではない
    前提 エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    もし アンジーが《濃霧》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Affectionate Indrik》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《丘巨人》を選ぶ
    かつ 《Affectionate Indrik》の誘発型能力が解決される
    かつ アンジーがその能力で行ってもよいことを行う
    ならば エドワードの墓地に《丘巨人》がある

  @id:keyword.bite.all @clause:damage.source @from:2018-04-27 @must
  シナリオ: クリーチャーは両方の対戦相手と、チームメイトのものも含め自身以外のすべてのクリーチャーにパワー分のダメージを与え、チームメイトには与えない
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《丘巨人》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ エドワードは《Wind Drake》をコントロールしている
    かつ ロナルドは《Obsianus Golem》をコントロールしている
    ならば アンジーは《灰色熊》を対象として《Chandra's Ignition》を唱えられない
    かつ アンジーは《Wind Drake》を対象として《Chandra's Ignition》を唱えられない
    しかし アンジーは《丘巨人》を対象として《Chandra's Ignition》を唱えられる
    もし その呪文が解決される
    ならば エドワードのチームのライフは14点である
    かつ アンジーのチームのライフは20点である
    かつ アンジーは《丘巨人》をコントロールしている
    かつ バリーの墓地に《灰色熊》がある
    かつ エドワードの墓地に《Wind Drake》がある
    かつ ロナルドは《Obsianus Golem》をコントロールしている

  @id:keyword.bite.lifelink @clause:damage.source @clause:damage.lifelink @from:2018-04-27 @must
  シナリオ: Chandra's Ignitionでダメージを与えるのはそのクリーチャーなので、その絆魂が効果を持つ
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Child of Night》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    もし アンジーが《Child of Night》を対象として《Chandra's Ignition》を唱える
    かつ その呪文が解決される
    ならば エドワードのチームのライフは16点である
    かつ アンジーのチームのライフは26点である

  @id:keyword.bite.enters @clause:damage.source @from:2018-04-27 @must
  シナリオ: 戦場に出たクリーチャーは好きな対象にパワー分のダメージを与え、チームメイトのものでは何も誘発しない
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ バリーは《Warstorm Surge》をコントロールしている
    かつ アンジーのチームの戦闘前メイン・フェイズである
    もし アンジーが《丘巨人》を唱える
    かつ その呪文が解決される
    ならば アンジーは選択をする必要がない
    かつ バリーは選択をする必要がない
    もし バリーが《丘巨人》を唱える
    かつ その呪文が解決される
    かつ バリーが対象としてエドワードを選ぶ
    かつ 《Warstorm Surge》の誘発型能力が解決される
    ならば エドワードのチームのライフは17点である
    かつ アンジーのチームのライフは20点である

  @id:keyword.bite.enters.creature @situation:keyword.bite.enters @clause:damage.source @from:2018-04-27 @must
  シナリオ: Warstorm Surgeは能力の解決時のクリーチャーのパワーを用い、クリーチャーを対象にすることもできる
    前提 バリーは《Warstorm Surge》をコントロールしている
    かつ エドワードは《Obsianus Golem》をコントロールしている
    もし バリーが《丘巨人》を唱える
    かつ その呪文が解決される
    かつ バリーが対象として《Obsianus Golem》を選ぶ
    かつ アンジーが《丘巨人》を対象として《Giant Growth》を唱える
    かつ その呪文が解決される
    かつ 《Warstorm Surge》の誘発型能力が解決される
    ならば エドワードの墓地に《Obsianus Golem》がある
    かつ バリーは《丘巨人》をコントロールしている

  @id:keyword.toughness.enters @clause:life.shared @from:2018-04-27 @must
  シナリオ: クリーチャーのタフネスは自身のコントローラーのカードによってライフとして得られ、チームメイトのクリーチャーでは得られない
    前提 アンジーのチームのライフは20点である
    かつ バリーは《Angelic Chorus》をコントロールしている
    もし アンジーが《丘巨人》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは20点である
    もし バリーが《灰色熊》を唱える
    かつ その呪文が解決される
    かつ 《Angelic Chorus》の誘発型能力が解決される
    ならば アンジーのチームのライフは22点である
    もし バリーが《木の壁》を唱える
    かつ その呪文が解決される
    かつ 《Angelic Chorus》の誘発型能力が解決される
    ならば アンジーのチームのライフは25点である
