# language: ja
機能: 1体の統率者の隣で数えられるもの
  > ある統率者は十分なダメージを与え、別の統率者は与えていない。または手札が何度も交換される。何が決め手になるのか？

  @id:commander.beside.damage @clause:commander.damage @variant:two-headed-giant-commander @from:2018-04-27 @should
  シナリオ: 1体の統率者がヘッドに与えた21点で足りる。別の統率者が与えたダメージがそれより少なくてもよい
    前提 アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ バリーは《Tobias Andrion》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ バリーの統率者は《Tobias Andrion》である
    かつ 《Isamaru, Hound of Konda》には+1/+1カウンターが19個置かれている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Isamaru, Hound of Konda》でエドワードを攻撃する
    かつ バリーが《Tobias Andrion》でエドワードを攻撃する
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば エドワードのチームはゲームに敗北する

  @id:commander.beside.mulligans @clause:commander.mulligan @variant:two-player-commander @from:2011-02-04 @until:2016-01-16 @must
  シナリオ: カードを1枚も追放しないプレイヤーは手札をすべて持ち続け、好きなだけマリガンできる
    前提 アンジーのチームが先攻である
    もし アンジーがマリガンをする
    かつ エドワードが手札をキープする
    かつ アンジーが手札を0枚追放する
    かつ アンジーがマリガンをする
    かつ アンジーがマリガンをする
    かつ アンジーがマリガンをする
    かつ アンジーがマリガンをする
    かつ アンジーがマリガンをする
    かつ アンジーがマリガンをする
    かつ アンジーがマリガンをする
    かつ アンジーがマリガンをする
    ならば アンジーの手札は7枚である
    かつ アンジーはマリガンができる
