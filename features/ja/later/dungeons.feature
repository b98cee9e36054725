# language: ja
機能: ダンジョン探索
  > プレイヤーにダンジョン探索をさせるカードがある。誰の探索マーカーが動き、イニシアチブとはどう関わるのか？

  @id:dungeon.begun @clause:dungeon.venture @clause:dungeon.type @from:2024-11-08 @must @variant:two-headed-giant @variant:two-player @variant:commander
  シナリオ: ダンジョン探索をするプレイヤーはUndercityでないダンジョンを始め、選ぶものはない
    もし アンジーが《Veteran Dungeoneer》を唱える
    かつ その呪文が解決される
    かつ 《Veteran Dungeoneer》の誘発型能力が解決される
    ならば アンジーの探索マーカーは「Cave Entrance」にある
    かつ アンジーは選択をする必要がない
    かつ アンジーはイニシアチブを持っていない
    かつ スタックには呪文や能力が1個ある

  @id:dungeon.own @clause:dungeon.venture @clause:dungeon.choice @from:2024-11-08 @must
  シナリオ: 頭はそれぞれ自分のダンジョンを進む
    前提 バリーの探索マーカーは「Mine Tunnels」にある
    もし アンジーが《Veteran Dungeoneer》を唱える
    かつ その呪文が解決される
    かつ 《Veteran Dungeoneer》の誘発型能力が解決される
    ならば アンジーの探索マーカーは「Cave Entrance」にある
    かつ バリーの探索マーカーは「Mine Tunnels」にある
    もし アンジーがカードをライブラリーの一番下に置かない
    かつ バリーが次の部屋として「Dark Pool」を選ぶ
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    かつ バリーが《Veteran Dungeoneer》を唱える
    かつ その呪文が解決される
    かつ バリーの《Veteran Dungeoneer》の誘発型能力が解決される
    ならば アンジーの探索マーカーは「Cave Entrance」にある
    かつ バリーの探索マーカーは「Dark Pool」にある

  @id:dungeon.cave @clause:dungeon.room @clause:effect.scry @from:2024-11-08 @must
  シナリオ: 「Cave Entrance」では、探索をするプレイヤーがカードを1枚見る
    前提 アンジーのライブラリーの一番上に《Shock》がある
    もし アンジーが《Veteran Dungeoneer》を唱える
    かつ その呪文が解決される
    かつ 《Veteran Dungeoneer》の誘発型能力が解決される
    かつ アンジーのチームが優先権をパスする
    かつ エドワードのチームが優先権をパスする
    ならば アンジーは選択をしなければならない
    しかし バリーは選択をする必要がない
    もし アンジーが《Shock》をライブラリーの一番下に置く
    かつ エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば アンジーの手札は1枚である

  @id:dungeon.goblins @clause:dungeon.room @clause:dungeon.choice @from:2024-11-08 @must
  シナリオ: 「Cave Entrance」からの矢印の1本は、探索をするプレイヤーのゴブリンへ続く
    前提 アンジーの探索マーカーは「Cave Entrance」にある
    もし アンジーが次の部屋として「Goblin Lair」を選ぶ
    かつ アンジーが《Veteran Dungeoneer》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば アンジーの探索マーカーは「Goblin Lair」にある
    かつ アンジーは1/1のゴブリン・クリーチャー・トークンを1体コントロールしている
    かつ バリーはゴブリンを1体もコントロールしていない
    かつ アンジーは宝物を1個もコントロールしていない

  @id:dungeon.tunnels @clause:dungeon.room @clause:dungeon.choice @from:2024-11-08 @must
  シナリオ: 「Cave Entrance」からのもう1本の矢印は、宝物へ続く
    前提 アンジーの探索マーカーは「Cave Entrance」にある
    もし アンジーが次の部屋として「Mine Tunnels」を選ぶ
    かつ アンジーが《Veteran Dungeoneer》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば アンジーの探索マーカーは「Mine Tunnels」にある
    かつ アンジーは宝物を1個コントロールしている
    かつ バリーは宝物を1個もコントロールしていない
    かつ アンジーはゴブリンを1体もコントロールしていない
    もし アンジーがアンジーの1枚目の宝物・トークンの能力を起動する
    かつ アンジーが色として緑を選ぶ
    ならば アンジーは使われていないマナを1点持っている
    かつ アンジーは宝物を1個もコントロールしていない

  @id:dungeon.storeroom @clause:dungeon.room @clause:dungeon.choice @from:2024-11-08 @must
  シナリオ: 「Storeroom」では、クリーチャー1体にカウンターが1個置かれる
    前提 アンジーの探索マーカーは「Goblin Lair」にある
    かつ バリーは《灰色熊》をコントロールしている
    かつ バリーは《Fountain of Youth》をコントロールしている
    もし アンジーが《Veteran Dungeoneer》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームが優先権をパスする
    かつ エドワードのチームが優先権をパスする
    ならば アンジーは選択をしなければならない
    かつ アンジーは次の部屋として「Fungi Cavern」を選べない
    もし アンジーが次の部屋として「Storeroom」を選ぶ
    ならば アンジーは選択をしなければならない
    かつ アンジーは対象として《Fountain of Youth》を選べない
    もし アンジーが対象として《灰色熊》を選ぶ
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば 《灰色熊》は3/3である

  @id:dungeon.pool @clause:dungeon.room @clause:life.shared @from:2024-11-08 @must
  シナリオ: 「Dark Pool」では、各対戦相手がライフを1点失い、片方の頭が1点得て、それはみなチームのライフである
    前提 アンジーの探索マーカーは「Mine Tunnels」にある
    もし アンジーが次の部屋として「Dark Pool」を選ぶ
    かつ アンジーが《Veteran Dungeoneer》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは28点である
    かつ アンジーのチームのライフは31点である
    かつ アンジーの探索マーカーは「Dark Pool」にある

  @id:dungeon.fungi @clause:dungeon.room @from:2024-11-08 @must
  シナリオ: 「Fungi Cavern」では、クリーチャー1体がチームの次のターンまでパワーを失う
    前提 アンジーの探索マーカーは「Mine Tunnels」にある
    かつ エドワードは《Giant Spider》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ エドワードは《Fountain of Youth》をコントロールしている
    もし アンジーが次の部屋として「Fungi Cavern」を選ぶ
    かつ アンジーが《Veteran Dungeoneer》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームが優先権をパスする
    かつ エドワードのチームが優先権をパスする
    ならば アンジーは選択をしなければならない
    かつ アンジーは対象として《Fountain of Youth》を選べない
    もし アンジーが対象として《丘巨人》を選ぶ
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば 《丘巨人》は-1/3である
    かつ 《Giant Spider》は2/4である
    もし エドワードのチームの終了ステップが始まる
    ならば 《丘巨人》は-1/3である
    もし アンジーのチームのアップキープ・ステップが始まる
    ならば 《丘巨人》は3/3である

  @id:dungeon.temple @clause:dungeon.room @clause:dungeon.completed @clause:dungeon.leaves @from:2024-11-08 @must
  シナリオ: ダンジョンの最後の部屋では片方の頭がカードを引き、それが済むとそのダンジョンを踏破している
    前提 アンジーの探索マーカーは「Storeroom」にある
    かつ アンジーは《Gloom Stalker》をコントロールしている
    かつ アンジーの手札に《Veteran Dungeoneer》がある
    かつ バリーの手札にカードはない
    もし アンジーが《Veteran Dungeoneer》を唱える
    かつ その呪文が解決される
    かつ 《Veteran Dungeoneer》の誘発型能力が解決される
    ならば アンジーの探索マーカーは「Temple of Dumathoin」にある
    かつ アンジーの手札にカードはない
    もし アンジーのチームが優先権をパスする
    かつ エドワードのチームが優先権をパスする
    ならば アンジーの探索マーカーはどの部屋にもない
    かつ アンジーの手札は1枚である
    かつ バリーの手札にカードはない
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Gloom Stalker》でエドワードを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは26点である

  @id:dungeon.one_end @clause:dungeon.choice @clause:dungeon.room @from:2024-11-08 @must
  シナリオ: このダンジョンのすべての矢印は最後に1つの部屋へ続き、そこで選ぶものはもうない
    前提 アンジーの探索マーカーは「Dark Pool」にある
    かつ バリーの探索マーカーは「Fungi Cavern」にある
    もし アンジーが《Veteran Dungeoneer》を唱える
    かつ その呪文が解決される
    かつ 《Veteran Dungeoneer》の誘発型能力が解決される
    ならば アンジーの探索マーカーは「Temple of Dumathoin」にある
    かつ バリーの探索マーカーは「Fungi Cavern」にある
    もし アンジーのチームの戦闘後メイン・フェイズが始まる
    かつ バリーが《Veteran Dungeoneer》を唱える
    かつ その呪文が解決される
    かつ バリーの《Veteran Dungeoneer》の誘発型能力が解決される
    ならば バリーの探索マーカーは「Temple of Dumathoin」にある
    かつ アンジーの探索マーカーはどの部屋にもない

  @id:dungeon.initiative @clause:dungeon.type @clause:dungeon.choice @clause:initiative.abilities @from:2024-11-08 @must
  シナリオ: 別のダンジョンにいてイニシアチブを得たプレイヤーは、Undercityではなくそこで先へ進む
    前提 アンジーの探索マーカーは「Goblin Lair」にある
    かつ アンジーは《丘巨人》をコントロールしている
    もし アンジーが《Aarakocra Sneak》を唱える
    かつ その呪文が解決される
    かつ 《Aarakocra Sneak》の誘発型能力が解決される
    ならば アンジーはイニシアチブを持っている
    もし アンジーが対象として《丘巨人》を選ぶ
    かつ アンジーのチームが優先権をパスする
    かつ エドワードのチームが優先権をパスする
    ならば アンジーは選択をしなければならない
    かつ アンジーは次の部屋として「Secret Entrance」を選べない
    もし アンジーが次の部屋として「Storeroom」を選ぶ
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば 《丘巨人》は4/4である
    かつ アンジーの探索マーカーは「Storeroom」にある

  @id:dungeon.undercity @clause:dungeon.type @clause:dungeon.choice @from:2024-11-08 @must
  シナリオ: Undercityにいてダンジョン探索をするプレイヤーは、イニシアチブがなくてもそこで先へ進む
    前提 アンジーの探索マーカーは「Arena」にある
    かつ エドワードはイニシアチブを持っている
    もし アンジーが次の部屋として「Archives」を選ぶ
    かつ アンジーが《Veteran Dungeoneer》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば アンジーの探索マーカーは「Archives」にある
    かつ アンジーの手札は1枚である
    かつ エドワードはイニシアチブを持っている

  @id:dungeon.skeletons @clause:dungeon.venture @clause:trigger.dies @from:2024-11-08 @must
  シナリオ: クリーチャーが死亡したプレイヤーが探索をし、それを破壊したプレイヤーはしない
    前提 エドワードは《Clattering Skeletons》をコントロールしている
    もし アンジーが《Clattering Skeletons》を対象として《殺害》を唱える
    かつ その呪文が解決される
    かつ 《Clattering Skeletons》の誘発型能力が解決される
    ならば エドワードの探索マーカーは「Cave Entrance」にある
    かつ ロナルドの探索マーカーはどの部屋にもない
    かつ アンジーの探索マーカーはどの部屋にもない

  @id:dungeon.door @clause:dungeon.venture @clause:dungeon.room @from:2024-11-08 @must
  シナリオ: Secret Doorのコントローラーは、ソーサリーを唱えられるときには探索ができ、ほかのときにはできない
    前提 アンジーは《Secret Door》をコントロールしている
    かつ アンジーは《島》を5枚コントロールしている
    かつ バリーは《Secret Door》をコントロールしている
    かつ バリーは《島》を4枚コントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ エドワードのチームが優先権をパスする
    ならば アンジーはアンジーの《Secret Door》の能力を起動できない
    もし アンジーのチームのドロー・ステップが始まる
    ならば アンジーはアンジーの《Secret Door》の能力を起動できない
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば バリーはバリーの《Secret Door》の能力を起動できない
    しかし アンジーはアンジーの《Secret Door》の能力を起動できる
    もし その能力が解決される
    ならば アンジーの探索マーカーは「Cave Entrance」にある
    かつ バリーの探索マーカーはどの部屋にもない
    かつ スタックには呪文や能力が1個ある
    もし アンジーがカードをライブラリーの一番下に置かない
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーはアンジーの《Secret Door》でエドワードを攻撃できない
    しかし アンジーは《丘巨人》でエドワードを攻撃できる

  @id:dungeon.from_last_room @clause:dungeon.bottom @clause:dungeon.leaves @clause:dungeon.completed @from:2024-11-08 @must
  シナリオ: 最後の部屋のすることが済む前に探索をするプレイヤーはそのダンジョンを踏破して別のものを始め、両方の部屋の能力が解決される
    前提 アンジーはイニシアチブを持っている
    かつ アンジーの探索マーカーは「Archives」にある
    かつ アンジーは《Clattering Skeletons》をコントロールしている
    かつ アンジーは《Gloom Stalker》をコントロールしている
    かつ アンジーの手札に《殺害》がある
    かつ アンジーのライブラリーの上から2枚目に《丘巨人》がある
    もし アンジーのチームのアップキープ・ステップが始まる
    かつ アンジーのチームが優先権をパスする
    かつ エドワードのチームが優先権をパスする
    ならば アンジーの探索マーカーは「Throne of the Dead Three」にある
    もし アンジーが《Clattering Skeletons》を対象として《殺害》を唱える
    かつ その呪文が解決される
    かつ 《Clattering Skeletons》の誘発型能力が解決される
    ならば アンジーの探索マーカーは「Cave Entrance」にある
    かつ スタックには呪文や能力が2個ある
    もし アンジーがカードをライブラリーの一番下に置かない
    かつ アンジーのチームが優先権をパスする
    かつ エドワードのチームが優先権をパスする
    かつ アンジーのチームが優先権をパスする
    かつ エドワードのチームが優先権をパスする
    ならば 《丘巨人》は6/6である
    かつ アンジーの探索マーカーは「Cave Entrance」にある
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Gloom Stalker》でエドワードを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは26点である
