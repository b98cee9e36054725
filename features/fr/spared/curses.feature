# language: fr
Fonctionnalité: Les malédictions d'une seule tête
  > Une aura enchante un joueur. Qu'est-ce que cela signifie pour ce joueur, pour son coéquipier, et quand le joueur quitte la partie ?

  @id:curse.damage @clause:aura.enchant @clause:life.shared @from:2012-02-01 @must
  Scénario: Les blessures infligées à la tête maudite sont doublées, et celles du coéquipier ne le sont pas
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Curse of Bloodletting » en ciblant Edward
    Et que le sort se résout
    Et qu'Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Edward a 8 points de vie
    Et l'équipe d'Angie a 12 points de vie

  @id:curse.combat_damage @clause:aura.enchant @clause:combat.damage @from:2018-04-27 @must
  Scénario: Les blessures de combat sont doublées là où la tête maudite est attaquée
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Quand Angie lance « Curse of Bloodletting » en ciblant Ronald
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Ronald avec « Géant des collines »
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 12 points de vie

  @id:curse.targets @clause:aura.enchant @clause:target.choose @from:2012-02-01 @must
  Scénario: Une malédiction se pose sur un joueur, même un coéquipier, et sur aucune créature
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que l'équipe d'Angie a 20 points de vie
    Alors Angie ne peut pas lancer « Curse of Bloodletting » en ciblant « Géant des collines »
    Mais Angie peut lancer « Curse of Bloodletting » en ciblant Barry
    Quand le sort se résout
    Et qu'Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Angie a 8 points de vie

  @id:curse.upkeep @clause:aura.enchant @clause:step.upkeep @from:2011-09-30 @must
  Scénario: À l'entretien que les deux têtes partagent, une malédiction se déclenche une fois, pour la tête maudite
    Étant donné qu'Edward a sept cartes dans sa bibliothèque
    Et que Ronald a huit cartes dans sa bibliothèque
    Quand Angie lance « Curse of the Bloody Tome » en ciblant Ronald
    Et que le sort se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Et que la capacité déclenchée de « Curse of the Bloody Tome » se résout
    Et que l'étape de pioche de l'équipe d'Edward commence
    Alors Ronald a deux cartes dans son cimetière
    Et Ronald a cinq cartes dans sa bibliothèque
    Et Edward a six cartes dans sa bibliothèque
    Et Edward n'a aucune carte dans son cimetière

  @id:curse.other_upkeep @clause:aura.enchant @clause:step.upkeep @from:2011-09-30 @must
  Scénario: À l'entretien de l'autre équipe, une malédiction ne fait rien, même si c'est celle de son contrôleur
    Étant donné que Ronald a huit cartes dans sa bibliothèque
    Et qu'Angie a sept cartes dans sa bibliothèque
    Quand Angie lance « Curse of the Bloody Tome » en ciblant Ronald
    Et que le sort se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Et que la capacité déclenchée de « Curse of the Bloody Tome » se résout
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Et que l'étape de pioche de l'équipe d'Angie commence
    Alors Ronald a deux cartes dans son cimetière
    Et Angie a six cartes dans sa bibliothèque

  @id:curse.creatures @clause:aura.enchant @clause:ability.static @from:2011-09-30 @must
  Scénario: Les créatures de la tête maudite sont plus petites, et celles du coéquipier ne le sont pas
    Étant donné qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Antienne glorieuse »
    Et que Ronald contrôle « Grizzlis »
    Et qu'Angie contrôle « Wind Drake »
    Et que Barry contrôle « Sea Monster »
    Quand Angie lance « Curse of Death's Hold » en ciblant Ronald
    Et que le sort se résout
    Alors la créature « Grizzlis » est 1/1
    Et la créature « Géant des collines » est 4/4
    Et la créature « Wind Drake » est 2/2
    Et la créature « Sea Monster » est 6/6

  @id:curse.left @clause:aura.gone @clause:team.leaves @variant:free-for-all @from:2012-02-01 @must
  Scénario: La malédiction d'un joueur qui quitte la partie est mise dans le cimetière de son propriétaire
    Étant donné qu'Angie contrôle « Géant des collines »
    Quand Angie lance « Curse of Bloodletting » en ciblant Edward
    Et que le sort se résout
    Et qu'Angie lance « Curse of Death's Hold » en ciblant Martha
    Et que le sort se résout
    Et qu'Edward concède la partie
    Alors Angie a « Curse of Bloodletting » dans son cimetière
    Et Angie contrôle « Curse of Death's Hold »

  @id:curse.controller_left @clause:aura.gone @clause:team.leaves @variant:free-for-all @from:2012-02-01 @must
  Scénario: Une malédiction part avec son propriétaire, et qui était maudit ne l'est plus
    Étant donné qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Curse of Death's Hold » en ciblant Edward
    Et que le sort se résout
    Alors la créature « Géant des collines » est 2/2
    Quand Angie concède la partie
    Alors la créature « Géant des collines » est 3/3
