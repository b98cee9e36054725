# language: fr
Fonctionnalité: Ce qui s'est passé ce tour-ci
  > Une carte demande ce qui s'est passé ce tour-ci : qui a attaqué, gagné des points de vie, subi des blessures, pioché, défaussé ou lancé, et ce qui est mort. Ce qu'un coéquipier a fait compte-t-il ?

  @id:happened.attacked @clause:trigger.intervening_if @clause:object.you @from:2018-04-27 @must
  Scénario: Qui a attaqué, c'est chaque joueur pour soi : de deux têtes, seulement celle dont la créature a attaqué
    Étant donné qu'Angie contrôle « Grizzlis »
    Et que l'équipe d'Edward a 30 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Et que Barry lance « Mardu Heart-Piercer » de Barry
    Et que le sort se résout
    Alors l'équipe d'Edward a 28 points de vie
    Quand Angie lance « Mardu Heart-Piercer » d'Angie
    Et que le sort se résout
    Et qu'Angie choisit Ronald comme cible
    Et que la capacité déclenchée de « Mardu Heart-Piercer » d'Angie se résout
    Alors l'équipe d'Edward a 26 points de vie
    Et Edward ne contrôle aucune créature

  @id:happened.attacked.not_yet @situation:happened.attacked @clause:trigger.intervening_if @from:2018-04-27 @must
  Scénario: Avant l'attaque rien n'a attaqué, et une attaque du tour précédent ne compte pas
    Étant donné qu'Angie contrôle « Grizzlis »
    Et que Ronald contrôle « Oiseaux de paradis »
    Et que l'équipe d'Edward a 30 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Et qu'Angie lance la première carte « Mardu Heart-Piercer »
    Et que le sort se résout
    Alors l'équipe d'Edward a 28 points de vie
    Et Ronald contrôle « Oiseaux de paradis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Et qu'Angie lance la deuxième carte « Mardu Heart-Piercer »
    Et que le sort se résout
    Et qu'Angie choisit « Oiseaux de paradis » comme cible
    Et que la capacité déclenchée de la deuxième carte « Mardu Heart-Piercer » se résout
    Alors Ronald a « Oiseaux de paradis » dans son cimetière
    Et l'équipe d'Edward a 26 points de vie

  @id:happened.died @clause:trigger.intervening_if @from:2012-02-01 @must
  Scénario: Une créature morte ce tour-ci compte quel que soit son contrôleur, et celle d'un tour précédent ne compte pas
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand Barry lance la première carte « Morkrut Banshee »
    Et que le sort se résout
    Alors Edward contrôle « Géant des collines »
    Quand Angie lance « Shock » en ciblant « Grizzlis » de Ronald
    Et que le sort se résout
    Et que Barry lance la deuxième carte « Morkrut Banshee »
    Et que le sort se résout
    Et que Barry choisit « Géant des collines » comme cible
    Et que la capacité déclenchée de la deuxième carte « Morkrut Banshee » se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Morkrut Banshee »
    Et que le sort se résout
    Alors Angie contrôle « Grizzlis »

  @id:happened.died.weakened @situation:happened.died @clause:trigger.intervening_if @clause:step.cleanup @from:2012-02-01 @must
  Scénario: Ce qui survit a 4 de force et 4 d'endurance de moins jusqu'à la fin du tour
    Étant donné qu'Edward contrôle « Primordial Sage »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie lance « Shock » en ciblant « Grizzlis » de Ronald
    Et que le sort se résout
    Et que Barry lance « Morkrut Banshee »
    Et que le sort se résout
    Et que Barry choisit « Primordial Sage » comme cible
    Et que la capacité déclenchée de « Morkrut Banshee » se résout
    Alors la créature « Primordial Sage » est 0/1
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Primordial Sage » est 4/5

  @id:happened.died.itself @situation:happened.died @clause:trigger.intervening_if @from:2012-02-01 @must
  Scénario: Quand rien d'autre n'est une créature, ce qui en affaiblit une s'affaiblit soi-même
    Étant donné que Barry contrôle « Megrim »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie lance « Shock » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que Barry lance « Morkrut Banshee »
    Et que le sort se résout
    Et que la capacité déclenchée de « Morkrut Banshee » se résout
    Alors Barry a « Morkrut Banshee » dans son cimetière

  @id:happened.gained @clause:trigger.intervening_if @clause:life.shared @from:2013-07-13 @must
  Scénario: Les points de vie gagnés ce tour-ci sont ceux d'un seul joueur, à chaque étape de fin : au moins quatre en tout
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Angelic Accord »
    Et qu'Angie contrôle « Bottle Gnomes »
    Et qu'Angie contrôle « Dragon's Claw »
    Et que Barry contrôle « Angelic Accord »
    Et que Barry contrôle « Bottle Gnomes »
    Quand l'équipe d'Edward passe la priorité
    Et que Barry active la capacité de « Bottle Gnomes » de Barry
    Et que la capacité se résout
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie active la capacité de « Bottle Gnomes » d'Angie
    Et que la capacité se résout
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Shock » en ciblant Edward
    Et qu'Angie fait ce que la capacité permet
    Et que le sort se résout
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie contrôle un jeton de créature
    Et Angie contrôle un jeton de créature 4/4
    Et Barry ne contrôle aucune créature
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et qu'Angie lance « Angel's Mercy »
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Angie contrôle deux jetons de créature 4/4
    Et Barry ne contrôle aucune créature
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie contrôle deux jetons de créature 4/4

  @id:happened.gained.angel @situation:happened.gained @clause:trigger.intervening_if @from:2013-07-13 @must
  Scénario: L'Ange d'Angelic Accord vole et est blanc
    Étant donné qu'Angie contrôle « Angelic Accord »
    Quand Angie lance « Angel's Mercy »
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Et qu'Angie lance « Tremor »
    Et que le sort se résout
    Et qu'Angie lance « Tremor »
    Et que le sort se résout
    Et qu'Angie lance « Tremor »
    Et que le sort se résout
    Et qu'Angie lance « Tremor »
    Et que le sort se résout
    Alors Angie contrôle un jeton de créature 4/4
    Quand Angie lance « Wilt-Leaf Liege »
    Et que le sort se résout
    Alors Angie contrôle un jeton de créature 5/5

  @id:happened.damaged @clause:combat.prohibition @clause:team.opponents @from:2018-04-27 @must
  Scénario: Des blessures à l'un ou l'autre adversaire ce tour-ci lui permettent d'attaquer ; des blessures à un coéquipier ou une perte de points de vie, non
    Étant donné qu'Angie contrôle « Bloodcrazed Goblin »
    Et qu'Angie contrôle « Goblin Firestarter »
    Et que Barry contrôle « Acolyte of Xathrid »
    Et que Barry contrôle deux « Source de mana »
    Et que l'équipe d'Edward a 30 points de vie
    Quand Barry active la capacité de « Acolyte of Xathrid »
    Et que Barry choisit Edward comme cible
    Et que la capacité se résout
    Et qu'Angie lance « Shock » en ciblant Barry
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Bloodcrazed Goblin »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Et qu'Angie lance « Shock » en ciblant Ronald
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Bloodcrazed Goblin »
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et qu'Angie active la capacité de « Goblin Firestarter »
    Et qu'Angie choisit Ronald comme cible
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie peut attaquer Edward avec « Bloodcrazed Goblin »

  @id:happened.cast @clause:object.you @clause:life.pay @from:2018-04-27 @must
  Scénario: Chaque sort qu'un joueur lance fait gagner autant de points de vie que ce joueur a lancé de sorts ce tour-ci, et l'équipe en paie 50
    Étant donné qu'Angie contrôle « Aetherflux Reservoir »
    Et que l'équipe d'Angie a 48 points de vie
    Et que l'équipe d'Edward a 51 points de vie
    Quand Barry lance « Reach Through Mists »
    Et que le sort se résout
    Et qu'Angie choisit Edward comme cible
    Alors l'équipe d'Angie a 48 points de vie
    Et Angie ne peut pas activer la capacité de « Aetherflux Reservoir »
    Quand Angie lance « Reach Through Mists »
    Et que la capacité déclenchée de « Aetherflux Reservoir » se résout
    Et que le sort se résout
    Alors l'équipe d'Angie a 49 points de vie
    Quand Barry lance « Reach Through Mists »
    Et que le sort se résout
    Alors l'équipe d'Angie a 49 points de vie
    Quand Angie lance « Reach Through Mists »
    Et que la capacité déclenchée de « Aetherflux Reservoir » se résout
    Et que le sort se résout
    Alors l'équipe d'Angie a 51 points de vie
    Et Angie peut activer la capacité de « Aetherflux Reservoir »
    Quand la capacité se résout
    Alors l'équipe d'Angie a 1 point de vie
    Et l'équipe d'Edward a 1 point de vie
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et qu'Angie lance « Reach Through Mists »
    Et que la capacité déclenchée de « Aetherflux Reservoir » se résout
    Alors l'équipe d'Angie a 2 points de vie

  @id:happened.cast.creature @situation:happened.cast @clause:life.pay @from:2018-04-27 @must
  Scénario: Ce qui est payé peut être infligé à une créature
    Étant donné qu'Angie contrôle « Aetherflux Reservoir »
    Et que l'équipe d'Angie a 60 points de vie
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie active la capacité de « Aetherflux Reservoir »
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que la capacité se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Et l'équipe d'Angie a 10 points de vie

  @id:happened.drawn @clause:layers.lasting @clause:object.you @from:2022-04-29 @must
  Scénario: Les cartes qu'un joueur a piochées ce tour-ci, celle du sort comprise, se comptent à sa résolution
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Edward n'a aucune carte en main
    Quand Barry lance « Divination »
    Et que le sort se résout
    Et qu'Angie lance « Divination »
    Et que le sort se résout
    Et qu'Angie lance « Fists of Flame » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors la créature « Grizzlis » est 5/2
    Et Edward n'a aucune carte en main
    Quand Angie lance « Reach Through Mists »
    Et que le sort se résout
    Alors la créature « Grizzlis » est 5/2
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Grizzlis » est 2/2

  @id:happened.drawn.tramples @situation:happened.drawn @clause:layers.lasting @from:2022-04-29 @must
  Scénario: Une créature agrandie par ce qui a été pioché a le piétinement
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Megrim »
    Et qu'Edward contrôle « Oiseaux de paradis »
    Et que l'équipe d'Edward a 30 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Grizzlis » avec « Oiseaux de paradis »
    Alors Angie ne peut pas lancer « Fists of Flame » en ciblant « Megrim »
    Mais Angie peut lancer « Fists of Flame » en ciblant « Grizzlis »
    Quand le sort se résout
    Et que l'équipe d'Angie répartit les blessures : 1 à « Oiseaux de paradis », 2 à Edward
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 28 points de vie

  @id:happened.discarded @clause:trigger.intervening_if @clause:team.opponents @from:2022-04-29 @must
  Scénario: Un adversaire qui a défaussé ce tour-ci est l'un ou l'autre de l'autre équipe, une fois à chaque étape de fin, et un coéquipier n'en est pas un
    Étant donné qu'Angie contrôle « Tinybones, Trinket Thief »
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie a deux cartes en main
    Et que Barry a une carte en main
    Et qu'Edward contrôle « Disrupting Scepter »
    Et qu'Edward contrôle trois « Source de mana »
    Quand Barry lance « Mind Rot » en ciblant Angie
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 20 points de vie
    Et Angie n'a aucune carte en main
    Quand Edward active la capacité de « Disrupting Scepter »
    Et qu'Edward choisit Ronald comme cible
    Et que la capacité se résout
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 19 points de vie
    Et Angie a une carte en main
    Et Barry n'a aucune carte en main
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 19 points de vie
    Et Angie a deux cartes en main
