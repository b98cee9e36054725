# language: it
@source:W @source:N
Funzionalità: Il turno di una squadra di tre o quattro
  > Tre o quattro giocatori condividono un turno. Chi pesca, chi gioca una terra e chi ha la priorità?

  @id:heads.draw @variant:three-headed-giant @clause:turn.each_draws @clause:team.more_heads @from:2005-08-01 @must
  Scenario: Ciascuno dei tre giocatori pesca una carta nella sottofase di acquisizione della propria squadra
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie ha due carte in mano
    E che Barry ha cinque carte in mano
    E che Celia non ha carte in mano
    E che Victor ha tre carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie ha tre carte in mano
    E Barry ha sei carte in mano
    E Celia ha una carta in mano
    E Victor ha tre carte in mano

  @id:heads.first_draw @variant:four-headed-giant @clause:turn.first_draw @clause:team.more_heads @from:2007-05-01 @must
  Scenario: Nessuno dei quattro giocatori della squadra che gioca per prima pesca nel suo primo turno, e ciascuno dell'altra squadra sì
    Dato che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    E Barry tiene la propria mano
    E Celia tiene la propria mano
    E Dora tiene la propria mano
    Ed Edward tiene la propria mano
    E Ronald tiene la propria mano
    E Victor tiene la propria mano
    E Walter tiene la propria mano
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie ha sette carte in mano
    E Dora ha sette carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward ha otto carte in mano
    E Ronald ha otto carte in mano
    E Victor ha otto carte in mano
    E Walter ha otto carte in mano

  @id:heads.first_draw.eras @variant:three-headed-giant @clause:turn.first_draw @clause:team.more_heads @should
  Schema dello scenario: Dei tre giocatori che giocano per primi, per un certo periodo pescava solo quello a sinistra
    > Il testo nominava un giocatore primario e uno secondario, a destra e a sinistra, e nessun giocatore tra loro.
    Dato che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    E Barry tiene la propria mano
    E Celia tiene la propria mano
    Ed Edward tiene la propria mano
    E Ronald tiene la propria mano
    E Victor tiene la propria mano
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie ha sette carte in mano
    E Barry ha sette carte in mano
    E Celia ha <Celia> carte in mano

    Esempi:
      | dal        | regola | Celia |
      | 2005-08-01 | 606.6a | sette |
      | 2006-10-01 | 606.6b | otto  |
      | 2007-05-01 | 606.6b | sette |

  @id:heads.land @variant:three-headed-giant @clause:turn.each_plays_land @clause:team.more_heads @from:2005-08-01 @must
  Scenario: Ciascuno dei tre giocatori gioca una terra nel turno della propria squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Foresta” in mano
    E che Barry ha “Montagna” in mano
    E che Celia ha “Pianura” in mano
    E che Celia ha “Isola” in mano
    E che Victor ha “Palude” in mano
    Quando Angie gioca “Foresta” come terra
    E Celia gioca “Pianura” come terra
    Allora Celia non può giocare “Isola” come terra
    E Victor non può giocare “Palude” come terra
    Ma Barry può giocare “Montagna” come terra

  @id:heads.priority @variant:three-headed-giant @clause:priority.teams @clause:priority.act @clause:team.more_heads @from:2005-08-01 @must
  Scenario: Ciascuno dei tre giocatori può agire mentre la sua squadra ha la priorità, e nessun altro
    Dato che la squadra di Angie ha 40 punti vita
    E che la squadra di Edward ha 40 punti vita
    E che Angie controlla “Wall of Blood”
    E che Celia controlla “Wall of Blood”
    E che Victor controlla “Wall of Blood”
    Quando Angie attiva l'abilità di “Wall of Blood”
    Allora Victor non può attivare l'abilità di “Wall of Blood”
    Ma Celia può attivare l'abilità di “Wall of Blood”
    Quando la squadra di Angie passa la priorità
    Allora Celia non può attivare l'abilità di “Wall of Blood”
    Ma Victor può attivare l'abilità di “Wall of Blood”

  @id:heads.step.that_player @variant:three-headed-giant @clause:trigger.step @clause:team.more_heads @from:2007-05-01 @should
  Scenario: Un'abilità che parla del giocatore di cui è la sottofase si innesca per ciascuno dei tre avversari
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Davriel, Rogue Shadowmage”
    E che la squadra di Edward ha 30 punti vita
    Quando inizia il mantenimento della squadra di Edward
    E l'abilità innescata di “Davriel, Rogue Shadowmage” si risolve
    E inizia la sottofase di acquisizione della squadra di Edward
    Allora la squadra di Edward ha 24 punti vita

  @id:heads.extra_turn @variant:three-headed-giant @clause:turn.of_team @clause:turn.extra @clause:team.more_heads @from:2005-08-01 @must
  Scenario: Un turno addizionale di uno dei tre giocatori è un turno di tutta la squadra
    Dato che Celia ha due carte in mano
    E che Barry ha cinque carte in mano
    Quando Angie lancia “Time Warp” bersagliando Celia
    E la magia si risolve
    E la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Angie
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Barry ha sei carte in mano
    E Celia ha tre carte in mano
    Quando la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Edward
