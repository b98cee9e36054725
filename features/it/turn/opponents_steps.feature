# language: it
@source:F @source:I @source:J
Funzionalità: Le abilità che si innescano nella sottofase di ciascun avversario
  > Due avversari condividono una sola sottofase finale. Un'abilità della sottofase finale di ciascun avversario si innesca una volta o due?

  @id:trigger.step.each_opponent @clause:trigger.step @must
  Schema dello scenario: Un'abilità che non nomina alcun giocatore si innesca una volta, poi per ciascun avversario, poi di nuovo una volta sola
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Esercizio delle Sottofasi”
    Quando inizia la sottofase finale della squadra di Edward
    E inizia il mantenimento della squadra di Angie
    Allora Angie controlla <pedine>

    Esempi:
      | dal        | regola              | pedine              |
      | 2005-08-05 | FAQ 2005            | una pedina creatura |
      | 2007-05-01 | Gatherer 2007-05-01 | due pedine creatura |
      | 2020-01-24 | 805.4d              | una pedina creatura |

  @id:trigger.step.luminarch @clause:trigger.step @clause:trigger.intervening_if @source:F-EX03 @source:J-EX02 @must
  Schema dello scenario: L'Ascesa del Luminarca riceve un segnalino ricerca ogni volta che si innesca nella sottofase finale degli avversari
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Ascesa del Luminarca”
    Quando inizia la sottofase finale della squadra di Edward
    E Angie fa ciò che l'abilità permette
    E inizia il mantenimento della squadra di Angie
    Allora “Ascesa del Luminarca” ha <segnalini>

    Esempi:
      | dal        | regola              | segnalini             |
      | 2005-08-05 | FAQ 2005            | un segnalino ricerca  |
      | 2007-05-01 | Gatherer 2007-05-01 | due segnalini ricerca |
      | 2020-01-24 | 805.4d              | un segnalino ricerca  |

  @id:trigger.step.luminarch.declined @situation:trigger.step.luminarch @clause:trigger.step @source:F-EX03 @source:J-EX02 @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-05 @must
  Scenario: Chi controlla Ascesa del Luminarca può rinunciare al segnalino
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Ascesa del Luminarca”
    Quando inizia la sottofase finale della squadra di Edward
    E Angie non fa ciò che l'abilità permette
    E inizia il mantenimento della squadra di Angie
    Allora “Ascesa del Luminarca” non ha nessun segnalino ricerca

  @id:trigger.step.luminarch.lost_life @situation:trigger.step.luminarch @clause:trigger.intervening_if @source:F-EX03 @source:J-EX02 @variant:two-headed-giant @variant:two-player @from:2005-08-05 @must
  Scenario: Ascesa del Luminarca non riceve segnalini se chi la controlla ha perso punti vita in questo turno
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Ascesa del Luminarca”
    E che Edward controlla “Acolyte of Xathrid”
    E che Edward controlla due “Fonte di mana”
    Quando Edward attiva l'abilità di “Acolyte of Xathrid”
    Ed Edward sceglie Angie come bersaglio
    E l'abilità si risolve
    E inizia la sottofase finale della squadra di Edward
    E Angie fa ciò che l'abilità permette
    E inizia il mantenimento della squadra di Angie
    Allora “Ascesa del Luminarca” non ha nessun segnalino ricerca

  @id:trigger.step.luminarch.teammate_lost_life @situation:trigger.step.luminarch @clause:trigger.step @clause:life.shared @clause:trigger.intervening_if @source:F-EX03 @source:J-EX02 @must
  Schema dello scenario: Per Ascesa del Luminarca non importa che il compagno abbia perso punti vita
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Ascesa del Luminarca”
    E che Edward controlla “Acolyte of Xathrid”
    E che Edward controlla due “Fonte di mana”
    Quando Edward attiva l'abilità di “Acolyte of Xathrid”
    Ed Edward sceglie Barry come bersaglio
    E l'abilità si risolve
    E inizia la sottofase finale della squadra di Edward
    E Angie fa ciò che l'abilità permette
    E inizia il mantenimento della squadra di Angie
    Allora “Ascesa del Luminarca” ha <segnalini>

    Esempi:
      | dal        | regola              | segnalini             |
      | 2005-08-05 | FAQ 2005            | un segnalino ricerca  |
      | 2007-05-01 | Gatherer 2007-05-01 | due segnalini ricerca |
      | 2020-01-24 | 805.4d              | un segnalino ricerca  |

  @id:trigger.step.luminarch.meanwhile @situation:trigger.step.luminarch @clause:trigger.intervening_if @source:F-EX03 @variant:two-headed-giant @variant:two-player @from:2005-08-05 @must
  Scenario: Per Ascesa del Luminarca contano anche i punti vita persi prima che l'abilità si risolva
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Ascesa del Luminarca”
    E che Edward controlla “Acolyte of Xathrid”
    E che Edward controlla due “Fonte di mana”
    Quando inizia la sottofase finale della squadra di Edward
    Ed Edward attiva l'abilità di “Acolyte of Xathrid”
    Ed Edward sceglie Angie come bersaglio
    E Angie fa ciò che l'abilità permette
    E inizia il mantenimento della squadra di Angie
    Allora “Ascesa del Luminarca” non ha nessun segnalino ricerca

  @id:trigger.step.luminarch.own_step @situation:trigger.step.luminarch @clause:trigger.step @source:F-EX03 @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Ascesa del Luminarca non si innesca nella sottofase finale della propria squadra
    Dato che Angie controlla “Ascesa del Luminarca”
    Quando inizia la sottofase finale della squadra di Angie
    E Angie fa ciò che l'abilità permette
    E inizia il mantenimento della squadra di Edward
    Allora “Ascesa del Luminarca” non ha nessun segnalino ricerca

  @id:ability.only_if.angel @clause:ability.only_if @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Con quattro segnalini ricerca Ascesa del Luminarca crea un Angelo con volare
    Dato che Angie controlla “Ascesa del Luminarca”
    E che “Ascesa del Luminarca” ha quattro segnalini ricerca
    E che Angie controlla due “Fonte di mana”
    Quando Angie attiva l'abilità di “Ascesa del Luminarca”
    E l'abilità si risolve
    Allora Angie controlla una pedina Angelo 4/4
    E “Ascesa del Luminarca” ha quattro segnalini ricerca

  @id:ability.only_if.three @situation:ability.only_if.angel @clause:ability.only_if @clause:priority.pass @variant:two-headed-giant @variant:two-player @variant:two-player-commander @from:2005-08-05 @must
  Scenario: Con tre segnalini ricerca la sua abilità non può essere attivata; con il quarto sì
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Ascesa del Luminarca”
    E che “Ascesa del Luminarca” ha tre segnalini ricerca
    E che Angie controlla due “Fonte di mana”
    Quando inizia la sottofase finale della squadra di Edward
    E Angie fa ciò che l'abilità permette
    E la squadra di Edward passa la priorità
    Allora Angie non può attivare l'abilità di “Ascesa del Luminarca”
    Quando l'abilità innescata di “Ascesa del Luminarca” si risolve
    E la squadra di Edward passa la priorità
    Allora “Ascesa del Luminarca” ha quattro segnalini ricerca
    E Angie può attivare l'abilità di “Ascesa del Luminarca”
