# language: ja
機能: クリーチャーだけ
  > カードがクリーチャーについて述べている。その横の土地、アーティファクト、エンチャント、プレインズウォーカー、バトルはどうなるのか？

  @id:plain.sweep @clause:creature.dies @clause:planeswalker.damage @from:2018-04-27 @must
  シナリオ: 各クリーチャーへのダメージは、対戦相手のものでもチームメイトのものでも、プレインズウォーカーの忠誠度を減らさない
    前提 エドワードは《Chandra, Pyrogenius》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ バリーは《Liliana, the Last Hope》をコントロールしている
    もし アンジーが《Pyroclasm》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Tremor》を唱える
    かつ その呪文が解決される
    ならば エドワードの墓地に《丘巨人》がある
    かつ 《Chandra, Pyrogenius》には忠誠カウンターが5個置かれている
    かつ 《Liliana, the Last Hope》には忠誠カウンターが3個置かれている

  @id:plain.any_target @clause:target.choose @clause:planeswalker.damage @clause:battle.damage @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2024-11-08 @must
  シナリオ: 任意の対象にはプレインズウォーカーやバトルも含まれ、エンチャントは含まれない
    前提 エドワードは《Chandra, Pyrogenius》をコントロールしている
    かつ エドワードは《Bad Moon》をコントロールしている
    かつ アンジーは《Invasion of Dominaria》をコントロールしている
    かつ 《Invasion of Dominaria》を守る者はエドワードである
    ならば アンジーは《Bad Moon》を対象として《Shock》を唱えられない
    しかし アンジーは《Invasion of Dominaria》を対象として《Shock》を唱えられる
    もし その呪文が解決される
    ならば アンジーは《Bad Moon》を対象として《Essence Drain》を唱えられない
    しかし アンジーは《Chandra, Pyrogenius》を対象として《Essence Drain》を唱えられる
    もし その呪文が解決される
    ならば 《Chandra, Pyrogenius》には忠誠カウンターが2個置かれている
    かつ 《Invasion of Dominaria》には守備カウンターが3個置かれている

  @id:plain.any_target.drain @situation:plain.any_target @clause:target.choose @clause:battle.damage @from:2024-11-08 @must
  シナリオ: 《Essence Drain》はバトルからも吸い取る
    前提 アンジーのチームのライフは20点である
    かつ アンジーは《Invasion of Dominaria》をコントロールしている
    かつ 《Invasion of Dominaria》を守る者はエドワードである
    かつ 《Invasion of Dominaria》には守備カウンターが5個置かれている
    もし バリーが《Invasion of Dominaria》を対象として《Essence Drain》を唱える
    かつ その呪文が解決される
    ならば 《Invasion of Dominaria》には守備カウンターが2個置かれている
    かつ アンジーのチームのライフは23点である

  @id:plain.passage @clause:replacement.open @clause:object.you @clause:planeswalker.damage @from:2018-04-27 @must
  シナリオ: 《Safe Passage》はそれを唱えたプレイヤーとそのクリーチャーをダメージから守り、横のプレインズウォーカーもチームメイトも守らない
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ アンジーは《Chandra, Pyrogenius》をコントロールしている
    かつ アンジーは《Wind Drake》をコントロールしている
    かつ エドワードは《山》を4枚コントロールしている
    もし エドワードのチームが優先権をパスする
    かつ アンジーが《Safe Passage》を唱える
    かつ その呪文が解決される
    かつ エドワードが《Wind Drake》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ エドワードがアンジーを対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば アンジーは《Wind Drake》をコントロールしている
    かつ アンジーのチームのライフは20点である
    もし エドワードが《Chandra, Pyrogenius》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ エドワードがバリーを対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば 《Chandra, Pyrogenius》には忠誠カウンターが3個置かれている
    かつ アンジーのチームのライフは18点である

  @id:plain.last_hope @clause:target.choose @from:2018-04-27 @must
  シナリオ: クリーチャーが1体だけなら、リリアナの能力は他のものの中からそれを見つける
    前提 アンジーは《Liliana, the Last Hope》をコントロールしている
    かつ アンジーは《森》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《Copper Tablet》をコントロールしている
    かつ ロナルドは《Bad Moon》をコントロールしている
    もし アンジーが《Liliana, the Last Hope》の1つ目の能力を起動する
    かつ アンジーが対象として《丘巨人》を選ぶ
    かつ その能力が解決される
    ならば 《丘巨人》は1/2である
    かつ 《Liliana, the Last Hope》には忠誠カウンターが4個置かれている

  @id:plain.itself @clause:trigger.step @clause:trigger.dies @clause:object.you @from:2018-04-27 @must
  シナリオ: 《Smothering Abomination》がそのコントローラーの唯一のクリーチャーなら、それ自身が生け贄に捧げられる。そのプレイヤーの他のものも、他のプレイヤーのクリーチャーも残る
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Smothering Abomination》をコントロールしている
    かつ アンジーは《Bad Moon》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ ロナルドは《Wind Drake》をコントロールしている
    もし アンジーのチームのドロー・ステップが始まる
    ならば アンジーの墓地に《Smothering Abomination》がある
    かつ アンジーの手札は2枚である
    かつ アンジーは《Bad Moon》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ ロナルドは《Wind Drake》をコントロールしている

  @id:plain.no_creature @clause:object.types @clause:object.you @from:2005-08-01 @must
  シナリオ: 生け贄に捧げられたアーティファクトも、チームメイトが生け贄に捧げたクリーチャーも、《Smothering Abomination》のコントローラーにカードを引かせない
    前提 アンジーは《Smothering Abomination》をコントロールしている
    かつ アンジーは《Mindslaver》をコントロールしている
    かつ アンジーは《森》を4枚コントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ バリーは《Goblin Bombardment》をコントロールしている
    もし アンジーが《Mindslaver》の能力を起動する
    かつ アンジーが対象としてエドワードを選ぶ
    かつ その能力が解決される
    かつ バリーが《Goblin Bombardment》の能力を起動する
    かつ バリーが対象としてエドワードを選ぶ
    かつ その能力が解決される
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば アンジーの墓地に《Mindslaver》がある
    かつ バリーの墓地に《灰色熊》がある
    かつ アンジーの手札にカードはない

  @id:plain.numbers @clause:combat.attack_condition @clause:object.types @from:2018-04-27 @must
  シナリオ: クリーチャーの数を比べるとき、攻撃する側でも防御する側でも土地は数えない
    前提 アンジーは《Goblin Goon》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《平地》を2枚コントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ エドワードは《森》を3枚コントロールしている
    かつ ロナルドは《Wind Drake》をコントロールしている
    かつ ロナルドは《Soul Warden》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーは《Goblin Goon》でロナルドを攻撃できない
    しかし アンジーは《Goblin Goon》でエドワードを攻撃できる

  @id:plain.numbers.block @situation:plain.numbers @clause:combat.block_condition @clause:object.types @from:2018-04-27 @must
  シナリオ: 攻撃プレイヤーのクリーチャーと数を比べるとき、土地は数えない
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Goblin Goon》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《平地》を2枚コントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ エドワードは《森》を3枚コントロールしている
    かつ ロナルドは《Youthful Knight》をコントロールしている
    かつ ロナルドは《Soul Warden》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《灰色熊》でアンジーを攻撃する
    かつ ロナルドが《Youthful Knight》でアンジーを攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    ならば アンジーは《Goblin Goon》で《Youthful Knight》をブロックできない
    しかし アンジーは《Goblin Goon》で《灰色熊》をブロックできる

  @id:plain.mirror @clause:combat.defending_ability @clause:object.types @from:2018-04-27 @must
  シナリオ: 防御プレイヤーのクリーチャーの数に等しいパワーは、そのプレイヤーの土地を数えない
    前提 アンジーは《鏡の練習》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ エドワードは《森》を2枚コントロールしている
    かつ ロナルドは《Wind Drake》を2枚コントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《鏡の練習》でエドワードを攻撃する
    ならば 《鏡の練習》は1/4である

  @id:plain.vigour @clause:object.types @clause:object.you @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  シナリオ: 自分のクリーチャーへのカウンターは2体ともに置かれ、横のアーティファクトには置かれない
    前提 アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《Wind Drake》をコントロールしている
    かつ アンジーは《Copper Tablet》をコントロールしている
    もし アンジーが《Titania's Boon》を唱える
    かつ その呪文が解決される
    ならば 《丘巨人》には+1/+1カウンターが1個置かれている
    かつ 《Wind Drake》には+1/+1カウンターが1個置かれている
    かつ 《Copper Tablet》には+1/+1カウンターが置かれていない

  @id:plain.charge @clause:layers.lasting @clause:object.types @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-04-27 @must
  シナリオ: 突撃の後でクリーチャーになったものは、それによって大きくならない
    前提 アンジーは《Still Life》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《マナ源》を4枚コントロールしている
    もし アンジーが《Glorious Charge》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Still Life》の能力を起動する
    かつ その能力が解決される
    ならば 《Still Life》は4/3である
    かつ 《丘巨人》は4/4である

  @id:plain.tribute @clause:combat.defending_effect @clause:cost.resources @from:2018-04-27 @must
  シナリオ: 貢ぎ物は毎回1マナかかり、クリーチャーを奪い、横のエンチャントは奪わない
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ エドワードは《丘巨人》をコントロールしている
    かつ エドワードは《貢ぎ物の練習》をコントロールしている
    かつ エドワードは《マナ源》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《Bad Moon》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《丘巨人》でアンジーを攻撃する
    ならば エドワードは《貢ぎ物の練習》の能力を起動できる
    もし その能力が解決される
    かつ エドワードが防御プレイヤーとしてアンジーを選ぶ
    ならば アンジーの墓地に《灰色熊》がある
    かつ アンジーは《Bad Moon》をコントロールしている
    かつ 《マナ源》はタップ状態である
    かつ エドワードは《貢ぎ物の練習》の能力を起動できない

  @id:plain.devoid @clause:object.devoid @clause:ability.static @from:2018-04-27 @must
  シナリオ: 《Smothering Abomination》のコストは黒マナを含むが黒ではなく、黒のクリーチャーを大きくするものはそれを大きくしない
    前提 エドワードは《Bad Moon》をコントロールしている
    かつ アンジーは《Smothering Abomination》をコントロールしている
    かつ バリーは《Zulaport Cutthroat》をコントロールしている
    ならば 《Smothering Abomination》は4/3である
    かつ 《Zulaport Cutthroat》は2/2である
