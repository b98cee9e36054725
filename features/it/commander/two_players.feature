# language: it
@source:C
Funzionalità: Due giocatori con un comandante ciascuno
  > Le sole regole di Commander, in una partita a due giocatori.

  @id:commander.two_players.life @situation:commander.life @clause:commander.life @clause:commander.start @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Ogni giocatore comincia con 40 punti vita, sette carte e il comandante nella zona di comando
    Dato che Angie ha “Isamaru, Hound of Konda” nella zona di comando
    E che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    Ed Edward tiene la propria mano
    Allora la squadra di Angie ha 40 punti vita
    E la squadra di Edward ha 40 punti vita
    Ed Edward ha sette carte in mano
    E Angie ha “Isamaru, Hound of Konda” nella zona di comando

  @id:commander.two_players.tax @situation:commander.tax @clause:commander.tax @clause:commander.cast @clause:commander.graveyard @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Il secondo lancio costa due in più, che il giocatore ha o non ha
    Dato che Angie ha “Isamaru, Hound of Konda” nella zona di comando
    E che Angie controlla sette “Fonte di mana”
    E che Angie controlla “Goblin Bombardment”
    Quando Angie lancia “Isamaru, Hound of Konda”
    E la magia si risolve
    E Angie attiva l'abilità di “Goblin Bombardment”
    E Angie sceglie Edward come bersaglio
    E Angie mette il proprio comandante nella zona di comando
    E l'abilità si risolve
    Allora Angie può lanciare “Isamaru, Hound of Konda”
    Quando la magia si risolve
    E Angie attiva l'abilità di “Goblin Bombardment”
    E l'abilità si risolve
    Allora Angie ha “Isamaru, Hound of Konda” nella zona di comando
    E Angie non può lanciare “Isamaru, Hound of Konda”

  @id:commander.two_players.graveyard @situation:commander.graveyard @clause:commander.graveyard @variant:commander @variant:two-player-commander @must
  Schema dello scenario: Se un comandante che va nella zona di comando sia morto dipende dalla data
    Dato che Angie controlla “Isamaru, Hound of Konda”
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    E che Angie controlla “Zulaport Cutthroat”
    E che la squadra di Angie ha 20 punti vita
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Shock” bersagliando “Isamaru, Hound of Konda”
    E la magia si risolve
    E Angie mette il proprio comandante nella zona di comando
    E inizia la sottofase finale della squadra di Angie
    Allora Angie ha “Isamaru, Hound of Konda” nella zona di comando
    E la squadra di Angie ha <punti> punti vita

    Esempi:
      | dal        | regola | punti |
      | 2009-10-01 | 903.10 | 20    |
      | 2020-07-03 | 903.9a | 21    |

  @id:commander.two_players.damage @situation:commander.damage @clause:commander.damage @clause:combat.attacks_alone @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Ventun danni da combattimento di uno stesso comandante fanno perdere un giocatore
    Dato che Angie controlla “Isamaru, Hound of Konda”
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    E che “Isamaru, Hound of Konda” ha 19 segnalini +1/+1
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Isamaru, Hound of Konda”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward perde la partita

  @id:commander.two_players.damage.twenty @situation:commander.damage @clause:commander.damage @clause:combat.attacks_alone @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Venti danni da combattimento non bastano perché un giocatore perda
    Dato che Angie controlla “Isamaru, Hound of Konda”
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    E che “Isamaru, Hound of Konda” ha 18 segnalini +1/+1
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Isamaru, Hound of Konda”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward è ancora in partita
    E la squadra di Edward ha 20 punti vita
