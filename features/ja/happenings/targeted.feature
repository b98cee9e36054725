# language: ja
機能: 対象になるもの
  > 何かが呪文や能力の対象になったときに能力が誘発する。チームメイトの呪文や能力も数えるのか？

  @id:targeted.illusion @clause:trigger.targeted @clause:stack.top @from:2011-09-30 @must
  シナリオ: イリュージョンは、チームメイトを含む誰かの対象になれば、その解決の前に無くなる
    前提 アンジーは《Phantasmal Bear》をコントロールしている
    かつ バリーは《Phantasmal Bear》をコントロールしている
    かつ エドワードは《Phantasmal Bear》をコントロールしている
    もし バリーがアンジーの《Phantasmal Bear》を対象として《Giant Growth》を唱える
    かつ アンジーの《Phantasmal Bear》の誘発型能力が解決される
    ならば アンジーの墓地に《Phantasmal Bear》がある
    もし その呪文が解決される
    かつ アンジーがエドワードの《Phantasmal Bear》を対象として《Shock》を唱える
    かつ エドワードの《Phantasmal Bear》の誘発型能力が解決される
    ならば エドワードの墓地に《Phantasmal Bear》がある
    かつ バリーは《Phantasmal Bear》をコントロールしている

  @id:targeted.triggered @clause:trigger.targeted @from:2015-01-23 @must
  シナリオ: 誘発する能力もイリュージョンを対象にし、もうそれを見つけない
    前提 エドワードは《Phantasmal Bear》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ アンジーが《Banisher Priest》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象としてエドワードの《Phantasmal Bear》を選ぶ
    かつ 《Phantasmal Bear》の誘発型能力が解決される
    ならば エドワードの墓地に《Phantasmal Bear》がある
    かつ ロナルドは《灰色熊》をコントロールしている

  @id:targeted.opponent @clause:trigger.targeted @clause:team.opponents @clause:life.shared @from:2015-09-26 @must
  シナリオ: ドラゴンは対戦相手の呪文や能力を罰し、チームメイトのものは罰しない
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Thunderbreak Regent》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ ロナルドは《Unspeakable Symbol》をコントロールしている
    もし バリーが《Thunderbreak Regent》を対象として《Giant Growth》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは20点である
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ ロナルドが《Thunderbreak Regent》を対象として《Giant Growth》を唱える
    かつ 《Thunderbreak Regent》の誘発型能力が解決される
    ならば エドワードのチームのライフは17点である
    もし その呪文が解決される
    かつ ロナルドが《Unspeakable Symbol》の能力を起動する
    かつ ロナルドが対象として《Thunderbreak Regent》を選ぶ
    かつ 《Thunderbreak Regent》の誘発型能力が解決される
    ならば エドワードのチームのライフは11点である
    もし その能力が解決される
    かつ ロナルドが《灰色熊》を対象として《Giant Growth》を唱える
    かつ その呪文が解決される
    ならば エドワードのチームのライフは11点である
    かつ アンジーのチームのライフは20点である

  @id:targeted.both @clause:trigger.targeted @clause:target.each @from:2011-09-30 @must
  シナリオ: 呪文の対象になったクリーチャーは、誰のものであれそれぞれ破壊され、他のものは破壊されない
    前提 アンジーは《Horobi, Death's Wail》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ バリーは《木の壁》をコントロールしている
    かつ ロナルドは《丘巨人》をコントロールしている
    もし アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ バリーが《灰色熊》と《丘巨人》を対象として《Prey Upon》を唱える
    かつ 《Horobi, Death's Wail》の誘発型能力が解決される
    かつ 《Horobi, Death's Wail》の誘発型能力が解決される
    ならば バリーの墓地に《灰色熊》がある
    かつ ロナルドの墓地に《丘巨人》がある
    かつ バリーは《木の壁》をコントロールしている
    かつ スタックには呪文や能力が1個ある

  @id:targeted.spell @clause:trigger.targeted @from:2013-05-01 @must
  シナリオ: 呪文に反応するものは、そのコントローラーのクリーチャーへのチームメイトの呪文にも反応し、能力には反応しない
    前提 アンジーは《Wild Defiance》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    かつ バリーは《Unspeakable Symbol》をコントロールしている
    もし バリーが《灰色熊》を対象として《Indestructible Aura》を唱える
    かつ 《Wild Defiance》の誘発型能力が解決される
    ならば 《灰色熊》は5/5である
    もし その呪文が解決される
    かつ バリーが《Unspeakable Symbol》の能力を起動する
    かつ バリーが対象として《灰色熊》を選ぶ
    ならば スタックには呪文や能力が1個ある
    もし その能力が解決される
    ならば 《灰色熊》は6/6である
    もし アンジーが《丘巨人》を対象として《Indestructible Aura》を唱える
    ならば スタックには呪文や能力が1個ある
    もし その呪文が解決される
    ならば 《丘巨人》は3/3である

  @id:targeted.after_all @clause:trigger.targeted @clause:trigger.order @from:2011-09-30 @must
  シナリオ: 対戦相手の能力が続いて対象とするイリュージョンは、その能力の解決の前に無くなる
    前提 アンジーは《Phantasmal Bear》をコントロールしている
    かつ エドワードは《Bogardan Firefiend》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    もし アンジーが《Bogardan Firefiend》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ エドワードが対象として《Phantasmal Bear》を選ぶ
    ならば スタックには呪文や能力が2個ある
    もし 《Phantasmal Bear》の誘発型能力が解決される
    ならば アンジーの墓地に《Phantasmal Bear》がある
    かつ スタックには呪文や能力が1個ある

  @id:targeted.sacrificed @situation:targeted.sacrificed @clause:trigger.targeted @from:2011-09-30 @must
  シナリオ: 対象になったことに反応するものは、その能力のために生け贄に捧げられる場合でも、対象が選ばれた時点で反応する
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Horobi, Death's Wail》をコントロールしている
    かつ アンジーは《Goblin Bombardment》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーが《Horobi, Death's Wail》を生け贄に捧げる
    かつ アンジーが《丘巨人》を対象として《Goblin Bombardment》の能力を起動する
    かつ 《Horobi, Death's Wail》の誘発型能力が解決される
    ならば エドワードの墓地に《丘巨人》がある
    かつ アンジーの墓地に《Horobi, Death's Wail》がある
    かつ バリーは《灰色熊》をコントロールしている

  @id:targeted.cost_of_spell @situation:targeted.sacrificed @clause:trigger.targeted @clause:cost.additional @from:2011-09-30 @must
  シナリオ: 呪文の支払いのために生け贄に捧げられたものも、その呪文の対象に反応する
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Horobi, Death's Wail》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーが《Horobi, Death's Wail》を生け贄に捧げる
    かつ アンジーが《丘巨人》を対象として《Fling》を唱える
    かつ 《Horobi, Death's Wail》の誘発型能力が解決される
    ならば エドワードの墓地に《丘巨人》がある
    かつ バリーは《灰色熊》をコントロールしている
