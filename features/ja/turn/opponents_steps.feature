# language: ja
@source:F @source:I @source:J
機能: 各対戦相手のステップに誘発する能力
  > 2人の対戦相手は1つの終了ステップを共有する。各対戦相手の終了ステップの能力は1回誘発するのか、2回誘発するのか？

  @id:trigger.step.each_opponent @clause:trigger.step @must
  シナリオアウトライン: プレイヤーを参照しない能力は、初めは1回、後に対戦相手ごとに、その後は再び1回だけ誘発する
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《ステップの練習》をコントロールしている
    もし エドワードのチームの終了ステップが始まる
    かつ アンジーのチームのアップキープ・ステップが始まる
    ならば アンジーは<トークン>コントロールしている

    例:
      | 適用日     | 規則                | トークン                    |
      | 2005-08-05 | FAQ 2005            | クリーチャー・トークンを1体 |
      | 2007-05-01 | Gatherer 2007-05-01 | クリーチャー・トークンを2体 |
      | 2020-01-24 | 805.4d              | クリーチャー・トークンを1体 |

  @id:trigger.step.luminarch @clause:trigger.step @clause:trigger.intervening_if @source:F-EX03 @source:J-EX02 @must
  シナリオアウトライン: 《光輝王の昇天》は、対戦相手の終了ステップに誘発するたびに探索カウンターを得る
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《光輝王の昇天》をコントロールしている
    もし エドワードのチームの終了ステップが始まる
    かつ アンジーがその能力で行ってもよいことを行う
    かつ アンジーのチームのアップキープ・ステップが始まる
    ならば 《光輝王の昇天》には<カウンター>

    例:
      | 適用日     | 規則                | カウンター                      |
      | 2005-08-05 | FAQ 2005            | 探索カウンターが1個置かれている |
      | 2007-05-01 | Gatherer 2007-05-01 | 探索カウンターが2個置かれている |
      | 2020-01-24 | 805.4d              | 探索カウンターが1個置かれている |

  @id:trigger.step.luminarch.declined @situation:trigger.step.luminarch @clause:trigger.step @source:F-EX03 @source:J-EX02 @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-05 @must
  シナリオ: 《光輝王の昇天》のコントローラーはカウンターを置かないことも選べる
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《光輝王の昇天》をコントロールしている
    もし エドワードのチームの終了ステップが始まる
    かつ アンジーがその能力で行ってもよいことを行わない
    かつ アンジーのチームのアップキープ・ステップが始まる
    ならば 《光輝王の昇天》には探索カウンターが置かれていない

  @id:trigger.step.luminarch.lost_life @situation:trigger.step.luminarch @clause:trigger.intervening_if @source:F-EX03 @source:J-EX02 @variant:two-headed-giant @variant:two-player @from:2005-08-05 @must
  シナリオ: コントローラーがこのターンにライフを失っていれば、《光輝王の昇天》にカウンターは置かれない
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《光輝王の昇天》をコントロールしている
    かつ エドワードは《Acolyte of Xathrid》をコントロールしている
    かつ エドワードは《マナ源》を2枚コントロールしている
    もし エドワードが《Acolyte of Xathrid》の能力を起動する
    かつ エドワードが対象としてアンジーを選ぶ
    かつ その能力が解決される
    かつ エドワードのチームの終了ステップが始まる
    かつ アンジーがその能力で行ってもよいことを行う
    かつ アンジーのチームのアップキープ・ステップが始まる
    ならば 《光輝王の昇天》には探索カウンターが置かれていない

  @id:trigger.step.luminarch.teammate_lost_life @situation:trigger.step.luminarch @clause:trigger.step @clause:life.shared @clause:trigger.intervening_if @source:F-EX03 @source:J-EX02 @must
  シナリオアウトライン: 《光輝王の昇天》にとって、チームメイトがライフを失ったことは関係しない
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《光輝王の昇天》をコントロールしている
    かつ エドワードは《Acolyte of Xathrid》をコントロールしている
    かつ エドワードは《マナ源》を2枚コントロールしている
    もし エドワードが《Acolyte of Xathrid》の能力を起動する
    かつ エドワードが対象としてバリーを選ぶ
    かつ その能力が解決される
    かつ エドワードのチームの終了ステップが始まる
    かつ アンジーがその能力で行ってもよいことを行う
    かつ アンジーのチームのアップキープ・ステップが始まる
    ならば 《光輝王の昇天》には<カウンター>

    例:
      | 適用日     | 規則                | カウンター                      |
      | 2005-08-05 | FAQ 2005            | 探索カウンターが1個置かれている |
      | 2007-05-01 | Gatherer 2007-05-01 | 探索カウンターが2個置かれている |
      | 2020-01-24 | 805.4d              | 探索カウンターが1個置かれている |

  @id:trigger.step.luminarch.meanwhile @situation:trigger.step.luminarch @clause:trigger.intervening_if @source:F-EX03 @variant:two-headed-giant @variant:two-player @from:2005-08-05 @must
  シナリオ: 《光輝王の昇天》では、能力の解決前に失われたライフも数える
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《光輝王の昇天》をコントロールしている
    かつ エドワードは《Acolyte of Xathrid》をコントロールしている
    かつ エドワードは《マナ源》を2枚コントロールしている
    もし エドワードのチームの終了ステップが始まる
    かつ エドワードが《Acolyte of Xathrid》の能力を起動する
    かつ エドワードが対象としてアンジーを選ぶ
    かつ アンジーがその能力で行ってもよいことを行う
    かつ アンジーのチームのアップキープ・ステップが始まる
    ならば 《光輝王の昇天》には探索カウンターが置かれていない

  @id:trigger.step.luminarch.own_step @situation:trigger.step.luminarch @clause:trigger.step @source:F-EX03 @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  シナリオ: 《光輝王の昇天》は自分のチームの終了ステップには誘発しない
    前提 アンジーは《光輝王の昇天》をコントロールしている
    もし アンジーのチームの終了ステップが始まる
    かつ アンジーがその能力で行ってもよいことを行う
    かつ エドワードのチームのアップキープ・ステップが始まる
    ならば 《光輝王の昇天》には探索カウンターが置かれていない

  @id:ability.only_if.angel @clause:ability.only_if @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  シナリオ: 探索カウンターが4個あれば、光輝王の昇天は飛行を持つ天使を出せる
    前提 アンジーは《光輝王の昇天》をコントロールしている
    かつ 《光輝王の昇天》には探索カウンターが4個置かれている
    かつ アンジーは《マナ源》を2枚コントロールしている
    もし アンジーが《光輝王の昇天》の能力を起動する
    かつ その能力が解決される
    ならば アンジーは4/4の天使・クリーチャー・トークンを1体コントロールしている
    かつ 《光輝王の昇天》には探索カウンターが4個置かれている

  @id:ability.only_if.three @situation:ability.only_if.angel @clause:ability.only_if @clause:priority.pass @variant:two-headed-giant @variant:two-player @variant:two-player-commander @from:2005-08-05 @must
  シナリオ: 探索カウンターが3個では能力を起動できず、4個目が置かれれば起動できる
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《光輝王の昇天》をコントロールしている
    かつ 《光輝王の昇天》には探索カウンターが3個置かれている
    かつ アンジーは《マナ源》を2枚コントロールしている
    もし エドワードのチームの終了ステップが始まる
    かつ アンジーがその能力で行ってもよいことを行う
    かつ エドワードのチームが優先権をパスする
    ならば アンジーは《光輝王の昇天》の能力を起動できない
    もし 《光輝王の昇天》の誘発型能力が解決される
    かつ エドワードのチームが優先権をパスする
    ならば 《光輝王の昇天》には探索カウンターが4個置かれている
    かつ アンジーは《光輝王の昇天》の能力を起動できる
