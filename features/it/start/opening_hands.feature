# language: it
Funzionalità: Carte nelle mani iniziali
  > Una carta dice che chi l'ha nella mano iniziale può cominciare la partita con essa sul campo di battaglia. Chi può farlo, in una squadra?

  @id:start.opening_hand @clause:start.opening_hand @must
  Schema dello scenario: Un membro di una delle due squadre può cominciare la partita con una carta simile sul campo di battaglia
    Dato che la squadra di Angie gioca per prima
    E che <giocatore> ha “Leyline of the Meek” in mano
    Quando Angie tiene la propria mano
    E Barry tiene la propria mano
    Ed Edward tiene la propria mano
    Allora <giocatore> ha “Leyline of the Meek” in mano
    Quando Ronald tiene la propria mano
    E <giocatore> comincia la partita con “Leyline of the Meek” sul campo di battaglia
    Allora <giocatore> controlla “Leyline of the Meek”
    E <giocatore> ha sei carte in mano
    Ed è il mantenimento della squadra di Angie

    Esempi:
      | dal        | regola | giocatore |
      | 2010-04-23 | 103.5  | Angie     |
      | 2010-04-23 | 103.5  | Barry     |
      | 2010-04-23 | 103.5  | Ronald    |

  @id:start.opening_hand.declined @situation:start.opening_hand @clause:start.opening_hand @from:2010-04-23 @must
  Scenario: Nessuno è obbligato a cominciare la partita con una carta simile
    Dato che la squadra di Angie gioca per prima
    E che Barry ha “Leyline of the Meek” in mano
    Quando Angie tiene la propria mano
    E Barry tiene la propria mano
    Ed Edward tiene la propria mano
    E Ronald tiene la propria mano
    E Barry comincia la partita senza alcuna carta simile sul campo di battaglia
    Allora Barry ha “Leyline of the Meek” in mano
    E Barry ha sette carte in mano
    Ed è il mantenimento della squadra di Angie
