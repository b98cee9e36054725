# language: it
Funzionalità: Attaccanti e bloccanti accanto a quelli di un compagno
  > I compagni attaccano e bloccano insieme. Quando una creatura è da sola, e chi attacca?

  @id:ruling.trusty_companion.team @situation:ruling.trusty_companion @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Trusty Companion può attaccare la squadra insieme a una creatura del compagno, e non da solo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Trusty Companion”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare la squadra di Edward con “Trusty Companion”
    Ma Angie può attaccare la squadra di Edward con “Trusty Companion” e “Orso Grizzly”

  @id:ruling.trusty_companion.player @situation:ruling.trusty_companion @clause:combat.attack @from:2018-04-27 @must
  Scenario: Trusty Companion può attaccare insieme a una creatura del compagno, e non da solo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Trusty Companion”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Trusty Companion”
    Ma Angie può attaccare Edward con “Trusty Companion”
    E Barry può attaccare Ronald con “Orso Grizzly”

  @id:ruling.wojek_bodyguard @clause:combat.attack @from:2018-04-27 @must
  Scenario: Wojek Bodyguard può attaccare insieme a una creatura del compagno, e non da solo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Wojek Bodyguard”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Wojek Bodyguard”
    Ma Angie può attaccare Edward con “Wojek Bodyguard”
    E Barry può attaccare Ronald con “Orso Grizzly”

  @id:ruling.wojek_bodyguard.blocks @clause:combat.block @from:2018-04-27 @must
  Scenario: Wojek Bodyguard può bloccare insieme a una creatura del compagno, e non da solo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Wojek Bodyguard”
    E che Ronald controlla “Goblin Piker”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Barry attacca Ronald con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Orso Grizzly” con “Wojek Bodyguard”
    Ma Edward può bloccare “Orso Grizzly” con “Wojek Bodyguard”
    E Ronald può bloccare “Gigante di Collina” con “Goblin Piker”

  @id:ruling.waveskimmer_aven.team @situation:ruling.waveskimmer_aven @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Waveskimmer Aven cresce come unico attaccante della squadra, e l'esaltazione del compagno non fa nulla
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Waveskimmer Aven”
    E che Barry controlla “Rhox Charger”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Waveskimmer Aven”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora la creatura “Waveskimmer Aven” è 3/5

  @id:ruling.waveskimmer_aven.player @situation:ruling.waveskimmer_aven @clause:combat.attack @from:2018-04-27 @must
  Scenario: Waveskimmer Aven cresce attaccando da solo, e l'esaltazione del compagno non fa nulla
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Waveskimmer Aven”
    E che Barry controlla “Rhox Charger”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Waveskimmer Aven”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora la creatura “Waveskimmer Aven” è 3/5

  @id:ruling.waveskimmer_aven.both @situation:ruling.waveskimmer_aven @clause:combat.attack @from:2018-04-27 @must
  Scenario: Se attacca anche il compagno, Waveskimmer Aven non cresce
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Waveskimmer Aven”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Waveskimmer Aven”
    E Barry attacca Ronald con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora la creatura “Waveskimmer Aven” è 2/4

  @id:ruling.marchesas_infiltrator.team @situation:ruling.marchesas_infiltrator @clause:life.read @from:2010-04-23 @until:2018-04-27 @must
  Scenario: Marchesa's Infiltrator cresce quando attacca la squadra con più punti vita
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 21 punti vita
    E che Angie controlla “Marchesa's Infiltrator”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Marchesa's Infiltrator”
    E l'abilità innescata di “Marchesa's Infiltrator” si risolve
    Allora “Marchesa's Infiltrator” ha un segnalino +1/+1

  @id:ruling.marchesas_infiltrator.player @situation:ruling.marchesas_infiltrator @clause:life.read @from:2018-04-27 @must
  Scenario: Marchesa's Infiltrator cresce quando attacca l'uno o l'altro giocatore della squadra con più punti vita, e fa pescare quando infligge danno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Marchesa's Infiltrator”
    E che Angie ha due carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Ronald con “Marchesa's Infiltrator”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora “Marchesa's Infiltrator” ha un segnalino +1/+1
    E la squadra di Edward ha 18 punti vita
    E Angie ha tre carte in mano

  @id:ruling.marchesas_infiltrator.less @situation:ruling.marchesas_infiltrator @clause:life.read @from:2018-04-27 @must
  Scenario: Marchesa's Infiltrator non cresce quando attacca un giocatore della squadra con meno punti vita
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 19 punti vita
    E che Angie controlla “Marchesa's Infiltrator”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Ronald con “Marchesa's Infiltrator”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora “Marchesa's Infiltrator” non ha nessun segnalino +1/+1
