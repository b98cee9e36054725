# language: it
Funzionalità: Terre che sono creature
  > Delle terre diventano creature e restano terre. Che altro cambia, e quando finisce?

  @id:lands.animated @clause:object.keeps_types @variant:two-player @from:2005-08-01 @must
  Scenario: Una terra che è una creatura fino alla fine del turno attacca, e poi è soltanto una terra
    Dato che Angie controlla “Treetop Village”
    E che Angie controlla due “Foresta”
    E che la squadra di Edward ha 20 punti vita
    Quando Angie attiva la seconda abilità di “Treetop Village”
    E l'abilità si risolve
    Allora la creatura “Treetop Village” è 3/3
    E Angie controlla una creatura
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Treetop Village”
    E inizia la sottofase finale della squadra di Angie
    Allora la squadra di Edward ha 17 punti vita
    Quando inizia il mantenimento della squadra di Edward
    Allora Angie non controlla nessuna creatura

  @id:lands.animated.trample @clause:object.keeps_types @clause:combat.trample @variant:two-player @from:2005-08-01 @must
  Scenario: Ciò che la terra acquisisce diventando una creatura, lo ha in combattimento
    Dato che Angie controlla “Treetop Village”
    E che Angie controlla due “Foresta”
    E che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Orso Grizzly”
    Quando Angie attiva la seconda abilità di “Treetop Village”
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Treetop Village”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Treetop Village” con “Orso Grizzly”
    E la squadra di Angie suddivide il danno: 2 a “Orso Grizzly”, 1 ad Edward
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 19 punti vita
    E Edward ha “Orso Grizzly” nel proprio cimitero

  @id:lands.target @clause:object.keeps_types @from:2005-08-01 @must
  Scenario: La terra di qualsiasi giocatore può diventare una creatura, e muore come tale
    Dato che Angie controlla “Kamahl, Fist of Krosa”
    E che Angie controlla “Foresta”
    E che Edward controlla “Pianura”
    E che Edward controlla “Isola”
    Quando Angie attiva la prima abilità di “Kamahl, Fist of Krosa”
    E Angie sceglie “Pianura” come bersaglio
    E l'abilità si risolve
    E Barry lancia “Shock” bersagliando “Pianura”
    E la magia si risolve
    Allora Edward ha “Pianura” nel proprio cimitero
    E Edward controlla “Isola”

  @id:lands.always @clause:object.keeps_types @clause:ability.static @from:2005-08-01 @must
  Scenario: Le foreste del controllore sono elfi verdi, quelle di un compagno e le altre terre no
    Dato che Angie controlla “Ambush Commander”
    E che Angie controlla “Foresta”
    E che Angie controlla “Montagna”
    E che Angie controlla “Wilt-Leaf Liege”
    E che Barry controlla “Foresta”
    Allora Angie controlla tre creature
    E Barry non controlla nessuna creatura
    E la creatura “Foresta” di Angie è 2/2

  @id:lands.no_more @clause:combat.no_creature_any_more @clause:ability.static @variant:two-player @from:2005-08-01 @must
  Scenario: Una terra attaccante che per un momento non è stata una creatura non infligge danno tornando a esserlo
    Dato che Angie controlla “Ambush Commander”
    E che Angie controlla “Foresta”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Kamahl, Fist of Krosa”
    E che Angie controlla due “Fonte di mana”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Foresta” e “Orso Grizzly”
    E la squadra di Angie passa la priorità
    E Edward lancia “Omicidio” bersagliando “Ambush Commander”
    E la magia si risolve
    E Angie attiva la prima abilità di “Kamahl, Fist of Krosa”
    E Angie sceglie “Foresta” come bersaglio
    E l'abilità si risolve
    Allora la creatura “Orso Grizzly” sta attaccando
    E la creatura “Foresta” è 1/1
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita

  @id:lands.still @clause:object.keeps_types @clause:combat.landwalk @variant:two-player @from:2005-08-01 @must
  Scenario: Una foresta che è una creatura è ancora una foresta, per ciò che attraversa le foreste
    Dato che Edward controlla “Ambush Commander”
    E che Edward controlla “Foresta”
    E che Angie controlla “Shanodin Dryads”
    E che Angie controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Shanodin Dryads” e “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Shanodin Dryads” con “Ambush Commander”
    Ma Edward può bloccare “Orso Grizzly” con “Ambush Commander”

  @id:lands.no_more.blocker @clause:combat.no_creature_any_more @clause:combat.trample @variant:two-player @from:2005-08-01 @must
  Scenario: Ciò che una terra ha bloccato resta bloccato quando la terra non è più una creatura
    Dato che Angie controlla “Ambush Commander”
    E che Angie controlla “Foresta”
    E che la squadra di Angie ha 20 punti vita
    E che Edward controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Gigante di Collina” con “Foresta”
    E Edward lancia “Omicidio” bersagliando “Ambush Commander”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora la squadra di Angie ha 20 punti vita
    E Angie controlla “Foresta”
