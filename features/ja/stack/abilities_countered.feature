# language: ja
機能: 打ち消される能力
  > 呪文が能力を打ち消す。どの能力を対象にでき、チームが共有する能力のうち何が残るのか？

  @id:stifle.one @clause:ability.countered @clause:trigger.step @clause:life.shared @from:2007-05-01 @must
  シナリオ: チームのアップキープに誘発した2つの能力のうち、一方は打ち消され、もう一方は打ち消されない
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ ロナルドは《Copper Tablet》をコントロールしている
    もし エドワードのチームのアップキープ・ステップが始まる
    かつ 《Copper Tablet》の誘発型能力が解決される
    かつ 《Copper Tablet》の誘発型能力が解決される
    ならば エドワードのチームのライフは18点である
    もし アンジーのチームのアップキープ・ステップが始まる
    かつ バリーが《Copper Tablet》を対象として《Stifle》を唱える
    かつ その呪文が解決される
    ならば スタックには呪文や能力が1個ある
    もし 《Copper Tablet》の誘発型能力が解決される
    ならば アンジーのチームのライフは19点である

  @id:stifle.mana @clause:ability.countered @clause:mana.ability @from:2005-08-01 @must
  シナリオ: マナを加えるものはスタックに置かれないので、他の能力のようには対象にならない
    前提 アンジーのチームのライフは20点である
    かつ アンジーは《Unspeakable Symbol》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《森》をコントロールしている
    もし アンジーが《Unspeakable Symbol》の能力を起動する
    かつ アンジーが対象として《灰色熊》を選ぶ
    かつ バリーが《森》の能力を起動する
    かつ アンジーのチームが優先権をパスする
    ならば エドワードは《森》を対象として《Stifle》を唱えられない
    しかし エドワードは《Unspeakable Symbol》を対象として《Stifle》を唱えられる
    もし その呪文が解決される
    ならば スタックは空である
    かつ 《灰色熊》は2/2である
    かつ アンジーのチームのライフは17点である

  @id:stifle.kinds @clause:ability.countered @clause:effect.counter @from:2009-07-11 @must
  シナリオ: 能力を打ち消すものは呪文を打ち消さず、呪文を打ち消すものは能力を打ち消さない
    前提 アンジーは《Unspeakable Symbol》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    もし アンジーが《Unspeakable Symbol》の能力を起動する
    かつ アンジーが対象として《灰色熊》を選ぶ
    かつ バリーが《灰色熊》を対象として《Giant Growth》を唱える
    かつ アンジーのチームが優先権をパスする
    ならば エドワードは《Giant Growth》を対象として《Stifle》を唱えられない
    かつ エドワードは《Unspeakable Symbol》を対象として《Negate》を唱えられない
    しかし エドワードは《Unspeakable Symbol》を対象として《Stifle》を唱えられる
    かつ エドワードは《Giant Growth》を対象として《Negate》を唱えられる

  @id:stifle.illusion @clause:ability.countered @clause:trigger.targeted @from:2011-09-30 @must
  シナリオ: チームメイトは対象になったイリュージョンを救う。対象はその能力であり、それ自身ではないからである
    前提 アンジーは《Phantasmal Bear》をコントロールしている
    かつ バリーは《Phantasmal Bear》をコントロールしている
    もし バリーがアンジーの《Phantasmal Bear》を対象として《Giant Growth》を唱える
    かつ バリーがアンジーの《Phantasmal Bear》を対象として《Stifle》を唱える
    かつ その呪文が解決される
    ならば スタックには呪文や能力が1個ある
    もし その呪文が解決される
    ならば アンジーの《Phantasmal Bear》は5/5である
    かつ バリーの《Phantasmal Bear》は2/2である

  @id:stifle.illusion_twice @clause:trigger.targeted @from:2011-09-30 @must
  シナリオ: 2回対象になったイリュージョンは一度生け贄に捧げられ、もう一方の能力は何もしない
    前提 アンジーは《Phantasmal Bear》をコントロールしている
    もし バリーが《Phantasmal Bear》を対象として《Giant Growth》を唱える
    かつ アンジーが《Phantasmal Bear》を対象として《Shock》を唱える
    かつ 《Phantasmal Bear》の誘発型能力が解決される
    ならば アンジーの墓地に《Phantasmal Bear》がある
    かつ スタックには呪文や能力が3個ある
    もし その呪文が解決される
    かつ 《Phantasmal Bear》の誘発型能力が解決される
    ならば アンジーの墓地に《Phantasmal Bear》がある
    かつ スタックには呪文や能力が1個ある

  @id:stifle.sliver @clause:trigger.targeted @from:2015-01-23 @must
  シナリオ: スリヴァーを守る能力は、発生源がコストとして生け贄に捧げられた能力をも打ち消す
    前提 アンジーは《Goblin Firestarter》をコントロールしている
    かつ アンジーは《マナ源》をコントロールしている
    かつ エドワードは《Diffusion Sliver》をコントロールしている
    もし アンジーが《Diffusion Sliver》を対象として《Goblin Firestarter》の能力を起動する
    かつ 《Diffusion Sliver》の誘発型能力が解決される
    ならば スタックは空である
    かつ エドワードは《Diffusion Sliver》をコントロールしている
