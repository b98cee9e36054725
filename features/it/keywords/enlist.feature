# language: it
Funzionalità: Arruolare
  > Mentre una creatura attacca un'altra viene TAPpata per essa, e la sua forza viene aggiunta. Quale può essere, e di chi?

  @id:enlist.own @clause:keyword.enlist @from:2024-11-08 @must
  Scenario: Una creatura che resta a casa viene TAPpata, e la sua forza viene aggiunta fino alla fine del turno
    Dato che Angie controlla “Barkweave Crusher”
    E che Angie controlla “Gigante di Collina”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Barkweave Crusher”
    E Angie arruola “Gigante di Collina”
    Allora la carta “Gigante di Collina” è TAPpata
    E la creatura “Barkweave Crusher” è 2/5
    Quando l'abilità innescata di “Barkweave Crusher” si risolve
    Allora la creatura “Barkweave Crusher” è 5/5
    E la creatura “Gigante di Collina” è 3/3
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 15 punti vita
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Barkweave Crusher” è 2/5

  @id:enlist.not @clause:keyword.enlist @from:2024-11-08 @must
  Scenario: Nessuno deve arruolare, e allora non si innesca nulla
    Dato che Angie controlla “Barkweave Crusher”
    E che Angie controlla “Gigante di Collina”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Barkweave Crusher”
    E Angie non arruola nessuna creatura
    Allora la carta “Gigante di Collina” è STAPpata
    E la pila è vuota
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita

  @id:enlist.teammate @clause:keyword.enlist @from:2024-11-08 @must
  Scenario: La creatura del compagno non viene arruolata, né quella che attacca o è TAPpata, con cautela o senza
    Dato che Angie controlla “Barkweave Crusher”
    E che Angie controlla “Steadfast Guard”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Typhoid Rats”
    E che la carta “Typhoid Rats” è TAPpata
    E che Angie controlla “Pianura”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Barkweave Crusher”
    E Angie attacca Edward con “Steadfast Guard”
    Allora Angie deve fare una scelta
    E Barry non deve fare nessuna scelta
    E Angie non può arruolare “Orso Grizzly”
    E Angie non può arruolare “Steadfast Guard”
    E Angie non può arruolare “Typhoid Rats”
    E Angie non può arruolare “Pianura”
    E Angie non può arruolare “Barkweave Crusher”
    Quando Angie arruola “Gigante di Collina”
    Allora la carta “Gigante di Collina” è TAPpata
    E la carta “Steadfast Guard” è STAPpata
    E la carta “Orso Grizzly” è STAPpata

  @id:enlist.heads @clause:keyword.enlist @from:2024-11-08 @must
  Scenario: Arruola il controllore di ciascun attaccante, e ognuno con le proprie creature
    Dato che Angie controlla “Barkweave Crusher”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Coalition Skyknight”
    E che Barry controlla “War Mammoth”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Barkweave Crusher”
    E Barry attacca Ronald con “Coalition Skyknight”
    E Angie non arruola nessuna creatura
    Allora Barry deve fare una scelta
    E Angie non deve fare nessuna scelta
    E Barry non può arruolare “Gigante di Collina”
    Quando Barry arruola “War Mammoth”
    Allora la carta “War Mammoth” è TAPpata
    E la carta “Gigante di Collina” è STAPpata
    Quando l'abilità innescata di “Coalition Skyknight” si risolve
    Allora la creatura “Coalition Skyknight” è 5/2
    E la creatura “Barkweave Crusher” è 2/5

  @id:enlist.sick @clause:keyword.enlist @from:2024-11-08 @must
  Scenario: Ciò che è arrivato in questo turno non viene arruolato se non ha rapidità
    Dato che Angie controlla “Barkweave Crusher”
    E che Angie controlla “Gigante di Collina”
    Quando Angie lancia “Orso Grizzly”
    E la magia si risolve
    E Angie lancia “Goblin Guide”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Barkweave Crusher”
    Allora Angie deve fare una scelta
    E Angie non può arruolare “Orso Grizzly”
    Quando Angie arruola “Goblin Guide”
    Allora la carta “Goblin Guide” è TAPpata
    E la carta “Orso Grizzly” è STAPpata
    Quando l'abilità innescata di “Barkweave Crusher” si risolve
    Allora la creatura “Barkweave Crusher” è 4/5

  @id:enlist.defender @clause:keyword.enlist @clause:combat.defender @from:2024-11-08 @must
  Scenario: Un difensore che c'era prima viene arruolato, benché non possa mai attaccare, e aggiunge la forza che ha
    Dato che Angie controlla “Barkweave Crusher”
    E che Angie controlla “Muro di Legno”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Muro di Legno”
    Ma Angie può attaccare Edward con “Barkweave Crusher”
    Quando Angie arruola “Muro di Legno”
    Allora la carta “Muro di Legno” è TAPpata
    Quando l'abilità innescata di “Barkweave Crusher” si risolve
    Allora la pila è vuota
    E la creatura “Barkweave Crusher” è 2/5

  @id:enlist.two @clause:keyword.enlist @clause:cost.resources @from:2024-11-08 @must
  Scenario: Due attaccanti non arruolano la stessa creatura
    Dato che Angie controlla “Barkweave Crusher”
    E che Angie controlla “Coalition Skyknight”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Typhoid Rats”
    E che Edward controlla “Orso Grizzly”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Barkweave Crusher”
    E Angie attacca Edward con “Coalition Skyknight”
    Allora Angie deve fare una scelta
    Quando Angie arruola “Gigante di Collina”
    Allora Angie deve fare una scelta
    E Angie non può arruolare “Gigante di Collina”
    Quando Angie arruola “Typhoid Rats”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora la creatura “Barkweave Crusher” è 5/5
    E la creatura “Coalition Skyknight” è 3/2
    E Edward non può bloccare “Coalition Skyknight” con “Orso Grizzly”
    Ma Edward può bloccare “Barkweave Crusher” con “Orso Grizzly”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 17 punti vita

  @id:enlist.counted @clause:keyword.enlist @clause:object.as_it_was @from:2024-11-08 @must
  Scenario: La forza si legge mentre l'abilità si risolve, e ciò che poi accade alla creatura non cambia nulla
    Dato che Angie controlla “Barkweave Crusher”
    E che Angie controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Barkweave Crusher”
    E Angie arruola “Gigante di Collina”
    E Angie lancia “Giant Growth” bersagliando “Gigante di Collina”
    E la magia si risolve
    E l'abilità innescata di “Barkweave Crusher” si risolve
    Allora la creatura “Barkweave Crusher” è 8/5
    Quando Angie lancia “Giant Growth” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora la creatura “Gigante di Collina” è 9/9
    E la creatura “Barkweave Crusher” è 8/5

  @id:enlist.gone @clause:keyword.enlist @clause:object.as_it_was @from:2024-11-08 @must
  Scenario: Di una creatura che se n'è andata prima conta la forza che aveva da ultimo
    Dato che Angie controlla “Barkweave Crusher”
    E che Angie controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Barkweave Crusher”
    E Angie arruola “Gigante di Collina”
    E la squadra di Angie passa la priorità
    E Edward lancia “Omicidio” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Angie ha “Gigante di Collina” nel proprio cimitero
    Quando l'abilità innescata di “Barkweave Crusher” si risolve
    Allora la creatura “Barkweave Crusher” è 5/5

  @id:enlist.whenever @clause:keyword.enlist @clause:trigger.event @clause:effect.scry @from:2024-11-08 @must
  Scenario: Ciò che si innesca quando arruola una creatura lo fa per il proprio arruolare, e per quello di nessun compagno
    Dato che Angie controlla “Guardian of New Benalia”
    E che Angie controlla “Orso Grizzly”
    E che Angie ha “Pianura” in cima al proprio grimorio
    E che Angie ha “Wind Drake” nel proprio grimorio, in posizione 2 dalla cima
    E che Angie ha “Elementale dell'Aria” nel proprio grimorio, in posizione 3 dalla cima
    E che Barry controlla “Barkweave Crusher”
    E che Barry controlla “Gigante di Collina”
    E che Barry ha “Foresta” in cima al proprio grimorio
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Guardian of New Benalia”
    E Barry attacca Edward con “Barkweave Crusher”
    E Angie arruola “Orso Grizzly”
    E Barry arruola “Gigante di Collina”
    Allora in pila ci sono tre magie e abilità
    Quando Angie mette “Pianura” in fondo al proprio grimorio
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora la creatura “Guardian of New Benalia” è 4/2
    E la creatura “Barkweave Crusher” è 5/5
    Quando Edward non blocca con alcuna creatura
    E Angie lancia “Vision Skeins”
    E la magia si risolve
    Allora Angie ha “Wind Drake” in mano
    E Angie ha “Elementale dell'Aria” in mano
    E Barry ha “Foresta” in mano

  @id:enlist.not_whenever @clause:keyword.enlist @clause:trigger.event @from:2024-11-08 @must
  Scenario: Se arruola l'attaccante del compagno, o non si arruola nulla, non si innesca nulla di proprio
    Dato che Angie controlla “Guardian of New Benalia”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Barkweave Crusher”
    E che Barry controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Guardian of New Benalia”
    E Barry attacca Edward con “Barkweave Crusher”
    E Angie non arruola nessuna creatura
    E Barry arruola “Gigante di Collina”
    Allora in pila c'è una magia o abilità
    Quando l'abilità innescata di “Barkweave Crusher” si risolve
    Allora la pila è vuota
    E la creatura “Barkweave Crusher” è 5/5
    E la creatura “Guardian of New Benalia” è 2/2

  @id:enlist.not_declared @clause:keyword.enlist @clause:combat.enters_attacking @from:2024-11-08 @must
  Scenario: Chi non è dichiarato attaccante non arruola nulla, nemmeno se blocca
    Dato che Angie controlla “Gigante di Collina”
    E che Edward controlla “Barkweave Crusher”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Gigante di Collina” con “Barkweave Crusher”
    Allora Edward non deve fare nessuna scelta
    E la pila è vuota
    E la carta “Orso Grizzly” è STAPpata
    E la creatura “Barkweave Crusher” è 2/5

  @id:enlist.vigilance @clause:keyword.enlist @clause:combat.vigilance @from:2024-11-08 @must
  Scenario: Un attaccante con cautela arruola un'altra creatura e resta STAPpato, e un secondo attaccante non lo arruola
    Dato che Angie controlla “Benalish Faithbonder”
    E che Angie controlla “Barkweave Crusher”
    E che Angie controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Benalish Faithbonder”
    E Angie attacca Ronald con “Barkweave Crusher”
    Allora Angie deve fare una scelta
    Quando Angie arruola “Gigante di Collina”
    Allora Angie non deve fare nessuna scelta
    E la carta “Benalish Faithbonder” è STAPpata
    E la carta “Gigante di Collina” è TAPpata
    Quando l'abilità innescata di “Benalish Faithbonder” si risolve
    Allora la creatura “Benalish Faithbonder” è 4/3
    E la creatura “Barkweave Crusher” è 2/5

  @id:enlist.discarded @clause:effect.indestructible @clause:object.you @from:2024-11-08 @must
  Scenario: Guardian of New Benalia si TAPpa mentre diventa indistruttibile, per una carta della mano del suo controllore
    Dato che Angie controlla “Guardian of New Benalia”
    E che Angie ha “Pianura” in mano
    E che Barry controlla “Guardian of New Benalia”
    E che Barry non ha carte in mano
    Allora Barry non può attivare l'abilità di “Guardian of New Benalia” di Barry
    Ma Angie può attivare l'abilità di “Guardian of New Benalia” di Angie
    E Angie ha “Pianura” nel proprio cimitero
    Quando l'abilità si risolve
    Allora la carta “Guardian of New Benalia” di Angie è TAPpata
    E la carta “Guardian of New Benalia” di Barry è STAPpata
    Quando la squadra di Angie passa la priorità
    E Ronald lancia “Omicidio” bersagliando “Guardian of New Benalia” di Angie
    E la magia si risolve
    Allora Angie controlla “Guardian of New Benalia”
    Quando la squadra di Angie passa la priorità
    E Ronald lancia “Omicidio” bersagliando “Guardian of New Benalia” di Barry
    E la magia si risolve
    Allora Barry non controlla nessuna creatura
    Quando inizia il mantenimento della squadra di Edward
    E Edward lancia “Omicidio” bersagliando “Guardian of New Benalia” di Angie
    E la magia si risolve
    Allora Angie non controlla nessuna creatura
