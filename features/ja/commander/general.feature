# language: ja
機能: 統率者戦と呼ばれる前のEDH
  > この変種ルールの最初の文書は、ジェネラルと、そのマナ・コストの色について述べる。後の文書とどこが違うのか？

  @id:commander.mana.by_cost @situation:commander.mana @clause:commander.foreign_mana @clause:deck.commander_identity @variant:commander @variant:two-player-commander @from:2009-10-01 @until:2011-02-04 @must
  シナリオ: ジェネラルの文章にしかない色のマナは無色であった
    前提 アンジーは《鋳造所の試練》をコントロールしている
    かつ アンジーの統率者は《鋳造所の試練》である
    かつ アンジーは《山》をコントロールしている
    かつ アンジーは《姿の試練》をコントロールしている
    ならば アンジーは《鋳造所の試練》の能力を起動できない
    しかし アンジーは《姿の試練》の能力を起動できる
