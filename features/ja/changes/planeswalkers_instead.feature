# language: ja
機能: コントローラーの代わりにプレインズウォーカーに与えられるダメージ
  > 2018年まで、対戦相手は戦闘以外のダメージをプレイヤーのプレインズウォーカーに与えることができた。誰の、誰の発生源からか？

  @id:walkers.instead @situation:walkers.instead @clause:planeswalker.redirection @clause:planeswalker.damage @from:2007-10-01 @until:2018-04-27 @must
  シナリオ: 対戦相手は呪文のダメージを代わりにプレインズウォーカーに与える
    前提 エドワードのチームのライフは20点である
    かつ エドワードは《Sorin, Lord of Innistrad》をコントロールしている
    もし アンジーがエドワードを対象として《Shock》を唱える
    かつ アンジーがダメージを《Sorin, Lord of Innistrad》に移し替える
    かつ その呪文が解決される
    ならば エドワードのチームのライフは20点である
    かつ 《Sorin, Lord of Innistrad》には忠誠カウンターが1個置かれている
    もし アンジーがエドワードを対象として《Shock》を唱える
    かつ アンジーがダメージを移し替えない
    かつ その呪文が解決される
    ならば エドワードのチームのライフは18点である
    かつ 《Sorin, Lord of Innistrad》には忠誠カウンターが1個置かれている

  @id:walkers.instead.teammate @situation:walkers.instead @clause:planeswalker.redirection @from:2013-07-13 @until:2018-04-27 @must
  シナリオ: チームメイトのプレインズウォーカーはそれを与えられない
    前提 エドワードのチームのライフは20点である
    かつ ロナルドは《Sorin, Lord of Innistrad》をコントロールしている
    もし アンジーがエドワードを対象として《Shock》を唱える
    かつ アンジーがダメージを《Sorin, Lord of Innistrad》に移し替える
    かつ その呪文が解決される
    ならば エドワードのチームのライフは18点である
    かつ 《Sorin, Lord of Innistrad》には忠誠カウンターが3個置かれている

  @id:walkers.instead.own @situation:walkers.instead @clause:planeswalker.redirection @clause:team.opponents @from:2013-07-13 @until:2018-04-27 @must
  シナリオ: チームメイトが与えるダメージはそのままである
    前提 エドワードのチームのライフは20点である
    かつ エドワードは《Sorin, Lord of Innistrad》をコントロールしている
    もし アンジーのチームが優先権をパスする
    かつ ロナルドがエドワードを対象として《Shock》を唱える
    かつ ロナルドがダメージを《Sorin, Lord of Innistrad》に移し替える
    かつ その呪文が解決される
    ならば エドワードのチームのライフは18点である
    かつ 《Sorin, Lord of Innistrad》には忠誠カウンターが3個置かれている

  @id:walkers.instead.each @situation:walkers.instead @clause:planeswalker.redirection @clause:life.shared @from:2013-07-13 @until:2018-04-27 @must
  シナリオ: 両メンバーへのダメージのうち、プレインズウォーカーに与えられるのはそのコントローラーの分だけである
    前提 エドワードのチームのライフは20点である
    かつ エドワードは《Sorin, Lord of Innistrad》をコントロールしている
    かつ アンジーのチームのライフは20点である
    もし アンジーが《Sizzle》を唱える
    かつ アンジーがダメージを《Sorin, Lord of Innistrad》に移し替える
    かつ その呪文が解決される
    ならば エドワードのチームのライフは17点である
    かつ エドワードの墓地に《Sorin, Lord of Innistrad》がある

  @id:walkers.instead.combat @situation:walkers.instead @clause:planeswalker.redirection @clause:combat.damage @variant:two-player @from:2013-07-13 @until:2018-04-27 @must
  シナリオ: プレイヤーへの戦闘ダメージは、代わりにプレインズウォーカーに与えることができなかった
    前提 エドワードのチームのライフは20点である
    かつ エドワードは《Sorin, Lord of Innistrad》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《灰色熊》でエドワードを攻撃する
    かつ アンジーがダメージを《Sorin, Lord of Innistrad》に移し替える
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは18点である
    かつ 《Sorin, Lord of Innistrad》には忠誠カウンターが3個置かれている

  @id:walkers.no_more @situation:walkers.instead @clause:planeswalker.redirection @from:2018-04-27 @must
  シナリオ: 2018年以降、プレイヤーへのダメージが代わりにプレインズウォーカーに与えられることはない
    前提 エドワードのチームのライフは20点である
    かつ エドワードは《Sorin, Lord of Innistrad》をコントロールしている
    もし アンジーがエドワードを対象として《Shock》を唱える
    かつ アンジーがダメージを《Sorin, Lord of Innistrad》に移し替える
    かつ その呪文が解決される
    ならば エドワードのチームのライフは18点である
    かつ 《Sorin, Lord of Innistrad》には忠誠カウンターが3個置かれている
