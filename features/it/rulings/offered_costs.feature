# language: it
Funzionalità: Rulings: ciò che si paga alla risoluzione di un'abilità
  > Un'abilità permette al suo controllore, o a ogni giocatore di una squadra, di pagare qualcosa. Che ne è per i due giocatori di una squadra?

  @id:ruling.ironclad_revolutionary @clause:effect.offer @clause:life.shared @from:2018-04-27 @must
  Scenario: Chi sacrifica un artefatto mette segnalini su Ironclad Revolutionary, e i due avversari perdono punti vita
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Obsianus Golem”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Obsianus Golem”
    Quando Angie lancia “Ironclad Revolutionary”
    E la magia si risolve
    E Angie fa ciò che l'abilità permette
    E Angie sacrifica “Obsianus Golem” di Angie
    E l'abilità innescata di “Ironclad Revolutionary” si risolve
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 20 punti vita
    E la creatura “Ironclad Revolutionary” è 6/6
    E Angie ha “Obsianus Golem” nel proprio cimitero
    E Angie controlla “Orso Grizzly”
    E Barry controlla “Obsianus Golem”

  @id:ruling.ironclad_revolutionary.none @situation:ruling.ironclad_revolutionary @clause:effect.offer @from:2018-04-27 @must
  Scenario: L'artefatto di un compagno non paga nulla, e altre creature nemmeno
    Dato che la squadra di Edward ha 20 punti vita
    E che Barry controlla “Obsianus Golem”
    E che Angie controlla “Orso Grizzly”
    Quando Angie lancia “Ironclad Revolutionary”
    E la magia si risolve
    E l'abilità innescata di “Ironclad Revolutionary” si risolve
    Allora la squadra di Edward ha 20 punti vita
    E la creatura “Ironclad Revolutionary” è 4/4
    E Barry controlla “Obsianus Golem”
    E Angie controlla “Orso Grizzly”

  @id:ruling.azra_bladeseeker @clause:effect.offer @clause:choice.order @from:2018-06-08 @must
  Scenario: Ogni membro della squadra decide da solo se scartare, e chi lo fa pesca una carta
    Dato che Angie ha “Pianura” in mano
    E che Barry ha “Montagna” in mano
    E che Edward ha due carte in mano
    E che Angie ha tre carte nel proprio grimorio
    E che Barry ha tre carte nel proprio grimorio
    Quando Angie lancia “Azra Bladeseeker”
    E la magia si risolve
    E Angie non fa ciò che l'abilità permette
    E Barry fa ciò che l'abilità permette
    E l'abilità innescata di “Azra Bladeseeker” si risolve
    Allora Angie ha tre carte nel proprio grimorio
    E Angie non ha carte nel proprio cimitero
    E Barry ha due carte nel proprio grimorio
    E Barry ha “Montagna” nel proprio cimitero
    E Edward ha due carte in mano

  @id:ruling.azra_bladeseeker.both @situation:ruling.azra_bladeseeker @clause:effect.offer @clause:choice.order @from:2018-06-08 @must
  Scenario: Con Azra Bladeseeker possono scartare entrambi i membri della squadra, e pescano entrambi
    Dato che Angie ha “Pianura” in mano
    E che Barry ha “Montagna” in mano
    E che Angie ha tre carte nel proprio grimorio
    E che Barry ha tre carte nel proprio grimorio
    Quando Angie lancia “Azra Bladeseeker”
    E la magia si risolve
    E Angie fa ciò che l'abilità permette
    E Barry fa ciò che l'abilità permette
    E l'abilità innescata di “Azra Bladeseeker” si risolve
    Allora Angie ha due carte nel proprio grimorio
    E Angie ha “Pianura” nel proprio cimitero
    E Barry ha due carte nel proprio grimorio
    E Barry ha “Montagna” nel proprio cimitero

  @id:ruling.underhanded_designs @clause:effect.offer @clause:life.shared @from:2018-04-27 @must
  Scenario: I due avversari perdono punti vita, e il controllore di Underhanded Designs ne guadagna una volta
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Barry controlla “Underhanded Designs”
    E che Barry controlla sette “Fonte di mana”
    E che Barry ha “Obsianus Golem” in mano
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Barry lancia “Obsianus Golem”
    E la magia si risolve
    E Barry fa ciò che l'abilità permette
    E l'abilità innescata di “Underhanded Designs” si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 21 punti vita
