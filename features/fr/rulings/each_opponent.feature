# language: fr
Fonctionnalité: Les points de vie que perd chaque adversaire
  > Une capacité fait perdre des points de vie à chaque adversaire, ou lui inflige des blessures. Que perd l'autre équipe, et que gagne-t-on ?

  @id:ruling.infectious_horror @clause:life.shared @from:2018-04-27 @must
  Scénario: Quand Infectious Horror attaque, les deux adversaires perdent 2 points de vie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Infectious Horror »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Infectious Horror »
    Et que la capacité déclenchée de « Infectious Horror » se résout
    Alors l'équipe d'Edward a 16 points de vie

  @id:ruling.bastion_of_remembrance @clause:life.shared @from:2005-08-01 @must
  Scénario: Quand une créature de son contrôleur meurt, les deux adversaires perdent 1 point de vie et le contrôleur en gagne 1
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Bastion of Remembrance »
    Et qu'Angie contrôle « Lampad of Death's Vigil »
    Et qu'Angie contrôle « Source de mana »
    Quand Angie active la capacité de « Lampad of Death's Vigil »
    Et que la capacité déclenchée de « Bastion of Remembrance » se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 21 points de vie

  @id:ruling.lampad @clause:life.shared @from:2005-08-01 @must
  Scénario: Lampad of Death's Vigil prend 2 points de vie à l'autre équipe et en donne 1
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Lampad of Death's Vigil »
    Et qu'Angie contrôle « Source de mana »
    Quand Angie active la capacité de « Lampad of Death's Vigil »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 21 points de vie

  @id:ruling.corpse_knight @clause:life.shared @from:2005-08-01 @must
  Scénario: Une autre créature du contrôleur coûte 2 points de vie à l'autre équipe, et une créature du coéquipier ne lui coûte rien
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Corpse Knight »
    Quand Barry lance « Géant des collines »
    Et que le sort se résout
    Alors l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Grizzlis »
    Et que le sort se résout
    Et que la capacité déclenchée de « Corpse Knight » se résout
    Alors l'équipe d'Edward a 18 points de vie

  @id:ruling.forerunner @clause:life.shared @from:2005-08-01 @must
  Scénario: Un autre Pirate coûte 2 points de vie à l'autre équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Forerunner of the Coalition »
    Quand Angie lance « Dire Fleet Captain »
    Et que le sort se résout
    Et que la capacité déclenchée de « Forerunner of the Coalition » se résout
    Alors l'équipe d'Edward a 18 points de vie

  @id:ruling.dagger_caster @clause:life.shared @from:2005-08-01 @must
  Scénario: Dagger Caster inflige 1 blessure à chaque adversaire et aux créatures des deux
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et que Barry contrôle « Vanille 1/1 »
    Et qu'Edward contrôle « Oiseaux de paradis »
    Et que Ronald contrôle « Mogg Flunkies »
    Quand Angie lance « Dagger Caster »
    Et que le sort se résout
    Et que la capacité déclenchée de « Dagger Caster » se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et Edward ne contrôle aucune créature
    Et Barry contrôle une créature
    Et Ronald contrôle une créature

  @id:ruling.creeping_chill @clause:life.shared @from:2005-08-01 @must
  Scénario: Creeping Chill coûte 6 points de vie à l'autre équipe, et son lanceur en gagne 3
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Creeping Chill »
    Et que le sort se résout
    Alors l'équipe d'Edward a 14 points de vie
    Et l'équipe d'Angie a 23 points de vie

  @id:ruling.spear_spewer @clause:life.shared @from:2005-08-01 @must
  Scénario: Spear Spewer coûte 2 points de vie à chaque équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Spear Spewer »
    Quand Angie active la capacité de « Spear Spewer »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 18 points de vie

  @id:ruling.spirit_of_malevolence @clause:life.shared @from:2005-08-01 @must
  Scénario: Quand Spirit of Malevolence meurt, les deux adversaires perdent 1 point de vie et son contrôleur en gagne 1
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Spirit of Malevolence »
    Et qu'Angie contrôle « Lampad of Death's Vigil »
    Et qu'Angie contrôle « Source de mana »
    Quand Angie active la capacité de « Lampad of Death's Vigil »
    Et qu'Angie sacrifie « Spirit of Malevolence »
    Et que la capacité déclenchée de « Spirit of Malevolence » se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 21 points de vie

  @id:ruling.poison_tip_archer @clause:life.shared @from:2005-08-01 @must
  Scénario: Une créature du coéquipier qui meurt coûte 2 points de vie à l'autre équipe, comme toute autre créature
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Poison-Tip Archer »
    Et que Barry contrôle « Lampad of Death's Vigil »
    Et que Barry contrôle « Source de mana »
    Quand Barry active la capacité de « Lampad of Death's Vigil »
    Et que la capacité déclenchée de « Poison-Tip Archer » se résout
    Alors l'équipe d'Edward a 18 points de vie

  @id:ruling.turret_ogre @clause:life.shared @from:2005-08-01 @must
  Scénario: Turret Ogre inflige 2 blessures à chaque adversaire si son contrôleur a une autre créature de force 4
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Raging Kronch »
    Quand Angie lance « Turret Ogre »
    Et que le sort se résout
    Et que la capacité déclenchée de « Turret Ogre » se résout
    Alors l'équipe d'Edward a 16 points de vie

  @id:ruling.turret_ogre.teammate @situation:ruling.turret_ogre @clause:life.shared @from:2005-08-01 @must
  Scénario: Une créature de force 4 du coéquipier n'aide pas Turret Ogre
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et que Barry contrôle « Raging Kronch »
    Quand Angie lance « Turret Ogre »
    Et que le sort se résout
    Et que l'étape de début de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie

  @id:ruling.throne_of_the_god_pharaoh @clause:life.shared @from:2005-08-01 @must
  Scénario: Throne of the God-Pharaoh compte les seules créatures engagées de son contrôleur, et en prend autant à chacun des deux adversaires
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Throne of the God-Pharaoh »
    Et qu'Angie contrôle « Spear Spewer »
    Et que Barry contrôle « Hidetsugu le malfaisant »
    Quand Angie active la capacité de « Spear Spewer »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 18 points de vie
    Quand l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Throne of the God-Pharaoh » se résout
    Alors l'équipe d'Edward a 16 points de vie

  @id:ruling.mischievous_chimera @clause:life.shared @from:2005-08-01 @must
  Scénario: Le premier sort pendant le tour de l'autre équipe inflige 1 blessure à chaque adversaire, et aucun autre ensuite
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Mischievous Chimera »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Giant Growth » en ciblant « Grizzlis »
    Et qu'Angie ne met aucune carte au-dessous de sa bibliothèque
    Et que la capacité déclenchée de « Mischievous Chimera » se résout
    Alors l'équipe d'Edward a 18 points de vie
    Quand le sort se résout
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Reach Through Mists »
    Et que le sort se résout
    Alors l'équipe d'Edward a 18 points de vie

  @id:ruling.bontus_monument @clause:life.shared @clause:cost.total @from:2005-08-01 @must
  Scénario: Les deux adversaires perdent des points de vie quand son contrôleur lance un sort de créature, et un noir de celui-ci coûte moins
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Bontu's Monument »
    Et qu'Angie contrôle trois « Source de mana »
    Et que Barry contrôle trois « Source de mana »
    Alors Barry ne peut pas lancer « Heartstabber Mosquito »
    Et Angie ne peut pas lancer « Géant des collines »
    Mais Angie peut lancer « Heartstabber Mosquito »
    Quand la capacité déclenchée de « Bontu's Monument » se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 21 points de vie

  @id:ruling.bontus_monument.teammate @situation:ruling.bontus_monument @clause:life.shared @clause:cost.total @from:2005-08-01 @must
  Scénario: Quand un coéquipier lance un sort de créature, personne ne gagne ni ne perd de points de vie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Bontu's Monument »
    Et que Barry contrôle quatre « Source de mana »
    Quand Barry lance « Heartstabber Mosquito »
    Et que le sort se résout
    Alors l'équipe d'Edward a 20 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:ruling.bontus_monument.cost @situation:ruling.bontus_monument @clause:cost.total @from:2005-08-01 @must
  Scénario: Ce qui réduit le coût d'un sort est ôté après ce qui l'augmente, et du mana générique seulement
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Bontu's Monument »
    Et qu'Angie contrôle « Source de mana »
    Et que Ronald contrôle « Sphere of Resistance »
    Alors Angie ne peut pas lancer « Goblin Firestarter »
    Mais Angie peut lancer « Serrated Scorpion »
    Quand la capacité déclenchée de « Bontu's Monument » se résout
    Et que le sort se résout
    Alors Angie contrôle « Serrated Scorpion »

  @id:ruling.bontus_monument.coloured @situation:ruling.bontus_monument @clause:cost.total @from:2005-08-01 @must
  Scénario: Un sort dont le coût ne comprend pas de mana générique ne coûte pas moins
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Bontu's Monument »
    Et qu'Angie contrôle « Source de mana »
    Alors Angie peut lancer « Serrated Scorpion »
    Quand la capacité déclenchée de « Bontu's Monument » se résout
    Et que le sort se résout
    Alors Angie ne peut pas lancer « Goblin Firestarter »
    Et Angie contrôle « Serrated Scorpion »

  @id:ruling.chainers_torment @clause:saga.chapter @clause:saga.turn @clause:life.shared @from:2018-04-27 @must
  Scénario: Chacun des deux premiers chapitres de Chainer's Torment inflige 2 blessures aux deux adversaires, et son contrôleur gagne 2 points de vie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Chainer's Torment »
    Et que le sort se résout
    Et que la capacité déclenchée de « Chainer's Torment » se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 22 points de vie
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Chainer's Torment » se résout
    Alors l'équipe d'Edward a 12 points de vie
    Et l'équipe d'Angie a 24 points de vie

  @id:ruling.chainers_torment.last @situation:ruling.chainers_torment @clause:saga.ends @clause:life.read @clause:damage.source @from:2018-04-27 @must
  Scénario: Le dernier chapitre de Chainer's Torment lit les points de vie de l'équipe ; l'Horreur inflige à son contrôleur autant de blessures qu'elle a de force
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 25 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Chainer's Torment »
    Et que « Chainer's Torment » a deux marqueurs « sapience »
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Chainer's Torment » se résout
    Alors Angie a « Chainer's Torment » dans son cimetière
    Et Angie contrôle un jeton de créature 13/13
    Et l'équipe d'Angie a 12 points de vie
    Et l'équipe d'Edward a 20 points de vie

  @id:ruling.chainers_torment.source @situation:ruling.chainers_torment @clause:damage.source @clause:damage.lifelink @from:2018-04-27 @must
  Scénario: L'Horreur elle-même inflige les blessures du dernier chapitre, si bien que le lien de vie rend à son contrôleur autant de points de vie qu'il en perd
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 25 points de vie
    Et qu'Angie contrôle « Chainer's Torment »
    Et qu'Angie contrôle « True Conviction »
    Et que « Chainer's Torment » a deux marqueurs « sapience »
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Chainer's Torment » se résout
    Alors l'équipe d'Angie a 25 points de vie
    Et Angie contrôle un jeton de créature 13/13
