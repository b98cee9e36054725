# language: fr
Fonctionnalité: Ce qui peut bloquer, et ce qui ne le peut pas
  > Les bloqueurs sont déclarés pour toute l'équipe. Quelles créatures peuvent bloquer, combien une seule en bloque-t-elle, et que peut-on attaquer ?

  @id:seats.block.flyer @clause:combat.block @from:2018-04-27 @must
  Scénario: Une créature volante est bloquée par une créature volante, et par rien au sol
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Élémental de l'air »
    Et qu'Edward contrôle « Wind Drake »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Élémental de l'air »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Ronald ne peut pas bloquer « Élémental de l'air » avec « Grizzlis »
    Mais Edward peut bloquer « Élémental de l'air » avec « Wind Drake »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Et Edward a « Wind Drake » dans son cimetière
    Et Angie contrôle « Élémental de l'air »

  @id:seats.block.tapped @clause:combat.block @from:2018-04-27 @must
  Scénario: Ni une créature engagée, ni un enchantement, ni une créature de l'attaquant ne bloquent ; celle du coéquipier, dégagée, bloque
    Étant donné qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Wind Drake »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Bad Moon »
    Et que Ronald contrôle « Élémental de l'air »
    Et que la carte « Grizzlis » est engagée
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Géant des collines » avec « Grizzlis »
    Et Edward ne peut pas bloquer « Géant des collines » avec « Bad Moon »
    Et Edward ne peut pas bloquer « Géant des collines » avec « Wind Drake »
    Mais Edward peut bloquer « Géant des collines » avec « Élémental de l'air »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie a « Géant des collines » dans son cimetière

  @id:seats.block.tapped.team @situation:seats.block.tapped @clause:combat.block @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Quand l'équipe est attaquée d'un bloc aussi, ni créature engagée, ni enchantement, ni créature des attaquants ne bloque
    Étant donné qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Wind Drake »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Bad Moon »
    Et que Ronald contrôle « Élémental de l'air »
    Et que la carte « Grizzlis » est engagée
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Géant des collines » avec « Grizzlis »
    Et Edward ne peut pas bloquer « Géant des collines » avec « Bad Moon »
    Et Edward ne peut pas bloquer « Géant des collines » avec « Wind Drake »
    Mais Edward peut bloquer « Géant des collines » avec « Élémental de l'air »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie a « Géant des collines » dans son cimetière

  @id:seats.block.one @clause:combat.block @from:2018-04-27 @must
  Scénario: Une créature bloque un attaquant, et non deux
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Wind Drake »
    Et qu'Edward contrôle « Élémental de l'air »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que Barry attaque Ronald avec « Wind Drake »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer à la fois « Géant des collines » et « Wind Drake » avec « Élémental de l'air »
    Mais Edward peut bloquer « Wind Drake » avec « Élémental de l'air »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 17 points de vie
    Et Barry a « Wind Drake » dans son cimetière

  @id:seats.attack.creature @clause:combat.attacks @from:2018-04-27 @must
  Scénario: On n'attaque ni une créature, ni un artefact, ni son coéquipier, ni soi-même
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Copper Tablet »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer « Grizzlis » avec « Géant des collines »
    Et Angie ne peut pas attaquer « Copper Tablet » avec « Géant des collines »
    Et Angie ne peut pas attaquer Barry avec « Géant des collines »
    Et Angie ne peut pas attaquer Angie avec « Géant des collines »
    Mais Angie peut attaquer Ronald avec « Géant des collines »

  @id:seats.attack.creature.team @situation:seats.attack.creature @clause:combat.attacks @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Une créature attaque l'équipe adverse, et ni une de ses créatures, ni un seul de ses joueurs, ni sa propre équipe
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer « Grizzlis » avec « Géant des collines »
    Et Angie ne peut pas attaquer Edward avec « Géant des collines »
    Et Angie ne peut pas attaquer l'équipe d'Angie avec « Géant des collines »
    Mais Angie peut attaquer l'équipe d'Edward avec « Géant des collines »

  @id:seats.attack.tapped @clause:combat.attack @from:2018-04-27 @must
  Scénario: Une créature engagée du coéquipier n'attaque pas, ni celle qui est arrivée ce tour-ci, ni celle des adversaires
    Étant donné que Barry contrôle « Géant des collines »
    Et que Barry contrôle « Élémental de l'air »
    Et qu'Edward contrôle « Wind Drake »
    Et que la carte « Géant des collines » est engagée
    Quand Angie lance « Grizzlis »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Barry ne peut pas attaquer Edward avec « Géant des collines »
    Et Angie ne peut pas attaquer Edward avec « Grizzlis »
    Et Angie ne peut pas attaquer Edward avec « Wind Drake »
    Mais Barry peut attaquer Edward avec « Élémental de l'air »
