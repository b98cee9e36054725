# language: fr
Fonctionnalité: Ce qui est régénéré
  > Ce qui devrait être détruit est régénéré à la place. Qu'en reste-t-il, combien de fois, et qu'advient-il du combat ?

  @id:regenerated.damage @clause:effect.regenerate @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Une créature qui a subi des blessures mortelles est engagée et indemne à la place, une fois pour chaque fois qu'on l'a voulu
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Drudge Skeletons »
    Et qu'Angie contrôle trois « Source de mana »
    Quand Angie active la capacité de « Drudge Skeletons »
    Et que la capacité se résout
    Alors la carte « Drudge Skeletons » est dégagée
    Quand Angie lance « Shock » en ciblant « Drudge Skeletons »
    Et que le sort se résout
    Alors Angie contrôle « Drudge Skeletons »
    Et la carte « Drudge Skeletons » est engagée
    Quand Angie lance « Shock » en ciblant « Drudge Skeletons »
    Et que le sort se résout
    Alors Angie a « Drudge Skeletons » dans son cimetière

  @id:regenerated.combat @clause:effect.regenerate @from:2018-04-27 @must
  Scénario: Une créature bloqueuse qui a été régénérée n'est plus au combat, et la créature qu'elle a bloquée reste bloquée
    Étant donné qu'Angie contrôle « Youthful Knight »
    Et qu'Edward contrôle « Drudge Skeletons »
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Source de mana »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Ronald avec « Youthful Knight »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Youthful Knight » avec « Drudge Skeletons »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward active la capacité de « Drudge Skeletons »
    Et que la capacité se résout
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors Edward contrôle « Drudge Skeletons »
    Et la carte « Drudge Skeletons » est engagée
    Et Angie contrôle « Youthful Knight »
    Et l'équipe d'Edward a 20 points de vie

  @id:regenerated.destroyed @clause:effect.regenerate @clause:effect.cannot_regenerate @from:2009-07-11 @must
  Scénario: Des créatures des deux équipes qu'un sort détruit, restent celles qui devaient être régénérées, sauf ce qui ne peut pas l'être
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Drudge Skeletons »
    Et que Barry contrôle « Furnace Brood »
    Et qu'Edward contrôle « Cudgel Troll »
    Et que Ronald contrôle « Géant des collines »
    Et qu'Angie contrôle cinq « Source de mana »
    Et que Barry contrôle « Source de mana »
    Et qu'Edward contrôle « Source de mana »
    Quand Barry active la capacité de « Furnace Brood »
    Et que Barry choisit « Drudge Skeletons » comme cible
    Et que la capacité se résout
    Alors Angie peut activer la capacité de « Drudge Skeletons »
    Quand la capacité se résout
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward active la capacité de « Cudgel Troll »
    Et que la capacité se résout
    Et qu'Angie lance « Jour de condamnation »
    Et que le sort se résout
    Alors Angie a « Drudge Skeletons » dans son cimetière
    Et Barry a « Furnace Brood » dans son cimetière
    Et Ronald a « Géant des collines » dans son cimetière
    Et Edward contrôle « Cudgel Troll »
    Et la carte « Cudgel Troll » est engagée

  @id:regenerated.this_turn @clause:effect.regenerate @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Ce qui n'a pas servi disparaît avec le tour
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Drudge Skeletons »
    Et qu'Angie contrôle « Source de mana »
    Quand Angie active la capacité de « Drudge Skeletons »
    Et que la capacité se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Et qu'Edward lance « Shock » en ciblant « Drudge Skeletons »
    Et que le sort se résout
    Alors Angie a « Drudge Skeletons » dans son cimetière

  @id:regenerated.no_toughness @clause:effect.regenerate @clause:creature.dies @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Ce qui n'a plus d'endurance n'est pas détruit, donc pas régénéré non plus
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Drudge Skeletons »
    Et qu'Angie contrôle quatre « Source de mana »
    Quand Angie active la capacité de « Drudge Skeletons »
    Et que la capacité se résout
    Et qu'Angie lance « Dismember » en ciblant « Drudge Skeletons »
    Et que le sort se résout
    Alors Angie a « Drudge Skeletons » dans son cimetière
