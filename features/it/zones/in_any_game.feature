# language: it
Funzionalità: Da una zona a un'altra, in qualsiasi partita
  > Le carte vanno in mani, cimiteri ed esilio. Di chi sono, e che cosa porta con sé una carta?

  @id:general.zone.forgets @clause:zone.new_object @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Una creatura che torna non ha più segnalini
    Dato che Angie controlla “Orso Grizzly”
    E che “Orso Grizzly” ha tre segnalini +1/+1
    Quando Angie lancia “Unsummon” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Angie può lanciare “Orso Grizzly”
    Quando la magia si risolve
    Allora la creatura “Orso Grizzly” è 2/2

  @id:general.zone.unhurt @situation:general.zone.forgets @clause:zone.new_object @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Una creatura che torna è illesa
    Dato che Angie controlla “Gigante di Collina”
    Quando Angie lancia “Shock” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Angie lancia “Unsummon” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Angie può lanciare “Gigante di Collina”
    Quando la magia si risolve
    E Angie lancia “Shock” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Angie controlla “Gigante di Collina”

  @id:general.zone.no_longer_meant @situation:general.zone.forgets @clause:zone.new_object @clause:layers.lasting @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Ciò che valeva per una creatura fino alla fine del turno non la riguarda più quando torna
    Dato che Angie controlla “Orso Grizzly”
    Quando Angie lancia “Giant Growth” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora la creatura “Orso Grizzly” è 5/5
    Quando Angie lancia “Unsummon” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Angie può lanciare “Orso Grizzly”
    Quando la magia si risolve
    Allora la creatura “Orso Grizzly” è 2/2

  @id:general.zone.each_owners_hand @clause:zone.owner @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Le creature di due giocatori tornano nelle mani di entrambi
    Dato che Angie controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    E che Edward non ha carte in mano
    Quando Angie lancia “Evacuation”
    E la magia si risolve
    Allora Angie ha “Orso Grizzly” in mano
    Ed Edward ha “Gigante di Collina” in mano
    Ed Edward ha una carta in mano

  @id:general.zone.spell_lies @clause:zone.graveyard @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Un istantaneo non è in nessun cimitero finché non si è risolto
    Dato che Angie non ha carte nel proprio cimitero
    Quando Angie lancia “Reach Through Mists”
    Allora Angie non ha carte nel proprio cimitero
    Quando la magia si risolve
    Allora Angie ha “Reach Through Mists” nel proprio cimitero
    E Angie ha una carta nel proprio cimitero

  @id:general.zone.discarded @situation:general.zone.spell_lies @clause:zone.graveyard @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Le carte scartate vanno nel cimitero di chi le scarta
    Dato che Edward ha tre carte in mano
    Quando Angie lancia “Mind Rot” bersagliando Edward
    E la magia si risolve
    Ed Edward scarta due carte
    Allora Edward ha una carta in mano
    Ed Edward ha due carte nel proprio cimitero
    E Angie ha una carta nel proprio cimitero

  @id:general.zone.sacrificed @situation:general.zone.spell_lies @clause:zone.graveyard @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: La creatura sacrificata di ciascun giocatore va nel cimitero di quel giocatore
    Dato che Angie controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Innocent Blood”
    E la magia si risolve
    Allora Angie ha “Orso Grizzly” nel proprio cimitero
    Ed Edward ha “Gigante di Collina” nel proprio cimitero
    Ed Edward ha una carta nel proprio cimitero

  @id:general.zone.exiled @clause:zone.exile @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Ciò che è esiliato non è morto, e non è in nessun cimitero
    Dato che la squadra di Angie ha 20 punti vita
    E che Edward controlla “Zulaport Cutthroat”
    Quando Angie lancia “Unmake” bersagliando “Zulaport Cutthroat”
    E la magia si risolve
    Allora Edward possiede “Zulaport Cutthroat” in esilio
    Ed Edward non ha carte nel proprio cimitero
    Quando inizia la sottofase finale della squadra di Angie
    Allora la squadra di Angie ha 20 punti vita

  @id:general.zone.exiles_itself @situation:general.zone.exiled @clause:zone.exile @clause:zone.graveyard @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Una magia che esilia sé stessa non va in nessun cimitero
    Dato che Angie non ha carte nel proprio cimitero
    Quando Angie lancia “Alrund's Epiphany”
    E la magia si risolve
    Allora Angie possiede “Alrund's Epiphany” in esilio
    E Angie non ha carte nel proprio cimitero
    E Angie controlla due pedine creatura

  @id:general.zone.many_in_hand @clause:zone.hand @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Più di sette carte restano in mano fino alla sottofase di cancellazione di quel giocatore
    Dato che Angie ha sette carte in mano
    E che Edward ha sette carte in mano
    Quando Angie lancia “Vision Skeins”
    E la magia si risolve
    E inizia il mantenimento della squadra di Edward
    E Angie scarta una carta
    Allora Angie ha sette carte in mano
    Ed Edward ha nove carte in mano
    Quando inizia il mantenimento della squadra di Angie
    Ed Edward scarta tre carte
    Allora Edward ha sette carte in mano
