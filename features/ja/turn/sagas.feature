# language: ja
機能: 英雄譚
  > 英雄譚はターンごとに章を語る。章はいつ来て、誰のターンが数えられ、英雄譚はいつ去るのか？

  @id:saga.enters @situation:saga.told @clause:saga.enters @clause:saga.chapter @clause:saga.turn @from:2018-04-27 @must
  シナリオ: 英雄譚の最初の章はそれが戦場に出たときに誘発し、次の章はコントローラーのチームの次の戦闘前メイン・フェイズに誘発する
    前提 アンジーのチームの戦闘前メイン・フェイズである
    もし アンジーが《History of Benalia》を唱える
    かつ その呪文が解決される
    ならば 《History of Benalia》には伝承カウンターが1個置かれている
    もし 《History of Benalia》の誘発型能力が解決される
    ならば アンジーは2/2のクリーチャー・トークンを1体コントロールしている
    もし エドワードのチームの戦闘後メイン・フェイズが始まる
    ならば 《History of Benalia》には伝承カウンターが1個置かれている
    もし アンジーのチームのドロー・ステップが始まる
    ならば 《History of Benalia》には伝承カウンターが1個置かれている
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば 《History of Benalia》には伝承カウンターが2個置かれている
    もし 《History of Benalia》の誘発型能力が解決される
    ならば アンジーは2/2のクリーチャー・トークンを2体コントロールしている
    もし アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば 《History of Benalia》には伝承カウンターが2個置かれている

  @id:saga.ends @situation:saga.told @clause:saga.ends @clause:saga.chapter @from:2018-04-27 @must
  シナリオ: 英雄譚は最終章がスタックにある間は残り、その後コントローラーによって生け贄に捧げられる
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《History of Benalia》をコントロールしている
    かつ アンジーは《White Knight》をコントロールしている
    かつ バリーは《Silver Knight》をコントロールしている
    かつ エドワードは《Mayhem Devil》をコントロールしている
    かつ エドワードのチームのライフは20点である
    かつ アンジーのチームのライフは20点である
    かつ 《History of Benalia》には伝承カウンターが2個置かれている
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば アンジーは《History of Benalia》をコントロールしている
    かつ 《History of Benalia》には伝承カウンターが3個置かれている
    もし 《History of Benalia》の誘発型能力が解決される
    ならば アンジーの墓地に《History of Benalia》がある
    かつ 《White Knight》は4/3である
    かつ 《Silver Knight》は2/2である
    もし エドワードが対象としてアンジーを選ぶ
    かつ 《Mayhem Devil》の誘発型能力が解決される
    ならば アンジーのチームのライフは19点である
    かつ エドワードのチームのライフは20点である

  @id:saga.both_heads @situation:saga.both_heads @clause:saga.turn @clause:object.you @from:2018-04-27 @must
  シナリオ: 2人が共有する戦闘前メイン・フェイズに、それぞれが自分の英雄譚を進める。もう一方のチームの英雄譚は自分たちのフェイズを待つ
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《History of Benalia》をコントロールしている
    かつ バリーは《Binding the Old Gods》をコントロールしている
    かつ エドワードは《Chainer's Torment》をコントロールしている
    かつ エドワードは《Wind Drake》をコントロールしている
    かつ 《History of Benalia》には伝承カウンターが1個置かれている
    かつ 《Binding the Old Gods》には伝承カウンターが2個置かれている
    かつ 《Chainer's Torment》には伝承カウンターが1個置かれている
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ アンジーのチームが《Binding the Old Gods》の能力を《History of Benalia》の能力より先に解決させる
    ならば 《History of Benalia》には伝承カウンターが2個置かれている
    かつ 《Binding the Old Gods》には伝承カウンターが3個置かれている
    かつ 《Chainer's Torment》には伝承カウンターが1個置かれている
    もし 《Binding the Old Gods》の誘発型能力が解決される
    ならば バリーの墓地に《Binding the Old Gods》がある
    もし 《History of Benalia》の誘発型能力が解決される
    ならば アンジーは2/2のクリーチャー・トークンを1体コントロールしている
    かつ バリーはクリーチャーを1体もコントロールしていない
    かつ アンジーは《History of Benalia》をコントロールしている

  @id:saga.target @situation:saga.target @clause:saga.chapter @clause:target.choose @from:2018-04-27 @must
  シナリオ: 章は対象を取り、それは土地でもチームメイトのものでもない。次の章は森を探し、それはタップ状態で戦場に出る
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ バリーは《丘巨人》をコントロールしている
    かつ エドワードは《山》をコントロールしている
    かつ エドワードは《Wind Drake》をコントロールしている
    かつ ロナルドは《Fountain of Youth》をコントロールしている
    かつ アンジーのライブラリーに《森》がある
    もし アンジーが《Binding the Old Gods》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《Fountain of Youth》を選ぶ
    かつ 《Binding the Old Gods》の誘発型能力が解決される
    ならば ロナルドの墓地に《Fountain of Youth》がある
    かつ バリーは《丘巨人》をコントロールしている
    かつ エドワードは《Wind Drake》をコントロールしている
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ 《Binding the Old Gods》の誘発型能力が解決される
    かつ アンジーがライブラリーから《森》を見つける
    ならば アンジーは《森》をコントロールしている
    かつ 《森》はタップ状態である
    かつ 《Binding the Old Gods》には伝承カウンターが2個置かれている

  @id:saga.proliferated @situation:saga.proliferated @clause:saga.chapter @clause:counters.proliferate @from:2020-01-24 @must
  シナリオ: 増殖によって置かれた伝承カウンターも、誰のターンであっても章を誘発させる
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《History of Benalia》をコントロールしている
    かつ 《History of Benalia》には伝承カウンターが1個置かれている
    もし エドワードのチームが優先権をパスする
    かつ アンジーが《Steady Progress》を唱える
    かつ その呪文が解決される
    かつ アンジーがカウンターを増やすものとして《History of Benalia》を選ぶ
    かつ 《History of Benalia》の誘発型能力が解決される
    ならば 《History of Benalia》には伝承カウンターが2個置かれている
    かつ アンジーは2/2のクリーチャー・トークンを1体コントロールしている
