# language: ja
機能: 1点で足りるダメージ
  > わずかなダメージでも受けたクリーチャーは破壊される。それはいつで、そのダメージはどう割り振られるのか？

  @id:keyword.deathtouch.after @situation:keyword.deathtouch @clause:damage.deathtouch @from:2008-07-15 @until:2009-07-11 @must
  シナリオ: ダメージで誘発した能力がクリーチャーを破壊し、その解決までクリーチャーはそこにいる
    前提 アンジーは《Moonglove Winnower》をコントロールしている
    かつ エドワードは《Obsianus Golem》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Moonglove Winnower》でエドワードのチームを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《Obsianus Golem》で《Moonglove Winnower》をブロックする
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    かつ アンジーのチームが優先権をパスする
    かつ エドワードのチームが優先権をパスする
    ならば エドワードは《Obsianus Golem》をコントロールしている
    かつ アンジーの墓地に《Moonglove Winnower》がある
    もし 《Moonglove Winnower》の誘発型能力が解決される
    ならば エドワードの墓地に《Obsianus Golem》がある

  @id:keyword.deathtouch.at_once @situation:keyword.deathtouch @clause:damage.deathtouch @from:2018-04-27 @must
  シナリオ: 誰かが行動する前にクリーチャーはいなくなり、普通のクリーチャーが与えたほうは残っている
    前提 アンジーは《Typhoid Rats》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    かつ エドワードは《Obsianus Golem》をコントロールしている
    かつ ロナルドは《Barkhide Mauler》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Typhoid Rats》でエドワードを攻撃する
    かつ バリーが《丘巨人》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《Obsianus Golem》で《Typhoid Rats》をブロックする
    かつ ロナルドが《Barkhide Mauler》で《丘巨人》をブロックする
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    ならば エドワードの墓地に《Obsianus Golem》がある
    かつ ロナルドは《Barkhide Mauler》をコントロールしている

  @id:keyword.deathtouch.players @situation:keyword.deathtouch.players @clause:damage.deathtouch @from:2018-04-27 @must
  シナリオ: ダメージを受けたプレイヤーは同じ点数のライフを失うだけである
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《Typhoid Rats》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Typhoid Rats》でエドワードを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは19点である
    かつ エドワードは《丘巨人》をコントロールしている

  @id:keyword.deathtouch.no_order @situation:keyword.deathtouch.two @clause:combat.deathtouch @clause:damage.deathtouch @from:2009-07-11 @until:2010-07-16 @must
  シナリオ: 2体のブロック・クリーチャーのうち、先のものが致死でなくても後のものにダメージを割り振れる
    前提 アンジーは《Moonglove Winnower》をコントロールしている
    かつ エドワードは《Obsianus Golem》をコントロールしている
    かつ ロナルドは《Barkhide Mauler》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Moonglove Winnower》でエドワードのチームを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《Obsianus Golem》で《Moonglove Winnower》をブロックする
    かつ ロナルドが《Barkhide Mauler》で《Moonglove Winnower》をブロックする
    かつ アンジーのチームがダメージ割り振り順を《Obsianus Golem》、《Barkhide Mauler》の順にする
    かつ アンジーのチームがダメージを《Obsianus Golem》に0点、《Barkhide Mauler》に2点割り振る
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードは《Obsianus Golem》をコントロールしている
    かつ ロナルドの墓地に《Barkhide Mauler》がある

  @id:keyword.deathtouch.one_each @situation:keyword.deathtouch.two @clause:combat.deathtouch @clause:damage.deathtouch @from:2010-07-16 @until:2018-04-27 @must
  シナリオ: 2体のブロック・クリーチャーの順番では、先のものには1点で足りる
    前提 アンジーは《Moonglove Winnower》をコントロールしている
    かつ エドワードは《Obsianus Golem》をコントロールしている
    かつ ロナルドは《Barkhide Mauler》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Moonglove Winnower》でエドワードのチームを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《Obsianus Golem》で《Moonglove Winnower》をブロックする
    かつ ロナルドが《Barkhide Mauler》で《Moonglove Winnower》をブロックする
    かつ アンジーのチームがダメージ割り振り順を《Obsianus Golem》、《Barkhide Mauler》の順にする
    かつ アンジーのチームがダメージを《Obsianus Golem》に1点、《Barkhide Mauler》に1点割り振る
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードの墓地に《Obsianus Golem》がある
    かつ ロナルドの墓地に《Barkhide Mauler》がある

  @id:keyword.deathtouch.trample.before @situation:keyword.deathtouch.trample @clause:combat.deathtouch @clause:combat.trample @from:2009-07-11 @until:2010-07-16 @must
  シナリオ: 接死を持ってトランプルするものも、ブロック・クリーチャーにはタフネスと同じだけのダメージが必要である
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《War Mammoth》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ アンジーのライブラリーは1枚である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《War Mammoth》でエドワードのチームを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《丘巨人》で《War Mammoth》をブロックする
    かつ アンジーが《War Mammoth》を対象として《Lace with Moonglove》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは20点である
    かつ エドワードの墓地に《丘巨人》がある

  @id:keyword.deathtouch.trample.one @situation:keyword.deathtouch.trample @clause:combat.deathtouch @clause:combat.trample @from:2018-04-27 @must
  シナリオ: 接死を持ってトランプルするものはブロック・クリーチャーに1点でよく、残りはプレイヤーに与えられる
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《War Mammoth》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ アンジーのライブラリーは1枚である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《War Mammoth》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《丘巨人》で《War Mammoth》をブロックする
    かつ アンジーが《War Mammoth》を対象として《Lace with Moonglove》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームがダメージを《丘巨人》に1点、エドワードに2点割り振る
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは18点である
    かつ エドワードの墓地に《丘巨人》がある

  @id:keyword.deathtouch.lifelink @situation:keyword.deathtouch.lifelink @clause:damage.deathtouch @clause:damage.lifelink @from:2018-04-27 @must
  シナリオ: 両方を持つクリーチャーは、ダメージを与えたものを破壊し、コントローラーにライフを与える
    前提 アンジーのチームのライフは20点である
    かつ バリーは《Vampire Nighthawk》をコントロールしている
    かつ エドワードは《大気の精霊》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《大気の精霊》でアンジーを攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    かつ バリーが《Vampire Nighthawk》で《大気の精霊》をブロックする
    かつ エドワードのチームの戦闘後メイン・フェイズが始まる
    ならば アンジーのチームのライフは22点である
    かつ エドワードの墓地に《大気の精霊》がある
    かつ バリーの墓地に《Vampire Nighthawk》がある

  @id:keyword.deathtouch.of_the_team @situation:keyword.deathtouch @clause:damage.deathtouch @from:2009-07-11 @until:2018-04-27 @must
  シナリオ: チームが1つとして攻撃される場合でも、誰かが行動する前にクリーチャーはいなくなる
    前提 アンジーは《Moonglove Winnower》をコントロールしている
    かつ エドワードは《Obsianus Golem》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Moonglove Winnower》でエドワードのチームを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《Obsianus Golem》で《Moonglove Winnower》をブロックする
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    ならば エドワードの墓地に《Obsianus Golem》がある

  @id:keyword.deathtouch.trample.of_the_team @situation:keyword.deathtouch.trample @clause:combat.deathtouch @clause:combat.trample @from:2010-07-16 @until:2018-04-27 @must
  シナリオ: 接死を持ってチームにトランプルするものはブロック・クリーチャーに1点でよく、残りはどちらかの頭が受ける
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《War Mammoth》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ アンジーのライブラリーは1枚である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《War Mammoth》でエドワードのチームを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《丘巨人》で《War Mammoth》をブロックする
    かつ アンジーが《War Mammoth》を対象として《Lace with Moonglove》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームがダメージを受けるプレイヤーとしてロナルドを選ぶ
    かつ アンジーのチームがダメージを《丘巨人》に1点、ロナルドに2点割り振る
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは18点である
    かつ エドワードの墓地に《丘巨人》がある

  @id:keyword.deathtouch.given @situation:keyword.deathtouch.given @clause:damage.deathtouch @from:2018-04-27 @must
  シナリオ: 接死を与えられたクリーチャーはそのターンの間それを持ち、与えた者だけがカードを引く
    前提 アンジーは《木の壁》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ エドワードは《Obsianus Golem》をコントロールしている
    かつ エドワードは《Liliana, the Last Hope》をコントロールしている
    かつ アンジーのライブラリーは1枚である
    かつ バリーのライブラリーは1枚である
    もし アンジーが《灰色熊》を対象として《Lace with Moonglove》を唱える
    かつ その呪文が解決される
    ならば アンジーのライブラリーは空である
    かつ バリーのライブラリーは1枚である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ バリーが《灰色熊》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《Obsianus Golem》で《灰色熊》をブロックする
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードの墓地に《Obsianus Golem》がある

  @id:keyword.deathtouch.given.over @situation:keyword.deathtouch.given @clause:damage.deathtouch @clause:layers.lasting @from:2018-04-27 @must
  シナリオ: 次のターンにはそのクリーチャーはもう接死を持たず、プレインズウォーカーに与えることはできない
    前提 バリーは《灰色熊》をコントロールしている
    かつ エドワードは《Obsianus Golem》をコントロールしている
    かつ エドワードは《Liliana, the Last Hope》をコントロールしている
    かつ アンジーのライブラリーは3枚である
    ならば アンジーは《Liliana, the Last Hope》を対象として《Lace with Moonglove》を唱えられない
    しかし アンジーは《灰色熊》を対象として《Lace with Moonglove》を唱えられる
    もし その呪文が解決される
    かつ エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《Obsianus Golem》でアンジーを攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    かつ バリーが《灰色熊》で《Obsianus Golem》をブロックする
    かつ エドワードのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードは《Obsianus Golem》をコントロールしている
    かつ バリーの墓地に《灰色熊》がある

  @id:keyword.deathtouch.trample.trigger @situation:keyword.deathtouch.trample @clause:damage.deathtouch @clause:combat.trample @from:2008-07-15 @until:2009-07-11 @must
  シナリオ: 接死が誘発型能力である間も、トランプルするものにはブロック・クリーチャーのタフネスと同じだけのダメージが必要である
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《War Mammoth》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ アンジーのライブラリーは1枚である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《War Mammoth》でエドワードのチームを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《丘巨人》で《War Mammoth》をブロックする
    かつ アンジーが《War Mammoth》を対象として《Lace with Moonglove》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは20点である
    かつ エドワードの墓地に《丘巨人》がある
