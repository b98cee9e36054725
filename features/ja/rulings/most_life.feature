# language: ja
機能: 複数のプレイヤーのうち最も多いライフと最も少ないライフ
  > カードが、ライフが最も多いプレイヤーや最も少ないプレイヤーを問う。それぞれが1人で戦う複数のプレイヤーのうち、誰のライフのことなのか？

  @id:card.dethrone @clause:combat.each_attacked @clause:life.read @variant:free-for-all @from:2018-04-27 @must
  シナリオ: 自分よりライフが多いが最も多いわけではないプレイヤーを攻撃してもカウンターは得られず、最も多いプレイヤーを攻撃すれば得られる
    前提 アンジーのチームのライフは10点である
    かつ エドワードのチームのライフは20点である
    かつ マーサのチームのライフは30点である
    かつ サイモンのチームのライフは5点である
    かつ アンジーは《Scourge of the Throne》をコントロールしている
    かつ アンジーは《Marchesa's Emissary》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Scourge of the Throne》でエドワードを攻撃する
    かつ アンジーが《Marchesa's Emissary》でエドワードを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば 《Scourge of the Throne》は5/5である
    かつ 《Marchesa's Emissary》は2/2である
    かつ エドワードのチームのライフは13点である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Scourge of the Throne》でマーサを攻撃する
    かつ アンジーが《Marchesa's Emissary》でマーサを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば 《Scourge of the Throne》は6/6である
    かつ 《Marchesa's Emissary》は3/3である

  @id:card.dethrone.own @situation:card.dethrone @clause:combat.each_attacked @clause:life.read @variant:free-for-all @from:2018-04-27 @must
  シナリオ: 自分のライフが最も多いなら、その次に多いプレイヤーを攻撃してもカウンターは得られない
    前提 アンジーのチームのライフは40点である
    かつ エドワードのチームのライフは30点である
    かつ アンジーは《Scourge of the Throne》をコントロールしている
    かつ アンジーは《Marchesa's Emissary》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Scourge of the Throne》でエドワードを攻撃する
    かつ アンジーが《Marchesa's Emissary》でエドワードを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば 《Scourge of the Throne》は5/5である
    かつ 《Marchesa's Emissary》は2/2である
    かつ エドワードのチームのライフは23点である

  @id:card.jackals @clause:trigger.state @clause:life.read @variant:free-for-all @from:2005-08-01 @must
  シナリオ: 複数の対戦相手のうち1人のライフが10点になれば、《潜むジャッカル》はクリーチャーになる
    前提 アンジーのチームのライフは8点である
    かつ エドワードのチームのライフは20点である
    かつ マーサのチームのライフは11点である
    かつ サイモンのチームのライフは20点である
    かつ アンジーは《潜むジャッカル》をコントロールしている
    もし アンジーが《Creeping Chill》を唱える
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば マーサのチームのライフは8点である
    かつ アンジーは3/2のクリーチャーを1体コントロールしている

  @id:card.repay @clause:life.set_each @clause:life.read @variant:free-for-all @from:2005-08-01 @must
  シナリオ: 《等価返し》は、唱えたプレイヤーのライフも、最もライフの少ないプレイヤーの数にする
    前提 アンジーのチームのライフは30点である
    かつ エドワードのチームのライフは20点である
    かつ マーサのチームのライフは7点である
    かつ サイモンのチームのライフは15点である
    もし アンジーが《等価返し》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは7点である
    かつ エドワードのチームのライフは7点である
    かつ マーサのチームのライフは7点である
    かつ サイモンのチームのライフは7点である
