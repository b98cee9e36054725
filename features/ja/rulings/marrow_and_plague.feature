# language: ja
機能: 髄と疫病
  > あるエンチャントは各対戦相手のアップキープに、別のエンチャントは各アップキープに誘発する。2人のプレイヤーが共有する場合、それは何回か？

  @id:ruling.shapeshifters_marrow @clause:trigger.step @clause:effect.reveal @clause:object.copy @from:2007-05-01 @must
  シナリオ: Shapeshifter's Marrowは各対戦相手について誘発し、1回目でコピーになっていても2回目は解決される
    前提 アンジーは《Shapeshifter's Marrow》をコントロールしている
    かつ エドワードのライブラリーの一番上に《丘巨人》がある
    かつ ロナルドのライブラリーの一番上に《灰色熊》がある
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば スタックには呪文や能力が2個ある
    もし 《Shapeshifter's Marrow》の誘発型能力が解決される
    かつ 《Shapeshifter's Marrow》の誘発型能力が解決される
    ならば エドワードの墓地に《丘巨人》がある
    かつ ロナルドの墓地に《灰色熊》がある
    かつ アンジーはクリーチャーを1体コントロールしている

  @id:ruling.shapeshifters_marrow.other @clause:effect.reveal @from:2007-05-01 @must
  シナリオ: クリーチャー・カードでないものはライブラリーの一番上に残り、コピーされない
    前提 アンジーは《Shapeshifter's Marrow》をコントロールしている
    かつ エドワードのライブラリーの一番上に《平地》がある
    かつ ロナルドのライブラリーの一番上に《丘巨人》がある
    かつ バリーのライブラリーの一番上に《灰色熊》がある
    もし エドワードのチームのアップキープ・ステップが始まる
    かつ 《Shapeshifter's Marrow》の誘発型能力が解決される
    かつ 《Shapeshifter's Marrow》の誘発型能力が解決される
    ならば エドワードの墓地にカードはない
    かつ ロナルドの墓地に《丘巨人》がある
    かつ バリーの墓地にカードはない
    かつ アンジーは《丘巨人》をコントロールしている

  @id:ruling.traveling_plague @clause:trigger.step @clause:layers.order @from:2006-05-01 @must
  シナリオ: Traveling Plagueは2人のプレイヤーが共有するアップキープに1回誘発し、どちらのチームのアップキープでもそうである
    前提 エドワードは《大気の精霊》をコントロールしている
    もし アンジーが《大気の精霊》を対象として《Traveling Plague》を唱える
    かつ その呪文が解決される
    かつ エドワードのチームのアップキープ・ステップが始まる
    ならば スタックには呪文や能力が1個ある
    もし 《Traveling Plague》の誘発型能力が解決される
    ならば 《大気の精霊》は3/3である
    もし アンジーのチームのアップキープ・ステップが始まる
    ならば スタックには呪文や能力が1個ある
    もし 《Traveling Plague》の誘発型能力が解決される
    ならば 《大気の精霊》は2/2である

  @id:ruling.traveling_plague.returns @clause:aura.enters @clause:trigger.dies @from:2006-05-01 @must
  シナリオ: そのクリーチャーをコントロールしていたプレイヤーがそれを戻し、何をエンチャントするかを選ぶ
    前提 エドワードは《灰色熊》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    かつ ロナルドは《大気の精霊》をコントロールしている
    もし アンジーが《灰色熊》を対象として《Traveling Plague》を唱える
    かつ その呪文が解決される
    かつ アンジーが《灰色熊》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ 《Traveling Plague》の誘発型能力が解決される
    かつ エドワードがエンチャントするものとして《丘巨人》を選ぶ
    ならば エドワードは《Traveling Plague》をコントロールしている
    かつ アンジーの墓地に《Shock》がある
    もし エドワードのチームのアップキープ・ステップが始まる
    かつ 《Traveling Plague》の誘発型能力が解決される
    ならば 《丘巨人》は2/2である
    かつ 《大気の精霊》は4/4である

  @id:ruling.traveling_plague.nothing @clause:aura.enters @from:2006-05-01 @must
  シナリオ: クリーチャーがいなければ、Traveling Plagueは墓地に残る
    前提 エドワードは《灰色熊》をコントロールしている
    もし アンジーが《灰色熊》を対象として《Traveling Plague》を唱える
    かつ その呪文が解決される
    かつ アンジーが《灰色熊》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ 《Traveling Plague》の誘発型能力が解決される
    ならば アンジーの墓地に《Traveling Plague》がある
