# language: it
@source:F @source:W
Funzionalità: Una creatura che non può attaccare uno dei giocatori in difesa
  > Qualcosa impedisce a una creatura di attaccare un giocatore. Può attaccare la sua squadra, o il compagno?

  @id:combat.moat.team @situation:combat.moat @clause:combat.prohibition @source:F-EX05 @source:W-EX03 @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Il Fossato di Teferi protegge l'intera squadra del suo controllore
    Dato che Angie controlla “Fossato di Teferi”
    E che il colore scelto per “Fossato di Teferi” è il verde
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare la squadra di Angie con “Orso Grizzly”
    Ma Ronald può attaccare la squadra di Angie con “Gigante di Collina”

  @id:combat.moat.flying @situation:combat.moat @clause:combat.prohibition @source:F-EX05 @source:W-EX03 @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Il Fossato di Teferi non ferma chi ha volare
    Dato che Angie controlla “Fossato di Teferi”
    E che il colore scelto per “Fossato di Teferi” è il verde
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Uccelli del Paradiso”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare la squadra di Angie con “Orso Grizzly”
    Ma Edward può attaccare la squadra di Angie con “Uccelli del Paradiso”

  @id:combat.moat.player @situation:combat.moat @clause:combat.prohibition @source:F-EX05 @source:W-EX03 @from:2018-04-27 @must
  Scenario: Il Fossato di Teferi protegge il suo controllore e nessun altro
    Dato che Angie controlla “Fossato di Teferi”
    E che il colore scelto per “Fossato di Teferi” è il verde
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare Angie con “Orso Grizzly”
    Ma Edward può attaccare Barry con “Orso Grizzly”
    E Ronald può attaccare Angie con “Gigante di Collina”

  @id:combat.pact.any @situation:combat.pact @clause:combat.prohibition @from:2005-08-01 @until:2007-02-01 @must
  Scenario: Qualunque cosa impedisse di attaccare un giocatore proteggeva la squadra
    Dato che Ronald controlla “Esercizio del Patto”
    E che Ronald controlla “Fonte di mana”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    E che è la fase principale pre-combattimento della squadra di Edward
    Quando Ronald attiva l'abilità di “Esercizio del Patto”
    E Ronald sceglie Angie come bersaglio
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare la squadra di Angie con “Orso Grizzly”
    Ma Edward può attaccare la squadra di Angie con “Gigante di Collina”

  @id:combat.pact.own @situation:combat.pact @clause:combat.prohibition @from:2007-02-01 @until:2018-04-27 @should
  Scenario: Ciò che la squadra attaccante si è imposta non protegge nessuna squadra
    Dato che Ronald controlla “Esercizio del Patto”
    E che Ronald controlla “Fonte di mana”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    E che è la fase principale pre-combattimento della squadra di Edward
    Quando Ronald attiva l'abilità di “Esercizio del Patto”
    E Ronald sceglie Angie come bersaglio
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca la squadra di Angie con “Orso Grizzly”
    Allora la creatura “Orso Grizzly” sta attaccando

  @id:combat.pact.player @situation:combat.pact @clause:combat.prohibition @from:2018-04-27 @must
  Scenario: Ciò che protegge un giocatore non protegge il compagno, chiunque l'abbia fatto
    Dato che Ronald controlla “Esercizio del Patto”
    E che Ronald controlla “Fonte di mana”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    E che è la fase principale pre-combattimento della squadra di Edward
    Quando Ronald attiva l'abilità di “Esercizio del Patto”
    E Ronald sceglie Angie come bersaglio
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare Angie con “Orso Grizzly”
    Ma Edward può attaccare Barry con “Orso Grizzly”
