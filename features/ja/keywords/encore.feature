# language: ja
機能: 各対戦相手へのコピー
  > 墓地のカードが、対戦相手1人につき1体のトークンとして戻る。それぞれは誰を攻撃し、いつまで残るのか？

  @id:encore.each @situation:encore @clause:keyword.encore @clause:combat.attack_required @from:2024-11-08 @must
  シナリオ: 2つの頭はそれぞれ対戦相手であり、1体は一方を、もう1体は他方を攻撃しなければならない
    前提 アンジーの墓地に《Impulsive Pilferer》がある
    かつ エドワードのチームのライフは30点である
    かつ アンジーは《山》を4枚コントロールしている
    もし アンジーが《Impulsive Pilferer》の能力を起動する
    かつ その能力が解決される
    ならば アンジーは1/1のクリーチャー・トークンを2体コントロールしている
    かつ アンジーは追放領域に《Impulsive Pilferer》を所有している
    かつ バリーはクリーチャー・トークンを1体もコントロールしていない
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーはどのクリーチャーでも攻撃しないことはできない
    かつ アンジーは1枚目の《Impulsive Pilferer》トークンと2枚目の《Impulsive Pilferer》トークンでエドワードを攻撃できない
    しかし アンジーは1枚目の《Impulsive Pilferer》トークンでエドワードを攻撃できる
    かつ アンジーは2枚目の《Impulsive Pilferer》トークンでロナルドを攻撃できる
    もし アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは28点である

  @id:encore.wrong_one @situation:encore @clause:keyword.encore @clause:combat.attack_required @variant:free-for-all @from:2024-11-08 @must
  シナリオ: 3体のトークンは、ターン順にそれぞれ自分の対戦相手を攻撃しなければならない
    前提 アンジーの墓地に《Impulsive Pilferer》がある
    かつ エドワードのチームのライフは20点である
    かつ マーサのチームのライフは20点である
    かつ サイモンのチームのライフは20点である
    かつ アンジーは《山》を4枚コントロールしている
    もし アンジーが《Impulsive Pilferer》の能力を起動する
    かつ その能力が解決される
    ならば アンジーはクリーチャー・トークンを3体コントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが1枚目の《Impulsive Pilferer》トークンでエドワードを攻撃する
    かつ アンジーが2枚目の《Impulsive Pilferer》トークンでマーサを攻撃する
    かつ アンジーが3枚目の《Impulsive Pilferer》トークンでサイモンを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは19点である
    かつ マーサのチームのライフは19点である
    かつ サイモンのチームのライフは19点である

  @id:encore.gone @situation:encore @clause:keyword.encore @clause:combat.attack_required @from:2024-11-08 @must
  シナリオ: 1体のトークンが戦闘前に破壊されても、もう1体は自分の対戦相手を攻撃しなければならない
    前提 アンジーの墓地に《Impulsive Pilferer》がある
    かつ エドワードのチームのライフは30点である
    かつ アンジーは《山》を4枚コントロールしている
    もし アンジーが《Impulsive Pilferer》の能力を起動する
    かつ その能力が解決される
    かつ アンジーのチームが優先権をパスする
    かつ エドワードがアンジーの1枚目の《Impulsive Pilferer》トークンを対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーは1枚目の《Impulsive Pilferer》トークンでエドワードを攻撃できない
    しかし アンジーは1枚目の《Impulsive Pilferer》トークンでロナルドを攻撃できる

  @id:encore.blocked @situation:encore @clause:keyword.encore @clause:combat.block @from:2024-11-08 @must
  シナリオ: ブロックされたトークンは死亡し、もう1体がダメージを与える
    前提 アンジーの墓地に《Impulsive Pilferer》がある
    かつ エドワードは《丘巨人》をコントロールしている
    かつ エドワードのチームのライフは30点である
    かつ アンジーは《山》を4枚コントロールしている
    もし アンジーが《Impulsive Pilferer》の能力を起動する
    かつ その能力が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが1枚目の《Impulsive Pilferer》トークンでエドワードを攻撃する
    かつ アンジーが2枚目の《Impulsive Pilferer》トークンでロナルドを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《丘巨人》でアンジーの2枚目の《Impulsive Pilferer》トークンをブロックする
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば アンジーはクリーチャー・トークンを1体コントロールしている
    かつ エドワードのチームのライフは29点である

  @id:encore.next_end @situation:encore @clause:keyword.encore @clause:trigger.delayed @from:2024-11-08 @must
  シナリオ: 終了ステップの開始時に全部が生け贄に捧げられ、それぞれ死亡する
    前提 アンジーの墓地に《Impulsive Pilferer》がある
    かつ アンジーは《山》を4枚コントロールしている
    もし アンジーのチームの戦闘後メイン・フェイズが始まる
    かつ アンジーが《Impulsive Pilferer》の能力を起動する
    かつ その能力が解決される
    ならば アンジーはクリーチャー・トークンを2体コントロールしている
    かつ アンジーは宝物・トークンを1個もコントロールしていない
    もし アンジーのチームがターンを終える
    ならば アンジーはクリーチャー・トークンを1体もコントロールしていない
    かつ アンジーは宝物・トークンを2個コントロールしている

  @id:encore.sorcery @situation:encore @clause:keyword.encore @clause:ability.only_if @from:2024-11-08 @must
  シナリオ: アンコールはソーサリーを唱えられるときに、カードのオーナーだけが起動できる
    前提 アンジーの墓地に《Impulsive Pilferer》がある
    かつ バリーは《山》を4枚コントロールしている
    かつ アンジーは《山》を5枚コントロールしている
    もし アンジーがエドワードを対象として《Shock》を唱える
    ならば アンジーは《Impulsive Pilferer》の能力を起動できない
    もし その呪文が解決される
    ならば バリーは《Impulsive Pilferer》の能力を起動できない
    しかし アンジーは《Impulsive Pilferer》の能力を起動できる
