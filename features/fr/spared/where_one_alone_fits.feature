# language: fr
Fonctionnalité: Là où un seul convient
  > Un choix qui n'a qu'une réponse n'en est pas un. Qu'est-ce qui répond aux mots d'une carte, là où se tient à côté tout ce qui y répond presque ?

  @id:parts.ambush_commander @clause:target.choose @clause:cost.resources @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Ambush Commander s'en va elle-même là où elle est le seul elfe, pour deux manas, et ce qu'elle renforce est une créature, comme avant au tour suivant
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Ambush Commander »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Bad Moon »
    Et qu'Angie contrôle « Source de mana »
    Et qu'Angie a « Marais » en main
    Alors Angie ne peut pas activer la capacité de « Ambush Commander » en ciblant « Géant des collines »
    Quand Angie joue le terrain « Marais »
    Alors Angie ne peut pas activer la capacité de « Ambush Commander » en ciblant « Bad Moon »
    Mais Angie peut activer la capacité de « Ambush Commander » en ciblant « Géant des collines »
    Et Angie a « Ambush Commander » dans son cimetière
    Quand la capacité se résout
    Alors la créature « Géant des collines » est 6/6
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Géant des collines » est 3/3

  @id:parts.anafenza @clause:target.choose @clause:object.you @from:2018-04-27 @must
  Scénario: Le marqueur d'Anafenza trouve l'autre créature engagée de son contrôleur parmi ce qui est dégagé, n'est pas une créature, attaque pour le coéquipier, ou est Anafenza
    Étant donné qu'Angie contrôle « Anafenza, the Foremost »
    Et qu'Angie contrôle « Géant des collines »
    Et que la carte « Géant des collines » est engagée
    Et qu'Angie contrôle « Wind Drake »
    Et qu'Angie contrôle « Montagne »
    Et que la carte « Montagne » est engagée
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Anafenza, the Foremost »
    Et que Barry attaque Edward avec « Grizzlis »
    Et que la capacité déclenchée de « Anafenza, the Foremost » se résout
    Alors la créature « Géant des collines » est 4/4
    Et la créature « Wind Drake » est 2/2

  @id:parts.angel_of_grace @clause:cost.resources @clause:ability.zone @from:2018-04-27 @must
  Scénario: Angel of Grace s'exile du cimetière pour six manas, et pas pour cinq
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 3 points de vie
    Et qu'Angie a « Angel of Grace » dans son cimetière
    Et qu'Angie contrôle cinq « Plaine »
    Et qu'Angie a « Forêt » en main
    Alors Angie ne peut pas activer la capacité de « Angel of Grace »
    Quand Angie joue le terrain « Forêt »
    Alors Angie peut activer la capacité de « Angel of Grace »
    Et Angie possède « Angel of Grace » en exil
    Et la carte « Forêt » est engagée

  @id:parts.arahbo @clause:trigger.step @clause:combat.attacks @clause:combat.trample @clause:object.you @from:2018-04-27 @must
  Scénario: Arahbo trouve le seul chat de son contrôleur à côté de celui du coéquipier, donne le piétinement à lui seul, n'agit pas au combat adverse et ne dure pas au-delà du tour
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Arahbo, Roar of the World »
    Et qu'Angie contrôle « Longtusk Cub »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle trois « Source de mana »
    Et que Barry contrôle « Longtusk Cub »
    Et que Ronald contrôle « Géant des collines »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de début de combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Arahbo, Roar of the World » se résout
    Alors la créature « Longtusk Cub » d'Angie est 5/5
    Et la créature « Longtusk Cub » de Barry est 2/2
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Arahbo, Roar of the World » et « Grizzlis »
    Et que Barry attaque Edward avec « Longtusk Cub » de Barry
    Alors la pile est vide
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Longtusk Cub » d'Angie est 2/2
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors la pile est vide
    Et la créature « Longtusk Cub » d'Angie est 2/2

  @id:parts.arahbo.tramples @situation:parts.arahbo @clause:combat.trample @clause:effect.offer @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Le chat que redouble Arahbo piétine son bloqueur, et redevient petit au tour suivant
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Arahbo, Roar of the World »
    Et qu'Angie contrôle « Longtusk Cub »
    Et qu'Angie contrôle trois « Source de mana »
    Et que Ronald contrôle « Géant des collines »
    Et que Ronald contrôle « War Mammoth »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de début de combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Arahbo, Roar of the World » se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Longtusk Cub »
    Et qu'Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Arahbo, Roar of the World » se résout
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Ronald bloque « Longtusk Cub » avec « Géant des collines »
    Et que l'équipe d'Angie répartit les blessures : 3 à « Géant des collines », 7 à Edward
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 13 points de vie
    Et Ronald a « Géant des collines » dans son cimetière
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors la créature « Longtusk Cub » est 2/2
    Quand Ronald attaque Angie avec « War Mammoth »
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors la créature « Longtusk Cub » est 5/5

  @id:parts.austere @clause:spell.several_modes @clause:effect.destroy @from:2018-04-27 @must
  Scénario: Austere Command pour artefacts et grandes créatures ne détruit ni enchantement, ni petite créature, ni planeswalker
    Étant donné qu'Edward contrôle « Copper Tablet »
    Et qu'Edward contrôle « Bad Moon »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Élémental de l'air »
    Et que Ronald contrôle « Chandra, Pyrogenius »
    Quand Angie lance « Austere Command » en choisissant les modes 1 et 4
    Et que le sort se résout
    Alors Edward a « Copper Tablet » dans son cimetière
    Et Edward contrôle « Bad Moon »
    Et Edward contrôle « Grizzlis »
    Et Ronald a « Élémental de l'air » dans son cimetière
    Et Ronald contrôle « Chandra, Pyrogenius »

  @id:parts.assault @clause:object.two_faces @clause:object.colour @from:2018-04-27 @must
  Scénario: Assault tue ce qu'il vise, et l'éléphant de Battery est vert
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Wilt-Leaf Liege »
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Assault // Battery » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Edward a « Grizzlis » dans son cimetière
    Quand Barry lance la seconde face de « Assault // Battery »
    Et que le sort se résout
    Alors Barry contrôle un jeton de créature 3/3
    Quand Angie lance la seconde face de « Assault // Battery »
    Et que le sort se résout
    Alors Angie contrôle un jeton de créature 4/4

  @id:parts.beast_within @clause:object.colour @clause:effect.destroy @from:2018-04-27 @must
  Scénario: La bête qui vient pour ce que détruit Beast Within est verte
    Étant donné qu'Edward contrôle « Wilt-Leaf Liege »
    Et qu'Edward contrôle « Bad Moon »
    Quand Angie lance « Beast Within » en ciblant « Bad Moon »
    Et que le sort se résout
    Alors Edward contrôle un jeton de créature 4/4

  @id:parts.binding @clause:saga.chapter @clause:target.choose @clause:object.you @from:2018-04-27 @must
  Scénario: Binding the Old Gods trouve le seul permanent adverse qui n'est pas un terrain, et aucune autre carte qu'une forêt
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Bad Moon »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Montagne »
    Et que Ronald contrôle « Fountain of Youth »
    Et qu'Angie a « Plaine » dans sa bibliothèque
    Et qu'Angie a « Grizzlis » dans sa bibliothèque
    Et qu'Angie a dix cartes dans sa bibliothèque
    Quand Angie lance « Binding the Old Gods »
    Et que le sort se résout
    Et que la capacité déclenchée de « Binding the Old Gods » se résout
    Alors Ronald a « Fountain of Youth » dans son cimetière
    Et Edward contrôle « Montagne »
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Binding the Old Gods » se résout
    Alors Angie ne contrôle pas « Plaine »
    Et Angie ne contrôle pas « Grizzlis »

  @id:parts.binding.deathtouch @situation:parts.binding @clause:saga.chapter @clause:damage.deathtouch @clause:object.you @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Le dernier chapitre de Binding the Old Gods donne le contact mortel aux créatures de son contrôleur, et non à l'enchantement à côté ni aux créatures des autres, et pour ce tour seulement
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Binding the Old Gods »
    Et que « Binding the Old Gods » a deux marqueurs « sapience »
    Et qu'Angie contrôle « Goblin Bombardment »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Shanodin Dryads »
    Et que Barry contrôle « Wind Drake »
    Et qu'Edward contrôle « War Mammoth »
    Et qu'Edward contrôle « Élémental de l'air »
    Et que Ronald contrôle « Obsianus Golem »
    Et que Ronald contrôle « Géant des collines »
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Binding the Old Gods » se résout
    Et qu'Angie active la capacité de « Goblin Bombardment »
    Et qu'Angie choisit « Géant des collines » comme cible
    Et qu'Angie sacrifie « Shanodin Dryads »
    Et que la capacité se résout
    Alors Ronald contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que Barry attaque Edward avec « Wind Drake »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Ronald bloque « Grizzlis » avec « Obsianus Golem »
    Et qu'Edward bloque « Wind Drake » avec « Élémental de l'air »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Ronald a « Obsianus Golem » dans son cimetière
    Et Edward contrôle « Élémental de l'air »

  @id:parts.binding.over @situation:parts.binding @clause:saga.chapter @clause:damage.deathtouch @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Au tour adverse ce contact mortel est fini, et le leur n'a jamais été
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Binding the Old Gods »
    Et que « Binding the Old Gods » a deux marqueurs « sapience »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Obsianus Golem »
    Et qu'Edward contrôle « War Mammoth »
    Et que Ronald contrôle « Shanodin Dryads »
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Binding the Old Gods » se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque Ronald avec « Obsianus Golem »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Ronald bloque « Obsianus Golem » avec « Shanodin Dryads »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Barry contrôle « Obsianus Golem »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « War Mammoth »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « War Mammoth » avec « Grizzlis »
    Et que l'équipe d'Edward répartit les blessures : 2 à « Grizzlis », 1 à Angie
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Edward contrôle « War Mammoth »

  @id:parts.blasphemous @clause:planeswalker.damage @clause:object.types @from:2018-04-27 @must
  Scénario: Blasphemous Act inflige 13 blessures, auxquelles survit la plus grande créature, et ne coûte de loyauté à aucun planeswalker
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que « Géant des collines » a 11 marqueurs +1/+1
    Et qu'Edward contrôle « Chandra, Pyrogenius »
    Et que Ronald contrôle « Élémental de l'air »
    Quand Angie lance « Blasphemous Act »
    Et que le sort se résout
    Alors Ronald a « Élémental de l'air » dans son cimetière
    Et Edward contrôle « Géant des collines »
    Et « Chandra, Pyrogenius » a cinq marqueurs « loyauté »

  @id:parts.bloodghast @clause:combat.cant_block @clause:trigger.enters @from:2018-04-27 @must
  Scénario: Bloodghast ne peut pas bloquer, et aucune créature qui arrive ne le ramène
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Bloodghast »
    Et que Barry a « Bloodghast » dans son cimetière
    Et qu'Edward contrôle « Géant des collines »
    Quand Barry lance « Grizzlis »
    Et que le sort se résout
    Alors la pile est vide
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie ne peut pas bloquer « Géant des collines » avec « Bloodghast » d'Angie
    Mais Barry peut bloquer « Géant des collines » avec « Grizzlis »

  @id:parts.bloodghast.lowest @clause:life.read @variant:free-for-all @from:2018-04-27 @must
  Scénario: Bloodghast a la célérité dès qu'un adversaire parmi plusieurs a 10 points de vie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 10 points de vie
    Et que l'équipe de Martha a 20 points de vie
    Quand Angie lance « Bloodghast »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie peut attaquer Martha avec « Bloodghast »

  @id:parts.brave @clause:protection.target @clause:object.you @clause:object.types @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Brave the Elements protège d'une couleur les créatures blanches de son lanceur, ni l'enchantement à côté ni celles du coéquipier, et jusqu'à la fin du tour
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Youthful Knight »
    Et qu'Angie contrôle « Ajani's Welcome »
    Et que Barry contrôle « Youthful Knight »
    Quand Angie lance « Brave the Elements »
    Et que le sort se résout
    Et qu'Angie choisit la couleur le vert
    Et que l'équipe d'Angie passe la priorité
    Alors Edward ne peut pas lancer « Giant Growth » en ciblant « Youthful Knight » d'Angie
    Mais Edward peut lancer « Giant Growth » en ciblant « Youthful Knight » de Barry
    Et Edward peut lancer « Naturalisation » en ciblant « Ajani's Welcome »
    Et Edward peut lancer « Unsummon » en ciblant « Youthful Knight » d'Angie

  @id:parts.brave.over @situation:parts.brave @clause:protection.target @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Au tour suivant, ce qu'il protégeait peut de nouveau être visé
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Youthful Knight »
    Quand Angie lance « Brave the Elements »
    Et que le sort se résout
    Et qu'Angie choisit la couleur le vert
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward peut lancer « Giant Growth » en ciblant « Youthful Knight »

  @id:parts.cankerbloom @clause:cost.resources @clause:ability.modes @from:2018-04-27 @must
  Scénario: Cankerbloom demande un mana
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Cankerbloom »
    Et qu'Angie ne contrôle pas « Source de mana »
    Et qu'Angie a « Forêt » en main
    Alors Angie ne peut pas activer la capacité de « Cankerbloom »
    Quand Angie joue le terrain « Forêt »
    Alors Angie peut activer la capacité de « Cankerbloom »
