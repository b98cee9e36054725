# language: fr
Fonctionnalité: Chaque capacité d'une créature
  > Une créature vole, grandit, donne des marqueurs ou reste chez elle. Chacune de ses capacités y est-elle, et ne vise-t-elle personne d'autre ?

  @id:parts.persecutor @clause:team.win_effect @clause:team.wins_and_loses @from:2018-04-27 @must
  Scénario: Abyssal Persecutor empêche sa propre équipe de gagner et les adversaires de perdre
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 50 points de vie
    Et que l'équipe d'Edward a 2 points de vie
    Et qu'Angie contrôle « Abyssal Persecutor »
    Et qu'Angie contrôle « Test d'endurance »
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors la partie continue
    Quand Angie lance « Shock » en ciblant Edward
    Et que le sort se résout
    Alors l'équipe d'Edward a 0 point de vie
    Et la partie continue

  @id:parts.persecutor.opponents @situation:parts.persecutor @clause:team.win_effect @from:2018-04-27 @must
  Scénario: Abyssal Persecutor laisse gagner les adversaires
    Étant donné que l'équipe d'Edward a 50 points de vie
    Et qu'Angie contrôle « Abyssal Persecutor »
    Et qu'Edward contrôle « Test d'endurance »
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors l'équipe d'Edward gagne la partie

  @id:parts.persecutor.own @situation:parts.persecutor @clause:life.zero @clause:team.wins_and_loses @from:2018-04-27 @must
  Scénario: Abyssal Persecutor laisse perdre sa propre équipe
    Étant donné que l'équipe d'Angie a 2 points de vie
    Et qu'Angie contrôle « Abyssal Persecutor »
    Quand Angie lance « Shock » en ciblant Angie
    Et que le sort se résout
    Alors l'équipe d'Angie perd la partie

  @id:parts.fliers @clause:combat.block @from:2018-04-27 @must
  Scénario: Cinq créatures qui volent sont bloquées par une volante, et par aucune qui reste au sol
    Étant donné qu'Angie contrôle « Abyssal Persecutor »
    Et qu'Angie contrôle « Ishai, Ojutai Dragonspeaker »
    Et qu'Angie contrôle « Jenara, Asura of War »
    Et qu'Angie contrôle « Kazarov, Sengir Pureblood »
    Et qu'Angie contrôle « Killer Whale »
    Et qu'Angie contrôle « Île »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Wind Drake »
    Et que Ronald contrôle « Wind Drake »
    Quand Angie active la capacité de « Killer Whale »
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Abyssal Persecutor »
    Et qu'Angie attaque Edward avec « Ishai, Ojutai Dragonspeaker »
    Et qu'Angie attaque Edward avec « Jenara, Asura of War »
    Et qu'Angie attaque Edward avec « Kazarov, Sengir Pureblood »
    Et qu'Angie attaque Edward avec « Killer Whale »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Abyssal Persecutor » avec « Géant des collines »
    Et Edward ne peut pas bloquer « Ishai, Ojutai Dragonspeaker » avec « Géant des collines »
    Et Edward ne peut pas bloquer « Jenara, Asura of War » avec « Géant des collines »
    Et Edward ne peut pas bloquer « Kazarov, Sengir Pureblood » avec « Géant des collines »
    Et Edward ne peut pas bloquer « Killer Whale » avec « Géant des collines »
    Mais Edward peut bloquer « Killer Whale » avec « Wind Drake »

  @id:parts.whale_lands @clause:step.cleanup @clause:combat.block @from:2018-04-27 @must
  Scénario: Killer Whale vole pendant un tour, et ne bloque aucune volante au suivant
    Étant donné qu'Angie contrôle « Killer Whale »
    Et qu'Angie contrôle « Île »
    Et qu'Angie contrôle « Élémental de l'air »
    Quand Angie active la capacité de « Killer Whale »
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Wind Drake »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie ne peut pas bloquer « Wind Drake » avec « Killer Whale »
    Mais Angie peut bloquer « Wind Drake » avec « Élémental de l'air »

  @id:parts.ishai @clause:team.opponents @clause:counters.own @from:2005-08-01 @must
  Scénario: Ishai a un marqueur pour chaque sort d'un adversaire, et aucun pour un sort de son équipe
    Étant donné qu'Angie contrôle « Ishai, Ojutai Dragonspeaker »
    Quand Angie lance « Reach Through Mists »
    Et que le sort se résout
    Et que Barry lance « Brouillard »
    Et que le sort se résout
    Alors la créature « Ishai, Ojutai Dragonspeaker » est 1/1
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Brouillard »
    Et que la capacité déclenchée de « Ishai, Ojutai Dragonspeaker » se résout
    Alors « Ishai, Ojutai Dragonspeaker » a un marqueur +1/+1
    Et la créature « Ishai, Ojutai Dragonspeaker » est 2/2

  @id:parts.jenara @clause:mana.own @clause:cost.resources @from:2018-04-27 @must
  Scénario: Jenara a un marqueur contre deux manas qu'a son contrôleur
    Étant donné qu'Angie contrôle « Jenara, Asura of War »
    Et qu'Angie contrôle « Plaine »
    Et que Barry contrôle « Jenara, Asura of War »
    Et que Barry contrôle deux « Plaine »
    Alors Angie ne peut pas activer la capacité de « Jenara, Asura of War »
    Mais Barry peut activer la capacité de « Jenara, Asura of War »
    Quand la capacité se résout
    Alors « Jenara, Asura of War » de Barry a un marqueur +1/+1
    Et la créature « Jenara, Asura of War » de Barry est 4/4
    Et la créature « Jenara, Asura of War » d'Angie est 3/3

  @id:parts.kazarov @clause:creature.dies @clause:target.choose @from:2018-04-27 @must
  Scénario: Kazarov inflige 2 blessures, assez pour un ours et trop peu pour un géant
    Étant donné qu'Angie contrôle « Kazarov, Sengir Pureblood »
    Et qu'Angie contrôle quatre « Montagne »
    Et que Barry contrôle « Kazarov, Sengir Pureblood »
    Et que Barry contrôle quatre « Montagne »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Géant des collines »
    Quand Angie active la capacité de « Kazarov, Sengir Pureblood »
    Et qu'Angie choisit « Grizzlis » comme cible
    Et que la capacité se résout
    Alors Edward a « Grizzlis » dans son cimetière
    Quand Barry active la capacité de « Kazarov, Sengir Pureblood »
    Et que Barry choisit « Géant des collines » comme cible
    Et que la capacité se résout
    Alors Ronald contrôle « Géant des collines »

  @id:parts.cub @clause:counters.own @clause:combat.damage @from:2018-04-27 @must
  Scénario: Longtusk Cub donne deux énergies à son seul contrôleur quand il a touché
    Étant donné qu'Angie contrôle « Longtusk Cub »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Longtusk Cub »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie a deux marqueurs énergie
    Et Barry n'a aucun marqueur énergie
    Et Edward n'a aucun marqueur énergie
    Et Ronald n'a aucun marqueur énergie

  @id:parts.meren @clause:trigger.dies @clause:object.you @from:2018-04-27 @must
  Scénario: Meren compte les autres créatures de son contrôleur qui meurent, ni un enchantement, ni la créature d'un coéquipier, ni elle-même
    Étant donné qu'Angie contrôle « Meren of Clan Nel Toth »
    Et qu'Angie contrôle « Bad Moon »
    Et que Barry contrôle « Grizzlis »
    Et qu'Angie contrôle « Géant des collines »
    Quand Barry lance « Naturalisation » en ciblant « Bad Moon »
    Et que le sort se résout
    Et que Barry lance « Meurtre » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Angie n'a aucun marqueur expérience
    Quand Barry lance « Meurtre » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que la capacité déclenchée de « Meren of Clan Nel Toth » se résout
    Alors Angie a un marqueur expérience
    Quand Barry lance « Meurtre » en ciblant « Meren of Clan Nel Toth »
    Et que le sort se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors Angie a un marqueur expérience
    Et Angie a « Meren of Clan Nel Toth » dans son cimetière

  @id:parts.swarmlord @clause:poison.infect @clause:object.colour @from:2018-04-27 @must
  Scénario: Les insectes de Phyrexian Swarmlord sont verts, et il donne lui-même du poison
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe d'Edward a deux marqueurs poison
    Et qu'Angie contrôle « Phyrexian Swarmlord »
    Et qu'Angie contrôle « Wilt-Leaf Liege »
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors Angie contrôle deux jetons de créature 2/2
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Phyrexian Swarmlord »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Et l'équipe d'Edward a sept marqueurs poison

  @id:parts.ceratops @clause:combat.block @from:2024-11-08 @must
  Scénario: Spike-Tailed Ceratops bloque deux attaquants
    Étant donné qu'Edward contrôle « Spike-Tailed Ceratops »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que Barry attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward peut bloquer à la fois « Grizzlis » et « Géant des collines » avec « Spike-Tailed Ceratops »

  @id:parts.wall @clause:combat.attack @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Wall of Blood reste chez lui, et grandit pour un tour
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Wall of Blood »
    Quand Angie active la capacité de « Wall of Blood »
    Et que la capacité se résout
    Alors la créature « Wall of Blood » est 1/3
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Wall of Blood »
    Mais Angie peut attaquer Edward avec « Géant des collines »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Wall of Blood » est 0/2

  @id:parts.ixidor @clause:object.face_down @clause:mana.own @from:2018-04-27 @must
  Scénario: Ixidor grandit celles qui sont face cachée, à qui qu'elles soient, et demande trois manas pour en retourner une
    Étant donné qu'Angie contrôle « Spear Spewer »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Angie contrôle 12 « Source de mana »
    Et que Barry contrôle huit « Source de mana »
    Quand Angie lance « Ixidron »
    Et que le sort se résout
    Et qu'Angie lance « Ixidor, Reality Sculptor »
    Et que le sort se résout
    Alors la créature « Spear Spewer » est 3/3
    Et la créature « Géant des collines » est 3/3
    Et la créature « Ixidor, Reality Sculptor » d'Angie est 3/4
    Et Angie ne peut pas activer la capacité de « Ixidor, Reality Sculptor »
    Quand Barry lance « Ixidor, Reality Sculptor »
    Et que le sort se résout
    Alors la créature « Spear Spewer » est 4/4
    Et Barry peut activer la capacité de « Ixidor, Reality Sculptor »
    Quand Barry choisit « Géant des collines » comme cible
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que la capacité se résout
    Alors la carte « Géant des collines » est face visible

  @id:parts.yoshimaru @clause:trigger.enters @clause:object.you @from:2005-08-01 @must
  Scénario: Yoshimaru a un marqueur pour un autre permanent légendaire de son contrôleur, non pour un ours ni pour la légende d'un coéquipier
    Étant donné qu'Angie contrôle « Yoshimaru, Ever Faithful »
    Quand Angie lance « Grizzlis »
    Et que le sort se résout
    Et que Barry lance « Isamaru, Hound of Konda »
    Et que le sort se résout
    Alors la créature « Yoshimaru, Ever Faithful » est 1/1
    Quand Angie lance « Ishai, Ojutai Dragonspeaker »
    Et que le sort se résout
    Et que la capacité déclenchée de « Yoshimaru, Ever Faithful » se résout
    Alors « Yoshimaru, Ever Faithful » a un marqueur +1/+1
    Et la créature « Yoshimaru, Ever Faithful » est 2/2
