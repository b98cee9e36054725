# language: it
@source:F @source:I @source:W
Funzionalità: Vincere per un effetto
  > Un effetto dice che un giocatore vince se ha un certo numero di punti vita, ma la squadra ha un solo totale per due. Chi vince, e a quanto?

  @id:game.win.test_of_endurance @clause:life.read @clause:team.wins_and_loses @clause:trigger.intervening_if @source:F-EX12 @source:I-EX08 @source:W-EX10 @must
  Schema dello scenario: La Prova di Resistenza fa vincere tutta la squadra quando si considera che il suo controllore abbia 50 punti vita
    Dato che la squadra di Angie ha <totale> punti vita
    E che Angie controlla “Prova di Resistenza”
    Quando inizia il mantenimento della squadra di Angie
    Allora la partita continua
    Quando l'abilità innescata di “Prova di Resistenza” si risolve
    Allora la squadra di Angie vince la partita
    E la squadra di Edward perde la partita

    Esempi:
      | dal        | regola  | totale |
      | 2005-08-01 | 606.9a  | 99     |
      | 2010-04-23 | 806.10a | 50     |

  @id:game.win.test_of_endurance.too_little @situation:game.win.test_of_endurance @clause:life.read @clause:team.wins_and_loses @clause:trigger.intervening_if @source:F-EX12 @source:I-EX08 @source:W-EX10 @must
  Schema dello scenario: Un punto vita in meno non basta per Prova di Resistenza
    Dato che la squadra di Angie ha <totale> punti vita
    E che Angie controlla “Prova di Resistenza”
    Quando inizia il mantenimento della squadra di Angie
    E inizia la sottofase di acquisizione della squadra di Angie
    Allora la partita continua
    E la squadra di Angie ha <totale> punti vita

    Esempi:
      | dal        | regola  | totale |
      | 2005-08-01 | 606.9a  | 98     |
      | 2010-04-23 | 806.10a | 49     |

  @id:game.win.test_of_endurance.no_longer @situation:game.win.test_of_endurance @clause:life.read @clause:trigger.intervening_if @source:F-EX12 @must
  Schema dello scenario: Per Prova di Resistenza i punti vita devono esserci ancora quando l'abilità si risolve
    Dato che la squadra di Angie ha <totale> punti vita
    E che Angie controlla “Prova di Resistenza”
    E che Barry controlla “Wall of Blood”
    Quando inizia il mantenimento della squadra di Angie
    E Barry attiva l'abilità di “Wall of Blood”
    E l'abilità si risolve
    E l'abilità innescata di “Prova di Resistenza” si risolve
    Allora la partita continua
    E la squadra di Angie ha <resto> punti vita

    Esempi:
      | dal        | regola  | totale | resto |
      | 2005-08-01 | 606.9a  | 99     | 98    |
      | 2010-04-23 | 806.10a | 50     | 49    |

  @id:game.win.cant_lose @situation:game.win.test_of_endurance @clause:team.win_effect @clause:team.wins_and_loses @must
  Schema dello scenario: Un effetto fa vincere una squadra i cui avversari non possono perdere, salvo negli anni in cui dovevano perdere
    Dato che la squadra di Edward ha 99 punti vita
    E che Ronald controlla “Prova di Resistenza”
    E che Angie controlla “Lich's Mastery”
    Quando inizia il mantenimento della squadra di Edward
    Allora la partita continua
    Quando l'abilità innescata di “Prova di Resistenza” si risolve
    Allora <esito>

    Esempi:
      | dal        | regola | esito                                 |
      | 2005-08-01 | 102.2b | la squadra di Edward vince la partita |
      | 2010-04-23 | 104.3h | la partita continua                   |
      | 2018-04-27 | 104.2b | la squadra di Edward vince la partita |

  @id:game.win.alone @situation:game.win.test_of_endurance @variant:two-player @clause:team.win_effect @from:2010-04-23 @until:2018-04-27 @must
  Scenario: In una partita a due giocatori un effetto fa vincere un giocatore il cui avversario non può perdere
    Dato che la squadra di Edward ha 99 punti vita
    E che Edward controlla “Prova di Resistenza”
    E che Angie controlla “Lich's Mastery”
    Quando inizia il mantenimento della squadra di Edward
    E l'abilità innescata di “Prova di Resistenza” si risolve
    Allora la squadra di Edward vince la partita
