# language: fr
Fonctionnalité: Décisions : ce qui est payé à la résolution d'une capacité
  > Une capacité permet à son contrôleur, ou à chaque joueur d'une équipe, de payer quelque chose. Qu'en est-il pour les deux joueurs d'une équipe ?

  @id:ruling.ironclad_revolutionary @clause:effect.offer @clause:life.shared @from:2018-04-27 @must
  Scénario: Qui sacrifie un artefact met des marqueurs sur Ironclad Revolutionary, et les deux adversaires perdent des points de vie
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Obsianus Golem »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Obsianus Golem »
    Quand Angie lance « Ironclad Revolutionary »
    Et que le sort se résout
    Et qu'Angie fait ce que la capacité permet
    Et qu'Angie sacrifie « Obsianus Golem » d'Angie
    Et que la capacité déclenchée de « Ironclad Revolutionary » se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Et la créature « Ironclad Revolutionary » est 6/6
    Et Angie a « Obsianus Golem » dans son cimetière
    Et Angie contrôle « Grizzlis »
    Et Barry contrôle « Obsianus Golem »

  @id:ruling.ironclad_revolutionary.none @situation:ruling.ironclad_revolutionary @clause:effect.offer @from:2018-04-27 @must
  Scénario: L'artefact d'un coéquipier ne paie rien, et d'autres créatures non plus
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et que Barry contrôle « Obsianus Golem »
    Et qu'Angie contrôle « Grizzlis »
    Quand Angie lance « Ironclad Revolutionary »
    Et que le sort se résout
    Et que la capacité déclenchée de « Ironclad Revolutionary » se résout
    Alors l'équipe d'Edward a 20 points de vie
    Et la créature « Ironclad Revolutionary » est 4/4
    Et Barry contrôle « Obsianus Golem »
    Et Angie contrôle « Grizzlis »

  @id:ruling.azra_bladeseeker @clause:effect.offer @clause:choice.order @from:2018-06-08 @must
  Scénario: Chaque membre de l'équipe décide seul de se défausser ou non, et qui le fait pioche une carte
    Étant donné qu'Angie a « Plaine » en main
    Et que Barry a « Montagne » en main
    Et qu'Edward a deux cartes en main
    Et qu'Angie a trois cartes dans sa bibliothèque
    Et que Barry a trois cartes dans sa bibliothèque
    Quand Angie lance « Azra Bladeseeker »
    Et que le sort se résout
    Et qu'Angie ne fait pas ce que la capacité permet
    Et que Barry fait ce que la capacité permet
    Et que la capacité déclenchée de « Azra Bladeseeker » se résout
    Alors Angie a trois cartes dans sa bibliothèque
    Et Angie n'a aucune carte dans son cimetière
    Et Barry a deux cartes dans sa bibliothèque
    Et Barry a « Montagne » dans son cimetière
    Et Edward a deux cartes en main

  @id:ruling.azra_bladeseeker.both @situation:ruling.azra_bladeseeker @clause:effect.offer @clause:choice.order @from:2018-06-08 @must
  Scénario: Avec Azra Bladeseeker les deux membres de l'équipe peuvent se défausser, et les deux piochent
    Étant donné qu'Angie a « Plaine » en main
    Et que Barry a « Montagne » en main
    Et qu'Angie a trois cartes dans sa bibliothèque
    Et que Barry a trois cartes dans sa bibliothèque
    Quand Angie lance « Azra Bladeseeker »
    Et que le sort se résout
    Et qu'Angie fait ce que la capacité permet
    Et que Barry fait ce que la capacité permet
    Et que la capacité déclenchée de « Azra Bladeseeker » se résout
    Alors Angie a deux cartes dans sa bibliothèque
    Et Angie a « Plaine » dans son cimetière
    Et Barry a deux cartes dans sa bibliothèque
    Et Barry a « Montagne » dans son cimetière

  @id:ruling.underhanded_designs @clause:effect.offer @clause:life.shared @from:2018-04-27 @must
  Scénario: Les deux adversaires perdent des points de vie, et le contrôleur d'Underhanded Designs en gagne une fois
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que Barry contrôle « Underhanded Designs »
    Et que Barry contrôle sept « Source de mana »
    Et que Barry a « Obsianus Golem » en main
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Barry lance « Obsianus Golem »
    Et que le sort se résout
    Et que Barry fait ce que la capacité permet
    Et que la capacité déclenchée de « Underhanded Designs » se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 21 points de vie
