# language: ja
@source:F @source:I @source:J
機能: 優先権はチームが持つ
  > 2人のプレイヤーが行動でき、対戦相手たちも行動できる。いま行動できるのは誰で、誰も行動しない場合はどうなるのか？

  @id:priority.team @situation:priority @clause:priority.teams @clause:priority.act @from:2005-08-01 @must
  シナリオ: チームが優先権を持つ間は両方のメンバーが行動でき、他の誰も行動できない
    前提 アンジーのチームのライフは30点である
    かつ エドワードのチームのライフは30点である
    かつ アンジーは《Wall of Blood》をコントロールしている
    かつ バリーは《Wall of Blood》をコントロールしている
    かつ エドワードは《Wall of Blood》をコントロールしている
    かつ ロナルドは《Wall of Blood》をコントロールしている
    もし アンジーが《Wall of Blood》の能力を起動する
    ならば エドワードは《Wall of Blood》の能力を起動できない
    かつ ロナルドは《Wall of Blood》の能力を起動できない
    しかし バリーは《Wall of Blood》の能力を起動できる
    かつ アンジーのチームのライフは28点である
    もし アンジーのチームが優先権をパスする
    ならば アンジーは《Wall of Blood》の能力を起動できない
    かつ バリーは《Wall of Blood》の能力を起動できない
    しかし ロナルドは《Wall of Blood》の能力を起動できる
    かつ エドワードは《Wall of Blood》の能力を起動できる
    かつ エドワードのチームのライフは28点である

  @id:priority.resolves @situation:priority @clause:priority.pass @from:2005-08-01 @must
  シナリオ: 両方のチームが続けてパスすると一番上の能力が解決され、次はアクティブ・チームが優先権を得る
    前提 アンジーのチームのライフは30点である
    かつ エドワードのチームのライフは30点である
    かつ アンジーは《Wall of Blood》をコントロールしている
    かつ ロナルドは《Wall of Blood》をコントロールしている
    もし アンジーが《Wall of Blood》の能力を起動する
    かつ アンジーのチームが優先権をパスする
    ならば アンジーの《Wall of Blood》は0/2である
    もし エドワードのチームが優先権をパスする
    ならば アンジーの《Wall of Blood》は1/3である
    かつ アンジーのチームのライフは29点である
    かつ ロナルドは《Wall of Blood》の能力を起動できない
    しかし アンジーは《Wall of Blood》の能力を起動できる

  @id:priority.not_in_succession @situation:priority @clause:priority.pass @from:2005-08-01 @must
  シナリオ: 相手がパスした後に行動したチームがいればパスは数え直しになり、後から起動された能力が先に解決される
    前提 アンジーのチームのライフは30点である
    かつ エドワードのチームのライフは30点である
    かつ アンジーは《Wall of Blood》をコントロールしている
    かつ ロナルドは《Wall of Blood》をコントロールしている
    もし アンジーが《Wall of Blood》の能力を起動する
    かつ アンジーのチームが優先権をパスする
    かつ ロナルドが《Wall of Blood》の能力を起動する
    かつ エドワードのチームが優先権をパスする
    ならば アンジーのチームのライフは29点である
    かつ エドワードのチームのライフは29点である
    もし アンジーのチームが優先権をパスする
    ならば ロナルドの《Wall of Blood》は1/3である
    かつ アンジーの《Wall of Blood》は0/2である
    もし アンジーのチームが優先権をパスする
    かつ エドワードのチームが優先権をパスする
    ならば アンジーの《Wall of Blood》は1/3である
    かつ ロナルドの《Wall of Blood》は1/3である

  @id:priority.step_ends @situation:priority @clause:priority.pass @from:2005-08-01 @must
  シナリオ: スタックが空の状態で両方のチームが続けてパスすると、フェイズは終わる
    もし アンジーのチームが優先権をパスする
    ならば アンジーのチームの戦闘前メイン・フェイズである
    もし エドワードのチームが優先権をパスする
    ならば アンジーのチームの戦闘開始ステップである

  @id:priority.active_team @situation:priority @clause:turn.teams @from:2005-08-01 @must
  シナリオ: 各ステップでは、ターンを進めているチームが最初に優先権を得る
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Wall of Blood》をコントロールしている
    かつ ロナルドは《Wall of Blood》をコントロールしている
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば アンジーは《Wall of Blood》の能力を起動できない
    しかし ロナルドは《Wall of Blood》の能力を起動できる
