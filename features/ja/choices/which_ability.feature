# language: ja
機能: 複数の能力のうちどれを起動するか
  > パーマネントは起動できる能力を複数持つことがあり、書かれている順に数える。

  @id:which.second @situation:which.second @clause:priority.act @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2007-05-01 @must
  シナリオ: 2つ目の能力はターン終了時まで書かれているとおりに働き、1つ目の能力に書かれていることは何もしない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Selesnya Guildmage》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ アンジーは《マナ源》を4枚コントロールしている
    もし アンジーが《Selesnya Guildmage》の2つ目の能力を起動する
    かつ その能力が解決される
    ならば 《灰色熊》は3/3である
    かつ 《Selesnya Guildmage》は3/3である
    かつ 《丘巨人》は3/3である
    かつ アンジーは苗木・クリーチャー・トークンを1体もコントロールしていない
    しかし アンジーは《Selesnya Guildmage》の1つ目の能力を起動できない
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《灰色熊》は2/2である
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば アンジーは《Selesnya Guildmage》の1つ目の能力を起動できる
    もし その能力が解決される
    ならば アンジーは1/1の苗木・クリーチャー・トークンを1体コントロールしている
    かつ 《灰色熊》は2/2である
    しかし アンジーは《Selesnya Guildmage》の2つ目の能力を起動できない

  @id:which.green @situation:which.second @clause:priority.act @from:2008-07-15 @must
  シナリオ: 1つ目の能力が生成するものは緑で、それ以上の何ものでもない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Selesnya Guildmage》をコントロールしている
    かつ アンジーは《Wilt-Leaf Liege》をコントロールしている
    かつ アンジーは《マナ源》を4枚コントロールしている
    もし アンジーが《Selesnya Guildmage》の1つ目の能力を起動する
    かつ その能力が解決される
    ならば アンジーは2/2の苗木・クリーチャー・トークンを1体コントロールしている

  @id:which.spared @situation:which.second @clause:priority.act @from:2007-05-01 @must
  シナリオ: 2つ目の能力はチームメイトのクリーチャーには及ばず、チームメイトが起動することもできない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Selesnya Guildmage》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ アンジーは《マナ源》を4枚コントロールしている
    かつ バリーは《マナ源》を4枚コントロールしている
    ならば バリーは《Selesnya Guildmage》の2つ目の能力を起動できない
    しかし アンジーは《Selesnya Guildmage》の2つ目の能力を起動できる
    もし その能力が解決される
    ならば 《Selesnya Guildmage》は3/3である
    かつ 《灰色熊》は2/2である

  @id:which.loyalty.once @situation:which.loyalty.once @clause:loyalty.once @from:2018-04-27 @must
  シナリオ: 1つ目の能力を起動したプレインズウォーカーは、そのターンほかの能力を起動できず、それぞれが自分の忠誠度を支払う
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Chandra, Pyrogenius》をコントロールしている
    かつ 《Chandra, Pyrogenius》には忠誠カウンターが5個置かれている
    かつ エドワードは《Killer Whale》をコントロールしている
    かつ ロナルドは《丘巨人》をコントロールしている
    かつ エドワードのチームのライフは30点である
    もし アンジーが《Chandra, Pyrogenius》の1つ目の能力を起動する
    かつ その能力が解決される
    ならば エドワードのチームのライフは26点である
    かつ 《Chandra, Pyrogenius》には忠誠カウンターが7個置かれている
    かつ アンジーは《Chandra, Pyrogenius》の2つ目の能力を起動できない
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば アンジーは《Chandra, Pyrogenius》の2つ目の能力を起動できる
    もし アンジーが対象として《Killer Whale》を選ぶ
    かつ その能力が解決される
    ならば 《Chandra, Pyrogenius》には忠誠カウンターが4個置かれている
    かつ エドワードは《Killer Whale》をコントロールしている
    かつ エドワードのチームのライフは26点である
    かつ ロナルドは《丘巨人》をコントロールしている

  @id:which.loyalty.taken @situation:which.loyalty.taken @clause:loyalty.once @from:2018-04-27 @must
  シナリオ: 前のターンにそのプレイヤーが使ったプレインズウォーカーを、コントロールを得た対戦相手はこのターンに1回だけ使える
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Chandra, Pyrogenius》をコントロールしている
    かつ 《Chandra, Pyrogenius》には忠誠カウンターが5個置かれている
    かつ アンジーのチームのライフは30点である
    もし アンジーが《Chandra, Pyrogenius》の1つ目の能力を起動する
    かつ その能力が解決される
    かつ エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ エドワードが《Chandra, Pyrogenius》を対象として《Blatant Thievery》を唱える
    かつ その呪文が解決される
    ならば エドワードは《Chandra, Pyrogenius》の1つ目の能力を起動できる
    もし その能力が解決される
    ならば アンジーのチームのライフは26点である
    かつ 《Chandra, Pyrogenius》には忠誠カウンターが9個置かれている
    かつ エドワードは《Chandra, Pyrogenius》の1つ目の能力を起動できない

  @id:which.loyalty.target @situation:which.loyalty.target @clause:priority.act @from:2018-04-27 @must
  シナリオ: クリーチャーがいなければ2つ目の能力には対象がなく、1つ目の能力には対象がいらない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Chandra, Pyrogenius》をコントロールしている
    かつ 《Chandra, Pyrogenius》には忠誠カウンターが5個置かれている
    かつ エドワードは《Nissa, Voice of Zendikar》をコントロールしている
    ならば アンジーは《Chandra, Pyrogenius》の2つ目の能力を起動できない
    しかし アンジーは《Chandra, Pyrogenius》の1つ目の能力を起動できる

  @id:which.loyalty.player @situation:which.loyalty.player @clause:priority.act @from:2018-04-27 @must
  シナリオ: プレインズウォーカーの3つ目の能力は対戦相手1人だけに及び、そのチームメイトがコントロールするものには及ばない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Chandra, Pyrogenius》をコントロールしている
    かつ 《Chandra, Pyrogenius》には忠誠カウンターが11個置かれている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ エドワードは《Nissa, Voice of Zendikar》をコントロールしている
    かつ 《Nissa, Voice of Zendikar》には忠誠カウンターが7個置かれている
    かつ ロナルドは《灰色熊》をコントロールしている
    かつ エドワードのチームのライフは30点である
    もし アンジーが《Chandra, Pyrogenius》の3つ目の能力を起動する
    かつ アンジーが対象としてエドワードを選ぶ
    かつ その能力が解決される
    ならば エドワードのチームのライフは24点である
    かつ エドワードの墓地に《丘巨人》がある
    かつ 《Nissa, Voice of Zendikar》には忠誠カウンターが7個置かれている
    かつ ロナルドは《灰色熊》をコントロールしている
    かつ 《Chandra, Pyrogenius》には忠誠カウンターが1個置かれている
