# language: fr
Fonctionnalité: Des capacités qui se déclenchent dans des cimetières
  > Une carte dans un cimetière revient quand quelque chose se produit. De qui comptent les étapes, les terrains et les points de vie ?

  @id:in_graveyards.land @situation:in_graveyards @clause:ability.zone @from:2005-08-01 @must
  Scénario: Un terrain de son propriétaire la ramène, et celui d'un coéquipier non
    Étant donné qu'Angie a « Bloodghast » dans son cimetière
    Et que Barry a « Plaine » en main
    Et qu'Angie a « Forêt » en main
    Quand Barry joue le terrain « Plaine »
    Alors la pile est vide
    Quand Angie joue le terrain « Forêt »
    Et qu'Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Bloodghast » se résout
    Alors Angie contrôle « Bloodghast »

  @id:in_graveyards.not_liked @situation:in_graveyards @clause:ability.zone @from:2005-08-01 @must
  Scénario: Une carte qui peut revenir du cimetière ne revient pas si l'on ne veut pas
    Étant donné qu'Angie a « Bloodghast » dans son cimetière
    Et qu'Angie a « Forêt » en main
    Quand Angie joue le terrain « Forêt »
    Et qu'Angie ne fait pas ce que la capacité permet
    Et que la capacité déclenchée de « Bloodghast » se résout
    Alors Angie a « Bloodghast » dans son cimetière

  @id:in_graveyards.there @situation:in_graveyards @clause:ability.zone @from:2005-08-01 @must
  Scénario: Bloodghast et Squee, Goblin Nabob ne se déclenchent ni sur le champ de bataille ni dans une main
    Étant donné qu'Angie contrôle « Bloodghast »
    Et qu'Angie a « Squee, Goblin Nabob » en main
    Et qu'Angie a « Forêt » en main
    Quand Angie joue le terrain « Forêt »
    Alors la pile est vide
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Alors la pile est vide

  @id:in_graveyards.haste @situation:in_graveyards @clause:life.shared @from:2018-04-27 @must
  Scénario: Bloodghast attaque dès son retour si l'équipe adverse a 10 points de vie
    Étant donné qu'Angie a « Bloodghast » dans son cimetière
    Et qu'Angie a « Forêt » en main
    Et que l'équipe d'Edward a 10 points de vie
    Quand Angie joue le terrain « Forêt »
    Et qu'Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Bloodghast » se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Bloodghast »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 8 points de vie

  @id:in_graveyards.no_haste @situation:in_graveyards @clause:life.shared @from:2018-04-27 @must
  Scénario: Bloodghast ne peut pas attaquer dès son retour si l'équipe adverse a 11 points de vie, même si la sienne en a moins
    Étant donné qu'Angie a « Bloodghast » dans son cimetière
    Et qu'Angie a « Forêt » en main
    Et qu'Angie contrôle « Géant des collines »
    Et que l'équipe d'Edward a 11 points de vie
    Et que l'équipe d'Angie a 5 points de vie
    Quand Angie joue le terrain « Forêt »
    Et qu'Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Bloodghast » se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Bloodghast »
    Mais Angie peut attaquer Edward avec « Géant des collines »

  @id:in_graveyards.upkeep @situation:in_graveyards @clause:ability.zone @clause:trigger.step @from:2005-08-01 @must
  Scénario: Squee, Goblin Nabob revient en main à l'entretien de l'équipe, même après défausse
    Étant donné que Barry a « Squee, Goblin Nabob » en main
    Et que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que Barry a deux cartes en main
    Quand Edward lance « Mind Rot » en ciblant Barry
    Et que le sort se résout
    Alors Barry a « Squee, Goblin Nabob » dans son cimetière
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que Barry fait ce que la capacité permet
    Et que la capacité déclenchée de « Squee, Goblin Nabob » se résout
    Alors Barry a « Squee, Goblin Nabob » en main

  @id:in_graveyards.theirs @situation:in_graveyards @clause:ability.zone @clause:trigger.step @from:2005-08-01 @must
  Scénario: À l'entretien des adversaires Squee, Goblin Nabob ne se déclenche pas
    Étant donné que Barry a « Squee, Goblin Nabob » dans son cimetière
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la pile est vide

  @id:in_graveyards.gone @situation:in_graveyards @clause:zone.new_object @from:2005-08-01 @must
  Scénario: Si Bloodghast a quitté le cimetière quand sa capacité se résout, il reste où il est
    Étant donné qu'Angie a « Bloodghast » dans son cimetière
    Et qu'Angie a « Forêt » en main
    Et qu'Angie contrôle « Vedalken Orrery »
    Quand Angie joue le terrain « Forêt »
    Et qu'Angie lance « Morningtide »
    Et que le sort se résout
    Et qu'Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Bloodghast » se résout
    Alors Angie possède « Bloodghast » en exil
