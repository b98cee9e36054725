# language: it
Funzionalità: Copie per ogni altro avversario
  > Una creatura attacca, e sue copie attaccano gli avversari che essa non attacca. Chi sono quando difende una squadra, e quanto restano le copie?

  @id:myriad.other_head @situation:myriad @clause:keyword.myriad @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Anche l'altra testa è un avversario: una copia la attacca, danneggia la squadra ed è esiliata alla fine del combattimento
    Dato che Angie controlla “Warchief Giant”
    E che la squadra di Edward ha 30 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Warchief Giant”
    E Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Warchief Giant” si risolve
    Allora Angie controlla una pedina creatura 5/3
    E Barry non controlla nessuna pedina creatura
    Quando inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    E Angie controlla una pedina creatura 5/3
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie non controlla nessuna pedina creatura
    E Angie controlla “Warchief Giant”

  @id:myriad.team @situation:myriad @clause:keyword.myriad @clause:combat.defending_effect @from:2015-11-13 @until:2018-04-27 @must
  Scenario: Quando la squadra è attaccata come un tutto, il suo controllore sceglie il giocatore in difesa, e una copia attacca per l'altro
    Dato che Angie controlla “Warchief Giant”
    E che la squadra di Edward ha 30 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Warchief Giant”
    E Angie sceglie Edward come giocatore in difesa
    E Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Warchief Giant” si risolve
    Allora Angie controlla una pedina creatura 5/3
    Quando la squadra di Angie sceglie Ronald come giocatore che subisce il danno
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    E Angie non controlla nessuna pedina creatura

  @id:myriad.declined @situation:myriad @clause:keyword.myriad @clause:object.you @from:2018-04-27 @must
  Scenario: Non si è obbligati a creare una copia, e allora nulla attende la fine del combattimento
    Dato che la squadra di Edward ha 30 punti vita
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Warchief Giant”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Warchief Giant”
    E Angie non fa ciò che l'abilità permette
    E l'abilità innescata di “Warchief Giant” si risolve
    Allora Angie non controlla nessuna pedina creatura
    Quando inizia la sottofase di fine combattimento della squadra di Angie
    Allora la pila è vuota
    E la squadra di Edward ha 25 punti vita

  @id:myriad.gone @situation:myriad @clause:keyword.myriad @clause:object.as_it_was @from:2018-04-27 @must
  Scenario: Anche se la creatura muore in risposta, la sua copia arriva, e attacca
    Dato che Angie controlla “Warchief Giant”
    E che la squadra di Edward ha 30 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Warchief Giant”
    E Barry lancia “Omicidio” bersagliando “Warchief Giant”
    E la magia si risolve
    E Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Warchief Giant” si risolve
    Allora Angie ha “Warchief Giant” nel proprio cimitero
    E Angie controlla una pedina creatura 5/3
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 25 punti vita
    E Angie non controlla nessuna pedina creatura

  @id:myriad.given @situation:myriad @clause:keyword.myriad @clause:equipment.equip @from:2018-04-27 @must
  Scenario: Ciò che dà l'abilità a una creatura non è copiato con essa, e la creatura di un compagno non ce l'ha
    Dato che Angie controlla “Blade of Selves”
    E che Angie controlla quattro “Fonte di mana”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    E che la squadra di Edward ha 30 punti vita
    Quando Angie attiva l'abilità di “Blade of Selves”
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Barry attacca Edward con “Orso Grizzly”
    E Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Gigante di Collina” si risolve
    Allora Angie controlla una pedina creatura 3/3
    E Barry non controlla nessuna pedina creatura
    E la pila è vuota
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 22 punti vita
    E Angie non controlla nessuna pedina creatura

  @id:myriad.twice @situation:myriad @clause:keyword.myriad @from:2018-04-27 @must
  Scenario: Di una creatura che ha l'abilità due volte arrivano due copie
    Dato che Angie controlla “Blade of Selves”
    E che Angie controlla quattro “Fonte di mana”
    E che Angie controlla “Warchief Giant”
    E che la squadra di Edward ha 30 punti vita
    Quando Angie attiva l'abilità di “Blade of Selves”
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Warchief Giant”
    E Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Warchief Giant” si risolve
    E l'abilità innescata di “Warchief Giant” si risolve
    Allora Angie controlla due pedine creatura 5/3
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 15 punti vita
    E Angie non controlla nessuna pedina creatura

  @id:myriad.all @situation:myriad @clause:keyword.myriad @variant:free-for-all @from:2015-11-13 @must
  Scenario: Fra quattro giocatori una copia attacca ognuno degli altri due
    Dato che Angie controlla “Warchief Giant”
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Martha ha 20 punti vita
    E che la squadra di Simon ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Warchief Giant”
    E Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Warchief Giant” si risolve
    Allora Angie controlla due pedine creatura 5/3
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 15 punti vita
    E la squadra di Martha ha 15 punti vita
    E la squadra di Simon ha 15 punti vita
    E Angie non controlla nessuna pedina creatura

  @id:myriad.duel @situation:myriad @clause:keyword.myriad @variant:two-player @from:2015-11-13 @must
  Scenario: Fra due giocatori non c'è nessun altro, e nessuna copia
    Dato che Angie controlla “Warchief Giant”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Warchief Giant”
    E l'abilità innescata di “Warchief Giant” si risolve
    Allora Angie non controlla nessuna pedina creatura
    Quando inizia la sottofase di fine combattimento della squadra di Angie
    Allora la pila è vuota
    E la squadra di Edward ha 15 punti vita

  @id:myriad.throng @situation:myriad @clause:combat.enters_attacking @clause:object.enters_tapped @from:2018-04-27 @must
  Scenario: Copie che entrano soltanto TAPpate e attaccanti restano dopo il combattimento
    Dato che Angie controlla “Esercizio della Folla”
    E che Angie controlla “Throne of the God-Pharaoh”
    E che la squadra di Edward ha 30 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Esercizio della Folla”
    E Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Esercizio della Folla” si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 26 punti vita
    E Angie controlla una pedina creatura 2/2
    Quando inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Throne of the God-Pharaoh” si risolve
    Allora la squadra di Edward ha 22 punti vita

  @id:myriad.walker @situation:myriad @clause:keyword.myriad @clause:combat.enters_attacking @from:2018-04-27 @must
  Scenario: Una copia può attaccare invece il planeswalker dell'avversario per cui arriva
    Dato che Angie controlla “Warchief Giant”
    E che la squadra di Edward ha 30 punti vita
    E che Ronald controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha sette segnalini fedeltà
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Warchief Giant”
    E Angie fa ciò che l'abilità permette
    E Angie sceglie di attaccare “Nissa, Voice of Zendikar”
    E l'abilità innescata di “Warchief Giant” si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora “Nissa, Voice of Zendikar” ha due segnalini fedeltà
    E la squadra di Edward ha 25 punti vita

  @id:myriad.nothing_else @situation:myriad @clause:keyword.myriad @clause:battle.defending @from:2023-04-14 @must
  Scenario: Né il planeswalker dell'altra testa né una battaglia possono essere attaccati da una copia, così che non c'è nulla da scegliere
    Dato che Angie controlla “Warchief Giant”
    E che Angie controlla “Invasion of Dominaria”
    E che “Invasion of Dominaria” ha cinque segnalini difesa
    E che il protettore di “Invasion of Dominaria” è Ronald
    E che la squadra di Edward ha 30 punti vita
    E che Edward controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha sette segnalini fedeltà
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Warchief Giant”
    E Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Warchief Giant” si risolve
    Allora Angie non deve fare nessuna scelta
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora “Nissa, Voice of Zendikar” ha sette segnalini fedeltà
    E “Invasion of Dominaria” ha cinque segnalini difesa
    E la squadra di Edward ha 20 punti vita

  @id:myriad.one_of_two @situation:myriad @clause:keyword.myriad @clause:effect.choice @variant:free-for-all @from:2015-11-13 @must
  Scenario: Di due copie il controllore può rifiutare l'una e creare l'altra
    Dato che Angie controlla “Warchief Giant”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Warchief Giant”
    E l'abilità innescata di “Warchief Giant” si risolve
    Allora Angie deve fare una scelta
    Quando Angie non fa ciò che l'abilità permette
    Allora Angie deve fare una scelta
    Quando Angie fa ciò che l'abilità permette
    Allora Angie controlla una pedina creatura 5/3
