# language: ja
機能: 多人数のゲームでのカードのすべての部分
  > カードの部分には、3つ以上の側がいるところやデッキ全体でしか現れないものがある。それぞれは確かにあるか？

  @id:every.wave @clause:layers.open @variant:free-for-all @from:2018-10-05 @must
  シナリオ: Cosmotronic Waveのあとでも、対戦相手のクリーチャーは別の対戦相手のターンにはブロックする
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードは《丘巨人》をコントロールしている
    かつ マーサは《丘巨人》をコントロールしている
    もし アンジーが《Cosmotronic Wave》を唱える
    かつ その呪文が解決される
    かつ マーサのチームの攻撃クリーチャー指定ステップが始まる
    かつ マーサがマーサの《丘巨人》でエドワードを攻撃する
    かつ マーサのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードはエドワードの《丘巨人》でマーサの《丘巨人》をブロックできる

  @id:every.molten @clause:object.control @clause:combat.attack @variant:free-for-all @from:2020-01-24 @must
  シナリオ: Molten Primordialが奪ったものは速攻なしで戻り、そのプレイヤーのターンまではタップできない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ サイモンは《Brimstone Trebuchet》をコントロールしている
    もし アンジーが《Molten Primordial》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《Brimstone Trebuchet》を選ぶ
    かつ 《Molten Primordial》の誘発型能力が解決される
    かつ エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ エドワードのチームが優先権をパスする
    かつ マーサのチームが優先権をパスする
    ならば サイモンは《Brimstone Trebuchet》をコントロールしている
    かつ サイモンは《Brimstone Trebuchet》の能力を起動できない
    もし サイモンのチームの戦闘前メイン・フェイズが始まる
    ならば サイモンは《Brimstone Trebuchet》の能力を起動できる

  @id:every.muse @clause:step.untap @clause:step.untap_kept @variant:team-vs-team @from:2018-10-05 @must
  シナリオ: Seedborn Museはチームメイトのアンタップ・ステップにもアンタップさせる
    前提 アンジーは《Seedborn Muse》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ 《丘巨人》はタップ状態である
    もし アンジーがターンを終える
    ならば バリーのアップキープ・ステップである
    かつ 《丘巨人》はアンタップ状態である

  @id:every.throne @clause:commander.designation @clause:object.types @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  シナリオ: クリーチャーでない統率者はBastion Protectorがいても破壊される
    前提 アンジーは《Bastion Protector》をコントロールしている
    かつ アンジーは《玉座の練習》をコントロールしている
    かつ アンジーの統率者は《玉座の練習》である
    かつ エドワードは《Vraska the Unseen》をコントロールしている
    かつ 《Vraska the Unseen》には忠誠カウンターが5個置かれている
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ エドワードが《玉座の練習》を対象として《Vraska the Unseen》の2つ目の能力を起動する
    かつ アンジーが自分の統率者を統率領域に置かない
    かつ その能力が解決される
    ならば アンジーは《玉座の練習》をコントロールしていない

  @id:every.keleth @clause:deck.commander_partner @variant:commander @from:2020-11-20 @must
  シナリオ: Kelethは共闘を持つ別のカードとともにデッキを率いる
    前提 アンジーはデッキに《Keleth, Sunmane Familiar》を入れている
    かつ アンジーはデッキに《Numa, Joraga Chieftain》を入れている
    かつ アンジーの統率者は《Keleth, Sunmane Familiar》である
    かつ アンジーの統率者は《Numa, Joraga Chieftain》である
    かつ アンジーはデッキに《平地》を49枚入れている
    かつ アンジーはデッキに《森》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できる

  @id:every.pir @clause:deck.commander_partner_with @variant:commander @from:2018-06-08 @must
  シナリオ: PirとToothyは一緒にデッキを率いる
    前提 アンジーはデッキに《Pir, Imaginative Rascal》を入れている
    かつ アンジーはデッキに《Toothy, Imaginary Friend》を入れている
    かつ アンジーの統率者は《Pir, Imaginative Rascal》である
    かつ アンジーの統率者は《Toothy, Imaginary Friend》である
    かつ アンジーはデッキに《森》を49枚入れている
    かつ アンジーはデッキに《島》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できる
