# language: fr
Fonctionnalité: Exilé au lieu d'aller au cimetière
  > Une carte dit que ce qui irait au cimetière d'un adversaire est exilé à la place. De qui sont ces cartes, lesquelles sont-ce, et ce qui est exilé est-il mort ?

  @id:exiled_instead.opponent @clause:replacement.instead @clause:team.opponents @from:2006-05-01 @must
  Scénario: La créature d'un adversaire qui devrait mourir est exilée et n'est pas morte, et le sort qui la détruit va au cimetière de son propriétaire
    Étant donné qu'Angie contrôle « Leyline of the Void »
    Et qu'Edward contrôle « Zulaport Cutthroat »
    Et qu'Edward contrôle « Grizzlis »
    Et que l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Shock » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Edward possède « Grizzlis » en exil
    Et Edward n'a aucune carte dans son cimetière
    Et Angie a « Shock » dans son cimetière
    Quand l'étape de fin de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 20 points de vie

  @id:exiled_instead.teammate @clause:replacement.instead @clause:team.opponents @from:2006-05-01 @must
  Scénario: Sous Leyline of the Void, la créature d'un coéquipier meurt
    Étant donné qu'Angie contrôle « Leyline of the Void »
    Et que Barry contrôle « Grizzlis »
    Quand Angie lance « Shock » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Barry a « Grizzlis » dans son cimetière
    Et Barry ne possède aucune carte en exil

  @id:exiled_instead.spell @clause:replacement.instead @clause:zone.graveyard @from:2006-05-01 @must
  Scénario: Les sorts d'un adversaire sont exilés en se résolvant, et les cartes que l'autre défausse aussi
    Étant donné qu'Angie contrôle « Leyline of the Void »
    Et que Ronald a « Forêt » en main
    Et que Ronald a « Géant des collines » en main
    Quand Angie lance « Mind Rot » en ciblant Ronald
    Et que le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant Angie
    Et que le sort se résout
    Alors Ronald possède « Forêt » en exil
    Et Ronald possède « Géant des collines » en exil
    Et Edward possède « Shock » en exil
    Et Angie a « Mind Rot » dans son cimetière

  @id:exiled_instead.creatures @clause:replacement.instead @from:2015-09-26 @must
  Scénario: Là où seules les créatures le sont, les autres cartes vont au cimetière
    Étant donné qu'Angie contrôle « Anafenza, the Foremost »
    Et que Ronald a « Forêt » en main
    Et que Ronald a « Géant des collines » en main
    Quand Angie lance « Mind Rot » en ciblant Ronald
    Et que le sort se résout
    Alors Ronald possède « Géant des collines » en exil
    Et Ronald a « Forêt » dans son cimetière

  @id:exiled_instead.together @clause:replacement.instead @clause:trigger.dies @from:2015-09-26 @must
  Scénario: Ce qui mourrait en même temps que la créature qui le dit est exilé, celle du coéquipier ne l'est pas
    Étant donné qu'Angie contrôle « Anafenza, the Foremost »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Jour de condamnation »
    Et que le sort se résout
    Alors Edward possède « Géant des collines » en exil
    Et Angie a « Anafenza, the Foremost » dans son cimetière
    Et Barry a « Grizzlis » dans son cimetière

  @id:exiled_instead.animated @clause:replacement.instead @clause:object.types @from:2015-09-26 @must
  Scénario: Un terrain qui est une créature au moment où il mourrait est exilé
    Étant donné qu'Angie contrôle « Anafenza, the Foremost »
    Et que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Edward contrôle « Treetop Village »
    Et qu'Edward contrôle six « Source de mana »
    Quand Edward active la deuxième capacité de « Treetop Village »
    Et que la capacité se résout
    Et qu'Edward lance « Jour de condamnation »
    Et que le sort se résout
    Alors Edward possède « Treetop Village » en exil

  @id:exiled_instead.counter @clause:target.choose @from:2018-04-27 @must
  Scénario: Quand Anafenza, the Foremost attaque, un marqueur est mis sur une autre créature engagée de son contrôleur, et sur aucune du coéquipier
    Étant donné qu'Angie contrôle « Anafenza, the Foremost »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Anafenza, the Foremost » et « Géant des collines »
    Et que Barry attaque Edward avec « Grizzlis »
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que la capacité déclenchée de « Anafenza, the Foremost » se résout
    Alors la créature « Géant des collines » est 4/4
    Et la créature « Grizzlis » est 2/2

  @id:exiled_instead.commander @clause:replacement.instead @clause:commander.exile @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  Scénario: Un commandant qui devrait mourir est exilé, à moins que son propriétaire ne le mette dans la zone de commandement
    Étant donné qu'Angie contrôle « Leyline of the Void »
    Et qu'Edward contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Edward est « Isamaru, Hound of Konda »
    Quand Angie lance « Shock » en ciblant « Isamaru, Hound of Konda »
    Et qu'Edward ne met pas son commandant dans la zone de commandement
    Et que le sort se résout
    Alors Edward possède « Isamaru, Hound of Konda » en exil
    Et Edward n'a aucune carte dans son cimetière

  @id:exiled_instead.commander.together @clause:replacement.instead @clause:commander.graveyard @variant:commander @variant:two-player-commander @from:2020-07-03 @must
  Scénario: Un commandant qui le dit meurt avec ce qu'il fait exiler, et se retrouve dans la zone de commandement
    Étant donné qu'Angie contrôle « Anafenza, the Foremost »
    Et que le commandant d'Angie est « Anafenza, the Foremost »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Jour de condamnation »
    Et qu'Angie met son commandant dans la zone de commandement
    Et que le sort se résout
    Alors Edward possède « Géant des collines » en exil
    Et Angie a « Anafenza, the Foremost » dans la zone de commandement
