# language: it
Funzionalità: Una terra in ogni turno
  > Ogni giocatore di una squadra può giocare una terra nel turno della squadra, e un'altra nel successivo. Che cosa conta del turno prima?

  @id:turn.land.next @situation:turn.land.next @clause:turn.each_plays_land @clause:turn.teams @from:2005-08-01 @must
  Scenario: La terra giocata nel turno prima non conta, e quella non giocata non si recupera
    Dato che Angie ha “Foresta” in mano
    E che Angie ha “Pianura” in mano
    E che Barry ha “Palude” in mano
    E che Barry ha “Isola” in mano
    Quando Angie gioca “Foresta” come terra
    Allora Angie non può giocare “Pianura” come terra
    Quando la squadra di Angie finisce il proprio turno
    E inizia la fase principale pre-combattimento della squadra di Angie
    E Angie gioca “Pianura” come terra
    E Barry gioca “Palude” come terra
    Allora Angie controlla “Foresta”
    E Angie controlla “Pianura”
    E Barry controlla “Palude”
    E Barry non può giocare “Isola” come terra
    Quando la squadra di Angie finisce il proprio turno
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Barry può giocare “Isola” come terra

  @id:turn.land.extra @situation:turn.land.extra @clause:turn.each_plays_land @clause:turn.extra @from:2005-08-01 @must
  Scenario: In un turno addizionale ogni giocatore può giocare di nuovo una terra
    Dato che Angie ha “Foresta” in mano
    E che Angie ha “Pianura” in mano
    Quando Angie gioca “Foresta” come terra
    E Barry lancia “Time Warp” bersagliando Barry
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie può giocare “Pianura” come terra
