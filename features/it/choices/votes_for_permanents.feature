# language: it
Funzionalità: Si vota per dei permanenti
  > Ogni giocatore vota per un permanente, e quelli con più voti sono esiliati. Chi vota, e per che cosa?

  @id:vote_for.tied @situation:vote_for @clause:effect.vote @from:2014-06-06 @must
  Scenario: I compagni votano ciascuno per sé, e a pari merito è esiliato tutto ciò che ha più voti, anche del compagno
    Dato che Barry controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Glacial Stalker”
    E che Edward controlla “Pianura”
    Quando Angie lancia “Council's Judgment”
    E Angie vota per “Gigante di Collina”
    E Barry vota per “Gigante di Collina”
    E Edward vota per “Orso Grizzly”
    E Ronald vota per “Orso Grizzly”
    E la magia si risolve
    Allora Edward possiede “Gigante di Collina” in esilio
    E Barry possiede “Orso Grizzly” in esilio
    E Ronald controlla “Glacial Stalker”

  @id:vote_for.most @situation:vote_for @clause:effect.vote @from:2014-06-06 @must
  Scenario: Ciò che ha meno voti resta, e di due permanenti con lo stesso nome è esiliato uno solo
    Dato che Edward controlla due “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie lancia “Council's Judgment”
    E Angie vota per la prima carta “Gigante di Collina”
    E Barry vota per la prima carta “Gigante di Collina”
    E Edward vota per la seconda carta “Gigante di Collina”
    E Ronald vota per “Orso Grizzly”
    E la magia si risolve
    Allora Edward possiede la prima carta “Gigante di Collina” in esilio
    E Edward controlla “Gigante di Collina”
    E Ronald controlla “Orso Grizzly”
