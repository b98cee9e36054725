# language: ja
機能: 墓地で誘発する能力
  > 何かが起こると墓地にあるカードが戻る。誰のステップ、土地、ライフを見るのか？

  @id:in_graveyards.land @situation:in_graveyards @clause:ability.zone @from:2005-08-01 @must
  シナリオ: オーナーの土地が出れば戻り、チームメイトの土地では戻らない
    前提 アンジーの墓地に《Bloodghast》がある
    かつ バリーの手札に《平地》がある
    かつ アンジーの手札に《森》がある
    もし バリーが土地として《平地》をプレイする
    ならば スタックは空である
    もし アンジーが土地として《森》をプレイする
    かつ アンジーがその能力で行ってもよいことを行う
    かつ 《Bloodghast》の誘発型能力が解決される
    ならば アンジーは《Bloodghast》をコントロールしている

  @id:in_graveyards.not_liked @situation:in_graveyards @clause:ability.zone @from:2005-08-01 @must
  シナリオ: 墓地から戻してもよいカードは、戻さなくてもよい
    前提 アンジーの墓地に《Bloodghast》がある
    かつ アンジーの手札に《森》がある
    もし アンジーが土地として《森》をプレイする
    かつ アンジーがその能力で行ってもよいことを行わない
    かつ 《Bloodghast》の誘発型能力が解決される
    ならば アンジーの墓地に《Bloodghast》がある

  @id:in_graveyards.there @situation:in_graveyards @clause:ability.zone @from:2005-08-01 @must
  シナリオ: BloodghastやSquee, Goblin Nabobは、戦場や手札にあるときは誘発しない
    前提 アンジーは《Bloodghast》をコントロールしている
    かつ アンジーの手札に《Squee, Goblin Nabob》がある
    かつ アンジーの手札に《森》がある
    もし アンジーが土地として《森》をプレイする
    ならば スタックは空である
    もし エドワードのチームのアップキープ・ステップが始まる
    かつ アンジーのチームのアップキープ・ステップが始まる
    ならば スタックは空である

  @id:in_graveyards.haste @situation:in_graveyards @clause:life.shared @from:2018-04-27 @must
  シナリオ: 相手チームのライフが10点なら、Bloodghastは戻ってすぐに攻撃できる
    前提 アンジーの墓地に《Bloodghast》がある
    かつ アンジーの手札に《森》がある
    かつ エドワードのチームのライフは10点である
    もし アンジーが土地として《森》をプレイする
    かつ アンジーがその能力で行ってもよいことを行う
    かつ 《Bloodghast》の誘発型能力が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Bloodghast》でエドワードを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは8点である

  @id:in_graveyards.no_haste @situation:in_graveyards @clause:life.shared @from:2018-04-27 @must
  シナリオ: 相手チームのライフが11点なら、自分のチームのライフがそれより少なくても、Bloodghastは戻ってすぐには攻撃できない
    前提 アンジーの墓地に《Bloodghast》がある
    かつ アンジーの手札に《森》がある
    かつ アンジーは《丘巨人》をコントロールしている
    かつ エドワードのチームのライフは11点である
    かつ アンジーのチームのライフは5点である
    もし アンジーが土地として《森》をプレイする
    かつ アンジーがその能力で行ってもよいことを行う
    かつ 《Bloodghast》の誘発型能力が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーは《Bloodghast》でエドワードを攻撃できない
    しかし アンジーは《丘巨人》でエドワードを攻撃できる

  @id:in_graveyards.upkeep @situation:in_graveyards @clause:ability.zone @clause:trigger.step @from:2005-08-01 @must
  シナリオ: Squee, Goblin Nabobはチームのアップキープに手札に戻る。捨てられた場合も同じである
    前提 バリーの手札に《Squee, Goblin Nabob》がある
    かつ エドワードのチームの戦闘前メイン・フェイズである
    かつ バリーの手札は2枚である
    もし エドワードがバリーを対象として《Mind Rot》を唱える
    かつ その呪文が解決される
    ならば バリーの墓地に《Squee, Goblin Nabob》がある
    もし アンジーのチームのアップキープ・ステップが始まる
    かつ バリーがその能力で行ってもよいことを行う
    かつ 《Squee, Goblin Nabob》の誘発型能力が解決される
    ならば バリーの手札に《Squee, Goblin Nabob》がある

  @id:in_graveyards.theirs @situation:in_graveyards @clause:ability.zone @clause:trigger.step @from:2005-08-01 @must
  シナリオ: 相手のアップキープにはSquee, Goblin Nabobは誘発しない
    前提 バリーの墓地に《Squee, Goblin Nabob》がある
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば スタックは空である

  @id:in_graveyards.gone @situation:in_graveyards @clause:zone.new_object @from:2005-08-01 @must
  シナリオ: 能力の解決時に墓地を離れていれば、Bloodghastはその場に残る
    前提 アンジーの墓地に《Bloodghast》がある
    かつ アンジーの手札に《森》がある
    かつ アンジーは《Vedalken Orrery》をコントロールしている
    もし アンジーが土地として《森》をプレイする
    かつ アンジーが《Morningtide》を唱える
    かつ その呪文が解決される
    かつ アンジーがその能力で行ってもよいことを行う
    かつ 《Bloodghast》の誘発型能力が解決される
    ならば アンジーは追放領域に《Bloodghast》を所有している
