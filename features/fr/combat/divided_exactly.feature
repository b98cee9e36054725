# language: fr
Fonctionnalité: Ce qu'il reste à répartir
  > Un bloqueur n'est plus là, ou est déjà blessé, ou en bloque deux, ou un attaquant n'a pas de force. Combien de blessures reste-t-il à répartir, et entre qui ?

  @id:exact.division.none_left @clause:combat.division @variant:two-headed-giant @variant:two-player @variant:two-player-commander @from:2018-04-27 @must
  Scénario: Un attaquant dont le seul bloqueur n'est plus là reste bloqué et ne blesse personne
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Grizzlis »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Unsummon » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Et Edward a « Grizzlis » en main
    Et Angie contrôle « Géant des collines »

  @id:exact.division.one_left @clause:combat.division @from:2024-11-08 @must
  Scénario: De deux bloqueurs l'un n'est plus là, et l'autre subit toutes les blessures, sans répartition
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Corpse Knight »
    Et que Ronald contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Corpse Knight »
    Et que Ronald bloque « Géant des collines » avec « Wind Drake »
    Et que l'équipe d'Angie passe la priorité
    Et que Ronald lance « Unsummon » en ciblant « Wind Drake »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward a « Corpse Knight » dans son cimetière
    Et Ronald a « Wind Drake » en main
    Et Angie contrôle « Géant des collines »
    Et l'équipe d'Edward a 20 points de vie

  @id:exact.division.no_power @clause:combat.division @from:2024-11-08 @must
  Scénario: Un attaquant sans force n'a rien à répartir entre ses bloqueurs, et aucun n'est blessé
    Étant donné qu'Angie contrôle « Oiseaux de paradis »
    Et qu'Edward contrôle « Oiseaux de paradis »
    Et que Ronald contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Oiseaux de paradis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Oiseaux de paradis » avec « Oiseaux de paradis »
    Et que Ronald bloque « Oiseaux de paradis » avec « Wind Drake »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie a « Oiseaux de paradis » dans son cimetière
    Et Edward contrôle « Oiseaux de paradis »
    Et Ronald contrôle « Wind Drake »

  @id:exact.division.one_point @clause:combat.division @from:2024-11-08 @must
  Scénario: Un seul point de blessure va à l'un ou à l'autre des bloqueurs, au choix de l'équipe
    Étant donné qu'Angie contrôle « Soul Warden »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Oiseaux de paradis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Soul Warden »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Soul Warden » avec « Grizzlis »
    Et que Ronald bloque « Soul Warden » avec « Oiseaux de paradis »
    Et que l'équipe d'Angie répartit les blessures : 0 à « Grizzlis », 1 à « Oiseaux de paradis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Ronald a « Oiseaux de paradis » dans son cimetière
    Et Edward contrôle « Grizzlis »
    Et Angie a « Soul Warden » dans son cimetière

  @id:exact.division.damaged @clause:combat.division @clause:combat.order @from:2018-04-27 @until:2024-11-08 @must
  Scénario: Les blessures que le premier bloqueur a déjà comptent pour ce qui lui est mortel, et le reste va au second
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Barkhide Mauler »
    Et que Ronald contrôle « Oiseaux de paradis »
    Quand Barry lance « Shock » en ciblant « Barkhide Mauler »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Barkhide Mauler »
    Et que Ronald bloque « Géant des collines » avec « Oiseaux de paradis »
    Et que l'équipe d'Angie annonce l'ordre d'assignation des blessures : d'abord « Barkhide Mauler », puis « Oiseaux de paradis »
    Et que l'équipe d'Angie répartit les blessures : 2 à « Barkhide Mauler », 1 à « Oiseaux de paradis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward a « Barkhide Mauler » dans son cimetière
    Et Ronald a « Oiseaux de paradis » dans son cimetière
    Et Angie a « Géant des collines » dans son cimetière

  @id:exact.division.elsewhere @clause:combat.division @clause:combat.order @from:2018-04-27 @until:2024-11-08 @must
  Scénario: Ce que la créature du coéquipier doit infliger à un bloqueur des deux compte pour ce qui lui est mortel
    Étant donné qu'Angie contrôle « Barkhide Mauler »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Obsianus Golem »
    Et qu'Edward contrôle « High Ground »
    Et que Ronald contrôle « Oiseaux de paradis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Barkhide Mauler »
    Et que Barry attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Barkhide Mauler » avec « Obsianus Golem »
    Et qu'Edward bloque « Géant des collines » avec « Obsianus Golem »
    Et que Ronald bloque « Géant des collines » avec « Oiseaux de paradis »
    Et que l'équipe d'Angie annonce l'ordre d'assignation des blessures : d'abord « Obsianus Golem », puis « Oiseaux de paradis »
    Et que l'équipe d'Edward annonce l'ordre d'assignation des blessures : d'abord « Géant des collines », puis « Barkhide Mauler »
    Et que l'équipe d'Angie répartit les blessures : 2 à « Obsianus Golem », 1 à « Oiseaux de paradis »
    Et que l'équipe d'Edward répartit les blessures : 3 à « Géant des collines », 1 à « Barkhide Mauler »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward a « Obsianus Golem » dans son cimetière
    Et Ronald a « Oiseaux de paradis » dans son cimetière
    Et Barry a « Géant des collines » dans son cimetière
    Et Angie contrôle « Barkhide Mauler »

  @id:exact.division.others @clause:combat.division @clause:combat.order @from:2018-04-27 @until:2024-11-08 @must
  Scénario: Ce que la créature du coéquipier doit infliger à un autre bloqueur ne compte pas, et le premier bloqueur subit tout
    Étant donné qu'Angie contrôle « Barkhide Mauler »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Corpse Knight »
    Et qu'Edward contrôle « Mischievous Chimera »
    Et que Ronald contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Barkhide Mauler »
    Et que Barry attaque Edward avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Ronald bloque « Barkhide Mauler » avec « Géant des collines »
    Et qu'Edward bloque « Grizzlis » avec « Corpse Knight »
    Et qu'Edward bloque « Grizzlis » avec « Mischievous Chimera »
    Et que l'équipe d'Angie annonce l'ordre d'assignation des blessures : d'abord « Corpse Knight », puis « Mischievous Chimera »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward a « Corpse Knight » dans son cimetière
    Et Edward contrôle « Mischievous Chimera »
    Et Ronald a « Géant des collines » dans son cimetière
    Et Barry a « Grizzlis » dans son cimetière

  @id:exact.division.not_as_declared @clause:combat.division_blocker @clause:combat.order @from:2018-04-27 @until:2024-11-08 @must
  Scénario: Une créature qui en bloque deux inflige ses blessures dans l'ordre que dit son équipe, et non dans celui des attaques
    Étant donné qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Obsianus Golem »
    Et qu'Edward contrôle « High Ground »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que Barry attaque Edward avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Obsianus Golem »
    Et qu'Edward bloque « Grizzlis » avec « Obsianus Golem »
    Et que l'équipe d'Edward annonce l'ordre d'assignation des blessures : d'abord « Grizzlis », puis « Géant des collines »
    Et que l'équipe d'Edward répartit les blessures : 2 à « Grizzlis », 2 à « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Barry a « Grizzlis » dans son cimetière
    Et Angie contrôle « Géant des collines »
    Et Edward contrôle « Obsianus Golem »
    Et Edward contrôle « High Ground »
