# language: it
@source:C
Funzionalità: Cimitero ed esilio
  > Un comandante che andrebbe al cimitero o in esilio può andare nella zona di comando. Dal 2020 ci va dopo, e quindi prima muore.

  @id:commander.graveyard.returns @situation:commander.graveyard @clause:commander.graveyard @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @must
  Schema dello scenario: Il proprietario mette il comandante nella zona di comando; se sia morto dipende dalla data
    Dato che Angie controlla “Isamaru, Hound of Konda”
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    E che Angie controlla “Zulaport Cutthroat”
    E che la squadra di Angie ha 20 punti vita
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Shock” bersagliando “Isamaru, Hound of Konda”
    E la magia si risolve
    E Angie mette il proprio comandante nella zona di comando
    E inizia la sottofase finale della squadra di Angie
    Allora Angie ha “Isamaru, Hound of Konda” nella zona di comando
    E la squadra di Angie ha <punti> punti vita

    Esempi:
      | dal        | regola | punti |
      | 2009-10-01 | 903.10 | 20    |
      | 2020-07-03 | 903.9a | 21    |

  @id:commander.graveyard.stays @situation:commander.graveyard @clause:commander.graveyard @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  Scenario: Il proprietario lascia il comandante nel cimitero: è morto, e resta il comandante
    Dato che Angie controlla “Isamaru, Hound of Konda”
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    E che Angie controlla “Zulaport Cutthroat”
    E che la squadra di Angie ha 20 punti vita
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Shock” bersagliando “Isamaru, Hound of Konda”
    E la magia si risolve
    E Angie non mette il proprio comandante nella zona di comando
    E inizia la sottofase finale della squadra di Angie
    Allora la squadra di Angie ha 21 punti vita
    E il comandante di Angie è “Isamaru, Hound of Konda”

  @id:commander.graveyard.combat @situation:commander.graveyard.combat @clause:commander.graveyard @clause:creature.dies @variant:two-headed-giant-commander @should
  Schema dello scenario: Il proprietario di un comandante distrutto in combattimento può metterlo nella zona di comando
    Dato che Edward controlla “Isamaru, Hound of Konda”
    E che il comandante di Edward è “Isamaru, Hound of Konda”
    E che Edward controlla “Zulaport Cutthroat”
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca <chi> con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Gigante di Collina” con “Isamaru, Hound of Konda”
    Ed Edward mette il proprio comandante nella zona di comando
    E inizia la sottofase finale della squadra di Angie
    Allora Edward ha “Isamaru, Hound of Konda” nella zona di comando
    E la squadra di Edward ha <punti> punti vita

    Esempi:
      | dal        | regola | chi                  | punti |
      | 2009-10-01 | 903.10 | la squadra di Edward | 20    |
      | 2018-04-27 | 903.9  | Edward               | 20    |
      | 2020-07-03 | 903.9a | Edward               | 21    |

  @id:commander.graveyard.teammate @situation:commander.graveyard.teammate @clause:commander.graveyard @clause:commander.designation @variant:two-headed-giant-commander @from:2009-10-01 @should
  Scenario: La carta di un compagno di squadra che non è il comandante di nessuno va al cimitero
    Dato che Barry controlla “Tobias Andrion”
    E che Angie controlla “Isamaru, Hound of Konda”
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    E che Barry controlla “Goblin Bombardment”
    E che la squadra di Edward ha 20 punti vita
    Quando Barry attiva l'abilità di “Goblin Bombardment”
    E Barry sceglie Edward come bersaglio
    E inizia la sottofase finale della squadra di Angie
    Allora la squadra di Edward ha 19 punti vita
    E Barry non controlla “Tobias Andrion”
    E Angie controlla “Isamaru, Hound of Konda”

  @id:commander.exile.returns @situation:commander.exile @clause:commander.exile @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  Scenario: Il proprietario di un comandante esiliato lo mette nella zona di comando
    Dato che Edward controlla “Isamaru, Hound of Konda”
    E che il comandante di Edward è “Isamaru, Hound of Konda”
    Quando Angie lancia “Unmake” bersagliando “Isamaru, Hound of Konda”
    Ed Edward mette il proprio comandante nella zona di comando
    E la magia si risolve
    Allora Edward ha “Isamaru, Hound of Konda” nella zona di comando

  @id:commander.exile.stays @situation:commander.exile @clause:commander.exile @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  Scenario: Il proprietario lascia un comandante in esilio, e più tardi non ne ritorna
    Dato che Edward controlla “Isamaru, Hound of Konda”
    E che il comandante di Edward è “Isamaru, Hound of Konda”
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Unmake” bersagliando “Isamaru, Hound of Konda”
    Ed Edward non mette il proprio comandante nella zona di comando
    E inizia la sottofase finale della squadra di Angie
    Allora Edward non controlla “Isamaru, Hound of Konda”
    E la squadra di Edward ha 20 punti vita

  @id:commander.graveyard.order @situation:commander.graveyard.order @clause:commander.graveyard @clause:choice.order @variant:two-headed-giant-commander @from:2020-07-03 @must
  Scenario: Dove comandanti di entrambe le squadre muoiono insieme decide per primo un membro della squadra attiva
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Isamaru, Hound of Konda”
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    E che Ronald controlla “Tobias Andrion”
    E che il comandante di Ronald è “Tobias Andrion”
    Quando Edward lancia “Giorno del Giudizio”
    E la magia si risolve
    Allora Ronald deve fare una scelta
    Ma Angie non deve fare nessuna scelta
    Ed Edward non deve fare nessuna scelta
