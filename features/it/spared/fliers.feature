# language: it
Funzionalità: Creature che volano
  > Attacca una creatura che ne ingrandisce altre e vola essa stessa. Chi può bloccarla?

  @id:card.liege_flies @clause:combat.block @from:2018-04-27 @must
  Scenario: Glen Elendra Liege vola, ed è bloccata solo da ciò che vola
    Dato che Angie controlla “Glen Elendra Liege”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Glen Elendra Liege”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Glen Elendra Liege” con “Orso Grizzly”
    Ma Ronald può bloccare “Glen Elendra Liege” con “Wind Drake”
