# language: ja
機能: 最後のカウンター
  > ある種類のカウンターがなくなると去るものがある。1個残っていれば去るのか、そして誰のカウンターを数えるのか？

  @id:counters.last.loyalty @clause:planeswalker.dies @clause:planeswalker.damage @from:2018-04-27 @must
  シナリオ: 忠誠カウンターが1個残ったプレインズウォーカーは残り、なくなったものは去る
    前提 アンジーは《Nissa, Voice of Zendikar》をコントロールしている
    かつ 《Nissa, Voice of Zendikar》には忠誠カウンターが3個置かれている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《灰色熊》で《Nissa, Voice of Zendikar》を攻撃する
    かつ エドワードのチームの戦闘後メイン・フェイズが始まる
    ならば 《Nissa, Voice of Zendikar》には忠誠カウンターが1個置かれている
    かつ アンジーは《Nissa, Voice of Zendikar》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ ロナルドが《丘巨人》で《Nissa, Voice of Zendikar》を攻撃する
    かつ エドワードのチームの戦闘後メイン・フェイズが始まる
    ならば アンジーは《Nissa, Voice of Zendikar》をコントロールしていない
    かつ アンジーの墓地に《Nissa, Voice of Zendikar》がある

  @id:counters.last.defense @clause:battle.dies @clause:battle.damage @from:2023-04-14 @must
  シナリオ: 守備カウンターが1個残ったバトルは残り、なくなったものは去る
    前提 アンジーは《城壁の練習》をコントロールしている
    かつ 《城壁の練習》には守備カウンターが3個置かれている
    かつ 《城壁の練習》を守る者はエドワードである
    もし アンジーが《城壁の練習》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば 《城壁の練習》には守備カウンターが1個置かれている
    かつ アンジーは《城壁の練習》をコントロールしている
    もし バリーが《城壁の練習》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ 《城壁の練習》の誘発型能力が解決される
    ならば アンジーは《城壁の練習》をコントロールしていない

  @id:counters.last.strife @clause:layers.order @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-04-27 @must
  シナリオ: 数えるカウンターがない限り、何も加えられない
    前提 アンジーは《灰色熊》をコントロールしている
    もし アンジーが《Crescendo of War》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《灰色熊》でエドワードを攻撃する
    ならば 《灰色熊》は2/2である
