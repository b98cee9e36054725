# language: fr
Fonctionnalité: Ce qu'une carte coûte, donne et achève
  > Les coûts sont payés en entier, les dons vont à ceux qui sont nommés, et ce qui dure un tour ne dure pas plus.

  @id:card.chieftain @clause:combat.attack @clause:object.you @from:2018-04-27 @must
  Scénario: Un gobelin arrivé ce tour-ci attaque aux côtés de son chef, mais ni un ours ni le gobelin du coéquipier
    Étant donné que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Goblin Chieftain »
    Et que le sort se résout
    Et qu'Angie lance « Goblin Piker »
    Et que le sort se résout
    Et qu'Angie lance « Grizzlis »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Grizzlis »
    Mais Angie peut attaquer Edward avec « Goblin Piker »
    Et Angie peut attaquer Edward avec « Goblin Chieftain »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 15 points de vie

  @id:card.chieftain.teammate @situation:card.chieftain @clause:combat.attack @clause:object.you @from:2018-04-27 @must
  Scénario: Le gobelin du coéquipier arrivé ce tour-ci attend
    Étant donné qu'Angie contrôle « Goblin Chieftain »
    Et que Barry contrôle « Géant des collines »
    Quand Barry lance « Goblin Piker »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Barry ne peut pas attaquer Edward avec « Goblin Piker »
    Mais Barry peut attaquer Edward avec « Géant des collines »

  @id:card.drain @clause:target.choose @clause:life.shared @from:2018-04-27 @must
  Scénario: Essence Drain inflige 3 blessures à une créature, à un joueur ou à un planeswalker, et son lanceur gagne 3 points de vie
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Chandra, Pyrogenius »
    Quand Angie lance « Essence Drain » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Et l'équipe d'Angie a 23 points de vie
    Et l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Shock » en ciblant « Chandra, Pyrogenius »
    Et que le sort se résout
    Alors « Chandra, Pyrogenius » a trois marqueurs « loyauté »
    Et l'équipe d'Edward a 20 points de vie

  @id:card.fog_ends @clause:step.cleanup @clause:replacement.open @from:2018-04-27 @must
  Scénario: Les blessures de combat sont de nouveau infligées au tour qui suit Brouillard
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Brouillard »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Barry avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 17 points de vie

  @id:card.klothys_land @clause:mana.ability @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Pour un terrain qu'elle exile, Klothys donne un mana de la couleur choisie, et personne ne perd de points de vie
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Klothys, God of Destiny »
    Et qu'Edward a « Forêt » dans son cimetière
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Klothys, God of Destiny » se résout
    Et qu'Angie choisit la couleur le rouge
    Alors Edward possède « Forêt » en exil
    Et Angie a un mana non dépensé
    Et l'équipe d'Angie a 20 points de vie
    Et l'équipe d'Edward a 20 points de vie

  @id:card.lampad @clause:mana.own @clause:object.you @from:2005-08-01 @must
  Scénario: Lampad of Death's Vigil coûte du mana ainsi qu'une créature à soi
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Lampad of Death's Vigil »
    Et que Barry contrôle « Speaker of the Heavens »
    Et que Barry contrôle « Lampad of Death's Vigil »
    Et que Barry contrôle « Marais »
    Alors Angie ne peut pas activer la capacité de « Lampad of Death's Vigil »
    Mais Barry peut activer la capacité de « Lampad of Death's Vigil »
    Quand Barry sacrifie « Speaker of the Heavens »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Barry a « Speaker of the Heavens » dans son cimetière
    Et la carte « Marais » est engagée
    Et l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 21 points de vie

  @id:card.liliana @clause:target.choose @from:2018-04-27 @must
  Scénario: Liliana, the Last Hope gagne un point de loyauté et rapetisse une créature, pas une autre
    Étant donné qu'Angie contrôle « Liliana, the Last Hope »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Et que Ronald contrôle « Copper Tablet »
    Quand Angie active la première capacité de « Liliana, the Last Hope »
    Et qu'Angie choisit « Grizzlis » comme cible
    Et que la capacité se résout
    Alors « Liliana, the Last Hope » a quatre marqueurs « loyauté »
    Et la créature « Grizzlis » est 0/1
    Et la créature « Géant des collines » est 3/3

  @id:card.evil @clause:object.types @clause:combat.block @from:2018-04-27 @must
  Scénario: Mal à l'affût vole une fois créature, et Loyal Pegasus vole à ses côtés
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Mal à l'affût »
    Et que Barry contrôle « Loyal Pegasus »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Wind Drake »
    Quand Angie active la capacité de « Mal à l'affût »
    Et que la capacité se résout
    Alors l'équipe d'Angie a 10 points de vie
    Et la créature « Mal à l'affût » est 4/4
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Mal à l'affût »
    Et que Barry attaque Edward avec « Loyal Pegasus »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Mal à l'affût » avec « Grizzlis »
    Et Edward ne peut pas bloquer « Loyal Pegasus » avec « Grizzlis »
    Mais Edward peut bloquer « Loyal Pegasus » avec « Wind Drake »

  @id:card.lunk @clause:combat.attack @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Lunk Errant est plus gros quand il attaque seul, pour ce tour
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Lunk Errant »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Lunk Errant »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 15 points de vie
    Et la créature « Lunk Errant » est 5/5
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Lunk Errant » est 4/4

  @id:card.slaver @clause:mana.own @from:2005-08-01 @must
  Scénario: Mindslaver coûte quatre manas à son joueur, et va au cimetière
    Étant donné qu'Angie contrôle « Mindslaver »
    Et qu'Angie contrôle trois « Forêt »
    Et que Barry contrôle « Mindslaver »
    Et que Barry contrôle quatre « Plaine »
    Alors Angie ne peut pas activer la capacité de « Mindslaver »
    Mais Barry peut activer la capacité de « Mindslaver »
    Quand Barry choisit Edward comme cible
    Et qu'Angie choisit Edward comme cible
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Barry a « Mindslaver » dans son cimetière
    Et Angie n'a aucune carte dans son cimetière

  @id:card.chimera @clause:object.you @from:2005-08-01 @must
  Scénario: Mischievous Chimera ne blesse que les adversaires, une fois, pour le premier sort de son contrôleur pendant leur tour
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Mischievous Chimera »
    Quand l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Brouillard »
    Et qu'Angie ne met aucune carte au-dessous de sa bibliothèque
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 18 points de vie
    Quand l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Reach Through Mists »
    Et que l'étape de fin de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:card.abomination @clause:trigger.step @clause:object.you @from:2018-04-27 @must
  Scénario: Smothering Abomination vole, et à l'entretien de son contrôleur prend une de ses créatures et lui fait piocher une carte
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Smothering Abomination »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Bad Moon »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Sea Monster »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Smothering Abomination »
    Et que Barry attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Smothering Abomination » avec « Sea Monster »
    Mais Edward peut bloquer « Géant des collines » avec « Sea Monster »
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors Angie contrôle « Grizzlis »
    Et Barry a « Géant des collines » dans son cimetière
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et qu'Angie sacrifie « Grizzlis »
    Et que l'étape de pioche de l'équipe d'Angie commence
    Alors Angie a « Grizzlis » dans son cimetière
    Et Angie contrôle « Bad Moon »
    Et Angie a deux cartes en main
    Et Barry a une carte en main

  @id:card.tremor @clause:creature.dies @clause:life.shared @from:2005-08-01 @must
  Scénario: Tremor inflige 1 blessure et ne tue pas un ours, et Sizzle épargne sa propre équipe
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Angie contrôle « Soul Warden »
    Quand Angie lance « Tremor »
    Et que le sort se résout
    Alors Edward contrôle « Grizzlis »
    Et Angie a « Soul Warden » dans son cimetière
    Quand Barry lance « Sizzle »
    Et que le sort se résout
    Alors l'équipe d'Edward a 14 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:card.warden @clause:trigger.enters @from:2005-08-01 @must
  Scénario: Ni un enchantement ni un terrain qui arrive ne donne de points de vie au contrôleur de Soul Warden
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Soul Warden »
    Et que Barry a « Forêt » en main
    Quand Angie lance « Bad Moon »
    Et que le sort se résout
    Et que Barry joue le terrain « Forêt »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 20 points de vie
    Et Barry contrôle « Forêt »

  @id:card.throne @clause:trigger.step @clause:object.you @from:2018-04-27 @must
  Scénario: Throne of the God-Pharaoh ne compte aucun terrain engagé, ne coûte rien à son équipe, et attend l'étape de fin de son équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Throne of the God-Pharaoh »
    Et qu'Angie contrôle « Forêt »
    Et qu'Angie contrôle « Géant des collines »
    Et que la carte « Forêt » est engagée
    Et que la carte « Géant des collines » est engagée
    Quand l'étape de fin de l'équipe d'Edward commence
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Throne of the God-Pharaoh » se résout
    Alors l'équipe d'Edward a 15 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:clue.paid @situation:clue.paid @clause:cost.total @variant:two-headed-giant @variant:two-player @from:2024-11-08 @must
  Scénario: Un seul mana ne suffit pas à payer Ransom Note, deux y suffisent
    Étant donné qu'Angie contrôle « Ransom Note »
    Et qu'Angie contrôle « Source de mana »
    Et qu'Edward contrôle « Ransom Note »
    Et qu'Edward contrôle deux « Source de mana »
    Quand Angie choisit le mode 3
    Alors Angie ne peut pas activer la capacité de « Ransom Note » d'Angie
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward choisit le mode 3
    Alors Edward peut activer la capacité de « Ransom Note » d'Edward

  @id:clue.drawn @situation:clue.paid @clause:zone.graveyard @clause:spell.modes @variant:two-headed-giant @variant:two-player @from:2024-11-08 @must
  Scénario: Deux manas et Ransom Note elle-même paient une carte à son contrôleur
    Étant donné qu'Angie contrôle « Ransom Note »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie a une carte en main
    Et qu'Edward a une carte en main
    Quand Angie choisit le mode 3
    Et qu'Angie active la capacité de « Ransom Note »
    Et que la capacité se résout
    Alors Angie a « Ransom Note » dans son cimetière
    Et Angie a deux cartes en main
    Et Edward a une carte en main

  @id:disguise.moroii @clause:trigger.enters @clause:object.you @from:2024-11-08 @must
  Scénario: Nightdrinker Moroii coûte des points de vie à sa propre équipe, et à personne d'autre
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Nightdrinker Moroii »
    Et que le sort se résout
    Et que la capacité déclenchée de « Nightdrinker Moroii » se résout
    Alors l'équipe d'Angie a 17 points de vie
    Et l'équipe d'Edward a 20 points de vie

  @id:target.creature_alone @situation:target.creature_alone @clause:target.choose @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scénario: Reality Shift concerne des créatures, et aucun autre permanent
    Étant donné qu'Edward contrôle « Sol Ring »
    Et qu'Edward contrôle « Grizzlis »
    Alors Angie ne peut pas lancer « Reality Shift » en ciblant « Sol Ring »
    Mais Angie peut lancer « Reality Shift » en ciblant « Grizzlis »

  @id:kazarov.paid @situation:kazarov.paid @clause:cost.total @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scénario: Les blessures de Kazarov demandent quatre manas, et trois n'y suffisent pas
    Étant donné qu'Angie contrôle « Kazarov, Sengir Pureblood »
    Et qu'Angie contrôle trois « Source de mana »
    Et qu'Edward contrôle « Kazarov, Sengir Pureblood »
    Et qu'Edward contrôle quatre « Source de mana »
    Et qu'Edward contrôle « Grizzlis »
    Alors Angie ne peut pas activer la capacité de « Kazarov, Sengir Pureblood » d'Angie en ciblant « Grizzlis »
    Quand l'équipe d'Angie passe la priorité
    Alors Edward peut activer la capacité de « Kazarov, Sengir Pureblood » d'Edward en ciblant « Grizzlis »
    Quand la capacité se résout
    Alors Edward a « Grizzlis » dans son cimetière
