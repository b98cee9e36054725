# language: it
Funzionalità: Nulla che abbia segnalini
  > Un giocatore prolifera, o legge un numero che è zero. Che cosa c'è da scegliere, e che cosa si guadagna?

  @id:exact.proliferate.none @clause:counters.proliferate @from:2011-04-01 @must
  Scenario: Dove nessuno ha segnalini, e nulla ne ha più, non c'è nulla da scegliere
    Dato che la squadra di Edward ha tre segnalini veleno
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Prova dell'Antidoto” bersagliando Edward
    E la magia si risolve
    E Barry lancia “Prova del Contagio”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward non ha nessun segnalino veleno
    E la creatura “Gigante di Collina” è 3/3

  @id:exact.gain.none @clause:life.shared @clause:poison.read @from:2011-04-01 @must
  Scenario: Chi guadagna punti vita per ciascuno di nessun segnalino non ne guadagna
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha due segnalini veleno
    Quando Angie lancia “Prova della Dose” bersagliando Barry
    E la magia si risolve
    Allora la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Prova della Dose” bersagliando Ronald
    E la magia si risolve
    Allora la squadra di Angie ha 22 punti vita
