# language: it
Funzionalità: Intorno al tavolo
  > I giocatori prendono da chi siede accanto a loro. Chi è, chi sceglie, e che cosa diventa ciò che ha cambiato mano?

  @id:ruling.inniaz @clause:seat.neighbour @clause:object.control @from:2018-04-27 @must
  Scenario: Con Inniaz ogni giocatore prende da destra, quello a sinistra dal compagno, e ciò che attacca non è più in combattimento
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Inniaz, the Gale Force”
    E che Angie controlla “Wind Drake”
    E che Angie controlla “Elementale dell'Aria”
    E che Barry controlla “Fountain of Youth”
    E che Barry controlla “Foresta”
    E che Edward controlla “Bonesplitter”
    E che Ronald controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Inniaz, the Gale Force”, “Wind Drake” e “Elementale dell'Aria”
    E Angie sceglie che sia preso “Wind Drake”
    E l'abilità innescata di “Inniaz, the Gale Force” si risolve
    Allora Barry controlla “Wind Drake”
    E Angie controlla “Gigante di Collina”
    E Ronald controlla “Bonesplitter”
    E Edward controlla “Fountain of Youth”
    E Barry controlla “Foresta”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 12 punti vita

  @id:table.few @clause:seat.neighbour @from:2018-04-27 @must
  Scenario: Due creature con volare di un giocatore e una del compagno non sono tre di un solo giocatore
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Inniaz, the Gale Force”
    E che Angie controlla “Wind Drake”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Elementale dell'Aria”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Inniaz, the Gale Force”, “Wind Drake” e “Gigante di Collina”
    Allora la pila è vuota

  @id:ruling.order_of_succession @clause:seat.neighbour @clause:object.control @from:2005-08-01 @must
  Scenario: Con Order of Succession il giocatore successivo a sinistra è un compagno per l'uno e un avversario per l'altro
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Barry controlla “Wind Drake”
    E che Edward controlla “Elementale dell'Aria”
    E che Ronald controlla “Goblin Chieftain”
    Quando Angie lancia “Order of Succession”
    E Angie sceglie la sinistra
    E Angie sceglie che sia preso “Gigante di Collina”
    E la magia si risolve
    Allora Angie controlla “Gigante di Collina”
    E Barry controlla “Wind Drake”
    E Barry controlla “Elementale dell'Aria”
    E Edward controlla “Goblin Chieftain”
    E Ronald controlla “Orso Grizzly”

  @id:ruling.order_of_succession.right @situation:ruling.order_of_succession @clause:seat.neighbour @clause:object.control @from:2005-08-01 @must
  Scenario: Se Order of Succession va verso destra, chi aveva accanto il compagno ha un avversario, e l'altro il compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Elementale dell'Aria”
    E che Ronald controlla “Goblin Chieftain”
    E che Ronald controlla “Wind Drake”
    Quando Angie lancia “Order of Succession”
    E Angie sceglie la destra
    E Angie sceglie che sia preso “Goblin Chieftain”
    E la magia si risolve
    Allora Angie controlla “Goblin Chieftain”
    E Barry controlla “Orso Grizzly”
    E Edward controlla “Gigante di Collina”
    E Ronald controlla “Elementale dell'Aria”
    E Ronald controlla “Wind Drake”

  @id:table.each_chooses @clause:seat.neighbour @clause:choice.order @from:2005-08-01 @must
  Scenario: Ogni giocatore sceglie che cosa prendere, e chi non ha nulla non dà nulla
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Elementale dell'Aria”
    E che Edward controlla “Wind Drake”
    E che Ronald controlla “Goblin Chieftain”
    E che Ronald controlla “Gigante di Collina”
    Quando Angie lancia “Order of Succession”
    E Angie sceglie la sinistra
    E Barry sceglie che sia preso “Wind Drake”
    E Edward sceglie che sia preso “Gigante di Collina”
    E la magia si risolve
    Allora Barry controlla “Wind Drake”
    E Edward controlla “Elementale dell'Aria”
    E Edward controlla “Gigante di Collina”
    E Ronald controlla “Goblin Chieftain”
    E Angie non controlla nessuna creatura

  @id:table.back @clause:seat.neighbour @clause:object.control @variant:two-player @from:2005-08-01 @must
  Scenario: Due giocatori si scambiano una creatura ciascuno, e la fine del turno non restituisce nulla
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Elementale dell'Aria”
    Quando Angie lancia “Order of Succession”
    E Angie sceglie la destra
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Angie controlla “Elementale dell'Aria”
    E Edward controlla “Orso Grizzly”

  @id:table.each_chooses.right @situation:table.each_chooses @clause:seat.neighbour @clause:choice.order @from:2005-08-01 @must
  Scenario: Verso destra un avversario sceglie prima del compagno di chi ha lanciato la magia
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Muro di Legno”
    E che Edward controlla “Elementale dell'Aria”
    E che Edward controlla “Wind Drake”
    Quando Angie lancia “Order of Succession”
    E Angie sceglie la destra
    E la magia si risolve
    Allora Ronald deve fare una scelta
    Ma Angie non deve fare nessuna scelta
    E Barry non deve fare nessuna scelta
    Ed Edward non deve fare nessuna scelta
