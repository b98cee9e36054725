# language: ja
機能: 統率者戦のデッキのルールが意味しないカード
  > 統率者戦のデッキの一部のカードについてルールがある。ほとんど当てはまるカードは自由なのか、そしていつからのルールなのか？

  @id:deck.commander.beside.before @clause:deck.copies @from:2005-08-01 @until:2009-10-01 @should
  シナリオ: 統率者戦のルールができるまでは、どのデッキも統率者戦のデッキではなく、その対戦に入るカードもない
    前提 アンジーはデッキに《山》を100枚入れている
    かつ アンジーはサイドボードに《炎の裂け目》を入れている
    ならば アンジーのデッキは統率者戦で使用できない
    かつ アンジーは統率者戦でゲームの外部から《炎の裂け目》を得ることができない

  @id:deck.commander.beside.outside @variant:commander @clause:deck.commander_size @from:2009-10-01 @until:2020-04-17 @should
  シナリオ: プレイヤーがデッキの外に持っていないカードを効果が取ることはない
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーはデッキに《山》を99枚入れている
    かつ アンジーはサイドボードに《灰色熊》を入れている
    かつ エドワードはサイドボードに《炎の裂け目》を入れている
    ならば アンジーは統率者戦でゲームの外部から《炎の裂け目》を得ることができない
    しかし アンジーは統率者戦でゲームの外部から《灰色熊》を得ることができる

  @id:deck.commander.beside.choice.not_yet @variant:commander @clause:deck.commander_identity @from:2011-02-04 @until:2020-11-20 @should
  シナリオ: 色を選ぶ統率者が現れるまでは、どの選択も数えられない
    前提 アンジーはデッキに《The Prismatic Piper》を入れている
    かつ アンジーの統率者は《The Prismatic Piper》である
    かつ 《The Prismatic Piper》で選ばれた色は青である
    かつ アンジーはデッキに《島》を99枚入れている
    ならば アンジーのデッキは統率者戦で使用できない
    かつ 《島》は統率者戦でアンジーのデッキが認められない理由になる

  @id:deck.commander.beside.choice.none @variant:commander @clause:deck.commander_choice @clause:deck.commander_lands @from:2020-11-20 @must
  シナリオ: 色が選ばれていなければ、統率者は無色である
    前提 アンジーはデッキに《The Prismatic Piper》を入れている
    かつ アンジーの統率者は《The Prismatic Piper》である
    かつ アンジーはデッキに《島》を99枚入れている
    ならば 《島》は統率者戦でアンジーのデッキが認められない理由になる
    しかし 《The Prismatic Piper》は統率者戦でアンジーのデッキが認められない理由にならない

  @id:deck.commander.beside.choice.silent @variant:commander @clause:deck.commander_choice @clause:deck.commander_lands @from:2020-11-20 @must
  シナリオ: 色の選択を求めない統率者のために選ばれた色は数えられない
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ 《無情の碑出告》で選ばれた色は青である
    かつ アンジーはデッキに《山》を98枚入れている
    かつ アンジーはデッキに《島》を入れている
    ならば 《島》は統率者戦でアンジーのデッキが認められない理由になる
    しかし 《山》は統率者戦でアンジーのデッキが認められない理由にならない

  @id:deck.commander.beside.swarm @variant:commander @clause:deck.commander_copies @from:2009-10-01 @must
  シナリオ: 自身を何枚でも許すカードは、ここでもそうである
    前提 アンジーはデッキに《スラクジムンダール》を入れている
    かつ アンジーの統率者は《スラクジムンダール》である
    かつ アンジーはデッキに《Relentless Rats》を30枚入れている
    かつ アンジーはデッキに《沼》を69枚入れている
    ならば アンジーのデッキは統率者戦で使用できる

  @id:deck.commander.beside.colour.first @variant:commander @clause:deck.commander_cards @from:2009-10-01 @until:2011-02-04 @must
  シナリオ: 最初は外部のマナ・シンボルだけがカードを締め出し、自身に与える色も色指標も締め出さない
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーはデッキに《点の練習》を入れている
    かつ アンジーはデッキに《塗られた顔の練習》を入れている
    かつ アンジーはデッキに《Ogre Savant》を入れている
    かつ アンジーはデッキに《山》を96枚入れている
    ならば 《Ogre Savant》は統率者戦でアンジーのデッキが認められない理由になる
    しかし 《点の練習》は統率者戦でアンジーのデッキが認められない理由にならない
    かつ 《塗られた顔の練習》は統率者戦でアンジーのデッキが認められない理由にならない

  @id:deck.commander.beside.colour.any @variant:commander @clause:deck.commander_cards @from:2011-02-04 @until:2011-06-17 @must
  シナリオ: 2011年2月からは、シンボル、自身に与える色、色指標が、それぞれ単独でカードを締め出す
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーはデッキに《点の練習》を入れている
    かつ アンジーはデッキに《塗られた顔の練習》を入れている
    かつ アンジーはデッキに《Ogre Savant》を入れている
    かつ アンジーはデッキに《丘巨人》を入れている
    かつ アンジーはデッキに《山》を95枚入れている
    ならば 《Ogre Savant》は統率者戦でアンジーのデッキが認められない理由になる
    かつ 《点の練習》は統率者戦でアンジーのデッキが認められない理由になる
    かつ 《塗られた顔の練習》は統率者戦でアンジーのデッキが認められない理由になる
    しかし 《丘巨人》は統率者戦でアンジーのデッキが認められない理由にならない

  @id:deck.commander.beside.colour.printed @variant:commander @clause:deck.commander_cards @from:2011-06-17 @until:2011-09-30 @should
  シナリオ: 2011年6月からは、シンボルと自身に与える色がカードを締め出すが、色指標は締め出さない
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーはデッキに《点の練習》を入れている
    かつ アンジーはデッキに《塗られた顔の練習》を入れている
    かつ アンジーはデッキに《Ogre Savant》を入れている
    かつ アンジーはデッキに《山》を96枚入れている
    ならば 《Ogre Savant》は統率者戦でアンジーのデッキが認められない理由になる
    かつ 《塗られた顔の練習》は統率者戦でアンジーのデッキが認められない理由になる
    しかし 《点の練習》は統率者戦でアンジーのデッキが認められない理由にならない

  @id:deck.commander.beside.basics @variant:commander @clause:deck.commander_lands @from:2009-10-01 @until:2011-02-04 @must
  シナリオ: 最初は、将軍にない色の基本土地が理由になり、将軍にある色の基本土地は理由にならない
    前提 アンジーはデッキに《Wort, the Raidmother》を入れている
    かつ アンジーの統率者は《Wort, the Raidmother》である
    かつ アンジーはデッキに《山》を97枚入れている
    かつ アンジーはデッキに《森》を入れている
    かつ アンジーはデッキに《平地》を入れている
    ならば 《平地》は統率者戦でアンジーのデッキが認められない理由になる
    しかし 《山》は統率者戦でアンジーのデッキが認められない理由にならない
    かつ 《森》は統率者戦でアンジーのデッキが認められない理由にならない

  @id:deck.commander.beside.lands @variant:commander @clause:deck.commander_lands @clause:deck.commander_cards @from:2016-07-22 @must
  シナリオ: 土地タイプを持たない土地は好きな色のマナを出してよく、基本土地は色マナを出さなくてもよい。他の色のシンボルは土地を締め出す
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーはデッキに《マナ源》を入れている
    かつ アンジーはデッキに《Seat of the Synod》を入れている
    かつ アンジーはデッキに《Wastes》を2枚入れている
    かつ アンジーはデッキに《山》を95枚入れている
    ならば 《Seat of the Synod》は統率者戦でアンジーのデッキが認められない理由になる
    しかし 《マナ源》は統率者戦でアンジーのデッキが認められない理由にならない
    かつ 《Wastes》は統率者戦でアンジーのデッキが認められない理由にならない

  @id:deck.commander.beside.rainbow @variant:commander @clause:deck.commander_lands @from:2011-02-04 @must
  シナリオ: 土地タイプを持ち好きな色のマナを出す土地は、単色のデッキには入らない
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーはデッキに《虹の峰の練習》を入れている
    かつ アンジーはデッキに《山》を98枚入れている
    ならば アンジーのデッキは統率者戦で使用できない
    かつ 《虹の峰の練習》は統率者戦でアンジーのデッキが認められない理由になる

  @id:deck.commander.beside.ability @variant:commander @clause:deck.commander_cards @from:2009-10-01 @must
  シナリオ: 能力のコストにあるシンボルはカードを締め出すが、統率者の色のシンボルは締め出さない
    前提 アンジーはデッキに《Numa, Joraga Chieftain》を入れている
    かつ アンジーの統率者は《Numa, Joraga Chieftain》である
    かつ アンジーはデッキに《鉄のゴーレム、ボッシュ》を入れている
    かつ アンジーはデッキに《極楽鳥》を入れている
    かつ アンジーはデッキに《森》を97枚入れている
    ならば 《鉄のゴーレム、ボッシュ》は統率者戦でアンジーのデッキが認められない理由になる
    しかし 《極楽鳥》は統率者戦でアンジーのデッキが認められない理由にならない

  @id:deck.commander.beside.restricted @variant:commander @clause:deck.banned @from:2011-02-04 @must
  シナリオ: リストで制限されているだけのカードは、統率者戦のデッキに入れてよい
    前提 《丘巨人》はフォーマットの制限カードである
    かつ アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーはデッキに《丘巨人》を入れている
    かつ アンジーはデッキに《山》を98枚入れている
    ならば アンジーのデッキは統率者戦で使用できる

  @id:deck.commander.beside.alike @variant:commander @clause:deck.names @clause:deck.commander_copies @from:2022-04-29 @must
  シナリオ: 名前が互換である2枚のカードは、どちらも理由になる
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーはデッキに《本名の練習》を入れている
    かつ アンジーはデッキに《芸名の練習》を入れている
    かつ アンジーはデッキに《山》を97枚入れている
    ならば 《本名の練習》は統率者戦でアンジーのデッキが認められない理由になる
    かつ 《芸名の練習》は統率者戦でアンジーのデッキが認められない理由になる

  @id:deck.commander.beside.background.printed @variant:commander @clause:deck.commander_background @from:2022-06-10 @must
  シナリオ: 印刷された背景と、背景を選ぶカードは、どちらが先に挙げられても共にデッキを率いる
    前提 アンジーはデッキに《Agent of the Iron Throne》を入れている
    かつ アンジーはデッキに《Gut, True Soul Zealot》を入れている
    かつ アンジーの統率者は《Agent of the Iron Throne》である
    かつ アンジーの統率者は《Gut, True Soul Zealot》である
    かつ アンジーはデッキに《山》を49枚入れている
    かつ アンジーはデッキに《沼》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できる

  @id:deck.commander.beside.background.not_yet @variant:commander @clause:deck.commander_partner @from:2016-11-11 @until:2022-06-10 @should
  シナリオ: そのようなルールができるまでは、背景自体が理由になり、もう1枚はならない
    前提 アンジーはデッキに《Gut, True Soul Zealot》を入れている
    かつ アンジーはデッキに《Acolyte of Bahamut》を入れている
    かつ アンジーの統率者は《Gut, True Soul Zealot》である
    かつ アンジーの統率者は《Acolyte of Bahamut》である
    かつ アンジーはデッキに《山》を49枚入れている
    かつ アンジーはデッキに《森》を49枚入れている
    ならば 《Acolyte of Bahamut》は統率者戦でアンジーのデッキが認められない理由になる
    しかし 《Gut, True Soul Zealot》は統率者戦でアンジーのデッキが認められない理由にならない

  @id:deck.commander.beside.background.other @variant:commander @clause:deck.commander_background @from:2022-06-10 @must
  シナリオ: 背景でない伝説のエンチャントは、背景を選ぶカードと共に率いることはない
    前提 アンジーはデッキに《Gut, True Soul Zealot》を入れている
    かつ アンジーはデッキに《玉座の練習》を入れている
    かつ アンジーの統率者は《Gut, True Soul Zealot》である
    かつ アンジーの統率者は《玉座の練習》である
    かつ アンジーはデッキに《山》を49枚入れている
    かつ アンジーはデッキに《山》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できない

  @id:deck.commander.beside.background.common @variant:commander @clause:deck.commander_background @from:2022-06-10 @must
  シナリオ: 伝説でない背景はデッキを率いることはない
    前提 アンジーはデッキに《Gut, True Soul Zealot》を入れている
    かつ アンジーはデッキに《ありふれた過去の練習》を入れている
    かつ アンジーの統率者は《Gut, True Soul Zealot》である
    かつ アンジーの統率者は《ありふれた過去の練習》である
    かつ アンジーはデッキに《山》を49枚入れている
    かつ アンジーはデッキに《森》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できない
    かつ 《ありふれた過去の練習》は統率者戦でアンジーのデッキが認められない理由になる

  @id:deck.commander.beside.companion.stranger @variant:commander @clause:deck.commander_companion @from:2023-10-13 @must
  シナリオ: タイムロードのドクターは、同行者でないクリーチャーと共に率いることはない
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーはデッキに《医師の練習》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーの統率者は《医師の練習》である
    かつ アンジーはデッキに《山》を49枚入れている
    かつ アンジーはデッキに《森》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できない

  @id:deck.commander.beside.companion.order @variant:commander @clause:deck.commander_companion @from:2023-10-13 @must
  シナリオ: ドクターの同行者は、ドクターでないクリーチャーと共に率いることはない
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーはデッキに《Ryan Sinclair》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーの統率者は《Ryan Sinclair》である
    かつ アンジーはデッキに《山》を49枚入れている
    かつ アンジーはデッキに《山》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できない

  @id:deck.commander.beside.back @variant:commander @clause:deck.commander_cards @clause:deck.commander_back @from:2011-09-30 @must
  シナリオ: 第1面が適していても、第2面の色だけでそのカードは使用できない
    前提 アンジーはデッキに《Sylvia Brightspear》を入れている
    かつ アンジーの統率者は《Sylvia Brightspear》である
    かつ アンジーはデッキに《Archangel Avacyn》を入れている
    かつ アンジーはデッキに《平地》を98枚入れている
    ならば 《Archangel Avacyn》は統率者戦でアンジーのデッキが認められない理由になる
