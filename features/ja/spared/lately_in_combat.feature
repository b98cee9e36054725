# language: ja
機能: 誰が飛び、誰が単独で攻撃し、いつまでか
  > クリーチャーは自身のテキストで持つもの、またはターン終了時までのもので戦う。次のターンに何が残るのか？

  @id:card.combat.fliers @situation:card.combat @clause:combat.block @clause:life.read @from:2018-04-27 @must
  シナリオ: 飛行を持つものは、チームのライフやカウンターによるものも含めて、飛行を持たないものにブロックされない
    前提 アンジーのチームのライフは30点である
    かつ アンジーは《Horobi, Death's Wail》をコントロールしている
    かつ アンジーは《Thunderbreak Regent》をコントロールしている
    かつ アンジーは《Rankle, Master of Pranks》をコントロールしている
    かつ アンジーは《Resolute Archangel》をコントロールしている
    かつ バリーは《Waveskimmer Aven》をコントロールしている
    かつ バリーは《Windborn Muse》をコントロールしている
    かつ バリーは《Serra Ascendant》をコントロールしている
    かつ バリーは《Voice of the Blessed》をコントロールしている
    かつ 《Voice of the Blessed》には+1/+1カウンターが4個置かれている
    かつ バリーは《Cruel Celebrant》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ エドワードは《Wind Drake》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Horobi, Death's Wail》でエドワードを攻撃する
    かつ アンジーが《Thunderbreak Regent》でエドワードを攻撃する
    かつ アンジーが《Rankle, Master of Pranks》でエドワードを攻撃する
    かつ アンジーが《Resolute Archangel》でエドワードを攻撃する
    かつ バリーが《Waveskimmer Aven》でエドワードを攻撃する
    かつ バリーが《Windborn Muse》でエドワードを攻撃する
    かつ バリーが《Serra Ascendant》でエドワードを攻撃する
    かつ バリーが《Voice of the Blessed》でエドワードを攻撃する
    かつ バリーが《Cruel Celebrant》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《Voice of the Blessed》はアンタップ状態である
    かつ 《Serra Ascendant》は6/6である
    かつ 《Serra Ascendant》はタップ状態である
    かつ エドワードは《灰色熊》で《Horobi, Death's Wail》をブロックできない
    かつ エドワードは《灰色熊》で《Thunderbreak Regent》をブロックできない
    かつ エドワードは《灰色熊》で《Rankle, Master of Pranks》をブロックできない
    かつ エドワードは《灰色熊》で《Resolute Archangel》をブロックできない
    かつ エドワードは《灰色熊》で《Waveskimmer Aven》をブロックできない
    かつ エドワードは《灰色熊》で《Windborn Muse》をブロックできない
    かつ エドワードは《灰色熊》で《Serra Ascendant》をブロックできない
    かつ エドワードは《灰色熊》で《Voice of the Blessed》をブロックできない
    しかし エドワードは《Wind Drake》で《Serra Ascendant》をブロックできる
    かつ エドワードは《灰色熊》で《Cruel Celebrant》をブロックできる

  @id:card.combat.three_counters @situation:card.combat @clause:ability.static @clause:combat.block @from:2018-04-27 @must
  シナリオ: カウンターが3個、またはライフが29点では、まだ何も飛ばず、アンタップ状態にも留まらない
    前提 アンジーのチームのライフは29点である
    かつ アンジーは《Voice of the Blessed》をコントロールしている
    かつ 《Voice of the Blessed》には+1/+1カウンターが3個置かれている
    かつ アンジーは《Serra Ascendant》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ ロナルドは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Voice of the Blessed》と《Serra Ascendant》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《Voice of the Blessed》はタップ状態である
    かつ 《Serra Ascendant》は1/1である
    かつ エドワードは《灰色熊》で《Voice of the Blessed》をブロックできる
    かつ ロナルドは《丘巨人》で《Serra Ascendant》をブロックできる

  @id:card.combat.new @situation:card.combat @clause:combat.attack @clause:combat.vigilance @from:2018-04-27 @must
  シナリオ: 速攻を持つクリーチャーは出てすぐ攻撃し、警戒を持つものはアンタップ状態のままで、チームメイトの新しいものは待つ
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Trusty Companion》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ エドワードは《平地》をコントロールしている
    かつ ロナルドは《森》をコントロールしている
    もし アンジーが《Hazoret the Fervent》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Rankle, Master of Pranks》を唱える
    かつ その呪文が解決される
    かつ バリーが《灰色熊》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば バリーは《灰色熊》でエドワードを攻撃できない
    しかし アンジーは《Hazoret the Fervent》でエドワードを攻撃できる
    かつ アンジーは《Rankle, Master of Pranks》でエドワードを攻撃できる
    かつ アンジーは《Trusty Companion》でエドワードを攻撃できる
    もし アンジーがモード3を選ぶ
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《Trusty Companion》はアンタップ状態である
    かつ 《Hazoret the Fervent》はタップ状態である

  @id:card.combat.menace @situation:card.combat @clause:combat.block @from:2018-04-27 @must
  シナリオ: 十字軍は1体のクリーチャーにはブロックされず、コントローラーのアップキープに注目し、対戦相手のものには注目しない
    前提 アンジーは《Stormfist Crusader》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Stormfist Crusader》でエドワードを攻撃する
    かつ バリーが《丘巨人》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《灰色熊》で《Stormfist Crusader》をブロックできない
    しかし エドワードは《灰色熊》で《丘巨人》をブロックできる
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば スタックは空である
    もし アンジーのチームのアップキープ・ステップが始まる
    ならば スタックには呪文や能力が1個ある

  @id:card.combat.alone @situation:card.combat @clause:trigger.event @clause:combat.attacks_alone @from:2018-04-27 @must
  シナリオ: コントローラーのクリーチャーの単独攻撃に注目するものは、チームメイトや対戦相手のものには注目しない
    前提 アンジーは《Altar of the Goyf》をコントロールしている
    かつ アンジーは《Court Archers》をコントロールしている
    かつ アンジーは《Goblin Champion》をコントロールしている
    かつ アンジーは《Waveskimmer Aven》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ バリーが《丘巨人》でエドワードを攻撃する
    ならば スタックは空である
    かつ 《丘巨人》は3/3である
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《灰色熊》でアンジーを攻撃する
    ならば スタックは空である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Court Archers》でエドワードを攻撃する
    ならば スタックには呪文や能力が4個ある

  @id:card.combat.one_turn @situation:card.combat @clause:step.cleanup @clause:combat.attacks_alone @from:2018-04-27 @must
  シナリオ: 単独で攻撃したクリーチャーが得るものはそのターンの間だけあり、対戦相手の次のターンにはない
    前提 アンジーは《Altar of the Goyf》をコントロールしている
    かつ アンジーは《Goblin Champion》をコントロールしている
    かつ アンジーは《Waveskimmer Aven》をコントロールしている
    かつ アンジーは《Dawnray Archer》をコントロールしている
    かつ アンジーは《Guardians of Akrasa》をコントロールしている
    かつ アンジーは《First Sliver's Chosen》をコントロールしている
    かつ アンジーは《Sigil of Valor》をコントロールしている
    かつ アンジーの墓地に《灰色熊》がある
    かつ バリーは《丘巨人》をコントロールしている
    かつ アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《マナ源》をコントロールしている
    もし アンジーが《Sigil of Valor》の能力を起動する
    かつ アンジーが対象として《Waveskimmer Aven》を選ぶ
    かつ その能力が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Waveskimmer Aven》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば 《Waveskimmer Aven》は12/14である
    かつ 《丘巨人》は3/3である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《Waveskimmer Aven》は2/4である

  @id:card.combat.bruiser @situation:card.combat @clause:combat.first_strike @clause:step.cleanup @from:2018-04-27 @must
  シナリオ: チームメイトの戦士と並んだ攻撃での先制攻撃は、対戦相手の次のターンには失われている
    前提 アンジーは《Bull-Rush Bruiser》をコントロールしている
    かつ バリーは《Goblin Champion》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Bull-Rush Bruiser》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードがエドワードの《丘巨人》で《Bull-Rush Bruiser》をブロックする
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードの墓地に《丘巨人》がある
    かつ アンジーは《Bull-Rush Bruiser》をコントロールしている
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ ロナルドが《Bull-Rush Bruiser》を対象として《反逆の行動》を唱える
    かつ その呪文が解決される
    かつ エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ ロナルドが《Bull-Rush Bruiser》でアンジーを攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    かつ バリーがバリーの《丘巨人》で《Bull-Rush Bruiser》をブロックする
    かつ エドワードのチームの戦闘後メイン・フェイズが始まる
    ならば バリーの墓地に《丘巨人》がある
    かつ アンジーの墓地に《Bull-Rush Bruiser》がある

  @id:card.combat.stampede @situation:card.combat @clause:combat.trample @clause:step.cleanup @from:2018-04-27 @must
  シナリオ: 暴走は攻撃クリーチャーを助け、ただタップ状態なだけのものは助けず、恐竜だけにこのターンだけトランプルを与える
    前提 エドワードのチームのライフは20点である
    かつ アンジーのチームのライフは20点である
    かつ アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《大気の精霊》をコントロールしている
    かつ 《大気の精霊》はタップ状態である
    かつ アンジーは《Ripjaw Raptor》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ アンジーは《Glistener Elf》をコントロールしている
    かつ ロナルドは《Goblin Champion》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《丘巨人》と《Ripjaw Raptor》でロナルドを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ エドワードが《灰色熊》で《丘巨人》をブロックする
    かつ ロナルドが《Goblin Champion》で《Ripjaw Raptor》をブロックする
    かつ アンジーが《Dinosaur Stampede》を唱える
    かつ その呪文が解決される
    ならば 《大気の精霊》は4/4である
    かつ 《丘巨人》は5/3である
    もし アンジーのチームがダメージを《Goblin Champion》に1点、ロナルドに5点割り振る
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは15点である
    もし エドワードのチームの戦闘前メイン・フェイズが始まる
    かつ エドワードが《Ripjaw Raptor》を対象として《反逆の行動》を唱える
    かつ その呪文が解決される
    かつ エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《Ripjaw Raptor》でアンジーを攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    かつ アンジーが《Glistener Elf》で《Ripjaw Raptor》をブロックする
    かつ エドワードのチームの戦闘後メイン・フェイズが始まる
    ならば アンジーのチームのライフは20点である
