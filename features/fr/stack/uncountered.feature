# language: fr
Fonctionnalité: Sorts qui ne peuvent pas être contrecarrés
  > Quelque chose dit que des sorts ne peuvent pas être contrecarrés. De qui sont-ils, d'un coéquipier aussi ?

  @id:uncountered.itself @clause:spell.uncountered @clause:effect.counter @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Un sort qui le dit est la cible d'un sort qui le contrecarrerait, et se résout quand même
    Étant donné qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Shock » en ciblant « Grizzlis »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Dovin's Veto » en ciblant « Shock »
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Cancel » en ciblant « Dovin's Veto »
    Et que le sort se résout
    Alors Angie a « Cancel » dans son cimetière
    Et Edward n'a aucune carte dans son cimetière
    Quand le sort se résout
    Alors Angie a « Shock » dans son cimetière
    Et Edward contrôle « Grizzlis »
    Et Edward a « Dovin's Veto » dans son cimetière

  @id:uncountered.anybodys @clause:spell.uncountered @clause:effect.counter @from:2005-08-01 @must
  Scénario: Là où les sorts de créature ne peuvent pas être contrecarrés, ceux de personne ne le peuvent, ni ceux d'un adversaire, et les autres le peuvent encore
    Étant donné qu'Edward contrôle « Gaea's Herald »
    Et qu'Edward contrôle dix « Source de mana »
    Et qu'Angie a « Géant des collines » en main
    Et qu'Angie a « Vision Skeins » en main
    Et qu'Angie a dix cartes dans sa bibliothèque
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Géant des collines »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Cancel » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que le sort se résout
    Alors Angie contrôle « Géant des collines »
    Et Edward a « Cancel » dans son cimetière
    Quand Angie lance « Vision Skeins »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Negate » en ciblant « Vision Skeins »
    Et que le sort se résout
    Alors Angie a « Vision Skeins » dans son cimetière
    Et Angie a dix cartes dans sa bibliothèque

  @id:uncountered.your_own @clause:spell.uncountered @clause:effect.counter @from:2005-08-01 @must
  Scénario: Les sorts de créature que vous contrôlez ne peuvent pas être contrecarrés ; ceux d'un coéquipier le peuvent, comme vos autres sorts
    Étant donné qu'Angie contrôle « Surrak Dragonclaw »
    Et qu'Edward contrôle dix « Source de mana »
    Et qu'Angie a « Géant des collines » en main
    Et qu'Angie a « Vision Skeins » en main
    Et que Barry a « Grizzlis » en main
    Et qu'Angie a dix cartes dans sa bibliothèque
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Géant des collines »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Cancel » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que le sort se résout
    Alors Angie contrôle « Géant des collines »
    Quand Barry lance « Grizzlis »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Essence Scatter » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Barry a « Grizzlis » dans son cimetière
    Quand Angie lance « Vision Skeins »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Negate » en ciblant « Vision Skeins »
    Et que le sort se résout
    Alors Angie a « Vision Skeins » dans son cimetière
    Et Angie a dix cartes dans sa bibliothèque

  @id:uncountered.its_own_spell @clause:spell.uncountered @clause:effect.counter @clause:priority.timing @from:2005-08-01 @must
  Scénario: Une créature qui le dit de son propre sort est lancée pendant le tour d'un adversaire, et aucun sort ne la contrecarre
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Quand l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Surrak Dragonclaw »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Cancel » en ciblant « Surrak Dragonclaw »
    Et que le sort se résout
    Et que le sort se résout
    Alors Angie contrôle « Surrak Dragonclaw »
    Et la créature « Surrak Dragonclaw » est 6/6
    Et Edward a « Cancel » dans son cimetière

  @id:uncountered.trample @clause:combat.trample @clause:combat.damaged_player @from:2018-04-27 @must
  Scénario: Les autres créatures de qui contrôle Surrak Dragonclaw ont le piétinement, mais ni elle ni celles du coéquipier
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Surrak Dragonclaw »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Oiseaux de paradis »
    Et qu'Edward contrôle « Wall of Blood »
    Et que Ronald contrôle « Shanodin Dryads »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et qu'Angie attaque Edward avec « Surrak Dragonclaw »
    Et que Barry attaque Edward avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Oiseaux de paradis »
    Et qu'Edward bloque « Surrak Dragonclaw » avec « Wall of Blood »
    Et que Ronald bloque « Grizzlis » avec « Shanodin Dryads »
    Et que l'équipe d'Angie répartit les blessures : 1 à « Oiseaux de paradis », 2 à Edward
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie
