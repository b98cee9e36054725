# language: fr
Fonctionnalité: Des cartes qui demandent son propre commandant
  > Une capacité fonctionne si son joueur contrôle son propre commandant. Quel commandant est-ce dans une équipe, et qui touche-t-elle ?

  @id:lieutenant.own @situation:lieutenant @clause:commander.designation @clause:trigger.step @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scénario: Avec le commandant de son joueur sur le champ de bataille, chaque membre de l'autre équipe perd 3 points de vie
    Étant donné qu'Angie contrôle « Loyal Subordinate »
    Et qu'Angie contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Angie est « Isamaru, Hound of Konda »
    Et que l'équipe d'Edward a 30 points de vie
    Et que l'équipe d'Angie a 30 points de vie
    Quand l'étape de début de combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Loyal Subordinate » se résout
    Alors l'équipe d'Edward a 24 points de vie
    Et l'équipe d'Angie a 30 points de vie

  @id:lieutenant.mates @situation:lieutenant @clause:commander.designation @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scénario: Le commandant d'un coéquipier n'est pas le sien, et rien ne se déclenche
    Étant donné qu'Angie contrôle « Loyal Subordinate »
    Et que Barry contrôle « Isamaru, Hound of Konda »
    Et que le commandant de Barry est « Isamaru, Hound of Konda »
    Et que l'équipe d'Edward a 30 points de vie
    Quand l'étape de début de combat de l'équipe d'Angie commence
    Alors la pile est vide
    Et l'équipe d'Edward a 30 points de vie

  @id:lieutenant.alone @situation:lieutenant @clause:commander.designation @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scénario: Entre joueurs seuls, chaque adversaire perd 3 points de vie, et si le commandant est parti en réponse, personne
    Étant donné qu'Angie contrôle « Loyal Subordinate »
    Et qu'Angie contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Angie est « Isamaru, Hound of Konda »
    Et que l'équipe d'Edward a 40 points de vie
    Quand l'étape de début de combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Loyal Subordinate » se résout
    Alors l'équipe d'Edward a 37 points de vie
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que l'étape de début de combat de l'équipe d'Angie commence
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant « Isamaru, Hound of Konda »
    Et que le sort se résout
    Et qu'Angie met son commandant dans la zone de commandement
    Et que la capacité déclenchée de « Loyal Subordinate » se résout
    Alors l'équipe d'Edward a 37 points de vie

  @id:lieutenant.taken @situation:lieutenant @clause:commander.designation @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scénario: Un commandant pris par un autre n'est pas contrôlé par son propriétaire, et n'est pas celui du preneur
    Étant donné qu'Angie contrôle « Loyal Subordinate »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Edward est « Isamaru, Hound of Konda »
    Quand Angie lance « Acte de trahison » en ciblant « Isamaru, Hound of Konda »
    Et que le sort se résout
    Alors Angie contrôle « Isamaru, Hound of Konda »
    Quand l'étape de début de combat de l'équipe d'Angie commence
    Alors la pile est vide

  @id:fewer_for_opponents @clause:cost.total @clause:team.opponents @from:2018-04-27 @must
  Scénario: Ce qui coûte un de moins par adversaire coûte deux de moins contre une équipe de deux
    Étant donné que Barry contrôle quatre « Île »
    Et qu'Angie contrôle cinq « Île »
    Et qu'Edward contrôle « Géant des collines »
    Alors Barry ne peut pas lancer « Coastal Breach »
    Mais Angie peut lancer « Coastal Breach »
    Quand le sort se résout
    Alors Edward a « Géant des collines » en main
    Et Angie n'a aucun mana non dépensé
