# language: ja
機能: 怒濤コストで唱える呪文
  > このターンにチームメイトが呪文を唱えた。それがまだスタックにあってもよいのか、怒濤で唱えた呪文のすることは変わるのか？

  @id:ruling.boulder_salvo @clause:spell.surge @clause:mana.own @from:2016-01-16 @must
  シナリオ: チームメイトの呪文が解決された後、《Boulder Salvo》は2マナで唱えられ、4点のダメージを与える
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ アンジーの手札に《Boulder Salvo》がある
    かつ エドワードは《大気の精霊》をコントロールしている
    ならば アンジーは《Boulder Salvo》を怒濤コストで唱えられない
    もし バリーが《灰色熊》を唱える
    かつ その呪文が解決される
    ならば アンジーは《Boulder Salvo》を怒濤コストで唱えられる
    もし アンジーが対象として《大気の精霊》を選ぶ
    かつ その呪文が解決される
    ならば エドワードの墓地に《大気の精霊》がある

  @id:ruling.boulder_salvo.full @situation:ruling.boulder_salvo @clause:spell.surge @from:2016-01-16 @must
  シナリオ: マナ・コストで唱えても、《Boulder Salvo》の与えるダメージは変わらない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードは《大気の精霊》をコントロールしている
    かつ ロナルドは《Obsianus Golem》をコントロールしている
    もし アンジーが《Obsianus Golem》を対象として《Boulder Salvo》を唱える
    かつ その呪文が解決される
    ならば ロナルドは《Obsianus Golem》をコントロールしている
    もし バリーが《大気の精霊》を対象として《Boulder Salvo》を唱える
    かつ その呪文が解決される
    ならば エドワードの墓地に《大気の精霊》がある

  @id:ruling.comparative_analysis @clause:spell.surge @clause:mana.own @from:2016-01-16 @must
  シナリオ: チームメイトの呪文がまだスタックにあれば、《Comparative Analysis》は3マナで唱えられ、プレイヤー1人がカードを2枚引く
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《マナ源》を3枚コントロールしている
    かつ アンジーの手札に《Comparative Analysis》がある
    かつ バリーの手札は2枚である
    ならば アンジーは《Comparative Analysis》を怒濤コストで唱えられない
    もし バリーが《灰色熊》を唱える
    ならば アンジーは《Comparative Analysis》を怒濤コストで唱えられる
    もし アンジーが対象としてバリーを選ぶ
    かつ その呪文が解決される
    ならば バリーの手札は3枚である
    かつ バリーはクリーチャーを1体もコントロールしていない

  @id:ruling.comparative_analysis.full @situation:ruling.comparative_analysis @clause:spell.surge @from:2016-01-16 @must
  シナリオ: マナ・コストで唱えても、《Comparative Analysis》の対象が引くカードは2枚である
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ バリーの手札は1枚である
    かつ エドワードの手札は3枚である
    もし アンジーがエドワードを対象として《Comparative Analysis》を唱える
    かつ その呪文が解決される
    ならば エドワードの手札は5枚である
    かつ バリーの手札は1枚である
