# language: ja
@source:W @source:N
機能: 3人または4人のプレイヤーが1つのライフ総量を共有する
  > ダメージやライフの増減は各プレイヤーに個別に起こる。3人または4人のチームのライフ総量はどうなり、1人のプレイヤーのライフ総量はどの数か？

  @id:heads.damage.each.three @variant:three-headed-giant @clause:life.shared @clause:team.more_heads @from:2005-08-01 @must
  シナリオ: 3人のプレイヤーがそれぞれ与えられたダメージの分だけ、チームは3回ライフを失う
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは15点である
    もし アンジーが《炎の裂け目》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは8点である
    かつ エドワードのチームのライフは3点である

  @id:heads.damage.each.four @variant:four-headed-giant @clause:life.shared @clause:team.more_heads @from:2005-08-01 @must
  シナリオ: 4人のプレイヤーがそれぞれ与えられたダメージの分だけ、チームは4回ライフを失う
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは17点である
    もし アンジーが《炎の裂け目》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは4点である
    かつ エドワードのチームのライフは1点である

  @id:heads.read.whole @situation:heads.read @variant:three-headed-giant @clause:life.read @clause:life.pay @clause:team.more_heads @from:2010-04-23 @must
  シナリオ: 3人のうちの1人は、チームのライフをすべて持っているとみなされる
    前提 アンジーのチームのライフは13点である
    かつ セリアは《潜む悪》をコントロールしている
    もし セリアが《潜む悪》の能力を起動する
    ならば アンジーのチームのライフは6点である

  @id:heads.read.share @situation:heads.read @variant:three-headed-giant @clause:life.read @clause:life.pay @clause:team.more_heads @from:2005-08-01 @until:2010-04-23 @should
  シナリオ: 3人のうちの1人は、チームのライフの3分の1（端数切り上げ）を持っていたと解される
    前提 アンジーのチームのライフは13点である
    かつ セリアは《潜む悪》をコントロールしている
    もし セリアが《潜む悪》の能力を起動する
    ならば アンジーのチームのライフは10点である

  @id:heads.set_each.sum @situation:heads.set_each @variant:three-headed-giant @clause:life.set_each @clause:team.more_heads @from:2005-08-01 @until:2010-04-23 @must
  シナリオ: 3人のプレイヤーのライフ総量がそれぞれ定められたとき、チームのライフはその合計になった
    前提 アンジーのチームのライフは13点である
    かつ エドワードのチームのライフは13点である
    かつ アンジーはクリーチャーを1体コントロールしている
    かつ バリーはクリーチャーを2体コントロールしている
    かつ セリアはクリーチャーを3体コントロールしている
    かつ エドワードはクリーチャーを1体コントロールしている
    もし セリアが《生命の律動》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは6点である
    かつ エドワードのチームのライフは1点である

  @id:heads.set_each.chosen @situation:heads.set_each @variant:three-headed-giant @clause:life.set_each @clause:team.more_heads @from:2010-04-23 @must
  シナリオ: 3人のプレイヤーのライフ総量がそれぞれ定められるとき、チームが選んだ1人だけが影響を受ける
    前提 アンジーのチームのライフは13点である
    かつ エドワードのチームのライフは13点である
    かつ アンジーはクリーチャーを1体コントロールしている
    かつ バリーはクリーチャーを2体コントロールしている
    かつ セリアはクリーチャーを3体コントロールしている
    かつ ヴィクターはクリーチャーを1体コントロールしている
    もし セリアが《生命の律動》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームが影響を受けるプレイヤーとしてセリアを選ぶ
    かつ エドワードのチームが影響を受けるプレイヤーとしてヴィクターを選ぶ
    ならば アンジーのチームのライフは3点である
    かつ エドワードのチームのライフは1点である

  @id:heads.set_one @variant:three-headed-giant @clause:life.set_one @clause:team.more_heads @from:2010-04-23 @must
  シナリオ: 3人のうちの1人のライフ総量が定められると、チームのライフ総量もそうなる
    前提 アンジーのチームのライフは40点である
    かつ エドワードのチームのライフは25点である
    もし アンジーが《厳然たるスフィンクス》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象としてヴィクターを選ぶ
    かつ 《厳然たるスフィンクス》の誘発型能力が解決される
    ならば エドワードのチームのライフは10点である
    かつ アンジーのチームのライフは40点である

  @id:heads.cannot_gain @variant:four-headed-giant @clause:life.cannot_gain @clause:team.more_heads @must
  シナリオアウトライン: 4人のうちの1人がライフを得られないとき、4人目は得られるか？
    前提 アンジーのチームのライフは20点である
    かつ アンジーは《Platinum Emperion》をコントロールしている
    かつ ドーラは《Bottle Gnomes》をコントロールしている
    もし ドーラが《Bottle Gnomes》の能力を起動する
    かつ その能力が解決される
    ならば アンジーのチームのライフは<総量>点である

    例:
      | 適用日     | 規則    | 総量 |
      | 2005-08-01 | 606.9   | 23   |
      | 2010-04-23 | 806.10g | 20   |

  @id:heads.cannot_lose @variant:three-headed-giant @clause:life.cannot_lose @clause:team.more_heads @must
  シナリオアウトライン: 3人のうちの1人がライフを失わないとき、ほかの2人は失うか？
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは30点である
    かつ セリアは《Platinum Emperion》をコントロールしている
    もし アンジーが《炎の裂け目》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは<総量>点である
    かつ エドワードのチームのライフは18点である

    例:
      | 適用日     | 規則   | 総量 |
      | 2005-08-01 | 606.9  | 12   |
      | 2010-10-01 | 810.9h | 20   |
