# language: ja
機能: どのゲームでも、誰が行動できるか
  > チームメイトのいないプレイヤーたちが呪文を唱え、対応し、パスする。誰が優先権を持ち、そのとき何を唱えられるか。

  @id:general.priority.again @clause:priority.act @clause:priority.players @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 呪文を唱えたプレイヤーが再び優先権を得て、パスするまでは他の誰も行動できない
    前提 アンジーは《丘巨人》をコントロールしている
    もし アンジーが《Reach Through Mists》を唱える
    ならば エドワードはアンジーを対象として《Shock》を唱えられない
    しかし アンジーは《丘巨人》を対象として《Giant Growth》を唱えられる
    もし アンジーのチームが優先権をパスする
    ならば エドワードはアンジーを対象として《Shock》を唱えられる

  @id:general.priority.after_resolving @situation:general.priority.again @clause:priority.pass @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 他のプレイヤーの呪文が解決されたあとも、最初に優先権を得るのはアクティブ・プレイヤーである
    前提 アンジーのチームのライフは20点である
    もし アンジーのチームが優先権をパスする
    かつ エドワードがアンジーを対象として《Lightning Helix》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは17点である
    かつ エドワードはアンジーを対象として《Shock》を唱えられない
    しかし アンジーはエドワードを対象として《Shock》を唱えられる
    もし アンジーのチームが優先権をパスする
    ならば エドワードはアンジーを対象として《Shock》を唱えられる

  @id:general.priority.one_at_a_time @clause:priority.pass @clause:stack.top @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 2つの呪文のうち、次に誰かが行動できるようになるまでに解決されるのは1つだけである
    前提 エドワードのチームのライフは20点である
    もし アンジーがエドワードを対象として《Shock》を唱える
    かつ アンジーがエドワードを対象として《Flame Javelin》を唱える
    かつ その呪文が解決される
    ならば エドワードのチームのライフは16点である
    かつ エドワードは《Angel's Mercy》を唱えられない
    もし アンジーのチームが優先権をパスする
    ならば エドワードは《Angel's Mercy》を唱えられる
    もし その呪文が解決される
    ならば エドワードのチームのライフは23点である
    もし その呪文が解決される
    ならば エドワードのチームのライフは21点である

  @id:general.priority.answered @clause:priority.pass @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 対応された呪文は、対応した呪文が解決され、全員がもう一度パスするまで待つ
    前提 エドワードのチームのライフは20点である
    もし アンジーがエドワードを対象として《Shock》を唱える
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    ならば エドワードのチームのライフは27点である
    かつ エドワードは《Reach Through Mists》を唱えられない
    しかし アンジーは《Reach Through Mists》を唱えられる
    もし その呪文が解決される
    ならば エドワードのチームのライフは27点である
    もし その呪文が解決される
    ならば エドワードのチームのライフは25点である

  @id:general.priority.sorcery @clause:priority.timing @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: スタックに呪文がある間は、ソーサリーもクリーチャーも唱えられない
    前提 エドワードのチームのライフは20点である
    もし アンジーがエドワードを対象として《Shock》を唱える
    ならば アンジーは《Divination》を唱えられない
    かつ アンジーは《灰色熊》を唱えられない
    もし その呪文が解決される
    ならば エドワードのチームのライフは18点である
    かつ アンジーは《Divination》を唱えられる

  @id:general.priority.others_turn @situation:general.priority.sorcery @clause:priority.timing @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 他のプレイヤーのターンには、インスタントだけを唱えられる
    前提 エドワードは《丘巨人》をコントロールしている
    もし アンジーのチームが優先権をパスする
    ならば エドワードは《灰色熊》を唱えられない
    かつ エドワードは《Divination》を唱えられない
    しかし エドワードは《丘巨人》を対象として《Giant Growth》を唱えられる
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    ならば エドワードは《灰色熊》を唱えられる

  @id:general.priority.in_combat @situation:general.priority.sorcery @clause:priority.timing @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 戦闘中、アクティブ・プレイヤーはインスタントだけを唱えられ、戦闘後には再びソーサリーを唱えられる
    前提 アンジーは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《丘巨人》でエドワードを攻撃する
    ならば アンジーは《Divination》を唱えられない
    しかし アンジーは《丘巨人》を対象として《Giant Growth》を唱えられる
    もし アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば アンジーは《Divination》を唱えられる
