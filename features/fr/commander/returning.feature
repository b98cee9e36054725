# language: fr
@source:C
Fonctionnalité: Cimetière et exil
  > Un commandant qui irait au cimetière ou en exil peut aller dans la zone de commandement. Depuis 2020 il y va après coup, et meurt donc d'abord.

  @id:commander.graveyard.returns @situation:commander.graveyard @clause:commander.graveyard @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @must
  Plan du scénario: Le propriétaire met le commandant dans la zone de commandement ; qu'il soit mort dépend de la date
    Étant donné qu'Angie contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Angie est « Isamaru, Hound of Konda »
    Et qu'Angie contrôle « Zulaport Cutthroat »
    Et que l'équipe d'Angie a 20 points de vie
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant « Isamaru, Hound of Konda »
    Et que le sort se résout
    Et qu'Angie met son commandant dans la zone de commandement
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors Angie a « Isamaru, Hound of Konda » dans la zone de commandement
    Et l'équipe d'Angie a <points> points de vie

    Exemples:
      | à partir du | règle  | points |
      | 2009-10-01  | 903.10 | 20     |
      | 2020-07-03  | 903.9a | 21     |

  @id:commander.graveyard.stays @situation:commander.graveyard @clause:commander.graveyard @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  Scénario: Le propriétaire laisse le commandant au cimetière : il est mort, et reste le commandant
    Étant donné qu'Angie contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Angie est « Isamaru, Hound of Konda »
    Et qu'Angie contrôle « Zulaport Cutthroat »
    Et que l'équipe d'Angie a 20 points de vie
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant « Isamaru, Hound of Konda »
    Et que le sort se résout
    Et qu'Angie ne met pas son commandant dans la zone de commandement
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 21 points de vie
    Et le commandant d'Angie est « Isamaru, Hound of Konda »

  @id:commander.graveyard.combat @situation:commander.graveyard.combat @clause:commander.graveyard @clause:creature.dies @variant:two-headed-giant-commander @should
  Plan du scénario: Le propriétaire d'un commandant détruit au combat peut le mettre dans la zone de commandement
    Étant donné qu'Edward contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Edward est « Isamaru, Hound of Konda »
    Et qu'Edward contrôle « Zulaport Cutthroat »
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque <qui> avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Isamaru, Hound of Konda »
    Et qu'Edward met son commandant dans la zone de commandement
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors Edward a « Isamaru, Hound of Konda » dans la zone de commandement
    Et l'équipe d'Edward a <points> points de vie

    Exemples:
      | à partir du | règle  | qui               | points |
      | 2009-10-01  | 903.10 | l'équipe d'Edward | 20     |
      | 2018-04-27  | 903.9  | Edward            | 20     |
      | 2020-07-03  | 903.9a | Edward            | 21     |

  @id:commander.graveyard.teammate @situation:commander.graveyard.teammate @clause:commander.graveyard @clause:commander.designation @variant:two-headed-giant-commander @from:2009-10-01 @should
  Scénario: La carte d'un coéquipier qui n'est le commandant de personne va au cimetière
    Étant donné que Barry contrôle « Tobias Andrion »
    Et qu'Angie contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Angie est « Isamaru, Hound of Konda »
    Et que Barry contrôle « Goblin Bombardment »
    Et que l'équipe d'Edward a 20 points de vie
    Quand Barry active la capacité de « Goblin Bombardment »
    Et que Barry choisit Edward comme cible
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 19 points de vie
    Et Barry ne contrôle pas « Tobias Andrion »
    Et Angie contrôle « Isamaru, Hound of Konda »

  @id:commander.exile.returns @situation:commander.exile @clause:commander.exile @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  Scénario: Le propriétaire d'un commandant exilé le met dans la zone de commandement
    Étant donné qu'Edward contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Edward est « Isamaru, Hound of Konda »
    Quand Angie lance « Unmake » en ciblant « Isamaru, Hound of Konda »
    Et qu'Edward met son commandant dans la zone de commandement
    Et que le sort se résout
    Alors Edward a « Isamaru, Hound of Konda » dans la zone de commandement

  @id:commander.exile.stays @situation:commander.exile @clause:commander.exile @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  Scénario: Le propriétaire laisse un commandant en exil, et il n'en revient pas plus tard
    Étant donné qu'Edward contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Edward est « Isamaru, Hound of Konda »
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Unmake » en ciblant « Isamaru, Hound of Konda »
    Et qu'Edward ne met pas son commandant dans la zone de commandement
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors Edward ne contrôle pas « Isamaru, Hound of Konda »
    Et l'équipe d'Edward a 20 points de vie

  @id:commander.graveyard.order @situation:commander.graveyard.order @clause:commander.graveyard @clause:choice.order @variant:two-headed-giant-commander @from:2020-07-03 @must
  Scénario: Quand des commandants des deux équipes meurent ensemble, un membre de l'équipe active décide en premier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Angie est « Isamaru, Hound of Konda »
    Et que Ronald contrôle « Tobias Andrion »
    Et que le commandant de Ronald est « Tobias Andrion »
    Quand Edward lance « Jour de condamnation »
    Et que le sort se résout
    Alors Ronald doit faire un choix
    Mais Angie n'a aucun choix à faire
    Et Edward n'a aucun choix à faire
