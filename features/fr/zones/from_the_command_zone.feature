# language: fr
Fonctionnalité: Ce qui fonctionne dans la zone de commandement
  > Certains commandants ont des capacités qui fonctionnent tant qu'ils sont dans la zone de commandement. Lesquelles, pour qui, et qu'en est-il quand ils la quittent ?

  @id:ruling.oloro @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scénario: Oloro voit les points de vie que son contrôleur gagne, et aucun de ceux que gagne un coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Oloro, Ageless Ascetic »
    Et qu'Angie a « Angel's Mercy » en main
    Et que Barry a « Angel's Mercy » en main
    Et qu'Angie contrôle cinq « Source de mana »
    Et que Barry contrôle quatre « Source de mana »
    Quand Barry lance « Angel's Mercy » de Barry
    Et que le sort se résout
    Alors la pile est vide
    Et l'équipe d'Angie a 27 points de vie
    Quand Angie lance « Angel's Mercy » d'Angie
    Et que le sort se résout
    Et qu'Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Oloro, Ageless Ascetic » se résout
    Alors l'équipe d'Angie a 34 points de vie
    Et l'équipe d'Edward a 18 points de vie
    Et Angie a une carte en main

  @id:presiding.upkeep @clause:ability.zone @clause:trigger.step @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Dans la zone de commandement, Oloro fait gagner des points de vie à son propriétaire, et rien ne s'y déclenche
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie a « Oloro, Ageless Ascetic » dans la zone de commandement
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle deux « Source de mana »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la pile compte un sort ou capacité
    Quand la capacité déclenchée de « Oloro, Ageless Ascetic » se résout
    Alors l'équipe d'Angie a 22 points de vie
    Et la pile est vide
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la pile est vide
    Et l'équipe d'Edward a 20 points de vie

  @id:presiding.there @clause:ability.zone @clause:trigger.step @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Sur le champ de bataille, Oloro a l'une des capacités de l'entretien de son propriétaire, et non l'autre
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Oloro, Ageless Ascetic »
    Et que le commandant d'Angie est « Oloro, Ageless Ascetic »
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la pile compte un sort ou capacité
    Quand la capacité déclenchée de « Oloro, Ageless Ascetic » se résout
    Et qu'Angie ne fait pas ce que la capacité permet
    Alors l'équipe d'Angie a 22 points de vie
    Et la pile compte un sort ou capacité

  @id:presiding.heads @clause:ability.zone @clause:trigger.step @variant:two-headed-giant-commander @from:2009-10-01 @should
  Scénario: Le commandant de chaque tête a sa propre capacité pendant l'entretien que toutes deux partagent
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie a « Oloro, Ageless Ascetic » dans la zone de commandement
    Et que Barry a « Oloro, Ageless Ascetic » dans la zone de commandement
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la pile compte deux sorts et capacités
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 24 points de vie
    Et l'équipe d'Edward a 20 points de vie

  @id:presiding.eminence @clause:ability.zone @clause:trigger.step @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Une capacité qui fonctionne dans les deux zones fonctionne dans la zone de commandement, et aucune autre de sa carte
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Arahbo, Roar of the World » dans la zone de commandement
    Et qu'Angie contrôle « Longtusk Cub »
    Et qu'Angie contrôle trois « Source de mana »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de début de combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Arahbo, Roar of the World » se résout
    Alors la créature « Longtusk Cub » est 5/5
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Longtusk Cub »
    Alors la pile est vide

  @id:presiding.both @clause:ability.zone @clause:trigger.step @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Sur le champ de bataille, la capacité qui fonctionne dans les deux zones fonctionne une fois, et les autres aussi
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Arahbo, Roar of the World »
    Et que le commandant d'Angie est « Arahbo, Roar of the World »
    Et qu'Angie contrôle « Longtusk Cub »
    Et qu'Angie contrôle trois « Source de mana »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de début de combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Arahbo, Roar of the World » se résout
    Alors la créature « Longtusk Cub » est 5/5
    Et la pile est vide
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Longtusk Cub »
    Et qu'Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Arahbo, Roar of the World » se résout
    Alors la créature « Longtusk Cub » est 10/10

  @id:presiding.hand @clause:ability.zone @clause:trigger.step @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Dans un cimetière, une capacité qui fonctionne dans deux autres zones ne fonctionne pas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Arahbo, Roar of the World » dans son cimetière
    Et qu'Angie contrôle « Longtusk Cub »
    Quand l'étape de début de combat de l'équipe d'Angie commence
    Alors la pile est vide
    Et la créature « Longtusk Cub » est 2/2

  @id:presiding.cast @clause:ability.zone @clause:trigger.intervening_if @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Un commandant qui est lancé a quitté la zone de commandement et n'y fonctionne plus
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Oloro, Ageless Ascetic » dans la zone de commandement
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Oloro, Ageless Ascetic »
    Et que le sort se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Alors la pile compte un sort ou capacité
    Et l'équipe d'Angie a 20 points de vie

  @id:presiding.returns @clause:ability.zone @clause:trigger.step @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Un commandant qui retourne dans la zone de commandement y fonctionne dès lors
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Oloro, Ageless Ascetic »
    Et que le commandant d'Angie est « Oloro, Ageless Ascetic »
    Et qu'Angie contrôle « Goblin Bombardment »
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie active la capacité de « Goblin Bombardment »
    Et qu'Angie choisit Edward comme cible
    Et qu'Angie met son commandant dans la zone de commandement
    Et que la capacité se résout
    Alors Angie a « Oloro, Ageless Ascetic » dans la zone de commandement
    Et l'équipe d'Edward a 19 points de vie
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Alors la pile compte un sort ou capacité
    Quand la capacité déclenchée de « Oloro, Ageless Ascetic » se résout
    Alors l'équipe d'Angie a 22 points de vie
    Et la pile est vide
