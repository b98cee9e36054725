# language: ja
機能: 4人のプレイヤーの同時の誘発
  > 4人全員のクリーチャーが同時に死亡し、それぞれ誘発する能力を持つ。どの順番で、何回解決されるのか？

  @id:free_for_all.triggers_of_all @clause:trigger.order @clause:trigger.dies @variant:free-for-all @from:2005-08-01 @must
  シナリオ: ターン順で最後のプレイヤーの能力が最初に解決され、それぞれ1回ずつ解決される
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ マーサのチームのライフは20点である
    かつ サイモンのチームのライフは20点である
    かつ アンジーは《Spirit of Malevolence》をコントロールしている
    かつ エドワードは《Spirit of Malevolence》をコントロールしている
    かつ マーサは《Spirit of Malevolence》をコントロールしている
    かつ サイモンは《Spirit of Malevolence》をコントロールしている
    もし アンジーが《Pyroclasm》を唱える
    かつ その呪文が解決される
    かつ サイモンの《Spirit of Malevolence》の誘発型能力が解決される
    ならば サイモンのチームのライフは21点である
    かつ アンジーのチームのライフは19点である
    かつ マーサのチームのライフは19点である
    もし マーサの《Spirit of Malevolence》の誘発型能力が解決される
    ならば マーサのチームのライフは20点である
    かつ エドワードのチームのライフは18点である
    もし エドワードの《Spirit of Malevolence》の誘発型能力が解決される
    かつ アンジーの《Spirit of Malevolence》の誘発型能力が解決される
    ならば アンジーのチームのライフは18点である
    かつ エドワードのチームのライフは18点である
    かつ マーサのチームのライフは18点である
    かつ サイモンのチームのライフは18点である

  @id:free_for_all.triggers_of_others @clause:trigger.order @variant:free-for-all @from:2005-08-01 @must
  シナリオ: ターンの最初のステップでも、アクティブ・プレイヤーから見て最後のプレイヤーの能力が最初に解決される
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《Copper Tablet》をコントロールしている
    かつ マーサは《Copper Tablet》をコントロールしている
    もし エドワードのチームのアップキープ・ステップが始まる
    かつ アンジーの《Copper Tablet》の誘発型能力が解決される
    ならば エドワードのチームのライフは19点である
    もし マーサの《Copper Tablet》の誘発型能力が解決される
    ならば エドワードのチームのライフは18点である
