# language: it
@source:F @source:I
Funzionalità: La prima sottofase di acquisizione
  > Una squadra gioca per prima. Che cosa pescano i suoi membri nella loro prima sottofase di acquisizione?

  @id:turn.first_draw @clause:turn.first_draw @source:F-EX19 @source:I-EX15 @must
  Schema dello scenario: La squadra che gioca per prima non pesca, ma per un periodo il suo giocatore secondario pescava
    Dato che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    E Barry tiene la propria mano
    Ed Edward tiene la propria mano
    E Ronald tiene la propria mano
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie ha <Angie> carte in mano
    E Barry ha <Barry> carte in mano

    Esempi:
      | dal        | regola | Angie | Barry |
      | 2005-08-01 | 606.6a | sette | sette |
      | 2006-10-01 | 606.6b | sette | otto  |
      | 2007-05-01 | 606.6b | sette | sette |

  @id:turn.first_draw.seats @situation:turn.first_draw.seats @clause:turn.first_draw @clause:seat.primary @must
  Schema dello scenario: Quando pesca un solo membro, è il giocatore a sinistra
    Dato che Barry siede alla destra di Angie
    E che la squadra di Angie gioca per prima
    Quando Barry tiene la propria mano
    E Angie tiene la propria mano
    Ed Edward tiene la propria mano
    E Ronald tiene la propria mano
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie ha <Angie> carte in mano
    E Barry ha <Barry> carte in mano

    Esempi:
      | dal        | regola | Angie | Barry |
      | 2005-08-01 | 606.6a | sette | sette |
      | 2006-10-01 | 606.6b | otto  | sette |
      | 2007-05-01 | 606.6b | sette | sette |

  @id:turn.first_draw.other_team @situation:turn.first_draw @clause:turn.first_draw @from:2007-05-01 @must
  Scenario: La squadra che gioca per seconda pesca nella sua prima sottofase di acquisizione, una carta per ogni membro
    Dato che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    E Barry tiene la propria mano
    Ed Edward tiene la propria mano
    E Ronald tiene la propria mano
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward ha otto carte in mano
    E Ronald ha otto carte in mano
