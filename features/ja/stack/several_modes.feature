# language: ja
機能: 2つを選ぶモード
  > 呪文は4つのことのうち2つを行う。それは誰のことを言い、対象がなくなった場合はどうなるのか？

  @id:several_modes.team @situation:several_modes @clause:spell.modes @clause:spell.several_modes @from:2009-07-11 @must
  シナリオ: 両方の対戦相手のクリーチャーがタップされ、チームメイトのものはされず、唱えたプレイヤーだけが引く
    前提 アンジーのライブラリーは10枚である
    かつ バリーのライブラリーは10枚である
    かつ バリーは《大気の精霊》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    もし アンジーがモード3と4を選んで《Cryptic Command》を唱える
    かつ その呪文が解決される
    ならば 《丘巨人》はタップ状態である
    かつ 《灰色熊》はタップ状態である
    かつ 《大気の精霊》はアンタップ状態である
    かつ アンジーのライブラリーは9枚である
    かつ バリーのライブラリーは10枚である

  @id:several_modes.number @situation:several_modes @clause:spell.several_modes @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  シナリオ: モードは1つではなく2つ選び、同じものを二度は選ばず、ある中から選ぶ
    前提 エドワードは《丘巨人》をコントロールしている
    かつ アンジーのチームの戦闘前メイン・フェイズである
    ならば アンジーはモード4を選んで《Cryptic Command》を唱えられない
    かつ アンジーは《Cryptic Command》を唱えられない
    かつ アンジーはモード4と4を選んで《Cryptic Command》を唱えられない
    かつ アンジーはモード4と5を選んで《Cryptic Command》を唱えられない
    かつ アンジーはモード3と4を選び《丘巨人》を対象として《Cryptic Command》を唱えられない
    かつ アンジーはモード1と4を選び《丘巨人》を対象として《Cryptic Command》を唱えられない
    しかし アンジーはモード2と4を選び《丘巨人》を対象として《Cryptic Command》を唱えられる

  @id:several_modes.counter @situation:several_modes @clause:spell.several_modes @clause:effect.counter @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  シナリオ: 呪文が打ち消され、パーマネントが手札に戻る。それぞれが自分のモードの対象である
    前提 エドワードは《丘巨人》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ エドワードの手札に《Divination》がある
    かつ エドワードのライブラリーは10枚である
    かつ アンジーのライブラリーは10枚である
    かつ エドワードのチームの戦闘前メイン・フェイズである
    もし エドワードが《Divination》を唱える
    かつ エドワードのチームが優先権をパスする
    かつ アンジーがモード1と2を選び《Divination》と《丘巨人》を対象として《Cryptic Command》を唱える
    かつ その呪文が解決される
    ならば エドワードの墓地に《Divination》がある
    かつ エドワードの手札に《丘巨人》がある
    かつ エドワードは《灰色熊》をコントロールしている
    かつ エドワードのライブラリーは10枚である
    かつ アンジーのライブラリーは10枚である

  @id:several_modes.gone @situation:several_modes.gone @clause:target.illegal @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  シナリオ: 2つのモードの唯一の対象がなくなっていれば、もう一方のモードも何もしない
    前提 エドワードは《灰色熊》をコントロールしている
    かつ アンジーのライブラリーは10枚である
    かつ アンジーのチームの戦闘前メイン・フェイズである
    もし アンジーがモード2と4を選び《灰色熊》を対象として《Cryptic Command》を唱える
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《灰色熊》を対象として《Grasp of Darkness》を唱える
    かつ その呪文が解決される
    かつ その呪文が解決される
    ならば アンジーのライブラリーは10枚である
    かつ エドワードの墓地に《灰色熊》がある

  @id:several_modes.gone.untargeted @situation:several_modes.gone @clause:spell.several_modes @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  シナリオ: どちらのモードにも対象がなければ、何がなくなっても実行される
    前提 エドワードは《灰色熊》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ アンジーのライブラリーは10枚である
    かつ アンジーのチームの戦闘前メイン・フェイズである
    もし アンジーがモード3と4を選んで《Cryptic Command》を唱える
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《灰色熊》を対象として《Grasp of Darkness》を唱える
    かつ その呪文が解決される
    かつ その呪文が解決される
    ならば アンジーのライブラリーは9枚である
    かつ 《丘巨人》はタップ状態である
    かつ エドワードの墓地に《灰色熊》がある

  @id:several_modes.gone.part @situation:several_modes.gone @clause:target.illegal_part @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  シナリオ: 一方のモードの対象がなくなっていても、もう一方のモードはその対象に書かれたことを行う
    前提 エドワードは《灰色熊》をコントロールしている
    かつ エドワードの手札に《Divination》がある
    かつ エドワードのライブラリーは10枚である
    かつ エドワードのチームの戦闘前メイン・フェイズである
    もし エドワードが《Divination》を唱える
    かつ エドワードのチームが優先権をパスする
    かつ アンジーがモード1と2を選び《Divination》と《灰色熊》を対象として《Cryptic Command》を唱える
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《灰色熊》を対象として《Grasp of Darkness》を唱える
    かつ その呪文が解決される
    かつ その呪文が解決される
    ならば エドワードの墓地に《Divination》がある
    かつ エドワードの墓地に《灰色熊》がある
    かつ エドワードのライブラリーは10枚である

  @id:several_modes.one_or_more @situation:several_modes.one_or_more @clause:spell.several_modes @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  シナリオ: 1つ以上を選ぶなら1つのモードで足り、対象のあるだけ選ぶこともできる
    前提 エドワードは《テフェリーの濠》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ エドワードは《森》をコントロールしている
    かつ アンジーのチームの戦闘前メイン・フェイズである
    ならば アンジーは《Casualties of War》を唱えられない
    かつ アンジーはモード1を選んで《Casualties of War》を唱えられない
    かつ アンジーはモード1と2を選び《丘巨人》を対象として《Casualties of War》を唱えられない
    かつ アンジーはモード2と3を選び《テフェリーの濠》と《丘巨人》を対象として《Casualties of War》を唱えられない
    しかし アンジーはモード2と3を選び《丘巨人》と《テフェリーの濠》を対象として《Casualties of War》を唱えられる
    もし その呪文が解決される
    ならば エドワードの墓地に《丘巨人》がある
    かつ エドワードの墓地に《テフェリーの濠》がある
    かつ エドワードは《森》をコントロールしている
    もし アンジーがモード4を選び《森》を対象として《Casualties of War》を唱える
    かつ その呪文が解決される
    ならば エドワードの墓地に《森》がある
