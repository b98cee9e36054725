# language: ja
機能: 各対戦相手についての対象
  > ある能力が、各対戦相手について対象を最大1つ取る。チームを相手にするといくつあり、1つがなくなったらどうなるのか？

  @id:for_each_opponent.both @situation:for_each_opponent @clause:target.for_each @from:2005-08-01 @must
  シナリオ: 相手チームの2人はそれぞれパーマネント1つを追放され、2つ追放される者はいない
    前提 エドワードは《丘巨人》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ ロナルドは《Shanodin Dryads》をコントロールしている
    かつ バリーは《白金の天使》をコントロールしている
    もし アンジーが《Grasp of Fate》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《丘巨人》と《Shanodin Dryads》を選ぶ
    かつ 《Grasp of Fate》の誘発型能力が解決される
    ならば エドワードは追放領域に《丘巨人》を所有している
    かつ ロナルドは追放領域に《Shanodin Dryads》を所有している
    かつ エドワードは《灰色熊》をコントロールしている
    かつ バリーは《白金の天使》をコントロールしている

  @id:for_each_opponent.nothing_there @situation:for_each_opponent @clause:target.for_each @clause:target.up_to @from:2005-08-01 @must
  シナリオ: 対戦相手の1人に適正なものがなくても、もう1人には対象が1つあり、2つにはならない
    前提 エドワードは《平地》をコントロールしている
    かつ ロナルドは《Shanodin Dryads》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    もし アンジーが《Grasp of Fate》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《Shanodin Dryads》を選ぶ
    かつ 《Grasp of Fate》の誘発型能力が解決される
    ならば ロナルドは追放領域に《Shanodin Dryads》を所有している
    かつ ロナルドは《灰色熊》をコントロールしている
    かつ エドワードは《平地》をコントロールしている

  @id:for_each_opponent.gone @situation:for_each_opponent @clause:target.for_each @clause:target.illegal_part @from:2005-08-01 @must
  シナリオ: 対応して対象の1つがなくなっても、もう1人の対戦相手のものは追放される
    前提 エドワードは《灰色熊》をコントロールしている
    かつ ロナルドは《丘巨人》をコントロールしている
    もし アンジーが《Grasp of Fate》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《灰色熊》と《丘巨人》を選ぶ
    かつ バリーが《灰色熊》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ 《Grasp of Fate》の誘発型能力が解決される
    ならば ロナルドは追放領域に《丘巨人》を所有している
    かつ エドワードの墓地に《灰色熊》がある

  @id:for_each_opponent.given @situation:for_each_opponent @clause:target.for_each @clause:target.illegal_part @from:2005-08-01 @must
  シナリオ: 対応してもう1人の対戦相手がコントロールを得たものは、その能力の対象として不適正になる
    前提 エドワードは《灰色熊》をコントロールしている
    かつ ロナルドは《丘巨人》をコントロールしている
    もし アンジーが《Grasp of Fate》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《灰色熊》と《丘巨人》を選ぶ
    かつ アンジーのチームが優先権をパスする
    かつ ロナルドが《灰色熊》を対象として《Blind with Anger》を唱える
    かつ その呪文が解決される
    かつ 《Grasp of Fate》の誘発型能力が解決される
    ならば ロナルドは追放領域に《丘巨人》を所有している
    かつ ロナルドは《灰色熊》をコントロールしている

  @id:for_each_opponent.back @situation:for_each_opponent @clause:target.for_each @from:2005-08-01 @must
  シナリオ: Grasp of Fateが戦場を離れると、対戦相手2人のカードはそれぞれのオーナーに戻る
    前提 エドワードは《灰色熊》をコントロールしている
    かつ ロナルドは《丘巨人》をコントロールしている
    もし アンジーが《Grasp of Fate》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《灰色熊》と《丘巨人》を選ぶ
    かつ 《Grasp of Fate》の誘発型能力が解決される
    かつ アンジーが《Grasp of Fate》を対象として《帰化》を唱える
    かつ その呪文が解決される
    ならば エドワードは《灰色熊》をコントロールしている
    かつ ロナルドは《丘巨人》をコントロールしている

  @id:for_each_opponent.taken @situation:for_each_opponent @clause:target.for_each @from:2018-04-27 @must
  シナリオ: 各対戦相手のクリーチャー1体が奪われて元のチームを攻撃し、ターン終了時には両方とも戻る
    前提 エドワードは《灰色熊》をコントロールしている
    かつ ロナルドは《丘巨人》をコントロールしている
    かつ エドワードのチームのライフは30点である
    もし アンジーが《Molten Primordial》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《灰色熊》と《丘巨人》を選ぶ
    かつ 《Molten Primordial》の誘発型能力が解決される
    ならば アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《灰色熊》でエドワードを攻撃する
    かつ アンジーが《丘巨人》でエドワードを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは25点である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば エドワードは《灰色熊》をコントロールしている
    かつ ロナルドは《丘巨人》をコントロールしている

  @id:for_each_opponent.of_three @situation:for_each_opponent @clause:target.for_each @variant:free-for-all @from:2005-08-01 @must
  シナリオ: 3人の対戦相手それぞれに対象があり、1人がゲームを離れても他の2人のものは追放される
    前提 エドワードは《灰色熊》をコントロールしている
    かつ マーサは《丘巨人》をコントロールしている
    かつ サイモンは《Shanodin Dryads》をコントロールしている
    もし アンジーが《Grasp of Fate》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《灰色熊》と《丘巨人》と《Shanodin Dryads》を選ぶ
    かつ エドワードが投了する
    かつ 《Grasp of Fate》の誘発型能力が解決される
    ならば マーサは追放領域に《丘巨人》を所有している
    かつ サイモンは追放領域に《Shanodin Dryads》を所有している

  @id:for_each_opponent.refused @situation:for_each_opponent @clause:target.for_each @from:2005-08-01 @must
  シナリオ: 呪文は対戦相手1人のパーマネント2つやチームメイトのものを対象にできず、各対戦相手のものを1つずつ対象にできる
    前提 エドワードは《丘巨人》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ ロナルドは《Shanodin Dryads》をコントロールしている
    かつ バリーは《白金の天使》をコントロールしている
    ならば アンジーは《丘巨人》と《灰色熊》を対象として《Windgrace's Judgment》を唱えられない
    かつ アンジーは《白金の天使》を対象として《Windgrace's Judgment》を唱えられない
    しかし アンジーは《丘巨人》と《Shanodin Dryads》を対象として《Windgrace's Judgment》を唱えられる
    もし その呪文が解決される
    ならば エドワードの墓地に《丘巨人》がある
    かつ ロナルドの墓地に《Shanodin Dryads》がある
    かつ エドワードは《灰色熊》をコントロールしている

  @id:for_each_opponent.one @situation:for_each_opponent @clause:target.for_each @clause:target.up_to @from:2005-08-01 @must
  シナリオ: 各対戦相手について最大1つを対象とする呪文は、対戦相手1人についてだけ対象を選んでも、まったく選ばなくても唱えられる
    前提 エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《Shanodin Dryads》をコントロールしている
    もし アンジーが《Shanodin Dryads》を対象として《Windgrace's Judgment》を唱える
    かつ その呪文が解決される
    ならば ロナルドの墓地に《Shanodin Dryads》がある
    かつ エドワードは《丘巨人》をコントロールしている
    かつ アンジーは《Windgrace's Judgment》を唱えられる
    もし その呪文が解決される
    ならば エドワードは《丘巨人》をコントロールしている

  @id:for_each_opponent.required @situation:for_each_opponent.required @clause:target.for_each @from:2005-08-01 @must
  シナリオ: 文章に「最大1」とないとき、各対戦相手の対象を選ばなければならない
    前提 エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    かつ ロナルドは《Shanodin Dryads》をコントロールしている
    かつ バリーは《白金の天使》をコントロールしている
    ならば アンジーは《丘巨人》を対象として《Blatant Thievery》を唱えられない
    かつ アンジーは《灰色熊》と《Shanodin Dryads》を対象として《Blatant Thievery》を唱えられない
    しかし アンジーは《丘巨人》と《灰色熊》を対象として《Blatant Thievery》を唱えられる
    もし その呪文が解決される
    ならば アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ ロナルドは《Shanodin Dryads》をコントロールしている
    かつ バリーは《白金の天使》をコントロールしている

  @id:for_each_opponent.required_gone @situation:for_each_opponent.required @clause:target.for_each @clause:target.illegal_part @from:2005-08-01 @must
  シナリオ: 選ばなければならなかった対象がなくなっても、もう一方の対戦相手の対象は残る
    前提 エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    もし アンジーが《丘巨人》と《灰色熊》を対象として《Blatant Thievery》を唱える
    かつ アンジーのチームが優先権をパスする
    かつ ロナルドが《灰色熊》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ その呪文が解決される
    ならば アンジーは《丘巨人》をコントロールしている
    かつ ロナルドの墓地に《灰色熊》がある

  @id:for_each_opponent.three @situation:for_each_opponent.required @clause:target.for_each @variant:free-for-all @from:2005-08-01 @must
  シナリオ: 3人の対戦相手のそれぞれに対象があり、対象となったものだけを失う
    前提 エドワードは《丘巨人》をコントロールしている
    かつ マーサは《灰色熊》をコントロールしている
    かつ サイモンは《Shanodin Dryads》をコントロールしている
    かつ サイモンは《大気の精霊》をコントロールしている
    ならば アンジーは《丘巨人》と《灰色熊》を対象として《Blatant Thievery》を唱えられない
    しかし アンジーは《丘巨人》と《灰色熊》と《Shanodin Dryads》を対象として《Blatant Thievery》を唱えられる
    もし その呪文が解決される
    ならば アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《Shanodin Dryads》をコントロールしている
    かつ サイモンは《大気の精霊》をコントロールしている
