# language: ja
機能: 能力は誰のライフ、クリーチャー、呪文に注目するか
  > カードはそのコントローラーのもの、または対戦相手のものについて語る。チームメイトのものもあるときはどうか？

  @id:card.heeds.life_gained @situation:card.heeds @clause:trigger.event @clause:life.shared @clause:object.you @from:2018-04-27 @must
  シナリオ: コントローラーが得るライフに注目するものは、チームメイトが得るライフには注目しない
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Marauding Blight-Priest》をコントロールしている
    かつ アンジーは《Vito, Thorn of the Dusk Rose》をコントロールしている
    かつ アンジーは《Voice of the Blessed》をコントロールしている
    もし バリーが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは27点である
    かつ スタックは空である
    かつ エドワードのチームのライフは20点である
    かつ 《Voice of the Blessed》は2/2である
    もし アンジーが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象としてエドワードを選ぶ
    ならば スタックには呪文や能力が3個ある

  @id:card.heeds.god @situation:card.heeds @clause:trigger.step @clause:life.shared @from:2018-04-27 @must
  シナリオ: 各対戦相手のライフを失わせたりダメージを与えたりするものは、自分のチームのライフをそのままにする
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《God-Pharaoh's Statue》をコントロールしている
    かつ アンジーは《Keral Keep Disciples》をコントロールしている
    かつ アンジーは《Reckless Fireweaver》をコントロールしている
    かつ アンジーは《Chandra, Pyrogenius》をコントロールしている
    かつ 《Chandra, Pyrogenius》には忠誠カウンターが4個置かれている
    かつ バリーは《Ghitu Journeymage》をコントロールしている
    もし アンジーが《灰色熊》を唱える
    かつ その呪文が解決される
    ならば スタックは空である
    もし アンジーが《Bontu's Monument》を唱える
    かつ その呪文が解決される
    かつ 《Reckless Fireweaver》の誘発型能力が解決される
    ならば エドワードのチームのライフは18点である
    かつ アンジーのチームのライフは20点である
    もし アンジーが《Chandra, Pyrogenius》の1つ目の能力を起動する
    かつ 《Keral Keep Disciples》の誘発型能力が解決される
    ならば エドワードのチームのライフは16点である
    かつ アンジーのチームのライフは20点である
    もし その能力が解決される
    ならば エドワードのチームのライフは12点である
    かつ アンジーのチームのライフは20点である
    もし アンジーのチームの終了ステップが始まる
    かつ 《God-Pharaoh's Statue》の誘発型能力が解決される
    ならば エドワードのチームのライフは10点である
    かつ アンジーのチームのライフは20点である

  @id:card.heeds.wizard @situation:card.heeds @clause:trigger.intervening_if @clause:life.shared @from:2018-04-27 @must
  シナリオ: 他のウィザードがいるウィザードは両方の対戦相手にダメージを与え、チームメイトのウィザードは数えない
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ バリーは《Ixidor, Reality Sculptor》をコントロールしている
    もし アンジーが《Ghitu Journeymage》を唱える
    かつ その呪文が解決される
    ならば スタックは空である
    もし バリーが《Ghitu Journeymage》を唱える
    かつ その呪文が解決される
    かつ バリーの《Ghitu Journeymage》の誘発型能力が解決される
    ならば エドワードのチームのライフは16点である
    かつ アンジーのチームのライフは20点である

  @id:card.heeds.dies @situation:card.heeds @clause:trigger.dies @clause:life.shared @from:2019-07-12 @must
  シナリオ: 死亡するクリーチャーに注目するものはエンチャントには注目せず、他のものに注目するものはそれ自身には注目しない
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Cruel Celebrant》をコントロールしている
    かつ アンジーは《Vindictive Vampire》をコントロールしている
    かつ アンジーは《Slimefoot, the Stowaway》をコントロールしている
    かつ アンジーは《Bad Moon》をコントロールしている
    もし アンジーがモード3を選び《Bad Moon》を対象として《Casualties of War》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《Bad Moon》がある
    かつ スタックは空である
    もし アンジーが《Vindictive Vampire》を対象として《殺害》を唱える
    かつ その呪文が解決される
    ならば スタックには呪文や能力が1個ある
    もし 《Cruel Celebrant》の誘発型能力が解決される
    ならば エドワードのチームのライフは18点である
    かつ アンジーのチームのライフは21点である

  @id:card.heeds.enters @situation:card.heeds @clause:trigger.enters @clause:poison.infect @from:2013-07-13 @must
  シナリオ: 戦場に出るクリーチャーに注目するものは土地には注目せず、ダメージを与えるのはそのクリーチャーである
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Angelic Chorus》をコントロールしている
    かつ アンジーは《Warstorm Surge》をコントロールしている
    かつ アンジーの手札に《森》がある
    かつ アンジーのチームの戦闘前メイン・フェイズである
    もし アンジーが土地として《森》をプレイする
    ならば スタックは空である
    もし アンジーが《Glistener Elf》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象としてエドワードを選ぶ
    かつ 《Angelic Chorus》の誘発型能力が解決される
    ならば アンジーのチームのライフは21点である
    もし 《Warstorm Surge》の誘発型能力が解決される
    ならば エドワードのチームは毒カウンターを1個持っている
    かつ エドワードのチームのライフは20点である

  @id:card.heeds.first_spell @situation:card.heeds @clause:trigger.event @clause:turn.teams @from:2018-04-27 @must
  シナリオ: 対戦相手のターンの最初の呪文はコントローラー自身のものなら注目され、自分のチームのターンでは何も注目されない
    前提 アンジーは《Stinging Lionfish》をコントロールしている
    かつ エドワードは《山》をコントロールしている
    もし アンジーが《Angel's Mercy》を唱える
    ならば スタックには呪文や能力が1個ある
    もし その呪文が解決される
    かつ エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ エドワードのチームが優先権をパスする
    かつ バリーが《Angel's Mercy》を唱える
    ならば スタックには呪文や能力が1個ある
    もし アンジーが《Angel's Mercy》を唱える
    ならば スタックには呪文や能力が3個ある
    かつ アンジーは選択をする必要がない
    もし アンジーがその能力で行ってもよいことを行う
    かつ 《Stinging Lionfish》の誘発型能力が解決される
    ならば 《Stinging Lionfish》はタップ状態である
    かつ 《山》はアンタップ状態である

  @id:card.heeds.shrines @situation:card.heeds @clause:trigger.step @clause:legend.rule @clause:object.you @from:2018-04-27 @must
  シナリオ: 各プレイヤーの祭殿はそのプレイヤーだけのものとして、自分のチームのターンにのみ数える
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Sanctum of Stone Fangs》をコントロールしている
    かつ アンジーは《Crusade》をコントロールしている
    かつ バリーは《Sanctum of Stone Fangs》をコントロールしている
    もし アンジーのチームのアップキープ・ステップが始まる
    かつ アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ アンジーの《Sanctum of Stone Fangs》の誘発型能力が解決される
    かつ バリーの《Sanctum of Stone Fangs》の誘発型能力が解決される
    ならば エドワードのチームのライフは16点である
    かつ アンジーのチームのライフは22点である
    もし エドワードのチームの終了ステップが始まる
    ならば エドワードのチームのライフは16点である
    かつ アンジーのチームのライフは22点である

  @id:card.heeds.reinforcements @situation:card.heeds @clause:life.read @clause:object.you @from:2013-07-13 @must
  シナリオ: チームメイトのクリーチャーと対戦相手のアーティファクトがあっても、プレイヤーはその対戦相手より弱くはならない
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ バリーは《灰色熊》をコントロールしている
    かつ エドワードは《God-Pharaoh's Statue》をコントロールしている
    かつ ロナルドは《Bontu's Monument》をコントロールしている
    もし アンジーが《Timely Reinforcements》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは20点である
    かつ アンジーはクリーチャー・トークンを1体もコントロールしていない

  @id:card.heeds.reinforced @situation:card.heeds @clause:object.colour @clause:object.you @from:2013-07-13 @must
  シナリオ: 対戦相手のクリーチャーの方が多ければ、少ない者に3体の白のクリーチャーが来る
    前提 アンジーのチームのライフは19点である
    かつ エドワードのチームのライフは20点である
    かつ バリーは《Crusade》をコントロールしている
    かつ ロナルドは《丘巨人》をコントロールしている
    もし アンジーが《Timely Reinforcements》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは25点である
    かつ アンジーは2/2のクリーチャー・トークンを3体コントロールしている
    かつ バリーはクリーチャー・トークンを1体もコントロールしていない
