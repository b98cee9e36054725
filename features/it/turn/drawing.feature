# language: it
@source:F @source:I
Funzionalità: La sottofase di acquisizione di una squadra
  > Una squadra ha una sola sottofase di acquisizione. Chi pesca?

  @id:turn.each_draws @clause:turn.each_draws @from:2005-08-01 @must
  Scenario: Ogni giocatore della squadra attiva pesca una carta, e nessun altro
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie ha due carte in mano
    E che Barry ha cinque carte in mano
    E che Edward ha tre carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie ha tre carte in mano
    E Barry ha sei carte in mano
    Ed Edward ha tre carte in mano
