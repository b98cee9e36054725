# language: it
Funzionalità: Il combattimento di due squadre, ognuno per sé
  > Un giocatore attacca i giocatori dell'altra squadra. Chi può essere attaccato, e chi blocca per chi?

  @id:versus.attack @clause:versus.attacks @clause:combat.teammate_defends_not @clause:combat.each_attacked @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Né il compagno né sé stessi si possono attaccare, ma l'uno o l'altro avversario
    Dato che Angie controlla “Gigante di Collina”
    E che Ronald ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti di Angie
    Allora Angie non può attaccare Barry con “Gigante di Collina”
    E Angie non può attaccare Angie con “Gigante di Collina”
    Ma Angie può attaccare Ronald con “Gigante di Collina”
    Quando inizia la fase principale post-combattimento di Angie
    Allora Ronald ha 17 punti vita

  @id:versus.attack.both @clause:versus.attacks @clause:combat.each_attacked @variant:team-vs-team @from:2011-09-30 @must
  Scenario: In un solo attacco si possono attaccare entrambi gli avversari, ognuno con altre creature
    Dato che Edward ha 20 punti vita
    E che Ronald ha 20 punti vita
    E che Barry ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Angie attacca Ronald con “Orso Grizzly”
    E inizia la fase principale post-combattimento di Angie
    Allora Edward ha 17 punti vita
    E Ronald ha 18 punti vita
    E Barry ha 20 punti vita

  @id:versus.attack.turn @clause:turn.teams @clause:combat.attack_alone @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Una creatura del compagno non attacca nel turno di un giocatore
    Dato che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti di Angie
    Allora Barry non può attaccare Edward con “Orso Grizzly”
    E Angie non può attaccare Edward con “Orso Grizzly”
    Ma Angie può attaccare Edward con “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti di Barry
    Allora Barry può attaccare Edward con “Orso Grizzly”

  @id:versus.block @clause:combat.own_blocks @clause:combat.each_blocks @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Un giocatore non blocca per nessun altro, nemmeno per il compagno attaccato
    Dato che Edward ha 20 punti vita
    E che Ronald ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Wind Drake”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti di Angie
    Allora Ronald non può bloccare “Gigante di Collina” con “Orso Grizzly”
    Ed Edward non può bloccare “Gigante di Collina” con “Orso Grizzly”
    Ma Edward può bloccare “Gigante di Collina” con “Wind Drake”
    Quando inizia la fase principale post-combattimento di Angie
    Allora Edward ha 20 punti vita
    E Ronald ha 20 punti vita
    Ed Edward ha “Wind Drake” nel proprio cimitero

  @id:versus.block.apart @clause:combat.each_blocks @clause:combat.own_blocks @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Di due giocatori attaccati ognuno blocca ciò che lo attacca, per primo il primo in ordine di turno
    Dato che Edward ha 20 punti vita
    E che Ronald ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Wind Drake”
    E che Ronald controlla “Elementale dell'Aria”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Angie attacca Ronald con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti di Angie
    Allora Ronald non può bloccare “Orso Grizzly” con “Elementale dell'Aria”
    Quando Edward blocca “Gigante di Collina” con “Wind Drake”
    Allora Ronald non può bloccare “Gigante di Collina” con “Elementale dell'Aria”
    Ma Ronald può bloccare “Orso Grizzly” con “Elementale dell'Aria”
    Quando inizia la fase principale post-combattimento di Angie
    Allora Edward ha 20 punti vita
    E Ronald ha 20 punti vita
    E Angie ha “Orso Grizzly” nel proprio cimitero
    Ed Edward ha “Wind Drake” nel proprio cimitero

  @id:versus.block.teammate @clause:combat.teammate_defends_not @clause:combat.each_blocks @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Il compagno del giocatore attaccante non blocca nulla, e viene saltato
    Dato che è la fase principale pre-combattimento di Barry
    E che Barry controlla “Gigante di Collina”
    E che Angie controlla “Elementale dell'Aria”
    E che Edward controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti di Barry
    E Barry attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti di Barry
    Allora Angie non può bloccare “Gigante di Collina” con “Elementale dell'Aria”
    Ma Edward può bloccare “Gigante di Collina” con “Wind Drake”
    Quando inizia la fase principale post-combattimento di Barry
    Allora Edward ha “Wind Drake” nel proprio cimitero

  @id:versus.landwalk @clause:combat.defending_alone @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Contano solo le terre del giocatore attaccato, e non quelle del compagno
    Dato che Ronald controlla “Foresta”
    E che Angie controlla “Shanodin Dryads”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti di Angie
    E Angie attacca Edward con “Shanodin Dryads”
    E inizia la sottofase di dichiarazione delle creature bloccanti di Angie
    Allora Edward può bloccare “Shanodin Dryads” con “Orso Grizzly”
