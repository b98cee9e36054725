# language: ja
機能: それではない
  > カードのほとんどの言葉は何かを除いている。そこにあって除かれるのは何か、誰のものか、いつまでか？

  @id:parts.auras @clause:aura.enchant @clause:target.choose @from:2018-04-27 @must
  シナリオ: クリーチャーをエンチャントするオーラは土地をエンチャントしない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードは《山》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    ならば アンジーは《山》を対象として《Awesome Presence》を唱えられない
    かつ アンジーは《山》を対象として《Claustrophobia》を唱えられない
    かつ アンジーは《山》を対象として《False Demise》を唱えられない
    かつ アンジーは《山》を対象として《Pariah》を唱えられない
    しかし アンジーは《丘巨人》を対象として《Pariah》を唱えられる

  @id:parts.buried @clause:effect.search @from:2018-04-27 @must
  シナリオ: 《Buried Alive》は土地を見つけず、《Path to Exile》はクリーチャーを見つけない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのライブラリーは10枚である
    かつ アンジーのライブラリーに《森》がある
    かつ エドワードのライブラリーに《灰色熊》がある
    かつ エドワードのライブラリーは10枚である
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーが《Buried Alive》を唱える
    かつ その呪文が解決される
    ならば アンジーのライブラリーは10枚である
    もし アンジーが《丘巨人》を対象として《Path to Exile》を唱える
    かつ その呪文が解決される
    かつ エドワードがその能力で行ってもよいことを行う
    ならば エドワードのライブラリーは10枚である
    かつ エドワードは《灰色熊》をコントロールしていない

  @id:parts.sliver @clause:trigger.targeted @clause:cost.unless @from:2018-04-27 @must
  シナリオ: 《Diffusion Sliver》はスリヴァーだけを守り、払うのは呪文を唱えた者である
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Diffusion Sliver》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ エドワードは《マナ源》を4枚コントロールしている
    もし エドワードが《丘巨人》を対象として《Giant Growth》を唱える
    ならば スタックには呪文や能力が1個ある
    もし その呪文が解決される
    かつ エドワードが《Diffusion Sliver》を対象として《Shock》を唱える
    かつ エドワードが求められたものを支払う
    かつ 《Diffusion Sliver》の誘発型能力が解決される
    かつ その呪文が解決される
    ならば アンジーの墓地に《Diffusion Sliver》がある

  @id:parts.maniac @clause:replacement.draw @clause:draw.empty @clause:object.you @from:2018-04-27 @must
  シナリオ: 《Laboratory Maniac》は空のライブラリーから引くチームメイトには何もしない
    前提 アンジーは《Laboratory Maniac》をコントロールしている
    かつ バリーのライブラリーは空である
    もし バリーが《Reach Through Mists》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームはゲームに敗北する

  @id:parts.barbs @clause:mana.tapped @clause:object.types @from:2018-04-27 @must
  シナリオ: 《Manabarbs》は自身のコントローラーも、土地については傷つけ、マナを出すクリーチャーについては傷つけない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ アンジーは《Manabarbs》をコントロールしている
    かつ アンジーは《山》をコントロールしている
    かつ アンジーは《極楽鳥》をコントロールしている
    もし アンジーが《極楽鳥》の能力を起動する
    かつ アンジーが色として緑を選ぶ
    ならば スタックは空である
    もし アンジーが《山》の能力を起動する
    かつ 《Manabarbs》の誘発型能力が解決される
    ならば アンジーのチームのライフは19点である

  @id:parts.devil @clause:target.choose @clause:damage.source @from:2018-04-27 @must
  シナリオ: 《Mayhem Devil》は狙ったクリーチャーを倒す
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Mayhem Devil》をコントロールしている
    かつ アンジーは《Bottle Gnomes》をコントロールしている
    かつ エドワードは《Soul Warden》をコントロールしている
    もし アンジーが対象として《Soul Warden》を選ぶ
    かつ アンジーが《Bottle Gnomes》の能力を起動する
    かつ 《Mayhem Devil》の誘発型能力が解決される
    ならば エドワードの墓地に《Soul Warden》がある

  @id:parts.orb @clause:effect.cannot_search @from:2018-04-27 @must
  シナリオ: 《Mindlock Orb》は自身のコントローラーの探索も妨げる
    前提 アンジーは《Mindlock Orb》をコントロールしている
    かつ アンジーのライブラリーに《森》がある
    かつ アンジーのライブラリーは10枚である
    もし アンジーが《Rampant Growth》を唱える
    かつ その呪文が解決される
    ならば アンジーは《森》をコントロールしていない
    かつ アンジーのライブラリーは10枚である

  @id:parts.oloro @clause:trigger.step @clause:effect.offer @clause:object.you @from:2018-04-27 @must
  シナリオ: オロロはアップキープに2点のライフを与え、コントローラーだけにカード1枚を与える
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Oloro, Ageless Ascetic》をコントロールしている
    かつ アンジーは《マナ源》をコントロールしている
    もし アンジーのチームのアップキープ・ステップが始まる
    かつ 《Oloro, Ageless Ascetic》の誘発型能力が解決される
    ならば アンジーのチームのライフは22点である
    もし アンジーがその能力で行ってもよいことを行う
    かつ 《Oloro, Ageless Ascetic》の誘発型能力が解決される
    ならば アンジーの手札は1枚である
    かつ バリーの手札にカードはない
    かつ エドワードのチームのライフは18点である
    かつ アンジーのチームのライフは22点である

  @id:parts.ondu @clause:damage.lifelink @clause:step.cleanup @from:2018-04-27 @must
  シナリオ: 《Ondu Rising》の後に攻撃したものは、次のターンにブロックしてもライフをもたらさない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《Awakening》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーが《Ondu Rising》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《灰色熊》でエドワードを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば アンジーのチームのライフは22点である
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《丘巨人》でアンジーを攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    かつ アンジーが《灰色熊》で《丘巨人》をブロックする
    かつ エドワードのチームの戦闘後メイン・フェイズが始まる
    ならば アンジーのチームのライフは22点である

  @id:parts.harmonicon @clause:trigger.again @clause:object.types @from:2018-04-27 @must
  シナリオ: 《Panharmonicon》はアーティファクトが出たときの誘発を倍にし、土地が出たときは倍にしない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Panharmonicon》をコントロールしている
    かつ アンジーは《Reckless Fireweaver》をコントロールしている
    かつ アンジーは《Kazandu Mammoth》をコントロールしている
    かつ アンジーの手札に《森》がある
    もし アンジーが《Fountain of Youth》を唱える
    かつ その呪文が解決される
    ならば スタックには呪文や能力が2個ある
    もし 《Reckless Fireweaver》の誘発型能力が解決される
    かつ 《Reckless Fireweaver》の誘発型能力が解決される
    かつ アンジーが土地として《森》をプレイする
    ならば スタックには呪文や能力が1個ある

  @id:parts.metamorph @clause:object.enters_as_copy @clause:object.types @from:2018-04-27 @must
  シナリオ: 《Phyrexian Metamorph》はアーティファクトをコピーし、エンチャントはコピーしない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードは《Bad Moon》をコントロールしている
    もし アンジーが《Phyrexian Metamorph》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《Phyrexian Metamorph》がある
    もし バリーが《Fountain of Youth》を唱える
    かつ その呪文が解決される
    かつ バリーがコピーするものとして《Fountain of Youth》を選ぶ
    かつ バリーが《Phyrexian Metamorph》を唱える
    かつ その呪文が解決される
    ならば バリーは《Fountain of Youth》を2枚コントロールしている

  @id:parts.plea @clause:effect.vote @clause:turn.extra @from:2018-04-27 @must
  シナリオ: 《Plea for Power》が与えるターンは対戦相手のターンより先に来る
    前提 エドワードの手札にカードはない
    もし アンジーが《Plea for Power》を唱える
    かつ アンジーが時間に投票する
    かつ バリーが時間に投票する
    かつ エドワードが知識に投票する
    かつ ロナルドが時間に投票する
    かつ その呪文が解決される
    かつ アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば エドワードの手札にカードはない
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    ならば エドワードの手札は1枚である

  @id:parts.pox @clause:effect.steps @clause:object.types @from:2018-04-27 @must
  シナリオ: 《Pox》は各プレイヤー自身のクリーチャー、次に土地だけを数え、唱えた者も捨てる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーの手札に《森》がある
    かつ アンジーは《極楽鳥》を3枚コントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ エドワードは《Wind Drake》をコントロールしている
    かつ エドワードは《Bad Moon》をコントロールしている
    かつ エドワードは《Fountain of Youth》をコントロールしている
    かつ ロナルドは《山》をコントロールしている
    かつ ロナルドは《平地》をコントロールしている
    かつ ロナルドは《島》をコントロールしている
    かつ ロナルドは《沼》をコントロールしている
    かつ ロナルドは《Copper Tablet》をコントロールしている
    かつ ロナルドは《Crusade》をコントロールしている
    かつ バリーは《冠雪の森》をコントロールしている
    かつ バリーは《Ajani's Welcome》をコントロールしている
    もし アンジーが《Pox》を唱える
    かつ アンジーが1枚目の《極楽鳥》を生け贄に捧げる
    かつ エドワードが《丘巨人》を生け贄に捧げる
    かつ ロナルドが《山》と《平地》を生け贄に捧げる
    かつ その呪文が解決される
    ならば アンジーの墓地に《森》がある
    かつ エドワードは《Wind Drake》をコントロールしている
    かつ エドワードの墓地に《丘巨人》がある
    かつ エドワードは《Fountain of Youth》をコントロールしている
    かつ ロナルドは《島》をコントロールしている
    かつ ロナルドは《沼》をコントロールしている
    かつ ロナルドの墓地に《山》がある
    かつ ロナルドの墓地に《平地》がある
    かつ バリーの墓地に《冠雪の森》がある
    かつ バリーは《Ajani's Welcome》をコントロールしている

  @id:parts.battery @clause:equipment.reconfigure @clause:combat.attack @from:2022-02-18 @must
  シナリオ: 《Rabbit Battery》はすぐに攻撃し、それが付いたものもすぐに攻撃する
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Rabbit Battery》をコントロールしている
    かつ アンジーは《マナ源》を3枚コントロールしている
    もし アンジーが《灰色熊》を唱える
    かつ その呪文が解決される
    かつ アンジーが《灰色熊》を対象として《Rabbit Battery》の1つ目の能力を起動する
    かつ その能力が解決される
    かつ バリーが《Rabbit Battery》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーは《灰色熊》でエドワードを攻撃できる
    かつ バリーはバリーの《Rabbit Battery》でエドワードを攻撃できる

  @id:parts.impulse @clause:zone.play_exiled @from:2018-04-27 @must
  シナリオ: 《Reckless Impulse》はカードを2枚追放する
    前提 アンジーのライブラリーは10枚である
    もし アンジーが《Reckless Impulse》を唱える
    かつ その呪文が解決される
    ならば アンジーが追放領域に所有するカードは2枚である
    かつ アンジーのライブラリーは8枚である

  @id:parts.sky @clause:object.recoloured @clause:object.enters_chosen @clause:object.types @from:2018-04-27 @must
  シナリオ: 《Shifting Sky》は出るときに色を選ばせ、クリーチャーであっても土地はその色にならない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ バリーは《Crusade》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《Kamahl, Fist of Krosa》をコントロールしている
    かつ アンジーは《マナ源》を5枚コントロールしている
    かつ エドワードは《山》をコントロールしている
    もし アンジーが《Shifting Sky》を唱える
    かつ その呪文が解決される
    かつ アンジーが色として白を選ぶ
    ならば 《灰色熊》は3/3である
    もし アンジーが《山》を対象として《Kamahl, Fist of Krosa》の1つ目の能力を起動する
    かつ その能力が解決される
    ならば 《山》は1/1である

  @id:parts.reverberate @clause:spell.copy @clause:target.choose @from:2018-04-27 @must
  シナリオ: 《Reverberate》はソーサリーをコピーし、クリーチャー呪文はコピーしない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    もし アンジーが《灰色熊》を唱える
    ならば バリーは《灰色熊》を対象として《Reverberate》を唱えられない
    もし その呪文が解決される
    かつ アンジーが《Divination》を唱える
    ならば バリーは《Divination》を対象として《Reverberate》を唱えられる
    もし その呪文が解決される
    かつ その呪文が解決される
    ならば バリーの手札は2枚である

  @id:parts.skimmer @clause:trigger.attacks_with @clause:object.you @from:2018-04-27 @must
  シナリオ: 《Tide Skimmer》は自分の飛行2体でコントローラーに引かせ、対戦相手のものでは誰も引かない
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Tide Skimmer》をコントロールしている
    かつ アンジーは《Wind Drake》をコントロールしている
    かつ エドワードは《大気の精霊》をコントロールしている
    かつ エドワードは《Furnace Whelp》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《大気の精霊》と《Furnace Whelp》でバリーを攻撃する
    ならば スタックは空である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーの手札は1枚である
    かつ バリーの手札は1枚である
    もし アンジーが《Tide Skimmer》と《Wind Drake》でエドワードを攻撃する
    かつ 《Tide Skimmer》の誘発型能力が解決される
    ならば アンジーの手札は2枚である
    かつ バリーの手札は1枚である

  @id:parts.toothy @clause:trigger.event @clause:object.you @from:2018-04-27 @must
  シナリオ: チームメイトが引いてもトゥーシーは育たない
    前提 アンジーは《Toothy, Imaginary Friend》をコントロールしている
    もし バリーが《Reach Through Mists》を唱える
    かつ その呪文が解決される
    ならば スタックは空である
    かつ 《Toothy, Imaginary Friend》には+1/+1カウンターが置かれていない

  @id:parts.once_a_step @clause:trigger.step @from:2018-04-27 @must
  シナリオ: 各アップキープに誘発するものは、2つの頭が共有するアップキープでは1回誘発する
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Worms of the Earth》をコントロールしている
    かつ エドワードは《Obsianus Golem》をコントロールしている
    もし アンジーが《Obsianus Golem》を対象として《Traveling Plague》を唱える
    かつ その呪文が解決される
    かつ エドワードのチームのアップキープ・ステップが始まる
    ならば スタックには呪文や能力が2個ある

  @id:parts.tyrant @clause:effect.vote @clause:object.types @from:2018-04-27 @must
  シナリオ: 《Tyrant's Choice》で死を宣告された者はクリーチャーを生け贄に捧げ、エンチャントは捧げない
    前提 エドワードは《丘巨人》をコントロールしている
    かつ エドワードは《Bad Moon》をコントロールしている
    かつ ロナルドは《Crusade》をコントロールしている
    もし アンジーが《Tyrant's Choice》を唱える
    かつ アンジーが死に投票する
    かつ バリーが死に投票する
    かつ エドワードが死に投票する
    かつ ロナルドが拷問に投票する
    かつ その呪文が解決される
    ならば エドワードの墓地に《丘巨人》がある
    かつ エドワードは《Bad Moon》をコントロールしている
    かつ ロナルドは《Crusade》をコントロールしている

  @id:parts.valakut @clause:trigger.intervening_if @clause:trigger.step @clause:object.you @from:2020-11-20 @must
  シナリオ: 《Valakut Exploration》は何も追放していないときと対戦相手の終了ステップには働かず、1枚でも焼く
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Valakut Exploration》をコントロールしている
    かつ エドワードのチームのライフは20点である
    かつ アンジーの手札に《森》がある
    もし アンジーのチームの終了ステップが始まる
    ならば スタックは空である
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ アンジーが土地として《森》をプレイする
    かつ 《Valakut Exploration》の誘発型能力が解決される
    かつ アンジーのチームの終了ステップが始まる
    かつ 《Valakut Exploration》の誘発型能力が解決される
    ならば エドワードのチームのライフは18点である

  @id:parts.cadence @clause:combat.block_costs @clause:step.cleanup @from:2018-04-27 @must
  シナリオ: 《War Cadence》がブロックに求めるものは、そのターンだけ求められる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《War Cadence》をコントロールしている
    かつ アンジーは《マナ源》を4枚コントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ エドワードは《マナ源》をコントロールしていない
    もし アンジーが《War Cadence》の能力をX = 3として起動する
    かつ その能力が解決される
    かつ エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《丘巨人》でアンジーを攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    ならば アンジーは《灰色熊》で《丘巨人》をブロックできる

  @id:parts.constrictor @clause:counters.put @clause:object.types @from:2018-04-27 @must
  シナリオ: 《Winding Constrictor》はアーティファクトにはカウンターを加え、英雄譚には加えない
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Winding Constrictor》をコントロールしている
    かつ アンジーは《Midnight Clock》をコントロールしている
    かつ アンジーは《History of Benalia》をコントロールしている
    かつ 《History of Benalia》には伝承カウンターが1個置かれている
    もし アンジーのチームのアップキープ・ステップが始まる
    かつ 《Midnight Clock》の誘発型能力が解決される
    ならば 《Midnight Clock》には刻カウンターが2個置かれている
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば 《History of Benalia》には伝承カウンターが2個置かれている

  @id:parts.zedruu @clause:object.control @clause:cost.resources @clause:object.you @from:2018-04-27 @must
  シナリオ: 2つの贈り物それぞれについてゼドルーのコントローラーは1枚引き、チームメイトは引かず、贈り物1つにマナ3点がかかる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Zedruu the Greathearted》をコントロールしている
    かつ アンジーは《Fountain of Youth》をコントロールしている
    かつ アンジーは《Bad Moon》をコントロールしている
    かつ アンジーは《Crusade》をコントロールしている
    かつ アンジーは《マナ源》を6枚コントロールしている
    ならば アンジーは《Fountain of Youth》とエドワードを対象として《Zedruu the Greathearted》の能力を起動できる
    もし その能力が解決される
    ならば アンジーは《Bad Moon》とロナルドを対象として《Zedruu the Greathearted》の能力を起動できる
    もし その能力が解決される
    ならば アンジーは《Crusade》とロナルドを対象として《Zedruu the Greathearted》の能力を起動できない
    もし アンジーのチームのアップキープ・ステップが始まる
    かつ 《Zedruu the Greathearted》の誘発型能力が解決される
    ならば アンジーの手札は2枚である
    かつ バリーの手札にカードはない

  @id:parts.wrath @clause:effect.destroy @clause:object.you @from:2018-04-27 @must
  シナリオ: 《Kaya's Wrath》はエンチャントを残し、カードの裏がコントローラーのクリーチャーに与えるものをチームメイトのものは得ない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《Wind Drake》をコントロールしている
    かつ エドワードは《Bad Moon》をコントロールしている
    もし アンジーが《両面の練習》の第2面を唱える
    かつ その呪文が解決される
    ならば 《灰色熊》は3/3である
    かつ 《Wind Drake》は2/2である
    もし アンジーが《Kaya's Wrath》を唱える
    かつ その呪文が解決される
    ならば バリーの墓地に《Wind Drake》がある
    かつ エドワードは《Bad Moon》をコントロールしている
