# language: it
Funzionalità: Il più e il meno di più giocatori, ancora
  > Una carta chiede chi ha più punti vita, o meno. E se un altro avversario ne ha di più, o un compagno di meno?

  @id:card.several.dethrone @situation:card.several @clause:combat.each_attacked @clause:life.read @variant:free-for-all @from:2018-04-27 @must
  Scenario: Chi attacca un giocatore con più punti vita di sé non ottiene segnalini finché un altro ne ha di più, e ne ottiene uno per quell'altro
    Dato che la squadra di Angie ha 10 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Martha ha 30 punti vita
    E che Angie controlla “Enraged Revolutionary”
    E che Angie controlla “Grenzo's Cutthroat”
    E che Angie controlla “Marchesa's Infiltrator”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Enraged Revolutionary”
    E Angie attacca Edward con “Grenzo's Cutthroat”
    E Angie attacca Edward con “Marchesa's Infiltrator”
    Allora la pila è vuota
    Quando inizia la fase principale post-combattimento della squadra di Angie
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Martha con “Enraged Revolutionary”
    E Angie attacca Martha con “Grenzo's Cutthroat”
    E Angie attacca Martha con “Marchesa's Infiltrator”
    Allora in pila ci sono tre magie e abilità

  @id:card.several.baron @situation:card.several @clause:ability.static @clause:life.read @variant:free-for-all @from:2018-04-27 @must
  Scenario: A un barone basta un avversario fra più con 10 punti vita
    Dato che la squadra di Angie ha 30 punti vita
    E che la squadra di Edward ha 10 punti vita
    E che la squadra di Martha ha 11 punti vita
    E che Angie controlla “Blood Baron of Vizkopa”
    Allora la creatura “Blood Baron of Vizkopa” è 10/10

  @id:card.several.baron_teammate @situation:card.several @clause:versus.apart @clause:life.read @variant:team-vs-team @from:2018-04-27 @must
  Scenario: Un compagno con 10 punti vita non è un avversario di chi controlla un barone
    Dato che Angie ha 30 punti vita
    E che Barry ha 10 punti vita
    E che Edward ha 11 punti vita
    E che Ronald ha 20 punti vita
    E che Angie controlla “Blood Baron of Vizkopa”
    Allora la creatura “Blood Baron of Vizkopa” è 4/4

  @id:card.several.reinforcements @situation:card.several @clause:versus.apart @clause:life.read @variant:team-vs-team @from:2018-04-27 @must
  Scenario: Chi ha meno punti vita del solo compagno non ne guadagna
    Dato che Angie ha 15 punti vita
    E che Barry ha 30 punti vita
    E che Edward ha 10 punti vita
    E che Ronald ha 15 punti vita
    Quando Angie lancia “Timely Reinforcements”
    E la magia si risolve
    Allora Angie ha 15 punti vita

  @id:card.several.reinforced @situation:card.several @clause:versus.apart @clause:life.read @variant:team-vs-team @from:2018-04-27 @must
  Scenario: Un avversario con più punti vita basta, benché l'altro ne abbia di meno
    Dato che Angie ha 15 punti vita
    E che Barry ha 15 punti vita
    E che Edward ha 10 punti vita
    E che Ronald ha 16 punti vita
    Quando Angie lancia “Timely Reinforcements”
    E la magia si risolve
    Allora Angie ha 21 punti vita
    E Barry ha 15 punti vita
