# language: fr
Fonctionnalité: Blessures de combat entre équipes de trois ou quatre
  > Des créatures de n'importe quelle tête frappent en premier, bloquent ensemble et attendent leurs blessures. Le nombre de têtes y change-t-il quelque chose ?

  @id:heads.first_strike.blocked @variant:three-headed-giant @clause:combat.first_strike @clause:combat.block @clause:team.more_heads @must
  Plan du scénario: Une créature qui frappe en premier tue le bloqueur d'un troisième adversaire et ne subit pas de blessures
    Étant donné qu'Angie contrôle « Youthful Knight »
    Et que Victor contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque <attaqué> avec « Youthful Knight »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Victor bloque « Youthful Knight » avec « Grizzlis »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors Angie contrôle « Youthful Knight »
    Et Victor ne contrôle aucune créature

    Exemples:
      | à partir du | règle | attaqué           |
      | 2005-08-01  | 310.5 | l'équipe d'Edward |
      | 2018-04-27  | 510.4 | Edward            |

  @id:heads.first_strike.teammate @variant:four-headed-giant @clause:combat.first_strike @clause:combat.attack @clause:team.more_heads @must
  Plan du scénario: De quatre coéquipiers, l'un frappe en premier et le quatrième à la deuxième étape du même combat
    Étant donné qu'Angie contrôle « Youthful Knight »
    Et que Dora contrôle « Géant des collines »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque <attaqué> avec « Youthful Knight »
    Et que Dora attaque <attaqué> avec « Géant des collines »
    Et que l'équipe d'Angie choisit Walter comme joueur qui subit les blessures
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors l'équipe d'Edward a 15 points de vie

    Exemples:
      | à partir du | règle | attaqué           |
      | 2009-07-11  | 510.5 | l'équipe d'Edward |
      | 2018-04-27  | 510.4 | Walter            |

  @id:heads.damage.when @variant:three-headed-giant @clause:combat.damage_when @clause:combat.damaged_player @clause:team.more_heads @must
  Plan du scénario: Les blessures de trois attaquants attendent sur la pile comme un seul objet, et plus tard elles n'attendent plus
    Étant donné que l'équipe d'Edward a 30 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Et que Celia contrôle « Turret Ogre »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque <attaqué> avec « Géant des collines »
    Et que Barry attaque <attaqué> avec « Grizzlis »
    Et que Celia attaque <attaqué> avec « Turret Ogre »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Et que l'équipe d'Angie choisit Victor comme joueur qui subit les blessures
    Alors l'équipe d'Edward a <points de vie> points de vie

    Exemples:
      | à partir du | règle | attaqué           | points de vie |
      | 2005-08-01  | 310.1 | l'équipe d'Edward | 30            |
      | 2009-07-11  | 510.2 | l'équipe d'Edward | 21            |
      | 2018-04-27  | 510.2 | Victor            | 21            |

  @id:heads.division.freely @situation:heads.division @variant:four-headed-giant @clause:combat.division @clause:combat.damage @clause:team.more_heads @from:2005-08-01 @until:2009-07-11 @must
  Scénario: Le premier et le quatrième adversaire bloquent la même créature, et l'équipe attaquante répartit ses blessures à sa guise
    Étant donné qu'Angie contrôle « Wind Drake »
    Et que Dora contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Grizzlis » avec « Wind Drake »
    Et que Dora bloque « Grizzlis » avec « Géant des collines »
    Et que l'équipe d'Edward répartit les blessures : 1 à « Wind Drake », 1 à « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Angie contrôle une créature
    Et Dora contrôle une créature
    Et Edward ne contrôle aucune créature

  @id:heads.division.in_order @situation:heads.division @variant:four-headed-giant @clause:combat.division @clause:combat.damage @clause:team.more_heads @until:2024-11-08 @must
  Plan du scénario: Entre les bloqueurs du premier et du quatrième adversaire, il y avait un ordre, et le premier subissait des blessures mortelles avant l'autre
    Étant donné qu'Angie contrôle « Wind Drake »
    Et que Dora contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque <attaqué> avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Grizzlis » avec « Wind Drake »
    Et que Dora bloque « Grizzlis » avec « Géant des collines »
    Et que l'équipe d'Edward annonce l'ordre d'assignation des blessures : d'abord « Wind Drake », puis « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Angie ne contrôle aucune créature
    Et Dora contrôle une créature
    Et Edward ne contrôle aucune créature

    Exemples:
      | à partir du | règle   | attaqué          |
      | 2009-07-11  | 806.7e  | l'équipe d'Angie |
      | 2018-04-27  | 805.10f | Barry            |

  @id:heads.division.freely.now @situation:heads.division @variant:four-headed-giant @clause:combat.division @clause:combat.damage @clause:team.more_heads @from:2024-11-08 @must
  Scénario: Entre les bloqueurs du premier et du quatrième adversaire, il n'y a plus d'ordre
    Étant donné qu'Angie contrôle « Wind Drake »
    Et que Dora contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Barry avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Grizzlis » avec « Wind Drake »
    Et que Dora bloque « Grizzlis » avec « Géant des collines »
    Et que l'équipe d'Edward répartit les blessures : 1 à « Wind Drake », 1 à « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Angie contrôle une créature
    Et Dora contrôle une créature
    Et Edward ne contrôle aucune créature
