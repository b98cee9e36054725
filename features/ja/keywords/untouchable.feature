# language: ja
機能: 誰も対象にできないものと、自分のチームだけが対象にできるもの
  > 誰の対象にもならないクリーチャーと、対戦相手の対象にならないクリーチャーがいる。チームメイトには何ができるのか？

  @id:keyword.shroud @clause:target.shroud @from:2009-07-11 @must
  シナリオ: 被覆を持つものは、コントローラーもチームメイトも対戦相手も対象にできない。隣にいるものは対象にできる
    前提 アンジーは《Mist Leopard》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    ならば アンジーは《Mist Leopard》を対象として《Shock》を唱えられない
    かつ バリーは《Mist Leopard》を対象として《Shock》を唱えられない
    しかし バリーは《丘巨人》を対象として《Shock》を唱えられる
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    ならば エドワードは《Mist Leopard》を対象として《Shock》を唱えられない
    しかし エドワードは《丘巨人》を対象として《Shock》を唱えられる

  @id:keyword.hexproof @clause:target.hexproof @from:2011-06-17 @must
  シナリオ: 呪禁を持つものは、コントローラーとチームメイトの対象になり、対戦相手の対象にはならない
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Sacred Wolf》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    ならば エドワードは《Sacred Wolf》を対象として《Shock》を唱えられない
    かつ ロナルドは《Sacred Wolf》を対象として《Shock》を唱えられない
    しかし エドワードは《丘巨人》を対象として《Shock》を唱えられる
    かつ ロナルドは《丘巨人》を対象として《Shock》を唱えられる
    もし エドワードのチームが優先権をパスする
    ならば アンジーは《Sacred Wolf》を対象として《Shock》を唱えられる
    かつ バリーは《Sacred Wolf》を対象として《Shock》を唱えられる

  @id:keyword.hexproof.teammate @situation:keyword.hexproof @clause:target.hexproof @from:2011-06-17 @must
  シナリオ: 呪禁を持つものを対象とするチームメイトの呪文は、書かれたとおりのことをする
    前提 アンジーは《Sacred Wolf》をコントロールしている
    もし バリーが《Sacred Wolf》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《Sacred Wolf》がある
