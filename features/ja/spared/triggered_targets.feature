# language: ja
機能: 誘発型能力が対象にできないもの
  > ある種類のクリーチャーを対象とする能力が誘発する。それがいなければどうなり、選ばれたもののほかに何が影響を受けないのか？

  @id:spared.targets.firefiend @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2016-07-22 @must
  シナリオ: クリーチャーを対象とする能力は、それがいなければ、プレイヤーにもプレインズウォーカーにも何もしない
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Bogardan Firefiend》をコントロールしている
    かつ エドワードは《Liliana, the Last Hope》をコントロールしている
    かつ 《Liliana, the Last Hope》には忠誠カウンターが3個置かれている
    もし アンジーが《Bogardan Firefiend》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば アンジーの墓地に《Bogardan Firefiend》がある
    かつ 《Liliana, the Last Hope》には忠誠カウンターが3個置かれている
    かつ エドワードのチームのライフは20点である
    かつ アンジーのチームのライフは20点である

  @id:spared.targets.firefiend.one @situation:spared.targets.firefiend @clause:target.choose @from:2005-08-01 @must
  シナリオ: 複数のプレイヤーのクリーチャーのうち、コントローラーが選んだものだけがダメージを受ける
    前提 アンジーは《Bogardan Firefiend》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ エドワードは《極楽鳥》をコントロールしている
    かつ ロナルドは《Wind Drake》をコントロールしている
    もし アンジーが《Bogardan Firefiend》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《Wind Drake》を選ぶ
    かつ 《Bogardan Firefiend》の誘発型能力が解決される
    ならば ロナルドの墓地に《Wind Drake》がある
    かつ エドワードは《極楽鳥》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている

  @id:spared.targets.firefiend.three @situation:spared.targets.firefiend @clause:target.choose @from:2005-08-01 @must
  シナリオ: 2点のダメージでは、タフネスが3のクリーチャーはその場に残る
    前提 アンジーは《Bogardan Firefiend》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ ロナルドは《丘巨人》をコントロールしている
    もし アンジーが《Bogardan Firefiend》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象として《丘巨人》を選ぶ
    かつ 《Bogardan Firefiend》の誘発型能力が解決される
    ならば ロナルドは《丘巨人》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている

  @id:spared.targets.hammerskull @clause:target.choose @from:2018-04-27 @must
  シナリオ: 対戦相手のクリーチャーを対象とする能力は、どの対戦相手にもいなければ、チームメイトのものにも自分のものにも影響しない
    前提 アンジーは《Territorial Hammerskull》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ エドワードは《Mindslaver》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Territorial Hammerskull》でエドワードを攻撃する
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば 《灰色熊》はアンタップ状態である
    かつ 《丘巨人》はアンタップ状態である
    かつ 《Mindslaver》はアンタップ状態である

  @id:spared.targets.hammerskull.one @situation:spared.targets.hammerskull @clause:target.choose @from:2018-04-27 @must
  シナリオ: 対戦相手2人ともにクリーチャーがいれば、コントローラーが選んだものがタップ状態になる
    前提 アンジーは《Territorial Hammerskull》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《Wind Drake》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Territorial Hammerskull》でエドワードを攻撃する
    かつ アンジーが対象として《Wind Drake》を選ぶ
    かつ 《Territorial Hammerskull》の誘発型能力が解決される
    ならば 《Wind Drake》はタップ状態である
    かつ 《丘巨人》はアンタップ状態である
    かつ 《灰色熊》はアンタップ状態である
