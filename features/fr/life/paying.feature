# language: fr
Fonctionnalité: Payer des points de vie
  > Un joueur paie des points de vie comme coût. Est-ce sa propre part qui doit suffire, ou les points de vie de l'équipe ?

  @id:life.pay.team @situation:life.pay @clause:life.pay @from:2008-07-15 @must
  Scénario: Un joueur peut payer autant de points de vie que l'équipe en a, et pas plus
    Étant donné que l'équipe d'Angie a 5 points de vie
    Et qu'Angie contrôle « Unspeakable Symbol »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Mal à l'affût »
    Quand Angie active la capacité de « Unspeakable Symbol »
    Alors l'équipe d'Angie a 2 points de vie
    Et Angie ne peut pas activer la capacité de « Unspeakable Symbol »
    Mais Angie peut activer la capacité de « Mal à l'affût »

  @id:life.pay.own @situation:life.pay @clause:life.pay @from:2005-08-01 @until:2008-07-15 @should
  Scénario: Un joueur ne pouvait pas payer plus que son total, censé être la moitié de celui de l'équipe
    Étant donné que l'équipe d'Angie a 6 points de vie
    Et qu'Angie contrôle « Unspeakable Symbol »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Mal à l'affût »
    Quand Angie active la capacité de « Unspeakable Symbol »
    Alors l'équipe d'Angie a 3 points de vie
    Et Angie ne peut pas activer la capacité de « Unspeakable Symbol »
    Mais Angie peut activer la capacité de « Mal à l'affût »

  @id:pay_life.negative @clause:life.pay @clause:life.read @variant:two-headed-giant @variant:two-player @from:2005-08-01 @should
  Scénario: La moitié d'un total de points de vie inférieur à 0 n'est rien, et peut se payer
    Étant donné que l'équipe d'Angie a -3 points de vie
    Et qu'Angie contrôle « Ange de platine »
    Et qu'Angie contrôle « Mal à l'affût »
    Quand Angie active la capacité de « Mal à l'affût »
    Et que la capacité se résout
    Alors la créature « Mal à l'affût » est 4/4
    Et l'équipe d'Angie a -3 points de vie
