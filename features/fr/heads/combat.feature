# language: fr
@source:W @source:N
Fonctionnalité: Le combat entre équipes de trois ou quatre
  > Trois ou quatre joueurs attaquent ensemble, et autant défendent. Qui peut être attaqué, qui peut bloquer, et à qui sont infligées les blessures ?

  @id:heads.attack.together @situation:heads.combat @variant:three-headed-giant @clause:combat.attack @clause:combat.attacks @clause:combat.damaged_player @clause:team.more_heads @from:2018-04-27 @must
  Scénario: Les créatures de trois joueurs attaquent trois joueurs, et chacune inflige ses blessures à celui qu'elle attaque
    Étant donné que l'équipe d'Edward a 30 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Et que Celia contrôle « Turret Ogre »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que Barry attaque Ronald avec « Grizzlis »
    Et que Celia attaque Victor avec « Turret Ogre »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 21 points de vie

  @id:heads.block.together @situation:heads.combat @variant:three-headed-giant @clause:combat.block @clause:combat.attack @clause:team.more_heads @from:2018-04-27 @must
  Scénario: Les créatures de trois joueurs bloquent, quel que soit celui d'entre eux qui est attaqué
    Étant donné que l'équipe d'Edward a 30 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Et que Ronald contrôle « Turret Ogre »
    Et que Victor contrôle « Oiseaux de paradis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que Barry attaque Edward avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Victor bloque « Géant des collines » avec « Oiseaux de paradis »
    Et que Ronald bloque « Grizzlis » avec « Turret Ogre »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 30 points de vie

  @id:heads.attack.team @situation:heads.combat @variant:three-headed-giant @clause:combat.attack @clause:combat.attacks @clause:combat.damaged_player @clause:team.more_heads @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Les créatures attaquaient une équipe de trois dans son ensemble, et l'équipe active désignait à qui chacune infligeait ses blessures
    Étant donné que l'équipe d'Edward a 30 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et que Celia contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Géant des collines »
    Et que Celia attaque l'équipe d'Edward avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Et que l'équipe d'Angie choisit Victor comme joueur qui subit les blessures
    Alors l'équipe d'Edward a 25 points de vie
