# language: it
@source:C
Funzionalità: Il danno da combattimento di un comandante
  > Un giocatore a cui uno stesso comandante ha inflitto 21 danni da combattimento nel corso della partita perde, e con lui la squadra. Nessuna regola unisce le due varianti: che ogni testa si conti a parte se ne deduce.

  @id:commander.damage.lethal @situation:commander.damage @clause:commander.damage @variant:two-headed-giant-commander @from:2009-10-01 @until:2018-04-27 @should
  Scenario: Ventun danni di uno stesso comandante a una testa fanno perdere la squadra
    Dato che Angie controlla “Isamaru, Hound of Konda”
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    E che “Isamaru, Hound of Konda” ha 19 segnalini +1/+1
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Isamaru, Hound of Konda”
    E la squadra di Angie sceglie Edward come giocatore che subisce il danno
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward perde la partita

  @id:commander.damage.lethal.now @situation:commander.damage @clause:commander.damage @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scenario: Ventun danni di uno stesso comandante alla testa che attacca fanno perdere la squadra
    Dato che Angie controlla “Isamaru, Hound of Konda”
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    E che “Isamaru, Hound of Konda” ha 19 segnalini +1/+1
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Isamaru, Hound of Konda”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward perde la partita

  @id:commander.damage.twenty @situation:commander.damage @clause:commander.damage @variant:two-headed-giant-commander @should
  Schema dello scenario: Venti danni da combattimento di un comandante non bastano
    Dato che Angie controlla “Isamaru, Hound of Konda”
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    E che “Isamaru, Hound of Konda” ha 18 segnalini +1/+1
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca <chi> con “Isamaru, Hound of Konda”
    E la squadra di Angie sceglie Edward come giocatore che subisce il danno
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la partita continua
    E la squadra di Edward ha 20 punti vita

    Esempi:
      | dal        | regola  | chi                  |
      | 2009-10-01 | 903.12a | la squadra di Edward |
      | 2018-04-27 | 903.10a | Edward               |

  @id:commander.damage.none @situation:commander.damage @clause:commander.damage @clause:commander.designation @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scenario: Il danno di una creatura che non è un comandante non conta
    Dato che Angie controlla “Isamaru, Hound of Konda”
    E che “Isamaru, Hound of Konda” ha 19 segnalini +1/+1
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Isamaru, Hound of Konda”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la partita continua
    E la squadra di Edward ha 19 punti vita

  @id:commander.damage.two_commanders @situation:commander.damage.two_commanders @clause:commander.damage @variant:two-headed-giant-commander @from:2009-10-01 @until:2018-04-27 @should
  Scenario: I danni di due comandanti a una stessa testa non si sommano
    Dato che Angie controlla “Isamaru, Hound of Konda”
    E che Barry controlla “Tobias Andrion”
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    E che il comandante di Barry è “Tobias Andrion”
    E che “Isamaru, Hound of Konda” ha nove segnalini +1/+1
    E che “Tobias Andrion” ha sette segnalini +1/+1
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Isamaru, Hound of Konda”
    E Barry attacca la squadra di Edward con “Tobias Andrion”
    E la squadra di Angie sceglie Edward come giocatore che subisce il danno
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la partita continua
    E la squadra di Edward ha 18 punti vita

  @id:commander.damage.two_commanders.now @situation:commander.damage.two_commanders @clause:commander.damage @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scenario: I danni di due comandanti alla testa che attaccano entrambi non si sommano
    Dato che Angie controlla “Isamaru, Hound of Konda”
    E che Barry controlla “Tobias Andrion”
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    E che il comandante di Barry è “Tobias Andrion”
    E che “Isamaru, Hound of Konda” ha nove segnalini +1/+1
    E che “Tobias Andrion” ha sette segnalini +1/+1
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Isamaru, Hound of Konda”
    E Barry attacca Edward con “Tobias Andrion”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la partita continua
    E la squadra di Edward ha 18 punti vita

  @id:commander.damage.two_heads @situation:commander.damage.two_heads @clause:commander.damage @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scenario: Ciò che uno stesso comandante infligge alle due teste di una squadra non si somma, in qualunque combattimento
    Dato che Angie controlla “Isamaru, Hound of Konda”
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    E che “Isamaru, Hound of Konda” ha nove segnalini +1/+1
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Isamaru, Hound of Konda”
    E la squadra di Angie finisce il proprio turno
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Ronald con “Isamaru, Hound of Konda”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la partita continua
    E la squadra di Edward ha 18 punti vita

  @id:commander.damage.over_turns @situation:commander.damage.two_heads @clause:commander.damage @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scenario: Ciò che uno stesso comandante infligge a una stessa testa in più combattimenti si somma
    Dato che Angie controlla “Isamaru, Hound of Konda”
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    E che “Isamaru, Hound of Konda” ha nove segnalini +1/+1
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Isamaru, Hound of Konda”
    E la squadra di Angie finisce il proprio turno
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Isamaru, Hound of Konda”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward perde la partita

  @id:commander.damage.taken @situation:commander.damage.taken @clause:commander.damage @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scenario: Il danno del proprio comandante conta, chiunque lo controlli
    Dato che Edward controlla “Isamaru, Hound of Konda”
    E che il comandante di Edward è “Isamaru, Hound of Konda”
    E che “Isamaru, Hound of Konda” ha 19 segnalini +1/+1
    Quando Angie lancia “Atto di Tradimento” bersagliando “Isamaru, Hound of Konda”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Isamaru, Hound of Konda”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward perde la partita
