# language: it
@source:F @source:I @source:W
Funzionalità: A un contapunti si comunica un nuovo totale di punti vita
  > Un effetto fissa il totale dei punti vita di uno o più giocatori. Quanti ne ha alla fine una squadra?

  @id:count.set_one @clause:life.set_one @must
  Schema dello scenario: Il totale dei punti vita di un giocatore diventa minore di quello della squadra
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Edward ha 25 punti vita
    Quando il totale dei punti vita di Edward diventa 10
    Allora la squadra di Edward ha <totale> punti vita

    Esempi:
      | dal        | regola   | totale |
      | 2005-08-01 | 606.9c   | 10     |
      | 2005-08-05 | FAQ 2005 | 22     |
      | 2010-04-23 | 806.10c  | 10     |

  @id:count.set_one.more @situation:count.set_one @clause:life.set_one @must
  Schema dello scenario: Il totale dei punti vita di un giocatore diventa più della metà e meno dell'intero totale della squadra
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 25 punti vita
    Quando il totale dei punti vita di Angie diventa 20
    Allora la squadra di Angie ha <totale> punti vita

    Esempi:
      | dal        | regola   | totale |
      | 2005-08-01 | 606.9c   | 20     |
      | 2005-08-05 | FAQ 2005 | 32     |
      | 2010-04-23 | 806.10c  | 20     |

  @id:count.set_each @clause:life.set_each @must
  Schema dello scenario: I totali dei punti vita dei due membri diventano due numeri
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 13 punti vita
    Quando i totali dei punti vita di Angie e Barry diventano 1 e 2
    E la squadra di Angie sceglie <membro> come giocatore influenzato
    Allora la squadra di Angie ha <totale> punti vita
    E la partita continua

    Esempi:
      | dal        | regola  | membro | totale |
      | 2005-08-01 | 606.9b  | —      | 3      |
      | 2010-04-23 | 806.10d | Angie  | 1      |
      | 2010-04-23 | 806.10d | Barry  | 2      |

  @id:count.set_each.everybody @situation:count.set_each @clause:life.set_each @must
  Schema dello scenario: I totali dei punti vita dei quattro giocatori diventano quattro numeri
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 13 punti vita
    E che la squadra di Edward ha 13 punti vita
    Quando i totali dei punti vita di Angie, Barry, Edward e Ronald diventano 1, 2, 3 e 0
    E la squadra di Angie sceglie <della squadra di Angie> come giocatore influenzato
    E la squadra di Edward sceglie <della squadra di Edward> come giocatore influenzato
    Allora la squadra di Angie ha <Angie> punti vita
    E la squadra di Edward ha <Edward> punti vita
    E la partita continua

    Esempi:
      | dal        | regola  | della squadra di Angie | della squadra di Edward | Angie | Edward |
      | 2005-08-01 | 606.9b  | —                      | —                       | 3     | 3      |
      | 2010-04-23 | 806.10d | Angie                  | Edward                  | 1     | 3      |
      | 2010-04-23 | 806.10d | Barry                  | Edward                  | 2     | 3      |

  @id:count.set_each.none @situation:count.set_each @clause:life.set_each @from:2010-04-23 @must
  Scenario: Una squadra che sceglie il membro a 0 perde
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 13 punti vita
    E che la squadra di Edward ha 13 punti vita
    Quando i totali dei punti vita di Angie, Barry, Edward e Ronald diventano 1, 2, 3 e 0
    E la squadra di Angie sceglie Barry come giocatore influenzato
    E la squadra di Edward sceglie Ronald come giocatore influenzato
    Allora la squadra di Edward ha 0 punti vita
    E la squadra di Edward perde la partita
    E la squadra di Angie vince la partita

  @id:count.set_each.lost.sum @situation:count.set_each @clause:life.set_each @clause:life.shared @until:2010-04-23 @should
  Schema dello scenario: Chi si considera che abbia perso punti vita quando si fissano entrambi i totali, secondo le prime regole
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 25 punti vita
    Quando i totali dei punti vita di Angie e Barry diventano 3 e 4
    E la squadra di Angie sceglie <membro> come giocatore influenzato
    Allora la squadra di Angie ha <totale> punti vita
    E Angie ha perso <persi da Angie> punti vita
    E Barry ha perso <persi da Barry> punti vita

    Esempi:
      | dal        | regola | membro | totale | persi da Angie | persi da Barry |
      | 2005-08-01 | 606.9b | —      | 7      | 10             | 9              |

  @id:count.set_each.lost @situation:count.set_each @clause:life.set_each @clause:life.shared @must
  Schema dello scenario: Chi si considera che abbia perso punti vita quando si fissano entrambi i totali
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 25 punti vita
    Quando i totali dei punti vita di Angie e Barry diventano 3 e 4
    E la squadra di Angie sceglie <membro> come giocatore influenzato
    Allora la squadra di Angie ha <totale> punti vita
    E Angie ha perso <persi da Angie> punti vita
    E Barry ha perso <persi da Barry> punti vita

    Esempi:
      | dal        | regola  | membro | totale | persi da Angie | persi da Barry |
      | 2010-04-23 | 806.10d | Angie  | 3      | 22             | 0              |
      | 2010-04-23 | 806.10d | Barry  | 4      | 0              | 21             |
