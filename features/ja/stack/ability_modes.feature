# language: ja
機能: 起動する能力のモード
  > いくつかのモードの中から、能力を起動する際に、コストを支払う前に1つを選ぶ。どれを選べるのか？

  @id:ability_modes.target @situation:ability_modes @clause:ability.modes @clause:target.choose @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  シナリオ: 選ばれたモードにはそれ自身の対象があり、そのコストは解決の前に支払われている
    前提 アンジーは《Cankerbloom》をコントロールしている
    かつ アンジーは《森》をコントロールしている
    かつ エドワードは《Metallic Sliver》をコントロールしている
    かつ エドワードは《テフェリーの濠》をコントロールしている
    もし アンジーが《Cankerbloom》の能力を起動する
    かつ アンジーがモード2を選ぶ
    ならば アンジーの墓地に《Cankerbloom》がある
    かつ スタックには呪文や能力が1個ある
    もし その能力が解決される
    ならば エドワードの墓地に《テフェリーの濠》がある
    かつ エドワードは《Metallic Sliver》をコントロールしている

  @id:ability_modes.teammate @situation:ability_modes @clause:ability.modes @clause:target.choose @from:2005-08-01 @must
  シナリオ: チームメイトだけがコントロールしているものも、モードの対象になる
    前提 アンジーは《Cankerbloom》をコントロールしている
    かつ アンジーは《森》をコントロールしている
    かつ バリーは《Metallic Sliver》をコントロールしている
    かつ エドワードは《テフェリーの濠》をコントロールしている
    もし アンジーが《Cankerbloom》の能力を起動する
    かつ アンジーがモード1を選ぶ
    かつ その能力が解決される
    ならば バリーの墓地に《Metallic Sliver》がある
    かつ エドワードは《テフェリーの濠》をコントロールしている

  @id:ability_modes.only @situation:ability_modes @clause:ability.modes @variant:two-headed-giant @variant:two-player @from:2011-04-01 @must
  シナリオ: 対象のないモードは選べず、対象を必要としないモードが残る
    前提 アンジーは《Cankerbloom》をコントロールしている
    かつ アンジーは《森》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ 《灰色熊》には+1/+1カウンターが1個置かれている
    もし アンジーが《Cankerbloom》の能力を起動する
    かつ アンジーがカウンターを増やすものとして《灰色熊》を選ぶ
    かつ その能力が解決される
    ならば 《灰色熊》には+1/+1カウンターが2個置かれている
