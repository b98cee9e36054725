# language: it
Funzionalità: Le azioni di stato, in qualsiasi partita
  > Il danno si somma, i segnalini si incontrano, le pedine se ne vanno, una leggenda arriva due volte. Che cosa accade al controllo successivo, e non prima?

  @id:general.state.adds_up @clause:creature.dies @clause:step.cleanup @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Il danno di un turno si somma finché è letale, quello del turno prima non conta
    Dato che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Shock” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Edward controlla “Gigante di Collina”
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Ed Edward lancia “Shock” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Edward controlla “Gigante di Collina”
    Ed Edward può lanciare “Tremor”
    Quando la magia si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero

  @id:general.state.no_toughness @clause:creature.dies @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Una creatura ingrandita in tempo conserva un po' di costituzione, e vive
    Dato che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Grasp of Darkness” bersagliando “Gigante di Collina”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Giant Growth” bersagliando “Gigante di Collina”
    E la magia si risolve
    E la magia si risolve
    Allora la creatura “Gigante di Collina” è 2/2
    Ed Edward controlla “Gigante di Collina”
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Gigante di Collina” è 3/3

  @id:general.state.growth_ends @situation:general.state.adds_up @clause:creature.dies @clause:step.cleanup @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Ciò che ha perso quasi tutta la costituzione muore per un solo danno
    Dato che Angie controlla “Orso Grizzly”
    Quando Angie lancia “Grasp of Darkness” bersagliando “Orso Grizzly”
    E Angie lancia “Giant Growth” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora la creatura “Orso Grizzly” è 5/5
    Quando la magia si risolve
    Allora la creatura “Orso Grizzly” è 1/1
    Quando Angie lancia “Tremor”
    E la magia si risolve
    Allora Angie ha “Orso Grizzly” nel proprio cimitero

  @id:general.state.token @clause:token.ceases @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Le pedine che andrebbero in una mano non sono in nessuna mano
    Dato che Angie controlla “Gigante di Collina”
    Quando Angie lancia “Alrund's Epiphany”
    E la magia si risolve
    Allora Angie controlla due pedine creatura 1/1
    Quando Angie lancia “Evacuation”
    E la magia si risolve
    Allora Angie non controlla nessuna creatura
    E Angie ha “Gigante di Collina” in mano
    E Angie ha una carta in mano

  @id:general.state.token_dies @situation:general.state.token @clause:token.ceases @clause:trigger.dies @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Le pedine muoiono, il che innesca ciò che lo attende, e non restano in nessun cimitero
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Zulaport Cutthroat”
    Quando Angie lancia “Alrund's Epiphany”
    E la magia si risolve
    E Angie lancia “Pyroclasm”
    E la magia si risolve
    E inizia la sottofase finale della squadra di Angie
    Allora Angie ha “Zulaport Cutthroat” nel proprio cimitero
    E Angie ha due carte nel proprio cimitero
    E la squadra di Angie ha 23 punti vita
    E la squadra di Edward ha 17 punti vita

  @id:general.state.pairs @clause:counters.pairs @clause:creature.dies @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2007-05-01 @must
  Scenario: Un segnalino -1/-1 porta via con sé un segnalino +1/+1
    Dato che Edward controlla “Gigante di Collina”
    E che “Gigante di Collina” ha due segnalini +1/+1
    Quando Angie lancia “Scar” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora “Gigante di Collina” ha un segnalino +1/+1
    E “Gigante di Collina” non ha nessun segnalino -1/-1
    E la creatura “Gigante di Collina” è 4/4

  @id:general.state.legend @clause:legend.rule @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2013-07-13 @must
  Scenario: Chi ha due permanenti leggendari con lo stesso nome ne tiene uno, e quello di un altro giocatore resta
    Dato che Edward controlla “Mindslaver”
    E che Angie controlla “Mindslaver”
    E che Angie ha “Mindslaver” in mano
    Quando Angie lancia “Mindslaver”
    E la magia si risolve
    E Angie tiene la seconda carta “Mindslaver” sul campo di battaglia
    Allora Angie ha una carta nel proprio cimitero
    E Angie controlla “Mindslaver”
    Ed Edward controlla “Mindslaver”

  @id:general.state.both_at_once @clause:state_check.when @clause:game.over @variant:two-player @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Due giocatori senza punti vita perdono nello stesso momento, e nessuno vince
    Dato che la squadra di Angie ha 4 punti vita
    E che la squadra di Edward ha 3 punti vita
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la partita termina in parità
