# language: ja
機能: 後から言葉が加わった裁定
  > カードが、このターンに得たものや死亡したものを問い、または唱えられたもの、捨てられたもの、生け贄に捧げられたものを見ている。チームメイトは数えられるのか？

  @id:ruling.indulging_patrician @clause:trigger.intervening_if @clause:life.shared @from:2005-08-01 @must
  シナリオ: コントローラーが得た3点のライフは、自分の終了ステップに相手チームから6点を失わせ、他の終了ステップには何もしない
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは30点である
    かつ アンジーは《Indulging Patrician》をコントロールしている
    かつ アンジーは《Bottle Gnomes》を2枚コントロールしている
    もし エドワードのチームが優先権をパスする
    かつ アンジーが1枚目の《Bottle Gnomes》の能力を起動する
    かつ その能力が解決される
    かつ アンジーのチームのアップキープ・ステップが始まる
    ならば エドワードのチームのライフは30点である
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ アンジーが2枚目の《Bottle Gnomes》の能力を起動する
    かつ その能力が解決される
    かつ エドワードのチームのアップキープ・ステップが始まる
    ならば エドワードのチームのライフは24点である
    かつ アンジーのチームのライフは26点である

  @id:ruling.indulging_patrician.less @situation:ruling.indulging_patrician @clause:trigger.intervening_if @clause:life.shared @clause:object.you @from:2005-08-01 @must
  シナリオ: Indulging Patricianには2点のライフを得ただけでは足りず、チームメイトが得たライフは数えない
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Indulging Patrician》をコントロールしている
    かつ アンジーは《Fountain of Youth》を2枚コントロールしている
    かつ アンジーは《マナ源》を10枚コントロールしている
    もし バリーが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    かつ アンジーが1枚目の《Fountain of Youth》の能力を起動する
    かつ その能力が解決される
    かつ アンジーが2枚目の《Fountain of Youth》の能力を起動する
    かつ その能力が解決される
    かつ エドワードのチームのアップキープ・ステップが始まる
    ならば アンジーのチームのライフは29点である
    かつ エドワードのチームのライフは20点である

  @id:ruling.indulging_patrician.attacks @situation:ruling.indulging_patrician @clause:damage.lifelink @clause:combat.damaged_player @from:2018-04-27 @must
  シナリオ: Indulging Patricianは飛行を持たないものにはブロックされず、ブロックしたものへのダメージでコントローラーは1点のライフを得る
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Indulging Patrician》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ ロナルドは《Wind Drake》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Indulging Patrician》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《灰色熊》で《Indulging Patrician》をブロックできない
    しかし ロナルドは《Wind Drake》で《Indulging Patrician》をブロックできる
    もし アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば アンジーのチームのライフは21点である
    かつ エドワードのチームのライフは20点である
    かつ 《Indulging Patrician》は1/4である

  @id:ruling.regal_bloodlord @clause:trigger.intervening_if @clause:life.shared @clause:object.you @from:2005-08-01 @must
  シナリオ: コントローラーがライフを得た各終了ステップにコウモリが1体生み出され、チームメイトが得ても生み出されない
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Regal Bloodlord》をコントロールしている
    かつ アンジーは《Bottle Gnomes》をコントロールしている
    かつ バリーは《Bottle Gnomes》をコントロールしている
    もし エドワードのチームが優先権をパスする
    かつ バリーがバリーの《Bottle Gnomes》の能力を起動する
    かつ その能力が解決される
    かつ アンジーのチームのアップキープ・ステップが始まる
    ならば アンジーはクリーチャー・トークンを1体もコントロールしていない
    もし アンジーがアンジーの《Bottle Gnomes》の能力を起動する
    かつ その能力が解決される
    かつ エドワードのチームの戦闘前メイン・フェイズが始まる
    ならば アンジーはクリーチャー・トークンを1体コントロールしている
    かつ アンジーは1/1のクリーチャー・トークンを1体コントロールしている
    かつ バリーはクリーチャー・トークンを1体もコントロールしていない
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば アンジーはクリーチャー・トークンを1体コントロールしている

  @id:ruling.regal_bloodlord.bat @situation:ruling.regal_bloodlord @clause:trigger.intervening_if @clause:combat.block @from:2018-04-27 @must
  シナリオ: 対戦相手のターンに1点得るだけでよく、コウモリは黒で飛行を持ち、生み出したものも飛行を持つ
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Regal Bloodlord》をコントロールしている
    かつ アンジーは《Fountain of Youth》をコントロールしている
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《大気の精霊》をコントロールしている
    もし エドワードのチームが優先権をパスする
    かつ アンジーが《Fountain of Youth》の能力を起動する
    かつ その能力が解決される
    かつ アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ アンジーが《Tremor》を唱える
    かつ その呪文が解決される
    かつ バリーが《Bad Moon》を唱える
    かつ その呪文が解決される
    ならば アンジーは2/2のクリーチャー・トークンを1体コントロールしている
    かつ 《Regal Bloodlord》は3/5である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Regal Bloodlord》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《丘巨人》で《Regal Bloodlord》をブロックできない
    しかし ロナルドは《大気の精霊》で《Regal Bloodlord》をブロックできる

  @id:ruling.resplendent_angel @clause:trigger.intervening_if @clause:life.shared @clause:object.you @from:2005-08-01 @must
  シナリオ: コントローラーが5点のライフを得た各終了ステップに天使が生み出される。4点や、チームメイトが得たライフでは生み出されない
    前提 アンジーは《Resplendent Angel》をコントロールしている
    かつ アンジーは《Bottle Gnomes》を2枚コントロールしている
    かつ アンジーは《Fountain of Youth》を3枚コントロールしている
    かつ アンジーは《マナ源》を10枚コントロールしている
    もし バリーが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    かつ アンジーが1枚目の《Bottle Gnomes》の能力を起動する
    かつ その能力が解決される
    かつ アンジーが1枚目の《Fountain of Youth》の能力を起動する
    かつ その能力が解決される
    かつ エドワードのチームの戦闘前メイン・フェイズが始まる
    ならば アンジーはクリーチャー・トークンを1体もコントロールしていない
    もし エドワードのチームが優先権をパスする
    かつ アンジーが2枚目の《Bottle Gnomes》の能力を起動する
    かつ その能力が解決される
    かつ エドワードのチームが優先権をパスする
    かつ アンジーが2枚目の《Fountain of Youth》の能力を起動する
    かつ その能力が解決される
    かつ エドワードのチームが優先権をパスする
    かつ アンジーが3枚目の《Fountain of Youth》の能力を起動する
    かつ その能力が解決される
    かつ アンジーのチームのアップキープ・ステップが始まる
    ならば アンジーは4/4のクリーチャー・トークンを1体コントロールしている
    かつ アンジーはクリーチャー・トークンを1体コントロールしている
    かつ バリーはクリーチャー・トークンを1体もコントロールしていない

  @id:ruling.resplendent_angel.token @situation:ruling.resplendent_angel @clause:trigger.intervening_if @clause:combat.block @from:2018-04-27 @must
  シナリオ: 天使は2体とも飛行を持ち、トークンも白で、マナを支払った方だけがそのターン大きくなり絆魂を持つ
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Resplendent Angel》をコントロールしている
    かつ アンジーは《マナ源》を6枚コントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《大気の精霊》をコントロールしている
    もし アンジーがアンジーを対象として《不死の標》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば アンジーは4/4のクリーチャー・トークンを1体コントロールしている
    もし バリーが《Crusade》を唱える
    かつ その呪文が解決される
    ならば アンジーは5/5のクリーチャー・トークンを1体コントロールしている
    かつ 《Resplendent Angel》は4/4である
    かつ アンジーは《Resplendent Angel》の能力を起動できる
    もし その能力が解決される
    ならば 《Resplendent Angel》は6/6である
    かつ アンジーは5/5のクリーチャー・トークンを1体コントロールしている
    かつ アンジーは《Resplendent Angel》の能力を起動できない
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Resplendent Angel》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《丘巨人》で《Resplendent Angel》をブロックできない
    しかし ロナルドは《大気の精霊》で《Resplendent Angel》をブロックできる
    もし アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば アンジーのチームのライフは46点である
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    ならば 《Resplendent Angel》は4/4である

  @id:ruling.regna @clause:trigger.intervening_if @clause:life.shared @from:2005-08-01 @must
  シナリオ: チームメイトが得たライフで、誰の終了ステップでも戦士が2体生み出される。チームがそれより多く失っていてもよい
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ アンジーは《Fountain of Youth》をコントロールしている
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ バリーは《Regna, the Redeemer》をコントロールしている
    もし エドワードがバリーを対象として1枚目の《Shock》を唱える
    かつ その呪文が解決される
    かつ エドワードがバリーを対象として2枚目の《Shock》を唱える
    かつ その呪文が解決される
    かつ エドワードのチームが優先権をパスする
    かつ アンジーが《Fountain of Youth》の能力を起動する
    かつ その能力が解決される
    ならば アンジーのチームのライフは17点である
    もし アンジーのチームのアップキープ・ステップが始まる
    ならば バリーはクリーチャー・トークンを2体コントロールしている
    かつ バリーは1/1のクリーチャー・トークンを2体コントロールしている
    かつ アンジーはクリーチャーを1体もコントロールしていない

  @id:ruling.regna.both @situation:ruling.regna @clause:trigger.intervening_if @clause:life.shared @from:2005-08-01 @must
  シナリオ: メンバー2人が何度ライフを得ても、Regnaがいる前に得ても、戦士は2体生み出される
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    もし アンジーが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    かつ バリーが1枚目の《Angel's Mercy》を唱える
    かつ その呪文が解決される
    かつ バリーが2枚目の《Angel's Mercy》を唱える
    かつ その呪文が解決される
    かつ バリーが《Regna, the Redeemer》を唱える
    かつ その呪文が解決される
    かつ エドワードのチームのアップキープ・ステップが始まる
    ならば バリーは1/1のクリーチャー・トークンを2体コントロールしている
    かつ アンジーはクリーチャー・トークンを1体もコントロールしていない

  @id:ruling.regna.opponent @situation:ruling.regna @clause:trigger.intervening_if @clause:life.shared @from:2005-08-01 @must
  シナリオ: 対戦相手が得たライフや、前のターンに得たライフ、終了ステップに得たライフでは戦士は生み出されない
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ バリーは《Regna, the Redeemer》をコントロールしている
    かつ アンジーは《Bottle Gnomes》をコントロールしている
    かつ エドワードは《Bottle Gnomes》をコントロールしている
    もし エドワードのチームの終了ステップが始まる
    かつ エドワードのチームが優先権をパスする
    かつ アンジーがアンジーの《Bottle Gnomes》の能力を起動する
    かつ その能力が解決される
    かつ アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば バリーはクリーチャー・トークンを1体もコントロールしていない
    もし アンジーのチームが優先権をパスする
    かつ エドワードがエドワードの《Bottle Gnomes》の能力を起動する
    かつ その能力が解決される
    かつ エドワードのチームのアップキープ・ステップが始まる
    ならば バリーはクリーチャー・トークンを1体もコントロールしていない

  @id:ruling.regna.flies @situation:ruling.regna @clause:trigger.intervening_if @from:2018-04-27 @must
  シナリオ: Regnaは飛行を持ち、戦士は白で飛行を持たない
    前提 バリーは《Regna, the Redeemer》をコントロールしている
    かつ エドワードは《Wilt-Leaf Liege》をコントロールしている
    かつ ロナルドは《大気の精霊》をコントロールしている
    もし アンジーが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ バリーがバリーの《Wilt-Leaf Liege》を唱える
    かつ その呪文が解決される
    ならば バリーは2/2のクリーチャー・トークンを2体コントロールしている
    かつ 《Regna, the Redeemer》は5/5である
    もし アンジーが1枚目の《Tremor》を唱える
    かつ その呪文が解決される
    かつ アンジーが2枚目の《Tremor》を唱える
    かつ その呪文が解決される
    ならば バリーはクリーチャー・トークンを1体もコントロールしていない
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ バリーが《Regna, the Redeemer》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードはエドワードの《Wilt-Leaf Liege》で《Regna, the Redeemer》をブロックできない
    しかし ロナルドは《大気の精霊》で《Regna, the Redeemer》をブロックできる

  @id:ruling.overwhelming_denial @clause:spell.surge @clause:effect.counter @from:2016-01-16 @must
  シナリオ: チームメイトの呪文が打ち消された後、Overwhelming Denialは2マナで唱えられ、それ自体は打ち消されない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ アンジーの手札に《Overwhelming Denial》がある
    かつ エドワードのチームのライフは20点である
    もし バリーが《灰色熊》を唱える
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《灰色熊》を対象として《Cancel》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームが優先権をパスする
    かつ ロナルドが《Angel's Mercy》を唱える
    かつ エドワードのチームが優先権をパスする
    ならば アンジーは《Overwhelming Denial》を怒濤コストで唱えられる
    もし アンジーが対象として《Angel's Mercy》を選ぶ
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《Overwhelming Denial》を対象として《Cancel》を唱える
    かつ その呪文が解決される
    かつ その呪文が解決される
    ならば ロナルドの墓地に《Angel's Mercy》がある
    かつ エドワードのチームのライフは20点である

  @id:ruling.overwhelming_denial.full @situation:ruling.overwhelming_denial @clause:spell.surge @clause:effect.counter @from:2016-01-16 @must
  シナリオ: チームメイトの呪文はスタックにある間も数え、対戦相手の呪文は数えない
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ アンジーの手札に《Overwhelming Denial》がある
    もし エドワードが《Angel's Mercy》を唱える
    かつ エドワードのチームが優先権をパスする
    ならば アンジーは《Overwhelming Denial》を怒濤コストで唱えられない
    もし バリーがエドワードを対象として《Shock》を唱える
    ならば アンジーは《Overwhelming Denial》を怒濤コストで唱えられる
    もし アンジーが対象として《Angel's Mercy》を選ぶ
    かつ その呪文が解決される
    ならば エドワードの墓地に《Angel's Mercy》がある

  @id:ruling.sanctum_seeker @clause:life.shared @clause:object.you @clause:trigger.event @from:2018-04-27 @must
  シナリオ: コントローラーの吸血鬼が攻撃するたび相手チームは2点を失い、1点を得る。Sanctum Seeker自身も同じである
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Sanctum Seeker》をコントロールしている
    かつ アンジーは《Indulging Patrician》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《Regal Bloodlord》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Sanctum Seeker》でエドワードを攻撃する
    かつ アンジーが《Indulging Patrician》でエドワードを攻撃する
    かつ アンジーが《灰色熊》でエドワードを攻撃する
    かつ バリーが《Regal Bloodlord》でエドワードを攻撃する
    かつ 《Sanctum Seeker》の誘発型能力が解決される
    ならば エドワードのチームのライフは18点である
    かつ アンジーのチームのライフは21点である
    もし 《Sanctum Seeker》の誘発型能力が解決される
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードのチームのライフは16点である
    かつ アンジーのチームのライフは22点である
    かつ 《Sanctum Seeker》は3/4である

  @id:ruling.bontu @clause:life.shared @clause:object.you @clause:ability.static @from:2018-04-27 @must
  シナリオ: Bontu the Glorifiedは他のクリーチャー1体で相手チームから2点を失わせ、コントローラーのクリーチャーが死亡していれば攻撃できる
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Bontu the Glorified》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《Fountain of Youth》をコントロールしている
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ エドワードは《Bontu the Glorified》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ エドワードは《マナ源》をコントロールしていない
    かつ アンジーのライブラリーの上から2枚目に《大気の精霊》がある
    かつ バリーは《Wind Drake》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    もし バリーがバリーの《Wind Drake》を対象として《殺害》を唱える
    かつ その呪文が解決される
    かつ バリーがエドワードの《丘巨人》を対象として《殺害》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーはアンジーの《Bontu the Glorified》でエドワードを攻撃できない
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば アンジーはアンジーの《Bontu the Glorified》の能力を起動できる
    もし アンジーのチームが優先権をパスする
    ならば エドワードはエドワードの《Bontu the Glorified》の能力を起動できない
    もし その能力が解決される
    かつ アンジーが《大気の精霊》をライブラリーの一番下に置く
    ならば エドワードのチームのライフは18点である
    かつ アンジーのチームのライフは21点である
    かつ アンジーの墓地にアンジーの《灰色熊》がある
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーはアンジーの《Bontu the Glorified》でエドワードを攻撃できる

  @id:ruling.bontu.menace @situation:ruling.bontu @clause:combat.block @from:2024-11-08 @must
  シナリオ: Bontu the Glorifiedにはブロック・クリーチャー1体では足りず、各プレイヤーから1体ずつならよい
    前提 アンジーは《Bontu the Glorified》をコントロールしている
    かつ アンジーは《Wind Drake》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ ロナルドは《Obsianus Golem》をコントロールしている
    もし バリーが《Wind Drake》を対象として《殺害》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Bontu the Glorified》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば ロナルドは《Obsianus Golem》で《Bontu the Glorified》をブロックできない
    しかし エドワードは《灰色熊》で《Bontu the Glorified》をブロックできる
    かつ ロナルドは《Obsianus Golem》で《Bontu the Glorified》をブロックできる

  @id:ruling.bontu.blocks @situation:ruling.bontu @clause:ability.static @clause:effect.indestructible @from:2018-04-27 @must
  シナリオ: Bontu the Glorifiedはそのターンにコントローラーのクリーチャーが死亡していたときだけブロックでき、破壊されない
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Bontu the Glorified》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《Wind Drake》をコントロールしている
    もし エドワードが《Wind Drake》を対象として《殺害》を唱える
    かつ その呪文が解決される
    かつ エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《丘巨人》でアンジーを攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    ならば アンジーは《Bontu the Glorified》で《丘巨人》をブロックできない
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ エドワードが《灰色熊》を対象として《殺害》を唱える
    かつ その呪文が解決される
    かつ エドワードが《Bontu the Glorified》を対象として《殺害》を唱える
    かつ その呪文が解決される
    かつ エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《丘巨人》でアンジーを攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    ならば アンジーは《Bontu the Glorified》で《丘巨人》をブロックできる

  @id:ruling.firebrand_archer @clause:life.shared @clause:object.you @clause:trigger.event @from:2005-08-01 @must
  シナリオ: コントローラーのクリーチャーでない呪文は、解決の前に相手チームから2点を失わせる。クリーチャーやチームメイトの呪文は失わせない
    前提 エドワードのチームのライフは20点である
    かつ アンジーのチームのライフは20点である
    かつ アンジーは《Firebrand Archer》をコントロールしている
    もし アンジーが《灰色熊》を唱える
    かつ その呪文が解決される
    かつ バリーが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    ならば エドワードのチームのライフは20点である
    もし アンジーが《Angel's Mercy》を唱える
    かつ 《Firebrand Archer》の誘発型能力が解決される
    ならば エドワードのチームのライフは18点である
    かつ アンジーのチームのライフは27点である
    かつ 《Firebrand Archer》は2/1である

  @id:ruling.guttersnipe @clause:life.shared @clause:object.you @clause:trigger.event @from:2005-08-01 @must
  シナリオ: コントローラーのインスタントとソーサリーはそれぞれ相手チームから4点を失わせ、アーティファクトは失わせない
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《Guttersnipe》をコントロールしている
    もし アンジーが《Fountain of Youth》を唱える
    かつ その呪文が解決される
    かつ バリーが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    ならば エドワードのチームのライフは20点である
    もし アンジーが《Angel's Mercy》を唱える
    かつ 《Guttersnipe》の誘発型能力が解決される
    ならば エドワードのチームのライフは16点である
    もし その呪文が解決される
    かつ アンジーが《Tremor》を唱える
    かつ 《Guttersnipe》の誘発型能力が解決される
    ならば エドワードのチームのライフは12点である

  @id:ruling.glint_horn_buccaneer @clause:life.shared @clause:object.you @clause:ability.only_if @from:2018-04-27 @must
  シナリオ: 攻撃している間、コントローラーは捨てて引き、相手チームは2点を失う。チームメイトのカードでは失わない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ アンジーのチームのライフは20点である
    かつ アンジーは《マナ源》を5枚コントロールしている
    かつ アンジーの手札に《Glint-Horn Buccaneer》がある
    かつ アンジーの手札は3枚である
    かつ バリーの手札は2枚である
    かつ エドワードの手札は1枚である
    もし アンジーが《Glint-Horn Buccaneer》を唱える
    かつ その呪文が解決される
    ならば アンジーは《Glint-Horn Buccaneer》の能力を起動できない
    もし バリーが《Burning Inquiry》を唱える
    かつ その呪文が解決される
    かつ 《Glint-Horn Buccaneer》の誘発型能力が解決される
    かつ 《Glint-Horn Buccaneer》の誘発型能力が解決される
    かつ 《Glint-Horn Buccaneer》の誘発型能力が解決される
    ならば エドワードのチームのライフは14点である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Glint-Horn Buccaneer》でエドワードを攻撃する
    ならば アンジーは《Glint-Horn Buccaneer》の能力を起動できる
    もし アンジーがカードを1枚捨てる
    かつ 《Glint-Horn Buccaneer》の誘発型能力が解決される
    ならば エドワードのチームのライフは12点である
    もし その能力が解決される
    ならば アンジーの手札は2枚である
    かつ バリーの手札は1枚である
    かつ アンジーのチームのライフは20点である
    かつ アンジーは《Glint-Horn Buccaneer》の能力を起動できない
    かつ 《Glint-Horn Buccaneer》は2/4である

  @id:ruling.caged_zombie @clause:life.shared @clause:ability.only_if @from:2005-08-01 @must
  シナリオ: このターンに誰かのクリーチャーが死亡していれば、Caged Zombieは相手チームから4点を失わせる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ アンジーのチームのライフは20点である
    かつ アンジーは《Caged Zombie》をコントロールしている
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ バリーは《Fountain of Youth》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ バリーは《Caged Zombie》をコントロールしている
    ならば アンジーはアンジーの《Caged Zombie》の能力を起動できない
    もし バリーが《灰色熊》を対象として《殺害》を唱える
    かつ その呪文が解決される
    ならば バリーはバリーの《Caged Zombie》の能力を起動できない
    しかし アンジーはアンジーの《Caged Zombie》の能力を起動できる
    もし その能力が解決される
    ならば エドワードのチームのライフは16点である
    かつ アンジーのチームのライフは20点である
    かつ アンジーの《Caged Zombie》は2/3である
    かつ アンジーの《Caged Zombie》はタップ状態である

  @id:ruling.glint_horn_buccaneer.after @situation:ruling.glint_horn_buccaneer @clause:ability.only_if @from:2018-04-27 @must
  シナリオ: 攻撃の後でタップ状態のGlint-Horn Buccaneerでは、誰も捨てられない
    前提 アンジーは《Glint-Horn Buccaneer》をコントロールしている
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ アンジーの手札は2枚である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Glint-Horn Buccaneer》でエドワードを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば 《Glint-Horn Buccaneer》はタップ状態である
    かつ アンジーは《Glint-Horn Buccaneer》の能力を起動できない
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Glint-Horn Buccaneer》でエドワードを攻撃する
    ならば アンジーは《Glint-Horn Buccaneer》の能力を起動できる
    もし アンジーがカードを1枚捨てる
    かつ 《Glint-Horn Buccaneer》の誘発型能力が解決される
    かつ その能力が解決される
    ならば アンジーの手札は3枚である

  @id:ruling.regna.partner @variant:commander @clause:deck.commander_partner_with @from:2018-06-08 @must
  シナリオ: RegnaとKravは互いの名を挙げ、共にデッキを率いる
    前提 アンジーはデッキに《Regna, the Redeemer》を入れている
    かつ アンジーはデッキに《Krav, the Unredeemed》を入れている
    かつ アンジーの統率者は《Regna, the Redeemer》である
    かつ アンジーの統率者は《Krav, the Unredeemed》である
    かつ アンジーはデッキに《沼》を49枚入れている
    かつ アンジーはデッキに《平地》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できる
