# language: fr
Fonctionnalité: Éphémères, et terrains comme cibles
  > Un éphémère est résolu, et il y a un terrain à côté de la créature. Où est la carte, et quelle pouvait être sa cible ?

  @id:zones.instant @clause:target.choose @from:2005-08-01 @must
  Scénario: Ce qui blesse une créature ou un joueur ne peut pas cibler un terrain, et un éphémère va au cimetière de qui l'a lancé
    Étant donné qu'Edward contrôle « Forêt »
    Et qu'Edward contrôle « Grizzlis »
    Alors Barry ne peut pas lancer « Shock » en ciblant « Forêt »
    Mais Barry peut lancer « Shock » en ciblant « Grizzlis »
    Quand le sort se résout
    Alors Edward a « Grizzlis » dans son cimetière
    Et Edward contrôle « Forêt »
    Et Barry a « Shock » dans son cimetière
    Et Barry ne contrôle pas « Shock »
