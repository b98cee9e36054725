# language: ja
機能: 誘発型能力のモード
  > 能力が誘発し、いくつかのことのうち1つ、複数、あるいは何も行わないことができる。誰がいつ選ぶのか？

  @id:ruling.rankle_master_of_pranks @clause:life.shared @clause:trigger.modes @from:2018-04-27 @must
  シナリオ: 4人全員が1点のライフを失って1枚引くので、各チームは1点のライフを2回失う
    前提 アンジーは《Rankle, Master of Pranks》をコントロールしている
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーのライブラリーは10枚である
    かつ バリーのライブラリーは10枚である
    かつ エドワードのライブラリーは10枚である
    かつ ロナルドのライブラリーは10枚である
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Rankle, Master of Pranks》でエドワードを攻撃する
    かつ アンジーがモード2を選ぶ
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    かつ 《Rankle, Master of Pranks》の誘発型能力が解決される
    ならば アンジーのチームのライフは18点である
    かつ エドワードのチームのライフは15点である
    かつ アンジーのライブラリーは9枚である
    かつ バリーのライブラリーは9枚である
    かつ エドワードのライブラリーは9枚である
    かつ ロナルドのライブラリーは9枚である
    かつ アンジーは《Rankle, Master of Pranks》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている

  @id:trigger_modes.none @situation:trigger_modes @clause:trigger.modes @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  シナリオ: モードが1つも選ばれなかった能力は、すぐにスタックから取り除かれる
    前提 アンジーは《Rankle, Master of Pranks》をコントロールしている
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Rankle, Master of Pranks》でエドワードを攻撃する
    かつ アンジーがモードを選ばない
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    ならば スタックは空である
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは17点である

  @id:trigger_modes.some @situation:trigger_modes @clause:trigger.modes @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  シナリオ: モードが選ばれた能力は、解決されるまでスタックにある
    前提 アンジーは《Rankle, Master of Pranks》をコントロールしている
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ エドワードは《平地》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Rankle, Master of Pranks》でエドワードを攻撃する
    かつ アンジーがモード3を選ぶ
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    ならば スタックには呪文や能力が1個ある
    かつ アンジーは《Rankle, Master of Pranks》をコントロールしている
    もし 《Rankle, Master of Pranks》の誘発型能力が解決される
    ならば アンジーの墓地に《Rankle, Master of Pranks》がある
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは17点である
    かつ エドワードは《平地》をコントロールしている

  @id:trigger_modes.order @situation:trigger_modes @clause:trigger.modes @clause:effect.in_order @from:2018-04-27 @must
  シナリオ: 両チームの手札について選ばれたことは書かれた順に行われ、まず捨て、次に引く
    前提 アンジーは《Rankle, Master of Pranks》をコントロールしている
    かつ アンジーのライブラリーは10枚である
    かつ アンジーの手札は1枚である
    かつ バリーのライブラリーは10枚である
    かつ ロナルドのライブラリーは10枚である
    かつ エドワードのライブラリーは10枚である
    かつ エドワードの手札は1枚である
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Rankle, Master of Pranks》でエドワードを攻撃する
    かつ アンジーがモード2と1を選ぶ
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    かつ 《Rankle, Master of Pranks》の誘発型能力が解決される
    ならば アンジーの墓地のカードは1枚である
    かつ アンジーの手札は1枚である
    かつ バリーの手札は1枚である
    かつ ロナルドの手札は1枚である
    かつ エドワードの墓地のカードは1枚である
    かつ エドワードの手札は1枚である
    かつ エドワードは《丘巨人》をコントロールしている

  @id:trigger_modes.all @situation:trigger_modes @clause:trigger.modes @from:2018-04-27 @must
  シナリオ: 3つのモードすべてを能力のコントローラーが選び、チームメイトにも書かれたことが行われる
    前提 バリーは《Rankle, Master of Pranks》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ アンジーのチームのライフは20点である
    かつ ロナルドの手札は1枚である
    かつ ロナルドのライブラリーは10枚である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ バリーが《Rankle, Master of Pranks》でエドワードを攻撃する
    かつ バリーがモード1と2と3を選ぶ
    かつ バリーが《灰色熊》を生け贄に捧げる
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    かつ 《Rankle, Master of Pranks》の誘発型能力が解決される
    ならば アンジーのチームのライフは18点である
    かつ アンジーの墓地に《丘巨人》がある
    かつ バリーの墓地に《灰色熊》がある
    かつ バリーは《Rankle, Master of Pranks》をコントロールしている
    かつ ロナルドの手札は1枚である
    かつ ロナルドのライブラリーは9枚である

  @id:trigger_modes.one @situation:trigger_modes.one @clause:trigger.modes @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  シナリオ: 3つのモードのうち1つが、能力がスタックに置かれる際に、その対象とともに選ばれる
    前提 エドワードは《テフェリーの濠》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ アンジーのチームのライフは20点である
    もし アンジーが《Knight of Autumn》を唱える
    かつ その呪文が解決される
    かつ アンジーがモード2を選ぶ
    かつ 《Knight of Autumn》の誘発型能力が解決される
    ならば エドワードの墓地に《テフェリーの濠》がある
    かつ エドワードは《丘巨人》をコントロールしている
    かつ アンジーのチームのライフは20点である
    かつ 《Knight of Autumn》は2/1である

  @id:trigger_modes.one.other @situation:trigger_modes.one @clause:trigger.modes @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  シナリオ: 誘発した能力は、選ばれなかったモードについて何も行わない
    前提 エドワードは《テフェリーの濠》をコントロールしている
    かつ アンジーのチームのライフは20点である
    もし アンジーが《Knight of Autumn》を唱える
    かつ その呪文が解決される
    かつ アンジーがモード3を選ぶ
    かつ 《Knight of Autumn》の誘発型能力が解決される
    ならば アンジーのチームのライフは24点である
    かつ エドワードは《テフェリーの濠》をコントロールしている
    かつ 《Knight of Autumn》は2/1である

  @id:trigger_modes.one.counters @situation:trigger_modes.one @clause:trigger.modes @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  シナリオ: モードは、その能力を持つクリーチャーのことを言う
    前提 アンジーは《丘巨人》をコントロールしている
    かつ アンジーのチームのライフは20点である
    もし アンジーが《Knight of Autumn》を唱える
    かつ その呪文が解決される
    かつ アンジーがモード1を選ぶ
    かつ 《Knight of Autumn》の誘発型能力が解決される
    ならば 《Knight of Autumn》は4/3である
    かつ 《丘巨人》は3/3である
    かつ アンジーのチームのライフは20点である
