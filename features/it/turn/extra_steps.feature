# language: it
@source:F @source:I
Funzionalità: Sottofasi aggiuntive
  > Un effetto aggiunge una sottofase di mantenimento o finale, o una fase dopo l'ultima del turno. Di chi è, e quante ce ne sono?

  @id:turn.extra_steps.upkeep @clause:turn.of_team @clause:step.extra @from:2005-08-01 @must
  Scenario: La sottofase di mantenimento che un giocatore riceve in più è di tutta la squadra, e di nessun avversario
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Esercizio della Lunga Mattina”
    Quando inizia il mantenimento della squadra di Angie
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora è il mantenimento della squadra di Angie
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora è il mantenimento della squadra di Angie
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora è la sottofase di acquisizione della squadra di Angie
    Quando la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Edward
    Quando la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    Allora è la sottofase di acquisizione della squadra di Edward

  @id:turn.extra_steps.teammate_triggers @clause:turn.of_team @clause:step.extra @from:2005-08-01 @must
  Scenario: Nella sottofase di mantenimento che un giocatore riceve in più, le abilità del compagno di squadra si innescano di nuovo
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 30 punti vita
    E che Angie controlla “Esercizio della Lunga Mattina”
    E che Barry controlla “Serendib Efreet”
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora la squadra di Angie ha 28 punti vita

  @id:turn.extra_steps.each_member @clause:turn.of_team @clause:step.extra @from:2005-08-01 @must
  Scenario: Quando ciascun membro ha un effetto dello stesso tipo, la squadra riceve entrambe le sottofasi
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 30 punti vita
    E che Angie controlla “Esercizio della Lunga Mattina”
    E che Barry controlla “Esercizio della Lunga Mattina”
    E che Barry controlla “Serendib Efreet”
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora la squadra di Angie ha 27 punti vita

  @id:turn.extra_steps.one_effect @situation:turn.extra_steps.one_effect @clause:turn.of_several @clause:step.extra @from:2007-05-01 @must
  Scenario: Quando un solo effetto aggiunge una sottofase di mantenimento per entrambi i membri, la squadra ne riceve una
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 30 punti vita
    E che Barry controlla “Serendib Efreet”
    Quando inizia il mantenimento della squadra di Angie
    E Angie lancia “Esercizio della Mattina Condivisa”
    E la magia si risolve
    E inizia la sottofase di acquisizione della squadra di Angie
    Allora la squadra di Angie ha 28 punti vita

  @id:turn.extra_steps.one_effect.first_text @situation:turn.extra_steps.one_effect @clause:turn.of_several @clause:step.extra @from:2005-08-01 @until:2007-05-01 @should
  Scenario: Finché le regole non dicono nulla di più membri, la squadra ne riceve una per ciascuno di loro
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 30 punti vita
    E che Barry controlla “Serendib Efreet”
    Quando inizia il mantenimento della squadra di Angie
    E Angie lancia “Esercizio della Mattina Condivisa”
    E la magia si risolve
    E inizia la sottofase di acquisizione della squadra di Angie
    Allora la squadra di Angie ha 27 punti vita

  @id:turn.extra_steps.end @clause:step.extra @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Una sottofase finale aggiuntiva viene prima della sottofase di cancellazione, ed è della squadra
    Dato che Angie controlla “Esercizio della Lunga Sera”
    Quando inizia la sottofase finale della squadra di Angie
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora è la sottofase finale della squadra di Angie
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora è la sottofase finale della squadra di Angie
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora è il mantenimento della squadra di Edward

  @id:turn.extra_steps.phase_after_ending @clause:turn.of_team @clause:phase.extra @must
  Schema dello scenario: Una fase di combattimento aggiunta nella sottofase finale viene dopo la fase finale, e poi il turno è finito
    Dato che la squadra di Edward ha 30 punti vita
    E che Barry controlla “Gigante di Collina”
    Quando inizia la sottofase finale della squadra di Angie
    E Angie lancia “Esercizio dell'Incursione Notturna”
    E la magia si risolve
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora è la sottofase di inizio combattimento della squadra di Angie
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Barry attacca <attaccato> con “Gigante di Collina”
    E la squadra di Angie sceglie Edward come giocatore che subisce il danno
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward ha 27 punti vita
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora è il mantenimento della squadra di Edward

    Esempi:
      | dal        | attaccato            |
      | 2005-08-01 | la squadra di Edward |
      | 2018-04-27 | Edward               |

  @id:turn.extra_steps.end_next @clause:step.extra @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: La sottofase finale che segue è quella aggiuntiva, nello stesso turno
    Dato che Angie controlla “Esercizio della Lunga Sera”
    Quando inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Esercizio della Lunga Sera” si risolve
    E inizia la sottofase finale della squadra di Angie
    Allora Edward non ha carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward ha una carta in mano
