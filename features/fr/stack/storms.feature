# language: fr
Fonctionnalité: Sorts copiés quand ils sont lancés
  > Combien de copies y a-t-il, que deviennent-elles si le sort est contrecarré, et qui chacune peut-elle viser ?

  @id:storm.counts @clause:keyword.storm @clause:spell.copy @from:2010-07-16 @must
  Scénario: Les sorts d'un coéquipier et d'un adversaire comptent, et celui qui est lancé ensuite ne compte pas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 10 points de vie
    Et que Barry contrôle « Wind Drake »
    Quand Barry lance « Grizzlis »
    Et que le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Giant Growth » en ciblant « Wind Drake »
    Et que le sort se résout
    Et qu'Angie lance « Tendrils of Agony » en ciblant Edward
    Et que Barry lance « Giant Growth » en ciblant « Wind Drake »
    Et que le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors Angie doit faire un choix
    Quand Angie choisit Ronald comme cible
    Alors Angie doit faire un choix
    Quand Angie choisit Edward comme cible
    Alors la pile compte trois sorts et capacités
    Et l'équipe d'Edward a 10 points de vie
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors l'équipe d'Edward a 6 points de vie
    Quand le sort se résout
    Alors l'équipe d'Edward a 4 points de vie
    Et la pile est vide

  @id:storm.countered @clause:keyword.storm @clause:effect.counter @from:2010-07-16 @must
  Scénario: Un sort contrecarré en réponse est tout de même copié
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 10 points de vie
    Et que l'équipe d'Angie a 10 points de vie
    Quand Angie lance « Grizzlis »
    Et que le sort se résout
    Et qu'Angie lance « Tendrils of Agony » en ciblant Edward
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Cancel » en ciblant « Tendrils of Agony »
    Et que le sort se résout
    Alors Angie a « Tendrils of Agony » dans son cimetière
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie choisit Ronald comme cible
    Alors la pile compte un sort ou capacité
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors l'équipe d'Edward a 8 points de vie
    Et l'équipe d'Angie a 12 points de vie

  @id:storm.first @clause:keyword.storm @from:2010-07-16 @must
  Scénario: Le premier sort d'un tour n'est pas copié, quoi qu'on ait lancé au tour précédent
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Quand Edward lance « Goblin Piker »
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Et qu'Angie lance « Empty the Warrens »
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors la pile compte un sort ou capacité
    Quand le sort se résout
    Alors Angie contrôle deux jetons Gobelin

  @id:storm.tokens @clause:keyword.storm @clause:object.you @from:2010-07-16 @must
  Scénario: Les copies créent leurs propres jetons pour celui qui a lancé le sort, et ce ne sont pas des sorts lancés
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Barry lance « Goblin Piker »
    Et que le sort se résout
    Et qu'Angie lance « Empty the Warrens »
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Et que le sort se résout
    Alors Angie contrôle quatre jetons Gobelin
    Et Barry ne contrôle aucun jeton Gobelin
    Quand Barry lance « Empty the Warrens »
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors la pile compte trois sorts et capacités

  @id:storm.targets @clause:keyword.storm @clause:spell.copy_targets @from:2010-07-16 @must
  Scénario: Chaque copie peut avoir sa propre cible
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Vanille 1/1 »
    Et que Ronald contrôle « Omenspeaker »
    Et que l'équipe d'Edward a 10 points de vie
    Quand Angie lance « Grizzlis »
    Et que le sort se résout
    Et qu'Angie lance « Grapeshot » en ciblant « Vanille 1/1 »
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie choisit Ronald comme cible
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors l'équipe d'Edward a 9 points de vie
    Et Edward n'a aucune carte dans son cimetière
    Quand le sort se résout
    Alors Edward a « Vanille 1/1 » dans son cimetière
    Et l'équipe d'Edward a 9 points de vie

  @id:copied.swarm @clause:spell.copy @clause:object.you @from:2018-04-27 @must
  Scénario: Swarm Intelligence copie un sort de son contrôleur, et non d'un coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Swarm Intelligence »
    Et que l'équipe d'Edward a 10 points de vie
    Quand Barry lance « Shock » en ciblant Edward
    Et que le sort se résout
    Alors l'équipe d'Edward a 8 points de vie
    Et la pile est vide
    Quand Angie lance « Shock » en ciblant Edward
    Et que la capacité déclenchée de « Swarm Intelligence » se résout
    Et qu'Angie fait ce que la capacité permet
    Et qu'Angie choisit Ronald comme cible
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors l'équipe d'Edward a 6 points de vie
    Quand le sort se résout
    Alors l'équipe d'Edward a 4 points de vie
