# language: fr
Fonctionnalité: De qui une capacité remarque la vie, les créatures et les sorts
  > Une carte parle de ce qui est à son contrôleur, ou aux adversaires. Et si celles d'un coéquipier sont là aussi ?

  @id:card.heeds.life_gained @situation:card.heeds @clause:trigger.event @clause:life.shared @clause:object.you @from:2018-04-27 @must
  Scénario: Ce qui remarque les points de vie que gagne son contrôleur ne remarque pas ceux que gagne un coéquipier
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Marauding Blight-Priest »
    Et qu'Angie contrôle « Vito, Thorn of the Dusk Rose »
    Et qu'Angie contrôle « Voice of the Blessed »
    Quand Barry lance « Angel's Mercy »
    Et que le sort se résout
    Alors l'équipe d'Angie a 27 points de vie
    Et la pile est vide
    Et l'équipe d'Edward a 20 points de vie
    Et la créature « Voice of the Blessed » est 2/2
    Quand Angie lance « Angel's Mercy »
    Et que le sort se résout
    Et qu'Angie choisit Edward comme cible
    Alors la pile compte trois sorts et capacités

  @id:card.heeds.god @situation:card.heeds @clause:trigger.step @clause:life.shared @from:2018-04-27 @must
  Scénario: Ce qui fait perdre des points de vie ou blesse chaque adversaire laisse la vie de sa propre équipe telle quelle
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « God-Pharaoh's Statue »
    Et qu'Angie contrôle « Keral Keep Disciples »
    Et qu'Angie contrôle « Reckless Fireweaver »
    Et qu'Angie contrôle « Chandra, Pyrogenius »
    Et que « Chandra, Pyrogenius » a quatre marqueurs « loyauté »
    Et que Barry contrôle « Ghitu Journeymage »
    Quand Angie lance « Grizzlis »
    Et que le sort se résout
    Alors la pile est vide
    Quand Angie lance « Bontu's Monument »
    Et que le sort se résout
    Et que la capacité déclenchée de « Reckless Fireweaver » se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Quand Angie active la première capacité de « Chandra, Pyrogenius »
    Et que la capacité déclenchée de « Keral Keep Disciples » se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Quand la capacité se résout
    Alors l'équipe d'Edward a 12 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Quand l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « God-Pharaoh's Statue » se résout
    Alors l'équipe d'Edward a 10 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:card.heeds.wizard @situation:card.heeds @clause:trigger.intervening_if @clause:life.shared @from:2018-04-27 @must
  Scénario: Un sorcier à côté d'un autre blesse les deux adversaires, et celui d'un coéquipier n'en est pas un autre
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que Barry contrôle « Ixidor, Reality Sculptor »
    Quand Angie lance « Ghitu Journeymage »
    Et que le sort se résout
    Alors la pile est vide
    Quand Barry lance « Ghitu Journeymage »
    Et que le sort se résout
    Et que la capacité déclenchée de « Ghitu Journeymage » de Barry se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:card.heeds.dies @situation:card.heeds @clause:trigger.dies @clause:life.shared @from:2019-07-12 @must
  Scénario: Qui remarque les créatures qui meurent ne remarque aucun enchantement, et qui remarque les autres ne se remarque pas
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Cruel Celebrant »
    Et qu'Angie contrôle « Vindictive Vampire »
    Et qu'Angie contrôle « Slimefoot, the Stowaway »
    Et qu'Angie contrôle « Bad Moon »
    Quand Angie lance « Casualties of War » en choisissant le mode 3 et en ciblant « Bad Moon »
    Et que le sort se résout
    Alors Angie a « Bad Moon » dans son cimetière
    Et la pile est vide
    Quand Angie lance « Meurtre » en ciblant « Vindictive Vampire »
    Et que le sort se résout
    Alors la pile compte un sort ou capacité
    Quand la capacité déclenchée de « Cruel Celebrant » se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 21 points de vie

  @id:card.heeds.enters @situation:card.heeds @clause:trigger.enters @clause:poison.infect @from:2013-07-13 @must
  Scénario: Qui remarque les créatures qui arrivent ne remarque aucun terrain, et c'est la créature qui inflige les blessures
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Angelic Chorus »
    Et qu'Angie contrôle « Warstorm Surge »
    Et qu'Angie a « Forêt » en main
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie joue le terrain « Forêt »
    Alors la pile est vide
    Quand Angie lance « Glistener Elf »
    Et que le sort se résout
    Et qu'Angie choisit Edward comme cible
    Et que la capacité déclenchée de « Angelic Chorus » se résout
    Alors l'équipe d'Angie a 21 points de vie
    Quand la capacité déclenchée de « Warstorm Surge » se résout
    Alors l'équipe d'Edward a un marqueur poison
    Et l'équipe d'Edward a 20 points de vie

  @id:card.heeds.first_spell @situation:card.heeds @clause:trigger.event @clause:turn.teams @from:2018-04-27 @must
  Scénario: Le premier sort dans un tour adverse est remarqué s'il est celui du contrôleur, et aucun dans le tour de l'équipe
    Étant donné qu'Angie contrôle « Stinging Lionfish »
    Et qu'Edward contrôle « Montagne »
    Quand Angie lance « Angel's Mercy »
    Alors la pile compte un sort ou capacité
    Quand le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et que Barry lance « Angel's Mercy »
    Alors la pile compte un sort ou capacité
    Quand Angie lance « Angel's Mercy »
    Alors la pile compte trois sorts et capacités
    Et Angie n'a aucun choix à faire
    Quand Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Stinging Lionfish » se résout
    Alors la carte « Stinging Lionfish » est engagée
    Et la carte « Montagne » est dégagée

  @id:card.heeds.shrines @situation:card.heeds @clause:trigger.step @clause:legend.rule @clause:object.you @from:2018-04-27 @must
  Scénario: Les sanctuaires de chacun comptent pour lui seul, et seulement dans le tour de l'équipe
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Sanctum of Stone Fangs »
    Et qu'Angie contrôle « Crusade »
    Et que Barry contrôle « Sanctum of Stone Fangs »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Sanctum of Stone Fangs » d'Angie se résout
    Et que la capacité déclenchée de « Sanctum of Stone Fangs » de Barry se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 22 points de vie
    Quand l'étape de fin de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 22 points de vie

  @id:card.heeds.reinforcements @situation:card.heeds @clause:life.read @clause:object.you @from:2013-07-13 @must
  Scénario: Les créatures d'un coéquipier et les artefacts des adversaires ne rendent personne plus faible que ceux-ci
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « God-Pharaoh's Statue »
    Et que Ronald contrôle « Bontu's Monument »
    Quand Angie lance « Timely Reinforcements »
    Et que le sort se résout
    Alors l'équipe d'Angie a 20 points de vie
    Et Angie ne contrôle aucun jeton de créature

  @id:card.heeds.reinforced @situation:card.heeds @clause:object.colour @clause:object.you @from:2013-07-13 @must
  Scénario: Là où un adversaire a plus de créatures, trois blanches viennent à qui en a moins
    Étant donné que l'équipe d'Angie a 19 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que Barry contrôle « Crusade »
    Et que Ronald contrôle « Géant des collines »
    Quand Angie lance « Timely Reinforcements »
    Et que le sort se résout
    Alors l'équipe d'Angie a 25 points de vie
    Et Angie contrôle trois jetons de créature 2/2
    Et Barry ne contrôle aucun jeton de créature
