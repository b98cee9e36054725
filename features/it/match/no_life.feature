# language: it
@source:F @source:I @source:W
Funzionalità: Un giocatore che non perde per mancanza di punti vita
  > Un giocatore non perde con 0 o meno punti vita. E il suo compagno, e gli altri modi di perdere?

  @id:game.no_life @clause:team.wins_and_loses @clause:life.zero @source:F-EX07 @source:I-EX03 @source:W-EX05 @must
  Schema dello scenario: Chiunque dei due compagni controlli Trascendenza, la squadra non perde con 0 punti vita
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 1 punto vita
    E che <giocatore> controlla “Trascendenza”
    E che Edward controlla “Acolyte of Xathrid”
    E che Edward controlla due “Fonte di mana”
    Quando Edward attiva l'abilità di “Acolyte of Xathrid”
    Ed Edward sceglie <compagno> come bersaglio
    E l'abilità si risolve
    E inizia la sottofase finale della squadra di Edward
    Allora la squadra di Angie ha 0 punti vita
    E la partita continua

    Esempi:
      | dal        | giocatore | compagno |
      | 2005-08-01 | Angie     | Barry    |
      | 2005-08-01 | Barry     | Angie    |

  @id:game.no_life.lost @situation:game.no_life @clause:life.shared @clause:life.zero @source:F-EX07 @from:2005-08-01 @must
  Scenario: Chi controlla Trascendenza guadagna il doppio di ciò che ha perso lui stesso, non il compagno
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 1 punto vita
    E che Angie controlla “Trascendenza”
    E che Edward controlla “Acolyte of Xathrid”
    E che Edward controlla due “Fonte di mana”
    Quando Edward attiva l'abilità di “Acolyte of Xathrid”
    Ed Edward sceglie Angie come bersaglio
    E l'abilità si risolve
    Allora la squadra di Angie ha 0 punti vita
    E la partita continua
    Quando l'abilità innescata di “Trascendenza” si risolve
    Allora la squadra di Angie ha 2 punti vita

  @id:game.no_life.damage @situation:game.no_life @clause:life.shared @source:F-EX07 @from:2005-08-01 @must
  Scenario: Il danno a ogni giocatore la innesca solo per la parte di chi la controlla
    Dato che la squadra di Angie ha 5 punti vita
    E che Angie controlla “Trascendenza”
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Angie ha -3 punti vita
    Quando l'abilità innescata di “Trascendenza” si risolve
    Allora la squadra di Angie ha 5 punti vita
    E la partita continua

  @id:game.no_life.twenty @clause:life.read @clause:trigger.state @clause:team.wins_and_loses @must
  Schema dello scenario: Trascendenza fa perdere la squadra appena si ritiene che chi la controlla abbia 20 punti vita
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha <prima> punti vita
    E che Angie controlla “Trascendenza”
    E che Edward controlla “Acolyte of Xathrid”
    E che Edward controlla due “Fonte di mana”
    Quando Edward attiva l'abilità di “Acolyte of Xathrid”
    Ed Edward sceglie Angie come bersaglio
    E l'abilità si risolve
    E l'abilità innescata di “Trascendenza” si risolve
    Allora la squadra di Angie ha <dopo> punti vita
    E la partita continua
    Quando l'abilità innescata di “Trascendenza” si risolve
    Allora la squadra di Angie perde la partita
    E la squadra di Edward vince la partita

    Esempi:
      | dal        | regola  | prima | dopo |
      | 2005-08-01 | 606.9a  | 38    | 39   |
      | 2010-04-23 | 806.10a | 19    | 20   |

  @id:game.no_life.nineteen @situation:game.no_life.twenty @clause:life.read @clause:trigger.state @must
  Schema dello scenario: Con un punto vita in meno la partita continua
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha <prima> punti vita
    E che Angie controlla “Trascendenza”
    E che Edward controlla “Acolyte of Xathrid”
    E che Edward controlla due “Fonte di mana”
    Quando Edward attiva l'abilità di “Acolyte of Xathrid”
    Ed Edward sceglie Angie come bersaglio
    E l'abilità si risolve
    E inizia la sottofase finale della squadra di Edward
    Allora la squadra di Angie ha <dopo> punti vita
    E la partita continua

    Esempi:
      | dal        | regola  | prima | dopo |
      | 2005-08-01 | 606.9a  | 37    | 38   |
      | 2010-04-23 | 806.10a | 18    | 19   |

  @id:game.no_life.library @situation:game.no_life @clause:draw.empty @clause:team.wins_and_loses @source:F-EX07 @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Trascendenza non aiuta contro un grimorio vuoto
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 0 punti vita
    E che Angie controlla “Trascendenza”
    E che Angie non ha carte nel proprio grimorio
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora la squadra di Angie perde la partita

  @id:game.no_life.poison @situation:poison.lethal @clause:poison.lethal @clause:team.wins_and_loses @must
  Schema dello scenario: Trascendenza non aiuta contro il veleno
    Dato che <chi> ha <numero> segnalini veleno
    E che la squadra di Edward ha 0 punti vita
    E che Edward controlla “Trascendenza”
    Quando Angie lancia “Caress of Phyrexia” bersagliando Edward
    E la magia si risolve
    Allora la squadra di Edward perde la partita

    Esempi:
      | dal        | regola | chi                  | numero |
      | 2005-08-01 | 420.5h | Edward               | sette  |
      | 2011-04-01 | 810.8d | la squadra di Edward | 12     |
