# language: ja
機能: パーマネントがあるかぎり
  > パーマネントが、クリーチャーのコントロールを与えるか、そのコントローラーのクリーチャーが与えるダメージを倍にするか、能力を誘発させない。誰のものについて、いつまでか？

  @id:while_there.leaves @situation:while_there @clause:layers.as_long_as @from:2005-08-01 @must
  シナリオ: コントロールを与えたパーマネントが死亡すると、クリーチャーは再びオーナーのものになる
    前提 エドワードは《丘巨人》をコントロールしている
    もし アンジーが《Sower of Temptation》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《丘巨人》を選ぶ
    かつ 《Sower of Temptation》の誘発型能力が解決される
    ならば アンジーは《丘巨人》をコントロールしている
    もし バリーが《Sower of Temptation》を対象として《殺害》を唱える
    かつ その呪文が解決される
    ならば エドワードは《丘巨人》をコントロールしている

  @id:while_there.stays @situation:while_there @clause:layers.as_long_as @from:2005-08-01 @must
  シナリオ: 次のターンになっても、チームメイトのクリーチャーが死亡しても、コントロールは続く
    前提 エドワードは《丘巨人》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    もし アンジーが《Sower of Temptation》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《丘巨人》を選ぶ
    かつ 《Sower of Temptation》の誘発型能力が解決される
    かつ バリーが《灰色熊》を対象として《殺害》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームがターンを終える
    ならば アンジーは《丘巨人》をコントロールしている

  @id:while_there.taken @situation:while_there @clause:layers.as_long_as @from:2005-08-01 @must
  シナリオ: コントロールを与えたパーマネントを奪っても、クリーチャーは一緒には奪われない
    前提 エドワードは《丘巨人》をコントロールしている
    もし アンジーが《Sower of Temptation》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《丘巨人》を選ぶ
    かつ 《Sower of Temptation》の誘発型能力が解決される
    かつ アンジーのチームが優先権をパスする
    かつ ロナルドが《Sower of Temptation》を対象として《Blind with Anger》を唱える
    かつ その呪文が解決される
    ならば ロナルドは《Sower of Temptation》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている

  @id:while_there.before @situation:while_there @clause:layers.as_long_as @from:2005-08-01 @must
  シナリオ: 能力が解決される前にパーマネントがなくなれば、誰もコントロールを得ない
    前提 エドワードは《丘巨人》をコントロールしている
    もし アンジーが《Sower of Temptation》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《丘巨人》を選ぶ
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《Sower of Temptation》を対象として《殺害》を唱える
    かつ その呪文が解決される
    かつ 《Sower of Temptation》の誘発型能力が解決される
    ならば エドワードは《丘巨人》をコントロールしている

  @id:damage_of.own @situation:damage_of @clause:object.you @clause:replacement.order @from:2018-04-27 @must
  シナリオ: 攻撃のうち自分のクリーチャーのダメージは倍になり、チームメイトのクリーチャーのものはならない
    前提 アンジーは《Gratuitous Violence》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ エドワードのチームのライフは30点である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《丘巨人》でエドワードを攻撃する
    かつ バリーが《灰色熊》でエドワードを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは22点である

  @id:damage_of.creature @situation:damage_of @clause:object.you @clause:replacement.order @from:2018-04-27 @must
  シナリオ: クリーチャーへのダメージも倍になり、ブロックしたクリーチャーが与えるダメージはならない
    前提 アンジーは《Gratuitous Violence》をコントロールしている
    かつ ロナルドは《大気の精霊》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《丘巨人》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ ロナルドが《大気の精霊》で《丘巨人》をブロックする
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば ロナルドの墓地に《大気の精霊》がある

  @id:damage_of.spell @situation:damage_of @clause:object.you @clause:replacement.order @from:2005-08-01 @must
  シナリオ: 呪文はクリーチャーではなく、書かれた通りのダメージを与える
    前提 アンジーは《Gratuitous Violence》をコントロールしている
    かつ エドワードのチームのライフは30点である
    もし アンジーがエドワードを対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば エドワードのチームのライフは28点である

  @id:no_trigger.entering @situation:no_trigger @clause:trigger.enters @from:2005-08-01 @must
  シナリオ: クリーチャーが戦場に出ても、自身の能力も、対戦相手やチームメイトの能力も誘発しない
    前提 バリーは《Torpor Orb》をコントロールしている
    かつ アンジーのチームのライフは30点である
    かつ エドワードのチームのライフは30点である
    かつ エドワードは《Soul Warden》をコントロールしている
    かつ バリーは《Soul Warden》をコントロールしている
    もし アンジーが《Thragtusk》を唱える
    かつ その呪文が解決される
    ならば スタックは空である
    かつ アンジーは《Thragtusk》をコントロールしている

  @id:no_trigger.leaving @situation:no_trigger @clause:trigger.enters @clause:trigger.dies @from:2005-08-01 @must
  シナリオ: 戦場を離れるクリーチャーの能力は、それでも誘発する
    前提 エドワードは《Torpor Orb》をコントロールしている
    かつ アンジーは《Thragtusk》をコントロールしている
    もし アンジーが《Thragtusk》を対象として《殺害》を唱える
    かつ その呪文が解決される
    かつ 《Thragtusk》の誘発型能力が解決される
    ならば アンジーは3/3のクリーチャー・トークンを1体コントロールしている

  @id:no_trigger.others @situation:no_trigger @clause:trigger.enters @from:2005-08-01 @must
  シナリオ: クリーチャーでないものが戦場に出れば、その能力は誘発する
    前提 エドワードは《Torpor Orb》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーが《Oblivion Ring》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《丘巨人》を選ぶ
    かつ 《Oblivion Ring》の誘発型能力が解決される
    ならば エドワードは追放領域に《丘巨人》を所有している
