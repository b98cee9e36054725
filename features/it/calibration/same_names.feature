# language: it
Funzionalità: Due carte con lo stesso nome
  > Due carte hanno lo stesso nome. Di quale si parla, e con che cosa si paga?

  @id:calibration.two.same_name.spells @situation:calibration.two.same_name @variant:two-player @clause:priority.pass @from:2005-08-01 @must
  Scenario: Di due magie con lo stesso nome si risolve per prima l'ultima lanciata
    Dato che la squadra di Angie ha 5 punti vita
    E che la squadra di Edward ha 6 punti vita
    Quando Angie lancia “Faro dell'Immortalità” bersagliando Angie
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Faro dell'Immortalità” bersagliando Edward
    E la magia si risolve
    Allora la squadra di Angie ha 5 punti vita
    E la squadra di Edward ha 12 punti vita
    Quando la magia si risolve
    Allora la squadra di Angie ha 10 punti vita
    E la squadra di Edward ha 12 punti vita

  @id:calibration.two.same_name.named @situation:calibration.two.same_name @variant:two-player @clause:priority.pass @from:2005-08-01 @must
  Scenario: Due magie con lo stesso nome sono risolte quando lo è la prima lanciata
    Dato che la squadra di Angie ha 5 punti vita
    E che la squadra di Edward ha 6 punti vita
    Quando Angie lancia “Faro dell'Immortalità” bersagliando Angie
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Faro dell'Immortalità” bersagliando Edward
    E la magia “Faro dell'Immortalità” di Angie si risolve
    Allora la squadra di Angie ha 10 punti vita
    E la squadra di Edward ha 12 punti vita

  @id:calibration.two.same_name.attackers @situation:calibration.two.same_name @variant:two-player @clause:combat.block @from:2005-08-01 @must
  Scenario: Di due attaccanti con lo stesso nome muore quello bloccato
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla due “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con la prima carta “Orso Grizzly”
    E Angie attacca Edward con la seconda carta “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca la seconda carta “Orso Grizzly” di Angie con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie ha la seconda carta “Orso Grizzly” nel proprio cimitero
    E Angie controlla “Orso Grizzly”
    E la prima creatura “Orso Grizzly” è 2/2
    E la squadra di Edward ha 18 punti vita

  @id:calibration.two.mana @situation:calibration.two.mana @variant:two-player @clause:cost.resources @from:2005-08-01 @must
  Scenario: Cinque fonti di mana non pagano una magia che ne costa sei
    Dato che Angie controlla cinque “Pianura”
    E che Edward controlla sei “Pianura”
    Allora Angie non può lanciare “Faro dell'Immortalità” bersagliando Angie
    Quando la squadra di Angie passa la priorità
    Allora Edward può lanciare “Faro dell'Immortalità” bersagliando Edward
