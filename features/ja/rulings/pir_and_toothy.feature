# language: ja
機能: PirとToothy
  > Pirはチームの各パーマネントにカウンターをもう1個置かせる。どれに、いつ？

  @id:ruling.pir.enters @situation:ruling.pir @clause:counters.put @clause:object.you @from:2016-11-11 @must
  シナリオ: チームメイトのプレインズウォーカーはカウンターが1個多い状態で戦場に出るが、対戦相手のものは違う
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Pir, Imaginative Rascal》をコントロールしている
    もし バリーが《Chandra, Pyrogenius》を唱える
    かつ その呪文が解決される
    ならば 《Chandra, Pyrogenius》には忠誠カウンターが6個置かれている
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ エドワードが《Nissa, Voice of Zendikar》を唱える
    かつ その呪文が解決される
    ならば 《Nissa, Voice of Zendikar》には忠誠カウンターが3個置かれている

  @id:ruling.pir.loyalty @situation:ruling.pir @clause:counters.put @from:2016-11-11 @must
  シナリオ: Pirがいれば、コストとしてプレインズウォーカーに忠誠カウンターを置くときも1個多く置かれるが、取り除く数は増えない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは30点である
    かつ アンジーは《Pir, Imaginative Rascal》をコントロールしている
    かつ バリーは《Chandra, Pyrogenius》をコントロールしている
    かつ 《Chandra, Pyrogenius》には忠誠カウンターが5個置かれている
    かつ エドワードは《灰色熊》をコントロールしている
    もし バリーが《Chandra, Pyrogenius》の1つ目の能力を起動する
    ならば 《Chandra, Pyrogenius》には忠誠カウンターが8個置かれている
    もし その能力が解決される
    かつ エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ バリーが《Chandra, Pyrogenius》の2つ目の能力を起動する
    かつ バリーが対象として《灰色熊》を選ぶ
    かつ その能力が解決される
    ならば 《Chandra, Pyrogenius》には忠誠カウンターが5個置かれている

  @id:ruling.pir.toothy @situation:ruling.pir.toothy @clause:counters.put @clause:object.you @from:2016-11-11 @must
  シナリオ: Toothyはカードが引かれるたびに誘発し、そのつど2個のカウンターが置かれる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Pir, Imaginative Rascal》をコントロールしている
    かつ バリーは《Toothy, Imaginary Friend》をコントロールしている
    かつ バリーのライブラリーは5枚である
    かつ アンジーのライブラリーは5枚である
    もし バリーが《Divination》を唱える
    かつ その呪文が解決される
    かつ 《Toothy, Imaginary Friend》の誘発型能力が解決される
    ならば 《Toothy, Imaginary Friend》には+1/+1カウンターが2個置かれている
    もし 《Toothy, Imaginary Friend》の誘発型能力が解決される
    ならば 《Toothy, Imaginary Friend》には+1/+1カウンターが4個置かれている
    かつ 《Toothy, Imaginary Friend》は5/5である
    もし アンジーが《Divination》を唱える
    かつ その呪文が解決される
    ならば 《Toothy, Imaginary Friend》には+1/+1カウンターが4個置かれている

  @id:ruling.pir.toothy_leaves @situation:ruling.pir.toothy @clause:trigger.dies @clause:object.you @from:2016-11-11 @must
  シナリオ: Toothyが戦場を離れると、そのコントローラーは置かれていたカウンター1個につきカードを1枚引く
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Pir, Imaginative Rascal》をコントロールしている
    かつ バリーは《Toothy, Imaginary Friend》をコントロールしている
    かつ 《Toothy, Imaginary Friend》には+1/+1カウンターが3個置かれている
    かつ バリーのライブラリーは5枚である
    かつ アンジーのライブラリーは5枚である
    もし アンジーが《Toothy, Imaginary Friend》を対象として《Waterwhirl》を唱える
    かつ その呪文が解決される
    かつ 《Toothy, Imaginary Friend》の誘発型能力が解決される
    ならば バリーのライブラリーは2枚である
    かつ アンジーのライブラリーは5枚である
