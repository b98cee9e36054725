# language: ja
機能: 自分の統率者を求めるカード
  > ある能力は、そのプレイヤーが自分の統率者をコントロールしていれば働く。チームの中で誰の統率者のことで、誰に影響するのか？

  @id:lieutenant.own @situation:lieutenant @clause:commander.designation @clause:trigger.step @variant:two-headed-giant-commander @from:2018-04-27 @should
  シナリオ: そのプレイヤーの統率者が戦場にあれば、相手チームの各メンバーが3点のライフを失う
    前提 アンジーは《Loyal Subordinate》をコントロールしている
    かつ アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ エドワードのチームのライフは30点である
    かつ アンジーのチームのライフは30点である
    もし アンジーのチームの戦闘開始ステップが始まる
    かつ 《Loyal Subordinate》の誘発型能力が解決される
    ならば エドワードのチームのライフは24点である
    かつ アンジーのチームのライフは30点である

  @id:lieutenant.mates @situation:lieutenant @clause:commander.designation @variant:two-headed-giant-commander @from:2018-04-27 @should
  シナリオ: チームメイトの統率者は自分のものではなく、何も誘発しない
    前提 アンジーは《Loyal Subordinate》をコントロールしている
    かつ バリーは《Isamaru, Hound of Konda》をコントロールしている
    かつ バリーの統率者は《Isamaru, Hound of Konda》である
    かつ エドワードのチームのライフは30点である
    もし アンジーのチームの戦闘開始ステップが始まる
    ならば スタックは空である
    かつ エドワードのチームのライフは30点である

  @id:lieutenant.alone @situation:lieutenant @clause:commander.designation @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  シナリオ: 単独のプレイヤー同士では各対戦相手が3点のライフを失い、対応して統率者がいなくなれば誰も失わない
    前提 アンジーは《Loyal Subordinate》をコントロールしている
    かつ アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ エドワードのチームのライフは40点である
    もし アンジーのチームの戦闘開始ステップが始まる
    かつ 《Loyal Subordinate》の誘発型能力が解決される
    ならば エドワードのチームのライフは37点である
    もし エドワードのチームのアップキープ・ステップが始まる
    かつ アンジーのチームの戦闘開始ステップが始まる
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《Isamaru, Hound of Konda》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ アンジーが自分の統率者を統率領域に置く
    かつ 《Loyal Subordinate》の誘発型能力が解決される
    ならば エドワードのチームのライフは37点である

  @id:lieutenant.taken @situation:lieutenant @clause:commander.designation @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  シナリオ: 他のプレイヤーに奪われた統率者はオーナーがコントロールしておらず、奪った者の統率者でもない
    前提 アンジーは《Loyal Subordinate》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ エドワードは《Isamaru, Hound of Konda》をコントロールしている
    かつ エドワードの統率者は《Isamaru, Hound of Konda》である
    もし アンジーが《Isamaru, Hound of Konda》を対象として《反逆の行動》を唱える
    かつ その呪文が解決される
    ならば アンジーは《Isamaru, Hound of Konda》をコントロールしている
    もし アンジーのチームの戦闘開始ステップが始まる
    ならば スタックは空である

  @id:fewer_for_opponents @clause:cost.total @clause:team.opponents @from:2018-04-27 @must
  シナリオ: 対戦相手1人につきコストが1少なくなるものは、2人のチームに対しては2少なくなる
    前提 バリーは《島》を4枚コントロールしている
    かつ アンジーは《島》を5枚コントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    ならば バリーは《Coastal Breach》を唱えられない
    しかし アンジーは《Coastal Breach》を唱えられる
    もし その呪文が解決される
    ならば エドワードの手札に《丘巨人》がある
    かつ アンジーは使われていないマナを持っていない
