# language: fr
Fonctionnalité: Les capacités liées aux étapes qu'une équipe partage
  > Une capacité se déclenche dans une étape. Combien de fois, et quelles créatures voit-elle ?

  @id:ruling.crescendo_of_war @clause:trigger.step @from:2005-08-01 @must
  Scénario: Crescendo of War reçoit un marqueur à l'entretien de chaque équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que Barry contrôle « Crescendo of War »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors « Crescendo of War » a un marqueur « querelle »
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors « Crescendo of War » a deux marqueurs « querelle »

  @id:ruling.magmatic_force @clause:trigger.step @from:2005-08-01 @must
  Scénario: Magmatic Force inflige 3 blessures une seule fois à l'entretien d'une équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Magmatic Force »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et qu'Angie choisit Ronald comme cible
    Et que l'étape de pioche de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 17 points de vie

  @id:ruling.aku_djinn @clause:object.you @from:2005-08-01 @must
  Scénario: Aku Djinn met des marqueurs sur les créatures des deux adversaires, et non sur celles du coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Aku Djinn »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Oiseaux de paradis »
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors la créature « Grizzlis » est 2/2
    Et la créature « Géant des collines » est 4/4
    Et la créature « Oiseaux de paradis » est 1/2
    Et la créature « Aku Djinn » est 5/6

  @id:ruling.spawn_of_mayhem @clause:life.read @must
  Plan du scénario: Spawn of Mayhem coûte 2 points de vie à chaque équipe, puis lit ceux de son contrôleur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 22 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Spawn of Mayhem »
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 20 points de vie
    Et l'équipe d'Edward a 18 points de vie
    Et la créature « Spawn of Mayhem » est <taille>

    Exemples:
      | à partir du | règle   | taille |
      | 2005-08-01  | 606.9a  | 5/5    |
      | 2010-04-23  | 806.10a | 4/4    |

  @id:ruling.awakening @clause:trigger.step @from:2006-05-01 @must
  Scénario: Awakening dégage à l'entretien ce qu'une équipe a engagé, peu importe combien de fois il se déclenche
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que Barry contrôle « Awakening »
    Et qu'Angie contrôle « Spear Spewer »
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie active la capacité de « Spear Spewer »
    Et que la capacité se résout
    Alors Angie ne peut pas activer la capacité de « Spear Spewer »
    Quand l'étape de pioche de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Alors Angie peut activer la capacité de « Spear Spewer »
