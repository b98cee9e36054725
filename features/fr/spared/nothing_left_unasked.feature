# language: fr
Fonctionnalité: Rien qui ne soit demandé
  > Un filtre, une couleur, un coût, une fin de tour qu'aucune situation n'a encore montrés. Qu'est-ce qui change là où l'un d'eux est faux ?

  @id:parts.afterwards @clause:layers.lasting @clause:object.you @clause:cost.resources @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Les créatures renforcées pour un tour, chaque fois pour leur mana, sont celles du contrôleur, et non ce qui devient créature après
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Still Life »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Selesnya Guildmage »
    Et qu'Angie contrôle « Purphoros, God of the Forge »
    Et qu'Angie contrôle « Kamahl, Fist of Krosa »
    Et qu'Angie contrôle 14 « Source de mana »
    Et que Barry contrôle « Wind Drake »
    Et qu'Edward contrôle « Géant des collines »
    Alors Angie peut activer la deuxième capacité de « Selesnya Guildmage »
    Quand la capacité se résout
    Alors Angie peut activer la capacité de « Purphoros, God of the Forge »
    Quand la capacité se résout
    Alors Angie peut activer la deuxième capacité de « Kamahl, Fist of Krosa »
    Quand la capacité se résout
    Et qu'Angie active la capacité de « Still Life »
    Et que la capacité se résout
    Alors la créature « Grizzlis » est 7/6
    Et la créature « Still Life » est 4/3
    Et la créature « Wind Drake » est 2/2
    Et la créature « Géant des collines » est 3/3
    Et Angie ne peut pas activer la capacité de « Purphoros, God of the Forge »
    Et Angie ne peut pas activer la deuxième capacité de « Kamahl, Fist of Krosa »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Grizzlis » est 2/2

  @id:parts.afterwards.bushwhackers @situation:parts.afterwards @clause:layers.lasting @clause:spell.kicker @clause:spell.surge @from:2018-04-27 @must
  Scénario: Les deux Bushwhacker et Toxic Deluge visent ce qui est une créature quand ils se résolvent
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Still Life »
    Et qu'Angie contrôle « Obsianus Golem »
    Et qu'Angie contrôle 12 « Source de mana »
    Quand Angie lance « Goblin Bushwhacker » en payant son coût de kick
    Et que le sort se résout
    Et que la capacité déclenchée de « Goblin Bushwhacker » se résout
    Et qu'Angie lance « Reckless Bushwhacker » pour son coût de déferlement
    Et que le sort se résout
    Et que la capacité déclenchée de « Reckless Bushwhacker » se résout
    Et qu'Angie lance « Toxic Deluge » avec X = 1
    Et que le sort se résout
    Et qu'Angie active la capacité de « Still Life »
    Et que la capacité se résout
    Alors la créature « Obsianus Golem » est 5/5
    Et la créature « Still Life » est 4/3
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Obsianus Golem » est 4/6

  @id:parts.kamahl @clause:target.choose @clause:object.keeps_types @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Kamahl fait une créature d'un terrain seulement, qui reste un terrain, et jusqu'à la fin du tour
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Kamahl, Fist of Krosa »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Edward contrôle « Montagne »
    Et qu'Edward contrôle « Bad Moon »
    Alors Angie ne peut pas activer la première capacité de « Kamahl, Fist of Krosa » en ciblant « Bad Moon »
    Mais Angie peut activer la première capacité de « Kamahl, Fist of Krosa » en ciblant « Montagne »
    Quand la capacité se résout
    Alors la créature « Montagne » est 1/1
    Et Angie peut activer la première capacité de « Kamahl, Fist of Krosa » en ciblant « Montagne »
    Quand la capacité se résout
    Alors Edward contrôle une créature
    Et Angie ne peut pas activer la première capacité de « Kamahl, Fist of Krosa » en ciblant « Montagne »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Edward ne contrôle aucune créature

  @id:parts.kamahl.tramples @situation:parts.kamahl @clause:combat.trample @clause:object.you @from:2018-04-27 @must
  Scénario: Pour cinq manas, les créatures du contrôleur de Kamahl piétinent, et celles du coéquipier non
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Kamahl, Fist of Krosa »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle cinq « Source de mana »
    Et que Barry contrôle « Obsianus Golem »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Soul Warden »
    Quand Angie active la deuxième capacité de « Kamahl, Fist of Krosa »
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que Barry attaque Edward avec « Obsianus Golem »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Grizzlis »
    Et que Ronald bloque « Obsianus Golem » avec « Soul Warden »
    Et que l'équipe d'Angie répartit les blessures : 2 à « Grizzlis », 4 à Edward
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 16 points de vie

  @id:parts.purphoros @clause:object.devotion @clause:trigger.enters @clause:effect.indestructible @from:2018-04-27 @must
  Scénario: Avec cinq symboles rouges, Purphoros est une créature en arrivant, ne blesse personne par lui-même, et les adversaires seuls par la créature suivante, non par un artefact
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Furnace Whelp »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Goblin Piker »
    Quand Angie lance « Purphoros, God of the Forge »
    Et que le sort se résout
    Alors la pile est vide
    Et la créature « Purphoros, God of the Forge » est 6/5
    Quand Angie lance « Fountain of Youth »
    Et que le sort se résout
    Alors la pile est vide
    Quand Angie lance « Grizzlis »
    Et que le sort se résout
    Et que la capacité déclenchée de « Purphoros, God of the Forge » se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Quand Barry lance « Naturalisation » en ciblant « Purphoros, God of the Forge »
    Et que le sort se résout
    Alors Angie contrôle « Purphoros, God of the Forge »

  @id:parts.inniaz @clause:combat.attack @clause:cost.resources @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Pour trois manas, Inniaz renforce ce qui vole et attaque, chez le coéquipier aussi, ni ce qui vole et reste engagé ni ce qui attaque au sol
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Inniaz, the Gale Force »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Élémental de l'air »
    Et que la carte « Élémental de l'air » est engagée
    Et qu'Angie contrôle trois « Source de mana »
    Et que Barry contrôle « Wind Drake »
    Et qu'Edward contrôle « Owlin Shieldmage »
    Et qu'Edward contrôle « Furnace Whelp »
    Et qu'Edward contrôle « Glorybringer »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Inniaz, the Gale Force » et « Géant des collines »
    Et que Barry attaque Edward avec « Wind Drake »
    Alors Angie peut activer la capacité de « Inniaz, the Gale Force »
    Quand la capacité se résout
    Alors la créature « Inniaz, the Gale Force » est 5/5
    Et la créature « Wind Drake » est 3/3
    Et la créature « Géant des collines » est 3/3
    Et la créature « Élémental de l'air » est 4/4
    Et Angie ne peut pas activer la capacité de « Inniaz, the Gale Force »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Wind Drake » est 2/2
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Owlin Shieldmage », « Furnace Whelp » et « Glorybringer »
    Et qu'Edward ne fait pas ce que la capacité permet
    Alors la pile est vide

  @id:parts.jace @clause:effect.scry @clause:object.you @from:2018-04-27 @must
  Scénario: Jace regarde une carte, et la pioche pour son seul contrôleur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Jace, Unraveler of Secrets »
    Et qu'Angie a « Forêt » au-dessus de sa bibliothèque
    Et qu'Angie a « Géant des collines » dans sa bibliothèque, en position 2 à partir du dessus
    Quand Angie active la première capacité de « Jace, Unraveler of Secrets »
    Et que la capacité se résout
    Et qu'Angie ne met aucune carte au-dessous de sa bibliothèque
    Alors Angie a « Forêt » en main
    Et Angie a une carte en main
    Et Barry n'a aucune carte en main
    Et Edward n'a aucune carte en main
    Et « Jace, Unraveler of Secrets » a six marqueurs « loyauté »

  @id:parts.jace.returns @situation:parts.jace @clause:target.choose @clause:object.types @from:2018-04-27 @must
  Scénario: Pour deux de loyauté, il renvoie une créature et rien d'autre, et pour huit il s'en va
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Jace, Unraveler of Secrets »
    Et que Barry contrôle « Jace, Unraveler of Secrets »
    Et que « Jace, Unraveler of Secrets » de Barry a huit marqueurs « loyauté »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Bad Moon »
    Alors Angie ne peut pas activer la deuxième capacité de « Jace, Unraveler of Secrets » d'Angie en ciblant « Bad Moon »
    Mais Angie peut activer la deuxième capacité de « Jace, Unraveler of Secrets » d'Angie en ciblant « Géant des collines »
    Et « Jace, Unraveler of Secrets » d'Angie a trois marqueurs « loyauté »
    Quand la capacité se résout
    Alors Edward a « Géant des collines » en main
    Quand Barry active la troisième capacité de « Jace, Unraveler of Secrets » de Barry
    Et que la capacité se résout
    Alors Barry a « Jace, Unraveler of Secrets » dans son cimetière

  @id:parts.mettle @clause:planeswalker.damage @clause:object.types @from:2018-04-27 @must
  Scénario: Path of Mettle inflige 1 blessure en arrivant, ni à ce qui a la vigilance ou la double initiative, ni aux planeswalkers
    Étant donné qu'Edward contrôle « Hearthfire Hobgoblin »
    Et que « Hearthfire Hobgoblin » a un marqueur -1/-1
    Et qu'Edward contrôle « Arbiter of Knollridge »
    Et que « Arbiter of Knollridge » a quatre marqueurs -1/-1
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Soul Warden »
    Et que Ronald contrôle « Chandra, Pyrogenius »
    Quand Angie lance « Path of Mettle »
    Et que le sort se résout
    Et que la capacité déclenchée de « Path of Mettle » se résout
    Alors Ronald a « Soul Warden » dans son cimetière
    Et Edward contrôle « Hearthfire Hobgoblin »
    Et Edward contrôle « Arbiter of Knollridge »
    Et Edward contrôle « Grizzlis »
    Et « Chandra, Pyrogenius » a cinq marqueurs « loyauté »

  @id:parts.mettle.turned @situation:parts.mettle @clause:trigger.attacks_with @clause:cost.resources @clause:object.you @from:2018-04-27 @must
  Scénario: La vigilance et la double initiative retournent Path of Mettle ; le terrain à son dos ne blesse que les adversaires, s'engage pour cela, et coûte deux manas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Path of Mettle »
    Et qu'Angie contrôle « Hearthfire Hobgoblin »
    Et qu'Angie contrôle « Arbiter of Knollridge »
    Et qu'Angie contrôle « Source de mana »
    Et qu'Angie a « Montagne » en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Hearthfire Hobgoblin » et « Arbiter of Knollridge »
    Et que la capacité déclenchée de « Path of Mettle » se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 11 points de vie
    Et Angie ne peut pas activer la deuxième capacité de « Path of Mettle »
    Et Angie ne peut pas activer la troisième capacité de « Path of Mettle »
    Quand Angie joue le terrain « Montagne »
    Alors Angie peut activer la deuxième capacité de « Path of Mettle »
    Et la carte « Path of Mettle » est engagée
    Quand la capacité se résout
    Alors l'équipe d'Edward a 7 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:parts.mettle.others @situation:parts.mettle @clause:trigger.attacks_with @clause:mana.ability @from:2018-04-27 @must
  Scénario: Deux créatures adverses qui ont l'initiative ne retournent rien ; le terrain donne un mana et s'engage
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Path of Mettle »
    Et qu'Edward contrôle « Youthful Knight »
    Et qu'Edward contrôle « White Knight »
    Et qu'Angie contrôle « Hearthfire Hobgoblin »
    Et qu'Angie contrôle « Arbiter of Knollridge »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Youthful Knight » et « White Knight »
    Alors la pile est vide
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Hearthfire Hobgoblin » et « Arbiter of Knollridge »
    Et que la capacité déclenchée de « Path of Mettle » se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Et qu'Angie active la première capacité de « Path of Mettle »
    Et qu'Angie choisit la couleur le rouge
    Alors Angie a un mana non dépensé
    Et la carte « Path of Mettle » est engagée

  @id:parts.quicken @clause:spell.cast_when @clause:step.cleanup @clause:object.you @from:2018-04-27 @must
  Scénario: Quicken fait piocher son lanceur, et finit avec son tour
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Quicken » en main
    Et qu'Angie a « Divination » en main
    Quand Angie lance « Quicken »
    Et que le sort se résout
    Alors Angie a deux cartes en main
    Et Barry n'a aucune carte en main
    Et Edward n'a aucune carte en main
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Alors Angie ne peut pas lancer « Divination »
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie peut lancer « Divination »

  @id:parts.reins @clause:object.control @clause:object.types @from:2018-04-27 @must
  Scénario: Reins of Power dégage et échange les créatures de deux joueurs, ni leurs artefacts, ni ce qu'ont leurs coéquipiers
    Étant donné qu'Angie contrôle « Géant des collines »
    Et que la carte « Géant des collines » est engagée
    Et qu'Angie contrôle « Copper Tablet »
    Et que la carte « Copper Tablet » est engagée
    Et que Barry contrôle « Grizzlis »
    Et que la carte « Grizzlis » est engagée
    Et qu'Edward contrôle « Wind Drake »
    Et que la carte « Wind Drake » est engagée
    Et qu'Edward contrôle « Fountain of Youth »
    Et que la carte « Fountain of Youth » est engagée
    Et que Ronald contrôle « Élémental de l'air »
    Et que la carte « Élémental de l'air » est engagée
    Quand Angie lance « Reins of Power » en ciblant Edward
    Et que le sort se résout
    Alors Edward contrôle « Géant des collines »
    Et la carte « Géant des collines » est dégagée
    Et Angie contrôle « Wind Drake »
    Et la carte « Wind Drake » est dégagée
    Et Angie contrôle « Copper Tablet »
    Et la carte « Copper Tablet » est engagée
    Et Edward contrôle « Fountain of Youth »
    Et la carte « Fountain of Youth » est engagée
    Et la carte « Grizzlis » est engagée
    Et la carte « Élémental de l'air » est engagée

  @id:parts.faith @clause:life.shared @clause:object.you @from:2018-04-27 @must
  Scénario: Renewed Faith lancé donne 6 points de vie
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Renewed Faith »
    Et que le sort se résout
    Alors l'équipe d'Angie a 26 points de vie
    Et l'équipe d'Edward a 20 points de vie

  @id:parts.saheeli @clause:target.choose @clause:token.copy @from:2018-04-27 @must
  Scénario: Saheeli Rai copie le seul artefact de son contrôleur, ni l'enchantement ni la créature du coéquipier, et ne trouve que des artefacts
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Saheeli Rai »
    Et qu'Angie contrôle « Fountain of Youth »
    Et qu'Angie contrôle « Bad Moon »
    Et que Barry contrôle « Géant des collines »
    Et que Barry contrôle « Saheeli Rai »
    Et que « Saheeli Rai » de Barry a sept marqueurs « loyauté »
    Et que Barry a « Forêt » dans sa bibliothèque
    Et que Barry a « Grizzlis » dans sa bibliothèque
    Et que Barry a dix cartes dans sa bibliothèque
    Quand Angie active la deuxième capacité de « Saheeli Rai » d'Angie
    Et que la capacité se résout
    Alors Angie contrôle deux « Fountain of Youth »
    Quand Barry active la troisième capacité de « Saheeli Rai » de Barry
    Et que la capacité se résout
    Alors Barry a dix cartes dans sa bibliothèque

  @id:parts.sorins @clause:object.colour @from:2018-04-27 @must
  Scénario: Les vampires des deux Sorin sont noirs
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 3 points de vie
    Et que l'équipe d'Edward a 2 points de vie
    Et que Ronald contrôle « Bad Moon »
    Et qu'Angie contrôle « Sorin, Lord of Innistrad »
    Et que Barry contrôle « Sorin, Grim Nemesis »
    Et que « Sorin, Grim Nemesis » a neuf marqueurs « loyauté »
    Quand Angie active la première capacité de « Sorin, Lord of Innistrad »
    Et que la capacité se résout
    Alors « Sorin, Lord of Innistrad » a quatre marqueurs « loyauté »
    Et Angie contrôle un jeton de créature 2/2
    Quand Barry active la troisième capacité de « Sorin, Grim Nemesis »
    Et que la capacité se résout
    Alors Barry contrôle trois jetons de créature 2/2

  @id:parts.tactics @clause:target.up_to @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Tandem Tactics, Supernatural Stamina et Niveous Wisps changent des créatures jusqu'à la fin du tour
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Crusade »
    Et que Barry contrôle « Wind Drake »
    Quand Barry lance « Tandem Tactics » en ciblant « Grizzlis » et « Géant des collines »
    Et que le sort se résout
    Alors la créature « Grizzlis » est 3/4
    Et la créature « Géant des collines » est 4/5
    Quand Barry lance « Supernatural Stamina » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors la créature « Grizzlis » est 5/4
    Quand Angie lance « Niveous Wisps » en ciblant « Wind Drake »
    Et que le sort se résout
    Alors la créature « Wind Drake » est 3/3
    Et Angie a une carte en main
    Et Barry n'a aucune carte en main
    Et Edward n'a aucune carte en main
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Grizzlis » est 2/2
    Et la créature « Géant des collines » est 3/3
    Et la créature « Wind Drake » est 2/2

  @id:parts.enchantments @clause:target.choose @clause:target.each @clause:object.types @from:2018-04-27 @must
  Scénario: Rien de cela ne peut viser un enchantement, et les deux d'une paire sont deux
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Wind Drake »
    Et qu'Angie contrôle « Isamaru, Hound of Konda »
    Et qu'Angie contrôle « Vizkopa Guildmage »
    Et qu'Angie contrôle « Nomads en-Kor »
    Et qu'Angie contrôle « Vassal's Duty »
    Et qu'Angie contrôle « Ajani's Welcome »
    Et qu'Angie contrôle « Keldon Arsonist »
    Et qu'Angie contrôle « Nin, the Pain Artist »
    Et qu'Angie contrôle « Lich's Mastery »
    Et qu'Angie contrôle 20 « Source de mana »
    Et qu'Edward contrôle « Géant des collines »
    Alors Angie ne peut pas lancer « Tandem Tactics » en ciblant « Ajani's Welcome »
    Et Angie ne peut pas lancer « Tandem Tactics » en ciblant « Géant des collines » et « Ajani's Welcome »
    Et Angie ne peut pas lancer « Tandem Tactics » en ciblant « Géant des collines » et « Géant des collines »
    Et Angie ne peut pas lancer « Waterwhirl » en ciblant « Ajani's Welcome »
    Et Angie ne peut pas lancer « Waterwhirl » en ciblant « Géant des collines » et « Ajani's Welcome »
    Et Angie ne peut pas lancer « Waterwhirl » en ciblant « Géant des collines » et « Géant des collines »
    Et Angie ne peut pas lancer « Switcheroo » en ciblant « Ajani's Welcome » et « Géant des collines »
    Et Angie ne peut pas lancer « Switcheroo » en ciblant « Géant des collines » et « Ajani's Welcome »
    Et Angie ne peut pas lancer « Switcheroo » en ciblant « Géant des collines » et « Géant des collines »
    Et Angie ne peut pas lancer « Supernatural Stamina » en ciblant « Ajani's Welcome »
    Et Angie ne peut pas lancer « Niveous Wisps » en ciblant « Ajani's Welcome »
    Et Angie ne peut pas lancer « Path to Exile » en ciblant « Ajani's Welcome »
    Et Angie ne peut pas activer la première capacité de « Vizkopa Guildmage » en ciblant « Ajani's Welcome »
    Et Angie ne peut pas activer la capacité de « Nomads en-Kor » en ciblant « Ajani's Welcome »
    Et Angie ne peut pas activer la capacité de « Vassal's Duty » en ciblant « Wind Drake »
    Et Angie ne peut pas activer la capacité de « Vassal's Duty » en ciblant « Lich's Mastery »
    Et Angie ne peut pas activer la capacité de « Keldon Arsonist » en ciblant « Ajani's Welcome »
    Et Angie ne peut pas activer la capacité de « Nin, the Pain Artist » avec X = 1, en ciblant « Ajani's Welcome »
    Mais Angie peut activer la capacité de « Nin, the Pain Artist » avec X = 1, en ciblant « Géant des collines »
    Et la carte « Nin, the Pain Artist » est engagée
    Quand la capacité se résout
    Alors Angie peut lancer « Switcheroo » en ciblant « Géant des collines » et « Wind Drake »

  @id:parts.no_mana @clause:cost.resources @from:2018-04-27 @must
  Scénario: Sans leur mana, ces capacités ne s'obtiennent pas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Vizkopa Guildmage »
    Et qu'Angie contrôle « Servant of Tymaret »
    Et qu'Angie contrôle « Vassal's Duty »
    Et qu'Angie contrôle « Isamaru, Hound of Konda »
    Et qu'Angie contrôle « Krav, the Unredeemed »
    Et qu'Angie contrôle « Zedruu the Greathearted »
    Et qu'Angie contrôle « Keldon Arsonist »
    Et qu'Angie contrôle deux « Montagne »
    Et que la carte la première carte « Montagne » est engagée
    Et que la carte la deuxième carte « Montagne » est engagée
    Et qu'Angie a « Marais » en main
    Et qu'Edward contrôle « Île »
    Alors Angie ne peut pas activer la première capacité de « Vizkopa Guildmage » en ciblant « Isamaru, Hound of Konda »
    Et Angie ne peut pas activer la deuxième capacité de « Vizkopa Guildmage »
    Et Angie ne peut pas activer la capacité de « Servant of Tymaret »
    Et Angie ne peut pas activer la capacité de « Vassal's Duty » en ciblant « Isamaru, Hound of Konda »
    Et Angie ne peut pas activer la capacité de « Krav, the Unredeemed » avec X = 1, en ciblant Angie
    Et Angie ne peut pas activer la capacité de « Keldon Arsonist » en ciblant « Île »
    Quand Angie joue le terrain « Marais »
    Alors Angie peut activer la capacité de « Vassal's Duty » en ciblant « Isamaru, Hound of Konda »

  @id:parts.teferi @clause:target.choose @clause:target.up_to @from:2018-04-27 @must
  Scénario: Teferi renvoie artefacts et enchantements, et aucun terrain
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Teferi, Time Raveler »
    Et que Barry contrôle « Teferi, Time Raveler »
    Et qu'Edward contrôle « Copper Tablet »
    Et qu'Edward contrôle « Bad Moon »
    Et qu'Edward contrôle « Montagne »
    Alors Angie ne peut pas activer la deuxième capacité de « Teferi, Time Raveler » d'Angie en ciblant « Montagne »
    Mais Angie peut activer la deuxième capacité de « Teferi, Time Raveler » d'Angie en ciblant « Copper Tablet »
    Et « Teferi, Time Raveler » d'Angie a un marqueur « loyauté »
    Quand la capacité se résout
    Alors Edward a « Copper Tablet » en main
    Et Barry peut activer la deuxième capacité de « Teferi, Time Raveler » de Barry en ciblant « Bad Moon »
    Quand la capacité se résout
    Alors Edward a « Bad Moon » en main

  @id:parts.village @clause:object.enters_tapped @clause:object.keeps_types @clause:object.colour @from:2018-04-27 @must
  Scénario: Treetop Village arrive engagé ; créature verte pour deux manas, il reste un terrain, et son mana l'engage
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Wilt-Leaf Liege »
    Et qu'Angie contrôle « Kamahl, Fist of Krosa »
    Et qu'Angie contrôle trois « Source de mana »
    Et qu'Angie a « Treetop Village » en main
    Quand Angie joue le terrain « Treetop Village »
    Alors la carte « Treetop Village » est engagée
    Quand Angie active la deuxième capacité de « Treetop Village »
    Et que la capacité se résout
    Alors la créature « Treetop Village » est 4/4
    Et Angie peut activer la première capacité de « Kamahl, Fist of Krosa » en ciblant « Treetop Village »
    Et Angie ne peut pas activer la deuxième capacité de « Treetop Village »
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et qu'Angie active la première capacité de « Treetop Village »
    Alors la carte « Treetop Village » est engagée
    Et Angie a un mana non dépensé

  @id:parts.conviction @clause:damage.lifelink @clause:combat.first_strike @clause:object.you @from:2018-04-27 @must
  Scénario: True Conviction fait frapper deux fois et apporter de la vie les créatures de son contrôleur, ni l'enchantement à côté, ni la créature du coéquipier ou d'un adversaire
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « True Conviction »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Goblin Bombardment »
    Et que Barry contrôle « Wind Drake »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que Barry attaque Edward avec « Wind Drake »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 14 points de vie
    Et l'équipe d'Angie a 24 points de vie
    Quand Angie active la capacité de « Goblin Bombardment »
    Et qu'Angie choisit Edward comme cible
    Et que la capacité se résout
    Alors l'équipe d'Edward a 13 points de vie
    Et l'équipe d'Angie a 24 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Barry avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 21 points de vie
    Et l'équipe d'Edward a 13 points de vie

  @id:parts.vizkopa @clause:damage.lifelink @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Ce à quoi Vizkopa Guildmage fait apporter de la vie ne le fait que ce tour-ci
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Vizkopa Guildmage »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle trois « Source de mana »
    Et qu'Edward contrôle « Géant des collines »
    Et que Barry contrôle « Awakening »
    Quand Angie active la première capacité de « Vizkopa Guildmage » en ciblant « Grizzlis »
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 22 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Géant des collines » avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 22 points de vie

  @id:parts.kiki @clause:target.choose @clause:token.copy @clause:object.you @from:2018-04-27 @must
  Scénario: Kiki-Jiki, à peine arrivé, copie la seule créature non légendaire de son contrôleur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Isamaru, Hound of Konda »
    Et qu'Angie contrôle « Bad Moon »
    Et que Barry contrôle « Wind Drake »
    Quand Angie lance « Kiki-Jiki, Mirror Breaker »
    Et que le sort se résout
    Et qu'Angie active la capacité de « Kiki-Jiki, Mirror Breaker »
    Et que la capacité se résout
    Alors Angie contrôle deux « Géant des collines »

  @id:parts.other_sides @clause:object.two_faces @clause:object.enters_tapped @clause:mana.ability @from:2018-04-27 @must
  Scénario: Les terrains au dos de Kazandu Mammoth et de Zof Consumption arrivent engagés, et donnent un mana un tour plus tard ; la face grandit jusqu'à la fin du tour
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Kazandu Mammoth »
    Et qu'Angie a « Zof Consumption » en main
    Et que Barry a « Kazandu Mammoth » en main
    Quand Angie joue la seconde face de « Zof Consumption » comme terrain
    Et que la capacité déclenchée de « Kazandu Mammoth » se résout
    Et que Barry joue la seconde face de « Kazandu Mammoth » de Barry comme terrain
    Alors la créature « Kazandu Mammoth » d'Angie est 5/5
    Et la carte « Kazandu Mammoth » de Barry est engagée
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Kazandu Mammoth » d'Angie est 3/3
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et qu'Angie active la capacité de « Zof Consumption »
    Et que Barry active la capacité de « Kazandu Mammoth » de Barry
    Alors Angie a un mana non dépensé
    Et la carte « Zof Consumption » est engagée
    Et Barry a un mana non dépensé
    Et la carte « Kazandu Mammoth » de Barry est engagée

  @id:parts.nomads @clause:replacement.redirect @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Ce que Nomads en-Kor et Vassal's Duty auraient détourné est infligé au tour suivant
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Nomads en-Kor »
    Et qu'Angie contrôle « Isamaru, Hound of Konda »
    Et qu'Angie contrôle « Vassal's Duty »
    Et qu'Angie contrôle « Source de mana »
    Quand Angie active la capacité de « Nomads en-Kor » en ciblant « Isamaru, Hound of Konda »
    Et que la capacité se résout
    Et qu'Angie active la capacité de « Vassal's Duty » en ciblant « Isamaru, Hound of Konda »
    Et que la capacité se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Gut Shot » en ciblant « Nomads en-Kor »
    Et que le sort se résout
    Alors Angie a « Nomads en-Kor » dans son cimetière
    Quand Edward lance « Shock » en ciblant « Isamaru, Hound of Konda »
    Et que le sort se résout
    Alors Angie a « Isamaru, Hound of Konda » dans son cimetière
    Et l'équipe d'Angie a 20 points de vie

  @id:parts.molten @clause:object.control @clause:combat.attack @clause:target.for_each @from:2018-04-27 @must
  Scénario: Molten Primordial et ce qu'il prend attaquent aussitôt, bien que cela fût engagé
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Géant des collines »
    Et que la carte « Géant des collines » est engagée
    Et que Ronald contrôle « Bad Moon »
    Et que Barry contrôle « Wind Drake »
    Quand Angie lance « Molten Primordial »
    Et que le sort se résout
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que la capacité déclenchée de « Molten Primordial » se résout
    Alors la carte « Géant des collines » est dégagée
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie peut attaquer Edward avec « Molten Primordial » et « Géant des collines »

  @id:parts.molten.nothing @situation:parts.molten @clause:target.for_each @clause:object.types @from:2018-04-27 @must
  Scénario: Là où les adversaires n'ont que des terrains, ni lui ni Windgrace's Judgment ne trouve rien
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Montagne »
    Et que Ronald contrôle « Île »
    Et que Barry contrôle « Géant des collines »
    Quand Angie lance « Molten Primordial »
    Et que le sort se résout
    Et que la capacité déclenchée de « Molten Primordial » se résout
    Alors Barry contrôle « Géant des collines »
    Et Edward contrôle « Montagne »
    Et Angie ne peut pas lancer « Windgrace's Judgment » en ciblant « Montagne »
    Mais Angie peut lancer « Windgrace's Judgment »

  @id:parts.tymaret @clause:effect.regenerate @clause:life.shared @from:2018-04-27 @must
  Scénario: Servant of Tymaret qui se dégage coûte de la vie aux adversaires et aucune à sa propre équipe, et se régénère pour trois manas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Servant of Tymaret »
    Et que la carte « Servant of Tymaret » est engagée
    Et qu'Angie contrôle trois « Source de mana »
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 22 points de vie
    Quand Angie active la capacité de « Servant of Tymaret »
    Et que la capacité se résout
    Et que Barry lance « Jour de condamnation »
    Et que le sort se résout
    Alors Angie contrôle « Servant of Tymaret »

  @id:parts.tokens @clause:object.colour @clause:object.types @from:2018-04-27 @must
  Scénario: Les zombies sont noirs, les lapins et les chevaliers blancs, et un enchantement n'est pas sacrifié comme créature
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que Barry contrôle « Crusade »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Bad Moon »
    Quand Angie lance « Syphon Flesh »
    Et que le sort se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Et Ronald contrôle « Bad Moon »
    Et Barry contrôle « Crusade »
    Et Angie contrôle un jeton de créature 3/3
    Quand Barry lance « Tempt with Bunnies »
    Et que le sort se résout
    Et qu'Edward fait ce que la capacité permet
    Et que Ronald ne fait pas ce que la capacité permet
    Alors Barry contrôle deux jetons de créature 2/2
    Et Edward contrôle un jeton de créature 2/2

  @id:parts.hunted @clause:object.colour @clause:combat.attack @clause:combat.block @from:2018-04-27 @must
  Scénario: Hunted Dragon donne à un adversaire des chevaliers blancs, et attaque aussitôt par-dessus eux
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que Barry contrôle « Crusade »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Wind Drake »
    Quand Angie lance « Hunted Dragon »
    Et que le sort se résout
    Et qu'Angie choisit Ronald comme cible
    Et que la capacité déclenchée de « Hunted Dragon » se résout
    Alors Ronald contrôle trois jetons de créature 3/3
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Hunted Dragon »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Hunted Dragon » avec « Grizzlis »
    Mais Edward peut bloquer « Hunted Dragon » avec « Wind Drake »

  @id:parts.benalia @clause:saga.chapter @clause:object.colour @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Les chevaliers de History of Benalia sont blancs, et son dernier chapitre ne renforce que des chevaliers, pour un tour
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « History of Benalia »
    Et que « History of Benalia » a un marqueur « sapience »
    Et qu'Angie contrôle « Youthful Knight »
    Et qu'Angie contrôle « Grizzlis »
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « History of Benalia » se résout
    Alors Angie contrôle un jeton de créature 2/2
    Quand Angie lance « Crusade »
    Et que le sort se résout
    Alors Angie contrôle un jeton de créature 3/3
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « History of Benalia » se résout
    Alors la créature « Youthful Knight » est 5/3
    Et la créature « Grizzlis » est 2/2
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Youthful Knight » est 3/2

  @id:parts.show @clause:effect.onto_battlefield @clause:object.types @from:2018-04-27 @must
  Scénario: Show and Tell amène un artefact, un enchantement ou un terrain aussi bien qu'une créature
    Étant donné qu'Angie a « Copper Tablet » en main
    Et que Barry a « Bad Moon » en main
    Et qu'Edward a « Montagne » en main
    Et que Ronald a « Géant des collines » en main
    Quand Angie lance « Show and Tell »
    Et que le sort se résout
    Et qu'Angie met « Copper Tablet » de sa main sur le champ de bataille
    Et que Barry met « Bad Moon » de sa main sur le champ de bataille
    Et qu'Edward met « Montagne » de sa main sur le champ de bataille
    Et que Ronald met « Géant des collines » de sa main sur le champ de bataille
    Alors Angie contrôle « Copper Tablet »
    Et Barry contrôle « Bad Moon »
    Et Edward contrôle « Montagne »
    Et Ronald contrôle « Géant des collines »

  @id:parts.draws @clause:object.you @from:2018-04-27 @must
  Scénario: Qui les lance pioche, et le coéquipier non
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie a « Forêt » en main
    Et que Barry n'a aucune carte en main
    Quand Angie lance « Think Twice »
    Et que le sort se résout
    Et qu'Angie se défausse de « Forêt »
    Et qu'Angie lance « Tormenting Voice »
    Et que le sort se résout
    Et qu'Angie sacrifie « Grizzlis »
    Et qu'Angie lance « Village Rites »
    Et que le sort se résout
    Et qu'Angie sacrifie « Géant des collines »
    Et qu'Angie lance « Momentous Fall »
    Et que le sort se résout
    Alors Barry n'a aucune carte en main
    Et Angie a huit cartes en main

  @id:parts.own_upkeep @clause:trigger.step @clause:team.opponents @from:2018-04-27 @must
  Scénario: Rackling et Shapeshifter's Marrow attendent l'entretien des adversaires, et non le leur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Rackling »
    Et qu'Angie contrôle « Shapeshifter's Marrow »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la pile est vide
    Et Angie contrôle « Shapeshifter's Marrow »

  @id:parts.menaced @clause:combat.block @from:2018-04-27 @must
  Scénario: Ce qui vole ou menace n'est pas bloqué par un seul au sol, et un mur reste à la maison
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Owlin Shieldmage »
    Et qu'Angie contrôle « Sengir Vampire »
    Et qu'Angie contrôle « Wings of the Guard »
    Et que Barry contrôle « Loyal Subordinate »
    Et que Barry contrôle « Wall of Junk »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Barry ne peut pas attaquer Edward avec « Wall of Junk »
    Mais Angie peut attaquer Edward avec « Owlin Shieldmage », « Sengir Vampire » et « Wings of the Guard »
    Et Barry peut attaquer Edward avec « Loyal Subordinate » et « Géant des collines »
    Quand l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Owlin Shieldmage » avec « Grizzlis »
    Et Edward ne peut pas bloquer « Sengir Vampire » avec « Grizzlis »
    Et Edward ne peut pas bloquer « Wings of the Guard » avec « Grizzlis »
    Et Edward ne peut pas bloquer « Loyal Subordinate » avec « Grizzlis »
    Mais Edward peut bloquer « Géant des collines » avec « Grizzlis »
