# language: ja
機能: ライブラリーの一番上を見る
  > プレイヤーがライブラリーの一番上のカードを見て、いくつかを別の場所に置く。誰のライブラリーで、その後一番上には何があるのか？

  @id:scry.bottom @situation:scry.bottom @clause:effect.scry @clause:object.you @from:2006-10-01 @must
  シナリオ: 占術を行うプレイヤーは自分のライブラリーのカードを一番下に置き、チームメイトのライブラリーは変わらない
    前提 アンジーのライブラリーの一番上に《灰色熊》がある
    かつ アンジーのライブラリーの上から2枚目に《丘巨人》がある
    かつ アンジーのライブラリーの上から3枚目に《Wind Drake》がある
    かつ アンジーのライブラリーの上から4枚目に《大気の精霊》がある
    かつ バリーのライブラリーの一番上に《Turret Ogre》がある
    かつ バリーのライブラリーの上から2枚目に《Zulaport Cutthroat》がある
    かつ エドワードの手札にカードはない
    もし アンジーが《Serum Visions》を唱える
    かつ その呪文が解決される
    かつ アンジーが《丘巨人》をライブラリーの一番下に置く
    ならば アンジーの手札に《灰色熊》がある
    かつ エドワードの手札にカードはない
    もし アンジーが《Vision Skeins》を唱える
    かつ その呪文が解決される
    ならば アンジーの手札に《Wind Drake》がある
    かつ アンジーの手札に《大気の精霊》がある
    かつ アンジーの手札は3枚である
    かつ バリーの手札に《Turret Ogre》がある
    かつ バリーの手札に《Zulaport Cutthroat》がある

  @id:scry.order @situation:scry.bottom @clause:effect.scry @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-10-01 @must
  シナリオ: カードを一番下に置かないプレイヤーは、望む順番で一番上に残す
    前提 アンジーのライブラリーの一番上に《丘巨人》がある
    かつ アンジーのライブラリーの上から2枚目に《Wind Drake》がある
    かつ アンジーのライブラリーの上から3枚目に《大気の精霊》がある
    かつ エドワードの手札にカードはない
    もし アンジーが《Preordain》を唱える
    かつ その呪文が解決される
    かつ アンジーがカードをライブラリーの一番下に置かない
    かつ アンジーが《Wind Drake》を《丘巨人》の上にしてライブラリーの一番上に残す
    ならば アンジーの手札に《Wind Drake》がある
    かつ アンジーの手札は2枚である
    かつ エドワードの手札にカードはない
    もし アンジーが《Reach Through Mists》を唱える
    かつ その呪文が解決される
    ならば アンジーの手札に《丘巨人》がある

  @id:scry.both @situation:scry.bottom @clause:effect.scry @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-10-01 @must
  シナリオ: 一番下に置かれた2枚のカードは、選ばれた順番で他のすべての下にある
    前提 アンジーのライブラリーは3枚である
    かつ アンジーのライブラリーの一番上に《丘巨人》がある
    かつ アンジーのライブラリーの上から2枚目に《Wind Drake》がある
    かつ アンジーのライブラリーの上から3枚目に《大気の精霊》がある
    もし アンジーが《Preordain》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Wind Drake》と《丘巨人》をライブラリーの一番下に置く
    ならば アンジーの手札に《大気の精霊》がある
    もし アンジーが《Reach Through Mists》を唱える
    かつ その呪文が解決される
    ならば アンジーの手札に《Wind Drake》がある
    かつ アンジーのライブラリーは1枚である

  @id:scry.few @situation:scry.bottom @clause:effect.scry @clause:draw.empty @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-10-01 @must
  シナリオ: カードが1枚しか残っていないプレイヤーはそれを見て、その後に引くカードはない
    前提 アンジーのライブラリーは1枚である
    かつ アンジーのライブラリーの一番上に《丘巨人》がある
    もし アンジーが《Preordain》を唱える
    かつ その呪文が解決される
    かつ アンジーがカードをライブラリーの一番下に置かない
    ならば アンジーの手札に《丘巨人》がある
    かつ アンジーのライブラリーは空である
    かつ ゲームは続く

  @id:scry.enters @clause:effect.scry @clause:trigger.enters @from:2015-07-17 @must
  シナリオ: 占術を行うのはクリーチャーが戦場に出たプレイヤーで、そのチームメイトではない
    前提 バリーのライブラリーの一番上に《丘巨人》がある
    かつ バリーのライブラリーの上から2枚目に《Wind Drake》がある
    かつ アンジーのライブラリーの一番上に《灰色熊》がある
    もし バリーが《Omenspeaker》を唱える
    かつ その呪文が解決される
    かつ 《Omenspeaker》の誘発型能力が解決される
    かつ バリーが《丘巨人》をライブラリーの一番下に置く
    かつ バリーが《Reach Through Mists》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Reach Through Mists》を唱える
    かつ その呪文が解決される
    ならば バリーの手札に《Wind Drake》がある
    かつ アンジーの手札に《灰色熊》がある

  @id:surveil.some @situation:surveil.some @clause:effect.surveil @clause:object.you @from:2018-10-05 @must
  シナリオ: 諜報を行うプレイヤーは自分のライブラリーのカードを墓地に置き、その下のカードを引く
    前提 アンジーのチームのライフは20点である
    かつ アンジーのライブラリーの一番上に《丘巨人》がある
    かつ アンジーのライブラリーの上から2枚目に《Wind Drake》がある
    かつ アンジーのライブラリーの上から3枚目に《大気の精霊》がある
    かつ バリーのライブラリーの一番上に《灰色熊》がある
    もし アンジーが《Notion Rain》を唱える
    かつ その呪文が解決される
    かつ アンジーが《丘巨人》を墓地に置く
    ならば アンジーの墓地に《丘巨人》がある
    かつ アンジーの墓地のカードは2枚である
    かつ アンジーの手札に《Wind Drake》がある
    かつ アンジーの手札に《大気の精霊》がある
    かつ アンジーの手札は2枚である
    かつ バリーの墓地にカードはない
    かつ バリーの手札にカードはない
    かつ アンジーのチームのライフは18点である

  @id:surveil.none @situation:surveil.some @clause:effect.surveil @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-10-05 @must
  シナリオ: 墓地に何も置かないプレイヤーは2枚とも引く
    前提 アンジーのライブラリーの一番上に《丘巨人》がある
    かつ アンジーのライブラリーの上から2枚目に《Wind Drake》がある
    もし アンジーが《Notion Rain》を唱える
    かつ その呪文が解決される
    かつ アンジーがカードを墓地に置かない
    かつ アンジーが《Wind Drake》を《丘巨人》の上にしてライブラリーの一番上に残す
    ならば アンジーの手札に《丘巨人》がある
    かつ アンジーの手札に《Wind Drake》がある
    かつ アンジーの墓地のカードは1枚である
