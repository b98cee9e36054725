# language: fr
Fonctionnalité: Ce qu'une capacité déclenchée ne peut pas cibler
  > Une capacité se déclenche et cible une créature d'une certaine sorte. Que devient-elle quand il n'y en a pas, et qu'épargne-t-elle à côté de celle qui est choisie ?

  @id:spared.targets.firefiend @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2016-07-22 @must
  Scénario: Une capacité qui cible une créature ne fait rien quand il n'y en a pas, ni à un joueur ni à un planeswalker
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Bogardan Firefiend »
    Et qu'Edward contrôle « Liliana, the Last Hope »
    Et que « Liliana, the Last Hope » a trois marqueurs « loyauté »
    Quand Angie lance « Shock » en ciblant « Bogardan Firefiend »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie a « Bogardan Firefiend » dans son cimetière
    Et « Liliana, the Last Hope » a trois marqueurs « loyauté »
    Et l'équipe d'Edward a 20 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:spared.targets.firefiend.one @situation:spared.targets.firefiend @clause:target.choose @from:2005-08-01 @must
  Scénario: Parmi les créatures de plusieurs joueurs, seule celle que choisit son contrôleur subit les blessures
    Étant donné qu'Angie contrôle « Bogardan Firefiend »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Oiseaux de paradis »
    Et que Ronald contrôle « Wind Drake »
    Quand Angie lance « Shock » en ciblant « Bogardan Firefiend »
    Et que le sort se résout
    Et qu'Angie choisit « Wind Drake » comme cible
    Et que la capacité déclenchée de « Bogardan Firefiend » se résout
    Alors Ronald a « Wind Drake » dans son cimetière
    Et Edward contrôle « Oiseaux de paradis »
    Et Barry contrôle « Grizzlis »

  @id:spared.targets.firefiend.three @situation:spared.targets.firefiend @clause:target.choose @from:2005-08-01 @must
  Scénario: Deux blessures laissent en place une créature d'endurance 3
    Étant donné qu'Angie contrôle « Bogardan Firefiend »
    Et que Barry contrôle « Grizzlis »
    Et que Ronald contrôle « Géant des collines »
    Quand Angie lance « Shock » en ciblant « Bogardan Firefiend »
    Et que le sort se résout
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que la capacité déclenchée de « Bogardan Firefiend » se résout
    Alors Ronald contrôle « Géant des collines »
    Et Barry contrôle « Grizzlis »

  @id:spared.targets.hammerskull @clause:target.choose @from:2018-04-27 @must
  Scénario: Une capacité qui cible une créature d'un adversaire épargne celles du coéquipier et les siennes quand aucun adversaire n'en a
    Étant donné qu'Angie contrôle « Territorial Hammerskull »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Mindslaver »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Territorial Hammerskull »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors la carte « Grizzlis » est dégagée
    Et la carte « Géant des collines » est dégagée
    Et la carte « Mindslaver » est dégagée

  @id:spared.targets.hammerskull.one @situation:spared.targets.hammerskull @clause:target.choose @from:2018-04-27 @must
  Scénario: Quand les deux adversaires ont des créatures, celle que choisit son contrôleur est engagée
    Étant donné qu'Angie contrôle « Territorial Hammerskull »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Territorial Hammerskull »
    Et qu'Angie choisit « Wind Drake » comme cible
    Et que la capacité déclenchée de « Territorial Hammerskull » se résout
    Alors la carte « Wind Drake » est engagée
    Et la carte « Géant des collines » est dégagée
    Et la carte « Grizzlis » est dégagée
