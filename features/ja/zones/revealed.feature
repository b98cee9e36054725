# language: ja
機能: 一番上のカードの公開
  > カードがライブラリーの一番上のカードを公開してそのコストを数え、プレインズウォーカーがそのプレイヤーの望むだけ忠誠度を取り除く。誰のカードで、どれだけか？

  @id:reveal_top.sorin @situation:reveal_top @clause:effect.reveal @clause:life.shared @from:2016-11-11 @must
  シナリオ: 両方の対戦相手がカードのコストだけライフを失い、カードは手札に入る
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは30点である
    かつ アンジーのチームのライフは20点である
    かつ アンジーは《Sorin, Grim Nemesis》をコントロールしている
    かつ 《Sorin, Grim Nemesis》には忠誠カウンターが6個置かれている
    かつ アンジーのライブラリーの一番上に《War Mammoth》がある
    かつ バリーのライブラリーの一番上に《平地》がある
    もし アンジーが《Sorin, Grim Nemesis》の1つ目の能力を起動する
    かつ その能力が解決される
    ならば エドワードのチームのライフは22点である
    かつ アンジーのチームのライフは20点である
    かつ アンジーの手札に《War Mammoth》がある
    かつ 《Sorin, Grim Nemesis》には忠誠カウンターが7個置かれている

  @id:reveal_top.not_drawn @situation:reveal_top @clause:effect.reveal @from:2016-11-11 @must
  シナリオ: Sorinが公開して手札に加えるカードは、引いたことにならない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは30点である
    かつ アンジーは《Sorin, Grim Nemesis》をコントロールしている
    かつ 《Sorin, Grim Nemesis》には忠誠カウンターが6個置かれている
    かつ アンジーは《Toothy, Imaginary Friend》をコントロールしている
    かつ アンジーのライブラリーの一番上に《平地》がある
    もし アンジーが《Sorin, Grim Nemesis》の1つ目の能力を起動する
    かつ その能力が解決される
    ならば アンジーの手札に《平地》がある
    かつ 《Toothy, Imaginary Friend》には+1/+1カウンターが置かれていない
    かつ エドワードのチームのライフは30点である

  @id:reveal_top.confidant @situation:reveal_top @clause:effect.reveal @variant:two-headed-giant @variant:two-player @from:2005-10-01 @must
  シナリオ: Dark Confidantのプレイヤー自身が、自分のアップキープにカードのコストだけ失う
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Dark Confidant》をコントロールしている
    かつ アンジーのライブラリーの一番上に《War Mammoth》がある
    かつ アンジーのライブラリーの上から2枚目に《平地》がある
    もし アンジーのチームのアップキープ・ステップが始まる
    かつ 《Dark Confidant》の誘発型能力が解決される
    ならば アンジーのチームのライフは16点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーの手札に《War Mammoth》がある

  @id:reveal_top.loyalty_x @situation:reveal_top.loyalty_x @clause:spell.variable @clause:cost.resources @variant:two-headed-giant @variant:two-player @from:2016-11-11 @must
  シナリオ: Xとして選んだ数だけ忠誠度が取り除かれ、ある数を超えることはない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ アンジーは《Sorin, Grim Nemesis》をコントロールしている
    かつ 《Sorin, Grim Nemesis》には忠誠カウンターが6個置かれている
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーが対象として《丘巨人》を選ぶ
    ならば アンジーは《Sorin, Grim Nemesis》の2つ目の能力をX = 7として起動できない
    しかし アンジーは《Sorin, Grim Nemesis》の2つ目の能力をX = 3として起動できる
    もし その能力が解決される
    ならば 《Sorin, Grim Nemesis》には忠誠カウンターが3個置かれている
    かつ エドワードの墓地に《丘巨人》がある
    かつ アンジーのチームのライフは23点である
