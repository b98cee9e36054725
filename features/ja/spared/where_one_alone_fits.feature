# language: ja
機能: 当てはまるものが1つだけのとき
  > 答えが1つしかない選択は選択ではない。ほとんど当てはまるものがすべて隣にあるとき、カードの言葉に当てはまるのは何か？

  @id:parts.ambush_commander @clause:target.choose @clause:cost.resources @clause:step.cleanup @from:2018-04-27 @must
  シナリオ: 《Ambush Commander》は唯一のエルフならマナ2点で自ら去り、大きくなるのはクリーチャーで、次のターンには元に戻る
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Ambush Commander》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《Bad Moon》をコントロールしている
    かつ アンジーは《マナ源》をコントロールしている
    かつ アンジーの手札に《沼》がある
    ならば アンジーは《丘巨人》を対象として《Ambush Commander》の能力を起動できない
    もし アンジーが土地として《沼》をプレイする
    ならば アンジーは《Bad Moon》を対象として《Ambush Commander》の能力を起動できない
    しかし アンジーは《丘巨人》を対象として《Ambush Commander》の能力を起動できる
    かつ アンジーの墓地に《Ambush Commander》がある
    もし その能力が解決される
    ならば 《丘巨人》は6/6である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《丘巨人》は3/3である

  @id:parts.anafenza @clause:target.choose @clause:object.you @from:2018-04-27 @must
  シナリオ: アナフェンザのカウンターは、アンタップ状態のもの、クリーチャーでないもの、チームメイトの攻撃クリーチャー、アナフェンザ自身の中から、コントローラーの他のタップ状態のクリーチャーを見つける
    前提 アンジーは《Anafenza, the Foremost》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ 《丘巨人》はタップ状態である
    かつ アンジーは《Wind Drake》をコントロールしている
    かつ アンジーは《山》をコントロールしている
    かつ 《山》はタップ状態である
    かつ バリーは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Anafenza, the Foremost》でエドワードを攻撃する
    かつ バリーが《灰色熊》でエドワードを攻撃する
    かつ 《Anafenza, the Foremost》の誘発型能力が解決される
    ならば 《丘巨人》は4/4である
    かつ 《Wind Drake》は2/2である

  @id:parts.angel_of_grace @clause:cost.resources @clause:ability.zone @from:2018-04-27 @must
  シナリオ: 《Angel of Grace》はマナ6点で墓地から追放され、5点では追放されない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは3点である
    かつ アンジーの墓地に《Angel of Grace》がある
    かつ アンジーは《平地》を5枚コントロールしている
    かつ アンジーの手札に《森》がある
    ならば アンジーは《Angel of Grace》の能力を起動できない
    もし アンジーが土地として《森》をプレイする
    ならば アンジーは《Angel of Grace》の能力を起動できる
    かつ アンジーは追放領域に《Angel of Grace》を所有している
    かつ 《森》はタップ状態である

  @id:parts.arahbo @clause:trigger.step @clause:combat.attacks @clause:combat.trample @clause:object.you @from:2018-04-27 @must
  シナリオ: アラーボはチームメイトの猫ではなくコントローラーの唯一の猫を見つけ、それだけにトランプルを与え、対戦相手の戦闘では働かず、ターンを越えて続かない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Arahbo, Roar of the World》をコントロールしている
    かつ アンジーは《Longtusk Cub》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《マナ源》を3枚コントロールしている
    かつ バリーは《Longtusk Cub》をコントロールしている
    かつ ロナルドは《丘巨人》をコントロールしている
    かつ エドワードのチームのライフは20点である
    もし アンジーのチームの戦闘開始ステップが始まる
    かつ 《Arahbo, Roar of the World》の誘発型能力が解決される
    ならば アンジーの《Longtusk Cub》は5/5である
    かつ バリーの《Longtusk Cub》は2/2である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Arahbo, Roar of the World》と《灰色熊》でエドワードを攻撃する
    かつ バリーがバリーの《Longtusk Cub》でエドワードを攻撃する
    ならば スタックは空である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば アンジーの《Longtusk Cub》は2/2である
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    ならば スタックは空である
    かつ アンジーの《Longtusk Cub》は2/2である

  @id:parts.arahbo.tramples @situation:parts.arahbo @clause:combat.trample @clause:effect.offer @clause:step.cleanup @from:2018-04-27 @must
  シナリオ: アラーボが倍にした猫はブロッカーを踏み越え、次のターンには元の大きさに戻る
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Arahbo, Roar of the World》をコントロールしている
    かつ アンジーは《Longtusk Cub》をコントロールしている
    かつ アンジーは《マナ源》を3枚コントロールしている
    かつ ロナルドは《丘巨人》をコントロールしている
    かつ ロナルドは《War Mammoth》をコントロールしている
    かつ エドワードのチームのライフは20点である
    もし アンジーのチームの戦闘開始ステップが始まる
    かつ 《Arahbo, Roar of the World》の誘発型能力が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Longtusk Cub》でエドワードを攻撃する
    かつ アンジーがその能力で行ってもよいことを行う
    かつ 《Arahbo, Roar of the World》の誘発型能力が解決される
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ ロナルドが《丘巨人》で《Longtusk Cub》をブロックする
    かつ アンジーのチームがダメージを《丘巨人》に3点、エドワードに7点割り振る
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは13点である
    かつ ロナルドの墓地に《丘巨人》がある
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    ならば 《Longtusk Cub》は2/2である
    もし ロナルドが《War Mammoth》でアンジーを攻撃する
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば 《Longtusk Cub》は5/5である

  @id:parts.austere @clause:spell.several_modes @clause:effect.destroy @from:2018-04-27 @must
  シナリオ: アーティファクトと大きなクリーチャーを選んだ《Austere Command》は、エンチャントも小さなクリーチャーもプレインズウォーカーも破壊しない
    前提 エドワードは《Copper Tablet》をコントロールしている
    かつ エドワードは《Bad Moon》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ ロナルドは《大気の精霊》をコントロールしている
    かつ ロナルドは《Chandra, Pyrogenius》をコントロールしている
    もし アンジーがモード1と4を選んで《Austere Command》を唱える
    かつ その呪文が解決される
    ならば エドワードの墓地に《Copper Tablet》がある
    かつ エドワードは《Bad Moon》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ ロナルドの墓地に《大気の精霊》がある
    かつ ロナルドは《Chandra, Pyrogenius》をコントロールしている

  @id:parts.assault @clause:object.two_faces @clause:object.colour @from:2018-04-27 @must
  シナリオ: 《Assault》は狙ったものを倒し、《Battery》の象は緑である
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Wilt-Leaf Liege》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    もし アンジーが《灰色熊》を対象として《Assault // Battery》を唱える
    かつ その呪文が解決される
    ならば エドワードの墓地に《灰色熊》がある
    もし バリーが《Assault // Battery》の第2面を唱える
    かつ その呪文が解決される
    ならば バリーは3/3のクリーチャー・トークンを1体コントロールしている
    もし アンジーが《Assault // Battery》の第2面を唱える
    かつ その呪文が解決される
    ならば アンジーは4/4のクリーチャー・トークンを1体コントロールしている

  @id:parts.beast_within @clause:object.colour @clause:effect.destroy @from:2018-04-27 @must
  シナリオ: 《Beast Within》が破壊したものの代わりに来るビーストは緑である
    前提 エドワードは《Wilt-Leaf Liege》をコントロールしている
    かつ エドワードは《Bad Moon》をコントロールしている
    もし アンジーが《Bad Moon》を対象として《Beast Within》を唱える
    かつ その呪文が解決される
    ならば エドワードは4/4のクリーチャー・トークンを1体コントロールしている

  @id:parts.binding @clause:saga.chapter @clause:target.choose @clause:object.you @from:2018-04-27 @must
  シナリオ: 《Binding the Old Gods》は対戦相手の土地でない唯一のパーマネントを見つけ、森以外のカードは見つけない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Bad Moon》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    かつ エドワードは《山》をコントロールしている
    かつ ロナルドは《Fountain of Youth》をコントロールしている
    かつ アンジーのライブラリーに《平地》がある
    かつ アンジーのライブラリーに《灰色熊》がある
    かつ アンジーのライブラリーは10枚である
    もし アンジーが《Binding the Old Gods》を唱える
    かつ その呪文が解決される
    かつ 《Binding the Old Gods》の誘発型能力が解決される
    ならば ロナルドの墓地に《Fountain of Youth》がある
    かつ エドワードは《山》をコントロールしている
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ 《Binding the Old Gods》の誘発型能力が解決される
    ならば アンジーは《平地》をコントロールしていない
    かつ アンジーは《灰色熊》をコントロールしていない

  @id:parts.binding.deathtouch @situation:parts.binding @clause:saga.chapter @clause:damage.deathtouch @clause:object.you @clause:step.cleanup @from:2018-04-27 @must
  シナリオ: 《Binding the Old Gods》の最終章はコントローラーのクリーチャーに接死を与え、隣のエンチャントや他のプレイヤーのクリーチャーには与えず、このターンの間だけ続く
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Binding the Old Gods》をコントロールしている
    かつ 《Binding the Old Gods》には伝承カウンターが2個置かれている
    かつ アンジーは《Goblin Bombardment》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《Shanodin Dryads》をコントロールしている
    かつ バリーは《Wind Drake》をコントロールしている
    かつ エドワードは《War Mammoth》をコントロールしている
    かつ エドワードは《大気の精霊》をコントロールしている
    かつ ロナルドは《Obsianus Golem》をコントロールしている
    かつ ロナルドは《丘巨人》をコントロールしている
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ 《Binding the Old Gods》の誘発型能力が解決される
    かつ アンジーが《Goblin Bombardment》の能力を起動する
    かつ アンジーが対象として《丘巨人》を選ぶ
    かつ アンジーが《Shanodin Dryads》を生け贄に捧げる
    かつ その能力が解決される
    ならば ロナルドは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《灰色熊》でエドワードを攻撃する
    かつ バリーが《Wind Drake》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ ロナルドが《Obsianus Golem》で《灰色熊》をブロックする
    かつ エドワードが《大気の精霊》で《Wind Drake》をブロックする
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば ロナルドの墓地に《Obsianus Golem》がある
    かつ エドワードは《大気の精霊》をコントロールしている

  @id:parts.binding.over @situation:parts.binding @clause:saga.chapter @clause:damage.deathtouch @clause:step.cleanup @from:2018-04-27 @must
  シナリオ: 対戦相手のターンにはその接死は終わっており、彼らの接死は一度もなかった
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Binding the Old Gods》をコントロールしている
    かつ 《Binding the Old Gods》には伝承カウンターが2個置かれている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《Obsianus Golem》をコントロールしている
    かつ エドワードは《War Mammoth》をコントロールしている
    かつ ロナルドは《Shanodin Dryads》をコントロールしている
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ 《Binding the Old Gods》の誘発型能力が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ バリーが《Obsianus Golem》でロナルドを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ ロナルドが《Shanodin Dryads》で《Obsianus Golem》をブロックする
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば バリーは《Obsianus Golem》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《War Mammoth》でアンジーを攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    かつ アンジーが《灰色熊》で《War Mammoth》をブロックする
    かつ エドワードのチームがダメージを《灰色熊》に2点、アンジーに1点割り振る
    かつ エドワードのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードは《War Mammoth》をコントロールしている

  @id:parts.blasphemous @clause:planeswalker.damage @clause:object.types @from:2018-04-27 @must
  シナリオ: 《Blasphemous Act》は13点のダメージを与え、最大のクリーチャーは生き残り、プレインズウォーカーは忠誠度を失わない
    前提 エドワードは《丘巨人》をコントロールしている
    かつ 《丘巨人》には+1/+1カウンターが11個置かれている
    かつ エドワードは《Chandra, Pyrogenius》をコントロールしている
    かつ ロナルドは《大気の精霊》をコントロールしている
    もし アンジーが《Blasphemous Act》を唱える
    かつ その呪文が解決される
    ならば ロナルドの墓地に《大気の精霊》がある
    かつ エドワードは《丘巨人》をコントロールしている
    かつ 《Chandra, Pyrogenius》には忠誠カウンターが5個置かれている

  @id:parts.bloodghast @clause:combat.cant_block @clause:trigger.enters @from:2018-04-27 @must
  シナリオ: 《Bloodghast》はブロックできず、クリーチャーが出ても戻らない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Bloodghast》をコントロールしている
    かつ バリーの墓地に《Bloodghast》がある
    かつ エドワードは《丘巨人》をコントロールしている
    もし バリーが《灰色熊》を唱える
    かつ その呪文が解決される
    ならば スタックは空である
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《丘巨人》でアンジーを攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    ならば アンジーはアンジーの《Bloodghast》で《丘巨人》をブロックできない
    しかし バリーは《灰色熊》で《丘巨人》をブロックできる

  @id:parts.bloodghast.lowest @clause:life.read @variant:free-for-all @from:2018-04-27 @must
  シナリオ: 何人かの対戦相手のうち1人のライフが10点なら《Bloodghast》は速攻を持つ
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは10点である
    かつ マーサのチームのライフは20点である
    もし アンジーが《Bloodghast》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーは《Bloodghast》でマーサを攻撃できる

  @id:parts.brave @clause:protection.target @clause:object.you @clause:object.types @clause:step.cleanup @from:2018-04-27 @must
  シナリオ: 《Brave the Elements》は唱えた者の白のクリーチャーを1色から守り、隣のエンチャントもチームメイトのものも守らず、ターン終了時まで続く
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Youthful Knight》をコントロールしている
    かつ アンジーは《Ajani's Welcome》をコントロールしている
    かつ バリーは《Youthful Knight》をコントロールしている
    もし アンジーが《Brave the Elements》を唱える
    かつ その呪文が解決される
    かつ アンジーが色として緑を選ぶ
    かつ アンジーのチームが優先権をパスする
    ならば エドワードはアンジーの《Youthful Knight》を対象として《Giant Growth》を唱えられない
    しかし エドワードはバリーの《Youthful Knight》を対象として《Giant Growth》を唱えられる
    かつ エドワードは《Ajani's Welcome》を対象として《帰化》を唱えられる
    かつ エドワードはアンジーの《Youthful Knight》を対象として《Unsummon》を唱えられる

  @id:parts.brave.over @situation:parts.brave @clause:protection.target @clause:step.cleanup @from:2018-04-27 @must
  シナリオ: 次のターンには守られていたものを再び対象にできる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Youthful Knight》をコントロールしている
    もし アンジーが《Brave the Elements》を唱える
    かつ その呪文が解決される
    かつ アンジーが色として緑を選ぶ
    かつ エドワードのチームの戦闘前メイン・フェイズが始まる
    ならば エドワードは《Youthful Knight》を対象として《Giant Growth》を唱えられる

  @id:parts.cankerbloom @clause:cost.resources @clause:ability.modes @from:2018-04-27 @must
  シナリオ: 《Cankerbloom》はマナ1点を求める
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Cankerbloom》をコントロールしている
    かつ アンジーは《マナ源》をコントロールしていない
    かつ アンジーの手札に《森》がある
    ならば アンジーは《Cankerbloom》の能力を起動できない
    もし アンジーが土地として《森》をプレイする
    ならば アンジーは《Cankerbloom》の能力を起動できる
