# language: it
Funzionalità: Mostrata in cima a un grimorio
  > La prima carta di un grimorio viene rivelata. Di chi, e dove va?

  @id:shown.defender @clause:effect.reveal @clause:combat.defending_effect @from:2018-04-27 @must
  Scenario: Il giocatore attaccato mostra una carta e tiene una terra, e il compagno non ne mostra nessuna
    Dato che Angie controlla “Goblin Guide”
    E che Edward ha “Pianura” in cima al proprio grimorio
    E che Ronald ha “Montagna” in cima al proprio grimorio
    E che Edward non ha carte in mano
    E che Ronald non ha carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Goblin Guide”
    E l'abilità innescata di “Goblin Guide” si risolve
    Allora Edward ha “Pianura” in mano
    E Ronald non ha carte in mano

  @id:shown.own @clause:effect.reveal @clause:effect.onto_battlefield @from:2006-05-01 @must
  Scenario: Una terra entra nel campo di battaglia, e ogni altra carta va in mano
    Dato che Angie ha “Pianura” in cima al proprio grimorio
    E che Angie ha “Gigante di Collina” nel proprio grimorio, in posizione 2 dalla cima
    Quando Angie lancia “Coiling Oracle”
    E la magia si risolve
    E l'abilità innescata della prima carta “Coiling Oracle” si risolve
    Allora Angie controlla “Pianura”
    Quando Angie lancia “Coiling Oracle”
    E la magia si risolve
    E l'abilità innescata della seconda carta “Coiling Oracle” si risolve
    Allora Angie ha “Gigante di Collina” in mano
