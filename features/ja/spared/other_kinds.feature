# language: ja
機能: 種類が違うものは対象外である
  > カードがクリーチャー、アーティファクト、攻撃クリーチャー、プレインズウォーカーなどについて述べる。そのそばにある別のものはどうなるのか？

  @id:card.no_creature_dies @clause:trigger.dies @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  シナリオ: クリーチャーが死亡することで誘発する能力は、アーティファクトが墓地に置かれても誘発しない
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Bastion of Remembrance》をコントロールしている
    かつ アンジーは《Poison-Tip Archer》をコントロールしている
    かつ アンジーは《Zulaport Cutthroat》をコントロールしている
    かつ アンジーは《Relic Vial》をコントロールしている
    かつ アンジーは《Soul Warden》をコントロールしている
    かつ アンジーは《Mindslaver》をコントロールしている
    かつ アンジーは《森》を4枚コントロールしている
    もし アンジーが《Mindslaver》の能力を起動する
    かつ アンジーが対象としてエドワードを選ぶ
    かつ その能力が解決される
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば アンジーの墓地に《Mindslaver》がある
    かつ エドワードのチームのライフは20点である
    かつ アンジーのチームのライフは20点である

  @id:card.benediction.target @situation:card.benediction @clause:target.choose @clause:combat.attack @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  シナリオ: 攻撃クリーチャーのほかにクリーチャーがいなければ、《Angelic Benediction》は他のもの、つまりアーティファクトをタップできない
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《Angelic Benediction》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ エドワードは《Copper Tablet》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《丘巨人》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    かつ アンジーがその能力で行ってもよいことを行う
    ならば 《丘巨人》は4/4である
    かつ 《Copper Tablet》はアンタップ状態である

  @id:card.auras @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  シナリオ: クリーチャーにつけるオーラは、アーティファクトにはつかない
    前提 エドワードは《Copper Tablet》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    ならば アンジーは《Copper Tablet》を対象として《Errantry》を唱えられない
    かつ アンジーは《Copper Tablet》を対象として《Light of Promise》を唱えられない
    しかし アンジーは《灰色熊》を対象として《Light of Promise》を唱えられる

  @id:card.captain.tapped @situation:card.captain @clause:combat.attack @from:2018-04-27 @must
  シナリオ: 《Dire Fleet Captain》は、タップ状態で攻撃していない海賊を数えない
    前提 アンジーは《Dire Fleet Captain》をコントロールしている
    かつ バリーは《Forerunner of the Coalition》をコントロールしている
    かつ 《Forerunner of the Coalition》はタップ状態である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Dire Fleet Captain》でエドワードを攻撃する
    かつ 《Dire Fleet Captain》の誘発型能力が解決される
    ならば 《Dire Fleet Captain》は2/2である

  @id:card.gyre.battle @situation:card.gyre @clause:battle.damage @clause:object.you @from:2023-04-14 @must
  シナリオ: 《Immolating Gyre》はバトルにダメージを与えない
    前提 アンジーの墓地に《Shock》がある
    かつ エドワードは《Invasion of Dominaria》をコントロールしている
    かつ 《Invasion of Dominaria》には守備カウンターが3個置かれている
    かつ 《Invasion of Dominaria》を守る者はアンジーである
    かつ ロナルドは《Chandra, Pyrogenius》をコントロールしている
    もし アンジーが《Immolating Gyre》を唱える
    かつ その呪文が解決される
    ならば 《Invasion of Dominaria》には守備カウンターが3個置かれている
    かつ 《Chandra, Pyrogenius》には忠誠カウンターが4個置かれている

  @id:card.manticore.others @situation:card.manticore @clause:target.choose @clause:planeswalker.damage @clause:battle.damage @from:2023-04-14 @must
  シナリオ: 1体の《Dreamstalker Manticore》はプレインズウォーカーの忠誠度を、もう1体はバトルの守備値を減らす
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Dreamstalker Manticore》をコントロールしている
    かつ バリーは《Dreamstalker Manticore》をコントロールしている
    かつ エドワードは《Invasion of Dominaria》をコントロールしている
    かつ 《Invasion of Dominaria》には守備カウンターが3個置かれている
    かつ 《Invasion of Dominaria》を守る者はアンジーである
    かつ ロナルドは《Chandra, Pyrogenius》をコントロールしている
    もし エドワードのチームが優先権をパスする
    かつ アンジーが《濃霧》を唱える
    かつ アンジーが対象として《Chandra, Pyrogenius》を選ぶ
    かつ バリーが《濃霧》を唱える
    かつ バリーが対象として《Invasion of Dominaria》を選ぶ
    かつ エドワードのチームの戦闘後メイン・フェイズが始まる
    ならば 《Chandra, Pyrogenius》には忠誠カウンターが4個置かれている
    かつ 《Invasion of Dominaria》には守備カウンターが2個置かれている

  @id:card.throne.tapped @situation:card.throne @clause:trigger.step @clause:object.you @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  シナリオ: このターンにマナを出すためにタップした土地では、対戦相手はライフを失わない
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《Throne of the God-Pharaoh》をコントロールしている
    かつ アンジーは《森》をコントロールしている
    かつ アンジーは《Speaker of the Heavens》をコントロールしている
    もし アンジーが《森》の能力を起動する
    かつ エドワードのチームのアップキープ・ステップが始まる
    ならば 《森》はタップ状態である
    かつ エドワードのチームのライフは20点である

  @id:card.ogre.vehicle @clause:trigger.intervening_if @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2017-04-28 @must
  シナリオ: 6/6の機体はクリーチャーではなく、それがあっても《Turret Ogre》はダメージを与えない
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《Irontread Crusher》をコントロールしている
    もし アンジーが《Turret Ogre》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは20点である

  @id:card.ogre @situation:card.ogre.vehicle @clause:trigger.intervening_if @from:2005-08-01 @must
  シナリオ: パワー4のクリーチャーがいれば、《Turret Ogre》は対戦相手だけに1回ダメージを与える
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Barkhide Mauler》をコントロールしている
    もし アンジーが《Turret Ogre》を唱える
    かつ その呪文が解決される
    かつ アンジーのチームの戦闘後メイン・フェイズが始まる
    ならば エドワードのチームのライフは16点である
    かつ アンジーのチームのライフは20点である

  @id:card.klothys_green @situation:card.klothys_land @clause:mana.ability @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  シナリオ: 《Klothys, God of Destiny》が土地と引き換えに与えるマナは緑でもよく、緑の呪文のコストを支払える
    前提 アンジーは《Klothys, God of Destiny》をコントロールしている
    かつ アンジーは《平地》をコントロールしている
    かつ エドワードの墓地に《森》がある
    もし アンジーのチームのアップキープ・ステップが始まる
    かつ アンジーのチームの戦闘前メイン・フェイズが始まる
    かつ 《Klothys, God of Destiny》の誘発型能力が解決される
    かつ アンジーが色として緑を選ぶ
    ならば アンジーは《濃霧》を唱えられる

  @id:card.liege @clause:ability.static @clause:object.colour @from:2007-05-01 @must
  シナリオ: 苗木は緑なので、《Wilt-Leaf Liege》はそれを大きくする。大きくなるのは自身のコントローラーの緑や白のクリーチャーだけである
    前提 アンジーは《Wilt-Leaf Liege》をコントロールしている
    かつ アンジーは《新緑の魔力》をコントロールしている
    かつ アンジーは《Soul Warden》をコントロールしている
    かつ アンジーは《丘巨人》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ バリーは《Speaker of the Heavens》をコントロールしている
    もし エドワードのチームのドロー・ステップが始まる
    ならば アンジーは2/2の苗木・クリーチャー・トークンを1体コントロールしている
    かつ 《新緑の魔力》は8/8である
    かつ 《Soul Warden》は2/2である
    かつ 《Wilt-Leaf Liege》は4/4である
    かつ 《丘巨人》は3/3である
    かつ 《灰色熊》は2/2である
    かつ 《Speaker of the Heavens》は1/1である

  @id:card.late_creature @clause:layers.lasting @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2007-05-01 @must
  シナリオ: そのターンの後になってクリーチャーになったものは、それより前にクリーチャーについて定められた修整を受けない
    前提 アンジーは《Still Life》をコントロールしている
    かつ アンジーは《平地》を2枚コントロールしている
    かつ アンジーは《森》を2枚コントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    もし アンジーが《Glorious Charge》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Still Life》の能力を起動する
    かつ その能力が解決される
    ならば 《Still Life》は4/3である
    かつ 《灰色熊》は3/3である

  @id:card.liege.hybrid @situation:card.liege @clause:object.colour @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2007-05-01 @must
  シナリオ: 《Wilt-Leaf Liege》は緑であり白でもあるので、もう1体の《Wilt-Leaf Liege》によって2回大きくなり、相手も同じだけ大きくする
    前提 アンジーは《Wilt-Leaf Liege》を2枚コントロールしている
    ならば 1枚目の《Wilt-Leaf Liege》は6/6である
    かつ 2枚目の《Wilt-Leaf Liege》は6/6である

  @id:card.liege.cost @situation:card.liege @clause:cost.resources @clause:mana.own @from:2007-05-01 @must
  シナリオ: 2つの半分からなるマナ・シンボルは、どちらの色でも支払えるが、それ以外の色では支払えない
    前提 アンジーは《森》をコントロールしている
    かつ アンジーは《平地》を2枚コントロールしている
    かつ アンジーは《島》をコントロールしている
    かつ バリーは《森》を2枚コントロールしている
    かつ バリーは《山》を2枚コントロールしている
    ならば バリーは《Wilt-Leaf Liege》を唱えられない
    しかし アンジーは《Wilt-Leaf Liege》を唱えられる

  @id:card.magmatic.walker @situation:card.magmatic @clause:target.choose @clause:planeswalker.damage @from:2018-04-27 @must
  シナリオ: ダメージを与えられるものなら何でも対象にできるようになってから、《Magmatic Force》はプレインズウォーカーの忠誠度も減らす
    前提 エドワードのチームのライフは20点である
    かつ アンジーは《Magmatic Force》をコントロールしている
    かつ ロナルドは《Chandra, Pyrogenius》をコントロールしている
    もし エドワードのチームのアップキープ・ステップが始まる
    かつ アンジーが対象として《Chandra, Pyrogenius》を選ぶ
    かつ エドワードのチームのドロー・ステップが始まる
    ならば 《Chandra, Pyrogenius》には忠誠カウンターが2個置かれている
    かつ エドワードのチームのライフは20点である
