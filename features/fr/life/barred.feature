# language: fr
@source:W
Fonctionnalité: Les joueurs qui ne peuvent pas gagner, perdre ou échanger des points de vie
  > Quelque chose empêche un joueur de gagner ou de perdre des points de vie, ou deux joueurs échangent leurs totaux. Qu'en est-il des points de vie que l'équipe partage ?

  @id:life.cannot_gain @clause:life.cannot_gain @must
  Plan du scénario: Un joueur ne peut pas gagner de points de vie : son coéquipier le peut-il ?
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Platinum Emperion »
    Et que <joueur> contrôle « Bottle Gnomes »
    Quand <joueur> active la capacité de « Bottle Gnomes »
    Et que la capacité se résout
    Alors l'équipe d'Angie a <vie> points de vie

    Exemples:
      | à partir du | règle   | joueur | vie |
      | 2005-08-01  | 606.9   | Angie  | 20  |
      | 2005-08-01  | 606.9   | Barry  | 23  |
      | 2010-04-23  | 806.10g | Angie  | 20  |
      | 2010-04-23  | 806.10g | Barry  | 20  |

  @id:life.cannot_lose @clause:life.cannot_lose @must
  Plan du scénario: Un joueur ne peut pas perdre de points de vie : son coéquipier en perd-il ?
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Et que Barry contrôle « Platinum Emperion »
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Angie a <vie> points de vie
    Et l'équipe d'Edward a 22 points de vie

    Exemples:
      | à partir du | règle  | vie |
      | 2005-08-01  | 606.9  | 16  |
      | 2010-10-01  | 810.9h | 20  |

  @id:life.cannot_lose.paying @situation:life.cannot_lose.paying @clause:life.cannot_lose @clause:life.pay @from:2010-10-01 @must
  Scénario: Personne dans l'équipe ne peut payer de points de vie, sauf 0
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que Barry contrôle « Platinum Emperion »
    Et qu'Angie contrôle « Wall of Blood »
    Et qu'Angie contrôle « Exercice de la porte »
    Alors Angie ne peut pas activer la capacité de « Wall of Blood »
    Mais Angie peut activer la capacité de « Exercice de la porte »
    Quand la capacité se résout
    Alors l'équipe d'Angie a 20 points de vie

  @id:life.cannot_lose.paying.teammate @situation:life.cannot_lose.paying @clause:life.cannot_lose @clause:life.pay @from:2005-08-01 @until:2010-10-01 @should
  Scénario: Un coéquipier de celui qui ne peut pas perdre de points de vie pouvait encore payer
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que Barry contrôle « Platinum Emperion »
    Et qu'Angie contrôle « Wall of Blood »
    Alors Angie peut activer la capacité de « Wall of Blood »
    Et l'équipe d'Angie a 19 points de vie

  @id:life.exchange @situation:life.exchange @clause:life.exchange @clause:life.read @from:2010-04-23 @must
  Scénario: Des joueurs de deux équipes échangent les totaux de points de vie de leurs équipes
    Étant donné que l'équipe d'Angie a 10 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Quand Angie lance « Exercice du troc » en ciblant Edward
    Et que le sort se résout
    Alors l'équipe d'Angie a 30 points de vie
    Et l'équipe d'Edward a 10 points de vie

  @id:life.exchange.halves @situation:life.exchange @clause:life.exchange @clause:life.read @from:2005-08-05 @until:2010-04-23 @should
  Scénario: Des joueurs de deux équipes échangeaient leurs moitiés
    Étant donné que l'équipe d'Angie a 10 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Quand Angie lance « Exercice du troc » en ciblant Edward
    Et que le sort se résout
    Alors l'équipe d'Angie a 20 points de vie
    Et l'équipe d'Edward a 20 points de vie

  @id:life.exchange.teammate @situation:life.exchange @clause:life.exchange @from:2010-04-23 @must
  Scénario: Des coéquipiers n'échangent pas leurs totaux de points de vie
    Étant donné que l'équipe d'Angie a 25 points de vie
    Quand Angie lance « Exercice du troc » en ciblant Barry
    Et que le sort se résout
    Alors l'équipe d'Angie a 25 points de vie

  @id:life.exchange.cannot_lose @situation:life.exchange @clause:life.exchange @clause:life.cannot_lose @from:2010-10-01 @must
  Scénario: Rien n'est échangé avec une équipe qui devrait perdre des points de vie et ne le peut pas
    Étant donné que l'équipe d'Angie a 10 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Et que Ronald contrôle « Platinum Emperion »
    Quand Angie lance « Exercice du troc » en ciblant Edward
    Et que le sort se résout
    Alors l'équipe d'Angie a 10 points de vie
    Et l'équipe d'Edward a 30 points de vie

  @id:life.exchange.cannot_gain @situation:life.exchange @clause:life.exchange @clause:life.cannot_gain @from:2010-04-23 @must
  Scénario: Rien n'est échangé avec une équipe qui devrait gagner des points de vie et ne le peut pas
    Étant donné que l'équipe d'Angie a 30 points de vie
    Et que l'équipe d'Edward a 10 points de vie
    Et que Ronald contrôle « Platinum Emperion »
    Quand Angie lance « Exercice du troc » en ciblant Edward
    Et que le sort se résout
    Alors l'équipe d'Angie a 30 points de vie
    Et l'équipe d'Edward a 10 points de vie
