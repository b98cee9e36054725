# language: ja
機能: 両方の対戦相手に及ぶ起動型能力
  > 1人のプレイヤーが、各対戦相手に及ぶ能力を起動する。相手チームは何を失い、自分のチームは何を得るのか？

  @id:ruling.legion_guildmage @clause:life.shared @from:2005-08-01 @must
  シナリオ: 《Legion Guildmage》で相手チームは6点のライフを失う
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Legion Guildmage》をコントロールしている
    かつ アンジーは《マナ源》を6枚コントロールしている
    もし アンジーが《Legion Guildmage》の1つ目の能力を起動する
    かつ その能力が解決される
    ならば エドワードのチームのライフは14点である
    かつ アンジーのチームのライフは20点である

  @id:ruling.lightning_rig_crew @clause:life.shared @from:2005-08-01 @must
  シナリオ: 《Lightning-Rig Crew》で相手チームは2点のライフを失う
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Lightning-Rig Crew》をコントロールしている
    もし アンジーが《Lightning-Rig Crew》の能力を起動する
    かつ その能力が解決される
    ならば エドワードのチームのライフは18点である
    かつ アンジーのチームのライフは20点である

  @id:ruling.ramunap_ruins @clause:life.shared @from:2005-08-01 @must
  シナリオ: 《Ramunap Ruins》で相手チームは4点のライフを失う
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Ramunap Ruins》をコントロールしている
    かつ アンジーは《マナ源》を4枚コントロールしている
    もし アンジーが《Ramunap Ruins》の3つ目の能力を起動する
    かつ その能力が解決される
    ならば エドワードのチームのライフは16点である
    かつ アンジーのチームのライフは20点である

  @id:ruling.vampire_neonate @clause:life.shared @from:2005-08-01 @must
  シナリオ: 《Vampire Neonate》で相手チームは2点のライフを失い、コントローラーは1点を得る
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Vampire Neonate》をコントロールしている
    かつ アンジーは《マナ源》を2枚コントロールしている
    もし アンジーが《Vampire Neonate》の能力を起動する
    かつ その能力が解決される
    ならば エドワードのチームのライフは18点である
    かつ アンジーのチームのライフは21点である

  @id:ruling.welder_automaton @clause:life.shared @from:2005-08-01 @must
  シナリオ: 《Welder Automaton》で相手チームは2点のライフを失う
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Welder Automaton》をコントロールしている
    かつ アンジーは《マナ源》を4枚コントロールしている
    もし アンジーが《Welder Automaton》の能力を起動する
    かつ その能力が解決される
    ならば エドワードのチームのライフは18点である
    かつ アンジーのチームのライフは20点である

  @id:ruling.tezzeret_master_of_the_bridge @clause:life.shared @from:2010-04-23 @must
  シナリオ: 《Tezzeret, Master of the Bridge》はコントローラーのアーティファクトだけを数え、各対戦相手にその点数のダメージを与え、ライフはその点数だけ得られる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Tezzeret, Master of the Bridge》をコントロールしている
    かつ アンジーは《Relic Vial》をコントロールしている
    かつ アンジーは《Welder Automaton》をコントロールしている
    かつ バリーは《Throne of the God-Pharaoh》をコントロールしている
    もし アンジーが《Tezzeret, Master of the Bridge》の1つ目の能力を起動する
    かつ その能力が解決される
    ならば エドワードのチームのライフは16点である
    かつ アンジーのチームのライフは22点である
    かつ 《Tezzeret, Master of the Bridge》には忠誠カウンターが7個置かれている

  @id:ruling.nicol_bolas_dragon_god @clause:team.wins_and_loses @from:2010-04-23 @must
  シナリオ: 1人に伝説のクリーチャーもプレインズウォーカーもいなければ、もう1人にいてもチームは敗北する
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Nicol Bolas, Dragon-God》をコントロールしている
    かつ 《Nicol Bolas, Dragon-God》には忠誠カウンターが8個置かれている
    かつ エドワードは《Isamaru, Hound of Konda》をコントロールしている
    かつ ロナルドは《灰色熊》をコントロールしている
    もし アンジーが《Nicol Bolas, Dragon-God》の3つ目の能力を起動する
    かつ その能力が解決される
    ならば エドワードのチームはゲームに敗北する

  @id:ruling.nicol_bolas_dragon_god.both @situation:ruling.nicol_bolas_dragon_god @clause:team.wins_and_loses @from:2010-04-23 @must
  シナリオ: 両方のプレイヤーに伝説のクリーチャーかプレインズウォーカーがいれば、誰も敗北しない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Nicol Bolas, Dragon-God》をコントロールしている
    かつ 《Nicol Bolas, Dragon-God》には忠誠カウンターが8個置かれている
    かつ エドワードは《Isamaru, Hound of Konda》をコントロールしている
    かつ ロナルドは《Chandra, Pyrogenius》をコントロールしている
    もし アンジーが《Nicol Bolas, Dragon-God》の3つ目の能力を起動する
    かつ その能力が解決される
    ならば ゲームは続く
