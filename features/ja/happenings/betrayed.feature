# language: ja
機能: 他のプレイヤーが失うカードを取るもの
  > 対戦相手が生け贄に捧げるか捨てるかし、ある能力がそのカードを取る。届くのは誰のどのカードか？

  @id:betrayed.taken @situation:betrayed @clause:zone.new_object @variant:two-headed-giant @variant:free-for-all @variant:two-player @from:2010-04-23 @must
  シナリオ: 対戦相手が生け贄に捧げたものは、それを取る能力のコントローラーのもとに来る
    前提 アンジーは《It That Betrays》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    もし アンジーがエドワードを対象として《Cruel Edict》を唱える
    かつ その呪文が解決される
    かつ 《It That Betrays》の誘発型能力が解決される
    ならば アンジーは《灰色熊》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしていない

  @id:betrayed.teammates @situation:betrayed @clause:team.opponents @clause:trigger.dies @from:2010-04-23 @must
  シナリオ: チームメイトが生け贄に捧げたものは取られず、対戦相手が捧げたものは取られる
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ ロナルドは《It That Betrays》をコントロールしている
    かつ エドワードは《Tormod's Crypt》をコントロールしている
    かつ アンジーは《Tormod's Crypt》をコントロールしている
    もし エドワードがバリーを対象としてエドワードの《Tormod's Crypt》の能力を起動する
    ならば スタックには呪文や能力が1個ある
    もし その能力が解決される
    かつ エドワードのチームが優先権をパスする
    かつ アンジーがエドワードを対象としてアンジーの《Tormod's Crypt》の能力を起動する
    ならば スタックには呪文や能力が2個ある
    もし 《It That Betrays》の誘発型能力が解決される
    ならば ロナルドは《Tormod's Crypt》をコントロールしている
    かつ アンジーの墓地にカードはない

  @id:betrayed.gone @situation:betrayed @clause:zone.new_object @from:2010-04-23 @must
  シナリオ: 墓地を離れたカードにはもう届かない
    前提 アンジーは《It That Betrays》をコントロールしている
    かつ ロナルドは《Tormod's Crypt》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    もし アンジーがエドワードを対象として《Cruel Edict》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームが優先権をパスする
    かつ ロナルドがエドワードを対象として《Tormod's Crypt》の能力を起動する
    かつ その能力が解決される
    ならば エドワードの墓地にカードはない
    もし アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば アンジーは《灰色熊》をコントロールしていない
    かつ アンジーは《Tormod's Crypt》をコントロールしている

  @id:betrayed.commander @situation:betrayed.commander @clause:commander.graveyard @clause:zone.new_object @variant:commander @variant:two-player-commander @from:2020-07-03 @must
  シナリオ: 墓地から統率領域へ置かれた統率者にはもう届かない
    前提 アンジーは《It That Betrays》をコントロールしている
    かつ エドワードの統率者は《Isamaru, Hound of Konda》である
    かつ エドワードは《Isamaru, Hound of Konda》をコントロールしている
    もし アンジーがエドワードを対象として《Cruel Edict》を唱える
    かつ その呪文が解決される
    かつ エドワードが自分の統率者を統率領域に置く
    かつ 《It That Betrays》の誘発型能力が解決される
    ならば エドワードの統率領域に《Isamaru, Hound of Konda》がある
    かつ アンジーは《Isamaru, Hound of Konda》をコントロールしていない

  @id:betrayed.commander.stays @situation:betrayed.commander @clause:commander.graveyard @clause:zone.new_object @variant:commander @variant:two-player-commander @from:2020-07-03 @must
  シナリオ: 墓地に残った統率者は取られる
    前提 アンジーは《It That Betrays》をコントロールしている
    かつ エドワードの統率者は《Isamaru, Hound of Konda》である
    かつ エドワードは《Isamaru, Hound of Konda》をコントロールしている
    もし アンジーがエドワードを対象として《Cruel Edict》を唱える
    かつ その呪文が解決される
    かつ エドワードが自分の統率者を統率領域に置かない
    かつ 《It That Betrays》の誘発型能力が解決される
    ならば アンジーは《Isamaru, Hound of Konda》をコントロールしている

  @id:betrayed.discarded @situation:betrayed.discarded @clause:zone.new_object @clause:team.opponents @from:2005-08-01 @must
  シナリオ: 対戦相手が捨てたものはその手札に戻り、チームメイトが捨てたものは戻らない
    前提 アンジーは《思い直しの練習》をコントロールしている
    かつ ロナルドの手札は2枚である
    かつ バリーの手札は2枚である
    もし アンジーがロナルドを対象として《Mind Rot》を唱える
    かつ その呪文が解決される
    かつ ロナルドがカードを2枚捨てる
    ならば ロナルドの手札にカードはない
    もし 《思い直しの練習》の誘発型能力が解決される
    かつ 《思い直しの練習》の誘発型能力が解決される
    ならば ロナルドの手札は2枚である
    もし アンジーがバリーを対象として《Mind Rot》を唱える
    かつ その呪文が解決される
    かつ バリーがカードを2枚捨てる
    ならば バリーの手札にカードはない
    かつ スタックは空である
