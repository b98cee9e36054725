# language: ja
機能: どのゲームでも、ある領域から別の領域へ
  > カードが手札や墓地や追放領域に行く。それは誰のもので、カードは何を持って行くか。

  @id:general.zone.forgets @clause:zone.new_object @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 再び出たクリーチャーには、カウンターは残っていない
    前提 アンジーは《灰色熊》をコントロールしている
    かつ 《灰色熊》には+1/+1カウンターが3個置かれている
    もし アンジーが《灰色熊》を対象として《Unsummon》を唱える
    かつ その呪文が解決される
    ならば アンジーは《灰色熊》を唱えられる
    もし その呪文が解決される
    ならば 《灰色熊》は2/2である

  @id:general.zone.unhurt @situation:general.zone.forgets @clause:zone.new_object @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 再び出たクリーチャーは、無傷である
    前提 アンジーは《丘巨人》をコントロールしている
    もし アンジーが《丘巨人》を対象として《Shock》を唱える
    かつ その呪文が解決される
    かつ アンジーが《丘巨人》を対象として《Unsummon》を唱える
    かつ その呪文が解決される
    ならば アンジーは《丘巨人》を唱えられる
    もし その呪文が解決される
    かつ アンジーが《丘巨人》を対象として《Shock》を唱える
    かつ その呪文が解決される
    ならば アンジーは《丘巨人》をコントロールしている

  @id:general.zone.no_longer_meant @situation:general.zone.forgets @clause:zone.new_object @clause:layers.lasting @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: ターン終了時までの変化は、再び出たクリーチャーには及ばない
    前提 アンジーは《灰色熊》をコントロールしている
    もし アンジーが《灰色熊》を対象として《Giant Growth》を唱える
    かつ その呪文が解決される
    ならば 《灰色熊》は5/5である
    もし アンジーが《灰色熊》を対象として《Unsummon》を唱える
    かつ その呪文が解決される
    ならば アンジーは《灰色熊》を唱えられる
    もし その呪文が解決される
    ならば 《灰色熊》は2/2である

  @id:general.zone.each_owners_hand @clause:zone.owner @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 2人のプレイヤーのクリーチャーは、それぞれの手札に戻る
    前提 アンジーは《灰色熊》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    かつ エドワードの手札にカードはない
    もし アンジーが《Evacuation》を唱える
    かつ その呪文が解決される
    ならば アンジーの手札に《灰色熊》がある
    かつ エドワードの手札に《丘巨人》がある
    かつ エドワードの手札は1枚である

  @id:general.zone.spell_lies @clause:zone.graveyard @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: インスタントは、解決されるまでどの墓地にもない
    前提 アンジーの墓地にカードはない
    もし アンジーが《Reach Through Mists》を唱える
    ならば アンジーの墓地にカードはない
    もし その呪文が解決される
    ならば アンジーの墓地に《Reach Through Mists》がある
    かつ アンジーの墓地のカードは1枚である

  @id:general.zone.discarded @situation:general.zone.spell_lies @clause:zone.graveyard @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 捨てられたカードは、捨てたプレイヤーの墓地に行く
    前提 エドワードの手札は3枚である
    もし アンジーがエドワードを対象として《Mind Rot》を唱える
    かつ その呪文が解決される
    かつ エドワードがカードを2枚捨てる
    ならば エドワードの手札は1枚である
    かつ エドワードの墓地のカードは2枚である
    かつ アンジーの墓地のカードは1枚である

  @id:general.zone.sacrificed @situation:general.zone.spell_lies @clause:zone.graveyard @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 各プレイヤーの生け贄に捧げられたクリーチャーは、そのプレイヤーの墓地に行く
    前提 アンジーは《灰色熊》をコントロールしている
    かつ エドワードは《丘巨人》をコントロールしている
    もし アンジーが《Innocent Blood》を唱える
    かつ その呪文が解決される
    ならば アンジーの墓地に《灰色熊》がある
    かつ エドワードの墓地に《丘巨人》がある
    かつ エドワードの墓地のカードは1枚である

  @id:general.zone.exiled @clause:zone.exile @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 追放されたものは死亡しておらず、どの墓地にもない
    前提 アンジーのチームのライフは20点である
    かつ エドワードは《Zulaport Cutthroat》をコントロールしている
    もし アンジーが《Zulaport Cutthroat》を対象として《Unmake》を唱える
    かつ その呪文が解決される
    ならば エドワードは追放領域に《Zulaport Cutthroat》を所有している
    かつ エドワードの墓地にカードはない
    もし アンジーのチームの終了ステップが始まる
    ならば アンジーのチームのライフは20点である

  @id:general.zone.exiles_itself @situation:general.zone.exiled @clause:zone.exile @clause:zone.graveyard @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: それ自身を追放する呪文は、どの墓地にも行かない
    前提 アンジーの墓地にカードはない
    もし アンジーが《Alrund's Epiphany》を唱える
    かつ その呪文が解決される
    ならば アンジーは追放領域に《Alrund's Epiphany》を所有している
    かつ アンジーの墓地にカードはない
    かつ アンジーはクリーチャー・トークンを2体コントロールしている

  @id:general.zone.many_in_hand @clause:zone.hand @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  シナリオ: 7枚を超える手札は、そのプレイヤー自身のクリンナップ・ステップまで残る
    前提 アンジーの手札は7枚である
    かつ エドワードの手札は7枚である
    もし アンジーが《Vision Skeins》を唱える
    かつ その呪文が解決される
    かつ エドワードのチームのアップキープ・ステップが始まる
    かつ アンジーがカードを1枚捨てる
    ならば アンジーの手札は7枚である
    かつ エドワードの手札は9枚である
    もし アンジーのチームのアップキープ・ステップが始まる
    かつ エドワードがカードを3枚捨てる
    ならば エドワードの手札は7枚である
