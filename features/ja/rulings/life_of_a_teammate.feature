# language: ja
機能: チームメイトが得るライフ
  > メンバーの1人がライフを得て、チームの総量が増える。どの能力が誘発し、誰のライフが2倍になるのか？

  @id:ruling.bloodbond_vampire @clause:life.shared @clause:object.you @from:2005-08-01 @must
  シナリオ: 《Bloodbond Vampire》はコントローラーがライフを得ると成長し、チームメイトが得ても成長しない
    前提 アンジーのチームのライフは20点である
    かつ アンジーは《Bloodbond Vampire》をコントロールしている
    もし バリーが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの戦闘開始ステップが始まる
    ならば アンジーのチームのライフは27点である
    かつ 《Bloodbond Vampire》は3/3である
    もし アンジーが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    かつ 《Bloodbond Vampire》の誘発型能力が解決される
    ならば アンジーのチームのライフは34点である
    かつ 《Bloodbond Vampire》は4/4である
    かつ 《Bloodbond Vampire》には+1/+1カウンターが1個置かれている

  @id:ruling.bloodthirsty_aerialist @clause:life.shared @clause:object.you @from:2005-08-01 @must
  シナリオ: 《Bloodthirsty Aerialist》はコントローラーがライフを得ると成長し、チームメイトが得ても成長しない
    前提 アンジーのチームのライフは20点である
    かつ バリーは《Bloodthirsty Aerialist》をコントロールしている
    かつ アンジーは《Bottle Gnomes》をコントロールしている
    かつ バリーは《Bottle Gnomes》をコントロールしている
    もし アンジーがアンジーの《Bottle Gnomes》の能力を起動する
    かつ その能力が解決される
    かつ アンジーのチームの戦闘開始ステップが始まる
    ならば アンジーのチームのライフは23点である
    かつ 《Bloodthirsty Aerialist》は2/3である
    もし バリーがバリーの《Bottle Gnomes》の能力を起動する
    かつ その能力が解決される
    かつ 《Bloodthirsty Aerialist》の誘発型能力が解決される
    ならば アンジーのチームのライフは26点である
    かつ 《Bloodthirsty Aerialist》は3/4である
    かつ 《Bloodthirsty Aerialist》には+1/+1カウンターが1個置かれている

  @id:ruling.cliffhaven_vampire @clause:life.shared @clause:object.you @from:2005-08-01 @must
  シナリオ: 《Cliffhaven Vampire》はコントローラーがライフを得ると相手チームに2点を失わせ、チームメイトが得ても何も起こさない
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Cliffhaven Vampire》をコントロールしている
    もし バリーが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの戦闘開始ステップが始まる
    ならば アンジーのチームのライフは27点である
    かつ エドワードのチームのライフは20点である
    もし アンジーが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    かつ 《Cliffhaven Vampire》の誘発型能力が解決される
    ならば エドワードのチームのライフは18点である
    かつ アンジーのチームのライフは34点である

  @id:ruling.defiant_bloodlord @clause:life.shared @clause:object.you @from:2005-08-01 @must
  シナリオ: 《Defiant Bloodlord》はコントローラーが得たのと同じ点数のライフを対戦相手1人に失わせ、チームメイトが得ても何も起こさない
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Defiant Bloodlord》をコントロールしている
    もし バリーが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの戦闘開始ステップが始まる
    ならば アンジーのチームのライフは27点である
    かつ エドワードのチームのライフは20点である
    もし アンジーが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    かつ アンジーが対象としてロナルドを選ぶ
    かつ 《Defiant Bloodlord》の誘発型能力が解決される
    ならば エドワードのチームのライフは13点である
    かつ アンジーのチームのライフは34点である

  @id:ruling.gideons_company @clause:life.shared @clause:object.you @from:2005-08-01 @must
  シナリオ: 《Gideon's Company》はコントローラーがライフを得るとカウンター2個が置かれ、チームメイトが得ても置かれない
    前提 アンジーのチームのライフは20点である
    かつ アンジーは《Gideon's Company》をコントロールしている
    もし バリーが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの戦闘開始ステップが始まる
    ならば アンジーのチームのライフは27点である
    かつ 《Gideon's Company》には+1/+1カウンターが置かれていない
    もし アンジーが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    かつ 《Gideon's Company》の誘発型能力が解決される
    ならば 《Gideon's Company》には+1/+1カウンターが2個置かれている
    かつ アンジーのチームのライフは34点である

  @id:ruling.alhammarrets_archive @clause:life.shared @clause:object.you @from:2005-08-01 @must
  シナリオ: 《Alhammarret's Archive》はコントローラーが得るライフを2倍にし、チームメイトのものは2倍にしない
    前提 アンジーのチームのライフは20点である
    かつ アンジーは《Alhammarret's Archive》をコントロールしている
    もし バリーが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは27点である
    もし アンジーが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは41点である

  @id:ruling.boon_reflection @clause:life.shared @clause:object.you @from:2005-08-01 @must
  シナリオ: 《Boon Reflection》はコントローラーが得るライフを2倍にし、チームメイトのものは2倍にしない
    前提 アンジーのチームのライフは20点である
    かつ バリーは《Boon Reflection》をコントロールしている
    もし アンジーが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは27点である
    もし バリーが《Angel's Mercy》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは41点である

  @id:ruling.benediction_of_moons @clause:life.shared @clause:object.you @from:2005-08-01 @must
  シナリオ: 2チームのプレイヤー4人のそれぞれを、《Benediction of Moons》は数える
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    もし アンジーが《Benediction of Moons》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは24点である
    かつ エドワードのチームのライフは20点である

  @id:ruling.benediction_of_moons.two_players @situation:ruling.benediction_of_moons @clause:life.start_alone @variant:two-player @from:2005-08-01 @must
  シナリオ: 2人のゲームでは、《Benediction of Moons》は2点のライフを与える
    前提 アンジーのチームのライフは20点である
    もし アンジーが《Benediction of Moons》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは22点である

  @id:ruling.benediction_of_moons.left @situation:ruling.benediction_of_moons @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  シナリオ: 多人数のゲームから去ったプレイヤーは、《Benediction of Moons》では数えない
    前提 アンジーのチームのライフは20点である
    もし アンジーが《Benediction of Moons》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは24点である
    もし エドワードが投了する
    かつ アンジーが《Benediction of Moons》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは27点である
