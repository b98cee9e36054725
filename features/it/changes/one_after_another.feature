# language: it
Funzionalità: Un cambiamento dopo l'altro
  > Più effetti cambiano lo stesso evento o la stessa creatura, o finiscono in momenti diversi. Chi sceglie per primo, e che cosa resta?

  @id:changes.after.damage_order @clause:replacement.order @clause:choice.order @from:2018-04-27 @must
  Scenario: Tra i giocatori interessati da danno da combattimento simultaneo, quello della squadra attiva sceglie per primo che cosa lo modifica
    Dato che la squadra di Edward ha 30 punti vita
    E che Edward controlla “Furnace of Rath”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Barkhide Mauler”
    E che Ronald controlla “Elementale dell'Aria”
    Quando Angie lancia “Mending Hands” bersagliando “Gigante di Collina”
    E la magia si risolve
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Mending Hands” bersagliando Edward
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Barry attacca Edward con “Barkhide Mauler”
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Ronald blocca “Gigante di Collina” con “Elementale dell'Aria”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora Angie deve fare una scelta
    Ma Edward non deve fare nessuna scelta
    Quando Angie sceglie di applicare per primo l'effetto di “Mending Hands”
    Allora Edward deve fare una scelta
    Quando Edward sceglie di applicare per primo l'effetto di “Furnace of Rath”
    Allora la squadra di Edward ha 26 punti vita
    E Angie controlla “Gigante di Collina”

  @id:changes.after.all_of_it @clause:replacement.shield @from:2018-04-27 @must
  Scenario: Uno scudo che previene tutto il danno di due creature non lascia nulla da scegliere
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Goblin Piker”
    Quando la squadra di Angie passa la priorità
    Ed Edward lancia “Mending Hands” bersagliando Edward
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Barry attacca Edward con “Goblin Piker”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita

  @id:changes.after.gone @clause:layers.lasting @from:2018-04-27 @must
  Scenario: Una creatura morta nel frattempo non cresce, e nient'altro cresce
    Dato che Angie controlla “Lunk Errant”
    E che Barry controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Lunk Errant”
    E la squadra di Angie passa la priorità
    E Ronald lancia “Grasp of Darkness” bersagliando “Lunk Errant”
    E la magia si risolve
    E l'abilità innescata di “Lunk Errant” si risolve
    Allora Angie ha “Lunk Errant” nel proprio cimitero
    E la creatura “Gigante di Collina” è 3/3
    E è la sottofase di dichiarazione delle creature attaccanti della squadra di Angie

  @id:changes.after.two_copies @clause:object.copy @clause:layers.lasting @from:2007-02-20 @must
  Scenario: Una copia fino al prossimo turno della squadra dura più di una copia fino alla fine del turno, e finisce quando quel turno inizia
    Dato che Edward controlla “Orso Grizzly”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Elementale dell'Aria”
    Quando Angie lancia “Esercizio della Somiglianza” bersagliando “Orso Grizzly”
    E la magia si risolve
    E Angie sceglie di copiare “Gigante di Collina”
    Allora la creatura “Orso Grizzly” è 3/3
    Quando Barry lancia “Cytoshape” bersagliando “Orso Grizzly”
    E la magia si risolve
    E Barry sceglie di copiare “Elementale dell'Aria”
    Allora la creatura “Orso Grizzly” è 4/4
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Orso Grizzly” è 3/3
    Quando inizia la sottofase finale della squadra di Edward
    Allora la creatura “Orso Grizzly” è 3/3
    Quando inizia il mantenimento della squadra di Angie
    Allora la creatura “Orso Grizzly” è 2/2

  @id:changes.after.first_draw @clause:replacement.draw @clause:step.draw @from:2015-07-17 @must
  Scenario: In ogni sottofase di acquisizione della squadra la prima carta è pescata così com'è, e solo ciò che è pescato dopo diventa due
    Dato che Barry controlla “Alhammarret's Archive”
    E che Barry ha una carta in mano
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Barry ha due carte in mano
    Quando Barry lancia “Divination”
    E la magia si risolve
    Allora Barry ha cinque carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Barry ha sei carte in mano
