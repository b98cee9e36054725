# language: fr
@source:C
Fonctionnalité: Les blessures de combat d'un commandant
  > Un joueur à qui un même commandant a infligé 21 blessures de combat au cours de la partie perd, et son équipe avec lui. Aucune règle ne réunit les deux variantes : que chaque tête soit comptée à part en est déduit.

  @id:commander.damage.lethal @situation:commander.damage @clause:commander.damage @variant:two-headed-giant-commander @from:2009-10-01 @until:2018-04-27 @should
  Scénario: Vingt et une blessures d'un même commandant à une tête font perdre l'équipe
    Étant donné qu'Angie contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Angie est « Isamaru, Hound of Konda »
    Et que « Isamaru, Hound of Konda » a 19 marqueurs +1/+1
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Isamaru, Hound of Konda »
    Et que l'équipe d'Angie choisit Edward comme joueur qui subit les blessures
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward perd la partie

  @id:commander.damage.lethal.now @situation:commander.damage @clause:commander.damage @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scénario: Vingt et une blessures d'un même commandant à la tête qu'il attaque font perdre l'équipe
    Étant donné qu'Angie contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Angie est « Isamaru, Hound of Konda »
    Et que « Isamaru, Hound of Konda » a 19 marqueurs +1/+1
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Isamaru, Hound of Konda »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward perd la partie

  @id:commander.damage.twenty @situation:commander.damage @clause:commander.damage @variant:two-headed-giant-commander @should
  Plan du scénario: Vingt blessures de combat d'un commandant ne suffisent pas
    Étant donné qu'Angie contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Angie est « Isamaru, Hound of Konda »
    Et que « Isamaru, Hound of Konda » a 18 marqueurs +1/+1
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque <qui> avec « Isamaru, Hound of Konda »
    Et que l'équipe d'Angie choisit Edward comme joueur qui subit les blessures
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors la partie continue
    Et l'équipe d'Edward a 20 points de vie

    Exemples:
      | à partir du | règle   | qui               |
      | 2009-10-01  | 903.12a | l'équipe d'Edward |
      | 2018-04-27  | 903.10a | Edward            |

  @id:commander.damage.none @situation:commander.damage @clause:commander.damage @clause:commander.designation @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scénario: Les blessures d'une créature qui n'est pas un commandant ne comptent pas
    Étant donné qu'Angie contrôle « Isamaru, Hound of Konda »
    Et que « Isamaru, Hound of Konda » a 19 marqueurs +1/+1
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Isamaru, Hound of Konda »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors la partie continue
    Et l'équipe d'Edward a 19 points de vie

  @id:commander.damage.two_commanders @situation:commander.damage.two_commanders @clause:commander.damage @variant:two-headed-giant-commander @from:2009-10-01 @until:2018-04-27 @should
  Scénario: Les blessures de deux commandants à une même tête ne s'additionnent pas
    Étant donné qu'Angie contrôle « Isamaru, Hound of Konda »
    Et que Barry contrôle « Tobias Andrion »
    Et que le commandant d'Angie est « Isamaru, Hound of Konda »
    Et que le commandant de Barry est « Tobias Andrion »
    Et que « Isamaru, Hound of Konda » a neuf marqueurs +1/+1
    Et que « Tobias Andrion » a sept marqueurs +1/+1
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Isamaru, Hound of Konda »
    Et que Barry attaque l'équipe d'Edward avec « Tobias Andrion »
    Et que l'équipe d'Angie choisit Edward comme joueur qui subit les blessures
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors la partie continue
    Et l'équipe d'Edward a 18 points de vie

  @id:commander.damage.two_commanders.now @situation:commander.damage.two_commanders @clause:commander.damage @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scénario: Les blessures de deux commandants à la tête qu'ils attaquent tous deux ne s'additionnent pas
    Étant donné qu'Angie contrôle « Isamaru, Hound of Konda »
    Et que Barry contrôle « Tobias Andrion »
    Et que le commandant d'Angie est « Isamaru, Hound of Konda »
    Et que le commandant de Barry est « Tobias Andrion »
    Et que « Isamaru, Hound of Konda » a neuf marqueurs +1/+1
    Et que « Tobias Andrion » a sept marqueurs +1/+1
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Isamaru, Hound of Konda »
    Et que Barry attaque Edward avec « Tobias Andrion »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors la partie continue
    Et l'équipe d'Edward a 18 points de vie

  @id:commander.damage.two_heads @situation:commander.damage.two_heads @clause:commander.damage @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scénario: Ce qu'un même commandant inflige aux deux têtes d'une équipe ne s'additionne pas, quels que soient les combats
    Étant donné qu'Angie contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Angie est « Isamaru, Hound of Konda »
    Et que « Isamaru, Hound of Konda » a neuf marqueurs +1/+1
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Isamaru, Hound of Konda »
    Et que l'équipe d'Angie finit son tour
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Ronald avec « Isamaru, Hound of Konda »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors la partie continue
    Et l'équipe d'Edward a 18 points de vie

  @id:commander.damage.over_turns @situation:commander.damage.two_heads @clause:commander.damage @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scénario: Ce qu'un même commandant inflige à une même tête en plusieurs combats s'additionne
    Étant donné qu'Angie contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Angie est « Isamaru, Hound of Konda »
    Et que « Isamaru, Hound of Konda » a neuf marqueurs +1/+1
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Isamaru, Hound of Konda »
    Et que l'équipe d'Angie finit son tour
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Isamaru, Hound of Konda »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward perd la partie

  @id:commander.damage.taken @situation:commander.damage.taken @clause:commander.damage @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scénario: Les blessures de son propre commandant comptent, qui que ce soit qui le contrôle
    Étant donné qu'Edward contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Edward est « Isamaru, Hound of Konda »
    Et que « Isamaru, Hound of Konda » a 19 marqueurs +1/+1
    Quand Angie lance « Acte de trahison » en ciblant « Isamaru, Hound of Konda »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Isamaru, Hound of Konda »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward perd la partie
