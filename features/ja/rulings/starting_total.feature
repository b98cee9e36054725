# language: ja
機能: チームの初期ライフの半分
  > カードが1人のプレイヤーのライフの総量を初期ライフの半分にする。チームの総量はどうなるのか、誰かを選ばなければならないのか？

  @id:ruling.torgaar @clause:life.start @clause:life.set_one @clause:life.shared @from:2010-04-23 @must
  シナリオ: チームのライフの総量は初期ライフの半分になり、対象だけが不足分を得る
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは8点である
    かつ エドワードは《Bloodbond Vampire》をコントロールしている
    かつ ロナルドは《Gideon's Company》をコントロールしている
    もし アンジーが《Torgaar, Famine Incarnate》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象としてロナルドを選ぶ
    かつ 《Torgaar, Famine Incarnate》の誘発型能力が解決される
    かつ アンジーのチームの戦闘開始ステップが始まる
    ならば エドワードのチームのライフは15点である
    かつ アンジーのチームのライフは20点である
    かつ 《Bloodbond Vampire》には+1/+1カウンターが置かれていない
    かつ 《Gideon's Company》には+1/+1カウンターが2個置かれている

  @id:ruling.torgaar.nobody @situation:ruling.torgaar @clause:target.up_to @from:2010-04-23 @must
  シナリオ: 誰も選ばなくてもよく、その場合はどのライフの総量も変わらない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは8点である
    もし アンジーが《Torgaar, Famine Incarnate》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象を何も選ばない
    かつ 《Torgaar, Famine Incarnate》の誘発型能力が解決される
    ならば エドワードのチームのライフは8点である
    かつ アンジーのチームのライフは20点である
    かつ アンジーは《Torgaar, Famine Incarnate》をコントロールしている
