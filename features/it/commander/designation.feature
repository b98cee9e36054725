# language: it
@source:C
Funzionalità: Che cosa resta il comandante
  > Essere il comandante non è una caratteristica, ma appartiene alla carta. Lo è ancora a faccia in giù, o come copia di qualcos'altro? E una sua copia lo è?

  @id:commander.mark.face_down @situation:commander.mark.face_down @clause:commander.designation @clause:object.face_down @source:C-EX01a @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Un comandante girato a faccia in giù non mostra alcun nome, ed è ancora il comandante
    Dato che Angie controlla “Jenara, Asura of War”
    E che il comandante di Angie è “Jenara, Asura of War”
    Quando Angie lancia “Ixidron”
    E la magia si risolve
    Allora la carta “Jenara, Asura of War” è a faccia in giù
    E la creatura “Jenara, Asura of War” è 2/2
    E Angie non controlla “Jenara, Asura of War”
    E la creatura “Ixidron” è 1/1
    E il comandante di Angie è “Jenara, Asura of War”

  @id:commander.mark.face_down.lethal @situation:commander.mark.face_down.damage @clause:commander.designation @clause:commander.damage @clause:object.face_down @source:C-EX01a @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Ventuno danni da combattimento di un comandante a faccia in giù fanno perdere un giocatore
    Dato che Angie controlla “Jenara, Asura of War”
    E che il comandante di Angie è “Jenara, Asura of War”
    E che “Jenara, Asura of War” ha 19 segnalini +1/+1
    Quando Angie lancia “Ixidron”
    E la magia si risolve
    Allora la carta “Jenara, Asura of War” è a faccia in giù
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Jenara, Asura of War”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward perde la partita

  @id:commander.mark.face_down.twenty @situation:commander.mark.face_down.damage @clause:commander.designation @clause:commander.damage @clause:object.face_down @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Venti di un comandante a faccia in giù non bastano
    Dato che Angie controlla “Jenara, Asura of War”
    E che il comandante di Angie è “Jenara, Asura of War”
    E che “Jenara, Asura of War” ha 18 segnalini +1/+1
    Quando Angie lancia “Ixidron”
    E la magia si risolve
    Allora la carta “Jenara, Asura of War” è a faccia in giù
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Jenara, Asura of War”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward è ancora in partita
    E la squadra di Edward ha 20 punti vita

  @id:commander.mark.face_down.added @situation:commander.mark.face_down.added @clause:commander.designation @clause:commander.damage @clause:object.face_down @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Ciò che un comandante infligge a faccia in su e ciò che infligge a faccia in giù si somma
    Dato che Angie controlla “Jenara, Asura of War”
    E che il comandante di Angie è “Jenara, Asura of War”
    E che “Jenara, Asura of War” ha otto segnalini +1/+1
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Jenara, Asura of War”
    E la squadra di Angie finisce il proprio turno
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora la squadra di Edward ha 29 punti vita
    Quando Angie lancia “Ixidron”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Jenara, Asura of War”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward perde la partita

  @id:commander.mark.face_down.dies @situation:commander.mark.face_down.dies @clause:commander.designation @clause:commander.graveyard @clause:object.face_down @source:C-EX01a @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Il proprietario di un comandante che muore a faccia in giù può metterlo nella zona di comando
    Dato che Edward controlla “Jenara, Asura of War”
    E che il comandante di Edward è “Jenara, Asura of War”
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    Quando Angie lancia “Ixidron”
    E la magia si risolve
    Allora la carta “Jenara, Asura of War” è a faccia in giù
    E la creatura “Gigante di Collina” è 2/2
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Gigante di Collina” con “Jenara, Asura of War”
    Ed Edward mette il proprio comandante nella zona di comando
    E inizia la sottofase finale della squadra di Angie
    Allora Edward ha “Jenara, Asura of War” nella zona di comando
    E Angie ha “Gigante di Collina” nel proprio cimitero
    E la squadra di Edward ha 20 punti vita

  @id:commander.mark.face_down.hand @situation:commander.mark.face_down.hand @clause:commander.designation @clause:commander.hand_library @clause:object.face_down @variant:commander @variant:two-player-commander @from:2015-07-17 @must
  Scenario: Il proprietario di un comandante a faccia in giù che torna in mano può metterlo nella zona di comando
    Dato che Edward controlla “Jenara, Asura of War”
    E che il comandante di Edward è “Jenara, Asura of War”
    Quando Angie lancia “Ixidron”
    E la magia si risolve
    Allora la carta “Jenara, Asura of War” è a faccia in giù
    Quando Angie lancia “Unsummon” bersagliando “Jenara, Asura of War”
    Ed Edward mette il proprio comandante nella zona di comando
    E la magia si risolve
    Allora Edward ha “Jenara, Asura of War” nella zona di comando

  @id:commander.mark.face_up @situation:commander.mark.face_up @clause:commander.designation @clause:object.face_down @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Un comandante girato di nuovo a faccia in su è ciò che era, ed è ancora il comandante
    Dato che Angie controlla “Jenara, Asura of War”
    E che Angie controlla 16 “Fonte di mana”
    E che il comandante di Angie è “Jenara, Asura of War”
    Quando Angie lancia “Ixidron”
    E la magia si risolve
    E Angie lancia “Ixidor, Reality Sculptor”
    E la magia si risolve
    Allora Angie può attivare l'abilità di “Ixidor, Reality Sculptor”
    Quando l'abilità si risolve
    Allora Angie non può attivare l'abilità di “Ixidor, Reality Sculptor”
    Allora la carta “Jenara, Asura of War” è a faccia in su
    E Angie controlla “Jenara, Asura of War”
    E Angie controlla 16 “Fonte di mana”
    E il comandante di Angie è “Jenara, Asura of War”

  @id:commander.mark.copying @situation:commander.mark.copying @clause:commander.designation @clause:object.copy @source:C-EX01b @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Un comandante che diventa una copia di qualcos'altro ne ha l'aspetto, e resta il comandante
    Dato che Angie controlla “Jenara, Asura of War”
    E che il comandante di Angie è “Jenara, Asura of War”
    E che Edward controlla “Elementale dell'Aria”
    Quando Angie lancia “Cytoshape” bersagliando “Jenara, Asura of War”
    E Angie sceglie di copiare “Elementale dell'Aria”
    E la magia si risolve
    Allora la creatura “Jenara, Asura of War” è 4/4
    E Angie controlla “Elementale dell'Aria”
    E Angie non controlla “Jenara, Asura of War”
    E il comandante di Angie è “Jenara, Asura of War”
    Quando la squadra di Angie finisce il proprio turno
    Allora la creatura “Jenara, Asura of War” è 3/3
    E Angie controlla “Jenara, Asura of War”
    E il comandante di Angie è “Jenara, Asura of War”

  @id:commander.mark.copying.lethal @situation:commander.mark.copying.damage @clause:commander.designation @clause:commander.damage @clause:object.copy @source:C-EX01b @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Ventuno danni da combattimento di un comandante che è una copia di qualcos'altro fanno perdere un giocatore
    Dato che Angie controlla “Jenara, Asura of War”
    E che il comandante di Angie è “Jenara, Asura of War”
    E che “Jenara, Asura of War” ha 17 segnalini +1/+1
    E che Edward controlla “Elementale dell'Aria”
    Quando Angie lancia “Cytoshape” bersagliando “Jenara, Asura of War”
    E Angie sceglie di copiare “Elementale dell'Aria”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Jenara, Asura of War”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward perde la partita

  @id:commander.mark.copying.twenty @situation:commander.mark.copying.damage @clause:commander.designation @clause:commander.damage @clause:object.copy @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Venti di un comandante che è una copia di qualcos'altro non bastano
    Dato che Angie controlla “Jenara, Asura of War”
    E che il comandante di Angie è “Jenara, Asura of War”
    E che “Jenara, Asura of War” ha 16 segnalini +1/+1
    E che Edward controlla “Elementale dell'Aria”
    Quando Angie lancia “Cytoshape” bersagliando “Jenara, Asura of War”
    E Angie sceglie di copiare “Elementale dell'Aria”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Jenara, Asura of War”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward è ancora in partita
    E la squadra di Edward ha 20 punti vita

  @id:commander.mark.copying.exiled @situation:commander.mark.copying.exiled @clause:commander.designation @clause:commander.exile @clause:object.copy @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Il proprietario di un comandante esiliato come copia di qualcos'altro può metterlo nella zona di comando
    Dato che Angie controlla “Jenara, Asura of War”
    E che il comandante di Angie è “Jenara, Asura of War”
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Cytoshape” bersagliando “Jenara, Asura of War”
    E Angie sceglie di copiare “Gigante di Collina”
    E la magia si risolve
    E Angie lancia “Unmake” bersagliando “Jenara, Asura of War”
    E Angie mette il proprio comandante nella zona di comando
    E la magia si risolve
    Allora Angie ha “Jenara, Asura of War” nella zona di comando
    Ed Edward controlla “Gigante di Collina”

  @id:commander.mark.copied @situation:commander.mark.copied @clause:commander.designation @clause:object.enters_as_copy @clause:object.copy @source:C-EX01c @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Un permanente che entra come copia di un comandante che è nel cimitero ne è la copia, ma non è un comandante
    Dato che Angie ha “Thraximundar” nel proprio cimitero
    E che il comandante di Angie è “Thraximundar”
    Quando Angie lancia “Body Double”
    E Angie sceglie di copiare “Thraximundar”
    E la magia si risolve
    Allora la creatura “Body Double” è 6/6
    E Angie controlla “Thraximundar”
    E Angie non controlla “Body Double”
    E Angie ha “Thraximundar” nel proprio cimitero
    E il comandante di Angie è “Thraximundar”
    E la carta “Body Double” non è il comandante di nessuno

  @id:commander.mark.copied.damage @situation:commander.mark.copied.damage @clause:commander.designation @clause:commander.damage @clause:object.enters_as_copy @source:C-EX01c @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Ventiquattro danni da combattimento di una copia di un comandante non sono quelli di un comandante
    Dato che Angie ha “Thraximundar” nel proprio cimitero
    E che Edward controlla due “Furnace of Rath”
    E che il comandante di Angie è “Thraximundar”
    Quando Angie lancia “Body Double”
    E Angie sceglie di copiare “Thraximundar”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Body Double”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward è ancora in partita
    E la squadra di Edward ha 16 punti vita

  @id:commander.mark.copied.itself @situation:commander.mark.copied.damage @clause:commander.designation @clause:commander.damage @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Il comandante stesso ne infligge ventiquattro, che fanno perdere un giocatore
    Dato che Angie ha “Thraximundar” nella zona di comando
    E che Edward controlla due “Furnace of Rath”
    Quando Angie lancia “Thraximundar”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Thraximundar”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward perde la partita

  @id:commander.mark.copied.graveyard @situation:commander.mark.copied.graveyard @clause:commander.designation @clause:commander.graveyard @clause:object.enters_as_copy @source:C-EX01c @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Una copia di un comandante va nel cimitero, e nessuno può scegliere
    Dato che Angie ha “Jenara, Asura of War” nel proprio cimitero
    E che il comandante di Angie è “Jenara, Asura of War”
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Goblin Bombardment”
    Quando Angie lancia “Body Double”
    E Angie sceglie di copiare “Jenara, Asura of War”
    E la magia si risolve
    E Angie attiva l'abilità di “Goblin Bombardment”
    E Angie sceglie Edward come bersaglio
    E l'abilità si risolve
    Allora Angie ha “Body Double” nel proprio cimitero
    E Angie ha “Jenara, Asura of War” nel proprio cimitero
    E la squadra di Edward ha 19 punti vita

  @id:commander.mark.copied.hand @situation:commander.mark.copied.hand @clause:commander.designation @clause:commander.hand_library @clause:object.enters_as_copy @variant:commander @variant:two-player-commander @from:2015-07-17 @must
  Scenario: Una copia di un comandante torna in mano, e nessuno può scegliere
    Dato che Angie ha “Thraximundar” nel proprio cimitero
    E che il comandante di Angie è “Thraximundar”
    Quando Angie lancia “Body Double”
    E Angie sceglie di copiare “Thraximundar”
    E la magia si risolve
    E Angie lancia “Unsummon” bersagliando “Body Double”
    E la magia si risolve
    Allora Angie ha “Body Double” in mano
    E Angie ha “Thraximundar” nel proprio cimitero

  @id:commander.mark.copied.again @situation:commander.mark.copied.again @clause:commander.designation @clause:commander.tax @clause:object.enters_as_copy @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Ciò che era una copia di un comandante si lancia di nuovo per il suo costo e nulla di più
    Dato che Angie ha “Jenara, Asura of War” nella zona di comando
    E che Angie controlla 14 “Fonte di mana”
    E che Angie controlla “Goblin Bombardment”
    Quando Angie lancia “Jenara, Asura of War”
    E la magia si risolve
    E Angie attiva l'abilità di “Goblin Bombardment”
    E Angie sceglie Edward come bersaglio
    E Angie non mette il proprio comandante nella zona di comando
    E l'abilità si risolve
    E Angie lancia “Body Double”
    E Angie sceglie di copiare “Jenara, Asura of War”
    E la magia si risolve
    E Angie lancia “Unsummon” bersagliando “Body Double”
    E la magia si risolve
    Allora Angie ha “Body Double” in mano
    Quando Angie lancia “Body Double”
    E la magia si risolve
    Allora la creatura “Body Double” è 3/3

  @id:commander.mark.copied.opponents @situation:commander.mark.copied.opponents @clause:commander.designation @clause:commander.damage @clause:object.enters_as_copy @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Una copia del comandante di un avversario non è il comandante di nessuno
    Dato che Edward ha “Thraximundar” nel proprio cimitero
    E che Edward controlla due “Furnace of Rath”
    E che il comandante di Edward è “Thraximundar”
    Quando Angie lancia “Body Double”
    E Angie sceglie di copiare “Thraximundar”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Body Double”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward è ancora in partita
    E la squadra di Edward ha 16 punti vita
    E la carta “Body Double” non è il comandante di nessuno

  @id:commander.mark.heads.face_down @situation:commander.mark.heads.face_down @clause:commander.designation @clause:commander.damage @clause:object.face_down @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scenario: La squadra perde con la testa a cui un comandante a faccia in giù ne ha inflitti ventuno
    Dato che Barry controlla “Jenara, Asura of War”
    E che il comandante di Barry è “Jenara, Asura of War”
    E che “Jenara, Asura of War” ha 19 segnalini +1/+1
    Quando Angie lancia “Ixidron”
    E la magia si risolve
    Allora la carta “Jenara, Asura of War” è a faccia in giù
    E il comandante di Barry è “Jenara, Asura of War”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Barry attacca Ronald con “Jenara, Asura of War”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward perde la partita

  @id:commander.mark.heads.copying @situation:commander.mark.heads.copying @clause:commander.designation @clause:commander.damage @clause:object.copy @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scenario: La squadra perde con la testa a cui un comandante, copia di qualcos'altro, ne ha inflitti ventuno
    Dato che Angie controlla “Jenara, Asura of War”
    E che il comandante di Angie è “Jenara, Asura of War”
    E che “Jenara, Asura of War” ha 17 segnalini +1/+1
    E che Ronald controlla “Elementale dell'Aria”
    Quando Barry lancia “Cytoshape” bersagliando “Jenara, Asura of War”
    E Barry sceglie di copiare “Elementale dell'Aria”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Jenara, Asura of War”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward perde la partita

  @id:commander.mark.heads.copied @situation:commander.mark.heads.copied @clause:commander.designation @clause:commander.damage @clause:object.enters_as_copy @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scenario: La copia di un comandante controllata da un compagno di squadra non è un comandante, e il suo danno non fa perdere nessuno
    Dato che Angie ha “Thraximundar” nel proprio cimitero
    E che Edward controlla due “Furnace of Rath”
    E che il comandante di Angie è “Thraximundar”
    Quando Barry lancia “Body Double”
    E Barry sceglie di copiare “Thraximundar”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Barry attacca Edward con “Body Double”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la partita continua
    E la squadra di Edward ha 16 punti vita
