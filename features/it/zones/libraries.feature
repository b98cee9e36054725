# language: it
Funzionalità: Guardare la cima di un grimorio
  > Un giocatore guarda le prime carte di un grimorio e ne mette alcune altrove. Di chi è, e che cosa c'è poi in cima?

  @id:scry.bottom @situation:scry.bottom @clause:effect.scry @clause:object.you @from:2006-10-01 @must
  Scenario: Chi profetizza mette una carta del proprio grimorio in fondo, e quello del compagno resta com'è
    Dato che Angie ha “Orso Grizzly” in cima al proprio grimorio
    E che Angie ha “Gigante di Collina” nel proprio grimorio, in posizione 2 dalla cima
    E che Angie ha “Wind Drake” nel proprio grimorio, in posizione 3 dalla cima
    E che Angie ha “Elementale dell'Aria” nel proprio grimorio, in posizione 4 dalla cima
    E che Barry ha “Turret Ogre” in cima al proprio grimorio
    E che Barry ha “Zulaport Cutthroat” nel proprio grimorio, in posizione 2 dalla cima
    E che Edward non ha carte in mano
    Quando Angie lancia “Serum Visions”
    E la magia si risolve
    E Angie mette “Gigante di Collina” in fondo al proprio grimorio
    Allora Angie ha “Orso Grizzly” in mano
    Ed Edward non ha carte in mano
    Quando Angie lancia “Vision Skeins”
    E la magia si risolve
    Allora Angie ha “Wind Drake” in mano
    E Angie ha “Elementale dell'Aria” in mano
    E Angie ha tre carte in mano
    E Barry ha “Turret Ogre” in mano
    E Barry ha “Zulaport Cutthroat” in mano

  @id:scry.order @situation:scry.bottom @clause:effect.scry @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-10-01 @must
  Scenario: Chi non mette carte in fondo lascia le carte in cima in qualsiasi ordine
    Dato che Angie ha “Gigante di Collina” in cima al proprio grimorio
    E che Angie ha “Wind Drake” nel proprio grimorio, in posizione 2 dalla cima
    E che Angie ha “Elementale dell'Aria” nel proprio grimorio, in posizione 3 dalla cima
    E che Edward non ha carte in mano
    Quando Angie lancia “Preordain”
    E la magia si risolve
    E Angie non mette carte in fondo al proprio grimorio
    E Angie lascia “Wind Drake” in cima al proprio grimorio, sopra “Gigante di Collina”
    Allora Angie ha “Wind Drake” in mano
    E Angie ha due carte in mano
    Ed Edward non ha carte in mano
    Quando Angie lancia “Reach Through Mists”
    E la magia si risolve
    Allora Angie ha “Gigante di Collina” in mano

  @id:scry.both @situation:scry.bottom @clause:effect.scry @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-10-01 @must
  Scenario: Due carte messe in fondo stanno lì nell'ordine scelto, sotto tutte le altre
    Dato che Angie ha tre carte nel proprio grimorio
    E che Angie ha “Gigante di Collina” in cima al proprio grimorio
    E che Angie ha “Wind Drake” nel proprio grimorio, in posizione 2 dalla cima
    E che Angie ha “Elementale dell'Aria” nel proprio grimorio, in posizione 3 dalla cima
    Quando Angie lancia “Preordain”
    E la magia si risolve
    E Angie mette “Wind Drake” e “Gigante di Collina” in fondo al proprio grimorio
    Allora Angie ha “Elementale dell'Aria” in mano
    Quando Angie lancia “Reach Through Mists”
    E la magia si risolve
    Allora Angie ha “Wind Drake” in mano
    E Angie ha una carta nel proprio grimorio

  @id:scry.few @situation:scry.bottom @clause:effect.scry @clause:draw.empty @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-10-01 @must
  Scenario: Chi ha una sola carta guarda quella, e poi non ne ha altre da pescare
    Dato che Angie ha una carta nel proprio grimorio
    E che Angie ha “Gigante di Collina” in cima al proprio grimorio
    Quando Angie lancia “Preordain”
    E la magia si risolve
    E Angie non mette carte in fondo al proprio grimorio
    Allora Angie ha “Gigante di Collina” in mano
    E Angie non ha carte nel proprio grimorio
    E la partita continua

  @id:scry.enters @clause:effect.scry @clause:trigger.enters @from:2015-07-17 @must
  Scenario: Profetizza il giocatore la cui creatura entra, e non il suo compagno
    Dato che Barry ha “Gigante di Collina” in cima al proprio grimorio
    E che Barry ha “Wind Drake” nel proprio grimorio, in posizione 2 dalla cima
    E che Angie ha “Orso Grizzly” in cima al proprio grimorio
    Quando Barry lancia “Omenspeaker”
    E la magia si risolve
    E l'abilità innescata di “Omenspeaker” si risolve
    E Barry mette “Gigante di Collina” in fondo al proprio grimorio
    E Barry lancia “Reach Through Mists”
    E la magia si risolve
    E Angie lancia “Reach Through Mists”
    E la magia si risolve
    Allora Barry ha “Wind Drake” in mano
    E Angie ha “Orso Grizzly” in mano

  @id:surveil.some @situation:surveil.some @clause:effect.surveil @clause:object.you @from:2018-10-05 @must
  Scenario: Chi sorveglia mette una carta del proprio grimorio nel cimitero e pesca quelle che seguono
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie ha “Gigante di Collina” in cima al proprio grimorio
    E che Angie ha “Wind Drake” nel proprio grimorio, in posizione 2 dalla cima
    E che Angie ha “Elementale dell'Aria” nel proprio grimorio, in posizione 3 dalla cima
    E che Barry ha “Orso Grizzly” in cima al proprio grimorio
    Quando Angie lancia “Notion Rain”
    E la magia si risolve
    E Angie mette “Gigante di Collina” nel proprio cimitero
    Allora Angie ha “Gigante di Collina” nel proprio cimitero
    E Angie ha due carte nel proprio cimitero
    E Angie ha “Wind Drake” in mano
    E Angie ha “Elementale dell'Aria” in mano
    E Angie ha due carte in mano
    E Barry non ha carte nel proprio cimitero
    E Barry non ha carte in mano
    E la squadra di Angie ha 18 punti vita

  @id:surveil.none @situation:surveil.some @clause:effect.surveil @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-10-05 @must
  Scenario: Chi non mette nulla nel cimitero pesca entrambe le carte
    Dato che Angie ha “Gigante di Collina” in cima al proprio grimorio
    E che Angie ha “Wind Drake” nel proprio grimorio, in posizione 2 dalla cima
    Quando Angie lancia “Notion Rain”
    E la magia si risolve
    E Angie non mette carte nel proprio cimitero
    E Angie lascia “Wind Drake” in cima al proprio grimorio, sopra “Gigante di Collina”
    Allora Angie ha “Gigante di Collina” in mano
    E Angie ha “Wind Drake” in mano
    E Angie ha una carta nel proprio cimitero
