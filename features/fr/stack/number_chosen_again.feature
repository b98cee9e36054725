# language: fr
Fonctionnalité: Un nombre choisi quand une capacité est activée
  > Une capacité a X dans son coût. Qui choisit, et le mana de qui paie ?

  @id:x_ability.damage @situation:x_ability @clause:ability.variable @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Autant de blessures sont infligées qu'il en a été choisi, par une source qui n'est plus là
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Cinder Elemental »
    Et qu'Angie contrôle cinq « Source de mana »
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie active la capacité de « Cinder Elemental » avec X = 4
    Et qu'Angie choisit Edward comme cible
    Et que la capacité se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et Angie a « Cinder Elemental » dans son cimetière
    Et la carte la cinquième carte « Source de mana » d'Angie est engagée

  @id:x_ability.creature @situation:x_ability @clause:ability.variable @from:2005-08-01 @must
  Scénario: On ne peut pas choisir plus que ce que paie son propre mana, quoi qu'ait un coéquipier
    Étant donné qu'Angie contrôle « Cinder Elemental »
    Et qu'Angie contrôle quatre « Source de mana »
    Et que Barry contrôle quatre « Source de mana »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Plaine »
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Alors Angie ne peut pas activer la capacité de « Cinder Elemental » avec X = 4
    Et Angie ne peut pas activer la capacité de « Cinder Elemental »
    Mais Angie peut activer la capacité de « Cinder Elemental » avec X = 3
    Quand Angie choisit « Géant des collines » comme cible
    Et que la capacité se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Et Angie a « Cinder Elemental » dans son cimetière

  @id:x_ability.none @situation:x_ability @clause:ability.variable @from:2005-08-01 @must
  Scénario: Là où le coût n'a pas de X, aucun nombre n'est choisi, et pour X on peut choisir zéro
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Cinder Elemental »
    Et qu'Angie contrôle « Hidetsugu le malfaisant »
    Et qu'Angie contrôle « Source de mana »
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Alors Angie ne peut pas activer la capacité de « Hidetsugu le malfaisant » avec X = 2
    Mais Angie peut activer la capacité de « Cinder Elemental » avec X = 0
    Quand Angie choisit Edward comme cible
    Et que la capacité se résout
    Alors l'équipe d'Edward a 20 points de vie
    Et Angie peut activer la capacité de « Hidetsugu le malfaisant »

  @id:x_ability.sick @situation:x_ability @clause:ability.variable @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Une créature arrivée ce tour-ci ne s'engage pas pour elle, quoi qu'on choisisse
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle dix « Source de mana »
    Et qu'Angie a « Cinder Elemental » en main
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Cinder Elemental »
    Et que le sort se résout
    Alors Angie ne peut pas activer la capacité de « Cinder Elemental » avec X = 2
    Quand l'équipe d'Angie finit son tour
    Et que l'équipe d'Edward finit son tour
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie peut activer la capacité de « Cinder Elemental » avec X = 2
    Quand Angie choisit Edward comme cible
    Et que la capacité se résout
    Alors l'équipe d'Edward a 18 points de vie

  @id:x_ability.at_once @situation:x_ability.at_once @clause:ability.variable @clause:object.as_it_was @from:2011-06-17 @must
  Scénario: Le nombre et la cible sont dits à la fois, et celui qui contrôlait la créature pioche autant de cartes
    Étant donné qu'Angie contrôle « Nin, the Pain Artist »
    Et qu'Angie contrôle « Cinder Elemental »
    Et qu'Angie contrôle neuf « Source de mana »
    Et qu'Edward contrôle « Géant des collines »
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie active la capacité de « Nin, the Pain Artist » avec X = 3, en ciblant « Géant des collines »
    Et que la capacité se résout
    Alors Edward a trois cartes en main
    Et Ronald n'a aucune carte en main
    Et Edward a « Géant des collines » dans son cimetière
    Quand Angie active la capacité de « Cinder Elemental » avec X = 2, en ciblant Ronald
    Et que la capacité se résout
    Alors l'équipe d'Edward a 18 points de vie
