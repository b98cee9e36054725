# language: it
Funzionalità: Chiesto ancora una volta
  > Che cosa ha una pedina che attacca o blocca, chi indica una carta, che cosa deve bloccare, e quanto costa un'abilità?

  @id:more.knights @situation:more.knights @clause:combat.vigilance @from:2024-11-08 @must
  Scenario: Un Cavaliere di Chivalric Alliance che ha attaccato blocca ancora nel turno successivo degli avversari
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Chivalric Alliance”
    E che Angie controlla due “Fonte di mana”
    E che Angie ha “Orso Grizzly” in mano
    E che Edward controlla “Gigante di Collina”
    Quando Angie attiva l'abilità di “Chivalric Alliance”
    E l'abilità si risolve
    Allora Angie controlla una pedina Cavaliere
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con la prima pedina Cavaliere
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie può attaccare Edward con la prima pedina Cavaliere
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Angie può bloccare “Gigante di Collina” con la prima pedina Cavaliere

  @id:more.knights.saga @situation:more.knights @clause:combat.vigilance @clause:saga.chapter @from:2018-04-27 @must
  Scenario: Un Cavaliere di History of Benalia che ha attaccato blocca ancora nel turno successivo degli avversari
    Dato che Angie controlla “History of Benalia”
    E che Edward controlla “Gigante di Collina”
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E l'abilità innescata di “History of Benalia” si risolve
    Allora Angie controlla una pedina Cavaliere
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con la prima pedina Cavaliere
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Angie può bloccare “Gigante di Collina” con la prima pedina Cavaliere

  @id:more.vampires @clause:damage.lifelink @from:2018-04-27 @must
  Scenario: I Vampiri di Sorin, Grim Nemesis hanno legame vitale
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 2 punti vita
    E che la squadra di Edward ha 3 punti vita
    E che Angie controlla “Sorin, Grim Nemesis”
    E che “Sorin, Grim Nemesis” ha nove segnalini fedeltà
    Quando Angie attiva la terza abilità di “Sorin, Grim Nemesis”
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con la prima pedina Cavaliere Vampiro
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Angie ha 3 punti vita

  @id:more.assassins @clause:team.loses_whole @from:2018-04-27 @must
  Scenario: Chi subisce danno da combattimento da un Assassino di Vraska the Unseen perde la partita, e con lui la sua squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Vraska the Unseen”
    E che “Vraska the Unseen” ha sette segnalini fedeltà
    Quando Angie attiva la terza abilità di “Vraska the Unseen”
    E l'abilità si risolve
    Allora Angie controlla tre pedine creatura 1/1
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con la prima pedina Assassino
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward perde la partita

  @id:more.spirits @clause:object.colour @clause:combat.block @from:2018-04-27 @must
  Scenario: Lo Spirito di Rousing of Souls è bianco e vola
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Crusade”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Giant Spider”
    E che Edward ha “Foresta” in cima al proprio grimorio
    E che Ronald ha “Foresta” in cima al proprio grimorio
    E che Barry ha “Foresta” in cima al proprio grimorio
    E che Angie ha “Shock” in cima al proprio grimorio
    Quando Angie lancia “Rousing of Souls”
    E la magia si risolve
    Allora Angie controlla una pedina Spirito 2/2
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con la prima pedina Spirito
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare la prima pedina Spirito di Angie con “Orso Grizzly”
    Ma Edward può bloccare la prima pedina Spirito di Angie con “Giant Spider”

  @id:more.wave @clause:combat.prohibition @clause:object.you @from:2018-10-05 @must
  Scenario: In un turno degli avversari Cosmotronic Wave non impedisce alle proprie creature di bloccare
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Edward controlla “Orso Grizzly”
    E che Angie controlla “Gigante di Collina”
    Quando la squadra di Edward passa la priorità
    E Angie lancia “Quicken”
    E la magia si risolve
    E la squadra di Edward passa la priorità
    E Angie lancia “Cosmotronic Wave”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Angie può bloccare “Orso Grizzly” con “Gigante di Collina”

  @id:more.absence @clause:combat.prohibition @clause:object.colour @from:2018-04-27 @must
  Scenario: Ciò che attacca solo chi non controlla nulla di nero attacca chi controlla un permanente rosso
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Esercizio dell'Assenza”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Bad Moon”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Ronald con “Esercizio dell'Assenza”
    Ma Angie può attaccare Edward con “Esercizio dell'Assenza”

  @id:more.mirror @clause:priority.timing @from:2018-04-27 @must
  Scenario: Una creatura con lampo viene lanciata nel turno degli avversari, una senza no
    Dato che è la fase principale pre-combattimento della squadra di Edward
    Quando la squadra di Edward passa la priorità
    Allora Angie non può lanciare “Gigante di Collina”
    Ma Angie può lanciare “Esercizio dello Specchio”

  @id:more.melee @clause:combat.block_required @from:2018-04-27 @must
  Scenario: Con Grand Melee ogni creatura blocca se può
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Grand Melee”
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Angie non può non bloccare con alcuna creatura
    Ma Angie può bloccare “Orso Grizzly” con “Gigante di Collina”

  @id:more.lure @clause:combat.block_required @from:2018-04-27 @must
  Scenario: Una creatura che può bloccare quella con Lure non resta indietro
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Lure” bersagliando “Gigante di Collina”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può non bloccare con alcuna creatura
    Ma Edward può bloccare “Gigante di Collina” con “Orso Grizzly”

  @id:more.note @clause:effect.surveil @clause:trigger.enters @from:2024-11-08 @must
  Scenario: Ransom Note sorveglia quando arriva
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Gigante di Collina” in cima al proprio grimorio
    Quando Angie lancia “Ransom Note”
    E la magia si risolve
    E l'abilità innescata di “Ransom Note” si risolve
    E Angie mette “Gigante di Collina” nel proprio cimitero
    Allora Angie ha “Gigante di Collina” nel proprio cimitero

  @id:more.note.goads @clause:combat.goad @clause:spell.modes @from:2024-11-08 @must
  Scenario: Ransom Note incita una creatura, e nulla che non lo sia
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Ransom Note”
    E che Angie controlla due “Fonte di mana”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Bad Moon”
    Quando Angie sceglie il modo 2
    Allora Angie non può attivare l'abilità di “Ransom Note” bersagliando “Bad Moon”
    Ma Angie può attivare l'abilità di “Ransom Note” bersagliando “Gigante di Collina”
    Quando l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può non attaccare con alcuna creatura
    Ma Edward può attaccare Barry con “Gigante di Collina”

  @id:more.contortion @clause:target.choose @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Spatial Contortion bersaglia solo creature, e finisce con il turno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Sol Ring”
    E che Edward controlla “Giant Spider”
    E che Edward controlla “Bad Moon”
    Allora Angie non può lanciare “Spatial Contortion” bersagliando “Bad Moon”
    Ma Angie può lanciare “Spatial Contortion” bersagliando “Giant Spider”
    Quando la magia si risolve
    Allora la creatura “Giant Spider” è 5/1
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Giant Spider” è 2/4

  @id:more.sower @clause:target.choose @from:2018-04-27 @must
  Scenario: Sower of Temptation prende una creatura e non un incantesimo, e vola sopra ciò che non ha né volare né raggiungere
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Bad Moon”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Giant Spider”
    Quando Angie lancia “Sower of Temptation”
    E la magia si risolve
    Allora Angie deve fare una scelta
    E Angie non può scegliere “Bad Moon” come bersaglio
    Quando Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità innescata di “Sower of Temptation” si risolve
    Allora Angie controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Sower of Temptation”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Sower of Temptation” con “Orso Grizzly”
    Ma Edward può bloccare “Sower of Temptation” con “Giant Spider”

  @id:more.moat @situation:combat.moat @clause:combat.prohibition @from:2018-04-27 @must
  Scenario: Teferi's Moat non ferma le creature del suo colore che volano
    Dato che Angie controlla “Fossato di Teferi”
    E che il colore scelto per “Fossato di Teferi” è il blu
    E che Edward controlla “Wind Drake”
    E che Edward controlla “Alluring Siren”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare Angie con “Alluring Siren”
    Ma Edward può attaccare Angie con “Wind Drake”

  @id:more.torgaar @clause:life.set_one @variant:three-headed-giant @from:2018-04-27 @must
  Scenario: La metà di un totale di punti vita iniziale di 45 è 22, arrotondata per difetto
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 40 punti vita
    Quando Angie lancia “Torgaar, Famine Incarnate”
    E la magia si risolve
    E Angie sceglie Edward come bersaglio
    E l'abilità innescata di “Torgaar, Famine Incarnate” si risolve
    Allora la squadra di Edward ha 22 punti vita

  @id:more.doom @clause:effect.choice @clause:object.types @from:2018-04-27 @must
  Scenario: Un avversario senza creature non sacrifica nulla a Crackling Doom
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Copper Tablet”
    E che Ronald controlla “Gigante di Collina”
    Quando Angie lancia “Crackling Doom”
    E la magia si risolve
    Allora Edward controlla “Copper Tablet”
    E Ronald ha “Gigante di Collina” nel proprio cimitero

  @id:more.boseiju @clause:cost.resources @from:2018-04-27 @must
  Scenario: Il mana di Boseiju, Who Shelters All costa due punti vita
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Boseiju, Who Shelters All”
    Quando Angie attiva l'abilità di “Boseiju, Who Shelters All”
    Allora la squadra di Angie ha 18 punti vita

  @id:more.saprolings @clause:token.ceases @clause:target.choose @from:2018-04-27 @must
  Scenario: Dei Saprolingi di due compagni di squadra uno viene abbattuto, e l'altro blocca
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Forza della Vegetazione”
    E che Barry controlla “Forza della Vegetazione”
    E che Edward controlla “Gigante di Collina”
    Quando inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Forza della Vegetazione” di Angie si risolve
    E l'abilità innescata di “Forza della Vegetazione” di Barry si risolve
    Allora Angie controlla una pedina Saprolingio
    E Barry controlla una pedina Saprolingio
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Shock” bersagliando la prima pedina Saprolingio di Angie
    E la magia si risolve
    Allora Angie non controlla nessuna pedina Saprolingio
    E Barry controlla una pedina Saprolingio
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Barry può bloccare “Gigante di Collina” con la prima pedina Saprolingio

  @id:more.boseiju.tapped @situation:more.boseiju @clause:cost.resources @from:2018-04-27 @must
  Scenario: Boseiju, Who Shelters All entra tappato, e si tappa per il suo mana una volta per turno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Barry controlla “Boseiju, Who Shelters All”
    E che Angie ha “Boseiju, Who Shelters All” in mano
    Quando Angie gioca “Boseiju, Who Shelters All” come terra
    Allora Angie non può attivare l'abilità di “Boseiju, Who Shelters All” di Angie
    Ma Barry può attivare l'abilità di “Boseiju, Who Shelters All” di Barry
    E Barry non può attivare l'abilità di “Boseiju, Who Shelters All” di Barry

  @id:more.boseiju.instant @situation:more.boseiju @clause:mana.remembers @clause:spell.uncountered @from:2018-04-27 @must
  Scenario: Un istantaneo per cui è stato speso mana di Boseiju non viene neutralizzato
    Dato che Angie controlla “Boseiju, Who Shelters All”
    E che Angie controlla “Isola”
    E che Edward controlla “Gigante di Collina”
    Quando Angie attiva l'abilità di “Boseiju, Who Shelters All”
    E Angie lancia “Into the Roil” bersagliando “Gigante di Collina”
    E la squadra di Angie passa la priorità
    E Edward lancia “Cancel” bersagliando “Into the Roil”
    E la magia si risolve
    E la magia si risolve
    Allora Edward ha “Gigante di Collina” in mano

  @id:more.decision @clause:target.choose @from:2018-04-27 @must
  Scenario: Split Decision riguarda istantanei e stregonerie, e nessuna magia creatura
    Dato che è la fase principale pre-combattimento della squadra di Edward
    Quando Edward lancia “Gigante di Collina”
    E la squadra di Edward passa la priorità
    Allora Angie non può lanciare “Split Decision” bersagliando “Gigante di Collina”
    Quando la magia si risolve
    E Edward lancia “Divination”
    E la squadra di Edward passa la priorità
    Allora Angie può lanciare “Split Decision” bersagliando “Divination”

  @id:more.decision.instant @situation:more.decision @clause:target.choose @from:2018-04-27 @must
  Scenario: Split Decision riguarda un istantaneo
    Dato che è la fase principale pre-combattimento della squadra di Edward
    Quando Edward lancia “Reach Through Mists”
    E la squadra di Edward passa la priorità
    Allora Angie può lanciare “Split Decision” bersagliando “Reach Through Mists”

  @id:more.lieutenants @clause:object.colour @clause:effect.vote @from:2018-04-27 @must
  Scenario: I Soldati di Lieutenants of the Guard sono bianchi
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Crusade”
    Quando Angie lancia “Lieutenants of the Guard”
    E la magia si risolve
    E l'abilità innescata di “Lieutenants of the Guard” si risolve
    E Angie vota per il numero
    E Barry vota per il numero
    E Edward vota per la forza
    E Ronald vota per la forza
    Allora Angie controlla due pedine Soldato 2/2

  @id:more.angels @situation:more.knights @clause:combat.vigilance @from:2018-04-27 @must
  Scenario: Un Angelo di Resplendent Angel che ha attaccato blocca ancora nel turno successivo degli avversari
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Resplendent Angel”
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Angel's Mercy”
    E la magia si risolve
    E inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Resplendent Angel” si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con la prima pedina Angelo
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Angie può bloccare “Gigante di Collina” con la prima pedina Angelo

  @id:more.saheeli @clause:effect.search @from:2018-04-27 @must
  Scenario: Saheeli Rai trova artefatti con nomi diversi
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Saheeli Rai”
    E che “Saheeli Rai” ha sette segnalini fedeltà
    E che Angie ha “Fountain of Youth” nel proprio grimorio
    E che Angie ha “Fountain of Youth” nel proprio grimorio
    E che Angie ha “Copper Tablet” nel proprio grimorio
    E che Angie ha dieci carte nel proprio grimorio
    Quando Angie attiva la terza abilità di “Saheeli Rai”
    E l'abilità si risolve
    Allora Angie deve fare una scelta
    E Angie non può trovare la prima carta “Fountain of Youth” e la seconda carta “Fountain of Youth” nel proprio grimorio
    Quando Angie trova la prima carta “Fountain of Youth” e “Copper Tablet” nel proprio grimorio
    Allora Angie controlla “Copper Tablet”

  @id:more.blocker @situation:lands.no_more @clause:combat.no_creature_any_more @clause:ability.static @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: Una terra che blocca e che per un momento non è stata una creatura non subisce danno quando lo è di nuovo
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Ambush Commander”
    E che Angie controlla “Foresta”
    E che Angie controlla “Kamahl, Fist of Krosa”
    E che Angie controlla due “Fonte di mana”
    E che Edward controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Gigante di Collina” con “Foresta”
    E Edward lancia “Omicidio” bersagliando “Ambush Commander”
    E la magia si risolve
    E la squadra di Edward passa la priorità
    E Angie attiva la prima abilità di “Kamahl, Fist of Krosa”
    E Angie sceglie “Foresta” come bersaglio
    E l'abilità si risolve
    Allora la creatura “Foresta” è 1/1
    Quando inizia la fase principale post-combattimento della squadra di Edward
    Allora Angie controlla “Foresta”

  @id:more.control @clause:layers.order @clause:layers.lasting @from:2018-04-27 @must
  Scenario: Il controllo è di chi lo ha preso per ultimo, anche se il primo effetto doveva durare fino alla fine del turno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Atto di Tradimento” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Angie controlla “Gigante di Collina”
    Quando Barry lancia “Control Magic” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Barry controlla “Gigante di Collina”
    Quando inizia il mantenimento della squadra di Edward
    Allora Barry controlla “Gigante di Collina”
