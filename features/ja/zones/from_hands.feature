# language: ja
機能: 手札から戦場へ
  > 効果により、プレイヤーが手札からカードを戦場に出せる。誰のカードが、誰のコントロール下で、いつ出るのか？

  @id:from_hand.each @clause:effect.steps @clause:effect.onto_battlefield @from:2009-07-11 @must
  シナリオ: 4人のプレイヤーそれぞれが条件に合うカードを1枚出せ、各自が自分で決め、各自が自分のものをコントロールする
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーの手札に《丘巨人》がある
    かつ バリーの手札に《灰色熊》がある
    かつ エドワードの手札に《Giant Spider》がある
    かつ エドワードの手札に《Shock》がある
    かつ ロナルドの手札に《Divination》がある
    もし アンジーが《Show and Tell》を唱える
    かつ その呪文が解決される
    かつ アンジーが手札から《丘巨人》を戦場に出す
    かつ バリーが手札からカードを戦場に出さない
    かつ エドワードが手札から《Giant Spider》を戦場に出す
    ならば アンジーは《丘巨人》をコントロールしている
    かつ バリーの手札に《灰色熊》がある
    かつ エドワードは《Giant Spider》をコントロールしている
    かつ エドワードの手札は1枚である
    かつ ロナルドの手札は1枚である
    かつ ロナルドはクリーチャーを1体もコントロールしていない

  @id:from_hand.together @situation:from_hand.each @clause:effect.steps @clause:trigger.enters @from:2009-07-11 @must
  シナリオ: 一緒に出されるものは同時に戦場に出て、最後の1枚も他のものが出るのを見る
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ エドワードのチームのライフは20点である
    かつ アンジーの手札に《丘巨人》がある
    かつ バリーの手札に《灰色熊》がある
    かつ ロナルドの手札に《Soul Warden》がある
    もし アンジーが《Show and Tell》を唱える
    かつ その呪文が解決される
    かつ アンジーが手札から《丘巨人》を戦場に出す
    かつ バリーが手札から《灰色熊》を戦場に出す
    かつ ロナルドが手札から《Soul Warden》を戦場に出す
    ならば ロナルドは《Soul Warden》をコントロールしている
    かつ スタックには呪文や能力が2個ある
    もし 《Soul Warden》の誘発型能力が解決される
    かつ 《Soul Warden》の誘発型能力が解決される
    ならば エドワードのチームのライフは22点である

  @id:from_hand.own @clause:effect.onto_battlefield @clause:object.you @from:2009-07-11 @must
  シナリオ: クリーチャーの能力が言う「あなたの手札」はチームメイトの手札ではなく、クリーチャーでないカードは出せない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Elvish Piper》をコントロールしている
    かつ アンジーは《マナ源》をコントロールしている
    かつ アンジーの手札に《丘巨人》がある
    かつ アンジーの手札に《Shock》がある
    かつ バリーの手札に《Giant Spider》がある
    もし アンジーが《Elvish Piper》の能力を起動する
    かつ その能力が解決される
    かつ アンジーが手札から《丘巨人》を戦場に出す
    ならば アンジーは《丘巨人》をコントロールしている
    かつ 《Elvish Piper》はタップ状態である
    かつ アンジーの手札は1枚である
    かつ バリーの手札に《Giant Spider》がある

  @id:from_hand.aura @situation:from_hand.aura @clause:aura.enters @clause:effect.onto_battlefield @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  シナリオ: オーラを戦場に出すプレイヤーは、すでに戦場にあるものから、それがつくものを選ぶ
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーの手札に《Claustrophobia》がある
    かつ エドワードの手札に《丘巨人》がある
    かつ エドワードは《灰色熊》をコントロールしている
    かつ エドワードは《大気の精霊》をコントロールしている
    もし アンジーが《Show and Tell》を唱える
    かつ その呪文が解決される
    かつ アンジーが手札から《Claustrophobia》を戦場に出す
    かつ エドワードが手札から《丘巨人》を戦場に出す
    かつ アンジーがエンチャントするものとして《大気の精霊》を選ぶ
    かつ 《Claustrophobia》の誘発型能力が解決される
    ならば 《大気の精霊》はタップ状態である
    しかし 《灰色熊》はアンタップ状態である
    かつ エドワードは《丘巨人》をコントロールしている

  @id:from_hand.aura_stays @situation:from_hand.aura @clause:aura.enters @clause:effect.onto_battlefield @variant:two-headed-giant @variant:two-player @from:2009-07-11 @should
  シナリオ: 同時に戦場に出るもの以外につけるものがなければ、オーラは手札に残る
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーの手札に《Claustrophobia》がある
    かつ エドワードの手札に《丘巨人》がある
    もし アンジーが《Show and Tell》を唱える
    かつ その呪文が解決される
    かつ アンジーが手札から《Claustrophobia》を戦場に出す
    かつ エドワードが手札から《丘巨人》を戦場に出す
    ならば アンジーの手札に《Claustrophobia》がある
    かつ 《丘巨人》はアンタップ状態である
    かつ アンジーの墓地に《Show and Tell》がある

  @id:from_hand.clone @situation:from_hand.clone @clause:effect.onto_battlefield @clause:object.enters_as_copy @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  シナリオ: 《Clone》と同時に戦場に出るものはコピーできず、他に何もなければ《Clone》は死亡する
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーの手札に《丘巨人》がある
    かつ エドワードの手札に《Clone》がある
    もし アンジーが《Show and Tell》を唱える
    かつ その呪文が解決される
    かつ アンジーが手札から《丘巨人》を戦場に出す
    かつ エドワードが手札から《Clone》を戦場に出す
    ならば エドワードの墓地に《Clone》がある
    かつ アンジーは《丘巨人》をコントロールしている

  @id:from_hand.ixidron @situation:from_hand.ixidron @clause:effect.onto_battlefield @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  シナリオ: 《Ixidron》と同時に戦場に出るものは表向きのままであり、先にあったものはそうではない
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーの手札に《Ixidron》がある
    かつ エドワードの手札に《丘巨人》がある
    かつ エドワードは《大気の精霊》をコントロールしている
    もし アンジーが《Show and Tell》を唱える
    かつ その呪文が解決される
    かつ アンジーが手札から《Ixidron》を戦場に出す
    かつ エドワードが手札から《丘巨人》を戦場に出す
    ならば 《丘巨人》は3/3である
    かつ 《大気の精霊》は2/2である
    かつ 《Ixidron》は1/1である

  @id:from_hand.ixidron_second @situation:from_hand.ixidron @clause:effect.onto_battlefield @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  シナリオ: 《Ixidron》のプレイヤーが最後に選ぶ場合、同時に戦場に出るものは表向きのままである
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーの手札に《丘巨人》がある
    かつ エドワードの手札に《Ixidron》がある
    かつ エドワードは《大気の精霊》をコントロールしている
    もし アンジーが《Show and Tell》を唱える
    かつ その呪文が解決される
    かつ アンジーが手札から《丘巨人》を戦場に出す
    かつ エドワードが手札から《Ixidron》を戦場に出す
    ならば 《丘巨人》は3/3である
    かつ 《大気の精霊》は2/2である
    かつ 《Ixidron》は1/1である
