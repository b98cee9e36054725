# language: fr
Fonctionnalité: Des permanents et des cartes payés en plus
  > Un coût demande plusieurs permanents, ou autre chose que du mana. Avec lesquels peut-on payer, et combien cela fait-il ?

  @id:additional.x @situation:additional.x @clause:cost.resources @clause:spell.variable @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: X créatures, c'est autant que le nombre choisi pour X, et des autres il y en a trop peu
    Étant donné qu'Angie contrôle « Krav, the Unredeemed »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Source de mana »
    Et qu'Edward contrôle « Wind Drake »
    Quand Angie choisit Angie comme cible
    Alors Angie ne peut pas activer la capacité de « Krav, the Unredeemed » avec X = 3
    Mais Angie peut activer la capacité de « Krav, the Unredeemed » avec X = 0
    Quand la capacité se résout
    Alors Angie contrôle « Grizzlis »
    Et « Krav, the Unredeemed » n'a aucun marqueur +1/+1
    Et Edward contrôle « Wind Drake »

  @id:additional.teammate @situation:additional.lands @clause:cost.resources @clause:object.you @from:2005-08-01 @must
  Scénario: Un terrain du coéquipier n'est pas l'un des deux que l'on sacrifie
    Étant donné qu'Angie contrôle « Keldon Arsonist »
    Et qu'Angie contrôle « Plaine »
    Et que Barry contrôle « Keldon Arsonist »
    Et que Barry contrôle « Montagne »
    Et que Barry contrôle « Marais »
    Et qu'Edward contrôle « Forêt »
    Quand Angie choisit « Forêt » comme cible
    Et que Barry choisit « Forêt » comme cible
    Et que Barry sacrifie « Montagne » et « Marais »
    Alors Angie ne peut pas activer la capacité de « Keldon Arsonist » d'Angie
    Mais Barry peut activer la capacité de « Keldon Arsonist » de Barry

  @id:additional.lands @situation:additional.lands @clause:cost.resources @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Deux terrains sont sacrifiés, et le troisième reste
    Étant donné qu'Angie contrôle « Keldon Arsonist »
    Et qu'Angie contrôle « Plaine »
    Et qu'Angie contrôle « Marais »
    Et qu'Angie contrôle « Île »
    Et qu'Edward contrôle « Forêt »
    Quand Angie active la capacité de « Keldon Arsonist »
    Et qu'Angie choisit « Forêt » comme cible
    Et qu'Angie sacrifie « Plaine » et « Marais »
    Et que la capacité se résout
    Alors Angie a « Plaine » dans son cimetière
    Et Angie a « Marais » dans son cimetière
    Et Angie contrôle « Île »
    Et Edward a « Forêt » dans son cimetière

  @id:additional.creature @situation:additional.creature @clause:cost.additional @clause:object.you @from:2005-08-01 @must
  Scénario: Un sort pour lequel on sacrifie une créature ne peut pas être lancé avec celle d'un coéquipier
    Étant donné qu'Angie contrôle « Keldon Arsonist »
    Et que Barry contrôle « Grizzlis »
    Et qu'Angie a cinq cartes dans sa bibliothèque
    Et qu'Edward a « Village Rites » en main
    Et que Barry a « Village Rites » en main
    Alors Edward ne peut pas lancer « Village Rites »
    Mais Angie peut lancer « Village Rites »
    Quand le sort se résout
    Alors Angie a « Keldon Arsonist » dans son cimetière
    Et Angie a trois cartes dans sa bibliothèque
    Et Barry contrôle « Grizzlis »

  @id:additional.countered @situation:additional.creature @clause:cost.additional @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Ce qui a été payé est perdu, même si le sort est contrecarré
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Angie a cinq cartes dans sa bibliothèque
    Quand Angie lance « Village Rites »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Cancel » en ciblant « Village Rites »
    Et que le sort se résout
    Alors Angie a « Grizzlis » dans son cimetière
    Et Angie a cinq cartes dans sa bibliothèque

  @id:additional.itself @situation:additional.discard @clause:cost.additional @from:2005-08-01 @must
  Scénario: Le sort lui-même n'est plus une carte en main dont on pourrait se défausser
    Étant donné qu'Angie a « Tormenting Voice » en main
    Et qu'Angie a une carte en main
    Et que Barry a « Tormenting Voice » en main
    Et que Barry a « Plaine » en main
    Alors Angie ne peut pas lancer « Tormenting Voice »
    Mais Barry peut lancer « Tormenting Voice »

  @id:additional.discard @situation:additional.discard @clause:cost.additional @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: On se défausse d'une autre carte que le sort lui-même comme coût supplémentaire
    Étant donné qu'Angie a « Tormenting Voice » en main
    Et qu'Angie a « Plaine » en main
    Et qu'Angie a cinq cartes dans sa bibliothèque
    Quand Angie lance « Tormenting Voice »
    Alors Angie a « Plaine » dans son cimetière
    Quand le sort se résout
    Alors Angie a trois cartes dans sa bibliothèque
    Et Angie a deux cartes en main

  @id:additional.cheaper @situation:additional.cheaper @clause:cost.additional @clause:cost.total @from:2005-08-01 @must
  Scénario: Chaque créature sacrifiée rend le sort moins cher de deux manas, et un mana de moins ne suffit pas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle trois « Source de mana »
    Et qu'Angie contrôle deux « Grizzlis »
    Et que Barry contrôle quatre « Source de mana »
    Et que Barry contrôle « Wind Drake »
    Et que Barry contrôle « Géant des collines »
    Et que Barry contrôle « Shanodin Dryads »
    Quand Angie sacrifie la première carte « Grizzlis » d'Angie et la deuxième carte « Grizzlis » d'Angie
    Et que Barry sacrifie « Wind Drake » et « Géant des collines »
    Alors Angie ne peut pas lancer « Torgaar, Famine Incarnate »
    Mais Barry peut lancer « Torgaar, Famine Incarnate »
    Et Barry a « Wind Drake » dans son cimetière
    Et Barry a « Géant des collines » dans son cimetière
    Et Barry contrôle « Shanodin Dryads »
    Et Angie contrôle deux « Grizzlis »

  @id:additional.nothing @situation:additional.cheaper @clause:cost.additional @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Là où l'on peut sacrifier n'importe quel nombre de créatures, ce peut être aucune
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle huit « Source de mana »
    Quand Angie ne sacrifie rien
    Et qu'Angie lance « Torgaar, Famine Incarnate »
    Alors Angie contrôle « Grizzlis »

  @id:additional.its_mana @situation:additional.cheaper @clause:cost.additional @clause:mana.ability @from:2005-08-01 @must
  Scénario: Un terrain qui est une créature pour un tour donne son mana pour le sort même pour lequel il est sacrifié
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Kamahl, Fist of Krosa »
    Et qu'Angie contrôle « Forêt »
    Et qu'Angie contrôle « Marais »
    Et qu'Angie contrôle trois « Source de mana »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle trois « Source de mana »
    Et que Barry contrôle « Wind Drake »
    Et que Barry contrôle « Géant des collines »
    Quand Angie active la première capacité de « Kamahl, Fist of Krosa »
    Et qu'Angie choisit « Marais » comme cible
    Et que la capacité se résout
    Et qu'Angie sacrifie « Marais » et « Grizzlis »
    Et que Barry sacrifie « Wind Drake » et « Géant des collines »
    Alors Angie peut lancer « Torgaar, Famine Incarnate »
    Mais Barry ne peut pas lancer « Torgaar, Famine Incarnate »
