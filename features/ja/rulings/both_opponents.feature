# language: ja
機能: 対戦相手2人が失うもの
  > カードが各対戦相手からライフやカードを奪う。相手チームは何を失い、自分のチームには何が残るのか？

  @id:ruling.arterial_flow @clause:life.shared @clause:object.you @from:2005-08-01 @must
  シナリオ: 吸血鬼をコントロールしていれば、《Arterial Flow》は各対戦相手にカード2枚を捨てさせ、相手チームに4点のライフを失わせ、2点を与える
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Cruel Celebrant》をコントロールしている
    かつ エドワードの手札は3枚である
    かつ ロナルドの手札は4枚である
    かつ バリーの手札は3枚である
    もし アンジーが《Arterial Flow》を唱える
    かつ その呪文が解決される
    かつ エドワードがカードを2枚捨てる
    かつ ロナルドがカードを2枚捨てる
    ならば エドワードの手札は1枚である
    かつ ロナルドの手札は2枚である
    かつ バリーの手札は3枚である
    かつ エドワードのチームのライフは16点である
    かつ アンジーのチームのライフは22点である

  @id:ruling.arterial_flow.teammate @situation:ruling.arterial_flow @clause:object.you @from:2005-08-01 @must
  シナリオ: チームメイトの吸血鬼は《Arterial Flow》の役に立たない
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ バリーは《Cruel Celebrant》をコントロールしている
    かつ エドワードの手札は3枚である
    もし アンジーが《Arterial Flow》を唱える
    かつ その呪文が解決される
    かつ エドワードがカードを2枚捨てる
    ならば エドワードの手札は1枚である
    かつ エドワードのチームのライフは20点である
    かつ アンジーのチームのライフは20点である

  @id:ruling.bad_deal @clause:life.shared @clause:object.you @from:2005-08-01 @must
  シナリオ: 《Bad Deal》は各チームに4点のライフを失わせ、チームメイトは引くことも捨てることもない
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーの手札は1枚である
    かつ バリーの手札は3枚である
    かつ エドワードの手札は3枚である
    かつ ロナルドの手札は4枚である
    もし アンジーが《Bad Deal》を唱える
    かつ その呪文が解決される
    かつ エドワードがカードを2枚捨てる
    かつ ロナルドがカードを2枚捨てる
    ならば アンジーの手札は2枚である
    かつ バリーの手札は3枚である
    かつ エドワードの手札は1枚である
    かつ ロナルドの手札は2枚である
    かつ アンジーのチームのライフは16点である
    かつ エドワードのチームのライフは16点である

  @id:ruling.cruel_celebrant @clause:life.shared @clause:object.you @from:2005-08-01 @must
  シナリオ: コントローラーのクリーチャーが死亡すると相手チームは2点を失い1点が得られ、《Cruel Celebrant》自身でも同じだが、チームメイトのものでは何も起こらない
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Cruel Celebrant》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    もし バリーが《丘巨人》を対象として《殺害》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの戦闘開始ステップが始まる
    ならば エドワードのチームのライフは20点である
    もし アンジーが《灰色熊》を対象として《殺害》を唱える
    かつ その呪文が解決される
    かつ 《Cruel Celebrant》の誘発型能力が解決される
    ならば エドワードのチームのライフは18点である
    かつ アンジーのチームのライフは21点である
    もし アンジーが《Cruel Celebrant》を対象として《殺害》を唱える
    かつ その呪文が解決される
    かつ 《Cruel Celebrant》の誘発型能力が解決される
    ならば エドワードのチームのライフは16点である
    かつ アンジーのチームのライフは22点である

  @id:ruling.cruel_celebrant.walker @situation:ruling.cruel_celebrant @clause:life.shared @clause:object.you @from:2018-04-27 @must
  シナリオ: 死亡したプレインズウォーカーも《Cruel Celebrant》で数えるが、チームメイトのものは数えない
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Cruel Celebrant》をコントロールしている
    かつ アンジーは《Chandra, Pyrogenius》をコントロールしている
    かつ 《Chandra, Pyrogenius》には忠誠カウンターが2個置かれている
    かつ バリーは《Nissa, Voice of Zendikar》をコントロールしている
    かつ 《Nissa, Voice of Zendikar》には忠誠カウンターが2個置かれている
    もし アンジーのチームが優先権をパスする
    かつ エドワードが《Nissa, Voice of Zendikar》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの戦闘開始ステップが始まる
    ならば エドワードのチームのライフは20点である
    もし アンジーのチームが優先権をパスする
    かつ エドワードが《Chandra, Pyrogenius》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ 《Cruel Celebrant》の誘発型能力が解決される
    ならば エドワードのチームのライフは18点である
    かつ アンジーのチームのライフは21点である

  @id:ruling.grasping_thrull @clause:life.shared @from:2005-08-01 @must
  シナリオ: 《Grasping Thrull》は相手チームに4点のライフを失わせ、コントローラーは2点を得る
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    もし アンジーが《Grasping Thrull》を唱える
    かつ その呪文が解決される
    かつ 《Grasping Thrull》の誘発型能力が解決される
    ならば エドワードのチームのライフは16点である
    かつ アンジーのチームのライフは22点である

  @id:ruling.ghitu_journeymage @clause:life.shared @clause:object.you @from:2005-08-01 @must
  シナリオ: コントローラーに他のウィザードがいれば、《Ghitu Journeymage》は相手チームに4点のライフを失わせる
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《Sighted-Caste Sorcerer》をコントロールしている
    もし アンジーが《Ghitu Journeymage》を唱える
    かつ その呪文が解決される
    かつ 《Ghitu Journeymage》の誘発型能力が解決される
    ならば エドワードのチームのライフは16点である

  @id:ruling.ghitu_journeymage.teammate @situation:ruling.ghitu_journeymage @clause:object.you @from:2005-08-01 @must
  シナリオ: チームメイトのウィザードも《Ghitu Journeymage》自身も、コントローラーの他のウィザードではない
    前提 エドワードのチームのライフは20点である
    かつ バリーは《Sighted-Caste Sorcerer》をコントロールしている
    もし アンジーが《Ghitu Journeymage》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの戦闘開始ステップが始まる
    ならば エドワードのチームのライフは20点である

  @id:ruling.god_pharaohs_statue @clause:life.shared @clause:trigger.step @from:2005-08-01 @must
  シナリオ: 《God-Pharaoh's Statue》はコントローラーのチームの終了ステップに相手チームに2点のライフを失わせ、相手チームの終了ステップには何も起こさない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ バリーは《God-Pharaoh's Statue》をコントロールしている
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば エドワードのチームのライフは18点である
    もし アンジーのチームのアップキープ・ステップが始まる
    ならば エドワードのチームのライフは18点である

  @id:ruling.gruesome_fate @clause:life.shared @clause:object.you @from:2005-08-01 @must
  シナリオ: 相手チームは《Gruesome Fate》を唱えたプレイヤーのクリーチャー1体につき2点のライフを失い、チームメイトのものは数えない
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《Wind Drake》をコントロールしている
    かつ アンジーは《Fountain of Youth》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    かつ エドワードは《大気の精霊》をコントロールしている
    もし アンジーが《Gruesome Fate》を唱える
    かつ その呪文が解決される
    ならば エドワードのチームのライフは16点である
    かつ アンジーのチームのライフは20点である

  @id:ruling.angrath_the_flame_chained @clause:life.shared @clause:object.you @from:2010-04-23 @must
  シナリオ: 《Angrath, the Flame-Chained》は各対戦相手にカード1枚を捨てさせ、相手チームに4点のライフを失わせる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Angrath, the Flame-Chained》をコントロールしている
    かつ バリーの手札は2枚である
    かつ エドワードの手札は2枚である
    かつ ロナルドの手札は3枚である
    もし アンジーが《Angrath, the Flame-Chained》の1つ目の能力を起動する
    かつ その能力が解決される
    かつ エドワードがカードを1枚捨てる
    かつ ロナルドがカードを1枚捨てる
    ならば エドワードの手札は1枚である
    かつ ロナルドの手札は2枚である
    かつ バリーの手札は2枚である
    かつ エドワードのチームのライフは16点である
    かつ アンジーのチームのライフは20点である
    かつ 《Angrath, the Flame-Chained》には忠誠カウンターが5個置かれている

  @id:ruling.cavalier_of_flame @clause:life.shared @clause:object.you @from:2010-04-23 @must
  シナリオ: 《Cavalier of Flame》が死亡すると、各対戦相手とそのプレインズウォーカーは、コントローラーの墓地にある土地の枚数に等しい点数のダメージを受ける
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Cavalier of Flame》をコントロールしている
    かつ アンジーの墓地に《森》がある
    かつ アンジーの墓地に《山》がある
    かつ アンジーの墓地に《灰色熊》がある
    かつ バリーの墓地に《森》がある
    かつ バリーは《Chandra, Pyrogenius》をコントロールしている
    かつ 《Chandra, Pyrogenius》には忠誠カウンターが5個置かれている
    かつ ロナルドは《Nissa, Voice of Zendikar》をコントロールしている
    かつ 《Nissa, Voice of Zendikar》には忠誠カウンターが5個置かれている
    かつ エドワードは《バニラ1/1》をコントロールしている
    もし アンジーが《Cavalier of Flame》を対象として《殺害》を唱える
    かつ その呪文が解決される
    かつ 《Cavalier of Flame》の誘発型能力が解決される
    ならば エドワードのチームのライフは16点である
    かつ アンジーのチームのライフは20点である
    かつ 《Nissa, Voice of Zendikar》には忠誠カウンターが3個置かれている
    かつ 《Chandra, Pyrogenius》には忠誠カウンターが5個置かれている
    かつ エドワードは《バニラ1/1》をコントロールしている

  @id:ruling.blisterspit_gremlin @clause:life.shared @clause:mana.own @from:2005-08-01 @must
  シナリオ: 《Blisterspit Gremlin》は相手チームに2点のライフを失わせ、各プレイヤーは自分のもののためにマナを支払う
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Blisterspit Gremlin》をコントロールしている
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ バリーは《Blisterspit Gremlin》をコントロールしている
    かつ バリーは《マナ源》をコントロールしていない
    かつ バリーは《Spear Spewer》をコントロールしている
    もし アンジーがアンジーの《Blisterspit Gremlin》の能力を起動する
    かつ その能力が解決される
    ならば エドワードのチームのライフは18点である
    かつ アンジーのチームのライフは20点である
    かつ アンジーはアンジーの《Blisterspit Gremlin》の能力を起動できない
    かつ バリーはバリーの《Blisterspit Gremlin》の能力を起動できない
    しかし バリーは《Spear Spewer》の能力を起動できる

  @id:ruling.brimstone_trebuchet @clause:life.shared @clause:object.you @from:2005-08-01 @must
  シナリオ: 《Brimstone Trebuchet》は各対戦相手に1点のダメージを与え、コントローラーの騎士が出るともう一度与えるが、チームメイトの騎士ではそうならない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Brimstone Trebuchet》をコントロールしている
    もし アンジーが《Brimstone Trebuchet》の能力を起動する
    かつ その能力が解決される
    ならば エドワードのチームのライフは18点である
    かつ アンジーのチームのライフは20点である
    もし バリーが《Youthful Knight》を唱える
    かつ その呪文が解決される
    ならば 《Brimstone Trebuchet》はタップ状態である
    もし アンジーが《灰色熊》を唱える
    かつ その呪文が解決される
    ならば 《Brimstone Trebuchet》はタップ状態である
    もし アンジーが《Corpse Knight》を唱える
    かつ その呪文が解決される
    かつ 《Brimstone Trebuchet》の誘発型能力が解決される
    かつ アンジーが《Brimstone Trebuchet》の能力を起動する
    かつ その能力が解決される
    ならば エドワードのチームのライフは16点である
