# language: ja
@source:C
機能: 2枚で統率者戦デッキを率いるカード
  > どのカードと一緒にデッキを率いてよいかを述べるカードがある。どのカードと、いつから、そしてそのような能力は組み合わせられるか。

  @id:deck.commander.named.not_yet @situation:deck.commander.named @variant:commander @clause:deck.commander_partner @from:2016-11-11 @until:2018-06-08 @should
  シナリオ: 互いを共闘の相手として名指しする2枚は、まだ一緒にデッキを率いない
    前提 アンジーはデッキに《Khorvath Brightflame》を入れている
    かつ アンジーはデッキに《Sylvia Brightspear》を入れている
    かつ アンジーの統率者は《Khorvath Brightflame》である
    かつ アンジーの統率者は《Sylvia Brightspear》である
    かつ アンジーはデッキに《山》を49枚入れている
    かつ アンジーはデッキに《平地》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できない

  @id:deck.commander.named @situation:deck.commander.named @variant:commander @clause:deck.commander_partner_with @from:2018-06-08 @must
  シナリオ: 互いを共闘の相手として名指しする2枚は、一緒にデッキを率いる
    前提 アンジーはデッキに《Khorvath Brightflame》を入れている
    かつ アンジーはデッキに《Sylvia Brightspear》を入れている
    かつ アンジーの統率者は《Khorvath Brightflame》である
    かつ アンジーの統率者は《Sylvia Brightspear》である
    かつ アンジーはデッキに《山》を49枚入れている
    かつ アンジーはデッキに《平地》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できる

  @id:deck.commander.named.one_sided @situation:deck.commander.named @variant:commander @clause:deck.commander_partner_with @from:2018-06-08 @must
  シナリオ: 統率者が2枚のとき、片方だけがもう片方を名指ししていても足りない
    前提 アンジーはデッキに《Khorvath Brightflame》を入れている
    かつ アンジーはデッキに《嫉妬する双子の練習》を入れている
    かつ アンジーの統率者は《Khorvath Brightflame》である
    かつ アンジーの統率者は《嫉妬する双子の練習》である
    かつ アンジーはデッキに《山》を49枚入れている
    かつ アンジーはデッキに《平地》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できない

  @id:deck.commander.named.combined @situation:deck.commander.named @variant:commander @clause:deck.commander_partner_with @from:2018-06-08 @must
  シナリオ: 共闘の相手を名指しするカードと、単に共闘を持つカードは、一緒にデッキを率いない
    前提 アンジーはデッキに《Khorvath Brightflame》を入れている
    かつ アンジーはデッキに《Numa, Joraga Chieftain》を入れている
    かつ アンジーの統率者は《Khorvath Brightflame》である
    かつ アンジーの統率者は《Numa, Joraga Chieftain》である
    かつ アンジーはデッキに《山》を49枚入れている
    かつ アンジーはデッキに《森》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できない

  @id:deck.commander.friends.not_yet @situation:deck.commander.friends @variant:commander @clause:deck.commander_partner @from:2016-11-11 @until:2021-11-19 @should
  シナリオ: ともに「friends forever」を持つ2枚は、まだ一緒にデッキを率いない
    前提 アンジーはデッキに《旧友の練習》を入れている
    かつ アンジーはデッキに《新しい友の練習》を入れている
    かつ アンジーの統率者は《旧友の練習》である
    かつ アンジーの統率者は《新しい友の練習》である
    かつ アンジーはデッキに《山》を49枚入れている
    かつ アンジーはデッキに《森》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できない

  @id:deck.commander.friends @situation:deck.commander.friends @variant:commander @clause:deck.commander_friends @from:2021-11-19 @must
  シナリオ: ともに「friends forever」を持つ2枚は、一緒にデッキを率いる
    前提 アンジーはデッキに《旧友の練習》を入れている
    かつ アンジーはデッキに《新しい友の練習》を入れている
    かつ アンジーの統率者は《旧友の練習》である
    かつ アンジーの統率者は《新しい友の練習》である
    かつ アンジーはデッキに《山》を49枚入れている
    かつ アンジーはデッキに《森》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できる

  @id:deck.commander.friends.combined @situation:deck.commander.friends @variant:commander @clause:deck.commander_friends @from:2021-11-19 @must
  シナリオ: 「friends forever」を持つカードと共闘を持つカードは、一緒にデッキを率いない
    前提 アンジーはデッキに《旧友の練習》を入れている
    かつ アンジーはデッキに《Numa, Joraga Chieftain》を入れている
    かつ アンジーの統率者は《旧友の練習》である
    かつ アンジーの統率者は《Numa, Joraga Chieftain》である
    かつ アンジーはデッキに《山》を49枚入れている
    かつ アンジーはデッキに《森》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できない

  @id:deck.commander.background.not_yet @situation:deck.commander.background @variant:commander @clause:deck.commander_partner @from:2016-11-11 @until:2022-06-10 @should
  シナリオ: 背景は、まだだれともデッキを率いない
    前提 アンジーはデッキに《Gut, True Soul Zealot》を入れている
    かつ アンジーはデッキに《Acolyte of Bahamut》を入れている
    かつ アンジーの統率者は《Gut, True Soul Zealot》である
    かつ アンジーの統率者は《Acolyte of Bahamut》である
    かつ アンジーはデッキに《山》を49枚入れている
    かつ アンジーはデッキに《森》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できない

  @id:deck.commander.background @situation:deck.commander.background @variant:commander @clause:deck.commander_background @from:2022-06-10 @must
  シナリオ: 背景選択を持つカードと伝説の背景は、一緒にデッキを率いる
    前提 アンジーはデッキに《Gut, True Soul Zealot》を入れている
    かつ アンジーはデッキに《Acolyte of Bahamut》を入れている
    かつ アンジーの統率者は《Gut, True Soul Zealot》である
    かつ アンジーの統率者は《Acolyte of Bahamut》である
    かつ アンジーはデッキに《山》を49枚入れている
    かつ アンジーはデッキに《森》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できる

  @id:deck.commander.background.stranger @situation:deck.commander.background @variant:commander @clause:deck.commander_background @from:2022-06-10 @must
  シナリオ: 背景選択を持たないクリーチャーとでは、背景はデッキを率いない
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーはデッキに《Acolyte of Bahamut》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーの統率者は《Acolyte of Bahamut》である
    かつ アンジーはデッキに《山》を49枚入れている
    かつ アンジーはデッキに《森》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できない
    かつ 《Acolyte of Bahamut》は統率者戦でアンジーのデッキが認められない理由になる

  @id:deck.commander.background.creature @situation:deck.commander.background @variant:commander @clause:deck.commander_background @from:2022-06-10 @must
  シナリオ: 背景選択を持つカードは、背景の代わりにクリーチャーと一緒にデッキを率いることはない
    前提 アンジーはデッキに《Gut, True Soul Zealot》を入れている
    かつ アンジーはデッキに《Numa, Joraga Chieftain》を入れている
    かつ アンジーの統率者は《Gut, True Soul Zealot》である
    かつ アンジーの統率者は《Numa, Joraga Chieftain》である
    かつ アンジーはデッキに《山》を49枚入れている
    かつ アンジーはデッキに《森》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できない

  @id:deck.commander.background.alone @situation:deck.commander.background @variant:commander @clause:deck.commander_background @from:2022-06-10 @must
  シナリオ: 背景だけではデッキを率いない
    前提 アンジーはデッキに《Acolyte of Bahamut》を入れている
    かつ アンジーの統率者は《Acolyte of Bahamut》である
    かつ アンジーはデッキに《森》を99枚入れている
    ならば アンジーのデッキは統率者戦で使用できない
    かつ 《Acolyte of Bahamut》は統率者戦でアンジーのデッキが認められない理由になる

  @id:deck.commander.companion.not_yet @situation:deck.commander.companion @variant:commander @clause:deck.commander_partner @from:2016-11-11 @until:2023-10-13 @should
  シナリオ: ドクターのコンパニオンとドクターは、まだ一緒にデッキを率いない
    前提 アンジーはデッキに《Ryan Sinclair》を入れている
    かつ アンジーはデッキに《医師の練習》を入れている
    かつ アンジーの統率者は《Ryan Sinclair》である
    かつ アンジーの統率者は《医師の練習》である
    かつ アンジーはデッキに《山》を49枚入れている
    かつ アンジーはデッキに《森》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できない

  @id:deck.commander.companion @situation:deck.commander.companion @variant:commander @clause:deck.commander_companion @from:2023-10-13 @must
  シナリオ: ドクターのコンパニオンとタイムロード・ドクターは、一緒にデッキを率いる
    前提 アンジーはデッキに《Ryan Sinclair》を入れている
    かつ アンジーはデッキに《医師の練習》を入れている
    かつ アンジーの統率者は《Ryan Sinclair》である
    かつ アンジーの統率者は《医師の練習》である
    かつ アンジーはデッキに《山》を49枚入れている
    かつ アンジーはデッキに《森》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できる

  @id:deck.commander.companion.other_type @situation:deck.commander.companion @variant:commander @clause:deck.commander_companion @from:2023-10-13 @must
  シナリオ: ほかのクリーチャー・タイプも持つドクターは、コンパニオンと一緒にデッキを率いない
    前提 アンジーはデッキに《Ryan Sinclair》を入れている
    かつ アンジーはデッキに《偽医師の練習》を入れている
    かつ アンジーの統率者は《Ryan Sinclair》である
    かつ アンジーの統率者は《偽医師の練習》である
    かつ アンジーはデッキに《山》を49枚入れている
    かつ アンジーはデッキに《森》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できない

  @id:deck.commander.kind.not_yet @situation:deck.commander.kind @variant:commander @clause:deck.commander_friends @from:2021-11-19 @until:2025-11-14 @should
  シナリオ: 同じ種類の共闘は、まだ「friends forever」だけである
    前提 アンジーはデッキに《一人目の生存者の練習》を入れている
    かつ アンジーはデッキに《二人目の生存者の練習》を入れている
    かつ アンジーの統率者は《一人目の生存者の練習》である
    かつ アンジーの統率者は《二人目の生存者の練習》である
    かつ アンジーはデッキに《山》を49枚入れている
    かつ アンジーはデッキに《森》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できない

  @id:deck.commander.kind @situation:deck.commander.kind @variant:commander @clause:deck.commander_friends @from:2025-11-14 @must
  シナリオ: どの種類であれ、同じ種類の共闘を持つ2枚は一緒にデッキを率いる
    前提 アンジーはデッキに《一人目の生存者の練習》を入れている
    かつ アンジーはデッキに《二人目の生存者の練習》を入れている
    かつ アンジーの統率者は《一人目の生存者の練習》である
    かつ アンジーの統率者は《二人目の生存者の練習》である
    かつ アンジーはデッキに《山》を49枚入れている
    かつ アンジーはデッキに《森》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できる

  @id:deck.commander.kind.mixed @situation:deck.commander.kind @variant:commander @clause:deck.commander_friends @from:2025-11-14 @must
  シナリオ: 異なる種類の共闘を持つ2枚は、一緒にデッキを率いない
    前提 アンジーはデッキに《一人目の生存者の練習》を入れている
    かつ アンジーはデッキに《新しい友の練習》を入れている
    かつ アンジーの統率者は《一人目の生存者の練習》である
    かつ アンジーの統率者は《新しい友の練習》である
    かつ アンジーはデッキに《山》を49枚入れている
    かつ アンジーはデッキに《森》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できない
