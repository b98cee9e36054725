# language: fr
Fonctionnalité: Qui vole, qui attaque seul, et jusqu'à quand
  > Des créatures combattent avec ce qu'elles ont de par leur propre texte, ou jusqu'à la fin du tour. Qu'en reste-t-il au suivant ?

  @id:card.combat.fliers @situation:card.combat @clause:combat.block @clause:life.read @from:2018-04-27 @must
  Scénario: Ce qui vole, parfois grâce à la vie de l'équipe ou à des marqueurs, n'est pas bloqué par ce qui ne vole pas
    Étant donné que l'équipe d'Angie a 30 points de vie
    Et qu'Angie contrôle « Horobi, Death's Wail »
    Et qu'Angie contrôle « Thunderbreak Regent »
    Et qu'Angie contrôle « Rankle, Master of Pranks »
    Et qu'Angie contrôle « Resolute Archangel »
    Et que Barry contrôle « Waveskimmer Aven »
    Et que Barry contrôle « Windborn Muse »
    Et que Barry contrôle « Serra Ascendant »
    Et que Barry contrôle « Voice of the Blessed »
    Et que « Voice of the Blessed » a quatre marqueurs +1/+1
    Et que Barry contrôle « Cruel Celebrant »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Horobi, Death's Wail »
    Et qu'Angie attaque Edward avec « Thunderbreak Regent »
    Et qu'Angie attaque Edward avec « Rankle, Master of Pranks »
    Et qu'Angie attaque Edward avec « Resolute Archangel »
    Et que Barry attaque Edward avec « Waveskimmer Aven »
    Et que Barry attaque Edward avec « Windborn Muse »
    Et que Barry attaque Edward avec « Serra Ascendant »
    Et que Barry attaque Edward avec « Voice of the Blessed »
    Et que Barry attaque Edward avec « Cruel Celebrant »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors la carte « Voice of the Blessed » est dégagée
    Et la créature « Serra Ascendant » est 6/6
    Et la carte « Serra Ascendant » est engagée
    Et Edward ne peut pas bloquer « Horobi, Death's Wail » avec « Grizzlis »
    Et Edward ne peut pas bloquer « Thunderbreak Regent » avec « Grizzlis »
    Et Edward ne peut pas bloquer « Rankle, Master of Pranks » avec « Grizzlis »
    Et Edward ne peut pas bloquer « Resolute Archangel » avec « Grizzlis »
    Et Edward ne peut pas bloquer « Waveskimmer Aven » avec « Grizzlis »
    Et Edward ne peut pas bloquer « Windborn Muse » avec « Grizzlis »
    Et Edward ne peut pas bloquer « Serra Ascendant » avec « Grizzlis »
    Et Edward ne peut pas bloquer « Voice of the Blessed » avec « Grizzlis »
    Mais Edward peut bloquer « Serra Ascendant » avec « Wind Drake »
    Et Edward peut bloquer « Cruel Celebrant » avec « Grizzlis »

  @id:card.combat.three_counters @situation:card.combat @clause:ability.static @clause:combat.block @from:2018-04-27 @must
  Scénario: Avec trois marqueurs, ou 29 points de vie, rien ne vole encore ni ne reste dégagé
    Étant donné que l'équipe d'Angie a 29 points de vie
    Et qu'Angie contrôle « Voice of the Blessed »
    Et que « Voice of the Blessed » a trois marqueurs +1/+1
    Et qu'Angie contrôle « Serra Ascendant »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Voice of the Blessed » et « Serra Ascendant »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors la carte « Voice of the Blessed » est engagée
    Et la créature « Serra Ascendant » est 1/1
    Et Edward peut bloquer « Voice of the Blessed » avec « Grizzlis »
    Et Ronald peut bloquer « Serra Ascendant » avec « Géant des collines »

  @id:card.combat.new @situation:card.combat @clause:combat.attack @clause:combat.vigilance @from:2018-04-27 @must
  Scénario: Les créatures qui ont la célérité attaquent dès leur arrivée, une qui a la vigilance reste dégagée, et la nouvelle d'un coéquipier attend
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Trusty Companion »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Plaine »
    Et que Ronald contrôle « Forêt »
    Quand Angie lance « Hazoret the Fervent »
    Et que le sort se résout
    Et qu'Angie lance « Rankle, Master of Pranks »
    Et que le sort se résout
    Et que Barry lance « Grizzlis »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Barry ne peut pas attaquer Edward avec « Grizzlis »
    Mais Angie peut attaquer Edward avec « Hazoret the Fervent »
    Et Angie peut attaquer Edward avec « Rankle, Master of Pranks »
    Et Angie peut attaquer Edward avec « Trusty Companion »
    Quand Angie choisit le mode 3
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors la carte « Trusty Companion » est dégagée
    Et la carte « Hazoret the Fervent » est engagée

  @id:card.combat.menace @situation:card.combat @clause:combat.block @from:2018-04-27 @must
  Scénario: Une croisée n'est pas bloquée par une seule créature, et remarque l'entretien de son contrôleur et d'aucun adversaire
    Étant donné qu'Angie contrôle « Stormfist Crusader »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Stormfist Crusader »
    Et que Barry attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Stormfist Crusader » avec « Grizzlis »
    Mais Edward peut bloquer « Géant des collines » avec « Grizzlis »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la pile est vide
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la pile compte un sort ou capacité

  @id:card.combat.alone @situation:card.combat @clause:trigger.event @clause:combat.attacks_alone @from:2018-04-27 @must
  Scénario: Qui remarque la créature de son contrôleur qui attaque seule ne remarque ni celle d'un coéquipier ni celle d'un adversaire
    Étant donné qu'Angie contrôle « Altar of the Goyf »
    Et qu'Angie contrôle « Court Archers »
    Et qu'Angie contrôle « Goblin Champion »
    Et qu'Angie contrôle « Waveskimmer Aven »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque Edward avec « Géant des collines »
    Alors la pile est vide
    Et la créature « Géant des collines » est 3/3
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Grizzlis »
    Alors la pile est vide
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Court Archers »
    Alors la pile compte quatre sorts et capacités

  @id:card.combat.one_turn @situation:card.combat @clause:step.cleanup @clause:combat.attacks_alone @from:2018-04-27 @must
  Scénario: Ce qu'une créature obtient en attaquant seule, elle l'a ce tour-ci, et non au tour adverse suivant
    Étant donné qu'Angie contrôle « Altar of the Goyf »
    Et qu'Angie contrôle « Goblin Champion »
    Et qu'Angie contrôle « Waveskimmer Aven »
    Et qu'Angie contrôle « Dawnray Archer »
    Et qu'Angie contrôle « Guardians of Akrasa »
    Et qu'Angie contrôle « First Sliver's Chosen »
    Et qu'Angie contrôle « Sigil of Valor »
    Et qu'Angie a « Grizzlis » dans son cimetière
    Et que Barry contrôle « Géant des collines »
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Source de mana »
    Quand Angie active la capacité de « Sigil of Valor »
    Et qu'Angie choisit « Waveskimmer Aven » comme cible
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Waveskimmer Aven »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors la créature « Waveskimmer Aven » est 12/14
    Et la créature « Géant des collines » est 3/3
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Waveskimmer Aven » est 2/4

  @id:card.combat.bruiser @situation:card.combat @clause:combat.first_strike @clause:step.cleanup @from:2018-04-27 @must
  Scénario: L'initiative d'une attaque à côté du guerrier d'un coéquipier a disparu au tour adverse suivant
    Étant donné qu'Angie contrôle « Bull-Rush Bruiser »
    Et que Barry contrôle « Goblin Champion »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Bull-Rush Bruiser »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Bull-Rush Bruiser » avec « Géant des collines » d'Edward
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward a « Géant des collines » dans son cimetière
    Et Angie contrôle « Bull-Rush Bruiser »
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que Ronald lance « Acte de trahison » en ciblant « Bull-Rush Bruiser »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que Ronald attaque Angie avec « Bull-Rush Bruiser »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et que Barry bloque « Bull-Rush Bruiser » avec « Géant des collines » de Barry
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Barry a « Géant des collines » dans son cimetière
    Et Angie a « Bull-Rush Bruiser » dans son cimetière

  @id:card.combat.stampede @situation:card.combat @clause:combat.trample @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Une ruée aide les attaquants et non ce qui est seulement engagé, et ne donne le piétinement qu'aux dinosaures, ce tour-ci seulement
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Élémental de l'air »
    Et que la carte « Élémental de l'air » est engagée
    Et qu'Angie contrôle « Ripjaw Raptor »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Angie contrôle « Glistener Elf »
    Et que Ronald contrôle « Goblin Champion »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Ronald avec « Géant des collines » et « Ripjaw Raptor »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Grizzlis »
    Et que Ronald bloque « Ripjaw Raptor » avec « Goblin Champion »
    Et qu'Angie lance « Dinosaur Stampede »
    Et que le sort se résout
    Alors la créature « Élémental de l'air » est 4/4
    Et la créature « Géant des collines » est 5/3
    Quand l'équipe d'Angie répartit les blessures : 1 à « Goblin Champion », 5 à Ronald
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 15 points de vie
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Acte de trahison » en ciblant « Ripjaw Raptor »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Ripjaw Raptor »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Ripjaw Raptor » avec « Glistener Elf »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 20 points de vie
