# language: it
@source:F @source:I
Funzionalità: Giocare terre
  > Una squadra svolge insieme il suo turno. Quante terre possono giocare i suoi giocatori?

  @id:turn.each_plays_land @clause:turn.each_plays_land @clause:turn.teams @from:2005-08-01 @must
  Scenario: Ogni giocatore della squadra attiva gioca una terra, e nessun altro
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Foresta” in mano
    E che Angie ha “Isola” in mano
    E che Barry ha “Montagna” in mano
    E che Edward ha “Palude” in mano
    Quando Angie gioca “Foresta” come terra
    Allora Angie non può giocare “Isola” come terra
    Ed Edward non può giocare “Palude” come terra
    Ma Barry può giocare “Montagna” come terra
    E Angie controlla “Foresta”
    E Barry controlla “Montagna”
    E Barry non ha carte in mano

  @id:turn.each_plays_land.next_turn @situation:turn.each_plays_land @clause:turn.each_plays_land @clause:turn.teams @from:2005-08-01 @must
  Scenario: Nel turno successivo i membri dell'altra squadra giocano una terra ciascuno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Foresta” in mano
    E che Edward ha “Palude” in mano
    E che Ronald ha “Pianura” in mano
    Quando inizia la fase principale post-combattimento della squadra di Edward
    Allora Angie non può giocare “Foresta” come terra
    Ma Edward può giocare “Palude” come terra
    E Ronald può giocare “Pianura” come terra
