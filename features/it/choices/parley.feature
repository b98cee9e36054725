# language: it
Funzionalità: Ogni giocatore rivela una carta
  > Ogni giocatore rivela la prima carta del suo grimorio, e alcune vengono contate. Quali contano, e per chi?

  @id:parley.all @situation:parley @clause:effect.reveal @from:2018-04-27 @must
  Scenario: Le carte non terra di tutti e quattro i giocatori contano per il solo controllore, e poi ciascuno pesca la sua
    Dato che Angie ha “Pianura” in cima al proprio grimorio
    E che Barry ha “Gigante di Collina” in cima al proprio grimorio
    E che Edward ha “Ritorno alla Natura” in cima al proprio grimorio
    E che Ronald ha “Shock” in cima al proprio grimorio
    Quando Angie lancia “Rousing of Souls”
    E la magia si risolve
    Allora Angie controlla tre pedine creatura 1/1
    E Barry non controlla nessuna pedina creatura
    E Angie ha “Pianura” in mano
    E Barry ha “Gigante di Collina” in mano
    E Edward ha “Ritorno alla Natura” in mano
    E Ronald ha “Shock” in mano
