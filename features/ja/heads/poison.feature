# language: ja
@source:W @source:N
機能: 3人または4人のチームの毒カウンター
  > 3人以上のチームは、毒カウンターがいくつでゲームに敗北するか？

  @id:heads.poison.three @situation:heads.poison.three @variant:three-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @from:2011-04-01 @must
  シナリオ: 3人のチームは、毒カウンター20個で敗北する
    前提 エドワードのチームは毒カウンターを17個持っている
    もし アンジーがヴィクターを対象として《Caress of Phyrexia》を唱える
    ならば ゲームは続く
    もし その呪文が解決される
    ならば エドワードのチームはゲームに敗北する
    かつ アンジーのチームはゲームに勝利する

  @id:heads.poison.three.too_few @situation:heads.poison.three @variant:three-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @from:2011-04-01 @must
  シナリオ: 3人のチームには、毒カウンター19個では足りない
    前提 エドワードのチームは毒カウンターを16個持っている
    もし アンジーがヴィクターを対象として《Caress of Phyrexia》を唱える
    かつ その呪文が解決される
    ならば ゲームは続く
    かつ エドワードのチームは毒カウンターを19個持っている

  @id:heads.poison.four @situation:heads.poison.four @variant:four-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @from:2011-04-01 @must
  シナリオ: 4人のチームは、毒カウンター25個で敗北する
    前提 エドワードのチームは毒カウンターを22個持っている
    もし アンジーがウォルターを対象として《Caress of Phyrexia》を唱える
    ならば ゲームは続く
    もし その呪文が解決される
    ならば エドワードのチームはゲームに敗北する
    かつ アンジーのチームはゲームに勝利する

  @id:heads.poison.four.too_few @situation:heads.poison.four @variant:four-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @from:2011-04-01 @must
  シナリオ: 4人のチームには、毒カウンター24個では足りない
    前提 エドワードのチームは毒カウンターを21個持っている
    もし アンジーがウォルターを対象として《Caress of Phyrexia》を唱える
    かつ その呪文が解決される
    ならば ゲームは続く
    かつ エドワードのチームは毒カウンターを24個持っている

  @id:heads.poison.each @variant:three-headed-giant @clause:poison.shared @clause:team.more_heads @from:2011-04-01 @must
  シナリオ: 3人の対戦相手がそれぞれ毒カウンターを得ると、そのチームの毒カウンターは3個増える
    前提 エドワードのチームは毒カウンターを3個持っている
    もし アンジーが《Prologue to Phyresis》を唱える
    かつ その呪文が解決される
    ならば エドワードのチームは毒カウンターを6個持っている

  @id:heads.poison.apart @situation:heads.poison.apart @variant:three-headed-giant @clause:poison.lethal @clause:poison.shared @from:2005-08-01 @until:2011-04-01 @must
  シナリオ: 3人のうちの1人が自分の毒カウンターを10個持つと、チームが敗北した
    前提 エドワードは毒カウンターを9個持っている
    かつ ヴィクターは毒カウンターを7個持っている
    もし アンジーがヴィクターを対象として《Caress of Phyrexia》を唱える
    ならば ゲームは続く
    もし その呪文が解決される
    ならば エドワードのチームはゲームに敗北する

  @id:heads.poison.apart.too_few @situation:heads.poison.apart @variant:three-headed-giant @clause:poison.lethal @clause:poison.shared @from:2005-08-01 @until:2011-04-01 @must
  シナリオ: 3人のプレイヤーが持つ数は合計されなかった
    前提 エドワードは毒カウンターを9個持っている
    かつ ロナルドは毒カウンターを9個持っている
    かつ ヴィクターは毒カウンターを6個持っている
    もし アンジーがヴィクターを対象として《Caress of Phyrexia》を唱える
    かつ その呪文が解決される
    ならば ゲームは続く
    かつ ヴィクターは毒カウンターを9個持っている
