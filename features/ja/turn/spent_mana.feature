# language: ja
機能: マナを支払う先
  > 色のないマナや、何に支払えるか、あるいは支払われた呪文がどうなるかを覚えているマナがある。それで何が支払えるのか？

  @id:mana.spent.colourless @situation:mana.spent.colourless @clause:cost.resources @clause:mana.own @from:2010-04-23 @must
  シナリオ: 色のないマナ2点は、どのマナでも支払える分を支払い、色マナ・シンボルは支払えない
    前提 アンジーは《Sol Ring》をコントロールしている
    かつ アンジーは《島》をコントロールしている
    ならば アンジーはエドワードを対象として《Shock》を唱えられない
    しかし アンジーは《Divination》を唱えられる

  @id:mana.spent.both @situation:mana.spent.colourless @clause:mana.own @clause:cost.resources @from:2010-04-23 @must
  シナリオ: 1つのパーマネントが出すマナは2点であり、タップしたプレイヤーのプールに入り、チームメイトのプールには入らない
    前提 アンジーは《Sol Ring》をコントロールしている
    もし アンジーが《Sol Ring》の能力を起動する
    ならば アンジーは使われていないマナを2点持っている
    かつ バリーは使われていないマナを持っていない

  @id:mana.spent.colourless_symbol @situation:mana.spent.colourless @clause:cost.colourless @clause:mana.own @from:2016-01-16 @must
  シナリオ: 無色マナ・シンボルは色のないマナで支払い、色のあるマナでは支払えない
    前提 アンジーは《森》を2枚コントロールしている
    かつ バリーは《Sol Ring》をコントロールしている
    かつ エドワードは《Giant Spider》をコントロールしている
    ならば アンジーは《Giant Spider》を対象として《Spatial Contortion》を唱えられない
    しかし バリーは《Giant Spider》を対象として《Spatial Contortion》を唱えられる
    もし その呪文が解決される
    ならば 《Giant Spider》は5/1である

  @id:mana.spent.only @situation:mana.spent.only @clause:mana.remembers @from:2010-04-23 @must
  シナリオ: クリーチャー呪文にしか使えないマナでは、他の呪文は支払えない
    前提 アンジーは《Ancient Ziggurat》を2枚コントロールしている
    ならば アンジーはエドワードを対象として《Shock》を唱えられない
    しかし アンジーは《灰色熊》を唱えられる

  @id:mana.spent.beside @situation:mana.spent.only @clause:mana.remembers @from:2010-04-23 @must
  シナリオ: 他のマナでソーサリーを支払うと、クリーチャー呪文にしか使えないマナは未使用のまま残る
    前提 アンジーは《Ancient Ziggurat》をコントロールしている
    かつ アンジーは《山》をコントロールしている
    かつ アンジーは《平地》をコントロールしている
    もし アンジーが《Ancient Ziggurat》の能力を起動する
    かつ アンジーが色として緑を選ぶ
    かつ アンジーが《Pyroclasm》を唱える
    ならば アンジーは使われていないマナを1点持っている

  @id:mana.spent.ability @situation:mana.spent.only @clause:mana.remembers @from:2010-04-23 @must
  シナリオ: クリーチャー呪文にしか使えないマナでは、クリーチャーの能力は支払えない
    前提 アンジーは《Ancient Ziggurat》をコントロールしている
    かつ アンジーは《Drudge Skeletons》をコントロールしている
    かつ バリーは《Drudge Skeletons》をコントロールしている
    かつ バリーは《沼》をコントロールしている
    ならば アンジーは《Drudge Skeletons》の能力を起動できない
    しかし バリーは《Drudge Skeletons》の能力を起動できる

  @id:mana.spent.uncountered @situation:mana.spent.uncountered @clause:mana.remembers @clause:spell.uncountered @from:2010-04-23 @must
  シナリオ: Boseijuのマナを支払ったソーサリーは打ち消されない
    前提 アンジーは《Boseiju, Who Shelters All》をコントロールしている
    かつ アンジーは《島》を2枚コントロールしている
    もし アンジーが《Boseiju, Who Shelters All》の能力を起動する
    かつ アンジーが《Divination》を唱える
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《Divination》を対象として《Cancel》を唱える
    かつ その呪文が解決される
    かつ その呪文が解決される
    ならば アンジーの手札は2枚である

  @id:mana.spent.countered @situation:mana.spent.uncountered @clause:mana.remembers @from:2010-04-23 @must
  シナリオ: 同じマナを支払ったクリーチャー呪文は打ち消される
    前提 アンジーは《Boseiju, Who Shelters All》をコントロールしている
    かつ アンジーは《森》をコントロールしている
    もし アンジーが《Boseiju, Who Shelters All》の能力を起動する
    かつ アンジーが《灰色熊》を唱える
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《灰色熊》を対象として《Cancel》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《灰色熊》がある

  @id:mana.spent.next @situation:mana.spent.uncountered @clause:mana.remembers @from:2010-04-23 @must
  シナリオ: 他のマナを支払ったインスタントは、その前の呪文が何で支払われていても打ち消される
    前提 アンジーは《Boseiju, Who Shelters All》をコントロールしている
    かつ アンジーは《島》を5枚コントロールしている
    もし アンジーが《Boseiju, Who Shelters All》の能力を起動する
    かつ アンジーが《Divination》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Reach Through Mists》を唱える
    かつ アンジーのチームが優先権をパスする
    かつ エドワードが《Reach Through Mists》を対象として《Cancel》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《Reach Through Mists》がある

  @id:mana.spent.charged @situation:mana.spent.charged @clause:cost.resources @clause:mana.ability @from:2010-04-23 @must
  シナリオ: マナ1点ごとに3個の蓄積カウンターの1個が取り除かれ、カウンターがなければ出ない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    もし アンジーが《Sphere of the Suns》を唱える
    かつ その呪文が解決される
    ならば 《Sphere of the Suns》には蓄積カウンターが3個置かれている
    かつ 《Sphere of the Suns》はタップ状態である
    かつ アンジーは《Sphere of the Suns》の能力を起動できない
    もし アンジーのチームがターンを終える
    かつ アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ アンジーが色として赤を選ぶ
    ならば アンジーは《Sphere of the Suns》の能力を起動できる
    かつ 《Sphere of the Suns》には蓄積カウンターが2個置かれている
    かつ アンジーは使われていないマナを1点持っている
