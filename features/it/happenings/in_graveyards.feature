# language: it
Funzionalità: Abilità che si innescano nei cimiteri
  > Una carta in un cimitero torna quando accade qualcosa. Di chi contano le sottofasi, le terre e i punti vita?

  @id:in_graveyards.land @situation:in_graveyards @clause:ability.zone @from:2005-08-01 @must
  Scenario: Una terra del suo proprietario la riporta, e quella di un compagno no
    Dato che Angie ha “Bloodghast” nel proprio cimitero
    E che Barry ha “Pianura” in mano
    E che Angie ha “Foresta” in mano
    Quando Barry gioca “Pianura” come terra
    Allora la pila è vuota
    Quando Angie gioca “Foresta” come terra
    E Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Bloodghast” si risolve
    Allora Angie controlla “Bloodghast”

  @id:in_graveyards.not_liked @situation:in_graveyards @clause:ability.zone @from:2005-08-01 @must
  Scenario: Una carta che può tornare dal cimitero non torna se non si vuole
    Dato che Angie ha “Bloodghast” nel proprio cimitero
    E che Angie ha “Foresta” in mano
    Quando Angie gioca “Foresta” come terra
    E Angie non fa ciò che l'abilità permette
    E l'abilità innescata di “Bloodghast” si risolve
    Allora Angie ha “Bloodghast” nel proprio cimitero

  @id:in_graveyards.there @situation:in_graveyards @clause:ability.zone @from:2005-08-01 @must
  Scenario: Bloodghast e Squee, Goblin Nabob non si innescano sul campo di battaglia o in mano
    Dato che Angie controlla “Bloodghast”
    E che Angie ha “Squee, Goblin Nabob” in mano
    E che Angie ha “Foresta” in mano
    Quando Angie gioca “Foresta” come terra
    Allora la pila è vuota
    Quando inizia il mantenimento della squadra di Edward
    E inizia il mantenimento della squadra di Angie
    Allora la pila è vuota

  @id:in_graveyards.haste @situation:in_graveyards @clause:life.shared @from:2018-04-27 @must
  Scenario: Bloodghast attacca appena torna se la squadra avversaria ha 10 punti vita
    Dato che Angie ha “Bloodghast” nel proprio cimitero
    E che Angie ha “Foresta” in mano
    E che la squadra di Edward ha 10 punti vita
    Quando Angie gioca “Foresta” come terra
    E Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Bloodghast” si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Bloodghast”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 8 punti vita

  @id:in_graveyards.no_haste @situation:in_graveyards @clause:life.shared @from:2018-04-27 @must
  Scenario: Bloodghast non può attaccare appena torna se la squadra avversaria ha 11 punti vita, anche se la propria ne ha di meno
    Dato che Angie ha “Bloodghast” nel proprio cimitero
    E che Angie ha “Foresta” in mano
    E che Angie controlla “Gigante di Collina”
    E che la squadra di Edward ha 11 punti vita
    E che la squadra di Angie ha 5 punti vita
    Quando Angie gioca “Foresta” come terra
    E Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Bloodghast” si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Bloodghast”
    Ma Angie può attaccare Edward con “Gigante di Collina”

  @id:in_graveyards.upkeep @situation:in_graveyards @clause:ability.zone @clause:trigger.step @from:2005-08-01 @must
  Scenario: Squee, Goblin Nabob torna in mano nel mantenimento della squadra, anche se scartato
    Dato che Barry ha “Squee, Goblin Nabob” in mano
    E che è la fase principale pre-combattimento della squadra di Edward
    E che Barry ha due carte in mano
    Quando Edward lancia “Mind Rot” bersagliando Barry
    E la magia si risolve
    Allora Barry ha “Squee, Goblin Nabob” nel proprio cimitero
    Quando inizia il mantenimento della squadra di Angie
    E Barry fa ciò che l'abilità permette
    E l'abilità innescata di “Squee, Goblin Nabob” si risolve
    Allora Barry ha “Squee, Goblin Nabob” in mano

  @id:in_graveyards.theirs @situation:in_graveyards @clause:ability.zone @clause:trigger.step @from:2005-08-01 @must
  Scenario: Nel mantenimento degli avversari Squee, Goblin Nabob non si innesca
    Dato che Barry ha “Squee, Goblin Nabob” nel proprio cimitero
    Quando inizia il mantenimento della squadra di Edward
    Allora la pila è vuota

  @id:in_graveyards.gone @situation:in_graveyards @clause:zone.new_object @from:2005-08-01 @must
  Scenario: Se Bloodghast ha lasciato il cimitero quando la sua abilità si risolve, resta dov'è
    Dato che Angie ha “Bloodghast” nel proprio cimitero
    E che Angie ha “Foresta” in mano
    E che Angie controlla “Vedalken Orrery”
    Quando Angie gioca “Foresta” come terra
    E Angie lancia “Morningtide”
    E la magia si risolve
    E Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Bloodghast” si risolve
    Allora Angie possiede “Bloodghast” in esilio
