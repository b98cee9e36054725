# language: ja
機能: 何人かのプレイヤーの最多と最少、再び
  > カードは誰のライフが最も多いか、最も少ないかを問う。他の対戦相手の方が多かったり、チームメイトの方が少なかったりしたらどうか？

  @id:card.several.dethrone @situation:card.several @clause:combat.each_attacked @clause:life.read @variant:free-for-all @from:2018-04-27 @must
  シナリオ: 自分よりライフの多いプレイヤーを攻撃しても、他の者の方が多ければカウンターを得ず、その者を攻撃すれば得る
    前提 アンジーのチームのライフは10点である
    かつ エドワードのチームのライフは20点である
    かつ マーサのチームのライフは30点である
    かつ アンジーは《Enraged Revolutionary》をコントロールしている
    かつ アンジーは《Grenzo's Cutthroat》をコントロールしている
    かつ アンジーは《Marchesa's Infiltrator》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Enraged Revolutionary》でエドワードを攻撃する
    かつ アンジーが《Grenzo's Cutthroat》でエドワードを攻撃する
    かつ アンジーが《Marchesa's Infiltrator》でエドワードを攻撃する
    ならば スタックは空である
    もし アンジーのチームの戦闘後メイン・フェイズが始まる
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Enraged Revolutionary》でマーサを攻撃する
    かつ アンジーが《Grenzo's Cutthroat》でマーサを攻撃する
    かつ アンジーが《Marchesa's Infiltrator》でマーサを攻撃する
    ならば スタックには呪文や能力が3個ある

  @id:card.several.baron @situation:card.several @clause:ability.static @clause:life.read @variant:free-for-all @from:2018-04-27 @must
  シナリオ: 男爵には、何人かの対戦相手のうち1人のライフが10点であれば足りる
    前提 アンジーのチームのライフは30点である
    かつ エドワードのチームのライフは10点である
    かつ マーサのチームのライフは11点である
    かつ アンジーは《Blood Baron of Vizkopa》をコントロールしている
    ならば 《Blood Baron of Vizkopa》は10/10である

  @id:card.several.baron_teammate @situation:card.several @clause:versus.apart @clause:life.read @variant:team-vs-team @from:2018-04-27 @must
  シナリオ: ライフが10点のチームメイトは、男爵のコントローラーの対戦相手ではない
    前提 アンジーのライフは30点である
    かつ バリーのライフは10点である
    かつ エドワードのライフは11点である
    かつ ロナルドのライフは20点である
    かつ アンジーは《Blood Baron of Vizkopa》をコントロールしている
    ならば 《Blood Baron of Vizkopa》は4/4である

  @id:card.several.reinforcements @situation:card.several @clause:versus.apart @clause:life.read @variant:team-vs-team @from:2018-04-27 @must
  シナリオ: チームメイトだけよりライフが少ない者はライフを得ない
    前提 アンジーのライフは15点である
    かつ バリーのライフは30点である
    かつ エドワードのライフは10点である
    かつ ロナルドのライフは15点である
    もし アンジーが《Timely Reinforcements》を唱える
    かつ その呪文が解決される
    ならば アンジーのライフは15点である

  @id:card.several.reinforced @situation:card.several @clause:versus.apart @clause:life.read @variant:team-vs-team @from:2018-04-27 @must
  シナリオ: 対戦相手1人のライフの方が多ければ、もう1人の方が少なくても足りる
    前提 アンジーのライフは15点である
    かつ バリーのライフは15点である
    かつ エドワードのライフは10点である
    かつ ロナルドのライフは16点である
    もし アンジーが《Timely Reinforcements》を唱える
    かつ その呪文が解決される
    ならば アンジーのライフは21点である
    かつ バリーのライフは15点である
