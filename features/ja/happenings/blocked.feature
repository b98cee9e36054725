# language: ja
機能: ブロックするものとされるもの
  > クリーチャーがブロックしたとき、またはブロックされたときに能力が誘発する。誰のブロックが、何回数えられるのか？

  @id:blocked.defending @clause:trigger.blocks @clause:combat.block @clause:combat.defending_effect @from:2018-04-27 @must
  シナリオ: チームメイトのクリーチャーがブロックしても攻撃されたプレイヤーがライフを失い、誰もブロックしなければ失わない
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《Vedalken Ghoul》をコントロールしている
    かつ バリーは《Vedalken Ghoul》をコントロールしている
    かつ ロナルドは《木の壁》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーがアンジーの《Vedalken Ghoul》でエドワードを攻撃する
    かつ バリーがバリーの《Vedalken Ghoul》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ ロナルドが《木の壁》でアンジーの《Vedalken Ghoul》をブロックする
    かつ アンジーの《Vedalken Ghoul》の誘発型能力が解決される
    ならば エドワードのチームのライフは16点である
    もし アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは15点である

  @id:blocked.chosen @clause:trigger.blocks @clause:combat.block @clause:combat.defending_effect @from:2010-06-18 @until:2018-04-27 @must
  シナリオ: チームが攻撃される間は、共有するライフを失うプレイヤーとしてその1人が選ばれる
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《Vedalken Ghoul》をコントロールしている
    かつ ロナルドは《木の壁》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Vedalken Ghoul》でエドワードのチームを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ ロナルドが《木の壁》で《Vedalken Ghoul》をブロックする
    かつ 《Vedalken Ghoul》の誘発型能力が解決される
    かつ アンジーが防御プレイヤーとしてロナルドを選ぶ
    ならば エドワードのチームのライフは16点である

  @id:blocked.life @clause:trigger.blocks @clause:combat.block @clause:life.shared @from:2005-08-01 @until:2018-04-27 @must
  シナリオ: ブロックされた攻撃クリーチャーだけがチームにライフをもたらす
    前提 アンジーのチームのライフは20点である
    かつ アンジーは《Sacred Prey》をコントロールしている
    かつ バリーは《Sacred Prey》をコントロールしている
    かつ ロナルドは《木の壁》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーがアンジーの《Sacred Prey》でエドワードのチームを攻撃する
    かつ バリーがバリーの《Sacred Prey》でエドワードのチームを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ ロナルドが《木の壁》でバリーの《Sacred Prey》をブロックする
    かつ バリーの《Sacred Prey》の誘発型能力が解決される
    ならば アンジーのチームのライフは21点である

  @id:blocked.once @clause:trigger.blocks @clause:combat.block @from:2024-11-08 @must
  シナリオ: 両方の頭のクリーチャーにブロックされても1回だけブロックされたことになるだけである
    前提 アンジーは《Trained Cheetah》をコントロールしている
    かつ エドワードは《木の壁》をコントロールしている
    かつ ロナルドは《Child of Night》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Trained Cheetah》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《木の壁》で《Trained Cheetah》をブロックする
    かつ ロナルドが《Child of Night》で《Trained Cheetah》をブロックする
    かつ 《Trained Cheetah》の誘発型能力が解決される
    かつ アンジーが《Child of Night》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば 《Trained Cheetah》は3/3である

  @id:blocked.guardian @clause:trigger.blocks @clause:combat.block @clause:life.shared @from:2018-04-27 @must
  シナリオ: チームメイトのためにブロックした守護者はライフをもたらし、ブロックしないチームメイトのものはもたらさない
    前提 アンジーのチームのライフは20点である
    かつ アンジーは《Pride Guardian》をコントロールしている
    かつ バリーは《Pride Guardian》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーはアンジーの《Pride Guardian》でエドワードを攻撃できない
    しかし バリーは《丘巨人》でエドワードを攻撃できる
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《灰色熊》でバリーを攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    かつ アンジーがアンジーの《Pride Guardian》で《灰色熊》をブロックする
    かつ アンジーの《Pride Guardian》の誘発型能力が解決される
    ならば アンジーのチームのライフは23点である
    もし エドワードのチームの戦闘後メイン・フェイズが始まる
    ならば アンジーのチームのライフは23点である

  @id:blocked.two @clause:trigger.blocks @clause:combat.block @from:2024-11-08 @must
  シナリオ: 2体の攻撃クリーチャーをブロックしても1回だけブロックしたことになるだけである
    前提 アンジーのチームのライフは20点である
    かつ アンジーは《Pride Guardian》をコントロールしている
    かつ アンジーは《High Ground》をコントロールしている
    かつ バリーは《Pride Guardian》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ ロナルドは《Child of Night》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《灰色熊》でバリーを攻撃する
    かつ ロナルドが《Child of Night》でアンジーを攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    かつ アンジーがアンジーの《Pride Guardian》で《灰色熊》と《Child of Night》の両方をブロックする
    かつ アンジーの《Pride Guardian》の誘発型能力が解決される
    ならば アンジーのチームのライフは23点である
    もし エドワードのチームの戦闘後メイン・フェイズが始まる
    ならば アンジーのチームのライフは23点である

  @id:blocked.ends @clause:trigger.blocks @clause:combat.block @from:2018-04-27 @must
  シナリオ: ブロックして、またはブロックされて大きくなったものは、次のターンには元に戻る
    前提 アンジーは《Trained Cheetah》をコントロールしている
    かつ バリーは《Royal Trooper》をコントロールしている
    かつ エドワードは《木の壁》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Trained Cheetah》でロナルドを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《木の壁》で《Trained Cheetah》をブロックする
    かつ 《Trained Cheetah》の誘発型能力が解決される
    ならば 《Trained Cheetah》は3/3である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《Trained Cheetah》は2/2である
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ エドワードが《Time Walk》を唱える
    かつ その呪文が解決される
    かつ エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ ロナルドが《灰色熊》でアンジーを攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    かつ バリーが《Royal Trooper》で《灰色熊》をブロックする
    かつ 《Royal Trooper》の誘発型能力が解決される
    ならば 《Royal Trooper》は4/4である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《Royal Trooper》は2/2である

  @id:unblocked.defending @situation:unblocked.defending @clause:trigger.blocks @clause:combat.defending_effect @from:2018-04-27 @must
  シナリオ: ブロックされずに攻撃されたプレイヤーは自分の墓地の分だけライフを失い、どちらかの頭がブロックすれば誰も失わない
    前提 エドワードのチームのライフは20点である
    かつ エドワードの墓地に《Shock》がある
    かつ エドワードの墓地に《丘巨人》がある
    かつ ロナルドの墓地に《Divination》がある
    かつ ロナルドは《Severed Legion》をコントロールしている
    かつ アンジーは《Guiltfeeder》をコントロールしている
    かつ バリーは《Guiltfeeder》をコントロールしている
    かつ バリーの墓地に《Wind Drake》がある
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーがアンジーの《Guiltfeeder》でエドワードを攻撃する
    かつ バリーがバリーの《Guiltfeeder》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ ロナルドが《Severed Legion》でバリーの《Guiltfeeder》をブロックする
    ならば スタックには呪文や能力が1個ある
    もし アンジーの《Guiltfeeder》の誘発型能力が解決される
    ならば エドワードのチームのライフは18点である

  @id:unblocked.once @situation:unblocked.once @clause:trigger.blocks @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  シナリオ: 攻撃してブロックされたものは、ブロックしたものがいなくなってもブロックされなかったことにはならない
    前提 エドワードのチームのライフは20点である
    かつ エドワードの墓地に《Shock》がある
    かつ エドワードは《Severed Legion》をコントロールしている
    かつ アンジーは《Guiltfeeder》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Guiltfeeder》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《Severed Legion》で《Guiltfeeder》をブロックする
    かつ アンジーが《Severed Legion》を対象として《殺害》を唱える
    かつ その呪文が解決される
    ならば スタックは空である
    かつ エドワードのチームのライフは20点である
    もし アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは20点である

  @id:unblocked.several @situation:unblocked.several @clause:trigger.blocks @clause:combat.each_attacked @variant:free-for-all @from:2005-08-01 @must
  シナリオ: その戦闘で何人が攻撃されても、それに攻撃されたプレイヤーだけがライフを失う
    前提 エドワードの墓地に《Shock》がある
    かつ マーサの墓地に《Shock》がある
    かつ マーサの墓地に《Divination》がある
    かつ エドワードのチームのライフは20点である
    かつ マーサのチームのライフは20点である
    かつ アンジーは《Guiltfeeder》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Guiltfeeder》でマーサを攻撃する
    かつ アンジーが《丘巨人》でエドワードを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば マーサのチームのライフは18点である
    かつ エドワードのチームのライフは17点である

  @id:unblocked.fear @situation:unblocked.fear @clause:combat.fear @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  シナリオ: 《Guiltfeeder》をブロックできるのは黒のクリーチャーかアーティファクト・クリーチャーだけである
    前提 アンジーは《Guiltfeeder》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ エドワードは《Severed Legion》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Guiltfeeder》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《丘巨人》で《Guiltfeeder》をブロックできない
    しかし エドワードは《Severed Legion》で《Guiltfeeder》をブロックできる
