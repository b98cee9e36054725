# language: it
Funzionalità: Attaccare un planeswalker di una squadra
  > Le creature possono attaccare un planeswalker invece di una squadra, o di un giocatore. Chi è allora attaccato, e chi può bloccare?

  @id:combat.planeswalker.group @situation:combat.planeswalker @clause:combat.attacks @from:2007-10-01 @until:2018-04-27 @must
  Scenario: Di due creature che attaccano insieme, una attacca un planeswalker e l'altra la squadra
    Dato che la squadra di Angie ha 30 punti vita
    E che Angie controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha cinque segnalini fedeltà
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca “Nissa, Voice of Zendikar” con “Gigante di Collina”
    E Ronald attacca la squadra di Angie con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Edward
    E la squadra di Edward sceglie Barry come giocatore che subisce il danno
    Allora “Nissa, Voice of Zendikar” ha due segnalini fedeltà
    E la squadra di Angie ha 28 punti vita

  @id:combat.planeswalker.each @situation:combat.planeswalker @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Di due creature che attaccano insieme, una attacca un planeswalker e l'altra l'altro giocatore
    Dato che la squadra di Angie ha 30 punti vita
    E che Angie controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha cinque segnalini fedeltà
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca “Nissa, Voice of Zendikar” con “Gigante di Collina”
    E Ronald attacca Barry con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora “Nissa, Voice of Zendikar” ha due segnalini fedeltà
    E la squadra di Angie ha 28 punti vita

  @id:combat.planeswalker.moat @clause:combat.prohibition @source:F-EX05 @from:2018-04-27 @must
  Scenario: Ciò che protegge un giocatore non protegge il suo planeswalker
    Dato che Angie controlla “Fossato di Teferi”
    E che il colore scelto per “Fossato di Teferi” è il verde
    E che Angie controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha cinque segnalini fedeltà
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare Angie con “Orso Grizzly”
    Ma Edward può attaccare “Nissa, Voice of Zendikar” con “Orso Grizzly”

  @id:combat.planeswalker.block @clause:combat.block @from:2018-04-27 @must
  Scenario: Un compagno di squadra blocca ciò che attacca il planeswalker
    Dato che Angie controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha cinque segnalini fedeltà
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca “Nissa, Voice of Zendikar” con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Barry blocca “Gigante di Collina” con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora “Nissa, Voice of Zendikar” ha cinque segnalini fedeltà
    E Barry non controlla nessuna creatura

  @id:combat.planeswalker.thraximundar @clause:combat.defending_effect @source:F-EX04 @from:2018-04-27 @must
  Scenario: Il giocatore in difesa è il controllore del planeswalker attaccato
    Dato che Barry controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha cinque segnalini fedeltà
    E che Edward controlla “Thraximundar”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca “Nissa, Voice of Zendikar” con “Thraximundar”
    E l'abilità innescata di “Thraximundar” si risolve
    Allora Barry non controlla nessuna creatura
    E Angie controlla una creatura
