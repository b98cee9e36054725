# language: fr
@source:F @source:I @source:W
Fonctionnalité: Les blessures, les gains et les pertes de points de vie
  > Les blessures, les gains et les pertes de points de vie touchent chaque joueur individuellement, mais l'équipe n'a qu'un total pour deux. Que devient-il ?

  @id:life.shared.flame_rift @clause:life.shared @source:F-EX10 @source:I-EX06 @source:W-EX08 @from:2005-08-01 @must
  Scénario: Rides de flammes fait perdre 8 points de vie à chaque équipe
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 15 points de vie
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Angie a 12 points de vie
    Et l'équipe d'Edward a 7 points de vie

  @id:life.shared.gray_merchant @clause:life.shared @source:W-EX02 @from:2005-08-01 @must
  Scénario: Le Marchand gris d'Asphodèle se déclenche une fois, chaque adversaire perd des points de vie, et tous ces points de vie sont gagnés
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Marchand gris d'Asphodèle »
    Et que le sort se résout
    Et que la capacité déclenchée de « Marchand gris d'Asphodèle » se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 24 points de vie
    Quand l'étape de fin de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 24 points de vie

  @id:life.shared.gray_merchant.devotion @situation:life.shared.gray_merchant @clause:life.shared @source:W-EX02 @must
  Plan du scénario: Seuls les permanents de son propre contrôleur comptent pour le Marchand gris d'Asphodèle
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que <contrôleur> contrôle « Mal à l'affût »
    Quand Angie lance « Marchand gris d'Asphodèle »
    Et que le sort se résout
    Et que la capacité déclenchée de « Marchand gris d'Asphodèle » se résout
    Alors l'équipe d'Edward a <Edward> points de vie
    Et l'équipe d'Angie a <Angie> points de vie

    Exemples:
      | à partir du | contrôleur | Edward | Angie |
      | 2005-08-01  | Angie      | 10     | 30    |
      | 2005-08-01  | Barry      | 16     | 24    |
