# language: ja
機能: あるマナ総量の呪文
  > マナ総量がある数以下の呪文を待つ能力がある。それは誰の呪文で、何が数えられるのか？

  @id:cheap_spell.anybodys @situation:cheap_spell @clause:object.mana_value @clause:object.you @from:2005-08-01 @must
  シナリオ: 唱えたプレイヤーは、チームメイトでもコントローラーでもダメージを受ける
    前提 アンジーは《Eidolon of the Great Revel》をコントロールしている
    かつ アンジーのチームのライフは20点である
    もし バリーが《Divination》を唱える
    かつ 《Eidolon of the Great Revel》の誘発型能力が解決される
    ならば アンジーのチームのライフは18点である
    もし その呪文が解決される
    かつ アンジーが《Reach Through Mists》を唱える
    かつ 《Eidolon of the Great Revel》の誘発型能力が解決される
    ならば アンジーのチームのライフは16点である

  @id:cheap_spell.more @situation:cheap_spell @clause:object.mana_value @from:2005-08-01 @must
  シナリオ: マナ総量が4の呪文はそれに当たらない
    前提 エドワードは《Eidolon of the Great Revel》をコントロールしている
    かつ アンジーのチームのライフは20点である
    もし アンジーが《丘巨人》を唱える
    ならば スタックには呪文や能力が1個ある
    もし その呪文が解決される
    ならば アンジーのチームのライフは20点である

  @id:cheap_spell.with_x @situation:cheap_spell.x @clause:object.mana_value @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2015-01-23 @must
  シナリオ: Xが2なら、コストが{X}{G}の呪文は十分に安い
    前提 エドワードは《Eidolon of the Great Revel》をコントロールしている
    かつ アンジーのチームのライフは20点である
    もし アンジーがアンジーを対象として《Stream of Life》をX = 2として唱える
    ならば スタックには呪文や能力が2個ある
    もし 《Eidolon of the Great Revel》の誘発型能力が解決される
    ならば アンジーのチームのライフは18点である

  @id:cheap_spell.with_more_x @situation:cheap_spell.x @clause:object.mana_value @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2015-01-23 @must
  シナリオ: Xが3なら、コストが{X}{G}の呪文は安くない
    前提 エドワードは《Eidolon of the Great Revel》をコントロールしている
    かつ アンジーのチームのライフは20点である
    もし アンジーがアンジーを対象として《Stream of Life》をX = 3として唱える
    ならば スタックには呪文や能力が1個ある
    もし その呪文が解決される
    ならば アンジーのチームのライフは23点である

  @id:cheap_spell.half_with_x @situation:cheap_spell.x @clause:object.mana_value @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  シナリオ: 2つの部分を持つカードでは、唱えられた側だけがXに選ばれた数とともに数えられる
    前提 エドワードは《Eidolon of the Great Revel》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ アンジーの墓地に《Cut // Ribbons》がある
    かつ アンジーのチームのライフは20点である
    もし アンジーが《Cut // Ribbons》の第2面をX = 2として唱える
    ならば スタックには呪文や能力が1個ある
