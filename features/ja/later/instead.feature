# language: ja
機能: 代わりに起こること
  > 敗北やカードを引くことが起こらず、代わりに別のことが起こる。誰の敗北や誰のドローのことか、チームメイトのものはどうなるのか？

  @id:instead.loss.life @clause:replacement.loss @clause:life.set_one @clause:life.start @from:2018-04-27 @must
  シナリオ: チームの敗北は置換され、ライフの総量はゲーム開始時のものになる
    前提 エドワードのチームのライフは3点である
    かつ エドワードは《Exquisite Archangel》をコントロールしている
    かつ ロナルドは《丘巨人》をコントロールしている
    もし アンジーが《炎の裂け目》を唱える
    かつ その呪文が解決される
    ならば ゲームは続く
    かつ エドワードのチームのライフは30点である
    かつ エドワードは追放領域に《Exquisite Archangel》を所有している
    かつ ロナルドは《丘巨人》をコントロールしている

  @id:instead.loss.alone @clause:replacement.loss @variant:two-player @from:2018-04-27 @must
  シナリオ: 1人でプレイする者の敗北は置換され、ライフの総量はゲーム開始時のものになる
    前提 エドワードのチームのライフは3点である
    かつ アンジーのチームのライフは20点である
    かつ エドワードは《Exquisite Archangel》をコントロールしている
    もし アンジーが《炎の裂け目》を唱える
    かつ その呪文が解決される
    ならば ゲームは続く
    かつ エドワードのチームのライフは20点である
    かつ エドワードは追放領域に《Exquisite Archangel》を所有している

  @id:instead.loss.opponents @clause:replacement.loss @clause:team.loses_whole @from:2018-04-27 @must
  シナリオ: 対戦相手が持つものは、チームの敗北を置換しない
    前提 エドワードのチームのライフは3点である
    かつ アンジーは《Exquisite Archangel》をコントロールしている
    もし アンジーが《炎の裂け目》を唱える
    かつ その呪文が解決される
    ならば エドワードのチームはゲームに敗北する
    かつ アンジーは《Exquisite Archangel》をコントロールしている

  @id:instead.loss.both_teams @clause:replacement.loss @clause:game.over @from:2018-04-27 @must
  シナリオ: 両チームが同時に敗北する場合、一方は敗北せず、勝利する
    前提 エドワードのチームのライフは3点である
    かつ アンジーのチームのライフは5点である
    かつ バリーは《Exquisite Archangel》をコントロールしている
    もし アンジーが《炎の裂け目》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームはゲームに勝利する
    かつ エドワードのチームはゲームに敗北する

  @id:instead.loss.once @clause:replacement.loss @clause:life.zero @from:2018-04-27 @must
  シナリオ: 敗北は1回だけ置換され、次の敗北は置換されない
    前提 エドワードのチームのライフは3点である
    かつ エドワードは《Exquisite Archangel》をコントロールしている
    かつ アンジーのチームのライフは40点である
    もし アンジーが《炎の裂け目》を唱える
    かつ その呪文が解決される
    ならば エドワードのチームのライフは30点である
    もし アンジーのチームが優先権をパスする
    かつ エドワードが《Final Fortune》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームがターンを終える
    かつ エドワードのチームの終了ステップが始まる
    かつ 《Final Fortune》の誘発型能力が解決される
    ならば エドワードのチームはゲームに敗北する

  @id:instead.loss.two_of_them @clause:replacement.loss @clause:replacement.once @from:2018-04-27 @must
  シナリオ: 敗北を置換するものが2つあるとき1つだけが適用され、チームメイトのものは残る
    前提 エドワードのチームのライフは3点である
    かつ エドワードは《Exquisite Archangel》をコントロールしている
    かつ ロナルドは《Exquisite Archangel》をコントロールしている
    もし アンジーが《炎の裂け目》を唱える
    かつ その呪文が解決される
    ならば エドワードのチームのライフは30点である
    かつ エドワードは追放領域に《Exquisite Archangel》を所有している
    かつ エドワードはクリーチャーを1体もコントロールしていない
    かつ ロナルドはクリーチャーを1体コントロールしている

  @id:instead.loss.teammate_draws @clause:replacement.loss @clause:draw.empty @clause:life.set_one @from:2018-04-27 @must
  シナリオ: チームメイトが空のライブラリーから引くことになっても、チームは敗北しない
    前提 ロナルドのライブラリーは空である
    かつ エドワードのライブラリーは7枚である
    かつ エドワードのチームのライフは12点である
    かつ エドワードは《Exquisite Archangel》をコントロールしている
    もし エドワードのチームのドロー・ステップが始まる
    ならば ゲームは続く
    かつ エドワードのチームのライフは30点である
    かつ エドワードは追放領域に《Exquisite Archangel》を所有している

  @id:instead.loss.poison @clause:replacement.loss @clause:poison.lethal @from:2018-04-27 @must
  シナリオ: 毒カウンターは残り、次の確認時にゲームに敗北する
    前提 エドワードのチームは毒カウンターを14個持っている
    かつ エドワードは《Exquisite Archangel》をコントロールしている
    もし アンジーが《Prologue to Phyresis》を唱える
    かつ その呪文が解決される
    ならば エドワードのチームはゲームに敗北する

  @id:instead.loss.effect @clause:replacement.loss @clause:trigger.delayed @from:2018-04-27 @must
  シナリオ: 効果による敗北も置換される
    前提 バリーは《Exquisite Archangel》をコントロールしている
    かつ アンジーのチームのライフは11点である
    もし アンジーが《Final Fortune》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームがターンを終える
    かつ アンジーのチームの終了ステップが始まる
    かつ 《Final Fortune》の誘発型能力が解決される
    ならば ゲームは続く
    かつ アンジーのチームのライフは30点である
    かつ バリーは追放領域に《Exquisite Archangel》を所有している

  @id:instead.loss.flies @clause:combat.block @from:2018-04-27 @must
  シナリオ: Exquisite Archangelは飛行を持つクリーチャーにしかブロックされない
    前提 アンジーは《Exquisite Archangel》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ ロナルドは《Wind Drake》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Exquisite Archangel》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《丘巨人》で《Exquisite Archangel》をブロックできない
    しかし ロナルドは《Wind Drake》で《Exquisite Archangel》をブロックできる

  @id:instead.loss.conceded @clause:replacement.loss @clause:team.concedes @from:2018-04-27 @must
  シナリオ: メンバーが投了したチームの敗北は、何によっても置換されない
    前提 エドワードは《Exquisite Archangel》をコントロールしている
    もし ロナルドが投了する
    ならば エドワードのチームはゲームに敗北する

  @id:instead.draw.thief @clause:replacement.instead @clause:replacement.draw @from:2013-07-13 @must
  シナリオ: 対戦相手が引くカードは代わりに別のプレイヤーが引き、チームメイトが引くものはそのままである
    前提 アンジーは《Notion Thief》をコントロールしている
    かつ アンジーの手札は2枚である
    かつ バリーの手札は2枚である
    かつ エドワードの手札は3枚である
    かつ ロナルドの手札は4枚である
    もし アンジーのチームが優先権をパスする
    かつ エドワードが《Blessed Wine》を唱える
    かつ その呪文が解決される
    ならば エドワードの手札は2枚である
    もし エドワードのチームのアップキープ・ステップが始まる
    かつ 《Blessed Wine》の誘発型能力が解決される
    ならば エドワードの手札は2枚である
    かつ アンジーの手札は3枚である
    かつ バリーの手札は2枚である
    かつ ロナルドの手札は4枚である

  @id:instead.draw.first @clause:replacement.instead @clause:step.draw @from:2013-07-13 @must
  シナリオ: 共通のドロー・ステップに各対戦相手が引く最初のカードは、そのまま引かれる
    前提 アンジーは《Notion Thief》をコントロールしている
    かつ アンジーの手札は2枚である
    かつ エドワードの手札は3枚である
    かつ ロナルドの手札は4枚である
    もし エドワードのチームのドロー・ステップが始まる
    ならば エドワードの手札は4枚である
    かつ ロナルドの手札は5枚である
    かつ アンジーの手札は2枚である

  @id:instead.draw.mate @clause:replacement.instead @clause:team.opponents @from:2013-07-13 @must
  シナリオ: チームメイトが引くカードは置換されない
    前提 アンジーは《Notion Thief》をコントロールしている
    かつ アンジーの手札は2枚である
    かつ バリーの手札は3枚である
    もし バリーが《Blessed Wine》を唱える
    かつ その呪文が解決される
    かつ エドワードのチームのアップキープ・ステップが始まる
    かつ 《Blessed Wine》の誘発型能力が解決される
    ならば バリーの手札は3枚である
    かつ アンジーの手札は2枚である

  @id:instead.draw.flash @clause:priority.timing @from:2013-07-13 @must
  シナリオ: Notion Thiefは相手チームのターンにも唱えられ、瞬速を持たないものは唱えられない
    もし アンジーのチームが優先権をパスする
    ならば エドワードは《Obstinate Familiar》を唱えられない
    しかし エドワードは《Notion Thief》を唱えられる

  @id:instead.draw.skipped @clause:replacement.instead @clause:replacement.draw @from:2005-08-01 @must
  シナリオ: ドローを飛ばしてもよいプレイヤーが飛ばすとライブラリーはそのままであり、チームメイトは引く
    前提 エドワードは《Obstinate Familiar》をコントロールしている
    かつ エドワードの手札は3枚である
    かつ ロナルドの手札は4枚である
    かつ エドワードのライブラリーは7枚である
    もし エドワードのチームのドロー・ステップが始まる
    かつ エドワードがその能力で行ってもよいことを行う
    ならば エドワードの手札は3枚である
    かつ エドワードのライブラリーは7枚である
    かつ ロナルドの手札は5枚である

  @id:instead.draw.not_skipped @clause:replacement.instead @clause:replacement.draw @from:2005-08-01 @must
  シナリオ: ドローを飛ばしてもよいプレイヤーが飛ばさないと、いつもどおり引く
    前提 エドワードは《Obstinate Familiar》をコントロールしている
    かつ エドワードの手札は3枚である
    かつ ロナルドの手札は4枚である
    もし エドワードのチームのドロー・ステップが始まる
    かつ エドワードがその能力で行ってもよいことを行わない
    ならば エドワードの手札は4枚である
    かつ ロナルドの手札は5枚である

  @id:instead.draw.empty @clause:replacement.draw @clause:draw.empty @from:2005-08-01 @must
  シナリオ: 空のライブラリーからのドローは飛ばされ、チームは敗北しない
    前提 エドワードは《Obstinate Familiar》をコントロールしている
    かつ エドワードのライブラリーは空である
    もし エドワードのチームのドロー・ステップが始まる
    かつ エドワードがその能力で行ってもよいことを行う
    ならば ゲームは続く

  @id:instead.draw.two @clause:replacement.instead @clause:replacement.draw @variant:two-player @from:2005-08-01 @must
  シナリオ: 呪文で引く複数のカードのそれぞれを飛ばすことができる
    前提 アンジーは《Obstinate Familiar》をコントロールしている
    かつ アンジーのライブラリーは7枚である
    もし アンジーが《Divination》を唱える
    かつ その呪文が解決される
    ならば アンジーは選択をしなければならない
    もし アンジーがその能力で行ってもよいことを行う
    ならば アンジーのライブラリーは7枚である
    かつ ゲームは続く
