# language: ja
@source:C
機能: 統率者になれるカード
  > 伝説のクリーチャーを統率者に指定する。統率者は必ず必要なのか、ほかに何がなれて、2枚でもよいのか？

  @id:deck.commander.none @variant:commander @clause:deck.commander_who @from:2009-10-01 @must
  シナリオ: 統率者のないデッキは統率者戦のデッキではない
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーはデッキに《山》を99枚入れている
    ならば アンジーのデッキは統率者戦で使用できない

  @id:deck.commander.creature @variant:commander @clause:deck.commander_who @from:2009-10-01 @must
  シナリオ: 伝説でないクリーチャーは統率者になれない
    前提 アンジーはデッキに《丘巨人》を入れている
    かつ アンジーの統率者は《丘巨人》である
    かつ アンジーはデッキに《山》を99枚入れている
    ならば アンジーのデッキは統率者戦で使用できない
    かつ 《丘巨人》は統率者戦でアンジーのデッキが認められない理由になる

  @id:deck.commander.no_creature @situation:deck.commander.creature @variant:commander @clause:deck.commander_who @from:2009-10-01 @must
  シナリオ: クリーチャーでも機体でもない伝説のアーティファクトは統率者になれない
    前提 アンジーはデッキに《梅澤の十手》を入れている
    かつ アンジーの統率者は《梅澤の十手》である
    かつ アンジーはデッキに《山》を99枚入れている
    ならば 《梅澤の十手》は統率者戦でアンジーのデッキが認められない理由になる

  @id:deck.commander.not_there @variant:commander @clause:deck.commander_who @from:2009-10-01 @must
  シナリオ: 統率者はデッキのカードである
    前提 アンジーの統率者は《無情の碑出告》である
    かつ アンジーはデッキに《山》を100枚入れている
    ならば 《無情の碑出告》は統率者戦でアンジーのデッキが認められない理由になる

  @id:deck.commander.planeswalker.silent @situation:deck.commander.planeswalker @variant:commander @clause:deck.commander_who @from:2009-10-01 @must
  シナリオ: 統率者になれると書かれていないプレインズウォーカーは統率者になれない
    前提 アンジーはデッキに《Chandra, Pyrogenius》を入れている
    かつ アンジーの統率者は《Chandra, Pyrogenius》である
    かつ アンジーはデッキに《山》を99枚入れている
    ならば アンジーのデッキは統率者戦で使用できない

  @id:deck.commander.planeswalker.not_yet @situation:deck.commander.planeswalker @variant:commander @clause:deck.commander_who @from:2009-10-01 @until:2015-01-23 @should
  シナリオ: プレインズウォーカーはまだ統率者になれない
    前提 アンジーはデッキに《Daretti, Scrap Savant》を入れている
    かつ アンジーの統率者は《Daretti, Scrap Savant》である
    かつ アンジーはデッキに《山》を99枚入れている
    ならば アンジーのデッキは統率者戦で使用できない

  @id:deck.commander.planeswalker @variant:commander @clause:deck.commander_says_so @from:2015-01-23 @must
  シナリオ: 統率者になれると書かれたプレインズウォーカーは統率者になれる
    前提 アンジーはデッキに《Daretti, Scrap Savant》を入れている
    かつ アンジーの統率者は《Daretti, Scrap Savant》である
    かつ アンジーはデッキに《山》を99枚入れている
    ならば アンジーのデッキは統率者戦で使用できる

  @id:deck.commander.says_so.not_yet @situation:deck.commander.says_so @variant:commander @clause:deck.commander_says_so @from:2015-01-23 @until:2022-02-18 @should
  シナリオ: 規則がプレインズウォーカーだけについて述べている間は、統率者になれると書かれたカードもまだなれない
    前提 アンジーはデッキに《玉座の練習》を入れている
    かつ アンジーの統率者は《玉座の練習》である
    かつ アンジーはデッキに《山》を99枚入れている
    ならば アンジーのデッキは統率者戦で使用できない

  @id:deck.commander.says_so @variant:commander @clause:deck.commander_says_so @from:2022-02-18 @must
  シナリオ: 統率者になれると書かれたカードはどれでも統率者になれる
    前提 アンジーはデッキに《玉座の練習》を入れている
    かつ アンジーの統率者は《玉座の練習》である
    かつ アンジーはデッキに《山》を99枚入れている
    ならば アンジーのデッキは統率者戦で使用できる

  @id:deck.commander.vehicle.not_yet @situation:deck.commander.vehicle @variant:commander @clause:deck.commander_who @from:2016-11-11 @until:2025-07-25 @must
  シナリオ: 伝説の機体はまだ統率者になれない
    前提 アンジーはデッキに《Esika's Chariot》を入れている
    かつ アンジーの統率者は《Esika's Chariot》である
    かつ アンジーはデッキに《森》を99枚入れている
    ならば アンジーのデッキは統率者戦で使用できない

  @id:deck.commander.vehicle @variant:commander @clause:deck.commander_who @from:2025-07-25 @must
  シナリオ: 伝説の機体は統率者になれる
    前提 アンジーはデッキに《Esika's Chariot》を入れている
    かつ アンジーの統率者は《Esika's Chariot》である
    かつ アンジーはデッキに《森》を99枚入れている
    ならば アンジーのデッキは統率者戦で使用できる

  @id:deck.commander.vehicle.common @situation:deck.commander.vehicle @variant:commander @clause:deck.commander_who @from:2025-07-25 @must
  シナリオ: 伝説でない機体は統率者になれない
    前提 アンジーはデッキに《Burner Rocket》を入れている
    かつ アンジーの統率者は《Burner Rocket》である
    かつ アンジーはデッキに《山》を99枚入れている
    ならば アンジーのデッキは統率者戦で使用できない

  @id:deck.commander.spacecraft @variant:commander @clause:deck.commander_who @from:2025-07-25 @must
  シナリオ: 伝説の宇宙船は、パワーとタフネスがあれば統率者になれる
    前提 アンジーはデッキに《The Seriema》を入れている
    かつ アンジーの統率者は《The Seriema》である
    かつ アンジーはデッキに《平地》を99枚入れている
    かつ エドワードはデッキに《The Eternity Elevator》を入れている
    かつ エドワードの統率者は《The Eternity Elevator》である
    かつ エドワードはデッキに《Wastes》を99枚入れている
    ならば アンジーのデッキは統率者戦で使用できる
    かつ エドワードのデッキは統率者戦で使用できない

  @id:deck.commander.two @variant:commander @clause:deck.commander_who @from:2009-10-01 @must
  シナリオ: 統率者が2枚では1枚多い
    前提 アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーはデッキに《脚注の練習》を入れている
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーの統率者は《脚注の練習》である
    かつ アンジーはデッキに《山》を98枚入れている
    ならば アンジーのデッキは統率者戦で使用できない

  @id:deck.commander.partners.not_yet @situation:deck.commander.partners @variant:commander @clause:deck.commander_who @from:2009-10-01 @until:2016-11-11 @should
  シナリオ: まだ2枚のカードを統率者にはできない
    前提 アンジーはデッキに《Toggo, Goblin Weaponsmith》を入れている
    かつ アンジーはデッキに《Numa, Joraga Chieftain》を入れている
    かつ アンジーの統率者は《Toggo, Goblin Weaponsmith》である
    かつ アンジーの統率者は《Numa, Joraga Chieftain》である
    かつ アンジーはデッキに《山》を49枚入れている
    かつ アンジーはデッキに《森》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できない

  @id:deck.commander.partners @variant:commander @clause:deck.commander_partner @clause:deck.commander_partner_identity @from:2016-11-11 @must
  シナリオ: 共闘を持つ2枚はともに統率者となり、両方の色を使え、デッキは全部で100枚である
    前提 アンジーはデッキに《Toggo, Goblin Weaponsmith》を入れている
    かつ アンジーはデッキに《Numa, Joraga Chieftain》を入れている
    かつ アンジーの統率者は《Toggo, Goblin Weaponsmith》である
    かつ アンジーの統率者は《Numa, Joraga Chieftain》である
    かつ アンジーはデッキに《山》を49枚入れている
    かつ アンジーはデッキに《森》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できる

  @id:deck.commander.partners.one_only @situation:deck.commander.partners @variant:commander @clause:deck.commander_partner @from:2016-11-11 @must
  シナリオ: 1つのデッキの統率者が2枚なら、両方が共闘を持っていなければならない
    前提 アンジーはデッキに《Toggo, Goblin Weaponsmith》を入れている
    かつ アンジーはデッキに《無情の碑出告》を入れている
    かつ アンジーの統率者は《Toggo, Goblin Weaponsmith》である
    かつ アンジーの統率者は《無情の碑出告》である
    かつ アンジーはデッキに《山》を98枚入れている
    ならば アンジーのデッキは統率者戦で使用できない

  @id:deck.commander.partners.three @situation:deck.commander.partners @variant:commander @clause:deck.commander_partner @from:2016-11-11 @must
  シナリオ: 共闘を持っていても3枚は多すぎる
    前提 アンジーはデッキに《Toggo, Goblin Weaponsmith》を入れている
    かつ アンジーはデッキに《Numa, Joraga Chieftain》を入れている
    かつ アンジーはデッキに《Krark, the Thumbless》を入れている
    かつ アンジーの統率者は《Toggo, Goblin Weaponsmith》である
    かつ アンジーの統率者は《Numa, Joraga Chieftain》である
    かつ アンジーの統率者は《Krark, the Thumbless》である
    かつ アンジーはデッキに《山》を97枚入れている
    ならば アンジーのデッキは統率者戦で使用できない

  @id:deck.commander.partners.alone @situation:deck.commander.partners @variant:commander @clause:deck.commander_partner_identity @from:2016-11-11 @must
  シナリオ: 共闘を持つ1枚だけが統率者なら、その色だけを使える
    前提 アンジーはデッキに《Toggo, Goblin Weaponsmith》を入れている
    かつ アンジーはデッキに《Numa, Joraga Chieftain》を入れている
    かつ アンジーの統率者は《Toggo, Goblin Weaponsmith》である
    かつ アンジーはデッキに《山》を98枚入れている
    ならば 《Numa, Joraga Chieftain》は統率者戦でアンジーのデッキが認められない理由になる
    かつ 《Toggo, Goblin Weaponsmith》は統率者戦でアンジーのデッキが認められない理由にならない
