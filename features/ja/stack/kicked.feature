# language: ja
機能: 支払わなくてもよいコスト
  > 呪文はキッカー・コストも支払って、あるいは怒濤コストで唱えられる。誰のマナで支払い、その後の効果は唱え方を見るのか？

  @id:kicked.draw @situation:kicked @clause:spell.kicker @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  シナリオ: キッカーされた呪文はより多くのことをし、されなかったものは残りだけをする
    前提 エドワードは《灰色熊》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ アンジーのライブラリーは3枚である
    かつ エドワードのライブラリーは3枚である
    もし アンジーが《灰色熊》を対象として《Into the Roil》を唱える
    かつ その呪文が解決される
    ならば エドワードの手札に《灰色熊》がある
    かつ アンジーのライブラリーは3枚である
    かつ エドワードのライブラリーは3枚である
    もし アンジーがキッカー・コストを支払い《丘巨人》を対象として《Into the Roil》を唱える
    かつ その呪文が解決される
    ならば エドワードの手札に《丘巨人》がある
    かつ アンジーのライブラリーは2枚である
    かつ エドワードのライブラリーは3枚である

  @id:kicked.mana @situation:kicked @clause:spell.kicker @clause:mana.own @from:2005-08-01 @must
  シナリオ: チームメイトのマナではキッカー・コストを支払えない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《マナ源》を3枚コントロールしている
    かつ バリーは《マナ源》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ エドワードは《平地》をコントロールしている
    かつ バリーのライブラリーは3枚である
    ならば アンジーはキッカー・コストを支払い《灰色熊》を対象として《Into the Roil》を唱えられない
    かつ アンジーは《平地》を対象として《Into the Roil》を唱えられない
    しかし アンジーは《灰色熊》を対象として《Into the Roil》を唱えられる
    もし その呪文が解決される
    ならば エドワードの手札に《灰色熊》がある

  @id:kicked.exact @situation:kicked @clause:spell.kicker @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  シナリオ: キッカーにはマナ・コストに加えて書かれたとおりのコストがかかる
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《マナ源》を4枚コントロールしている
    かつ アンジーのライブラリーは3枚である
    かつ エドワードは《灰色熊》をコントロールしている
    ならば アンジーはキッカー・コストを支払い《灰色熊》を対象として《Into the Roil》を唱えられる
    かつ アンジーは使われていないマナを持っていない
    もし その呪文が解決される
    ならば アンジーのライブラリーは2枚である

  @id:kicked.none @situation:kicked @clause:spell.kicker @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  シナリオ: キッカーを持たないものはキッカーできない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《マナ源》を10枚コントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    ならば アンジーはキッカー・コストを支払い《灰色熊》を対象として《Unsummon》を唱えられない
    かつ アンジーはキッカー・コストを支払って《丘巨人》を唱えられない
    しかし アンジーはキッカー・コストを支払い《灰色熊》を対象として《Into the Roil》を唱えられる

  @id:kicked.team @situation:kicked @clause:spell.kicker @clause:trigger.intervening_if @from:2018-04-27 @must
  シナリオ: キッカーされたクリーチャーはこのターン、自分のコントローラーのクリーチャーを助け、チームメイトのものは助けない
    前提 アンジーは《丘巨人》をコントロールしている
    かつ バリーは《灰色熊》をコントロールしている
    かつ エドワードは《大気の精霊》をコントロールしている
    もし アンジーがキッカー・コストを支払って《Goblin Bushwhacker》を唱える
    かつ その呪文が解決される
    かつ 《Goblin Bushwhacker》の誘発型能力が解決される
    ならば 《丘巨人》は4/3である
    かつ 《Goblin Bushwhacker》は2/1である
    かつ 《灰色熊》は2/2である
    かつ 《大気の精霊》は4/4である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーは《Goblin Bushwhacker》でエドワードを攻撃できる
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《丘巨人》は3/3である

  @id:kicked.team.not @situation:kicked @clause:spell.kicker @clause:trigger.intervening_if @from:2018-04-27 @must
  シナリオ: キッカーされなかったGoblin Bushwhackerはどのクリーチャーも助けず、このターンには攻撃しない
    前提 アンジーは《丘巨人》をコントロールしている
    もし アンジーが《Goblin Bushwhacker》を唱える
    かつ その呪文が解決される
    ならば 《丘巨人》は3/3である
    かつ 《Goblin Bushwhacker》は1/1である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば アンジーは《Goblin Bushwhacker》でエドワードを攻撃できない
    しかし アンジーは《丘巨人》でエドワードを攻撃できる

  @id:kicked.again @situation:kicked @clause:spell.kicker @clause:zone.new_object @clause:trigger.intervening_if @variant:two-headed-giant @variant:two-player @from:2009-10-01 @must
  シナリオ: 手札に戻って再び唱えられたクリーチャーはキッカーされていない
    前提 エドワードは《丘巨人》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    もし アンジーがキッカー・コストを支払って《Heartstabber Mosquito》を唱える
    かつ アンジーが対象として《丘巨人》を選ぶ
    かつ その呪文が解決される
    かつ 《Heartstabber Mosquito》の誘発型能力が解決される
    ならば エドワードの墓地に《丘巨人》がある
    もし アンジーが《Heartstabber Mosquito》を対象として《Unsummon》を唱える
    かつ その呪文が解決される
    ならば アンジーの手札に《Heartstabber Mosquito》がある
    もし アンジーが《Heartstabber Mosquito》を唱える
    かつ その呪文が解決される
    ならば アンジーは《Heartstabber Mosquito》をコントロールしている
    かつ エドワードは《灰色熊》をコントロールしている
    かつ エドワードはクリーチャーを1体コントロールしている

  @id:kicked.surged @situation:kicked @clause:spell.surge @clause:trigger.intervening_if @from:2018-04-27 @must
  シナリオ: チームメイトの呪文の後、クリーチャーは怒濤コストで唱えられ、その場合の効果を発揮する
    前提 アンジーは《丘巨人》をコントロールしている
    かつ アンジーは《マナ源》を10枚コントロールしている
    かつ アンジーの手札に《War Mammoth》がある
    かつ アンジーの手札に《Reckless Bushwhacker》がある
    かつ アンジーのチームの戦闘前メイン・フェイズである
    もし バリーが《灰色熊》を唱える
    かつ その呪文が解決される
    かつ アンジーが《War Mammoth》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Reckless Bushwhacker》を怒濤コストで唱える
    かつ その呪文が解決される
    かつ 《Reckless Bushwhacker》の誘発型能力が解決される
    ならば 《丘巨人》は4/3である
    かつ 《Reckless Bushwhacker》は2/1である
    かつ 《War Mammoth》は4/3である
    かつ 《灰色熊》は2/2である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば バリーは《灰色熊》でエドワードを攻撃できない
    しかし アンジーは《Reckless Bushwhacker》と《War Mammoth》でエドワードを攻撃できる
    もし エドワードのチームのアップキープ・ステップが始まる
    ならば 《丘巨人》は3/3である
    かつ 《War Mammoth》は3/3である

  @id:kicked.surged.not @situation:kicked @clause:spell.surge @clause:trigger.intervening_if @from:2018-04-27 @must
  シナリオ: チームメイトが呪文を唱えていても、マナ・コストで唱えられたReckless Bushwhackerはどのクリーチャーも助けない
    前提 アンジーは《丘巨人》をコントロールしている
    もし バリーが《灰色熊》を唱える
    かつ その呪文が解決される
    かつ アンジーが《Reckless Bushwhacker》を唱える
    かつ その呪文が解決される
    ならば 《丘巨人》は3/3である
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば 《丘巨人》は3/3である
    かつ アンジーは《Reckless Bushwhacker》でエドワードを攻撃できる

  @id:kicked.itself @situation:kicked @clause:target.choose @clause:spell.kicker @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  シナリオ: キッカーされたクリーチャーは、他のクリーチャーがいなければ自身を破壊しなければならない
    前提 エドワードは《平地》をコントロールしている
    かつ アンジーは《マナ源》を10枚コントロールしている
    かつ アンジーの手札に《Heartstabber Mosquito》がある
    かつ アンジーのチームの戦闘前メイン・フェイズである
    もし アンジーがキッカー・コストを支払って《Heartstabber Mosquito》を唱える
    かつ その呪文が解決される
    かつ 《Heartstabber Mosquito》の誘発型能力が解決される
    ならば アンジーの墓地に《Heartstabber Mosquito》がある
    かつ エドワードは《平地》をコントロールしている

  @id:kicked.haste @situation:kicked @clause:spell.kicker @from:2018-04-27 @must
  シナリオ: このターンに来たチームメイトのクリーチャーは速攻を得ず、自分のものは得る
    前提 アンジーのチームの戦闘前メイン・フェイズである
    もし バリーが《灰色熊》を唱える
    かつ その呪文が解決される
    かつ アンジーが《丘巨人》を唱える
    かつ その呪文が解決される
    かつ アンジーがキッカー・コストを支払って《Goblin Bushwhacker》を唱える
    かつ その呪文が解決される
    かつ 《Goblin Bushwhacker》の誘発型能力が解決される
    かつ アンジーのチームの攻撃クリーチャー指定ステップが始まる
    ならば バリーは《灰色熊》でエドワードを攻撃できない
    しかし アンジーは《丘巨人》でエドワードを攻撃できる

  @id:kicked.flies @situation:kicked @clause:spell.kicker @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  シナリオ: Heartstabber Mosquitoは飛んでいないクリーチャーにはブロックされない
    前提 アンジーは《Heartstabber Mosquito》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ エドワードは《大気の精霊》をコントロールしている
    もし アンジーのチームの攻撃クリーチャー指定ステップが始まる
    かつ アンジーが《Heartstabber Mosquito》でエドワードを攻撃する
    かつ アンジーのチームのブロック・クリーチャー指定ステップが始まる
    ならば エドワードは《丘巨人》で《Heartstabber Mosquito》をブロックできない
    しかし エドワードは《大気の精霊》で《Heartstabber Mosquito》をブロックできる
