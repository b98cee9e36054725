# language: it
Funzionalità: Un altro colore
  > Un effetto dà un colore a degli oggetti, o uno viene scelto mentre si risolve. Che cosa se ne vede, e su che cosa?

  @id:recoloured.all @clause:object.recoloured @clause:layers.order @from:2008-07-15 @must
  Scenario: Tutte le creature sono nere, di entrambe le squadre, e non sono più ciò che erano
    Dato che Angie controlla “Glen Elendra Liege”
    E che Angie controlla “Wind Drake”
    E che Angie controlla “Orso Grizzly”
    Allora la creatura “Orso Grizzly” è 2/2
    E la creatura “Wind Drake” è 3/3
    Quando Barry lancia “Darkest Hour”
    E la magia si risolve
    Allora la creatura “Orso Grizzly” è 3/3
    E la creatura “Wind Drake” è 3/3

  @id:recoloured.target @clause:object.recoloured @clause:step.cleanup @from:2010-10-01 @must
  Scenario: Una creatura che diventa bianca lo è fino alla fine del turno, con tutto ciò che ricevono quelle bianche
    Dato che Barry controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    Quando Barry lancia “Niveous Wisps” bersagliando “Orso Grizzly”
    E la magia si risolve
    E Barry lancia “Brave the Elements”
    E la magia si risolve
    E Barry sceglie il colore il rosso
    Allora la carta “Orso Grizzly” è TAPpata
    Quando la squadra di Angie passa la priorità
    Allora Edward non può lanciare “Lightning Helix” bersagliando “Orso Grizzly”
    Ma Edward può lanciare “Lightning Helix” bersagliando “Gigante di Collina”

  @id:recoloured.chosen @clause:object.recoloured @clause:object.enters_chosen @from:2008-07-15 @must
  Scenario: Tutto ciò che non è una terra è del colore scelto, e una terra non ne ha nessuno
    Dato che Angie controlla “Glen Elendra Liege”
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Shifting Sky”
    E che il colore scelto per “Shifting Sky” è il blu
    Allora la creatura “Orso Grizzly” è 3/3
    E la creatura “Glen Elendra Liege” è 2/3

  @id:recoloured.washed_out @clause:effect.choice @from:2005-08-01 @must
  Scenario: Ciò che è del colore scelto torna al suo proprietario, chiunque sia; ciò che ne ha un altro resta
    Dato che Angie controlla “Orso Grizzly”
    E che Barry controlla “Wind Drake”
    E che Ronald controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Wash Out”
    E la magia si risolve
    E Angie sceglie il colore il verde
    Allora Angie ha “Orso Grizzly” in mano
    E Ronald ha “Orso Grizzly” in mano
    E Barry controlla “Wind Drake”
    E Edward controlla “Gigante di Collina”
