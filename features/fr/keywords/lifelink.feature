# language: fr
Fonctionnalité: Des points de vie qui viennent avec les blessures
  > Ce qu'une créature inflige, son contrôleur le gagne en points de vie. Quelle tête les gagne, et à temps ?

  @id:keyword.lifelink.after @situation:keyword.lifelink @clause:damage.lifelink @from:2009-07-01 @until:2009-07-11 @must
  Scénario: Les points de vie sont gagnés quand une capacité que les blessures déclenchent se résout, et les deux équipes peuvent agir avant
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Nip Gwyllion »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Nip Gwyllion »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Et que l'équipe d'Angie choisit Edward comme joueur qui subit les blessures
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors l'équipe d'Edward a 19 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Quand la capacité déclenchée de « Nip Gwyllion » se résout
    Alors l'équipe d'Angie a 21 points de vie

  @id:keyword.lifelink.of_the_team @situation:keyword.lifelink @clause:damage.lifelink @from:2009-07-11 @until:2018-04-27 @must
  Scénario: Les points de vie sont gagnés avec les blessures, quel que soit le membre de l'équipe qui les subit
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Nip Gwyllion »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Nip Gwyllion »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Et que l'équipe d'Angie choisit Ronald comme joueur qui subit les blessures
    Alors l'équipe d'Edward a 19 points de vie
    Et l'équipe d'Angie a 21 points de vie

  @id:keyword.lifelink.with_it @situation:keyword.lifelink @clause:damage.lifelink @from:2018-04-27 @must
  Scénario: Les points de vie sont gagnés avec les blessures, et rien n'a à se résoudre
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Nip Gwyllion »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Nip Gwyllion »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 19 points de vie
    Et l'équipe d'Angie a 21 points de vie

  @id:keyword.lifelink.too_late @situation:keyword.lifelink.last_point @clause:damage.lifelink @clause:life.zero @from:2009-07-01 @until:2009-07-11 @must
  Scénario: Une équipe à son dernier point perd avant que la capacité déclenchée par son bloqueur ne puisse lui en donner un
    Étant donné que l'équipe d'Angie a 1 point de vie
    Et qu'Angie contrôle « Nip Gwyllion »
    Et qu'Edward contrôle « Goblin Fireslinger »
    Et que Ronald contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Goblin Fireslinger »
    Et que Ronald attaque l'équipe d'Angie avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Géant des collines » avec « Nip Gwyllion »
    Et que l'équipe d'Edward choisit Barry comme joueur qui subit les blessures
    Et que l'étape de fin de combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie perd la partie

  @id:keyword.lifelink.in_time @situation:keyword.lifelink.last_point @clause:damage.lifelink @clause:life.zero @from:2018-04-27 @must
  Scénario: Une équipe à son dernier point en reçoit un autre en perdant celui-ci, et continue à jouer
    Étant donné que l'équipe d'Angie a 1 point de vie
    Et qu'Angie contrôle « Nip Gwyllion »
    Et qu'Edward contrôle « Goblin Fireslinger »
    Et que Ronald contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Barry avec « Goblin Fireslinger »
    Et que Ronald attaque Barry avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Géant des collines » avec « Nip Gwyllion »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors la partie continue
    Et l'équipe d'Angie a 1 point de vie
    Et Angie a « Nip Gwyllion » dans son cimetière

  @id:keyword.lifelink.head @situation:keyword.lifelink.head @clause:damage.lifelink @clause:life.shared @from:2018-10-05 @must
  Scénario: Seul le contrôleur de la créature gagne des points de vie, une fois pour chaque créature qui inflige des blessures
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Child of Night »
    Et qu'Angie contrôle « Nip Gwyllion »
    Et qu'Angie contrôle « Ajani's Pridemate »
    Et que Barry contrôle « Ajani's Pridemate »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Child of Night » et « Nip Gwyllion »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 23 points de vie
    Et la créature « Ajani's Pridemate » d'Angie est 4/4
    Et la créature « Ajani's Pridemate » de Barry est 2/2

  @id:keyword.lifelink.beside @situation:keyword.lifelink.beside @clause:damage.lifelink @from:2018-04-27 @must
  Scénario: Les blessures infligées à une créature comptent aussi, et celles d'une créature à côté ne comptent pas
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Child of Night »
    Et que Barry contrôle « Géant des collines »
    Et que Ronald contrôle « Mur de bois »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Child of Night »
    Et que Barry attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Ronald bloque « Child of Night » avec « Mur de bois »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 22 points de vie
    Et l'équipe d'Edward a 17 points de vie

  @id:keyword.lifelink.prevented @situation:keyword.lifelink.prevented @clause:damage.lifelink @from:2018-04-27 @must
  Scénario: Des blessures prévenues n'apportent aucun point de vie
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Child of Night »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Child of Night »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Brouillard »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 20 points de vie
    Et l'équipe d'Edward a 20 points de vie
