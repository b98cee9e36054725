# language: ja
@source:C
機能: 統率者の固有色にない色のマナ
  > 統率者には固有色がある。それ以外の色のマナ源から、プレイヤーはどのマナを得るのか？

  @id:commander.mana.foreign @situation:commander.mana @clause:commander.foreign_mana @clause:deck.commander_identity @variant:commander @variant:two-player-commander @from:2009-10-01 @until:2016-01-16 @must
  シナリオ: 固有色にない色のマナは無色になり、色マナ・シンボルの支払いに使えなかった
    前提 アンジーの統率領域に《Isamaru, Hound of Konda》がある
    かつ アンジーは《山》を2枚コントロールしている
    かつ アンジーは《Fountain of Youth》をコントロールしている
    かつ アンジーは《Furnace Whelp》をコントロールしている
    ならば アンジーは《Furnace Whelp》の能力を起動できない
    しかし アンジーは《Fountain of Youth》の能力を起動できる

  @id:commander.mana.kept @situation:commander.mana @clause:mana.added @variant:commander @variant:two-player-commander @from:2016-01-16 @must
  シナリオ: 固有色にない色のマナも、その色のままである
    前提 アンジーの統率領域に《Isamaru, Hound of Konda》がある
    かつ アンジーは《山》をコントロールしている
    かつ アンジーは《Furnace Whelp》をコントロールしている
    ならば アンジーは《Furnace Whelp》の能力を起動できる
    しかし アンジーは《Furnace Whelp》の能力を起動できない

  @id:commander.mana.pool @clause:commander.foreign_mana @clause:mana.ability @variant:commander @variant:two-player-commander @from:2009-10-01 @until:2016-01-16 @must
  シナリオ: 同じ量の無色マナがマナ・プールに入り、使うことができた
    前提 アンジーの統率領域に《Isamaru, Hound of Konda》がある
    かつ アンジーは《山》をコントロールしている
    かつ アンジーは《Seat of the Synod》をコントロールしている
    かつ アンジーは《Fountain of Youth》をコントロールしている
    かつ アンジーは《Furnace Whelp》をコントロールしている
    もし アンジーが《山》の能力を起動する
    ならば アンジーは使われていないマナを1点持っている
    かつ アンジーは《Furnace Whelp》の能力を起動できない
    しかし アンジーは《Fountain of Youth》の能力を起動できる
    かつ アンジーは使われていないマナを持っていない

  @id:commander.mana.own_colour @clause:commander.foreign_mana @clause:deck.commander_identity @variant:commander @variant:two-player-commander @from:2011-02-04 @must
  シナリオ: 統率者の文章にだけある色のマナは、その色のままである
    前提 アンジーは《Kazarov, Sengir Pureblood》をコントロールしている
    かつ アンジーの統率者は《Kazarov, Sengir Pureblood》である
    かつ アンジーは《山》を4枚コントロールしている
    ならば アンジーは《Kazarov, Sengir Pureblood》の能力を起動できる

  @id:commander.mana.any_colour @situation:commander.mana.any_colour @clause:commander.foreign_mana @variant:commander @variant:two-player-commander @from:2011-02-04 @until:2016-01-16 @must
  シナリオ: 好きな色のマナを出すマナ源からも、固有色にない色のマナは得られなかった
    前提 アンジーは《Kazarov, Sengir Pureblood》をコントロールしている
    かつ アンジーの統率者は《Kazarov, Sengir Pureblood》である
    かつ アンジーは《マナ源》を4枚コントロールしている
    かつ アンジーは《Killer Whale》をコントロールしている
    ならば アンジーは《Killer Whale》の能力を起動できない
    しかし アンジーは《Kazarov, Sengir Pureblood》の能力を起動できる
    もし アンジーが対象として《Killer Whale》を選ぶ
    かつ その能力が解決される
    ならば 《Killer Whale》は3/5である

  @id:commander.mana.any_colour.kept @situation:commander.mana.any_colour @clause:mana.added @variant:commander @variant:two-player-commander @from:2016-01-16 @must
  シナリオ: 好きな色のマナを出すマナ源からは、固有色にない色のマナも得られる
    前提 アンジーは《Kazarov, Sengir Pureblood》をコントロールしている
    かつ アンジーの統率者は《Kazarov, Sengir Pureblood》である
    かつ アンジーは《マナ源》をコントロールしている
    かつ アンジーは《Killer Whale》をコントロールしている
    ならば アンジーは《Killer Whale》の能力を起動できる
    しかし アンジーは《Killer Whale》の能力を起動できない

  @id:commander.mana.two_heads @situation:commander.mana.two_heads @clause:commander.foreign_mana @clause:mana.own @variant:two-headed-giant-commander @from:2009-10-01 @until:2016-01-16 @should
  シナリオ: プレイヤーのマナについては自分の統率者だけが関係し、チームメイトの統率者は関係しなかった
    前提 アンジーの統率領域に《Isamaru, Hound of Konda》がある
    かつ バリーの統率領域に《無情の碑出告》がある
    かつ アンジーは《山》をコントロールしている
    かつ アンジーは《Furnace Whelp》をコントロールしている
    かつ バリーは《山》をコントロールしている
    かつ バリーは《Furnace Whelp》をコントロールしている
    ならば アンジーは《Furnace Whelp》の能力を起動できない
    しかし バリーは《Furnace Whelp》の能力を起動できる

  @id:commander.mana.two_heads.kept @situation:commander.mana.two_heads @clause:mana.added @clause:mana.own @variant:two-headed-giant-commander @from:2016-01-16 @should
  シナリオ: チームの統率者が何であっても、マナはその色のままである
    前提 アンジーの統率領域に《Isamaru, Hound of Konda》がある
    かつ バリーの統率領域に《無情の碑出告》がある
    かつ アンジーは《山》をコントロールしている
    かつ アンジーは《Furnace Whelp》をコントロールしている
    かつ バリーは《山》をコントロールしている
    かつ バリーは《Furnace Whelp》をコントロールしている
    ならば アンジーは《Furnace Whelp》の能力を起動できる
    かつ バリーは《Furnace Whelp》の能力を起動できる
