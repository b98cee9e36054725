# language: it
Funzionalità: Ciò che riguarda alcune creature risparmia le altre
  > Una magia o un'abilità indica creature per tipo, colore o controllore. Quali sono risparmiate, e i giocatori?

  @id:spared.players @clause:creature.dies @clause:life.shared @from:2005-08-01 @must
  Scenario: Il danno inflitto a ogni creatura uccide le piccole di tutti e non tocca alcun giocatore
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Wind Drake”
    E che Barry controlla due pedine Goblin 1/1
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie lancia “Pyroclasm”
    E la magia si risolve
    Allora Angie non controlla nessuna creatura
    E Barry non controlla nessuna creatura
    Ed Edward controlla una creatura
    E Ronald non controlla nessuna creatura
    E la squadra di Angie ha 20 punti vita
    E la squadra di Edward ha 20 punti vita

  @id:spared.flying @clause:creature.dies @from:2005-08-01 @must
  Scenario: Il danno a ogni creatura senza volare risparmia un uccello 0/1
    Dato che Angie controlla due pedine Goblin 1/1
    E che Barry controlla “Uccelli del Paradiso”
    E che Edward controlla “Uccelli del Paradiso”
    E che Ronald controlla due pedine Saprolingio 1/1
    Quando Angie lancia “Tremor”
    E la magia si risolve
    Allora Angie non controlla nessuna creatura
    E Ronald non controlla nessuna creatura
    E Barry controlla “Uccelli del Paradiso”
    Ed Edward controlla “Uccelli del Paradiso”

  @id:spared.colour @clause:ability.static @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Ciò che rafforza le creature nere rafforza quelle di tutti e lascia una verde com'è
    Dato che Angie controlla “Bad Moon”
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Infectious Horror”
    Allora la creatura “Orso Grizzly” è 2/2
    E la creatura “Infectious Horror” è 3/3

  @id:spared.subtype @clause:ability.static @clause:object.you @from:2005-08-01 @must
  Scenario: Un signore dei Goblin rafforza gli altri Goblin del suo controllore, ma né se stesso, né un orso, né quelli del compagno
    Dato che Angie controlla “Goblin Chieftain”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla due pedine Goblin 1/1
    E che Barry controlla due pedine Goblin 1/1
    E che Edward controlla due pedine Goblin 1/1
    Allora Angie controlla due pedine Goblin 2/2
    E Barry controlla due pedine Goblin 1/1
    Ed Edward controlla due pedine Goblin 1/1
    E la creatura “Goblin Chieftain” è 2/2
    E la creatura “Orso Grizzly” è 2/2

  @id:spared.token @clause:ability.static @from:2005-08-01 @must
  Scenario: Ciò che rafforza le pedine creatura lascia come sono le creature che sono carte
    Dato che Angie controlla “Leyline of the Meek”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla due pedine Goblin 1/1
    E che Edward controlla una pedina Saprolingio 1/1
    Allora la creatura “Orso Grizzly” è 2/2
    E Barry controlla due pedine Goblin 2/2
    Ed Edward controlla una pedina Saprolingio 2/2

  @id:spared.types @clause:object.you @from:2018-04-27 @must
  Scenario: Artefatti e creature degli avversari vengono esiliati; incantesimi, terre e le creature del compagno restano
    Dato che la squadra di Angie ha 45 punti vita
    E che Angie controlla “Ajani, Strength of the Pride”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Inno Glorioso”
    E che Ronald controlla “Copper Tablet”
    E che Ronald controlla “Foresta”
    Quando Angie attiva la terza abilità di “Ajani, Strength of the Pride”
    E l'abilità si risolve
    Allora Edward possiede “Orso Grizzly” in esilio
    E Angie possiede “Ajani, Strength of the Pride” in esilio
    E Ronald possiede “Copper Tablet” in esilio
    Ed Edward controlla “Inno Glorioso”
    E Ronald controlla “Foresta”
    E Barry controlla “Gigante di Collina”

  @id:spared.power @clause:trigger.intervening_if @from:2018-04-27 @must
  Scenario: Una creatura con forza 3 non ha forza 4 o superiore, e quella grossa del compagno non conta
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Forza della Vegetazione”
    Quando Angie lancia “Turret Ogre”
    E la magia si risolve
    Allora la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase finale della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita

  @id:spared.tapped @clause:trigger.step @clause:object.you @from:2005-08-01 @must
  Scenario: Si contano solo le creature TAPpate del suo controllore, non quelle STAPpate né quelle del compagno
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Throne of the God-Pharaoh”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Wind Drake”
    E che Barry controlla “Orso Grizzly”
    E che la carta “Gigante di Collina” è TAPpata
    E che la carta “Orso Grizzly” è TAPpata
    Quando inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Throne of the God-Pharaoh” si risolve
    Allora la squadra di Edward ha 18 punti vita

  @id:spared.attacking @clause:combat.attack @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scenario: Un Pirata che resta indietro non si conta tra quelli che attaccano
    Dato che Angie controlla “Dire Fleet Captain”
    E che Angie controlla “Forerunner of the Coalition”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Dire Fleet Captain”
    E l'abilità innescata di “Dire Fleet Captain” si risolve
    Allora la creatura “Dire Fleet Captain” è 2/2

  @id:spared.devotion @clause:object.devotion @from:2016-01-16 @must
  Scenario: I simboli di mana di un altro colore non aggiungono nulla alla devozione al nero, e nemmeno quelli del compagno
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Malvagità in Agguato”
    Quando Angie lancia “Mercante Grigio di Asfodelo”
    E la magia si risolve
    E l'abilità innescata di “Mercante Grigio di Asfodelo” si risolve
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 24 punti vita

  @id:spared.prevented @clause:replacement.open @from:2005-08-01 @must
  Scenario: Una magia che protegge chi la lancia e le sue creature lascia morire quelle del compagno
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Wind Drake”
    E che Ronald controlla due pedine Goblin 1/1
    Quando la squadra di Edward passa la priorità
    E Angie lancia “Safe Passage”
    E la magia si risolve
    Ed Edward lancia “Pyroclasm”
    E la magia si risolve
    Allora Angie controlla “Orso Grizzly”
    E Barry non controlla nessuna creatura
    E Ronald non controlla nessuna creatura

  @id:spared.prevented.teammate @situation:spared.prevented @clause:replacement.open @from:2005-08-01 @must
  Scenario: Il danno inflitto a ogni giocatore è prevenuto per chi la lancia, e non per il compagno
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando la squadra di Edward passa la priorità
    E Barry lancia “Safe Passage”
    E la magia si risolve
    Ed Edward lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Angie ha 16 punti vita
    E la squadra di Edward ha 12 punti vita

  @id:spared.fog @clause:replacement.open @from:2018-04-27 @must
  Scenario: Se tutto il danno da combattimento è prevenuto, bloccante e bloccato sopravvivono, e una magia uccide ancora
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Wind Drake”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Barry attacca Edward con “Wind Drake”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Gigante di Collina” con “Orso Grizzly”
    E la squadra di Angie passa la priorità
    E Ronald lancia “Nebbia”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward controlla “Orso Grizzly”
    E Angie controlla “Gigante di Collina”
    E la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Pyroclasm”
    E la magia si risolve
    Allora Edward non controlla nessuna creatura

  @id:spared.target @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Un incantesimo non è un bersaglio per ciò che bersaglia creature e giocatori
    Dato che Edward controlla “Inno Glorioso”
    E che Edward controlla “Orso Grizzly”
    Allora Angie non può lanciare “Unsummon” bersagliando “Inno Glorioso”
    E Angie non può lanciare “Unsummon” bersagliando Edward
    Ma Angie può lanciare “Unsummon” bersagliando “Orso Grizzly”

  @id:spared.target.gone @clause:target.illegal @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Una magia il cui unico bersaglio è sparito non fa nulla, e chi l'ha lanciata non guadagna punti vita
    Dato che la squadra di Angie ha 20 punti vita
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Essence Drain” bersagliando “Orso Grizzly”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Unsummon” bersagliando “Orso Grizzly”
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward ha “Orso Grizzly” in mano
    E la squadra di Angie ha 20 punti vita
    E Angie ha “Essence Drain” nel proprio cimitero
