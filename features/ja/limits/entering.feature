# language: ja
機能: タップ状態で戦場に出るもの
  > あるクリーチャーや土地はタップ状態で戦場に出る。それには何ができ、それはいつか？

  @id:limit.enters_tapped @clause:object.enters_tapped @clause:step.untap @from:2018-04-27 @must
  シナリオ: タップ状態で出たクリーチャーは、チームがアンタップするまでブロックできない。隣のクリーチャーはすぐにブロックできる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードは《Wind Drake》をコントロールしている
    かつ ロナルドは《丘巨人》をコントロールしている
    もし アンジーが《Diregraf Ghoul》を唱える
    かつ その呪文が解決される
    かつ バリーが《灰色熊》を唱える
    かつ その呪文が解決される
    ならば 《Diregraf Ghoul》はタップ状態である
    しかし 《灰色熊》はアンタップ状態である
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ ロナルドが《丘巨人》でアンジーを攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    ならば アンジーは《Diregraf Ghoul》で《丘巨人》をブロックできない
    しかし バリーは《灰色熊》で《丘巨人》をブロックできる
    もし アンジーのチームのドロー・ステップが始まる
    ならば 《Diregraf Ghoul》はアンタップ状態である

  @id:limit.enters_tapped.land @situation:limit.enters_tapped @clause:object.enters_tapped @clause:mana.ability @clause:turn.each_plays_land @from:2005-08-01 @must
  シナリオ: タップ状態で出た土地は、プレイしたターンにはマナを出さず、その後はどちらかの色を出す。他の土地はすぐに出す
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーの手札に《Coastal Tower》がある
    かつ バリーの手札に《森》がある
    もし アンジーが土地として《Coastal Tower》をプレイする
    かつ バリーが土地として《森》をプレイする
    ならば 《Coastal Tower》はタップ状態である
    かつ アンジーは《Coastal Tower》の能力を起動できない
    しかし バリーは《森》の能力を起動できる
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ アンジーが《Coastal Tower》の能力を起動する
    かつ アンジーが色として青を選ぶ
    ならば アンジーは使われていないマナを1点持っている
    かつ 《Coastal Tower》はタップ状態である
    かつ 《森》はアンタップ状態である

  @id:limit.enters_tapped.white @situation:limit.enters_tapped @clause:object.enters_tapped @clause:mana.ability @from:2005-08-01 @must
  シナリオ: タップ状態で戦場に出る2色の土地からは、後でどちらの色も出せる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Coastal Tower》をコントロールしている
    もし アンジーが《Coastal Tower》の能力を起動する
    かつ アンジーが色として白を選ぶ
    ならば アンジーは使われていないマナを1点持っている
