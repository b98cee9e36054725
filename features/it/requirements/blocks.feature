# language: it
Funzionalità: Chi deve bloccare, e che cosa deve essere bloccato
  > Una carta dice che una creatura blocca, o viene bloccata, se possibile. Dalle creature di chi, e se non tutte possono farlo?

  @id:must.blocked @clause:combat.block_required @clause:combat.block @from:2018-04-27 @must
  Scenario: Una creatura dell'una o dell'altra testa deve bloccare, chiunque sia attaccato, e allora non un altro attaccante
    Dato che Angie controlla “Gaea's Protector”
    E che Barry controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gaea's Protector”
    E Barry attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può non bloccare con alcuna creatura
    E Ronald non può bloccare “Gigante di Collina” con “Orso Grizzly”
    Ma Ronald può bloccare “Gaea's Protector” con “Orso Grizzly”

  @id:must.blocked.once @clause:combat.block_required @clause:combat.block @from:2018-04-27 @must
  Scenario: Basta un bloccante, e la creatura del compagno può bloccare un altro attaccante
    Dato che Angie controlla “Gaea's Protector”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Giant Spider”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gaea's Protector”
    E Barry attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Ronald può bloccare “Gigante di Collina” con “Orso Grizzly”
    E Edward può bloccare “Gaea's Protector” con “Giant Spider”

  @id:must.blocked.tapped @clause:combat.block_required @clause:combat.block @from:2018-04-27 @must
  Scenario: Dove tutte le creature della squadra in difesa sono TAPpate nessuna blocca
    Dato che Angie controlla “Gaea's Protector”
    E che Ronald controlla “Orso Grizzly”
    E che la carta “Orso Grizzly” è TAPpata
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gaea's Protector”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Ronald può non bloccare con alcuna creatura

  @id:must.blocked.two @clause:combat.block_required @clause:combat.block @from:2010-06-18 @until:2018-04-27 @must
  Scenario: Di due attaccanti che devono essere bloccati un'unica creatura ne blocca uno, quello che vuole
    Dato che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Giant Spider”
    Quando Angie lancia la prima carta “Irresistible Prey” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Angie lancia la seconda carta “Irresistible Prey” bersagliando “Orso Grizzly”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Gigante di Collina”
    E Barry attacca la squadra di Edward con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può non bloccare con alcuna creatura
    Ma Edward può bloccare “Orso Grizzly” con “Giant Spider”

  @id:must.block @clause:combat.block_required @clause:combat.block @from:2018-04-27 @must
  Scenario: La creatura che deve bloccare lo fa, e quella del compagno non può farlo al suo posto
    Dato che Angie controlla “Giant Spider”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie lancia “Culling Mark” bersagliando “Orso Grizzly”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Giant Spider”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può non bloccare con alcuna creatura
    E Edward non può bloccare “Giant Spider” con “Gigante di Collina”
    Ma Ronald può bloccare “Giant Spider” con “Orso Grizzly”

  @id:must.block.flyer @clause:combat.block_required @clause:combat.block @from:2018-04-27 @must
  Scenario: Dove attacca solo chi vola, chi non può raggiungerlo non deve bloccare
    Dato che Angie controlla “Elementale dell'Aria”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie lancia “Culling Mark” bersagliando “Orso Grizzly”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Elementale dell'Aria”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Ronald può non bloccare con alcuna creatura

  @id:must.block.menace @clause:combat.block_required @clause:combat.block @from:2024-11-08 @must
  Scenario: A chi deve bloccare ciò che ne richiede due si unisce la creatura del compagno, che di per sé non deve
    Dato che Angie controlla “Boggart Brute”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie lancia “Culling Mark” bersagliando “Orso Grizzly”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Boggart Brute”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può non bloccare con alcuna creatura
    E Ronald non può bloccare “Boggart Brute” con “Orso Grizzly”
    Ma Ronald può bloccare “Boggart Brute” con “Orso Grizzly”
    E Edward può bloccare “Boggart Brute” con “Gigante di Collina”

  @id:must.block.alone @clause:combat.block_required @clause:combat.block @from:2018-04-27 @must
  Scenario: Chi deve bloccare ciò che ne richiede due non lo fa dove non c'è un altro bloccante
    Dato che Angie controlla “Boggart Brute”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie lancia “Culling Mark” bersagliando “Orso Grizzly”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Boggart Brute”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Ronald può non bloccare con alcuna creatura

  @id:must.block.all @clause:combat.block_required @clause:combat.attack_required @clause:combat.block @from:2005-08-01 @until:2009-07-11 @must
  Scenario: Dove tutti devono attaccare e bloccare, tutte le creature di una squadra attaccano e tutte quelle dell'altra bloccano
    Dato che Angie controlla “Grand Melee”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Giant Spider”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può non attaccare con alcuna creatura
    Ma Barry può attaccare la squadra di Edward con “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Ronald non può non bloccare con alcuna creatura
    E Ronald non può bloccare “Gigante di Collina” con “Orso Grizzly”
    Ma Ronald può bloccare “Gigante di Collina” con “Orso Grizzly”
    E Edward può bloccare “Gigante di Collina” con “Giant Spider”

  @id:must.lured @clause:combat.block_required @clause:combat.block @from:2024-11-08 @must
  Scenario: Tutte le creature di entrambe le teste bloccano l'elfo, e nessuna resta per un altro attaccante
    Dato che Angie controlla “Taunting Elf”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Giant Spider”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Taunting Elf”
    E Barry attacca Ronald con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Ronald non può bloccare “Gigante di Collina” con “Orso Grizzly”
    E Edward non può bloccare “Taunting Elf” con “Giant Spider”
    Ma Edward può bloccare “Taunting Elf” con “Giant Spider”
    E Ronald può bloccare “Taunting Elf” con “Orso Grizzly”

  @id:must.lured.aura @clause:combat.block_required @clause:combat.block @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Un'esca sulla creatura volante del compagno la fa bloccare da quelle che possono, e da nessun'altra
    Dato che Barry controlla “Elementale dell'Aria”
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Giant Spider”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie lancia “Lure” bersagliando “Elementale dell'Aria”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Barry attacca la squadra di Edward con “Elementale dell'Aria”
    E Angie attacca la squadra di Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Gigante di Collina” con “Giant Spider”
    Ma Edward può bloccare “Elementale dell'Aria” con “Giant Spider”
    E Ronald può bloccare “Gigante di Collina” con “Orso Grizzly”

  @id:must.blocked.unforced @clause:combat.attack_required @clause:combat.block_required @from:2018-04-27 @must
  Scenario: Chi deve essere bloccato non deve attaccare
    Dato che Angie controlla “Gaea's Protector”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie può non attaccare con alcuna creatura

  @id:must.blocked.both @clause:combat.block_required @clause:combat.block @from:2024-11-08 @must
  Scenario: Chi può bloccare due creature blocca entrambe quelle che devono essere bloccate
    Dato che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Giant Spider”
    E che Edward controlla “High Ground”
    Quando Angie lancia la prima carta “Irresistible Prey” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Angie lancia la seconda carta “Irresistible Prey” bersagliando “Orso Grizzly”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Barry attacca Ronald con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Orso Grizzly” con “Giant Spider”
    Ma Edward può bloccare insieme “Orso Grizzly” e “Gigante di Collina” con “Giant Spider”

  @id:must.block.now @clause:combat.block_required @from:2018-04-27 @must
  Scenario: Chi deve bloccare in questo turno non deve farlo nel successivo
    Dato che Barry controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Fountain of Youth”
    Allora Angie non può lanciare “Culling Mark” bersagliando “Fountain of Youth”
    Ma Angie può lanciare “Culling Mark” bersagliando “Orso Grizzly”
    Quando la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Barry con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Barry può non bloccare con alcuna creatura

  @id:must.blocked.now @clause:combat.block_required @from:2018-04-27 @must
  Scenario: Chi deve essere bloccato in questo turno non deve esserlo nel successivo, e chi l'ha lanciato pesca
    Dato che Barry controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Fountain of Youth”
    Allora Angie non può lanciare “Irresistible Prey” bersagliando “Fountain of Youth”
    Ma Angie può lanciare “Irresistible Prey” bersagliando “Gigante di Collina”
    Quando la magia si risolve
    Allora Angie ha una carta in mano
    E Edward non ha carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Barry con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Barry può non bloccare con alcuna creatura

  @id:must.lured.creature @clause:combat.block_required @clause:target.choose @from:2005-08-01 @must
  Scenario: Un'esca si mette su una creatura e su nient'altro
    Dato che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Fountain of Youth”
    Allora Angie non può lanciare “Lure” bersagliando “Fountain of Youth”
    Ma Angie può lanciare “Lure” bersagliando “Gigante di Collina”
