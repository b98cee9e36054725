# language: ja
@source:C
機能: 墓地と追放
  > 墓地や追放領域に置かれる統率者は統率領域に置いてもよい。2020年からはその後で移るので、まず死亡する。

  @id:commander.graveyard.returns @situation:commander.graveyard @clause:commander.graveyard @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @must
  シナリオアウトライン: オーナーは統率者を統率領域に置く。死亡したかどうかは日付による
    前提 アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ アンジーは《Zulaport Cutthroat》をコントロールしている
    かつ アンジーのチームのライフは20点である
    もし アンジーのチームが優先権をパスする
    かつ エドワードが《Isamaru, Hound of Konda》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ アンジーが自分の統率者を統率領域に置く
    かつ アンジーのチームの終了ステップが始まる
    ならば アンジーの統率領域に《Isamaru, Hound of Konda》がある
    かつ アンジーのチームのライフは<ライフ>点である

    例:
      | 適用日     | 規則   | ライフ |
      | 2009-10-01 | 903.10 | 20     |
      | 2020-07-03 | 903.9a | 21     |

  @id:commander.graveyard.stays @situation:commander.graveyard @clause:commander.graveyard @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  シナリオ: オーナーが統率者を墓地に残すと、それは死亡しており、なお統率者である
    前提 アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ アンジーは《Zulaport Cutthroat》をコントロールしている
    かつ アンジーのチームのライフは20点である
    もし アンジーのチームが優先権をパスする
    かつ エドワードが《Isamaru, Hound of Konda》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ アンジーが自分の統率者を統率領域に置かない
    かつ アンジーのチームの終了ステップが始まる
    ならば アンジーのチームのライフは21点である
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である

  @id:commander.graveyard.combat @situation:commander.graveyard.combat @clause:commander.graveyard @clause:creature.dies @variant:two-headed-giant-commander @should
  シナリオアウトライン: 戦闘で破壊された統率者を、オーナーは統率領域に置いてもよい
    前提 エドワードは《Isamaru, Hound of Konda》をコントロールしている
    かつ エドワードの統率者は《Isamaru, Hound of Konda》である
    かつ エドワードは《Zulaport Cutthroat》をコントロールしている
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《丘巨人》で<対象>を攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《Isamaru, Hound of Konda》で《丘巨人》をブロックする
    かつ エドワードが自分の統率者を統率領域に置く
    かつ アンジーのチームの終了ステップが始まる
    ならば エドワードの統率領域に《Isamaru, Hound of Konda》がある
    かつ エドワードのチームのライフは<ライフ>点である

    例:
      | 適用日     | 規則   | 対象               | ライフ |
      | 2009-10-01 | 903.10 | エドワードのチーム | 20     |
      | 2018-04-27 | 903.9  | エドワード         | 20     |
      | 2020-07-03 | 903.9a | エドワード         | 21     |

  @id:commander.graveyard.teammate @situation:commander.graveyard.teammate @clause:commander.graveyard @clause:commander.designation @variant:two-headed-giant-commander @from:2009-10-01 @should
  シナリオ: 誰の統率者でもないチームメイトのカードは墓地に置かれる
    前提 バリーは《Tobias Andrion》をコントロールしている
    かつ アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ バリーは《Goblin Bombardment》をコントロールしている
    かつ エドワードのチームのライフは20点である
    もし バリーが《Goblin Bombardment》の能力を起動する
    かつ バリーが対象としてエドワードを選ぶ
    かつ アンジーのチームの終了ステップが始まる
    ならば エドワードのチームのライフは19点である
    かつ バリーは《Tobias Andrion》をコントロールしていない
    かつ アンジーは《Isamaru, Hound of Konda》をコントロールしている

  @id:commander.exile.returns @situation:commander.exile @clause:commander.exile @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  シナリオ: オーナーは追放される統率者を統率領域に置く
    前提 エドワードは《Isamaru, Hound of Konda》をコントロールしている
    かつ エドワードの統率者は《Isamaru, Hound of Konda》である
    もし アンジーが《Isamaru, Hound of Konda》を対象として《Unmake》を唱える
    かつ エドワードが自分の統率者を統率領域に置く
    かつ その呪文が解決される
    ならば エドワードの統率領域に《Isamaru, Hound of Konda》がある

  @id:commander.exile.stays @situation:commander.exile @clause:commander.exile @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  シナリオ: オーナーが統率者を追放領域に残すと、後で戻ることはない
    前提 エドワードは《Isamaru, Hound of Konda》をコントロールしている
    かつ エドワードの統率者は《Isamaru, Hound of Konda》である
    かつ エドワードのチームのライフは20点である
    もし アンジーが《Isamaru, Hound of Konda》を対象として《Unmake》を唱える
    かつ エドワードが自分の統率者を統率領域に置かない
    かつ アンジーのチームの終了ステップが始まる
    ならば エドワードは《Isamaru, Hound of Konda》をコントロールしていない
    かつ エドワードのチームのライフは20点である

  @id:commander.graveyard.order @situation:commander.graveyard.order @clause:commander.graveyard @clause:choice.order @variant:two-headed-giant-commander @from:2020-07-03 @must
  シナリオ: 両チームの統率者が同時に死亡したら、アクティブ・チームのメンバーが先に決める
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ ロナルドは《Tobias Andrion》をコントロールしている
    かつ ロナルドの統率者は《Tobias Andrion》である
    もし エドワードが《審判の日》を唱える
    かつ その呪文が解決される
    ならば ロナルドは選択をしなければならない
    しかし アンジーは選択をする必要がない
    かつ エドワードは選択をする必要がない
