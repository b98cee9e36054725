# language: fr
Fonctionnalité: Le total de points de vie de l'équipe
  > Une carte lit le total de points de vie d'un joueur, ou le fixe. Quel nombre lit-elle, et qui de l'équipe gagne les points de vie ?

  @id:ruling.arbiter_of_knollridge @clause:life.set_each @clause:life.read @from:2010-04-23 @must
  Scénario: Arbiter of Knollridge amène chaque équipe au total de points de vie le plus élevé, et le membre choisi gagne ce qui manque
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 12 points de vie
    Et que l'équipe d'Edward a 25 points de vie
    Et qu'Angie contrôle « Bloodbond Vampire »
    Et que Barry contrôle « Gideon's Company »
    Quand Angie lance « Arbiter of Knollridge »
    Et que le sort se résout
    Et que la capacité déclenchée de « Arbiter of Knollridge » se résout
    Et que l'équipe d'Angie choisit Barry comme joueur affecté
    Et que l'équipe d'Edward choisit Ronald comme joueur affecté
    Et que l'étape de début de combat de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 25 points de vie
    Et l'équipe d'Edward a 25 points de vie
    Et « Bloodbond Vampire » n'a aucun marqueur +1/+1
    Et « Gideon's Company » a deux marqueurs +1/+1

  @id:ruling.arbiter_of_knollridge.own @situation:ruling.arbiter_of_knollridge @clause:life.set_each @clause:life.read @from:2010-04-23 @must
  Scénario: Quand la propre équipe a le total de points de vie le plus élevé, Arbiter of Knollridge relève l'autre
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 31 points de vie
    Et que l'équipe d'Edward a 4 points de vie
    Quand Angie lance « Arbiter of Knollridge »
    Et que le sort se résout
    Et que la capacité déclenchée de « Arbiter of Knollridge » se résout
    Et que l'équipe d'Angie choisit Angie comme joueur affecté
    Et que l'équipe d'Edward choisit Edward comme joueur affecté
    Alors l'équipe d'Angie a 31 points de vie
    Et l'équipe d'Edward a 31 points de vie

  @id:ruling.ayli @clause:life.read @clause:life.start @clause:object.you @from:2010-04-23 @must
  Scénario: Avec 10 points de vie de plus que l'équipe n'en avait au départ, Ayli, Eternal Pilgrim exile un permanent contre une autre créature de son contrôleur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 40 points de vie
    Et qu'Angie contrôle « Ayli, Eternal Pilgrim »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Wind Drake »
    Et qu'Edward contrôle « Fountain of Youth »
    Et qu'Angie contrôle « Plaine »
    Et qu'Angie contrôle « Marais »
    Et qu'Angie contrôle « Forêt »
    Quand Angie active la deuxième capacité de « Ayli, Eternal Pilgrim »
    Et qu'Angie choisit « Fountain of Youth » comme cible
    Et que la capacité se résout
    Alors Edward possède « Fountain of Youth » en exil
    Et Angie a « Grizzlis » dans son cimetière
    Et Angie contrôle « Ayli, Eternal Pilgrim »
    Et Barry contrôle « Wind Drake »
    Et la carte « Plaine » est engagée
    Et la carte « Marais » est engagée
    Et la carte « Forêt » est engagée

  @id:ruling.ayli.too_little @situation:ruling.ayli @clause:life.read @clause:life.start @from:2010-04-23 @must
  Scénario: Neuf points de vie de plus ne suffisent pas à Ayli, Eternal Pilgrim
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 39 points de vie
    Et qu'Angie contrôle « Ayli, Eternal Pilgrim »
    Et qu'Angie contrôle « Spear Spewer »
    Et qu'Edward contrôle « Fountain of Youth »
    Alors Angie ne peut pas activer la deuxième capacité de « Ayli, Eternal Pilgrim »
    Mais Angie peut activer la capacité de « Spear Spewer »

  @id:ruling.blood_baron_of_vizkopa @clause:life.read @clause:object.you @from:2010-04-23 @must
  Scénario: Blood Baron of Vizkopa est plus grand tant que son équipe a 30 points de vie et l'autre pas plus de 10
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 29 points de vie
    Et que l'équipe d'Edward a 12 points de vie
    Et qu'Angie contrôle « Blood Baron of Vizkopa »
    Et que Barry contrôle « Bottle Gnomes »
    Quand Angie lance « Shock » en ciblant Ronald
    Et que le sort se résout
    Alors l'équipe d'Edward a 10 points de vie
    Et la créature « Blood Baron of Vizkopa » est 4/4
    Quand Barry active la capacité de « Bottle Gnomes »
    Et que la capacité se résout
    Alors la créature « Blood Baron of Vizkopa » est 10/10
    Quand Angie lance « Shock » en ciblant Barry
    Et que le sort se résout
    Alors l'équipe d'Angie a 30 points de vie
    Et la créature « Blood Baron of Vizkopa » est 10/10

  @id:ruling.blood_baron_of_vizkopa.too_much @situation:ruling.blood_baron_of_vizkopa @clause:life.read @from:2010-04-23 @must
  Scénario: Blood Baron of Vizkopa est tel qu'imprimé quand l'autre équipe a 11 points de vie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 40 points de vie
    Et que l'équipe d'Edward a 11 points de vie
    Et qu'Angie contrôle « Blood Baron of Vizkopa »
    Alors la créature « Blood Baron of Vizkopa » est 4/4
    Quand Barry lance « Shock » en ciblant Edward
    Et que le sort se résout
    Alors la créature « Blood Baron of Vizkopa » est 10/10

  @id:ruling.blood_baron_of_vizkopa.flies @situation:ruling.blood_baron_of_vizkopa @clause:life.read @clause:combat.block @from:2018-04-27 @must
  Scénario: Blood Baron of Vizkopa vole tant que son équipe a 30 points de vie et l'autre au plus 10
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 30 points de vie
    Et que l'équipe d'Edward a 10 points de vie
    Et qu'Angie contrôle « Blood Baron of Vizkopa »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Blood Baron of Vizkopa »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Blood Baron of Vizkopa » avec « Géant des collines »
    Mais Ronald peut bloquer « Blood Baron of Vizkopa » avec « Wind Drake »

  @id:ruling.gorm_the_great @clause:life.read @from:2018-04-27 @must
  Scénario: À côté de Gorm the Great, Virtus the Veiled prend la moitié des points de vie de l'équipe, après ce que Gorm a infligé
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 23 points de vie
    Et qu'Angie contrôle « Gorm the Great »
    Et qu'Angie contrôle « Virtus the Veiled »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Gorm the Great »
    Et qu'Angie attaque Ronald avec « Virtus the Veiled »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Virtus the Veiled » se résout
    Alors l'équipe d'Edward a 10 points de vie
    Et la carte « Gorm the Great » est dégagée

  @id:ruling.oketras_last_mercy @clause:life.set_one @clause:life.start @clause:step.untap_kept @from:2017-07-08 @must
  Scénario: Oketra's Last Mercy ramène l'équipe à 30 points de vie, dont seul le lanceur en gagne ; les terrains du lanceur restent engagés une fois
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 12 points de vie
    Et qu'Angie contrôle « Bloodbond Vampire »
    Et que Barry contrôle « Gideon's Company »
    Et qu'Angie contrôle trois « Source de mana »
    Et qu'Angie contrôle « Plaine »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Forêt »
    Et que la carte « Plaine » est engagée
    Et que la carte « Géant des collines » est engagée
    Et que la carte « Forêt » est engagée
    Quand Angie lance « Oketra's Last Mercy »
    Et que le sort se résout
    Et que la capacité déclenchée de « Bloodbond Vampire » se résout
    Alors l'équipe d'Angie a 30 points de vie
    Et « Bloodbond Vampire » a un marqueur +1/+1
    Et « Gideon's Company » n'a aucun marqueur +1/+1
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors la carte « Plaine » est engagée
    Mais la carte « Géant des collines » est dégagée
    Et la carte « Forêt » est dégagée
    Quand l'étape de pioche de l'équipe d'Edward commence
    Et que l'étape de pioche de l'équipe d'Angie commence
    Alors la carte « Plaine » est dégagée

  @id:ruling.oketras_last_mercy.later @situation:ruling.oketras_last_mercy @clause:life.set_one @clause:life.start @clause:step.untap_open @from:2017-07-08 @must
  Scénario: Une équipe qui a plus de 30 points de vie perd le surplus par Oketra's Last Mercy, et un terrain joué ensuite reste engagé, lui aussi
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 37 points de vie
    Et qu'Angie a « Forêt » en main
    Et que Barry a « Île » en main
    Quand Angie lance « Oketra's Last Mercy »
    Et que le sort se résout
    Et qu'Angie joue le terrain « Forêt »
    Et qu'Angie active la capacité de « Forêt »
    Et que Barry joue le terrain « Île »
    Et que Barry active la capacité de « Île »
    Alors l'équipe d'Angie a 30 points de vie
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors la carte « Forêt » est engagée
    Mais la carte « Île » est dégagée
