# language: it
Funzionalità: Attacchi e blocchi che non lo sono
  > Ciò che non è una creatura, non c'è o è dichiarato due volte non attacca né blocca. E che cosa può, accanto?

  @id:exact.attack.no_creature @clause:combat.attack @from:2018-04-27 @must
  Scenario: Un incantesimo non attacca nessuno, né una creatura in mano, né due volte la stessa
    Dato che Angie controlla “Bad Moon”
    E che Angie controlla “Gigante di Collina”
    E che Angie ha “Wind Drake” in mano
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Bad Moon”
    E Angie non può attaccare Edward con “Wind Drake”
    E Angie non può attaccare Edward con “Gigante di Collina” e “Gigante di Collina”
    Ma Angie può attaccare Edward con “Gigante di Collina”
    E Barry può attaccare Edward con “Orso Grizzly”

  @id:exact.attack.not_there @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Un planeswalker in mano non è nulla che si possa attaccare; sul campo di battaglia lo è, e solo dagli avversari
    Dato che Edward ha “Chandra, Pyrogenius” in mano
    E che Ronald controlla “Liliana, the Last Hope”
    E che Barry controlla “Davriel, Rogue Shadowmage”
    E che Angie controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare “Chandra, Pyrogenius” con “Gigante di Collina”
    E Angie non può attaccare “Davriel, Rogue Shadowmage” con “Gigante di Collina”
    Ma Angie può attaccare “Liliana, the Last Hope” con “Gigante di Collina”

  @id:exact.attack.own_moat @clause:combat.prohibition @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Ciò che impedisce alle creature di attaccare un giocatore non impedisce a nessuna delle sue di attaccare gli altri
    Dato che Angie controlla “Fossato di Teferi”
    E che il colore scelto per “Fossato di Teferi” è il verde
    E che Angie controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie può attaccare la squadra di Edward con “Orso Grizzly”

  @id:exact.block.more @clause:combat.block @from:2018-04-27 @must
  Scenario: Ciò che permette a una creatura di bloccarne due non lo permette a un'altra, e nessuna blocca due volte la stessa
    Dato che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Spike-Tailed Ceratops”
    E che Edward controlla “Corpse Knight”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Barry attacca Ronald con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare insieme “Gigante di Collina” e “Orso Grizzly” con “Corpse Knight”
    Ed Edward non può bloccare insieme “Gigante di Collina” e “Gigante di Collina” con “Spike-Tailed Ceratops”
    Ma Edward può bloccare “Orso Grizzly” con “Corpse Knight”

  @id:exact.block.gone @clause:combat.block @from:2018-04-27 @must
  Scenario: Ciò che ha lasciato il combattimento non è bloccato, e l'altro attaccante lo è
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Corpse Knight”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Barry attacca Ronald con “Orso Grizzly”
    E la squadra di Angie passa la priorità
    E Ronald lancia “Unsummon” bersagliando “Gigante di Collina”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Gigante di Collina” con “Corpse Knight”
    Ma Edward può bloccare “Orso Grizzly” con “Corpse Knight”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    E Barry ha “Orso Grizzly” nel proprio cimitero

  @id:exact.block.cannot @clause:combat.block @from:2018-04-27 @must
  Scenario: Una creatura che non può bloccare non blocca nulla, e attacca
    Dato che Angie controlla “Gigante di Collina”
    E che Edward controlla “Hulking Goblin”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Gigante di Collina” con “Hulking Goblin”
    Ma Ronald può bloccare “Gigante di Collina” con “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward può attaccare Angie con “Hulking Goblin”

  @id:exact.block.landwalk @clause:combat.landwalk @clause:combat.block @from:2018-04-27 @must
  Scenario: Una creatura che passa per le Foreste è bloccata dove ci sono altre terre, e dove ne ha una solo l'altro giocatore
    Dato che Angie controlla “Shanodin Dryads”
    E che Edward controlla “Isola”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Foresta”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Shanodin Dryads”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward può bloccare “Shanodin Dryads” con “Orso Grizzly”

  @id:exact.battle.creature @clause:combat.attack @clause:combat.block @from:2023-04-14 @must
  Scenario: Una creatura che è anche una battaglia non attacca né blocca, e altre fanno entrambe le cose
    Dato che Angie controlla “Esercizio del Muro che Cammina”
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Esercizio del Muro che Cammina”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Esercizio del Muro che Cammina”
    Ma Angie può attaccare Edward con “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Gigante di Collina” con “Esercizio del Muro che Cammina”
    Ma Edward può bloccare “Gigante di Collina” con “Orso Grizzly”
