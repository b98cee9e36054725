# language: ja
機能: 統率領域で働くもの
  > 統率領域にある間に働く能力を持つ統率者がいる。どの能力が、誰のために働き、そこを離れるとどうなるのか？

  @id:ruling.oloro @clause:life.shared @clause:object.you @from:2005-08-01 @must
  シナリオ: オロロはコントローラーが得るライフを見るが、チームメイトが得るライフは見ない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Oloro, Ageless Ascetic》をコントロールしている
    かつ アンジーの手札に《Angel's Mercy》がある
    かつ バリーの手札に《Angel's Mercy》がある
    かつ アンジーは《マナ源》を5枚コントロールしている
    かつ バリーは《マナ源》を4枚コントロールしている
    もし バリーがバリーの《Angel's Mercy》を唱える
    かつ その呪文が解決される
    ならば スタックは空である
    かつ アンジーのチームのライフは27点である
    もし アンジーがアンジーの《Angel's Mercy》を唱える
    かつ その呪文が解決される
    かつ アンジーがその能力で行ってもよいことを行う
    かつ 《Oloro, Ageless Ascetic》の誘発型能力が解決される
    ならば アンジーのチームのライフは34点である
    かつ エドワードのチームのライフは18点である
    かつ アンジーの手札は1枚である

  @id:presiding.upkeep @clause:ability.zone @clause:trigger.step @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 統率領域にあるオロロはオーナーにライフを得させ、それで何かが誘発することはない
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーの統率領域に《Oloro, Ageless Ascetic》がある
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《マナ源》を2枚コントロールしている
    もし アンジーのチームのアップキープ・ステップが始まる
    ならば スタックには呪文や能力が1個ある
    もし 《Oloro, Ageless Ascetic》の誘発型能力が解決される
    ならば アンジーのチームのライフは22点である
    かつ スタックは空である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば スタックは空である
    かつ エドワードのチームのライフは20点である

  @id:presiding.there @clause:ability.zone @clause:trigger.step @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 戦場にあるオロロは、オーナーのアップキープの能力のうち一方を持ち、もう一方は働かない
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Oloro, Ageless Ascetic》をコントロールしている
    かつ アンジーの統率者は《Oloro, Ageless Ascetic》である
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    もし アンジーのチームのアップキープ・ステップが始まる
    ならば スタックには呪文や能力が1個ある
    もし 《Oloro, Ageless Ascetic》の誘発型能力が解決される
    かつ アンジーがその能力で行ってもよいことを行わない
    ならば アンジーのチームのライフは22点である
    かつ スタックには呪文や能力が1個ある

  @id:presiding.heads @clause:ability.zone @clause:trigger.step @variant:two-headed-giant-commander @from:2009-10-01 @should
  シナリオ: 共有するアップキープに、それぞれの頭の統率者が自身の能力を持つ
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーの統率領域に《Oloro, Ageless Ascetic》がある
    かつ バリーの統率領域に《Oloro, Ageless Ascetic》がある
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    もし アンジーのチームのアップキープ・ステップが始まる
    ならば スタックには呪文や能力が2個ある
    もし アンジーのチームのドロー・ステップが始まる
    ならば アンジーのチームのライフは24点である
    かつ エドワードのチームのライフは20点である

  @id:presiding.eminence @clause:ability.zone @clause:trigger.step @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 両方の領域で働く能力は統率領域で働くが、そのカードの他の能力は働かない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーの統率領域に《Arahbo, Roar of the World》がある
    かつ アンジーは《Longtusk Cub》をコントロールしている
    かつ アンジーは《マナ源》を3枚コントロールしている
    かつ エドワードのチームのライフは20点である
    もし アンジーのチームの戦闘開始ステップが始まる
    かつ 《Arahbo, Roar of the World》の誘発型能力が解決される
    ならば 《Longtusk Cub》は5/5である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Longtusk Cub》でエドワードを攻撃する
    ならば スタックは空である

  @id:presiding.both @clause:ability.zone @clause:trigger.step @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 戦場では、両方の領域で働く能力は1回働き、他の能力も働く
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Arahbo, Roar of the World》をコントロールしている
    かつ アンジーの統率者は《Arahbo, Roar of the World》である
    かつ アンジーは《Longtusk Cub》をコントロールしている
    かつ アンジーは《マナ源》を3枚コントロールしている
    かつ エドワードのチームのライフは20点である
    もし アンジーのチームの戦闘開始ステップが始まる
    かつ 《Arahbo, Roar of the World》の誘発型能力が解決される
    ならば 《Longtusk Cub》は5/5である
    かつ スタックは空である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Longtusk Cub》でエドワードを攻撃する
    かつ アンジーがその能力で行ってもよいことを行う
    かつ 《Arahbo, Roar of the World》の誘発型能力が解決される
    ならば 《Longtusk Cub》は10/10である

  @id:presiding.hand @clause:ability.zone @clause:trigger.step @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 他の2つの領域で働く能力は、墓地では働かない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーの墓地に《Arahbo, Roar of the World》がある
    かつ アンジーは《Longtusk Cub》をコントロールしている
    もし アンジーのチームの戦闘開始ステップが始まる
    ならば スタックは空である
    かつ 《Longtusk Cub》は2/2である

  @id:presiding.cast @clause:ability.zone @clause:trigger.intervening_if @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 唱えられた統率者は統率領域を離れており、もうそこでは働かない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーの統率領域に《Oloro, Ageless Ascetic》がある
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    もし アンジーが《Oloro, Ageless Ascetic》を唱える
    かつ その呪文が解決される
    かつ エドワードのチームのアップキープ・ステップが始まる
    かつ アンジーのチームのアップキープ・ステップが始まる
    ならば スタックには呪文や能力が1個ある
    かつ アンジーのチームのライフは20点である

  @id:presiding.returns @clause:ability.zone @clause:trigger.step @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 統率領域に戻った統率者は、それ以降そこで働く
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Oloro, Ageless Ascetic》をコントロールしている
    かつ アンジーの統率者は《Oloro, Ageless Ascetic》である
    かつ アンジーは《Goblin Bombardment》をコントロールしている
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    もし アンジーが《Goblin Bombardment》の能力を起動する
    かつ アンジーが対象としてエドワードを選ぶ
    かつ アンジーが自分の統率者を統率領域に置く
    かつ その能力が解決される
    ならば アンジーの統率領域に《Oloro, Ageless Ascetic》がある
    かつ エドワードのチームのライフは19点である
    もし エドワードのチームのアップキープ・ステップが始まる
    かつ アンジーのチームのアップキープ・ステップが始まる
    ならば スタックには呪文や能力が1個ある
    もし 《Oloro, Ageless Ascetic》の誘発型能力が解決される
    ならば アンジーのチームのライフは22点である
    かつ スタックは空である
