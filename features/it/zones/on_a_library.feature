# language: it
Funzionalità: In cima a un grimorio
  > Ciò che è in un cimitero o sul campo di battaglia viene messo in cima a un grimorio. Che cosa si può scegliere, e di chi è il grimorio?

  @id:on_library.graveyard @clause:zone.owner @clause:target.choose @from:2005-08-01 @must
  Scenario: Una carta del proprio cimitero viene messa in cima al grimorio e pescata dopo, e nessuna del compagno
    Dato che Angie ha “Giorno del Giudizio” nel proprio cimitero
    E che Angie ha “Orso Grizzly” nel proprio cimitero
    E che Barry ha “Gigante di Collina” nel proprio cimitero
    E che Angie ha dieci carte nel proprio grimorio
    Allora Angie non può lanciare “Reclaim” bersagliando “Gigante di Collina”
    Ma Angie può lanciare “Reclaim” bersagliando “Giorno del Giudizio”
    Quando la magia si risolve
    Allora Angie ha 11 carte nel proprio grimorio
    E Angie ha “Orso Grizzly” nel proprio cimitero
    Quando Angie lancia “Reach Through Mists”
    E la magia si risolve
    Allora Angie ha “Giorno del Giudizio” in mano
    E Barry ha “Gigante di Collina” nel proprio cimitero

  @id:on_library.owner @clause:zone.owner @from:2009-10-01 @must
  Scenario: Una creatura va nel grimorio del suo proprietario, chiunque la controlli
    Dato che Edward ha “Gigante di Collina” nel proprio cimitero
    E che Edward ha dieci carte nel proprio grimorio
    E che Barry ha dieci carte nel proprio grimorio
    E che Barry controlla “Orso Grizzly”
    Quando Barry lancia “Ashen Powder” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Angie lancia “Time Ebb” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Barry controlla “Orso Grizzly”
    E Barry controlla una creatura
    E Barry ha dieci carte nel proprio grimorio
    Ed Edward non ha carte nel proprio cimitero
    Quando Angie lancia “Vision Skeins”
    E la magia si risolve
    Allora Edward ha “Gigante di Collina” in mano

  @id:on_library.creature @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Ciò che non è una creatura non è un bersaglio per una magia che mette una creatura in cima a un grimorio
    Dato che Edward controlla “Fossato di Teferi”
    E che Edward controlla “Gigante di Collina”
    Allora Angie non può lanciare “Time Ebb” bersagliando “Fossato di Teferi”
    Ma Angie può lanciare “Time Ebb” bersagliando “Gigante di Collina”
    Quando la magia si risolve
    Allora Edward non controlla nessuna creatura
    Ed Edward controlla “Fossato di Teferi”
