# language: it
Funzionalità: Segnalini a coppie
  > Una creatura ha segnalini +1/+1 e riceve un segnalino -1/-1. Quanti ne restano di ogni tipo?

  @id:counters.pairs.more @situation:counters.pairs @clause:counters.pairs @from:2007-05-01 @must
  Scenario: Un segnalino +1/+1 e uno -1/-1 se ne vanno insieme, e gli altri restano
    Dato che Edward controlla “Gigante di Collina”
    E che “Gigante di Collina” ha due segnalini +1/+1
    E che Ronald controlla “Orso Grizzly”
    E che “Orso Grizzly” ha due segnalini +1/+1
    Quando Barry lancia “Scar” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora “Gigante di Collina” ha un segnalino +1/+1
    E “Gigante di Collina” non ha nessun segnalino -1/-1
    E la creatura “Gigante di Collina” è 4/4
    E “Orso Grizzly” ha due segnalini +1/+1
    Quando Angie lancia “Scar” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora “Gigante di Collina” non ha nessun segnalino +1/+1
    E “Gigante di Collina” non ha nessun segnalino -1/-1
    E la creatura “Gigante di Collina” è 3/3

  @id:counters.pairs.fewer @situation:counters.pairs @clause:counters.pairs @from:2007-05-01 @must
  Scenario: Dei segnalini +1/+1 e -1/-1 restano quelli in eccesso
    Dato che Barry controlla “Gigante di Collina”
    E che “Gigante di Collina” ha un segnalino +1/+1
    Quando Angie lancia “Scar” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Barry lancia “Scar” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora “Gigante di Collina” non ha nessun segnalino +1/+1
    E “Gigante di Collina” ha un segnalino -1/-1
    E la creatura “Gigante di Collina” è 2/2

  @id:counters.pairs.stay @situation:counters.pairs @clause:counters.pairs @from:2005-08-01 @until:2007-05-01 @must
  Scenario: I segnalini +1/+1 e -1/-1 restavano gli uni accanto agli altri
    Dato che Edward controlla “Gigante di Collina”
    E che “Gigante di Collina” ha due segnalini +1/+1
    Quando Barry lancia “Scar” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora “Gigante di Collina” ha due segnalini +1/+1
    E “Gigante di Collina” ha un segnalino -1/-1
    E la creatura “Gigante di Collina” è 4/4
