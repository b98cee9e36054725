# language: fr
Fonctionnalité: Des terrains qui sont des créatures
  > Des terrains deviennent des créatures et restent des terrains. Que change-t-il d'autre, et quand cela finit-il ?

  @id:lands.animated @clause:object.keeps_types @variant:two-player @from:2005-08-01 @must
  Scénario: Un terrain qui est une créature jusqu'à la fin du tour attaque, et n'est plus ensuite qu'un terrain
    Étant donné qu'Angie contrôle « Treetop Village »
    Et qu'Angie contrôle deux « Forêt »
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie active la deuxième capacité de « Treetop Village »
    Et que la capacité se résout
    Alors la créature « Treetop Village » est 3/3
    Et Angie contrôle une créature
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Treetop Village »
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 17 points de vie
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Angie ne contrôle aucune créature

  @id:lands.animated.trample @clause:object.keeps_types @clause:combat.trample @variant:two-player @from:2005-08-01 @must
  Scénario: Ce que le terrain acquiert en devenant une créature, il l'a en combat
    Étant donné qu'Angie contrôle « Treetop Village »
    Et qu'Angie contrôle deux « Forêt »
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie active la deuxième capacité de « Treetop Village »
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Treetop Village »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Treetop Village » avec « Grizzlis »
    Et que l'équipe d'Angie répartit les blessures : 2 à « Grizzlis », 1 à Edward
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 19 points de vie
    Et Edward a « Grizzlis » dans son cimetière

  @id:lands.target @clause:object.keeps_types @from:2005-08-01 @must
  Scénario: Le terrain de n'importe quel joueur peut devenir une créature, et meurt comme telle
    Étant donné qu'Angie contrôle « Kamahl, Fist of Krosa »
    Et qu'Angie contrôle « Forêt »
    Et qu'Edward contrôle « Plaine »
    Et qu'Edward contrôle « Île »
    Quand Angie active la première capacité de « Kamahl, Fist of Krosa »
    Et qu'Angie choisit « Plaine » comme cible
    Et que la capacité se résout
    Et que Barry lance « Shock » en ciblant « Plaine »
    Et que le sort se résout
    Alors Edward a « Plaine » dans son cimetière
    Et Edward contrôle « Île »

  @id:lands.always @clause:object.keeps_types @clause:ability.static @from:2005-08-01 @must
  Scénario: Les forêts du contrôleur sont des elfes verts, celles d'un coéquipier et les autres terrains n'en sont pas
    Étant donné qu'Angie contrôle « Ambush Commander »
    Et qu'Angie contrôle « Forêt »
    Et qu'Angie contrôle « Montagne »
    Et qu'Angie contrôle « Wilt-Leaf Liege »
    Et que Barry contrôle « Forêt »
    Alors Angie contrôle trois créatures
    Et Barry ne contrôle aucune créature
    Et la créature « Forêt » d'Angie est 2/2

  @id:lands.no_more @clause:combat.no_creature_any_more @clause:ability.static @variant:two-player @from:2005-08-01 @must
  Scénario: Un terrain attaquant qui a cessé un moment d'être une créature n'inflige pas de blessures en le redevenant
    Étant donné qu'Angie contrôle « Ambush Commander »
    Et qu'Angie contrôle « Forêt »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Kamahl, Fist of Krosa »
    Et qu'Angie contrôle deux « Source de mana »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Forêt » et « Grizzlis »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Meurtre » en ciblant « Ambush Commander »
    Et que le sort se résout
    Et qu'Angie active la première capacité de « Kamahl, Fist of Krosa »
    Et qu'Angie choisit « Forêt » comme cible
    Et que la capacité se résout
    Alors la créature « Grizzlis » attaque
    Et la créature « Forêt » est 1/1
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie

  @id:lands.still @clause:object.keeps_types @clause:combat.landwalk @variant:two-player @from:2005-08-01 @must
  Scénario: Une forêt qui est une créature est encore une forêt, pour ce qui traverse les forêts
    Étant donné qu'Edward contrôle « Ambush Commander »
    Et qu'Edward contrôle « Forêt »
    Et qu'Angie contrôle « Shanodin Dryads »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Shanodin Dryads » et « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Shanodin Dryads » avec « Ambush Commander »
    Mais Edward peut bloquer « Grizzlis » avec « Ambush Commander »

  @id:lands.no_more.blocker @clause:combat.no_creature_any_more @clause:combat.trample @variant:two-player @from:2005-08-01 @must
  Scénario: Ce qu'un terrain a bloqué reste bloqué quand le terrain n'est plus une créature
    Étant donné qu'Angie contrôle « Ambush Commander »
    Et qu'Angie contrôle « Forêt »
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Géant des collines » avec « Forêt »
    Et qu'Edward lance « Meurtre » en ciblant « Ambush Commander »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 20 points de vie
    Et Angie contrôle « Forêt »
