# language: it
Funzionalità: Un avversario scelto
  > Mentre un permanente entra, il suo controllore sceglie un avversario. Di chi sono il mantenimento e la mano del giocatore scelto?

  @id:chosen_opponent.one @clause:object.enters_chosen @clause:team.opponents @clause:life.shared @from:2016-01-16 @must
  Scenario: Solo la testa scelta subisce danni per la propria mano nel mantenimento di entrambe
    Dato che la squadra di Edward ha 20 punti vita
    E che la squadra di Angie ha 20 punti vita
    E che Ronald ha una carta in mano
    E che Edward ha due carte in mano
    Quando Angie lancia “The Rack”
    E la magia si risolve
    E Angie sceglie Ronald come avversario
    E inizia il mantenimento della squadra di Edward
    Allora in pila c'è una magia o abilità
    Quando l'abilità innescata di “The Rack” si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la pila è vuota
    Quando inizia il mantenimento della squadra di Angie
    Allora la pila è vuota
    E la squadra di Angie ha 20 punti vita

  @id:chosen_opponent.teammate @clause:object.enters_chosen @clause:number.negative @clause:life.shared @from:2016-01-16 @must
  Scenario: Il permanente del compagno di squadra riguarda l'avversario scelto dal compagno, qualunque cosa abbia in mano l'altro
    Dato che la squadra di Edward ha 20 punti vita
    E che Ronald ha due carte in mano
    E che Edward ha sei carte in mano
    Quando Angie lancia “Black Vise”
    E la magia si risolve
    E Angie sceglie Ronald come avversario
    E Barry lancia “Black Vise”
    E la magia si risolve
    E Barry sceglie Edward come avversario
    E inizia il mantenimento della squadra di Edward
    Allora in pila ci sono due magie e abilità
    Quando l'abilità innescata di “Black Vise” di Angie si risolve
    Allora la squadra di Edward ha 20 punti vita
    Quando l'abilità innescata di “Black Vise” di Barry si risolve
    Allora la squadra di Edward ha 18 punti vita

  @id:chosen_opponent.only @clause:object.enters_chosen @clause:team.opponents @variant:two-player @from:2016-01-16 @must
  Scenario: Chi ha un solo avversario sceglie quello, e non gli si chiede nulla
    Dato che la squadra di Edward ha 20 punti vita
    E che Edward ha una carta in mano
    Quando Angie lancia “The Rack”
    E la magia si risolve
    E inizia il mantenimento della squadra di Edward
    E l'abilità innescata di “The Rack” si risolve
    Allora la squadra di Edward ha 18 punti vita
