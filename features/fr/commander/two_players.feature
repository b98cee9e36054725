# language: fr
@source:C
Fonctionnalité: Deux joueurs avec chacun un commandant
  > Les règles de Commander seules, dans une partie à deux joueurs.

  @id:commander.two_players.life @situation:commander.life @clause:commander.life @clause:commander.start @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Chaque joueur commence avec 40 points de vie, sept cartes et le commandant dans la zone de commandement
    Étant donné qu'Angie a « Isamaru, Hound of Konda » dans la zone de commandement
    Et que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Et qu'Edward garde sa main
    Alors l'équipe d'Angie a 40 points de vie
    Et l'équipe d'Edward a 40 points de vie
    Et Edward a sept cartes en main
    Et Angie a « Isamaru, Hound of Konda » dans la zone de commandement

  @id:commander.two_players.tax @situation:commander.tax @clause:commander.tax @clause:commander.cast @clause:commander.graveyard @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Le deuxième lancement coûte deux de plus, que le joueur a ou n'a pas
    Étant donné qu'Angie a « Isamaru, Hound of Konda » dans la zone de commandement
    Et qu'Angie contrôle sept « Source de mana »
    Et qu'Angie contrôle « Goblin Bombardment »
    Quand Angie lance « Isamaru, Hound of Konda »
    Et que le sort se résout
    Et qu'Angie active la capacité de « Goblin Bombardment »
    Et qu'Angie choisit Edward comme cible
    Et qu'Angie met son commandant dans la zone de commandement
    Et que la capacité se résout
    Alors Angie peut lancer « Isamaru, Hound of Konda »
    Quand le sort se résout
    Et qu'Angie active la capacité de « Goblin Bombardment »
    Et que la capacité se résout
    Alors Angie a « Isamaru, Hound of Konda » dans la zone de commandement
    Et Angie ne peut pas lancer « Isamaru, Hound of Konda »

  @id:commander.two_players.graveyard @situation:commander.graveyard @clause:commander.graveyard @variant:commander @variant:two-player-commander @must
  Plan du scénario: Qu'un commandant qui va dans la zone de commandement soit mort dépend de la date
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

  @id:commander.two_players.damage @situation:commander.damage @clause:commander.damage @clause:combat.attacks_alone @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Vingt et une blessures de combat d'un même commandant font perdre un joueur
    Étant donné qu'Angie contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Angie est « Isamaru, Hound of Konda »
    Et que « Isamaru, Hound of Konda » a 19 marqueurs +1/+1
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Isamaru, Hound of Konda »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward perd la partie

  @id:commander.two_players.damage.twenty @situation:commander.damage @clause:commander.damage @clause:combat.attacks_alone @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Vingt blessures de combat ne suffisent pas pour qu'un joueur perde
    Étant donné qu'Angie contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Angie est « Isamaru, Hound of Konda »
    Et que « Isamaru, Hound of Konda » a 18 marqueurs +1/+1
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Isamaru, Hound of Konda »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward est toujours dans la partie
    Et l'équipe d'Edward a 20 points de vie
