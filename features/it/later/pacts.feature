# language: it
Funzionalità: Ciò che viene nel prossimo mantenimento di qualcuno
  > Una magia non costa nulla fino al prossimo mantenimento di chi l'ha lanciata, che un compagno condivide. Quand'è, chi paga, e chi perde?

  @id:delayed.pact @clause:trigger.delayed @clause:turn.teams @clause:cost.unless @from:2009-07-11 @must
  Scenario: Il prossimo mantenimento della squadra di chi lancia chiede mana, né quello di un avversario prima né alcuno dopo
    Dato che Angie controlla sei “Fonte di mana”
    E che Angie ha “Shock” in mano
    E che Angie ha “Orso Grizzly” in mano
    Quando Angie lancia “Pact of the Titan”
    E la magia si risolve
    Allora Angie controlla una pedina creatura 4/4
    E Barry non controlla nessuna pedina creatura
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora la partita continua
    Quando Angie paga quanto richiesto
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora la partita continua
    E Angie non può lanciare “Orso Grizzly”
    Ma Angie può lanciare “Shock” bersagliando Edward
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora la partita continua
    E Angie può lanciare “Orso Grizzly”

  @id:delayed.pact.not_paid @situation:delayed.pact @clause:trigger.delayed @clause:cost.unless @clause:team.wins_and_loses @from:2009-07-11 @must
  Scenario: Chi non paga perde, e così il compagno, anche se questi avrebbe potuto pagare
    Dato che Angie controlla cinque “Fonte di mana”
    E che Barry controlla dieci “Fonte di mana”
    Quando Angie lancia “Pact of the Titan”
    E la magia si risolve
    E Angie non paga quanto richiesto
    E inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Pact of the Titan” si risolve
    Allora la squadra di Angie perde la partita
    E la squadra di Edward vince la partita

  @id:delayed.pact.teammate @situation:delayed.pact @clause:cost.unless @clause:mana.own @clause:team.wins_and_loses @from:2009-07-11 @must
  Scenario: Il mana di un compagno non paga un Patto
    Dato che Angie controlla dieci “Fonte di mana”
    E che Barry controlla quattro “Fonte di mana”
    Quando Barry lancia “Pact of the Titan”
    E la magia si risolve
    E inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Pact of the Titan” si risolve
    Allora la squadra di Angie perde la partita

  @id:delayed.pact.opponents_turn @situation:delayed.pact @clause:trigger.delayed @clause:turn.teams @clause:effect.counter @from:2009-07-11 @must
  Scenario: Lanciato nel turno di un avversario, si paga nel turno seguente, e in nessun turno di un avversario
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla cinque “Fonte di mana”
    E che Ronald controlla dieci “Fonte di mana”
    Quando Ronald lancia “Angel's Mercy”
    E la squadra di Edward passa la priorità
    E Angie lancia “Pact of Negation” bersagliando “Angel's Mercy”
    E la magia si risolve
    Allora Ronald ha “Angel's Mercy” nel proprio cimitero
    Quando Angie non paga quanto richiesto
    E inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Pact of Negation” si risolve
    Allora la squadra di Angie perde la partita

  @id:delayed.pact.negation @situation:delayed.pact @clause:trigger.delayed @clause:turn.teams @clause:effect.counter @from:2009-07-11 @must
  Scenario: Cinque mana pagano il Patto, solo nel mantenimento
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla sei “Fonte di mana”
    E che Angie ha “Shock” in mano
    E che Angie ha “Orso Grizzly” in mano
    Quando Edward lancia “Angel's Mercy”
    E la squadra di Edward passa la priorità
    E Angie lancia “Pact of Negation” bersagliando “Angel's Mercy”
    E la magia si risolve
    E Angie paga quanto richiesto
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora la partita continua
    E Angie non può lanciare “Orso Grizzly”
    Ma Angie può lanciare “Shock” bersagliando Edward

  @id:delayed.pact.in_upkeep @situation:delayed.pact @clause:trigger.delayed @clause:step.upkeep @from:2009-07-11 @must
  Scenario: Lanciato nel proprio mantenimento, si paga nel successivo
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla cinque “Fonte di mana”
    Quando inizia il mantenimento della squadra di Angie
    E Angie lancia “Pact of the Titan”
    E la magia si risolve
    E Angie non paga quanto richiesto
    E inizia la sottofase finale della squadra di Angie
    Allora la partita continua
    Quando inizia il mantenimento della squadra di Edward
    Allora la partita continua
    Quando inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Pact of the Titan” si risolve
    Allora la squadra di Angie perde la partita

  @id:delayed.pact.left @situation:delayed.pact @clause:trigger.delayed @clause:team.leaves @variant:free-for-all @from:2009-10-01 @must
  Scenario: Di più giocatori paga solo chi l'ha lanciato, nel proprio mantenimento
    Dato che Angie controlla cinque “Fonte di mana”
    E che Edward controlla cinque “Fonte di mana”
    Quando Angie lancia “Pact of the Titan”
    E la magia si risolve
    E Angie non paga quanto richiesto
    E inizia la fase principale pre-combattimento della squadra di Simon
    Allora la partita continua
    Quando inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Pact of the Titan” si risolve
    Allora la squadra di Angie perde la partita
    E la partita continua
