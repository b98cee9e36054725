# language: ja
@source:W
機能: 3人のプレイヤーによるライフの支払い
  > 3人のうちの1人が、または2人が同じコストのためにライフを支払う。どれだけ支払えるか。

  @id:heads.pay.whole @situation:heads.pay @variant:three-headed-giant @clause:life.pay @clause:team.more_heads @from:2008-07-15 @must
  シナリオ: 3人のプレイヤーはそれぞれ、チームに残っている分まで支払える
    前提 数えるのはライフと毒だけである
    かつ アンジーのチームのライフは10点である
    ならば セリアは11点のライフを支払えない
    しかし セリアは6点のライフを支払える
    かつ バリーは5点のライフを支払えない
    しかし バリーは3点のライフを支払える
    かつ アンジーのチームのライフは1点である
    かつ ゲームは続く

  @id:heads.pay.share @situation:heads.pay @variant:three-headed-giant @clause:life.pay @clause:life.read @clause:team.more_heads @from:2005-08-01 @until:2008-07-15 @should
  シナリオ: 3人のうちの1人は、チームのライフの3分の1（端数切り上げ）までしか支払えなかった
    前提 数えるのはライフと毒だけである
    かつ アンジーのチームのライフは13点である
    ならば セリアは6点のライフを支払えない
    しかし セリアは5点のライフを支払える
    かつ アンジーのチームのライフは8点である

  @id:heads.pay.together @variant:three-headed-giant @clause:life.pay_together @clause:team.more_heads @from:2009-07-11 @must
  シナリオ: 3人のうち2人が一緒に支払えるのは、チームのライフまでである
    前提 数えるのはライフと毒だけである
    かつ アンジーのチームのライフは10点である
    ならば 同じコストのためにアンジーは6点、セリアは5点のライフを支払えない
    しかし 同じコストのためにアンジーは6点、セリアは3点のライフを支払える
    かつ アンジーのチームのライフは1点である
    かつ セリアは3点のライフを失っている
