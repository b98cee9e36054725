# language: ja
機能: 戦場にあるもののコピーとして戦場に出るもの
  > パーマネントは他のもののコピーとして戦場に出ることがある。何を見、何を数え、何を保つのか？

  @id:copies.clone @clause:object.enters_as_copy @clause:object.copy @from:2005-08-01 @must
  シナリオ: コピーされたクリーチャーが戦場に出ることについて言うことは、コピーにも当てはまる
    前提 エドワードは《Thragtusk》をコントロールしている
    かつ アンジーのチームのライフは20点である
    もし アンジーが《Clone》を唱える
    かつ その呪文が解決される
    かつ アンジーがコピーするものとして《Thragtusk》を選ぶ
    かつ 《Clone》の誘発型能力が解決される
    ならば 《Clone》は5/3である
    かつ アンジーのチームのライフは25点である

  @id:copies.clone.teammate @clause:object.enters_as_copy @from:2005-08-01 @must
  シナリオ: チームメイトのクリーチャーも、印刷されたとおりに、カウンターなしでコピーできる
    前提 バリーは《丘巨人》をコントロールしている
    かつ 《丘巨人》には+1/+1カウンターが2個置かれている
    もし アンジーが《Clone》を唱える
    かつ その呪文が解決される
    かつ アンジーがコピーするものとして《丘巨人》を選ぶ
    ならば 《Clone》は3/3である
    かつ 《丘巨人》は5/5である

  @id:copies.clone.nothing @clause:object.enters_as_copy @from:2005-08-01 @must
  シナリオ: 何もコピーせずに戦場に出たものは印刷されたとおりであり、ここではタフネスがない
    前提 エドワードは《丘巨人》をコントロールしている
    もし アンジーが《Clone》を唱える
    かつ その呪文が解決される
    かつ アンジーがコピーするものを何も選ばない
    ならば アンジーの墓地に《Clone》がある

  @id:copies.artifact @clause:object.enters_as_copy @from:2005-08-01 @must
  シナリオ: アーティファクトをコピーするものは、アーティファクトでないクリーチャーをコピーしない
    前提 エドワードは《丘巨人》をコントロールしている
    かつ エドワードは《Obsianus Golem》をコントロールしている
    もし アンジーが《Sculpting Steel》を唱える
    かつ その呪文が解決される
    かつ アンジーがコピーするものとして《Obsianus Golem》を選ぶ
    ならば 《Sculpting Steel》は4/6である
    かつ アンジーはクリーチャーを1体コントロールしている

  @id:copies.artifact.none @clause:object.enters_as_copy @from:2005-08-01 @must
  シナリオ: コピーするものがなければ、それ自身として戦場に出る
    前提 エドワードは《丘巨人》をコントロールしている
    もし アンジーが《Sculpting Steel》を唱える
    かつ その呪文が解決される
    ならば アンジーは《Sculpting Steel》をコントロールしている
    かつ アンジーはクリーチャーを1体もコントロールしていない

  @id:copies.except @clause:object.enters_as_copy @clause:object.copy_except @from:2011-09-30 @must
  シナリオ: アーティファクトでもあるコピーはアーティファクトとして破壊され、コピー元はされない
    前提 エドワードは《丘巨人》をコントロールしている
    もし アンジーが《Phyrexian Metamorph》を唱える
    かつ その呪文が解決される
    かつ アンジーがコピーするものとして《丘巨人》を選ぶ
    ならば 《Phyrexian Metamorph》は3/3である
    もし アンジーのチームが優先権をパスする
    ならば エドワードは《丘巨人》を対象として《帰化》を唱えられない
    しかし エドワードは《Phyrexian Metamorph》を対象として《帰化》を唱えられる
    もし その呪文が解決される
    ならば アンジーの墓地に《Phyrexian Metamorph》がある

  @id:copies.of_a_copy @clause:object.enters_as_copy @clause:object.copy_except @from:2011-09-30 @must
  シナリオ: コピーのコピーは、その例外も含めてコピー元のコピーである
    前提 エドワードは《丘巨人》をコントロールしている
    もし アンジーが《Phyrexian Metamorph》を唱える
    かつ その呪文が解決される
    かつ アンジーがコピーするものとして《丘巨人》を選ぶ
    かつ バリーが《Sculpting Steel》を唱える
    かつ その呪文が解決される
    かつ バリーがコピーするものとして《Phyrexian Metamorph》を選ぶ
    ならば 《Sculpting Steel》は3/3である
