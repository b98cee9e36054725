# language: it
Funzionalità: Solo un avversario è un bersaglio
  > Una magia bersaglia un avversario. Chi dei quattro giocatori può esserlo?

  @id:limit.opponent @clause:target.choose @from:2005-08-01 @must
  Scenario: Ogni avversario può essere scelto, e chi lancia no; solo chi è scelto fa ciò che dice la magia
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Wind Drake”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Gigante di Collina”
    E che Ronald controlla “Foresta”
    Allora Angie non può lanciare “Cruel Edict” bersagliando Angie
    Ma Angie può lanciare “Cruel Edict” bersagliando Ronald
    Quando la magia si risolve
    Allora Ronald ha “Gigante di Collina” nel proprio cimitero
    Ma Ronald controlla “Foresta”
    Ed Edward controlla “Orso Grizzly”
    E Angie controlla “Wind Drake”
    E Angie può lanciare “Cruel Edict” bersagliando Edward

  @id:limit.opponent.teammate @situation:limit.opponent @clause:target.choose @from:2005-08-01 @must
  Scenario: Un compagno di squadra non può essere scelto dove può esserlo solo un avversario
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Allora Angie non può lanciare “Cruel Edict” bersagliando Barry
    E Barry non può lanciare “Cruel Edict” bersagliando Angie
    Ma Barry può lanciare “Cruel Edict” bersagliando Edward
    Quando la magia si risolve
    Allora Edward ha “Orso Grizzly” nel proprio cimitero
    E Barry controlla “Gigante di Collina”
