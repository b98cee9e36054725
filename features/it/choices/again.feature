# language: it
Funzionalità: La stessa scelta, un'altra volta
  > A un giocatore si chiede più volte la stessa cosa in una partita. È ogni volta una scelta a sé?

  @id:again.offer @situation:again @clause:effect.offer @from:2018-06-08 @must
  Scenario: Ciò che si è preso una volta si può lasciare la volta dopo, e viceversa
    Dato che Angie ha “Pianura” in mano
    E che Angie ha “Montagna” in mano
    E che Angie controlla “Obsianus Golem”
    E che Angie ha cinque carte nel proprio grimorio
    Quando Angie fa ciò che l'abilità permette
    E Angie scarta “Pianura”
    E Angie lancia “Keldon Raider”
    E la magia si risolve
    E l'abilità innescata di “Keldon Raider” si risolve
    Allora Angie ha “Pianura” nel proprio cimitero
    E Angie ha quattro carte nel proprio grimorio
    Quando Angie non fa ciò che l'abilità permette
    E Angie lancia “Ironclad Revolutionary”
    E la magia si risolve
    E l'abilità innescata di “Ironclad Revolutionary” si risolve
    Allora la creatura “Ironclad Revolutionary” è 4/4
    E Angie controlla “Obsianus Golem”
    Quando Angie fa ciò che l'abilità permette
    E Angie scarta “Montagna”
    E Angie lancia “Azra Bladeseeker”
    E la magia si risolve
    E l'abilità innescata di “Azra Bladeseeker” si risolve
    Allora Angie ha “Montagna” nel proprio cimitero
    E Angie ha tre carte nel proprio grimorio

  @id:again.sacrifice @situation:again @clause:choice.order @from:2005-08-01 @must
  Scenario: Chi ha sacrificato una creatura sceglie tra le altre
    Dato che Edward controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Elementale dell'Aria”
    Quando Edward sacrifica “Gigante di Collina”
    E Angie lancia “Innocent Blood”
    E la magia si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    Quando Edward sacrifica “Elementale dell'Aria”
    E Angie lancia “Innocent Blood”
    E la magia si risolve
    Allora Edward ha “Elementale dell'Aria” nel proprio cimitero
    E Edward controlla “Orso Grizzly”
