# language: ja
機能: 対象を2つ取る呪文
  > ある呪文が2つの対象を取る。何を選べるのか、チームメイトのクリーチャーも選べるのか、片方がいなくなったらどうなるのか？

  @id:two_targets.player @situation:two_targets @clause:target.each @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  シナリオ: 1つの呪文がクリーチャー1体とプレイヤー1人に当たり、他の誰にも当たらない
    前提 エドワードのチームのライフは20点である
    かつ エドワードは《灰色熊》をコントロールしている
    かつ エドワードは《Shanodin Dryads》をコントロールしている
    かつ アンジーのライブラリーは3枚である
    もし アンジーが《灰色熊》とエドワードを対象として《Cunning Strike》を唱える
    かつ その呪文が解決される
    ならば エドワードの墓地に《灰色熊》がある
    かつ エドワードは《Shanodin Dryads》をコントロールしている
    かつ エドワードのチームのライフは18点である
    かつ アンジーのライブラリーは2枚である

  @id:two_targets.teammate @situation:two_targets @clause:target.each @clause:life.shared @from:2005-08-01 @must
  シナリオ: 2つの対象が別々のチームのものでもよい
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ ロナルドは《灰色熊》をコントロールしている
    かつ アンジーのライブラリーは3枚である
    かつ バリーのライブラリーは3枚である
    もし アンジーが《灰色熊》とバリーを対象として《Cunning Strike》を唱える
    かつ その呪文が解決される
    ならば ロナルドの墓地に《灰色熊》がある
    かつ バリーのライブラリーは3枚である
    かつ アンジーのライブラリーは2枚である
    かつ アンジーのチームのライフは18点である
    かつ エドワードのチームのライフは20点である

  @id:two_targets.gone @situation:two_targets @clause:target.illegal_part @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  シナリオ: クリーチャーがいなくなっても、プレイヤーにはダメージが与えられる
    前提 エドワードのチームのライフは20点である
    かつ エドワードは《灰色熊》をコントロールしている
    かつ アンジーのライブラリーは3枚である
    もし アンジーが《灰色熊》とエドワードを対象として《Cunning Strike》を唱える
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《灰色熊》を対象として《Unsummon》を唱える
    かつ その呪文が解決される
    ならば エドワードの手札に《灰色熊》がある
    もし その呪文が解決される
    ならば エドワードのチームのライフは18点である
    かつ エドワードの手札に《灰色熊》がある
    かつ アンジーのライブラリーは2枚である

  @id:two_targets.both_gone @situation:two_targets @clause:target.illegal @clause:target.illegal_part @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  シナリオ: クリーチャーが2体ともいなくなれば、呪文は何もしない
    前提 アンジーは《丘巨人》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    もし アンジーが《丘巨人》と《灰色熊》を対象として《Consume Strength》を唱える
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《丘巨人》を対象として《Unsummon》を唱える
    かつ エドワードが《灰色熊》を対象として《Unsummon》を唱える
    かつ その呪文が解決される
    かつ その呪文が解決される
    かつ その呪文が解決される
    ならば アンジーの墓地に《Consume Strength》がある
    かつ アンジーの手札に《丘巨人》がある
    かつ エドワードの手札に《灰色熊》がある

  @id:two_targets.same @situation:two_targets @clause:target.each @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  シナリオ: Agony Warpのそれぞれの効果は自分の対象にだけ及び、2つとも同じクリーチャーであってもよい
    前提 アンジーは《丘巨人》をコントロールしている
    かつ エドワードは《大気の精霊》をコントロールしている
    もし アンジーが《大気の精霊》と《丘巨人》を対象として《Agony Warp》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《丘巨人》がある
    かつ 《大気の精霊》は1/4である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《大気の精霊》は4/4である
    もし エドワードが《大気の精霊》と《大気の精霊》を対象として《Agony Warp》を唱える
    かつ その呪文が解決される
    ならば 《大気の精霊》は1/1である
    もし アンジーのチームのアップキープ・ステップが始まる
    ならば 《大気の精霊》は4/4である

  @id:two_targets.another @situation:two_targets @clause:target.each @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  シナリオ: 他の対象が求められるなら、同じクリーチャーを再び選ぶことはできない
    前提 アンジーは《丘巨人》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ エドワードは《War Mammoth》をコントロールしている
    かつ アンジーのチームの戦闘前メイン・フェイズである
    ならば アンジーは《丘巨人》と《丘巨人》を対象として《Consume Strength》を唱えられない
    しかし アンジーは《丘巨人》と《灰色熊》を対象として《Consume Strength》を唱えられる
    もし その呪文が解決される
    ならば 《丘巨人》は5/5である
    かつ エドワードの墓地に《灰色熊》がある
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《丘巨人》は3/3である
    もし エドワードが《丘巨人》と《War Mammoth》を対象として《Consume Strength》を唱える
    かつ その呪文が解決される
    ならば 《War Mammoth》は1/1である
    もし アンジーのチームのアップキープ・ステップが始まる
    ならば 《War Mammoth》は3/3である

  @id:two_targets.fight @situation:two_targets @clause:target.each @clause:effect.fight @from:2011-09-30 @must
  シナリオ: 自分がコントロールしていないものはチームメイトのものでもよく、自分のクリーチャーは2つ目の対象にならない
    前提 アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《War Mammoth》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ エドワードは《大気の精霊》をコントロールしている
    かつ アンジーのチームの戦闘前メイン・フェイズである
    ならば アンジーは《丘巨人》と《War Mammoth》を対象として《Prey Upon》を唱えられない
    かつ アンジーは《灰色熊》と《大気の精霊》を対象として《Prey Upon》を唱えられない
    しかし アンジーは《丘巨人》と《灰色熊》を対象として《Prey Upon》を唱えられる
    もし その呪文が解決される
    ならば バリーの墓地に《灰色熊》がある
    かつ アンジーは《丘巨人》をコントロールしている
    もし アンジーが《丘巨人》と《大気の精霊》を対象として《Prey Upon》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《丘巨人》がある
    かつ エドワードは《大気の精霊》をコントロールしている

  @id:two_targets.fight_gone @situation:two_targets @clause:target.illegal_part @clause:effect.fight @variant:two-headed-giant @variant:two-player @from:2011-09-30 @must
  シナリオ: 格闘の相手がいなくなったクリーチャーは、ダメージを受けも与えもしない
    前提 アンジーは《丘巨人》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    もし アンジーが《丘巨人》と《灰色熊》を対象として《Prey Upon》を唱える
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《丘巨人》を対象として《Unsummon》を唱える
    かつ その呪文が解決される
    かつ その呪文が解決される
    ならば エドワードは《灰色熊》をコントロールしている
    かつ アンジーの手札に《丘巨人》がある
    かつ アンジーの墓地に《Prey Upon》がある

  @id:two_targets.deals @situation:two_targets @clause:target.each @clause:damage.source @variant:two-headed-giant @variant:two-player @from:2010-04-23 @must
  シナリオ: 1つ目の対象が2つ目の対象であるプレイヤーかクリーチャーにダメージを与える
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Vampire Nighthawk》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ アンジーのチームの戦闘前メイン・フェイズである
    ならば アンジーは《丘巨人》とエドワードを対象として《Soul's Fire》を唱えられない
    しかし アンジーは《Vampire Nighthawk》とエドワードを対象として《Soul's Fire》を唱えられる
    もし その呪文が解決される
    ならば エドワードのチームのライフは18点である
    かつ アンジーのチームのライフは22点である
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーが《Vampire Nighthawk》と《丘巨人》を対象として《Soul's Fire》を唱える
    かつ その呪文が解決される
    ならば エドワードの墓地に《丘巨人》がある
    かつ エドワードのチームのライフは18点である

  @id:two_targets.deals_gone @situation:two_targets @clause:target.illegal_part @clause:damage.source @variant:two-headed-giant @variant:two-player @from:2010-04-23 @must
  シナリオ: いなくなった1つ目の対象は2つ目の対象にダメージを与えない
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《大気の精霊》をコントロールしている
    もし アンジーが《大気の精霊》とエドワードを対象として《Soul's Fire》を唱える
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《大気の精霊》を対象として《Unsummon》を唱える
    かつ その呪文が解決される
    かつ その呪文が解決される
    ならば エドワードのチームのライフは20点である
    かつ アンジーの手札に《大気の精霊》がある
    かつ アンジーの墓地に《Soul's Fire》がある

  @id:two_targets.shielded @situation:two_targets @clause:target.illegal_part @clause:target.hexproof @variant:two-headed-giant @variant:two-player @from:2011-09-30 @must
  シナリオ: まだ場にあってももう対象に選べなくなったものは何も受けず、もう一方は受ける
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《灰色熊》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    もし エドワードのチームが優先権をパスする
    かつ アンジーが《灰色熊》と《丘巨人》を対象として《Consume Strength》を唱える
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《丘巨人》を対象として《Ranger's Guile》を唱える
    かつ その呪文が解決される
    かつ その呪文が解決される
    ならば 《丘巨人》は4/4である
    かつ 《灰色熊》は4/4である
    もし アンジーのチームのアップキープ・ステップが始まる
    ならば 《丘巨人》は3/3である
    かつ 《灰色熊》は2/2である
    かつ アンジーは《丘巨人》と《灰色熊》を対象として《Consume Strength》を唱えられる
    しかし アンジーは《丘巨人》を対象として《Ranger's Guile》を唱えられない
    かつ アンジーは《灰色熊》を対象として《Ranger's Guile》を唱えられる
    もし その呪文が解決される
    ならば 《灰色熊》は3/3である
    もし その呪文が解決される
    ならば 《丘巨人》は5/5である
    かつ 《灰色熊》は1/1である

  @id:two_targets.kinds @situation:two_targets @clause:target.each @variant:two-headed-giant @variant:two-player @from:2011-09-30 @must
  シナリオ: 一方の対象になれるものが、もう一方の対象になれるとは限らない
    前提 エドワードのチームのライフは20点である
    かつ アンジーのライブラリーは3枚である
    かつ アンジーは《大気の精霊》をコントロールしている
    かつ エドワードは《War Mammoth》をコントロールしている
    かつ エドワードは《平地》をコントロールしている
    かつ アンジーのチームの戦闘前メイン・フェイズである
    ならば アンジーは《平地》と《大気の精霊》を対象として《Agony Warp》を唱えられない
    かつ アンジーは《大気の精霊》と《平地》を対象として《Agony Warp》を唱えられない
    かつ アンジーは《平地》と《大気の精霊》を対象として《Consume Strength》を唱えられない
    かつ アンジーは《大気の精霊》と《平地》を対象として《Consume Strength》を唱えられない
    かつ アンジーは《平地》とエドワードを対象として《Cunning Strike》を唱えられない
    かつ アンジーは《大気の精霊》と《War Mammoth》を対象として《Cunning Strike》を唱えられない
    かつ アンジーは《大気の精霊》と《平地》を対象として《Prey Upon》を唱えられない
    かつ アンジーは《War Mammoth》と《大気の精霊》を対象として《Prey Upon》を唱えられない
    しかし アンジーは《War Mammoth》と《大気の精霊》を対象として《Agony Warp》を唱えられる
    もし その呪文が解決される
    ならば 《War Mammoth》は0/3である
    かつ 《大気の精霊》は4/1である
    かつ アンジーは《大気の精霊》と《War Mammoth》を対象として《Prey Upon》を唱えられる
    かつ アンジーは《War Mammoth》とエドワードを対象として《Cunning Strike》を唱えられる
    かつ アンジーは《大気の精霊》と《War Mammoth》を対象として《Consume Strength》を唱えられる
    もし その呪文が解決される
    ならば 《大気の精霊》は6/3である
    もし その呪文が解決される
    ならば エドワードの墓地に《War Mammoth》がある
    かつ エドワードのチームのライフは18点である

  @id:two_targets.walker @situation:two_targets @clause:target.each @clause:damage.source @variant:two-headed-giant @variant:two-player @from:2020-07-03 @must
  シナリオ: そう書かれて以来、プレインズウォーカーは2つ目の対象になれるが、クリーチャーではない
    前提 エドワードは《丘巨人》をコントロールしている
    かつ エドワードは《War Mammoth》をコントロールしている
    かつ エドワードは《Chandra, Flame's Catalyst》をコントロールしている
    かつ アンジーは《大気の精霊》をコントロールしている
    かつ アンジーは《Chandra, Pyrogenius》をコントロールしている
    かつ アンジーのチームの戦闘前メイン・フェイズである
    ならば アンジーは《Chandra, Pyrogenius》と《丘巨人》を対象として《Prey Upon》を唱えられない
    かつ アンジーは《Chandra, Pyrogenius》と《丘巨人》を対象として《Soul's Fire》を唱えられない
    かつ アンジーは《Chandra, Flame's Catalyst》と《Chandra, Flame's Catalyst》を対象として《Cunning Strike》を唱えられない
    しかし アンジーは《丘巨人》と《Chandra, Flame's Catalyst》を対象として《Cunning Strike》を唱えられる
    もし その呪文が解決される
    ならば 《Chandra, Flame's Catalyst》には忠誠カウンターが3個置かれている
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーが《大気の精霊》と《Chandra, Flame's Catalyst》を対象として《Soul's Fire》を唱える
    かつ アンジーのチームが優先権をパスする
    ならば エドワードは《Chandra, Flame's Catalyst》を対象として《Ranger's Guile》を唱えられない
    しかし エドワードは《丘巨人》を対象として《Ranger's Guile》を唱えられる
    もし その呪文が解決される
    ならば 《丘巨人》は4/4である
    もし その呪文が解決される
    ならば エドワードの墓地に《Chandra, Flame's Catalyst》がある
    かつ アンジーは《大気の精霊》と《War Mammoth》を対象として《Prey Upon》を唱えられる
    もし その呪文が解決される
    ならば エドワードの墓地に《War Mammoth》がある
