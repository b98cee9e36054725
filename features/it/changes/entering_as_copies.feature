# language: it
Funzionalità: Ciò che entra come copia di ciò che c'è
  > Un permanente può entrare nel campo di battaglia come copia di un altro. Che cosa vede, conta e mantiene?

  @id:copies.clone @clause:object.enters_as_copy @clause:object.copy @from:2005-08-01 @must
  Scenario: Ciò che una creatura copiata dice della propria entrata vale anche per la copia
    Dato che Edward controlla “Thragtusk”
    E che la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Clone”
    E la magia si risolve
    E Angie sceglie di copiare “Thragtusk”
    E l'abilità innescata di “Clone” si risolve
    Allora la creatura “Clone” è 5/3
    E la squadra di Angie ha 25 punti vita

  @id:copies.clone.teammate @clause:object.enters_as_copy @from:2005-08-01 @must
  Scenario: Si può copiare una creatura di un compagno di squadra, così com'è stampata e senza segnalini
    Dato che Barry controlla “Gigante di Collina”
    E che “Gigante di Collina” ha due segnalini +1/+1
    Quando Angie lancia “Clone”
    E la magia si risolve
    E Angie sceglie di copiare “Gigante di Collina”
    Allora la creatura “Clone” è 3/3
    E la creatura “Gigante di Collina” è 5/5

  @id:copies.clone.nothing @clause:object.enters_as_copy @from:2005-08-01 @must
  Scenario: Ciò che entra senza copiare nulla è ciò che vi è stampato, qui senza costituzione
    Dato che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Clone”
    E la magia si risolve
    E Angie sceglie di non copiare nulla
    Allora Angie ha “Clone” nel proprio cimitero

  @id:copies.artifact @clause:object.enters_as_copy @from:2005-08-01 @must
  Scenario: Ciò che copia artefatti non copia una creatura che non lo è
    Dato che Edward controlla “Gigante di Collina”
    E che Edward controlla “Obsianus Golem”
    Quando Angie lancia “Sculpting Steel”
    E la magia si risolve
    E Angie sceglie di copiare “Obsianus Golem”
    Allora la creatura “Sculpting Steel” è 4/6
    E Angie controlla una creatura

  @id:copies.artifact.none @clause:object.enters_as_copy @from:2005-08-01 @must
  Scenario: Dove non c'è nulla da copiare, entra così com'è
    Dato che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Sculpting Steel”
    E la magia si risolve
    Allora Angie controlla “Sculpting Steel”
    E Angie non controlla nessuna creatura

  @id:copies.except @clause:object.enters_as_copy @clause:object.copy_except @from:2011-09-30 @must
  Scenario: Una copia che è anche un artefatto viene distrutta come tale, e non ciò che copia
    Dato che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Phyrexian Metamorph”
    E la magia si risolve
    E Angie sceglie di copiare “Gigante di Collina”
    Allora la creatura “Phyrexian Metamorph” è 3/3
    Quando la squadra di Angie passa la priorità
    Allora Edward non può lanciare “Ritorno alla Natura” bersagliando “Gigante di Collina”
    Ma Edward può lanciare “Ritorno alla Natura” bersagliando “Phyrexian Metamorph”
    Quando la magia si risolve
    Allora Angie ha “Phyrexian Metamorph” nel proprio cimitero

  @id:copies.of_a_copy @clause:object.enters_as_copy @clause:object.copy_except @from:2011-09-30 @must
  Scenario: Una copia di una copia è ciò che questa copia, con la sua eccezione
    Dato che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Phyrexian Metamorph”
    E la magia si risolve
    E Angie sceglie di copiare “Gigante di Collina”
    E Barry lancia “Sculpting Steel”
    E la magia si risolve
    E Barry sceglie di copiare “Phyrexian Metamorph”
    Allora la creatura “Sculpting Steel” è 3/3
