# language: ja
機能: 対象にならないプレイヤー
  > カードがそのコントローラーに呪禁または被覆を与える。チームの誰がそれを持ち、誰がそのプレイヤーを対象にできなくなるのか？

  @id:shielded.hexproof @situation:shielded @clause:target.player_hexproof @from:2011-06-17 @must
  シナリオ: 対戦相手は呪禁を持つプレイヤーを対象にできないが、チームメイトは対象にできる
    前提 アンジーは《Leyline of Sanctity》をコントロールしている
    もし アンジーのチームが優先権をパスする
    ならば エドワードはアンジーを対象として《Shock》を唱えられない
    しかし エドワードはバリーを対象として《Shock》を唱えられる
    もし その呪文が解決される
    ならば アンジーのチームのライフは28点である

  @id:shielded.hexproof.own @situation:shielded @clause:target.player_hexproof @from:2011-06-17 @must
  シナリオ: チームメイトは対戦相手ではなく、本人と同じく呪禁を持つプレイヤーを対象にできる
    前提 アンジーは《Leyline of Sanctity》をコントロールしている
    もし バリーがアンジーを対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ アンジーがアンジーを対象として《Lightning Helix》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは28点である

  @id:shielded.no_target @situation:shielded @clause:target.player_hexproof @from:2011-06-17 @must
  シナリオ: 対象をとらないものは呪禁を持つプレイヤーにも及ぶ
    前提 アンジーは《Leyline of Sanctity》をコントロールしている
    かつ エドワードのチームの戦闘前メイン・フェイズである
    もし エドワードが《炎の裂け目》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは22点である

  @id:shielded.shroud @situation:shielded @clause:target.player_shroud @from:2009-07-11 @must
  シナリオ: 被覆を持つプレイヤーは、チームメイトや本人を含め誰の対象にもならない
    前提 アンジーは《True Believer》をコントロールしている
    ならば バリーはアンジーを対象として《Shock》を唱えられない
    かつ アンジーはアンジーを対象として《Lightning Helix》を唱えられない
    しかし バリーはバリーを対象として《Shock》を唱えられる
    かつ アンジーはバリーを対象として《Lightning Helix》を唱えられる
    もし その呪文が解決される
    かつ その呪文が解決される
    ならば アンジーのチームのライフは28点である

  @id:shielded.turn @clause:target.player_shroud @clause:layers.lasting @from:2009-07-11 @must
  シナリオ: 呪文がプレイヤーに与えた被覆はターンとともになくなる
    もし アンジーが《Gilded Light》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームが優先権をパスする
    ならば エドワードはアンジーを対象として《Shock》を唱えられない
    しかし エドワードはロナルドを対象として《Shock》を唱えられる
    もし その呪文が解決される
    かつ エドワードのチームのアップキープ・ステップが始まる
    ならば エドワードはアンジーを対象として《Shock》を唱えられる
    もし その呪文が解決される
    ならば アンジーのチームのライフは28点である
    かつ エドワードのチームのライフは28点である

  @id:shielded.cycled @clause:target.player_shroud @from:2009-07-11 @must
  シナリオ: サイクリングされたGilded Lightは被覆を与えない
    前提 アンジーは《マナ源》を2枚コントロールしている
    かつ アンジーの手札に《Gilded Light》がある
    もし アンジーが《Gilded Light》の能力を起動する
    かつ その能力が解決される
    かつ アンジーのチームが優先権をパスする
    ならば エドワードはアンジーを対象として《Shock》を唱えられる

  @id:shielded.opening @clause:target.player_hexproof @clause:start.opening_hand @from:2011-06-17 @must
  シナリオ: プレイヤーはLeyline of Sanctityが戦場に出ている状態でゲームを始めてよく、それ以後呪禁を持つ
    前提 アンジーのチームが先攻である
    かつ アンジーの手札に《Leyline of Sanctity》がある
    もし アンジーが手札をキープする
    かつ バリーが手札をキープする
    かつ エドワードが手札をキープする
    かつ ロナルドが手札をキープする
    かつ アンジーが《Leyline of Sanctity》を戦場に出した状態でゲームを始める
    ならば アンジーは《Leyline of Sanctity》をコントロールしている
