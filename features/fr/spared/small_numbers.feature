# language: fr
Fonctionnalité: Un peu moins, et une couleur donnée
  > Une part des blessures de chaque source est prévenue, certaines créatures ont la couleur que leur donne qui les crée. Où cela commence-t-il et finit-il ?

  @id:small.armor @clause:replacement.once @clause:object.you @from:2005-08-01 @must
  Scénario: Une blessure de chaque source est prévenue pour son contrôleur, toutes s'il n'y en a qu'une, et aucune pour son coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Urza's Armor »
    Quand Edward lance « Shock » en ciblant Angie
    Et que le sort se résout
    Alors l'équipe d'Angie a 19 points de vie
    Quand Edward lance « Dagger Caster »
    Et que le sort se résout
    Et que la capacité déclenchée de « Dagger Caster » se résout
    Alors l'équipe d'Angie a 18 points de vie
    Quand Edward lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Angie a 11 points de vie

  @id:small.token_colour @clause:object.colour @clause:ability.static @from:2007-05-01 @must
  Scénario: Un jeton soldat blanc profite de ce qui renforce les créatures blanches, et un saprobionte vert non
    Étant donné que Barry contrôle « Crusade »
    Et qu'Angie contrôle « Force verdoyante »
    Et qu'Edward contrôle « Soul Warden »
    Quand Angie lance « Bastion of Remembrance »
    Et que le sort se résout
    Et que la capacité déclenchée de « Bastion of Remembrance » se résout
    Alors Angie contrôle un jeton de créature 2/2
    Et la créature « Soul Warden » est 2/2
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors Angie contrôle un jeton Saprobionte 1/1
    Et la créature « Force verdoyante » est 7/7

  @id:small.angel_colour @situation:small.token_colour @clause:object.colour @from:2010-04-23 @must
  Scénario: Les anges d'Ascension du luminaire et de Speaker of the Heavens sont blancs
    Étant donné que l'équipe d'Angie a 40 points de vie
    Et que Barry contrôle « Crusade »
    Et qu'Angie contrôle « Speaker of the Heavens »
    Et que Barry contrôle « Ascension du luminaire »
    Et que « Ascension du luminaire » a quatre marqueurs « quête »
    Et que Barry contrôle deux « Plaine »
    Quand Angie active la capacité de « Speaker of the Heavens »
    Et que la capacité se résout
    Alors Angie contrôle un jeton Ange 5/5
    Quand Barry active la capacité de « Ascension du luminaire »
    Et que la capacité se résout
    Alors Barry contrôle un jeton Ange 5/5

  @id:small.hand_block @clause:combat.block @from:2018-04-27 @must
  Scénario: Une créature en main ne bloque pas, et l'on ne bloque pas celle qui est restée en arrière
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward a « Corpse Knight » en main
    Et qu'Edward contrôle « Soul Warden »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Ronald avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Géant des collines » avec « Corpse Knight »
    Et Edward ne peut pas bloquer « Grizzlis » avec « Soul Warden »
    Mais Edward peut bloquer « Géant des collines » avec « Soul Warden »

  @id:small.two_controlled @clause:turn.control @variant:free-for-all @from:2010-10-01 @must
  Scénario: Un joueur en contrôle deux autres, chacun à son prochain tour
    Étant donné qu'Angie contrôle « Mindslaver »
    Et qu'Angie contrôle 12 « Marais »
    Quand Angie active la capacité de « Mindslaver »
    Et qu'Angie choisit Edward comme cible
    Et que la capacité se résout
    Et qu'Angie lance « Worst Fears » en ciblant Martha
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward ne peut pas lancer « Grizzlis »
    Mais Angie peut lancer « Grizzlis » pour Edward
    Quand le sort se résout
    Alors Edward contrôle « Grizzlis »
    Quand la phase principale pré-combat de l'équipe de Martha commence
    Alors Martha ne peut pas lancer « Géant des collines »
    Mais Angie peut lancer « Géant des collines » pour Martha
    Quand le sort se résout
    Alors Martha contrôle « Géant des collines »
    Quand la phase principale pré-combat de l'équipe de Simon commence
    Alors Simon peut lancer « Wind Drake »
    Quand le sort se résout
    Alors Simon contrôle « Wind Drake »

  @id:small.both_heads_control @situation:small.two_controlled @clause:turn.control @from:2010-10-01 @must
  Scénario: Qui contrôle le second joueur prend aussi les décisions du premier, pendant un tour
    Étant donné que Barry contrôle « Mindslaver »
    Et que Barry contrôle quatre « Forêt »
    Quand Barry active la capacité de « Mindslaver »
    Et que Barry choisit Ronald comme cible
    Et que la capacité se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward ne peut pas lancer « Grizzlis »
    Mais Barry peut lancer « Grizzlis » pour Edward
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward peut lancer « Géant des collines »
