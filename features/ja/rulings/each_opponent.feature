# language: ja
機能: 各対戦相手が失うライフ
  > 能力が各対戦相手にライフを失わせたり、ダメージを与えたりする。相手チームは何点のライフを失い、何点のライフが得られるのか？

  @id:ruling.infectious_horror @clause:life.shared @from:2018-04-27 @must
  シナリオ: 《Infectious Horror》が攻撃すると、対戦相手はそれぞれ2点のライフを失う
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Infectious Horror》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Infectious Horror》でエドワードを攻撃する
    かつ 《Infectious Horror》の誘発型能力が解決される
    ならば エドワードのチームのライフは16点である

  @id:ruling.bastion_of_remembrance @clause:life.shared @from:2005-08-01 @must
  シナリオ: コントローラーのクリーチャーが死亡すると、対戦相手はそれぞれ1点のライフを失い、コントローラーは1点を得る
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Bastion of Remembrance》をコントロールしている
    かつ アンジーは《Lampad of Death's Vigil》をコントロールしている
    かつ アンジーは《マナ源》をコントロールしている
    もし アンジーが《Lampad of Death's Vigil》の能力を起動する
    かつ 《Bastion of Remembrance》の誘発型能力が解決される
    ならば エドワードのチームのライフは18点である
    かつ アンジーのチームのライフは21点である

  @id:ruling.lampad @clause:life.shared @from:2005-08-01 @must
  シナリオ: 《Lampad of Death's Vigil》は相手チームに2点のライフを失わせ、1点を与える
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Lampad of Death's Vigil》をコントロールしている
    かつ アンジーは《マナ源》をコントロールしている
    もし アンジーが《Lampad of Death's Vigil》の能力を起動する
    かつ その能力が解決される
    ならば エドワードのチームのライフは18点である
    かつ アンジーのチームのライフは21点である

  @id:ruling.corpse_knight @clause:life.shared @from:2005-08-01 @must
  シナリオ: コントローラーの他のクリーチャーが出ると相手チームは2点のライフを失うが、チームメイトのものでは失わない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Corpse Knight》をコントロールしている
    もし バリーが《丘巨人》を唱える
    かつ その呪文が解決される
    ならば エドワードのチームのライフは20点である
    もし アンジーが《灰色熊》を唱える
    かつ その呪文が解決される
    かつ 《Corpse Knight》の誘発型能力が解決される
    ならば エドワードのチームのライフは18点である

  @id:ruling.forerunner @clause:life.shared @from:2005-08-01 @must
  シナリオ: 他の海賊が出ると相手チームは2点のライフを失う
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Forerunner of the Coalition》をコントロールしている
    もし アンジーが《Dire Fleet Captain》を唱える
    かつ その呪文が解決される
    かつ 《Forerunner of the Coalition》の誘発型能力が解決される
    ならば エドワードのチームのライフは18点である

  @id:ruling.dagger_caster @clause:life.shared @from:2005-08-01 @must
  シナリオ: 《Dagger Caster》は各対戦相手と、その両者のクリーチャーに1点のダメージを与える
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ バリーは《バニラ1/1》をコントロールしている
    かつ エドワードは《極楽鳥》をコントロールしている
    かつ ロナルドは《Mogg Flunkies》をコントロールしている
    もし アンジーが《Dagger Caster》を唱える
    かつ その呪文が解決される
    かつ 《Dagger Caster》の誘発型能力が解決される
    ならば エドワードのチームのライフは18点である
    かつ エドワードはクリーチャーを1体もコントロールしていない
    かつ バリーはクリーチャーを1体コントロールしている
    かつ ロナルドはクリーチャーを1体コントロールしている

  @id:ruling.creeping_chill @clause:life.shared @from:2005-08-01 @must
  シナリオ: 《Creeping Chill》で相手チームは6点のライフを失い、唱えたプレイヤーは3点を得る
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    もし アンジーが《Creeping Chill》を唱える
    かつ その呪文が解決される
    ならば エドワードのチームのライフは14点である
    かつ アンジーのチームのライフは23点である

  @id:ruling.spear_spewer @clause:life.shared @from:2005-08-01 @must
  シナリオ: 《Spear Spewer》で各チームは2点のライフを失う
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Spear Spewer》をコントロールしている
    もし アンジーが《Spear Spewer》の能力を起動する
    かつ その能力が解決される
    ならば エドワードのチームのライフは18点である
    かつ アンジーのチームのライフは18点である

  @id:ruling.spirit_of_malevolence @clause:life.shared @from:2005-08-01 @must
  シナリオ: 《Spirit of Malevolence》が死亡すると、対戦相手はそれぞれ1点のライフを失い、コントローラーは1点を得る
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Spirit of Malevolence》をコントロールしている
    かつ アンジーは《Lampad of Death's Vigil》をコントロールしている
    かつ アンジーは《マナ源》をコントロールしている
    もし アンジーが《Lampad of Death's Vigil》の能力を起動する
    かつ アンジーが《Spirit of Malevolence》を生け贄に捧げる
    かつ 《Spirit of Malevolence》の誘発型能力が解決される
    ならば エドワードのチームのライフは18点である
    かつ アンジーのチームのライフは21点である

  @id:ruling.poison_tip_archer @clause:life.shared @from:2005-08-01 @must
  シナリオ: チームメイトのクリーチャーが死亡しても、他のクリーチャーと同じく、相手チームは2点のライフを失う
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Poison-Tip Archer》をコントロールしている
    かつ バリーは《Lampad of Death's Vigil》をコントロールしている
    かつ バリーは《マナ源》をコントロールしている
    もし バリーが《Lampad of Death's Vigil》の能力を起動する
    かつ 《Poison-Tip Archer》の誘発型能力が解決される
    ならば エドワードのチームのライフは18点である

  @id:ruling.turret_ogre @clause:life.shared @from:2005-08-01 @must
  シナリオ: コントローラーに他のパワー4のクリーチャーがいれば、《Turret Ogre》は各対戦相手に2点のダメージを与える
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Raging Kronch》をコントロールしている
    もし アンジーが《Turret Ogre》を唱える
    かつ その呪文が解決される
    かつ 《Turret Ogre》の誘発型能力が解決される
    ならば エドワードのチームのライフは16点である

  @id:ruling.turret_ogre.teammate @situation:ruling.turret_ogre @clause:life.shared @from:2005-08-01 @must
  シナリオ: チームメイトのパワー4のクリーチャーでは《Turret Ogre》の能力は誘発しない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ バリーは《Raging Kronch》をコントロールしている
    もし アンジーが《Turret Ogre》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの戦闘開始ステップが始まる
    ならば エドワードのチームのライフは20点である

  @id:ruling.throne_of_the_god_pharaoh @clause:life.shared @from:2005-08-01 @must
  シナリオ: 《Throne of the God-Pharaoh》はコントローラーのタップ状態のクリーチャーだけを数え、対戦相手はそれぞれ同じ点数のライフを失う
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ アンジーのチームのライフは20点である
    かつ アンジーは《Throne of the God-Pharaoh》をコントロールしている
    かつ アンジーは《Spear Spewer》をコントロールしている
    かつ バリーは《無情の碑出告》をコントロールしている
    もし アンジーが《Spear Spewer》の能力を起動する
    かつ その能力が解決される
    ならば エドワードのチームのライフは18点である
    もし アンジーのチームの終了ステップが始まる
    かつ 《Throne of the God-Pharaoh》の誘発型能力が解決される
    ならば エドワードのチームのライフは16点である

  @id:ruling.mischievous_chimera @clause:life.shared @from:2005-08-01 @must
  シナリオ: 相手チームのターンの最初の呪文で各対戦相手に1点のダメージを与え、その後の呪文では与えない
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Mischievous Chimera》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    もし エドワードのチームが優先権をパスする
    かつ アンジーが《灰色熊》を対象として《Giant Growth》を唱える
    かつ アンジーがカードをライブラリーの一番下に置かない
    かつ 《Mischievous Chimera》の誘発型能力が解決される
    ならば エドワードのチームのライフは18点である
    もし その呪文が解決される
    かつ エドワードのチームが優先権をパスする
    かつ アンジーが《Reach Through Mists》を唱える
    かつ その呪文が解決される
    ならば エドワードのチームのライフは18点である

  @id:ruling.bontus_monument @clause:life.shared @clause:cost.total @from:2005-08-01 @must
  シナリオ: コントローラーがクリーチャー・呪文を唱えると両方の対戦相手がライフを失い、そのプレイヤーの黒のものはコストが少なくなる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Bontu's Monument》をコントロールしている
    かつ アンジーは《マナ源》を3枚コントロールしている
    かつ バリーは《マナ源》を3枚コントロールしている
    ならば バリーは《Heartstabber Mosquito》を唱えられない
    かつ アンジーは《丘巨人》を唱えられない
    しかし アンジーは《Heartstabber Mosquito》を唱えられる
    もし 《Bontu's Monument》の誘発型能力が解決される
    ならば エドワードのチームのライフは18点である
    かつ アンジーのチームのライフは21点である

  @id:ruling.bontus_monument.teammate @situation:ruling.bontus_monument @clause:life.shared @clause:cost.total @from:2005-08-01 @must
  シナリオ: チームメイトがクリーチャー・呪文を唱えても、誰もライフを得も失いもしない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Bontu's Monument》をコントロールしている
    かつ バリーは《マナ源》を4枚コントロールしている
    もし バリーが《Heartstabber Mosquito》を唱える
    かつ その呪文が解決される
    ならば エドワードのチームのライフは20点である
    かつ アンジーのチームのライフは20点である

  @id:ruling.bontus_monument.cost @situation:ruling.bontus_monument @clause:cost.total @from:2005-08-01 @must
  シナリオ: コストの減少は増加のあとに、不特定マナからのみ引かれる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Bontu's Monument》をコントロールしている
    かつ アンジーは《マナ源》をコントロールしている
    かつ ロナルドは《Sphere of Resistance》をコントロールしている
    ならば アンジーは《Goblin Firestarter》を唱えられない
    しかし アンジーは《Serrated Scorpion》を唱えられる
    もし 《Bontu's Monument》の誘発型能力が解決される
    かつ その呪文が解決される
    ならば アンジーは《Serrated Scorpion》をコントロールしている

  @id:ruling.bontus_monument.coloured @situation:ruling.bontus_monument @clause:cost.total @from:2005-08-01 @must
  シナリオ: コストに不特定マナを含まない呪文のコストは少なくならない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Bontu's Monument》をコントロールしている
    かつ アンジーは《マナ源》をコントロールしている
    ならば アンジーは《Serrated Scorpion》を唱えられる
    もし 《Bontu's Monument》の誘発型能力が解決される
    かつ その呪文が解決される
    ならば アンジーは《Goblin Firestarter》を唱えられない
    かつ アンジーは《Serrated Scorpion》をコントロールしている

  @id:ruling.chainers_torment @clause:saga.chapter @clause:saga.turn @clause:life.shared @from:2018-04-27 @must
  シナリオ: 《Chainer's Torment》の最初の2つの章はそれぞれ対戦相手2人に2点のダメージを与え、コントローラーは2点のライフを得る
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    もし アンジーが《Chainer's Torment》を唱える
    かつ その呪文が解決される
    かつ 《Chainer's Torment》の誘発型能力が解決される
    ならば エドワードのチームのライフは16点である
    かつ アンジーのチームのライフは22点である
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ 《Chainer's Torment》の誘発型能力が解決される
    ならば エドワードのチームのライフは12点である
    かつ アンジーのチームのライフは24点である

  @id:ruling.chainers_torment.last @situation:ruling.chainers_torment @clause:saga.ends @clause:life.read @clause:damage.source @from:2018-04-27 @must
  シナリオ: 《Chainer's Torment》の最終章はチームのライフを見て、ホラーはそのパワーと同じ点数のダメージをコントローラーに与える
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは25点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Chainer's Torment》をコントロールしている
    かつ 《Chainer's Torment》には伝承カウンターが2個置かれている
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ 《Chainer's Torment》の誘発型能力が解決される
    ならば アンジーの墓地に《Chainer's Torment》がある
    かつ アンジーは13/13のクリーチャー・トークンを1体コントロールしている
    かつ アンジーのチームのライフは12点である
    かつ エドワードのチームのライフは20点である

  @id:ruling.chainers_torment.source @situation:ruling.chainers_torment @clause:damage.source @clause:damage.lifelink @from:2018-04-27 @must
  シナリオ: 最終章のダメージを与えるのはホラー自身なので、絆魂によりコントローラーは失った点数と同じだけのライフを得る
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは25点である
    かつ アンジーは《Chainer's Torment》をコントロールしている
    かつ アンジーは《True Conviction》をコントロールしている
    かつ 《Chainer's Torment》には伝承カウンターが2個置かれている
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ 《Chainer's Torment》の誘発型能力が解決される
    ならば アンジーのチームのライフは25点である
    かつ アンジーは13/13のクリーチャー・トークンを1体コントロールしている
