# language: it
Funzionalità: I prossimi tanti danni
  > I prossimi danni a una creatura vengono inflitti invece a un'altra o a un giocatore, fino a un certo numero. Chi ne subisce quanti?

  @id:redirected.point @clause:replacement.redirect @clause:replacement.shield @from:2005-08-01 @must
  Scenario: Un danno su due viene inflitto all'altra creatura, e solo il prossimo
    Dato che Angie controlla “Nomads en-Kor”
    E che Angie controlla “Elementale dell'Aria”
    E che Barry controlla “Gigante di Collina”
    Allora Angie non può attivare l'abilità di “Nomads en-Kor” bersagliando “Gigante di Collina”
    Ma Angie può attivare l'abilità di “Nomads en-Kor” bersagliando “Elementale dell'Aria”
    Quando l'abilità si risolve
    E Angie lancia “Pyroclasm”
    E la magia si risolve
    Allora Angie ha “Nomads en-Kor” nel proprio cimitero
    E Barry controlla “Gigante di Collina”
    Quando Angie lancia “Shock” bersagliando “Elementale dell'Aria”
    E la magia si risolve
    Allora Angie ha “Elementale dell'Aria” nel proprio cimitero

  @id:redirected.all_points @clause:replacement.redirect @from:2006-12-20 @must
  Scenario: Chi fa deviare un danno tre volte non subisce nessuno dei tre danni
    Dato che Angie controlla “Nomads en-Kor”
    E che Angie controlla “Elementale dell'Aria”
    Quando Angie attiva l'abilità di “Nomads en-Kor” bersagliando “Elementale dell'Aria”
    E l'abilità si risolve
    E Angie attiva l'abilità di “Nomads en-Kor” bersagliando “Elementale dell'Aria”
    E l'abilità si risolve
    E Angie attiva l'abilità di “Nomads en-Kor” bersagliando “Elementale dell'Aria”
    E l'abilità si risolve
    E Angie lancia “Lightning Helix” bersagliando “Nomads en-Kor”
    E la magia si risolve
    Allora Angie controlla “Nomads en-Kor”
    E Angie controlla “Elementale dell'Aria”
    Quando Angie lancia “Shock” bersagliando “Nomads en-Kor”
    E la magia si risolve
    Allora Angie ha “Nomads en-Kor” nel proprio cimitero
    E Angie controlla “Elementale dell'Aria”
    Quando Angie lancia “Shock” bersagliando “Elementale dell'Aria”
    E la magia si risolve
    Allora Angie ha “Elementale dell'Aria” nel proprio cimitero

  @id:redirected.gone @clause:replacement.redirect @from:2005-08-01 @must
  Scenario: Se l'altra creatura non c'è più, il danno resta dov'era
    Dato che Angie controlla “Nomads en-Kor”
    E che Angie controlla “Orso Grizzly”
    Quando Angie attiva l'abilità di “Nomads en-Kor” bersagliando “Orso Grizzly”
    E l'abilità si risolve
    E Angie lancia “Shock” bersagliando “Orso Grizzly”
    E la magia si risolve
    E Angie lancia “Shock” bersagliando “Nomads en-Kor”
    E la magia si risolve
    Allora Angie ha “Nomads en-Kor” nel proprio cimitero

  @id:redirected.to_itself @clause:replacement.redirect @from:2005-08-01 @must
  Scenario: Una creatura bianca di chiunque evita un danno, che subisce l'altra
    Dato che Angie controlla “Daughter of Autumn”
    E che Angie controlla due “Pianura”
    E che Barry controlla “True Believer”
    E che Barry controlla “Orso Grizzly”
    Allora Angie non può attivare l'abilità di “Daughter of Autumn” bersagliando “Orso Grizzly”
    Ma Angie può attivare l'abilità di “Daughter of Autumn” bersagliando “True Believer”
    Quando l'abilità si risolve
    E Barry lancia “Pyroclasm”
    E la magia si risolve
    Allora Barry controlla “True Believer”
    E Barry ha “Orso Grizzly” nel proprio cimitero
    E Angie controlla “Daughter of Autumn”
    Quando Barry lancia “Shock” bersagliando “True Believer”
    E la magia si risolve
    Allora Barry ha “True Believer” nel proprio cimitero
    Quando Barry lancia “Shock” bersagliando “Daughter of Autumn”
    E la magia si risolve
    Allora Angie ha “Daughter of Autumn” nel proprio cimitero

  @id:redirected.to_player @clause:replacement.redirect @clause:life.shared @from:2005-08-01 @must
  Scenario: Un danno che verrebbe inflitto a una creatura leggendaria viene inflitto al giocatore, e lo perde la squadra
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Vassal's Duty”
    E che Angie controlla due “Pianura”
    E che Angie controlla “Daughter of Autumn”
    E che Barry controlla “Isamaru, Hound of Konda”
    Allora Angie non può attivare l'abilità di “Vassal's Duty” bersagliando “Isamaru, Hound of Konda”
    Ma Angie può attivare l'abilità di “Vassal's Duty” bersagliando “Daughter of Autumn”
    Quando l'abilità si risolve
    E Barry lancia “Shock” bersagliando “Daughter of Autumn”
    E la magia si risolve
    Allora la squadra di Angie ha 19 punti vita
    E Angie controlla “Daughter of Autumn”
    Quando Barry lancia “Shock” bersagliando “Daughter of Autumn”
    E la magia si risolve
    Allora la squadra di Angie ha 19 punti vita
    E Angie controlla “Daughter of Autumn”
    Quando Barry lancia “Shock” bersagliando “Daughter of Autumn”
    E la magia si risolve
    Allora Angie ha “Daughter of Autumn” nel proprio cimitero
