# language: it
Funzionalità: Danno di una creatura che non c'è più
  > Una creatura muore mentre il suo danno da combattimento è in pila. Di chi è il danno che viene inflitto?

  @id:combat.damage.of_the_gone @clause:combat.damage_when @from:2005-08-01 @until:2009-07-11 @must
  Scenario: Il danno da combattimento è quello della creatura com'era da ultimo: chi la controllava pesca per esso, il compagno no
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Coastal Piracy”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Coastal Piracy”
    E che Angie non ha carte in mano
    E che Barry non ha carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Gigante di Collina”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    E la squadra di Angie sceglie Edward come giocatore che subisce il danno
    E la squadra di Angie passa la priorità
    E Ronald lancia “Grasp of Darkness” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Angie ha “Gigante di Collina” nel proprio cimitero
    E la squadra di Edward ha 20 punti vita
    Quando inizia la fase principale post-combattimento della squadra di Angie
    E Angie fa ciò che l'abilità permette
    Allora la squadra di Edward ha 17 punti vita
    E Angie ha una carta in mano
    E Barry non ha carte in mano
