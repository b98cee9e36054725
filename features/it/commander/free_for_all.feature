# language: it
@source:C
Funzionalità: Quattro giocatori con un comandante ciascuno, ognuno per sé
  > Di norma Commander si gioca tutti contro tutti, e ognuno può attaccare chiunque.

  @id:commander.all.start @situation:commander.life @clause:commander.life @clause:commander.start @clause:turn.first_draw_of_all @variant:commander @from:2009-10-01 @must
  Scenario: Quattro giocatori cominciano con 40 punti vita e il comandante nella zona di comando, e tutti pescano
    Dato che Angie ha “Isamaru, Hound of Konda” nella zona di comando
    E che Martha ha “Tobias Andrion” nella zona di comando
    E che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    Ed Edward tiene la propria mano
    E Martha tiene la propria mano
    E Simon tiene la propria mano
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora la squadra di Angie ha 40 punti vita
    E la squadra di Simon ha 40 punti vita
    E Angie ha otto carte in mano
    E Martha ha “Tobias Andrion” nella zona di comando

  @id:commander.all.attack @situation:commander.all.attack @clause:commander.free_for_all @clause:combat.each_attacked @variant:commander @from:2009-10-01 @must
  Scenario: Un attacco può essere contro più giocatori, e contro chiunque al tavolo
    Dato che la squadra di Edward ha 40 punti vita
    E che la squadra di Martha ha 40 punti vita
    E che la squadra di Simon ha 40 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Martha con “Gigante di Collina”
    E Angie attacca Simon con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 40 punti vita
    E la squadra di Martha ha 37 punti vita
    E la squadra di Simon ha 38 punti vita

  @id:commander.all.range @situation:commander.all.range @clause:commander.free_for_all @variant:commander @from:2009-10-01 @must
  Scenario: Ciò che è fatto a ogni giocatore raggiunge tutti al tavolo
    Dato che la squadra di Angie ha 40 punti vita
    E che la squadra di Edward ha 40 punti vita
    E che la squadra di Martha ha 40 punti vita
    E che la squadra di Simon ha 40 punti vita
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Angie ha 36 punti vita
    E la squadra di Edward ha 36 punti vita
    E la squadra di Martha ha 36 punti vita
    E la squadra di Simon ha 36 punti vita

  @id:commander.all.damage @situation:commander.damage @clause:commander.damage @clause:team.leaves @variant:commander @from:2009-10-01 @must
  Scenario: Ventuno danni da combattimento di uno stesso comandante fanno perdere un giocatore, e gli altri continuano
    Dato che Angie controlla “Isamaru, Hound of Konda”
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    E che “Isamaru, Hound of Konda” ha 19 segnalini +1/+1
    E che Edward controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Isamaru, Hound of Konda”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward perde la partita
    E la partita continua
    Ed Edward non controlla “Gigante di Collina”
    Quando la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Martha

  @id:commander.all.damage.apart @situation:commander.damage @clause:commander.damage @variant:commander @from:2009-10-01 @must
  Scenario: I danni di due comandanti non si sommano
    Dato che Angie controlla “Isamaru, Hound of Konda”
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    E che Martha controlla “Tobias Andrion”
    E che il comandante di Martha è “Tobias Andrion”
    E che “Isamaru, Hound of Konda” ha nove segnalini +1/+1
    E che “Tobias Andrion” ha sette segnalini +1/+1
    E che la squadra di Edward ha 40 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Isamaru, Hound of Konda”
    E inizia la sottofase di fine combattimento della squadra di Angie
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Martha
    E Martha attacca Edward con “Tobias Andrion”
    E inizia la sottofase di fine combattimento della squadra di Martha
    Allora la squadra di Edward è ancora in partita
    E la squadra di Edward ha 18 punti vita

  @id:commander.all.leaves @situation:commander.all.leaves @clause:team.leaves @clause:commander.graveyard @variant:commander @from:2009-10-01 @must
  Scenario: Il comandante di un giocatore che se ne va parte con lui, ovunque si trovi
    Dato che Edward controlla “Isamaru, Hound of Konda”
    E che il comandante di Edward è “Isamaru, Hound of Konda”
    E che Angie controlla “Gigante di Collina”
    Quando Edward concede la partita
    Allora la partita continua
    Ed Edward non controlla “Isamaru, Hound of Konda”
    E Angie controlla “Gigante di Collina”

  @id:commander.all.mulligan.part @situation:commander.mulligan @clause:commander.mulligan @variant:commander @from:2009-10-01 @until:2016-01-16 @must
  Scenario: Anche in più giocatori si esiliavano carte della mano e se ne pescava una di meno
    Dato che la squadra di Angie gioca per prima
    Quando Angie prende un mulligan
    Ed Edward tiene la propria mano
    E Martha tiene la propria mano
    E Simon tiene la propria mano
    E Angie esilia tre carte dalla propria mano
    Allora Angie ha sei carte in mano
    E Angie ha 90 carte nel proprio grimorio
    Quando Angie tiene la propria mano
    E Angie non mette carte in fondo al proprio grimorio
    Allora Angie ha 93 carte nel proprio grimorio
    E è il mantenimento della squadra di Angie

  @id:commander.all.mulligan.free @situation:commander.mulligan @clause:mulligan.first @clause:mulligan.later @variant:commander @must
  Schema dello scenario: In più giocatori il primo mulligan di ognuno è gratuito, e tutta la mano viene sostituita
    Dato che la squadra di Angie gioca per prima
    Quando Angie prende un mulligan
    Ed Edward tiene la propria mano
    E Martha tiene la propria mano
    E Simon tiene la propria mano
    Allora Angie ha sette carte in mano
    E Angie ha 92 carte nel proprio grimorio
    Quando Angie prende un mulligan
    E Angie mette <in fondo> carta in fondo al proprio grimorio
    Allora Angie ha sei carte in mano
    E Angie ha 93 carte nel proprio grimorio

    Esempi:
      | dal        | regola | in fondo |
      | 2016-01-16 | 103.4c | —        |
      | 2019-07-12 | 103.4c | una      |

  @id:commander.all.tax @situation:commander.tax @clause:commander.tax @clause:commander.cast @variant:commander @from:2009-10-01 @must
  Scenario: Ogni giocatore paga la tassa solo per il proprio comandante
    Dato che Angie ha “Isamaru, Hound of Konda” nella zona di comando
    E che Angie controlla sette “Fonte di mana”
    E che Angie controlla “Goblin Bombardment”
    E che Martha ha “Tobias Andrion” nella zona di comando
    Quando Angie lancia “Isamaru, Hound of Konda”
    E la magia si risolve
    E Angie attiva l'abilità di “Goblin Bombardment”
    E Angie sceglie Edward come bersaglio
    E Angie mette il proprio comandante nella zona di comando
    E l'abilità si risolve
    Allora Angie può lanciare “Isamaru, Hound of Konda”
    Quando la magia si risolve
    E Angie attiva l'abilità di “Goblin Bombardment”
    E l'abilità si risolve
    Allora Angie ha “Isamaru, Hound of Konda” nella zona di comando
    E Angie non può lanciare “Isamaru, Hound of Konda”
