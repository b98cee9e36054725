# language: fr
Fonctionnalité: Un changement après l'autre
  > Plusieurs effets changent le même événement ou la même créature, ou finissent à des moments différents. Qui choisit d'abord, et que reste-t-il ?

  @id:changes.after.damage_order @clause:replacement.order @clause:choice.order @from:2018-04-27 @must
  Scénario: Des joueurs concernés par des blessures de combat simultanées, celui de l'équipe active choisit d'abord ce qui les modifie
    Étant donné que l'équipe d'Edward a 30 points de vie
    Et qu'Edward contrôle « Furnace of Rath »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Barkhide Mauler »
    Et que Ronald contrôle « Élémental de l'air »
    Quand Angie lance « Mending Hands » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Mending Hands » en ciblant Edward
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque Edward avec « Barkhide Mauler »
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Ronald bloque « Géant des collines » avec « Élémental de l'air »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors Angie doit faire un choix
    Mais Edward n'a aucun choix à faire
    Quand Angie choisit d'appliquer d'abord l'effet de « Mending Hands »
    Alors Edward doit faire un choix
    Quand Edward choisit d'appliquer d'abord l'effet de « Furnace of Rath »
    Alors l'équipe d'Edward a 26 points de vie
    Et Angie contrôle « Géant des collines »

  @id:changes.after.all_of_it @clause:replacement.shield @from:2018-04-27 @must
  Scénario: Un bouclier qui prévient toutes les blessures de deux créatures ne laisse rien à choisir
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Goblin Piker »
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Mending Hands » en ciblant Edward
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que Barry attaque Edward avec « Goblin Piker »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie

  @id:changes.after.gone @clause:layers.lasting @from:2018-04-27 @must
  Scénario: Une créature morte entre-temps ne grandit pas, et rien d'autre non plus
    Étant donné qu'Angie contrôle « Lunk Errant »
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Lunk Errant »
    Et que l'équipe d'Angie passe la priorité
    Et que Ronald lance « Grasp of Darkness » en ciblant « Lunk Errant »
    Et que le sort se résout
    Et que la capacité déclenchée de « Lunk Errant » se résout
    Alors Angie a « Lunk Errant » dans son cimetière
    Et la créature « Géant des collines » est 3/3
    Et c'est l'étape de déclaration des attaquants de l'équipe d'Angie

  @id:changes.after.two_copies @clause:object.copy @clause:layers.lasting @from:2007-02-20 @must
  Scénario: Une copie jusqu'au prochain tour de l'équipe dure plus longtemps qu'une copie jusqu'à la fin du tour, et finit quand ce tour commence
    Étant donné qu'Edward contrôle « Grizzlis »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Élémental de l'air »
    Quand Angie lance « Exercice de la ressemblance » en ciblant « Grizzlis »
    Et que le sort se résout
    Et qu'Angie choisit de copier « Géant des collines »
    Alors la créature « Grizzlis » est 3/3
    Quand Barry lance « Cytoforme » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que Barry choisit de copier « Élémental de l'air »
    Alors la créature « Grizzlis » est 4/4
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Grizzlis » est 3/3
    Quand l'étape de fin de l'équipe d'Edward commence
    Alors la créature « Grizzlis » est 3/3
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la créature « Grizzlis » est 2/2

  @id:changes.after.first_draw @clause:replacement.draw @clause:step.draw @from:2015-07-17 @must
  Scénario: À chaque étape de pioche de l'équipe la première carte est piochée telle quelle, et seul ce qui est pioché ensuite devient deux
    Étant donné que Barry contrôle « Alhammarret's Archive »
    Et que Barry a une carte en main
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Barry a deux cartes en main
    Quand Barry lance « Divination »
    Et que le sort se résout
    Alors Barry a cinq cartes en main
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Barry a six cartes en main
