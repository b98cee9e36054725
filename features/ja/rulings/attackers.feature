# language: ja
機能: チームメイトのものと並ぶ攻撃クリーチャーとブロック・クリーチャー
  > チームメイトは一緒に攻撃しブロックする。クリーチャーが単独なのはいつで、誰を攻撃しているのか？

  @id:ruling.trusty_companion.team @situation:ruling.trusty_companion @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  シナリオ: 《Trusty Companion》はチームメイトのクリーチャーと一緒ならチームを攻撃できるが、単独では攻撃できない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Trusty Companion》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーは《Trusty Companion》でエドワードのチームを攻撃できない
    しかし アンジーは《Trusty Companion》と《灰色熊》でエドワードのチームを攻撃できる

  @id:ruling.trusty_companion.player @situation:ruling.trusty_companion @clause:combat.attack @from:2018-04-27 @must
  シナリオ: 《Trusty Companion》はチームメイトのクリーチャーと一緒なら攻撃できるが、単独では攻撃できない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Trusty Companion》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーは《Trusty Companion》でエドワードを攻撃できない
    しかし アンジーは《Trusty Companion》でエドワードを攻撃できる
    かつ バリーは《灰色熊》でロナルドを攻撃できる

  @id:ruling.wojek_bodyguard @clause:combat.attack @from:2018-04-27 @must
  シナリオ: 《Wojek Bodyguard》はチームメイトのクリーチャーと一緒なら攻撃できるが、単独では攻撃できない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Wojek Bodyguard》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーは《Wojek Bodyguard》でエドワードを攻撃できない
    しかし アンジーは《Wojek Bodyguard》でエドワードを攻撃できる
    かつ バリーは《灰色熊》でロナルドを攻撃できる

  @id:ruling.wojek_bodyguard.blocks @clause:combat.block @from:2018-04-27 @must
  シナリオ: 《Wojek Bodyguard》はチームメイトのクリーチャーと一緒ならブロックできるが、単独ではブロックできない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    かつ エドワードは《Wojek Bodyguard》をコントロールしている
    かつ ロナルドは《Goblin Piker》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《灰色熊》でエドワードを攻撃する
    かつ バリーが《丘巨人》でロナルドを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《Wojek Bodyguard》で《灰色熊》をブロックできない
    しかし エドワードは《Wojek Bodyguard》で《灰色熊》をブロックできる
    かつ ロナルドは《Goblin Piker》で《丘巨人》をブロックできる

  @id:ruling.waveskimmer_aven.team @situation:ruling.waveskimmer_aven @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  シナリオ: 《Waveskimmer Aven》はチームで唯一の攻撃クリーチャーであれば大きくなるが、チームメイトの賛美は何もしない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Waveskimmer Aven》をコントロールしている
    かつ バリーは《Rhox Charger》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Waveskimmer Aven》でエドワードのチームを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《Waveskimmer Aven》は3/5である

  @id:ruling.waveskimmer_aven.player @situation:ruling.waveskimmer_aven @clause:combat.attack @from:2018-04-27 @must
  シナリオ: 《Waveskimmer Aven》は単独で攻撃すると大きくなるが、チームメイトの賛美は何もしない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Waveskimmer Aven》をコントロールしている
    かつ バリーは《Rhox Charger》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Waveskimmer Aven》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《Waveskimmer Aven》は3/5である

  @id:ruling.waveskimmer_aven.both @situation:ruling.waveskimmer_aven @clause:combat.attack @from:2018-04-27 @must
  シナリオ: チームメイトも攻撃していれば、《Waveskimmer Aven》は大きくならない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Waveskimmer Aven》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Waveskimmer Aven》でエドワードを攻撃する
    かつ バリーが《灰色熊》でロナルドを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《Waveskimmer Aven》は2/4である

  @id:ruling.marchesas_infiltrator.team @situation:ruling.marchesas_infiltrator @clause:life.read @from:2010-04-23 @until:2018-04-27 @must
  シナリオ: 《Marchesa's Infiltrator》は、最もライフの多いチームを攻撃すると大きくなる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは21点である
    かつ アンジーは《Marchesa's Infiltrator》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Marchesa's Infiltrator》でエドワードのチームを攻撃する
    かつ 《Marchesa's Infiltrator》の誘発型能力が解決される
    ならば 《Marchesa's Infiltrator》には+1/+1カウンターが1個置かれている

  @id:ruling.marchesas_infiltrator.player @situation:ruling.marchesas_infiltrator @clause:life.read @from:2018-04-27 @must
  シナリオ: 《Marchesa's Infiltrator》は、最もライフの多いチームのどちらのプレイヤーを攻撃しても大きくなり、ダメージを与えるとカードを引かせる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Marchesa's Infiltrator》をコントロールしている
    かつ アンジーの手札は2枚である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Marchesa's Infiltrator》でロナルドを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば 《Marchesa's Infiltrator》には+1/+1カウンターが1個置かれている
    かつ エドワードのチームのライフは18点である
    かつ アンジーの手札は3枚である

  @id:ruling.marchesas_infiltrator.less @situation:ruling.marchesas_infiltrator @clause:life.read @from:2018-04-27 @must
  シナリオ: 《Marchesa's Infiltrator》は、ライフの少ないチームのプレイヤーを攻撃しても大きくならない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは19点である
    かつ アンジーは《Marchesa's Infiltrator》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Marchesa's Infiltrator》でロナルドを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《Marchesa's Infiltrator》には+1/+1カウンターが置かれていない
