# language: ja
機能: 3人または4人のプレイヤーのカウンター
  > 3人のうちの1人が毒カウンターを得る、得られない、または増やす対象に選ばれる。そのときチームは何を持ち、何が参照されるか。

  @id:heads.proliferate.players @situation:heads.proliferate @variant:three-headed-giant @clause:counters.proliferate @clause:poison.shared @clause:team.more_heads @from:2010-10-01 @until:2011-04-01 @must
  シナリオ: 自分の毒カウンターを持つ3人のうち、選ばれた者がそれぞれもう1個得た
    前提 エドワードは毒カウンターを3個持っている
    かつ ロナルドは毒カウンターを2個持っている
    かつ ヴィクターは毒カウンターを5個持っている
    もし アンジーが《Steady Progress》を唱える
    かつ アンジーがカウンターを増やすものとしてエドワードとヴィクターを選ぶ
    かつ その呪文が解決される
    ならば エドワードは毒カウンターを4個持っている
    かつ ロナルドは毒カウンターを2個持っている
    かつ ヴィクターは毒カウンターを6個持っている

  @id:heads.proliferate.team @situation:heads.proliferate @variant:three-headed-giant @clause:counters.proliferate @clause:poison.shared @clause:team.more_heads @from:2011-04-01 @until:2016-11-11 @must
  シナリオ: 3人のチームはチームとして選ばれ、毒カウンターをもう1個得た
    前提 エドワードのチームは毒カウンターを18個持っている
    もし アンジーが《Steady Progress》を唱える
    かつ アンジーがカウンターを増やすものとしてエドワードのチームを選ぶ
    かつ その呪文が解決される
    ならば エドワードのチームは毒カウンターを19個持っている
    かつ ゲームは続く

  @id:heads.proliferate.once @situation:heads.proliferate @variant:three-headed-giant @clause:counters.proliferate @clause:poison.shared @clause:team.more_heads @from:2016-11-11 @must
  シナリオ: 3人のうち2人が選ばれ、そのうち1人だけが毒カウンターを得る
    前提 エドワードのチームは毒カウンターを18個持っている
    もし アンジーが《Steady Progress》を唱える
    かつ アンジーがカウンターを増やすものとしてエドワードとヴィクターを選ぶ
    かつ アンジーが影響を受けるプレイヤーとしてヴィクターを選ぶ
    かつ その呪文が解決される
    ならば エドワードのチームは毒カウンターを19個持っている
    かつ ゲームは続く

  @id:heads.poison.cannot @variant:four-headed-giant @clause:poison.cannot @clause:team.more_heads @must
  シナリオアウトライン: 4人のうちの1人が毒カウンターを得られないとき、4人目は得られるか
    前提 <誰が>は毒カウンターを3個持っている
    かつ エドワードは《Melira, Sylvok Outcast》をコントロールしている
    もし アンジーがウォルターを対象として《Caress of Phyrexia》を唱える
    かつ その呪文が解決される
    ならば <誰が>は毒カウンターを<後>個持っている

    例:
      | 適用日     | 規則    | 誰が               | 後 |
      | 2005-08-01 | 606.5   | ウォルター         | 6  |
      | 2011-04-01 | 810.5   | エドワードのチーム | 6  |
      | 2011-06-17 | 810.10c | エドワードのチーム | 3  |

  @id:heads.poison.read.own @situation:heads.poison.read @variant:three-headed-giant @clause:poison.read @clause:team.more_heads @from:2005-08-01 @until:2011-04-01 @must
  シナリオ: 3人の対戦相手がそれぞれ持つ数は合計された
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Phyrexian Swarmlord》をコントロールしている
    かつ エドワードは毒カウンターを3個持っている
    かつ ロナルドは毒カウンターを2個持っている
    かつ ヴィクターは毒カウンターを1個持っている
    もし アンジーのチームのアップキープ・ステップが始まる
    かつ 《Phyrexian Swarmlord》の誘発型能力が解決される
    ならば アンジーは1/1のクリーチャー・トークンを6体コントロールしている

  @id:heads.poison.read.thrice @situation:heads.poison.read @variant:three-headed-giant @clause:poison.opponents @clause:team.more_heads @from:2011-04-01 @until:2013-05-01 @should
  シナリオ: 3人の対戦相手はそれぞれチームの数を持つものとして参照されたので、3倍に数えられた
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Phyrexian Swarmlord》をコントロールしている
    かつ エドワードのチームは毒カウンターを5個持っている
    もし アンジーのチームのアップキープ・ステップが始まる
    かつ 《Phyrexian Swarmlord》の誘発型能力が解決される
    ならば アンジーは1/1のクリーチャー・トークンを15体コントロールしている

  @id:heads.poison.read.team @situation:heads.poison.read @variant:three-headed-giant @clause:poison.opponents @clause:team.more_heads @from:2013-05-01 @must
  シナリオ: 3人の対戦相手が持つ数は、チームが持つ数を1回だけ数えたものである
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Phyrexian Swarmlord》をコントロールしている
    かつ エドワードのチームは毒カウンターを5個持っている
    もし アンジーのチームのアップキープ・ステップが始まる
    かつ 《Phyrexian Swarmlord》の誘発型能力が解決される
    ならば アンジーは1/1のクリーチャー・トークンを5体コントロールしている
