# language: ja
機能: 1人のプレイヤーがカードやカウンターで支払うコスト
  > 1人のプレイヤーが手札や墓地のカード、カウンターで支払う。チームメイトのものは使えるのか、チームは何を得るのか？

  @id:ruling.hazoret_the_fervent @clause:life.shared @clause:mana.own @from:2005-08-01 @must
  シナリオ: コントローラーがカードを捨てると相手チームは4点のライフを失い、チームメイトのカードでは支払えない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Hazoret the Fervent》をコントロールしている
    かつ アンジーは《マナ源》を6枚コントロールしている
    かつ アンジーの手札は1枚である
    かつ バリーの手札は2枚である
    もし アンジーが《Hazoret the Fervent》の能力を起動する
    かつ その能力が解決される
    ならば エドワードのチームのライフは16点である
    かつ アンジーのチームのライフは20点である
    かつ アンジーの手札にカードはない
    かつ バリーの手札は2枚である

  @id:ruling.hazoret_the_fervent.no_card @situation:ruling.hazoret_the_fervent @clause:cost.resources @from:2013-07-13 @must
  シナリオ: 手札がなければ《Hazoret the Fervent》の能力は起動できず、手札のあるチームメイトは起動できる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Hazoret the Fervent》をコントロールしている
    かつ アンジーは《マナ源》を3枚コントロールしている
    かつ バリーは《Hazoret the Fervent》をコントロールしている
    かつ バリーは《マナ源》を3枚コントロールしている
    かつ バリーの手札は1枚である
    ならば アンジーは《Hazoret the Fervent》の能力を起動できない
    しかし バリーは《Hazoret the Fervent》の能力を起動できる

  @id:ruling.rank_officer @clause:life.shared @from:2005-08-01 @must
  シナリオ: コントローラーの墓地のクリーチャー・カードを追放すると相手チームは4点のライフを失い、チームメイトのものは使えない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Rank Officer》をコントロールしている
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ アンジーの墓地に《灰色熊》がある
    かつ アンジーの墓地に《Divination》がある
    かつ バリーの墓地に《丘巨人》がある
    もし アンジーが《Rank Officer》の能力を起動する
    かつ その能力が解決される
    ならば エドワードのチームのライフは16点である
    かつ アンジーのチームのライフは20点である
    かつ アンジーは追放領域に《灰色熊》を所有している
    かつ バリーの墓地に《丘巨人》がある

  @id:ruling.rank_officer.teammate @situation:ruling.rank_officer @clause:cost.resources @from:2005-08-01 @must
  シナリオ: チームメイトのクリーチャー・カードは《Rank Officer》のために追放できない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Rank Officer》をコントロールしている
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ アンジーの墓地に《Divination》がある
    かつ バリーは《Rank Officer》をコントロールしている
    かつ バリーは《マナ源》を2枚コントロールしている
    かつ バリーの墓地に《丘巨人》がある
    ならば アンジーは《Rank Officer》の能力を起動できない
    しかし バリーは《Rank Officer》の能力を起動できる

  @id:ruling.magosi_the_waterveil @clause:turn.teams @from:2005-08-01 @must
  シナリオ: 1人が支払った追加のターンはチーム全体が行い、土地はそのプレイヤーの手札に戻る
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Magosi, the Waterveil》をコントロールしている
    かつ 《Magosi, the Waterveil》には永劫カウンターが1個置かれている
    かつ バリーの手札は2枚である
    かつ エドワードの手札は2枚である
    もし アンジーが《Magosi, the Waterveil》の3つ目の能力を起動する
    かつ その能力が解決される
    ならば アンジーの手札に《Magosi, the Waterveil》がある
    もし アンジーのチームがターンを終える
    かつ アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば バリーの手札は3枚である
    かつ エドワードの手札は2枚である
    もし アンジーのチームがターンを終える
    かつ アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば バリーの手札は4枚である
    かつ エドワードの手札は3枚である

  @id:ruling.magosi_the_waterveil.none @situation:ruling.magosi_the_waterveil @clause:cost.resources @from:2005-08-01 @must
  シナリオ: 永劫カウンターがなければ、追加のターンは得られない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Magosi, the Waterveil》をコントロールしている
    かつ バリーは《Spear Spewer》をコントロールしている
    ならば アンジーは《Magosi, the Waterveil》の3つ目の能力を起動できない
    しかし バリーは《Spear Spewer》の能力を起動できる
