# language: it
Funzionalità: Un bersaglio per ciascun avversario
  > Un'abilità parla, per ciascun avversario, di fino a un bersaglio. Quanti ce ne sono contro una squadra, e che succede se uno è scomparso?

  @id:for_each_opponent.both @situation:for_each_opponent @clause:target.for_each @from:2005-08-01 @must
  Scenario: Ogni membro dell'altra squadra perde in esilio un permanente, e nessuno ne perde due
    Dato che Edward controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Shanodin Dryads”
    E che Barry controlla “Angelo di Platino”
    Quando Angie lancia “Grasp of Fate”
    E la magia si risolve
    E Angie sceglie “Gigante di Collina” e “Shanodin Dryads” come bersagli
    E l'abilità innescata di “Grasp of Fate” si risolve
    Allora Edward possiede “Gigante di Collina” in esilio
    E Ronald possiede “Shanodin Dryads” in esilio
    Ed Edward controlla “Orso Grizzly”
    E Barry controlla “Angelo di Platino”

  @id:for_each_opponent.nothing_there @situation:for_each_opponent @clause:target.for_each @clause:target.up_to @from:2005-08-01 @must
  Scenario: Se un avversario non ha nulla di adatto, l'altro ha comunque un bersaglio, e non due
    Dato che Edward controlla “Pianura”
    E che Ronald controlla “Shanodin Dryads”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie lancia “Grasp of Fate”
    E la magia si risolve
    E Angie sceglie “Shanodin Dryads” come bersaglio
    E l'abilità innescata di “Grasp of Fate” si risolve
    Allora Ronald possiede “Shanodin Dryads” in esilio
    E Ronald controlla “Orso Grizzly”
    Ed Edward controlla “Pianura”

  @id:for_each_opponent.gone @situation:for_each_opponent @clause:target.for_each @clause:target.illegal_part @from:2005-08-01 @must
  Scenario: Un bersaglio scompare in risposta, e quello dell'altro avversario viene esiliato
    Dato che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Gigante di Collina”
    Quando Angie lancia “Grasp of Fate”
    E la magia si risolve
    E Angie sceglie “Orso Grizzly” e “Gigante di Collina” come bersagli
    E Barry lancia “Shock” bersagliando “Orso Grizzly”
    E la magia si risolve
    E l'abilità innescata di “Grasp of Fate” si risolve
    Allora Ronald possiede “Gigante di Collina” in esilio
    Ed Edward ha “Orso Grizzly” nel proprio cimitero

  @id:for_each_opponent.given @situation:for_each_opponent @clause:target.for_each @clause:target.illegal_part @from:2005-08-01 @must
  Scenario: Ciò che un avversario prende all'altro in risposta non è più un bersaglio dell'abilità
    Dato che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Gigante di Collina”
    Quando Angie lancia “Grasp of Fate”
    E la magia si risolve
    E Angie sceglie “Orso Grizzly” e “Gigante di Collina” come bersagli
    E la squadra di Angie passa la priorità
    E Ronald lancia “Blind with Anger” bersagliando “Orso Grizzly”
    E la magia si risolve
    E l'abilità innescata di “Grasp of Fate” si risolve
    Allora Ronald possiede “Gigante di Collina” in esilio
    E Ronald controlla “Orso Grizzly”

  @id:for_each_opponent.back @situation:for_each_opponent @clause:target.for_each @from:2005-08-01 @must
  Scenario: Quando Grasp of Fate lascia il campo, le carte di entrambi gli avversari tornano ai proprietari
    Dato che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Gigante di Collina”
    Quando Angie lancia “Grasp of Fate”
    E la magia si risolve
    E Angie sceglie “Orso Grizzly” e “Gigante di Collina” come bersagli
    E l'abilità innescata di “Grasp of Fate” si risolve
    E Angie lancia “Ritorno alla Natura” bersagliando “Grasp of Fate”
    E la magia si risolve
    Allora Edward controlla “Orso Grizzly”
    E Ronald controlla “Gigante di Collina”

  @id:for_each_opponent.taken @situation:for_each_opponent @clause:target.for_each @from:2018-04-27 @must
  Scenario: Una creatura di ciascun avversario viene presa e attacca la propria squadra, ed entrambe tornano alla fine del turno
    Dato che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Gigante di Collina”
    E che la squadra di Edward ha 30 punti vita
    Quando Angie lancia “Molten Primordial”
    E la magia si risolve
    E Angie sceglie “Orso Grizzly” e “Gigante di Collina” come bersagli
    E l'abilità innescata di “Molten Primordial” si risolve
    Allora Angie controlla “Orso Grizzly”
    E Angie controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 25 punti vita
    Quando inizia il mantenimento della squadra di Edward
    Allora Edward controlla “Orso Grizzly”
    E Ronald controlla “Gigante di Collina”

  @id:for_each_opponent.of_three @situation:for_each_opponent @clause:target.for_each @variant:free-for-all @from:2005-08-01 @must
  Scenario: Di tre avversari ciascuno ha un bersaglio, e se uno di loro lascia la partita quelli degli altri vengono esiliati
    Dato che Edward controlla “Orso Grizzly”
    E che Martha controlla “Gigante di Collina”
    E che Simon controlla “Shanodin Dryads”
    Quando Angie lancia “Grasp of Fate”
    E la magia si risolve
    E Angie sceglie “Orso Grizzly”, “Gigante di Collina” e “Shanodin Dryads” come bersagli
    Ed Edward concede la partita
    E l'abilità innescata di “Grasp of Fate” si risolve
    Allora Martha possiede “Gigante di Collina” in esilio
    E Simon possiede “Shanodin Dryads” in esilio

  @id:for_each_opponent.refused @situation:for_each_opponent @clause:target.for_each @from:2005-08-01 @must
  Scenario: Una magia non può bersagliare due permanenti di un avversario, né quello di un compagno, e può bersagliarne uno di ciascun avversario
    Dato che Edward controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Shanodin Dryads”
    E che Barry controlla “Angelo di Platino”
    Allora Angie non può lanciare “Windgrace's Judgment” bersagliando “Gigante di Collina” e “Orso Grizzly”
    E Angie non può lanciare “Windgrace's Judgment” bersagliando “Angelo di Platino”
    Ma Angie può lanciare “Windgrace's Judgment” bersagliando “Gigante di Collina” e “Shanodin Dryads”
    Quando la magia si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    E Ronald ha “Shanodin Dryads” nel proprio cimitero
    Ed Edward controlla “Orso Grizzly”

  @id:for_each_opponent.one @situation:for_each_opponent @clause:target.for_each @clause:target.up_to @from:2005-08-01 @must
  Scenario: Una magia con fino a un bersaglio per ogni avversario può essere lanciata con il bersaglio di un solo avversario, o con nessuno
    Dato che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Shanodin Dryads”
    Quando Angie lancia “Windgrace's Judgment” bersagliando “Shanodin Dryads”
    E la magia si risolve
    Allora Ronald ha “Shanodin Dryads” nel proprio cimitero
    Ed Edward controlla “Gigante di Collina”
    E Angie può lanciare “Windgrace's Judgment”
    Quando la magia si risolve
    Allora Edward controlla “Gigante di Collina”

  @id:for_each_opponent.required @situation:for_each_opponent.required @clause:target.for_each @from:2005-08-01 @must
  Scenario: Dove un testo non dice “fino a”, il bersaglio di ogni avversario va scelto
    Dato che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    E che Ronald controlla “Shanodin Dryads”
    E che Barry controlla “Angelo di Platino”
    Allora Angie non può lanciare “Blatant Thievery” bersagliando “Gigante di Collina”
    E Angie non può lanciare “Blatant Thievery” bersagliando “Orso Grizzly” e “Shanodin Dryads”
    Ma Angie può lanciare “Blatant Thievery” bersagliando “Gigante di Collina” e “Orso Grizzly”
    Quando la magia si risolve
    Allora Angie controlla “Gigante di Collina”
    E Angie controlla “Orso Grizzly”
    E Ronald controlla “Shanodin Dryads”
    E Barry controlla “Angelo di Platino”

  @id:for_each_opponent.required_gone @situation:for_each_opponent.required @clause:target.for_each @clause:target.illegal_part @from:2005-08-01 @must
  Scenario: Un bersaglio che andava scelto e non c'è più lascia quello dell'altro avversario
    Dato che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie lancia “Blatant Thievery” bersagliando “Gigante di Collina” e “Orso Grizzly”
    E la squadra di Angie passa la priorità
    E Ronald lancia “Shock” bersagliando “Orso Grizzly”
    E la magia si risolve
    E la magia si risolve
    Allora Angie controlla “Gigante di Collina”
    E Ronald ha “Orso Grizzly” nel proprio cimitero

  @id:for_each_opponent.three @situation:for_each_opponent.required @clause:target.for_each @variant:free-for-all @from:2005-08-01 @must
  Scenario: Di tre avversari ciascuno ha un bersaglio, e perde ciò che è stato bersagliato e niente di più
    Dato che Edward controlla “Gigante di Collina”
    E che Martha controlla “Orso Grizzly”
    E che Simon controlla “Shanodin Dryads”
    E che Simon controlla “Elementale dell'Aria”
    Allora Angie non può lanciare “Blatant Thievery” bersagliando “Gigante di Collina” e “Orso Grizzly”
    Ma Angie può lanciare “Blatant Thievery” bersagliando “Gigante di Collina”, “Orso Grizzly” e “Shanodin Dryads”
    Quando la magia si risolve
    Allora Angie controlla “Gigante di Collina”
    E Angie controlla “Orso Grizzly”
    E Angie controlla “Shanodin Dryads”
    E Simon controlla “Elementale dell'Aria”
