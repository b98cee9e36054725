# language: it
Funzionalità: Cimiteri esiliati
  > Un cimitero viene esiliato per intero. Quello di chi, e che ne è di quello di un compagno?

  @id:exile.graveyard @clause:zone.exile @clause:target.choose @from:2005-08-01 @must
  Scenario: Il cimitero del giocatore scelto viene esiliato, non quello del compagno
    Dato che Angie controlla “Tormod's Crypt”
    E che la carta “Tormod's Crypt” è TAPpata
    E che Edward ha “Gigante di Collina” nel proprio cimitero
    E che Edward ha “Orso Grizzly” nel proprio cimitero
    E che Ronald ha “Wind Drake” nel proprio cimitero
    E che Barry ha “Shock” nel proprio cimitero
    Allora Angie non può attivare l'abilità di “Tormod's Crypt”
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie può attivare l'abilità di “Tormod's Crypt”
    Quando Angie sceglie Edward come bersaglio
    E l'abilità si risolve
    Allora Edward possiede “Gigante di Collina” in esilio
    Ed Edward possiede “Orso Grizzly” in esilio
    Ed Edward non ha carte nel proprio cimitero
    E Ronald ha “Wind Drake” nel proprio cimitero
    E Barry ha “Shock” nel proprio cimitero
    E Angie ha “Tormod's Crypt” nel proprio cimitero

  @id:exile.graveyard.all @clause:zone.exile @clause:zone.graveyard @from:2005-08-01 @must
  Scenario: Tutti i cimiteri vengono esiliati, e ciò che li ha esiliati viene messo poi in uno di essi
    Dato che Angie ha “Shock” nel proprio cimitero
    E che Barry ha “Gigante di Collina” nel proprio cimitero
    E che Edward ha “Orso Grizzly” nel proprio cimitero
    E che Ronald ha “Wind Drake” nel proprio cimitero
    Quando Angie lancia “Morningtide”
    E la magia si risolve
    Allora Angie possiede “Shock” in esilio
    E Barry possiede “Gigante di Collina” in esilio
    Ed Edward possiede “Orso Grizzly” in esilio
    E Ronald possiede “Wind Drake” in esilio
    E Angie ha “Morningtide” nel proprio cimitero
    E Barry non ha carte nel proprio cimitero
    E Ronald non ha carte nel proprio cimitero

  @id:exile.graveyard.land @situation:exile.graveyard @clause:zone.exile @clause:trigger.enters @clause:object.enters_tapped @from:2010-10-01 @must
  Scenario: Quando entra una terra che non dà ancora mana, il suo giocatore può scegliere il cimitero di un compagno
    Dato che Angie ha “Shock” nel proprio cimitero
    E che Barry ha “Gigante di Collina” nel proprio cimitero
    E che Angie ha “Bojuka Bog” in mano
    Quando Angie gioca “Bojuka Bog” come terra
    E Angie sceglie Barry come bersaglio
    E l'abilità innescata di “Bojuka Bog” si risolve
    Allora la carta “Bojuka Bog” è TAPpata
    E Barry possiede “Gigante di Collina” in esilio
    E Angie ha “Shock” nel proprio cimitero
    E Angie non può attivare l'abilità di “Bojuka Bog”
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie può attivare l'abilità di “Bojuka Bog”
    E Angie ha un mana non speso
