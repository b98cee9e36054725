# language: fr
Fonctionnalité: Ce qui se déclenche pour un joueur ne se déclenche pas pour un autre
  > Une capacité attend ce que fait son contrôleur, ou un objet d'une certaine sorte. Qu'est-ce qui ne la déclenche pas, et combien de fois le reste la déclenche-t-il ?

  @id:spared.enters @clause:trigger.enters @clause:object.you @from:2005-08-01 @must
  Scénario: On gagne des points de vie une fois pour sa propre créature, et pas pour celle du coéquipier
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Ajani's Welcome »
    Quand Angie lance « Grizzlis »
    Et que le sort se résout
    Et que la capacité déclenchée de « Ajani's Welcome » se résout
    Alors l'équipe d'Angie a 21 points de vie
    Quand Barry lance « Géant des collines »
    Et que le sort se résout
    Et qu'Angie lance « Bad Moon »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 21 points de vie

  @id:spared.other @clause:trigger.enters @from:2005-08-01 @must
  Scénario: Une créature qui attend les autres créatures ne se voit pas arriver, mais voit celles du coéquipier et des adversaires
    Étant donné que l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Soul Warden »
    Et que le sort se résout
    Et que Barry lance « Grizzlis »
    Et que le sort se résout
    Et que la capacité déclenchée de « Soul Warden » se résout
    Alors l'équipe d'Angie a 21 points de vie
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Géant des collines »
    Et que le sort se résout
    Et que la capacité déclenchée de « Soul Warden » se résout
    Alors l'équipe d'Angie a 22 points de vie
    Quand l'étape de fin de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 22 points de vie

  @id:spared.dies @clause:trigger.dies @clause:object.you @from:2005-08-01 @must
  Scénario: On compte ses deux propres créatures qui meurent, elle-même comprise, et non celles du coéquipier et des adversaires
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Zulaport Cutthroat »
    Et qu'Angie contrôle « Wind Drake »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle deux jetons Gobelin 1/1
    Quand Angie lance « Pyroclasm »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 22 points de vie

  @id:spared.sacrificed @clause:object.you @from:2005-08-01 @must
  Scénario: Qui attend les créatures qu'il sacrifie lui-même pioche une seule carte quand chaque joueur en sacrifie une
    Étant donné qu'Angie contrôle « Smothering Abomination »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Wind Drake »
    Et qu'Edward contrôle « Géant des collines »
    Quand Barry lance « Innocent Blood »
    Et que le sort se résout
    Et qu'Angie sacrifie « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie a une carte en main
    Et Barry ne contrôle aucune créature
    Et Edward a « Géant des collines » dans son cimetière
    Et Angie a « Grizzlis » dans son cimetière

  @id:spared.sacrificed.artifact @clause:trigger.order @from:2005-08-01 @must
  Scénario: Un artefact sacrifié ne déclenche pas ce qui attend les créatures
    Étant donné qu'Angie contrôle « Thraximundar »
    Et que Barry contrôle « Mindslaver »
    Et que Barry contrôle quatre « Forêt »
    Quand Barry active la capacité de « Mindslaver »
    Et que Barry choisit Edward comme cible
    Et que la capacité se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors la créature « Thraximundar » est 6/6
    Et Barry a « Mindslaver » dans son cimetière

  @id:spared.cycled @clause:object.you @from:2005-08-01 @must
  Scénario: Le recyclage du coéquipier ne la déclenche pas, et le sien la déclenche une fois
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Drannith Stinger »
    Et que Barry a « Barkhide Mauler » en main
    Et que Barry contrôle deux « Forêt »
    Et qu'Angie a « Barkhide Mauler » en main
    Et qu'Angie contrôle deux « Plaine »
    Quand Barry active la capacité de « Barkhide Mauler »
    Et que la capacité se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Quand Angie active la capacité de « Barkhide Mauler »
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie
    Et Barry a « Barkhide Mauler » dans son cimetière
    Et Barry a une carte en main

  @id:spared.first_spell @clause:object.you @from:2005-08-01 @must
  Scénario: Ni le sort du coéquipier pendant le tour adverse, ni un sort pendant son propre tour, ni le second ne la déclenche
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Mischievous Chimera »
    Quand Angie lance « Shock » en ciblant Edward
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et que Barry lance « Brouillard »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 18 points de vie

  @id:spared.hits @clause:combat.damage @from:2018-04-27 @must
  Scénario: Deux créatures qui blessent un même joueur déclenchent deux fois, et celle du coéquipier pas du tout
    Étant donné qu'Angie contrôle « Coastal Piracy »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que Barry attaque Edward avec « Wind Drake »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Et qu'Angie fait ce que la capacité permet
    Alors Angie a deux cartes en main

  @id:spared.planeswalker @clause:combat.attacks @from:2018-04-27 @must
  Scénario: Ce qui attend une attaque contre le joueur qui a le plus de points de vie ne se déclenche pas pour son planeswalker
    Étant donné que l'équipe d'Angie a 10 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Chandra, Flame's Catalyst »
    Et qu'Angie contrôle « Scourge of the Throne »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque « Chandra, Flame's Catalyst » avec « Scourge of the Throne »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors la créature « Scourge of the Throne » est 5/5
    Et l'équipe d'Edward a 20 points de vie
    Et Edward ne contrôle pas « Chandra, Flame's Catalyst »

  @id:spared.planeswalker.free @clause:combat.attacks @from:2018-04-27 @must
  Scénario: Une créature qui attaque le planeswalker d'un joueur n'attaque pas ce joueur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Chandra, Flame's Catalyst »
    Et qu'Angie contrôle « Forêt »
    Et qu'Angie contrôle « Plaine »
    Et que Barry contrôle « Forêt »
    Et que Barry contrôle « Plaine »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque « Chandra, Flame's Catalyst » avec « Géant des collines »
    Et que Ronald attaque Barry avec « Grizzlis »
    Et que l'équipe d'Edward passe la priorité
    Alors Angie ne peut pas lancer « Qasali Ambusher » sans payer son coût de mana
    Mais Barry peut lancer « Qasali Ambusher » sans payer son coût de mana

  @id:spared.first_draw @clause:step.draw @clause:replacement.draw @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Une carte piochée dans l'étape de pioche de l'autre équipe n'est pas la première de sa propre étape de pioche
    Étant donné qu'Angie contrôle « Alhammarret's Archive »
    Quand l'étape de pioche de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Reach Through Mists »
    Et que le sort se résout
    Alors Angie a deux cartes en main

  @id:spared.first_draw.secondary @situation:spared.first_draw @clause:step.draw @clause:replacement.draw @from:2005-08-01 @must
  Scénario: Le joueur secondaire aussi pioche d'abord une carte dans sa propre étape de pioche, puis deux pour chaque autre
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que Barry contrôle « Alhammarret's Archive »
    Et que Barry a une carte en main
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors Barry a deux cartes en main
    Et Angie a une carte en main
    Quand Barry lance « Reach Through Mists »
    Et que le sort se résout
    Alors Barry a trois cartes en main
