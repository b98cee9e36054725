# language: it
Funzionalità: Avversari e compagni
  > I compagni hanno turni e punti vita propri, eppure stanno dalla stessa parte. Di chi parla una carta?

  @id:versus.each_opponent @clause:team.opponents @clause:object.you @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Ogni avversario è ogni giocatore dell'altra squadra, e mai il compagno
    Dato che è la fase principale pre-combattimento di Barry
    Quando Barry lancia “Prologue to Phyresis”
    E la magia si risolve
    Allora Edward ha un segnalino veleno
    E Ronald ha un segnalino veleno
    E Angie non ha nessun segnalino veleno
    E Barry non ha nessun segnalino veleno

  @id:versus.each_opponent.damage @clause:team.opponents @clause:object.you @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Il danno a ogni avversario risparmia il compagno, nel turno di chiunque di loro
    Dato che è la fase principale pre-combattimento di Ronald
    E che Angie ha 20 punti vita
    E che Barry ha 20 punti vita
    E che Edward ha 20 punti vita
    E che Ronald ha 20 punti vita
    Quando Ronald lancia “Sizzle”
    E la magia si risolve
    Allora Angie ha 17 punti vita
    E Barry ha 17 punti vita
    Ed Edward ha 20 punti vita
    E Ronald ha 20 punti vita

  @id:versus.each_opponent.discards @clause:team.opponents @clause:object.you @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Ogni avversario scarta, e il compagno tiene la propria mano
    Dato che Barry ha tre carte in mano
    E che Edward ha due carte in mano
    E che Ronald ha una carta in mano
    Quando Angie lancia “Unnerve”
    E la magia si risolve
    Allora Barry ha tre carte in mano
    Ed Edward non ha carte in mano
    E Ronald non ha carte in mano

  @id:versus.surge @clause:spell.surge @clause:team.opponents @variant:team-vs-team @from:2016-01-16 @must
  Scenario: Una magia del compagno permette di pagare il costo di ondata, e quella di un avversario no
    Dato che Angie controlla due “Fonte di mana”
    E che Angie ha “Goblin Freerunner” in mano
    E che Angie controlla “Orso Grizzly”
    Quando Angie passa la priorità
    E Barry passa la priorità
    Ed Edward lancia “Giant Growth” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Angie non può lanciare “Goblin Freerunner” per il suo costo di ondata
    Quando Angie passa la priorità
    E Barry lancia “Giant Growth” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Angie può lanciare “Goblin Freerunner” per il suo costo di ondata
    Quando la magia si risolve
    Allora Angie controlla “Goblin Freerunner”

  @id:versus.your_team @clause:team.your_team @variant:team-vs-team @from:2018-06-08 @must
  Scenario: Ciò che parla della tua squadra indica anche le creature del compagno, e nessuna di un avversario
    Dato che è la fase principale pre-combattimento di Barry
    E che Angie controlla “Rushblade Commander”
    E che Edward ha 20 punti vita
    Quando Barry lancia “Goblin Piker”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti di Barry
    Allora Barry può attaccare Edward con “Goblin Piker”
    Quando inizia la fase principale pre-combattimento di Edward
    Allora Edward ha 18 punti vita
    Quando Edward lancia “Goblin Piker”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti di Edward
    Allora Edward non può attaccare Barry con “Goblin Piker” di Edward
    Quando Edward finisce il proprio turno
    E inizia la sottofase di dichiarazione delle creature attaccanti di Edward
    Allora Edward può attaccare Barry con “Goblin Piker” di Edward
