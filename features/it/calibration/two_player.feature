# language: it
Funzionalità: Una partita a due giocatori
  > Due giocatori, senza compagni di squadra, giocano una partita. Un motore conosce punti vita, priorità, combattimento e sconfitta come sono sempre stati?

  @id:calibration.two.life @variant:two-player @clause:life.start_alone @from:2005-08-01 @must
  Scenario: Ciascuno dei due giocatori comincia con 20 punti vita e sette carte
    Dato che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    Ed Edward tiene la propria mano
    Allora la squadra di Angie ha 20 punti vita
    E la squadra di Edward ha 20 punti vita
    E Angie ha sette carte in mano
    E è il mantenimento della squadra di Angie

  @id:calibration.two.mulligan @situation:calibration.two.mulligan @variant:two-player @clause:mulligan.later @clause:mulligan.order @from:2005-08-01 @until:2009-07-11 @must
  Scenario: Il primo mulligan di un giocatore costava una carta, e chi giocava per primo decideva per primo
    Dato che la squadra di Angie gioca per prima
    Quando Angie prende un mulligan
    Allora Edward non può prendere un mulligan
    Quando Angie tiene la propria mano
    Allora Angie ha sei carte in mano
    Ma Edward può prendere un mulligan
    Ed Edward ha sei carte in mano

  @id:calibration.two.mulligan.together @situation:calibration.two.mulligan @variant:two-player @clause:mulligan.later @clause:mulligan.order @must
  Schema dello scenario: Il primo mulligan di un giocatore costa una carta, e viene preso quando entrambi hanno deciso
    Dato che la squadra di Angie gioca per prima
    Quando Angie prende un mulligan
    Allora Angie ha sette carte in mano
    Quando Edward tiene la propria mano
    E Angie mette <in fondo> carta in fondo al proprio grimorio
    E Angie tiene la propria mano
    E Angie non mette carte in fondo al proprio grimorio
    Allora Angie ha sei carte in mano
    Ed Edward ha sette carte in mano

    Esempi:
      | dal        | regola | in fondo |
      | 2009-07-11 | 103.4  | —        |
      | 2019-07-12 | 103.4  | una      |

  @id:calibration.two.draw @variant:two-player @clause:turn.first_draw_alone @clause:step.draw @from:2005-08-01 @must
  Scenario: Solo il giocatore che gioca per secondo pesca nel suo primo turno
    Dato che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    Ed Edward tiene la propria mano
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie ha sette carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward ha otto carte in mano

  @id:calibration.two.read @variant:two-player @clause:life.start_alone @from:2005-08-01 @must
  Scenario: Metà dei punti vita di un giocatore è metà di tutti quelli che ha
    Dato che la squadra di Angie ha 11 punti vita
    E che Angie controlla “Malvagità in Agguato”
    Quando Angie attiva l'abilità di “Malvagità in Agguato”
    Allora la squadra di Angie ha 5 punti vita

  @id:calibration.two.damage @variant:two-player @clause:life.start_alone @from:2005-08-01 @must
  Scenario: Il danno a ogni giocatore viene inflitto una volta a ciascuno dei due
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 15 punti vita
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Angie ha 16 punti vita
    E la squadra di Edward ha 11 punti vita

  @id:calibration.two.priority @variant:two-player @clause:priority.pass @from:2005-08-01 @must
  Scenario: Un giocatore che ha passato non può agire prima che agisca l'altro
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Wall of Blood”
    E che Edward controlla “Wall of Blood”
    Quando Angie attiva l'abilità di “Wall of Blood”
    Allora Edward non può attivare l'abilità di “Wall of Blood”
    Quando la squadra di Angie passa la priorità
    Allora Angie non può attivare l'abilità di “Wall of Blood”
    Ma Edward può attivare l'abilità di “Wall of Blood”

  @id:calibration.two.combat @variant:two-player @clause:combat.attack @clause:combat.attacks_alone @clause:combat.block @from:2005-08-01 @must
  Scenario: Un attaccante che non viene bloccato infligge danno all'unico avversario
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Uccelli del Paradiso”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Angie attacca Edward con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Gigante di Collina” con “Uccelli del Paradiso”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita

  @id:calibration.two.poison @situation:calibration.two.poison @variant:two-player @clause:poison.lethal_alone @from:2005-08-01 @must
  Scenario: Un giocatore con dieci segnalini veleno perde
    Dato che Edward ha sette segnalini veleno
    Quando Angie lancia “Caress of Phyrexia” bersagliando Edward
    Allora la partita continua
    Quando la magia si risolve
    Allora la squadra di Edward perde la partita
    E la squadra di Angie vince la partita

  @id:calibration.two.poison.too_few @situation:calibration.two.poison @variant:two-player @clause:poison.lethal_alone @from:2005-08-01 @must
  Scenario: Nove segnalini veleno sono troppo pochi
    Dato che Edward ha sei segnalini veleno
    Quando Angie lancia “Caress of Phyrexia” bersagliando Edward
    E la magia si risolve
    Allora la partita continua
    Ed Edward ha nove segnalini veleno

  @id:calibration.two.loss @variant:two-player @clause:life.zero @from:2005-08-01 @must
  Scenario: Un giocatore senza punti vita perde, e l'altro vince
    Dato che la squadra di Angie ha 5 punti vita
    E che la squadra di Edward ha 4 punti vita
    Quando Angie lancia “Squarcio di Fiamme”
    Allora la partita continua
    Quando la magia si risolve
    Allora la squadra di Edward perde la partita
    E la squadra di Angie vince la partita
