# language: it
@source:F @source:I @source:J
Funzionalità: Chi dice come si assegna il danno da combattimento
  > Una creatura attaccante può danneggiarne due, e lo stesso una creatura bloccante. Quale squadra dice per prima che cosa fa?

  @id:choices.damage.free @situation:choices.damage @clause:combat.damage @clause:combat.division @from:2005-08-01 @until:2009-07-11 @must
  Scenario: La squadra attiva dice per prima che cosa fanno le sue creature attaccanti al momento dell'assegnazione
    Dato che Angie controlla “Obsianus Golem”
    E che Angie controlla “High Ground”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca la squadra di Angie con “Gigante di Collina”
    E Ronald attacca la squadra di Angie con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Gigante di Collina” con “Obsianus Golem”
    E Angie blocca “Orso Grizzly” con “Obsianus Golem”
    E Barry blocca “Gigante di Collina” con “Wind Drake”
    E inizia la sottofase di danno da combattimento della squadra di Edward
    Allora Edward deve fare una scelta
    E Ronald deve fare una scelta
    Ma Angie non deve fare nessuna scelta
    E Barry non deve fare nessuna scelta

  @id:choices.damage.free.then @situation:choices.damage @clause:combat.damage @clause:combat.division @from:2005-08-01 @until:2009-07-11 @must
  Scenario: La squadra in difesa dice dopo la squadra attiva che cosa fanno le sue creature bloccanti, al momento dell'assegnazione
    Dato che Angie controlla “Obsianus Golem”
    E che Angie controlla “High Ground”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca la squadra di Angie con “Gigante di Collina”
    E Ronald attacca la squadra di Angie con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Gigante di Collina” con “Obsianus Golem”
    E Angie blocca “Orso Grizzly” con “Obsianus Golem”
    E Barry blocca “Gigante di Collina” con “Wind Drake”
    E inizia la sottofase di danno da combattimento della squadra di Edward
    E la squadra di Edward suddivide il danno: 2 a “Wind Drake”, 1 a “Obsianus Golem”
    Allora Angie deve fare una scelta
    E Barry deve fare una scelta
    Ma Edward non deve fare nessuna scelta
    E Ronald non deve fare nessuna scelta

  @id:choices.damage.ordered @situation:choices.damage @clause:combat.order @clause:combat.division @from:2009-07-11 @until:2018-04-27 @must
  Scenario: La squadra attiva dice per prima che cosa fanno le sue creature attaccanti nell'ordine che annuncia
    Dato che Angie controlla “Obsianus Golem”
    E che Angie controlla “High Ground”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca la squadra di Angie con “Gigante di Collina”
    E Ronald attacca la squadra di Angie con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Gigante di Collina” con “Obsianus Golem”
    E Angie blocca “Orso Grizzly” con “Obsianus Golem”
    E Barry blocca “Gigante di Collina” con “Wind Drake”
    Allora Edward deve fare una scelta
    E Ronald deve fare una scelta
    Ma Angie non deve fare nessuna scelta
    E Barry non deve fare nessuna scelta

  @id:choices.damage.ordered.then @situation:choices.damage @clause:combat.order @clause:combat.division @from:2009-07-11 @until:2018-04-27 @must
  Scenario: La squadra in difesa dice dopo la squadra attiva che cosa fanno le sue creature bloccanti, nell'ordine che annuncia
    Dato che Angie controlla “Obsianus Golem”
    E che Angie controlla “High Ground”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca la squadra di Angie con “Gigante di Collina”
    E Ronald attacca la squadra di Angie con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Gigante di Collina” con “Obsianus Golem”
    E Angie blocca “Orso Grizzly” con “Obsianus Golem”
    E Barry blocca “Gigante di Collina” con “Wind Drake”
    E la squadra di Edward dichiara l'ordine di assegnazione del danno: prima “Wind Drake”, poi “Obsianus Golem”
    Allora Angie deve fare una scelta
    E Barry deve fare una scelta
    Ma Edward non deve fare nessuna scelta
    E Ronald non deve fare nessuna scelta

  @id:choices.damage.ordered.now @situation:choices.damage @clause:combat.order @clause:combat.division @from:2018-04-27 @until:2024-11-08 @must
  Scenario: La squadra attiva dice per prima che cosa fanno le sue creature attaccanti in un ordine, anche quando si attacca un giocatore
    Dato che Angie controlla “Obsianus Golem”
    E che Angie controlla “High Ground”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Gigante di Collina”
    E Ronald attacca Angie con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Gigante di Collina” con “Obsianus Golem”
    E Angie blocca “Orso Grizzly” con “Obsianus Golem”
    E Barry blocca “Gigante di Collina” con “Wind Drake”
    Allora Edward deve fare una scelta
    E Ronald deve fare una scelta
    Ma Angie non deve fare nessuna scelta
    E Barry non deve fare nessuna scelta

  @id:choices.damage.ordered.now.then @situation:choices.damage @clause:combat.order @clause:combat.division @from:2018-04-27 @until:2024-11-08 @must
  Scenario: La squadra in difesa dice dopo la squadra attiva che cosa fanno le sue creature bloccanti, in un ordine, anche quando si attacca un giocatore
    Dato che Angie controlla “Obsianus Golem”
    E che Angie controlla “High Ground”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Gigante di Collina”
    E Ronald attacca Angie con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Gigante di Collina” con “Obsianus Golem”
    E Angie blocca “Orso Grizzly” con “Obsianus Golem”
    E Barry blocca “Gigante di Collina” con “Wind Drake”
    E la squadra di Edward dichiara l'ordine di assegnazione del danno: prima “Wind Drake”, poi “Obsianus Golem”
    Allora Angie deve fare una scelta
    E Barry deve fare una scelta
    Ma Edward non deve fare nessuna scelta
    E Ronald non deve fare nessuna scelta

  @id:choices.damage.free.now @situation:choices.damage @clause:combat.damage @clause:combat.division @from:2024-11-08 @must
  Scenario: La squadra attiva dice per prima che cosa fanno le sue creature attaccanti senza alcun ordine
    Dato che Angie controlla “Obsianus Golem”
    E che Angie controlla “High Ground”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Gigante di Collina”
    E Ronald attacca Angie con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Gigante di Collina” con “Obsianus Golem”
    E Angie blocca “Orso Grizzly” con “Obsianus Golem”
    E Barry blocca “Gigante di Collina” con “Wind Drake”
    E inizia la sottofase di danno da combattimento della squadra di Edward
    Allora Edward deve fare una scelta
    E Ronald deve fare una scelta
    Ma Angie non deve fare nessuna scelta
    E Barry non deve fare nessuna scelta

  @id:choices.damage.free.now.then @situation:choices.damage @clause:combat.damage @clause:combat.division @from:2024-11-08 @must
  Scenario: La squadra in difesa dice dopo la squadra attiva che cosa fanno le sue creature bloccanti, senza alcun ordine
    Dato che Angie controlla “Obsianus Golem”
    E che Angie controlla “High Ground”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Gigante di Collina”
    E Ronald attacca Angie con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Gigante di Collina” con “Obsianus Golem”
    E Angie blocca “Orso Grizzly” con “Obsianus Golem”
    E Barry blocca “Gigante di Collina” con “Wind Drake”
    E inizia la sottofase di danno da combattimento della squadra di Edward
    E la squadra di Edward suddivide il danno: 2 a “Wind Drake”, 1 a “Obsianus Golem”
    Allora Angie deve fare una scelta
    E Barry deve fare una scelta
    Ma Edward non deve fare nessuna scelta
    E Ronald non deve fare nessuna scelta
