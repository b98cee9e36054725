# language: ja
@source:C
機能: 固有色と統率者戦のデッキのカード
  > デッキに入れられるカードは統率者の色で決まる。どのシンボルが数えられ、どの土地が入れられるのか？

  @id:deck.commander.bosh.general @situation:deck.commander.bosh @variant:commander @clause:deck.commander_cards @from:2009-10-01 @until:2011-02-04 @must
  シナリオ: 初めはジェネラルのコストだけが数えられ、ボッシュは自分のデッキにも入れられない
    前提 アンジーはデッキに《鉄のゴーレム、ボッシュ》を入れている
    かつ アンジーの統率者は《鉄のゴーレム、ボッシュ》である
    かつ アンジーはデッキに《丘巨人》を入れている
    かつ アンジーはデッキに《山》を98枚入れている
    ならば 《丘巨人》は統率者戦でアンジーのデッキが認められない理由になる
    かつ 《鉄のゴーレム、ボッシュ》は統率者戦でアンジーのデッキが認められない理由になる

  @id:deck.commander.bosh @variant:commander @clause:deck.commander_identity @source:C-EX02 @from:2011-02-04 @must
  シナリオ: 文章に赤のシンボルがあるので、ボッシュの固有色は赤である
    前提 アンジーはデッキに《鉄のゴーレム、ボッシュ》を入れている
    かつ アンジーの統率者は《鉄のゴーレム、ボッシュ》である
    かつ アンジーはデッキに《丘巨人》を入れている
    かつ アンジーはデッキに《山》を98枚入れている
    ならば アンジーのデッキは統率者戦で使用できる

  @id:deck.commander.bosh.red_only @situation:deck.commander.bosh @variant:commander @clause:deck.commander_identity @source:C-EX02 @from:2011-02-04 @must
  シナリオ: ボッシュの固有色は赤だけである
    前提 アンジーはデッキに《鉄のゴーレム、ボッシュ》を入れている
    かつ アンジーの統率者は《鉄のゴーレム、ボッシュ》である
    かつ アンジーはデッキに《灰色熊》を入れている
    かつ アンジーはデッキに《山》を98枚入れている
    ならば アンジーのデッキは統率者戦で使用できない
    かつ 《灰色熊》は統率者戦でアンジーのデッキが認められない理由になる

  @id:deck.commander.bosh.passenger @variant:commander @clause:deck.commander_cards @from:2009-10-01 @must
  シナリオ: 無色のカードでも、文章に色のシンボルがあれば別の色のデッキには入れられない
    前提 アンジーはデッキに《Numa, Joraga Chieftain》を入れている
    かつ アンジーの統率者は《Numa, Joraga Chieftain》である
    かつ アンジーはデッキに《鉄のゴーレム、ボッシュ》を入れている
    かつ アンジーはデッキに《森》を98枚入れている
    ならば 《鉄のゴーレム、ボッシュ》は統率者戦でアンジーのデッキが認められない理由になる

  @id:deck.commander.wort @variant:commander @clause:deck.commander_cards @source:C-EX03 @from:2009-10-01 @must
  シナリオ: Wortのデッキには、赤、緑、その両方、または無色のカードを入れられる
    前提 アンジーはデッキに《Wort, the Raidmother》を入れている
    かつ アンジーの統率者は《Wort, the Raidmother》である
    かつ アンジーはデッキに《丘巨人》を入れている
    かつ アンジーはデッキに《灰色熊》を入れている
    かつ アンジーはデッキに《白金の天使》を入れている
    かつ アンジーはデッキに《Fountain of Youth》を入れている
    かつ アンジーはデッキに《山》を48枚入れている
    かつ アンジーはデッキに《森》を47枚入れている
    ならば アンジーのデッキは統率者戦で使用できる

  @id:deck.commander.wort.foreign @situation:deck.commander.wort @variant:commander @clause:deck.commander_cards @source:C-EX03 @from:2009-10-01 @must
  シナリオ: Wortのデッキには、コストにも文章にもほかの色はない
    前提 アンジーはデッキに《Wort, the Raidmother》を入れている
    かつ アンジーの統率者は《Wort, the Raidmother》である
    かつ アンジーはデッキに《栄光の頌歌》を入れている
    かつ アンジーはデッキに《Ogre Savant》を入れている
    かつ アンジーはデッキに《Double Cleave》を入れている
    かつ アンジーはデッキに《山》を48枚入れている
    かつ アンジーはデッキに《森》を48枚入れている
    ならば 《栄光の頌歌》は統率者戦でアンジーのデッキが認められない理由になる
    かつ 《Ogre Savant》は統率者戦でアンジーのデッキが認められない理由になる
    かつ 《Double Cleave》は統率者戦でアンジーのデッキが認められない理由になる
    かつ 《森》は統率者戦でアンジーのデッキが認められない理由にならない

  @id:deck.commander.wort.lands @situation:deck.commander.wort @variant:commander @clause:deck.commander_lands @source:C-EX04 @from:2011-02-04 @must
  シナリオ: Wortのデッキには、山、森、その両方である土地を入れられる
    前提 アンジーはデッキに《Wort, the Raidmother》を入れている
    かつ アンジーの統率者は《Wort, the Raidmother》である
    かつ アンジーはデッキに《Taiga》を入れている
    かつ アンジーはデッキに《山》を50枚入れている
    かつ アンジーはデッキに《森》を48枚入れている
    ならば アンジーのデッキは統率者戦で使用できる

  @id:deck.commander.wort.other_lands @situation:deck.commander.wort @variant:commander @clause:deck.commander_lands @source:C-EX04 @from:2009-10-01 @must
  シナリオ: Wortのデッキには、平地、島、沼は入れられない
    前提 アンジーはデッキに《Wort, the Raidmother》を入れている
    かつ アンジーの統率者は《Wort, the Raidmother》である
    かつ アンジーはデッキに《山》を96枚入れている
    かつ アンジーはデッキに《平地》を入れている
    かつ アンジーはデッキに《島》を入れている
    かつ アンジーはデッキに《沼》を入れている
    ならば 《平地》は統率者戦でアンジーのデッキが認められない理由になる
    かつ 《島》は統率者戦でアンジーのデッキが認められない理由になる
    かつ 《沼》は統率者戦でアンジーのデッキが認められない理由になる
    かつ 《山》は統率者戦でアンジーのデッキが認められない理由にならない

  @id:deck.commander.crossroads.free @situation:deck.commander.crossroads @variant:commander @clause:deck.commander_lands @from:2009-10-01 @until:2011-02-04 @must
  シナリオ: 初めは基本土地の生み出すマナだけが問われる
    前提 アンジーはデッキに《Wort, the Raidmother》を入れている
    かつ アンジーの統率者は《Wort, the Raidmother》である
    かつ アンジーはデッキに《Badlands》を入れている
    かつ アンジーはデッキに《山》を98枚入れている
    ならば アンジーのデッキは統率者戦で使用できる

  @id:deck.commander.crossroads @variant:commander @clause:deck.commander_lands @from:2011-02-04 @must
  シナリオ: 山であり沼でもある土地は、黒のないデッキには入れられない
    前提 アンジーはデッキに《Wort, the Raidmother》を入れている
    かつ アンジーの統率者は《Wort, the Raidmother》である
    かつ アンジーはデッキに《Badlands》を入れている
    かつ アンジーはデッキに《山》を98枚入れている
    ならば アンジーのデッキは統率者戦で使用できない

  @id:deck.commander.reminder @variant:commander @clause:deck.commander_reminder @from:2011-09-30 @must
  シナリオ: 注釈文のシンボルは、統率者でもほかのカードでも数えない
    前提 アンジーはデッキに《脚注の練習》を入れている
    かつ アンジーの統率者は《脚注の練習》である
    かつ アンジーはデッキに《山》を98枚入れている
    かつ アンジーはデッキに《栄光の頌歌》を入れている
    かつ エドワードはデッキに《無情の碑出告》を入れている
    かつ エドワードの統率者は《無情の碑出告》である
    かつ エドワードはデッキに《脚注の練習》を入れている
    かつ エドワードはデッキに《山》を98枚入れている
    ならば 《栄光の頌歌》は統率者戦でアンジーのデッキが認められない理由になる
    かつ エドワードのデッキは統率者戦で使用できる

  @id:deck.commander.defined @variant:commander @clause:deck.commander_identity @from:2011-02-04 @must
  シナリオ: カードが自分に与える色は固有色に含まれる
    前提 アンジーはデッキに《塗られた顔の練習》を入れている
    かつ アンジーの統率者は《塗られた顔の練習》である
    かつ アンジーはデッキに《島》を99枚入れている
    ならば アンジーのデッキは統率者戦で使用できる

  @id:deck.commander.defined.passenger.free @situation:deck.commander.defined.passenger @variant:commander @clause:deck.commander_cards @from:2009-10-01 @until:2011-02-04 @must
  シナリオ: 初めはカードの色は問われず、シンボルだけが問われる
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーはデッキに《塗られた顔の練習》を入れている
    かつ アンジーはデッキに《山》を98枚入れている
    ならば アンジーのデッキは統率者戦で使用できる

  @id:deck.commander.defined.passenger @variant:commander @clause:deck.commander_cards @from:2011-02-04 @must
  シナリオ: ほかの色を自分に与えるカードは入れられない
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーはデッキに《塗られた顔の練習》を入れている
    かつ アンジーはデッキに《山》を98枚入れている
    ならば アンジーのデッキは統率者戦で使用できない

  @id:deck.commander.indicator @variant:commander @clause:deck.commander_identity @from:2011-09-30 @must
  シナリオ: 色指標は、統率者でもほかのカードでも数える
    前提 アンジーはデッキに《点の練習》を入れている
    かつ アンジーの統率者は《点の練習》である
    かつ アンジーはデッキに《島》を99枚入れている
    かつ エドワードはデッキに《無情の碑出告》を入れている
    かつ エドワードの統率者は《無情の碑出告》である
    かつ エドワードはデッキに《点の練習》を入れている
    かつ エドワードはデッキに《山》を98枚入れている
    ならば アンジーのデッキは統率者戦で使用できる
    かつ エドワードのデッキは統率者戦で使用できない

  @id:deck.commander.back @variant:commander @clause:deck.commander_back @from:2011-09-30 @must
  シナリオ: 第2面は、統率者でもほかのカードでも数える
    前提 アンジーはデッキに《Archangel Avacyn》を入れている
    かつ アンジーの統率者は《Archangel Avacyn》である
    かつ アンジーはデッキに《平地》を50枚入れている
    かつ アンジーはデッキに《山》を49枚入れている
    かつ エドワードはデッキに《無情の碑出告》を入れている
    かつ エドワードの統率者は《無情の碑出告》である
    かつ エドワードはデッキに《Archangel Avacyn》を入れている
    かつ エドワードはデッキに《山》を98枚入れている
    ならば アンジーのデッキは統率者戦で使用できる
    かつ 《Archangel Avacyn》は統率者戦でエドワードのデッキが認められない理由になる

  @id:deck.commander.three_colours @variant:commander @clause:deck.commander_identity @clause:deck.commander_cards @from:2009-10-01 @must
  シナリオ: 3色の統率者のデッキには、それぞれの色を入れられる
    前提 アンジーはデッキに《スラクジムンダール》を入れている
    かつ アンジーの統率者は《スラクジムンダール》である
    かつ アンジーはデッキに《山》を33枚入れている
    かつ アンジーはデッキに《島》を33枚入れている
    かつ アンジーはデッキに《沼》を32枚入れている
    かつ アンジーはデッキに《厳然たるスフィンクス》を入れている
    ならば 《厳然たるスフィンクス》は統率者戦でアンジーのデッキが認められない理由になる
    かつ 《島》は統率者戦でアンジーのデッキが認められない理由にならない

  @id:deck.commander.alternatives.not_yet @situation:deck.commander.alternatives @variant:commander @clause:deck.commander_back @from:2011-09-30 @until:2023-10-13 @should
  シナリオ: 出来事の色については、まだ定めがない
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーはデッキに《Kellan, the Fae-Blooded》を入れている
    かつ アンジーはデッキに《山》を98枚入れている
    ならば アンジーのデッキは統率者戦で使用できる

  @id:deck.commander.alternatives @situation:deck.commander.alternatives @variant:commander @clause:deck.commander_alternatives @from:2023-10-13 @must
  シナリオ: 出来事の色は、統率者についてもデッキのカードについても数えられる
    前提 アンジーはデッキに《Kellan, the Fae-Blooded》を入れている
    かつ アンジーの統率者は《Kellan, the Fae-Blooded》である
    かつ アンジーはデッキに《山》を50枚入れている
    かつ アンジーはデッキに《平地》を49枚入れている
    かつ エドワードはデッキに《無情の碑出告》を入れている
    かつ エドワードの統率者は《無情の碑出告》である
    かつ エドワードはデッキに《Kellan, the Fae-Blooded》を入れている
    かつ エドワードはデッキに《山》を98枚入れている
    ならば アンジーのデッキは統率者戦で使用できる
    かつ 《Kellan, the Fae-Blooded》は統率者戦でエドワードのデッキが認められない理由になる

  @id:deck.commander.choice @situation:deck.commander.choice @variant:commander @clause:deck.commander_choice @from:2020-11-20 @must
  シナリオ: 統率者の能力によってプレイヤーが選んだ色は、デッキに数えられる
    前提 アンジーはデッキに《The Prismatic Piper》を入れている
    かつ アンジーの統率者は《The Prismatic Piper》である
    かつ 《The Prismatic Piper》で選ばれた色は青である
    かつ アンジーはデッキに《島》を99枚入れている
    ならば アンジーのデッキは統率者戦で使用できる

  @id:deck.commander.choice.other @situation:deck.commander.choice @variant:commander @clause:deck.commander_choice @clause:deck.commander_lands @from:2020-11-20 @must
  シナリオ: 選ばれなかった色は数えられない
    前提 アンジーはデッキに《The Prismatic Piper》を入れている
    かつ アンジーの統率者は《The Prismatic Piper》である
    かつ 《The Prismatic Piper》で選ばれた色は赤である
    かつ アンジーはデッキに《島》を99枚入れている
    ならば アンジーのデッキは統率者戦で使用できない
    かつ 《島》は統率者戦でアンジーのデッキが認められない理由になる
