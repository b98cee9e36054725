# language: it
Funzionalità: Carte manifestate
  > Una carta del grimorio è messa a faccia in giù sul campo di battaglia. Che cos'è, chi la gira, e a quale prezzo?

  @id:manifest.creature @situation:manifest @clause:effect.manifest @from:2015-01-23 @must
  Scenario: Una carta creatura è una 2/2 che il suo giocatore, e non il compagno, gira per il suo costo di mana
    Dato che Angie ha “Gigante di Collina” in cima al proprio grimorio
    E che Angie controlla sei “Fonte di mana”
    E che Barry controlla sei “Montagna”
    Quando Angie lancia “Soul Summons”
    E la magia si risolve
    Allora Angie controlla una creatura 2/2
    E la carta “Gigante di Collina” è a faccia in giù
    E Barry non può girare “Gigante di Collina” a faccia in su
    Ma Angie può girare “Gigante di Collina” a faccia in su
    E la creatura “Gigante di Collina” è 3/3
    E la pila è vuota

  @id:manifest.other @situation:manifest @clause:effect.manifest @from:2015-01-23 @must
  Scenario: Ciò che non è una carta creatura non può essere girato, e va nel cimitero quando la 2/2 muore
    Dato che Angie ha “Ritorno alla Natura” in cima al proprio grimorio
    E che Angie controlla “Battering Craghorn”
    E che la carta “Battering Craghorn” è a faccia in giù
    E che Angie controlla sette “Fonte di mana”
    Quando Angie lancia “Soul Summons”
    E la magia si risolve
    Allora la creatura “Ritorno alla Natura” è 2/2
    E Angie non può girare “Ritorno alla Natura” a faccia in su
    Ma Angie può girare “Battering Craghorn” a faccia in su
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Shock” bersagliando “Ritorno alla Natura”
    E la magia si risolve
    Allora Angie ha “Ritorno alla Natura” nel proprio cimitero

  @id:manifest.either @situation:manifest @clause:effect.manifest @clause:spell.turned_up @from:2018-04-27 @must
  Scenario: Una carta con megametamorfosi si gira per l'uno o l'altro costo, e per quello di mana senza segnalino
    Dato che Angie ha “Glacial Stalker” in cima al proprio grimorio
    E che Angie controlla due “Pianura”
    E che Angie controlla sei “Isola”
    Quando Angie lancia “Soul Summons”
    E la magia si risolve
    E Angie sceglie il modo 2
    E Angie gira “Glacial Stalker” a faccia in su
    Allora la creatura “Glacial Stalker” è 4/5

  @id:manifest.controller @situation:manifest @clause:effect.manifest @from:2015-01-23 @must
  Scenario: Manifesta chi controllava il bersaglio, dal proprio grimorio, e non il suo compagno
    Dato che Edward controlla “Orso Grizzly”
    E che Edward ha “Gigante di Collina” in cima al proprio grimorio
    E che Ronald ha “Orso Grizzly” in cima al proprio grimorio
    Quando Angie lancia “Reality Shift” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Edward possiede “Orso Grizzly” in esilio
    E Edward controlla una creatura 2/2
    E Ronald non controlla nessuna creatura
    E la carta “Gigante di Collina” è a faccia in giù

  @id:manifest.cloak @situation:manifest @clause:effect.cloak @clause:trigger.ward @from:2024-02-09 @must
  Scenario: Ciò che è ammantato ha egida contro gli avversari, e non contro il compagno
    Dato che Angie controlla “Ransom Note”
    E che Angie controlla due “Fonte di mana”
    E che Angie ha “Gigante di Collina” in cima al proprio grimorio
    E che Edward controlla “Montagna”
    Quando Angie sceglie il modo 1
    E Angie attiva l'abilità di “Ransom Note”
    E l'abilità si risolve
    E Edward non paga quanto richiesto
    E la squadra di Angie passa la priorità
    E Edward lancia “Shock” bersagliando “Gigante di Collina”
    E l'abilità innescata di “Gigante di Collina” si risolve
    Allora Edward ha “Shock” nel proprio cimitero
    E la creatura “Gigante di Collina” è 2/2
    Quando Barry lancia “Shock” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Angie ha “Gigante di Collina” nel proprio cimitero
