# language: ja
機能: 選ばなくてもよい対象
  > ある呪文が対象を最大2つ取る。2つでも1つでも0でも唱えられるのか、対象がいなくなったらどうなるのか？

  @id:up_to.two @situation:up_to @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  シナリオ: 2体のクリーチャーが選ばれれば両方が大きくなり、他のものは変わらない
    前提 アンジーは《丘巨人》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ アンジーは《Shanodin Dryads》をコントロールしている
    もし アンジーが《丘巨人》と《灰色熊》を対象として《Dauntless Onslaught》を唱える
    かつ その呪文が解決される
    ならば 《丘巨人》は5/5である
    かつ 《灰色熊》は4/4である
    かつ 《Shanodin Dryads》は1/1である

  @id:up_to.one @situation:up_to @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  シナリオ: 1体だけが選ばれれば、それだけが大きくなる
    前提 アンジーは《丘巨人》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    もし アンジーが《丘巨人》を対象として《Dauntless Onslaught》を唱える
    かつ その呪文が解決される
    ならば 《丘巨人》は5/5である
    かつ 《灰色熊》は2/2である
    かつ アンジーの墓地に《Dauntless Onslaught》がある

  @id:up_to.none @situation:up_to @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  シナリオ: 対象が必要な呪文は唱えられない場面でも、「最大」と書かれた呪文は対象なしで唱えられる
    前提 エドワードはクリーチャーを1体もコントロールしていない
    ならば アンジーは《Agony Warp》を唱えられない
    しかし アンジーは《Dauntless Onslaught》を唱えられる
    もし その呪文が解決される
    ならば アンジーの墓地に《Dauntless Onslaught》がある

  @id:up_to.none_rest @situation:up_to @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  シナリオ: 対象が選ばれなければ、Tandem Tacticsは残りの部分だけを行う
    前提 アンジーのチームのライフは20点である
    かつ エドワードは《灰色熊》をコントロールしている
    もし アンジーが《Tandem Tactics》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは22点である
    かつ 《灰色熊》は2/2である

  @id:up_to.gone_rest @situation:up_to @clause:target.illegal @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  シナリオ: 選ばれた唯一のクリーチャーがいなくなれば、残りの部分も行われない
    前提 アンジーのチームのライフは20点である
    かつ エドワードは《灰色熊》をコントロールしている
    もし アンジーが《灰色熊》を対象として《Tandem Tactics》を唱える
    かつ アンジーが《灰色熊》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ その呪文が解決される
    ならば アンジーのチームのライフは20点である

  @id:up_to.not_again @situation:up_to @clause:target.each @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  シナリオ: 同じクリーチャーを、対象を2つまで取る呪文の両方の対象にすることはできない
    前提 アンジーは《丘巨人》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    ならば アンジーは《丘巨人》と《丘巨人》を対象として《Dauntless Onslaught》を唱えられない
    しかし アンジーは《丘巨人》と《灰色熊》を対象として《Dauntless Onslaught》を唱えられる

  @id:up_to.gone @situation:up_to @clause:target.illegal_part @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  シナリオ: 2体のうち1体がいなくなっても、もう1体はオーナーの手札に戻る
    前提 エドワードは《丘巨人》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    もし アンジーが《丘巨人》と《灰色熊》を対象として《Waterwhirl》を唱える
    かつ アンジーが《灰色熊》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ その呪文が解決される
    ならば エドワードの手札に《丘巨人》がある
    かつ エドワードの墓地に《灰色熊》がある

  @id:up_to.all_gone @situation:up_to @clause:target.illegal @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  シナリオ: 唯一の対象がいなくなっても、選ばれなかったクリーチャーには何も起こらない
    前提 エドワードは《丘巨人》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    もし アンジーが《灰色熊》を対象として《Waterwhirl》を唱える
    かつ アンジーが《灰色熊》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ その呪文が解決される
    ならば エドワードは《丘巨人》をコントロールしている
    かつ エドワードの墓地に《灰色熊》がある
    かつ アンジーの墓地に《Waterwhirl》がある

  @id:up_to.copied @clause:spell.copy_targets @clause:target.up_to @from:2018-04-27 @must
  シナリオ: 対象を2つまで取れる呪文が1つだけ対象を取っていれば、そのコピーの対象も1つだけ選び直せる
    前提 アンジーは《灰色熊》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    かつ バリーは《Wind Drake》をコントロールしている
    もし アンジーが《灰色熊》を対象として《Dauntless Onslaught》を唱える
    かつ バリーが《Dauntless Onslaught》を対象として《Twincast》を唱える
    かつ その呪文が解決される
    ならば バリーは選択をしなければならない
    かつ バリーは対象として《丘巨人》と《Wind Drake》を選べない
    もし バリーが対象として《丘巨人》を選ぶ
    ならば バリーは選択をする必要がない
    もし アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば 《丘巨人》は5/5である
    かつ 《灰色熊》は4/4である
    かつ 《Wind Drake》は2/2である
