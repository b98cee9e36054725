# language: ja
機能: 誰が能力を起動できるか
  > パーマネントの能力は、どのプレイヤーも起動してよいと書かれていないかぎり、そのコントローラーのものである。そのときは誰が支払うのか？

  @id:activator.any @situation:activator @clause:ability.activator @from:2007-10-01 @must
  シナリオ: どのプレイヤーも起動してよい能力は、チームメイトも対戦相手も、それぞれ自分の手札1枚で起動する
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Oona's Prowler》をコントロールしている
    かつ アンジーの手札にカードはない
    かつ バリーの手札は1枚である
    かつ エドワードの手札は1枚である
    かつ ロナルドの手札にカードはない
    もし バリーが《Oona's Prowler》の能力を起動する
    かつ その能力が解決される
    ならば 《Oona's Prowler》は1/1である
    かつ バリーの手札にカードはない
    もし アンジーのチームが優先権をパスする
    ならば ロナルドは《Oona's Prowler》の能力を起動できない
    しかし エドワードは《Oona's Prowler》の能力を起動できる
    もし その能力が解決される
    ならば 《Oona's Prowler》は-1/1である
    かつ エドワードの手札にカードはない
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《Oona's Prowler》は3/1である

  @id:activator.alone @situation:activator @clause:ability.activator @variant:two-player @variant:free-for-all @from:2007-10-01 @must
  シナリオ: 対戦相手は、どのプレイヤーも起動してよい能力を起動し、他の能力は起動しない
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Oona's Prowler》をコントロールしている
    かつ アンジーは《Goblin Fireslinger》をコントロールしている
    かつ エドワードの手札は1枚である
    ならば エドワードはアンジーを対象として《Goblin Fireslinger》の能力を起動できない
    しかし エドワードは《Oona's Prowler》の能力を起動できる
    もし その能力が解決される
    ならば 《Oona's Prowler》は1/1である
    かつ エドワードの手札にカードはない
