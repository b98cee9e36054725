# language: ja
@source:W
機能: ライフを得られないプレイヤー、失わないプレイヤー、交換できないプレイヤー
  > 何らかの理由で、1人のプレイヤーがライフを得られない、あるいは失わない。または2人のプレイヤーがライフ総量を交換する。チームが共有するライフはどうなるのか？

  @id:life.cannot_gain @clause:life.cannot_gain @must
  シナリオアウトライン: 1人のプレイヤーがライフを得られないとき、チームメイトは得られるか
    前提 アンジーのチームのライフは20点である
    かつ アンジーは《Platinum Emperion》をコントロールしている
    かつ <プレイヤー>は《Bottle Gnomes》をコントロールしている
    もし <プレイヤー>が《Bottle Gnomes》の能力を起動する
    かつ その能力が解決される
    ならば アンジーのチームのライフは<ライフ>点である

    例:
      | 適用日     | 規則    | プレイヤー | ライフ |
      | 2005-08-01 | 606.9   | アンジー   | 20     |
      | 2005-08-01 | 606.9   | バリー     | 23     |
      | 2010-04-23 | 806.10g | アンジー   | 20     |
      | 2010-04-23 | 806.10g | バリー     | 20     |

  @id:life.cannot_lose @clause:life.cannot_lose @must
  シナリオアウトライン: 1人のプレイヤーがライフを失わないとき、チームメイトは失うか
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは30点である
    かつ バリーは《Platinum Emperion》をコントロールしている
    もし アンジーが《炎の裂け目》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは<ライフ>点である
    かつ エドワードのチームのライフは22点である

    例:
      | 適用日     | 規則   | ライフ |
      | 2005-08-01 | 606.9  | 16     |
      | 2010-10-01 | 810.9h | 20     |

  @id:life.cannot_lose.paying @situation:life.cannot_lose.paying @clause:life.cannot_lose @clause:life.pay @from:2010-10-01 @must
  シナリオ: チームの誰も、0点以外のライフを支払えない
    前提 アンジーのチームのライフは20点である
    かつ バリーは《Platinum Emperion》をコントロールしている
    かつ アンジーは《Wall of Blood》をコントロールしている
    かつ アンジーは《門の練習》をコントロールしている
    ならば アンジーは《Wall of Blood》の能力を起動できない
    しかし アンジーは《門の練習》の能力を起動できる
    もし その能力が解決される
    ならば アンジーのチームのライフは20点である

  @id:life.cannot_lose.paying.teammate @situation:life.cannot_lose.paying @clause:life.cannot_lose @clause:life.pay @from:2005-08-01 @until:2010-10-01 @should
  シナリオ: ライフを失わないプレイヤーのチームメイトは、まだ支払えた
    前提 アンジーのチームのライフは20点である
    かつ バリーは《Platinum Emperion》をコントロールしている
    かつ アンジーは《Wall of Blood》をコントロールしている
    ならば アンジーは《Wall of Blood》の能力を起動できる
    かつ アンジーのチームのライフは19点である

  @id:life.exchange @situation:life.exchange @clause:life.exchange @clause:life.read @from:2010-04-23 @must
  シナリオ: 2つのチームのプレイヤーは、チームのライフ総量を交換する
    前提 アンジーのチームのライフは10点である
    かつ エドワードのチームのライフは30点である
    もし アンジーがエドワードを対象として《交換の練習》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは30点である
    かつ エドワードのチームのライフは10点である

  @id:life.exchange.halves @situation:life.exchange @clause:life.exchange @clause:life.read @from:2005-08-05 @until:2010-04-23 @should
  シナリオ: 2つのチームのプレイヤーは、それぞれの半分を交換していた
    前提 アンジーのチームのライフは10点である
    かつ エドワードのチームのライフは30点である
    もし アンジーがエドワードを対象として《交換の練習》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である

  @id:life.exchange.teammate @situation:life.exchange @clause:life.exchange @from:2010-04-23 @must
  シナリオ: チームメイト同士はライフ総量を交換しない
    前提 アンジーのチームのライフは25点である
    もし アンジーがバリーを対象として《交換の練習》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは25点である

  @id:life.exchange.cannot_lose @situation:life.exchange @clause:life.exchange @clause:life.cannot_lose @from:2010-10-01 @must
  シナリオ: ライフを失うべきなのに失えないチームとの間では、何も交換されない
    前提 アンジーのチームのライフは10点である
    かつ エドワードのチームのライフは30点である
    かつ ロナルドは《Platinum Emperion》をコントロールしている
    もし アンジーがエドワードを対象として《交換の練習》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは10点である
    かつ エドワードのチームのライフは30点である

  @id:life.exchange.cannot_gain @situation:life.exchange @clause:life.exchange @clause:life.cannot_gain @from:2010-04-23 @must
  シナリオ: ライフを得るべきなのに得られないチームとの間では、何も交換されない
    前提 アンジーのチームのライフは30点である
    かつ エドワードのチームのライフは10点である
    かつ ロナルドは《Platinum Emperion》をコントロールしている
    もし アンジーがエドワードを対象として《交換の練習》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは30点である
    かつ エドワードのチームのライフは10点である
