# language: it
Funzionalità: Danno da combattimento tra squadre di tre o quattro
  > Creature di qualunque testa attaccano per prime, bloccano insieme e attendono il loro danno. Conta quante sono le teste?

  @id:heads.first_strike.blocked @variant:three-headed-giant @clause:combat.first_strike @clause:combat.block @clause:team.more_heads @must
  Schema dello scenario: Una creatura con attacco improvviso uccide il bloccante di un terzo avversario e non subisce danno
    Dato che Angie controlla “Youthful Knight”
    E che Victor controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca <attaccato> con “Youthful Knight”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Victor blocca “Youthful Knight” con “Orso Grizzly”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora Angie controlla “Youthful Knight”
    E Victor non controlla nessuna creatura

    Esempi:
      | dal        | regola | attaccato            |
      | 2005-08-01 | 310.5  | la squadra di Edward |
      | 2018-04-27 | 510.4  | Edward               |

  @id:heads.first_strike.teammate @variant:four-headed-giant @clause:combat.first_strike @clause:combat.attack @clause:team.more_heads @must
  Schema dello scenario: Di quattro compagni di squadra uno attacca per primo, e il quarto nella seconda sottofase dello stesso combattimento
    Dato che Angie controlla “Youthful Knight”
    E che Dora controlla “Gigante di Collina”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca <attaccato> con “Youthful Knight”
    E Dora attacca <attaccato> con “Gigante di Collina”
    E la squadra di Angie sceglie Walter come giocatore che subisce il danno
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora la squadra di Edward ha 15 punti vita

    Esempi:
      | dal        | regola | attaccato            |
      | 2009-07-11 | 510.5  | la squadra di Edward |
      | 2018-04-27 | 510.4  | Walter               |

  @id:heads.damage.when @variant:three-headed-giant @clause:combat.damage_when @clause:combat.damaged_player @clause:team.more_heads @must
  Schema dello scenario: Il danno di tre attaccanti attende in pila come un solo oggetto, e in seguito non più
    Dato che la squadra di Edward ha 30 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    E che Celia controlla “Turret Ogre”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca <attaccato> con “Gigante di Collina”
    E Barry attacca <attaccato> con “Orso Grizzly”
    E Celia attacca <attaccato> con “Turret Ogre”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    E la squadra di Angie sceglie Victor come giocatore che subisce il danno
    Allora la squadra di Edward ha <punti vita> punti vita

    Esempi:
      | dal        | regola | attaccato            | punti vita |
      | 2005-08-01 | 310.1  | la squadra di Edward | 30         |
      | 2009-07-11 | 510.2  | la squadra di Edward | 21         |
      | 2018-04-27 | 510.2  | Victor               | 21         |

  @id:heads.division.freely @situation:heads.division @variant:four-headed-giant @clause:combat.division @clause:combat.damage @clause:team.more_heads @from:2005-08-01 @until:2009-07-11 @must
  Scenario: Il primo e il quarto avversario bloccano la stessa creatura, e la squadra attaccante ne divide il danno come vuole
    Dato che Angie controlla “Wind Drake”
    E che Dora controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca la squadra di Angie con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Orso Grizzly” con “Wind Drake”
    E Dora blocca “Orso Grizzly” con “Gigante di Collina”
    E la squadra di Edward suddivide il danno: 1 a “Wind Drake”, 1 a “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Angie controlla una creatura
    E Dora controlla una creatura
    Ed Edward non controlla nessuna creatura

  @id:heads.division.in_order @situation:heads.division @variant:four-headed-giant @clause:combat.division @clause:combat.damage @clause:team.more_heads @until:2024-11-08 @must
  Schema dello scenario: Tra i bloccanti del primo e del quarto avversario c'era un ordine, e il primo subiva danno letale prima dell'altro
    Dato che Angie controlla “Wind Drake”
    E che Dora controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca <attaccato> con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Orso Grizzly” con “Wind Drake”
    E Dora blocca “Orso Grizzly” con “Gigante di Collina”
    E la squadra di Edward dichiara l'ordine di assegnazione del danno: prima “Wind Drake”, poi “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Angie non controlla nessuna creatura
    E Dora controlla una creatura
    Ed Edward non controlla nessuna creatura

    Esempi:
      | dal        | regola  | attaccato           |
      | 2009-07-11 | 806.7e  | la squadra di Angie |
      | 2018-04-27 | 805.10f | Barry               |

  @id:heads.division.freely.now @situation:heads.division @variant:four-headed-giant @clause:combat.division @clause:combat.damage @clause:team.more_heads @from:2024-11-08 @must
  Scenario: Tra i bloccanti del primo e del quarto avversario non c'è più alcun ordine
    Dato che Angie controlla “Wind Drake”
    E che Dora controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Barry con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Orso Grizzly” con “Wind Drake”
    E Dora blocca “Orso Grizzly” con “Gigante di Collina”
    E la squadra di Edward suddivide il danno: 1 a “Wind Drake”, 1 a “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Angie controlla una creatura
    E Dora controlla una creatura
    Ed Edward non controlla nessuna creatura
