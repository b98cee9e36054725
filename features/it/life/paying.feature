# language: it
Funzionalità: Pagare punti vita
  > Un giocatore paga punti vita come costo. Deve bastare la sua quota, o i punti vita della squadra?

  @id:life.pay.team @situation:life.pay @clause:life.pay @from:2008-07-15 @must
  Scenario: Un giocatore può pagare tanti punti vita quanti ne ha la squadra, e non di più
    Dato che la squadra di Angie ha 5 punti vita
    E che Angie controlla “Unspeakable Symbol”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Malvagità in Agguato”
    Quando Angie attiva l'abilità di “Unspeakable Symbol”
    Allora la squadra di Angie ha 2 punti vita
    E Angie non può attivare l'abilità di “Unspeakable Symbol”
    Ma Angie può attivare l'abilità di “Malvagità in Agguato”

  @id:life.pay.own @situation:life.pay @clause:life.pay @from:2005-08-01 @until:2008-07-15 @should
  Scenario: Un giocatore non poteva pagare più del suo totale, che si ritiene la metà di quello della squadra
    Dato che la squadra di Angie ha 6 punti vita
    E che Angie controlla “Unspeakable Symbol”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Malvagità in Agguato”
    Quando Angie attiva l'abilità di “Unspeakable Symbol”
    Allora la squadra di Angie ha 3 punti vita
    E Angie non può attivare l'abilità di “Unspeakable Symbol”
    Ma Angie può attivare l'abilità di “Malvagità in Agguato”

  @id:pay_life.negative @clause:life.pay @clause:life.read @variant:two-headed-giant @variant:two-player @from:2005-08-01 @should
  Scenario: La metà di un totale di punti vita inferiore a 0 è nulla, e si può pagare
    Dato che la squadra di Angie ha -3 punti vita
    E che Angie controlla “Angelo di Platino”
    E che Angie controlla “Malvagità in Agguato”
    Quando Angie attiva l'abilità di “Malvagità in Agguato”
    E l'abilità si risolve
    Allora la creatura “Malvagità in Agguato” è 4/4
    E la squadra di Angie ha -3 punti vita
