# language: it
Funzionalità: Le stanze di Undercity
  > Ogni stanza fa qualcosa quando il segnalino vi arriva. Per chi, e che ne è alla fine del dungeon?

  @id:initiative.room.forge @clause:dungeon.room @clause:dungeon.choice @from:2024-11-08 @must
  Scenario: Nella stanza “Forge” due segnalini vanno su una sola creatura, fosse anche del compagno
    Dato che Angie ha l'iniziativa
    E che il segnalino avventura di Angie è in “Secret Entrance”
    E che Barry controlla “Orso Grizzly”
    E che Angie controlla “Gigante di Collina”
    Quando Angie prosegue fino a “Forge”
    E Angie sceglie “Orso Grizzly” come bersaglio
    E inizia la sottofase di acquisizione della squadra di Angie
    Allora la creatura “Orso Grizzly” è 4/4
    E la creatura “Gigante di Collina” è 3/3
    E il segnalino avventura di Angie è in “Forge”

  @id:initiative.room.no_target @clause:dungeon.room @clause:trigger.no_target @from:2024-11-08 @must
  Scenario: Se l'abilità di una stanza non ha un bersaglio non fa nulla, e il segnalino è nella stanza lo stesso
    Dato che Angie ha l'iniziativa
    E che il segnalino avventura di Angie è in “Secret Entrance”
    Quando Angie prosegue fino a “Forge”
    E inizia il mantenimento della squadra di Angie
    Allora in pila c'è una magia o abilità
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora la pila è vuota
    E il segnalino avventura di Angie è in “Forge”

  @id:initiative.room.lost_well @clause:dungeon.room @clause:effect.scry @from:2024-11-08 @must
  Scenario: Nella stanza “Lost Well” chi ha l'iniziativa guarda due carte del proprio grimorio, e il compagno nessuna
    Dato che Barry ha l'iniziativa
    E che il segnalino avventura di Barry è in “Secret Entrance”
    E che Barry ha “Gigante di Collina” in cima al proprio grimorio
    E che Barry ha “Orso Grizzly” nel proprio grimorio, in posizione 2 dalla cima
    E che Barry ha “Shock” nel proprio grimorio, in posizione 3 dalla cima
    Quando Barry prosegue fino a “Lost Well”
    E inizia il mantenimento della squadra di Angie
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora Barry deve fare una scelta
    Ma Angie non deve fare nessuna scelta
    E Barry non può mettere “Shock” in fondo al proprio grimorio
    Quando Barry mette “Gigante di Collina” e “Orso Grizzly” in fondo al proprio grimorio
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Barry ha “Shock” in mano

  @id:initiative.room.trap @clause:dungeon.room @clause:dungeon.choice @from:2024-11-08 @must
  Scenario: Nella stanza “Trap!” un giocatore bersaglio perde punti vita, che sono quelli della squadra
    Dato che Angie ha l'iniziativa
    E che il segnalino avventura di Angie è in “Forge”
    Quando Angie prosegue fino a “Trap!”
    E Angie sceglie Ronald come bersaglio
    E inizia la sottofase di acquisizione della squadra di Angie
    Allora la squadra di Edward ha 25 punti vita
    E la squadra di Angie ha 30 punti vita
    E il segnalino avventura di Angie è in “Trap!”

  @id:initiative.room.arena @clause:dungeon.room @clause:combat.goad @from:2024-11-08 @must
  Scenario: Nella stanza “Arena” una creatura viene pungolata, e attacca il compagno di chi ha l'iniziativa
    Dato che Angie ha l'iniziativa
    E che il segnalino avventura di Angie è in “Lost Well”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Fountain of Youth”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie prosegue fino a “Arena”
    E inizia il mantenimento della squadra di Angie
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora Angie deve fare una scelta
    E Angie non può scegliere “Fountain of Youth” come bersaglio
    Quando Angie sceglie “Gigante di Collina” come bersaglio
    E inizia la sottofase di acquisizione della squadra di Angie
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può non attaccare con alcuna creatura
    E Edward non può attaccare Angie con “Gigante di Collina”
    Ma Edward può attaccare Barry con “Gigante di Collina”

  @id:initiative.room.stash @clause:dungeon.room @from:2024-11-08 @must
  Scenario: Nella stanza “Stash” chi ha l'iniziativa ottiene un Tesoro, e il compagno nessuno
    Dato che Angie ha l'iniziativa
    E che il segnalino avventura di Angie è in “Lost Well”
    Quando Angie prosegue fino a “Stash”
    E inizia la sottofase di acquisizione della squadra di Angie
    Allora Angie controlla un Tesoro
    E Barry non controlla nessun Tesoro
    Quando Angie attiva l'abilità della prima pedina Tesoro di Angie
    E Angie sceglie il colore il rosso
    Allora Angie ha un mana non speso
    E Angie non controlla nessun Tesoro

  @id:initiative.room.archives @clause:dungeon.room @clause:dungeon.choice @from:2024-11-08 @must
  Scenario: Dalla stanza “Trap!” una sola freccia conduce oltre, ad “Archives”, dove una testa pesca una carta
    Dato che Barry ha l'iniziativa
    E che il segnalino avventura di Barry è in “Trap!”
    E che Angie non ha carte in mano
    E che Barry non ha carte in mano
    Quando inizia il mantenimento della squadra di Angie
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora Barry non deve fare nessuna scelta
    E il segnalino avventura di Barry è in “Archives”
    E Barry non ha carte in mano
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora Barry ha una carta in mano
    E Angie non ha carte in mano

  @id:initiative.room.catacombs @clause:dungeon.room @clause:dungeon.choice @from:2024-11-08 @must
  Scenario: Nella stanza “Catacombs” chi ha l'iniziativa ottiene una creatura che una sola non può bloccare
    Dato che Angie ha l'iniziativa
    E che il segnalino avventura di Angie è in “Arena”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando Angie prosegue fino a “Catacombs”
    E inizia la sottofase di acquisizione della squadra di Angie
    Allora Angie controlla una pedina creatura 4/1
    E Barry non controlla nessuna creatura
    Quando inizia la sottofase di acquisizione della squadra di Edward
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con la prima pedina Scheletro di Angie
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare la prima pedina Scheletro di Angie con “Gigante di Collina”
    Ma Edward può bloccare la prima pedina Scheletro di Angie con “Gigante di Collina”
    E Edward può bloccare la prima pedina Scheletro di Angie con “Orso Grizzly”

  @id:initiative.room.throne @clause:dungeon.room @clause:dungeon.leaves @clause:dungeon.completed @from:2024-11-08 @must
  Scenario: Nell'ultima stanza una creatura delle prime dieci carte entra con tre segnalini, e nessun avversario può bersagliarla
    Dato che Angie ha l'iniziativa
    E che il segnalino avventura di Angie è in “Archives”
    E che Angie ha “Orso Grizzly” in cima al proprio grimorio
    E che Angie ha “Wind Drake” nel proprio grimorio, in posizione 10 dalla cima
    E che Angie ha “Gigante di Collina” nel proprio grimorio, in posizione 11 dalla cima
    E che Edward ha “Shock” in mano
    E che Barry ha “Giant Growth” in mano
    Quando inizia il mantenimento della squadra di Angie
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora il segnalino avventura di Angie è in “Throne of the Dead Three”
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora Angie deve fare una scelta
    E Angie non può trovare “Gigante di Collina” nel proprio grimorio
    Quando Angie trova “Wind Drake” nel proprio grimorio
    Allora la creatura “Wind Drake” è 5/5
    E il segnalino avventura di Angie non è in nessuna stanza
    E Angie non controlla “Orso Grizzly”
    Quando la squadra di Angie passa la priorità
    Allora Edward non può lanciare “Shock” bersagliando “Wind Drake”
    E Edward può lanciare “Shock” bersagliando Barry
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E Barry lancia “Giant Growth” bersagliando “Wind Drake”
    E la magia si risolve
    Allora la creatura “Wind Drake” è 8/8

  @id:initiative.room.throne.ends @clause:dungeon.room @clause:dungeon.completed @from:2024-11-08 @must
  Scenario: Ciò che è entrato nell'ultima stanza si può di nuovo bersagliare dal turno seguente della sua squadra, e il dungeon allora ricomincia
    Dato che Angie ha l'iniziativa
    E che il segnalino avventura di Angie è in “Catacombs”
    E che Angie ha “Gigante di Collina” nel proprio grimorio, in posizione 3 dalla cima
    E che Edward ha “Shock” in mano
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora la creatura “Gigante di Collina” è 6/6
    Quando inizia il mantenimento della squadra di Edward
    Allora Edward non può lanciare “Shock” bersagliando “Gigante di Collina”
    Quando inizia il mantenimento della squadra di Angie
    Allora in pila c'è una magia o abilità
    E il segnalino avventura di Angie non è in nessuna stanza
    Quando la squadra di Angie passa la priorità
    Allora Edward può lanciare “Shock” bersagliando “Gigante di Collina”
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora il segnalino avventura di Angie è in “Secret Entrance”

  @id:initiative.room.throne.none @clause:dungeon.room @clause:dungeon.leaves @from:2024-11-08 @must
  Scenario: Se tra le prime dieci carte non c'è una creatura non ne entra nessuna, e il dungeon è completato lo stesso
    Dato che Angie ha l'iniziativa
    E che il segnalino avventura di Angie è in “Archives”
    E che Angie ha “Gigante di Collina” nel proprio grimorio, in posizione 11 dalla cima
    E che Angie controlla “Gloom Stalker”
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora il segnalino avventura di Angie non è in nessuna stanza
    E Angie non controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gloom Stalker”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 26 punti vita

  @id:initiative.completed @clause:dungeon.completed @clause:dungeon.leaves @from:2024-11-08 @must
  Scenario: Una sola testa ha completato il dungeon, e solo quando l'ultima stanza ha fatto quello che fa
    Dato che Barry ha l'iniziativa
    E che il segnalino avventura di Barry è in “Archives”
    E che Barry controlla “Gloom Stalker”
    E che Angie controlla “Gloom Stalker”
    Quando inizia il mantenimento della squadra di Angie
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora il segnalino avventura di Barry è in “Throne of the Dead Three”
    E in pila c'è una magia o abilità
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Barry attacca Edward con “Gloom Stalker”
    E Angie attacca Ronald con “Gloom Stalker”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 24 punti vita

  @id:initiative.not_completed @clause:dungeon.completed @from:2024-11-08 @must
  Scenario: Chi è stato in un dungeon senza arrivare in fondo non ne ha completato nessuno
    Dato che Angie ha l'iniziativa
    E che il segnalino avventura di Angie è in “Trap!”
    E che Angie controlla “Gloom Stalker”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gloom Stalker”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 28 punti vita
