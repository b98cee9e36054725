# language: ja
機能: 次に与えられる何点かのダメージ
  > クリーチャーへの次のダメージのうち何点かが、代わりに別のクリーチャーやプレイヤーに与えられる。誰が何点のダメージを受けるのか？

  @id:redirected.point @clause:replacement.redirect @clause:replacement.shield @from:2005-08-01 @must
  シナリオ: 2点のうち1点がもう一方のクリーチャーに与えられ、それは次の1点だけである
    前提 アンジーは《Nomads en-Kor》をコントロールしている
    かつ アンジーは《大気の精霊》をコントロールしている
    かつ バリーは《丘巨人》をコントロールしている
    ならば アンジーは《丘巨人》を対象として《Nomads en-Kor》の能力を起動できない
    しかし アンジーは《大気の精霊》を対象として《Nomads en-Kor》の能力を起動できる
    もし その能力が解決される
    かつ アンジーが《Pyroclasm》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《Nomads en-Kor》がある
    かつ バリーは《丘巨人》をコントロールしている
    もし アンジーが《大気の精霊》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《大気の精霊》がある

  @id:redirected.all_points @clause:replacement.redirect @from:2006-12-20 @must
  シナリオ: 1点を移すことを3回行ったものは、3点のうち1点も受けない
    前提 アンジーは《Nomads en-Kor》をコントロールしている
    かつ アンジーは《大気の精霊》をコントロールしている
    もし アンジーが《大気の精霊》を対象として《Nomads en-Kor》の能力を起動する
    かつ その能力が解決される
    かつ アンジーが《大気の精霊》を対象として《Nomads en-Kor》の能力を起動する
    かつ その能力が解決される
    かつ アンジーが《大気の精霊》を対象として《Nomads en-Kor》の能力を起動する
    かつ その能力が解決される
    かつ アンジーが《Nomads en-Kor》を対象として《Lightning Helix》を唱える
    かつ その呪文が解決される
    ならば アンジーは《Nomads en-Kor》をコントロールしている
    かつ アンジーは《大気の精霊》をコントロールしている
    もし アンジーが《Nomads en-Kor》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《Nomads en-Kor》がある
    かつ アンジーは《大気の精霊》をコントロールしている
    もし アンジーが《大気の精霊》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《大気の精霊》がある

  @id:redirected.gone @clause:replacement.redirect @from:2005-08-01 @must
  シナリオ: もう一方のクリーチャーがいなくなっていれば、ダメージは元のままである
    前提 アンジーは《Nomads en-Kor》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    もし アンジーが《灰色熊》を対象として《Nomads en-Kor》の能力を起動する
    かつ その能力が解決される
    かつ アンジーが《灰色熊》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Nomads en-Kor》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《Nomads en-Kor》がある

  @id:redirected.to_itself @clause:replacement.redirect @from:2005-08-01 @must
  シナリオ: 誰の白のクリーチャーでも1点を免れ、もう一方がそれを受ける
    前提 アンジーは《Daughter of Autumn》をコントロールしている
    かつ アンジーは《平地》を2枚コントロールしている
    かつ バリーは《True Believer》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    ならば アンジーは《灰色熊》を対象として《Daughter of Autumn》の能力を起動できない
    しかし アンジーは《True Believer》を対象として《Daughter of Autumn》の能力を起動できる
    もし その能力が解決される
    かつ バリーが《Pyroclasm》を唱える
    かつ その呪文が解決される
    ならば バリーは《True Believer》をコントロールしている
    かつ バリーの墓地に《灰色熊》がある
    かつ アンジーは《Daughter of Autumn》をコントロールしている
    もし バリーが《True Believer》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば バリーの墓地に《True Believer》がある
    もし バリーが《Daughter of Autumn》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《Daughter of Autumn》がある

  @id:redirected.to_player @clause:replacement.redirect @clause:life.shared @from:2005-08-01 @must
  シナリオ: 伝説のクリーチャーに与えられる1点はプレイヤーに与えられ、そのためチームが失う
    前提 アンジーのチームのライフは20点である
    かつ アンジーは《Vassal's Duty》をコントロールしている
    かつ アンジーは《平地》を2枚コントロールしている
    かつ アンジーは《Daughter of Autumn》をコントロールしている
    かつ バリーは《Isamaru, Hound of Konda》をコントロールしている
    ならば アンジーは《Isamaru, Hound of Konda》を対象として《Vassal's Duty》の能力を起動できない
    しかし アンジーは《Daughter of Autumn》を対象として《Vassal's Duty》の能力を起動できる
    もし その能力が解決される
    かつ バリーが《Daughter of Autumn》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは19点である
    かつ アンジーは《Daughter of Autumn》をコントロールしている
    もし バリーが《Daughter of Autumn》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは19点である
    かつ アンジーは《Daughter of Autumn》をコントロールしている
    もし バリーが《Daughter of Autumn》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《Daughter of Autumn》がある
