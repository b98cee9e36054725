# language: fr
Fonctionnalité: D'une zone à une autre, dans n'importe quelle partie
  > Des cartes vont dans des mains, des cimetières et en exil. À qui sont-ils, et qu'est-ce qu'une carte emporte ?

  @id:general.zone.forgets @clause:zone.new_object @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Une créature qui revient n'a plus de marqueurs
    Étant donné qu'Angie contrôle « Grizzlis »
    Et que « Grizzlis » a trois marqueurs +1/+1
    Quand Angie lance « Unsummon » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Angie peut lancer « Grizzlis »
    Quand le sort se résout
    Alors la créature « Grizzlis » est 2/2

  @id:general.zone.unhurt @situation:general.zone.forgets @clause:zone.new_object @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Une créature qui revient est indemne
    Étant donné qu'Angie contrôle « Géant des collines »
    Quand Angie lance « Shock » en ciblant « Géant des collines »
    Et que le sort se résout
    Et qu'Angie lance « Unsummon » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Angie peut lancer « Géant des collines »
    Quand le sort se résout
    Et qu'Angie lance « Shock » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Angie contrôle « Géant des collines »

  @id:general.zone.no_longer_meant @situation:general.zone.forgets @clause:zone.new_object @clause:layers.lasting @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Ce qui valait pour une créature jusqu'à la fin du tour ne la concerne plus quand elle revient
    Étant donné qu'Angie contrôle « Grizzlis »
    Quand Angie lance « Giant Growth » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors la créature « Grizzlis » est 5/5
    Quand Angie lance « Unsummon » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Angie peut lancer « Grizzlis »
    Quand le sort se résout
    Alors la créature « Grizzlis » est 2/2

  @id:general.zone.each_owners_hand @clause:zone.owner @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Les créatures de deux joueurs retournent dans les mains de chacun
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward n'a aucune carte en main
    Quand Angie lance « Evacuation »
    Et que le sort se résout
    Alors Angie a « Grizzlis » en main
    Et Edward a « Géant des collines » en main
    Et Edward a une carte en main

  @id:general.zone.spell_lies @clause:zone.graveyard @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Un éphémère n'est dans aucun cimetière avant d'être résolu
    Étant donné qu'Angie n'a aucune carte dans son cimetière
    Quand Angie lance « Reach Through Mists »
    Alors Angie n'a aucune carte dans son cimetière
    Quand le sort se résout
    Alors Angie a « Reach Through Mists » dans son cimetière
    Et Angie a une carte dans son cimetière

  @id:general.zone.discarded @situation:general.zone.spell_lies @clause:zone.graveyard @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Des cartes défaussées vont au cimetière de qui s'en défausse
    Étant donné qu'Edward a trois cartes en main
    Quand Angie lance « Mind Rot » en ciblant Edward
    Et que le sort se résout
    Et qu'Edward défausse deux cartes
    Alors Edward a une carte en main
    Et Edward a deux cartes dans son cimetière
    Et Angie a une carte dans son cimetière

  @id:general.zone.sacrificed @situation:general.zone.spell_lies @clause:zone.graveyard @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: La créature sacrifiée de chaque joueur va au cimetière de ce joueur
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Innocent Blood »
    Et que le sort se résout
    Alors Angie a « Grizzlis » dans son cimetière
    Et Edward a « Géant des collines » dans son cimetière
    Et Edward a une carte dans son cimetière

  @id:general.zone.exiled @clause:zone.exile @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Ce qui est exilé n'est pas mort, et n'est dans aucun cimetière
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Edward contrôle « Zulaport Cutthroat »
    Quand Angie lance « Unmake » en ciblant « Zulaport Cutthroat »
    Et que le sort se résout
    Alors Edward possède « Zulaport Cutthroat » en exil
    Et Edward n'a aucune carte dans son cimetière
    Quand l'étape de fin de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 20 points de vie

  @id:general.zone.exiles_itself @situation:general.zone.exiled @clause:zone.exile @clause:zone.graveyard @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Un sort qui s'exile lui-même ne va dans aucun cimetière
    Étant donné qu'Angie n'a aucune carte dans son cimetière
    Quand Angie lance « Alrund's Epiphany »
    Et que le sort se résout
    Alors Angie possède « Alrund's Epiphany » en exil
    Et Angie n'a aucune carte dans son cimetière
    Et Angie contrôle deux jetons de créature

  @id:general.zone.many_in_hand @clause:zone.hand @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Plus de sept cartes restent en main jusqu'à l'étape de nettoyage de ce joueur
    Étant donné qu'Angie a sept cartes en main
    Et qu'Edward a sept cartes en main
    Quand Angie lance « Vision Skeins »
    Et que le sort se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Et qu'Angie défausse une carte
    Alors Angie a sept cartes en main
    Et Edward a neuf cartes en main
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et qu'Edward défausse trois cartes
    Alors Edward a sept cartes en main
