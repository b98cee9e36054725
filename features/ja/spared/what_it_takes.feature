# language: ja
機能: 必要なもの
  > タップされているものは再びタップできず、戦闘の後に来るものは来て、他とともに統率できるものは単独でも統率できる。どの部分もそろっているか？

  @id:plain.slaver @clause:cost.resources @from:2005-08-01 @must
  シナリオ: タップ状態の《Mindslaver》は使えず、アンタップ状態なら使える
    前提 アンジーは《Mindslaver》をコントロールしている
    かつ アンジーは《森》を4枚コントロールしている
    かつ バリーは《Mindslaver》をコントロールしている
    かつ バリーは《平地》を4枚コントロールしている
    かつ アンジーの《Mindslaver》はタップ状態である
    ならば アンジーは《Mindslaver》の能力を起動できない
    しかし バリーは《Mindslaver》の能力を起動できる
    もし バリーが対象としてエドワードを選ぶ
    かつ アンジーが対象としてエドワードを選ぶ
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば バリーの墓地に《Mindslaver》がある
    かつ アンジーは《Mindslaver》をコントロールしている

  @id:plain.fountain @clause:mana.ability @clause:cost.resources @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  シナリオ: 基本土地でない土地もマナのためにタップされ、マナを1回与える
    前提 エドワードは《Seat of the Synod》をコントロールしている
    もし アンジーのチームが優先権をパスする
    ならば エドワードは《Seat of the Synod》の能力を起動できる
    かつ 《Seat of the Synod》はタップ状態である
    かつ エドワードは使われていないマナを1点持っている
    かつ エドワードは《Seat of the Synod》の能力を起動できない

  @id:plain.seize @clause:phase.extra @clause:step.main @from:2018-04-27 @must
  シナリオ: 《Seize the Day》が加えた戦闘の後にはメイン・フェイズがあり、その後にそのターンの戦闘がある
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《丘巨人》をコントロールしている
    もし バリーが《丘巨人》を対象として《Seize the Day》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば アンジーは《Copper Tablet》を唱えられる
    もし その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《丘巨人》でエドワードを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは17点である
    かつ アンジーの手札にカードはない

  @id:plain.third_partner @variant:commander @clause:deck.commander_partner @from:2016-11-11 @must
  シナリオ: 3人の相棒のうち3人目は、1人目とともにデッキを統率する
    前提 アンジーはデッキに《Toggo, Goblin Weaponsmith》を入れている
    かつ アンジーはデッキに《Krark, the Thumbless》を入れている
    かつ アンジーの統率者は《Toggo, Goblin Weaponsmith》である
    かつ アンジーの統率者は《Krark, the Thumbless》である
    かつ アンジーはデッキに《山》を98枚入れている
    ならば アンジーのデッキは統率者戦で使用できる

  @id:plain.twin_alone @variant:commander @clause:deck.commander_partner_with @from:2018-06-08 @must
  シナリオ: 相棒を指定するものは、相棒なしでもデッキを統率できる
    前提 アンジーはデッキに《嫉妬する双子の練習》を入れている
    かつ アンジーの統率者は《嫉妬する双子の練習》である
    かつ アンジーはデッキに《平地》を99枚入れている
    ならば アンジーのデッキは統率者戦で使用できる

  @id:plain.twin_led @situation:plain.twin_alone @variant:commander @clause:deck.commander_partner_with @from:2018-06-08 @must
  シナリオ: 互いに組む2人は、自分たちを妬むものを含むデッキを率いることができる
    前提 アンジーはデッキに《Khorvath Brightflame》を入れている
    かつ アンジーはデッキに《Sylvia Brightspear》を入れている
    かつ アンジーはデッキに《嫉妬する双子の練習》を入れている
    かつ アンジーの統率者は《Khorvath Brightflame》である
    かつ アンジーの統率者は《Sylvia Brightspear》である
    かつ アンジーはデッキに《山》を48枚入れている
    かつ アンジーはデッキに《平地》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できる
