# language: ja
機能: チームのプレインズウォーカーへの攻撃
  > クリーチャーはチームやプレイヤーの代わりにプレインズウォーカーを攻撃できる。そのとき防御プレイヤーは誰で、誰がブロックできるのか？

  @id:combat.planeswalker.group @situation:combat.planeswalker @clause:combat.attacks @from:2007-10-01 @until:2018-04-27 @must
  シナリオ: 一緒に攻撃するクリーチャーのうち、1体はプレインズウォーカーを、1体はチームを攻撃する
    前提 アンジーのチームのライフは30点である
    かつ アンジーは《Nissa, Voice of Zendikar》をコントロールしている
    かつ 《Nissa, Voice of Zendikar》には忠誠カウンターが5個置かれている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《丘巨人》で《Nissa, Voice of Zendikar》を攻撃する
    かつ ロナルドが《灰色熊》でアンジーのチームを攻撃する
    かつ エドワードのチームの戦闘後メイン・フェイズが始まる
    かつ エドワードのチームがダメージを受けるプレイヤーとしてバリーを選ぶ
    ならば 《Nissa, Voice of Zendikar》には忠誠カウンターが2個置かれている
    かつ アンジーのチームのライフは28点である

  @id:combat.planeswalker.each @situation:combat.planeswalker @clause:combat.attacks @from:2018-04-27 @must
  シナリオ: 一緒に攻撃するクリーチャーのうち、1体はプレインズウォーカーを、1体はもう1人のプレイヤーを攻撃する
    前提 アンジーのチームのライフは30点である
    かつ アンジーは《Nissa, Voice of Zendikar》をコントロールしている
    かつ 《Nissa, Voice of Zendikar》には忠誠カウンターが5個置かれている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《丘巨人》で《Nissa, Voice of Zendikar》を攻撃する
    かつ ロナルドが《灰色熊》でバリーを攻撃する
    かつ エドワードのチームの戦闘後メイン・フェイズが始まる
    ならば 《Nissa, Voice of Zendikar》には忠誠カウンターが2個置かれている
    かつ アンジーのチームのライフは28点である

  @id:combat.planeswalker.moat @clause:combat.prohibition @source:F-EX05 @from:2018-04-27 @must
  シナリオ: プレイヤーを守るものは、そのプレイヤーのプレインズウォーカーを守らない
    前提 アンジーは《テフェリーの濠》をコントロールしている
    かつ 《テフェリーの濠》で選ばれた色は緑である
    かつ アンジーは《Nissa, Voice of Zendikar》をコントロールしている
    かつ 《Nissa, Voice of Zendikar》には忠誠カウンターが5個置かれている
    かつ エドワードは《灰色熊》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    ならば エドワードは《灰色熊》でアンジーを攻撃できない
    しかし エドワードは《灰色熊》で《Nissa, Voice of Zendikar》を攻撃できる

  @id:combat.planeswalker.block @clause:combat.block @from:2018-04-27 @must
  シナリオ: チームメイトはプレインズウォーカーへの攻撃クリーチャーをブロックする
    前提 アンジーは《Nissa, Voice of Zendikar》をコントロールしている
    かつ 《Nissa, Voice of Zendikar》には忠誠カウンターが5個置かれている
    かつ バリーは《灰色熊》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《丘巨人》で《Nissa, Voice of Zendikar》を攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    かつ バリーが《灰色熊》で《丘巨人》をブロックする
    かつ エドワードのチームの戦闘後メイン・フェイズが始まる
    ならば 《Nissa, Voice of Zendikar》には忠誠カウンターが5個置かれている
    かつ バリーはクリーチャーを1体もコントロールしていない

  @id:combat.planeswalker.thraximundar @clause:combat.defending_effect @source:F-EX04 @from:2018-04-27 @must
  シナリオ: 防御プレイヤーは、攻撃されているプレインズウォーカーのコントローラーである
    前提 バリーは《Nissa, Voice of Zendikar》をコントロールしている
    かつ 《Nissa, Voice of Zendikar》には忠誠カウンターが5個置かれている
    かつ エドワードは《スラクジムンダール》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《スラクジムンダール》で《Nissa, Voice of Zendikar》を攻撃する
    かつ 《スラクジムンダール》の誘発型能力が解決される
    ならば バリーはクリーチャーを1体もコントロールしていない
    かつ アンジーはクリーチャーを1体コントロールしている
