# language: ja
機能: 共有するものはない
  > チームメイトは相談し、互いの手札を見てもよい。他に共有するものはあるのか？

  @id:versus.hand.seen @clause:hand.seen @variant:team-vs-team @from:2011-09-30 @must
  シナリオ: チームメイトは互いの手札を見てもよく、対戦相手は見てはならない
    前提 アンジーの手札に《Shock》がある
    かつ バリーの手札に《Divination》がある
    ならば バリーは《Shock》を見てもよい
    かつ アンジーは《Divination》を見てもよい
    しかし エドワードは《Shock》を見てはならない
    かつ ロナルドは《Divination》を見てはならない

  @id:versus.mana @clause:versus.apart @variant:team-vs-team @from:2011-09-30 @must
  シナリオ: チームメイトのマナで支払うことはできない
    前提 アンジーは《マナ源》をコントロールしていない
    かつ バリーは《マナ源》をコントロールしている
    かつ エドワードのライフは20点である
    ならば アンジーはエドワードを対象として《Shock》を唱えられない
    もし アンジーが優先権をパスする
    ならば バリーはエドワードを対象として《Shock》を唱えられる

  @id:versus.permanents @clause:versus.apart @clause:object.you @variant:team-vs-team @from:2011-09-30 @must
  シナリオ: チーム対チームでも、チームメイトのパーマネントの能力を起動することはできない
    前提 バリーは《Wall of Blood》をコントロールしている
    かつ バリーのライフは20点である
    かつ アンジーのライフは20点である
    ならば アンジーは《Wall of Blood》の能力を起動できない
    もし アンジーが優先権をパスする
    ならば バリーは《Wall of Blood》の能力を起動できる
    かつ バリーのライフは19点である
    かつ アンジーのライフは20点である
