# language: ja
@source:W @source:N
機能: 3人または4人のチームどうしの戦闘
  > 3人または4人のプレイヤーが一緒に攻撃し、同じ人数が防御する。攻撃されうるのは誰で、ブロックできるのは誰で、ダメージを与えられるのは誰か？

  @id:heads.attack.together @situation:heads.combat @variant:three-headed-giant @clause:combat.attack @clause:combat.attacks @clause:combat.damaged_player @clause:team.more_heads @from:2018-04-27 @must
  シナリオ: 3人のプレイヤーのクリーチャーが3人のプレイヤーを攻撃し、それぞれ攻撃しているプレイヤーにダメージを与える
    前提 エドワードのチームのライフは30点である
    かつ アンジーは《丘巨人》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ セリアは《Turret Ogre》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《丘巨人》でエドワードを攻撃する
    かつ バリーが《灰色熊》でロナルドを攻撃する
    かつ セリアが《Turret Ogre》でヴィクターを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは21点である

  @id:heads.block.together @situation:heads.combat @variant:three-headed-giant @clause:combat.block @clause:combat.attack @clause:team.more_heads @from:2018-04-27 @must
  シナリオ: 3人のうち誰が攻撃されていても、そのチームの全員のクリーチャーがブロックできる
    前提 エドワードのチームのライフは30点である
    かつ アンジーは《丘巨人》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ ロナルドは《Turret Ogre》をコントロールしている
    かつ ヴィクターは《極楽鳥》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《丘巨人》でエドワードを攻撃する
    かつ バリーが《灰色熊》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ ヴィクターが《極楽鳥》で《丘巨人》をブロックする
    かつ ロナルドが《Turret Ogre》で《灰色熊》をブロックする
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは30点である

  @id:heads.attack.team @situation:heads.combat @variant:three-headed-giant @clause:combat.attack @clause:combat.attacks @clause:combat.damaged_player @clause:team.more_heads @from:2005-08-01 @until:2018-04-27 @must
  シナリオ: クリーチャーは3人のチームを全体として攻撃し、アクティブ・チームがそれぞれのダメージを与える相手を選んだ
    前提 エドワードのチームのライフは30点である
    かつ アンジーは《丘巨人》をコントロールしている
    かつ セリアは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《丘巨人》でエドワードのチームを攻撃する
    かつ セリアが《灰色熊》でエドワードのチームを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    かつ アンジーのチームがダメージを受けるプレイヤーとしてヴィクターを選ぶ
    ならば エドワードのチームのライフは25点である
