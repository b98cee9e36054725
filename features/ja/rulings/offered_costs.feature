# language: ja
機能: 裁定：能力の解決中に支払うもの
  > ある能力が、コントローラーやチームの各プレイヤーに何かを支払わせる。チームの2人にとってはどうなるのか？

  @id:ruling.ironclad_revolutionary @clause:effect.offer @clause:life.shared @from:2018-04-27 @must
  シナリオ: アーティファクトを生け贄に捧げれば《Ironclad Revolutionary》にカウンターが置かれ、2人の対戦相手がライフを失う
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《Obsianus Golem》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《Obsianus Golem》をコントロールしている
    もし アンジーが《Ironclad Revolutionary》を唱える
    かつ その呪文が解決される
    かつ アンジーがその能力で行ってもよいことを行う
    かつ アンジーがアンジーの《Obsianus Golem》を生け贄に捧げる
    かつ 《Ironclad Revolutionary》の誘発型能力が解決される
    ならば エドワードのチームのライフは16点である
    かつ アンジーのチームのライフは20点である
    かつ 《Ironclad Revolutionary》は6/6である
    かつ アンジーの墓地に《Obsianus Golem》がある
    かつ アンジーは《灰色熊》をコントロールしている
    かつ バリーは《Obsianus Golem》をコントロールしている

  @id:ruling.ironclad_revolutionary.none @situation:ruling.ironclad_revolutionary @clause:effect.offer @from:2018-04-27 @must
  シナリオ: チームメイトのアーティファクトでも、他のクリーチャーでも支払えない
    前提 エドワードのチームのライフは20点である
    かつ バリーは《Obsianus Golem》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている
    もし アンジーが《Ironclad Revolutionary》を唱える
    かつ その呪文が解決される
    かつ 《Ironclad Revolutionary》の誘発型能力が解決される
    ならば エドワードのチームのライフは20点である
    かつ 《Ironclad Revolutionary》は4/4である
    かつ バリーは《Obsianus Golem》をコントロールしている
    かつ アンジーは《灰色熊》をコントロールしている

  @id:ruling.azra_bladeseeker @clause:effect.offer @clause:choice.order @from:2018-06-08 @must
  シナリオ: チームの各メンバーは捨てるかどうかをひとりで決め、捨てた者がカードを引く
    前提 アンジーの手札に《平地》がある
    かつ バリーの手札に《山》がある
    かつ エドワードの手札は2枚である
    かつ アンジーのライブラリーは3枚である
    かつ バリーのライブラリーは3枚である
    もし アンジーが《Azra Bladeseeker》を唱える
    かつ その呪文が解決される
    かつ アンジーがその能力で行ってもよいことを行わない
    かつ バリーがその能力で行ってもよいことを行う
    かつ 《Azra Bladeseeker》の誘発型能力が解決される
    ならば アンジーのライブラリーは3枚である
    かつ アンジーの墓地にカードはない
    かつ バリーのライブラリーは2枚である
    かつ バリーの墓地に《山》がある
    かつ エドワードの手札は2枚である

  @id:ruling.azra_bladeseeker.both @situation:ruling.azra_bladeseeker @clause:effect.offer @clause:choice.order @from:2018-06-08 @must
  シナリオ: Azra Bladeseekerではチームの2人とも捨ててよく、2人とも引く
    前提 アンジーの手札に《平地》がある
    かつ バリーの手札に《山》がある
    かつ アンジーのライブラリーは3枚である
    かつ バリーのライブラリーは3枚である
    もし アンジーが《Azra Bladeseeker》を唱える
    かつ その呪文が解決される
    かつ アンジーがその能力で行ってもよいことを行う
    かつ バリーがその能力で行ってもよいことを行う
    かつ 《Azra Bladeseeker》の誘発型能力が解決される
    ならば アンジーのライブラリーは2枚である
    かつ アンジーの墓地に《平地》がある
    かつ バリーのライブラリーは2枚である
    かつ バリーの墓地に《山》がある

  @id:ruling.underhanded_designs @clause:effect.offer @clause:life.shared @from:2018-04-27 @must
  シナリオ: 2人の対戦相手がライフを失い、《Underhanded Designs》のコントローラーは1回だけ得る
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ バリーは《Underhanded Designs》をコントロールしている
    かつ バリーは《マナ源》を7枚コントロールしている
    かつ バリーの手札に《Obsianus Golem》がある
    かつ アンジーのチームの戦闘前メイン・フェイズである
    もし バリーが《Obsianus Golem》を唱える
    かつ その呪文が解決される
    かつ バリーがその能力で行ってもよいことを行う
    かつ 《Underhanded Designs》の誘発型能力が解決される
    ならば エドワードのチームのライフは18点である
    かつ アンジーのチームのライフは21点である
