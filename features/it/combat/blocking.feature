# language: it
@source:F @source:I
Funzionalità: La squadra in difesa blocca
  > Delle creature attaccano una squadra, o uno dei suoi giocatori. Quali creature possono bloccarle?

  @id:combat.block.team @situation:combat.block @clause:combat.block @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Ogni membro può bloccare ciò che attacca la squadra, ma non ciò che vola con ciò che non vola
    Dato che la squadra di Angie ha 30 punti vita
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Uccelli del Paradiso”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca la squadra di Angie con “Gigante di Collina”
    E Ronald attacca la squadra di Angie con “Uccelli del Paradiso”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Barry non può bloccare “Uccelli del Paradiso” con “Orso Grizzly”
    Ma Barry può bloccare “Gigante di Collina” con “Orso Grizzly”
    Quando inizia la fase principale post-combattimento della squadra di Edward
    Allora Barry non controlla nessuna creatura
    Ed Edward controlla una creatura
    E la squadra di Angie ha 30 punti vita

  @id:combat.block.teammate @situation:combat.block @clause:combat.block @from:2018-04-27 @must
  Scenario: Un compagno di squadra blocca ciò che attacca l'altro giocatore
    Dato che la squadra di Angie ha 30 punti vita
    E che Edward controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Barry blocca “Gigante di Collina” con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Barry non controlla nessuna creatura
    Ed Edward controlla una creatura
    E la squadra di Angie ha 30 punti vita

  @id:combat.block.flying @situation:combat.block @clause:combat.block @from:2018-04-27 @must
  Scenario: Ciò che vola è bloccato solo da ciò che vola, chiunque sia attaccato
    Dato che la squadra di Angie ha 30 punti vita
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Uccelli del Paradiso”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Gigante di Collina”
    E Ronald attacca Angie con “Uccelli del Paradiso”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Barry non può bloccare “Uccelli del Paradiso” con “Orso Grizzly”
    Ma Barry può bloccare “Gigante di Collina” con “Orso Grizzly”
    Quando inizia la fase principale post-combattimento della squadra di Edward
    Allora Barry non controlla nessuna creatura
    Ed Edward controlla una creatura
    E la squadra di Angie ha 30 punti vita
