# language: it
@source:F @source:I
Funzionalità: La prima sottofase di acquisizione
  > Una squadra gioca per prima. Che cosa pescano i suoi membri nella loro prima sottofase di acquisizione?

  @id:turn.first_draw @clause:turn.first_draw @source:F-EX19 @source:I-EX15 @must
  Schema dello scenario: La squadra che gioca per prima non pesca, ma per un periodo il suo giocatore secondario pescava
    Dato che la squadra di Angie gioca per prima
    Quando Angie tiene la sua mano
    E Barry tiene la sua mano
    Ed Edward tiene la sua mano
    E Ronald tiene la sua mano
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie ha <Angie> carte in mano
    E Barry ha <Barry> carte in mano

    Esempi:
      | dal        | regola | Angie | Barry |
      | 2005-08-01 | 606.6a | sette | sette |
      | 2006-10-01 | 606.6b | sette | otto  |
      | 2007-05-01 | 606.6b | sette | sette |
