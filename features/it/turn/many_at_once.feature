# language: it
Funzionalità: Più cambiamenti dei turni insieme
  > Una magia fa saltare sottofasi e fasi, ne aggiunge altre, e toglie gli ultimi punti vita. La partita finisce subito?

  @id:turn.at_once.upkeep @situation:turn.at_once.upkeep @clause:turn.skip @clause:step.extra @clause:phase.extra @clause:state_check.when @clause:life.zero @from:2005-08-01 @must
  Scenario: Nel mantenimento: qualunque altra cosa cambi, la squadra senza punti vita perde appena la magia si è risolta
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Edward ha 3 punti vita
    Quando inizia il mantenimento della squadra di Angie
    E Barry lancia “Esercizio dell'Addio” bersagliando Ronald
    E la magia si risolve
    Allora la squadra di Edward perde la partita

  @id:turn.at_once.end @situation:turn.at_once.upkeep @clause:turn.skip @clause:step.extra @clause:phase.extra @clause:state_check.when @clause:life.zero @from:2005-08-01 @must
  Scenario: Anche nella sottofase finale la squadra senza punti vita perde appena la magia si è risolta, qualunque altra cosa cambi
    Dato che la squadra di Edward ha 3 punti vita
    Quando inizia la sottofase finale della squadra di Angie
    E Barry lancia “Esercizio dell'Addio” bersagliando Ronald
    E la magia si risolve
    Allora la squadra di Edward perde la partita

  @id:turn.at_once.goes_on @situation:turn.at_once.upkeep @clause:turn.skip @clause:step.extra @clause:phase.extra @from:2005-08-01 @must
  Scenario: Se restano punti vita, la squadra che doveva saltare un mantenimento, una fase principale e una di combattimento salta ciascuno una volta, e l'altra squadra ha ciò che è stato aggiunto
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Edward ha 20 punti vita
    Quando inizia il mantenimento della squadra di Angie
    E Barry lancia “Esercizio dell'Addio” bersagliando Ronald
    E la magia si risolve
    Allora la squadra di Edward ha 17 punti vita
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora è il mantenimento della squadra di Angie
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora è la sottofase di acquisizione della squadra di Angie
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora è la sottofase di inizio combattimento della squadra di Angie
    Quando la squadra di Angie finisce il proprio turno
    Allora è la sottofase di acquisizione della squadra di Edward
    Quando la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    Allora è la fase principale post-combattimento della squadra di Edward
