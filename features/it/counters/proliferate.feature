# language: it
Funzionalità: Proliferare
  > Un giocatore sceglie a chi e a che cosa, fra ciò che ha già segnalini, darne altri. Che cosa può scegliere quando una squadra condivide il veleno?

  @id:proliferate.players @situation:proliferate.poison @clause:counters.proliferate @from:2010-10-01 @until:2011-04-01 @must
  Scenario: Ogni giocatore scelto riceveva un segnalino veleno in più
    Dato che Edward ha tre segnalini veleno
    E che Ronald ha cinque segnalini veleno
    E che Angie ha due segnalini veleno
    Quando Angie lancia “Steady Progress”
    E Angie sceglie Edward e Ronald perché ricevano un altro segnalino ciascuno
    E la magia si risolve
    Allora Edward ha quattro segnalini veleno
    E Ronald ha sei segnalini veleno
    E Angie ha due segnalini veleno

  @id:proliferate.teams @situation:proliferate.poison @clause:counters.proliferate @from:2011-04-01 @until:2016-11-11 @must
  Scenario: Una squadra veniva scelta come tale e riceveva un segnalino veleno in più
    Dato che la squadra di Edward ha otto segnalini veleno
    E che la squadra di Angie ha due segnalini veleno
    Quando Angie lancia “Steady Progress”
    E Angie sceglie la squadra di Edward perché riceva un altro segnalino
    E la magia si risolve
    Allora la squadra di Edward ha nove segnalini veleno
    E la squadra di Angie ha due segnalini veleno

  @id:proliferate.once_per_team @situation:proliferate.poison @clause:counters.proliferate @from:2016-11-11 @must
  Scenario: Entrambi i membri di una squadra vengono scelti, e solo uno riceve un segnalino veleno
    Dato che la squadra di Edward ha otto segnalini veleno
    E che la squadra di Angie ha due segnalini veleno
    Quando Angie lancia “Steady Progress”
    E Angie sceglie Edward e Ronald perché ricevano un altro segnalino ciascuno
    E Angie sceglie Ronald come giocatore influenzato
    E la magia si risolve
    Allora la squadra di Edward ha nove segnalini veleno
    E la squadra di Angie ha due segnalini veleno

  @id:proliferate.lethal @clause:counters.proliferate @clause:poison.lethal @must
  Schema dello scenario: Si può scegliere l'uno o l'altro membro per i segnalini veleno della squadra
    Dato che la squadra di Edward ha 14 segnalini veleno
    Quando Angie lancia “Steady Progress”
    E Angie sceglie <giocatore> perché riceva un altro segnalino
    E la magia si risolve
    Allora la squadra di Edward perde la partita

    Esempi:
      | dal        | giocatore |
      | 2016-11-11 | Edward    |
      | 2016-11-11 | Ronald    |

  @id:proliferate.team_kinds @situation:proliferate.kinds @clause:counters.proliferate @from:2011-04-01 @until:2016-11-11 @should
  Scenario: Una squadra riceveva segnalini dei tipi che aveva la squadra, e l'esperienza di un giocatore non era fra questi
    Dato che la squadra di Edward ha tre segnalini veleno
    E che Edward ha cinque segnalini esperienza
    Quando Angie lancia “Steady Progress”
    E Angie sceglie la squadra di Edward perché riceva un altro segnalino
    E la magia si risolve
    Allora la squadra di Edward ha quattro segnalini veleno
    Ed Edward ha cinque segnalini esperienza

  @id:proliferate.one_kind @situation:proliferate.kinds @clause:counters.proliferate @clause:counters.kinds @until:2019-05-03 @must
  Schema dello scenario: Un giocatore con due tipi di segnalini ne riceveva uno in più di un solo tipo
    Dato che la squadra di Edward ha tre segnalini veleno
    E che Edward ha cinque segnalini energia
    Quando Angie lancia “Steady Progress”
    E Angie sceglie Edward perché riceva un altro segnalino
    E Angie sceglie <tipo> come tipo di segnalino
    E la magia si risolve
    Allora la squadra di Edward ha <veleno> segnalini veleno
    Ed Edward ha <energia> segnalini energia

    Esempi:
      | dal        | tipo    | veleno  | energia |
      | 2016-11-11 | veleno  | quattro | cinque  |
      | 2016-11-11 | energia | tre     | sei     |

  @id:proliferate.every_kind @situation:proliferate.kinds @clause:counters.proliferate @clause:counters.kinds @from:2019-05-03 @must
  Scenario: Un giocatore riceve un segnalino in più di ogni tipo, anche il veleno della squadra
    Dato che la squadra di Edward ha tre segnalini veleno
    E che Edward ha cinque segnalini energia
    E che Ronald ha due segnalini energia
    Quando Angie lancia “Steady Progress”
    E Angie sceglie Edward perché riceva un altro segnalino
    E la magia si risolve
    Allora la squadra di Edward ha quattro segnalini veleno
    Ed Edward ha sei segnalini energia
    E Ronald ha due segnalini energia

  @id:proliferate.both_one_kind @situation:proliferate.both @clause:counters.proliferate @until:2019-05-03 @should
  Schema dello scenario: Di due membri scelti solo uno riceveva veleno, e il segnalino dell'altro era di un altro tipo
    Dato che la squadra di Edward ha tre segnalini veleno
    E che Edward ha cinque segnalini energia
    E che Ronald ha sette segnalini energia
    Quando Angie lancia “Steady Progress”
    E Angie sceglie Edward e Ronald perché ricevano un altro segnalino ciascuno
    E Angie sceglie <giocatore> come giocatore influenzato
    E Angie sceglie veleno come tipo di segnalino
    E la magia si risolve
    Allora la squadra di Edward ha quattro segnalini veleno
    Ed Edward ha <primo> segnalini energia
    E Ronald ha <secondo> segnalini energia

    Esempi:
      | dal        | giocatore | primo  | secondo |
      | 2016-11-11 | Edward    | cinque | otto    |
      | 2016-11-11 | Ronald    | sei    | sette   |

  @id:proliferate.both_every_kind @situation:proliferate.both @clause:counters.proliferate @must
  Schema dello scenario: Di due membri scelti entrambi ricevono il resto, e il veleno arriva una volta sola, a chi dice il giocatore che prolifera
    Dato che la squadra di Edward ha tre segnalini veleno
    E che Edward ha cinque segnalini energia
    E che Ronald ha sette segnalini energia
    Quando Angie lancia “Steady Progress”
    E Angie sceglie Edward e Ronald perché ricevano un altro segnalino ciascuno
    E Angie sceglie <giocatore> come giocatore influenzato
    E la magia si risolve
    Allora la squadra di Edward ha quattro segnalini veleno
    Ed Edward ha sei segnalini energia
    E Ronald ha otto segnalini energia

    Esempi:
      | dal        | giocatore |
      | 2019-05-03 | Edward    |
      | 2019-05-03 | Ronald    |

  @id:proliferate.permanents @clause:counters.proliferate @from:2016-11-11 @must
  Scenario: Permanenti e giocatori vengono scelti insieme, e chi non è scelto non riceve nulla
    Dato che Barry controlla “Gigante di Collina”
    E che “Gigante di Collina” ha due segnalini +1/+1
    E che Edward controlla “Longtusk Cub”
    E che “Longtusk Cub” ha quattro segnalini +1/+1
    E che Barry ha due segnalini energia
    E che Edward ha due segnalini energia
    Quando Angie lancia “Steady Progress”
    E Angie sceglie “Gigante di Collina” ed Edward perché ricevano un altro segnalino ciascuno
    E la magia si risolve
    Allora “Gigante di Collina” ha tre segnalini +1/+1
    Ed Edward ha tre segnalini energia
    E Barry ha due segnalini energia
    E “Longtusk Cub” ha quattro segnalini +1/+1

  @id:proliferate.nothing @situation:proliferate.permanents @clause:counters.proliferate @from:2010-10-01 @must
  Scenario: Non è obbligatorio scegliere qualcuno o qualcosa
    Dato che Barry controlla “Gigante di Collina”
    E che “Gigante di Collina” ha due segnalini +1/+1
    Quando Angie lancia “Steady Progress”
    E Angie non sceglie nulla a cui dare un altro segnalino
    E la magia si risolve
    Allora “Gigante di Collina” ha due segnalini +1/+1

  @id:proliferate.alone_every_kind @situation:proliferate.alone @variant:two-player @clause:counters.proliferate @from:2019-05-03 @must
  Scenario: In una partita a due giocatori ogni tipo di segnalino viene dato una volta in più
    Dato che Edward ha tre segnalini veleno
    E che Edward ha cinque segnalini energia
    E che Angie ha due segnalini energia
    Quando Angie lancia “Steady Progress”
    E Angie sceglie Edward perché riceva un altro segnalino
    E la magia si risolve
    Allora Edward ha quattro segnalini veleno
    Ed Edward ha sei segnalini energia
    E Angie ha due segnalini energia

  @id:proliferate.alone_one_kind @situation:proliferate.alone @variant:two-player @clause:counters.proliferate @from:2010-10-01 @until:2019-05-03 @must
  Scenario: In una partita a due giocatori veniva dato un segnalino in più, di un solo tipo
    Dato che Edward ha tre segnalini veleno
    E che Edward ha cinque segnalini energia
    Quando Angie lancia “Steady Progress”
    E Angie sceglie Edward perché riceva un altro segnalino
    E Angie sceglie energia come tipo di segnalino
    E la magia si risolve
    Allora Edward ha tre segnalini veleno
    Ed Edward ha sei segnalini energia
