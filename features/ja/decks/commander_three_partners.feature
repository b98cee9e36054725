# language: ja
機能: 共闘を持つカード同士
  > 2枚の統率者が共闘を持つ。それぞれが持っているか、3枚目もそのどちらかとともにデッキを率いるか？

  @id:parts.partners.piper @variant:commander @clause:deck.commander_partner @clause:deck.commander_choice @from:2022-04-29 @must
  シナリオ: 色を選ばれた《The Prismatic Piper》はヨシマルとともにデッキを率いる
    前提 アンジーはデッキに《The Prismatic Piper》を入れている
    かつ アンジーはデッキに《Yoshimaru, Ever Faithful》を入れている
    かつ アンジーの統率者は《The Prismatic Piper》である
    かつ アンジーの統率者は《Yoshimaru, Ever Faithful》である
    かつ 《The Prismatic Piper》で選ばれた色は青である
    かつ アンジーはデッキに《島》を49枚入れている
    かつ アンジーはデッキに《平地》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できる

  @id:parts.partners.ishai @situation:parts.partners.piper @variant:commander @clause:deck.commander_partner @from:2022-04-29 @must
  シナリオ: イーシャイもヨシマルとともにデッキを率いる
    前提 アンジーはデッキに《Ishai, Ojutai Dragonspeaker》を入れている
    かつ アンジーはデッキに《Yoshimaru, Ever Faithful》を入れている
    かつ アンジーの統率者は《Ishai, Ojutai Dragonspeaker》である
    かつ アンジーの統率者は《Yoshimaru, Ever Faithful》である
    かつ アンジーはデッキに《島》を49枚入れている
    かつ アンジーはデッキに《平地》を49枚入れている
    ならば アンジーのデッキは統率者戦で使用できる
