# language: it
Funzionalità: Ciò che si innesca per un giocatore non si innesca per un altro
  > Un'abilità attende ciò che fa il suo controllore, o un oggetto di un certo tipo. Che cosa non la innesca, e quante volte la innesca il resto?

  @id:spared.enters @clause:trigger.enters @clause:object.you @from:2005-08-01 @must
  Scenario: Si guadagnano punti vita una volta per la propria creatura, e non per quella del compagno
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Ajani's Welcome”
    Quando Angie lancia “Orso Grizzly”
    E la magia si risolve
    E l'abilità innescata di “Ajani's Welcome” si risolve
    Allora la squadra di Angie ha 21 punti vita
    Quando Barry lancia “Gigante di Collina”
    E la magia si risolve
    E Angie lancia “Bad Moon”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Angie ha 21 punti vita

  @id:spared.other @clause:trigger.enters @from:2005-08-01 @must
  Scenario: Una creatura che attende le altre creature non vede arrivare se stessa, ma quelle del compagno e degli avversari
    Dato che la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Soul Warden”
    E la magia si risolve
    E Barry lancia “Orso Grizzly”
    E la magia si risolve
    E l'abilità innescata di “Soul Warden” si risolve
    Allora la squadra di Angie ha 21 punti vita
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Ed Edward lancia “Gigante di Collina”
    E la magia si risolve
    E l'abilità innescata di “Soul Warden” si risolve
    Allora la squadra di Angie ha 22 punti vita
    Quando inizia la sottofase finale della squadra di Edward
    Allora la squadra di Angie ha 22 punti vita

  @id:spared.dies @clause:trigger.dies @clause:object.you @from:2005-08-01 @must
  Scenario: Si contano le proprie due creature che muoiono, essa compresa, e non quelle del compagno e degli avversari
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Zulaport Cutthroat”
    E che Angie controlla “Wind Drake”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla due pedine Goblin 1/1
    Quando Angie lancia “Pyroclasm”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 22 punti vita

  @id:spared.sacrificed @clause:object.you @from:2005-08-01 @must
  Scenario: Chi attende le creature che egli stesso sacrifica pesca una sola carta quando ogni giocatore ne sacrifica una
    Dato che Angie controlla “Smothering Abomination”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Wind Drake”
    E che Edward controlla “Gigante di Collina”
    Quando Barry lancia “Innocent Blood”
    E la magia si risolve
    E Angie sacrifica “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie ha una carta in mano
    E Barry non controlla nessuna creatura
    Ed Edward ha “Gigante di Collina” nel proprio cimitero
    E Angie ha “Orso Grizzly” nel proprio cimitero

  @id:spared.sacrificed.artifact @clause:trigger.order @from:2005-08-01 @must
  Scenario: Un artefatto sacrificato non innesca ciò che attende le creature
    Dato che Angie controlla “Thraximundar”
    E che Barry controlla “Mindslaver”
    E che Barry controlla quattro “Foresta”
    Quando Barry attiva l'abilità di “Mindslaver”
    E Barry sceglie Edward come bersaglio
    E l'abilità si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la creatura “Thraximundar” è 6/6
    E Barry ha “Mindslaver” nel proprio cimitero

  @id:spared.cycled @clause:object.you @from:2005-08-01 @must
  Scenario: Il ciclo del compagno non la innesca, e il proprio la innesca una volta
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Drannith Stinger”
    E che Barry ha “Barkhide Mauler” in mano
    E che Barry controlla due “Foresta”
    E che Angie ha “Barkhide Mauler” in mano
    E che Angie controlla due “Pianura”
    Quando Barry attiva l'abilità di “Barkhide Mauler”
    E l'abilità si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    Quando Angie attiva l'abilità di “Barkhide Mauler”
    E inizia la sottofase finale della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita
    E Barry ha “Barkhide Mauler” nel proprio cimitero
    E Barry ha una carta in mano

  @id:spared.first_spell @clause:object.you @from:2005-08-01 @must
  Scenario: Non la innesca la magia del compagno nel turno avversario, né una nel proprio turno, né la seconda
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Mischievous Chimera”
    Quando Angie lancia “Shock” bersagliando Edward
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E la squadra di Edward passa la priorità
    E Barry lancia “Nebbia”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora la squadra di Edward ha 18 punti vita

  @id:spared.hits @clause:combat.damage @from:2018-04-27 @must
  Scenario: Due creature che colpiscono uno stesso giocatore innescano due volte, e quella del compagno nemmeno una
    Dato che Angie controlla “Coastal Piracy”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Angie attacca Edward con “Gigante di Collina”
    E Barry attacca Edward con “Wind Drake”
    E inizia la fase principale post-combattimento della squadra di Angie
    E Angie fa ciò che l'abilità permette
    Allora Angie ha due carte in mano

  @id:spared.planeswalker @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Ciò che attende un attacco al giocatore con più punti vita non si innesca per il suo planeswalker
    Dato che la squadra di Angie ha 10 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Chandra, Flame's Catalyst”
    E che Angie controlla “Scourge of the Throne”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca “Chandra, Flame's Catalyst” con “Scourge of the Throne”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la creatura “Scourge of the Throne” è 5/5
    E la squadra di Edward ha 20 punti vita
    Ed Edward non controlla “Chandra, Flame's Catalyst”

  @id:spared.planeswalker.free @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Una creatura che attacca il planeswalker di un giocatore non attacca quel giocatore
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Chandra, Flame's Catalyst”
    E che Angie controlla “Foresta”
    E che Angie controlla “Pianura”
    E che Barry controlla “Foresta”
    E che Barry controlla “Pianura”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca “Chandra, Flame's Catalyst” con “Gigante di Collina”
    E Ronald attacca Barry con “Orso Grizzly”
    E la squadra di Edward passa la priorità
    Allora Angie non può lanciare “Qasali Ambusher” senza pagare il suo costo di mana
    Ma Barry può lanciare “Qasali Ambusher” senza pagare il suo costo di mana

  @id:spared.first_draw @clause:step.draw @clause:replacement.draw @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Una carta pescata nella sottofase di acquisizione dell'altra squadra non è la prima della propria
    Dato che Angie controlla “Alhammarret's Archive”
    Quando inizia la sottofase di acquisizione della squadra di Edward
    E la squadra di Edward passa la priorità
    E Angie lancia “Reach Through Mists”
    E la magia si risolve
    Allora Angie ha due carte in mano

  @id:spared.first_draw.secondary @situation:spared.first_draw @clause:step.draw @clause:replacement.draw @from:2005-08-01 @must
  Scenario: Anche il giocatore secondario pesca prima una carta nella propria sottofase di acquisizione, e due per ogni altra
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Barry controlla “Alhammarret's Archive”
    E che Barry ha una carta in mano
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora Barry ha due carte in mano
    E Angie ha una carta in mano
    Quando Barry lancia “Reach Through Mists”
    E la magia si risolve
    Allora Barry ha tre carte in mano
