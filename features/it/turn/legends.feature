# language: it
Funzionalità: Permanenti leggendari e planeswalker uguali
  > Un giocatore lancia una leggenda che il compagno o un avversario ha già. Quali restano?

  @id:legends.all_go @situation:legends @clause:legend.rule @from:2005-08-01 @until:2013-07-13 @must
  Scenario: Se ne andavano tutte quelle con quel nome, anche quella di un avversario
    Dato che Edward controlla “Alhammarret's Archive”
    Quando Barry lancia “Alhammarret's Archive”
    E la magia si risolve
    Allora Barry non controlla “Alhammarret's Archive”
    E Edward non controlla “Alhammarret's Archive”
    E Barry ha una carta nel proprio cimitero
    E Edward ha una carta nel proprio cimitero

  @id:legends.all_go.teammate @situation:legends @clause:legend.rule @from:2005-08-01 @until:2013-07-13 @must
  Scenario: Se ne andava anche la leggenda dello stesso nome del compagno, e gli altri permanenti restavano
    Dato che Angie controlla “Alhammarret's Archive”
    E che Angie controlla “Orso Grizzly”
    E che Ronald controlla “Orso Grizzly”
    E che Edward controlla “Mindslaver”
    Quando Barry lancia “Alhammarret's Archive”
    E la magia si risolve
    Allora Barry non controlla “Alhammarret's Archive”
    E Angie non controlla “Alhammarret's Archive”
    E Angie controlla “Orso Grizzly”
    E Ronald controlla “Orso Grizzly”
    E Edward controlla “Mindslaver”

  @id:legends.each_own @situation:legends @clause:legend.rule @from:2013-07-13 @must
  Scenario: Ogni giocatore ne ha una, anche i compagni
    Dato che Angie controlla “Alhammarret's Archive”
    E che Edward controlla “Alhammarret's Archive”
    Quando Barry lancia “Alhammarret's Archive”
    E la magia si risolve
    Allora Barry controlla “Alhammarret's Archive”
    E Angie controlla “Alhammarret's Archive”
    E Edward controlla “Alhammarret's Archive”
    E Barry non deve fare nessuna scelta

  @id:legends.one_stays @situation:legends @clause:legend.rule @from:2013-07-13 @must
  Scenario: Chi ne ha due sceglie quella che resta
    Dato che Barry controlla “Alhammarret's Archive”
    E che Edward controlla “Alhammarret's Archive”
    E che Barry ha “Alhammarret's Archive” in mano
    Quando Barry lancia “Alhammarret's Archive”
    E la magia si risolve
    Allora Barry deve fare una scelta
    Ma Angie non deve fare nessuna scelta
    E Edward non deve fare nessuna scelta
    Quando Barry tiene la seconda carta “Alhammarret's Archive” sul campo di battaglia
    Allora Barry controlla “Alhammarret's Archive”
    E Barry ha la prima carta “Alhammarret's Archive” nel proprio cimitero
    E Edward controlla “Alhammarret's Archive”

  @id:legends.walkers.all_go @situation:legends.walkers @clause:walker.rule @from:2009-07-11 @until:2013-07-13 @must
  Scenario: I planeswalker dello stesso tipo se ne andavano, chiunque li controllasse
    Dato che Angie controlla “Chandra, Flame's Catalyst”
    E che Edward controlla “Liliana, the Last Hope”
    Quando Barry lancia “Chandra, Pyrogenius”
    E la magia si risolve
    Allora Barry non controlla “Chandra, Pyrogenius”
    E Angie non controlla “Chandra, Flame's Catalyst”
    E Edward controlla “Liliana, the Last Hope”

  @id:legends.walkers.each_own @situation:legends.walkers @clause:walker.rule @from:2013-07-13 @until:2017-09-29 @must
  Scenario: I compagni potevano averne uno ciascuno dello stesso tipo, un giocatore uno solo
    Dato che Angie controlla “Chandra, Flame's Catalyst”
    E che Barry controlla “Chandra, Flame's Catalyst”
    Quando Barry lancia “Chandra, Pyrogenius”
    E la magia si risolve
    Allora Barry deve fare una scelta
    Ma Angie non deve fare nessuna scelta
    Quando Barry tiene “Chandra, Pyrogenius” sul campo di battaglia
    Allora Barry controlla “Chandra, Pyrogenius”
    E Barry non controlla “Chandra, Flame's Catalyst”
    E Angie controlla “Chandra, Flame's Catalyst”

  @id:legends.walkers.any @situation:legends.walkers @clause:walker.rule @from:2017-09-29 @must
  Scenario: Un giocatore ne ha due dello stesso tipo
    Dato che Barry controlla “Chandra, Flame's Catalyst”
    Quando Barry lancia “Chandra, Pyrogenius”
    E la magia si risolve
    Allora Barry controlla “Chandra, Pyrogenius”
    E Barry controlla “Chandra, Flame's Catalyst”
    E Barry non deve fare nessuna scelta
