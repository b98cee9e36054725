# language: fr
Fonctionnalité: Au-dessus d'une bibliothèque
  > Ce qui est dans un cimetière ou sur le champ de bataille est mis au-dessus d'une bibliothèque. Que peut-on choisir, et de qui est la bibliothèque ?

  @id:on_library.graveyard @clause:zone.owner @clause:target.choose @from:2005-08-01 @must
  Scénario: Une carte de son propre cimetière est mise au-dessus de la bibliothèque et piochée ensuite, et aucune du coéquipier
    Étant donné qu'Angie a « Jour de condamnation » dans son cimetière
    Et qu'Angie a « Grizzlis » dans son cimetière
    Et que Barry a « Géant des collines » dans son cimetière
    Et qu'Angie a dix cartes dans sa bibliothèque
    Alors Angie ne peut pas lancer « Reclaim » en ciblant « Géant des collines »
    Mais Angie peut lancer « Reclaim » en ciblant « Jour de condamnation »
    Quand le sort se résout
    Alors Angie a 11 cartes dans sa bibliothèque
    Et Angie a « Grizzlis » dans son cimetière
    Quand Angie lance « Reach Through Mists »
    Et que le sort se résout
    Alors Angie a « Jour de condamnation » en main
    Et Barry a « Géant des collines » dans son cimetière

  @id:on_library.owner @clause:zone.owner @from:2009-10-01 @must
  Scénario: Une créature va dans la bibliothèque de son propriétaire, quel que soit son contrôleur
    Étant donné qu'Edward a « Géant des collines » dans son cimetière
    Et qu'Edward a dix cartes dans sa bibliothèque
    Et que Barry a dix cartes dans sa bibliothèque
    Et que Barry contrôle « Grizzlis »
    Quand Barry lance « Ashen Powder » en ciblant « Géant des collines »
    Et que le sort se résout
    Et qu'Angie lance « Time Ebb » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Barry contrôle « Grizzlis »
    Et Barry contrôle une créature
    Et Barry a dix cartes dans sa bibliothèque
    Et Edward n'a aucune carte dans son cimetière
    Quand Angie lance « Vision Skeins »
    Et que le sort se résout
    Alors Edward a « Géant des collines » en main

  @id:on_library.creature @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Ce qui n'est pas une créature n'est pas une cible pour un sort qui met une créature au-dessus d'une bibliothèque
    Étant donné qu'Edward contrôle « Douve de Téfèiri »
    Et qu'Edward contrôle « Géant des collines »
    Alors Angie ne peut pas lancer « Time Ebb » en ciblant « Douve de Téfèiri »
    Mais Angie peut lancer « Time Ebb » en ciblant « Géant des collines »
    Quand le sort se résout
    Alors Edward ne contrôle aucune créature
    Et Edward contrôle « Douve de Téfèiri »
