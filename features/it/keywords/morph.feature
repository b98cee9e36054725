# language: it
Funzionalità: Carte lanciate a faccia in giù
  > Una carta viene lanciata a faccia in giù e girata a faccia in su più tardi. Che cos'è nel frattempo, quando e da chi viene girata, e che cosa si innesca?

  @id:morph.cast @situation:morph @clause:spell.morph @from:2005-08-01 @must
  Scenario: Una carta lanciata a faccia in giù costa tre mana qualsiasi, è una creatura 2/2 e non mostra nulla di sé
    Dato che Angie controlla tre “Pianura”
    Allora Angie non può lanciare “Battering Craghorn”
    Ma Angie può lanciare “Battering Craghorn” a faccia in giù
    Quando la magia si risolve
    Allora Angie controlla una creatura 2/2
    E la carta “Battering Craghorn” è a faccia in giù

  @id:morph.not @situation:morph @clause:spell.morph @from:2005-08-01 @must
  Scenario: Una carta senza metamorfosi non può essere lanciata così, né in un momento diverso da quello di una creatura
    Dato che è la fase principale pre-combattimento della squadra di Edward
    Quando la squadra di Edward passa la priorità
    Allora Angie non può lanciare “Battering Craghorn” a faccia in giù
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie non può lanciare “Gigante di Collina” a faccia in giù
    Ma Angie può lanciare “Battering Craghorn” a faccia in giù

  @id:morph.up @situation:morph @clause:spell.turned_up @from:2005-08-01 @must
  Scenario: Una creatura con metamorfosi viene girata nel turno degli avversari, subito, dal proprio giocatore e non dal compagno
    Dato che Angie controlla sei “Montagna”
    E che Barry controlla tre “Montagna”
    Quando Angie lancia “Battering Craghorn” a faccia in giù
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    E la squadra di Edward passa la priorità
    Allora Barry non può girare “Battering Craghorn” a faccia in su
    Ma Angie può girare “Battering Craghorn” a faccia in su
    E la pila è vuota
    E la creatura “Battering Craghorn” è 3/1
    E la carta “Battering Craghorn” è a faccia in su

  @id:morph.paid @situation:morph @clause:spell.turned_up @clause:mana.own @from:2005-08-01 @must
  Scenario: Il mana di un compagno non la paga
    Dato che Angie controlla cinque “Montagna”
    E che Barry controlla sei “Montagna”
    Quando Angie lancia “Battering Craghorn” a faccia in giù
    E la magia si risolve
    Allora Angie non può girare “Battering Craghorn” a faccia in su
    E la creatura “Battering Craghorn” è 2/2
    Quando Barry lancia “Glacial Stalker” a faccia in giù
    E la magia si risolve
    E inizia il mantenimento della squadra di Edward
    E inizia il mantenimento della squadra di Angie
    Allora Barry non può girare “Glacial Stalker” a faccia in su
    Ma Angie può girare “Battering Craghorn” a faccia in su

  @id:morph.in_combat @situation:morph @clause:spell.turned_up @from:2018-04-27 @must
  Scenario: Girata durante il combattimento colpisce per prima e sopravvive
    Dato che Angie controlla tre “Montagna”
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Battering Craghorn” a faccia in giù
    E la magia si risolve
    E inizia il mantenimento della squadra di Edward
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Battering Craghorn”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Battering Craghorn” con “Orso Grizzly”
    E Angie gira “Battering Craghorn” a faccia in su
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward ha “Orso Grizzly” nel proprio cimitero
    E Angie controlla “Battering Craghorn”

  @id:morph.triggers @situation:morph @clause:spell.turned_up @clause:trigger.event @from:2005-08-01 @must
  Scenario: Ciò che si innesca quando viene girata usa la pila, ed entrare nel campo di battaglia non c'entra
    Dato che Edward controlla “Gigante di Collina”
    E che Angie controlla sei “Isola”
    Quando Angie lancia “Echo Tracer” a faccia in giù
    E la magia si risolve
    Allora la pila è vuota
    Quando Angie gira “Echo Tracer” a faccia in su
    E Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità innescata di “Echo Tracer” si risolve
    Allora Edward ha “Gigante di Collina” in mano
    E la carta “Echo Tracer” è a faccia in su

  @id:morph.mega @situation:morph @clause:spell.turned_up @from:2018-04-27 @must
  Scenario: La megametamorfosi vi mette un segnalino quando viene girata
    Dato che Angie controlla otto “Pianura”
    Quando Angie lancia “Sandstorm Charger” a faccia in giù
    E la magia si risolve
    E Angie gira “Sandstorm Charger” a faccia in su
    Allora la creatura “Sandstorm Charger” è 4/5
    E “Sandstorm Charger” ha un segnalino +1/+1

  @id:morph.dies @situation:morph @clause:spell.morph @from:2005-08-01 @must
  Scenario: Una creatura a faccia in giù muore come una creatura 2/2, e sta a faccia in su nel cimitero del proprietario
    Dato che Barry controlla tre “Pianura”
    Quando Barry lancia “Glacial Stalker” a faccia in giù
    E la magia si risolve
    E Angie lancia “Shock” bersagliando “Glacial Stalker”
    E la magia si risolve
    Allora Barry ha “Glacial Stalker” nel proprio cimitero

  @id:morph.graveyard @situation:morph @clause:spell.morph @from:2005-08-01 @must
  Scenario: Una carta in un cimitero non viene lanciata a faccia in giù, come invece una in mano
    Dato che Angie controlla tre “Pianura”
    E che Angie ha “Glacial Stalker” nel proprio cimitero
    Allora Angie non può lanciare “Glacial Stalker” a faccia in giù
    Ma Angie può lanciare “Battering Craghorn” a faccia in giù

  @id:morph.placed @situation:morph @clause:spell.turned_up @clause:object.face_down @clause:mana.own @from:2018-04-27 @must
  Scenario: Ciò che è già a faccia in giù sul campo di battaglia è una 2/2 senza abilità, e solo il suo giocatore lo gira
    Dato che Angie controlla “Battering Craghorn”
    E che la carta “Battering Craghorn” è a faccia in giù
    E che Barry controlla “Glacial Stalker”
    E che la carta “Glacial Stalker” è a faccia in giù
    E che Edward controlla “Orso Grizzly”
    E che Angie controlla cinque “Montagna”
    E che Barry controlla cinque “Isola”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Battering Craghorn”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Battering Craghorn” con “Orso Grizzly”
    Allora Angie non può girare “Glacial Stalker” a faccia in su
    Ma Barry può girare “Glacial Stalker” a faccia in su
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie ha “Battering Craghorn” nel proprio cimitero
    E Edward ha “Orso Grizzly” nel proprio cimitero
    E la creatura “Glacial Stalker” è 4/5
