# language: fr
@source:W
Fonctionnalité: Une créature dont la force dépend du joueur défenseur
  > La capacité d'une créature dit que sa force est le nombre de créatures du joueur défenseur. Il y en a deux : les créatures duquel comptent, et à partir de quand ?

  @id:combat.defining.picked @situation:combat.defining @clause:combat.defending_ability @from:2007-02-01 @until:2018-04-27 @must
  Scénario: Le contrôleur de la créature choisit un des joueurs défenseurs
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Edward contrôle « Exercice du miroir »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle deux « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward choisit Barry comme joueur défenseur
    Et qu'Edward attaque l'équipe d'Angie avec « Exercice du miroir »
    Alors la créature « Exercice du miroir » est 2/4

  @id:combat.defining.other @situation:combat.defining @clause:combat.defending_ability @from:2007-02-01 @until:2018-04-27 @must
  Scénario: Le contrôleur de la créature peut choisir l'autre joueur défenseur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Edward contrôle « Exercice du miroir »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle deux « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward choisit Angie comme joueur défenseur
    Et qu'Edward attaque l'équipe d'Angie avec « Exercice du miroir »
    Alors la créature « Exercice du miroir » est 1/4

  @id:combat.defining.early @situation:combat.defining.early @clause:combat.defending_ability @from:2009-07-11 @until:2018-04-27 @must
  Scénario: Le choix se fait au début du combat, avant que quiconque n'attaque
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Edward contrôle « Exercice du miroir »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle deux « Vanille 1/1 »
    Quand l'étape de début de combat de l'équipe d'Edward commence
    Et qu'Edward choisit Barry comme joueur défenseur
    Alors la créature « Exercice du miroir » est 2/4

  @id:combat.defining.attacked @situation:combat.defining @clause:combat.defending_ability @from:2018-04-27 @must
  Scénario: Les créatures du joueur attaqué comptent
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Edward contrôle « Exercice du miroir »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle deux « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Exercice du miroir »
    Alors la créature « Exercice du miroir » est 1/4

  @id:combat.defining.too_late @situation:combat.defining.late @clause:combat.defending_ability @from:2009-07-11 @until:2017-04-28 @should
  Scénario: Pour une créature qui arrive plus tard, personne n'était choisi
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que Barry contrôle deux « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Grizzlis »
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Exercice du miroir »
    Et que le sort se résout
    Alors la créature « Exercice du miroir » est 0/4

  @id:combat.defining.late @situation:combat.defining.late @clause:combat.defending_ability @from:2017-04-28 @until:2018-04-27 @must
  Scénario: Pour une créature qui arrive plus tard, le choix se fait à son arrivée
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que Barry contrôle deux « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Grizzlis »
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Exercice du miroir »
    Et que le sort se résout
    Et qu'Angie choisit Barry comme joueur défenseur
    Alors la créature « Exercice du miroir » est 2/4
