# language: ja
@source:C
機能: 統率者を持つプレイヤーのライブラリー
  > デッキは100枚である。統率者が統率領域に置かれ、手札が引かれた後、ライブラリーは何枚か？

  @id:commander.library @situation:commander.library @clause:commander.library @clause:start.hands @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 残りの99枚がライブラリーとなり、そこから7枚が引かれる
    前提 アンジーの統率領域に《Isamaru, Hound of Konda》がある
    かつ エドワードの統率領域に《Tobias Andrion》がある
    かつ アンジーのチームが先攻である
    ならば アンジーの手札は7枚である
    かつ アンジーのライブラリーは92枚である
    かつ アンジーの統率領域に《Isamaru, Hound of Konda》がある
    かつ エドワードの手札は7枚である
    かつ エドワードのライブラリーは92枚である
    かつ エドワードの統率領域に《Tobias Andrion》がある

  @id:commander.library.partners @clause:commander.library @clause:deck.commander_partner @variant:commander @variant:two-player-commander @from:2016-11-11 @must
  シナリオ: 共闘を持つ2体の統率者は、どちらもライブラリーにない
    前提 アンジーの統率領域に《Yoshimaru, Ever Faithful》がある
    かつ アンジーの統率領域に《Ishai, Ojutai Dragonspeaker》がある
    かつ アンジーのチームが先攻である
    ならば アンジーの手札は7枚である
    かつ アンジーのライブラリーは91枚である
    かつ アンジーの統率領域に《Yoshimaru, Ever Faithful》がある
    かつ アンジーの統率領域に《Ishai, Ojutai Dragonspeaker》がある

  @id:commander.library.two_heads @situation:commander.library @clause:commander.library @clause:start.hands @variant:two-headed-giant-commander @from:2009-10-01 @should
  シナリオ: 各頭は、自分の統率者を除いたライブラリーをそれぞれ持つ
    前提 アンジーの統率領域に《Isamaru, Hound of Konda》がある
    かつ バリーの統率領域に《Tobias Andrion》がある
    かつ アンジーのチームが先攻である
    ならば アンジーの手札は7枚である
    かつ アンジーのライブラリーは92枚である
    かつ バリーの手札は7枚である
    かつ バリーのライブラリーは92枚である
    かつ エドワードのライブラリーは92枚である
    かつ アンジーの統率領域に《Isamaru, Hound of Konda》がある
    かつ バリーの統率領域に《Tobias Andrion》がある
