# language: it
Funzionalità: Soltanto le creature
  > Una carta parla di creature. Che cosa accade a terre, artefatti, incantesimi, planeswalker e battaglie accanto a loro?

  @id:plain.sweep @clause:creature.dies @clause:planeswalker.damage @from:2018-04-27 @must
  Scenario: Il danno a ogni creatura non toglie fedeltà a nessun planeswalker, né avversario né del compagno
    Dato che Edward controlla “Chandra, Pyrogenius”
    E che Edward controlla “Gigante di Collina”
    E che Barry controlla “Liliana, the Last Hope”
    Quando Angie lancia “Pyroclasm”
    E la magia si risolve
    E Angie lancia “Tremor”
    E la magia si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    E “Chandra, Pyrogenius” ha cinque segnalini fedeltà
    E “Liliana, the Last Hope” ha tre segnalini fedeltà

  @id:plain.any_target @clause:target.choose @clause:planeswalker.damage @clause:battle.damage @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2024-11-08 @must
  Scenario: Un qualsiasi bersaglio è anche un planeswalker o una battaglia, e non un incantesimo
    Dato che Edward controlla “Chandra, Pyrogenius”
    E che Edward controlla “Bad Moon”
    E che Angie controlla “Invasion of Dominaria”
    E che il protettore di “Invasion of Dominaria” è Edward
    Allora Angie non può lanciare “Shock” bersagliando “Bad Moon”
    Ma Angie può lanciare “Shock” bersagliando “Invasion of Dominaria”
    Quando la magia si risolve
    Allora Angie non può lanciare “Essence Drain” bersagliando “Bad Moon”
    Ma Angie può lanciare “Essence Drain” bersagliando “Chandra, Pyrogenius”
    Quando la magia si risolve
    Allora “Chandra, Pyrogenius” ha due segnalini fedeltà
    E “Invasion of Dominaria” ha tre segnalini difesa

  @id:plain.any_target.drain @situation:plain.any_target @clause:target.choose @clause:battle.damage @from:2024-11-08 @must
  Scenario: Essence Drain prosciuga anche una battaglia
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Invasion of Dominaria”
    E che il protettore di “Invasion of Dominaria” è Edward
    E che “Invasion of Dominaria” ha cinque segnalini difesa
    Quando Barry lancia “Essence Drain” bersagliando “Invasion of Dominaria”
    E la magia si risolve
    Allora “Invasion of Dominaria” ha due segnalini difesa
    E la squadra di Angie ha 23 punti vita

  @id:plain.passage @clause:replacement.open @clause:object.you @clause:planeswalker.damage @from:2018-04-27 @must
  Scenario: Safe Passage protegge la creatura di chi lo lancia e chi lo lancia, ma né il planeswalker accanto né il compagno
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Chandra, Pyrogenius”
    E che Angie controlla “Wind Drake”
    E che Edward controlla quattro “Montagna”
    Quando la squadra di Edward passa la priorità
    E Angie lancia “Safe Passage”
    E la magia si risolve
    Ed Edward lancia “Shock” bersagliando “Wind Drake”
    E la magia si risolve
    Ed Edward lancia “Shock” bersagliando Angie
    E la magia si risolve
    Allora Angie controlla “Wind Drake”
    E la squadra di Angie ha 20 punti vita
    Quando Edward lancia “Shock” bersagliando “Chandra, Pyrogenius”
    E la magia si risolve
    Ed Edward lancia “Shock” bersagliando Barry
    E la magia si risolve
    Allora “Chandra, Pyrogenius” ha tre segnalini fedeltà
    E la squadra di Angie ha 18 punti vita

  @id:plain.last_hope @clause:target.choose @from:2018-04-27 @must
  Scenario: Dove c'è una sola creatura, l'abilità di Liliana la trova in mezzo a tutto il resto
    Dato che Angie controlla “Liliana, the Last Hope”
    E che Angie controlla “Foresta”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Copper Tablet”
    E che Ronald controlla “Bad Moon”
    Quando Angie attiva la prima abilità di “Liliana, the Last Hope”
    E Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità si risolve
    Allora la creatura “Gigante di Collina” è 1/2
    E “Liliana, the Last Hope” ha quattro segnalini fedeltà

  @id:plain.itself @clause:trigger.step @clause:trigger.dies @clause:object.you @from:2018-04-27 @must
  Scenario: Smothering Abomination se ne va da sola se è l'unica creatura del suo controllore; gli altri permanenti restano, e anche le creature degli altri
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Smothering Abomination”
    E che Angie controlla “Bad Moon”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Wind Drake”
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora Angie ha “Smothering Abomination” nel proprio cimitero
    E Angie ha due carte in mano
    E Angie controlla “Bad Moon”
    E Barry controlla “Gigante di Collina”
    Ed Edward controlla “Orso Grizzly”
    E Ronald controlla “Wind Drake”

  @id:plain.no_creature @clause:object.types @clause:object.you @from:2005-08-01 @must
  Scenario: Né un artefatto sacrificato, né una creatura sacrificata dal compagno, fa pescare il controllore di Smothering Abomination
    Dato che Angie controlla “Smothering Abomination”
    E che Angie controlla “Mindslaver”
    E che Angie controlla quattro “Foresta”
    E che Barry controlla “Orso Grizzly”
    E che Barry controlla “Goblin Bombardment”
    Quando Angie attiva l'abilità di “Mindslaver”
    E Angie sceglie Edward come bersaglio
    E l'abilità si risolve
    E Barry attiva l'abilità di “Goblin Bombardment”
    E Barry sceglie Edward come bersaglio
    E l'abilità si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie ha “Mindslaver” nel proprio cimitero
    E Barry ha “Orso Grizzly” nel proprio cimitero
    E Angie non ha carte in mano

  @id:plain.numbers @clause:combat.attack_condition @clause:object.types @from:2018-04-27 @must
  Scenario: Dove si confrontano creature, non si contano terre né per chi attacca né per chi difende
    Dato che Angie controlla “Goblin Goon”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla due “Pianura”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla tre “Foresta”
    E che Ronald controlla “Wind Drake”
    E che Ronald controlla “Soul Warden”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Ronald con “Goblin Goon”
    Ma Angie può attaccare Edward con “Goblin Goon”

  @id:plain.numbers.block @situation:plain.numbers @clause:combat.block_condition @clause:object.types @from:2018-04-27 @must
  Scenario: Le terre non si contano dove si confrontano creature con quelle del giocatore attaccante
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Goblin Goon”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla due “Pianura”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla tre “Foresta”
    E che Ronald controlla “Youthful Knight”
    E che Ronald controlla “Soul Warden”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Orso Grizzly”
    E Ronald attacca Angie con “Youthful Knight”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Angie non può bloccare “Youthful Knight” con “Goblin Goon”
    Ma Angie può bloccare “Orso Grizzly” con “Goblin Goon”

  @id:plain.mirror @clause:combat.defending_ability @clause:object.types @from:2018-04-27 @must
  Scenario: Ciò che è forte quante sono le creature del giocatore in difesa non conta le sue terre
    Dato che Angie controlla “Esercizio dello Specchio”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla due “Foresta”
    E che Ronald controlla due “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Esercizio dello Specchio”
    Allora la creatura “Esercizio dello Specchio” è 1/4

  @id:plain.vigour @clause:object.types @clause:object.you @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: I segnalini per le proprie creature vanno su tutte e due, e non sull'artefatto accanto
    Dato che Angie controlla “Gigante di Collina”
    E che Angie controlla “Wind Drake”
    E che Angie controlla “Copper Tablet”
    Quando Angie lancia “Titania's Boon”
    E la magia si risolve
    Allora “Gigante di Collina” ha un segnalino +1/+1
    E “Wind Drake” ha un segnalino +1/+1
    E “Copper Tablet” non ha nessun segnalino +1/+1

  @id:plain.charge @clause:layers.lasting @clause:object.types @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-04-27 @must
  Scenario: Ciò che diventa creatura dopo la carica non ne viene ingrandito
    Dato che Angie controlla “Still Life”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla quattro “Fonte di mana”
    Quando Angie lancia “Glorious Charge”
    E la magia si risolve
    E Angie attiva l'abilità di “Still Life”
    E l'abilità si risolve
    Allora la creatura “Still Life” è 4/3
    E la creatura “Gigante di Collina” è 4/4

  @id:plain.tribute @clause:combat.defending_effect @clause:cost.resources @from:2018-04-27 @must
  Scenario: Il tributo costa ogni volta un mana, e prende una creatura, non l'incantesimo accanto
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Esercizio del Tributo”
    E che Edward controlla “Fonte di mana”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Bad Moon”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Gigante di Collina”
    Allora Edward può attivare l'abilità di “Esercizio del Tributo”
    Quando l'abilità si risolve
    Ed Edward sceglie Angie come giocatore in difesa
    Allora Angie ha “Orso Grizzly” nel proprio cimitero
    E Angie controlla “Bad Moon”
    E la carta “Fonte di mana” è TAPpata
    Ed Edward non può attivare l'abilità di “Esercizio del Tributo”

  @id:plain.devoid @clause:object.devoid @clause:ability.static @from:2018-04-27 @must
  Scenario: Smothering Abomination costa mana nero e non è nera; ciò che ingrandisce le creature nere la ignora
    Dato che Edward controlla “Bad Moon”
    E che Angie controlla “Smothering Abomination”
    E che Barry controlla “Zulaport Cutthroat”
    Allora la creatura “Smothering Abomination” è 4/3
    E la creatura “Zulaport Cutthroat” è 2/2
