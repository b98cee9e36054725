# language: it
Funzionalità: Nulla che abbia segnalini
  > Un giocatore prolifera, o legge un numero che è zero. Che cosa c'è da scegliere, e che cosa si guadagna?

  @id:exact.proliferate.none @clause:counters.proliferate @from:2016-11-11 @must
  Scenario: Dove nessuno ha segnalini, e nulla ne ha più, non c'è nulla da scegliere
    Dato che la squadra di Edward ha tre segnalini veleno
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Leeches” bersagliando Edward
    E la magia si risolve
    E Barry lancia “Steady Progress”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward non ha nessun segnalino veleno
    E la creatura “Gigante di Collina” è 3/3

  @id:exact.proliferate.none.teams @situation:exact.proliferate.none @clause:counters.proliferate @from:2011-04-01 @until:2016-11-11 @must
  Scenario: Anche finché si scelgono squadre, una squadra che ha perso i suoi segnalini non è tra quelle
    Dato che la squadra di Edward ha tre segnalini veleno
    E che Angie controlla “Gigante di Collina”
    Quando Angie lancia “Leeches” bersagliando Edward
    E la magia si risolve
    E Barry lancia “Steady Progress”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward non ha nessun segnalino veleno
    E la creatura “Gigante di Collina” è 3/3

  @id:exact.gain.none @clause:life.shared @clause:poison.read @from:2011-04-01 @must
  Scenario: Chi guadagna punti vita per ciascuno di nessun segnalino non ne guadagna, e nulla si innesca
    Dato che la squadra di Angie ha 10 punti vita
    E che la squadra di Edward ha due segnalini veleno
    E che Angie controlla “Ajani's Pridemate”
    E che Angie controlla “Trascendenza”
    Quando Angie lancia “Esercizio della Dose” bersagliando Barry
    E la magia si risolve
    Allora la squadra di Angie ha 10 punti vita
    E la creatura “Ajani's Pridemate” è 2/2
    E Angie può lanciare “Divination”
    Quando la magia si risolve
    E Angie lancia “Esercizio della Dose” bersagliando Ronald
    E la magia si risolve
    E l'abilità innescata di “Ajani's Pridemate” si risolve
    Allora la squadra di Angie ha 12 punti vita
    E la creatura “Ajani's Pridemate” è 3/3
