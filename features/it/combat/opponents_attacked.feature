# language: it
Funzionalità: Quanti avversari un giocatore ha attaccato
  > Una creatura attaccante cresce con ogni avversario che il suo giocatore ha attaccato. Contano gli attaccanti di un compagno?

  @id:opponents_attacked.both @situation:opponents_attacked @clause:combat.attacks @clause:object.you @from:2018-04-27 @must
  Scenario: Con entrambe le teste attaccate da creature di un giocatore prende +2/+2, anche se una di esse viene rimossa in risposta
    Dato che Angie controlla “Wings of the Guard”
    E che Angie controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Wings of the Guard”
    E Angie attacca Ronald con “Orso Grizzly”
    E Barry lancia “Shock” bersagliando “Orso Grizzly”
    E la magia si risolve
    E l'abilità innescata di “Wings of the Guard” si risolve
    Allora la creatura “Wings of the Guard” è 3/3

  @id:opponents_attacked.mates @situation:opponents_attacked @clause:combat.attacks @clause:object.you @from:2018-04-27 @must
  Scenario: Un avversario attaccato solo dal compagno non conta, e due attaccanti di un avversario contano una volta
    Dato che Angie controlla “Wings of the Guard”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Wings of the Guard”
    E Angie attacca Edward con “Orso Grizzly”
    E Barry attacca Ronald con “Gigante di Collina”
    E l'abilità innescata di “Wings of the Guard” si risolve
    Allora la creatura “Wings of the Guard” è 2/2

  @id:opponents_attacked.number @situation:opponents_attacked @clause:combat.attacks @clause:object.you @from:2018-04-27 @must
  Scenario: Ciò che si fa per ogni avversario attaccato conta una volta uno di loro, e non chi è attaccato dal compagno
    Dato che la squadra di Angie ha 30 punti vita
    E che Angie controlla “Esercizio dell'Assalto”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Esercizio dell'Assalto”
    E Angie attacca Edward con “Orso Grizzly”
    E Barry attacca Ronald con “Gigante di Collina”
    E l'abilità innescata di “Esercizio dell'Assalto” si risolve
    Allora la squadra di Angie ha 31 punti vita

  @id:opponents_attacked.number.two @situation:opponents_attacked @clause:combat.attacks @clause:object.you @from:2018-04-27 @must
  Scenario: Ciò che si fa per ogni avversario attaccato si fa due volte se creature del giocatore attaccano entrambe le teste
    Dato che la squadra di Angie ha 30 punti vita
    E che Angie controlla “Esercizio dell'Assalto”
    E che Angie controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Esercizio dell'Assalto”
    E Angie attacca Ronald con “Orso Grizzly”
    E l'abilità innescata di “Esercizio dell'Assalto” si risolve
    Allora la squadra di Angie ha 32 punti vita
