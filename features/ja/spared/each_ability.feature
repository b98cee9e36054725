# language: ja
機能: クリーチャーのそれぞれの能力
  > クリーチャーは飛び、大きくなり、カウンターを与え、あるいは攻撃しない。その能力のそれぞれは働き、他の誰にも及ばないか？

  @id:parts.persecutor @clause:team.win_effect @clause:team.wins_and_loses @from:2018-04-27 @must
  シナリオ: 《Abyssal Persecutor》は自分のチームの勝利と対戦相手の敗北を妨げる
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは50点である
    かつ エドワードのチームのライフは2点である
    かつ アンジーは《Abyssal Persecutor》をコントロールしている
    かつ アンジーは《忍耐の試練》をコントロールしている
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば ゲームは続く
    もし アンジーがエドワードを対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば エドワードのチームのライフは0点である
    かつ ゲームは続く

  @id:parts.persecutor.opponents @situation:parts.persecutor @clause:team.win_effect @from:2018-04-27 @must
  シナリオ: 《Abyssal Persecutor》は対戦相手の勝利を妨げない
    前提 エドワードのチームのライフは50点である
    かつ アンジーは《Abyssal Persecutor》をコントロールしている
    かつ エドワードは《忍耐の試練》をコントロールしている
    もし エドワードのチームのドロー・ステップが始まる
    ならば エドワードのチームはゲームに勝利する

  @id:parts.persecutor.own @situation:parts.persecutor @clause:life.zero @clause:team.wins_and_loses @from:2018-04-27 @must
  シナリオ: 《Abyssal Persecutor》は自分のチームの敗北を妨げない
    前提 アンジーのチームのライフは2点である
    かつ アンジーは《Abyssal Persecutor》をコントロールしている
    もし アンジーがアンジーを対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームはゲームに敗北する

  @id:parts.fliers @clause:combat.block @from:2018-04-27 @must
  シナリオ: 飛行を持つ5体は飛行を持つものにはブロックされ、持たないものにはブロックされない
    前提 アンジーは《Abyssal Persecutor》をコントロールしている
    かつ アンジーは《Ishai, Ojutai Dragonspeaker》をコントロールしている
    かつ アンジーは《Jenara, Asura of War》をコントロールしている
    かつ アンジーは《Kazarov, Sengir Pureblood》をコントロールしている
    かつ アンジーは《Killer Whale》をコントロールしている
    かつ アンジーは《島》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ エドワードは《Wind Drake》をコントロールしている
    かつ ロナルドは《Wind Drake》をコントロールしている
    もし アンジーが《Killer Whale》の能力を起動する
    かつ その能力が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Abyssal Persecutor》でエドワードを攻撃する
    かつ アンジーが《Ishai, Ojutai Dragonspeaker》でエドワードを攻撃する
    かつ アンジーが《Jenara, Asura of War》でエドワードを攻撃する
    かつ アンジーが《Kazarov, Sengir Pureblood》でエドワードを攻撃する
    かつ アンジーが《Killer Whale》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《丘巨人》で《Abyssal Persecutor》をブロックできない
    かつ エドワードは《丘巨人》で《Ishai, Ojutai Dragonspeaker》をブロックできない
    かつ エドワードは《丘巨人》で《Jenara, Asura of War》をブロックできない
    かつ エドワードは《丘巨人》で《Kazarov, Sengir Pureblood》をブロックできない
    かつ エドワードは《丘巨人》で《Killer Whale》をブロックできない
    しかし エドワードは《Wind Drake》で《Killer Whale》をブロックできる

  @id:parts.whale_lands @clause:step.cleanup @clause:combat.block @from:2018-04-27 @must
  シナリオ: 《Killer Whale》は1ターンの間だけ飛び、次のターンには飛行を持つものをブロックできない
    前提 アンジーは《Killer Whale》をコントロールしている
    かつ アンジーは《島》をコントロールしている
    かつ アンジーは《大気の精霊》をコントロールしている
    もし アンジーが《Killer Whale》の能力を起動する
    かつ その能力が解決される
    かつ エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《Wind Drake》でアンジーを攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    ならば アンジーは《Killer Whale》で《Wind Drake》をブロックできない
    しかし アンジーは《大気の精霊》で《Wind Drake》をブロックできる

  @id:parts.ishai @clause:team.opponents @clause:counters.own @from:2005-08-01 @must
  シナリオ: イーシャイは対戦相手の呪文のたびにカウンターを得て、自分のチームの呪文では得ない
    前提 アンジーは《Ishai, Ojutai Dragonspeaker》をコントロールしている
    もし アンジーが《Reach Through Mists》を唱える
    かつ その呪文が解決される
    かつ バリーが《濃霧》を唱える
    かつ その呪文が解決される
    ならば 《Ishai, Ojutai Dragonspeaker》は1/1である
    もし アンジーのチームが優先権をパスする
    かつ エドワードが《濃霧》を唱える
    かつ 《Ishai, Ojutai Dragonspeaker》の誘発型能力が解決される
    ならば 《Ishai, Ojutai Dragonspeaker》には+1/+1カウンターが1個置かれている
    かつ 《Ishai, Ojutai Dragonspeaker》は2/2である

  @id:parts.jenara @clause:mana.own @clause:cost.resources @from:2018-04-27 @must
  シナリオ: ジェナーラはコントローラー自身の2点のマナでカウンターを得る
    前提 アンジーは《Jenara, Asura of War》をコントロールしている
    かつ アンジーは《平地》をコントロールしている
    かつ バリーは《Jenara, Asura of War》をコントロールしている
    かつ バリーは《平地》を2枚コントロールしている
    ならば アンジーは《Jenara, Asura of War》の能力を起動できない
    しかし バリーは《Jenara, Asura of War》の能力を起動できる
    もし その能力が解決される
    ならば バリーの《Jenara, Asura of War》には+1/+1カウンターが1個置かれている
    かつ バリーの《Jenara, Asura of War》は4/4である
    かつ アンジーの《Jenara, Asura of War》は3/3である

  @id:parts.kazarov @clause:creature.dies @clause:target.choose @from:2018-04-27 @must
  シナリオ: カザロフは2点のダメージを与え、熊には足りるが巨人には足りない
    前提 アンジーは《Kazarov, Sengir Pureblood》をコントロールしている
    かつ アンジーは《山》を4枚コントロールしている
    かつ バリーは《Kazarov, Sengir Pureblood》をコントロールしている
    かつ バリーは《山》を4枚コントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ ロナルドは《丘巨人》をコントロールしている
    もし アンジーが《Kazarov, Sengir Pureblood》の能力を起動する
    かつ アンジーが対象として《灰色熊》を選ぶ
    かつ その能力が解決される
    ならば エドワードの墓地に《灰色熊》がある
    もし バリーが《Kazarov, Sengir Pureblood》の能力を起動する
    かつ バリーが対象として《丘巨人》を選ぶ
    かつ その能力が解決される
    ならば ロナルドは《丘巨人》をコントロールしている

  @id:parts.cub @clause:counters.own @clause:combat.damage @from:2018-04-27 @must
  シナリオ: 《Longtusk Cub》は攻撃が通ると、コントローラーだけに2個のエネルギーを与える
    前提 アンジーは《Longtusk Cub》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Longtusk Cub》でエドワードを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば アンジーはエネルギー・カウンターを2個持っている
    かつ バリーはエネルギー・カウンターを持っていない
    かつ エドワードはエネルギー・カウンターを持っていない
    かつ ロナルドはエネルギー・カウンターを持っていない

  @id:parts.meren @clause:trigger.dies @clause:object.you @from:2018-04-27 @must
  シナリオ: メーレンはコントローラーの他のクリーチャーが死亡したことを数え、エンチャントもチームメイトのクリーチャーも自分自身も数えない
    前提 アンジーは《Meren of Clan Nel Toth》をコントロールしている
    かつ アンジーは《Bad Moon》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    もし バリーが《Bad Moon》を対象として《帰化》を唱える
    かつ その呪文が解決される
    かつ バリーが《灰色熊》を対象として《殺害》を唱える
    かつ その呪文が解決される
    ならば アンジーは経験カウンターを持っていない
    もし バリーが《丘巨人》を対象として《殺害》を唱える
    かつ その呪文が解決される
    かつ 《Meren of Clan Nel Toth》の誘発型能力が解決される
    ならば アンジーは経験カウンターを1個持っている
    もし バリーが《Meren of Clan Nel Toth》を対象として《殺害》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの終了ステップが始まる
    ならば アンジーは経験カウンターを1個持っている
    かつ アンジーの墓地に《Meren of Clan Nel Toth》がある

  @id:parts.swarmlord @clause:poison.infect @clause:object.colour @from:2018-04-27 @must
  シナリオ: 《Phyrexian Swarmlord》の昆虫は緑であり、それ自身も毒を与える
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ エドワードのチームは毒カウンターを2個持っている
    かつ アンジーは《Phyrexian Swarmlord》をコントロールしている
    かつ アンジーは《Wilt-Leaf Liege》をコントロールしている
    もし アンジーのチームのドロー・ステップが始まる
    ならば アンジーは2/2のクリーチャー・トークンを2体コントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Phyrexian Swarmlord》でエドワードを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは20点である
    かつ エドワードのチームは毒カウンターを7個持っている

  @id:parts.ceratops @clause:combat.block @from:2024-11-08 @must
  シナリオ: 《Spike-Tailed Ceratops》は2体の攻撃クリーチャーをブロックする
    前提 エドワードは《Spike-Tailed Ceratops》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《灰色熊》でエドワードを攻撃する
    かつ バリーが《丘巨人》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《Spike-Tailed Ceratops》で《灰色熊》と《丘巨人》の両方をブロックできる

  @id:parts.wall @clause:combat.attack @clause:step.cleanup @from:2018-04-27 @must
  シナリオ: 《Wall of Blood》は攻撃できず、1ターンの間だけ大きくなる
    前提 アンジーのチームのライフは20点である
    かつ アンジーは《Wall of Blood》をコントロールしている
    もし アンジーが《Wall of Blood》の能力を起動する
    かつ その能力が解決される
    ならば 《Wall of Blood》は1/3である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーは《Wall of Blood》でエドワードを攻撃できない
    しかし アンジーは《丘巨人》でエドワードを攻撃できる
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《Wall of Blood》は0/2である

  @id:parts.ixidor @clause:object.face_down @clause:mana.own @from:2018-04-27 @must
  シナリオ: イクシドールは誰のものでも裏向きのものを大きくし、1枚を表にするのに3点のマナを求める
    前提 アンジーは《Spear Spewer》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ アンジーは《マナ源》を12枚コントロールしている
    かつ バリーは《マナ源》を8枚コントロールしている
    もし アンジーが《Ixidron》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Ixidor, Reality Sculptor》を唱える
    かつ その呪文が解決される
    ならば 《Spear Spewer》は3/3である
    かつ 《丘巨人》は3/3である
    かつ アンジーの《Ixidor, Reality Sculptor》は3/4である
    かつ アンジーは《Ixidor, Reality Sculptor》の能力を起動できない
    もし バリーが《Ixidor, Reality Sculptor》を唱える
    かつ その呪文が解決される
    ならば 《Spear Spewer》は4/4である
    かつ バリーは《Ixidor, Reality Sculptor》の能力を起動できる
    もし バリーが対象として《丘巨人》を選ぶ
    かつ アンジーが対象として《丘巨人》を選ぶ
    かつ その能力が解決される
    ならば 《丘巨人》は表向きである

  @id:parts.yoshimaru @clause:trigger.enters @clause:object.you @from:2005-08-01 @must
  シナリオ: ヨシマルはコントローラーの他の伝説のパーマネントでカウンターを得て、熊やチームメイトの伝説では得ない
    前提 アンジーは《Yoshimaru, Ever Faithful》をコントロールしている
    もし アンジーが《灰色熊》を唱える
    かつ その呪文が解決される
    かつ バリーが《Isamaru, Hound of Konda》を唱える
    かつ その呪文が解決される
    ならば 《Yoshimaru, Ever Faithful》は1/1である
    もし アンジーが《Ishai, Ojutai Dragonspeaker》を唱える
    かつ その呪文が解決される
    かつ 《Yoshimaru, Ever Faithful》の誘発型能力が解決される
    ならば 《Yoshimaru, Ever Faithful》には+1/+1カウンターが1個置かれている
    かつ 《Yoshimaru, Ever Faithful》は2/2である
