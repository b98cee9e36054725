# language: ja
機能: チームに3つか4つの頭があるとき、クリーチャーは何を攻撃するか
  > 3人目や4人目の頭がプレインズウォーカーを持つ、バトルを守る、または攻撃されない。だれが何を攻撃でき、だれに関わるか。

  @id:heads.planeswalker @variant:three-headed-giant @clause:combat.attacks @clause:team.more_heads @must
  シナリオアウトライン: 一緒に攻撃するクリーチャーのうち、1体は3人目の対戦相手のプレインズウォーカーを攻撃する
    前提 アンジーのチームのライフは30点である
    かつ セリアは《Nissa, Voice of Zendikar》をコントロールしている
    かつ 《Nissa, Voice of Zendikar》には忠誠カウンターが5個置かれている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ ヴィクターが《丘巨人》で《Nissa, Voice of Zendikar》を攻撃する
    かつ エドワードが《灰色熊》で<攻撃先>を攻撃する
    かつ エドワードのチームの戦闘後メイン・フェイズが始まる
    かつ エドワードのチームがダメージを受けるプレイヤーとしてバリーを選ぶ
    ならば 《Nissa, Voice of Zendikar》には忠誠カウンターが2個置かれている
    かつ アンジーのチームのライフは28点である

    例:
      | 適用日     | 規則    | 攻撃先           |
      | 2007-10-01 | 606.7a  | アンジーのチーム |
      | 2018-04-27 | 805.10b | バリー           |

  @id:heads.planeswalker.block @variant:four-headed-giant @clause:combat.block @clause:team.more_heads @from:2018-04-27 @must
  シナリオ: チームの4人目は、1人目のプレインズウォーカーを攻撃しているものをブロックする
    前提 アンジーは《Nissa, Voice of Zendikar》をコントロールしている
    かつ 《Nissa, Voice of Zendikar》には忠誠カウンターが5個置かれている
    かつ ドーラは《灰色熊》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ ウォルターが《丘巨人》で《Nissa, Voice of Zendikar》を攻撃する
    かつ エドワードのチームのブロック・クリーチャー指定ステップが始まる
    かつ ドーラが《灰色熊》で《丘巨人》をブロックする
    かつ エドワードのチームの戦闘後メイン・フェイズが始まる
    ならば 《Nissa, Voice of Zendikar》には忠誠カウンターが5個置かれている
    かつ ドーラはクリーチャーを1体もコントロールしていない

  @id:heads.battle @variant:three-headed-giant @clause:combat.attacks @clause:battle.attacked @clause:team.more_heads @from:2023-04-14 @must
  シナリオ: バトルを攻撃できるのは、それを守る者の3人の対戦相手で、守る者のチームメイトは攻撃できない
    前提 エドワードは《Invasion of Dominaria》をコントロールしている
    かつ 《Invasion of Dominaria》を守る者はセリアである
    かつ 《Invasion of Dominaria》には守備カウンターが5個置かれている
    かつ アンジーは《Wind Drake》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーは《Wind Drake》で《Invasion of Dominaria》を攻撃できない
    しかし アンジーは《Wind Drake》でヴィクターを攻撃できる
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ ヴィクターが《丘巨人》で《Invasion of Dominaria》を攻撃する
    かつ エドワードのチームの戦闘後メイン・フェイズが始まる
    ならば 《Invasion of Dominaria》には守備カウンターが2個置かれている

  @id:heads.battle.protector @situation:heads.battle.protector @variant:four-headed-giant @clause:battle.protector @clause:battle.enters @clause:team.more_heads @must
  シナリオアウトライン: バトルのコントローラーは、4人の対戦相手のだれでも守る者に選べる
    前提 エドワードのチームの戦闘前メイン・フェイズである
    もし エドワードが《Invasion of Dominaria》を唱える
    かつ その呪文が解決される
    かつ エドワードが守る者として<プレイヤー>を選ぶ
    ならば 《Invasion of Dominaria》を守る者は<プレイヤー>である

    例:
      | 適用日     | プレイヤー |
      | 2023-04-14 | アンジー   |
      | 2023-04-14 | ドーラ     |

  @id:heads.prohibition.team @situation:heads.prohibition @variant:three-headed-giant @clause:combat.prohibition @clause:team.more_heads @from:2005-08-01 @until:2018-04-27 @must
  シナリオ: 3人のうちの1人を攻撃できないものは、そのチームを攻撃できない
    前提 セリアは《テフェリーの濠》をコントロールしている
    かつ 《テフェリーの濠》で選ばれた色は緑である
    かつ エドワードは《灰色熊》をコントロールしている
    かつ ヴィクターは《丘巨人》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    ならば エドワードは《灰色熊》でアンジーのチームを攻撃できない
    しかし ヴィクターは《丘巨人》でアンジーのチームを攻撃できる

  @id:heads.prohibition.player @situation:heads.prohibition @variant:three-headed-giant @clause:combat.prohibition @clause:team.more_heads @must
  シナリオアウトライン: 3人のうちの1人を攻撃できないものも、ほかの2人は攻撃できる
    前提 セリアは《テフェリーの濠》をコントロールしている
    かつ 《テフェリーの濠》で選ばれた色は緑である
    かつ エドワードは《灰色熊》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    ならば エドワードは《灰色熊》でセリアを攻撃できない
    しかし エドワードは《灰色熊》で<プレイヤー>を攻撃できる

    例:
      | 適用日     | 規則    | プレイヤー |
      | 2018-04-27 | 805.10b | アンジー   |
      | 2018-04-27 | 805.10b | バリー     |

  @id:heads.defending.chosen @situation:heads.defending @variant:three-headed-giant @clause:combat.defending_effect @clause:team.more_heads @until:2018-04-27 @must
  シナリオアウトライン: 防御プレイヤーを参照する効果は3人のうち、コントローラーが選んだ1人を指した
    前提 エドワードは《スラクジムンダール》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ セリアは《丘巨人》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《スラクジムンダール》でアンジーのチームを攻撃する
    かつ 《スラクジムンダール》の誘発型能力が解決される
    かつ エドワードが防御プレイヤーとして<プレイヤー>を選ぶ
    ならば <プレイヤー>はクリーチャーを1体もコントロールしていない
    かつ <チームメイト>はクリーチャーを1体コントロールしている

    例:
      | 適用日     | プレイヤー | チームメイト |
      | 2007-02-01 | セリア     | アンジー     |
      | 2007-02-01 | アンジー   | セリア       |

  @id:heads.defending.attacked @situation:heads.defending @variant:three-headed-giant @clause:combat.defending_effect @clause:team.more_heads @from:2018-04-27 @must
  シナリオ: 防御プレイヤーを参照する効果は、3人のうち攻撃されているプレイヤーを指す
    前提 エドワードは《スラクジムンダール》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ セリアは《丘巨人》をコントロールしている
    もし エドワードのチームの攻撃クリーチャー指定ステップが始まる
    かつ エドワードが《スラクジムンダール》でセリアを攻撃する
    かつ 《スラクジムンダール》の誘発型能力が解決される
    ならば セリアはクリーチャーを1体もコントロールしていない
    かつ アンジーはクリーチャーを1体コントロールしている
