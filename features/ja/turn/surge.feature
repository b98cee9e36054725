# language: ja
機能: 怒濤
  > このターンに唱えるプレイヤー自身かチームメイトが他の呪文を唱えていれば、呪文のコストは軽くなる。

  @id:spell.surge.teammate @situation:spell.surge @clause:spell.surge @from:2016-01-16 @must
  シナリオ: チームメイトが呪文を唱えていれば、怒濤コストで唱えられる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ アンジーの手札に《Goblin Freerunner》がある
    ならば アンジーは《Goblin Freerunner》を怒濤コストで唱えられない
    もし バリーが《灰色熊》を唱える
    かつ その呪文が解決される
    ならば アンジーは《Goblin Freerunner》を怒濤コストで唱えられる
    もし その呪文が解決される
    ならば アンジーは《Goblin Freerunner》をコントロールしている

  @id:spell.surge.opponent @situation:spell.surge @clause:spell.surge @from:2016-01-16 @must
  シナリオ: 対戦相手が呪文を唱えていても、怒濤コストでは唱えられない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ アンジーの手札に《Goblin Freerunner》がある
    もし アンジーのチームが優先権をパスする
    かつ エドワードが《灰色熊》を対象として《Giant Growth》を唱える
    かつ その呪文が解決される
    ならば アンジーは《Goblin Freerunner》を怒濤コストで唱えられない
    もし バリーが《炎の裂け目》を唱える
    かつ その呪文が解決される
    ならば アンジーは《Goblin Freerunner》を怒濤コストで唱えられる
