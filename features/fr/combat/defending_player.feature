# language: fr
@source:F @source:W
Fonctionnalité: Un effet qui parle du joueur défenseur
  > Une équipe de deux est attaquée, et un effet parle d'un joueur défenseur. Lequel désigne-t-il ?

  @id:combat.thraximundar.one @situation:combat.thraximundar @clause:combat.defending_effect @source:F-EX04 @from:2007-02-01 @until:2018-04-27 @must
  Scénario: Le contrôleur de Thraximundar choisit le joueur défenseur qui sacrifie une créature
    Étant donné qu'Edward contrôle « Thraximundar »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Thraximundar »
    Et que la capacité déclenchée de « Thraximundar » se résout
    Et qu'Edward choisit Barry comme joueur défenseur
    Alors Barry ne contrôle aucune créature
    Et Angie contrôle une créature

  @id:combat.thraximundar.other @situation:combat.thraximundar @clause:combat.defending_effect @source:F-EX04 @from:2007-02-01 @until:2018-04-27 @must
  Scénario: Le contrôleur de Thraximundar peut choisir l'autre joueur défenseur
    Étant donné qu'Edward contrôle « Thraximundar »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Thraximundar »
    Et que la capacité déclenchée de « Thraximundar » se résout
    Et qu'Edward choisit Angie comme joueur défenseur
    Alors Barry contrôle une créature
    Et Angie ne contrôle aucune créature

  @id:combat.thraximundar.attacked @situation:combat.thraximundar @clause:combat.defending_effect @source:F-EX04 @from:2018-04-27 @must
  Scénario: Le joueur que Thraximundar attaque sacrifie une créature, et choisit laquelle
    Étant donné qu'Edward contrôle « Thraximundar »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et que Barry contrôle « Oiseaux de paradis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Barry avec « Thraximundar »
    Et que la capacité déclenchée de « Thraximundar » se résout
    Et que Barry sacrifie « Géant des collines »
    Alors Barry contrôle « Oiseaux de paradis »
    Et Barry contrôle une créature
    Et Angie contrôle une créature

  @id:combat.thraximundar.grows @clause:combat.defending_effect @source:F-EX04 @from:2018-04-27 @must
  Scénario: Thraximundar grandit grâce au sacrifice si son contrôleur le veut
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 30 points de vie
    Et qu'Angie contrôle « Grizzlis »
    Quand Edward lance « Thraximundar »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Thraximundar »
    Et qu'Edward fait ce que la capacité permet
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Angie ne contrôle aucune créature
    Et l'équipe d'Angie a 23 points de vie

  @id:combat.thraximundar.stays @clause:combat.defending_effect @source:F-EX04 @from:2018-04-27 @must
  Scénario: Thraximundar reste tel quel si son contrôleur le préfère
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 30 points de vie
    Et qu'Angie contrôle « Grizzlis »
    Quand Edward lance « Thraximundar »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Thraximundar »
    Et qu'Edward ne fait pas ce que la capacité permet
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Angie ne contrôle aucune créature
    Et l'équipe d'Angie a 24 points de vie

  @id:combat.defending_effect.several @clause:combat.defending_effect @from:2018-04-27 @must
  Scénario: Quand aucune créature ne dit qui est désigné, le contrôleur de l'effet choisit
    Étant donné qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Exercice du tribut »
    Et qu'Edward contrôle « Source de mana »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Oiseaux de paradis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et qu'Edward active la capacité de « Exercice du tribut »
    Et que la capacité se résout
    Et qu'Edward choisit Barry comme joueur défenseur
    Alors Barry ne contrôle aucune créature
    Et Angie contrôle une créature

  @id:combat.defending_effect.no_combat @clause:combat.defending_effect @from:2007-02-01 @must
  Scénario: Avant le combat personne ne défend, et aucune créature n'est sacrifiée
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Edward contrôle « Exercice du tribut »
    Et qu'Edward contrôle « Source de mana »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Oiseaux de paradis »
    Quand Edward active la capacité de « Exercice du tribut »
    Et que la capacité se résout
    Alors Angie contrôle une créature
    Et Barry contrôle une créature
