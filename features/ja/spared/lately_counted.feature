# language: ja
機能: 何回、いくつ、そして何色か
  > ステップは2人のプレイヤーに一度来て、トークンには色があり、あるものは遅れてクリーチャーになる。それは何に現れるのか？

  @id:card.counted.each_step @situation:card.counted @clause:trigger.event @clause:step.upkeep @clause:step.end_step @from:2018-04-27 @until:2020-01-24 @must
  シナリオ: 各アップキープや各終了ステップに誘発するものは、2人のプレイヤーが共有するそのステップで一度だけ誘発する
    前提 アンジーのチームのライフは20点である
    かつ アンジーは《Celestial Force》をコントロールしている
    かつ アンジーは《Midnight Clock》をコントロールしている
    かつ アンジーは《平地》を4枚コントロールしている
    かつ アンジーは《Angelic Accord》をコントロールしている
    かつ アンジーは《Regal Bloodlord》をコントロールしている
    かつ アンジーは《Regna, the Redeemer》をコントロールしている
    かつ アンジーは《Resplendent Angel》をコントロールしている
    かつ アンジーは《Tinybones, Trinket Thief》をコントロールしている
    かつ エドワードの手札は1枚である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば スタックには呪文や能力が2個ある
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    ならば アンジーのチームのライフは23点である
    かつ 《Midnight Clock》には刻カウンターが1個置かれている
    もし エドワードが《Keldon Raider》を唱える
    かつ その呪文が解決される
    かつ エドワードがその能力で行ってもよいことを行う
    かつ エドワードがカードを1枚捨てる
    かつ 《Keldon Raider》の誘発型能力が解決される
    かつ エドワードのチームが優先権をパスする
    かつ アンジーが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    かつ エドワードのチームの終了ステップが始まる
    ならば スタックには呪文や能力が5個ある

  @id:card.counted.swarm @situation:card.counted @clause:poison.infect @clause:damage.source @from:2018-04-27 @must
  シナリオ: 群れの主がもたらす昆虫は毒としてダメージを与える
    前提 エドワードのチームは毒カウンターを1個持っている
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Phyrexian Swarmlord》をコントロールしている
    かつ アンジーは《Warstorm Surge》をコントロールしている
    もし アンジーのチームのアップキープ・ステップが始まる
    かつ 《Phyrexian Swarmlord》の誘発型能力が解決される
    ならば バリーはクリーチャー・トークンを1体もコントロールしていない
    もし アンジーが対象としてエドワードを選ぶ
    かつ アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば エドワードのチームは毒カウンターを2個持っている
    かつ エドワードのチームのライフは20点である

  @id:card.counted.angel @situation:card.counted @clause:trigger.step @clause:damage.source @from:2019-07-12 @must
  シナリオ: 天使がもたらす天使は飛んでいて、地震はそれに及ばない
    前提 アンジーは《Resplendent Angel》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    かつ エドワードのチームのライフは20点である
    かつ アンジーのチームのライフは20点である
    もし アンジーがアンジーを対象として《不死の標》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの終了ステップが始まる
    かつ 《Resplendent Angel》の誘発型能力が解決される
    かつ エドワードのチームの戦闘前メイン・フェイズが始まる
    ならば アンジーは4/4のクリーチャー・トークンを1体コントロールしている
    もし エドワードが《Earthquake》をX = 4として唱える
    かつ その呪文が解決される
    ならば バリーの墓地に《丘巨人》がある
    かつ アンジーは4/4のクリーチャー・トークンを1体コントロールしている

  @id:card.counted.red @situation:card.counted @clause:object.colour @clause:trigger.step @from:2018-04-27 @must
  シナリオ: 人間と巨人は赤であり、奇数のパーマネントに注目する月がそれを示す
    前提 アンジーは《Hanweir Garrison》をコントロールしている
    かつ バリーは《Chaos Moon》をコントロールしている
    もし バリーが《Pact of the Titan》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Hanweir Garrison》でエドワードを攻撃する
    かつ 《Hanweir Garrison》の誘発型能力が解決される
    かつ アンジーが防御プレイヤーとしてロナルドを選ぶ
    かつ エドワードのチームの戦闘前メイン・フェイズが始まる
    ならば アンジーは2/2のクリーチャー・トークンを2体コントロールしている
    かつ バリーは5/5のクリーチャー・トークンを1体コントロールしている
    かつ 《Hanweir Garrison》は3/4である

  @id:card.counted.white @situation:card.counted @clause:object.colour @clause:combat.enters_attacking @from:2018-04-27 @must
  シナリオ: 兵士は白でタップ状態で来る。タップ状態で攻撃していないものは何も得ない
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《Hero of Bladehold》をコントロールしている
    かつ アンジーは《Throne of the God-Pharaoh》をコントロールしている
    かつ バリーは《Crusade》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ 《灰色熊》はタップ状態である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Hero of Bladehold》でエドワードを攻撃する
    かつ アンジーが防御プレイヤーとしてロナルドを選ぶ
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《灰色熊》は2/2である
    かつ 《Hero of Bladehold》は4/5である
    もし アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば アンジーは2/2のクリーチャー・トークンを2体コントロールしている
    もし アンジーのチームの終了ステップが始まる
    かつ 《Throne of the God-Pharaoh》の誘発型能力が解決される
    ならば エドワードのチームのライフは6点である

  @id:card.counted.green @situation:card.counted @clause:object.colour @from:2018-04-27 @must
  シナリオ: 密航者の苗木は緑であり、そのコントローラーだけのものである
    前提 アンジーは《Slimefoot, the Stowaway》をコントロールしている
    かつ アンジーは《Wilt-Leaf Liege》をコントロールしている
    かつ アンジーは《マナ源》を4枚コントロールしている
    もし アンジーが《Slimefoot, the Stowaway》の能力を起動する
    かつ その能力が解決される
    ならば アンジーは2/2のクリーチャー・トークンを1体コントロールしている
    かつ バリーはクリーチャー・トークンを1体もコントロールしていない

  @id:card.counted.orrery @situation:card.counted @clause:trigger.step @from:2009-07-11 @must
  シナリオ: 手札なしで自分のアップキープを迎えた者は3枚引き、手札のあるチームメイトは引かない
    前提 アンジーは《Ghirapur Orrery》をコントロールしている
    かつ アンジーのライブラリーは10枚である
    かつ バリーのライブラリーは10枚である
    かつ バリーの手札は1枚である
    もし アンジーのチームのアップキープ・ステップが始まる
    かつ 《Ghirapur Orrery》の誘発型能力が解決される
    ならば アンジーのライブラリーは7枚である
    かつ バリーのライブラリーは10枚である

  @id:card.counted.infiltrator @situation:card.counted @clause:combat.damage @clause:object.you @from:2018-04-27 @must
  シナリオ: プレイヤーにダメージを与えた側はカードを引き、チームメイトも対戦相手も引かない
    前提 アンジーは《Marchesa's Infiltrator》をコントロールしている
    かつ アンジーのライブラリーは10枚である
    かつ バリーのライブラリーは10枚である
    かつ エドワードのライブラリーは10枚である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Marchesa's Infiltrator》でエドワードを攻撃する
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    かつ 《Marchesa's Infiltrator》の誘発型能力が解決される
    ならば アンジーのライブラリーは9枚である
    かつ バリーのライブラリーは10枚である
    かつ エドワードのライブラリーは10枚である

  @id:card.counted.bolas @situation:card.counted @clause:cost.resources @clause:team.wins_and_loses @from:2019-07-12 @must
  シナリオ: 伝説のアーティファクトは対戦相手を救わず、7個のカウンターでは1個足りない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Nicol Bolas, Dragon-God》をコントロールしている
    かつ アンジーの《Nicol Bolas, Dragon-God》には忠誠カウンターが7個置かれている
    かつ バリーは《Nicol Bolas, Dragon-God》をコントロールしている
    かつ バリーの《Nicol Bolas, Dragon-God》には忠誠カウンターが9個置かれている
    かつ エドワードは《God-Pharaoh's Statue》をコントロールしている
    かつ ロナルドは《Isamaru, Hound of Konda》をコントロールしている
    ならば アンジーはアンジーの《Nicol Bolas, Dragon-God》の3つ目の能力を起動できない
    しかし バリーはバリーの《Nicol Bolas, Dragon-God》の3つ目の能力を起動できる
    かつ バリーの《Nicol Bolas, Dragon-God》には忠誠カウンターが1個置かれている
    もし その能力が解決される
    ならば エドワードのチームはゲームに敗北する

  @id:card.counted.animosity @situation:card.counted @clause:combat.attack @clause:object.creature_types @clause:step.cleanup @from:2018-04-27 @must
  シナリオ: 自分の攻撃クリーチャーは注目され、チームメイトのものはされず、ただタップ状態なだけのものは数えない
    前提 アンジーは《Shared Animosity》をコントロールしている
    かつ アンジーは《Goblin Piker》をコントロールしている
    かつ バリーは《Goblin Champion》をコントロールしている
    かつ バリーは《Goblin Chieftain》をコントロールしている
    かつ 《Goblin Chieftain》はタップ状態である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Goblin Piker》でエドワードを攻撃する
    かつ バリーが《Goblin Champion》でエドワードを攻撃する
    ならば スタックには呪文や能力が1個ある
    もし 《Shared Animosity》の誘発型能力が解決される
    ならば 《Goblin Piker》は3/1である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《Goblin Piker》は2/1である

  @id:card.counted.animated @situation:card.counted @clause:layers.lasting @clause:combat.attack @from:2018-04-27 @must
  シナリオ: 他のクリーチャーが助けられた時にクリーチャーでなかったものは、クリーチャーになっても何も得ない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《マナ源》を9枚コントロールしている
    かつ アンジーの手札に《Still Life》がある
    かつ アンジーの手札に《Goblin Bushwhacker》がある
    かつ アンジーの手札に《Reckless Bushwhacker》がある
    もし アンジーが《Still Life》を唱える
    かつ その呪文が解決される
    かつ アンジーがキッカー・コストを支払って《Goblin Bushwhacker》を唱える
    かつ その呪文が解決される
    かつ 《Goblin Bushwhacker》の誘発型能力が解決される
    かつ バリーが《灰色熊》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Reckless Bushwhacker》を怒濤コストで唱える
    かつ その呪文が解決される
    かつ 《Reckless Bushwhacker》の誘発型能力が解決される
    ならば 《Goblin Bushwhacker》は3/1である
    もし アンジーが《Still Life》の能力を起動する
    かつ その能力が解決される
    ならば 《Still Life》は4/3である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーは《Still Life》でエドワードを攻撃できない
    しかし アンジーは《Goblin Bushwhacker》でエドワードを攻撃できる

  @id:card.counted.guildmage @situation:card.counted @clause:layers.lasting @from:2009-07-11 @must
  シナリオ: ギルド魔道士はそこにいるクリーチャーを助け、後でクリーチャーになるものは助けない
    前提 アンジーは《Selesnya Guildmage》をコントロールしている
    かつ アンジーは《Still Life》をコントロールしている
    かつ アンジーは《マナ源》を10枚コントロールしている
    もし アンジーが《Selesnya Guildmage》の2つ目の能力を起動する
    かつ その能力が解決される
    かつ アンジーが《Still Life》の能力を起動する
    かつ その能力が解決される
    ならば 《Selesnya Guildmage》は3/3である
    かつ 《Still Life》は4/3である

  @id:card.counted.falls @situation:card.counted @clause:combat.attack @clause:mana.own @from:2018-04-27 @must
  シナリオ: プレイヤーを攻撃する者は支払い、そのプレイヤーのプレインズウォーカーを攻撃する者は支払わない
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Koskun Falls》をコントロールしている
    かつ アンジーは《Chandra, Pyrogenius》をコントロールしている
    かつ 《Chandra, Pyrogenius》には忠誠カウンターが5個置かれている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ エドワードは《マナ源》をコントロールしていない
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    ならば エドワードは《灰色熊》でアンジーを攻撃できない
    しかし エドワードは《灰色熊》で《Chandra, Pyrogenius》を攻撃できる

  @id:card.counted.illusion @situation:card.counted @clause:trigger.targeted @clause:object.control @from:2015-01-23 @must
  シナリオ: 能力が解決される前に他のプレイヤーに奪われた幻影は、誰にも生け贄に捧げられない
    前提 エドワードは《Phantasmal Bear》をコントロールしている
    かつ アンジーのチームの戦闘前メイン・フェイズである
    もし アンジーが《Phantasmal Bear》を対象として《Giant Growth》を唱える
    かつ アンジーが《Phantasmal Bear》を対象として《Blind with Anger》を唱える
    かつ バリーが《Phantasmal Bear》を対象として《Stifle》を唱える
    かつ その呪文が解決される
    かつ その呪文が解決される
    ならば アンジーは《Phantasmal Bear》をコントロールしている
    もし 《Phantasmal Bear》の誘発型能力が解決される
    ならば アンジーは《Phantasmal Bear》をコントロールしている
    もし その呪文が解決される
    ならば 《Phantasmal Bear》は5/5である

  @id:card.counted.battle @situation:card.counted @clause:planeswalker.damage @clause:damage.source @from:2024-11-08 @must
  シナリオ: プレイヤーとそのすべてのクリーチャーとプレインズウォーカーへの6点のダメージは、同じプレイヤーのバトルには及ばない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Chandra, Pyrogenius》をコントロールしている
    かつ 《Chandra, Pyrogenius》には忠誠カウンターが10個置かれている
    かつ エドワードのチームのライフは20点である
    かつ エドワードは《丘巨人》をコントロールしている
    かつ エドワードは《Invasion of Dominaria》をコントロールしている
    かつ 《Invasion of Dominaria》を守る者はアンジーである
    かつ ロナルドは《灰色熊》をコントロールしている
    もし アンジーが《Chandra, Pyrogenius》の3つ目の能力を起動する
    かつ アンジーが対象としてエドワードを選ぶ
    かつ その能力が解決される
    ならば エドワードのチームのライフは14点である
    かつ エドワードの墓地に《丘巨人》がある
    かつ 《Invasion of Dominaria》には守備カウンターが5個置かれている
    かつ ロナルドは《灰色熊》をコントロールしている

  @id:card.counted.scry @situation:card.counted @clause:effect.scry @clause:object.you @from:2018-04-27 @must
  シナリオ: ライブラリーのカードを1枚見て、それを残せばもう選ぶものはない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Bontu the Glorified》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ アンジーのライブラリーの一番上に《丘巨人》がある
    かつ アンジーのライブラリーの上から2枚目に《大気の精霊》がある
    かつ バリーのライブラリーの一番上に《Wind Drake》がある
    もし アンジーが《Bontu the Glorified》の能力を起動する
    かつ その能力が解決される
    かつ アンジーがカードをライブラリーの一番下に置かない
    ならば アンジーは選択をする必要がない

  @id:card.counted.firestarter @situation:card.counted @clause:ability.only_if @clause:target.choose @from:2005-08-01 @until:2018-04-27 @must
  シナリオ: 自分のターンの攻撃クリーチャー指定より前に、火付け役はプレイヤーかクリーチャーにダメージを与える
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Goblin Firestarter》をコントロールしている
    かつ バリーは《Goblin Firestarter》をコントロールしている
    かつ ロナルドは《Glistener Elf》をコントロールしている
    かつ エドワードのチームのライフは20点である
    もし エドワードのチームが優先権をパスする
    ならば アンジーはアンジーの《Goblin Firestarter》の能力を起動できない
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーはどのクリーチャーでも攻撃しない
    ならば アンジーはアンジーの《Goblin Firestarter》の能力を起動できない
    もし エドワードのチームのアップキープ・ステップが始まる
    かつ アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば アンジーはアンジーの《Goblin Firestarter》の能力を起動できる
    もし アンジーが対象としてエドワードを選ぶ
    かつ その能力が解決される
    ならば エドワードのチームのライフは19点である
    かつ アンジーの墓地にアンジーの《Goblin Firestarter》がある
    もし バリーがバリーの《Goblin Firestarter》の能力を起動する
    かつ バリーが対象として《Glistener Elf》を選ぶ
    かつ その能力が解決される
    ならば ロナルドの墓地に《Glistener Elf》がある
    かつ バリーの墓地にバリーの《Goblin Firestarter》がある

  @id:card.counted.masked @situation:card.counted @clause:target.player_shroud @clause:target.player_hexproof @from:2012-02-01 @until:2018-04-27 @must
  シナリオ: どのプレイヤーも対象にできなければ、火付け役が焼けるのはそれ自身だけで、エンチャントは焼けない
    前提 アンジーは《Goblin Firestarter》をコントロールしている
    かつ エドワードは《Leyline of Sanctity》をコントロールしている
    かつ ロナルドは《Leyline of Sanctity》をコントロールしている
    かつ アンジーのチームの戦闘前メイン・フェイズである
    もし アンジーが《Gilded Light》を唱える
    かつ その呪文が解決される
    かつ バリーが《Gilded Light》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Goblin Firestarter》の能力を起動する
    ならば アンジーは選択をする必要がない
    かつ アンジーの墓地に《Goblin Firestarter》がある
    もし その能力が解決される
    ならば エドワードは《Leyline of Sanctity》をコントロールしている
