# language: it
@source:F
Funzionalità: Ciò che cambia le creature fino alla fine del turno
  > Una magia cambia le creature fino alla fine del turno. Quali, e in che ordine valgono i cambiamenti?

  @id:changes.until.target @clause:layers.lasting @clause:step.cleanup @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Una creatura potenziata fino alla fine del turno poi torna com'era
    Dato che Angie controlla “Orso Grizzly”
    Quando Angie lancia “Giant Growth” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora la creatura “Orso Grizzly” è 5/5
    Quando inizia la sottofase finale della squadra di Angie
    Allora la creatura “Orso Grizzly” è 5/5
    Quando la squadra di Angie finisce il proprio turno
    Allora la creatura “Orso Grizzly” è 2/2

  @id:changes.until.later @clause:layers.lasting @from:2005-08-01 @must
  Scenario: Ciò che una magia fa a tutte le proprie creature non tocca quelle che arrivano dopo né quelle del compagno
    Dato che Angie controlla “Gigante di Collina”
    E che Barry controlla due pedine Goblin 1/1
    Quando Angie lancia “Glorious Charge”
    E la magia si risolve
    E Angie lancia “Orso Grizzly”
    E la magia si risolve
    Allora la creatura “Gigante di Collina” è 4/4
    E la creatura “Orso Grizzly” è 2/2
    E Barry controlla due pedine Goblin 1/1

  @id:changes.until.shape @clause:layers.order @clause:object.types @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Ciò che diventa una creatura assume prima la nuova forza e la nuova costituzione, e i bonus valgono dopo
    Dato che Angie controlla “Still Life”
    E che Angie controlla due “Fonte di mana”
    E che Angie controlla “Inno Glorioso”
    Quando Angie attiva l'abilità di “Still Life”
    E l'abilità si risolve
    Allora la creatura “Still Life” è 5/4
    Quando la squadra di Angie finisce il proprio turno
    Allora Angie non controlla nessuna creatura

  @id:changes.until.shape_again @situation:changes.until.shape @clause:layers.order @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Diventare di nuovo una creatura non annulla ciò che l'ha potenziata
    Dato che Angie controlla “Still Life”
    E che Angie controlla cinque “Fonte di mana”
    Quando Angie attiva l'abilità di “Still Life”
    E l'abilità si risolve
    Allora la creatura “Still Life” è 4/3
    Quando Angie lancia “Giant Growth” bersagliando “Still Life”
    E la magia si risolve
    Allora la creatura “Still Life” è 7/6
    Quando Angie attiva l'abilità di “Still Life”
    E l'abilità si risolve
    Allora la creatura “Still Life” è 7/6
