# language: it
@source:F @source:I @source:W
Funzionalità: Giocatori che non possono perdere o non possono vincere
  > Un giocatore non può perdere la partita. Il suo compagno può ancora perderla per entrambi?

  @id:game.cant_lose.life @clause:team.wins_and_loses @clause:life.zero @source:F-EX09 @source:I-EX05 @source:W-EX07 @must
  Schema dello scenario: Nessuno dei compagni perde finché uno di loro controlla l'Angelo di Platino
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 1 punto vita
    E che <giocatore> controlla “Angelo di Platino”
    E che Ronald controlla “Acolyte of Xathrid”
    E che Ronald controlla due “Fonte di mana”
    Quando Ronald attiva l'abilità di “Acolyte of Xathrid”
    E Ronald sceglie Angie come bersaglio
    E l'abilità si risolve
    E inizia la sottofase finale della squadra di Edward
    Allora la squadra di Angie ha 0 punti vita
    E la partita continua

    Esempi:
      | dal        | giocatore |
      | 2005-08-01 | Angie     |
      | 2005-08-01 | Barry     |

  @id:game.cant_lose.leaves @situation:game.cant_lose.life @clause:team.wins_and_loses @clause:life.zero @clause:state_check.when @source:F-EX09 @source:I-EX05 @source:W-EX07 @from:2005-08-01 @must
  Scenario: Quando l'Angelo di Platino se ne va, una squadra senza punti vita perde subito
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 0 punti vita
    E che Barry controlla “Angelo di Platino”
    Quando Edward lancia “Grasp of Darkness” bersagliando “Angelo di Platino”
    Allora la partita continua
    Quando la magia si risolve
    Allora la squadra di Angie perde la partita
    E la squadra di Edward vince la partita

  @id:game.cant_lose.both @situation:game.cant_lose.life @clause:team.wins_and_loses @clause:state_check.when @from:2010-04-23 @must
  Scenario: Quando entrambe le squadre restano senza punti vita insieme, perde solo quella che può perdere
    Dato che la squadra di Angie ha 22 punti vita
    E che la squadra di Edward ha 22 punti vita
    E che Angie controlla “Hidetsugu lo Spietato”
    E che Barry controlla “Angelo di Platino”
    Quando Angie attiva l'abilità di “Hidetsugu lo Spietato”
    E l'abilità si risolve
    Allora la squadra di Angie ha 0 punti vita
    E la squadra di Edward perde la partita
    E la squadra di Angie vince la partita

  @id:game.cant_lose.library @clause:team.wins_and_loses @clause:draw.empty @source:F-EX09 @source:I-EX05 @source:W-EX07 @from:2005-08-01 @must
  Scenario: Un grimorio vuoto non fa perdere una squadra che non può perdere, nemmeno quando torna a poter perdere
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Angelo di Platino”
    E che Barry non ha carte nel proprio grimorio
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora la partita continua
    Quando Angie lancia “Grasp of Darkness” bersagliando “Angelo di Platino”
    E la magia si risolve
    E inizia la sottofase finale della squadra di Angie
    Allora la partita continua
    Quando inizia il mantenimento della squadra di Angie
    Allora la partita continua
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora la squadra di Angie perde la partita

  @id:game.lose.effect @clause:team.wins_and_loses @must
  Schema dello scenario: Un effetto che fa perdere un giocatore fa perdere tutta la squadra
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Edward controlla “Door to Nothingness”
    E che Edward controlla dieci “Fonte di mana”
    Quando Edward attiva l'abilità di “Door to Nothingness”
    Ed Edward sceglie <giocatore> come bersaglio
    E l'abilità si risolve
    Allora la squadra di Angie perde la partita
    E la squadra di Edward vince la partita

    Esempi:
      | dal        | giocatore |
      | 2005-08-01 | Angie     |
      | 2005-08-01 | Barry     |

  @id:game.cant_lose.effect @situation:game.lose.effect @clause:team.wins_and_loses @source:F-EX09 @from:2005-08-01 @must
  Scenario: Un effetto che fa perdere un giocatore non fa nulla a chi ha un compagno che non può perdere
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Edward controlla “Door to Nothingness”
    E che Edward controlla dieci “Fonte di mana”
    E che Barry controlla “Angelo di Platino”
    Quando Edward attiva l'abilità di “Door to Nothingness”
    Ed Edward sceglie Angie come bersaglio
    E l'abilità si risolve
    Allora la partita continua
    Quando Ronald lancia “Grasp of Darkness” bersagliando “Angelo di Platino”
    E la magia si risolve
    Allora la partita continua

  @id:game.cant_win.effect @situation:game.win.test_of_endurance @clause:team.wins_and_loses @source:F-EX09 @source:I-EX05 @source:W-EX07 @must
  Schema dello scenario: Nessun avversario di un giocatore con l'Angelo di Platino può vincere la partita
    Dato che la squadra di Edward ha 99 punti vita
    E che <giocatore> controlla “Prova di Resistenza”
    E che Angie controlla “Angelo di Platino”
    Quando inizia il mantenimento della squadra di Edward
    Allora la partita continua
    Quando l'abilità innescata di “Prova di Resistenza” si risolve
    Allora la partita continua
    E la squadra di Edward ha 99 punti vita

    Esempi:
      | dal        | giocatore |
      | 2005-08-01 | Edward    |
      | 2005-08-01 | Ronald    |

  @id:game.cant_win.teammate @situation:game.win.test_of_endurance @clause:team.wins_and_loses @from:2005-08-01 @must
  Scenario: L'Angelo di Platino non impedisce a nessuno della propria squadra di vincere
    Dato che la squadra di Angie ha 99 punti vita
    E che Barry controlla “Prova di Resistenza”
    E che Angie controlla “Angelo di Platino”
    Quando inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Prova di Resistenza” si risolve
    Allora la squadra di Angie vince la partita
    E la squadra di Edward perde la partita

  @id:game.cant_lose.concede @situation:game.concede @clause:team.concedes @must
  Schema dello scenario: Chi non può perdere può comunque concedere
    Dato che Angie controlla “Angelo di Platino”
    Quando <giocatore> concede la partita
    Allora la squadra di Angie perde la partita

    Esempi:
      | dal        | giocatore |
      | 2005-08-01 | Angie     |
      | 2005-08-01 | Barry     |

  @id:game.cant_win.concede @situation:game.concede @clause:team.concedes @clause:game.over @from:2010-04-23 @must
  Scenario: La squadra che resta vince, anche se non può vincere per un effetto
    Dato che Angie controlla “Angelo di Platino”
    Quando Barry concede la partita
    Allora la squadra di Edward vince la partita

  @id:game.cant_lose.poison @situation:poison.lethal @clause:poison.lethal @clause:team.wins_and_loses @must
  Schema dello scenario: Il veleno non fa perdere chi non può perdere, né il suo compagno
    Dato che <chi> ha <numero> segnalini veleno
    E che Ronald controlla “Angelo di Platino”
    Quando Angie lancia “Caress of Phyrexia” bersagliando Edward
    E la magia si risolve
    Allora la partita continua
    Quando Angie lancia “Grasp of Darkness” bersagliando “Angelo di Platino”
    E la magia si risolve
    Allora la squadra di Edward perde la partita
    E la squadra di Angie vince la partita

    Esempi:
      | dal        | regola | chi                  | numero |
      | 2005-08-01 | 420.5h | Edward               | sette  |
      | 2011-04-01 | 810.8d | la squadra di Edward | 12     |
