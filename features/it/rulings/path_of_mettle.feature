# language: it
Funzionalità: Path of Mettle
  > Un incantesimo cerca parole chiave di creature, di cui una basta. Di chi sono quelle creature?

  @id:ruling.path_of_mettle @clause:object.you @clause:combat.attack @from:2018-04-27 @must
  Scenario: Path of Mettle si trasforma quando due creature simili del suo controllore attaccano, e l'altra faccia infligge 2 danni a entrambi gli avversari
    Dato che Angie controlla “Path of Mettle”
    E che Angie controlla “Youthful Knight”
    E che Angie controlla “Sprite Dragon”
    E che Angie controlla due “Montagna”
    E che la squadra di Edward ha 30 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Youthful Knight” e “Sprite Dragon”
    E l'abilità innescata di “Path of Mettle” si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 27 punti vita
    Quando Angie attiva la seconda abilità di “Path of Mettle”
    E l'abilità si risolve
    Allora la squadra di Edward ha 23 punti vita

  @id:ruling.path_of_mettle.teammate @clause:object.you @from:2018-04-27 @must
  Scenario: La creatura di un compagno e una senza tale parola chiave non contano
    Dato che Angie controlla “Path of Mettle”
    E che Angie controlla “Youthful Knight”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Sprite Dragon”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Youthful Knight” e “Orso Grizzly”
    E Barry attacca Edward con “Sprite Dragon”
    E inizia la fase principale post-combattimento della squadra di Angie
    E la squadra di Angie passa la priorità
    E Edward lancia “Ritorno alla Natura” bersagliando “Path of Mettle”
    E la magia si risolve
    Allora Angie ha “Path of Mettle” nel proprio cimitero

  @id:ruling.path_of_mettle.enters @clause:object.you @from:2018-04-27 @must
  Scenario: Entrando, Path of Mettle infligge danno a ogni creatura che non ha nessuna delle sue parole chiave, da entrambe le parti
    Dato che Angie controlla “Zulaport Cutthroat”
    E che Barry controlla “Nomads en-Kor”
    E che Barry controlla “Sprite Dragon”
    E che Edward controlla “Grenzo's Cutthroat”
    E che Edward controlla “Coiling Oracle”
    Quando Angie lancia “Path of Mettle”
    E la magia si risolve
    E l'abilità innescata di “Path of Mettle” si risolve
    Allora Barry ha “Nomads en-Kor” nel proprio cimitero
    E Edward ha “Coiling Oracle” nel proprio cimitero
    E Barry controlla “Sprite Dragon”
    E Edward controlla “Grenzo's Cutthroat”

  @id:ruling.path_of_mettle.random @clause:effect.destroy @from:2018-04-27 @must
  Scenario: Il caso sceglie tra le creature che hanno attaccato, e tra nessun'altra
    Dato che Angie controlla “Path of Mettle”
    E che Angie controlla “Youthful Knight”
    E che Angie controlla “Sprite Dragon”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    E che Angie controlla tre “Pianura”
    E che Angie controlla “Montagna”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Youthful Knight” e “Sprite Dragon”
    E l'abilità innescata di “Path of Mettle” si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    E Angie lancia “Shock” bersagliando “Sprite Dragon”
    E la magia si risolve
    E Angie attiva la terza abilità di “Path of Mettle”
    E l'abilità si risolve
    Allora Angie ha “Youthful Knight” nel proprio cimitero
    E Barry controlla “Gigante di Collina”
    E Edward controlla “Orso Grizzly”
