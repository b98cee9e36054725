# language: it
Funzionalità: Fintanto che un permanente è in campo
  > Un permanente dà il controllo di una creatura, raddoppia ciò che le creature del suo controllore infliggono, o impedisce ad abilità di innescarsi. Di chi si tratta, e per quanto tempo?

  @id:while_there.leaves @situation:while_there @clause:layers.as_long_as @from:2005-08-01 @must
  Scenario: Quando muore il permanente che ha dato il controllo, la creatura torna al suo proprietario
    Dato che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Sower of Temptation”
    E la magia si risolve
    E Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità innescata di “Sower of Temptation” si risolve
    Allora Angie controlla “Gigante di Collina”
    Quando Barry lancia “Omicidio” bersagliando “Sower of Temptation”
    E la magia si risolve
    Allora Edward controlla “Gigante di Collina”

  @id:while_there.stays @situation:while_there @clause:layers.as_long_as @from:2005-08-01 @must
  Scenario: Nel turno successivo, e mentre muoiono creature di un compagno, il controllo continua
    Dato che Edward controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    Quando Angie lancia “Sower of Temptation”
    E la magia si risolve
    E Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità innescata di “Sower of Temptation” si risolve
    E Barry lancia “Omicidio” bersagliando “Orso Grizzly”
    E la magia si risolve
    E la squadra di Angie finisce il proprio turno
    Allora Angie controlla “Gigante di Collina”

  @id:while_there.taken @situation:while_there @clause:layers.as_long_as @from:2005-08-01 @must
  Scenario: Chi prende il permanente che ha dato il controllo non prende con esso la creatura
    Dato che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Sower of Temptation”
    E la magia si risolve
    E Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità innescata di “Sower of Temptation” si risolve
    E la squadra di Angie passa la priorità
    E Ronald lancia “Blind with Anger” bersagliando “Sower of Temptation”
    E la magia si risolve
    Allora Ronald controlla “Sower of Temptation”
    E Angie controlla “Gigante di Collina”

  @id:while_there.before @situation:while_there @clause:layers.as_long_as @from:2005-08-01 @must
  Scenario: Se il permanente non c'è più prima che la sua abilità si risolva, nessuno prende il controllo
    Dato che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Sower of Temptation”
    E la magia si risolve
    E Angie sceglie “Gigante di Collina” come bersaglio
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Omicidio” bersagliando “Sower of Temptation”
    E la magia si risolve
    E l'abilità innescata di “Sower of Temptation” si risolve
    Allora Edward controlla “Gigante di Collina”

  @id:damage_of.own @situation:damage_of @clause:object.you @clause:replacement.order @from:2018-04-27 @must
  Scenario: Di un attacco il danno della propria creatura è raddoppiato, quello della creatura del compagno no
    Dato che Angie controlla “Gratuitous Violence”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    E che la squadra di Edward ha 30 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Barry attacca Edward con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 22 punti vita

  @id:damage_of.creature @situation:damage_of @clause:object.you @clause:replacement.order @from:2018-04-27 @must
  Scenario: Anche ciò che una creatura subisce è raddoppiato, e ciò che il bloccante infligge no
    Dato che Angie controlla “Gratuitous Violence”
    E che Ronald controlla “Elementale dell'Aria”
    E che Angie controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Ronald blocca “Gigante di Collina” con “Elementale dell'Aria”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Ronald ha “Elementale dell'Aria” nel proprio cimitero

  @id:damage_of.spell @situation:damage_of @clause:object.you @clause:replacement.order @from:2005-08-01 @must
  Scenario: Una magia non è una creatura, e infligge ciò che dice
    Dato che Angie controlla “Gratuitous Violence”
    E che la squadra di Edward ha 30 punti vita
    Quando Angie lancia “Shock” bersagliando Edward
    E la magia si risolve
    Allora la squadra di Edward ha 28 punti vita

  @id:no_trigger.entering @situation:no_trigger @clause:trigger.enters @from:2005-08-01 @must
  Scenario: Una creatura che entra non fa innescare nulla, né la propria abilità né quella di un avversario o di un compagno
    Dato che Barry controlla “Torpor Orb”
    E che la squadra di Angie ha 30 punti vita
    E che la squadra di Edward ha 30 punti vita
    E che Edward controlla “Soul Warden”
    E che Barry controlla “Soul Warden”
    Quando Angie lancia “Thragtusk”
    E la magia si risolve
    Allora la pila è vuota
    E Angie controlla “Thragtusk”

  @id:no_trigger.leaving @situation:no_trigger @clause:trigger.enters @clause:trigger.dies @from:2005-08-01 @must
  Scenario: Una creatura che lascia il campo fa innescare comunque la sua abilità
    Dato che Edward controlla “Torpor Orb”
    E che Angie controlla “Thragtusk”
    Quando Angie lancia “Omicidio” bersagliando “Thragtusk”
    E la magia si risolve
    E l'abilità innescata di “Thragtusk” si risolve
    Allora Angie controlla una pedina creatura 3/3

  @id:no_trigger.others @situation:no_trigger @clause:trigger.enters @from:2005-08-01 @must
  Scenario: Ciò che entra e non è una creatura fa innescare la sua abilità
    Dato che Edward controlla “Torpor Orb”
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Oblivion Ring”
    E la magia si risolve
    E Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità innescata di “Oblivion Ring” si risolve
    Allora Edward possiede “Gigante di Collina” in esilio
