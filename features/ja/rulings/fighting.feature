# language: ja
機能: 戦闘によって起こること
  > クリーチャーが攻撃する、またはプレイヤーに戦闘ダメージを与える。そのプレイヤーとチームには何が起こるのか？

  @id:ruling.virtus_the_veiled @clause:life.read @from:2018-04-27 @must
  シナリオ: 《Virtus the Veiled》に戦闘ダメージを与えられたプレイヤーは、チームのライフの半分を失う
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Virtus the Veiled》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Virtus the Veiled》でロナルドを攻撃する
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    かつ 《Virtus the Veiled》の誘発型能力が解決される
    ならば エドワードのチームのライフは9点である

  @id:ruling.virtus_the_veiled.blocked @situation:ruling.virtus_the_veiled @clause:life.read @from:2018-04-27 @must
  シナリオ: 《Virtus the Veiled》がブロックされれば、誰もライフの半分を失わない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Virtus the Veiled》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Virtus the Veiled》でロナルドを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《灰色熊》で《Virtus the Veiled》をブロックする
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは20点である

  @id:ruling.scythe_specter.team @situation:ruling.scythe_specter @clause:life.shared @from:2011-06-17 @until:2018-04-27 @must
  シナリオ: 両対戦相手が同じマナ総量のカードを捨て、チームはその2倍のライフを失う
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは30点である
    かつ アンジーは《Scythe Specter》をコントロールしている
    かつ エドワードの手札に《丘巨人》がある
    かつ ロナルドの手札に《Turret Ogre》がある
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Scythe Specter》でエドワードのチームを攻撃する
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    かつ アンジーのチームがダメージを受けるプレイヤーとしてエドワードを選ぶ
    かつ 《Scythe Specter》の誘発型能力が解決される
    ならば エドワードのチームのライフは18点である

  @id:ruling.scythe_specter.player @situation:ruling.scythe_specter @clause:life.shared @from:2018-04-27 @must
  シナリオ: どちらが攻撃されても、両対戦相手が同じマナ総量のカードを捨て、チームはその2倍のライフを失う
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは30点である
    かつ アンジーは《Scythe Specter》をコントロールしている
    かつ エドワードの手札に《丘巨人》がある
    かつ ロナルドの手札に《Turret Ogre》がある
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Scythe Specter》でエドワードを攻撃する
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    かつ 《Scythe Specter》の誘発型能力が解決される
    ならば エドワードのチームのライフは18点である

  @id:ruling.scythe_specter.less @situation:ruling.scythe_specter @clause:life.shared @from:2018-04-27 @must
  シナリオ: マナ総量の小さいカードを捨てたプレイヤーはライフを失わない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは30点である
    かつ アンジーは《Scythe Specter》をコントロールしている
    かつ エドワードの手札に《丘巨人》がある
    かつ ロナルドの手札に《Turret Ogre》がある
    かつ ロナルドの手札に《灰色熊》がある
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Scythe Specter》でエドワードを攻撃する
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    かつ 《Scythe Specter》の誘発型能力が解決される
    かつ ロナルドが《灰色熊》を捨てる
    ならば エドワードのチームのライフは22点である
    かつ ロナルドの手札に《Turret Ogre》がある

  @id:ruling.scourge_of_the_throne.team @situation:ruling.scourge_of_the_throne @clause:life.read @from:2010-04-23 @until:2018-04-27 @must
  シナリオ: 《Scourge of the Throne》は、最もライフの多いチームを攻撃すると大きくなる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Scourge of the Throne》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Scourge of the Throne》でエドワードのチームを攻撃する
    かつ 《Scourge of the Throne》の誘発型能力が解決される
    ならば 《Scourge of the Throne》には+1/+1カウンターが1個置かれている

  @id:ruling.scourge_of_the_throne.player @situation:ruling.scourge_of_the_throne @clause:life.read @from:2018-04-27 @must
  シナリオ: 《Scourge of the Throne》は、最もライフの多いチームのどちらのプレイヤーを攻撃しても大きくなる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Scourge of the Throne》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Scourge of the Throne》でロナルドを攻撃する
    かつ 《Scourge of the Throne》の誘発型能力が解決される
    ならば 《Scourge of the Throne》には+1/+1カウンターが1個置かれている

  @id:ruling.marchesas_emissary.team @situation:ruling.marchesas_emissary @clause:life.read @from:2010-04-23 @until:2018-04-27 @must
  シナリオ: 《Marchesa's Emissary》は、ライフの少ないチームを攻撃しても大きくならない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは19点である
    かつ アンジーは《Marchesa's Emissary》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Marchesa's Emissary》でエドワードのチームを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《Marchesa's Emissary》には+1/+1カウンターが置かれていない

  @id:ruling.marchesas_emissary.player @situation:ruling.marchesas_emissary @clause:life.read @from:2018-04-27 @must
  シナリオ: 《Marchesa's Emissary》とチームメイトの《Scourge of the Throne》は、最もライフの多いチームのプレイヤーを1人ずつ攻撃して、どちらも大きくなる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは21点である
    かつ アンジーは《Marchesa's Emissary》をコントロールしている
    かつ バリーは《Scourge of the Throne》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Marchesa's Emissary》でエドワードを攻撃する
    かつ バリーが《Scourge of the Throne》でロナルドを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《Marchesa's Emissary》には+1/+1カウンターが1個置かれている
    かつ 《Scourge of the Throne》には+1/+1カウンターが1個置かれている

  @id:ruling.marchesas_emissary.less @situation:ruling.marchesas_emissary @clause:life.read @from:2018-04-27 @must
  シナリオ: 《Marchesa's Emissary》は、ライフの少ないチームのプレイヤーを攻撃しても大きくならない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは19点である
    かつ アンジーは《Marchesa's Emissary》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Marchesa's Emissary》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《Marchesa's Emissary》には+1/+1カウンターが置かれていない

  @id:ruling.errantry.team @situation:ruling.errantry @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  シナリオ: 単独でしか攻撃できないクリーチャーは、チームメイトのクリーチャーと共にチームを攻撃できない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    もし アンジーが《灰色熊》を対象として《Errantry》を唱える
    かつ その呪文が解決される
    ならば 《灰色熊》は5/2である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーは《灰色熊》と《丘巨人》でエドワードのチームを攻撃できない
    しかし アンジーは《灰色熊》でエドワードのチームを攻撃できる

  @id:ruling.errantry.player @situation:ruling.errantry @clause:combat.attack @from:2018-04-27 @must
  シナリオ: 単独でしか攻撃できないクリーチャーは、チームメイトのクリーチャーと共に攻撃できない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    もし アンジーが《灰色熊》を対象として《Errantry》を唱える
    かつ その呪文が解決される
    ならば 《灰色熊》は5/2である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーは《灰色熊》と《丘巨人》でエドワードを攻撃できない
    しかし アンジーは《灰色熊》でエドワードを攻撃できる

  @id:ruling.rafiq_of_the_many.player @situation:ruling.rafiq_of_the_many @clause:combat.attack @from:2018-04-27 @must
  シナリオ: 《Rafiq of the Many》は単独で攻撃すると大きくなるが、チームメイトの賛美は何もしない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは30点である
    かつ アンジーは《Rafiq of the Many》をコントロールしている
    かつ バリーは《Rhox Charger》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Rafiq of the Many》でエドワードを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば 《Rafiq of the Many》は4/4である
    かつ エドワードのチームのライフは22点である

  @id:ruling.rafiq_of_the_many.team @situation:ruling.rafiq_of_the_many @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  シナリオ: 《Rafiq of the Many》はチームで唯一の攻撃クリーチャーであれば大きくなるが、チームメイトの賛美は何もしない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Rafiq of the Many》をコントロールしている
    かつ バリーは《Rhox Charger》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Rafiq of the Many》でエドワードのチームを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《Rafiq of the Many》は4/4である

  @id:ruling.rhox_charger.player @situation:ruling.rhox_charger @clause:combat.attack @from:2018-04-27 @must
  シナリオ: メンバーがそれぞれ1体で攻撃すれば、どちらの攻撃クリーチャーも大きくならない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Rafiq of the Many》をコントロールしている
    かつ バリーは《Rhox Charger》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Rafiq of the Many》でエドワードを攻撃する
    かつ バリーが《Rhox Charger》でロナルドを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《Rafiq of the Many》は3/3である
    かつ 《Rhox Charger》は3/3である

  @id:ruling.rhox_charger.team @situation:ruling.rhox_charger @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  シナリオ: メンバーがそれぞれ1体でチームを攻撃すれば、どちらのクリーチャーも大きくならない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Rafiq of the Many》をコントロールしている
    かつ バリーは《Rhox Charger》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Rafiq of the Many》でエドワードのチームを攻撃する
    かつ バリーが《Rhox Charger》でエドワードのチームを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《Rafiq of the Many》は3/3である
    かつ 《Rhox Charger》は3/3である

  @id:ruling.ongoing_investigation.team @situation:ruling.ongoing_investigation @clause:combat.damaged_player @from:2016-01-16 @until:2018-04-27 @must
  シナリオ: 2体でチームを攻撃し、ダメージを1人の対戦相手に与えると、《Ongoing Investigation》は1回誘発する
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Ongoing Investigation》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《灰色熊》でエドワードのチームを攻撃する
    かつ アンジーが《丘巨人》でエドワードのチームを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    かつ アンジーのチームがダメージを受けるプレイヤーとしてエドワードを選ぶ
    ならば アンジーは手掛かり・トークンを1個コントロールしている

  @id:ruling.ongoing_investigation.player @situation:ruling.ongoing_investigation @clause:combat.damaged_player @from:2018-04-27 @must
  シナリオ: 2体のクリーチャーが別々の対戦相手を攻撃すると、《Ongoing Investigation》は2回誘発する
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Ongoing Investigation》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《灰色熊》でエドワードを攻撃する
    かつ アンジーが《丘巨人》でロナルドを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば アンジーは手掛かり・トークンを2個コントロールしている

  @id:ruling.ongoing_investigation.same @situation:ruling.ongoing_investigation @clause:combat.damaged_player @from:2018-04-27 @must
  シナリオ: 2体で1人の対戦相手を攻撃すると、《Ongoing Investigation》は1回誘発し、チームメイトのクリーチャーでは誘発しない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Ongoing Investigation》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ バリーは《バニラ1/1》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《灰色熊》でエドワードを攻撃する
    かつ アンジーが《丘巨人》でエドワードを攻撃する
    かつ バリーが《バニラ1/1》でロナルドを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば アンジーは手掛かり・トークンを1個コントロールしている
