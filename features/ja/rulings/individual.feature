# language: ja
機能: 1人だけに起こること
  > ライフを得たり失ったり、呪文を唱えたりするのは1人のプレイヤーである。チームメイトの能力はそれに反応するのか？

  @id:ruling.ajanis_pridemate @clause:life.shared @from:2005-08-01 @must
  シナリオ: チームメイトが得たライフでは《Ajani's Pridemate》の能力は誘発しない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ アンジーは《Ajani's Pridemate》をコントロールしている
    かつ アンジーは《Lampad of Death's Vigil》をコントロールしている
    かつ アンジーは《マナ源》をコントロールしている
    もし バリーが《Creeping Chill》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは23点である
    かつ 《Ajani's Pridemate》には+1/+1カウンターが置かれていない
    もし アンジーが《Lampad of Death's Vigil》の能力を起動する
    かつ アンジーが《Lampad of Death's Vigil》を生け贄に捧げる
    かつ その能力が解決される
    かつ 《Ajani's Pridemate》の誘発型能力が解決される
    ならば 《Ajani's Pridemate》には+1/+1カウンターが1個置かれている

  @id:ruling.speaker_of_the_heavens @clause:life.read @clause:life.start @from:2010-04-23 @must
  シナリオ: 《Speaker of the Heavens》には、チームの初期ライフより7点多いライフが必要である
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは37点である
    かつ アンジーは《Speaker of the Heavens》をコントロールしている
    もし アンジーが《Speaker of the Heavens》の能力を起動する
    かつ その能力が解決される
    ならば アンジーは4/4の天使・クリーチャー・トークンを1体コントロールしている

  @id:ruling.speaker_of_the_heavens.too_little @situation:ruling.speaker_of_the_heavens @clause:life.read @from:2010-04-23 @must
  シナリオ: Speaker of the Heavensには、チームの開始時より6点多いだけでは足りない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは36点である
    かつ アンジーは《Speaker of the Heavens》をコントロールしている
    かつ アンジーは《Spear Spewer》をコントロールしている
    ならば アンジーは《Speaker of the Heavens》の能力を起動できない
    しかし アンジーは《Spear Spewer》の能力を起動できる

  @id:ruling.path_of_bravery @clause:life.read @from:2010-04-23 @must
  シナリオ: チームのライフが初期ライフ以上であるかぎり、《Path of Bravery》はコントローラーのクリーチャーを強化する
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは31点である
    かつ アンジーは《Path of Bravery》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    ならば 《灰色熊》は3/3である
    かつ 《丘巨人》は3/3である
    もし バリーが《炎の裂け目》を唱える
    かつ その呪文が解決される
    ならば 《灰色熊》は2/2である
