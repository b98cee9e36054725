# language: it
@source:C
Funzionalità: Quale danno di un comandante conta
  > Un comandante infligge danno fuori dal combattimento, o meno o più di quanto ne infliggerebbe. Quanto danno da combattimento è stato inflitto?

  @id:commander.counts.ability @situation:commander.counts @clause:commander.damage @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scenario: Trenta danni dell'abilità di un comandante a ciascuna testa non contano, e la squadra continua con un punto vita
    Dato che la squadra di Angie ha 61 punti vita
    E che la squadra di Edward ha 61 punti vita
    E che Angie controlla “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    Quando Angie attiva l'abilità di “Hidetsugu lo Spietato”
    E l'abilità si risolve
    Allora la squadra di Edward ha 1 punto vita
    E la squadra di Angie ha 1 punto vita
    E la partita continua

  @id:commander.counts.ability.alone @situation:commander.counts @clause:commander.damage @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Senza squadre non ne contano nemmeno ventuno, e quanto è inflitto poi in combattimento si conta da zero
    Dato che la squadra di Angie ha 80 punti vita
    E che la squadra di Edward ha 43 punti vita
    E che Angie controlla “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    Quando Angie attiva l'abilità di “Hidetsugu lo Spietato”
    E l'abilità si risolve
    Allora la squadra di Edward ha 22 punti vita
    E la partita continua
    Quando la squadra di Angie finisce il proprio turno
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Hidetsugu lo Spietato”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita
    E la partita continua

  @id:commander.counts.prevented @situation:commander.counts @clause:commander.damage @clause:replacement.order @variant:commander @variant:two-player-commander @from:2016-01-16 @must
  Scenario: Il danno prevenuto non è stato inflitto, e lo stesso nel combattimento successivo è letale
    Dato che Angie controlla “Isamaru, Hound of Konda”
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    E che “Isamaru, Hound of Konda” ha 19 segnalini +1/+1
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Isamaru, Hound of Konda”
    E Angie lancia “Nebbia”
    E la magia si risolve
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward ha 40 punti vita
    E la partita continua
    Quando la squadra di Angie finisce il proprio turno
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Isamaru, Hound of Konda”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward perde la partita

  @id:commander.counts.shield @situation:commander.counts @clause:commander.damage @clause:replacement.shield @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Di ventuno danni uno scudo ne previene quattro, e se ne contano diciassette
    Dato che Angie controlla “Isamaru, Hound of Konda”
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    E che “Isamaru, Hound of Konda” ha 19 segnalini +1/+1
    Quando Angie lancia “Mending Hands” bersagliando Edward
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Isamaru, Hound of Konda”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward ha 23 punti vita
    E la partita continua

  @id:commander.counts.doubled @situation:commander.counts @clause:commander.damage @clause:replacement.once @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Undici danni raddoppiati sono ventidue
    Dato che Angie controlla “Isamaru, Hound of Konda”
    E che Angie controlla “Furnace of Rath”
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    E che “Isamaru, Hound of Konda” ha nove segnalini +1/+1
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Isamaru, Hound of Konda”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward perde la partita

  @id:commander.counts.tax @situation:commander.tax.two @clause:commander.tax @clause:deck.commander_partner @variant:commander @variant:two-player-commander @from:2016-11-11 @must
  Scenario: Di due comandanti di un giocatore ciascuno ha la propria tassa
    Dato che Angie ha “Yoshimaru, Ever Faithful” nella zona di comando
    E che Angie ha “Ishai, Ojutai Dragonspeaker” nella zona di comando
    E che Angie controlla cinque “Fonte di mana”
    Quando Angie lancia “Yoshimaru, Ever Faithful”
    E la magia si risolve
    E Angie lancia “Ishai, Ojutai Dragonspeaker”
    E la magia si risolve
    Allora Angie controlla “Ishai, Ojutai Dragonspeaker”
