# language: it
Funzionalità: Una carta che torna nel grimorio del suo proprietario
  > Un giocatore ha due carte dello stesso nome, e una viene rimescolata nel grimorio. Quale si pesca più tardi?

  @id:library.of_one_name @clause:priority.pass @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Di due carte dello stesso nome si pesca quella rimescolata nel grimorio vuoto, e l'altra resta in mano
    Dato che Angie non ha carte nel proprio grimorio
    E che Angie ha “Faro dell'Immortalità” in mano
    E che Angie ha “Faro dell'Immortalità” in mano
    Quando Angie lancia la seconda carta “Faro dell'Immortalità” bersagliando Angie
    E la magia si risolve
    Allora Angie ha una carta nel proprio grimorio
    E Angie ha una carta in mano
    E Angie non ha carte nel proprio cimitero
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie non ha carte nel proprio grimorio
    E Angie ha la seconda carta “Faro dell'Immortalità” in mano
    E Angie ha due carte in mano
    E Angie può lanciare la prima carta “Faro dell'Immortalità” bersagliando Angie
    E Angie può lanciare la seconda carta “Faro dell'Immortalità” bersagliando Angie
