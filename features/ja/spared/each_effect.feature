# language: ja
機能: 呪文のそれぞれの効果と、能力のコスト
  > 呪文は与え、奪い、引かせ、ダメージを与える。能力には支払いが要る。誰に、どれだけ、何で？

  @id:parts.epiphany @clause:turn.extra @clause:object.colour @clause:creature.dies @from:2005-08-01 @must
  シナリオ: 《Alrund's Epiphany》の2体の鳥は青であり、《Tremor》の届かないところを飛ぶ
    前提 バリーは《極楽鳥》をコントロールしている
    かつ エドワードは《Goblin Piker》をコントロールしている
    もし アンジーが《Alrund's Epiphany》を唱える
    かつ その呪文が解決される
    かつ バリーが《Tremor》を唱える
    かつ その呪文が解決される
    ならば アンジーは1/1のクリーチャー・トークンを2体コントロールしている
    かつ バリーは《極楽鳥》をコントロールしている
    しかし エドワードの墓地に《Goblin Piker》がある
    もし アンジーが《Glen Elendra Liege》を唱える
    かつ その呪文が解決される
    ならば アンジーは2/2のクリーチャー・トークンを2体コントロールしている

  @id:parts.invasion @clause:trigger.enters @clause:object.you @from:2023-04-14 @must
  シナリオ: 《Invasion of Dominaria》は戦場に出たときコントローラーに4点のライフと1枚のカードを与える
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    もし アンジーが《Invasion of Dominaria》を唱える
    かつ その呪文が解決される
    かつ アンジーが守る者としてエドワードを選ぶ
    かつ 《Invasion of Dominaria》の誘発型能力が解決される
    ならば アンジーのチームのライフは24点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーの手札は1枚である
    かつ バリーの手札にカードはない
    かつ エドワードの手札にカードはない

  @id:parts.live_fast @clause:life.shared @clause:object.you @from:2005-08-01 @must
  シナリオ: 《Live Fast》は唱えたプレイヤーに2点のライフと引き換えに2枚引かせ、2個のエネルギーを与える
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    もし アンジーが《Live Fast》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは18点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーの手札は2枚である
    かつ バリーの手札にカードはない
    かつ エドワードの手札にカードはない
    かつ アンジーはエネルギー・カウンターを2個持っている

  @id:parts.who_draws @clause:object.you @from:2005-08-01 @must
  シナリオ: 《Prologue to Phyresis》を唱えたプレイヤーと《Yawgmoth's Bargain》を持つプレイヤーだけが1枚引く
    前提 アンジーのチームのライフは20点である
    かつ バリーは《Yawgmoth's Bargain》をコントロールしている
    もし アンジーが《Prologue to Phyresis》を唱える
    かつ その呪文が解決される
    ならば アンジーの手札は1枚である
    かつ バリーの手札にカードはない
    かつ エドワードの手札にカードはない
    もし バリーが《Yawgmoth's Bargain》の能力を起動する
    かつ その能力が解決される
    ならば バリーの手札は1枚である
    かつ アンジーの手札は1枚である
    かつ エドワードの手札にカードはない
    かつ アンジーのチームのライフは19点である

  @id:parts.contract @clause:object.you @from:2010-04-23 @must
  シナリオ: 《Infernal Contract》は唱えたプレイヤーだけに引かせる
    前提 アンジーのチームのライフは20点である
    もし アンジーが《Infernal Contract》を唱える
    かつ その呪文が解決される
    ならば アンジーの手札は4枚である
    かつ バリーの手札にカードはない
    かつ エドワードの手札にカードはない

  @id:parts.older_targets @clause:target.choose @clause:creature.dies @from:2005-08-01 @until:2018-04-27 @must
  シナリオ: 《Lightning Helix》と《Shock》と《Mending Hands》はクリーチャーかプレイヤーを対象とし、エンチャントは対象としない
    前提 エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    かつ ロナルドは《Bad Moon》をコントロールしている
    かつ バリーは《Soul Warden》をコントロールしている
    ならば アンジーは《Bad Moon》を対象として《Lightning Helix》を唱えられない
    しかし アンジーは《丘巨人》を対象として《Lightning Helix》を唱えられる
    もし その呪文が解決される
    ならば エドワードの墓地に《丘巨人》がある
    かつ アンジーは《Bad Moon》を対象として《Shock》を唱えられない
    しかし アンジーは《灰色熊》を対象として《Shock》を唱えられる
    もし その呪文が解決される
    ならば ロナルドの墓地に《灰色熊》がある
    かつ アンジーは《Bad Moon》を対象として《Mending Hands》を唱えられない
    しかし アンジーは《Soul Warden》を対象として《Mending Hands》を唱えられる
    もし その呪文が解決される
    かつ バリーが《Pyroclasm》を唱える
    かつ その呪文が解決される
    ならば バリーは《Soul Warden》をコントロールしている

  @id:parts.mending_ends @clause:replacement.open @clause:step.cleanup @from:2005-08-01 @until:2018-04-27 @must
  シナリオ: 《Mending Hands》が軽減するはずのダメージは、次のターンには与えられる
    前提 アンジーのチームのライフは20点である
    もし アンジーがアンジーを対象として《Mending Hands》を唱える
    かつ その呪文が解決される
    かつ エドワードのチームのアップキープ・ステップが始まる
    かつ エドワードがアンジーを対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは18点である

  @id:parts.bombardment @clause:creature.dies @clause:target.choose @from:2018-04-27 @must
  シナリオ: 《Goblin Bombardment》はクリーチャーにも1点のダメージを与える
    前提 アンジーは《Goblin Bombardment》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ エドワードは《Soul Warden》をコントロールしている
    もし アンジーが《Goblin Bombardment》の能力を起動する
    かつ アンジーが《灰色熊》を生け贄に捧げる
    かつ アンジーが対象として《Soul Warden》を選ぶ
    かつ その能力が解決される
    ならば エドワードの墓地に《Soul Warden》がある

  @id:parts.treason @clause:step.cleanup @clause:object.control @clause:combat.attack @from:2018-04-27 @must
  シナリオ: 《反逆の行動》が与える速攻はターンとともに終わる
    前提 エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    もし アンジーが《丘巨人》を対象として《反逆の行動》を唱える
    かつ その呪文が解決される
    かつ エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ ロナルドが《丘巨人》を対象として《Control Magic》を唱える
    かつ その呪文が解決される
    かつ エドワードのチームの攻撃クリーチャー指定ステップが始まる
    ならば ロナルドは《丘巨人》でアンジーを攻撃できない
    しかし ロナルドは《灰色熊》でアンジーを攻撃できる

  @id:parts.counters @clause:counters.own @clause:object.you @from:2018-04-27 @must
  シナリオ: ニッサはクリーチャーだけに及び、《Unspeakable Symbol》は対象にカウンターを置く
    前提 アンジーのチームのライフは20点である
    かつ アンジーは《Nissa, Voice of Zendikar》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《Unspeakable Symbol》をコントロールしている
    もし アンジーが《Nissa, Voice of Zendikar》の2つ目の能力を起動する
    かつ その能力が解決される
    ならば 《丘巨人》には+1/+1カウンターが1個置かれている
    かつ 《Unspeakable Symbol》には+1/+1カウンターが置かれていない
    もし アンジーが《Unspeakable Symbol》の能力を起動する
    かつ アンジーが対象として《丘巨人》を選ぶ
    かつ その能力が解決される
    ならば 《丘巨人》には+1/+1カウンターが2個置かれている
    かつ 《丘巨人》は5/5である
    かつ アンジーのチームのライフは17点である

  @id:parts.door @clause:cost.resources @from:2005-08-01 @must
  シナリオ: タップ状態の《Door to Nothingness》は使えず、アンタップ状態のものは使える
    前提 アンジーは《Door to Nothingness》をコントロールしている
    かつ アンジーの《Door to Nothingness》はタップ状態である
    かつ アンジーは《マナ源》を10枚コントロールしている
    かつ バリーは《Door to Nothingness》をコントロールしている
    かつ バリーは《マナ源》を10枚コントロールしている
    ならば アンジーは《Door to Nothingness》の能力を起動できない
    しかし バリーは《Door to Nothingness》の能力を起動できる
    もし バリーが対象としてロナルドを選ぶ
    かつ アンジーが対象としてロナルドを選ぶ
    かつ その能力が解決される
    ならば エドワードのチームはゲームに敗北する

  @id:parts.still_life @clause:mana.own @clause:cost.resources @from:2005-08-01 @must
  シナリオ: 《Still Life》にはそのプレイヤーの2点のマナが要る
    前提 アンジーは《Still Life》をコントロールしている
    かつ アンジーは《森》をコントロールしている
    かつ バリーは《Still Life》をコントロールしている
    かつ バリーは《森》を2枚コントロールしている
    ならば アンジーは《Still Life》の能力を起動できない
    しかし バリーは《Still Life》の能力を起動できる
    もし その能力が解決される
    ならば バリーの《Still Life》は4/3である

  @id:parts.cove @clause:mana.ability @clause:cost.resources @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  シナリオ: 《Tranquil Cove》は一度だけマナを与える
    前提 エドワードは《Tranquil Cove》をコントロールしている
    もし アンジーのチームが優先権をパスする
    ならば エドワードは《Tranquil Cove》の能力を起動できる
    もし エドワードが色として青を選ぶ
    ならば 《Tranquil Cove》はタップ状態である
    かつ エドワードは使われていないマナを1点持っている
    かつ エドワードは《Tranquil Cove》の能力を起動できない
