# language: ja
機能: 4人が個人で戦うゲームの開始
  > 無差別戦では、各プレイヤーが他の全員を相手に1人で戦う。そのようなゲームはどのように始まるか？

  @id:free_for_all.life @situation:free_for_all.life @clause:life.start_alone @clause:start.hands @variant:free-for-all @from:2005-08-01 @must
  シナリオ: 4人のプレイヤーは、それぞれライフ20点と手札7枚でゲームを始める
    前提 アンジーのチームが先攻である
    もし アンジーが手札をキープする
    かつ エドワードが手札をキープする
    かつ マーサが手札をキープする
    かつ サイモンが手札をキープする
    ならば アンジーのチームのライフは20点である
    かつ マーサのチームのライフは20点である
    かつ サイモンの手札は7枚である
    かつ アンジーのチームのアップキープ・ステップである

  @id:free_for_all.draw @situation:free_for_all.draw @clause:turn.first_draw_of_all @clause:step.draw @variant:free-for-all @from:2005-08-01 @must
  シナリオ: 先攻のプレイヤーも最初のドローを飛ばさない
    前提 アンジーのチームが先攻である
    もし アンジーが手札をキープする
    かつ エドワードが手札をキープする
    かつ マーサが手札をキープする
    かつ サイモンが手札をキープする
    かつ アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば アンジーの手札は8枚である
    かつ エドワードの手札は7枚である

  @id:free_for_all.mulligan.costs @situation:free_for_all.mulligan @clause:mulligan.later @clause:mulligan.order @variant:free-for-all @from:2005-08-01 @until:2009-07-11 @must
  シナリオ: 多人数戦でも、各プレイヤーの最初のマリガンで手札は1枚減った
    前提 アンジーのチームが先攻である
    もし アンジーがマリガンをする
    ならば アンジーの手札は6枚である
    かつ エドワードはマリガンができない
    もし アンジーが手札をキープする
    ならば エドワードはマリガンができる
    かつ エドワードの手札は6枚である

  @id:free_for_all.mulligan.free @situation:free_for_all.mulligan @clause:mulligan.first @clause:mulligan.order @variant:free-for-all @from:2009-10-01 @must
  シナリオ: 各プレイヤーの最初のマリガンは無償で、全員が決めてから行われる
    前提 アンジーのチームが先攻である
    もし アンジーがマリガンをする
    かつ エドワードが手札をキープする
    かつ マーサがマリガンをする
    ならば サイモンはマリガンができる
    かつ アンジーの手札は7枚である
    かつ サイモンの手札は7枚である
    もし アンジーが手札をキープする
    かつ マーサが手札をキープする
    かつ サイモンが手札をキープする
    ならば アンジーのチームのアップキープ・ステップである
    かつ マーサの手札は7枚である
