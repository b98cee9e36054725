# language: it
Funzionalità: Creature che lottano, e che infliggono danno fuori dal combattimento
  > Una carta fa infliggere a delle creature danno pari alla loro forza. Quali creature, a chi, e quanto?

  @id:keyword.fight.teammate @situation:keyword.fight @clause:effect.fight @from:2018-10-05 @must
  Scenario: Una creatura che il suo controllore non controlla può essere del compagno di squadra, e lotta come le altre
    Dato che la squadra di Angie ha 20 punti vita
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Affectionate Indrik”
    E la magia si risolve
    E Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità innescata di “Affectionate Indrik” si risolve
    E Angie fa ciò che l'abilità permette
    Allora Barry ha “Gigante di Collina” nel proprio cimitero
    E Angie controlla “Affectionate Indrik”
    Ed Edward controlla “Orso Grizzly”

  @id:keyword.fight.loses @situation:keyword.fight.golem @clause:effect.fight @from:2018-10-05 @must
  Scenario: Ognuna delle due subisce tanto danno quanta è la forza dell'altra
    Dato che Edward controlla “Obsianus Golem”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie lancia “Affectionate Indrik”
    E la magia si risolve
    E Angie sceglie “Obsianus Golem” come bersaglio
    E l'abilità innescata di “Affectionate Indrik” si risolve
    E Angie fa ciò che l'abilità permette
    Allora Angie ha “Affectionate Indrik” nel proprio cimitero
    Ed Edward controlla “Obsianus Golem”
    Quando Angie lancia “Shock” bersagliando “Obsianus Golem”
    E la magia si risolve
    Allora Edward ha “Obsianus Golem” nel proprio cimitero

  @id:keyword.fight.declined @situation:keyword.fight.golem @clause:effect.fight @from:2018-10-05 @must
  Scenario: Una creatura che non deve lottare non infligge e non subisce nulla
    Dato che Edward controlla “Obsianus Golem”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie lancia “Affectionate Indrik”
    E la magia si risolve
    E Angie sceglie “Obsianus Golem” come bersaglio
    E l'abilità innescata di “Affectionate Indrik” si risolve
    E Angie non fa ciò che l'abilità permette
    Allora Angie controlla “Affectionate Indrik”
    Ed Edward controlla “Obsianus Golem”

  @id:keyword.fight.one_gone @situation:keyword.fight.one_gone @clause:effect.fight @from:2018-10-05 @must
  Scenario: Se una delle due non c'è più, l'altra non subisce danno
    Dato che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie lancia “Affectionate Indrik”
    E la magia si risolve
    E Angie sceglie “Gigante di Collina” come bersaglio
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Unsummon” bersagliando “Affectionate Indrik”
    E la magia si risolve
    E l'abilità innescata di “Affectionate Indrik” si risolve
    E Angie fa ciò che l'abilità permette
    Allora Edward controlla “Gigante di Collina”
    E Angie ha “Affectionate Indrik” in mano

  @id:keyword.fight.no_combat @situation:keyword.fight.no_combat @clause:effect.fight @from:2018-10-05 @must
  Scenario: Il danno di una lotta non è danno da combattimento
    Dato che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie lancia “Nebbia”
    E la magia si risolve
    E Angie lancia “Affectionate Indrik”
    E la magia si risolve
    E Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità innescata di “Affectionate Indrik” si risolve
    E Angie fa ciò che l'abilità permette
    Allora Edward ha “Gigante di Collina” nel proprio cimitero

  @id:keyword.bite.all @clause:damage.source @from:2018-04-27 @must
  Scenario: Una creatura infligge la sua forza a entrambi gli avversari e a tutte le creature tranne se stessa, anche a quella del compagno, ma non al compagno
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Wind Drake”
    E che Ronald controlla “Obsianus Golem”
    Allora Angie non può lanciare “Chandra's Ignition” bersagliando “Orso Grizzly”
    E Angie non può lanciare “Chandra's Ignition” bersagliando “Wind Drake”
    Ma Angie può lanciare “Chandra's Ignition” bersagliando “Gigante di Collina”
    Quando la magia si risolve
    Allora la squadra di Edward ha 14 punti vita
    E la squadra di Angie ha 20 punti vita
    E Angie controlla “Gigante di Collina”
    E Barry ha “Orso Grizzly” nel proprio cimitero
    Ed Edward ha “Wind Drake” nel proprio cimitero
    E Ronald controlla “Obsianus Golem”

  @id:keyword.bite.lifelink @clause:damage.source @clause:damage.lifelink @from:2018-04-27 @must
  Scenario: Con Chandra's Ignition è la creatura a infliggere il danno, perciò conta il suo legame vitale
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Child of Night”
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Chandra's Ignition” bersagliando “Child of Night”
    E la magia si risolve
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 26 punti vita

  @id:keyword.bite.enters @clause:damage.source @from:2018-04-27 @must
  Scenario: Una creatura che entra infligge la sua forza a un bersaglio qualsiasi, e quella del compagno non innesca nulla
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Barry controlla “Warstorm Surge”
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Gigante di Collina”
    E la magia si risolve
    Allora Angie non deve fare nessuna scelta
    E Barry non deve fare nessuna scelta
    Quando Barry lancia “Gigante di Collina”
    E la magia si risolve
    E Barry sceglie Edward come bersaglio
    E l'abilità innescata di “Warstorm Surge” si risolve
    Allora la squadra di Edward ha 17 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:keyword.bite.enters.creature @situation:keyword.bite.enters @clause:damage.source @from:2018-04-27 @must
  Scenario: Warstorm Surge chiede la forza della creatura quando la sua abilità si risolve, e il bersaglio può essere una creatura
    Dato che Barry controlla “Warstorm Surge”
    E che Edward controlla “Obsianus Golem”
    Quando Barry lancia “Gigante di Collina”
    E la magia si risolve
    E Barry sceglie “Obsianus Golem” come bersaglio
    E Angie lancia “Giant Growth” bersagliando “Gigante di Collina”
    E la magia si risolve
    E l'abilità innescata di “Warstorm Surge” si risolve
    Allora Edward ha “Obsianus Golem” nel proprio cimitero
    E Barry controlla “Gigante di Collina”

  @id:keyword.toughness.enters @clause:life.shared @from:2018-04-27 @must
  Scenario: La costituzione di una creatura viene guadagnata come punti vita dalla carta del suo controllore, e non per quella del compagno
    Dato che la squadra di Angie ha 20 punti vita
    E che Barry controlla “Angelic Chorus”
    Quando Angie lancia “Gigante di Collina”
    E la magia si risolve
    Allora la squadra di Angie ha 20 punti vita
    Quando Barry lancia “Orso Grizzly”
    E la magia si risolve
    E l'abilità innescata di “Angelic Chorus” si risolve
    Allora la squadra di Angie ha 22 punti vita
    Quando Barry lancia “Muro di Legno”
    E la magia si risolve
    E l'abilità innescata di “Angelic Chorus” si risolve
    Allora la squadra di Angie ha 25 punti vita
