# language: it
@source:R
Funzionalità: Il danno prevenuto
  > Uno scudo previene il danno a un giocatore, o un effetto impedisce ai punti vita di scendere troppo. Che cosa cambia per il compagno?

  @id:prevention.shield @clause:replacement.shield @clause:life.shared @from:2005-08-01 @must
  Scenario: Uno scudo su un membro non protegge il compagno
    Dato che la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Mending Hands” bersagliando Angie
    E la magia si risolve
    E Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Angie ha 16 punti vita

  @id:prevention.shield.used_up @situation:prevention.shield @clause:replacement.shield @from:2005-08-01 @must
  Scenario: Ciò che resta di uno scudo previene il danno successivo
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Spear Spewer”
    Quando Angie lancia “Mending Hands” bersagliando Angie
    E la magia si risolve
    E Angie attiva l'abilità di “Spear Spewer”
    E l'abilità si risolve
    Allora la squadra di Angie ha 19 punti vita
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Angie ha 14 punti vita

  @id:prevention.shield.ends @situation:prevention.shield @clause:step.cleanup @from:2005-08-01 @must
  Scenario: Uno scudo che nulla ha esaurito termina con il turno
    Dato che la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Mending Hands” bersagliando Angie
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Ed Edward lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Angie ha 12 punti vita

  @id:prevention.order.doubled @situation:prevention.order @clause:replacement.order @from:2005-08-01 @must
  Scenario: Il giocatore che subisce il danno lo fa prima raddoppiare, poi prevenire
    Dato che la squadra di Angie ha 30 punti vita
    E che la squadra di Edward ha 30 punti vita
    E che Edward controlla “Furnace of Rath”
    Quando Angie lancia “Mending Hands” bersagliando Angie
    E la magia si risolve
    E Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    E Angie sceglie di applicare per primo l'effetto di “Furnace of Rath”
    Allora la squadra di Angie ha 18 punti vita
    E la squadra di Edward ha 14 punti vita

  @id:prevention.order.prevented @situation:prevention.order @clause:replacement.order @from:2005-08-01 @must
  Scenario: Il giocatore che subisce il danno lo fa prima prevenire, poi raddoppiare
    Dato che la squadra di Angie ha 30 punti vita
    E che la squadra di Edward ha 30 punti vita
    E che Edward controlla “Furnace of Rath”
    Quando Angie lancia “Mending Hands” bersagliando Angie
    E la magia si risolve
    E Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    E Angie sceglie di applicare per primo l'effetto di “Mending Hands”
    Allora la squadra di Angie ha 22 punti vita
    E la squadra di Edward ha 14 punti vita

  @id:prevention.creature @situation:prevention.order @clause:replacement.order @clause:replacement.nothing @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Per una creatura sceglie il suo controllore, e ciò che viene prevenuto del tutto non viene raddoppiato
    Dato che Edward controlla “Furnace of Rath”
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Mending Hands” bersagliando “Orso Grizzly”
    E la magia si risolve
    E Angie lancia “Dagger Caster”
    E la magia si risolve
    E l'abilità innescata di “Dagger Caster” si risolve
    Ed Edward sceglie di applicare per primo l'effetto di “Mending Hands”
    Allora Edward controlla una creatura

  @id:prevention.several @situation:prevention.several @clause:replacement.shield @clause:combat.damaged_player @from:2005-08-01 @until:2018-04-27 @must
  Scenario: È il giocatore, e non la squadra, a scegliere che cosa uno scudo previene del danno di più creature
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    Quando la squadra di Angie passa la priorità
    Ed Edward lancia “Mending Hands” bersagliando Edward
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Gigante di Collina”
    E Barry attacca la squadra di Edward con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    E la squadra di Angie sceglie Edward come giocatore che subisce il danno
    E Edward sceglie il danno da prevenire: 2 da “Gigante di Collina”, 2 da “Orso Grizzly”
    Allora la squadra di Edward ha 19 punti vita

  @id:prevention.several.life @situation:prevention.several @clause:replacement.shield @clause:poison.infect @from:2018-04-27 @must
  Scenario: Un giocatore che mette al riparo i punti vita riceve invece i segnalini veleno
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Elementale dell'Aria”
    E che Barry controlla “Glistener Elf”
    Quando la squadra di Angie passa la priorità
    Ed Edward lancia “Mending Hands” bersagliando Edward
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Elementale dell'Aria”
    E Barry attacca Edward con “Glistener Elf”
    E inizia la fase principale post-combattimento della squadra di Angie
    E Edward sceglie il danno da prevenire: 4 da “Elementale dell'Aria”, 0 da “Glistener Elf”
    Allora la squadra di Edward ha 20 punti vita
    E la squadra di Edward ha un segnalino veleno

  @id:prevention.several.poison @situation:prevention.several @clause:replacement.shield @clause:poison.infect @from:2018-04-27 @must
  Scenario: Un giocatore che evita i segnalini veleno perde invece punti vita
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Elementale dell'Aria”
    E che Barry controlla “Glistener Elf”
    Quando la squadra di Angie passa la priorità
    Ed Edward lancia “Mending Hands” bersagliando Edward
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Elementale dell'Aria”
    E Barry attacca Edward con “Glistener Elf”
    E inizia la fase principale post-combattimento della squadra di Angie
    E Edward sceglie il danno da prevenire: 3 da “Elementale dell'Aria”, 1 da “Glistener Elf”
    Allora la squadra di Edward ha 19 punti vita
    E la squadra di Edward non ha nessun segnalino veleno

  @id:prevention.combat @clause:replacement.open @from:2018-04-27 @must
  Scenario: Dove si previene il danno da combattimento non si previene altro danno
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    Quando la squadra di Angie passa la priorità
    Ed Edward lancia “Nebbia”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Edward ha 12 punti vita

  @id:prevention.passage.team @situation:prevention.passage @clause:replacement.open @clause:combat.damaged_player @until:2018-04-27 @must
  Schema dello scenario: La squadra attaccante sceglie il membro che Safe Passage non protegge
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    Quando la squadra di Angie passa la priorità
    Ed Edward lancia “Safe Passage”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    E la squadra di Angie sceglie <giocatore> come giocatore che subisce il danno
    Allora la squadra di Edward ha <vita> punti vita

    Esempi:
      | dal        | regola | giocatore | vita |
      | 2005-08-01 | 418.3b | Edward    | 20   |
      | 2005-08-01 | 418.3b | Ronald    | 17   |

  @id:prevention.passage.player @situation:prevention.passage @clause:replacement.open @clause:combat.attacks @must
  Schema dello scenario: Safe Passage protegge chi la lancia, e non il compagno attaccato
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    Quando la squadra di Angie passa la priorità
    Ed Edward lancia “Safe Passage”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca <giocatore> con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha <vita> punti vita

    Esempi:
      | dal        | regola | giocatore | vita |
      | 2018-04-27 | 611.2c | Edward    | 20   |
      | 2018-04-27 | 611.2c | Ronald    | 17   |

  @id:prevention.passage.later @situation:prevention.passage @clause:replacement.open @from:2018-04-27 @must
  Scenario: Safe Passage protegge una creatura arrivata più tardi nel turno
    Dato che Angie controlla “Gigante di Collina”
    E che Barry controlla “Furnace of Rath”
    Quando la squadra di Angie passa la priorità
    Ed Edward lancia “Safe Passage”
    E la magia si risolve
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Angel of Grace”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Gigante di Collina” con “Angel of Grace”
    E inizia la fase principale post-combattimento della squadra di Angie
    Ed Edward sceglie di applicare per primo l'effetto di “Safe Passage”
    Allora Edward controlla “Angel of Grace”
    E Angie non controlla nessuna creatura

  @id:floor.both @clause:life.read @clause:life.shared @from:2005-08-01 @must
  Scenario: Il danno a entrambi i membri lascia a 1 una squadra che ha Worship
    Dato che la squadra di Angie ha 5 punti vita
    E che Angie controlla “Worship”
    E che Angie controlla “Orso Grizzly”
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Angie ha 1 punto vita
    E la partita continua

  @id:floor.teammate @situation:floor.both @clause:life.read @clause:life.shared @must
  Schema dello scenario: Qualunque membro abbia Worship, la squadra resta a 1
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 2 punti vita
    E che <giocatore> controlla “Worship”
    E che <giocatore> controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    Quando Edward lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Angie ha 1 punto vita

    Esempi:
      | dal        | regola | giocatore |
      | 2005-08-01 | 606.9a | Angie     |
      | 2005-08-01 | 606.9a | Barry     |

  @id:floor.no_creature @situation:floor.both @clause:ability.static @from:2005-08-01 @must
  Scenario: Con la sola creatura del compagno Worship non fa nulla
    Dato che la squadra di Angie ha 5 punti vita
    E che Angie controlla “Worship”
    E che Barry controlla “Orso Grizzly”
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Angie perde la partita

  @id:floor.loss @situation:floor.both @clause:life.shared @from:2005-08-01 @must
  Scenario: I punti vita persi senza danno sono persi
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 3 punti vita
    E che Angie controlla “Worship”
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Acolyte of Xathrid”
    E che Edward controlla quattro “Fonte di mana”
    Quando Edward lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Angie ha 1 punto vita
    Quando Edward attiva l'abilità di “Acolyte of Xathrid”
    E Edward sceglie Angie come bersaglio
    E l'abilità si risolve
    Allora la squadra di Angie perde la partita

  @id:floor.higher @clause:life.read @should
  Schema dello scenario: Una soglia più alta si confronta con i punti vita che si considera abbia ciascun giocatore
    Dato che la squadra di Angie ha 12 punti vita
    E che Barry controlla “Esercizio della Soglia”
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Angie ha <vita> punti vita

    Esempi:
      | dal        | regola  | vita |
      | 2005-08-01 | 606.9a  | 9    |
      | 2010-04-23 | 806.10a | 5    |

  @id:ruling.angel_of_grace @clause:life.read @clause:step.cleanup @from:2005-08-01 @must
  Scenario: Angel of Grace impedisce, in questo turno, che il danno a entrambi i membri tolga l'ultimo punto vita
    Dato che la squadra di Angie ha 5 punti vita
    E che Edward controlla “Spear Spewer”
    Quando Angie lancia “Angel of Grace”
    E la magia si risolve
    E l'abilità innescata di “Angel of Grace” si risolve
    E Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Angie ha 1 punto vita
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Ed Edward attiva l'abilità di “Spear Spewer”
    E l'abilità si risolve
    Allora la squadra di Angie perde la partita

  @id:floor.doubled @situation:floor.doubled @clause:replacement.order @clause:life.read @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Se la perdita viene prima raddoppiata, Worship salva ancora l'ultimo punto
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 2 punti vita
    E che Angie controlla “Worship”
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Esercizio della Ferita Aperta”
    Quando Edward lancia “Shock” bersagliando Angie
    E la magia si risolve
    E Angie sceglie di applicare per primo l'effetto di “Esercizio della Ferita Aperta”
    Allora la squadra di Angie ha 1 punto vita
    E la partita continua

  @id:floor.doubled_after @situation:floor.doubled @clause:replacement.order @clause:replacement.once @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Se Worship viene prima, ciò che resta della perdita viene raddoppiato e toglie l'ultimo punto
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 2 punti vita
    E che Angie controlla “Worship”
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Esercizio della Ferita Aperta”
    Quando Edward lancia “Shock” bersagliando Angie
    E la magia si risolve
    E Angie sceglie di applicare per primo l'effetto di “Worship”
    Allora la squadra di Angie perde la partita
