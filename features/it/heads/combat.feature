# language: it
@source:W @source:N
Funzionalità: Il combattimento tra squadre di tre o quattro
  > Tre o quattro giocatori attaccano insieme, e altrettanti difendono. Chi può essere attaccato, chi può bloccare e a chi viene inflitto il danno?

  @id:heads.attack.together @situation:heads.combat @variant:three-headed-giant @clause:combat.attack @clause:combat.attacks @clause:combat.damaged_player @clause:team.more_heads @from:2018-04-27 @must
  Scenario: Le creature di tre giocatori attaccano tre giocatori, e ciascuna infligge danno a quello che attacca
    Dato che la squadra di Edward ha 30 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    E che Celia controlla “Turret Ogre”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Barry attacca Ronald con “Orso Grizzly”
    E Celia attacca Victor con “Turret Ogre”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 21 punti vita

  @id:heads.block.together @situation:heads.combat @variant:three-headed-giant @clause:combat.block @clause:combat.attack @clause:team.more_heads @from:2018-04-27 @must
  Scenario: Le creature di tre giocatori bloccano, chiunque di loro sia attaccato
    Dato che la squadra di Edward ha 30 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    E che Ronald controlla “Turret Ogre”
    E che Victor controlla “Uccelli del Paradiso”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Barry attacca Edward con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Victor blocca “Gigante di Collina” con “Uccelli del Paradiso”
    E Ronald blocca “Orso Grizzly” con “Turret Ogre”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 30 punti vita

  @id:heads.attack.team @situation:heads.combat @variant:three-headed-giant @clause:combat.attack @clause:combat.attacks @clause:combat.damaged_player @clause:team.more_heads @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Le creature attaccavano una squadra di tre nel suo insieme, e la squadra attiva sceglieva a chi ciascuna infliggeva danno
    Dato che la squadra di Edward ha 30 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Celia controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Gigante di Collina”
    E Celia attacca la squadra di Edward con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    E la squadra di Angie sceglie Victor come giocatore che subisce il danno
    Allora la squadra di Edward ha 25 punti vita
