# language: ja
機能: カードに書かれていることと、それ以外には何もないこと
  > 多くの状況で使われる印刷されたカードについて、それぞれの数、対象の種類、そしてそのターンだけ続くもの。

  @id:card.angelic_blessing @clause:layers.lasting @clause:step.cleanup @clause:target.choose @from:2018-04-27 @must
  シナリオ: 《Angelic Blessing》は、このターンのあいだ+3/+3の修整と飛行を、クリーチャーだけに与える
    前提 アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《栄光の頌歌》をコントロールしている
    かつ エドワードは《Obsianus Golem》をコントロールしている
    ならば アンジーは《栄光の頌歌》を対象として《Angelic Blessing》を唱えられない
    しかし アンジーは《丘巨人》を対象として《Angelic Blessing》を唱えられる
    もし その呪文が解決される
    ならば 《丘巨人》は6/6である
    かつ 《灰色熊》は2/2である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《丘巨人》と《灰色熊》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《Obsianus Golem》で《丘巨人》をブロックできない
    しかし エドワードは《Obsianus Golem》で《灰色熊》をブロックできる
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    ならば 《丘巨人》は3/3である

  @id:card.caress_of_phyrexia @clause:life.shared @clause:poison.shared @from:2018-04-27 @must
  シナリオ: 《Caress of Phyrexia》は、対象にカードを3枚引かせ、3点のライフを失わせ、毒カウンターを3個与える
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ エドワードの手札にカードはない
    かつ ロナルドの手札にカードはない
    もし アンジーがロナルドを対象として《Caress of Phyrexia》を唱える
    かつ その呪文が解決される
    ならば ロナルドの手札は3枚である
    かつ エドワードの手札にカードはない
    かつ エドワードのチームのライフは17点である
    かつ エドワードのチームは毒カウンターを3個持っている
    かつ アンジーのチームのライフは20点である
    かつ アンジーのチームは毒カウンターを持っていない

  @id:card.furnace_whelp @clause:layers.lasting @clause:step.cleanup @clause:combat.block @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  シナリオ: 《Furnace Whelp》は飛行を持ち、能力が解決されるたびにターン終了時まで1大きくなる
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《Furnace Whelp》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ エドワードは《Obsianus Golem》をコントロールしている
    もし アンジーが《Furnace Whelp》の能力を起動する
    かつ その能力が解決される
    ならば 《Furnace Whelp》は3/2である
    もし アンジーが《Furnace Whelp》の能力を起動する
    かつ その能力が解決される
    ならば 《Furnace Whelp》は4/2である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Furnace Whelp》と《灰色熊》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《Obsianus Golem》で《Furnace Whelp》をブロックできない
    しかし エドワードは《Obsianus Golem》で《灰色熊》をブロックできる
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    ならば エドワードのチームのライフは16点である
    かつ 《Furnace Whelp》は2/2である

  @id:card.door_to_nothingness @clause:team.wins_and_loses @clause:ability.only_if @from:2018-04-27 @must
  シナリオ: 《Door to Nothingness》はタップ状態で戦場に出て、能力のために生け贄に捧げられる
    前提 アンジーは《マナ源》を10枚コントロールしている
    もし アンジーが《Door to Nothingness》を唱える
    かつ その呪文が解決される
    ならば 《Door to Nothingness》はタップ状態である
    かつ アンジーは《Door to Nothingness》の能力を起動できない
    もし エドワードのチームのドロー・ステップが始まる
    かつ アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば 《Door to Nothingness》はアンタップ状態である
    かつ アンジーは《Door to Nothingness》の能力を起動できる
    もし アンジーが対象としてロナルドを選ぶ
    ならば アンジーの墓地に《Door to Nothingness》がある
    もし その能力が解決される
    ならば エドワードのチームはゲームに敗北する

  @id:card.high_ground @clause:combat.block @from:2024-11-08 @must
  シナリオ: 《High Ground》により、コントローラーの各クリーチャーはもう1体をブロックでき、チームメイトのクリーチャーはできない
    前提 アンジーは《High Ground》をコントロールしている
    かつ アンジーは《Obsianus Golem》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《灰色熊》でアンジーを攻撃する
    かつ ロナルドが《Wind Drake》でバリーを攻撃する
    かつ ロナルドが《Youthful Knight》でバリーを攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    ならば バリーは《丘巨人》で《灰色熊》と《Youthful Knight》の両方をブロックできない
    しかし アンジーは《Obsianus Golem》で《灰色熊》と《Youthful Knight》の両方をブロックできる

  @id:card.goblin_freerunner @clause:combat.block @from:2024-11-08 @must
  シナリオ: 《Goblin Freerunner》は2体のクリーチャーにはブロックされるが、1体にはされない
    前提 エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Goblin Freerunner》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《丘巨人》で《Goblin Freerunner》をブロックできない
    しかし エドワードは《丘巨人》で《Goblin Freerunner》をブロックできる
    かつ ロナルドは《灰色熊》で《Goblin Freerunner》をブロックできる

  @id:card.infernal_contract @clause:life.read @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  シナリオ: 《Infernal Contract》は、4枚のカードと引き換えに、17点のライフの半分を切り上げて取る
    前提 アンジーのチームのライフは17点である
    かつ アンジーの手札に《Infernal Contract》がある
    もし アンジーが《Infernal Contract》を唱える
    かつ その呪文が解決される
    ならば アンジーの手札は4枚である
    かつ アンジーのチームのライフは8点である

  @id:card.acolyte_of_xathrid @clause:ability.only_if @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  シナリオ: 《Acolyte of Xathrid》は1点のライフを失わせ、そのためにタップされる
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《Acolyte of Xathrid》をコントロールしている
    かつ アンジーは《マナ源》を4枚コントロールしている
    もし アンジーが《Acolyte of Xathrid》の能力を起動する
    かつ アンジーが対象としてエドワードを選ぶ
    ならば 《Acolyte of Xathrid》はタップ状態である
    もし その能力が解決される
    ならば エドワードのチームのライフは19点である
    かつ アンジーは《Acolyte of Xathrid》の能力を起動できない
    もし エドワードのチームのドロー・ステップが始まる
    かつ アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば アンジーは《Acolyte of Xathrid》の能力を起動できる
