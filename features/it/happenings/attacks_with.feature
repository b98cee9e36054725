# language: it
Funzionalità: Chi attacca, e con quante creature
  > Delle abilità si innescano quando un giocatore attacca con un certo numero di creature. Due teste attaccano insieme: le creature di chi contano?

  @id:attacks_with.such @clause:trigger.attacks_with @clause:combat.attack @from:2024-11-08 @must
  Scenario: Due creature di uno stesso giocatore contano, e si contano una volta sola
    Dato che Angie controlla “Tide Skimmer”
    E che Angie controlla “Waterfall Aerialist”
    E che Angie ha dieci carte nel proprio grimorio
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Tide Skimmer” e “Waterfall Aerialist”
    Allora in pila c'è una magia o abilità
    Quando l'abilità innescata di “Tide Skimmer” si risolve
    Allora Angie ha nove carte nel proprio grimorio

  @id:attacks_with.teammates @clause:trigger.attacks_with @clause:combat.attack @from:2024-11-08 @must
  Scenario: La creatura di un compagno di squadra nello stesso attacco non conta, di qualunque sorta sia
    Dato che Angie controlla “Tide Skimmer”
    E che Barry controlla “Owlin Shieldmage”
    E che Angie controlla “Chivalric Alliance”
    E che Barry controlla “Chivalric Alliance”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Tide Skimmer” e “Owlin Shieldmage”
    Allora la pila è vuota

  @id:attacks_with.any @clause:trigger.attacks_with @clause:combat.attack @from:2024-11-08 @must
  Scenario: Di due teste pesca solo quella le cui creature attaccano, e creature di un'altra sorta non contano
    Dato che Angie controlla “Chivalric Alliance”
    E che Barry controlla “Chivalric Alliance”
    E che Barry controlla “Owlin Shieldmage”
    E che Barry controlla “Tide Skimmer”
    E che Barry controlla “Orso Grizzly”
    E che Angie ha dieci carte nel proprio grimorio
    E che Barry ha dieci carte nel proprio grimorio
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Tide Skimmer” e “Orso Grizzly”
    Allora in pila c'è una magia o abilità
    Quando l'abilità innescata di “Chivalric Alliance” di Barry si risolve
    Allora Barry ha nove carte nel proprio grimorio
    E Angie ha dieci carte nel proprio grimorio
