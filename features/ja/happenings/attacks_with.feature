# language: ja
機能: 誰が、何体で攻撃するのか
  > プレイヤーが一定数のクリーチャーで攻撃したときに誘発する能力がある。2つの頭は一緒に攻撃する。誰のクリーチャーが数えられるのか？

  @id:attacks_with.such @clause:trigger.attacks_with @clause:combat.attack @from:2024-11-08 @must
  シナリオ: 1人のプレイヤーの2体のクリーチャーは数えられ、一度だけ数えられる
    前提 アンジーは《Tide Skimmer》をコントロールしている
    かつ アンジーは《Waterfall Aerialist》をコントロールしている
    かつ アンジーのライブラリーは10枚である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Tide Skimmer》と《Waterfall Aerialist》でエドワードを攻撃する
    ならば スタックには呪文や能力が1個ある
    もし 《Tide Skimmer》の誘発型能力が解決される
    ならば アンジーのライブラリーは9枚である

  @id:attacks_with.teammates @clause:trigger.attacks_with @clause:combat.attack @from:2024-11-08 @must
  シナリオ: 同じ攻撃に加わったチームメイトのクリーチャーは、どんなものであれ数えられない
    前提 アンジーは《Tide Skimmer》をコントロールしている
    かつ バリーは《Owlin Shieldmage》をコントロールしている
    かつ アンジーは《Chivalric Alliance》をコントロールしている
    かつ バリーは《Chivalric Alliance》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Tide Skimmer》と《Owlin Shieldmage》でエドワードを攻撃する
    ならば スタックは空である

  @id:attacks_with.any @clause:trigger.attacks_with @clause:combat.attack @from:2024-11-08 @must
  シナリオ: 2つの頭のうち、攻撃したクリーチャーのコントローラーだけがカードを引き、別の種類のクリーチャーは数に入らない
    前提 アンジーは《Chivalric Alliance》をコントロールしている
    かつ バリーは《Chivalric Alliance》をコントロールしている
    かつ バリーは《Owlin Shieldmage》をコントロールしている
    かつ バリーは《Tide Skimmer》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ アンジーのライブラリーは10枚である
    かつ バリーのライブラリーは10枚である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Tide Skimmer》と《灰色熊》でエドワードを攻撃する
    ならば スタックには呪文や能力が1個ある
    もし バリーの《Chivalric Alliance》の誘発型能力が解決される
    ならば バリーのライブラリーは9枚である
    かつ アンジーのライブラリーは10枚である
