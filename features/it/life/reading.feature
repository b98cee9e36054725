# language: it
@source:F @source:I @source:W
Funzionalità: Il totale dei punti vita di un giocatore
  > Un effetto chiede quanti punti vita ha un giocatore, ma la squadra ha un solo totale per due. Che numero legge?

  @id:life.read.hidetsugu @clause:life.read @source:F-EX11 @source:I-EX07 @must
  Schema dello scenario: Hidetsugu lo Spietato infligge a ciascuno la metà di quanto si considera che abbia
    Dato che la squadra di Angie ha 17 punti vita
    E che la squadra di Edward ha 17 punti vita
    E che Angie controlla “Hidetsugu lo Spietato”
    Quando Angie attiva l'abilità di “Hidetsugu lo Spietato”
    E l'abilità si risolve
    Allora la squadra di Angie ha <totale> punti vita
    E la squadra di Edward ha <totale> punti vita

    Esempi:
      | dal        | regola  | totale |
      | 2005-08-01 | 606.9a  | 9      |
      | 2010-04-23 | 806.10a | 1      |

  @id:life.read.hidetsugu.two_totals @situation:life.read.hidetsugu @clause:life.read @source:F-EX11 @source:I-EX07 @must
  Schema dello scenario: Hidetsugu lo Spietato legge separatamente il totale di ciascuna squadra
    Dato che la squadra di Angie ha 17 punti vita
    E che la squadra di Edward ha 22 punti vita
    E che Angie controlla “Hidetsugu lo Spietato”
    Quando Angie attiva l'abilità di “Hidetsugu lo Spietato”
    E l'abilità si risolve
    Allora la squadra di Angie ha <Angie> punti vita
    E la squadra di Edward ha <Edward> punti vita

    Esempi:
      | dal        | regola  | Angie | Edward |
      | 2005-08-01 | 606.9a  | 9     | 12     |
      | 2010-04-23 | 806.10a | 1     | 0      |

  @id:life.read.lurking_evil @clause:life.read @clause:life.pay @source:W-EX11 @from:2010-04-23 @must
  Scenario: La metà dei propri punti vita è la metà di quelli della squadra, quando è un costo
    Dato che la squadra di Angie ha 11 punti vita
    E che Angie controlla “Malvagità in Agguato”
    E che Angie non controlla nessuna creatura
    Quando Angie attiva l'abilità di “Malvagità in Agguato”
    Allora la squadra di Angie ha 5 punti vita
    Quando l'abilità si risolve
    Allora la squadra di Angie ha 5 punti vita
    E Angie controlla una creatura

  @id:life.read.lurking_evil.half @situation:life.read.lurking_evil @clause:life.read @clause:life.pay @source:W-EX11 @from:2005-08-01 @until:2010-04-23 @should
  Scenario: La regola sulla metà di un giocatore parlava di effetti, e si ritiene che valga anche per i costi
    Dato che la squadra di Angie ha 11 punti vita
    E che Angie controlla “Malvagità in Agguato”
    E che Angie non controlla nessuna creatura
    Quando Angie attiva l'abilità di “Malvagità in Agguato”
    Allora la squadra di Angie ha 8 punti vita
    Quando l'abilità si risolve
    Allora la squadra di Angie ha 8 punti vita
    E Angie controlla una creatura

  @id:life.read.lurking_jackals @clause:life.read @clause:trigger.state @source:F-EX13 @source:I-EX09 @must
  Schema dello scenario: Gli Sciacalli in Agguato diventano una creatura quando si ritiene che un avversario abbia 10 punti vita o meno
    Dato che la squadra di Edward ha <prima> punti vita
    E che Angie controlla “Sciacalli in Agguato”
    E che Angie controlla “Acolyte of Xathrid”
    E che Angie controlla due “Fonte di mana”
    Quando Angie attiva l'abilità di “Acolyte of Xathrid”
    E Angie sceglie Ronald come bersaglio
    E l'abilità si risolve
    E l'abilità innescata di “Sciacalli in Agguato” si risolve
    Allora la squadra di Edward ha <dopo> punti vita
    E la creatura “Sciacalli in Agguato” è 3/2

    Esempi:
      | dal        | regola  | prima | dopo |
      | 2005-08-01 | 606.9a  | 21    | 20   |
      | 2010-04-23 | 806.10a | 11    | 10   |

  @id:life.read.lurking_jackals.too_much @situation:life.read.lurking_jackals @clause:life.read @clause:trigger.state @source:F-EX13 @source:I-EX09 @must
  Schema dello scenario: Se un avversario ha un punto vita in più, gli Sciacalli in Agguato restano un incantesimo
    Dato che la squadra di Edward ha <prima> punti vita
    E che Angie controlla “Sciacalli in Agguato”
    E che Barry controlla “Acolyte of Xathrid”
    E che Barry controlla due “Fonte di mana”
    Quando Barry attiva l'abilità di “Acolyte of Xathrid”
    E Barry sceglie Ronald come bersaglio
    E l'abilità si risolve
    E inizia la sottofase finale della squadra di Angie
    Allora la squadra di Edward ha <dopo> punti vita
    E Angie non controlla nessuna creatura

    Esempi:
      | dal        | regola  | prima | dopo |
      | 2005-08-01 | 606.9a  | 22    | 21   |
      | 2010-04-23 | 806.10a | 12    | 11   |

  @id:life.read.lurking_jackals.own_team @situation:life.read.lurking_jackals @clause:life.read @clause:trigger.state @source:F-EX13 @from:2005-08-01 @must
  Scenario: I punti vita della propria squadra non contano per gli Sciacalli in Agguato
    Dato che la squadra di Angie ha 7 punti vita
    E che Angie controlla “Sciacalli in Agguato”
    E che Barry controlla “Acolyte of Xathrid”
    E che Barry controlla due “Fonte di mana”
    Quando Barry attiva l'abilità di “Acolyte of Xathrid”
    E Barry sceglie Angie come bersaglio
    E l'abilità si risolve
    E inizia la sottofase finale della squadra di Angie
    Allora la squadra di Angie ha 6 punti vita
    E Angie non controlla nessuna creatura

  @id:life.read.lurking_jackals.once @situation:life.read.lurking_jackals @clause:life.read @clause:trigger.state @must
  Schema dello scenario: Gli Sciacalli in Agguato diventano una creatura per sempre e non si innescano più
    Dato che la squadra di Edward ha <prima> punti vita
    E che Angie controlla “Sciacalli in Agguato”
    E che Barry controlla “Acolyte of Xathrid”
    E che Barry controlla tre “Fonte di mana”
    Quando Barry attiva l'abilità di “Acolyte of Xathrid”
    E Barry sceglie Edward come bersaglio
    E l'abilità si risolve
    E l'abilità innescata di “Sciacalli in Agguato” si risolve
    Allora la creatura “Sciacalli in Agguato” è 3/2
    Quando Barry lancia “Shock” bersagliando Edward
    E la magia si risolve
    E la squadra di Angie finisce il proprio turno
    Allora la creatura “Sciacalli in Agguato” è 3/2
    E la squadra di Edward ha <dopo> punti vita

    Esempi:
      | dal        | regola  | prima | dopo |
      | 2005-08-01 | 606.9a  | 21    | 18   |
      | 2010-04-23 | 806.10a | 11    | 8    |
