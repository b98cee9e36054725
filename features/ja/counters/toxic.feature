# language: ja
機能: 毒性を持つクリーチャー
  > 毒性を持つクリーチャーが戦闘ダメージを与える。誰が毒カウンターをいくつ得て、ダメージはどうなるのか？

  @id:poison.toxic.besides @situation:poison.toxic @clause:poison.toxic @clause:poison.shared @from:2024-11-08 @must
  シナリオ: 攻撃されたプレイヤーはダメージに加えて毒カウンターを得て、それはチームのものである
    前提 アンジーは《Branchblight Stalker》をコントロールしている
    かつ エドワードのチームのライフは30点である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Branchblight Stalker》でエドワードを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは27点である
    かつ エドワードのチームは毒カウンターを2個持っている
    かつ アンジーのチームは毒カウンターを持っていない

  @id:poison.toxic.each @situation:poison.toxic @clause:poison.toxic @clause:poison.lethal @from:2024-11-08 @must
  シナリオ: 2体のクリーチャーはどちらの頭を攻撃しても、それぞれのカウンターを与え、15個でゲームに敗北する
    前提 アンジーは《Branchblight Stalker》をコントロールしている
    かつ バリーは《Bilious Skulldweller》をコントロールしている
    かつ エドワードのチームは毒カウンターを12個持っている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Branchblight Stalker》でエドワードを攻撃する
    かつ バリーが《Bilious Skulldweller》でロナルドを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームはゲームに敗北する

  @id:poison.toxic.three @situation:poison.toxic @clause:poison.toxic @from:2024-11-08 @must
  シナリオ: 2体のクリーチャーのうち、一方はカウンターを2個、もう一方は1個与える
    前提 アンジーは《Branchblight Stalker》をコントロールしている
    かつ バリーは《Bilious Skulldweller》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Branchblight Stalker》でエドワードを攻撃する
    かつ バリーが《Bilious Skulldweller》でロナルドを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームは毒カウンターを3個持っている

  @id:poison.toxic.deathtouch @situation:poison.toxic.deathtouch @clause:damage.deathtouch @from:2024-11-08 @must
  シナリオ: 接死を持つ毒性のクリーチャーは、自身をブロックしたものを破壊する
    前提 バリーは《Bilious Skulldweller》をコントロールしている
    かつ ロナルドは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ バリーが《Bilious Skulldweller》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ ロナルドが《丘巨人》で《Bilious Skulldweller》をブロックする
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば ロナルドの墓地に《丘巨人》がある

  @id:poison.toxic.fourteen @situation:poison.toxic @clause:poison.toxic @clause:poison.lethal @from:2024-11-08 @must
  シナリオ: 毒性2のクリーチャーが与えるカウンターは2個であり、与えたダメージの数の3個ではない
    前提 アンジーは《Branchblight Stalker》をコントロールしている
    かつ エドワードのチームは毒カウンターを12個持っている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Branchblight Stalker》でエドワードを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームは毒カウンターを14個持っている
    かつ ゲームは続く

  @id:poison.toxic.blocked @situation:poison.toxic @clause:poison.toxic @from:2024-11-08 @must
  シナリオ: クリーチャーに戦闘ダメージを与えても、誰もカウンターを得ない
    前提 アンジーは《Branchblight Stalker》をコントロールしている
    かつ ロナルドは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Branchblight Stalker》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ ロナルドが《丘巨人》で《Branchblight Stalker》をブロックする
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームは毒カウンターを持っていない
    かつ ロナルドの墓地に《丘巨人》がある

  @id:poison.toxic.other_damage @situation:poison.toxic @clause:poison.toxic @from:2024-11-08 @must
  シナリオ: 戦闘以外で与えたダメージではカウンターは得られない
    前提 アンジーは《Branchblight Stalker》をコントロールしている
    かつ エドワードのチームのライフは30点である
    もし アンジーが《Branchblight Stalker》とエドワードを対象として《Soul's Fire》を唱える
    かつ その呪文が解決される
    ならば エドワードのチームのライフは27点である
    かつ エドワードのチームは毒カウンターを持っていない

  @id:poison.toxic.alone @situation:poison.toxic @clause:poison.toxic @variant:free-for-all @from:2024-11-08 @must
  シナリオ: 全員が個人で戦うとき、カウンターは攻撃されたプレイヤーのものである
    前提 アンジーは《Branchblight Stalker》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Branchblight Stalker》でマーサを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば マーサは毒カウンターを2個持っている
    かつ エドワードは毒カウンターを持っていない
    かつ サイモンは毒カウンターを持っていない
