# language: ja
機能: 再生されるもの
  > 破壊されるはずのものが代わりに再生される。何が残り、何回まで再生され、戦闘はどうなるのか？

  @id:regenerated.damage @clause:effect.regenerate @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  シナリオ: 致死ダメージを負ったクリーチャーは、再生が用意された回数だけ、代わりにタップされて無傷になる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Drudge Skeletons》をコントロールしている
    かつ アンジーは《マナ源》を3枚コントロールしている
    もし アンジーが《Drudge Skeletons》の能力を起動する
    かつ その能力が解決される
    ならば 《Drudge Skeletons》はアンタップ状態である
    もし アンジーが《Drudge Skeletons》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば アンジーは《Drudge Skeletons》をコントロールしている
    かつ 《Drudge Skeletons》はタップ状態である
    もし アンジーが《Drudge Skeletons》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《Drudge Skeletons》がある

  @id:regenerated.combat @clause:effect.regenerate @from:2018-04-27 @must
  シナリオ: 再生されたブロック・クリーチャーは戦闘から取り除かれ、ブロックされたクリーチャーはブロックされたままである
    前提 アンジーは《Youthful Knight》をコントロールしている
    かつ エドワードは《Drudge Skeletons》をコントロールしている
    かつ エドワードのチームのライフは20点である
    かつ エドワードは《マナ源》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Youthful Knight》でロナルドを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《Drudge Skeletons》で《Youthful Knight》をブロックする
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《Drudge Skeletons》の能力を起動する
    かつ その能力が解決される
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば エドワードは《Drudge Skeletons》をコントロールしている
    かつ 《Drudge Skeletons》はタップ状態である
    かつ アンジーは《Youthful Knight》をコントロールしている
    かつ エドワードのチームのライフは20点である

  @id:regenerated.destroyed @clause:effect.regenerate @clause:effect.cannot_regenerate @from:2009-07-11 @must
  シナリオ: 呪文が両チームのクリーチャーを破壊しても、再生されるはずのものは残る。ただし再生できないものは除く
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Drudge Skeletons》をコントロールしている
    かつ バリーは《Furnace Brood》をコントロールしている
    かつ エドワードは《Cudgel Troll》をコントロールしている
    かつ ロナルドは《丘巨人》をコントロールしている
    かつ アンジーは《マナ源》を5枚コントロールしている
    かつ バリーは《マナ源》をコントロールしている
    かつ エドワードは《マナ源》をコントロールしている
    もし バリーが《Furnace Brood》の能力を起動する
    かつ バリーが対象として《Drudge Skeletons》を選ぶ
    かつ その能力が解決される
    ならば アンジーは《Drudge Skeletons》の能力を起動できる
    もし その能力が解決される
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《Cudgel Troll》の能力を起動する
    かつ その能力が解決される
    かつ アンジーが《審判の日》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《Drudge Skeletons》がある
    かつ バリーの墓地に《Furnace Brood》がある
    かつ ロナルドの墓地に《丘巨人》がある
    かつ エドワードは《Cudgel Troll》をコントロールしている
    かつ 《Cudgel Troll》はタップ状態である

  @id:regenerated.this_turn @clause:effect.regenerate @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  シナリオ: 使われなかった再生は、ターンとともに無くなる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Drudge Skeletons》をコントロールしている
    かつ アンジーは《マナ源》をコントロールしている
    もし アンジーが《Drudge Skeletons》の能力を起動する
    かつ その能力が解決される
    かつ エドワードのチームのアップキープ・ステップが始まる
    かつ エドワードが《Drudge Skeletons》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《Drudge Skeletons》がある

  @id:regenerated.no_toughness @clause:effect.regenerate @clause:creature.dies @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  シナリオ: タフネスが無くなったものは破壊されるのではないので、再生されることもない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Drudge Skeletons》をコントロールしている
    かつ アンジーは《マナ源》を4枚コントロールしている
    もし アンジーが《Drudge Skeletons》の能力を起動する
    かつ その能力が解決される
    かつ アンジーが《Drudge Skeletons》を対象として《Dismember》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《Drudge Skeletons》がある
