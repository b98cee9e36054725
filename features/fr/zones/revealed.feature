# language: fr
Fonctionnalité: La carte du dessus est révélée
  > Une carte révèle la carte du dessus d'une bibliothèque et compte ce qu'elle coûte, et un planeswalker retire autant de loyauté que son joueur veut. Quelle carte, et combien ?

  @id:reveal_top.sorin @situation:reveal_top @clause:effect.reveal @clause:life.shared @from:2016-11-11 @must
  Scénario: Les deux adversaires perdent autant de points de vie que coûte la carte, qui va dans la main
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 30 points de vie
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Sorin, Grim Nemesis »
    Et que « Sorin, Grim Nemesis » a six marqueurs « loyauté »
    Et qu'Angie a « War Mammoth » au-dessus de sa bibliothèque
    Et que Barry a « Plaine » au-dessus de sa bibliothèque
    Quand Angie active la première capacité de « Sorin, Grim Nemesis »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 22 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Et Angie a « War Mammoth » en main
    Et « Sorin, Grim Nemesis » a sept marqueurs « loyauté »

  @id:reveal_top.not_drawn @situation:reveal_top @clause:effect.reveal @from:2016-11-11 @must
  Scénario: La carte que Sorin révèle et met en main n'est pas piochée
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'Angie contrôle « Sorin, Grim Nemesis »
    Et que « Sorin, Grim Nemesis » a six marqueurs « loyauté »
    Et qu'Angie contrôle « Toothy, Imaginary Friend »
    Et qu'Angie a « Plaine » au-dessus de sa bibliothèque
    Quand Angie active la première capacité de « Sorin, Grim Nemesis »
    Et que la capacité se résout
    Alors Angie a « Plaine » en main
    Et « Toothy, Imaginary Friend » n'a aucun marqueur +1/+1
    Et l'équipe d'Edward a 30 points de vie

  @id:reveal_top.confidant @situation:reveal_top @clause:effect.reveal @variant:two-headed-giant @variant:two-player @from:2005-10-01 @must
  Scénario: Le propre joueur de Dark Confidant perd ce que coûte la carte, à son entretien
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Dark Confidant »
    Et qu'Angie a « War Mammoth » au-dessus de sa bibliothèque
    Et qu'Angie a « Plaine » dans sa bibliothèque, en position 2 à partir du dessus
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Dark Confidant » se résout
    Alors l'équipe d'Angie a 16 points de vie
    Et l'équipe d'Edward a 20 points de vie
    Et Angie a « War Mammoth » en main

  @id:reveal_top.loyalty_x @situation:reveal_top.loyalty_x @clause:spell.variable @clause:cost.resources @variant:two-headed-giant @variant:two-player @from:2016-11-11 @must
  Scénario: On retire autant de loyauté que le nombre choisi pour X, et pas plus qu'il n'y en a
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Sorin, Grim Nemesis »
    Et que « Sorin, Grim Nemesis » a six marqueurs « loyauté »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie choisit « Géant des collines » comme cible
    Alors Angie ne peut pas activer la deuxième capacité de « Sorin, Grim Nemesis » avec X = 7
    Mais Angie peut activer la deuxième capacité de « Sorin, Grim Nemesis » avec X = 3
    Quand la capacité se résout
    Alors « Sorin, Grim Nemesis » a trois marqueurs « loyauté »
    Et Edward a « Géant des collines » dans son cimetière
    Et l'équipe d'Angie a 23 points de vie
