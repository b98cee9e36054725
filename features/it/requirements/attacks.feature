# language: it
Funzionalità: Chi deve attaccare
  > Una carta dice che delle creature attaccano se possono. Quali attacchi sono permessi allora, e a chi resta la scelta?

  @id:must.attack @clause:combat.attack_required @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scenario: La squadra non può fare a meno dell'attacco del goblin, né attaccare con la sola creatura del compagno
    Dato che Angie controlla “Crazed Goblin”
    E che Barry controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può non attaccare con alcuna creatura
    E Barry non può attaccare la squadra di Edward con “Gigante di Collina”
    Ma Angie può attaccare la squadra di Edward con “Crazed Goblin”

  @id:must.attack.either @clause:combat.attack_required @clause:combat.attack @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Il goblin attacca l'avversario che il suo controllore preferisce, e la creatura del compagno con lui
    Dato che Angie controlla “Crazed Goblin”
    E che Barry controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può non attaccare con alcuna creatura
    E Barry non può attaccare Edward con “Gigante di Collina”
    Ma Angie può attaccare Ronald con “Crazed Goblin”
    E Barry può attaccare Edward con “Gigante di Collina”

  @id:must.attack.tapped @clause:combat.attack_required @from:2018-04-27 @must
  Scenario: Un goblin TAPpato non può attaccare, e quindi non impedisce di attaccare con la sola altra creatura
    Dato che Angie controlla “Crazed Goblin”
    E che la carta “Crazed Goblin” è TAPpata
    E che Barry controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Barry può attaccare Edward con “Gigante di Collina”

  @id:must.attack.curse @clause:combat.attack_required @clause:combat.attack @from:2018-04-27 @must
  Scenario: Una maledizione su una testa fa attaccare le creature di quel giocatore, e non quelle del compagno
    Dato che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie lancia “Curse of the Nightly Hunt” bersagliando Edward
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può non attaccare con alcuna creatura
    E Ronald non può attaccare Angie con “Orso Grizzly”
    Ma Edward può attaccare Angie con “Gigante di Collina”

  @id:must.attack.opponents @clause:combat.attack_required @clause:combat.attack @from:2019-01-21 @must
  Scenario: Le creature di entrambi gli avversari devono attaccare, quelle della propria squadra no
    Dato che Angie controlla “Angler Turtle”
    E che Barry controlla “Giant Spider”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie può non attaccare con alcuna creatura
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare Barry con “Gigante di Collina”
    E Ronald non può attaccare Barry con “Orso Grizzly”
    Ma Edward può attaccare Barry con “Gigante di Collina”
    E Ronald può attaccare Angie con “Orso Grizzly”

  @id:must.attack.turn @clause:combat.attack_required @from:2018-04-27 @must
  Scenario: Chi deve attaccare in questo turno può di nuovo scegliere nel turno successivo
    Dato che Barry controlla “Gigante di Collina”
    Quando Angie lancia “Boiling Blood” bersagliando “Gigante di Collina”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può non attaccare con alcuna creatura
    Quando Barry attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Barry può non attaccare con alcuna creatura

  @id:must.attack.paid @clause:combat.attack_required @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Nessuno è tenuto a pagare per attaccare la squadra di un giocatore che non si attacca gratis
    Dato che Angie controlla “Windborn Muse”
    E che Edward controlla “Crazed Goblin”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward può non attaccare con alcuna creatura

  @id:must.attack.free @clause:combat.attack_required @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Nessuno è tenuto a pagare per attaccare un giocatore, e quindi il goblin attacca il compagno, che non costa nulla
    Dato che Angie controlla “Windborn Muse”
    E che Edward controlla “Crazed Goblin”
    E che Edward non controlla “Fonte di mana”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può non attaccare con alcuna creatura
    E Edward non può attaccare Angie con “Crazed Goblin”
    Ma Edward può attaccare Barry con “Crazed Goblin”

  @id:must.attack.alone @clause:combat.attack_required @from:2019-07-12 @must
  Scenario: Chi non può attaccare da solo deve attaccare solo se ha compagnia, che allora deve attaccare anch'essa
    Dato che Angie controlla “Grand Melee”
    E che Angie controlla “Raging Kronch”
    E che Edward controlla “Wojek Bodyguard”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie può non attaccare con alcuna creatura
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può non attaccare con alcuna creatura
    E Ronald non può attaccare Angie con “Orso Grizzly”
    Ma Edward può attaccare Angie con “Wojek Bodyguard”
    E Ronald può attaccare Angie con “Orso Grizzly”

  @id:must.attack.company @clause:combat.attack_required @from:2018-10-05 @must
  Scenario: L'unica creatura che deve attaccare non può farlo da sola, e quindi un'altra che non deve la accompagna
    Dato che Edward controlla “Wojek Bodyguard”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie lancia “Curse of the Nightly Hunt” bersagliando Edward
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può non attaccare con alcuna creatura
    E Edward non può attaccare Angie con “Wojek Bodyguard”
    Ma Edward può attaccare Angie con “Wojek Bodyguard”
    E Ronald può attaccare Angie con “Orso Grizzly”

  @id:must.attack.together @clause:combat.attack_required @from:2018-04-27 @must
  Scenario: Chi può attaccare solo da solo resta indietro dove possono farlo altri due che devono attaccare
    Dato che Angie controlla “Grand Melee”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    E che Ronald controlla “Giant Spider”
    Quando Angie lancia “Errantry” bersagliando “Gigante di Collina”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare Angie con “Gigante di Collina”
    Ma Ronald può attaccare Angie con “Orso Grizzly”
    E Ronald può attaccare Barry con “Giant Spider”

  @id:must.attack.only @clause:combat.attack_required @from:2018-04-27 @must
  Scenario: Chi può attaccare solo da solo può farlo dove un'unica altra deve attaccare, che può farlo al suo posto
    Dato che Angie controlla “Grand Melee”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie lancia “Errantry” bersagliando “Gigante di Collina”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può non attaccare con alcuna creatura
    Ma Edward può attaccare Angie con “Gigante di Collina”

  @id:must.attack.planeswalker @clause:combat.attack_required @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Dove entrambe le teste sono attaccate solo da chi paga, il goblin attacca un planeswalker di una di esse
    Dato che Angie controlla “Windborn Muse”
    E che Barry controlla “Windborn Muse”
    E che Barry controlla “Chandra, Pyrogenius”
    E che “Chandra, Pyrogenius” ha cinque segnalini fedeltà
    E che Edward controlla “Crazed Goblin”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può non attaccare con alcuna creatura
    Ma Edward può attaccare “Chandra, Pyrogenius” con “Crazed Goblin”

  @id:must.attack.now @clause:combat.attack_required @from:2005-08-01 @must
  Scenario: Un istantaneo su una creatura avversaria è finito prima che possa attaccare, e chi l'ha lanciato pesca
    Dato che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Fountain of Youth”
    Allora Angie non può lanciare “Boiling Blood” bersagliando “Fountain of Youth”
    Ma Angie può lanciare “Boiling Blood” bersagliando “Gigante di Collina”
    Quando la magia si risolve
    Allora Angie ha una carta in mano
    E Barry non ha carte in mano
    E Edward non ha carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward può non attaccare con alcuna creatura

  @id:must.attack.hexproof @clause:target.hexproof @clause:combat.attack_required @from:2019-01-21 @must
  Scenario: Gli avversari non possono bersagliare la tartaruga, il compagno può
    Dato che Angie controlla “Angler Turtle”
    Allora Barry può lanciare “Boiling Blood” bersagliando “Angler Turtle”
    Quando la squadra di Angie passa la priorità
    Allora Edward non può lanciare “Boiling Blood” bersagliando “Angler Turtle”
    E Ronald non può lanciare “Boiling Blood” bersagliando “Angler Turtle”
