# language: ja
機能: バトルへの攻撃
  > バトルは通常、そのコントローラーの対戦相手チームのプレイヤー1人が守る者となる。誰がそれを攻撃でき、誰がブロックでき、防御プレイヤーとは誰のことか？

  @id:combat.battle.attack @clause:combat.attacks @clause:battle.attacked @clause:battle.damage @from:2023-04-14 @must
  シナリオ: チームは、メンバーのコントロールするバトルとプレイヤーを同時に攻撃する
    前提 アンジーのチームのライフは30点である
    かつ エドワードは《Invasion of Dominaria》をコントロールしている
    かつ 《Invasion of Dominaria》を守る者はアンジーである
    かつ 《Invasion of Dominaria》には守備カウンターが5個置かれている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ ロナルドが《丘巨人》で《Invasion of Dominaria》を攻撃する
    かつ エドワードが《灰色熊》でバリーを攻撃する
    かつ エドワードのチームの戦闘後メイン・フェイズが始まる
    ならば 《Invasion of Dominaria》には守備カウンターが2個置かれている
    かつ アンジーのチームのライフは28点である

  @id:combat.battle.attack.own @clause:combat.attacks @clause:battle.attacked @from:2023-04-14 @must
  シナリオ: 守る者もそのチームメイトも、そのバトルを攻撃できない
    前提 アンジーは《Invasion of Dominaria》をコントロールしている
    かつ 《Invasion of Dominaria》を守る者はエドワードである
    かつ エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    ならば エドワードは《丘巨人》で《Invasion of Dominaria》を攻撃できない
    かつ ロナルドは《灰色熊》で《Invasion of Dominaria》を攻撃できない
    しかし ロナルドは《灰色熊》でアンジーを攻撃できる

  @id:combat.battle.attack.opponents @clause:combat.attacks @clause:battle.attacked @from:2023-04-14 @must
  シナリオ: バトルのコントローラーもそのチームメイトも、自分たちのターンにそれを攻撃できる
    前提 アンジーは《Invasion of Dominaria》をコントロールしている
    かつ 《Invasion of Dominaria》を守る者はエドワードである
    かつ アンジーは《丘巨人》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーは《丘巨人》で《Invasion of Dominaria》を攻撃できる
    かつ バリーは《灰色熊》で《Invasion of Dominaria》を攻撃できる

  @id:combat.battle.block.protector @clause:combat.block @clause:battle.block @variant:two-headed-giant @variant:two-player @variant:two-player-commander @from:2023-04-14 @must
  シナリオ: 守る者は、バトルを攻撃しているクリーチャーをブロックする
    前提 エドワードは《Invasion of Dominaria》をコントロールしている
    かつ 《Invasion of Dominaria》を守る者はアンジーである
    かつ アンジーは《灰色熊》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《丘巨人》で《Invasion of Dominaria》を攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    かつ アンジーが《灰色熊》で《丘巨人》をブロックする
    かつ エドワードのチームの戦闘後メイン・フェイズが始まる
    ならば 《Invasion of Dominaria》には守備カウンターが5個置かれている
    かつ アンジーはクリーチャーを1体もコントロールしていない

  @id:combat.battle.block.teammate @clause:combat.block @clause:battle.block @from:2023-04-14 @should
  シナリオ: 守る者のチームメイトも、バトルを攻撃しているクリーチャーをブロックする
    > バトルの規則は守る者のブロックだけを認める。一方、他と異なると明記されたチームの規則は、どちらかのメンバーが守る者であるバトルを挙げている。
    前提 エドワードは《Invasion of Dominaria》をコントロールしている
    かつ 《Invasion of Dominaria》を守る者はアンジーである
    かつ バリーは《灰色熊》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《丘巨人》で《Invasion of Dominaria》を攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    かつ バリーが《灰色熊》で《丘巨人》をブロックする
    かつ エドワードのチームの戦闘後メイン・フェイズが始まる
    ならば 《Invasion of Dominaria》には守備カウンターが5個置かれている
    かつ バリーはクリーチャーを1体もコントロールしていない

  @id:combat.battle.block.controller @clause:combat.block @clause:battle.block @from:2023-04-14 @must
  シナリオ: バトルのコントローラーは、そのためにブロックすることはできない
    前提 エドワードは《Invasion of Dominaria》をコントロールしている
    かつ 《Invasion of Dominaria》を守る者はアンジーである
    かつ エドワードは《灰色熊》をコントロールしている
    かつ アンジーは《Youthful Knight》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ ロナルドが《丘巨人》で《Invasion of Dominaria》を攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《灰色熊》で《丘巨人》をブロックできない
    しかし アンジーは《Youthful Knight》で《丘巨人》をブロックできる

  @id:combat.battle.thraximundar @clause:combat.defending_effect @clause:battle.defending @source:F-EX04 @from:2023-04-14 @must
  シナリオ: 防御プレイヤーとは、攻撃されているバトルを守る者のことである
    前提 エドワードは《Invasion of Dominaria》をコントロールしている
    かつ 《Invasion of Dominaria》を守る者はバリーである
    かつ エドワードは《スラクジムンダール》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《スラクジムンダール》で《Invasion of Dominaria》を攻撃する
    かつ 《スラクジムンダール》の誘発型能力が解決される
    ならば バリーはクリーチャーを1体もコントロールしていない
    かつ アンジーはクリーチャーを1体コントロールしている

  @id:combat.battle.moat @clause:combat.prohibition @clause:battle.attacked @source:F-EX05 @from:2023-04-14 @must
  シナリオ: プレイヤーへの攻撃を禁じるものは、そのプレイヤーが守る者であるバトルへの攻撃を禁じない
    前提 アンジーは《テフェリーの濠》をコントロールしている
    かつ 《テフェリーの濠》で選ばれた色は緑である
    かつ エドワードは《Invasion of Dominaria》をコントロールしている
    かつ 《Invasion of Dominaria》を守る者はアンジーである
    かつ エドワードは《灰色熊》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    ならば エドワードは《灰色熊》でアンジーを攻撃できない
    しかし エドワードは《灰色熊》で《Invasion of Dominaria》を攻撃できる

  @id:combat.battle.defeated @clause:battle.damage @clause:battle.dies @clause:battle.defeated @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2023-04-14 @must
  シナリオ: 守備値が0のバトルは、それ自身の能力によって追放されるまで残る
    前提 エドワードは《城壁の練習》をコントロールしている
    かつ 《城壁の練習》を守る者はアンジーである
    かつ 《城壁の練習》には守備カウンターが3個置かれている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《丘巨人》で《城壁の練習》を攻撃する
    かつ エドワードのチームの戦闘ダメージ・ステップが始まる
    ならば 《城壁の練習》には守備カウンターが置かれていない
    もし 《城壁の練習》の誘発型能力が解決される
    ならば エドワードは《城壁の練習》をコントロールしていない

  @id:combat.battle.no_counters @clause:battle.dies @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2023-04-14 @must
  シナリオ: 守備値が0で能力も誘発していないバトルは、墓地に置かれる
    前提 エドワードは《Invasion of Dominaria》をコントロールしている
    かつ 《Invasion of Dominaria》を守る者はアンジーである
    かつ 《Invasion of Dominaria》には守備カウンターが置かれていない
    もし エドワードのチームの戦闘開始ステップが始まる
    ならば エドワードは《Invasion of Dominaria》をコントロールしていない

  @id:combat.battle.gone @clause:combat.gone @clause:battle.defeated @from:2023-04-14 @must
  シナリオ: 攻撃先のバトルが戦闘を離れたクリーチャーは、もう何も攻撃しておらず、誰にもダメージを与えない
    前提 アンジーのチームのライフは30点である
    かつ エドワードは《城壁の練習》をコントロールしている
    かつ 《城壁の練習》を守る者はアンジーである
    かつ 《城壁の練習》には守備カウンターが1個置かれている
    かつ エドワードは《Youthful Knight》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《Youthful Knight》で《城壁の練習》を攻撃する
    かつ ロナルドが《丘巨人》で《城壁の練習》を攻撃する
    かつ エドワードのチームの戦闘ダメージ・ステップが始まる
    かつ 《城壁の練習》の誘発型能力が解決される
    ならば 《丘巨人》は攻撃している
    もし エドワードのチームの戦闘後メイン・フェイズが始まる
    ならば アンジーのチームのライフは30点である

  @id:combat.battle.damage @clause:battle.damage @from:2023-04-14 @must
  シナリオ: 呪文によるダメージも、バトルから守備カウンターを取り除く
    前提 エドワードは《Invasion of Dominaria》をコントロールしている
    かつ 《Invasion of Dominaria》を守る者はアンジーである
    かつ エドワードのチームの戦闘前メイン・フェイズである
    もし ロナルドが《Invasion of Dominaria》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば 《Invasion of Dominaria》には守備カウンターが3個置かれている

  @id:combat.battle.protector.one @clause:battle.protector @clause:battle.enters @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2023-04-14 @must
  シナリオ: バトルのコントローラーは、守る者として対戦相手1人を選ぶ
    前提 エドワードのチームの戦闘前メイン・フェイズである
    もし エドワードが《Invasion of Dominaria》を唱える
    かつ その呪文が解決される
    かつ エドワードが守る者としてアンジーを選ぶ
    ならば 《Invasion of Dominaria》を守る者はアンジーである
    かつ 《Invasion of Dominaria》には守備カウンターが5個置かれている

  @id:combat.battle.protector.other @clause:battle.protector @clause:battle.attacked @from:2023-04-14 @must
  シナリオ: バトルのコントローラーはもう1人の対戦相手も守る者に選べ、そのバトルはすぐに攻撃できる
    前提 エドワードのチームの戦闘前メイン・フェイズである
    もし エドワードが《Invasion of Dominaria》を唱える
    かつ その呪文が解決される
    かつ エドワードが守る者としてバリーを選ぶ
    かつ エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ ロナルドが《灰色熊》で《Invasion of Dominaria》を攻撃する
    かつ エドワードのチームの戦闘後メイン・フェイズが始まる
    ならば 《Invasion of Dominaria》を守る者はバリーである
    かつ 《Invasion of Dominaria》には守備カウンターが3個置かれている

  @id:combat.battle.protector.teammate @clause:battle.new_protector @clause:battle.protector @from:2023-04-14 @must
  シナリオ: チームメイトは対戦相手ではなく、チームメイトが守る者であるバトルには対戦相手が選び直される
    前提 エドワードは《Invasion of Dominaria》をコントロールしている
    かつ 《Invasion of Dominaria》を守る者はロナルドである
    もし エドワードのチームの戦闘開始ステップが始まる
    かつ エドワードが守る者としてバリーを選ぶ
    ならば 《Invasion of Dominaria》を守る者はバリーである

  @id:combat.battle.typeless @situation:combat.battle.typeless @clause:battle.typeless @clause:battle.attacked @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2024-11-08 @must
  シナリオ: タイプのないバトルはコントローラーが守り、相手チームが攻撃する
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《丘巨人》をコントロールしている
    もし エドワードが《柵の練習》を唱える
    かつ その呪文が解決される
    ならば 《柵の練習》を守る者はエドワードである
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《丘巨人》で《柵の練習》を攻撃する
    かつ アンジーのチームの終了ステップが始まる
    ならば エドワードは《柵の練習》をコントロールしていない

  @id:combat.battle.typeless.teammate @situation:combat.battle.typeless @clause:battle.typeless @clause:battle.new_protector @from:2024-11-08 @must
  シナリオ: タイプのないバトルを守る者には、そのコントローラー以外の誰もなれない
    前提 エドワードは《柵の練習》をコントロールしている
    かつ 《柵の練習》を守る者はアンジーである
    もし エドワードのチームの戦闘開始ステップが始まる
    ならば 《柵の練習》を守る者はエドワードである

  @id:combat.battle.typeless.waits @situation:combat.battle.typeless.waits @clause:battle.dies @from:2024-11-08 @until:2026-08-07 @must
  シナリオ: 守備値が0のバトルはどれも、誘発したそれ自身の能力を待っていた
    前提 エドワードは《柵の練習》をコントロールしている
    かつ 《柵の練習》を守る者はエドワードである
    かつ 《柵の練習》には守備カウンターが2個置かれている
    もし エドワードのチームのアップキープ・ステップが始まる
    かつ ロナルドが《柵の練習》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば エドワードは《柵の練習》をコントロールしている
    もし 《柵の練習》の誘発型能力が解決される
    ならば エドワードは《柵の練習》をコントロールしていない

  @id:combat.battle.typeless.goes @situation:combat.battle.typeless.waits @clause:battle.no_siege @from:2026-08-07 @must
  シナリオ: 包囲戦でない守備値が0のバトルは、それ自身のどの能力も待たない
    前提 エドワードのチームのライフは20点である
    かつ エドワードは《柵の練習》をコントロールしている
    かつ 《柵の練習》を守る者はエドワードである
    かつ 《柵の練習》には守備カウンターが2個置かれている
    もし エドワードのチームのアップキープ・ステップが始まる
    かつ ロナルドが《柵の練習》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば エドワードは《柵の練習》をコントロールしていない
    もし 《柵の練習》の誘発型能力が解決される
    ならば エドワードのチームのライフは21点である
