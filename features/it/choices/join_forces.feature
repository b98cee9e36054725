# language: it
Funzionalità: Mana che tutti possono pagare
  > Ogni giocatore può pagare qualsiasi ammontare di mana, e tutti hanno ciò che viene dal totale. Chi paga in una squadra, e con il mana di chi?

  @id:join_forces.together @situation:join_forces @clause:effect.offer @clause:mana.own @from:2011-06-17 @must
  Scenario: Ognuno paga con il proprio mana, i compagni separatamente, e ognuno pesca tante carte quanto tutti hanno pagato insieme
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla due “Isola”
    E che Barry controlla due “Isola”
    E che Edward controlla tre “Isola”
    E che Barry non ha carte in mano
    E che Ronald non ha carte in mano
    Quando Angie paga 1 mana
    E Barry non paga mana
    E Edward paga 3 mana
    E Angie lancia “Minds Aglow”
    E la magia si risolve
    Allora Barry ha quattro carte in mano
    E Ronald ha quattro carte in mano

  @id:join_forces.own @situation:join_forces @clause:mana.own @from:2011-06-17 @must
  Scenario: A chi non ha mana non si chiede nulla, qualunque cosa abbia un compagno, e nessuno è obbligato a pagare
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Palude”
    E che Barry controlla due “Palude”
    E che Angie ha cinque carte nel proprio grimorio
    E che Barry ha cinque carte nel proprio grimorio
    E che Ronald ha cinque carte nel proprio grimorio
    Quando Barry non paga mana
    E Angie lancia “Shared Trauma”
    E la magia si risolve
    Allora Angie ha cinque carte nel proprio grimorio
    Quando Barry paga 2 mana
    E inizia la fase principale pre-combattimento della squadra di Edward
    E inizia la fase principale pre-combattimento della squadra di Angie
    E Angie lancia “Shared Trauma”
    E la magia si risolve
    Allora Barry ha due carte nel proprio cimitero
    E Ronald ha due carte nel proprio cimitero

  @id:join_forces.all @situation:join_forces @clause:effect.offer @variant:free-for-all @from:2011-06-17 @must
  Scenario: Fra quattro giocatori gli avversari pagano per ciò che aiuta tutti
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Isola”
    E che Martha controlla due “Isola”
    E che Simon controlla “Isola”
    E che Edward non ha carte in mano
    Quando Martha paga 2 mana
    E Simon paga 1 mana
    E Angie lancia “Minds Aglow”
    E la magia si risolve
    Allora Edward ha tre carte in mano
