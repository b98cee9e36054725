# language: ja
機能: どのゲームでも、スタック
  > 呪文や能力が積み重なって待っている。何が最初に解決され、対象や発生源を失ったものはどうなるか。

  @id:general.stack.last_first @clause:stack.top @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 対応して唱えられたものが先に解決され、クリーチャーを救う
    前提 エドワードは《灰色熊》をコントロールしている
    もし アンジーが《灰色熊》を対象として《Shock》を唱える
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《灰色熊》を対象として《Giant Growth》を唱える
    かつ その呪文が解決される
    ならば 《灰色熊》は5/5である
    もし その呪文が解決される
    ならば エドワードは《灰色熊》をコントロールしている
    かつ アンジーの墓地に《Shock》がある

  @id:general.stack.too_late @situation:general.stack.last_first @clause:stack.top @clause:target.illegal @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: その間に対象が死亡した呪文は何もせず、墓地に行く
    前提 アンジーは《灰色熊》をコントロールしている
    もし アンジーが《灰色熊》を対象として《Giant Growth》を唱える
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《灰色熊》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《灰色熊》がある
    かつ アンジーの墓地のカードは1枚である
    もし その呪文が解決される
    ならば アンジーの墓地に《Giant Growth》がある
    かつ アンジーはクリーチャーを1体もコントロールしていない

  @id:general.stack.source_gone @clause:ability.independent @clause:stack.top @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 発生源が死亡した能力も、変わらず解決される
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《Goblin Fireslinger》をコントロールしている
    もし アンジーが《Goblin Fireslinger》の能力を起動する
    かつ アンジーが対象としてエドワードを選ぶ
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《Goblin Fireslinger》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《Goblin Fireslinger》がある
    かつ エドワードのチームのライフは20点である
    もし その能力が解決される
    ならば エドワードのチームのライフは19点である

  @id:general.stack.cost_at_once @clause:stack.top @clause:ability.independent @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: コストとして生け贄に捧げられたクリーチャーは、能力が解決される前にいなくなっている
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《Goblin Bombardment》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    もし アンジーが《Goblin Bombardment》の能力を起動する
    かつ アンジーが対象としてエドワードを選ぶ
    ならば アンジーの墓地に《灰色熊》がある
    かつ エドワードのチームのライフは20点である
    もし その能力が解決される
    ならば エドワードのチームのライフは19点である

  @id:general.stack.half_gone @clause:target.illegal @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 唯一の対象を失った呪文は、残りの半分も行わない
    前提 アンジーのチームのライフは20点である
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーが《丘巨人》を対象として《Lightning Helix》を唱える
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《丘巨人》を対象として《Unsummon》を唱える
    かつ その呪文が解決される
    ならば エドワードの手札に《丘巨人》がある
    もし その呪文が解決される
    ならば アンジーのチームのライフは20点である
    かつ アンジーの墓地に《Lightning Helix》がある
