# language: it
Funzionalità: Passare in rassegna un grimorio
  > Un giocatore cerca una carta in un grimorio. Di chi è, che cosa vi si può trovare, e dove va?

  @id:search.battlefield @situation:search.battlefield @clause:effect.search @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Una terra base trovata viene messa sul campo di battaglia TAPpata
    Dato che Angie ha dieci carte nel proprio grimorio
    E che Angie ha “Foresta” nel proprio grimorio
    E che Angie ha “Gigante di Collina” nel proprio grimorio
    E che Edward ha dieci carte nel proprio grimorio
    Quando Angie lancia “Rampant Growth”
    E la magia si risolve
    E Angie trova “Foresta” nel proprio grimorio
    Allora Angie controlla “Foresta”
    E la carta “Foresta” è TAPpata
    E Angie ha nove carte nel proprio grimorio
    Ed Edward ha dieci carte nel proprio grimorio

  @id:search.nothing @situation:search.battlefield @clause:effect.search @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Chi cerca una terra base non è obbligato a trovare quella che c'è
    Dato che Angie ha dieci carte nel proprio grimorio
    E che Angie ha “Foresta” nel proprio grimorio
    Quando Angie lancia “Rampant Growth”
    E la magia si risolve
    E Angie non trova carte nel proprio grimorio
    Allora Angie non controlla “Foresta”
    E Angie ha dieci carte nel proprio grimorio

  @id:search.teammate @situation:search.battlefield @clause:effect.search @clause:object.you @from:2005-08-01 @must
  Scenario: Non si cerca nel grimorio del compagno, e una terra non base non viene trovata
    Dato che Angie ha due carte nel proprio grimorio
    E che Angie ha “Gigante di Collina” nel proprio grimorio
    E che Angie ha “Coastal Tower” nel proprio grimorio
    E che Barry ha dieci carte nel proprio grimorio
    E che Barry ha “Foresta” nel proprio grimorio
    Quando Angie lancia “Rampant Growth”
    E la magia si risolve
    Allora Angie non controlla “Foresta”
    E Barry non controlla “Foresta”
    E Angie non controlla “Coastal Tower”
    E Angie ha due carte nel proprio grimorio
    E Barry ha dieci carte nel proprio grimorio

  @id:search.anything @situation:search.anything @clause:effect.search @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Si può trovare una carta qualsiasi, che va nella mano
    Dato che Angie ha dieci carte nel proprio grimorio
    E che Angie ha “Foresta” nel proprio grimorio
    E che Angie ha “Giorno del Giudizio” nel proprio grimorio
    Quando Angie lancia “Demonic Tutor”
    E la magia si risolve
    E Angie trova “Giorno del Giudizio” nel proprio grimorio
    Allora Angie ha “Giorno del Giudizio” in mano
    E Angie ha una carta in mano
    E Angie ha nove carte nel proprio grimorio

  @id:search.has_to @situation:search.anything @clause:effect.search @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Chi cerca una carta qualsiasi deve trovarne una, anche se è l'ultima
    Dato che Angie ha una carta nel proprio grimorio
    E che Angie ha “Gigante di Collina” nel proprio grimorio
    Quando Angie lancia “Demonic Tutor”
    E la magia si risolve
    Allora Angie ha “Gigante di Collina” in mano
    E Angie non ha carte nel proprio grimorio

  @id:search.creature @clause:effect.search @clause:object.you @from:2005-08-01 @must
  Scenario: Una carta creatura trovata va nella mano di chi ha cercato
    Dato che Angie ha “Orso Grizzly” nel proprio grimorio
    E che Barry ha “Foresta” in cima al proprio grimorio
    E che Barry ha “Gigante di Collina” nel proprio grimorio
    Quando Barry lancia “Eladamri's Call”
    E la magia si risolve
    E Barry trova “Gigante di Collina” nel proprio grimorio
    Allora Barry ha “Gigante di Collina” in mano
    E Barry ha una carta in mano
    E Angie non ha carte in mano

  @id:search.top @clause:effect.search @clause:object.you @from:2005-08-01 @must
  Scenario: Una carta creatura messa in cima è la prossima pescata
    Dato che Angie ha “Foresta” in cima al proprio grimorio
    E che Angie ha “Gigante di Collina” nel proprio grimorio
    E che Angie ha dieci carte nel proprio grimorio
    Quando Angie lancia “Worldly Tutor”
    E la magia si risolve
    E Angie trova “Gigante di Collina” nel proprio grimorio
    Allora Angie ha dieci carte nel proprio grimorio
    Quando Angie lancia “Reach Through Mists”
    E la magia si risolve
    Allora Angie ha “Gigante di Collina” in mano

  @id:search.no_creature @clause:effect.search @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: In un grimorio senza carte creatura non ce n'è nessuna da trovare, né per la mano né per la cima
    Dato che Angie ha due carte nel proprio grimorio
    E che Angie ha “Foresta” in cima al proprio grimorio
    E che Angie ha “Giorno del Giudizio” nel proprio grimorio, in posizione 2 dalla cima
    Quando Angie lancia “Eladamri's Call”
    E la magia si risolve
    Allora Angie ha una carta in mano
    E Angie ha due carte nel proprio grimorio
    Quando Angie lancia “Worldly Tutor”
    E la magia si risolve
    Allora Angie ha due carte nel proprio grimorio
