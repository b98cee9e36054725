# language: it
Funzionalità: Pedine di molti tipi
  > Le pedine si distinguono per il loro tipo. Chi ne controlla quante, e quali?

  @id:calibration.token_kinds @clause:token.ceases @from:2009-07-11 @must
  Scenario: Le pedine di ogni tipo si contano per chi le controlla, e spariscono tornando in una mano
    Dato che Angie controlla una pedina Zombie 2/2
    E che Angie controlla due pedine Soldato 1/1
    E che Barry controlla una pedina Elfo 1/1
    E che Edward controlla una pedina Bestia 3/3
    E che Edward controlla “Diregraf Ghoul”
    Allora Angie controlla uno Zombie
    E Angie controlla due pedine Soldato
    E Angie non controlla nessun Elfo
    E Barry controlla un Elfo
    E Edward controlla uno Zombie
    E Edward non controlla nessuna pedina Zombie
    E Edward controlla una Bestia 3/3
    Quando Angie lancia “Evacuation”
    E la magia si risolve
    Allora Angie non controlla nessun Soldato
    E Edward non controlla nessuna Bestia
    E Edward ha una carta in mano
