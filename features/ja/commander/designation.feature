# language: ja
@source:C
機能: 統率者であり続けるもの
  > 統率者であることは特性ではなく、カード自体の性質である。裏向きのときや他のもののコピーであるときも統率者なのか。また、統率者のコピーは統率者なのか。

  @id:commander.mark.face_down @situation:commander.mark.face_down @clause:commander.designation @clause:object.face_down @source:C-EX01a @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 裏向きになった統率者は名前を持たないが、統率者である
    前提 アンジーは《Jenara, Asura of War》をコントロールしている
    かつ アンジーの統率者は《Jenara, Asura of War》である
    もし アンジーが《Ixidron》を唱える
    かつ その呪文が解決される
    ならば 《Jenara, Asura of War》は裏向きである
    かつ 《Jenara, Asura of War》は2/2である
    かつ アンジーは《Jenara, Asura of War》をコントロールしていない
    かつ 《Ixidron》は1/1である
    かつ アンジーの統率者は《Jenara, Asura of War》である

  @id:commander.mark.face_down.lethal @situation:commander.mark.face_down.damage @clause:commander.designation @clause:commander.damage @clause:object.face_down @source:C-EX01a @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 裏向きの統率者から21点の戦闘ダメージを受けたプレイヤーは敗北する
    前提 アンジーは《Jenara, Asura of War》をコントロールしている
    かつ アンジーの統率者は《Jenara, Asura of War》である
    かつ 《Jenara, Asura of War》には+1/+1カウンターが19個置かれている
    もし アンジーが《Ixidron》を唱える
    かつ その呪文が解決される
    ならば 《Jenara, Asura of War》は裏向きである
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Jenara, Asura of War》でエドワードを攻撃する
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば エドワードのチームはゲームに敗北する

  @id:commander.mark.face_down.twenty @situation:commander.mark.face_down.damage @clause:commander.designation @clause:commander.damage @clause:object.face_down @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 裏向きの統率者からの20点では足りない
    前提 アンジーは《Jenara, Asura of War》をコントロールしている
    かつ アンジーの統率者は《Jenara, Asura of War》である
    かつ 《Jenara, Asura of War》には+1/+1カウンターが18個置かれている
    もし アンジーが《Ixidron》を唱える
    かつ その呪文が解決される
    ならば 《Jenara, Asura of War》は裏向きである
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Jenara, Asura of War》でエドワードを攻撃する
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば エドワードのチームはまだゲームに残っている
    かつ エドワードのチームのライフは20点である

  @id:commander.mark.face_down.added @situation:commander.mark.face_down.added @clause:commander.designation @clause:commander.damage @clause:object.face_down @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 統率者が表向きで与えたダメージと裏向きで与えたダメージは合計される
    前提 アンジーは《Jenara, Asura of War》をコントロールしている
    かつ アンジーの統率者は《Jenara, Asura of War》である
    かつ 《Jenara, Asura of War》には+1/+1カウンターが8個置かれている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Jenara, Asura of War》でエドワードを攻撃する
    かつ アンジーのチームがターンを終える
    かつ アンジーのチームの戦闘前メイン・フェイズが始まる
    ならば エドワードのチームのライフは29点である
    もし アンジーが《Ixidron》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Jenara, Asura of War》でエドワードを攻撃する
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば エドワードのチームはゲームに敗北する

  @id:commander.mark.face_down.dies @situation:commander.mark.face_down.dies @clause:commander.designation @clause:commander.graveyard @clause:object.face_down @source:C-EX01a @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 裏向きで死亡する統率者を、オーナーは統率領域に置いてもよい
    前提 エドワードは《Jenara, Asura of War》をコントロールしている
    かつ エドワードの統率者は《Jenara, Asura of War》である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《丘巨人》をコントロールしている
    もし アンジーが《Ixidron》を唱える
    かつ その呪文が解決される
    ならば 《Jenara, Asura of War》は裏向きである
    かつ 《丘巨人》は2/2である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《丘巨人》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《Jenara, Asura of War》で《丘巨人》をブロックする
    かつ エドワードが自分の統率者を統率領域に置く
    かつ アンジーのチームの終了ステップが始まる
    ならば エドワードの統率領域に《Jenara, Asura of War》がある
    かつ アンジーの墓地に《丘巨人》がある
    かつ エドワードのチームのライフは20点である

  @id:commander.mark.face_down.hand @situation:commander.mark.face_down.hand @clause:commander.designation @clause:commander.hand_library @clause:object.face_down @variant:commander @variant:two-player-commander @from:2015-07-17 @must
  シナリオ: 裏向きのまま手札に戻る統率者を、オーナーは統率領域に置いてもよい
    前提 エドワードは《Jenara, Asura of War》をコントロールしている
    かつ エドワードの統率者は《Jenara, Asura of War》である
    もし アンジーが《Ixidron》を唱える
    かつ その呪文が解決される
    ならば 《Jenara, Asura of War》は裏向きである
    もし アンジーが《Jenara, Asura of War》を対象として《Unsummon》を唱える
    かつ エドワードが自分の統率者を統率領域に置く
    かつ その呪文が解決される
    ならば エドワードの統率領域に《Jenara, Asura of War》がある

  @id:commander.mark.face_up @situation:commander.mark.face_up @clause:commander.designation @clause:object.face_down @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 再び表向きになった統率者は元のものであり、統率者である
    前提 アンジーは《Jenara, Asura of War》をコントロールしている
    かつ アンジーは《マナ源》を16枚コントロールしている
    かつ アンジーの統率者は《Jenara, Asura of War》である
    もし アンジーが《Ixidron》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Ixidor, Reality Sculptor》を唱える
    かつ その呪文が解決される
    ならば アンジーは《Ixidor, Reality Sculptor》の能力を起動できる
    もし その能力が解決される
    ならば アンジーは《Ixidor, Reality Sculptor》の能力を起動できない
    ならば 《Jenara, Asura of War》は表向きである
    かつ アンジーは《Jenara, Asura of War》をコントロールしている
    かつ アンジーは《マナ源》を16枚コントロールしている
    かつ アンジーの統率者は《Jenara, Asura of War》である

  @id:commander.mark.copying @situation:commander.mark.copying @clause:commander.designation @clause:object.copy @source:C-EX01b @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 他のもののコピーになった統率者は、そのものの特性を持つが、統率者である
    前提 アンジーは《Jenara, Asura of War》をコントロールしている
    かつ アンジーの統率者は《Jenara, Asura of War》である
    かつ エドワードは《大気の精霊》をコントロールしている
    もし アンジーが《Jenara, Asura of War》を対象として《Cytoshape》を唱える
    かつ アンジーがコピーするものとして《大気の精霊》を選ぶ
    かつ その呪文が解決される
    ならば 《Jenara, Asura of War》は4/4である
    かつ アンジーは《大気の精霊》をコントロールしている
    かつ アンジーは《Jenara, Asura of War》をコントロールしていない
    かつ アンジーの統率者は《Jenara, Asura of War》である
    もし アンジーのチームがターンを終える
    ならば 《Jenara, Asura of War》は3/3である
    かつ アンジーは《Jenara, Asura of War》をコントロールしている
    かつ アンジーの統率者は《Jenara, Asura of War》である

  @id:commander.mark.copying.lethal @situation:commander.mark.copying.damage @clause:commander.designation @clause:commander.damage @clause:object.copy @source:C-EX01b @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 他のもののコピーである統率者から21点の戦闘ダメージを受けたプレイヤーは敗北する
    前提 アンジーは《Jenara, Asura of War》をコントロールしている
    かつ アンジーの統率者は《Jenara, Asura of War》である
    かつ 《Jenara, Asura of War》には+1/+1カウンターが17個置かれている
    かつ エドワードは《大気の精霊》をコントロールしている
    もし アンジーが《Jenara, Asura of War》を対象として《Cytoshape》を唱える
    かつ アンジーがコピーするものとして《大気の精霊》を選ぶ
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Jenara, Asura of War》でエドワードを攻撃する
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば エドワードのチームはゲームに敗北する

  @id:commander.mark.copying.twenty @situation:commander.mark.copying.damage @clause:commander.designation @clause:commander.damage @clause:object.copy @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 他のもののコピーである統率者からの20点では足りない
    前提 アンジーは《Jenara, Asura of War》をコントロールしている
    かつ アンジーの統率者は《Jenara, Asura of War》である
    かつ 《Jenara, Asura of War》には+1/+1カウンターが16個置かれている
    かつ エドワードは《大気の精霊》をコントロールしている
    もし アンジーが《Jenara, Asura of War》を対象として《Cytoshape》を唱える
    かつ アンジーがコピーするものとして《大気の精霊》を選ぶ
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Jenara, Asura of War》でエドワードを攻撃する
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば エドワードのチームはまだゲームに残っている
    かつ エドワードのチームのライフは20点である

  @id:commander.mark.copying.exiled @situation:commander.mark.copying.exiled @clause:commander.designation @clause:commander.exile @clause:object.copy @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 他のもののコピーとして追放される統率者を、オーナーは統率領域に置いてもよい
    前提 アンジーは《Jenara, Asura of War》をコントロールしている
    かつ アンジーの統率者は《Jenara, Asura of War》である
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーが《Jenara, Asura of War》を対象として《Cytoshape》を唱える
    かつ アンジーがコピーするものとして《丘巨人》を選ぶ
    かつ その呪文が解決される
    かつ アンジーが《Jenara, Asura of War》を対象として《Unmake》を唱える
    かつ アンジーが自分の統率者を統率領域に置く
    かつ その呪文が解決される
    ならば アンジーの統率領域に《Jenara, Asura of War》がある
    かつ エドワードは《丘巨人》をコントロールしている

  @id:commander.mark.copied @situation:commander.mark.copied @clause:commander.designation @clause:object.enters_as_copy @clause:object.copy @source:C-EX01c @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 墓地の統率者のコピーとして戦場に出たパーマネントはそのコピーだが、統率者ではない
    前提 アンジーの墓地に《スラクジムンダール》がある
    かつ アンジーの統率者は《スラクジムンダール》である
    もし アンジーが《Body Double》を唱える
    かつ アンジーがコピーするものとして《スラクジムンダール》を選ぶ
    かつ その呪文が解決される
    ならば 《Body Double》は6/6である
    かつ アンジーは《スラクジムンダール》をコントロールしている
    かつ アンジーは《Body Double》をコントロールしていない
    かつ アンジーの墓地に《スラクジムンダール》がある
    かつ アンジーの統率者は《スラクジムンダール》である
    かつ 《Body Double》は誰の統率者でもない

  @id:commander.mark.copied.damage @situation:commander.mark.copied.damage @clause:commander.designation @clause:commander.damage @clause:object.enters_as_copy @source:C-EX01c @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 統率者のコピーが与えた戦闘ダメージ24点は、統率者のものではない
    前提 アンジーの墓地に《スラクジムンダール》がある
    かつ エドワードは《Furnace of Rath》を2枚コントロールしている
    かつ アンジーの統率者は《スラクジムンダール》である
    もし アンジーが《Body Double》を唱える
    かつ アンジーがコピーするものとして《スラクジムンダール》を選ぶ
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Body Double》でエドワードを攻撃する
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば エドワードのチームはまだゲームに残っている
    かつ エドワードのチームのライフは16点である

  @id:commander.mark.copied.itself @situation:commander.mark.copied.damage @clause:commander.designation @clause:commander.damage @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 統率者自身が与えた24点は、プレイヤーを敗北させる
    前提 アンジーの統率領域に《スラクジムンダール》がある
    かつ エドワードは《Furnace of Rath》を2枚コントロールしている
    もし アンジーが《スラクジムンダール》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《スラクジムンダール》でエドワードを攻撃する
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば エドワードのチームはゲームに敗北する

  @id:commander.mark.copied.graveyard @situation:commander.mark.copied.graveyard @clause:commander.designation @clause:commander.graveyard @clause:object.enters_as_copy @source:C-EX01c @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 統率者のコピーは墓地に置かれ、選択の余地はない
    前提 アンジーの墓地に《Jenara, Asura of War》がある
    かつ アンジーの統率者は《Jenara, Asura of War》である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Goblin Bombardment》をコントロールしている
    もし アンジーが《Body Double》を唱える
    かつ アンジーがコピーするものとして《Jenara, Asura of War》を選ぶ
    かつ その呪文が解決される
    かつ アンジーが《Goblin Bombardment》の能力を起動する
    かつ アンジーが対象としてエドワードを選ぶ
    かつ その能力が解決される
    ならば アンジーの墓地に《Body Double》がある
    かつ アンジーの墓地に《Jenara, Asura of War》がある
    かつ エドワードのチームのライフは19点である

  @id:commander.mark.copied.hand @situation:commander.mark.copied.hand @clause:commander.designation @clause:commander.hand_library @clause:object.enters_as_copy @variant:commander @variant:two-player-commander @from:2015-07-17 @must
  シナリオ: 統率者のコピーは手札に戻り、選択の余地はない
    前提 アンジーの墓地に《スラクジムンダール》がある
    かつ アンジーの統率者は《スラクジムンダール》である
    もし アンジーが《Body Double》を唱える
    かつ アンジーがコピーするものとして《スラクジムンダール》を選ぶ
    かつ その呪文が解決される
    かつ アンジーが《Body Double》を対象として《Unsummon》を唱える
    かつ その呪文が解決される
    ならば アンジーの手札に《Body Double》がある
    かつ アンジーの墓地に《スラクジムンダール》がある

  @id:commander.mark.copied.again @situation:commander.mark.copied.again @clause:commander.designation @clause:commander.tax @clause:object.enters_as_copy @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 統率者のコピーであったものは、再び唱えるときもそのマナ・コストだけがかかる
    前提 アンジーの統率領域に《Jenara, Asura of War》がある
    かつ アンジーは《マナ源》を14枚コントロールしている
    かつ アンジーは《Goblin Bombardment》をコントロールしている
    もし アンジーが《Jenara, Asura of War》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Goblin Bombardment》の能力を起動する
    かつ アンジーが対象としてエドワードを選ぶ
    かつ アンジーが自分の統率者を統率領域に置かない
    かつ その能力が解決される
    かつ アンジーが《Body Double》を唱える
    かつ アンジーがコピーするものとして《Jenara, Asura of War》を選ぶ
    かつ その呪文が解決される
    かつ アンジーが《Body Double》を対象として《Unsummon》を唱える
    かつ その呪文が解決される
    ならば アンジーの手札に《Body Double》がある
    もし アンジーが《Body Double》を唱える
    かつ その呪文が解決される
    ならば 《Body Double》は3/3である

  @id:commander.mark.copied.opponents @situation:commander.mark.copied.opponents @clause:commander.designation @clause:commander.damage @clause:object.enters_as_copy @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 対戦相手の統率者のコピーは誰の統率者でもない
    前提 エドワードの墓地に《スラクジムンダール》がある
    かつ エドワードは《Furnace of Rath》を2枚コントロールしている
    かつ エドワードの統率者は《スラクジムンダール》である
    もし アンジーが《Body Double》を唱える
    かつ アンジーがコピーするものとして《スラクジムンダール》を選ぶ
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Body Double》でエドワードを攻撃する
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば エドワードのチームはまだゲームに残っている
    かつ エドワードのチームのライフは16点である
    かつ 《Body Double》は誰の統率者でもない

  @id:commander.mark.heads.face_down @situation:commander.mark.heads.face_down @clause:commander.designation @clause:commander.damage @clause:object.face_down @variant:two-headed-giant-commander @from:2018-04-27 @should
  シナリオ: 裏向きの統率者が1つの頭に21点を与えると、チームは敗北する
    前提 バリーは《Jenara, Asura of War》をコントロールしている
    かつ バリーの統率者は《Jenara, Asura of War》である
    かつ 《Jenara, Asura of War》には+1/+1カウンターが19個置かれている
    もし アンジーが《Ixidron》を唱える
    かつ その呪文が解決される
    ならば 《Jenara, Asura of War》は裏向きである
    かつ バリーの統率者は《Jenara, Asura of War》である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ バリーが《Jenara, Asura of War》でロナルドを攻撃する
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば エドワードのチームはゲームに敗北する

  @id:commander.mark.heads.copying @situation:commander.mark.heads.copying @clause:commander.designation @clause:commander.damage @clause:object.copy @variant:two-headed-giant-commander @from:2018-04-27 @should
  シナリオ: 他のもののコピーである統率者が1つの頭に21点を与えると、チームは敗北する
    前提 アンジーは《Jenara, Asura of War》をコントロールしている
    かつ アンジーの統率者は《Jenara, Asura of War》である
    かつ 《Jenara, Asura of War》には+1/+1カウンターが17個置かれている
    かつ ロナルドは《大気の精霊》をコントロールしている
    もし バリーが《Jenara, Asura of War》を対象として《Cytoshape》を唱える
    かつ バリーがコピーするものとして《大気の精霊》を選ぶ
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Jenara, Asura of War》でエドワードを攻撃する
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば エドワードのチームはゲームに敗北する

  @id:commander.mark.heads.copied @situation:commander.mark.heads.copied @clause:commander.designation @clause:commander.damage @clause:object.enters_as_copy @variant:two-headed-giant-commander @from:2018-04-27 @should
  シナリオ: チームメイトがコントロールする統率者のコピーは統率者ではなく、そのダメージで敗北する者はいない
    前提 アンジーの墓地に《スラクジムンダール》がある
    かつ エドワードは《Furnace of Rath》を2枚コントロールしている
    かつ アンジーの統率者は《スラクジムンダール》である
    もし バリーが《Body Double》を唱える
    かつ バリーがコピーするものとして《スラクジムンダール》を選ぶ
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ バリーが《Body Double》でエドワードを攻撃する
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば ゲームは続く
    かつ エドワードのチームのライフは16点である
