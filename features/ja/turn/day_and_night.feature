# language: ja
機能: 昼と夜
  > 昼か夜かは、前のターンに唱えられた呪文によって決まる。チームのターンは1つである。誰の呪文を数えるのか？

  @id:turn.daytime.night @situation:turn.daytime @clause:turn.daytime @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2021-09-24 @must
  シナリオ: チームの誰も呪文を唱えなかったターンの次に夜になる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ 昼である
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 夜である

  @id:turn.daytime.one_spell @situation:turn.daytime @clause:turn.daytime @from:2021-09-24 @must
  シナリオ: 1人が呪文を1つ唱えれば昼のままである
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ 昼である
    もし バリーが《灰色熊》を唱える
    かつ エドワードのチームのアップキープ・ステップが始まる
    ならば 昼である

  @id:turn.daytime.of_others @situation:turn.daytime @clause:turn.daytime @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2021-09-24 @must
  シナリオ: 相手チームの呪文では昼のままにならない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ 昼である
    かつ アンジーは《灰色熊》をコントロールしている
    もし アンジーのチームが優先権をパスする
    かつ エドワードが《灰色熊》を対象として《Giant Growth》を唱える
    かつ エドワードのチームのアップキープ・ステップが始まる
    ならば 夜である

  @id:turn.daytime.one_each @situation:turn.daytime @clause:turn.daytime @from:2021-09-24 @must
  シナリオ: 各メンバーが呪文を1つずつ唱えても夜は終わらない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ 夜である
    もし アンジーが《炎の裂け目》を唱える
    かつ その呪文が解決される
    かつ バリーが《灰色熊》を唱える
    かつ エドワードのチームのアップキープ・ステップが始まる
    ならば 夜である

  @id:turn.daytime.two_by_one @situation:turn.daytime @clause:turn.daytime @from:2021-09-24 @must
  シナリオ: 1人が呪文を2つ唱えれば夜は終わる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ 夜である
    もし バリーが《炎の裂け目》を唱える
    かつ その呪文が解決される
    かつ バリーが《灰色熊》を唱える
    かつ エドワードのチームのアップキープ・ステップが始まる
    ならば 昼である
