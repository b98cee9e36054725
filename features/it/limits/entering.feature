# language: it
Funzionalità: Ciò che entra TAPpato
  > Una creatura o una terra entra nel campo di battaglia TAPpata. Che cosa può fare, e quando?

  @id:limit.enters_tapped @clause:object.enters_tapped @clause:step.untap @from:2018-04-27 @must
  Scenario: Una creatura che entra TAPpata blocca solo dopo che la sua squadra ha STAPpato; quella accanto blocca subito
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Wind Drake”
    E che Ronald controlla “Gigante di Collina”
    Quando Angie lancia “Diregraf Ghoul”
    E la magia si risolve
    E Barry lancia “Orso Grizzly”
    E la magia si risolve
    Allora la carta “Diregraf Ghoul” è TAPpata
    Ma la carta “Orso Grizzly” è STAPpata
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Ronald attacca Angie con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Angie non può bloccare “Gigante di Collina” con “Diregraf Ghoul”
    Ma Barry può bloccare “Gigante di Collina” con “Orso Grizzly”
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora la carta “Diregraf Ghoul” è STAPpata

  @id:limit.enters_tapped.land @situation:limit.enters_tapped @clause:object.enters_tapped @clause:mana.ability @clause:turn.each_plays_land @from:2005-08-01 @must
  Scenario: Una terra che entra TAPpata non dà mana nel turno in cui viene giocata, poi l'uno o l'altro colore; un'altra terra lo dà subito
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Coastal Tower” in mano
    E che Barry ha “Foresta” in mano
    Quando Angie gioca “Coastal Tower” come terra
    E Barry gioca “Foresta” come terra
    Allora la carta “Coastal Tower” è TAPpata
    E Angie non può attivare l'abilità di “Coastal Tower”
    Ma Barry può attivare l'abilità di “Foresta”
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E Angie attiva l'abilità di “Coastal Tower”
    E Angie sceglie il colore il blu
    Allora Angie ha un mana non speso
    E la carta “Coastal Tower” è TAPpata
    E la carta “Foresta” è STAPpata

  @id:limit.enters_tapped.white @situation:limit.enters_tapped @clause:object.enters_tapped @clause:mana.ability @from:2005-08-01 @must
  Scenario: Una terra di due colori che entra TAPpata dà poi l'uno o l'altro
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Coastal Tower”
    Quando Angie attiva l'abilità di “Coastal Tower”
    E Angie sceglie il colore il bianco
    Allora Angie ha un mana non speso
