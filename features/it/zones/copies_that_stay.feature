# language: it
Funzionalità: Copie che restano, e copie per un turno
  > Una creatura è entrata come copia, e un'altra lo è fino alla fine del turno. Che cosa sono entrambe quando il turno è finito?

  @id:exact.copy.stays @clause:object.enters_as_copy @clause:object.copy @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2007-02-20 @must
  Scenario: Una creatura entrata come copia lo resta, nei propri turni e in quelli degli avversari
    Dato che Edward ha “Gigante di Collina” nel proprio cimitero
    Quando Angie lancia “Body Double”
    E la magia si risolve
    E Angie sceglie di copiare “Gigante di Collina”
    E inizia il mantenimento della squadra di Edward
    Allora la creatura “Body Double” è 3/3
    Quando inizia il mantenimento della squadra di Angie
    Allora la creatura “Body Double” è 3/3
    E Angie controlla “Gigante di Collina”

  @id:exact.copy.ends @clause:object.copy @clause:layers.lasting @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2007-02-20 @must
  Scenario: Una creatura che è una copia fino alla fine del turno è di nuovo sé stessa dal mantenimento seguente, e dopo
    Dato che Angie controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Cytoshape” bersagliando “Orso Grizzly”
    E Angie sceglie di copiare “Gigante di Collina”
    E la magia si risolve
    Allora la creatura “Orso Grizzly” è 3/3
    Quando inizia la sottofase finale della squadra di Angie
    Allora la creatura “Orso Grizzly” è 3/3
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Orso Grizzly” è 2/2
    E la creatura “Gigante di Collina” è 3/3
    Quando inizia il mantenimento della squadra di Angie
    Allora la creatura “Orso Grizzly” è 2/2
