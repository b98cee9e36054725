# language: fr
Fonctionnalité: Chaque effet d'un sort, et ce que coûte une capacité
  > Un sort donne, prend, fait piocher et blesse ; une capacité se paie. À qui, combien, et avec quoi ?

  @id:parts.epiphany @clause:turn.extra @clause:object.colour @clause:creature.dies @from:2005-08-01 @must
  Scénario: Les deux oiseaux d'Alrund's Epiphany sont bleus, et volent hors de portée de Tremor
    Étant donné que Barry contrôle « Oiseaux de paradis »
    Et qu'Edward contrôle « Goblin Piker »
    Quand Angie lance « Alrund's Epiphany »
    Et que le sort se résout
    Et que Barry lance « Tremor »
    Et que le sort se résout
    Alors Angie contrôle deux jetons de créature 1/1
    Et Barry contrôle « Oiseaux de paradis »
    Mais Edward a « Goblin Piker » dans son cimetière
    Quand Angie lance « Glen Elendra Liege »
    Et que le sort se résout
    Alors Angie contrôle deux jetons de créature 2/2

  @id:parts.invasion @clause:trigger.enters @clause:object.you @from:2023-04-14 @must
  Scénario: Invasion of Dominaria donne 4 points de vie et une carte à son contrôleur quand elle arrive
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Invasion of Dominaria »
    Et que le sort se résout
    Et qu'Angie choisit Edward comme protecteur
    Et que la capacité déclenchée de « Invasion of Dominaria » se résout
    Alors l'équipe d'Angie a 24 points de vie
    Et l'équipe d'Edward a 20 points de vie
    Et Angie a une carte en main
    Et Barry n'a aucune carte en main
    Et Edward n'a aucune carte en main

  @id:parts.live_fast @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scénario: Live Fast fait piocher deux cartes à son lanceur contre 2 points de vie et donne deux énergies
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Live Fast »
    Et que le sort se résout
    Alors l'équipe d'Angie a 18 points de vie
    Et l'équipe d'Edward a 20 points de vie
    Et Angie a deux cartes en main
    Et Barry n'a aucune carte en main
    Et Edward n'a aucune carte en main
    Et Angie a deux marqueurs énergie

  @id:parts.who_draws @clause:object.you @from:2005-08-01 @must
  Scénario: Qui lance Prologue to Phyresis et qui a Yawgmoth's Bargain pioche une carte, et personne d'autre
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que Barry contrôle « Yawgmoth's Bargain »
    Quand Angie lance « Prologue to Phyresis »
    Et que le sort se résout
    Alors Angie a une carte en main
    Et Barry n'a aucune carte en main
    Et Edward n'a aucune carte en main
    Quand Barry active la capacité de « Yawgmoth's Bargain »
    Et que la capacité se résout
    Alors Barry a une carte en main
    Et Angie a une carte en main
    Et Edward n'a aucune carte en main
    Et l'équipe d'Angie a 19 points de vie

  @id:parts.contract @clause:object.you @from:2010-04-23 @must
  Scénario: Infernal Contract ne fait piocher que son lanceur
    Étant donné que l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Infernal Contract »
    Et que le sort se résout
    Alors Angie a quatre cartes en main
    Et Barry n'a aucune carte en main
    Et Edward n'a aucune carte en main

  @id:parts.older_targets @clause:target.choose @clause:creature.dies @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Lightning Helix, Shock et Mending Hands visent une créature ou un joueur, et aucun enchantement
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Et que Ronald contrôle « Bad Moon »
    Et que Barry contrôle « Soul Warden »
    Alors Angie ne peut pas lancer « Lightning Helix » en ciblant « Bad Moon »
    Mais Angie peut lancer « Lightning Helix » en ciblant « Géant des collines »
    Quand le sort se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Et Angie ne peut pas lancer « Shock » en ciblant « Bad Moon »
    Mais Angie peut lancer « Shock » en ciblant « Grizzlis »
    Quand le sort se résout
    Alors Ronald a « Grizzlis » dans son cimetière
    Et Angie ne peut pas lancer « Mending Hands » en ciblant « Bad Moon »
    Mais Angie peut lancer « Mending Hands » en ciblant « Soul Warden »
    Quand le sort se résout
    Et que Barry lance « Pyroclasm »
    Et que le sort se résout
    Alors Barry contrôle « Soul Warden »

  @id:parts.mending_ends @clause:replacement.open @clause:step.cleanup @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Ce que Mending Hands préviendrait est infligé au tour suivant
    Étant donné que l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Mending Hands » en ciblant Angie
    Et que le sort se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Et qu'Edward lance « Shock » en ciblant Angie
    Et que le sort se résout
    Alors l'équipe d'Angie a 18 points de vie

  @id:parts.bombardment @clause:creature.dies @clause:target.choose @from:2018-04-27 @must
  Scénario: Goblin Bombardment inflige aussi 1 blessure à une créature
    Étant donné qu'Angie contrôle « Goblin Bombardment »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Soul Warden »
    Quand Angie active la capacité de « Goblin Bombardment »
    Et qu'Angie sacrifie « Grizzlis »
    Et qu'Angie choisit « Soul Warden » comme cible
    Et que la capacité se résout
    Alors Edward a « Soul Warden » dans son cimetière

  @id:parts.treason @clause:step.cleanup @clause:object.control @clause:combat.attack @from:2018-04-27 @must
  Scénario: La célérité que donne Acte de trahison finit avec le tour
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie lance « Acte de trahison » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et que Ronald lance « Control Magic » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Ronald ne peut pas attaquer Angie avec « Géant des collines »
    Mais Ronald peut attaquer Angie avec « Grizzlis »

  @id:parts.counters @clause:counters.own @clause:object.you @from:2018-04-27 @must
  Scénario: Nissa ne compte que les créatures, et Unspeakable Symbol met son marqueur sur sa cible
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Nissa, Voice of Zendikar »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Unspeakable Symbol »
    Quand Angie active la deuxième capacité de « Nissa, Voice of Zendikar »
    Et que la capacité se résout
    Alors « Géant des collines » a un marqueur +1/+1
    Et « Unspeakable Symbol » n'a aucun marqueur +1/+1
    Quand Angie active la capacité de « Unspeakable Symbol »
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que la capacité se résout
    Alors « Géant des collines » a deux marqueurs +1/+1
    Et la créature « Géant des collines » est 5/5
    Et l'équipe d'Angie a 17 points de vie

  @id:parts.door @clause:cost.resources @from:2005-08-01 @must
  Scénario: Un Door to Nothingness engagé ne peut pas servir, un dégagé le peut
    Étant donné qu'Angie contrôle « Door to Nothingness »
    Et que la carte « Door to Nothingness » d'Angie est engagée
    Et qu'Angie contrôle dix « Source de mana »
    Et que Barry contrôle « Door to Nothingness »
    Et que Barry contrôle dix « Source de mana »
    Alors Angie ne peut pas activer la capacité de « Door to Nothingness »
    Mais Barry peut activer la capacité de « Door to Nothingness »
    Quand Barry choisit Ronald comme cible
    Et qu'Angie choisit Ronald comme cible
    Et que la capacité se résout
    Alors l'équipe d'Edward perd la partie

  @id:parts.still_life @clause:mana.own @clause:cost.resources @from:2005-08-01 @must
  Scénario: Still Life coûte deux manas à son joueur
    Étant donné qu'Angie contrôle « Still Life »
    Et qu'Angie contrôle « Forêt »
    Et que Barry contrôle « Still Life »
    Et que Barry contrôle deux « Forêt »
    Alors Angie ne peut pas activer la capacité de « Still Life »
    Mais Barry peut activer la capacité de « Still Life »
    Quand la capacité se résout
    Alors la créature « Still Life » de Barry est 4/3

  @id:parts.cove @clause:mana.ability @clause:cost.resources @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Tranquil Cove donne son mana une fois
    Étant donné qu'Edward contrôle « Tranquil Cove »
    Quand l'équipe d'Angie passe la priorité
    Alors Edward peut activer la capacité de « Tranquil Cove »
    Quand Edward choisit la couleur le bleu
    Alors la carte « Tranquil Cove » est engagée
    Et Edward a un mana non dépensé
    Et Edward ne peut pas activer la capacité de « Tranquil Cove »
