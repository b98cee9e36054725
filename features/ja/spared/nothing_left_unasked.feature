# language: ja
機能: 問われずに残るものはない
  > まだどの状況も示していない条件、色、コスト、ターンの終わり。そのどれかが誤っていれば何が変わるのか？

  @id:parts.afterwards @clause:layers.lasting @clause:object.you @clause:cost.resources @clause:step.cleanup @from:2018-04-27 @must
  シナリオ: マナを払ってターンの間大きくなるのはコントローラーのクリーチャーであり、後からクリーチャーになるものではない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Still Life》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《Selesnya Guildmage》をコントロールしている
    かつ アンジーは《Purphoros, God of the Forge》をコントロールしている
    かつ アンジーは《Kamahl, Fist of Krosa》をコントロールしている
    かつ アンジーは《マナ源》を14枚コントロールしている
    かつ バリーは《Wind Drake》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    ならば アンジーは《Selesnya Guildmage》の2つ目の能力を起動できる
    もし その能力が解決される
    ならば アンジーは《Purphoros, God of the Forge》の能力を起動できる
    もし その能力が解決される
    ならば アンジーは《Kamahl, Fist of Krosa》の2つ目の能力を起動できる
    もし その能力が解決される
    かつ アンジーが《Still Life》の能力を起動する
    かつ その能力が解決される
    ならば 《灰色熊》は7/6である
    かつ 《Still Life》は4/3である
    かつ 《Wind Drake》は2/2である
    かつ 《丘巨人》は3/3である
    かつ アンジーは《Purphoros, God of the Forge》の能力を起動できない
    かつ アンジーは《Kamahl, Fist of Krosa》の2つ目の能力を起動できない
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《灰色熊》は2/2である

  @id:parts.afterwards.bushwhackers @situation:parts.afterwards @clause:layers.lasting @clause:spell.kicker @clause:spell.surge @from:2018-04-27 @must
  シナリオ: 2体の《Bushwhacker》と《Toxic Deluge》は、解決時にクリーチャーであるものに及ぶ
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ アンジーは《Still Life》をコントロールしている
    かつ アンジーは《Obsianus Golem》をコントロールしている
    かつ アンジーは《マナ源》を12枚コントロールしている
    もし アンジーがキッカー・コストを支払って《Goblin Bushwhacker》を唱える
    かつ その呪文が解決される
    かつ 《Goblin Bushwhacker》の誘発型能力が解決される
    かつ アンジーが《Reckless Bushwhacker》を怒濤コストで唱える
    かつ その呪文が解決される
    かつ 《Reckless Bushwhacker》の誘発型能力が解決される
    かつ アンジーが《Toxic Deluge》をX = 1として唱える
    かつ その呪文が解決される
    かつ アンジーが《Still Life》の能力を起動する
    かつ その能力が解決される
    ならば 《Obsianus Golem》は5/5である
    かつ 《Still Life》は4/3である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《Obsianus Golem》は4/6である

  @id:parts.kamahl @clause:target.choose @clause:object.keeps_types @clause:step.cleanup @from:2018-04-27 @must
  シナリオ: カマールがクリーチャーにするのは土地だけで、それは土地のままであり、ターン終了時まで続く
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Kamahl, Fist of Krosa》をコントロールしている
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ エドワードは《山》をコントロールしている
    かつ エドワードは《Bad Moon》をコントロールしている
    ならば アンジーは《Bad Moon》を対象として《Kamahl, Fist of Krosa》の1つ目の能力を起動できない
    しかし アンジーは《山》を対象として《Kamahl, Fist of Krosa》の1つ目の能力を起動できる
    もし その能力が解決される
    ならば 《山》は1/1である
    かつ アンジーは《山》を対象として《Kamahl, Fist of Krosa》の1つ目の能力を起動できる
    もし その能力が解決される
    ならば エドワードはクリーチャーを1体コントロールしている
    かつ アンジーは《山》を対象として《Kamahl, Fist of Krosa》の1つ目の能力を起動できない
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば エドワードはクリーチャーを1体もコントロールしていない

  @id:parts.kamahl.tramples @situation:parts.kamahl @clause:combat.trample @clause:object.you @from:2018-04-27 @must
  シナリオ: マナ5点でカマールのコントローラーのクリーチャーはトランプルを持ち、チームメイトのものは持たない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Kamahl, Fist of Krosa》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《マナ源》を5枚コントロールしている
    かつ バリーは《Obsianus Golem》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ ロナルドは《Soul Warden》をコントロールしている
    もし アンジーが《Kamahl, Fist of Krosa》の2つ目の能力を起動する
    かつ その能力が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《丘巨人》でエドワードを攻撃する
    かつ バリーが《Obsianus Golem》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《灰色熊》で《丘巨人》をブロックする
    かつ ロナルドが《Soul Warden》で《Obsianus Golem》をブロックする
    かつ アンジーのチームがダメージを《灰色熊》に2点、エドワードに4点割り振る
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは16点である

  @id:parts.purphoros @clause:object.devotion @clause:trigger.enters @clause:effect.indestructible @from:2018-04-27 @must
  シナリオ: 赤シンボルが5つなら《Purphoros》は出るときクリーチャーで、自身では誰も傷つけず、次のクリーチャーで対戦相手だけを傷つけ、アーティファクトでは傷つけない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Furnace Whelp》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《Goblin Piker》をコントロールしている
    もし アンジーが《Purphoros, God of the Forge》を唱える
    かつ その呪文が解決される
    ならば スタックは空である
    かつ 《Purphoros, God of the Forge》は6/5である
    もし アンジーが《Fountain of Youth》を唱える
    かつ その呪文が解決される
    ならば スタックは空である
    もし アンジーが《灰色熊》を唱える
    かつ その呪文が解決される
    かつ 《Purphoros, God of the Forge》の誘発型能力が解決される
    ならば エドワードのチームのライフは16点である
    かつ アンジーのチームのライフは20点である
    もし バリーが《Purphoros, God of the Forge》を対象として《帰化》を唱える
    かつ その呪文が解決される
    ならば アンジーは《Purphoros, God of the Forge》をコントロールしている

  @id:parts.inniaz @clause:combat.attack @clause:cost.resources @clause:step.cleanup @from:2018-04-27 @must
  シナリオ: マナ3点でイニアスは飛行を持ち攻撃しているものをチームメイトのものも強化し、タップ状態で攻撃していない飛行クリーチャーや地上の攻撃クリーチャーは強化しない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Inniaz, the Gale Force》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《大気の精霊》をコントロールしている
    かつ 《大気の精霊》はタップ状態である
    かつ アンジーは《マナ源》を3枚コントロールしている
    かつ バリーは《Wind Drake》をコントロールしている
    かつ エドワードは《Owlin Shieldmage》をコントロールしている
    かつ エドワードは《Furnace Whelp》をコントロールしている
    かつ エドワードは《Glorybringer》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Inniaz, the Gale Force》と《丘巨人》でエドワードを攻撃する
    かつ バリーが《Wind Drake》でエドワードを攻撃する
    ならば アンジーは《Inniaz, the Gale Force》の能力を起動できる
    もし その能力が解決される
    ならば 《Inniaz, the Gale Force》は5/5である
    かつ 《Wind Drake》は3/3である
    かつ 《丘巨人》は3/3である
    かつ 《大気の精霊》は4/4である
    かつ アンジーは《Inniaz, the Gale Force》の能力を起動できない
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《Wind Drake》は2/2である
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《Owlin Shieldmage》と《Furnace Whelp》と《Glorybringer》でアンジーを攻撃する
    かつ エドワードがその能力で行ってもよいことを行わない
    ならば スタックは空である

  @id:parts.jace @clause:effect.scry @clause:object.you @from:2018-04-27 @must
  シナリオ: ジェイスはカードを1枚見て、そのコントローラーだけに引かせる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Jace, Unraveler of Secrets》をコントロールしている
    かつ アンジーのライブラリーの一番上に《森》がある
    かつ アンジーのライブラリーの上から2枚目に《丘巨人》がある
    もし アンジーが《Jace, Unraveler of Secrets》の1つ目の能力を起動する
    かつ その能力が解決される
    かつ アンジーがカードをライブラリーの一番下に置かない
    ならば アンジーの手札に《森》がある
    かつ アンジーの手札は1枚である
    かつ バリーの手札にカードはない
    かつ エドワードの手札にカードはない
    かつ 《Jace, Unraveler of Secrets》には忠誠カウンターが6個置かれている

  @id:parts.jace.returns @situation:parts.jace @clause:target.choose @clause:object.types @from:2018-04-27 @must
  シナリオ: 忠誠度2で彼はクリーチャーだけを戻し、8で去る
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Jace, Unraveler of Secrets》をコントロールしている
    かつ バリーは《Jace, Unraveler of Secrets》をコントロールしている
    かつ バリーの《Jace, Unraveler of Secrets》には忠誠カウンターが8個置かれている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ エドワードは《Bad Moon》をコントロールしている
    ならば アンジーは《Bad Moon》を対象としてアンジーの《Jace, Unraveler of Secrets》の2つ目の能力を起動できない
    しかし アンジーは《丘巨人》を対象としてアンジーの《Jace, Unraveler of Secrets》の2つ目の能力を起動できる
    かつ アンジーの《Jace, Unraveler of Secrets》には忠誠カウンターが3個置かれている
    もし その能力が解決される
    ならば エドワードの手札に《丘巨人》がある
    もし バリーがバリーの《Jace, Unraveler of Secrets》の3つ目の能力を起動する
    かつ その能力が解決される
    ならば バリーの墓地に《Jace, Unraveler of Secrets》がある

  @id:parts.mettle @clause:planeswalker.damage @clause:object.types @from:2018-04-27 @must
  シナリオ: 《Path of Mettle》は出たときに1点を与え、警戒や二段攻撃を持つものにもプレインズウォーカーにも与えない
    前提 エドワードは《Hearthfire Hobgoblin》をコントロールしている
    かつ 《Hearthfire Hobgoblin》には-1/-1カウンターが1個置かれている
    かつ エドワードは《Arbiter of Knollridge》をコントロールしている
    かつ 《Arbiter of Knollridge》には-1/-1カウンターが4個置かれている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ ロナルドは《Soul Warden》をコントロールしている
    かつ ロナルドは《Chandra, Pyrogenius》をコントロールしている
    もし アンジーが《Path of Mettle》を唱える
    かつ その呪文が解決される
    かつ 《Path of Mettle》の誘発型能力が解決される
    ならば ロナルドの墓地に《Soul Warden》がある
    かつ エドワードは《Hearthfire Hobgoblin》をコントロールしている
    かつ エドワードは《Arbiter of Knollridge》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ 《Chandra, Pyrogenius》には忠誠カウンターが5個置かれている

  @id:parts.mettle.turned @situation:parts.mettle @clause:trigger.attacks_with @clause:cost.resources @clause:object.you @from:2018-04-27 @must
  シナリオ: 警戒と二段攻撃が《Path of Mettle》を裏返し、裏の土地は対戦相手だけを傷つけ、そのためにタップされ、マナ2点がかかる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Path of Mettle》をコントロールしている
    かつ アンジーは《Hearthfire Hobgoblin》をコントロールしている
    かつ アンジーは《Arbiter of Knollridge》をコントロールしている
    かつ アンジーは《マナ源》をコントロールしている
    かつ アンジーの手札に《山》がある
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Hearthfire Hobgoblin》と《Arbiter of Knollridge》でエドワードを攻撃する
    かつ 《Path of Mettle》の誘発型能力が解決される
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは11点である
    かつ アンジーは《Path of Mettle》の2つ目の能力を起動できない
    かつ アンジーは《Path of Mettle》の3つ目の能力を起動できない
    もし アンジーが土地として《山》をプレイする
    ならば アンジーは《Path of Mettle》の2つ目の能力を起動できる
    かつ 《Path of Mettle》はタップ状態である
    もし その能力が解決される
    ならば エドワードのチームのライフは7点である
    かつ アンジーのチームのライフは20点である

  @id:parts.mettle.others @situation:parts.mettle @clause:trigger.attacks_with @clause:mana.ability @from:2018-04-27 @must
  シナリオ: 先制攻撃を持つ対戦相手の2体は何も裏返さず、土地はマナ1点を与えてタップされる
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Path of Mettle》をコントロールしている
    かつ エドワードは《Youthful Knight》をコントロールしている
    かつ エドワードは《White Knight》をコントロールしている
    かつ アンジーは《Hearthfire Hobgoblin》をコントロールしている
    かつ アンジーは《Arbiter of Knollridge》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《Youthful Knight》と《White Knight》でアンジーを攻撃する
    ならば スタックは空である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Hearthfire Hobgoblin》と《Arbiter of Knollridge》でエドワードを攻撃する
    かつ 《Path of Mettle》の誘発型能力が解決される
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    かつ アンジーが《Path of Mettle》の1つ目の能力を起動する
    かつ アンジーが色として赤を選ぶ
    ならば アンジーは使われていないマナを1点持っている
    かつ 《Path of Mettle》はタップ状態である

  @id:parts.quicken @clause:spell.cast_when @clause:step.cleanup @clause:object.you @from:2018-04-27 @must
  シナリオ: 《Quicken》は唱えた者に引かせ、そのターンとともに終わる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーの手札に《Quicken》がある
    かつ アンジーの手札に《Divination》がある
    もし アンジーが《Quicken》を唱える
    かつ その呪文が解決される
    ならば アンジーの手札は2枚である
    かつ バリーの手札にカードはない
    かつ エドワードの手札にカードはない
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ エドワードのチームが優先権をパスする
    ならば アンジーは《Divination》を唱えられない
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば アンジーは《Divination》を唱えられる

  @id:parts.reins @clause:object.control @clause:object.types @from:2018-04-27 @must
  シナリオ: 《Reins of Power》は2人のプレイヤーのクリーチャーをアンタップして交換し、アーティファクトやチームメイトのものには及ばない
    前提 アンジーは《丘巨人》をコントロールしている
    かつ 《丘巨人》はタップ状態である
    かつ アンジーは《Copper Tablet》をコントロールしている
    かつ 《Copper Tablet》はタップ状態である
    かつ バリーは《灰色熊》をコントロールしている
    かつ 《灰色熊》はタップ状態である
    かつ エドワードは《Wind Drake》をコントロールしている
    かつ 《Wind Drake》はタップ状態である
    かつ エドワードは《Fountain of Youth》をコントロールしている
    かつ 《Fountain of Youth》はタップ状態である
    かつ ロナルドは《大気の精霊》をコントロールしている
    かつ 《大気の精霊》はタップ状態である
    もし アンジーがエドワードを対象として《Reins of Power》を唱える
    かつ その呪文が解決される
    ならば エドワードは《丘巨人》をコントロールしている
    かつ 《丘巨人》はアンタップ状態である
    かつ アンジーは《Wind Drake》をコントロールしている
    かつ 《Wind Drake》はアンタップ状態である
    かつ アンジーは《Copper Tablet》をコントロールしている
    かつ 《Copper Tablet》はタップ状態である
    かつ エドワードは《Fountain of Youth》をコントロールしている
    かつ 《Fountain of Youth》はタップ状態である
    かつ 《灰色熊》はタップ状態である
    かつ 《大気の精霊》はタップ状態である

  @id:parts.faith @clause:life.shared @clause:object.you @from:2018-04-27 @must
  シナリオ: 唱えられた《Renewed Faith》は6点のライフを与える
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    もし アンジーが《Renewed Faith》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは26点である
    かつ エドワードのチームのライフは20点である

  @id:parts.saheeli @clause:target.choose @clause:token.copy @from:2018-04-27 @must
  シナリオ: サヒーリはコントローラーの唯一のアーティファクトをコピーし、エンチャントやチームメイトのクリーチャーはコピーせず、アーティファクトだけを探す
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Saheeli Rai》をコントロールしている
    かつ アンジーは《Fountain of Youth》をコントロールしている
    かつ アンジーは《Bad Moon》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    かつ バリーは《Saheeli Rai》をコントロールしている
    かつ バリーの《Saheeli Rai》には忠誠カウンターが7個置かれている
    かつ バリーのライブラリーに《森》がある
    かつ バリーのライブラリーに《灰色熊》がある
    かつ バリーのライブラリーは10枚である
    もし アンジーがアンジーの《Saheeli Rai》の2つ目の能力を起動する
    かつ その能力が解決される
    ならば アンジーは《Fountain of Youth》を2枚コントロールしている
    もし バリーがバリーの《Saheeli Rai》の3つ目の能力を起動する
    かつ その能力が解決される
    ならば バリーのライブラリーは10枚である

  @id:parts.sorins @clause:object.colour @from:2018-04-27 @must
  シナリオ: どちらのソリンの吸血鬼も黒である
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは3点である
    かつ エドワードのチームのライフは2点である
    かつ ロナルドは《Bad Moon》をコントロールしている
    かつ アンジーは《Sorin, Lord of Innistrad》をコントロールしている
    かつ バリーは《Sorin, Grim Nemesis》をコントロールしている
    かつ 《Sorin, Grim Nemesis》には忠誠カウンターが9個置かれている
    もし アンジーが《Sorin, Lord of Innistrad》の1つ目の能力を起動する
    かつ その能力が解決される
    ならば 《Sorin, Lord of Innistrad》には忠誠カウンターが4個置かれている
    かつ アンジーは2/2のクリーチャー・トークンを1体コントロールしている
    もし バリーが《Sorin, Grim Nemesis》の3つ目の能力を起動する
    かつ その能力が解決される
    ならば バリーは2/2のクリーチャー・トークンを3体コントロールしている

  @id:parts.tactics @clause:target.up_to @clause:step.cleanup @from:2018-04-27 @must
  シナリオ: 《Tandem Tactics》、《Supernatural Stamina》、《Niveous Wisps》はターン終了時までクリーチャーを変える
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ バリーは《Crusade》をコントロールしている
    かつ バリーは《Wind Drake》をコントロールしている
    もし バリーが《灰色熊》と《丘巨人》を対象として《Tandem Tactics》を唱える
    かつ その呪文が解決される
    ならば 《灰色熊》は3/4である
    かつ 《丘巨人》は4/5である
    もし バリーが《灰色熊》を対象として《Supernatural Stamina》を唱える
    かつ その呪文が解決される
    ならば 《灰色熊》は5/4である
    もし アンジーが《Wind Drake》を対象として《Niveous Wisps》を唱える
    かつ その呪文が解決される
    ならば 《Wind Drake》は3/3である
    かつ アンジーの手札は1枚である
    かつ バリーの手札にカードはない
    かつ エドワードの手札にカードはない
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《灰色熊》は2/2である
    かつ 《丘巨人》は3/3である
    かつ 《Wind Drake》は2/2である

  @id:parts.enchantments @clause:target.choose @clause:target.each @clause:object.types @from:2018-04-27 @must
  シナリオ: これらはどれもエンチャントを対象にできず、2つの対象は別々のものである
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Wind Drake》をコントロールしている
    かつ アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーは《Vizkopa Guildmage》をコントロールしている
    かつ アンジーは《Nomads en-Kor》をコントロールしている
    かつ アンジーは《Vassal's Duty》をコントロールしている
    かつ アンジーは《Ajani's Welcome》をコントロールしている
    かつ アンジーは《Keldon Arsonist》をコントロールしている
    かつ アンジーは《Nin, the Pain Artist》をコントロールしている
    かつ アンジーは《Lich's Mastery》をコントロールしている
    かつ アンジーは《マナ源》を20枚コントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    ならば アンジーは《Ajani's Welcome》を対象として《Tandem Tactics》を唱えられない
    かつ アンジーは《丘巨人》と《Ajani's Welcome》を対象として《Tandem Tactics》を唱えられない
    かつ アンジーは《丘巨人》と《丘巨人》を対象として《Tandem Tactics》を唱えられない
    かつ アンジーは《Ajani's Welcome》を対象として《Waterwhirl》を唱えられない
    かつ アンジーは《丘巨人》と《Ajani's Welcome》を対象として《Waterwhirl》を唱えられない
    かつ アンジーは《丘巨人》と《丘巨人》を対象として《Waterwhirl》を唱えられない
    かつ アンジーは《Ajani's Welcome》と《丘巨人》を対象として《Switcheroo》を唱えられない
    かつ アンジーは《丘巨人》と《Ajani's Welcome》を対象として《Switcheroo》を唱えられない
    かつ アンジーは《丘巨人》と《丘巨人》を対象として《Switcheroo》を唱えられない
    かつ アンジーは《Ajani's Welcome》を対象として《Supernatural Stamina》を唱えられない
    かつ アンジーは《Ajani's Welcome》を対象として《Niveous Wisps》を唱えられない
    かつ アンジーは《Ajani's Welcome》を対象として《Path to Exile》を唱えられない
    かつ アンジーは《Ajani's Welcome》を対象として《Vizkopa Guildmage》の1つ目の能力を起動できない
    かつ アンジーは《Ajani's Welcome》を対象として《Nomads en-Kor》の能力を起動できない
    かつ アンジーは《Wind Drake》を対象として《Vassal's Duty》の能力を起動できない
    かつ アンジーは《Lich's Mastery》を対象として《Vassal's Duty》の能力を起動できない
    かつ アンジーは《Ajani's Welcome》を対象として《Keldon Arsonist》の能力を起動できない
    かつ アンジーは《Ajani's Welcome》を対象として《Nin, the Pain Artist》の能力をX = 1として起動できない
    しかし アンジーは《丘巨人》を対象として《Nin, the Pain Artist》の能力をX = 1として起動できる
    かつ 《Nin, the Pain Artist》はタップ状態である
    もし その能力が解決される
    ならば アンジーは《丘巨人》と《Wind Drake》を対象として《Switcheroo》を唱えられる

  @id:parts.no_mana @clause:cost.resources @from:2018-04-27 @must
  シナリオ: マナがなければこれらの能力は使えない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Vizkopa Guildmage》をコントロールしている
    かつ アンジーは《Servant of Tymaret》をコントロールしている
    かつ アンジーは《Vassal's Duty》をコントロールしている
    かつ アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーは《Krav, the Unredeemed》をコントロールしている
    かつ アンジーは《Zedruu the Greathearted》をコントロールしている
    かつ アンジーは《Keldon Arsonist》をコントロールしている
    かつ アンジーは《山》を2枚コントロールしている
    かつ 1枚目の《山》はタップ状態である
    かつ 2枚目の《山》はタップ状態である
    かつ アンジーの手札に《沼》がある
    かつ エドワードは《島》をコントロールしている
    ならば アンジーは《Isamaru, Hound of Konda》を対象として《Vizkopa Guildmage》の1つ目の能力を起動できない
    かつ アンジーは《Vizkopa Guildmage》の2つ目の能力を起動できない
    かつ アンジーは《Servant of Tymaret》の能力を起動できない
    かつ アンジーは《Isamaru, Hound of Konda》を対象として《Vassal's Duty》の能力を起動できない
    かつ アンジーはアンジーを対象として《Krav, the Unredeemed》の能力をX = 1として起動できない
    かつ アンジーは《島》を対象として《Keldon Arsonist》の能力を起動できない
    もし アンジーが土地として《沼》をプレイする
    ならば アンジーは《Isamaru, Hound of Konda》を対象として《Vassal's Duty》の能力を起動できる

  @id:parts.teferi @clause:target.choose @clause:target.up_to @from:2018-04-27 @must
  シナリオ: テフェリーはアーティファクトやエンチャントを戻し、土地は戻さない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Teferi, Time Raveler》をコントロールしている
    かつ バリーは《Teferi, Time Raveler》をコントロールしている
    かつ エドワードは《Copper Tablet》をコントロールしている
    かつ エドワードは《Bad Moon》をコントロールしている
    かつ エドワードは《山》をコントロールしている
    ならば アンジーは《山》を対象としてアンジーの《Teferi, Time Raveler》の2つ目の能力を起動できない
    しかし アンジーは《Copper Tablet》を対象としてアンジーの《Teferi, Time Raveler》の2つ目の能力を起動できる
    かつ アンジーの《Teferi, Time Raveler》には忠誠カウンターが1個置かれている
    もし その能力が解決される
    ならば エドワードの手札に《Copper Tablet》がある
    かつ バリーは《Bad Moon》を対象としてバリーの《Teferi, Time Raveler》の2つ目の能力を起動できる
    もし その能力が解決される
    ならば エドワードの手札に《Bad Moon》がある

  @id:parts.village @clause:object.enters_tapped @clause:object.keeps_types @clause:object.colour @from:2018-04-27 @must
  シナリオ: 《Treetop Village》はタップ状態で出る。マナ2点で緑のクリーチャーになっても土地のままで、マナを出すとタップされる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Wilt-Leaf Liege》をコントロールしている
    かつ アンジーは《Kamahl, Fist of Krosa》をコントロールしている
    かつ アンジーは《マナ源》を3枚コントロールしている
    かつ アンジーの手札に《Treetop Village》がある
    もし アンジーが土地として《Treetop Village》をプレイする
    ならば 《Treetop Village》はタップ状態である
    もし アンジーが《Treetop Village》の2つ目の能力を起動する
    かつ その能力が解決される
    ならば 《Treetop Village》は4/4である
    かつ アンジーは《Treetop Village》を対象として《Kamahl, Fist of Krosa》の1つ目の能力を起動できる
    かつ アンジーは《Treetop Village》の2つ目の能力を起動できない
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ アンジーが《Treetop Village》の1つ目の能力を起動する
    ならば 《Treetop Village》はタップ状態である
    かつ アンジーは使われていないマナを1点持っている

  @id:parts.conviction @clause:damage.lifelink @clause:combat.first_strike @clause:object.you @from:2018-04-27 @must
  シナリオ: 《True Conviction》はコントローラーのクリーチャーに2回攻撃させライフをもたらし、隣のエンチャントやチームメイトや対戦相手のクリーチャーには及ばない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《True Conviction》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《Goblin Bombardment》をコントロールしている
    かつ バリーは《Wind Drake》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《灰色熊》でエドワードを攻撃する
    かつ バリーが《Wind Drake》でエドワードを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは14点である
    かつ アンジーのチームのライフは24点である
    もし アンジーが《Goblin Bombardment》の能力を起動する
    かつ アンジーが対象としてエドワードを選ぶ
    かつ その能力が解決される
    ならば エドワードのチームのライフは13点である
    かつ アンジーのチームのライフは24点である
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《丘巨人》でバリーを攻撃する
    かつ エドワードのチームの戦闘後メイン・フェイズが始まる
    ならば アンジーのチームのライフは21点である
    かつ エドワードのチームのライフは13点である

  @id:parts.vizkopa @clause:damage.lifelink @clause:step.cleanup @from:2018-04-27 @must
  シナリオ: 《Vizkopa Guildmage》がライフをもたらさせたものは、このターンだけもたらす
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ アンジーは《Vizkopa Guildmage》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《マナ源》を3枚コントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ バリーは《Awakening》をコントロールしている
    もし アンジーが《灰色熊》を対象として《Vizkopa Guildmage》の1つ目の能力を起動する
    かつ その能力が解決される
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

  @id:parts.kiki @clause:target.choose @clause:token.copy @clause:object.you @from:2018-04-27 @must
  シナリオ: 出たばかりのキキジキは、コントローラーの唯一の伝説でないクリーチャーをコピーする
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーは《Bad Moon》をコントロールしている
    かつ バリーは《Wind Drake》をコントロールしている
    もし アンジーが《Kiki-Jiki, Mirror Breaker》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Kiki-Jiki, Mirror Breaker》の能力を起動する
    かつ その能力が解決される
    ならば アンジーは《丘巨人》を2枚コントロールしている

  @id:parts.other_sides @clause:object.two_faces @clause:object.enters_tapped @clause:mana.ability @from:2018-04-27 @must
  シナリオ: 《Kazandu Mammoth》と《Zof Consumption》の裏の土地はタップ状態で出て、次のターンにマナを与える。表はターン終了時まで大きくなる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Kazandu Mammoth》をコントロールしている
    かつ アンジーの手札に《Zof Consumption》がある
    かつ バリーの手札に《Kazandu Mammoth》がある
    もし アンジーが土地として《Zof Consumption》の第2面をプレイする
    かつ 《Kazandu Mammoth》の誘発型能力が解決される
    かつ バリーが土地としてバリーの《Kazandu Mammoth》の第2面をプレイする
    ならば アンジーの《Kazandu Mammoth》は5/5である
    かつ バリーの《Kazandu Mammoth》はタップ状態である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば アンジーの《Kazandu Mammoth》は3/3である
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ アンジーが《Zof Consumption》の能力を起動する
    かつ バリーがバリーの《Kazandu Mammoth》の能力を起動する
    ならば アンジーは使われていないマナを1点持っている
    かつ 《Zof Consumption》はタップ状態である
    かつ バリーは使われていないマナを1点持っている
    かつ バリーの《Kazandu Mammoth》はタップ状態である

  @id:parts.nomads @clause:replacement.redirect @clause:step.cleanup @from:2018-04-27 @must
  シナリオ: 《Nomads en-Kor》と《Vassal's Duty》がそらすはずだったものは、次のターンには与えられる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ アンジーは《Nomads en-Kor》をコントロールしている
    かつ アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーは《Vassal's Duty》をコントロールしている
    かつ アンジーは《マナ源》をコントロールしている
    もし アンジーが《Isamaru, Hound of Konda》を対象として《Nomads en-Kor》の能力を起動する
    かつ その能力が解決される
    かつ アンジーが《Isamaru, Hound of Konda》を対象として《Vassal's Duty》の能力を起動する
    かつ その能力が解決される
    かつ エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ エドワードが《Nomads en-Kor》を対象として《Gut Shot》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《Nomads en-Kor》がある
    もし エドワードが《Isamaru, Hound of Konda》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《Isamaru, Hound of Konda》がある
    かつ アンジーのチームのライフは20点である

  @id:parts.molten @clause:object.control @clause:combat.attack @clause:target.for_each @from:2018-04-27 @must
  シナリオ: 《Molten Primordial》とそれが奪ったものは、タップ状態だったとしてもすぐに攻撃する
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードは《丘巨人》をコントロールしている
    かつ 《丘巨人》はタップ状態である
    かつ ロナルドは《Bad Moon》をコントロールしている
    かつ バリーは《Wind Drake》をコントロールしている
    もし アンジーが《Molten Primordial》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《丘巨人》を選ぶ
    かつ 《Molten Primordial》の誘発型能力が解決される
    ならば 《丘巨人》はアンタップ状態である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーは《Molten Primordial》と《丘巨人》でエドワードを攻撃できる

  @id:parts.molten.nothing @situation:parts.molten @clause:target.for_each @clause:object.types @from:2018-04-27 @must
  シナリオ: 対戦相手に土地しかなければ、それも《Windgrace's Judgment》も何も見つけない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードは《山》をコントロールしている
    かつ ロナルドは《島》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    もし アンジーが《Molten Primordial》を唱える
    かつ その呪文が解決される
    かつ 《Molten Primordial》の誘発型能力が解決される
    ならば バリーは《丘巨人》をコントロールしている
    かつ エドワードは《山》をコントロールしている
    かつ アンジーは《山》を対象として《Windgrace's Judgment》を唱えられない
    しかし アンジーは《Windgrace's Judgment》を唱えられる

  @id:parts.tymaret @clause:effect.regenerate @clause:life.shared @from:2018-04-27 @must
  シナリオ: アンタップした《Servant of Tymaret》は対戦相手にライフを失わせ自チームには失わせず、マナ3点で再生する
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Servant of Tymaret》をコントロールしている
    かつ 《Servant of Tymaret》はタップ状態である
    かつ アンジーは《マナ源》を3枚コントロールしている
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば エドワードのチームのライフは18点である
    かつ アンジーのチームのライフは22点である
    もし アンジーが《Servant of Tymaret》の能力を起動する
    かつ その能力が解決される
    かつ バリーが《審判の日》を唱える
    かつ その呪文が解決される
    ならば アンジーは《Servant of Tymaret》をコントロールしている

  @id:parts.tokens @clause:object.colour @clause:object.types @from:2018-04-27 @must
  シナリオ: ゾンビは黒、兎と騎士は白であり、エンチャントはクリーチャーとして生け贄に捧げられない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ バリーは《Crusade》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《Bad Moon》をコントロールしている
    もし アンジーが《Syphon Flesh》を唱える
    かつ その呪文が解決される
    ならば エドワードの墓地に《丘巨人》がある
    かつ ロナルドは《Bad Moon》をコントロールしている
    かつ バリーは《Crusade》をコントロールしている
    かつ アンジーは3/3のクリーチャー・トークンを1体コントロールしている
    もし バリーが《Tempt with Bunnies》を唱える
    かつ その呪文が解決される
    かつ エドワードがその能力で行ってもよいことを行う
    かつ ロナルドがその能力で行ってもよいことを行わない
    ならば バリーは2/2のクリーチャー・トークンを2体コントロールしている
    かつ エドワードは2/2のクリーチャー・トークンを1体コントロールしている

  @id:parts.hunted @clause:object.colour @clause:combat.attack @clause:combat.block @from:2018-04-27 @must
  シナリオ: 《Hunted Dragon》は対戦相手に白の騎士を与え、すぐにその頭上を攻撃する
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ バリーは《Crusade》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ エドワードは《Wind Drake》をコントロールしている
    もし アンジーが《Hunted Dragon》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象としてロナルドを選ぶ
    かつ 《Hunted Dragon》の誘発型能力が解決される
    ならば ロナルドは3/3のクリーチャー・トークンを3体コントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Hunted Dragon》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《灰色熊》で《Hunted Dragon》をブロックできない
    しかし エドワードは《Wind Drake》で《Hunted Dragon》をブロックできる

  @id:parts.benalia @clause:saga.chapter @clause:object.colour @clause:step.cleanup @from:2018-04-27 @must
  シナリオ: 《History of Benalia》の騎士は白で、最終章は騎士だけを1ターン強化する
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《History of Benalia》をコントロールしている
    かつ 《History of Benalia》には伝承カウンターが1個置かれている
    かつ アンジーは《Youthful Knight》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ 《History of Benalia》の誘発型能力が解決される
    ならば アンジーは2/2のクリーチャー・トークンを1体コントロールしている
    もし アンジーが《Crusade》を唱える
    かつ その呪文が解決される
    ならば アンジーは3/3のクリーチャー・トークンを1体コントロールしている
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ 《History of Benalia》の誘発型能力が解決される
    ならば 《Youthful Knight》は5/3である
    かつ 《灰色熊》は2/2である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《Youthful Knight》は3/2である

  @id:parts.show @clause:effect.onto_battlefield @clause:object.types @from:2018-04-27 @must
  シナリオ: 《Show and Tell》はクリーチャーと同じくアーティファクト、エンチャント、土地も出させる
    前提 アンジーの手札に《Copper Tablet》がある
    かつ バリーの手札に《Bad Moon》がある
    かつ エドワードの手札に《山》がある
    かつ ロナルドの手札に《丘巨人》がある
    もし アンジーが《Show and Tell》を唱える
    かつ その呪文が解決される
    かつ アンジーが手札から《Copper Tablet》を戦場に出す
    かつ バリーが手札から《Bad Moon》を戦場に出す
    かつ エドワードが手札から《山》を戦場に出す
    かつ ロナルドが手札から《丘巨人》を戦場に出す
    ならば アンジーは《Copper Tablet》をコントロールしている
    かつ バリーは《Bad Moon》をコントロールしている
    かつ エドワードは《山》をコントロールしている
    かつ ロナルドは《丘巨人》をコントロールしている

  @id:parts.draws @clause:object.you @from:2018-04-27 @must
  シナリオ: これらを唱えた者が引き、チームメイトは引かない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ アンジーの手札に《森》がある
    かつ バリーの手札にカードはない
    もし アンジーが《Think Twice》を唱える
    かつ その呪文が解決される
    かつ アンジーが《森》を捨てる
    かつ アンジーが《Tormenting Voice》を唱える
    かつ その呪文が解決される
    かつ アンジーが《灰色熊》を生け贄に捧げる
    かつ アンジーが《Village Rites》を唱える
    かつ その呪文が解決される
    かつ アンジーが《丘巨人》を生け贄に捧げる
    かつ アンジーが《Momentous Fall》を唱える
    かつ その呪文が解決される
    ならば バリーの手札にカードはない
    かつ アンジーの手札は8枚である

  @id:parts.own_upkeep @clause:trigger.step @clause:team.opponents @from:2018-04-27 @must
  シナリオ: 《Rackling》と《Shapeshifter's Marrow》は対戦相手のアップキープを待ち、自分のアップキープは待たない
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Rackling》をコントロールしている
    かつ アンジーは《Shapeshifter's Marrow》をコントロールしている
    もし アンジーのチームのアップキープ・ステップが始まる
    ならば スタックは空である
    かつ アンジーは《Shapeshifter's Marrow》をコントロールしている

  @id:parts.menaced @clause:combat.block @from:2018-04-27 @must
  シナリオ: 飛行や威迫を持つものは地上の1体ではブロックされず、壁は攻撃しない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Owlin Shieldmage》をコントロールしている
    かつ アンジーは《Sengir Vampire》をコントロールしている
    かつ アンジーは《Wings of the Guard》をコントロールしている
    かつ バリーは《Loyal Subordinate》をコントロールしている
    かつ バリーは《Wall of Junk》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば バリーは《Wall of Junk》でエドワードを攻撃できない
    しかし アンジーは《Owlin Shieldmage》と《Sengir Vampire》と《Wings of the Guard》でエドワードを攻撃できる
    かつ バリーは《Loyal Subordinate》と《丘巨人》でエドワードを攻撃できる
    もし アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《灰色熊》で《Owlin Shieldmage》をブロックできない
    かつ エドワードは《灰色熊》で《Sengir Vampire》をブロックできない
    かつ エドワードは《灰色熊》で《Wings of the Guard》をブロックできない
    かつ エドワードは《灰色熊》で《Loyal Subordinate》をブロックできない
    しかし エドワードは《灰色熊》で《丘巨人》をブロックできる
