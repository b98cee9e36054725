# language: ja
機能: 呪文や能力が指せるものと指せないもの
  > カードはクリーチャー、アーティファクト、あるプレイヤーのものについて語る。それが指さない何がそこにあるのか？

  @id:card.chosen.casualties @situation:card.chosen @clause:spell.several_modes @clause:target.choose @from:2019-05-03 @must
  シナリオ: 各モードは、どの対戦相手のものであれその種類のパーマネントを破壊し、他の種類は指さない
    前提 エドワードは《Jade Statue》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《Bad Moon》をコントロールしている
    かつ ロナルドは《Chandra, Pyrogenius》をコントロールしている
    かつ バリーは《Altar of the Goyf》をコントロールしている
    ならば アンジーはモード1を選び《丘巨人》を対象として《Casualties of War》を唱えられない
    かつ アンジーはモード2を選び《Jade Statue》を対象として《Casualties of War》を唱えられない
    かつ アンジーはモード3を選び《丘巨人》を対象として《Casualties of War》を唱えられない
    かつ アンジーはモード4を選び《Bad Moon》を対象として《Casualties of War》を唱えられない
    かつ アンジーはモード5を選び《丘巨人》を対象として《Casualties of War》を唱えられない
    しかし アンジーはモード1と5を選び《Jade Statue》と《Chandra, Pyrogenius》を対象として《Casualties of War》を唱えられる
    もし その呪文が解決される
    ならば エドワードの墓地に《Jade Statue》がある
    かつ ロナルドの墓地に《Chandra, Pyrogenius》がある
    かつ エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《Bad Moon》をコントロールしている
    かつ バリーは《Altar of the Goyf》をコントロールしている

  @id:card.chosen.command @situation:card.chosen @clause:spell.several_modes @from:2009-07-11 @must
  シナリオ: 対戦相手のクリーチャーはタップされ、他のものはされない
    前提 エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《Jade Statue》をコントロールしている
    かつ アンジーのチームの戦闘前メイン・フェイズである
    もし アンジーがモード3と4を選んで《Cryptic Command》を唱える
    かつ その呪文が解決される
    ならば 《丘巨人》はタップ状態である
    かつ 《Jade Statue》はアンタップ状態である

  @id:card.chosen.knight @situation:card.chosen @clause:trigger.modes @clause:target.choose @from:2018-10-05 @must
  シナリオ: 他に破壊するものがなければ、騎士はチームメイトのアーティファクトを破壊する
    前提 バリーは《Jade Statue》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーが《Knight of Autumn》を唱える
    かつ その呪文が解決される
    かつ アンジーがモード2を選ぶ
    かつ 《Knight of Autumn》の誘発型能力が解決される
    ならば バリーの墓地に《Jade Statue》がある
    かつ エドワードは《丘巨人》をコントロールしている

  @id:card.chosen.indrik @situation:card.chosen @clause:trigger.no_target @clause:target.choose @from:2019-07-12 @must
  シナリオ: 他のプレイヤーのクリーチャーと格闘するものは、自分のコントローラーのクリーチャーにもクリーチャーでないものにも相手を見いださない
    前提 アンジーは《灰色熊》をコントロールしている
    かつ エドワードは《Jade Statue》をコントロールしている
    もし アンジーが《Affectionate Indrik》を唱える
    かつ その呪文が解決される
    ならば スタックは空である
    かつ アンジーは《灰色熊》をコントロールしている

  @id:card.chosen.indrik_teammate @situation:card.chosen @clause:effect.fight @clause:target.choose @from:2019-07-12 @must
  シナリオ: 他のプレイヤーのクリーチャーと格闘するものは、チームメイトも他のプレイヤーなので、そのクリーチャーを選べる
    前提 アンジーは《灰色熊》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    かつ エドワードは《Jade Statue》をコントロールしている
    もし アンジーが《Affectionate Indrik》を唱える
    かつ その呪文が解決される
    かつ アンジーがその能力で行ってもよいことを行う
    かつ 《Affectionate Indrik》の誘発型能力が解決される
    ならば バリーの墓地に《丘巨人》がある
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《Affectionate Indrik》をコントロールしている

  @id:card.chosen.ignition @situation:card.chosen @clause:target.choose @from:2015-07-17 @must
  シナリオ: 燃え上がるのは自分のクリーチャーであり、チームメイトのものでもアーティファクトでもない
    前提 アンジーは《Jade Statue》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ エドワードのチームのライフは20点である
    かつ アンジーのチームのライフは20点である
    かつ アンジーのチームの戦闘前メイン・フェイズである
    ならば アンジーは《Jade Statue》を対象として《Chandra's Ignition》を唱えられない
    かつ アンジーは《灰色熊》を対象として《Chandra's Ignition》を唱えられない
    しかし アンジーは《丘巨人》を対象として《Chandra's Ignition》を唱えられる
    もし その呪文が解決される
    ならば エドワードのチームのライフは14点である
    かつ アンジーのチームのライフは20点である
    かつ バリーの墓地に《灰色熊》がある
    かつ アンジーは《丘巨人》をコントロールしている

  @id:card.chosen.one_target @situation:card.chosen @clause:target.choose @clause:cost.resources @from:2019-07-12 @must
  シナリオ: クリーチャーを破壊する能力は、クリーチャーがいない間は起動できず、チームメイトのものが出れば起動できる
    前提 アンジーのチームのライフは40点である
    かつ アンジーは《Jade Statue》をコントロールしている
    かつ アンジーは《Altar of the Goyf》をコントロールしている
    かつ アンジーは《Underhanded Designs》をコントロールしている
    かつ アンジーは《マナ源》を10枚コントロールしている
    かつ アンジーのチームの戦闘前メイン・フェイズである
    ならば アンジーは《Underhanded Designs》の能力を起動できない
    もし バリーが《灰色熊》を唱える
    かつ その呪文が解決される
    ならば アンジーは《Underhanded Designs》の能力を起動できる
    もし その能力が解決される
    ならば バリーの墓地に《灰色熊》がある
    かつ アンジーの墓地に《Underhanded Designs》がある

  @id:card.chosen.likeness @situation:card.chosen @clause:object.copy @from:2009-07-11 @must
  シナリオ: クリーチャーのコピーになるとき、アーティファクトの中から選ぶものはない
    前提 エドワードは《Jade Statue》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    もし アンジーが《丘巨人》を対象として《似姿の練習》を唱える
    かつ その呪文が解決される
    ならば アンジーは選択をする必要がない
    かつ バリーは《丘巨人》をコントロールしている

  @id:card.chosen.regent @situation:card.chosen @clause:trigger.targeted @clause:object.you @from:2018-04-27 @must
  シナリオ: ドラゴンはコントローラーのドラゴンに注目し、チームメイトのものやドラゴンでないクリーチャーには注目しない
    前提 アンジーは《Thunderbreak Regent》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《Scourge of the Throne》をコントロールしている
    かつ エドワードのチームの戦闘前メイン・フェイズである
    もし エドワードが《灰色熊》を対象として《Giant Growth》を唱える
    ならば スタックには呪文や能力が1個ある
    もし エドワードが《Scourge of the Throne》を対象として《Giant Growth》を唱える
    ならば スタックには呪文や能力が2個ある
    もし エドワードが《Thunderbreak Regent》を対象として《Giant Growth》を唱える
    ならば スタックには呪文や能力が4個ある

  @id:card.chosen.horobi @situation:card.chosen @clause:trigger.targeted @from:2015-01-23 @must
  シナリオ: クリーチャーでないものを対象とする呪文は、それだけでは何も破壊しない
    前提 アンジーは《Horobi, Death's Wail》をコントロールしている
    かつ バリーは《Jade Statue》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ アンジーのチームの戦闘前メイン・フェイズである
    もし アンジーが《Jade Statue》を対象として《Into the Roil》を唱える
    ならば スタックには呪文や能力が1個ある
    もし アンジーが《丘巨人》を対象として《Into the Roil》を唱える
    ならば スタックには呪文や能力が3個ある
    もし 《Horobi, Death's Wail》の誘発型能力が解決される
    ならば エドワードの墓地に《丘巨人》がある
    かつ バリーは《Jade Statue》をコントロールしている

  @id:card.chosen.defiance @situation:card.chosen @clause:trigger.targeted @clause:step.cleanup @from:2015-01-23 @must
  シナリオ: 自分のクリーチャーを対象とするソーサリーは注目され、オーラやアーティファクトへの呪文は注目されず、次のターンには忘れられる
    前提 アンジーは《Wild Defiance》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《Jade Statue》をコントロールしている
    かつ アンジーのチームの戦闘前メイン・フェイズである
    もし バリーが《丘巨人》を対象として《Unholy Strength》を唱える
    ならば スタックには呪文や能力が1個ある
    もし その呪文が解決される
    かつ アンジーが《Jade Statue》を対象として《Into the Roil》を唱える
    ならば スタックには呪文や能力が1個ある
    もし その呪文が解決される
    かつ アンジーが《丘巨人》を対象として《Angelic Blessing》を唱える
    ならば スタックには呪文や能力が2個ある
    もし その呪文が解決される
    ならば 《丘巨人》は11/10である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《丘巨人》は5/4である

  @id:card.chosen.grave @situation:card.chosen @clause:trigger.step @clause:object.types @from:2009-07-11 @must
  シナリオ: ゾンビしかいない者は何も生け贄に捧げず、そのチームメイトは他のものを捧げる
    前提 アンジーは《Call to the Grave》をコントロールしている
    かつ エドワードは《Caged Zombie》をコントロールしている
    かつ ロナルドは《丘巨人》をコントロールしている
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    ならば エドワードは《Caged Zombie》をコントロールしている
    かつ ロナルドの墓地に《丘巨人》がある
