# language: it
Funzionalità: Punti vita persi da ciascun avversario
  > Un'abilità fa perdere punti vita a ciascun avversario, o gli infligge danno. Quanto perde l'altra squadra, e quanto si guadagna?

  @id:ruling.infectious_horror @clause:life.shared @from:2018-04-27 @must
  Scenario: Quando Infectious Horror attacca, entrambi gli avversari perdono 2 punti vita
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Infectious Horror”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Infectious Horror”
    E l'abilità innescata di “Infectious Horror” si risolve
    Allora la squadra di Edward ha 16 punti vita

  @id:ruling.bastion_of_remembrance @clause:life.shared @from:2005-08-01 @must
  Scenario: Quando muore una creatura del suo controllore, entrambi gli avversari perdono 1 punto vita e il controllore ne guadagna 1
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Bastion of Remembrance”
    E che Angie controlla “Lampad of Death's Vigil”
    E che Angie controlla “Fonte di mana”
    Quando Angie attiva l'abilità di “Lampad of Death's Vigil”
    E l'abilità innescata di “Bastion of Remembrance” si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 21 punti vita

  @id:ruling.lampad @clause:life.shared @from:2005-08-01 @must
  Scenario: Lampad of Death's Vigil fa perdere 2 punti vita all'altra squadra e ne fa guadagnare 1
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Lampad of Death's Vigil”
    E che Angie controlla “Fonte di mana”
    Quando Angie attiva l'abilità di “Lampad of Death's Vigil”
    E l'abilità si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 21 punti vita

  @id:ruling.corpse_knight @clause:life.shared @from:2005-08-01 @must
  Scenario: Un'altra creatura del controllore fa perdere 2 punti vita all'altra squadra, una del compagno nessuno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Corpse Knight”
    Quando Barry lancia “Gigante di Collina”
    E la magia si risolve
    Allora la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Orso Grizzly”
    E la magia si risolve
    E l'abilità innescata di “Corpse Knight” si risolve
    Allora la squadra di Edward ha 18 punti vita

  @id:ruling.forerunner @clause:life.shared @from:2005-08-01 @must
  Scenario: Un altro Pirata fa perdere 2 punti vita all'altra squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Forerunner of the Coalition”
    Quando Angie lancia “Dire Fleet Captain”
    E la magia si risolve
    E l'abilità innescata di “Forerunner of the Coalition” si risolve
    Allora la squadra di Edward ha 18 punti vita

  @id:ruling.dagger_caster @clause:life.shared @from:2005-08-01 @must
  Scenario: Dagger Caster infligge 1 danno a ciascun avversario e alle creature di entrambi
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Barry controlla “Vanilla 1/1”
    E che Edward controlla “Uccelli del Paradiso”
    E che Ronald controlla “Mogg Flunkies”
    Quando Angie lancia “Dagger Caster”
    E la magia si risolve
    E l'abilità innescata di “Dagger Caster” si risolve
    Allora la squadra di Edward ha 18 punti vita
    Ed Edward non controlla nessuna creatura
    E Barry controlla una creatura
    E Ronald controlla una creatura

  @id:ruling.creeping_chill @clause:life.shared @from:2005-08-01 @must
  Scenario: Creeping Chill fa perdere 6 punti vita all'altra squadra, e chi la lancia ne guadagna 3
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Creeping Chill”
    E la magia si risolve
    Allora la squadra di Edward ha 14 punti vita
    E la squadra di Angie ha 23 punti vita

  @id:ruling.spear_spewer @clause:life.shared @from:2005-08-01 @must
  Scenario: Spear Spewer fa perdere 2 punti vita a ciascuna squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Spear Spewer”
    Quando Angie attiva l'abilità di “Spear Spewer”
    E l'abilità si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 18 punti vita

  @id:ruling.spirit_of_malevolence @clause:life.shared @from:2005-08-01 @must
  Scenario: Quando Spirit of Malevolence muore, entrambi gli avversari perdono 1 punto vita e il suo controllore ne guadagna 1
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Spirit of Malevolence”
    E che Angie controlla “Lampad of Death's Vigil”
    E che Angie controlla “Fonte di mana”
    Quando Angie attiva l'abilità di “Lampad of Death's Vigil”
    E Angie sacrifica “Spirit of Malevolence”
    E l'abilità innescata di “Spirit of Malevolence” si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 21 punti vita

  @id:ruling.poison_tip_archer @clause:life.shared @from:2005-08-01 @must
  Scenario: Una creatura del compagno che muore fa perdere 2 punti vita all'altra squadra, come ogni altra creatura
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Poison-Tip Archer”
    E che Barry controlla “Lampad of Death's Vigil”
    E che Barry controlla “Fonte di mana”
    Quando Barry attiva l'abilità di “Lampad of Death's Vigil”
    E l'abilità innescata di “Poison-Tip Archer” si risolve
    Allora la squadra di Edward ha 18 punti vita

  @id:ruling.turret_ogre @clause:life.shared @from:2005-08-01 @must
  Scenario: Turret Ogre infligge 2 danni a ciascun avversario se il suo controllore ha un'altra creatura con forza 4
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Raging Kronch”
    Quando Angie lancia “Turret Ogre”
    E la magia si risolve
    E l'abilità innescata di “Turret Ogre” si risolve
    Allora la squadra di Edward ha 16 punti vita

  @id:ruling.turret_ogre.teammate @situation:ruling.turret_ogre @clause:life.shared @from:2005-08-01 @must
  Scenario: Una creatura con forza 4 del compagno non aiuta Turret Ogre
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Barry controlla “Raging Kronch”
    Quando Angie lancia “Turret Ogre”
    E la magia si risolve
    E inizia la sottofase di inizio combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita

  @id:ruling.throne_of_the_god_pharaoh @clause:life.shared @from:2005-08-01 @must
  Scenario: Throne of the God-Pharaoh conta solo le creature TAPpate del suo controllore, e toglie altrettanto a entrambi gli avversari
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Throne of the God-Pharaoh”
    E che Angie controlla “Spear Spewer”
    E che Barry controlla “Hidetsugu lo Spietato”
    Quando Angie attiva l'abilità di “Spear Spewer”
    E l'abilità si risolve
    Allora la squadra di Edward ha 18 punti vita
    Quando inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Throne of the God-Pharaoh” si risolve
    Allora la squadra di Edward ha 16 punti vita

  @id:ruling.mischievous_chimera @clause:life.shared @from:2005-08-01 @must
  Scenario: La prima magia nel turno dell'altra squadra infligge 1 danno a ciascun avversario, e nessuna delle successive
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Mischievous Chimera”
    E che Angie controlla “Orso Grizzly”
    Quando la squadra di Edward passa la priorità
    E Angie lancia “Giant Growth” bersagliando “Orso Grizzly”
    E Angie non mette carte in fondo al proprio grimorio
    E l'abilità innescata di “Mischievous Chimera” si risolve
    Allora la squadra di Edward ha 18 punti vita
    Quando la magia si risolve
    E la squadra di Edward passa la priorità
    E Angie lancia “Reach Through Mists”
    E la magia si risolve
    Allora la squadra di Edward ha 18 punti vita

  @id:ruling.bontus_monument @clause:life.shared @clause:cost.total @from:2005-08-01 @must
  Scenario: Entrambi gli avversari perdono punti vita quando il suo controllore lancia una magia creatura, e una nera di questi costa meno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Bontu's Monument”
    E che Angie controlla tre “Fonte di mana”
    E che Barry controlla tre “Fonte di mana”
    Allora Barry non può lanciare “Heartstabber Mosquito”
    E Angie non può lanciare “Gigante di Collina”
    Ma Angie può lanciare “Heartstabber Mosquito”
    Quando l'abilità innescata di “Bontu's Monument” si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 21 punti vita

  @id:ruling.bontus_monument.teammate @situation:ruling.bontus_monument @clause:life.shared @clause:cost.total @from:2005-08-01 @must
  Scenario: Quando un compagno di squadra lancia una magia creatura nessuno guadagna o perde punti vita
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Bontu's Monument”
    E che Barry controlla quattro “Fonte di mana”
    Quando Barry lancia “Heartstabber Mosquito”
    E la magia si risolve
    Allora la squadra di Edward ha 20 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:ruling.bontus_monument.cost @situation:ruling.bontus_monument @clause:cost.total @from:2005-08-01 @must
  Scenario: Ciò che riduce il costo di una magia si toglie dopo ciò che lo aumenta, e solo dal mana generico
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Bontu's Monument”
    E che Angie controlla “Fonte di mana”
    E che Ronald controlla “Sphere of Resistance”
    Allora Angie non può lanciare “Goblin Firestarter”
    Ma Angie può lanciare “Serrated Scorpion”
    Quando l'abilità innescata di “Bontu's Monument” si risolve
    E la magia si risolve
    Allora Angie controlla “Serrated Scorpion”

  @id:ruling.bontus_monument.coloured @situation:ruling.bontus_monument @clause:cost.total @from:2005-08-01 @must
  Scenario: Una magia il cui costo non comprende mana generico non costa meno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Bontu's Monument”
    E che Angie controlla “Fonte di mana”
    Allora Angie può lanciare “Serrated Scorpion”
    Quando l'abilità innescata di “Bontu's Monument” si risolve
    E la magia si risolve
    Allora Angie non può lanciare “Goblin Firestarter”
    E Angie controlla “Serrated Scorpion”

  @id:ruling.chainers_torment @clause:saga.chapter @clause:saga.turn @clause:life.shared @from:2018-04-27 @must
  Scenario: Ognuno dei primi due capitoli di Chainer's Torment infligge 2 danni a entrambi gli avversari, e il suo controllore guadagna 2 punti vita
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Chainer's Torment”
    E la magia si risolve
    E l'abilità innescata di “Chainer's Torment” si risolve
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 22 punti vita
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E l'abilità innescata di “Chainer's Torment” si risolve
    Allora la squadra di Edward ha 12 punti vita
    E la squadra di Angie ha 24 punti vita

  @id:ruling.chainers_torment.last @situation:ruling.chainers_torment @clause:saga.ends @clause:life.read @clause:damage.source @from:2018-04-27 @must
  Scenario: L'ultimo capitolo di Chainer's Torment legge i punti vita della squadra; l'Orrore infligge al suo controllore tanti danni quanta è la sua forza
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 25 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Chainer's Torment”
    E che “Chainer's Torment” ha due segnalini sapere
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E l'abilità innescata di “Chainer's Torment” si risolve
    Allora Angie ha “Chainer's Torment” nel proprio cimitero
    E Angie controlla una pedina creatura 13/13
    E la squadra di Angie ha 12 punti vita
    E la squadra di Edward ha 20 punti vita

  @id:ruling.chainers_torment.source @situation:ruling.chainers_torment @clause:damage.source @clause:damage.lifelink @from:2018-04-27 @must
  Scenario: È l'Orrore stesso a infliggere il danno dell'ultimo capitolo, così che il legame vitale restituisce al suo controllore tanti punti vita quanti ne costa
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 25 punti vita
    E che Angie controlla “Chainer's Torment”
    E che Angie controlla “True Conviction”
    E che “Chainer's Torment” ha due segnalini sapere
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E l'abilità innescata di “Chainer's Torment” si risolve
    Allora la squadra di Angie ha 25 punti vita
    E Angie controlla una pedina creatura 13/13
