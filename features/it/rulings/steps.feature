# language: it
Funzionalità: Le abilità delle sottofasi condivise dalla squadra
  > Un'abilità si innesca in una sottofase. Quante volte, e quali creature vede?

  @id:ruling.crescendo_of_war @clause:trigger.step @from:2005-08-01 @must
  Scenario: Crescendo of War riceve un segnalino nel mantenimento di ciascuna squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Barry controlla “Crescendo of War”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora “Crescendo of War” ha un segnalino conflitto
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora “Crescendo of War” ha due segnalini conflitto

  @id:ruling.magmatic_force @clause:trigger.step @from:2005-08-01 @must
  Scenario: Magmatic Force infligge 3 danni una sola volta nel mantenimento di una squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Magmatic Force”
    Quando inizia il mantenimento della squadra di Edward
    E Angie sceglie Ronald come bersaglio
    E inizia la sottofase di acquisizione della squadra di Edward
    Allora la squadra di Edward ha 17 punti vita

  @id:ruling.aku_djinn @clause:object.you @from:2005-08-01 @must
  Scenario: Aku Djinn mette segnalini sulle creature di entrambi gli avversari, e non su quelle del compagno
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Aku Djinn”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Uccelli del Paradiso”
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora la creatura “Orso Grizzly” è 2/2
    E la creatura “Gigante di Collina” è 4/4
    E la creatura “Uccelli del Paradiso” è 1/2
    E la creatura “Aku Djinn” è 5/6

  @id:ruling.spawn_of_mayhem @clause:life.read @must
  Schema dello scenario: Spawn of Mayhem fa perdere 2 punti vita a ciascuna squadra, poi legge quelli del suo controllore
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 22 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Spawn of Mayhem”
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora la squadra di Angie ha 20 punti vita
    E la squadra di Edward ha 18 punti vita
    E la creatura “Spawn of Mayhem” è <forza e costituzione>

    Esempi:
      | dal        | regola  | forza e costituzione |
      | 2005-08-01 | 606.9a  | 5/5                  |
      | 2010-04-23 | 806.10a | 4/4                  |

  @id:ruling.awakening @clause:trigger.step @from:2006-05-01 @must
  Scenario: Awakening STAPpa nel mantenimento ciò che era TAPpato, per quante volte si inneschi
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Barry controlla “Awakening”
    E che Angie controlla “Spear Spewer”
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie attiva l'abilità di “Spear Spewer”
    E l'abilità si risolve
    Allora Angie non può attivare l'abilità di “Spear Spewer”
    Quando inizia la sottofase di acquisizione della squadra di Edward
    E la squadra di Edward passa la priorità
    Allora Angie può attivare l'abilità di “Spear Spewer”
