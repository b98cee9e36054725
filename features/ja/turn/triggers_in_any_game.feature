# language: ja
機能: どのゲームでも、誘発型能力
  > 何かが起こり、複数のプレイヤーの能力が誘発する。それらはいつ、どの順番で解決され、それぞれ何回誘発するか。

  @id:general.trigger.active_first @clause:trigger.order @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 同時に誘発した能力のうち、相手プレイヤーのものが先に解決される
    前提 アンジーのチームのライフは1点である
    かつ エドワードのチームのライフは1点である
    かつ アンジーは《Zulaport Cutthroat》をコントロールしている
    かつ エドワードは《Zulaport Cutthroat》をコントロールしている
    もし アンジーが《Pyroclasm》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの終了ステップが始まる
    ならば アンジーのチームはゲームに敗北する

  @id:general.trigger.see_each_other @clause:trigger.dies @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 同時に死亡するクリーチャーは、互いの死亡を見る
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ エドワードは《Zulaport Cutthroat》をコントロールしている
    かつ エドワードは《Goblin Piker》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーが《Pyroclasm》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの終了ステップが始まる
    ならば アンジーのチームのライフは18点である
    かつ エドワードのチームのライフは22点である

  @id:general.trigger.waits @clause:trigger.waits @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 誘発した能力は誰かが行動できるより前にスタックに置かれ、解決されるまで何もしない
    前提 アンジーのチームのライフは20点である
    かつ アンジーは《Soul Warden》をコントロールしている
    もし アンジーが《灰色熊》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは20点である
    かつ アンジーは《Divination》を唱えられない
    もし 《Soul Warden》の誘発型能力が解決される
    ならば アンジーのチームのライフは21点である
    かつ アンジーは《Divination》を唱えられる

  @id:general.trigger.other @clause:trigger.enters @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 他のクリーチャーが戦場に出るのを待つ能力は、それ自身では誘発しない
    前提 アンジーのチームのライフは20点である
    もし アンジーが《Soul Warden》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは20点である
    かつ アンジーは《丘巨人》を唱えられる
    もし その呪文が解決される
    かつ 《Soul Warden》の誘発型能力が解決される
    ならば アンジーのチームのライフは21点である

  @id:general.trigger.own_upkeep @clause:trigger.step @clause:step.upkeep @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 自分のアップキープの能力はそこで1回だけ誘発し、他のプレイヤーのアップキープには誘発しない
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ エドワードは《Serendib Efreet》をコントロールしている
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば エドワードのチームのライフは20点である
    もし 《Serendib Efreet》の誘発型能力が解決される
    ならば エドワードのチームのライフは19点である
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば エドワードのチームのライフは19点である
    かつ アンジーのチームのライフは20点である
