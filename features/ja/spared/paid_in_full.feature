# language: ja
機能: 能力のコスト、それより安くは何もない
  > プレイヤーのマナが能力のコストより少ないか、タップされるはずのものが既にタップされている。何を起動できるのか？

  @id:card.paid.mana @situation:card.paid @clause:cost.resources @clause:mana.own @from:2018-04-27 @must
  シナリオ: 1点のマナではこれらの能力はどれも起動できない、チームメイトがいくら持っていても
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ バリーは《マナ源》を10枚コントロールしている
    かつ アンジーの手札は1枚である
    かつ アンジーの墓地に《灰色熊》がある
    かつ アンジーは《Hazoret the Fervent》をコントロールしている
    かつ アンジーは《Legion Guildmage》をコントロールしている
    かつ アンジーは《Slimefoot, the Stowaway》をコントロールしている
    かつ アンジーは《Vampire Neonate》をコントロールしている
    かつ アンジーは《Welder Automaton》をコントロールしている
    かつ アンジーは《Ramunap Ruins》をコントロールしている
    かつ アンジーは《Rank Officer》をコントロールしている
    かつ バリーは《Vampire Neonate》をコントロールしている
    ならば アンジーは《Hazoret the Fervent》の能力を起動できない
    かつ アンジーは《Legion Guildmage》の1つ目の能力を起動できない
    かつ アンジーは《Slimefoot, the Stowaway》の能力を起動できない
    かつ アンジーはアンジーの《Vampire Neonate》の能力を起動できない
    かつ アンジーは《Welder Automaton》の能力を起動できない
    かつ アンジーは《Ramunap Ruins》の3つ目の能力を起動できない
    かつ アンジーは《Rank Officer》の能力を起動できない
    しかし バリーはバリーの《Vampire Neonate》の能力を起動できる

  @id:card.paid.tapped @situation:card.paid @clause:cost.resources @from:2018-04-27 @must
  シナリオ: 能力のためにタップされるものがタップされるのは一度で、チームメイトのものは別である
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーの墓地に《灰色熊》がある
    かつ アンジーは《Legion Guildmage》をコントロールしている
    かつ アンジーは《Lightning-Rig Crew》をコントロールしている
    かつ アンジーは《Vampire Neonate》をコントロールしている
    かつ アンジーは《Ramunap Ruins》をコントロールしている
    かつ アンジーは《Rank Officer》をコントロールしている
    かつ アンジーは《Magosi, the Waterveil》をコントロールしている
    かつ 《Magosi, the Waterveil》には永劫カウンターが1個置かれている
    かつ 《Legion Guildmage》はタップ状態である
    かつ アンジーの《Lightning-Rig Crew》はタップ状態である
    かつ 《Vampire Neonate》はタップ状態である
    かつ 《Ramunap Ruins》はタップ状態である
    かつ 《Rank Officer》はタップ状態である
    かつ 《Magosi, the Waterveil》はタップ状態である
    かつ アンジーは《マナ源》を10枚コントロールしている
    かつ バリーは《Lightning-Rig Crew》をコントロールしている
    ならば アンジーは《Legion Guildmage》の1つ目の能力を起動できない
    かつ アンジーはアンジーの《Lightning-Rig Crew》の能力を起動できない
    かつ アンジーは《Vampire Neonate》の能力を起動できない
    かつ アンジーは《Ramunap Ruins》の3つ目の能力を起動できない
    かつ アンジーは《Rank Officer》の能力を起動できない
    かつ アンジーは《Magosi, the Waterveil》の3つ目の能力を起動できない
    しかし バリーはバリーの《Lightning-Rig Crew》の能力を起動できる

  @id:card.paid.desert @situation:card.paid @clause:cost.resources @clause:life.shared @from:2018-04-27 @must
  シナリオ: 砂漠は両方の対戦相手にダメージを与えるために生け贄に捧げられ、そのオーナーの墓地に置かれる
    前提 エドワードのチームのライフは20点である
    かつ アンジーのチームのライフは20点である
    かつ アンジーは《Ramunap Ruins》をコントロールしている
    かつ アンジーは《森》をコントロールしている
    かつ アンジーは《マナ源》を4枚コントロールしている
    もし アンジーが《Ramunap Ruins》の3つ目の能力を起動する
    かつ その能力が解決される
    ならば エドワードのチームのライフは16点である
    かつ アンジーのチームのライフは20点である
    かつ アンジーの墓地に《Ramunap Ruins》がある
    かつ アンジーは《森》をコントロールしている

  @id:card.paid.inheritance @situation:card.paid @clause:cost.resources @clause:life.shared @from:2018-04-27 @must
  シナリオ: 生け贄に捧げられたエンチャントは対戦相手1人から4点のライフを奪い、そのコントローラーだけに4点を与える
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Ill-Gotten Inheritance》をコントロールしている
    かつ アンジーは《マナ源》を6枚コントロールしている
    かつ アンジーの手札に《Shock》がある
    もし アンジーが《Ill-Gotten Inheritance》の能力を起動する
    かつ アンジーが対象としてロナルドを選ぶ
    ならば アンジーの墓地に《Ill-Gotten Inheritance》がある
    もし その能力が解決される
    ならば エドワードのチームのライフは16点である
    かつ アンジーのチームのライフは24点である
    かつ アンジーはエドワードを対象として《Shock》を唱えられない
    しかし バリーはエドワードを対象として《Shock》を唱えられる

  @id:card.paid.monument @situation:card.paid @clause:cost.total @clause:mana.own @from:2018-04-27 @must
  シナリオ: 黒のクリーチャーは1マナ安くなり、他の呪文はならない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Bontu's Monument》をコントロールしている
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ アンジーの手札に《Marauding Blight-Priest》がある
    かつ アンジーの手札に《Footsteps of the Goryo》がある
    かつ アンジーの手札に《Heartstabber Mosquito》がある
    かつ アンジーの墓地に《灰色熊》がある
    ならば アンジーは《Heartstabber Mosquito》を唱えられない
    かつ アンジーは《灰色熊》を対象として《Footsteps of the Goryo》を唱えられない
    しかし アンジーは《Marauding Blight-Priest》を唱えられる

  @id:card.paid.monument_watch @situation:card.paid @clause:trigger.event @clause:life.shared @from:2018-04-27 @must
  シナリオ: クリーチャー呪文は両方の対戦相手のライフを失わせ、他の呪文は誰のライフも失わせない
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Bontu's Monument》をコントロールしている
    もし アンジーが《Divination》を唱える
    ならば スタックには呪文や能力が1個ある
    もし その呪文が解決される
    かつ アンジーが《灰色熊》を唱える
    ならば スタックには呪文や能力が2個ある
    もし 《Bontu's Monument》の誘発型能力が解決される
    ならば エドワードのチームのライフは18点である
    かつ アンジーのチームのライフは21点である

  @id:card.paid.mana_abilities @situation:card.paid @clause:mana.ability @clause:mana.own @from:2018-04-27 @must
  シナリオ: 氷雪土地はそれをタップした者に1マナを与え、2点目は与えない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《冠雪の平地》をコントロールしている
    かつ アンジーは《冠雪の沼》をコントロールしている
    かつ アンジーは《平地》をコントロールしている
    もし アンジーが《冠雪の平地》の能力を起動する
    かつ アンジーが《冠雪の沼》の能力を起動する
    ならば アンジーは使われていないマナを2点持っている
    かつ バリーは使われていないマナを持っていない
    かつ 《冠雪の平地》はタップ状態である
    かつ 《冠雪の沼》はタップ状態である
    かつ アンジーは《冠雪の平地》の能力を起動できない
    かつ アンジーは《冠雪の沼》の能力を起動できない
    しかし アンジーは《平地》の能力を起動できる

  @id:card.paid.enters_tapped @situation:card.paid @clause:object.enters_tapped @clause:turn.each_plays_land @from:2018-04-27 @must
  シナリオ: タップ状態で出る土地はタップ状態であり、チームメイトがプレイした土地はそうではない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ バリーの手札に《Magosi, the Waterveil》がある
    かつ アンジーの手札に《森》がある
    もし アンジーが土地として《森》をプレイする
    かつ バリーが土地として《Magosi, the Waterveil》をプレイする
    ならば 《Magosi, the Waterveil》はタップ状態である
    かつ 《森》はアンタップ状態である

  @id:card.paid.salvo @situation:card.paid @clause:target.choose @clause:damage.source @from:2016-01-16 @must
  シナリオ: 呪文やプレインズウォーカーの4点のダメージはタフネス4のクリーチャーを倒し、タフネス5のものは倒さない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Chandra, Pyrogenius》をコントロールしている
    かつ 《Chandra, Pyrogenius》には忠誠カウンターが10個置かれている
    かつ エドワードは《Ripjaw Raptor》をコントロールしている
    かつ エドワードは《大気の精霊》をコントロールしている
    かつ エドワードは《森》をコントロールしている
    かつ ロナルドは《木の壁》をコントロールしている
    ならば アンジーは《森》を対象として《Boulder Salvo》を唱えられない
    しかし アンジーは《Ripjaw Raptor》を対象として《Boulder Salvo》を唱えられる
    もし その呪文が解決される
    ならば エドワードは《Ripjaw Raptor》をコントロールしている
    もし 《Ripjaw Raptor》の誘発型能力が解決される
    かつ アンジーが《Chandra, Pyrogenius》の2つ目の能力を起動する
    かつ アンジーが対象として《大気の精霊》を選ぶ
    かつ その能力が解決される
    ならば エドワードの墓地に《大気の精霊》がある
    かつ エドワードは《Ripjaw Raptor》をコントロールしている
    かつ ロナルドは《木の壁》をコントロールしている
