# language: ja
機能: 統率者戦と呼ばれる前のEDH
  > この変種ルールの最初の文書は、ジェネラルと、そのマナ・コストの色について述べる。後の文書とどこが違うのか？

  @id:commander.mana.by_cost @situation:commander.mana @clause:commander.foreign_mana @clause:deck.commander_identity @variant:commander @variant:two-player-commander @from:2009-10-01 @until:2011-02-04 @must
  シナリオ: ジェネラルの文章にしかない色のマナは無色であった
    前提 アンジーは《Kazarov, Sengir Pureblood》をコントロールしている
    かつ アンジーの統率者は《Kazarov, Sengir Pureblood》である
    かつ アンジーは《山》を4枚コントロールしている
    かつ アンジーは《Fountain of Youth》をコントロールしている
    ならば アンジーは《Kazarov, Sengir Pureblood》の能力を起動できない
    しかし アンジーは《Fountain of Youth》の能力を起動できる
