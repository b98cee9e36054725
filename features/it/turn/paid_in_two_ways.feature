# language: it
Funzionalità: Un costo che si paga in uno di due modi
  > Ogni simbolo del costo di una magia è un mana rosso o due qualsiasi. Con quali terre può essere lanciata?

  @id:cost.two_or_red @situation:cost.two_or_red @clause:cost.resources @clause:mana.own @from:2018-04-27 @must
  Scenario: Flame Javelin costa tre mana rossi, o due qualsiasi per ogni rosso che manca, e quelli del compagno non aiutano
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla due “Montagna”
    E che Angie controlla “Foresta”
    E che Barry controlla “Montagna”
    E che Barry controlla quattro “Foresta”
    E che Edward controlla tre “Montagna”
    Allora Angie non può lanciare “Flame Javelin” bersagliando Edward
    Ma Barry può lanciare “Flame Javelin” bersagliando Edward
    Quando la magia si risolve
    Allora la squadra di Edward ha 16 punti vita
    Quando la squadra di Angie passa la priorità
    Allora Edward può lanciare “Flame Javelin” bersagliando Ronald
    Quando la magia si risolve
    Allora la squadra di Edward ha 12 punti vita

  @id:cost.two_or_red.four @situation:cost.two_or_red @clause:cost.resources @from:2018-04-27 @must
  Scenario: Con due montagne e due foreste Flame Javelin è lanciata, e con una montagna e tre foreste no
    Dato che Angie controlla due “Montagna”
    E che Angie controlla due “Foresta”
    E che Barry controlla “Montagna”
    E che Barry controlla tre “Foresta”
    E che Edward controlla “Forza della Vegetazione”
    E che Ronald controlla “Barkhide Mauler”
    Allora Barry non può lanciare “Flame Javelin” bersagliando “Barkhide Mauler”
    Ma Angie può lanciare “Flame Javelin” bersagliando “Barkhide Mauler”
    Quando la magia si risolve
    Allora Ronald ha “Barkhide Mauler” nel proprio cimitero
    E Edward controlla “Forza della Vegetazione”
