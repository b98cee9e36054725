# language: ja
機能: 最後まで問われること
  > まだ誰も尋ねていないカードは何をし、何を対象にでき、何がかかり、いつ終わるのか？

  @id:parts.no_creature @clause:target.choose @clause:object.types @from:2018-04-27 @must
  シナリオ: エンチャントは、クリーチャーやアーティファクトを対象とするものの対象にならない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードは《丘巨人》をコントロールしている
    かつ エドワードは《Ajani's Welcome》をコントロールしている
    かつ エドワードは《Copper Tablet》をコントロールしている
    かつ アンジーは《Furnace Brood》をコントロールしている
    かつ アンジーは《Daughter of Autumn》をコントロールしている
    かつ アンジーは《マナ源》を10枚コントロールしている
    ならば アンジーは《Ajani's Welcome》を対象として《Cut // Ribbons》を唱えられない
    かつ アンジーは《Ajani's Welcome》を対象として《Grip of the Roil》を唱えられない
    かつ アンジーは《Ajani's Welcome》を対象として《Disarm》を唱えられない
    かつ アンジーは《Ajani's Welcome》を対象として《Divine Offering》を唱えられない
    かつ アンジーは《Ajani's Welcome》を対象として《Dauntless Onslaught》を唱えられない
    かつ アンジーは《丘巨人》と《Ajani's Welcome》を対象として《Dauntless Onslaught》を唱えられない
    かつ アンジーは《Ajani's Welcome》を対象として《Furnace Brood》の能力を起動できない
    かつ アンジーは《Ajani's Welcome》を対象として《Daughter of Autumn》の能力を起動できない
    しかし アンジーは《丘巨人》を対象として《Furnace Brood》の能力を起動できる
    もし その能力が解決される
    ならば アンジーは《Copper Tablet》を対象として《Divine Offering》を唱えられる

  @id:parts.unpaid @clause:cost.resources @from:2018-04-27 @must
  シナリオ: マナがなければスケルトンもトロールも再生せず、これらの能力はどれも起動できない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Cudgel Troll》をコントロールしている
    かつ アンジーは《Drudge Skeletons》をコントロールしている
    かつ アンジーは《Elvish Piper》をコントロールしている
    かつ アンジーは《Furnace Brood》をコントロールしている
    かつ アンジーは《Daughter of Autumn》をコントロールしている
    かつ アンジーは《Youthful Knight》をコントロールしている
    かつ アンジーは《マナ源》をコントロールしていない
    かつ アンジーの手札に《森》がある
    ならば アンジーは《Cudgel Troll》の能力を起動できない
    かつ アンジーは《Drudge Skeletons》の能力を起動できない
    かつ アンジーは《Elvish Piper》の能力を起動できない
    かつ アンジーは《Drudge Skeletons》を対象として《Furnace Brood》の能力を起動できない
    かつ アンジーは《Youthful Knight》を対象として《Daughter of Autumn》の能力を起動できない
    もし アンジーが土地として《森》をプレイする
    ならば アンジーは《Cudgel Troll》の能力を起動できる

  @id:parts.creatures_alone @clause:effect.destroy @clause:object.types @from:2018-04-27 @must
  シナリオ: すべてのクリーチャーを取り除くものは、土地やエンチャントやプレインズウォーカーを残し、クリーチャーだけを数える
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《Ajani's Welcome》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ エドワードは《Wind Drake》をコントロールしている
    かつ エドワードは《Bad Moon》をコントロールしている
    かつ ロナルドは《Chandra, Pyrogenius》をコントロールしている
    もし アンジーが《Fumigate》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは23点である
    かつ アンジーはクリーチャーを1体もコントロールしていない
    かつ アンジーは《Ajani's Welcome》をコントロールしている
    かつ エドワードは《Bad Moon》をコントロールしている
    かつ ロナルドは《Chandra, Pyrogenius》をコントロールしている
    もし アンジーが《Deadly Tempest》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは23点である
    かつ エドワードのチームのライフは20点である
    かつ エドワードは《Bad Moon》をコントロールしている
    かつ ロナルドは《Chandra, Pyrogenius》をコントロールしている
    もし アンジーが《箒の練習》を唱える
    かつ その呪文が解決される
    ならば アンジーの手札にカードはない
    かつ エドワードは《Bad Moon》をコントロールしている

  @id:parts.broom @clause:zone.exile @clause:object.you @from:2018-04-27 @must
  シナリオ: 自分のクリーチャーを2体追放した者は2枚引き、クリーチャーを失ったチームメイトは引かない
    前提 アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《Wind Drake》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    もし アンジーが《箒の練習》を唱える
    かつ その呪文が解決される
    ならば アンジーの手札は2枚である
    かつ バリーの手札にカードはない
    かつ バリーは追放領域に《灰色熊》を所有している

  @id:parts.punishment @clause:effect.vote @clause:object.types @from:2018-04-27 @must
  シナリオ: 死への2票は対戦相手それぞれにクリーチャー2体を払わせ、エンチャントや投票した側のものは失われない
    前提 エドワードは《丘巨人》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ エドワードは《Bad Moon》をコントロールしている
    かつ アンジーは《大気の精霊》をコントロールしている
    かつ バリーは《Wind Drake》をコントロールしている
    もし アンジーが《Capital Punishment》を唱える
    かつ アンジーが死に投票する
    かつ バリーが死に投票する
    かつ エドワードが税に投票する
    かつ ロナルドが税に投票する
    かつ その呪文が解決される
    ならば エドワードはクリーチャーを1体もコントロールしていない
    かつ エドワードは《Bad Moon》をコントロールしている
    かつ アンジーは《大気の精霊》をコントロールしている
    かつ バリーは《Wind Drake》をコントロールしている

  @id:parts.doom @clause:object.types @clause:object.you @from:2018-04-27 @must
  シナリオ: 《Crackling Doom》は対戦相手だけを傷つけ、最も強いクリーチャーを取り、隣のより強い機体は取らない
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ エドワードは《丘巨人》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ エドワードは《Irontread Crusher》をコントロールしている
    かつ アンジーは《大気の精霊》をコントロールしている
    かつ バリーは《Wind Drake》をコントロールしている
    もし アンジーが《Crackling Doom》を唱える
    かつ その呪文が解決される
    ならば エドワードの墓地に《丘巨人》がある
    かつ エドワードは《Irontread Crusher》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ アンジーは《大気の精霊》をコントロールしている
    かつ バリーは《Wind Drake》をコントロールしている
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは16点である

  @id:parts.nightmare @clause:saga.chapter @clause:object.colour @from:2018-04-27 @must
  シナリオ: 《Chainer's Torment》のナイトメアは黒である
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ アンジーは《Chainer's Torment》をコントロールしている
    かつ 《Chainer's Torment》には伝承カウンターが2個置かれている
    かつ エドワードは《Bad Moon》をコントロールしている
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ 《Chainer's Torment》の誘発型能力が解決される
    ならば アンジーは11/11のクリーチャー・トークンを1体コントロールしている

  @id:parts.inferno @clause:spell.uncountered @clause:emblem.owner @from:2018-04-27 @must
  シナリオ: 《Chandra, Awakened Inferno》は打ち消されず、最初の能力の後の忠誠度は8である
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーが《Chandra, Awakened Inferno》を唱える
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《Chandra, Awakened Inferno》を対象として《Cancel》を唱える
    かつ その呪文が解決される
    かつ その呪文が解決される
    ならば アンジーは《Chandra, Awakened Inferno》をコントロールしている
    もし アンジーが《Chandra, Awakened Inferno》の1つ目の能力を起動する
    かつ その能力が解決される
    ならば 《Chandra, Awakened Inferno》には忠誠カウンターが8個置かれている

  @id:parts.inferno.burns @situation:parts.inferno @clause:planeswalker.damage @clause:object.types @from:2018-04-27 @must
  シナリオ: 忠誠度3で彼女はクリーチャーに3点を与え、エレメンタルや隣のプレインズウォーカーには与えない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Chandra, Awakened Inferno》をコントロールしている
    かつ バリーは《Furnace Brood》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ エドワードは《Giant Spider》をコントロールしている
    かつ ロナルドは《Chandra, Pyrogenius》をコントロールしている
    もし アンジーが《Chandra, Awakened Inferno》の2つ目の能力を起動する
    かつ その能力が解決される
    ならば 《Chandra, Awakened Inferno》には忠誠カウンターが3個置かれている
    かつ エドワードの墓地に《丘巨人》がある
    かつ エドワードは《Giant Spider》をコントロールしている
    かつ バリーは《Furnace Brood》をコントロールしている
    かつ 《Chandra, Pyrogenius》には忠誠カウンターが5個置かれている

  @id:parts.torch @clause:mana.added @clause:damage.source @from:2018-04-27 @must
  シナリオ: 《Chandra, Torch of Defiance》は赤マナ2点を与え、一番上が土地なら対戦相手だけを傷つける
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Chandra, Torch of Defiance》をコントロールしている
    かつ バリーは《Chandra, Torch of Defiance》をコントロールしている
    かつ アンジーのライブラリーの一番上に《森》がある
    もし アンジーがアンジーの《Chandra, Torch of Defiance》の1つ目の能力を起動する
    かつ その能力が解決される
    ならば エドワードのチームのライフは16点である
    かつ アンジーのチームのライフは20点である
    もし バリーがバリーの《Chandra, Torch of Defiance》の2つ目の能力を起動する
    かつ その能力が解決される
    ならば バリーは使われていないマナを2点持っている
    かつ バリーの《Chandra, Torch of Defiance》には忠誠カウンターが5個置かれている

  @id:parts.torch.burns @situation:parts.torch @clause:target.choose @clause:damage.source @from:2018-04-27 @must
  シナリオ: 忠誠度3で彼女はクリーチャー1体に4点を与え、他のものは対象にできない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Chandra, Torch of Defiance》をコントロールしている
    かつ エドワードは《Killer Whale》をコントロールしている
    かつ エドワードは《Bad Moon》をコントロールしている
    ならば アンジーは《Bad Moon》を対象として《Chandra, Torch of Defiance》の3つ目の能力を起動できない
    しかし アンジーは《Killer Whale》を対象として《Chandra, Torch of Defiance》の3つ目の能力を起動できる
    かつ 《Chandra, Torch of Defiance》には忠誠カウンターが1個置かれている
    もし その能力が解決される
    ならば エドワードは《Killer Whale》をコントロールしている
    もし バリーが《Killer Whale》を対象として《Gut Shot》を唱える
    かつ その呪文が解決される
    ならば エドワードの墓地に《Killer Whale》がある

  @id:parts.torch.emblem @situation:parts.torch @clause:emblem.owner @clause:emblem.abilities @clause:object.you @from:2018-04-27 @must
  シナリオ: 彼女の紋章はそのオーナーの呪文ごとに5点で応え、チームメイトや対戦相手の呪文には応えない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Chandra, Torch of Defiance》をコントロールしている
    かつ 《Chandra, Torch of Defiance》には忠誠カウンターが7個置かれている
    かつ エドワードは《Obsianus Golem》をコントロールしている
    もし アンジーが《Chandra, Torch of Defiance》の4つ目の能力を起動する
    かつ その能力が解決される
    ならば アンジーの墓地に《Chandra, Torch of Defiance》がある
    もし アンジーが《Divination》を唱える
    かつ アンジーが対象としてエドワードを選ぶ
    かつ その呪文が解決される
    ならば エドワードのチームのライフは15点である
    もし バリーが《Reach Through Mists》を唱える
    ならば スタックには呪文や能力が1個ある
    もし その呪文が解決される
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《Reach Through Mists》を唱える
    ならば スタックには呪文や能力が1個ある
    もし その呪文が解決される
    かつ アンジーが対象として《Obsianus Golem》を選ぶ
    かつ アンジーが《Divination》を唱える
    かつ その呪文が解決される
    ならば エドワードは《Obsianus Golem》をコントロールしている
    もし バリーが《Obsianus Golem》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば エドワードの墓地に《Obsianus Golem》がある
    かつ エドワードのチームのライフは15点である

  @id:parts.alliance @clause:cost.resources @clause:object.colour @from:2018-04-27 @must
  シナリオ: 《Chivalric Alliance》はマナ2点と捨てたカード1枚で白青の騎士を生み出す
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Chivalric Alliance》をコントロールしている
    かつ アンジーは《Glen Elendra Liege》をコントロールしている
    かつ バリーは《Crusade》をコントロールしている
    かつ アンジーは《マナ源》をコントロールしている
    かつ アンジーの手札に《森》がある
    かつ アンジーの手札に《灰色熊》がある
    ならば アンジーは《Chivalric Alliance》の能力を起動できない
    もし アンジーが土地として《森》をプレイする
    ならば アンジーは《Chivalric Alliance》の能力を起動できる
    かつ アンジーの墓地に《灰色熊》がある
    かつ 《マナ源》はタップ状態である
    かつ 《森》はタップ状態である
    もし その能力が解決される
    ならば アンジーは4/4のクリーチャー・トークンを1体コントロールしている

  @id:parts.clone @clause:object.enters_as_copy @clause:object.types @from:2018-04-27 @must
  シナリオ: エンチャントとプレインズウォーカーの中で《Clone》は何もコピーせず、死亡する
    前提 エドワードは《Bad Moon》をコントロールしている
    かつ ロナルドは《Chandra, Pyrogenius》をコントロールしている
    もし アンジーが《Clone》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《Clone》がある

  @id:parts.kirin @clause:combat.block @clause:team.wins_and_loses @from:2022-02-18 @must
  シナリオ: 《Cloudsteel Kirin》は飛行を持ち、クリーチャーに付いても対戦相手の敗北も自チームの勝利も妨げない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは2点である
    かつ アンジーは《Cloudsteel Kirin》をコントロールしている
    かつ バリーは《Cloudsteel Kirin》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《マナ源》を5枚コントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーが《灰色熊》を対象としてアンジーの《Cloudsteel Kirin》の1つ目の能力を起動する
    かつ その能力が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ バリーがバリーの《Cloudsteel Kirin》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《丘巨人》でバリーの《Cloudsteel Kirin》をブロックできない
    しかし エドワードはどのクリーチャーでもブロックしないことができる
    もし バリーがエドワードを対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームはゲームに勝利する

  @id:parts.kirin.wins @situation:parts.kirin @clause:team.win_effect @clause:equipment.reconfigure @from:2022-02-18 @must
  シナリオ: 《Cloudsteel Kirin》が付いたクリーチャーを持つ者は効果で勝てる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは50点である
    かつ アンジーは《忍耐の試練》をコントロールしている
    かつ アンジーは《Cloudsteel Kirin》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《マナ源》を5枚コントロールしている
    もし アンジーが《灰色熊》を対象として《Cloudsteel Kirin》の1つ目の能力を起動する
    かつ その能力が解決される
    かつ アンジーのチームのアップキープ・ステップが始まる
    かつ 《忍耐の試練》の誘発型能力が解決される
    ならば アンジーのチームはゲームに勝利する

  @id:parts.breach @clause:object.types @from:2018-04-27 @must
  シナリオ: 《Coastal Breach》は土地でないものを戻し、土地は残す
    前提 エドワードは《山》をコントロールしている
    かつ エドワードは《Bad Moon》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    もし アンジーが《Coastal Breach》を唱える
    かつ その呪文が解決される
    ならば エドワードは《山》をコントロールしている
    かつ エドワードの手札に《Bad Moon》がある
    かつ バリーの手札に《丘巨人》がある

  @id:parts.portal @clause:trigger.step @clause:effect.vote @clause:object.you @from:2018-04-27 @must
  シナリオ: 《Coercive Portal》はコントローラーのアップキープだけで問い、敬意はそのプレイヤーに引かせ、チームメイトには引かせない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Coercive Portal》をコントロールしている
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば スタックは空である
    もし アンジーのチームのアップキープ・ステップが始まる
    かつ アンジーが敬意に投票する
    かつ バリーが敬意に投票する
    かつ エドワードが敬意に投票する
    かつ ロナルドが敬意に投票する
    かつ 《Coercive Portal》の誘発型能力が解決される
    ならば アンジーの手札は1枚である
    かつ バリーの手札にカードはない

  @id:parts.wave @clause:combat.cant_block @clause:layers.open @clause:step.cleanup @from:2018-04-27 @must
  シナリオ: 《Cosmotronic Wave》の後では、あとでクリーチャーになったものもブロックできず、次の戦闘ではすべてがブロックできる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《丘巨人》をコントロールしている
    かつ バリーは《War Mammoth》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ エドワードは《Still Life》をコントロールしている
    かつ エドワードは《マナ源》を2枚コントロールしている
    かつ エドワードは《大気の精霊》をコントロールしている
    もし アンジーが《Cosmotronic Wave》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《Still Life》の能力を起動する
    かつ その能力が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ バリーが《War Mammoth》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《大気の精霊》で《War Mammoth》をブロックできない
    かつ エドワードは《Still Life》で《War Mammoth》をブロックできない
    しかし エドワードはどのクリーチャーでもブロックしないことができる
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《丘巨人》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《大気の精霊》で《丘巨人》をブロックできる

  @id:parts.verbosity @clause:trigger.is_attacked @clause:object.you @clause:team.opponents @from:2018-04-27 @must
  シナリオ: 攻撃されたプレイヤーを呪った者は自ら攻撃しても1枚だけ引き、攻撃したチームメイトも攻撃しない対戦相手も引かない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《丘巨人》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ エドワードは《Wind Drake》をコントロールしている
    かつ ロナルドは《War Mammoth》をコントロールしている
    もし アンジーがエドワードを対象として《Curse of Verbosity》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《丘巨人》でエドワードを攻撃する
    かつ バリーが《灰色熊》でエドワードを攻撃する
    かつ 《Curse of Verbosity》の誘発型能力が解決される
    ならば アンジーの手札は1枚である
    かつ バリーの手札にカードはない
    かつ エドワードの手札にカードはない
    かつ ロナルドの手札にカードはない

  @id:parts.cut @clause:target.choose @clause:damage.source @from:2018-04-27 @must
  シナリオ: 《Cut》は4点だけを与え、《Fling》と《Firebolt》はクリーチャーを倒す
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードは《Killer Whale》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ ロナルドは《大気の精霊》をコントロールしている
    かつ アンジーは《Obsianus Golem》をコントロールしている
    もし アンジーが《Killer Whale》を対象として《Cut // Ribbons》を唱える
    かつ その呪文が解決される
    ならば エドワードは《Killer Whale》をコントロールしている
    もし アンジーが《灰色熊》を対象として《Firebolt》を唱える
    かつ その呪文が解決される
    ならば エドワードの墓地に《灰色熊》がある
    もし アンジーが《大気の精霊》を対象として《Fling》を唱える
    かつ その呪文が解決される
    ならば ロナルドの墓地に《大気の精霊》がある
    もし アンジーが《Killer Whale》を対象として《Firebolt》を唱える
    かつ その呪文が解決される
    ならば エドワードの墓地に《Killer Whale》がある

  @id:parts.disarm @clause:equipment.unattach @clause:aura.enchant @from:2018-04-27 @must
  シナリオ: 《Disarm》は装備品を外し、オーラは残す
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《Bonesplitter》をコントロールしている
    かつ アンジーは《マナ源》をコントロールしている
    もし バリーが《丘巨人》を対象として《Unholy Strength》を唱える
    かつ その呪文が解決される
    かつ アンジーが《丘巨人》を対象として《Bonesplitter》の能力を起動する
    かつ その能力が解決される
    ならば 《丘巨人》は7/4である
    もし バリーが《丘巨人》を対象として《Disarm》を唱える
    かつ その呪文が解決される
    ならば 《丘巨人》は5/4である
    かつ バリーは《Unholy Strength》をコントロールしている

  @id:parts.confidant @clause:trigger.step @clause:object.you @from:2018-04-27 @must
  シナリオ: 《Dark Confidant》は対戦相手のアップキープには何もしない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Dark Confidant》をコントロールしている
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば スタックは空である

  @id:parts.darkest @clause:protection.target @clause:object.recoloured @from:2018-04-27 @must
  シナリオ: 《Darkest Hour》の下ではクリーチャーは黒だがエンチャントは黒でない、プロテクション（黒）にとって
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ バリーは《Darkest Hour》をコントロールしている
    かつ アンジーは《Goblin Bombardment》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ エドワードは《White Knight》をコントロールしている
    もし アンジーが《Goblin Bombardment》の能力を起動する
    かつ アンジーが対象として《White Knight》を選ぶ
    かつ その能力が解決される
    かつ バリーが《White Knight》を対象として《Gut Shot》を唱える
    かつ その呪文が解決される
    ならば エドワードの墓地に《White Knight》がある

  @id:parts.daughter @clause:replacement.redirect @clause:step.cleanup @from:2018-04-27 @must
  シナリオ: 《Daughter of Autumn》が引き受けるはずだったものも、2体のクリーチャーの強さも、ターンとともに終わる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Daughter of Autumn》をコントロールしている
    かつ アンジーは《マナ源》をコントロールしている
    かつ バリーは《Youthful Knight》をコントロールしている
    かつ バリーは《White Knight》をコントロールしている
    もし アンジーが《White Knight》を対象として《Daughter of Autumn》の能力を起動する
    かつ その能力が解決される
    かつ バリーが《White Knight》と《Youthful Knight》を対象として《Dauntless Onslaught》を唱える
    かつ その呪文が解決される
    ならば 《White Knight》は4/4である
    かつ 《Youthful Knight》は4/3である
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    ならば 《White Knight》は2/2である
    かつ 《Youthful Knight》は2/1である
    もし エドワードが《White Knight》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば バリーの墓地に《White Knight》がある

  @id:parts.bolas @clause:object.you @from:2018-04-27 @must
  シナリオ: 《Disciple of Bolas》と《Grip of the Roil》はコントローラーに引かせ、チームメイトには引かせない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《灰色熊》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーが《Disciple of Bolas》を唱える
    かつ その呪文が解決される
    かつ 《Disciple of Bolas》の誘発型能力が解決される
    ならば アンジーの手札は3枚である
    かつ バリーの手札にカードはない
    もし アンジーが《丘巨人》を対象として《Grip of the Roil》を唱える
    かつ その呪文が解決される
    ならば アンジーの手札は3枚である
    かつ バリーの手札にカードはない

  @id:parts.dualcaster @clause:spell.copy @clause:target.choose @from:2018-04-27 @must
  シナリオ: 《Dualcaster Mage》はインスタントをコピーし、その下のクリーチャー呪文はコピーしない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    もし アンジーが《灰色熊》を唱える
    かつ アンジーが《Reach Through Mists》を唱える
    かつ バリーが《Dualcaster Mage》を唱える
    かつ その呪文が解決される
    かつ 《Dualcaster Mage》の誘発型能力が解決される
    かつ その呪文が解決される
    ならば バリーの手札は1枚である

  @id:parts.tracer @clause:target.choose @clause:object.types @from:2018-04-27 @must
  シナリオ: 唯一のクリーチャーである《Echo Tracer》は自らを戻し、エンチャントは戻さない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《マナ源》を6枚コントロールしている
    かつ エドワードは《Bad Moon》をコントロールしている
    もし アンジーが《Echo Tracer》を裏向きで唱える
    かつ その呪文が解決される
    かつ アンジーが《Echo Tracer》を表向きにする
    かつ 《Echo Tracer》の誘発型能力が解決される
    ならば アンジーの手札に《Echo Tracer》がある
    かつ エドワードは《Bad Moon》をコントロールしている

  @id:parts.piper @clause:effect.onto_battlefield @clause:object.types @from:2018-04-27 @must
  シナリオ: 《Elvish Piper》は手札から土地を呼ばない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Elvish Piper》をコントロールしている
    かつ アンジーは《マナ源》をコントロールしている
    かつ アンジーの手札に《山》がある
    もし アンジーが《Elvish Piper》の能力を起動する
    かつ その能力が解決される
    ならば アンジーの手札に《山》がある
    かつ アンジーは《山》をコントロールしていない

  @id:parts.entomb @clause:effect.search @from:2018-04-27 @must
  シナリオ: 《Entomb》は唱えた者のライブラリーのどのカードでも墓地に置く
    前提 アンジーのライブラリーに《森》がある
    かつ アンジーのライブラリーは10枚である
    もし アンジーが《Entomb》を唱える
    かつ その呪文が解決される
    かつ アンジーがライブラリーから《森》を見つける
    ならば アンジーの墓地に《森》がある
    かつ アンジーのライブラリーは9枚である

  @id:parts.brood @clause:effect.regenerate @clause:step.cleanup @from:2018-04-27 @must
  シナリオ: 《Furnace Brood》が再生を妨げたものは次のターンには再生する
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Furnace Brood》をコントロールしている
    かつ アンジーは《マナ源》をコントロールしている
    かつ エドワードは《Cudgel Troll》をコントロールしている
    かつ エドワードは《マナ源》を5枚コントロールしている
    もし アンジーが《Cudgel Troll》を対象として《Furnace Brood》の能力を起動する
    かつ その能力が解決される
    かつ エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ エドワードが《Cudgel Troll》の能力を起動する
    かつ その能力が解決される
    かつ エドワードが《審判の日》を唱える
    かつ その呪文が解決される
    ならば エドワードは《Cudgel Troll》をコントロールしている

  @id:parts.glorybringer @clause:combat.exert @clause:target.choose @from:2018-04-27 @must
  シナリオ: 《Glorybringer》はすぐに地上の者を越えて攻撃し、4点のダメージは対戦相手の唯一のドラゴンでないクリーチャーに向かう
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードは《Killer Whale》をコントロールしている
    かつ エドワードは《Bad Moon》をコントロールしている
    かつ ロナルドは《Furnace Whelp》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    もし アンジーが《Glorybringer》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Glorybringer》でエドワードを攻撃する
    かつ アンジーがその能力で行ってもよいことを行う
    かつ 《Glorybringer》の誘発型能力が解決される
    ならば エドワードは《Killer Whale》をコントロールしている
    もし アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《Killer Whale》で《Glorybringer》をブロックできない
    しかし ロナルドは《Furnace Whelp》で《Glorybringer》をブロックできる

  @id:parts.guide @clause:combat.attack @from:2018-04-27 @must
  シナリオ: 《Goblin Guide》は出てすぐに攻撃する
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのライブラリーの一番上に《灰色熊》がある
    もし アンジーが《Goblin Guide》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーは《Goblin Guide》でエドワードを攻撃できる

  @id:parts.rabblemaster @clause:combat.attack_required @clause:object.you @from:2018-04-27 @must
  シナリオ: 《Goblin Rabblemaster》はコントローラーの他のゴブリンを攻撃させ、自身も他のクリーチャーもチームメイトや対戦相手のゴブリンも攻撃させない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Goblin Rabblemaster》をコントロールしている
    かつ アンジーは《Goblin Piker》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ バリーは《Hulking Goblin》をコントロールしている
    もし アンジーのチームの戦闘開始ステップが始まる
    かつ バリーが《Goblin Rabblemaster》を対象として《Stifle》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーはどのクリーチャーでも攻撃しないことはできない
    しかし アンジーは《Goblin Piker》でエドワードを攻撃できる

  @id:parts.rabblemaster.others @situation:parts.rabblemaster @clause:combat.attack_required @clause:team.opponents @from:2018-04-27 @must
  シナリオ: 対戦相手のターンに彼らのゴブリンは攻撃しなくてよい
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Goblin Rabblemaster》をコントロールしている
    かつ エドワードは《Goblin Piker》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    ならば エドワードはどのクリーチャーでも攻撃しないことができる

  @id:parts.rabblemaster.counts @situation:parts.rabblemaster @clause:combat.attacks @clause:step.cleanup @from:2018-04-27 @must
  シナリオ: 《Goblin Rabblemaster》は攻撃している他のゴブリンをチームメイトのものも数え、攻撃していないものや他のクリーチャーは数えず、このターンだけ続く
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Goblin Rabblemaster》をコントロールしている
    かつ アンジーは《Goblin Piker》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ バリーは《Boggart Brute》をコントロールしている
    かつ バリーは《Hulking Goblin》をコントロールしている
    かつ バリーは《Goblin Fireslinger》をコントロールしている
    かつ 《Goblin Fireslinger》はタップ状態である
    もし アンジーのチームの戦闘開始ステップが始まる
    かつ バリーが《Goblin Rabblemaster》を対象として《Stifle》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Goblin Rabblemaster》と《Goblin Piker》と《丘巨人》でエドワードを攻撃する
    かつ バリーが《Boggart Brute》でエドワードを攻撃する
    かつ 《Goblin Rabblemaster》の誘発型能力が解決される
    ならば 《Goblin Rabblemaster》は4/2である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《Goblin Rabblemaster》は2/2である

  @id:parts.rabblemaster.haste @situation:parts.rabblemaster @clause:combat.attack_required @clause:combat.attack @from:2018-04-27 @must
  シナリオ: それがもたらすゴブリンはすぐに攻撃でき、それゆえ攻撃しなければならない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Goblin Rabblemaster》をコントロールしている
    もし アンジーのチームの戦闘開始ステップが始まる
    かつ バリーが《Goblin Rabblemaster》を対象として《Stifle》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーはどのクリーチャーでも攻撃しないことができる
    もし アンジーのチームの戦闘開始ステップが始まる
    かつ 《Goblin Rabblemaster》の誘発型能力が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーはどのクリーチャーでも攻撃しないことはできない

  @id:parts.rabblemaster.red @situation:parts.rabblemaster @clause:object.colour @clause:combat.prohibition @from:2018-04-27 @must
  シナリオ: そのゴブリンは赤であり、赤のクリーチャーがどちらの対戦相手も攻撃できなければ攻撃しない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Goblin Rabblemaster》をコントロールしている
    かつ エドワードは《テフェリーの濠》をコントロールしている
    かつ ロナルドは《テフェリーの濠》をコントロールしている
    かつ エドワードの《テフェリーの濠》で選ばれた色は赤である
    かつ ロナルドの《テフェリーの濠》で選ばれた色は赤である
    もし アンジーのチームの戦闘開始ステップが始まる
    かつ 《Goblin Rabblemaster》の誘発型能力が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーはどのクリーチャーでも攻撃しないことができる

  @id:parts.grasp @clause:target.for_each @clause:object.types @from:2018-04-27 @must
  シナリオ: 対戦相手に土地しかなければ《Grasp of Fate》は何も見つけず、チームメイトのパーマネントも見つけない
    前提 エドワードは《山》をコントロールしている
    かつ ロナルドは《島》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    もし アンジーが《Grasp of Fate》を唱える
    かつ その呪文が解決される
    かつ 《Grasp of Fate》の誘発型能力が解決される
    ならば エドワードは《山》をコントロールしている
    かつ ロナルドは《島》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている

  @id:parts.heartbeat @clause:mana.triggered @clause:object.types @from:2018-04-27 @must
  シナリオ: マナのためにタップされたクリーチャーは《Heartbeat of Spring》にとって土地ではない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Heartbeat of Spring》をコントロールしている
    かつ アンジーは《極楽鳥》をコントロールしている
    もし アンジーが《極楽鳥》の能力を起動する
    かつ アンジーが色として緑を選ぶ
    ならば アンジーは使われていないマナを1点持っている
