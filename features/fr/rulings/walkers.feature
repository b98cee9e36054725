# language: fr
Fonctionnalité: Les planeswalkers d'un seul membre
  > Un planeswalker appartient à un joueur. À qui inflige-t-il des blessures, les créatures de qui touche-t-il, et de qui lit-il les points de vie ?

  @id:ruling.chandra_flames_catalyst @clause:life.shared @from:2010-04-23 @must
  Scénario: Chandra, Flame's Catalyst inflige 3 blessures à chaque adversaire, donc 6 à l'équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Chandra, Flame's Catalyst »
    Quand Angie active la capacité de « Chandra, Flame's Catalyst »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 14 points de vie
    Et « Chandra, Flame's Catalyst » a six marqueurs « loyauté »

  @id:ruling.chandra_flames_catalyst.once @situation:ruling.chandra_flames_catalyst @clause:priority.act @from:2013-07-13 @must
  Scénario: Un planeswalker s'active une fois pendant le tour de l'équipe, et celui du coéquipier aussi
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Chandra, Flame's Catalyst »
    Et que Barry contrôle « Chandra, Pyrogenius »
    Quand Angie active la capacité de « Chandra, Flame's Catalyst »
    Et que la capacité se résout
    Alors Angie ne peut pas activer la capacité de « Chandra, Flame's Catalyst »
    Et Angie ne peut pas activer la première capacité de « Chandra, Pyrogenius »
    Mais Barry peut activer la première capacité de « Chandra, Pyrogenius »

  @id:ruling.chandra_pyrogenius @clause:life.shared @from:2010-04-23 @must
  Scénario: Chandra, Pyrogenius inflige 2 blessures à chaque adversaire, donc 4 à l'équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Chandra, Pyrogenius »
    Quand Angie active la première capacité de « Chandra, Pyrogenius »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et « Chandra, Pyrogenius » a sept marqueurs « loyauté »

  @id:ruling.sarkhan_dragonsoul @clause:life.shared @from:2010-04-23 @must
  Scénario: Sarkhan, Dragonsoul inflige 1 blessure à chaque adversaire et aux créatures des deux, et épargne celles du coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Sarkhan, Dragonsoul »
    Et que Barry contrôle « Vanille 1/1 »
    Et qu'Edward contrôle « Oiseaux de paradis »
    Et que Ronald contrôle « Vanille 1/1 »
    Quand Angie active la première capacité de « Sarkhan, Dragonsoul »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et Edward ne contrôle aucune créature
    Et Ronald ne contrôle aucune créature
    Et Barry contrôle une créature

  @id:ruling.davriel_rogue_shadowmage @clause:trigger.step @from:2010-04-23 @must
  Scénario: Davriel, Rogue Shadowmage inflige des blessures à chaque adversaire qui a trop peu de cartes, à l'entretien qu'ils partagent
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Davriel, Rogue Shadowmage »
    Et qu'Edward a une carte en main
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 16 points de vie

  @id:ruling.davriel_rogue_shadowmage.one @situation:ruling.davriel_rogue_shadowmage @clause:trigger.step @from:2010-04-23 @must
  Scénario: Un joueur qui a deux cartes en main est épargné, mais pas son coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Davriel, Rogue Shadowmage »
    Et qu'Edward a deux cartes en main
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 18 points de vie

  @id:ruling.ajani_strength_of_the_pride @clause:life.read @clause:life.start @from:2010-04-23 @must
  Scénario: Ajani, Strength of the Pride exile ce que contrôlent les deux adversaires dès que l'équipe a 15 points de vie de plus qu'au début
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 45 points de vie
    Et qu'Angie contrôle « Ajani, Strength of the Pride »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Oiseaux de paradis »
    Quand Angie active la troisième capacité de « Ajani, Strength of the Pride »
    Et que la capacité se résout
    Alors Edward ne contrôle aucune créature
    Et Ronald ne contrôle aucune créature
    Et Barry contrôle une créature

  @id:ruling.ajani_strength_of_the_pride.too_little @situation:ruling.ajani_strength_of_the_pride @clause:life.read @clause:life.start @from:2010-04-23 @must
  Scénario: Avec 14 de plus, rien n'est exilé
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 44 points de vie
    Et qu'Angie contrôle « Ajani, Strength of the Pride »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie active la troisième capacité de « Ajani, Strength of the Pride »
    Et que la capacité se résout
    Alors Edward contrôle une créature
    Et « Ajani, Strength of the Pride » a cinq marqueurs « loyauté »

  @id:ruling.saheeli_rai @clause:life.shared @clause:effect.scry @from:2018-04-27 @must
  Scénario: Saheeli Rai inflige 1 blessure aux deux adversaires après un regard sur la bibliothèque de son contrôleur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Saheeli Rai »
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie active la première capacité de « Saheeli Rai »
    Et que la capacité se résout
    Et qu'Angie met la carte du dessus de sa bibliothèque au-dessous
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Et « Saheeli Rai » a quatre marqueurs « loyauté »

  @id:ruling.saheeli_rai.copy @situation:ruling.saheeli_rai @clause:token.copy @clause:object.copy_except @clause:target.choose @from:2018-04-27 @must
  Scénario: Saheeli Rai fait d'une créature de son contrôleur une copie qui est aussi un artefact, jusqu'à la prochaine étape de fin
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Saheeli Rai »
    Et qu'Angie contrôle « Reckless Fireweaver »
    Et qu'Angie contrôle « Élémental de l'air »
    Et que Barry contrôle « Géant des collines »
    Quand Angie active la deuxième capacité de « Saheeli Rai »
    Et qu'Angie choisit « Élémental de l'air » comme cible
    Et que la capacité se résout
    Et que la capacité déclenchée de « Reckless Fireweaver » se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et Angie contrôle un jeton de créature 4/4
    Et Angie contrôle un jeton de créature
    Et « Saheeli Rai » a un marqueur « loyauté »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Angie ne contrôle aucun jeton de créature
    Et Angie contrôle « Élémental de l'air »

  @id:ruling.saheeli_rai.haste @situation:ruling.saheeli_rai @clause:token.copy @clause:combat.attack_required @from:2018-04-27 @must
  Scénario: La copie a tout ce que dit la créature, et la célérité en plus ; celle d'un Crazed Goblin doit attaquer aussitôt
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Saheeli Rai »
    Et qu'Angie contrôle « Crazed Goblin »
    Et que Barry contrôle « Géant des collines »
    Et que la carte « Crazed Goblin » est engagée
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie peut n'attaquer avec aucune créature
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Et qu'Angie active la deuxième capacité de « Saheeli Rai »
    Et qu'Angie choisit « Crazed Goblin » comme cible
    Et que la capacité se résout
    Et qu'Angie lance « Seize the Day » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas n'attaquer avec aucune créature

  @id:ruling.saheeli_rai.search @situation:ruling.saheeli_rai @clause:effect.search @clause:effect.onto_battlefield @from:2018-04-27 @must
  Scénario: Parmi les artefacts de la bibliothèque, Saheeli Rai en trouve jusqu'à trois, qui arrivent ensemble
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Saheeli Rai »
    Et que « Saheeli Rai » a sept marqueurs « loyauté »
    Et qu'Angie contrôle « Reckless Fireweaver »
    Et qu'Angie a « Fountain of Youth » dans sa bibliothèque
    Et qu'Angie a « Bottle Gnomes » dans sa bibliothèque
    Et qu'Angie a « Géant des collines » dans sa bibliothèque
    Quand Angie active la troisième capacité de « Saheeli Rai »
    Et que la capacité se résout
    Et qu'Angie trouve « Fountain of Youth » et « Bottle Gnomes » dans sa bibliothèque
    Alors Angie contrôle « Fountain of Youth »
    Et Angie contrôle « Bottle Gnomes »
    Et Angie a « Saheeli Rai » dans son cimetière
    Quand la capacité déclenchée de « Reckless Fireweaver » se résout
    Et que la capacité déclenchée de « Reckless Fireweaver » se résout
    Alors l'équipe d'Edward a 16 points de vie
