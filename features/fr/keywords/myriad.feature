# language: fr
Fonctionnalité: Des copies pour chaque autre adversaire
  > Une créature attaque, et des copies d'elle attaquent les adversaires qu'elle n'attaque pas. Qui sont-ils quand une équipe défend, et combien de temps restent les copies ?

  @id:myriad.other_head @situation:myriad @clause:keyword.myriad @clause:combat.attacks @from:2018-04-27 @must
  Scénario: L'autre tête est aussi un adversaire : une copie l'attaque, blesse l'équipe, et est exilée à la fin du combat
    Étant donné qu'Angie contrôle « Warchief Giant »
    Et que l'équipe d'Edward a 30 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Warchief Giant »
    Et qu'Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Warchief Giant » se résout
    Alors Angie contrôle un jeton de créature 5/3
    Et Barry ne contrôle aucun jeton de créature
    Quand l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Et Angie contrôle un jeton de créature 5/3
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie ne contrôle aucun jeton de créature
    Et Angie contrôle « Warchief Giant »

  @id:myriad.team @situation:myriad @clause:keyword.myriad @clause:combat.defending_effect @from:2015-11-13 @until:2018-04-27 @must
  Scénario: Quand l'équipe est attaquée comme un tout, son contrôleur choisit le joueur défenseur, et une copie attaque pour l'autre
    Étant donné qu'Angie contrôle « Warchief Giant »
    Et que l'équipe d'Edward a 30 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Warchief Giant »
    Et qu'Angie choisit Edward comme joueur défenseur
    Et qu'Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Warchief Giant » se résout
    Alors Angie contrôle un jeton de créature 5/3
    Quand l'équipe d'Angie choisit Ronald comme joueur qui subit les blessures
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Et Angie ne contrôle aucun jeton de créature

  @id:myriad.declined @situation:myriad @clause:keyword.myriad @clause:object.you @from:2018-04-27 @must
  Scénario: On n'est pas obligé de créer une copie, et alors rien n'attend la fin du combat
    Étant donné que l'équipe d'Edward a 30 points de vie
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Warchief Giant »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Warchief Giant »
    Et qu'Angie ne fait pas ce que la capacité permet
    Et que la capacité déclenchée de « Warchief Giant » se résout
    Alors Angie ne contrôle aucun jeton de créature
    Quand l'étape de fin de combat de l'équipe d'Angie commence
    Alors la pile est vide
    Et l'équipe d'Edward a 25 points de vie

  @id:myriad.gone @situation:myriad @clause:keyword.myriad @clause:object.as_it_was @from:2018-04-27 @must
  Scénario: Bien que la créature meure en réponse, sa copie arrive, et attaque
    Étant donné qu'Angie contrôle « Warchief Giant »
    Et que l'équipe d'Edward a 30 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Warchief Giant »
    Et que Barry lance « Meurtre » en ciblant « Warchief Giant »
    Et que le sort se résout
    Et qu'Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Warchief Giant » se résout
    Alors Angie a « Warchief Giant » dans son cimetière
    Et Angie contrôle un jeton de créature 5/3
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 25 points de vie
    Et Angie ne contrôle aucun jeton de créature

  @id:myriad.given @situation:myriad @clause:keyword.myriad @clause:equipment.equip @from:2018-04-27 @must
  Scénario: Ce qui donne la capacité à une créature n'est pas copié avec elle, et la créature d'un coéquipier ne l'a pas
    Étant donné qu'Angie contrôle « Blade of Selves »
    Et qu'Angie contrôle quatre « Source de mana »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Et que l'équipe d'Edward a 30 points de vie
    Quand Angie active la capacité de « Blade of Selves »
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que Barry attaque Edward avec « Grizzlis »
    Et qu'Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Géant des collines » se résout
    Alors Angie contrôle un jeton de créature 3/3
    Et Barry ne contrôle aucun jeton de créature
    Et la pile est vide
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 22 points de vie
    Et Angie ne contrôle aucun jeton de créature

  @id:myriad.twice @situation:myriad @clause:keyword.myriad @from:2018-04-27 @must
  Scénario: D'une créature qui a la capacité deux fois viennent deux copies
    Étant donné qu'Angie contrôle « Blade of Selves »
    Et qu'Angie contrôle quatre « Source de mana »
    Et qu'Angie contrôle « Warchief Giant »
    Et que l'équipe d'Edward a 30 points de vie
    Quand Angie active la capacité de « Blade of Selves »
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Warchief Giant »
    Et qu'Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Warchief Giant » se résout
    Et que la capacité déclenchée de « Warchief Giant » se résout
    Alors Angie contrôle deux jetons de créature 5/3
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 15 points de vie
    Et Angie ne contrôle aucun jeton de créature

  @id:myriad.all @situation:myriad @clause:keyword.myriad @variant:free-for-all @from:2015-11-13 @must
  Scénario: À quatre joueurs, une copie attaque chacun des deux autres
    Étant donné qu'Angie contrôle « Warchief Giant »
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Martha a 20 points de vie
    Et que l'équipe de Simon a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Warchief Giant »
    Et qu'Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Warchief Giant » se résout
    Alors Angie contrôle deux jetons de créature 5/3
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 15 points de vie
    Et l'équipe de Martha a 15 points de vie
    Et l'équipe de Simon a 15 points de vie
    Et Angie ne contrôle aucun jeton de créature

  @id:myriad.duel @situation:myriad @clause:keyword.myriad @variant:two-player @from:2015-11-13 @must
  Scénario: À deux joueurs il n'y a personne d'autre, et aucune copie
    Étant donné qu'Angie contrôle « Warchief Giant »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Warchief Giant »
    Et que la capacité déclenchée de « Warchief Giant » se résout
    Alors Angie ne contrôle aucun jeton de créature
    Quand l'étape de fin de combat de l'équipe d'Angie commence
    Alors la pile est vide
    Et l'équipe d'Edward a 15 points de vie

  @id:myriad.throng @situation:myriad @clause:combat.enters_attacking @clause:object.enters_tapped @from:2018-04-27 @must
  Scénario: Des copies qui arrivent seulement engagées et attaquantes restent après le combat
    Étant donné qu'Angie contrôle « Exercice de la foule »
    Et qu'Angie contrôle « Throne of the God-Pharaoh »
    Et que l'équipe d'Edward a 30 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Exercice de la foule »
    Et qu'Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Exercice de la foule » se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 26 points de vie
    Et Angie contrôle un jeton de créature 2/2
    Quand l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Throne of the God-Pharaoh » se résout
    Alors l'équipe d'Edward a 22 points de vie

  @id:myriad.walker @situation:myriad @clause:keyword.myriad @clause:combat.enters_attacking @from:2018-04-27 @must
  Scénario: Une copie peut attaquer à la place le planeswalker de l'adversaire pour qui elle vient
    Étant donné qu'Angie contrôle « Warchief Giant »
    Et que l'équipe d'Edward a 30 points de vie
    Et que Ronald contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a sept marqueurs « loyauté »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Warchief Giant »
    Et qu'Angie fait ce que la capacité permet
    Et qu'Angie choisit d'attaquer « Nissa, Voice of Zendikar »
    Et que la capacité déclenchée de « Warchief Giant » se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors « Nissa, Voice of Zendikar » a deux marqueurs « loyauté »
    Et l'équipe d'Edward a 25 points de vie

  @id:myriad.nothing_else @situation:myriad @clause:keyword.myriad @clause:battle.defending @from:2023-04-14 @must
  Scénario: Ni le planeswalker de l'autre tête ni une bataille ne peuvent être attaqués par une copie, si bien qu'il n'y a rien à choisir
    Étant donné qu'Angie contrôle « Warchief Giant »
    Et qu'Angie contrôle « Invasion of Dominaria »
    Et que « Invasion of Dominaria » a cinq marqueurs « défense »
    Et que le protecteur de « Invasion of Dominaria » est Ronald
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'Edward contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a sept marqueurs « loyauté »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Warchief Giant »
    Et qu'Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Warchief Giant » se résout
    Alors Angie n'a aucun choix à faire
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors « Nissa, Voice of Zendikar » a sept marqueurs « loyauté »
    Et « Invasion of Dominaria » a cinq marqueurs « défense »
    Et l'équipe d'Edward a 20 points de vie

  @id:myriad.one_of_two @situation:myriad @clause:keyword.myriad @clause:effect.choice @variant:free-for-all @from:2015-11-13 @must
  Scénario: De deux copies le contrôleur peut refuser l'une et créer l'autre
    Étant donné qu'Angie contrôle « Warchief Giant »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Warchief Giant »
    Et que la capacité déclenchée de « Warchief Giant » se résout
    Alors Angie doit faire un choix
    Quand Angie ne fait pas ce que la capacité permet
    Alors Angie doit faire un choix
    Quand Angie fait ce que la capacité permet
    Alors Angie contrôle un jeton de créature 5/3
