# language: ja
機能: 護るもの
  > 対戦相手が対象としたものは、そのプレイヤーが支払わないかぎり打ち消される。チームメイトの呪文はどうなり、誰が支払えるのか？

  @id:ward.mana @clause:trigger.ward @clause:mana.own @clause:team.opponents @from:2021-04-23 @must
  シナリオ: 対戦相手の呪文は、チームメイトが何を持っていても、唱えた者が支払わないかぎり打ち消され、チームメイトの呪文は打ち消されない
    前提 アンジーは《Waterfall Aerialist》をコントロールしている
    かつ ロナルドは《森》をコントロールしている
    かつ エドワードは《森》を3枚コントロールしている
    もし バリーが《Waterfall Aerialist》を対象として《Giant Growth》を唱える
    ならば スタックには呪文や能力が1個ある
    もし その呪文が解決される
    かつ アンジーのチームが優先権をパスする
    かつ ロナルドが《Waterfall Aerialist》を対象として《Giant Growth》を唱える
    ならば スタックには呪文や能力が2個ある
    もし 《Waterfall Aerialist》の誘発型能力が解決される
    ならば ロナルドの墓地に《Giant Growth》がある
    かつ スタックは空である
    かつ 《Waterfall Aerialist》は6/4である
    もし アンジーのチームが優先権をパスする
    かつ エドワードが《Waterfall Aerialist》を対象として《Giant Growth》を唱える
    かつ エドワードが求められたものを支払う
    かつ 《Waterfall Aerialist》の誘発型能力が解決される
    かつ その呪文が解決される
    ならば 《Waterfall Aerialist》は9/7である

  @id:ward.life @clause:trigger.ward @clause:life.pay @clause:life.shared @from:2021-04-23 @must
  シナリオ: 1人の対戦相手が求められたライフは、チームにそれだけあれば、チームの総量から支払われる
    前提 エドワードのチームのライフは5点である
    かつ アンジーは《Owlin Shieldmage》をコントロールしている
    もし アンジーのチームが優先権をパスする
    かつ ロナルドが《Owlin Shieldmage》を対象として《Giant Growth》を唱える
    かつ ロナルドが求められたものを支払う
    かつ 《Owlin Shieldmage》の誘発型能力が解決される
    ならば エドワードのチームのライフは2点である
    もし その呪文が解決される
    ならば 《Owlin Shieldmage》は6/6である
    もし アンジーのチームが優先権をパスする
    かつ エドワードが《Owlin Shieldmage》を対象として《Giant Growth》を唱える
    かつ 《Owlin Shieldmage》の誘発型能力が解決される
    ならば エドワードの墓地に《Giant Growth》がある
    かつ エドワードのチームのライフは2点である
    かつ 《Owlin Shieldmage》は6/6である

  @id:ward.ability @clause:trigger.ward @clause:ability.countered @clause:life.shared @from:2021-04-23 @must
  シナリオ: 対戦相手の能力は打ち消され、そのコストは支払われたままであり、その下にある呪文はスタックに残る
    前提 エドワードのチームのライフは20点である
    かつ バリーは《Owlin Shieldmage》をコントロールしている
    かつ ロナルドは《Unspeakable Symbol》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    もし アンジーのチームが優先権をパスする
    かつ エドワードが《灰色熊》を対象として《Giant Growth》を唱える
    かつ ロナルドが《Unspeakable Symbol》の能力を起動する
    かつ ロナルドが対象として《Owlin Shieldmage》を選ぶ
    かつ ロナルドが求められたものを支払わない
    かつ 《Owlin Shieldmage》の誘発型能力が解決される
    ならば エドワードのチームのライフは17点である
    かつ スタックには呪文や能力が1個ある
    もし その呪文が解決される
    ならば 《灰色熊》は5/5である
    かつ 《Owlin Shieldmage》は3/3である

  @id:ward.slivers @clause:trigger.targeted @clause:effect.counter @clause:cost.unless @from:2015-01-23 @must
  シナリオ: スリヴァーは、自分のコントローラーのスリヴァーを対戦相手から守り、チームメイトのスリヴァーは守らない
    前提 アンジーは《Diffusion Sliver》をコントロールしている
    かつ アンジーは《Metallic Sliver》をコントロールしている
    かつ バリーは《Metallic Sliver》をコントロールしている
    もし アンジーのチームが優先権をパスする
    かつ エドワードがバリーの《Metallic Sliver》を対象として《Shock》を唱える
    ならば スタックには呪文や能力が1個ある
    もし その呪文が解決される
    ならば バリーの墓地に《Metallic Sliver》がある
    もし アンジーのチームが優先権をパスする
    かつ ロナルドがアンジーの《Metallic Sliver》を対象として《Shock》を唱える
    かつ 《Diffusion Sliver》の誘発型能力が解決される
    ならば ロナルドの墓地に《Shock》がある
    かつ アンジーは《Metallic Sliver》をコントロールしている
    もし バリーがアンジーの《Metallic Sliver》を対象として《Giant Growth》を唱える
    ならば スタックには呪文や能力が1個ある
    もし その呪文が解決される
    ならば アンジーの《Metallic Sliver》は4/4である

  @id:unless.discarded @clause:cost.unless @clause:team.opponents @clause:life.shared @from:2010-10-01 @must
  シナリオ: 呪文を唱えた各対戦相手はカードを捨てるか、チームがライフを失い、チームメイトはどちらもしない
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Painful Quandary》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ エドワードの手札に《灰色熊》がある
    かつ ロナルドの手札に《灰色熊》がある
    もし バリーが《丘巨人》を対象として《Giant Growth》を唱える
    ならば スタックには呪文や能力が1個ある
    もし その呪文が解決される
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《丘巨人》を対象として《Giant Growth》を唱える
    かつ エドワードが求められたものを支払う
    かつ 《Painful Quandary》の誘発型能力が解決される
    ならば エドワードの墓地に《灰色熊》がある
    かつ エドワードのチームのライフは20点である
    もし その呪文が解決される
    かつ アンジーのチームが優先権をパスする
    かつ ロナルドが《丘巨人》を対象として《Giant Growth》を唱える
    かつ ロナルドが求められたものを支払わない
    かつ 《Painful Quandary》の誘発型能力が解決される
    ならば ロナルドの手札に《灰色熊》がある
    かつ エドワードのチームのライフは15点である
    かつ アンジーのチームのライフは20点である

  @id:ward.gone @clause:trigger.ward @clause:effect.counter @from:2022-02-18 @must
  シナリオ: 護法が打ち消すはずのものが別の呪文に打ち消されていれば、それ以上は何も起こらない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Waterfall Aerialist》をコントロールしている
    かつ エドワードは《山》をコントロールしている
    もし アンジーのチームが優先権をパスする
    かつ エドワードが《Waterfall Aerialist》を対象として《Shock》を唱える
    かつ エドワードのチームが優先権をパスする
    かつ バリーが《Shock》を対象として《Cancel》を唱える
    かつ その呪文が解決される
    ならば エドワードの墓地に《Shock》がある
    もし 《Waterfall Aerialist》の誘発型能力が解決される
    ならば エドワードの墓地に《Shock》がある
    かつ エドワードの墓地のカードは1枚である
    かつ アンジーは《Waterfall Aerialist》をコントロールしている
    かつ スタックは空である
