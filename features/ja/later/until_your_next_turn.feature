# language: ja
機能: 次のターンまで誘発するもの
  > 能力が、そのプレイヤーの次のターンまでイベントを待つ。誰のターンの間、何を待つのか？

  @id:until_next.both @situation:until_next @clause:trigger.this_turn @clause:object.you @from:2018-04-27 @must
  シナリオ: 相手チームのターンの間、そのプレインズウォーカーに戦闘ダメージを与えたものは破壊され、チームメイトのものに与えたものは破壊されない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Vraska the Unseen》をコントロールしている
    かつ 《Vraska the Unseen》には忠誠カウンターが5個置かれている
    かつ バリーは《Nissa, Voice of Zendikar》をコントロールしている
    かつ 《Nissa, Voice of Zendikar》には忠誠カウンターが5個置かれている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《大気の精霊》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    もし アンジーが《Vraska the Unseen》の1つ目の能力を起動する
    かつ その能力が解決される
    かつ エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《丘巨人》で《Vraska the Unseen》を攻撃する
    かつ ロナルドが《大気の精霊》で《Nissa, Voice of Zendikar》を攻撃する
    かつ ロナルドが《灰色熊》で《Vraska the Unseen》を攻撃する
    かつ エドワードのチームの戦闘後メイン・フェイズが始まる
    ならば 《Vraska the Unseen》には忠誠カウンターが1個置かれている
    かつ 《Nissa, Voice of Zendikar》には忠誠カウンターが1個置かれている
    かつ エドワードの墓地に《丘巨人》がある
    かつ ロナルドの墓地に《灰色熊》がある
    かつ ロナルドは《大気の精霊》をコントロールしている

  @id:until_next.over @situation:until_next @clause:trigger.this_turn @clause:turn.teams @from:2018-04-27 @must
  シナリオ: Vraska the Unseenの待つ能力は、そのプレイヤーのチームの次のターンが始まると終わる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Vraska the Unseen》をコントロールしている
    かつ 《Vraska the Unseen》には忠誠カウンターが5個置かれている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    もし アンジーが《Vraska the Unseen》の1つ目の能力を起動する
    かつ その能力が解決される
    かつ エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ ロナルドが《灰色熊》で《Vraska the Unseen》を攻撃する
    かつ エドワードのチームの戦闘後メイン・フェイズが始まる
    ならば ロナルドの墓地に《灰色熊》がある
    かつ 《Vraska the Unseen》には忠誠カウンターが4個置かれている
    もし アンジーのチームのアップキープ・ステップが始まる
    かつ エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《丘巨人》で《Vraska the Unseen》を攻撃する
    かつ エドワードのチームの戦闘後メイン・フェイズが始まる
    ならば 《Vraska the Unseen》には忠誠カウンターが1個置かれている
    かつ エドワードは《丘巨人》をコントロールしている

  @id:until_next.other_damage @situation:until_next @clause:trigger.this_turn @clause:trigger.event @from:2018-04-27 @must
  シナリオ: Vraska the Unseenではなくそのプレイヤーに戦闘ダメージを与えたものは破壊されない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Vraska the Unseen》をコントロールしている
    かつ 《Vraska the Unseen》には忠誠カウンターが5個置かれている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ アンジーのチームのライフは30点である
    もし アンジーが《Vraska the Unseen》の1つ目の能力を起動する
    かつ その能力が解決される
    かつ エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《丘巨人》でアンジーを攻撃する
    かつ エドワードのチームの戦闘後メイン・フェイズが始まる
    かつ ロナルドが《Vraska the Unseen》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは27点である
    かつ 《Vraska the Unseen》には忠誠カウンターが4個置かれている
    かつ エドワードは《丘巨人》をコントロールしている

  @id:until_next.all @situation:until_next @clause:trigger.this_turn @variant:free-for-all @from:2015-01-23 @must
  シナリオ: 4人のプレイヤーでは、他の3人全員のターンの間待つ
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Vraska the Unseen》をコントロールしている
    かつ 《Vraska the Unseen》には忠誠カウンターが5個置かれている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ サイモンは《灰色熊》をコントロールしている
    もし アンジーが《Vraska the Unseen》の1つ目の能力を起動する
    かつ その能力が解決される
    かつ エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《丘巨人》で《Vraska the Unseen》を攻撃する
    かつ サイモンのチームの攻撃クリーチャー指定ステップが始まる
    かつ サイモンが《灰色熊》で《Vraska the Unseen》を攻撃する
    かつ サイモンのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードの墓地に《丘巨人》がある
    かつ サイモンの墓地に《灰色熊》がある
    かつ 《Vraska the Unseen》には忠誠カウンターが1個置かれている

  @id:until_next.nonland @situation:until_next @clause:target.choose @from:2015-01-23 @must
  シナリオ: 土地でないパーマネントなら何でも、忠誠カウンター3個で破壊できる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Vraska the Unseen》をコントロールしている
    かつ 《Vraska the Unseen》には忠誠カウンターが5個置かれている
    かつ エドワードは《平地》をコントロールしている
    かつ ロナルドは《Megrim》をコントロールしている
    ならば アンジーは《平地》を対象として《Vraska the Unseen》の2つ目の能力を起動できない
    しかし アンジーは《Megrim》を対象として《Vraska the Unseen》の2つ目の能力を起動できる
    もし その能力が解決される
    ならば ロナルドの墓地に《Megrim》がある
    かつ 《Vraska the Unseen》には忠誠カウンターが2個置かれている

  @id:until_next.assassins @situation:until_next @clause:object.you @from:2015-01-23 @must
  シナリオ: 忠誠カウンター7個で3体のトークンが現れ、他の誰のものでもない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Vraska the Unseen》をコントロールしている
    かつ 《Vraska the Unseen》には忠誠カウンターが8個置かれている
    もし アンジーが《Vraska the Unseen》の3つ目の能力を起動する
    かつ その能力が解決される
    ならば 《Vraska the Unseen》には忠誠カウンターが1個置かれている
    かつ アンジーは1/1のクリーチャー・トークンを3体コントロールしている
    かつ バリーはクリーチャー・トークンを1体もコントロールしていない
    もし バリーが《Bad Moon》を唱える
    かつ その呪文が解決される
    ならば アンジーは2/2のクリーチャー・トークンを3体コントロールしている
