# language: ja
機能: 裏向きとコピー
  > 裏向きのクリーチャーの何が見えるのか。また、コピーは元のオブジェクトの何を写し取るのか。

  @id:calibration.face.down @situation:calibration.face.down @clause:object.face_down @from:2010-04-23 @must
  シナリオ: トークンでない他のすべてのクリーチャーは裏向きになり、名前のない2/2のクリーチャーである
    前提 アンジーは《極楽鳥》をコントロールしている
    かつ アンジーは《マナ源》を5枚コントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは1/1の苗木・クリーチャー・トークンを1体コントロールしている
    もし アンジーが《Ixidron》を唱える
    かつ その呪文が解決される
    ならば 《極楽鳥》は裏向きである
    かつ 《極楽鳥》は2/2である
    かつ 《丘巨人》は2/2である
    かつ エドワードは《丘巨人》をコントロールしていない
    かつ ロナルドは1/1の苗木・クリーチャー・トークンを1体コントロールしている
    かつ 《Ixidron》は表向きである
    かつ 《Ixidron》は2/2である

  @id:calibration.face.up @situation:calibration.face.down @clause:object.face_down @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  シナリオ: 再び表向きになったクリーチャーは名前と能力を取り戻す
    前提 アンジーは《Spear Spewer》をコントロールしている
    かつ アンジーは《マナ源》を13枚コントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーが《Ixidron》を唱える
    かつ その呪文が解決される
    ならば アンジーは《Spear Spewer》の能力を起動できない
    もし アンジーが《Ixidor, Reality Sculptor》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Ixidor, Reality Sculptor》の能力を起動する
    かつ アンジーが対象として《Spear Spewer》を選ぶ
    かつ その能力が解決される
    ならば 《Spear Spewer》は表向きである
    かつ アンジーは《Spear Spewer》をコントロールしている
    かつ アンジーは《マナ源》を13枚コントロールしている
    かつ 《丘巨人》は裏向きである
    かつ 《Ixidron》は1/1である
    しかし アンジーは《Spear Spewer》の能力を起動できる

  @id:calibration.face.counters @clause:object.face_down @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  シナリオ: 裏向きや表向きになるクリーチャーに置かれたカウンターは残る
    前提 アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《マナ源》を13枚コントロールしている
    かつ 《丘巨人》には+1/+1カウンターが2個置かれている
    もし アンジーが《Ixidron》を唱える
    かつ その呪文が解決される
    ならば 《丘巨人》は4/4である
    かつ 《丘巨人》には+1/+1カウンターが2個置かれている
    もし アンジーが《Ixidor, Reality Sculptor》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Ixidor, Reality Sculptor》の能力を起動する
    かつ その能力が解決される
    ならば 《丘巨人》は5/5である

  @id:calibration.face.copied @situation:calibration.face.copied @clause:object.face_down @clause:object.copy @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  シナリオ: 裏向きのクリーチャーのコピーは名前のない2/2であり、表向きである
    前提 アンジーは《丘巨人》をコントロールしている
    もし アンジーが《Ixidron》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Ixidron》を対象として《Cytoshape》を唱える
    かつ アンジーがコピーするものとして《丘巨人》を選ぶ
    かつ その呪文が解決される
    ならば 《Ixidron》は2/2である
    かつ 《Ixidron》は表向きである
    かつ アンジーは《Ixidron》をコントロールしていない
    かつ アンジーは《丘巨人》をコントロールしていない
    もし アンジーのチームがターンを終える
    ならば 《Ixidron》は1/1である
    かつ アンジーは《Ixidron》をコントロールしている

  @id:calibration.face.copying @situation:calibration.face.copying @clause:object.face_down @clause:object.copy @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  シナリオ: 裏向きのままコピーになったクリーチャーは、表向きになって初めてコピーとして見える
    前提 アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《マナ源》を17枚コントロールしている
    もし アンジーが《Ixidron》を唱える
    かつ その呪文が解決される
    かつ アンジーが《極楽鳥》を唱える
    かつ その呪文が解決される
    かつ アンジーが《丘巨人》を対象として《Cytoshape》を唱える
    かつ アンジーがコピーするものとして《極楽鳥》を選ぶ
    かつ その呪文が解決される
    ならば 《丘巨人》は2/2である
    かつ 《丘巨人》は裏向きである
    かつ アンジーは《極楽鳥》をコントロールしている
    もし アンジーが《Ixidor, Reality Sculptor》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Ixidor, Reality Sculptor》の能力を起動する
    かつ その能力が解決される
    ならば 《丘巨人》は0/1である
    かつ アンジーは《極楽鳥》を2枚コントロールしている
    もし アンジーのチームがターンを終える
    ならば 《丘巨人》は3/3である
    かつ アンジーは《極楽鳥》をコントロールしている

  @id:calibration.copy.counters @clause:object.copy @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  シナリオ: コピーは自身のカウンターを保ち、カウンターを写し取らない
    前提 アンジーは《灰色熊》をコントロールしている
    かつ 《灰色熊》には+1/+1カウンターが2個置かれている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ 《丘巨人》には+1/+1カウンターが9個置かれている
    もし アンジーが《灰色熊》を対象として《Cytoshape》を唱える
    かつ アンジーがコピーするものとして《丘巨人》を選ぶ
    かつ その呪文が解決される
    ならば 《灰色熊》は5/5である
    かつ 《灰色熊》には+1/+1カウンターが2個置かれている

  @id:calibration.copy.later @clause:object.copy @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  シナリオ: コピー元のオブジェクトがどうなってもコピーには影響しない
    前提 アンジーは《灰色熊》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーが《灰色熊》を対象として《Cytoshape》を唱える
    かつ アンジーがコピーするものとして《丘巨人》を選ぶ
    かつ その呪文が解決される
    かつ アンジーが《丘巨人》を対象として《Unmake》を唱える
    かつ その呪文が解決される
    ならば エドワードは《丘巨人》をコントロールしていない
    かつ 《灰色熊》は3/3である
    かつ アンジーは《丘巨人》をコントロールしている

  @id:calibration.copy.legendary @clause:object.copy @from:2010-04-23 @must
  シナリオ: コピーできるものがなければ、何もコピーにならない
    前提 エドワードは《Isamaru, Hound of Konda》をコントロールしている
    かつ ロナルドは《Tobias Andrion》をコントロールしている
    もし アンジーが《Isamaru, Hound of Konda》を対象として《Cytoshape》を唱える
    かつ その呪文が解決される
    ならば エドワードは《Isamaru, Hound of Konda》をコントロールしている
    かつ ロナルドは《Tobias Andrion》をコントロールしている

  @id:calibration.copy.dies @clause:object.copy @clause:object.enters_as_copy @clause:trigger.dies @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  シナリオ: コピーはコピー元のものとして死亡し、墓地では元のカードである
    前提 エドワードの墓地に《Bogardan Firefiend》がある
    かつ エドワードは《灰色熊》をコントロールしている
    もし アンジーが《Body Double》を唱える
    かつ アンジーがコピーするものとして《Bogardan Firefiend》を選ぶ
    かつ その呪文が解決される
    かつ アンジーが《Body Double》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《灰色熊》を選ぶ
    かつ アンジーのチームの終了ステップが始まる
    ならば エドワードはクリーチャーを1体もコントロールしていない
    かつ アンジーの墓地に《Body Double》がある
    かつ エドワードの墓地に《Bogardan Firefiend》がある

  @id:calibration.copy.enters @clause:object.enters_as_copy @clause:object.copy @clause:object.devotion @from:2016-01-16 @must
  シナリオ: コピーはコピー元のマナ・コストを持ち、写し取った能力は戦場に出たときに誘発する
    前提 エドワードの墓地に《アスフォデルの灰色商人》がある
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    もし アンジーが《Body Double》を唱える
    かつ アンジーがコピーするものとして《アスフォデルの灰色商人》を選ぶ
    かつ その呪文が解決される
    かつ 《Body Double》の誘発型能力が解決される
    ならば エドワードのチームのライフは16点である
    かつ アンジーのチームのライフは24点である

  @id:calibration.copy.as_it_enters @clause:object.enters_as_copy @clause:object.face_down @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  シナリオ: コピー元のクリーチャーが戦場に出るに際して起こることは、コピーが出るに際しても起こる
    前提 アンジーの墓地に《Ixidron》がある
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーが《Body Double》を唱える
    かつ アンジーがコピーするものとして《Ixidron》を選ぶ
    かつ その呪文が解決される
    ならば 《丘巨人》は裏向きである
    かつ 《Body Double》は1/1である
    かつ アンジーは《Ixidron》をコントロールしている

  @id:calibration.copy.declined @clause:object.enters_as_copy @clause:creature.dies @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  シナリオ: 何も選ばなければコピーにはならず、そのクリーチャーは直ちに死亡する
    前提 エドワードの墓地に《丘巨人》がある
    もし アンジーが《Body Double》を唱える
    かつ アンジーがコピーするものを何も選ばない
    かつ その呪文が解決される
    ならば アンジーの墓地に《Body Double》がある
