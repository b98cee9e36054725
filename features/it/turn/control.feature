# language: it
@source:F @source:I
Funzionalità: Il controllo di un giocatore
  > Un giocatore ne controlla un altro durante il prossimo turno di quest'ultimo. Chi decide per il compagno di squadra?

  @id:turn.control.team @situation:turn.control @clause:turn.control @from:2005-08-01 @must
  Scenario: Chi controlla un giocatore in un turno decide per tutta la squadra, e nessun altro
    Dato che la squadra di Edward ha 40 punti vita
    E che Edward controlla “Wall of Blood”
    E che Ronald controlla “Wall of Blood”
    Quando Angie lancia “Worst Fears” bersagliando Ronald
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward non può attivare l'abilità di “Wall of Blood”
    E Ronald non può attivare l'abilità di “Wall of Blood”
    E Barry non può attivare l'abilità di “Wall of Blood” al posto di Edward
    Ma Angie può attivare l'abilità di “Wall of Blood” al posto di Ronald
    E Angie può attivare l'abilità di “Wall of Blood” al posto di Edward
    E la squadra di Edward ha 38 punti vita

  @id:turn.control.when @situation:turn.control @clause:turn.control @from:2005-08-01 @must
  Scenario: Il controllo comincia con il prossimo turno della squadra e finisce con esso
    Dato che la squadra di Edward ha 40 punti vita
    E che Ronald controlla “Wall of Blood”
    Quando Angie lancia “Worst Fears” bersagliando Ronald
    E la magia si risolve
    E la squadra di Angie passa la priorità
    Allora Angie non può attivare l'abilità di “Wall of Blood” al posto di Ronald
    Ma Ronald può attivare l'abilità di “Wall of Blood”
    Quando la squadra di Angie finisce il proprio turno
    E la squadra di Edward finisce il proprio turno
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Angie non può attivare l'abilità di “Wall of Blood” al posto di Ronald
    Ma Ronald può attivare l'abilità di “Wall of Blood”

  @id:turn.control.attack @situation:turn.control.attack @clause:turn.control @must
  Schema dello scenario: Chi controlla un giocatore decide anche dell'attacco delle creature del compagno
    Dato che la squadra di Angie ha 30 punti vita
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Worst Fears” bersagliando Ronald
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare <attaccato> con “Orso Grizzly”
    Ma Angie può attaccare <attaccato> con “Orso Grizzly” al posto di Edward
    Quando la squadra di Angie sceglie Barry come giocatore che subisce il danno
    E la squadra di Edward finisce il proprio turno
    Allora la squadra di Angie ha 28 punti vita

    Esempi:
      | dal        | attaccato           |
      | 2005-08-01 | la squadra di Angie |
      | 2018-04-27 | Barry               |

  @id:turn.control.concession @situation:turn.control.concession @clause:turn.control @clause:team.concedes @from:2005-08-01 @must
  Scenario: Un giocatore controllato concede come prima
    Quando Angie lancia “Worst Fears” bersagliando Ronald
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward può concedere la partita
    E la squadra di Edward perde la partita

  @id:turn.control.whose @clause:turn.control @must
  Schema dello scenario: Un effetto dà il controllo a un altro giocatore: un tempo lo aveva il suo controllore, ora ce l'ha l'altro
    Dato che la squadra di Edward ha 40 punti vita
    E che Edward controlla “Wall of Blood”
    Quando Angie lancia “Esercizio dei Fili Prestati” bersagliando Barry
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora <l'altro> non può attivare l'abilità di “Wall of Blood” al posto di Edward
    Ma <controllore> può attivare l'abilità di “Wall of Blood” al posto di Edward

    Esempi:
      | dal        | regola | controllore | l'altro |
      | 2005-08-01 | 606.6f | Angie       | Barry   |
      | 2017-07-08 | 805.8  | Barry       | Angie   |

  @id:turn.control.skipped @clause:turn.control @clause:turn.skip @from:2005-08-01 @must
  Scenario: Quando il prossimo turno viene saltato, il controllo aspetta il turno che viene giocato
    Dato che la squadra di Edward ha 40 punti vita
    E che Edward controlla “Wall of Blood”
    Quando Angie lancia “Worst Fears” bersagliando Edward
    E la magia si risolve
    E la squadra di Angie passa la priorità
    E Ronald lancia “Meditate”
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward non può attivare l'abilità di “Wall of Blood”
    Ma Angie può attivare l'abilità di “Wall of Blood” al posto di Edward

  @id:turn.control.mana @clause:turn.control @clause:mana.burn @from:2005-08-01 @until:2009-07-11 @must
  Scenario: Il mana non speso di un giocatore il cui turno è controllato da un altro non brucia nessuno
    Dato che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Seat of the Synod”
    Quando Angie lancia “Worst Fears” bersagliando Ronald
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    E Angie attiva l'abilità di “Seat of the Synod” al posto di Edward
    Allora Edward ha un mana non speso
    Quando inizia la sottofase di inizio combattimento della squadra di Edward
    Allora Edward non ha mana non speso
    E la squadra di Edward ha 20 punti vita

  @id:turn.control.hand @situation:turn.control @clause:turn.control_sees @clause:turn.control @from:2005-08-01 @must
  Scenario: Chi controlla un giocatore vede in quel turno le mani di tutta la squadra, e non oltre
    Dato che Edward ha “Gigante di Collina” in mano
    E che Ronald ha “Orso Grizzly” in mano
    Quando Angie lancia “Worst Fears” bersagliando Ronald
    E la magia si risolve
    Allora Angie non ha il diritto di guardare “Orso Grizzly”
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora Angie ha il diritto di guardare “Orso Grizzly”
    E Angie ha il diritto di guardare “Gigante di Collina”
    E Ronald ha il diritto di guardare “Orso Grizzly”
    Ma Barry non ha il diritto di guardare “Orso Grizzly”
    Quando inizia il mantenimento della squadra di Angie
    Allora Angie non ha il diritto di guardare “Orso Grizzly”
