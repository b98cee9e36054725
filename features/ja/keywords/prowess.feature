# language: ja
機能: 果敢
  > 唱えられる呪文によってクリーチャーが大きくなる。誰の、どの呪文によるのか？

  @id:prowess.own @clause:keyword.prowess @clause:object.you @from:2014-09-26 @must
  シナリオ: クリーチャーはコントローラーの呪文によりターン終了時まで大きくなり、チームメイトの呪文では大きくならない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Jeskai Student》をコントロールしている
    もし バリーがエドワードを対象として《Shock》を唱える
    ならば スタックには呪文や能力が1個ある
    もし その呪文が解決される
    かつ アンジーがエドワードを対象として《Shock》を唱える
    ならば スタックには呪文や能力が2個ある
    もし 《Jeskai Student》の誘発型能力が解決される
    ならば 《Jeskai Student》は2/4である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《Jeskai Student》は1/3である

  @id:prowess.which @situation:prowess.own @clause:keyword.prowess @variant:two-headed-giant @variant:two-player @from:2014-09-26 @must
  シナリオ: クリーチャー・呪文では大きくならず、ソーサリーで大きくなる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Jeskai Student》をコントロールしている
    もし アンジーが《丘巨人》を唱える
    ならば スタックには呪文や能力が1個ある
    もし その呪文が解決される
    かつ アンジーが《Divination》を唱える
    かつ 《Jeskai Student》の誘発型能力が解決される
    ならば 《Jeskai Student》は2/4である

  @id:prowess.graveyard @situation:prowess.own @clause:keyword.prowess @clause:ability.zone @variant:two-headed-giant @variant:two-player @from:2014-09-26 @must
  シナリオ: 戦場のクリーチャーは呪文で大きくなり、墓地にある同名のものは何にも反応しない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Jeskai Student》をコントロールしている
    かつ アンジーの墓地に《Jeskai Student》がある
    もし アンジーが《Divination》を唱える
    ならば スタックには呪文や能力が2個ある
