# language: fr
Fonctionnalité: Ce qui change aussitôt, et ce qui est oublié
  > Un nombre que lit un effet change au milieu d'une étape, ou était un autre au tour d'avant. Qu'est-ce qui vaut à ce moment ?

  @id:changes.at_once.combat @clause:layers.order @clause:life.read @from:2018-04-27 @must
  Scénario: Des créatures plus grandes grâce aux points de vie de leur équipe rapetissent dès que les blessures de combat les lui prennent, et non une étape plus tard
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 31 points de vie
    Et qu'Angie contrôle « Path of Bravery »
    Et que Barry contrôle « Path of Bravery »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Barry avec « Géant des collines »
    Alors la créature « Grizzlis » est 3/3
    Et la créature « Wind Drake » est 3/3
    Quand l'étape des blessures de combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 28 points de vie
    Et la créature « Grizzlis » est 2/2
    Et la créature « Wind Drake » est 2/2

  @id:changes.at_once.last_turn @clause:object.you @clause:trigger.intervening_if @from:2010-06-18 @must
  Scénario: Des points de vie perdus dans un tour ne sont pas perdus dans le suivant
    Étant donné qu'Angie contrôle « Ascension du luminaire »
    Et que Barry contrôle « Ascension du luminaire »
    Quand Barry lance « Shock » en ciblant Angie
    Et que le sort se résout
    Et que l'étape de fin de l'équipe d'Edward commence
    Et que la capacité déclenchée de « Ascension du luminaire » d'Angie se résout
    Et qu'Angie fait ce que la capacité permet
    Alors « Ascension du luminaire » d'Angie a un marqueur « quête »

  @id:changes.at_once.nothing_left @clause:replacement.order @clause:replacement.nothing @clause:replacement.shield @from:2018-04-27 @must
  Scénario: Des blessures d'une source entièrement prévenues le restent quand les autres sont doublées
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Et que Ronald contrôle « Furnace of Rath »
    Quand Angie lance « Mending Hands » en ciblant Edward
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que Barry attaque Edward avec « Grizzlis »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Et qu'Edward choisit d'appliquer d'abord l'effet de « Mending Hands »
    Et qu'Edward choisit les blessures à prévenir : 2 de « Géant des collines », 2 de « Grizzlis »
    Alors l'équipe d'Edward a 18 points de vie
