# language: it
@source:F @source:I
Funzionalità: La sottofase di acquisizione di una squadra
  > Una squadra ha una sola sottofase di acquisizione. Chi pesca?

  @id:turn.each_draws @clause:turn.each_draws @clause:turn.teams @from:2005-08-01 @must
  Scenario: Ogni giocatore della squadra attiva pesca una carta, e nessun altro
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie ha due carte in mano
    E che Barry ha cinque carte in mano
    E che Edward ha tre carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie ha tre carte in mano
    E Barry ha sei carte in mano
    Ed Edward ha tre carte in mano

  @id:turn.several_draw @situation:turn.several_draw @clause:turn.draw_order @from:2006-10-01 @must
  Scenario: Quando ogni giocatore pesca, ciascuno pesca tante carte quante ne indica l'effetto
    Dato che Barry ha cinque carte in mano
    E che Ronald ha due carte in mano
    Quando Angie lancia “Vision Skeins”
    E la magia si risolve
    Allora Barry ha sette carte in mano
    E Ronald ha quattro carte in mano

  @id:turn.several_draw.empty @situation:turn.several_draw @clause:turn.draw_order @clause:draw.empty @from:2006-10-01 @must
  Scenario: Tutti pescano prima che qualcuno perda, perciò due squadre senza carte perdono insieme
    Dato che Barry non ha carte nel proprio grimorio
    E che Edward ha una carta nel proprio grimorio
    Quando Angie lancia “Vision Skeins”
    E la magia si risolve
    Allora la partita termina in parità
