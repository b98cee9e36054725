# language: it
Funzionalità: Ogni parte di ciò che porta ai dungeon
  > Tutte le versioni sbagliate dei dungeon e di ciò che vi porta sono state giocate, e queste parti nessuno le aveva chieste. C'è ciascuna di esse?

  @id:every.pack @clause:mana.ability @clause:cost.resources @from:2024-11-08 @must
  Scenario: Il Tesoro di un Dungeoneer's Pack non dà mana una volta TAPpato
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Dungeoneer's Pack”
    E che Barry controlla “Sol Ring”
    E che Angie controlla due “Fonte di mana”
    E che Edward controlla “Stinging Lionfish”
    Quando Angie attiva l'abilità di “Dungeoneer's Pack”
    E l'abilità si risolve
    E la squadra di Angie passa la priorità
    E Edward lancia “Reach Through Mists”
    E Edward fa ciò che l'abilità permette
    E Edward sceglie la prima pedina Tesoro di Angie come bersaglio
    E l'abilità innescata di “Stinging Lionfish” si risolve
    Allora Angie non può attivare l'abilità della prima pedina Tesoro
    Ma Barry può attivare l'abilità di “Sol Ring”

  @id:every.tunnels @clause:mana.ability @clause:cost.resources @clause:dungeon.room @from:2024-11-08 @must
  Scenario: Il Tesoro dei Mine Tunnels non dà mana una volta TAPpato
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che il segnalino avventura di Angie è in “Cave Entrance”
    E che Barry controlla “Sol Ring”
    E che Edward controlla “Stinging Lionfish”
    Quando Angie prosegue fino a “Mine Tunnels”
    E Angie lancia “Veteran Dungeoneer”
    E la magia si risolve
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora Angie controlla una pedina Tesoro
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Reach Through Mists”
    E Edward fa ciò che l'abilità permette
    E Edward sceglie la prima pedina Tesoro di Angie come bersaglio
    E l'abilità innescata di “Stinging Lionfish” si risolve
    Allora Angie non può attivare l'abilità della prima pedina Tesoro
    Ma Barry può attivare l'abilità di “Sol Ring”

  @id:every.stash @clause:mana.ability @clause:cost.resources @clause:dungeon.room @from:2024-11-08 @must
  Scenario: Il Tesoro della Stash non dà mana una volta TAPpato
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie ha l'iniziativa
    E che il segnalino avventura di Angie è in “Lost Well”
    E che Barry controlla “Sol Ring”
    E che Edward controlla “Stinging Lionfish”
    Quando Angie prosegue fino a “Stash”
    E inizia la fase principale pre-combattimento della squadra di Angie
    E la squadra di Angie passa la priorità
    E Edward lancia “Reach Through Mists”
    E Edward fa ciò che l'abilità permette
    E Edward sceglie la prima pedina Tesoro di Angie come bersaglio
    E l'abilità innescata di “Stinging Lionfish” si risolve
    Allora Angie non può attivare l'abilità della prima pedina Tesoro
    Ma Barry può attivare l'abilità di “Sol Ring”

  @id:every.lair @clause:object.colour @clause:protection.block @clause:dungeon.room @from:2024-11-08 @must
  Scenario: Il Goblin del Goblin Lair è rosso, e non blocca ciò che ne è protetto
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che il segnalino avventura di Angie è in “Cave Entrance”
    E che Edward controlla “Silver Knight”
    E che Edward controlla “Gigante di Collina”
    Quando Angie prosegue fino a “Goblin Lair”
    E Angie lancia “Veteran Dungeoneer”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Silver Knight” e “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Angie non può bloccare “Silver Knight” con la prima pedina Goblin
    Ma Angie può bloccare “Gigante di Collina” con la prima pedina Goblin

  @id:every.skeleton @clause:object.colour @clause:dungeon.room @from:2024-11-08 @must
  Scenario: Lo Scheletro delle Catacombs è nero
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie ha l'iniziativa
    E che il segnalino avventura di Angie è in “Arena”
    E che Edward controlla “Bad Moon”
    Quando Angie prosegue fino a “Catacombs”
    E inizia la sottofase di acquisizione della squadra di Angie
    Allora Angie controlla una pedina creatura 5/2

  @id:every.bard @clause:object.types @from:2024-11-08 @must
  Scenario: Stirring Bard manda creature, e nessuna terra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Stirring Bard”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Foresta”
    Allora Angie non può attivare l'abilità di “Stirring Bard” bersagliando “Foresta”
    Ma Angie può attivare l'abilità di “Stirring Bard” bersagliando “Gigante di Collina”

  @id:every.bard.haste @situation:every.bard @clause:combat.attack @clause:cost.resources @from:2024-11-08 @must
  Scenario: Ciò a cui Stirring Bard ha dato rapidità ce l'ha in quel turno, e non in quello seguente degli avversari
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Stirring Bard”
    Quando Angie lancia “Brimstone Trebuchet”
    E la magia si risolve
    Allora Angie può attivare l'abilità di “Stirring Bard” bersagliando “Brimstone Trebuchet”
    Quando l'abilità si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    E la squadra di Edward passa la priorità
    Allora Angie non può attivare l'abilità di “Brimstone Trebuchet”
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie può attivare l'abilità di “Brimstone Trebuchet”
