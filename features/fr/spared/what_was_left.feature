# language: fr
Fonctionnalité: Ce qui restait
  > Qu'est-ce qui se dégage, qu'est-ce qui se déclenche deux fois, qui choisit pour un joueur contrôlé, et à quoi un point suffit-il ?

  @id:left.muse @clause:step.untap_kept @variant:two-headed-giant @variant:two-player @from:2018-10-05 @must
  Scénario: Seedborn Muse dégage, pendant une étape de dégagement des adversaires, ce que Claustrophobia garde engagé pendant celle de son contrôleur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Seedborn Muse »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle trois « Source de mana »
    Quand Edward lance « Claustrophobia » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que la capacité déclenchée de « Claustrophobia » se résout
    Et que l'étape de pioche de l'équipe d'Angie commence
    Alors la carte « Géant des collines » est engagée
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors la carte « Géant des collines » est dégagée

  @id:left.impulses @clause:zone.play_exiled @clause:turn.teams @variant:two-headed-giant @variant:two-player @from:2022-02-18 @must
  Scénario: Ce que chaque équipe peut jouer jusqu'à la fin de son prochain tour, elle ne le peut plus ensuite, quoi que l'autre équipe puisse encore
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Grizzlis » au-dessus de sa bibliothèque
    Et qu'Angie a « Géant des collines » dans sa bibliothèque, en position 2 à partir du dessus
    Et qu'Edward a « Goblin Piker » dans sa bibliothèque, en position 2 à partir du dessus
    Et qu'Edward a « Wind Drake » dans sa bibliothèque, en position 3 à partir du dessus
    Quand Angie lance « Reckless Impulse »
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Reckless Impulse »
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie peut lancer « Grizzlis »
    Quand le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward peut lancer « Goblin Piker »
    Quand le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie ne peut pas lancer « Géant des collines »
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward ne peut pas lancer « Wind Drake »

  @id:left.opals @clause:trigger.state @from:2018-04-27 @must
  Scénario: Chacun de deux Opal Avenger se déclenche, bien que la capacité de l'autre soit sur la pile
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 12 points de vie
    Et qu'Angie contrôle « Opal Avenger »
    Et que Barry contrôle « Opal Avenger »
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant Angie
    Et que le sort se résout
    Alors la pile compte deux sorts et capacités
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors la créature « Opal Avenger » d'Angie est 3/5
    Et la créature « Opal Avenger » de Barry est 3/5
    Et la pile est vide

  @id:left.chandra @clause:zone.play_exiled @clause:target.choose @from:2018-04-27 @must
  Scénario: Une carte sans cible légale n'est pas lancée quand Chandra l'exile, et les blessures suivent
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Chandra, Torch of Defiance »
    Et que « Chandra, Torch of Defiance » a trois marqueurs « loyauté »
    Et qu'Angie a « Giant Growth » au-dessus de sa bibliothèque
    Et que l'équipe d'Edward a 10 points de vie
    Quand Angie active la première capacité de « Chandra, Torch of Defiance »
    Et que la capacité se résout
    Alors Angie n'a aucun choix à faire
    Et Angie possède « Giant Growth » en exil
    Et l'équipe d'Edward a 6 points de vie

  @id:left.miren @clause:object.as_it_was @from:2005-08-01 @must
  Scénario: Miren fait gagner autant de points de vie que la créature sacrifiée avait d'endurance en dernier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Miren, the Moaning Well »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle quatre « Source de mana »
    Et que l'équipe d'Angie a 10 points de vie
    Quand Angie lance « Giant Growth » en ciblant « Géant des collines »
    Et que le sort se résout
    Et qu'Angie sacrifie « Géant des collines »
    Et qu'Angie active la deuxième capacité de « Miren, the Moaning Well »
    Et que la capacité se résout
    Alors l'équipe d'Angie a 16 points de vie
    Et Angie a « Géant des collines » dans son cimetière

  @id:left.chosen_for @clause:turn.control @clause:choice.order @from:2005-08-01 @must
  Scénario: Qui contrôle un joueur fait les choix qu'un effet demande à ce joueur et à son coéquipier
    Étant donné que Ronald contrôle « Grizzlis »
    Et que Ronald contrôle « Géant des collines »
    Et qu'Edward contrôle « Wind Drake »
    Et qu'Edward contrôle « Goblin Piker »
    Quand Angie lance « Worst Fears » en ciblant Ronald
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Angie lance « Innocent Blood » pour Ronald
    Et que le sort se résout
    Alors Angie doit faire un choix
    Quand Angie sacrifie « Goblin Piker »
    Alors Angie doit faire un choix
    Quand Angie sacrifie « Géant des collines »
    Alors Edward a « Goblin Piker » dans son cimetière
    Et Ronald a « Géant des collines » dans son cimetière

  @id:left.party @clause:object.party @from:2024-11-08 @must
  Scénario: Un clerc, un gredin, un guerrier et un sorcier font un groupe de quatre
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 9 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Goblin Piker »
    Et qu'Angie contrôle « Night Market Lookout »
    Et qu'Angie contrôle « Omenspeaker »
    Quand Angie lance « Malakir Blood-Priest »
    Et que le sort se résout
    Et que la capacité déclenchée de « Malakir Blood-Priest » se résout
    Alors l'équipe d'Angie a 13 points de vie
    Et l'équipe d'Edward a 12 points de vie

  @id:left.cast_now @clause:spell.cast_while_resolving @clause:trigger.event @from:2018-04-27 @must
  Scénario: Une carte lancée quand Chandra l'exile est un sort lancé, et ce qui y prend garde se déclenche
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Chandra, Torch of Defiance »
    Et qu'Angie contrôle « Guttersnipe »
    Et qu'Angie a « Divination » au-dessus de sa bibliothèque
    Et qu'Angie contrôle six « Source de mana »
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie active la première capacité de « Chandra, Torch of Defiance »
    Et que la capacité se résout
    Et qu'Angie fait ce que la capacité permet
    Alors la pile compte deux sorts et capacités
    Quand la capacité déclenchée de « Guttersnipe » se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et la pile compte un sort ou capacité

  @id:left.fear @clause:combat.fear @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scénario: Une créature-artefact sans couleur bloque ce qui fait peur, et une créature verte ne le peut pas
    Étant donné qu'Angie contrôle « Severed Legion »
    Et qu'Edward contrôle « Obsianus Golem »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Severed Legion »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Severed Legion » avec « Grizzlis »
    Mais Edward peut bloquer « Severed Legion » avec « Obsianus Golem »

  @id:left.one_point @clause:combat.damage_when @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scénario: Un seul point de blessures de combat à Vraska suffit à ce qui s'en déclenche
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Vraska the Unseen »
    Et qu'Edward contrôle « Vanille 1/1 »
    Quand Angie active la première capacité de « Vraska the Unseen »
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque « Vraska the Unseen » avec « Vanille 1/1 »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Edward a « Vanille 1/1 » dans son cimetière

  @id:left.touched @clause:combat.deathtouch @clause:combat.trample @from:2024-11-08 @must
  Scénario: Ce qu'une créature avec le contact mortel inflige à un bloqueur est mortel, et ce qui piétine ne lui inflige rien
    Étant donné qu'Angie contrôle « Typhoid Rats »
    Et que Barry contrôle « War Mammoth »
    Et qu'Edward contrôle « Élémental de l'air »
    Et qu'Edward contrôle « High Ground »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Typhoid Rats »
    Et que Barry attaque Edward avec « War Mammoth »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque à la fois « Typhoid Rats » et « War Mammoth » avec « Élémental de l'air »
    Et que l'équipe d'Angie répartit les blessures : 0 à « Élémental de l'air », 3 à Edward
    Et que l'équipe d'Edward répartit les blessures : 0 à « Typhoid Rats », 4 à « War Mammoth »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 17 points de vie
    Et Edward a « Élémental de l'air » dans son cimetière

  @id:left.first_saproling @clause:token.ceases @from:2018-04-27 @must
  Scénario: Le premier Saprobionte est un autre jeton que la Bête qui était là avant
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Selesnya Guildmage »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle huit « Source de mana »
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Beast Within » en ciblant « Grizzlis »
    Et que le sort se résout
    Et qu'Angie active la première capacité de « Selesnya Guildmage »
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec le premier jeton Saprobionte
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 19 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec le premier jeton Bête
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 16 points de vie

  @id:left.clash_bottom @clause:effect.clash @from:2009-07-11 @must
  Scénario: Une carte mise au-dessous après une confrontation n'est pas celle qui est piochée ensuite
    Étant donné qu'Angie a « Élémental de l'air » au-dessus de sa bibliothèque
    Et que Ronald a « Grizzlis » au-dessus de sa bibliothèque
    Et que Ronald a « Wind Drake » dans sa bibliothèque, en position 2 à partir du dessus
    Quand Angie lance « Oaken Brawler »
    Et que le sort se résout
    Et que la capacité déclenchée de « Oaken Brawler » se résout
    Et qu'Angie choisit Ronald comme adversaire
    Et qu'Angie ne met aucune carte au-dessous de sa bibliothèque
    Et que Ronald met la carte du dessus de sa bibliothèque au-dessous
    Et que l'équipe d'Angie passe la priorité
    Et que Ronald lance « Reach Through Mists »
    Et que le sort se résout
    Alors Ronald a « Wind Drake » en main

  @id:left.attacked_walker @clause:trigger.is_attacked @clause:combat.attacks @from:2018-04-27 @must
  Scénario: Un joueur dont le planeswalker est attaqué n'est pas attaqué, et celui qui est attaqué l'est
    Étant donné qu'Edward contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a cinq marqueurs « loyauté »
    Et que Barry contrôle « Géant des collines »
    Et que Barry contrôle « Wind Drake »
    Et qu'Angie a « Curse of Verbosity » en main
    Quand Angie lance « Curse of Verbosity » en ciblant Edward
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque « Nissa, Voice of Zendikar » avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie n'a aucune carte en main
    Et « Nissa, Voice of Zendikar » a deux marqueurs « loyauté »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque Edward avec « Wind Drake »
    Et que la capacité déclenchée de « Curse of Verbosity » se résout
    Alors Angie a deux cartes en main

  @id:left.copied_modes @clause:spell.copy @clause:spell.several_modes @from:2010-04-23 @must
  Scénario: Chaque mode d'un sort copié est à celui qui le copie : c'est lui qui pioche, et les créatures de ses adversaires sont engagées
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Et que Barry a « Twincast » en main
    Et qu'Edward a « Cryptic Command » en main
    Quand Edward lance « Cryptic Command » en choisissant les modes 3 et 4
    Et que l'équipe d'Edward passe la priorité
    Et que Barry lance « Twincast » en ciblant « Cryptic Command »
    Et que le sort se résout
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Alors Barry a une carte en main
    Et Edward n'a aucune carte en main
    Et la carte « Géant des collines » est engagée
    Et la carte « Grizzlis » est dégagée
    Quand l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Alors Edward a une carte en main
    Et la carte « Grizzlis » est engagée
    Et Barry a une carte en main

  @id:left.later.kamahl @clause:layers.lasting @from:2010-04-23 @must
  Scénario: Ce qui devient une créature après que Kamahl a renforcé les créatures n'est pas renforcé
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Kamahl, Fist of Krosa »
    Et qu'Angie contrôle « Forêt »
    Et qu'Angie contrôle dix « Source de mana »
    Quand Angie active la deuxième capacité de « Kamahl, Fist of Krosa »
    Et que la capacité se résout
    Alors la créature « Kamahl, Fist of Krosa » est 7/6
    Quand Angie active la première capacité de « Kamahl, Fist of Krosa » en ciblant « Forêt »
    Et que la capacité se résout
    Alors la créature « Forêt » est 1/1

  @id:left.later.guildmage @clause:layers.lasting @from:2010-04-23 @must
  Scénario: Le Kamahl d'un coéquipier anime un terrain que la capacité du Guildmage n'a pas vu comme créature
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Selesnya Guildmage »
    Et qu'Angie contrôle « Forêt »
    Et qu'Angie contrôle dix « Source de mana »
    Et que Barry contrôle « Kamahl, Fist of Krosa »
    Et que Barry contrôle deux « Source de mana »
    Quand Angie active la deuxième capacité de « Selesnya Guildmage »
    Et que la capacité se résout
    Alors la créature « Selesnya Guildmage » est 3/3
    Et la créature « Kamahl, Fist of Krosa » est 4/3
    Quand Barry active la première capacité de « Kamahl, Fist of Krosa » en ciblant « Forêt »
    Et que la capacité se résout
    Alors la créature « Forêt » est 1/1

  @id:left.later.deluge @clause:layers.lasting @from:2018-04-27 @must
  Scénario: Un terrain qui devient une créature après Toxic Deluge n'en meurt pas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Kamahl, Fist of Krosa »
    Et qu'Angie contrôle deux « Source de mana »
    Et que Ronald contrôle « Forêt »
    Quand Barry lance « Toxic Deluge » avec X = 1
    Et que le sort se résout
    Alors la créature « Kamahl, Fist of Krosa » est 3/2
    Quand Angie active la première capacité de « Kamahl, Fist of Krosa » en ciblant « Forêt »
    Et que la capacité se résout
    Alors la créature « Forêt » est 1/1

  @id:left.later.bite @clause:layers.lasting @from:2018-04-27 @must
  Scénario: Un terrain qui devient une créature après Bite of the Black Rose n'en meurt pas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Forêt »
    Et que Barry contrôle « Kamahl, Fist of Krosa »
    Et que Barry contrôle deux « Source de mana »
    Quand Angie lance « Bite of the Black Rose »
    Et qu'Angie vote pour la maladie
    Et que Barry vote pour la maladie
    Et qu'Edward vote pour la maladie
    Et que Ronald vote pour la maladie
    Et que le sort se résout
    Alors la créature « Géant des collines » est 1/1
    Quand Barry active la première capacité de « Kamahl, Fist of Krosa » en ciblant « Forêt »
    Et que la capacité se résout
    Alors la créature « Forêt » est 1/1

  @id:left.prowler @clause:combat.reach @from:2018-04-27 @must
  Scénario: Oona's Prowler vole : une créature au sol ne le bloque pas, une créature qui vole le bloque
    Étant donné qu'Angie contrôle « Oona's Prowler »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Oona's Prowler »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Oona's Prowler » avec « Géant des collines »
    Et Edward peut bloquer « Oona's Prowler » avec « Wind Drake »

  @id:left.swarm_creature @clause:spell.copy @from:2018-04-27 @must
  Scénario: Swarm Intelligence ne copie pas de sort de créature
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Swarm Intelligence »
    Quand Angie lance « Grizzlis »
    Alors la pile compte un sort ou capacité
    Quand le sort se résout
    Alors Angie contrôle une créature

  @id:left.sengir_walker @clause:planeswalker.dies @clause:object.types @from:2018-04-27 @must
  Scénario: Un planeswalker dont Sengir Vampire est venu à bout n'est pas une créature morte
    Étant donné qu'Angie contrôle « Sengir Vampire »
    Et qu'Edward contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a trois marqueurs « loyauté »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque « Nissa, Voice of Zendikar » avec « Sengir Vampire »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward a « Nissa, Voice of Zendikar » dans son cimetière
    Et la créature « Sengir Vampire » est 4/4
    Et la pile est vide
