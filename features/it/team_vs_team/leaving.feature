# language: it
Funzionalità: Un giocatore è fuori, e la squadra continua
  > I giocatori perdono uno per uno, e una squadra con l'ultimo dei suoi. Chi ha perso, che cosa se ne va, e chi ha vinto?

  @id:versus.loses @clause:team.loses_whole @clause:life.zero @clause:team.leaves @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Un giocatore senza punti vita è fuori, e il compagno continua
    Dato che Edward ha 2 punti vita
    E che Ronald ha 20 punti vita
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie lancia “Shock” bersagliando Edward
    E la magia si risolve
    Allora Edward perde la partita
    E Ronald è ancora in partita
    E la partita continua
    Ed Edward non controlla “Gigante di Collina”
    E Ronald controlla “Orso Grizzly”
    E Ronald ha 20 punti vita
    Quando Angie finisce il proprio turno
    E Barry finisce il proprio turno
    Allora è il mantenimento di Ronald

  @id:versus.last @situation:versus.last @clause:team.loses_whole @clause:team.wins_whole @clause:game.over @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Una squadra ha perso con l'ultimo dei suoi, e l'altra ha vinto, con un giocatore uscito prima
    Dato che Barry ha 4 punti vita
    E che Angie ha 20 punti vita
    E che Edward ha 4 punti vita
    E che Ronald ha 5 punti vita
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora Barry perde la partita
    Ed Edward perde la partita
    E la partita continua
    Quando Angie lancia “Shock” bersagliando Ronald
    E la magia si risolve
    Allora Angie vince la partita
    E Barry vince la partita
    Ed Edward perde la partita
    E Ronald perde la partita

  @id:versus.last.at_once @situation:versus.last @clause:team.loses_whole @clause:team.wins_whole @clause:game.over @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Una squadra i cui due giocatori perdono insieme ha perso, e i due dell'altra hanno vinto
    Dato che Angie ha 5 punti vita
    E che Barry ha 20 punti vita
    E che Edward ha 4 punti vita
    E che Ronald ha 4 punti vita
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora Angie vince la partita
    E Barry vince la partita
    Ed Edward perde la partita
    E Ronald perde la partita

  @id:versus.last.one @situation:versus.last @clause:team.wins_whole @clause:team.loses_whole @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Quando in tre perdono insieme, chi resta ha vinto, e con lui il compagno che ha perso con gli altri
    Dato che Angie ha 4 punti vita
    E che Barry ha 20 punti vita
    E che Edward ha 4 punti vita
    E che Ronald ha 4 punti vita
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora Barry vince la partita
    E Angie vince la partita
    Ed Edward perde la partita

  @id:versus.teammates_last @clause:team.wins_whole @clause:player.concedes @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Due compagni rimasti soli hanno vinto insieme, e non giocano oltre
    Dato che Angie ha 20 punti vita
    E che Barry ha 20 punti vita
    Quando Edward concede la partita
    Allora Edward perde la partita
    E la partita continua
    Quando Ronald concede la partita
    Allora Angie vince la partita
    E Barry vince la partita
    E Ronald perde la partita

  @id:versus.draw_game @clause:team.draws_whole @clause:team.leaves @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Quando tutti quelli che restano perdono insieme, la partita è patta
    Dato che Angie ha 4 punti vita
    E che Edward ha 4 punti vita
    E che Ronald ha 4 punti vita
    Quando Barry concede la partita
    E Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la partita termina in parità

  @id:versus.concedes @clause:team.leaves @clause:player.concedes @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Chi concede porta con sé ciò che attende in pila, e il compagno ha poi la priorità
    Dato che Edward ha 20 punti vita
    E che Barry controlla “Wall of Blood”
    Quando Angie lancia “Squarcio di Fiamme”
    E Angie concede la partita
    Allora Angie perde la partita
    E Barry è ancora in partita
    E Barry può attivare l'abilità di “Wall of Blood”
    Quando inizia il mantenimento di Barry
    Allora Edward ha 20 punti vita

  @id:versus.own_turn @clause:turn.of_nobody @clause:team.leaves @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Il turno di un giocatore che se ne va prosegue fino alla fine, e poi viene quello del compagno
    Dato che Angie controlla “Gigante di Collina”
    E che Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Angie concede la partita
    Allora è la sottofase di dichiarazione delle creature attaccanti di Angie
    Quando inizia il mantenimento di Barry
    Allora Edward ha 20 punti vita
    E la partita continua

  @id:versus.attacked_leaves @clause:team.leaves @clause:combat.own_blocks @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Ciò che attacca un giocatore che è uscito non danneggia nessuno, nemmeno il compagno
    Dato che Edward ha 20 punti vita
    E che Ronald ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Angie attacca Ronald con “Orso Grizzly”
    Ed Edward concede la partita
    E inizia la fase principale post-combattimento di Angie
    Allora Ronald ha 18 punti vita
    Ed Edward perde la partita
    E la partita continua

  @id:versus.win_effect.opponents_lose @situation:versus.win_effect @clause:team.win_effect @variant:team-vs-team @from:2011-09-30 @until:2018-04-27 @must
  Scenario: Quando un effetto fa vincere un giocatore, gli avversari perdono, e anche il compagno ha vinto
    Dato che Angie ha 50 punti vita
    E che Angie controlla “Prova di Resistenza”
    Quando inizia il mantenimento di Angie
    E l'abilità innescata di “Prova di Resistenza” si risolve
    Allora Angie vince la partita
    E Barry vince la partita
    Ed Edward perde la partita
    E Ronald perde la partita

  @id:versus.win_effect.wins @situation:versus.win_effect @clause:team.win_effect @clause:team.wins_whole @variant:team-vs-team @from:2018-04-27 @must
  Scenario: Quando un effetto fa vincere un giocatore, la squadra ha vinto, con un giocatore uscito prima
    Dato che Angie ha 50 punti vita
    E che Angie controlla “Prova di Resistenza”
    Quando Barry concede la partita
    Allora Barry perde la partita
    Quando inizia il mantenimento di Angie
    E l'abilità innescata di “Prova di Resistenza” si risolve
    Allora Angie vince la partita
    E Barry vince la partita
    Ed Edward perde la partita
    E Ronald perde la partita

  @id:versus.cannot_lose @clause:team.loses_whole @clause:replacement.cannot @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Ciò che impedisce a un giocatore di perdere non lo impedisce al compagno
    Dato che Edward ha 2 punti vita
    E che Ronald ha 2 punti vita
    E che Edward controlla “Angelo di Platino”
    Quando Angie lancia “Shock” bersagliando Edward
    E la magia si risolve
    Allora Edward ha 0 punti vita
    Ed Edward è ancora in partita
    Quando Angie lancia “Shock” bersagliando Ronald
    E la magia si risolve
    Allora Ronald perde la partita
    Ed Edward è ancora in partita
    E la partita continua
