# language: ja
機能: 破壊されないもの
  > あるパーマネントが破壊不能である。それと、その隣にあるものには何ができるのか？

  @id:keyword.indestructible.destroy @clause:effect.indestructible @from:2010-04-23 @must
  シナリオ: すべてのクリーチャーを破壊する効果は破壊不能のものを残し、隣のものは何も残さない
    前提 アンジーは《Darksteel Gargoyle》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    もし アンジーが《審判の日》を唱える
    かつ その呪文が解決される
    ならば アンジーは《Darksteel Gargoyle》をコントロールしている
    かつ バリーの墓地に《丘巨人》がある
    かつ エドワードの墓地に《灰色熊》がある

  @id:keyword.indestructible.damage @clause:effect.indestructible @from:2018-04-27 @must
  シナリオ: 致死ダメージはそれを破壊せず、次のターンにも破壊しない
    前提 アンジーは《Darksteel Gargoyle》をコントロールしている
    かつ エドワードは《Typhoid Rats》をコントロールしている
    かつ ロナルドは《Obsianus Golem》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ ロナルドが《Obsianus Golem》でアンジーを攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    かつ アンジーが《Darksteel Gargoyle》で《Obsianus Golem》をブロックする
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーは《Darksteel Gargoyle》をコントロールしている
    もし アンジーが《Darksteel Gargoyle》でエドワードを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば アンジーは《Darksteel Gargoyle》をコントロールしている

  @id:keyword.indestructible.deathtouch @clause:effect.indestructible @clause:damage.deathtouch @from:2018-04-27 @must
  シナリオ: 接死もそれを破壊せず、隣のクリーチャーを破壊する
    前提 アンジーは《Darksteel Gargoyle》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    かつ エドワードは《Typhoid Rats》をコントロールしている
    かつ ロナルドは《Vampire Nighthawk》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《Typhoid Rats》でアンジーを攻撃する
    かつ ロナルドが《Vampire Nighthawk》でアンジーを攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    かつ アンジーが《Darksteel Gargoyle》で《Vampire Nighthawk》をブロックする
    かつ バリーが《丘巨人》で《Typhoid Rats》をブロックする
    かつ エドワードのチームの戦闘後メイン・フェイズが始まる
    ならば アンジーは《Darksteel Gargoyle》をコントロールしている
    かつ バリーの墓地に《丘巨人》がある
    かつ エドワードの墓地に《Typhoid Rats》がある
    かつ ロナルドの墓地に《Vampire Nighthawk》がある

  @id:keyword.indestructible.sacrifice @clause:effect.indestructible @from:2018-04-27 @must
  シナリオ: 破壊不能を持つものでも、生け贄に捧げることはできる
    前提 エドワードは《Darksteel Gargoyle》をコントロールしている
    かつ ロナルドは《丘巨人》をコントロールしている
    もし アンジーがエドワードを対象として《Cruel Edict》を唱える
    かつ その呪文が解決される
    ならば エドワードの墓地に《Darksteel Gargoyle》がある
    かつ ロナルドは《丘巨人》をコントロールしている

  @id:keyword.indestructible.shrunk @clause:effect.indestructible @clause:creature.dies @from:2018-04-27 @must
  シナリオ: 破壊不能のものも、タフネスがなければ墓地に置かれる
    前提 エドワードは《Darksteel Gargoyle》をコントロールしている
    もし アンジーが《Darksteel Gargoyle》を対象として《Grasp of Darkness》を唱える
    かつ その呪文が解決される
    ならば エドワードの墓地に《Darksteel Gargoyle》がある
