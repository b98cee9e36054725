# language: ja
@source:C
機能: 統率者のどのダメージが数えられるか
  > 統率者が戦闘以外でダメージを与えたり、与えるダメージが減ったり増えたりする。与えられた戦闘ダメージはいくつか？

  @id:commander.counts.ability @situation:commander.counts @clause:commander.damage @variant:two-headed-giant-commander @from:2018-04-27 @should
  シナリオ: 統率者の能力が各プレイヤーに与えた30点のダメージは数えられず、チームはライフ1点で続ける
    前提 アンジーのチームのライフは61点である
    かつ エドワードのチームのライフは61点である
    かつ アンジーは《無情の碑出告》をコントロールしている
    かつ アンジーの統率者は《無情の碑出告》である
    もし アンジーが《無情の碑出告》の能力を起動する
    かつ その能力が解決される
    ならば エドワードのチームのライフは1点である
    かつ アンジーのチームのライフは1点である
    かつ ゲームは続く

  @id:commander.counts.ability.alone @situation:commander.counts @clause:commander.damage @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: チームがなければ21点でも数えられず、その後の戦闘で与えられた分は0から数えられる
    前提 アンジーのチームのライフは80点である
    かつ エドワードのチームのライフは43点である
    かつ アンジーは《無情の碑出告》をコントロールしている
    かつ アンジーの統率者は《無情の碑出告》である
    もし アンジーが《無情の碑出告》の能力を起動する
    かつ その能力が解決される
    ならば エドワードのチームのライフは22点である
    かつ ゲームは続く
    もし アンジーのチームがターンを終える
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《無情の碑出告》でエドワードを攻撃する
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば エドワードのチームのライフは18点である
    かつ ゲームは続く

  @id:commander.counts.prevented @situation:commander.counts @clause:commander.damage @clause:replacement.order @variant:commander @variant:two-player-commander @from:2016-01-16 @must
  シナリオ: 軽減されたダメージは与えられておらず、次の戦闘で同じだけ与えられれば敗北する
    前提 アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ 《Isamaru, Hound of Konda》には+1/+1カウンターが19個置かれている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Isamaru, Hound of Konda》でエドワードを攻撃する
    かつ アンジーが《濃霧》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば エドワードのチームのライフは40点である
    かつ ゲームは続く
    もし アンジーのチームがターンを終える
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Isamaru, Hound of Konda》でエドワードを攻撃する
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば エドワードのチームはゲームに敗北する

  @id:commander.counts.shield @situation:commander.counts @clause:commander.damage @clause:replacement.shield @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 21点のダメージのうち4点が軽減され、17点が数えられる
    前提 アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ 《Isamaru, Hound of Konda》には+1/+1カウンターが19個置かれている
    もし アンジーがエドワードを対象として《Mending Hands》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Isamaru, Hound of Konda》でエドワードを攻撃する
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば エドワードのチームのライフは23点である
    かつ ゲームは続く

  @id:commander.counts.doubled @situation:commander.counts @clause:commander.damage @clause:replacement.once @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  シナリオ: 2倍になった11点のダメージは22点である
    前提 アンジーは《Isamaru, Hound of Konda》をコントロールしている
    かつ アンジーは《Furnace of Rath》をコントロールしている
    かつ アンジーの統率者は《Isamaru, Hound of Konda》である
    かつ 《Isamaru, Hound of Konda》には+1/+1カウンターが9個置かれている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Isamaru, Hound of Konda》でエドワードを攻撃する
    かつ アンジーのチームの戦闘終了ステップが始まる
    ならば エドワードのチームはゲームに敗北する

  @id:commander.counts.tax @situation:commander.tax.two @clause:commander.tax @clause:deck.commander_partner @variant:commander @variant:two-player-commander @from:2016-11-11 @must
  シナリオ: 1人のプレイヤーの2体の統率者は、それぞれ自分の分だけコストが増える
    前提 アンジーの統率領域に《Yoshimaru, Ever Faithful》がある
    かつ アンジーの統率領域に《Ishai, Ojutai Dragonspeaker》がある
    かつ アンジーは《マナ源》を5枚コントロールしている
    もし アンジーが《Yoshimaru, Ever Faithful》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Ishai, Ojutai Dragonspeaker》を唱える
    かつ その呪文が解決される
    ならば アンジーは《Ishai, Ojutai Dragonspeaker》をコントロールしている
