# language: ja
機能: 宣言され、求められ、与えられるもの、文字通りに
  > 数やモードや支払いが少し違って宣言され、要求が他の要求と出会い、ターンが互いを待つ。するとどうなるのか？

  @id:exact.lately.order @situation:exact.lately @clause:spell.several_modes @clause:effect.counter @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  シナリオ: モードをどの順に挙げても、対象はカードに書かれた順に来る
    前提 エドワードは《丘巨人》をコントロールしている
    かつ エドワードの手札に《Divination》がある
    かつ エドワードのチームの戦闘前メイン・フェイズである
    もし エドワードが《Divination》を唱える
    かつ エドワードのチームが優先権をパスする
    ならば アンジーはモード2と1を選び《丘巨人》と《Divination》を対象として《Cryptic Command》を唱えられない
    しかし アンジーはモード2と1を選び《Divination》と《丘巨人》を対象として《Cryptic Command》を唱えられる
    もし その呪文が解決される
    ならば エドワードの墓地に《Divination》がある
    かつ エドワードの手札に《丘巨人》がある

  @id:exact.lately.number @situation:exact.lately @clause:spell.variable @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  シナリオ: 数はXのためにゼロであっても宣言され、他のもののためには宣言されない
    前提 エドワードのチームのライフは20点である
    かつ アンジーのチームの戦闘前メイン・フェイズである
    ならば アンジーはエドワードを対象として《Blaze》を唱えられない
    かつ アンジーはエドワードを対象として《Shock》をX = 2として唱えられない
    しかし アンジーはエドワードを対象として《Blaze》をX = 0として唱えられる
    かつ アンジーはエドワードを対象として《Shock》を唱えられる

  @id:exact.lately.odd @situation:exact.lately @clause:cost.phyrexian @clause:life.pay @variant:two-headed-giant @variant:two-player @from:2011-06-17 @must
  シナリオ: 1点のライフではシンボルの半分は支払えず、3点ではシンボル1つ半は支払えない
    前提 アンジーのチームのライフは20点である
    かつ エドワードは《丘巨人》をコントロールしている
    かつ アンジーのチームの戦闘前メイン・フェイズである
    ならば アンジーは1点のライフを支払い《丘巨人》を対象として《Dismember》を唱えられない
    かつ アンジーは3点のライフを支払い《丘巨人》を対象として《Dismember》を唱えられない
    しかし アンジーは4点のライフを支払い《丘巨人》を対象として《Dismember》を唱えられる
    かつ アンジーのチームのライフは16点である

  @id:exact.lately.lured @situation:exact.lately @clause:combat.block_required @clause:combat.block @from:2018-04-27 @must
  シナリオ: 誘うものをブロックできるものはそれをブロックし、他のものはしない
    前提 アンジーは《Taunting Elf》をコントロールしている
    かつ アンジーは《Wall of Blood》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Taunting Elf》でエドワードを攻撃する
    かつ バリーが《丘巨人》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《灰色熊》で《丘巨人》をブロックできない
    かつ エドワードはどのクリーチャーでもブロックしないことはできない
    しかし エドワードは《灰色熊》で《Taunting Elf》をブロックできる

  @id:exact.lately.one_of_two @situation:exact.lately @clause:combat.block_required @clause:combat.block @from:2018-04-27 @must
  シナリオ: ブロックされなければならない2体のうち、1体のクリーチャーはどちらをブロックしてもよい
    前提 アンジーは《Gaea's Protector》をコントロールしている
    かつ バリーは《Gaea's Protector》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーがアンジーの《Gaea's Protector》でエドワードを攻撃する
    かつ バリーがバリーの《Gaea's Protector》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードはどのクリーチャーでもブロックしないことはできない
    しかし エドワードは《灰色熊》でバリーの《Gaea's Protector》をブロックできる

  @id:exact.lately.companion @situation:exact.lately @clause:combat.goad @clause:combat.attack_required @from:2018-04-27 @must
  シナリオ: 単独では攻撃できない使嗾されたクリーチャーは、他に攻撃できるものがいなければ留まる
    前提 エドワードは《Trusty Companion》をコントロールしている
    かつ ロナルドは《木の壁》をコントロールしている
    かつ ロナルドは《大気の精霊》をコントロールしている
    かつ 《大気の精霊》はタップ状態である
    かつ アンジーのチームの戦闘前メイン・フェイズである
    もし アンジーが《Disrupt Decorum》を唱える
    かつ その呪文が解決される
    かつ アンジーが《大気の精霊》を対象として《殺害》を唱える
    かつ その呪文が解決される
    かつ エドワードのチームの攻撃クリーチャー指定ステップが始まる
    ならば エドワードはどのクリーチャーでも攻撃しないことができる

  @id:exact.lately.study @situation:exact.lately @clause:cost.unless @clause:team.leaves @variant:free-for-all @from:2009-10-01 @must
  シナリオ: ゲームを去った者は何も支払わず、続くはずのことが続く
    前提 アンジーは《Rhystic Study》をコントロールしている
    かつ アンジーのライブラリーは10枚である
    かつ マーサのライブラリーは10枚である
    かつ エドワードのチームの戦闘前メイン・フェイズである
    もし エドワードが《Angel's Mercy》を唱える
    かつ エドワードが投了する
    かつ アンジーがその能力で行ってもよいことを行う
    かつ 《Rhystic Study》の誘発型能力が解決される
    ならば アンジーのライブラリーは9枚である
    かつ マーサのライブラリーは10枚である

  @id:exact.lately.exiled @situation:exact.lately @clause:trigger.delayed @clause:zone.exile @from:2009-07-11 @must
  シナリオ: 墓地から追放された呪文は、それが残したものが解決されるときも追放されたままである
    前提 アンジーは《マナ源》を5枚コントロールしている
    かつ バリーは《Tormod's Crypt》をコントロールしている
    もし アンジーが《Pact of the Titan》を唱える
    かつ その呪文が解決される
    かつ バリーが《Tormod's Crypt》の能力を起動する
    かつ バリーが対象としてアンジーを選ぶ
    かつ その能力が解決される
    ならば アンジーは追放領域に《Pact of the Titan》を所有している
    もし アンジーが求められたものを支払う
    かつ アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば ゲームは続く
    かつ アンジーは追放領域に《Pact of the Titan》を所有している
    かつ アンジーの墓地にカードはない

  @id:exact.lately.waiting @situation:exact.lately @clause:turn.extra @clause:trigger.delayed @from:2009-07-11 @must
  シナリオ: 待っている追加ターンのうち最後に与えられたものが最初に来て、その終わりにチームは敗北する
    もし アンジーが《Time Walk》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Time Walk》を唱える
    かつ その呪文が解決される
    かつ バリーが《Time Walk》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Final Fortune》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームがターンを終える
    かつ アンジーのチームの終了ステップが始まる
    かつ 《Final Fortune》の誘発型能力が解決される
    ならば アンジーのチームはゲームに敗北する

  @id:exact.lately.begun @situation:exact.lately @clause:turn.extra @clause:trigger.delayed @from:2009-07-11 @must
  シナリオ: 終わった追加ターンは、次のものと取り違えられない
    もし アンジーが《Time Walk》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームがターンを終える
    かつ アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ バリーが《Final Fortune》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの終了ステップが始まる
    かつ アンジーのチームがターンを終える
    かつ アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば ゲームは続く
    もし アンジーのチームの終了ステップが始まる
    かつ 《Final Fortune》の誘発型能力が解決される
    ならば アンジーのチームはゲームに敗北する

  @id:exact.lately.herald @situation:exact.lately @clause:spell.uncountered @clause:effect.counter @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  シナリオ: クリーチャー呪文を打ち消されなくするものも、まだそこにいないので、呪文としては打ち消される
    前提 エドワードは《丘巨人》をコントロールしている
    もし アンジーが《Gaea's Herald》を唱える
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《Gaea's Herald》を対象として《Cancel》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《Gaea's Herald》がある

  @id:exact.lately.gains @situation:exact.lately @clause:life.cannot_gain @clause:poison.cannot @from:2011-04-01 @until:2011-06-17 @must
  シナリオ: 1人が得られないライフはチームの誰も得ないが、1人が得られない毒はチームメイトがまだ得る
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Platinum Emperion》をコントロールしている
    かつ アンジーは《Melira, Sylvok Outcast》をコントロールしている
    もし バリーが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは20点である
    もし アンジーのチームが優先権をパスする
    かつ エドワードが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    ならば エドワードのチームのライフは27点である
    もし アンジーがアンジーを対象として《Caress of Phyrexia》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームは毒カウンターを持っていない
    もし アンジーがバリーを対象として《Caress of Phyrexia》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームは毒カウンターを3個持っている
