# language: it
Funzionalità: Ogni parte di una carta inventata
  > Le carte inventate per una regola dicono più di quanto essa chieda. C'è anche il resto?

  @id:parts.exercise.bite @clause:poison.opponents @clause:object.you @from:2011-04-01 @must
  Scenario: Il morso avvelena solo gli avversari
    Quando Angie lancia “Esercizio del Morso”
    E la magia si risolve
    Allora la squadra di Angie non ha nessun segnalino veleno
    E la squadra di Edward ha due segnalini veleno

  @id:parts.exercise.book @clause:replacement.draw @clause:object.you @from:2006-10-01 @must
  Scenario: Il libro chiuso impedisce di pescare solo a chi lo controlla
    Dato che Angie controlla “Esercizio del Libro Chiuso”
    Quando Angie lancia “Vision Skeins”
    E la magia si risolve
    Allora Angie non ha carte in mano
    E Barry ha due carte in mano
    E Edward ha due carte in mano
    E Ronald ha due carte in mano

  @id:parts.exercise.gate @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Il cancello dà 1 punto vita alla squadra di chi lo controlla
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Esercizio del Cancello”
    Quando Angie attiva l'abilità di “Esercizio del Cancello”
    E l'abilità si risolve
    Allora la squadra di Angie ha 21 punti vita
    E la squadra di Edward ha 20 punti vita

  @id:parts.exercise.headcount @clause:trigger.step @clause:team.opponents @from:2020-01-24 @must
  Scenario: La conta aspetta le sottofasi degli avversari, e non costa niente alla propria squadra
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Esercizio della Conta”
    E che Edward ha una carta in mano
    E che Barry ha due carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora la squadra di Angie ha 20 punti vita
    E la squadra di Edward ha 20 punti vita
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora la squadra di Angie ha 20 punti vita
    E la squadra di Edward ha 16 punti vita

  @id:parts.exercise.likeness @clause:object.copy @clause:target.choose @from:2007-02-20 @must
  Scenario: La somiglianza è di creature, a una creatura
    Dato che Edward controlla “Orso Grizzly”
    E che Edward controlla “Bad Moon”
    E che Angie controlla “Gigante di Collina”
    Allora Angie non può lanciare “Esercizio della Somiglianza” bersagliando “Bad Moon”
    Ma Angie può lanciare “Esercizio della Somiglianza” bersagliando “Orso Grizzly”
    Quando la magia si risolve
    E Angie sceglie di copiare “Gigante di Collina”
    Allora la creatura “Orso Grizzly” è 3/3

  @id:parts.exercise.pact @clause:mana.own @clause:cost.resources @from:2005-08-01 @must
  Scenario: Il patto costa un mana
    Dato che Angie controlla “Esercizio del Patto”
    E che Angie non controlla “Fonte di mana”
    E che Barry controlla “Esercizio del Patto”
    E che Barry controlla “Pianura”
    Allora Angie non può attivare l'abilità di “Esercizio del Patto”
    Ma Barry può attivare l'abilità di “Esercizio del Patto”
    Quando Barry sceglie Edward come bersaglio
    E Angie sceglie Edward come bersaglio
    Allora la carta “Pianura” è TAPpata

  @id:parts.exercise.peak @clause:mana.ability @clause:cost.resources @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: La vetta iridata dà il suo mana una volta
    Dato che Edward controlla “Esercizio della Vetta Iridata”
    Quando la squadra di Angie passa la priorità
    Allora Edward può attivare l'abilità di “Esercizio della Vetta Iridata”
    Quando Edward sceglie il colore il blu
    Allora la carta “Esercizio della Vetta Iridata” è TAPpata
    E Edward ha un mana non speso
    E Edward non può attivare l'abilità di “Esercizio della Vetta Iridata”

  @id:parts.exercise.farewell @clause:phase.extra @clause:step.extra @from:2018-04-27 @must
  Scenario: L'addio aggiunge a una fase principale una fase di combattimento e una fase principale dopo di essa
    Dato che la squadra di Edward ha 20 punti vita
    Quando Barry lancia “Esercizio dell'Addio” bersagliando Ronald
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie può lanciare “Copper Tablet”
    Quando la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Edward non ha carte in mano
    E Angie può attaccare Edward con “Gigante di Collina”

  @id:parts.exercise.farewell.end @situation:parts.exercise.farewell @clause:step.extra @clause:life.shared @clause:trigger.step @from:2018-04-27 @must
  Scenario: Lanciato in una sottofase finale ne aggiunge un'altra dopo di essa, in cui ogni avversario perde ancora punti vita
    Dato che la squadra di Edward ha 20 punti vita
    E che Barry controlla “Throne of the God-Pharaoh”
    E che Barry controlla “Gigante di Collina”
    E che la carta “Gigante di Collina” è TAPpata
    Quando inizia la sottofase finale della squadra di Angie
    E Barry lancia “Esercizio dell'Addio” bersagliando Ronald
    E la magia si risolve
    E inizia la sottofase di acquisizione della squadra di Edward
    Allora la squadra di Edward ha 13 punti vita
