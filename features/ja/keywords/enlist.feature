# language: ja
機能: 後援
  > クリーチャーが攻撃するに際し、別のクリーチャーがそのためにタップされ、そのパワーが加わる。それはどのクリーチャーで、誰のものか？

  @id:enlist.own @clause:keyword.enlist @from:2024-11-08 @must
  シナリオ: 攻撃しないクリーチャーがタップされ、そのパワーがターン終了時まで加わる
    前提 アンジーは《Barkweave Crusher》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ エドワードのチームのライフは20点である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Barkweave Crusher》でエドワードを攻撃する
    かつ アンジーが後援するものとして《丘巨人》を選ぶ
    ならば 《丘巨人》はタップ状態である
    かつ 《Barkweave Crusher》は2/5である
    もし 《Barkweave Crusher》の誘発型能力が解決される
    ならば 《Barkweave Crusher》は5/5である
    かつ 《丘巨人》は3/3である
    もし アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは15点である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《Barkweave Crusher》は2/5である

  @id:enlist.not @clause:keyword.enlist @from:2024-11-08 @must
  シナリオ: 後援させなくてもよく、そのときは何も誘発しない
    前提 アンジーは《Barkweave Crusher》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ エドワードのチームのライフは20点である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Barkweave Crusher》でエドワードを攻撃する
    かつ アンジーが後援するものを何も選ばない
    ならば 《丘巨人》はアンタップ状態である
    かつ スタックは空である
    もし アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは18点である

  @id:enlist.teammate @clause:keyword.enlist @from:2024-11-08 @must
  シナリオ: チームメイトのクリーチャーは後援できず、警戒の有無によらず攻撃しているものも、タップ状態のものもできない
    前提 アンジーは《Barkweave Crusher》をコントロールしている
    かつ アンジーは《Steadfast Guard》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《Typhoid Rats》をコントロールしている
    かつ 《Typhoid Rats》はタップ状態である
    かつ アンジーは《平地》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Barkweave Crusher》でエドワードを攻撃する
    かつ アンジーが《Steadfast Guard》でエドワードを攻撃する
    ならば アンジーは選択をしなければならない
    かつ バリーは選択をする必要がない
    かつ アンジーは後援するものとして《灰色熊》を選べない
    かつ アンジーは後援するものとして《Steadfast Guard》を選べない
    かつ アンジーは後援するものとして《Typhoid Rats》を選べない
    かつ アンジーは後援するものとして《平地》を選べない
    かつ アンジーは後援するものとして《Barkweave Crusher》を選べない
    もし アンジーが後援するものとして《丘巨人》を選ぶ
    ならば 《丘巨人》はタップ状態である
    かつ 《Steadfast Guard》はアンタップ状態である
    かつ 《灰色熊》はアンタップ状態である

  @id:enlist.heads @clause:keyword.enlist @from:2024-11-08 @must
  シナリオ: 各攻撃クリーチャーのコントローラーが、それぞれ自分のクリーチャーに後援させる
    前提 アンジーは《Barkweave Crusher》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ バリーは《Coalition Skyknight》をコントロールしている
    かつ バリーは《War Mammoth》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Barkweave Crusher》でエドワードを攻撃する
    かつ バリーが《Coalition Skyknight》でロナルドを攻撃する
    かつ アンジーが後援するものを何も選ばない
    ならば バリーは選択をしなければならない
    かつ アンジーは選択をする必要がない
    かつ バリーは後援するものとして《丘巨人》を選べない
    もし バリーが後援するものとして《War Mammoth》を選ぶ
    ならば 《War Mammoth》はタップ状態である
    かつ 《丘巨人》はアンタップ状態である
    もし 《Coalition Skyknight》の誘発型能力が解決される
    ならば 《Coalition Skyknight》は5/2である
    かつ 《Barkweave Crusher》は2/5である

  @id:enlist.sick @clause:keyword.enlist @from:2024-11-08 @must
  シナリオ: このターンに来たものは速攻がなければ後援できない
    前提 アンジーは《Barkweave Crusher》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    もし アンジーが《灰色熊》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Goblin Guide》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Barkweave Crusher》でエドワードを攻撃する
    ならば アンジーは選択をしなければならない
    かつ アンジーは後援するものとして《灰色熊》を選べない
    もし アンジーが後援するものとして《Goblin Guide》を選ぶ
    ならば 《Goblin Guide》はタップ状態である
    かつ 《灰色熊》はアンタップ状態である
    もし 《Barkweave Crusher》の誘発型能力が解決される
    ならば 《Barkweave Crusher》は4/5である

  @id:enlist.defender @clause:keyword.enlist @clause:combat.defender @from:2024-11-08 @must
  シナリオ: 前からいる防衛を持つものは、決して攻撃できなくても後援でき、自身のパワーを加える
    前提 アンジーは《Barkweave Crusher》をコントロールしている
    かつ アンジーは《木の壁》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーは《木の壁》でエドワードを攻撃できない
    しかし アンジーは《Barkweave Crusher》でエドワードを攻撃できる
    もし アンジーが後援するものとして《木の壁》を選ぶ
    ならば 《木の壁》はタップ状態である
    もし 《Barkweave Crusher》の誘発型能力が解決される
    ならば スタックは空である
    かつ 《Barkweave Crusher》は2/5である

  @id:enlist.two @clause:keyword.enlist @clause:cost.resources @from:2024-11-08 @must
  シナリオ: 2体の攻撃クリーチャーが同じクリーチャーに後援されることはない
    前提 アンジーは《Barkweave Crusher》をコントロールしている
    かつ アンジーは《Coalition Skyknight》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《Typhoid Rats》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ エドワードのチームのライフは20点である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Barkweave Crusher》でエドワードを攻撃する
    かつ アンジーが《Coalition Skyknight》でエドワードを攻撃する
    ならば アンジーは選択をしなければならない
    もし アンジーが後援するものとして《丘巨人》を選ぶ
    ならば アンジーは選択をしなければならない
    かつ アンジーは後援するものとして《丘巨人》を選べない
    もし アンジーが後援するものとして《Typhoid Rats》を選ぶ
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《Barkweave Crusher》は5/5である
    かつ 《Coalition Skyknight》は3/2である
    かつ エドワードは《灰色熊》で《Coalition Skyknight》をブロックできない
    しかし エドワードは《灰色熊》で《Barkweave Crusher》をブロックできる
    もし アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは17点である

  @id:enlist.counted @clause:keyword.enlist @clause:object.as_it_was @from:2024-11-08 @must
  シナリオ: パワーは能力の解決時に読み、その後クリーチャーがどうなっても変わらない
    前提 アンジーは《Barkweave Crusher》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Barkweave Crusher》でエドワードを攻撃する
    かつ アンジーが後援するものとして《丘巨人》を選ぶ
    かつ アンジーが《丘巨人》を対象として《Giant Growth》を唱える
    かつ その呪文が解決される
    かつ 《Barkweave Crusher》の誘発型能力が解決される
    ならば 《Barkweave Crusher》は8/5である
    もし アンジーが《丘巨人》を対象として《Giant Growth》を唱える
    かつ その呪文が解決される
    ならば 《丘巨人》は9/9である
    かつ 《Barkweave Crusher》は8/5である

  @id:enlist.gone @clause:keyword.enlist @clause:object.as_it_was @from:2024-11-08 @must
  シナリオ: 先にいなくなったクリーチャーについては、最後にあったパワーを数える
    前提 アンジーは《Barkweave Crusher》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Barkweave Crusher》でエドワードを攻撃する
    かつ アンジーが後援するものとして《丘巨人》を選ぶ
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《丘巨人》を対象として《殺害》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《丘巨人》がある
    もし 《Barkweave Crusher》の誘発型能力が解決される
    ならば 《Barkweave Crusher》は5/5である

  @id:enlist.whenever @clause:keyword.enlist @clause:trigger.event @clause:effect.scry @from:2024-11-08 @must
  シナリオ: 後援されたときに誘発するものは自身の後援について誘発し、チームメイトのものについては誘発しない
    前提 アンジーは《Guardian of New Benalia》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーのライブラリーの一番上に《平地》がある
    かつ アンジーのライブラリーの上から2枚目に《Wind Drake》がある
    かつ アンジーのライブラリーの上から3枚目に《大気の精霊》がある
    かつ バリーは《Barkweave Crusher》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    かつ バリーのライブラリーの一番上に《森》がある
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Guardian of New Benalia》でエドワードを攻撃する
    かつ バリーが《Barkweave Crusher》でエドワードを攻撃する
    かつ アンジーが後援するものとして《灰色熊》を選ぶ
    かつ バリーが後援するものとして《丘巨人》を選ぶ
    ならば スタックには呪文や能力が3個ある
    もし アンジーが《平地》をライブラリーの一番下に置く
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《Guardian of New Benalia》は4/2である
    かつ 《Barkweave Crusher》は5/5である
    もし エドワードはどのクリーチャーでもブロックしない
    かつ アンジーが《Vision Skeins》を唱える
    かつ その呪文が解決される
    ならば アンジーの手札に《Wind Drake》がある
    かつ アンジーの手札に《大気の精霊》がある
    かつ バリーの手札に《森》がある

  @id:enlist.not_whenever @clause:keyword.enlist @clause:trigger.event @from:2024-11-08 @must
  シナリオ: チームメイトの攻撃クリーチャーが後援されたときや何も後援しないときは、自分のものは何も誘発しない
    前提 アンジーは《Guardian of New Benalia》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《Barkweave Crusher》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Guardian of New Benalia》でエドワードを攻撃する
    かつ バリーが《Barkweave Crusher》でエドワードを攻撃する
    かつ アンジーが後援するものを何も選ばない
    かつ バリーが後援するものとして《丘巨人》を選ぶ
    ならば スタックには呪文や能力が1個ある
    もし 《Barkweave Crusher》の誘発型能力が解決される
    ならば スタックは空である
    かつ 《Barkweave Crusher》は5/5である
    かつ 《Guardian of New Benalia》は2/2である

  @id:enlist.not_declared @clause:keyword.enlist @clause:combat.enters_attacking @from:2024-11-08 @must
  シナリオ: 攻撃クリーチャーとして指定されていないものは、ブロックしていても後援されない
    前提 アンジーは《丘巨人》をコントロールしている
    かつ エドワードは《Barkweave Crusher》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《丘巨人》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《Barkweave Crusher》で《丘巨人》をブロックする
    ならば エドワードは選択をする必要がない
    かつ スタックは空である
    かつ 《灰色熊》はアンタップ状態である
    かつ 《Barkweave Crusher》は2/5である

  @id:enlist.vigilance @clause:keyword.enlist @clause:combat.vigilance @from:2024-11-08 @must
  シナリオ: 警戒を持つ攻撃クリーチャーは別のクリーチャーに後援されてアンタップ状態のままであり、2体目の攻撃クリーチャーを後援しない
    前提 アンジーは《Benalish Faithbonder》をコントロールしている
    かつ アンジーは《Barkweave Crusher》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Benalish Faithbonder》でエドワードを攻撃する
    かつ アンジーが《Barkweave Crusher》でロナルドを攻撃する
    ならば アンジーは選択をしなければならない
    もし アンジーが後援するものとして《丘巨人》を選ぶ
    ならば アンジーは選択をする必要がない
    かつ 《Benalish Faithbonder》はアンタップ状態である
    かつ 《丘巨人》はタップ状態である
    もし 《Benalish Faithbonder》の誘発型能力が解決される
    ならば 《Benalish Faithbonder》は4/3である
    かつ 《Barkweave Crusher》は2/5である

  @id:enlist.discarded @clause:effect.indestructible @clause:object.you @from:2024-11-08 @must
  シナリオ: Guardian of New Benaliaは、コントローラー自身の手札1枚で破壊不能になりながらタップする
    前提 アンジーは《Guardian of New Benalia》をコントロールしている
    かつ アンジーの手札に《平地》がある
    かつ バリーは《Guardian of New Benalia》をコントロールしている
    かつ バリーの手札にカードはない
    ならば バリーはバリーの《Guardian of New Benalia》の能力を起動できない
    しかし アンジーはアンジーの《Guardian of New Benalia》の能力を起動できる
    かつ アンジーの墓地に《平地》がある
    もし その能力が解決される
    ならば アンジーの《Guardian of New Benalia》はタップ状態である
    かつ バリーの《Guardian of New Benalia》はアンタップ状態である
    もし アンジーのチームが優先権をパスする
    かつ ロナルドがアンジーの《Guardian of New Benalia》を対象として《殺害》を唱える
    かつ その呪文が解決される
    ならば アンジーは《Guardian of New Benalia》をコントロールしている
    もし アンジーのチームが優先権をパスする
    かつ ロナルドがバリーの《Guardian of New Benalia》を対象として《殺害》を唱える
    かつ その呪文が解決される
    ならば バリーはクリーチャーを1体もコントロールしていない
    もし エドワードのチームのアップキープ・ステップが始まる
    かつ エドワードがアンジーの《Guardian of New Benalia》を対象として《殺害》を唱える
    かつ その呪文が解決される
    ならば アンジーはクリーチャーを1体もコントロールしていない
