# language: it
Funzionalità: Non succede nulla
  > Uno scambio presso uno stesso giocatore, una scelta che nessuno deve fare. Che cosa resta com'era?

  @id:parts.switched @clause:effect.exchange @clause:object.control @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Due creature di uno stesso giocatore non si scambiano, e chi ne aveva una per un turno non la tiene più a lungo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Atto di Tradimento” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Angie lancia “Switcheroo” bersagliando “Gigante di Collina” e “Orso Grizzly”
    E la magia si risolve
    Allora Angie controlla “Gigante di Collina”
    E Angie controlla “Orso Grizzly”
    Quando inizia il mantenimento della squadra di Edward
    Allora Edward controlla “Gigante di Collina”
    E Angie controlla “Orso Grizzly”

  @id:parts.not_redirected @clause:planeswalker.redirection @from:2013-07-13 @until:2018-04-27 @must
  Scenario: I danni che nessuno reindirizza a un planeswalker sono inflitti al giocatore
    Dato che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Sorin, Lord of Innistrad”
    Quando Angie lancia “Shock” bersagliando Edward
    E la magia si risolve
    Allora la squadra di Edward ha 18 punti vita
    E “Sorin, Lord of Innistrad” ha tre segnalini fedeltà

  @id:parts.twin @clause:trigger.event @from:2018-04-27 @must
  Scenario: Ciò che si innesca quando Desolation Twin viene lanciato non si innesca per un'altra magia una volta che è lì
    Dato che Angie controlla “Desolation Twin”
    Quando Angie lancia “Orso Grizzly”
    Allora in pila c'è una magia o abilità
    Quando la magia si risolve
    Allora Angie controlla due creature

  @id:parts.kiki.theirs @situation:parts.kiki @clause:trigger.delayed @clause:token.copy @from:2018-04-27 @must
  Scenario: Ciò che Kiki-Jiki copia nel turno avversario se ne va alla fine di quel turno
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Kiki-Jiki, Mirror Breaker”
    E che Angie controlla “Gigante di Collina”
    Quando la squadra di Edward passa la priorità
    E Angie attiva l'abilità di “Kiki-Jiki, Mirror Breaker”
    E l'abilità si risolve
    Allora Angie controlla due “Gigante di Collina”
    Quando inizia il mantenimento della squadra di Angie
    Allora Angie controlla “Gigante di Collina”
