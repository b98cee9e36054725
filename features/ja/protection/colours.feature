# language: ja
機能: クリーチャーは何から守られているのか
  > クリーチャーがある色に対するプロテクションを持つ。それはチームメイトのすることも防ぐのか。そして何は防がないのか？

  @id:protection.target @clause:protection.target @from:2005-08-01 @must
  シナリオ: ある色からのプロテクションを持つものは、チームメイトも対戦相手もその色の呪文の対象にはできず、他の色なら誰でもできる
    前提 アンジーは《Silver Knight》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    ならば バリーは《Silver Knight》を対象として《Shock》を唱えられない
    かつ バリーは《Silver Knight》を対象として《Giant Growth》を唱えられる
    しかし アンジーは《灰色熊》を対象として《Shock》を唱えられる

  @id:protection.ability @clause:protection.target @clause:combat.defending_effect @from:2018-04-27 @must
  シナリオ: 赤のクリーチャーの能力は、攻撃された頭のもう1体のクリーチャーだけを対象にできる
    前提 アンジーは《Goblin Racketeer》をコントロールしている
    かつ エドワードは《Silver Knight》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Goblin Racketeer》でエドワードを攻撃する
    かつ 《Goblin Racketeer》の誘発型能力が解決される
    かつ アンジーがその能力で行ってもよいことを行う
    かつ エドワードのチームの攻撃クリーチャー指定ステップが始まる
    ならば エドワードは《Silver Knight》でバリーを攻撃できない
    しかし エドワードは《Silver Knight》でバリーを攻撃できる
    かつ エドワードは《丘巨人》でバリーを攻撃できる

  @id:protection.granted @clause:protection.target @clause:protection.damage @from:2005-08-01 @must
  シナリオ: 対応してチームメイトのクリーチャーに与えられたプロテクションは、そのターンの間、呪文の対象を不適正にする
    前提 アンジーは《Crimson Acolyte》をコントロールしている
    かつ アンジーは《平地》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    もし アンジーのチームが優先権をパスする
    かつ エドワードが《灰色熊》を対象として1枚目の《Shock》を唱える
    かつ エドワードのチームが優先権をパスする
    かつ アンジーが《Crimson Acolyte》の能力を起動する
    かつ アンジーが対象として《灰色熊》を選ぶ
    かつ その能力が解決される
    かつ その呪文が解決される
    ならば バリーは《灰色熊》をコントロールしている
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    ならば エドワードは《Crimson Acolyte》を対象として2枚目の《Shock》を唱えられない
    しかし エドワードは《灰色熊》を対象として2枚目の《Shock》を唱えられる

  @id:protection.alone @clause:protection.target @clause:mana.own @from:2005-08-01 @must
  シナリオ: 他にクリーチャーがいなければ侍祭は自分を守り、それは平地1つにつき1回である
    前提 アンジーは《Crimson Acolyte》をコントロールしている
    かつ アンジーは《平地》をコントロールしている
    かつ ロナルドは《Fountain of Youth》をコントロールしている
    もし アンジーが《Crimson Acolyte》の能力を起動する
    かつ その能力が解決される
    ならば アンジーは《Crimson Acolyte》の能力を起動できない
    もし アンジーのチームのアップキープ・ステップが始まる
    ならば アンジーは《Crimson Acolyte》の能力を起動できる

  @id:protection.damage @clause:protection.damage @from:2005-08-01 @must
  シナリオ: すべてのクリーチャーへの赤のダメージは、誰のものであれプロテクションを持つものだけを免れさせる
    前提 アンジーは《Silver Knight》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ エドワードは《Crimson Acolyte》をコントロールしている
    かつ ロナルドは《White Knight》をコントロールしている
    もし アンジーが《Pyroclasm》を唱える
    かつ その呪文が解決される
    ならば アンジーは《Silver Knight》をコントロールしている
    かつ エドワードは《Crimson Acolyte》をコントロールしている
    しかし バリーの墓地に《灰色熊》がある
    かつ ロナルドの墓地に《White Knight》がある

  @id:protection.combat @clause:protection.damage @clause:protection.block @clause:combat.block @from:2018-04-27 @must
  シナリオ: 赤のクリーチャーをブロックしても何の傷も受けず、赤のクリーチャーはどちらの頭のためにもこれをブロックできない
    前提 アンジーは《Silver Knight》をコントロールしている
    かつ バリーは《Crimson Acolyte》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Silver Knight》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《丘巨人》で《Silver Knight》をブロックできない
    しかし ロナルドは《灰色熊》で《Silver Knight》をブロックできる
    もし アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば ロナルドの墓地に《灰色熊》がある
    かつ アンジーは《Silver Knight》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《丘巨人》でバリーを攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    かつ バリーが《Crimson Acolyte》で《丘巨人》をブロックする
    かつ エドワードのチームの戦闘後メイン・フェイズが始まる
    ならば バリーは《Crimson Acolyte》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている

  @id:protection.aura @clause:protection.aura @clause:protection.target @from:2005-08-01 @must
  シナリオ: 黒のオーラは、チームメイトのものであっても、黒から守られているものにはつかない
    前提 バリーは《White Knight》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ ロナルドは《Fountain of Youth》をコントロールしている
    ならば アンジーは《White Knight》を対象として《Unholy Strength》を唱えられない
    かつ アンジーは《Fountain of Youth》を対象として《Unholy Strength》を唱えられない
    しかし アンジーは《灰色熊》を対象として《Unholy Strength》を唱えられる
    もし その呪文が解決される
    ならば 《灰色熊》は4/3である

  @id:protection.aura_goes @clause:protection.aura @from:2005-08-01 @must
  シナリオ: 赤のオーラは、ついているものが赤から守られるとすぐに墓地に置かれ、黒のものは残る
    前提 アンジーは《Crimson Acolyte》をコントロールしている
    かつ アンジーは《平地》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    もし バリーが《灰色熊》を対象として《Errantry》を唱える
    かつ その呪文が解決される
    かつ バリーが《灰色熊》を対象として《Unholy Strength》を唱える
    かつ その呪文が解決される
    ならば 《灰色熊》は7/3である
    もし アンジーが《Crimson Acolyte》の能力を起動する
    かつ アンジーが対象として《灰色熊》を選ぶ
    かつ その能力が解決される
    ならば バリーの墓地に《Errantry》がある
    かつ 《灰色熊》は4/3である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《灰色熊》は4/3である

  @id:protection.kind @clause:protection.block @clause:protection.damage @clause:combat.block @from:2018-04-27 @must
  シナリオ: あるタイプから守られているものは、それを持つものにはブロックされず、他のクリーチャーにはブロックされる
    前提 アンジーは《Tel-Jilad Chosen》をコントロールしている
    かつ バリーは《Beloved Chaplain》をコントロールしている
    かつ エドワードは《Bottle Gnomes》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    ならば アンジーは《Beloved Chaplain》を対象として《Giant Growth》を唱えられる
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Tel-Jilad Chosen》でエドワードを攻撃する
    かつ バリーが《Beloved Chaplain》でロナルドを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《Bottle Gnomes》で《Tel-Jilad Chosen》をブロックできない
    かつ エドワードは《Bottle Gnomes》で《Beloved Chaplain》をブロックできない
    かつ ロナルドは《灰色熊》で《Beloved Chaplain》をブロックできない
    しかし ロナルドは《灰色熊》で《Tel-Jilad Chosen》をブロックできる

  @id:protection.fizzles @clause:protection.target @clause:target.illegal @from:2005-08-01 @must
  シナリオ: 対象がその時までに守られた呪文は、書かれていることを何もしない
    前提 アンジーは《Crimson Acolyte》をコントロールしている
    かつ アンジーは《平地》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    もし アンジーのチームが優先権をパスする
    かつ エドワードが《灰色熊》を対象として《Boiling Blood》を唱える
    かつ エドワードのチームが優先権をパスする
    かつ アンジーが《Crimson Acolyte》の能力を起動する
    かつ アンジーが対象として《灰色熊》を選ぶ
    かつ その能力が解決される
    かつ その呪文が解決される
    ならば エドワードの手札にカードはない

  @id:protection.knight @clause:protection.damage @clause:combat.first_strike @from:2018-04-27 @must
  シナリオ: 先制攻撃を持つ騎士は緑のクリーチャーを倒し、接死を持つ黒のクリーチャーにも倒されない
    前提 アンジーは《White Knight》をコントロールしている
    かつ バリーは《White Knight》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ エドワードは《Typhoid Rats》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《灰色熊》でアンジーを攻撃する
    かつ エドワードが《Typhoid Rats》でバリーを攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    かつ アンジーがアンジーの《White Knight》で《灰色熊》をブロックする
    かつ バリーがバリーの《White Knight》で《Typhoid Rats》をブロックする
    かつ エドワードのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードの墓地に《灰色熊》がある
    かつ アンジーは《White Knight》をコントロールしている
    かつ バリーは《White Knight》をコントロールしている
