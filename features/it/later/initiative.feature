# language: it
Funzionalità: L'iniziativa
  > Un giocatore ha l'iniziativa e si avventura per essa. Che cosa ne viene al compagno, e chi la prende?

  @id:initiative.taken_first @clause:initiative.abilities @clause:initiative.one @clause:dungeon.venture @clause:dungeon.type @from:2024-11-08 @must
  Scenario: Chi prende l'iniziativa si avventura nella prima stanza di Undercity, e il compagno non ha né l'una né l'altra
    Dato che Angie ha “Foresta” nel proprio grimorio
    E che Angie ha “Montagna” nel proprio grimorio
    Quando Angie lancia “Aarakocra Sneak”
    E la magia si risolve
    E l'abilità innescata di “Aarakocra Sneak” si risolve
    Allora Angie ha l'iniziativa
    E Barry non ha l'iniziativa
    E in pila c'è una magia o abilità
    E il segnalino avventura di Angie non è in nessuna stanza
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora il segnalino avventura di Angie è in “Secret Entrance”
    E il segnalino avventura di Barry non è in nessuna stanza
    E in pila c'è una magia o abilità
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora Angie deve fare una scelta
    Quando Angie trova “Montagna” nel proprio grimorio
    Allora Angie ha “Montagna” in mano
    E la pila è vuota

  @id:initiative.nobody @clause:initiative.one @from:2024-11-08 @must
  Scenario: Prima che un effetto faccia prendere l'iniziativa a qualcuno nessuno ce l'ha, e nulla si innesca
    Dato che Angie controlla “Aarakocra Sneak”
    Quando inizia il mantenimento della squadra di Angie
    Allora la pila è vuota
    E Angie non ha l'iniziativa
    E il segnalino avventura di Angie non è in nessuna stanza

  @id:initiative.upkeep @clause:initiative.abilities @clause:dungeon.choice @from:2024-11-08 @must
  Scenario: Nel mantenimento della squadra si innesca una sola abilità, e si avventura la testa che ha l'iniziativa
    Dato che Barry ha l'iniziativa
    E che il segnalino avventura di Barry è in “Secret Entrance”
    E che il segnalino avventura di Angie è in “Forge”
    Quando inizia il mantenimento della squadra di Edward
    Allora la pila è vuota
    Quando inizia il mantenimento della squadra di Angie
    Allora in pila c'è una magia o abilità
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora Barry deve fare una scelta
    Ma Angie non deve fare nessuna scelta
    E Barry non può proseguire fino a “Trap!”
    E Barry non può proseguire fino a “Secret Entrance”
    Quando Barry prosegue fino a “Lost Well”
    Allora il segnalino avventura di Barry è in “Lost Well”
    E il segnalino avventura di Angie è in “Forge”

  @id:initiative.taken @clause:initiative.abilities @clause:initiative.one @from:2024-11-08 @must
  Scenario: La testa la cui creatura infligge danno da combattimento a chi ha l'iniziativa la prende, e si avventura in un dungeon proprio
    Dato che Edward ha l'iniziativa
    E che il segnalino avventura di Edward è in “Stash”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Ronald con “Orso Grizzly”
    E Barry attacca Edward con “Gigante di Collina”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora in pila c'è una magia o abilità
    E Edward ha l'iniziativa
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora Barry ha l'iniziativa
    E Angie non ha l'iniziativa
    E Edward non ha l'iniziativa
    E in pila c'è una magia o abilità
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora il segnalino avventura di Barry è in “Secret Entrance”
    E il segnalino avventura di Angie non è in nessuna stanza
    E il segnalino avventura di Edward è in “Stash”
    Quando inizia il mantenimento della squadra di Edward
    Allora la pila è vuota
    E il segnalino avventura di Edward è in “Stash”

  @id:initiative.mate_hit @clause:initiative.abilities @clause:combat.attacks @from:2024-11-08 @must
  Scenario: Il danno da combattimento al compagno di chi ha l'iniziativa non prende nulla
    Dato che Ronald ha l'iniziativa
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora la pila è vuota
    E la squadra di Edward ha 27 punti vita
    E Ronald ha l'iniziativa

  @id:initiative.not_combat @clause:initiative.abilities @from:2024-11-08 @must @variant:two-headed-giant @variant:two-player
  Scenario: Il danno che non è da combattimento non prende l'iniziativa
    Dato che Edward ha l'iniziativa
    Quando Angie lancia “Shock” bersagliando Edward
    E la magia si risolve
    Allora la pila è vuota
    E Edward ha l'iniziativa

  @id:initiative.together @clause:initiative.abilities @from:2024-11-08 @must @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander
  Scenario: Due creature di un giocatore che colpiscono insieme chi ha l'iniziativa fanno innescare una sola abilità
    Dato che Edward ha l'iniziativa
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina” e “Orso Grizzly”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora in pila c'è una magia o abilità
    E Edward ha l'iniziativa
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie ha l'iniziativa
    E il segnalino avventura di Angie è in “Secret Entrance”

  @id:initiative.both_heads @clause:initiative.abilities @clause:initiative.one @from:2024-11-08 @must
  Scenario: Creature di entrambe le teste che colpiscono insieme fanno innescare un'abilità per testa, e ognuna prende a sua volta l'iniziativa
    Dato che Edward ha l'iniziativa
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Barry attacca Edward con “Gigante di Collina”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora in pila ci sono due magie e abilità
    E Edward ha l'iniziativa
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora il segnalino avventura di Angie è in “Secret Entrance”
    E il segnalino avventura di Barry è in “Secret Entrance”
    E Edward non ha l'iniziativa
    E il segnalino avventura di Edward non è in nessuna stanza

  @id:initiative.again @clause:initiative.again @clause:initiative.abilities @from:2024-11-08 @must @variant:two-headed-giant @variant:two-player
  Scenario: Chi ha l'iniziativa e la prende di nuovo si avventura ancora una volta, e una volta sola nel mantenimento seguente
    Dato che Angie ha l'iniziativa
    E che il segnalino avventura di Angie è in “Secret Entrance”
    Quando Angie prosegue fino a “Forge”
    E Angie lancia “Aarakocra Sneak”
    E la magia si risolve
    E l'abilità innescata di “Aarakocra Sneak” si risolve
    Allora in pila c'è una magia o abilità
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie ha l'iniziativa
    E il segnalino avventura di Angie è in “Forge”
    E la creatura “Aarakocra Sneak” è 3/6
    Quando inizia il mantenimento della squadra di Angie
    Allora in pila c'è una magia o abilità

  @id:initiative.from_mate @clause:initiative.one @clause:dungeon.room @from:2024-11-08 @must
  Scenario: Una testa prende l'iniziativa al compagno, il cui dungeon resta dov'è
    Dato che Angie ha l'iniziativa
    E che il segnalino avventura di Angie è in “Catacombs”
    E che Barry ha “Aarakocra Sneak” in mano
    Quando Barry lancia “Aarakocra Sneak”
    E la magia si risolve
    E l'abilità innescata di “Aarakocra Sneak” si risolve
    Allora Barry ha l'iniziativa
    E Angie non ha l'iniziativa
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora il segnalino avventura di Barry è in “Secret Entrance”
    E il segnalino avventura di Angie è in “Catacombs”
    Quando inizia il mantenimento della squadra di Angie
    Allora in pila c'è una magia o abilità
    Quando Barry prosegue fino a “Forge”
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora il segnalino avventura di Barry è in “Forge”
    E il segnalino avventura di Angie è in “Catacombs”

  @id:initiative.condition @clause:initiative.one @clause:trigger.intervening_if @from:2024-11-08 @must
  Scenario: Ciò che chiede se il suo controllore ha l'iniziativa non parla del compagno
    Dato che Barry controlla “Passageway Seer”
    Quando Angie lancia “Passageway Seer”
    E la magia si risolve
    E l'abilità innescata di “Passageway Seer” di Angie si risolve
    Allora Angie ha l'iniziativa
    Quando inizia la sottofase finale della squadra di Angie
    Allora in pila c'è una magia o abilità
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora la creatura “Passageway Seer” di Angie è 3/3
    E la creatura “Passageway Seer” di Barry è 2/2
    Quando inizia la sottofase finale della squadra di Edward
    Allora la pila è vuota
    Quando Angie prosegue fino a “Forge”
    E Angie sceglie “Passageway Seer” di Barry come bersaglio
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Passageway Seer” di Angie
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Angie ha 33 punti vita

  @id:initiative.there_and_back @clause:initiative.one @clause:initiative.abilities @clause:dungeon.choice @from:2024-11-08 @must
  Scenario: L'iniziativa va da una testa all'altra e torna in un turno, e ognuna prosegue in un dungeon proprio
    Quando Angie lancia “Avenging Hunter”
    E la magia si risolve
    E l'abilità innescata di “Avenging Hunter” si risolve
    Allora Angie ha l'iniziativa
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora il segnalino avventura di Angie è in “Secret Entrance”
    Quando Barry lancia “Goliath Paladin”
    E la magia si risolve
    E l'abilità innescata di “Goliath Paladin” si risolve
    Allora Barry ha l'iniziativa
    E Angie non ha l'iniziativa
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora il segnalino avventura di Barry è in “Secret Entrance”
    Quando Angie prosegue fino a “Forge”
    E Angie sceglie “Goliath Paladin” come bersaglio
    E Angie lancia “Stirring Bard”
    E la magia si risolve
    E l'abilità innescata di “Stirring Bard” si risolve
    Allora Angie ha l'iniziativa
    E Barry non ha l'iniziativa
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora il segnalino avventura di Angie è in “Forge”
    E il segnalino avventura di Barry è in “Secret Entrance”
    E la creatura “Goliath Paladin” è 5/8

  @id:initiative.adventurers @clause:combat.reach @clause:combat.trample @clause:combat.vigilance @from:2024-11-08 @must
  Scenario: Le creature che hanno portato l'iniziativa hanno inoltre volare, cautela o travolgere
    Dato che Angie controlla “Aarakocra Sneak”
    E che Angie controlla “Goliath Paladin”
    E che Barry controlla “Avenging Hunter”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Aarakocra Sneak” e “Goliath Paladin”
    E Barry attacca Ronald con “Avenging Hunter”
    Allora la carta “Goliath Paladin” è STAPpata
    E la carta “Aarakocra Sneak” è TAPpata
    Quando inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Aarakocra Sneak” con “Gigante di Collina”
    Ma Edward può bloccare “Goliath Paladin” con “Gigante di Collina”
    E Ronald può bloccare “Avenging Hunter” con “Orso Grizzly”
    Quando Barry suddivide il danno: 2 a “Orso Grizzly”, 3 a Ronald
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 26 punti vita

  @id:initiative.bard @clause:combat.block @from:2024-11-08 @must
  Scenario: Stirring Bard resta indietro e manda un'altra creatura, che una sola non può bloccare, per questo turno
    Dato che Angie controlla “Stirring Bard”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Giant Spider”
    Quando Angie lancia “Orso Grizzly”
    E la magia si risolve
    E Angie attiva l'abilità di “Stirring Bard” bersagliando “Orso Grizzly”
    E l'abilità si risolve
    Allora la carta “Stirring Bard” è TAPpata
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie può attaccare Edward con “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Orso Grizzly” con “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Stirring Bard”
    Ma Angie può attaccare Edward con “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward può bloccare “Orso Grizzly” con “Gigante di Collina”

  @id:initiative.pack @clause:initiative.abilities @clause:initiative.one @from:2024-11-08 @must
  Scenario: L'iniziativa si prende mentre un'abilità si risolve, e ciò che così si innesca aspetta che tutto il resto sia fatto
    Dato che Angie controlla “Dungeoneer's Pack”
    E che Angie controlla due “Fonte di mana”
    E che Edward ha l'iniziativa
    E che Angie non ha carte in mano
    E che Barry non ha carte in mano
    Quando Angie attiva l'abilità di “Dungeoneer's Pack”
    E l'abilità si risolve
    Allora Angie ha l'iniziativa
    E Edward non ha l'iniziativa
    E la squadra di Angie ha 33 punti vita
    E Angie ha una carta in mano
    E Barry non ha carte in mano
    E Angie controlla un Tesoro
    E Angie ha “Dungeoneer's Pack” nel proprio cimitero
    E il segnalino avventura di Angie non è in nessuna stanza
    E in pila c'è una magia o abilità
    Quando Angie attiva l'abilità della prima pedina Tesoro di Angie
    E Angie sceglie il colore il rosso
    Allora Angie ha un mana non speso
    E Angie non controlla nessun Tesoro

  @id:initiative.pack.when @clause:object.enters_tapped @clause:ability.as_sorcery @from:2024-11-08 @must
  Scenario: Dungeoneer's Pack entra TAPpato, e si apre per due mana in una fase principale del solo controllore
    Dato che Angie controlla cinque “Fonte di mana”
    E che Barry controlla “Dungeoneer's Pack”
    E che Barry controlla “Fonte di mana”
    Quando Angie lancia “Dungeoneer's Pack” di Angie
    E la magia si risolve
    Allora la carta “Dungeoneer's Pack” di Angie è TAPpata
    E Angie non può attivare l'abilità di “Dungeoneer's Pack” di Angie
    E Barry non può attivare l'abilità di “Dungeoneer's Pack” di Barry
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora Angie non può attivare l'abilità di “Dungeoneer's Pack” di Angie
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E la squadra di Edward passa la priorità
    Allora Angie non può attivare l'abilità di “Dungeoneer's Pack” di Angie
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie può attivare l'abilità di “Dungeoneer's Pack” di Angie
    Quando l'abilità si risolve
    Allora Angie ha l'iniziativa
    E Barry controlla “Dungeoneer's Pack”

  @id:initiative.leaves @clause:initiative.leaves @clause:team.leaves @variant:free-for-all @from:2024-11-08 @must
  Scenario: Quando chi ha l'iniziativa lascia la partita, la prende il giocatore attivo, che si avventura
    Dato che Angie ha l'iniziativa
    E che il segnalino avventura di Angie è in “Forge”
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E Angie concede la partita
    Allora Edward ha l'iniziativa
    E Martha non ha l'iniziativa
    Quando inizia la fase principale post-combattimento della squadra di Edward
    Allora il segnalino avventura di Edward è in “Secret Entrance”
    E il segnalino avventura di Martha non è in nessuna stanza

  @id:initiative.leaves.active @clause:initiative.leaves @clause:team.leaves @variant:free-for-all @from:2024-11-08 @must
  Scenario: Quando chi ha l'iniziativa lascia la partita nel proprio turno, la prende il giocatore successivo
    Dato che Angie ha l'iniziativa
    Quando Angie concede la partita
    Allora Edward ha l'iniziativa
    Quando inizia il mantenimento della squadra di Edward
    Allora il segnalino avventura di Edward è in “Secret Entrance”
    E il segnalino avventura di Martha non è in nessuna stanza
    E in pila c'è una magia o abilità

  @id:initiative.leaves.other @clause:initiative.leaves @clause:monarch.leaves @variant:free-for-all @from:2024-11-08 @must
  Scenario: Quando il monarca lascia la partita chi ha l'iniziativa la tiene, e il giocatore attivo è il monarca
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward è il monarca
    E che Martha ha l'iniziativa
    Quando Edward concede la partita
    Allora Angie è il monarca
    E Martha ha l'iniziativa
    E Angie non ha l'iniziativa
