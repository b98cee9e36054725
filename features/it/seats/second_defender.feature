# language: it
Funzionalità: Il secondo dei giocatori in difesa
  > Una regola parla dell'uno o dell'altro giocatore in difesa. Vale anche per il secondo?

  @id:seats.second_defender.landwalk @clause:combat.landwalk @from:2006-10-01 @until:2018-04-27 @must
  Scenario: Una Foresta della seconda testa impedisce alla prima di bloccare
    Dato che Barry controlla “Foresta”
    E che Edward controlla “Shanodin Dryads”
    E che Edward controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca la squadra di Angie con “Shanodin Dryads”
    Ed Edward attacca la squadra di Angie con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Angie non può bloccare “Shanodin Dryads” con “Orso Grizzly”
    Ma Angie può bloccare “Gigante di Collina” con “Orso Grizzly”

  @id:seats.second_defender.condition @clause:combat.attack_condition @from:2007-05-01 @until:2018-04-27 @must
  Scenario: Ciò che vale per la sola seconda testa basta
    Dato che Barry controlla “Isola”
    E che Edward controlla “Sea Monster”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca la squadra di Angie con “Sea Monster”
    Allora la creatura “Sea Monster” sta attaccando
