# language: it
@source:F @source:I @source:J @source:W
Funzionalità: I posti e il giocatore principale
  > I compagni di squadra siedono fianco a fianco. Chi è il giocatore principale, e che cosa decide?

  @id:seat.primary @situation:seat @clause:seat.primary @source:J-EX06 @must
  Schema dello scenario: Il giocatore seduto a destra in una squadra è il suo giocatore principale
    Dato che l'incontro si gioca in un turno alla svizzera
    E che <destra> siede alla destra di <sinistra>
    Allora <squadra> ha <destra> come giocatore principale

    Esempi:
      | dal        | regola | destra | sinistra | squadra              |
      | 2005-08-01 | 606.3  | Angie  | Barry    | la squadra di Angie  |
      | 2005-08-01 | 606.3  | Barry  | Angie    | la squadra di Angie  |
      | 2005-08-01 | 606.3  | Ronald | Edward   | la squadra di Edward |

  @id:seat.settles.action @situation:seat.settles @clause:seat.settles @source:J-EX05 @must
  Schema dello scenario: Quando entrambi i membri vogliono agire, il giocatore principale dice chi agisce
    Dato che l'incontro si gioca in un turno alla svizzera
    E che <destra> siede alla destra di <sinistra>
    Allora se entrambi i membri della squadra di Angie vogliono agire, <destra> decide chi agisce

    Esempi:
      | dal        | regola | destra | sinistra |
      | 2005-08-01 | 606.6d | Angie  | Barry    |
      | 2005-08-01 | 606.6d | Barry  | Angie    |

  @id:seat.settles.choice @situation:seat.settles @clause:seat.settles @must
  Schema dello scenario: Per ogni altro disaccordo all'inizio non era scritto nulla; più tardi decide il giocatore principale
    Dato che l'incontro si gioca in un turno alla svizzera
    E che Barry siede alla destra di Angie
    Allora <risposta>

    Esempi:
      | dal        | regola | risposta                                                                            |
      | 2005-08-01 | 606.6d | se la squadra di Angie non si accorda su una scelta, nessuna regola dice chi decide |
      | 2009-07-11 | 806.3a | se la squadra di Angie non si accorda su una scelta, decide Barry                   |
