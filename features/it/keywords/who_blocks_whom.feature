# language: it
Funzionalità: Chi può bloccare chi
  > Alcune creature non possono essere bloccate, o solo da alcune; altre non possono bloccare tutto. Con che cosa può bloccare ciascuna testa?

  @id:keyword.unblockable @clause:combat.cant_block @from:2018-04-27 @must
  Scenario: Ciò che non può essere bloccato non lo è da nessuna delle due teste, e una creatura accanto lo è da entrambe
    Dato che Angie controlla “Phantom Warrior”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Phantom Warrior”
    E Barry attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Phantom Warrior” con “Orso Grizzly”
    E Ronald non può bloccare “Phantom Warrior” con “Wind Drake”
    Ma Edward può bloccare “Gigante di Collina” con “Orso Grizzly”

  @id:keyword.unblockable.team @situation:keyword.unblockable @clause:combat.cant_block @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Ciò che non può essere bloccato non lo è nemmeno dove attacca una squadra come una sola
    Dato che Angie controlla “Phantom Warrior”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Phantom Warrior”
    E Barry attacca la squadra di Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Phantom Warrior” con “Orso Grizzly”
    E Ronald non può bloccare “Phantom Warrior” con “Wind Drake”
    Ma Ronald può bloccare “Gigante di Collina” con “Wind Drake”

  @id:keyword.unblockable.itself @situation:keyword.unblockable.itself @clause:combat.cant_block @from:2018-04-27 @must
  Scenario: Ciò che non può essere bloccato può bloccare
    Dato che Angie controlla “Phantom Warrior”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Barry con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Angie può bloccare “Orso Grizzly” con “Phantom Warrior”

  @id:keyword.blocked_by.power @clause:combat.cant_block @from:2018-04-27 @must
  Scenario: Ciò che i forti non possono bloccare viene bloccato dai deboli
    Dato che Angie controlla “Amrou Kithkin”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Amrou Kithkin”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Amrou Kithkin” con “Gigante di Collina”
    Ma Ronald può bloccare “Amrou Kithkin” con “Orso Grizzly”

  @id:keyword.blocked_by.fliers @clause:combat.cant_block @clause:combat.reach @from:2018-04-27 @must
  Scenario: Ciò che bloccano solo creature volanti non è bloccato da ciò che ha raggiungere, e ciò che ha raggiungere blocca le creature volanti
    Dato che Angie controlla “Treetop Scout”
    E che Barry controlla “Elementale dell'Aria”
    E che Edward controlla “Giant Spider”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Treetop Scout”
    E Barry attacca Edward con “Elementale dell'Aria”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Treetop Scout” con “Giant Spider”
    Ed Edward non può bloccare “Treetop Scout” con “Orso Grizzly”
    Ed Edward non può bloccare “Elementale dell'Aria” con “Orso Grizzly”
    Ma Ronald può bloccare “Treetop Scout” con “Wind Drake”
    Ed Edward può bloccare “Elementale dell'Aria” con “Giant Spider”

  @id:keyword.blocks.fliers @clause:combat.cant_block @from:2018-04-27 @must
  Scenario: Ciò che può bloccare solo creature volanti non blocca creature a terra, e la creatura volante del compagno blocca le une e le altre
    Dato che Angie controlla “Cloud Sprite”
    E che Barry controlla “Wind Drake”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Elementale dell'Aria”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Orso Grizzly”
    E Ronald attacca Angie con “Elementale dell'Aria”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Angie non può bloccare “Orso Grizzly” con “Cloud Sprite”
    Ma Angie può bloccare “Elementale dell'Aria” con “Cloud Sprite”
    E Barry può bloccare “Orso Grizzly” con “Wind Drake”

  @id:keyword.blocks.weak @clause:combat.cant_block @from:2018-04-27 @must
  Scenario: Ciò che non può bloccare i forti blocca i deboli, e la creatura del compagno blocca gli uni e gli altri
    Dato che Angie controlla “Ironclaw Orcs”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Goblin Fireslinger”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Orso Grizzly”
    E Ronald attacca Angie con “Goblin Fireslinger”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Angie non può bloccare “Orso Grizzly” con “Ironclaw Orcs”
    Ma Angie può bloccare “Goblin Fireslinger” con “Ironclaw Orcs”
    E Barry può bloccare “Orso Grizzly” con “Gigante di Collina”

  @id:keyword.reach.attacks @situation:keyword.reach @clause:combat.reach @from:2018-04-27 @must
  Scenario: Ciò che ha raggiungere non vola, perciò qualsiasi cosa lo blocca
    Dato che Angie controlla “Giant Spider”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Giant Spider”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward può bloccare “Giant Spider” con “Orso Grizzly”
