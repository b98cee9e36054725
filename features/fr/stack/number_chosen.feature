# language: fr
Fonctionnalité: Le nombre choisi pour X
  > Un sort a X dans son coût. Qui choisit le nombre, quel mana le paie, et combien de fois compte-t-il pour une équipe ?

  @id:x.damage @situation:x @clause:spell.variable @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Un sort avec X inflige autant de blessures qu'il a été choisi pour lui, à chaque sort de nouveau
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Blaze » avec X = 5, en ciblant Edward
    Et que le sort se résout
    Alors l'équipe d'Edward a 15 points de vie
    Quand Angie lance « Earthquake » avec X = 0
    Et que le sort se résout
    Alors l'équipe d'Edward a 15 points de vie
    Et Edward contrôle « Géant des collines »
    Quand Angie lance « Blaze » avec X = 3, en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Et l'équipe d'Edward a 15 points de vie

  @id:x.mana @situation:x @clause:spell.variable @clause:mana.own @from:2005-08-01 @must
  Scénario: On ne peut pas choisir plus que ce que paie son propre mana, quel que soit celui du coéquipier
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle quatre « Montagne »
    Et que Barry contrôle six « Montagne »
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Alors Angie ne peut pas lancer « Blaze » avec X = 4, en ciblant Edward
    Mais Angie peut lancer « Blaze » avec X = 3, en ciblant Edward
    Quand le sort se résout
    Alors l'équipe d'Edward a 17 points de vie

  @id:x.each_player @situation:x @clause:spell.variable @clause:life.shared @from:2005-08-01 @must
  Scénario: Chaque joueur en subit autant, si bien que chaque équipe le perd deux fois, et ce qui vole est épargné
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que Barry contrôle « Grizzlis »
    Et que Ronald contrôle « Géant des collines »
    Et que Ronald contrôle « Wind Drake »
    Et qu'Angie contrôle « War Mammoth »
    Et que Ronald contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a cinq marqueurs « loyauté »
    Quand Angie lance « Earthquake » avec X = 2
    Et que le sort se résout
    Alors l'équipe d'Angie a 16 points de vie
    Et l'équipe d'Edward a 16 points de vie
    Et Barry a « Grizzlis » dans son cimetière
    Et Ronald contrôle « Géant des collines »
    Et Ronald contrôle « Wind Drake »
    Et Angie contrôle « War Mammoth »
    Et « Nissa, Voice of Zendikar » a cinq marqueurs « loyauté »

  @id:x.each_opponent @situation:x @clause:spell.variable @clause:life.shared @from:2005-08-01 @must
  Scénario: Chacun des deux adversaires perd autant de points de vie, et ce que les deux ont perdu est gagné
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Quand Angie lance « Exsanguinate » avec X = 3
    Et que le sort se résout
    Alors l'équipe d'Edward a 24 points de vie
    Et l'équipe d'Angie a 26 points de vie
    Quand Barry lance « Debt to the Deathless » avec X = 2
    Et que le sort se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 34 points de vie

  @id:x.not_yours @situation:x @clause:spell.variable @clause:life.shared @from:2005-08-01 @must
  Scénario: Qui fait perdre X points de vie à chaque adversaire n'en perd pas, et ce qui se déclenche quand ce joueur en perd ne se déclenche pas
    Étant donné que l'équipe d'Angie a 5 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'Angie contrôle « Transcendance »
    Quand Angie lance « Exsanguinate » avec X = 1
    Et que le sort se résout
    Alors l'équipe d'Edward a 28 points de vie
    Et l'équipe d'Angie a 7 points de vie
    Quand l'étape de début de combat de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 7 points de vie
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Et que Barry lance « Debt to the Deathless » avec X = 1
    Et que le sort se résout
    Alors l'équipe d'Edward a 24 points de vie
    Et l'équipe d'Angie a 11 points de vie
    Quand l'étape de fin de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 11 points de vie

  @id:x.one_player @situation:x @clause:spell.variable @clause:life.shared @from:2005-08-01 @must
  Scénario: Un joueur gagne autant de points de vie, et l'équipe les a une fois
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Stream of Life » avec X = 6, en ciblant Barry
    Et que le sort se résout
    Alors l'équipe d'Angie a 26 points de vie
    Et l'équipe d'Edward a 20 points de vie

  @id:x.unless @situation:x @clause:spell.variable @clause:cost.unless @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2009-07-11 @must
  Scénario: Un sort est contrecarré à moins que son contrôleur ne paie autant qu'il a été choisi ; qui a un de moins n'a pas le choix
    Étant donné qu'Angie contrôle sept « Forêt »
    Et qu'Angie a « Grizzlis » en main
    Et qu'Angie a « Shanodin Dryads » en main
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Grizzlis »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Clash of Wills » avec X = 3, en ciblant « Grizzlis »
    Et qu'Angie paie ce qui est demandé
    Et que le sort se résout
    Et que le sort se résout
    Alors Angie contrôle « Grizzlis »
    Quand Angie lance « Shanodin Dryads »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Clash of Wills » avec X = 2, en ciblant « Shanodin Dryads »
    Et que le sort se résout
    Alors Angie a « Shanodin Dryads » dans son cimetière
