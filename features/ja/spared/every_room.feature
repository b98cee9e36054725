# language: ja
機能: ダンジョンに通じるもののすべての部分
  > ダンジョンとそこに通じるもののすべての誤った版を動かしたところ、これらの部分を問うものがなかった。それぞれは確かにあるか？

  @id:every.pack @clause:mana.ability @clause:cost.resources @from:2024-11-08 @must
  シナリオ: Dungeoneer's Packの宝物はタップされていればマナを出さない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Dungeoneer's Pack》をコントロールしている
    かつ バリーは《Sol Ring》をコントロールしている
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ エドワードは《Stinging Lionfish》をコントロールしている
    もし アンジーが《Dungeoneer's Pack》の能力を起動する
    かつ その能力が解決される
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《Reach Through Mists》を唱える
    かつ エドワードがその能力で行ってもよいことを行う
    かつ エドワードが対象としてアンジーの1枚目の宝物・トークンを選ぶ
    かつ 《Stinging Lionfish》の誘発型能力が解決される
    ならば アンジーは1枚目の宝物・トークンの能力を起動できない
    しかし バリーは《Sol Ring》の能力を起動できる

  @id:every.tunnels @clause:mana.ability @clause:cost.resources @clause:dungeon.room @from:2024-11-08 @must
  シナリオ: Mine Tunnelsの宝物はタップされていればマナを出さない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーの探索マーカーは「Cave Entrance」にある
    かつ バリーは《Sol Ring》をコントロールしている
    かつ エドワードは《Stinging Lionfish》をコントロールしている
    もし アンジーが次の部屋として「Mine Tunnels」を選ぶ
    かつ アンジーが《Veteran Dungeoneer》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームが優先権をパスする
    かつ エドワードのチームが優先権をパスする
    かつ アンジーのチームが優先権をパスする
    かつ エドワードのチームが優先権をパスする
    ならば アンジーは宝物・トークンを1個コントロールしている
    もし アンジーのチームが優先権をパスする
    かつ エドワードが《Reach Through Mists》を唱える
    かつ エドワードがその能力で行ってもよいことを行う
    かつ エドワードが対象としてアンジーの1枚目の宝物・トークンを選ぶ
    かつ 《Stinging Lionfish》の誘発型能力が解決される
    ならば アンジーは1枚目の宝物・トークンの能力を起動できない
    しかし バリーは《Sol Ring》の能力を起動できる

  @id:every.stash @clause:mana.ability @clause:cost.resources @clause:dungeon.room @from:2024-11-08 @must
  シナリオ: Stashの宝物はタップされていればマナを出さない
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーはイニシアチブを持っている
    かつ アンジーの探索マーカーは「Lost Well」にある
    かつ バリーは《Sol Ring》をコントロールしている
    かつ エドワードは《Stinging Lionfish》をコントロールしている
    もし アンジーが次の部屋として「Stash」を選ぶ
    かつ アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《Reach Through Mists》を唱える
    かつ エドワードがその能力で行ってもよいことを行う
    かつ エドワードが対象としてアンジーの1枚目の宝物・トークンを選ぶ
    かつ 《Stinging Lionfish》の誘発型能力が解決される
    ならば アンジーは1枚目の宝物・トークンの能力を起動できない
    しかし バリーは《Sol Ring》の能力を起動できる

  @id:every.lair @clause:object.colour @clause:protection.block @clause:dungeon.room @from:2024-11-08 @must
  シナリオ: Goblin Lairのゴブリンは赤であり、赤から守られているものをブロックしない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーの探索マーカーは「Cave Entrance」にある
    かつ エドワードは《Silver Knight》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーが次の部屋として「Goblin Lair」を選ぶ
    かつ アンジーが《Veteran Dungeoneer》を唱える
    かつ その呪文が解決される
    かつ エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《Silver Knight》と《丘巨人》でアンジーを攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    ならば アンジーは1枚目のゴブリン・トークンで《Silver Knight》をブロックできない
    しかし アンジーは1枚目のゴブリン・トークンで《丘巨人》をブロックできる

  @id:every.skeleton @clause:object.colour @clause:dungeon.room @from:2024-11-08 @must
  シナリオ: Catacombsのスケルトンは黒である
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーはイニシアチブを持っている
    かつ アンジーの探索マーカーは「Arena」にある
    かつ エドワードは《Bad Moon》をコントロールしている
    もし アンジーが次の部屋として「Catacombs」を選ぶ
    かつ アンジーのチームのドロー・ステップが始まる
    ならば アンジーは5/2のクリーチャー・トークンを1体コントロールしている

  @id:every.bard @clause:object.types @from:2024-11-08 @must
  シナリオ: Stirring Bardが送り出すのはクリーチャーであり、土地ではない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Stirring Bard》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《森》をコントロールしている
    ならば アンジーは《森》を対象として《Stirring Bard》の能力を起動できない
    しかし アンジーは《丘巨人》を対象として《Stirring Bard》の能力を起動できる

  @id:every.bard.haste @situation:every.bard @clause:combat.attack @clause:cost.resources @from:2024-11-08 @must
  シナリオ: Stirring Bardが速攻を与えたものはそのターンに速攻を持ち、次の対戦相手のターンには持たない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Stirring Bard》をコントロールしている
    もし アンジーが《Brimstone Trebuchet》を唱える
    かつ その呪文が解決される
    ならば アンジーは《Brimstone Trebuchet》を対象として《Stirring Bard》の能力を起動できる
    もし その能力が解決される
    かつ エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ エドワードのチームが優先権をパスする
    ならば アンジーは《Brimstone Trebuchet》の能力を起動できない
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば アンジーは《Brimstone Trebuchet》の能力を起動できる
