# language: it
Funzionalità: Altri segnalini
  > Il veleno è condiviso dalla squadra. E gli altri segnalini di un giocatore?

  @id:counters.energy @clause:counters.own @from:2005-08-01 @must
  Scenario: Un giocatore riceve energia, e il compagno non ne ha
    Dato che Barry ha tre segnalini energia
    Quando Angie lancia “Live Fast”
    E la magia si risolve
    Allora Angie ha due segnalini energia
    E Barry ha tre segnalini energia

  @id:counters.energy.paying @situation:counters.energy @clause:counters.own @from:2005-08-01 @must
  Scenario: L'energia è del giocatore: il compagno non può usarla per pagare
    Dato che Angie ha due segnalini energia
    E che Barry ha un segnalino energia
    E che Angie controlla “Longtusk Cub”
    E che Barry controlla “Longtusk Cub”
    Allora Barry non può attivare l'abilità di “Longtusk Cub”
    Ma Angie può attivare l'abilità di “Longtusk Cub”
    Quando l'abilità si risolve
    Allora la creatura “Longtusk Cub” di Angie è 3/3
    E Angie non ha nessun segnalino energia
    E Barry ha un segnalino energia

  @id:counters.experience @situation:counters.energy @clause:counters.own @from:2005-08-01 @must
  Scenario: Anche l'esperienza è del giocatore
    Dato che Barry ha due segnalini esperienza
    E che Angie controlla “Meren of Clan Nel Toth”
    E che Angie controlla “Orso Grizzly”
    Quando Angie lancia “Shock” bersagliando “Orso Grizzly”
    E la magia si risolve
    E l'abilità innescata di “Meren of Clan Nel Toth” si risolve
    Allora Angie ha un segnalino esperienza
    E Barry ha due segnalini esperienza

  @id:counters.kinds @situation:counters.kinds @clause:counters.kinds @from:2016-11-11 @must
  Scenario: Un giocatore ha i tipi di segnalini propri e quelli che ha la squadra
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Angie ha tre segnalini veleno
    E che Barry ha due segnalini esperienza
    E che Angie ha due segnalini energia
    Quando Angie lancia “Esercizio del Censimento” bersagliando Barry
    E la magia si risolve
    Allora la squadra di Angie ha 22 punti vita

  @id:counters.kinds.own @situation:counters.kinds @clause:counters.kinds @from:2011-04-01 @until:2016-11-11 @should
  Scenario: Ciò che aveva la squadra non si considerava del giocatore
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Angie ha tre segnalini veleno
    E che Barry ha due segnalini esperienza
    Quando Angie lancia “Esercizio del Censimento” bersagliando Barry
    E la magia si risolve
    Allora la squadra di Angie ha 21 punti vita

  @id:counters.permanents @clause:object.you @from:2005-08-01 @must
  Scenario: I segnalini vanno sulle creature di un giocatore, non su quelle del compagno
    Dato che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    Quando Angie lancia “Titania's Boon”
    E la magia si risolve
    Allora “Gigante di Collina” ha un segnalino +1/+1
    E “Orso Grizzly” non ha nessun segnalino +1/+1

  @id:counters.permanents.fewer @situation:counters.permanents @clause:creature.dies @clause:layers.order @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Una creatura muore con l'ultimo segnalino -1/-1 necessario
    Dato che Edward controlla “Gigante di Collina”
    E che “Gigante di Collina” ha due segnalini -1/-1
    Quando Angie lancia “Scar”
    E la magia si risolve
    Allora Edward non controlla nessuna creatura
