# language: ja
機能: 各対戦相手の墓地のカード
  > Sepulchral Primordialは各対戦相手の墓地からクリーチャー・カードを得る。1人しか持っていない場合や、1枚がもうない場合はどうなるか。

  @id:each_graveyard.both @situation:for_each_opponent @clause:target.for_each @clause:effect.onto_battlefield @from:2018-04-27 @must
  シナリオ: 相手チームの各頭の墓地からクリーチャー・カードが1枚ずつ出て、チームメイトの墓地からは出ない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードの墓地に《灰色熊》がある
    かつ エドワードの墓地に《大気の精霊》がある
    かつ ロナルドの墓地に《丘巨人》がある
    かつ バリーの墓地に《Goblin Piker》がある
    もし アンジーが《Sepulchral Primordial》を唱える
    かつ その呪文が解決される
    ならば アンジーは選択をしなければならない
    かつ アンジーは対象として《Goblin Piker》を選べない
    かつ アンジーは対象として《灰色熊》と《大気の精霊》を選べない
    もし アンジーが対象として《大気の精霊》と《丘巨人》を選ぶ
    かつ 《Sepulchral Primordial》の誘発型能力が解決される
    ならば アンジーは《大気の精霊》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ エドワードの墓地に《灰色熊》がある
    かつ バリーの墓地に《Goblin Piker》がある

  @id:each_graveyard.one @situation:for_each_opponent @clause:target.for_each @clause:target.up_to @from:2018-04-27 @must
  シナリオ: 対戦相手のうち1人だけが墓地にクリーチャー・カードを持つなら、その1枚が出る
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードの墓地に《平地》がある
    かつ ロナルドの墓地に《丘巨人》がある
    もし アンジーが《Sepulchral Primordial》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《丘巨人》を選ぶ
    かつ 《Sepulchral Primordial》の誘発型能力が解決される
    ならば アンジーは《丘巨人》をコントロールしている
    かつ エドワードの墓地に《平地》がある

  @id:each_graveyard.gone @situation:for_each_opponent @clause:target.illegal_part @clause:effect.onto_battlefield @from:2018-04-27 @must
  シナリオ: 対応して墓地を離れたカードは出ず、もう1枚は出る
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードの墓地に《灰色熊》がある
    かつ ロナルドの墓地に《丘巨人》がある
    もし アンジーが《Sepulchral Primordial》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《灰色熊》と《丘巨人》を選ぶ
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《灰色熊》を対象として《Cremate》を唱える
    かつ その呪文が解決される
    かつ 《Sepulchral Primordial》の誘発型能力が解決される
    ならば アンジーは《丘巨人》をコントロールしている
    かつ エドワードは追放領域に《灰色熊》を所有している

  @id:each_graveyard.together @situation:for_each_opponent @clause:effect.onto_battlefield @from:2018-04-27 @must
  シナリオ: カードは同時に出て、戦場に出ることを見るクリーチャーはもう1枚を見ている
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは10点である
    かつ エドワードの墓地に《Soul Warden》がある
    かつ ロナルドの墓地に《丘巨人》がある
    もし アンジーが《Sepulchral Primordial》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《Soul Warden》と《丘巨人》を選ぶ
    かつ 《Sepulchral Primordial》の誘発型能力が解決される
    かつ 《Soul Warden》の誘発型能力が解決される
    ならば アンジーのチームのライフは11点である
    かつ スタックは空である
