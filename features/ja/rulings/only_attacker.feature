# language: ja
機能: チームでただ1体の攻撃クリーチャー
  > クリーチャーが単独で攻撃すると何かが誘発する。チームメイトの攻撃クリーチャーがいるとどうなり、チームメイトの能力は誘発するのか？

  @id:ruling.angelic_exaltation @clause:combat.attack @clause:object.you @from:2018-04-27 @must
  シナリオ: チームでただ1体の攻撃クリーチャーは、コントローラーのクリーチャーの数だけ大きくなる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Angelic Exaltation》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーは《Wind Drake》をコントロールしている
    かつ アンジーは《Fountain of Youth》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《灰色熊》でエドワードを攻撃する
    かつ 《Angelic Exaltation》の誘発型能力が解決される
    ならば 《灰色熊》は4/4である
    もし アンジーのチームの終了ステップが始まる
    ならば 《灰色熊》は4/4である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《灰色熊》は2/2である

  @id:ruling.angelic_exaltation.two @situation:ruling.angelic_exaltation @clause:combat.attack @from:2018-04-27 @must
  シナリオ: チームメイトの攻撃クリーチャーがいると《Angelic Exaltation》は何もせず、チームメイトの単独の攻撃クリーチャーにも何もしない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Angelic Exaltation》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《灰色熊》でエドワードを攻撃する
    かつ バリーが《丘巨人》でロナルドを攻撃する
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    ならば 《灰色熊》は2/2である
    かつ 《丘巨人》は3/3である
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ バリーが《丘巨人》でロナルドを攻撃する
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    ならば 《丘巨人》は3/3である

  @id:ruling.altar_of_the_goyf @clause:combat.attack @clause:object.types @from:2018-04-27 @must
  シナリオ: チームでただ1体の攻撃クリーチャーは、すべての墓地にあるカード・タイプの種類数だけ大きくなり、各タイプは1回だけ数える
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Altar of the Goyf》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ アンジーの墓地に《冠雪の森》がある
    かつ アンジーの墓地に《森》がある
    かつ バリーの墓地に《Shock》がある
    かつ エドワードの墓地に《白金の天使》がある
    かつ ロナルドの墓地に《Isamaru, Hound of Konda》がある
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《灰色熊》でエドワードを攻撃する
    かつ 《Altar of the Goyf》の誘発型能力が解決される
    ならば 《灰色熊》は6/6である

  @id:ruling.altar_of_the_goyf.two @situation:ruling.altar_of_the_goyf @clause:combat.attack @from:2018-04-27 @must
  シナリオ: チームメイトの攻撃クリーチャーがいると《Altar of the Goyf》は何もしない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Altar of the Goyf》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    かつ バリーの墓地に《Shock》がある
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《灰色熊》でエドワードを攻撃する
    かつ バリーが《丘巨人》でエドワードを攻撃する
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    ならば 《灰色熊》は2/2である
    かつ 《丘巨人》は3/3である

  @id:ruling.court_archers.team @situation:ruling.court_archers @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  シナリオ: 相手チームへのただ1体の攻撃クリーチャーである《Court Archers》は1回大きくなり、チームメイトの賛美能力は何もしない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Court Archers》をコントロールしている
    かつ バリーは《Dawnray Archer》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Court Archers》でエドワードのチームを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《Court Archers》は2/4である

  @id:ruling.court_archers.player @situation:ruling.court_archers @clause:combat.attack @from:2018-04-27 @must
  シナリオ: チームでただ1体の攻撃クリーチャーである《Court Archers》は1回大きくなり、チームメイトの賛美能力は何もしない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Court Archers》をコントロールしている
    かつ バリーは《Dawnray Archer》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Court Archers》でエドワードを攻撃する
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    ならば 《Court Archers》は2/4である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《Court Archers》は1/3である

  @id:ruling.dawnray_archer.team @situation:ruling.dawnray_archer @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  シナリオ: メンバー2人がともに相手チームを攻撃すると、《Dawnray Archer》は何もしない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Dawnray Archer》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《灰色熊》でエドワードのチームを攻撃する
    かつ バリーが《丘巨人》でエドワードのチームを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《灰色熊》は2/2である
    かつ 《丘巨人》は3/3である

  @id:ruling.dawnray_archer.player @situation:ruling.dawnray_archer @clause:combat.attack @from:2018-04-27 @must
  シナリオ: メンバー2人が別々の対戦相手を攻撃すると《Dawnray Archer》は何もせず、コントローラーの単独の攻撃クリーチャーには修整を与える
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Dawnray Archer》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《灰色熊》でエドワードを攻撃する
    かつ バリーが《丘巨人》でロナルドを攻撃する
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    ならば 《灰色熊》は2/2である
    かつ 《丘巨人》は3/3である
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《灰色熊》でエドワードを攻撃する
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    ならば 《灰色熊》は3/3である

  @id:ruling.goblin_champion @clause:combat.attack @clause:object.you @from:2018-04-27 @must
  シナリオ: 《Goblin Champion》は出たターンに単独で攻撃し、チームメイトの賛美能力は何もしない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ バリーは《Guardians of Akrasa》をコントロールしている
    もし アンジーが《Goblin Champion》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Goblin Champion》でエドワードを攻撃する
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば 《Goblin Champion》は1/2である
    かつ エドワードのチームのライフは19点である

  @id:ruling.goblin_champion.two @situation:ruling.goblin_champion @clause:combat.attack @from:2018-04-27 @must
  シナリオ: チームメイトの攻撃クリーチャーがいると《Goblin Champion》は大きくならない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Goblin Champion》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Goblin Champion》でエドワードを攻撃する
    かつ バリーが《灰色熊》でエドワードを攻撃する
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    ならば 《Goblin Champion》は0/1である
    かつ 《灰色熊》は2/2である

  @id:ruling.guardians_of_akrasa.team @situation:ruling.guardians_of_akrasa @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  シナリオ: 攻撃できない《Guardians of Akrasa》は、相手チームを単独で攻撃するコントローラーのクリーチャーに修整を与え、チームメイトのものには与えない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Guardians of Akrasa》をコントロールしている
    かつ バリーは《Guardians of Akrasa》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーはアンジーの《Guardians of Akrasa》でエドワードのチームを攻撃できない
    しかし アンジーは《灰色熊》でエドワードのチームを攻撃できる
    もし アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《灰色熊》は3/3である

  @id:ruling.guardians_of_akrasa.player @situation:ruling.guardians_of_akrasa @clause:combat.attack @from:2018-04-27 @must
  シナリオ: 攻撃できない《Guardians of Akrasa》は、単独で攻撃するコントローラーのクリーチャーに修整を与え、チームメイトのものには与えない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Guardians of Akrasa》をコントロールしている
    かつ バリーは《Guardians of Akrasa》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーはアンジーの《Guardians of Akrasa》でエドワードを攻撃できない
    しかし アンジーは《灰色熊》でエドワードを攻撃できる
    もし アンジーのチームの戦闘ダメージ・ステップが始まる
    ならば 《灰色熊》は3/3である

  @id:ruling.first_slivers_chosen @clause:combat.attack @clause:object.you @from:2018-04-27 @must
  シナリオ: あるプレイヤーのスリヴァー2体はその単独の攻撃クリーチャーを大きくし、チームメイトのスリヴァーは何もしない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《First Sliver's Chosen》をコントロールしている
    かつ バリーは《First Sliver's Chosen》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《灰色熊》でエドワードを攻撃する
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    ならば 《灰色熊》は3/3である

  @id:ruling.first_slivers_chosen.two @situation:ruling.first_slivers_chosen @clause:combat.attack @from:2018-04-27 @must
  シナリオ: チームメイトの攻撃クリーチャーがいると、どのスリヴァーも攻撃クリーチャーを大きくしない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《First Sliver's Chosen》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《First Sliver's Chosen》でエドワードを攻撃する
    かつ バリーが《灰色熊》でエドワードを攻撃する
    かつ アンジーのチームの戦闘ダメージ・ステップが始まる
    ならば 《First Sliver's Chosen》は3/3である
    かつ 《灰色熊》は2/2である

  @id:ruling.bonded_horncrest @clause:combat.attack @from:2018-04-27 @must
  シナリオ: 《Bonded Horncrest》はチームメイトのクリーチャーと一緒になら攻撃できるが、単独では攻撃できない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Bonded Horncrest》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーは《Bonded Horncrest》でエドワードを攻撃できない
    しかし アンジーは《Bonded Horncrest》でエドワードを攻撃できる
    かつ バリーは《灰色熊》でロナルドを攻撃できる

  @id:ruling.bonded_horncrest.block @situation:ruling.bonded_horncrest @clause:combat.block @from:2018-04-27 @must
  シナリオ: 《Bonded Horncrest》はチームメイトのクリーチャーと一緒にならブロックできるが、単独ではブロックできない
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Bonded Horncrest》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《Goblin Piker》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《丘巨人》でアンジーを攻撃する
    かつ ロナルドが《Goblin Piker》でバリーを攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    ならば アンジーは《Bonded Horncrest》で《丘巨人》をブロックできない
    しかし アンジーは《Bonded Horncrest》で《丘巨人》をブロックできる
    かつ バリーは《灰色熊》で《Goblin Piker》をブロックできる

  @id:ruling.bonded_horncrest.team @situation:ruling.bonded_horncrest @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  シナリオ: 《Bonded Horncrest》はチームメイトのクリーチャーと一緒になら相手チームを攻撃できるが、単独では攻撃できない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Bonded Horncrest》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーは《Bonded Horncrest》でエドワードのチームを攻撃できない
    しかし アンジーは《Bonded Horncrest》と《灰色熊》でエドワードのチームを攻撃できる
