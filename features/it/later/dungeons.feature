# language: it
Funzionalità: Avventurarsi nel dungeon
  > Ci sono carte che fanno avventurare un giocatore nel dungeon. Il segnalino di chi si sposta, e come va con l'iniziativa?

  @id:dungeon.begun @clause:dungeon.venture @clause:dungeon.type @from:2024-11-08 @must @variant:two-headed-giant @variant:two-player @variant:commander
  Scenario: Chi si avventura nel dungeon ne comincia uno che non è Undercity, e non c'è nulla da scegliere
    Quando Angie lancia “Veteran Dungeoneer”
    E la magia si risolve
    E l'abilità innescata di “Veteran Dungeoneer” si risolve
    Allora il segnalino avventura di Angie è in “Cave Entrance”
    E Angie non deve fare nessuna scelta
    E Angie non ha l'iniziativa
    E in pila c'è una magia o abilità

  @id:dungeon.own @clause:dungeon.venture @clause:dungeon.choice @from:2024-11-08 @must
  Scenario: Ogni testa attraversa un dungeon proprio
    Dato che il segnalino avventura di Barry è in “Mine Tunnels”
    Quando Angie lancia “Veteran Dungeoneer”
    E la magia si risolve
    E l'abilità innescata di “Veteran Dungeoneer” si risolve
    Allora il segnalino avventura di Angie è in “Cave Entrance”
    E il segnalino avventura di Barry è in “Mine Tunnels”
    Quando Angie non mette carte in fondo al proprio grimorio
    E Barry prosegue fino a “Dark Pool”
    E inizia la fase principale post-combattimento della squadra di Angie
    E Barry lancia “Veteran Dungeoneer”
    E la magia si risolve
    E l'abilità innescata di “Veteran Dungeoneer” di Barry si risolve
    Allora il segnalino avventura di Angie è in “Cave Entrance”
    E il segnalino avventura di Barry è in “Dark Pool”

  @id:dungeon.cave @clause:dungeon.room @clause:effect.scry @from:2024-11-08 @must
  Scenario: Nella stanza “Cave Entrance” chi si avventura guarda una carta
    Dato che Angie ha “Shock” in cima al proprio grimorio
    Quando Angie lancia “Veteran Dungeoneer”
    E la magia si risolve
    E l'abilità innescata di “Veteran Dungeoneer” si risolve
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora Angie deve fare una scelta
    Ma Barry non deve fare nessuna scelta
    Quando Angie mette “Shock” in fondo al proprio grimorio
    E inizia la fase principale pre-combattimento della squadra di Edward
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie ha una carta in mano

  @id:dungeon.goblins @clause:dungeon.room @clause:dungeon.choice @from:2024-11-08 @must
  Scenario: Dalla stanza “Cave Entrance” una freccia conduce a dei Goblin per chi si avventura
    Dato che il segnalino avventura di Angie è in “Cave Entrance”
    Quando Angie prosegue fino a “Goblin Lair”
    E Angie lancia “Veteran Dungeoneer”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora il segnalino avventura di Angie è in “Goblin Lair”
    E Angie controlla una pedina Goblin 1/1
    E Barry non controlla nessun Goblin
    E Angie non controlla nessun Tesoro

  @id:dungeon.tunnels @clause:dungeon.room @clause:dungeon.choice @from:2024-11-08 @must
  Scenario: Dalla stanza “Cave Entrance” l'altra freccia conduce a un Tesoro
    Dato che il segnalino avventura di Angie è in “Cave Entrance”
    Quando Angie prosegue fino a “Mine Tunnels”
    E Angie lancia “Veteran Dungeoneer”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora il segnalino avventura di Angie è in “Mine Tunnels”
    E Angie controlla un Tesoro
    E Barry non controlla nessun Tesoro
    E Angie non controlla nessun Goblin
    Quando Angie attiva l'abilità della prima pedina Tesoro di Angie
    E Angie sceglie il colore il verde
    Allora Angie ha un mana non speso
    E Angie non controlla nessun Tesoro

  @id:dungeon.storeroom @clause:dungeon.room @clause:dungeon.choice @from:2024-11-08 @must
  Scenario: Nella stanza “Storeroom” un segnalino va su una creatura
    Dato che il segnalino avventura di Angie è in “Goblin Lair”
    E che Barry controlla “Orso Grizzly”
    E che Barry controlla “Fountain of Youth”
    Quando Angie lancia “Veteran Dungeoneer”
    E la magia si risolve
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora Angie deve fare una scelta
    E Angie non può proseguire fino a “Fungi Cavern”
    Quando Angie prosegue fino a “Storeroom”
    Allora Angie deve fare una scelta
    E Angie non può scegliere “Fountain of Youth” come bersaglio
    Quando Angie sceglie “Orso Grizzly” come bersaglio
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la creatura “Orso Grizzly” è 3/3

  @id:dungeon.pool @clause:dungeon.room @clause:life.shared @from:2024-11-08 @must
  Scenario: Nella stanza “Dark Pool” ogni avversario perde un punto vita e una testa ne guadagna uno, tutti delle squadre
    Dato che il segnalino avventura di Angie è in “Mine Tunnels”
    Quando Angie prosegue fino a “Dark Pool”
    E Angie lancia “Veteran Dungeoneer”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 28 punti vita
    E la squadra di Angie ha 31 punti vita
    E il segnalino avventura di Angie è in “Dark Pool”

  @id:dungeon.fungi @clause:dungeon.room @from:2024-11-08 @must
  Scenario: Nella stanza “Fungi Cavern” una creatura perde forza fino al turno seguente della squadra
    Dato che il segnalino avventura di Angie è in “Mine Tunnels”
    E che Edward controlla “Giant Spider”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Fountain of Youth”
    Quando Angie prosegue fino a “Fungi Cavern”
    E Angie lancia “Veteran Dungeoneer”
    E la magia si risolve
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora Angie deve fare una scelta
    E Angie non può scegliere “Fountain of Youth” come bersaglio
    Quando Angie sceglie “Gigante di Collina” come bersaglio
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la creatura “Gigante di Collina” è -1/3
    E la creatura “Giant Spider” è 2/4
    Quando inizia la sottofase finale della squadra di Edward
    Allora la creatura “Gigante di Collina” è -1/3
    Quando inizia il mantenimento della squadra di Angie
    Allora la creatura “Gigante di Collina” è 3/3

  @id:dungeon.temple @clause:dungeon.room @clause:dungeon.completed @clause:dungeon.leaves @from:2024-11-08 @must
  Scenario: Nell'ultima stanza della miniera una testa pesca, e ha completato il dungeon quando questo è fatto
    Dato che il segnalino avventura di Angie è in “Storeroom”
    E che Angie controlla “Gloom Stalker”
    E che Angie ha “Veteran Dungeoneer” in mano
    E che Barry non ha carte in mano
    Quando Angie lancia “Veteran Dungeoneer”
    E la magia si risolve
    E l'abilità innescata di “Veteran Dungeoneer” si risolve
    Allora il segnalino avventura di Angie è in “Temple of Dumathoin”
    E Angie non ha carte in mano
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora il segnalino avventura di Angie non è in nessuna stanza
    E Angie ha una carta in mano
    E Barry non ha carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gloom Stalker”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 26 punti vita

  @id:dungeon.one_end @clause:dungeon.choice @clause:dungeon.room @from:2024-11-08 @must
  Scenario: Tutte le frecce della miniera conducono alla fine a una sola stanza, dove non resta nulla da scegliere
    Dato che il segnalino avventura di Angie è in “Dark Pool”
    E che il segnalino avventura di Barry è in “Fungi Cavern”
    Quando Angie lancia “Veteran Dungeoneer”
    E la magia si risolve
    E l'abilità innescata di “Veteran Dungeoneer” si risolve
    Allora il segnalino avventura di Angie è in “Temple of Dumathoin”
    E il segnalino avventura di Barry è in “Fungi Cavern”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    E Barry lancia “Veteran Dungeoneer”
    E la magia si risolve
    E l'abilità innescata di “Veteran Dungeoneer” di Barry si risolve
    Allora il segnalino avventura di Barry è in “Temple of Dumathoin”
    E il segnalino avventura di Angie non è in nessuna stanza

  @id:dungeon.initiative @clause:dungeon.type @clause:dungeon.choice @clause:initiative.abilities @from:2024-11-08 @must
  Scenario: Chi è in un altro dungeon e prende l'iniziativa prosegue in quello, e non in Undercity
    Dato che il segnalino avventura di Angie è in “Goblin Lair”
    E che Angie controlla “Gigante di Collina”
    Quando Angie lancia “Aarakocra Sneak”
    E la magia si risolve
    E l'abilità innescata di “Aarakocra Sneak” si risolve
    Allora Angie ha l'iniziativa
    Quando Angie sceglie “Gigante di Collina” come bersaglio
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora Angie deve fare una scelta
    E Angie non può proseguire fino a “Secret Entrance”
    Quando Angie prosegue fino a “Storeroom”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la creatura “Gigante di Collina” è 4/4
    E il segnalino avventura di Angie è in “Storeroom”

  @id:dungeon.undercity @clause:dungeon.type @clause:dungeon.choice @from:2024-11-08 @must
  Scenario: Chi è in Undercity e si avventura nel dungeon prosegue lì, senza avere l'iniziativa
    Dato che il segnalino avventura di Angie è in “Arena”
    E che Edward ha l'iniziativa
    Quando Angie prosegue fino a “Archives”
    E Angie lancia “Veteran Dungeoneer”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora il segnalino avventura di Angie è in “Archives”
    E Angie ha una carta in mano
    E Edward ha l'iniziativa

  @id:dungeon.skeletons @clause:dungeon.venture @clause:trigger.dies @from:2024-11-08 @must
  Scenario: Si avventura il giocatore la cui creatura muore, e nessuno che la distrugga
    Dato che Edward controlla “Clattering Skeletons”
    Quando Angie lancia “Omicidio” bersagliando “Clattering Skeletons”
    E la magia si risolve
    E l'abilità innescata di “Clattering Skeletons” si risolve
    Allora il segnalino avventura di Edward è in “Cave Entrance”
    E il segnalino avventura di Ronald non è in nessuna stanza
    E il segnalino avventura di Angie non è in nessuna stanza

  @id:dungeon.door @clause:dungeon.venture @clause:dungeon.room @from:2024-11-08 @must
  Scenario: Secret Door fa avventurare il suo controllore quando si potrebbe lanciare una stregoneria, e in nessun altro momento
    Dato che Angie controlla “Secret Door”
    E che Angie controlla cinque “Isola”
    E che Barry controlla “Secret Door”
    E che Barry controlla quattro “Isola”
    E che Angie controlla “Gigante di Collina”
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E la squadra di Edward passa la priorità
    Allora Angie non può attivare l'abilità di “Secret Door” di Angie
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora Angie non può attivare l'abilità di “Secret Door” di Angie
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Barry non può attivare l'abilità di “Secret Door” di Barry
    Ma Angie può attivare l'abilità di “Secret Door” di Angie
    Quando l'abilità si risolve
    Allora il segnalino avventura di Angie è in “Cave Entrance”
    E il segnalino avventura di Barry non è in nessuna stanza
    E in pila c'è una magia o abilità
    Quando Angie non mette carte in fondo al proprio grimorio
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Secret Door” di Angie
    Ma Angie può attaccare Edward con “Gigante di Collina”

  @id:dungeon.from_last_room @clause:dungeon.bottom @clause:dungeon.leaves @clause:dungeon.completed @from:2024-11-08 @must
  Scenario: Chi si avventura prima che l'ultima stanza abbia fatto quello che fa completa quel dungeon e ne comincia un altro, ed entrambe le stanze lo fanno
    Dato che Angie ha l'iniziativa
    E che il segnalino avventura di Angie è in “Archives”
    E che Angie controlla “Clattering Skeletons”
    E che Angie controlla “Gloom Stalker”
    E che Angie ha “Omicidio” in mano
    E che Angie ha “Gigante di Collina” nel proprio grimorio, in posizione 2 dalla cima
    Quando inizia il mantenimento della squadra di Angie
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora il segnalino avventura di Angie è in “Throne of the Dead Three”
    Quando Angie lancia “Omicidio” bersagliando “Clattering Skeletons”
    E la magia si risolve
    E l'abilità innescata di “Clattering Skeletons” si risolve
    Allora il segnalino avventura di Angie è in “Cave Entrance”
    E in pila ci sono due magie e abilità
    Quando Angie non mette carte in fondo al proprio grimorio
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora la creatura “Gigante di Collina” è 6/6
    E il segnalino avventura di Angie è in “Cave Entrance”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gloom Stalker”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 26 punti vita
