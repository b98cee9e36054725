# language: ja
機能: 限られたクリーチャーしかブロックできないもの
  > クリーチャーが畏怖や威嚇を持つ。それぞれの頭のどのクリーチャーがブロックできるのか？

  @id:feared.black @clause:combat.fear @clause:combat.block @from:2018-04-27 @must
  シナリオ: 畏怖を持つものは、どちらの頭のものであれ黒のクリーチャーだけがブロックできる
    前提 アンジーは《Severed Legion》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ ロナルドは《Child of Night》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Severed Legion》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《灰色熊》で《Severed Legion》をブロックできない
    しかし ロナルドは《Child of Night》で《Severed Legion》をブロックできる

  @id:feared.artifact @clause:combat.fear @clause:combat.block @from:2005-08-01 @until:2018-04-27 @must
  シナリオ: アーティファクト・クリーチャーは恐れない
    前提 アンジーは《Severed Legion》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ ロナルドは《Bottle Gnomes》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Severed Legion》でエドワードのチームを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《灰色熊》で《Severed Legion》をブロックできない
    しかし ロナルドは《Bottle Gnomes》で《Severed Legion》をブロックできる

  @id:feared.colour @clause:combat.intimidate @clause:combat.block @from:2018-04-27 @must
  シナリオ: 共通の色を持つクリーチャーは威嚇されず、黒のものはされる
    前提 アンジーは《Bladetusk Boar》をコントロールしている
    かつ エドワードは《Child of Night》をコントロールしている
    かつ ロナルドは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Bladetusk Boar》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《Child of Night》で《Bladetusk Boar》をブロックできない
    しかし ロナルドは《丘巨人》で《Bladetusk Boar》をブロックできる

  @id:feared.gnomes @clause:combat.intimidate @clause:combat.block @from:2010-04-23 @until:2018-04-27 @must
  シナリオ: アーティファクト・クリーチャーも威嚇されない
    前提 アンジーは《Bladetusk Boar》をコントロールしている
    かつ エドワードは《Child of Night》をコントロールしている
    かつ ロナルドは《Bottle Gnomes》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Bladetusk Boar》でエドワードのチームを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《Child of Night》で《Bladetusk Boar》をブロックできない
    しかし ロナルドは《Bottle Gnomes》で《Bladetusk Boar》をブロックできる
