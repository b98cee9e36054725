# language: it
Funzionalità: Le maledizioni su una sola testa
  > Un'Aura incanta un giocatore. Che cosa significa per quel giocatore, per il compagno, e quando il giocatore lascia la partita?

  @id:curse.damage @clause:aura.enchant @clause:life.shared @from:2012-02-01 @must
  Scenario: Il danno alla testa maledetta è raddoppiato, e quello al compagno no
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Curse of Bloodletting” bersagliando Edward
    E la magia si risolve
    E Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Edward ha 8 punti vita
    E la squadra di Angie ha 12 punti vita

  @id:curse.combat_damage @clause:aura.enchant @clause:combat.damage @from:2018-04-27 @must
  Scenario: Il danno da combattimento è raddoppiato dove è attaccata la testa maledetta
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    Quando Angie lancia “Curse of Bloodletting” bersagliando Ronald
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Ronald con “Gigante di Collina”
    E Angie attacca Edward con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 12 punti vita

  @id:curse.targets @clause:aura.enchant @clause:target.choose @from:2012-02-01 @must
  Scenario: Una maledizione si assegna a un giocatore, anche a un compagno, e a nessuna creatura
    Dato che Edward controlla “Gigante di Collina”
    E che la squadra di Angie ha 20 punti vita
    Allora Angie non può lanciare “Curse of Bloodletting” bersagliando “Gigante di Collina”
    Ma Angie può lanciare “Curse of Bloodletting” bersagliando Barry
    Quando la magia si risolve
    E Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Angie ha 8 punti vita

  @id:curse.upkeep @clause:aura.enchant @clause:step.upkeep @from:2011-09-30 @must
  Scenario: Nel mantenimento comune alle due teste una maledizione si innesca una volta, per la testa maledetta
    Dato che Edward ha sette carte nel proprio grimorio
    E che Ronald ha otto carte nel proprio grimorio
    Quando Angie lancia “Curse of the Bloody Tome” bersagliando Ronald
    E la magia si risolve
    E inizia il mantenimento della squadra di Edward
    E l'abilità innescata di “Curse of the Bloody Tome” si risolve
    E inizia la sottofase di acquisizione della squadra di Edward
    Allora Ronald ha due carte nel proprio cimitero
    E Ronald ha cinque carte nel proprio grimorio
    E Edward ha sei carte nel proprio grimorio
    E Edward non ha carte nel proprio cimitero

  @id:curse.other_upkeep @clause:aura.enchant @clause:step.upkeep @from:2011-09-30 @must
  Scenario: Nel mantenimento dell'altra squadra una maledizione non fa nulla, anche se è quella del suo controllore
    Dato che Ronald ha otto carte nel proprio grimorio
    E che Angie ha sette carte nel proprio grimorio
    Quando Angie lancia “Curse of the Bloody Tome” bersagliando Ronald
    E la magia si risolve
    E inizia il mantenimento della squadra di Edward
    E l'abilità innescata di “Curse of the Bloody Tome” si risolve
    E inizia il mantenimento della squadra di Angie
    E inizia la sottofase di acquisizione della squadra di Angie
    Allora Ronald ha due carte nel proprio cimitero
    E Angie ha sei carte nel proprio grimorio

  @id:curse.creatures @clause:aura.enchant @clause:ability.static @from:2011-09-30 @must
  Scenario: Le creature della testa maledetta sono più piccole, e quelle del compagno no
    Dato che Edward controlla “Gigante di Collina”
    E che Edward controlla “Inno Glorioso”
    E che Ronald controlla “Orso Grizzly”
    E che Angie controlla “Wind Drake”
    E che Barry controlla “Sea Monster”
    Quando Angie lancia “Curse of Death's Hold” bersagliando Ronald
    E la magia si risolve
    Allora la creatura “Orso Grizzly” è 1/1
    E la creatura “Gigante di Collina” è 4/4
    E la creatura “Wind Drake” è 2/2
    E la creatura “Sea Monster” è 6/6

  @id:curse.left @clause:aura.gone @clause:team.leaves @variant:free-for-all @from:2012-02-01 @must
  Scenario: La maledizione di un giocatore che lascia la partita viene messa nel cimitero del suo proprietario
    Dato che Angie controlla “Gigante di Collina”
    Quando Angie lancia “Curse of Bloodletting” bersagliando Edward
    E la magia si risolve
    E Angie lancia “Curse of Death's Hold” bersagliando Martha
    E la magia si risolve
    E Edward concede la partita
    Allora Angie ha “Curse of Bloodletting” nel proprio cimitero
    E Angie controlla “Curse of Death's Hold”

  @id:curse.controller_left @clause:aura.gone @clause:team.leaves @variant:free-for-all @from:2012-02-01 @must
  Scenario: Una maledizione se ne va con il suo proprietario, e chi era maledetto non lo è più
    Dato che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Curse of Death's Hold” bersagliando Edward
    E la magia si risolve
    Allora la creatura “Gigante di Collina” è 2/2
    Quando Angie concede la partita
    Allora la creatura “Gigante di Collina” è 3/3
