# language: it
Funzionalità: Che cosa può bloccare e che cosa no
  > I bloccanti si dichiarano per tutta la squadra. Quali creature possono bloccare, quante ne blocca una sola, e che cosa si può attaccare?

  @id:seats.block.flyer @clause:combat.block @from:2018-04-27 @must
  Scenario: Una creatura volante è bloccata da una volante, e da nulla a terra
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Elementale dell'Aria”
    E che Edward controlla “Wind Drake”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Elementale dell'Aria”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Ronald non può bloccare “Elementale dell'Aria” con “Orso Grizzly”
    Ma Edward può bloccare “Elementale dell'Aria” con “Wind Drake”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    Ed Edward ha “Wind Drake” nel proprio cimitero
    E Angie controlla “Elementale dell'Aria”

  @id:seats.block.tapped @clause:combat.block @from:2018-04-27 @must
  Scenario: Non bloccano né una creatura TAPpata, né un incantesimo, né una dell'attaccante; quella STAPpata del compagno sì
    Dato che Angie controlla “Gigante di Collina”
    E che Barry controlla “Wind Drake”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Bad Moon”
    E che Ronald controlla “Elementale dell'Aria”
    E che la carta “Orso Grizzly” è TAPpata
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Gigante di Collina” con “Orso Grizzly”
    Ed Edward non può bloccare “Gigante di Collina” con “Bad Moon”
    Ed Edward non può bloccare “Gigante di Collina” con “Wind Drake”
    Ma Edward può bloccare “Gigante di Collina” con “Elementale dell'Aria”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie ha “Gigante di Collina” nel proprio cimitero

  @id:seats.block.tapped.team @situation:seats.block.tapped @clause:combat.block @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Anche quando la squadra è attaccata come una sola, non bloccano creature TAPpate, incantesimi o creature degli attaccanti
    Dato che Angie controlla “Gigante di Collina”
    E che Barry controlla “Wind Drake”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Bad Moon”
    E che Ronald controlla “Elementale dell'Aria”
    E che la carta “Orso Grizzly” è TAPpata
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Gigante di Collina” con “Orso Grizzly”
    Ed Edward non può bloccare “Gigante di Collina” con “Bad Moon”
    Ed Edward non può bloccare “Gigante di Collina” con “Wind Drake”
    Ma Edward può bloccare “Gigante di Collina” con “Elementale dell'Aria”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie ha “Gigante di Collina” nel proprio cimitero

  @id:seats.block.one @clause:combat.block @from:2018-04-27 @must
  Scenario: Una creatura blocca un attaccante, e non due
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Wind Drake”
    E che Edward controlla “Elementale dell'Aria”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Barry attacca Ronald con “Wind Drake”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare insieme “Gigante di Collina” e “Wind Drake” con “Elementale dell'Aria”
    Ma Edward può bloccare “Wind Drake” con “Elementale dell'Aria”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 17 punti vita
    E Barry ha “Wind Drake” nel proprio cimitero

  @id:seats.attack.creature @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Non si attaccano né una creatura, né un artefatto, né il compagno, né se stessi
    Dato che Angie controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Copper Tablet”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare “Orso Grizzly” con “Gigante di Collina”
    E Angie non può attaccare “Copper Tablet” con “Gigante di Collina”
    E Angie non può attaccare Barry con “Gigante di Collina”
    E Angie non può attaccare Angie con “Gigante di Collina”
    Ma Angie può attaccare Ronald con “Gigante di Collina”

  @id:seats.attack.creature.team @situation:seats.attack.creature @clause:combat.attacks @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Una creatura attacca l'altra squadra, non una sua creatura, né un solo suo giocatore, né la propria squadra
    Dato che Angie controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare “Orso Grizzly” con “Gigante di Collina”
    E Angie non può attaccare Edward con “Gigante di Collina”
    E Angie non può attaccare la squadra di Angie con “Gigante di Collina”
    Ma Angie può attaccare la squadra di Edward con “Gigante di Collina”

  @id:seats.attack.tapped @clause:combat.attack @from:2018-04-27 @must
  Scenario: Non attaccano una creatura TAPpata del compagno, né una arrivata in questo turno, né una degli avversari
    Dato che Barry controlla “Gigante di Collina”
    E che Barry controlla “Elementale dell'Aria”
    E che Edward controlla “Wind Drake”
    E che la carta “Gigante di Collina” è TAPpata
    Quando Angie lancia “Orso Grizzly”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Barry non può attaccare Edward con “Gigante di Collina”
    E Angie non può attaccare Edward con “Orso Grizzly”
    E Angie non può attaccare Edward con “Wind Drake”
    Ma Barry può attaccare Edward con “Elementale dell'Aria”
