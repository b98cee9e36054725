# language: it
Funzionalità: Che cosa cambia subito, e che cosa si dimentica
  > Un numero che un effetto legge cambia nel mezzo di una sottofase, o era un altro nel turno prima. Che cosa vale in questo momento?

  @id:changes.at_once.combat @clause:layers.order @clause:life.read @from:2018-04-27 @must
  Scenario: Creature più grandi per i punti vita della loro squadra rimpiccioliscono appena il danno da combattimento glieli toglie, e non una sottofase dopo
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 31 punti vita
    E che Angie controlla “Path of Bravery”
    E che Barry controlla “Path of Bravery”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Barry con “Gigante di Collina”
    Allora la creatura “Orso Grizzly” è 3/3
    E la creatura “Wind Drake” è 3/3
    Quando inizia la sottofase di danno da combattimento della squadra di Edward
    Allora la squadra di Angie ha 28 punti vita
    E la creatura “Orso Grizzly” è 2/2
    E la creatura “Wind Drake” è 2/2

  @id:changes.at_once.last_turn @clause:object.you @clause:trigger.intervening_if @from:2010-06-18 @must
  Scenario: I punti vita persi in un turno non sono persi nel successivo
    Dato che Angie controlla “Ascesa del Luminarca”
    E che Barry controlla “Ascesa del Luminarca”
    Quando Barry lancia “Shock” bersagliando Angie
    E la magia si risolve
    E inizia la sottofase finale della squadra di Edward
    E l'abilità innescata di “Ascesa del Luminarca” di Angie si risolve
    E Angie fa ciò che l'abilità permette
    Allora “Ascesa del Luminarca” di Angie ha un segnalino ricerca

  @id:changes.at_once.nothing_left @clause:replacement.order @clause:replacement.nothing @clause:replacement.shield @from:2018-04-27 @must
  Scenario: Il danno di una fonte prevenuto per intero resta prevenuto quando il resto è raddoppiato
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    E che Ronald controlla “Furnace of Rath”
    Quando Angie lancia “Mending Hands” bersagliando Edward
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Barry attacca Edward con “Orso Grizzly”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    E Edward sceglie di applicare per primo l'effetto di “Mending Hands”
    E Edward sceglie il danno da prevenire: 2 da “Gigante di Collina”, 2 da “Orso Grizzly”
    Allora la squadra di Edward ha 18 punti vita
