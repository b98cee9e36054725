# language: ja
機能: 終わったもの、隣のもの
  > 終わった許可、他人のライブラリー、手札で待つ力線。それぞれどうなるのか？

  @id:parts.teferi.over @situation:parts.teferi @clause:spell.cast_when @clause:team.durations @from:2018-04-27 @must
  シナリオ: テフェリーがコントローラーの次のターンまで許すことは、その後の対戦相手のターンには終わっている
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Teferi, Time Raveler》をコントロールしている
    かつ エドワードのチームのライフは20点である
    もし アンジーが《Teferi, Time Raveler》の1つ目の能力を起動する
    かつ その能力が解決される
    ならば 《Teferi, Time Raveler》には忠誠カウンターが5個置かれている
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ エドワードのチームが優先権をパスする
    ならば アンジーは《Sizzle》を唱えられる
    もし その呪文が解決される
    かつ アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ エドワードのチームが優先権をパスする
    ならば アンジーは《Sizzle》を唱えられない
    かつ エドワードのチームのライフは14点である

  @id:parts.maniac.own @situation:parts.maniac @clause:replacement.draw @clause:object.you @from:2018-04-27 @must
  シナリオ: 《Laboratory Maniac》のコントローラーは、自分のライブラリーが空でも、チームメイトが引くことでは勝たない
    前提 アンジーは《Laboratory Maniac》をコントロールしている
    かつ アンジーのライブラリーは空である
    かつ バリーのライブラリーは10枚である
    もし バリーが《Reach Through Mists》を唱える
    かつ その呪文が解決される
    ならば ゲームは続く
    かつ バリーの手札は1枚である
    もし アンジーが《Reach Through Mists》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームはゲームに勝利する

  @id:parts.leyline @clause:start.opening_hand @from:2018-04-27 @must
  シナリオ: 《Leyline of the Void》はゲームの開始時に戦場に出ていることができる
    前提 アンジーのチームが先攻である
    かつ バリーの手札に《Leyline of the Void》がある
    もし アンジーが手札をキープする
    かつ バリーが手札をキープする
    かつ エドワードが手札をキープする
    かつ ロナルドが手札をキープする
    かつ バリーが《Leyline of the Void》を戦場に出した状態でゲームを始める
    ならば バリーは《Leyline of the Void》をコントロールしている
    かつ バリーの手札は6枚である

  @id:parts.nemesis @clause:target.choose @clause:ability.variable @from:2018-04-27 @must
  シナリオ: エンチャントとアーティファクトの中で《Sorin, Grim Nemesis》は自分自身しか対象を見つけない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ アンジーは《Sorin, Grim Nemesis》をコントロールしている
    かつ エドワードは《Bad Moon》をコントロールしている
    かつ ロナルドは《Fountain of Youth》をコントロールしている
    もし アンジーが《Sorin, Grim Nemesis》の2つ目の能力をX = 1として起動する
    かつ その能力が解決される
    ならば 《Sorin, Grim Nemesis》には忠誠カウンターが4個置かれている
    かつ アンジーのチームのライフは21点である

  @id:parts.saheeli.scries @situation:parts.saheeli @clause:effect.scry @clause:damage.source @from:2018-04-27 @must
  シナリオ: サヒーリはカードを1枚見て、各対戦相手に1点を与える
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Saheeli Rai》をコントロールしている
    かつ アンジーのライブラリーの一番上に《森》がある
    かつ アンジーのライブラリーの上から2枚目に《丘巨人》がある
    もし アンジーが《Saheeli Rai》の1つ目の能力を起動する
    かつ その能力が解決される
    かつ アンジーがライブラリーの一番上のカードを一番下に置く
    ならば エドワードのチームのライフは18点である
    もし アンジーが《Reach Through Mists》を唱える
    かつ その呪文が解決される
    ならば アンジーの手札に《丘巨人》がある
