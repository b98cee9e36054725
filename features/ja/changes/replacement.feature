# language: ja
@source:R
機能: 起こる前に置換されるもの
  > 得るライフや与えられるダメージを2倍にする効果がある。チームの誰に影響し、どれを先に適用するかは誰が選ぶのか？

  @id:replacement.gain @clause:object.you @clause:life.shared @from:2005-08-01 @must
  シナリオ: 《Boon Reflection》は、チームメイトが得るライフを2倍にしない
    前提 アンジーのチームのライフは20点である
    かつ アンジーは《Boon Reflection》をコントロールしている
    かつ アンジーは《Fountain of Youth》をコントロールしている
    かつ アンジーは《マナ源》を2枚コントロールしている
    かつ バリーは《Bottle Gnomes》をコントロールしている
    もし アンジーが《Fountain of Youth》の能力を起動する
    かつ その能力が解決される
    ならば アンジーのチームのライフは22点である
    もし バリーが《Bottle Gnomes》の能力を起動する
    かつ その能力が解決される
    ならば アンジーのチームのライフは25点である

  @id:replacement.gain.several @situation:replacement.gain @clause:replacement.once @from:2005-08-01 @must
  シナリオ: 効果はそれぞれ1回だけ2倍にするので、2つあれば4倍になる
    前提 アンジーのチームのライフは20点である
    かつ アンジーは《Boon Reflection》をコントロールしている
    かつ アンジーは《Alhammarret's Archive》をコントロールしている
    かつ バリーは《Boon Reflection》をコントロールしている
    かつ アンジーは《Bottle Gnomes》をコントロールしている
    もし アンジーが《Bottle Gnomes》の能力を起動する
    かつ その能力が解決される
    ならば アンジーのチームのライフは32点である

  @id:replacement.gain.order.doubled @situation:replacement.gain.order @clause:replacement.order @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  シナリオ: ライフを得るプレイヤーが、2倍にする効果を先に適用する
    前提 アンジーのチームのライフは20点である
    かつ アンジーは《Boon Reflection》をコントロールしている
    かつ アンジーは《Heron of Hope》をコントロールしている
    かつ アンジーは《Bottle Gnomes》をコントロールしている
    もし アンジーが《Bottle Gnomes》の能力を起動する
    かつ その能力が解決される
    かつ アンジーが《Boon Reflection》の効果を先に適用することを選ぶ
    ならば アンジーのチームのライフは27点である

  @id:replacement.gain.order.more @situation:replacement.gain.order @clause:replacement.order @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  シナリオ: ライフを得るプレイヤーが、加える効果を先に適用する
    前提 アンジーのチームのライフは20点である
    かつ アンジーは《Boon Reflection》をコントロールしている
    かつ アンジーは《Heron of Hope》をコントロールしている
    かつ アンジーは《Bottle Gnomes》をコントロールしている
    もし アンジーが《Bottle Gnomes》の能力を起動する
    かつ その能力が解決される
    かつ アンジーが《Heron of Hope》の効果を先に適用することを選ぶ
    ならば アンジーのチームのライフは28点である

  @id:replacement.gain.cannot @clause:replacement.cannot @clause:life.cannot_gain @must
  シナリオアウトライン: 得られないライフは2倍にならない
    前提 アンジーのチームのライフは20点である
    かつ <プレイヤー>は《Platinum Emperion》をコントロールしている
    かつ アンジーは《Boon Reflection》をコントロールしている
    かつ アンジーは《Bottle Gnomes》をコントロールしている
    もし アンジーが《Bottle Gnomes》の能力を起動する
    かつ その能力が解決される
    ならば アンジーのチームのライフは<ライフ>点である

    例:
      | 適用日     | 規則  | プレイヤー | ライフ |
      | 2005-08-01 | 103.2 | アンジー   | 20     |
      | 2005-08-01 | 103.2 | バリー     | 26     |
      | 2010-04-23 | 101.2 | アンジー   | 20     |
      | 2010-04-23 | 101.2 | バリー     | 20     |

  @id:replacement.damage @clause:replacement.once @clause:life.shared @from:2005-08-01 @must
  シナリオ: 各プレイヤーへのダメージが2倍になると、チームは両メンバーの2倍になった分を失う
    前提 アンジーのチームのライフは30点である
    かつ エドワードのチームのライフは20点である
    かつ バリーは《Furnace of Rath》をコントロールしている
    もし アンジーが《炎の裂け目》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは14点である
    かつ エドワードのチームのライフは4点である

  @id:replacement.damage.creature @situation:replacement.damage @clause:replacement.once @from:2005-08-01 @must
  シナリオ: クリーチャーへのダメージも2倍になる
    前提 エドワードのチームのライフは20点である
    かつ エドワードは《灰色熊》をコントロールしている
    かつ エドワードは《Furnace of Rath》をコントロールしている
    もし アンジーが《Dagger Caster》を唱える
    かつ その呪文が解決される
    かつ 《Dagger Caster》の誘発型能力が解決される
    ならば エドワードはクリーチャーを1体もコントロールしていない
    かつ エドワードのチームのライフは16点である

  @id:replacement.lose @clause:object.you @clause:life.shared @from:2005-08-01 @must
  シナリオ: コントローラーの対戦相手だけが2倍のライフを失う。ダメージによる場合も含む
    前提 アンジーのチームのライフは30点である
    かつ エドワードのチームのライフは30点である
    かつ バリーは《開いた傷の練習》をコントロールしている
    もし アンジーが《炎の裂け目》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームのライフは22点である
    かつ エドワードのチームのライフは14点である

  @id:replacement.draw @clause:replacement.draw @clause:object.you @from:2006-10-01 @must
  シナリオ: 《Alhammarret's Archive》は、チームメイトが引くカードを2倍にしない
    前提 バリーの手札は1枚である
    かつ エドワードの手札は1枚である
    かつ ロナルドの手札は1枚である
    かつ バリーは《Alhammarret's Archive》をコントロールしている
    かつ エドワードは《Thought Reflection》をコントロールしている
    もし アンジーが《Vision Skeins》を唱える
    かつ その呪文が解決される
    ならば バリーの手札は5枚である
    かつ エドワードの手札は5枚である
    かつ ロナルドの手札は3枚である

  @id:replacement.draw.step @situation:replacement.draw @clause:replacement.draw @from:2005-08-01 @must
  シナリオ: ドロー・ステップに最初に引くカードは1枚のままで、コントローラーがその後に引くカードは2枚になる
    前提 エドワードのチームの戦闘前メイン・フェイズである
    かつ アンジーの手札は1枚である
    かつ バリーの手札は1枚である
    かつ アンジーは《Alhammarret's Archive》をコントロールしている
    もし アンジーのチームのドロー・ステップが始まる
    ならば アンジーの手札は2枚である
    かつ バリーの手札は2枚である
    もし アンジーが《Reach Through Mists》を唱える
    かつ その呪文が解決される
    ならば アンジーの手札は3枚である

  @id:replacement.draw.nothing @clause:replacement.draw @clause:draw.empty @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2006-10-01 @must
  シナリオ: 代わりに何も引かないプレイヤーは、ライブラリーが空でも敗北しない
    前提 アンジーは《Possessed Portal》をコントロールしている
    かつ アンジーのライブラリーは空である
    もし アンジーが《Vision Skeins》を唱える
    かつ その呪文が解決される
    ならば ゲームは続く
    かつ アンジーのライブラリーは空である

  @id:replacement.draw.teammate @situation:replacement.draw.nothing @clause:replacement.draw @clause:draw.empty @from:2006-10-01 @must
  シナリオ: チームメイトはカードを引くので、そのライブラリーが空ならチームは敗北する
    前提 アンジーは《閉じた本の練習》をコントロールしている
    かつ バリーのライブラリーは空である
    もし アンジーが《Vision Skeins》を唱える
    かつ その呪文が解決される
    ならば アンジーのチームはゲームに敗北する

  @id:lost_this_way.none @situation:lost_this_way @clause:life.cannot_lose @clause:life.shared @from:2013-05-01 @must
  シナリオ: 失われた点数を得るプレイヤーは、誰も失えない場合には何も得ない
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ エドワードは《Platinum Emperion》をコントロールしている
    もし アンジーが《アスフォデルの灰色商人》を唱える
    かつ その呪文が解決される
    かつ 《アスフォデルの灰色商人》の誘発型能力が解決される
    ならば エドワードのチームのライフは20点である
    かつ アンジーのチームのライフは20点である

  @id:lost_this_way.doubled @situation:lost_this_way @clause:replacement.once @clause:life.shared @clause:object.you @from:2013-05-01 @must
  シナリオ: 失う点数がそれぞれ2倍になるなら、失われた点数を得るプレイヤーの得る点数も2倍になる
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《開いた傷の練習》をコントロールしている
    もし アンジーが《アスフォデルの灰色商人》を唱える
    かつ その呪文が解決される
    かつ 《アスフォデルの灰色商人》の誘発型能力が解決される
    ならば エドワードのチームのライフは8点である
    かつ アンジーのチームのライフは32点である

  @id:lost_this_way.doubled_one @situation:lost_this_way @clause:replacement.once @variant:two-player @from:2013-05-01 @must
  シナリオ: 2人のプレイヤーの間では、得る点数は2倍になった喪失1回分である
    前提 アンジーのチームのライフは20点である
    かつ エドワードのチームのライフは20点である
    かつ アンジーは《開いた傷の練習》をコントロールしている
    もし アンジーが《アスフォデルの灰色商人》を唱える
    かつ その呪文が解決される
    かつ 《アスフォデルの灰色商人》の誘発型能力が解決される
    ならば エドワードのチームのライフは14点である
    かつ アンジーのチームのライフは26点である

  @id:replacement.two_thieves @situation:replacement.two_thieves @clause:replacement.once @clause:replacement.instead @variant:two-headed-giant @variant:two-player @from:2013-07-13 @must
  シナリオ: 対戦相手が引くことを自分が引くことに置き換える2つの効果は、それぞれ1回だけ置き換える
    前提 アンジーのチームの戦闘前メイン・フェイズである
    かつ アンジーは《Notion Thief》をコントロールしている
    かつ エドワードは《Notion Thief》をコントロールしている
    かつ アンジーの手札は2枚である
    かつ エドワードの手札は2枚である
    もし アンジーが《Reach Through Mists》を唱える
    かつ その呪文が解決される
    ならば アンジーの手札は2枚である
    かつ エドワードの手札は2枚である
