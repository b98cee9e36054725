# language: it
Funzionalità: Attaccare una battaglia
  > Un giocatore dell'altra squadra protegge una battaglia, di solito contro la squadra di chi la controlla. Chi può attaccarla, chi può bloccare, e chi è allora il giocatore in difesa?

  @id:combat.battle.attack @clause:combat.attacks @clause:battle.attacked @clause:battle.damage @from:2023-04-14 @must
  Scenario: Una squadra attacca insieme la battaglia di un suo membro e un giocatore
    Dato che la squadra di Angie ha 30 punti vita
    E che Edward controlla “Invasion of Dominaria”
    E che il protettore di “Invasion of Dominaria” è Angie
    E che “Invasion of Dominaria” ha cinque segnalini difesa
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Ronald attacca “Invasion of Dominaria” con “Gigante di Collina”
    Ed Edward attacca Barry con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora “Invasion of Dominaria” ha due segnalini difesa
    E la squadra di Angie ha 28 punti vita

  @id:combat.battle.attack.own @clause:combat.attacks @clause:battle.attacked @from:2023-04-14 @must
  Scenario: Né il protettore né il suo compagno di squadra attaccano la battaglia
    Dato che Angie controlla “Invasion of Dominaria”
    E che il protettore di “Invasion of Dominaria” è Edward
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare “Invasion of Dominaria” con “Gigante di Collina”
    E Ronald non può attaccare “Invasion of Dominaria” con “Orso Grizzly”
    Ma Ronald può attaccare Angie con “Orso Grizzly”

  @id:combat.battle.attack.opponents @clause:combat.attacks @clause:battle.attacked @from:2023-04-14 @must
  Scenario: Chi controlla la battaglia e il suo compagno di squadra la attaccano entrambi nel loro turno
    Dato che Angie controlla “Invasion of Dominaria”
    E che il protettore di “Invasion of Dominaria” è Edward
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie può attaccare “Invasion of Dominaria” con “Gigante di Collina”
    E Barry può attaccare “Invasion of Dominaria” con “Orso Grizzly”

  @id:combat.battle.block.protector @clause:combat.block @clause:battle.block @variant:two-headed-giant @variant:two-player @variant:two-player-commander @from:2023-04-14 @must
  Scenario: Il protettore blocca ciò che attacca la battaglia
    Dato che Edward controlla “Invasion of Dominaria”
    E che il protettore di “Invasion of Dominaria” è Angie
    E che Angie controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca “Invasion of Dominaria” con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Gigante di Collina” con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora “Invasion of Dominaria” ha cinque segnalini difesa
    E Angie non controlla nessuna creatura

  @id:combat.battle.block.teammate @clause:combat.block @clause:battle.block @from:2023-04-14 @should
  Scenario: Il compagno di squadra del protettore blocca ciò che attacca la battaglia
    > La regola delle battaglie lascia bloccare solo il protettore; quella delle squadre, che dice di differire dalle altre, nomina le battaglie che l'uno o l'altro membro protegge.
    Dato che Edward controlla “Invasion of Dominaria”
    E che il protettore di “Invasion of Dominaria” è Angie
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca “Invasion of Dominaria” con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Barry blocca “Gigante di Collina” con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora “Invasion of Dominaria” ha cinque segnalini difesa
    E Barry non controlla nessuna creatura

  @id:combat.battle.block.controller @clause:combat.block @clause:battle.block @from:2023-04-14 @must
  Scenario: Chi controlla la battaglia non blocca per essa
    Dato che Edward controlla “Invasion of Dominaria”
    E che il protettore di “Invasion of Dominaria” è Angie
    E che Edward controlla “Orso Grizzly”
    E che Angie controlla “Youthful Knight”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Ronald attacca “Invasion of Dominaria” con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Edward non può bloccare “Gigante di Collina” con “Orso Grizzly”
    Ma Angie può bloccare “Gigante di Collina” con “Youthful Knight”

  @id:combat.battle.thraximundar @clause:combat.defending_effect @clause:battle.defending @source:F-EX04 @from:2023-04-14 @must
  Scenario: Il giocatore in difesa è il protettore della battaglia attaccata
    Dato che Edward controlla “Invasion of Dominaria”
    E che il protettore di “Invasion of Dominaria” è Barry
    E che Edward controlla “Thraximundar”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca “Invasion of Dominaria” con “Thraximundar”
    E l'abilità innescata di “Thraximundar” si risolve
    Allora Barry non controlla nessuna creatura
    E Angie controlla una creatura

  @id:combat.battle.moat @clause:combat.prohibition @clause:battle.attacked @source:F-EX05 @from:2023-04-14 @must
  Scenario: Ciò che protegge un giocatore non protegge la battaglia di cui è il protettore
    Dato che Angie controlla “Fossato di Teferi”
    E che il colore scelto per “Fossato di Teferi” è il verde
    E che Edward controlla “Invasion of Dominaria”
    E che il protettore di “Invasion of Dominaria” è Angie
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare Angie con “Orso Grizzly”
    Ma Edward può attaccare “Invasion of Dominaria” con “Orso Grizzly”

  @id:combat.battle.defeated @clause:battle.damage @clause:battle.dies @clause:battle.defeated @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2023-04-14 @must
  Scenario: Una battaglia senza difesa resta finché la sua stessa abilità non l'ha esiliata
    Dato che Edward controlla “Esercizio del Bastione”
    E che il protettore di “Esercizio del Bastione” è Angie
    E che “Esercizio del Bastione” ha tre segnalini difesa
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca “Esercizio del Bastione” con “Gigante di Collina”
    E inizia la sottofase di danno da combattimento della squadra di Edward
    Allora “Esercizio del Bastione” non ha nessun segnalino difesa
    Quando l'abilità innescata di “Esercizio del Bastione” si risolve
    Allora Edward non controlla “Esercizio del Bastione”

  @id:combat.battle.no_counters @clause:battle.dies @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2023-04-14 @must
  Scenario: Una battaglia senza difesa di cui non si è innescata alcuna abilità viene messa nel cimitero
    Dato che Edward controlla “Invasion of Dominaria”
    E che il protettore di “Invasion of Dominaria” è Angie
    E che “Invasion of Dominaria” non ha nessun segnalino difesa
    Quando inizia la sottofase di inizio combattimento della squadra di Edward
    Allora Edward non controlla “Invasion of Dominaria”

  @id:combat.battle.gone @clause:combat.gone @clause:battle.defeated @from:2023-04-14 @must
  Scenario: Una creatura la cui battaglia ha lasciato il combattimento non attacca più nulla e non danneggia nessuno
    Dato che la squadra di Angie ha 30 punti vita
    E che Edward controlla “Esercizio del Bastione”
    E che il protettore di “Esercizio del Bastione” è Angie
    E che “Esercizio del Bastione” ha un segnalino difesa
    E che Edward controlla “Youthful Knight”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca “Esercizio del Bastione” con “Youthful Knight”
    E Ronald attacca “Esercizio del Bastione” con “Gigante di Collina”
    E inizia la sottofase di danno da combattimento della squadra di Edward
    E l'abilità innescata di “Esercizio del Bastione” si risolve
    Allora la creatura “Gigante di Collina” sta attaccando
    Quando inizia la fase principale post-combattimento della squadra di Edward
    Allora la squadra di Angie ha 30 punti vita

  @id:combat.battle.damage @clause:battle.damage @from:2023-04-14 @must
  Scenario: Il danno di una magia rimuove segnalini difesa da una battaglia
    Dato che Edward controlla “Invasion of Dominaria”
    E che il protettore di “Invasion of Dominaria” è Angie
    E che è la fase principale pre-combattimento della squadra di Edward
    Quando Ronald lancia “Shock” bersagliando “Invasion of Dominaria”
    E la magia si risolve
    Allora “Invasion of Dominaria” ha tre segnalini difesa

  @id:combat.battle.protector.one @clause:battle.protector @clause:battle.enters @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2023-04-14 @must
  Scenario: Chi controlla una battaglia sceglie un avversario come protettore
    Dato che è la fase principale pre-combattimento della squadra di Edward
    Quando Edward lancia “Invasion of Dominaria”
    E la magia si risolve
    Ed Edward sceglie Angie come protettore
    Allora il protettore di “Invasion of Dominaria” è Angie
    E “Invasion of Dominaria” ha cinque segnalini difesa

  @id:combat.battle.protector.other @clause:battle.protector @clause:battle.attacked @from:2023-04-14 @must
  Scenario: Chi controlla una battaglia sceglie l'altro avversario come protettore, ed essa è attaccata subito
    Dato che è la fase principale pre-combattimento della squadra di Edward
    Quando Edward lancia “Invasion of Dominaria”
    E la magia si risolve
    Ed Edward sceglie Barry come protettore
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Ronald attacca “Invasion of Dominaria” con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora il protettore di “Invasion of Dominaria” è Barry
    E “Invasion of Dominaria” ha tre segnalini difesa

  @id:combat.battle.protector.teammate @clause:battle.new_protector @clause:battle.protector @from:2023-04-14 @must
  Scenario: Un compagno di squadra non è un avversario, e per la battaglia che protegge si sceglie un avversario
    Dato che Edward controlla “Invasion of Dominaria”
    E che il protettore di “Invasion of Dominaria” è Ronald
    Quando inizia la sottofase di inizio combattimento della squadra di Edward
    Ed Edward sceglie Barry come protettore
    Allora il protettore di “Invasion of Dominaria” è Barry

  @id:combat.battle.typeless @situation:combat.battle.typeless @clause:battle.typeless @clause:battle.attacked @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2024-11-08 @must
  Scenario: Chi controlla una battaglia senza tipo la protegge, e l'altra squadra la attacca
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Gigante di Collina”
    Quando Edward lancia “Esercizio della Palizzata”
    E la magia si risolve
    Allora il protettore di “Esercizio della Palizzata” è Edward
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca “Esercizio della Palizzata” con “Gigante di Collina”
    E inizia la sottofase finale della squadra di Angie
    Allora Edward non controlla “Esercizio della Palizzata”

  @id:combat.battle.typeless.teammate @situation:combat.battle.typeless @clause:battle.typeless @clause:battle.new_protector @from:2024-11-08 @must
  Scenario: Nessun altro che il suo controllore può essere il protettore di una battaglia senza tipo
    Dato che Edward controlla “Esercizio della Palizzata”
    E che il protettore di “Esercizio della Palizzata” è Angie
    Quando inizia la sottofase di inizio combattimento della squadra di Edward
    Allora il protettore di “Esercizio della Palizzata” è Edward

  @id:combat.battle.typeless.waits @situation:combat.battle.typeless.waits @clause:battle.dies @from:2024-11-08 @until:2026-08-07 @must
  Scenario: Ogni battaglia senza difesa aspettava la sua abilità che si era innescata
    Dato che Edward controlla “Esercizio della Palizzata”
    E che il protettore di “Esercizio della Palizzata” è Edward
    E che “Esercizio della Palizzata” ha due segnalini difesa
    Quando inizia il mantenimento della squadra di Edward
    E Ronald lancia “Shock” bersagliando “Esercizio della Palizzata”
    E la magia si risolve
    Allora Edward controlla “Esercizio della Palizzata”
    Quando l'abilità innescata di “Esercizio della Palizzata” si risolve
    Allora Edward non controlla “Esercizio della Palizzata”

  @id:combat.battle.typeless.goes @situation:combat.battle.typeless.waits @clause:battle.no_siege @from:2026-08-07 @must
  Scenario: Una battaglia senza difesa che non è un Assedio non aspetta nessuna sua abilità
    Dato che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Esercizio della Palizzata”
    E che il protettore di “Esercizio della Palizzata” è Edward
    E che “Esercizio della Palizzata” ha due segnalini difesa
    Quando inizia il mantenimento della squadra di Edward
    E Ronald lancia “Shock” bersagliando “Esercizio della Palizzata”
    E la magia si risolve
    Allora Edward non controlla “Esercizio della Palizzata”
    Quando l'abilità innescata di “Esercizio della Palizzata” si risolve
    Allora la squadra di Edward ha 21 punti vita
