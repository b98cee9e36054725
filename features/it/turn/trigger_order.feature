# language: it
@source:F @source:J
Funzionalità: Abilità che si innescano nello stesso momento
  > Diverse abilità si innescano all'inizio di una sottofase. Quali vanno in pila per prime, e chi ordina quelle dei compagni di squadra?

  @id:trigger.order.teams @situation:trigger.order.teams @clause:trigger.order @variant:two-headed-giant @variant:two-player @from:2005-08-05 @must
  Scenario: Le abilità della squadra attiva vanno in pila per prime, quindi quelle dell'altra squadra si risolvono per prime
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 99 punti vita
    E che Angie controlla “Prova di Resistenza”
    E che Edward controlla “Forza della Vegetazione”
    Quando inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Forza della Vegetazione” si risolve
    Allora Edward controlla una pedina Saprolingio
    E la partita continua
    Quando l'abilità innescata di “Prova di Resistenza” si risolve
    Allora la squadra di Angie vince la partita

  @id:trigger.order.teammates @situation:trigger.order.teammates @clause:trigger.order_of_team @from:2007-05-01 @must
  Scenario: I compagni di squadra ordinano le loro abilità come preferiscono
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 99 punti vita
    E che Angie controlla “Prova di Resistenza”
    E che Barry controlla “Forza della Vegetazione”
    Quando inizia il mantenimento della squadra di Angie
    E la squadra di Angie fa risolvere “Forza della Vegetazione” prima di “Prova di Resistenza”
    E l'abilità innescata di “Forza della Vegetazione” si risolve
    Allora Barry controlla una pedina Saprolingio
    E la partita continua
    Quando l'abilità innescata di “Prova di Resistenza” si risolve
    Allora la squadra di Angie vince la partita

  @id:trigger.order.teammates.other_way @situation:trigger.order.teammates @clause:trigger.order_of_team @from:2007-05-01 @must
  Scenario: I compagni possono anche far risolvere per prima l'altra di due abilità
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 99 punti vita
    E che Angie controlla “Prova di Resistenza”
    E che Barry controlla “Forza della Vegetazione”
    Quando inizia il mantenimento della squadra di Angie
    E la squadra di Angie fa risolvere “Prova di Resistenza” prima di “Forza della Vegetazione”
    E l'abilità innescata di “Prova di Resistenza” si risolve
    Allora Barry non controlla nessuna pedina Saprolingio
    E la squadra di Angie vince la partita
