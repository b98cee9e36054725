# language: fr
Fonctionnalité: Des blessures dont la moindre suffit
  > Une créature qui subit la moindre blessure est détruite. Quand, et comment répartit-on ces blessures ?

  @id:keyword.deathtouch.after @situation:keyword.deathtouch @clause:damage.deathtouch @from:2008-07-15 @until:2009-07-11 @must
  Scénario: Une capacité que les blessures déclenchent détruit la créature, qui reste là jusqu'à sa résolution
    Étant donné qu'Angie contrôle « Moonglove Winnower »
    Et qu'Edward contrôle « Obsianus Golem »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Moonglove Winnower »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Moonglove Winnower » avec « Obsianus Golem »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors Edward contrôle « Obsianus Golem »
    Et Angie a « Moonglove Winnower » dans son cimetière
    Quand la capacité déclenchée de « Moonglove Winnower » se résout
    Alors Edward a « Obsianus Golem » dans son cimetière

  @id:keyword.deathtouch.at_once @situation:keyword.deathtouch @clause:damage.deathtouch @from:2018-04-27 @must
  Scénario: La créature a disparu avant que quiconque puisse agir, et celle qu'une créature ordinaire a touchée est encore là
    Étant donné qu'Angie contrôle « Typhoid Rats »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Obsianus Golem »
    Et que Ronald contrôle « Barkhide Mauler »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Typhoid Rats »
    Et que Barry attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Typhoid Rats » avec « Obsianus Golem »
    Et que Ronald bloque « Géant des collines » avec « Barkhide Mauler »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors Edward a « Obsianus Golem » dans son cimetière
    Et Ronald contrôle « Barkhide Mauler »

  @id:keyword.deathtouch.players @situation:keyword.deathtouch.players @clause:damage.deathtouch @from:2018-04-27 @must
  Scénario: Un joueur qui subit les blessures perd autant de points de vie, et rien de plus
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Typhoid Rats »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Typhoid Rats »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 19 points de vie
    Et Edward contrôle « Géant des collines »

  @id:keyword.deathtouch.no_order @situation:keyword.deathtouch.two @clause:combat.deathtouch @clause:damage.deathtouch @from:2009-07-11 @until:2010-07-16 @must
  Scénario: De deux bloqueurs, le second peut recevoir des blessures même si le premier n'en reçoit pas de mortelles
    Étant donné qu'Angie contrôle « Moonglove Winnower »
    Et qu'Edward contrôle « Obsianus Golem »
    Et que Ronald contrôle « Barkhide Mauler »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Moonglove Winnower »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Moonglove Winnower » avec « Obsianus Golem »
    Et que Ronald bloque « Moonglove Winnower » avec « Barkhide Mauler »
    Et que l'équipe d'Angie annonce l'ordre d'assignation des blessures : d'abord « Obsianus Golem », puis « Barkhide Mauler »
    Et que l'équipe d'Angie répartit les blessures : 0 à « Obsianus Golem », 2 à « Barkhide Mauler »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward contrôle « Obsianus Golem »
    Et Ronald a « Barkhide Mauler » dans son cimetière

  @id:keyword.deathtouch.one_each @situation:keyword.deathtouch.two @clause:combat.deathtouch @clause:damage.deathtouch @from:2010-07-16 @until:2018-04-27 @must
  Scénario: Dans l'ordre de deux bloqueurs, un point suffit pour le premier
    Étant donné qu'Angie contrôle « Moonglove Winnower »
    Et qu'Edward contrôle « Obsianus Golem »
    Et que Ronald contrôle « Barkhide Mauler »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Moonglove Winnower »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Moonglove Winnower » avec « Obsianus Golem »
    Et que Ronald bloque « Moonglove Winnower » avec « Barkhide Mauler »
    Et que l'équipe d'Angie annonce l'ordre d'assignation des blessures : d'abord « Obsianus Golem », puis « Barkhide Mauler »
    Et que l'équipe d'Angie répartit les blessures : 1 à « Obsianus Golem », 1 à « Barkhide Mauler »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward a « Obsianus Golem » dans son cimetière
    Et Ronald a « Barkhide Mauler » dans son cimetière

  @id:keyword.deathtouch.trample.before @situation:keyword.deathtouch.trample @clause:combat.deathtouch @clause:combat.trample @from:2009-07-11 @until:2010-07-16 @must
  Scénario: Ce qui piétine avec le contact mortel doit encore à son bloqueur autant de blessures que celui-ci a d'endurance
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « War Mammoth »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Angie a une carte dans sa bibliothèque
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « War Mammoth »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « War Mammoth » avec « Géant des collines »
    Et qu'Angie lance « Lace with Moonglove » en ciblant « War Mammoth »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Et Edward a « Géant des collines » dans son cimetière

  @id:keyword.deathtouch.trample.one @situation:keyword.deathtouch.trample @clause:combat.deathtouch @clause:combat.trample @from:2018-04-27 @must
  Scénario: Ce qui piétine avec le contact mortel doit un point à son bloqueur, et le reste va au joueur
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « War Mammoth »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Angie a une carte dans sa bibliothèque
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « War Mammoth »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « War Mammoth » avec « Géant des collines »
    Et qu'Angie lance « Lace with Moonglove » en ciblant « War Mammoth »
    Et que le sort se résout
    Et que l'équipe d'Angie répartit les blessures : 1 à « Géant des collines », 2 à Edward
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie
    Et Edward a « Géant des collines » dans son cimetière

  @id:keyword.deathtouch.lifelink @situation:keyword.deathtouch.lifelink @clause:damage.deathtouch @clause:damage.lifelink @from:2018-04-27 @must
  Scénario: Une créature qui a les deux détruit ce qu'elle touche et donne des points de vie à son contrôleur
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que Barry contrôle « Vampire Nighthawk »
    Et qu'Edward contrôle « Élémental de l'air »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Élémental de l'air »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et que Barry bloque « Élémental de l'air » avec « Vampire Nighthawk »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 22 points de vie
    Et Edward a « Élémental de l'air » dans son cimetière
    Et Barry a « Vampire Nighthawk » dans son cimetière

  @id:keyword.deathtouch.of_the_team @situation:keyword.deathtouch @clause:damage.deathtouch @from:2009-07-11 @until:2018-04-27 @must
  Scénario: Là aussi où une équipe est attaquée comme un tout, la créature a disparu avant que quiconque puisse agir
    Étant donné qu'Angie contrôle « Moonglove Winnower »
    Et qu'Edward contrôle « Obsianus Golem »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Moonglove Winnower »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Moonglove Winnower » avec « Obsianus Golem »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors Edward a « Obsianus Golem » dans son cimetière

  @id:keyword.deathtouch.trample.of_the_team @situation:keyword.deathtouch.trample @clause:combat.deathtouch @clause:combat.trample @from:2010-07-16 @until:2018-04-27 @must
  Scénario: Ce qui piétine une équipe avec le contact mortel doit un point à son bloqueur, et l'une des têtes reçoit le reste
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « War Mammoth »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Angie a une carte dans sa bibliothèque
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « War Mammoth »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « War Mammoth » avec « Géant des collines »
    Et qu'Angie lance « Lace with Moonglove » en ciblant « War Mammoth »
    Et que le sort se résout
    Et que l'équipe d'Angie choisit Ronald comme joueur qui subit les blessures
    Et que l'équipe d'Angie répartit les blessures : 1 à « Géant des collines », 2 à Ronald
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie
    Et Edward a « Géant des collines » dans son cimetière

  @id:keyword.deathtouch.given @situation:keyword.deathtouch.given @clause:damage.deathtouch @from:2018-04-27 @must
  Scénario: Une créature qui reçoit le contact mortel l'a pour le tour, et seul celui qui l'a donné pioche une carte
    Étant donné qu'Angie contrôle « Mur de bois »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Obsianus Golem »
    Et qu'Edward contrôle « Liliana, the Last Hope »
    Et qu'Angie a une carte dans sa bibliothèque
    Et que Barry a une carte dans sa bibliothèque
    Quand Angie lance « Lace with Moonglove » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Angie n'a aucune carte dans sa bibliothèque
    Et Barry a une carte dans sa bibliothèque
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque Edward avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Grizzlis » avec « Obsianus Golem »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward a « Obsianus Golem » dans son cimetière

  @id:keyword.deathtouch.given.over @situation:keyword.deathtouch.given @clause:damage.deathtouch @clause:layers.lasting @from:2018-04-27 @must
  Scénario: Au tour suivant la créature n'a plus le contact mortel, et aucun planeswalker ne peut le recevoir
    Étant donné que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Obsianus Golem »
    Et qu'Edward contrôle « Liliana, the Last Hope »
    Et qu'Angie a trois cartes dans sa bibliothèque
    Alors Angie ne peut pas lancer « Lace with Moonglove » en ciblant « Liliana, the Last Hope »
    Mais Angie peut lancer « Lace with Moonglove » en ciblant « Grizzlis »
    Quand le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Obsianus Golem »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et que Barry bloque « Obsianus Golem » avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Edward contrôle « Obsianus Golem »
    Et Barry a « Grizzlis » dans son cimetière

  @id:keyword.deathtouch.trample.trigger @situation:keyword.deathtouch.trample @clause:damage.deathtouch @clause:combat.trample @from:2008-07-15 @until:2009-07-11 @must
  Scénario: Ce qui piétine doit à son bloqueur son endurance, tant que le contact mortel est une capacité déclenchée
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « War Mammoth »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Angie a une carte dans sa bibliothèque
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « War Mammoth »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « War Mammoth » avec « Géant des collines »
    Et qu'Angie lance « Lace with Moonglove » en ciblant « War Mammoth »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Et Edward a « Géant des collines » dans son cimetière
