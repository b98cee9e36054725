# language: it
Funzionalità: Il totale dei punti vita più alto di tutti i giocatori
  > Un planeswalker crea tante pedine quanto il totale dei punti vita più alto di tutti i giocatori. Quale totale è?

  @id:ruling.sorin_grim_nemesis @clause:life.read @from:2016-11-11 @must
  Scenario: Il totale più alto è quello di una squadra, anche dell'altra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 7 punti vita
    E che la squadra di Edward ha 13 punti vita
    E che Angie controlla “Sorin, Grim Nemesis”
    E che “Sorin, Grim Nemesis” ha nove segnalini fedeltà
    Quando Angie attiva la terza abilità di “Sorin, Grim Nemesis”
    E l'abilità si risolve
    Allora Angie controlla 13 pedine creatura
    E Angie non controlla “Sorin, Grim Nemesis”
    E Barry non controlla nessuna pedina creatura

  @id:ruling.sorin_grim_nemesis.own @situation:ruling.sorin_grim_nemesis @clause:life.read @from:2016-11-11 @must
  Scenario: Se il totale più alto è quello della propria squadra Sorin conta quello, e rimane la fedeltà che non è stata rimossa
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 5 punti vita
    E che la squadra di Edward ha 3 punti vita
    E che Angie controlla “Sorin, Grim Nemesis”
    E che “Sorin, Grim Nemesis” ha dieci segnalini fedeltà
    Quando Angie attiva la terza abilità di “Sorin, Grim Nemesis”
    E l'abilità si risolve
    Allora Angie controlla cinque pedine creatura 1/1
    E “Sorin, Grim Nemesis” ha un segnalino fedeltà
