# language: ja
機能: 能力の解決時になくなっているもの
  > 能力がスタックにあり、その発生源が追放されるか、支払うものがない。それでも何をするのか？

  @id:exact.gone.becomes @clause:trigger.state @clause:object.types @from:2018-04-27 @must
  シナリオ: クリーチャーになるはずだったものがもうなければクリーチャーにならず、他のものもならない
    前提 アンジーのチームのライフは11点である
    かつ アンジーは《Opal Avenger》をコントロールしている
    かつ バリーは《Bad Moon》をコントロールしている
    もし アンジーのチームが優先権をパスする
    かつ エドワードがアンジーを対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《Opal Avenger》を対象として《Utter End》を唱える
    かつ その呪文が解決される
    かつ 《Opal Avenger》の誘発型能力が解決される
    ならば アンジーは追放領域に《Opal Avenger》を所有している
    かつ アンジーはクリーチャーを1体もコントロールしていない
    かつ バリーはクリーチャーを1体もコントロールしていない
    かつ アンジーのチームのライフは9点である

  @id:exact.gone.transforms @clause:ability.only_if @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-04-27 @must
  シナリオ: 変身するはずだったものがもうなければ変身せず、能力の残りは行われる
    前提 アンジーのチームのライフは39点である
    かつ アンジーは《Chalice of Life》をコントロールしている
    もし アンジーが《Chalice of Life》の能力を起動する
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《Chalice of Life》を対象として《Utter End》を唱える
    かつ その呪文が解決される
    かつ その能力が解決される
    ならば アンジーのチームのライフは40点である
    かつ アンジーは追放領域に《Chalice of Life》を所有している

  @id:exact.gone.sacrifice @clause:object.you @clause:priority.act @from:2020-07-03 @must
  シナリオ: クリーチャーをコントロールしていない者はチームメイトのものを生け贄に捧げられず、コントロールしている者はできる
    前提 アンジーは《Relic Vial》をコントロールしている
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ バリーは《Relic Vial》をコントロールしている
    かつ バリーは《マナ源》を2枚コントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    ならば アンジーは《Relic Vial》の能力を起動できない
    しかし バリーは《Relic Vial》の能力を起動できる
    もし その能力が解決される
    ならば バリーの墓地に《灰色熊》がある
    かつ バリーの手札は1枚である

  @id:exact.gone.defeated_once @clause:battle.defeated @clause:battle.damage @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2023-04-14 @must
  シナリオ: 守備値のない包囲戦が再びダメージを受けても、敗れるのは1度であり2度ではない
    前提 アンジーは《山》を2枚コントロールしている
    かつ アンジーは《島》を3枚コントロールしている
    かつ エドワードは《城壁の練習》をコントロールしている
    かつ 《城壁の練習》を守る者はアンジーである
    かつ 《城壁の練習》には守備カウンターが2個置かれている
    もし アンジーが《城壁の練習》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ アンジーが《城壁の練習》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ 《城壁の練習》の誘発型能力が解決される
    ならば エドワードは追放領域に《城壁の練習》を所有している
    かつ アンジーは《Divination》を唱えられる

  @id:exact.gone.costs_more @clause:mana.own @from:2005-08-01 @must
  シナリオ: すべての呪文のコストを増やすものは、誰のターンにも、誰に対しても働く
    前提 エドワードは《Sphere of Resistance》をコントロールしている
    かつ アンジーは《山》を2枚コントロールしている
    かつ バリーは《山》をコントロールしている
    かつ ロナルドは《山》を2枚コントロールしている
    かつ エドワードは《山》をコントロールしている
    ならば バリーはエドワードを対象として《Shock》を唱えられない
    しかし アンジーはエドワードを対象として《Shock》を唱えられる
    もし アンジーのチームが優先権をパスする
    ならば エドワードはアンジーを対象として《Shock》を唱えられない
    しかし ロナルドはアンジーを対象として《Shock》を唱えられる

  @id:exact.mana.either @clause:mana.own @clause:mana.ability @from:2015-09-26 @must
  シナリオ: 2色のうち1色のマナは選ばれた色のものであり、他の色ではない
    前提 アンジーは《Tranquil Cove》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    もし アンジーが《Tranquil Cove》の能力を起動する
    かつ アンジーが色として青を選ぶ
    ならば アンジーは使われていないマナを1点持っている
    かつ アンジーはエドワードを対象として《Shock》を唱えられない
    しかし アンジーは《灰色熊》を対象として《Unsummon》を唱えられる

  @id:exact.wins.opponents_lose @clause:team.win_effect @clause:team.wins_and_loses @from:2010-04-23 @until:2018-04-27 @must
  シナリオ: プレイヤーが勝利する代わりに対戦相手が敗北する間は、対戦相手が敗北してゲームは終わる
    前提 アンジーのチームのライフは50点である
    かつ バリーは《忍耐の試練》をコントロールしている
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば ゲームは続く
    もし アンジーのチームのアップキープ・ステップが始まる
    かつ 《忍耐の試練》の誘発型能力が解決される
    ならば エドワードのチームはゲームに敗北する
    かつ アンジーのチームはゲームに勝利する

  @id:exact.gone.returned @clause:object.you @from:2005-08-01 @must
  シナリオ: クリーチャーはオーナーの手札に戻り、トークンは消え、クリーチャーでないものは残る
    前提 アンジーは《丘巨人》をコントロールしている
    かつ バリーは1/1のゴブリン・クリーチャー・トークンを2体コントロールしている
    かつ バリーは《Bad Moon》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ ロナルドは1/1の苗木・クリーチャー・トークンを2体コントロールしている
    かつ バリーの手札にカードはない
    かつ ロナルドの手札にカードはない
    もし アンジーが《Evacuation》を唱える
    かつ その呪文が解決される
    ならば アンジーの手札に《丘巨人》がある
    かつ エドワードの手札に《灰色熊》がある
    かつ バリーはクリーチャーを1体もコントロールしていない
    かつ ロナルドはクリーチャーを1体もコントロールしていない
    かつ バリーの手札にカードはない
    かつ ロナルドの手札にカードはない
    かつ バリーは《Bad Moon》をコントロールしている

  @id:exact.gone.state @clause:trigger.state @from:2018-04-27 @must
  シナリオ: 呪文の解決中に一瞬でも真になったことは、その後真でなくなっても誘発する
    前提 アンジーのチームのライフは12点である
    かつ アンジーは《Opal Avenger》をコントロールしている
    もし アンジーがバリーを対象として《Lightning Helix》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは12点である
    もし 《Opal Avenger》の誘発型能力が解決される
    ならば 《Opal Avenger》は3/5である
    かつ アンジーのチームのライフは12点である

  @id:exact.mana.one_symbol @clause:mana.own @clause:cost.resources @from:2018-04-27 @must
  シナリオ: 1つの発生源は1つのシンボルを支払う。2色にはそれぞれ1つ、同じ色2つにはそれが2つ必要である
    前提 アンジーは《山》をコントロールしている
    かつ アンジーは《平地》をコントロールしている
    かつ バリーは《山》をコントロールしている
    かつ バリーは《平地》をコントロールしている
    ならば バリーは《Crusade》を唱えられない
    しかし アンジーはエドワードを対象として《Lightning Helix》を唱えられる

  @id:gone.and_back @situation:gone.and_back @clause:zone.new_object @clause:target.illegal @variant:two-headed-giant @variant:two-player @from:2013-05-01 @must
  シナリオ: 追放されて戻ってきたクリーチャーは、もはやその呪文の対象ではない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードは《灰色熊》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーが《灰色熊》を対象として《Shock》を唱える
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《灰色熊》を対象として《Cloudshift》を唱える
    かつ その呪文が解決される
    かつ その呪文が解決される
    ならば エドワードは《灰色熊》をコントロールしている
    かつ アンジーの墓地に《Shock》がある
    かつ エドワードの墓地に《Cloudshift》がある

  @id:gone.and_back.ability @situation:gone.and_back @clause:zone.new_object @clause:target.illegal_part @clause:target.each @variant:two-headed-giant @variant:two-player @from:2013-05-01 @must
  シナリオ: 2体のうち1体が追放されて戻ってきたら、対象であり続けるのはもう1体だけである
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《灰色熊》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーが《灰色熊》と《丘巨人》を対象として《Consume Strength》を唱える
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《丘巨人》を対象として《Cloudshift》を唱える
    かつ その呪文が解決される
    かつ その呪文が解決される
    ならば 《灰色熊》は4/4である
    かつ 《丘巨人》は3/3である

  @id:gone.and_back.graveyard @situation:gone.and_back @clause:target.illegal @clause:zone.new_object @clause:zone.graveyard @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  シナリオ: 墓地を離れてプレイに出た後に戻ったカードは別のオブジェクトであり、対象ではない
    前提 アンジーは《Vedalken Orrery》をコントロールしている
    かつ アンジーの墓地に《灰色熊》がある
    もし アンジーが《灰色熊》を対象として《Zombify》を唱える
    かつ アンジーが《灰色熊》を対象として《Raise Dead》を唱える
    かつ その呪文が解決される
    ならば アンジーの手札に《灰色熊》がある
    もし アンジーが《灰色熊》を唱える
    かつ その呪文が解決される
    かつ アンジーが《灰色熊》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《灰色熊》がある
    もし その呪文が解決される
    ならば アンジーの墓地に《灰色熊》がある
    かつ アンジーはクリーチャーを1体もコントロールしていない

  @id:aura.fits_no_more @situation:aura.fits_no_more @clause:aura.gone @clause:layers.lasting @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2009-07-11 @must
  シナリオ: クリーチャーだけをエンチャントできるオーラは、ついているものがクリーチャーでなくなれば墓地に置かれる
    前提 アンジーは《Kamahl, Fist of Krosa》をコントロールしている
    かつ アンジーは《山》をコントロールしている
    かつ アンジーは《マナ源》を2枚コントロールしている
    もし アンジーが《山》を対象として《Kamahl, Fist of Krosa》の1つ目の能力を起動する
    かつ その能力が解決される
    かつ アンジーが《山》を対象として《Unholy Strength》を唱える
    かつ その呪文が解決される
    ならば 《山》は3/2である
    もし アンジーのチームの終了ステップが始まる
    ならば アンジーは《Unholy Strength》をコントロールしている
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば アンジーの墓地に《Unholy Strength》がある
    かつ アンジーは《山》をコントロールしている

  @id:lifelink.as_it_left @situation:lifelink.as_it_left @clause:object.as_it_was @clause:damage.lifelink @variant:two-headed-giant @variant:two-player @from:2010-10-01 @must
  シナリオ: 他のパーマネントから絆魂を得ていて戦場を離れたものは、その後に与えるダメージについても絆魂を持つ
    前提 アンジーは《True Conviction》をコントロールしている
    かつ アンジーは《Bogardan Firefiend》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ アンジーのチームのライフは20点である
    もし アンジーが《Bogardan Firefiend》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《丘巨人》を選ぶ
    かつ 《Bogardan Firefiend》の誘発型能力が解決される
    ならば アンジーのチームのライフは22点である
    かつ エドワードは《丘巨人》をコントロールしている
