# language: fr
@source:F @source:I @source:J
Fonctionnalité: Les deux équipes ont un choix à faire
  > Quelque chose fait choisir les deux équipes en même temps. Laquelle le fait en premier ?

  @id:choices.sacrifice @clause:choice.order @clause:object.you @from:2005-08-01 @must
  Scénario: Un membre de l'équipe active dit d'abord ce qu'il sacrifie, quel que soit celui qui a lancé le sort
    Étant donné que Barry contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Et que Ronald contrôle « Géant des collines »
    Quand Angie lance « Innocent Blood »
    Et que le sort se résout
    Alors Barry doit faire un choix
    Mais Angie n'a aucun choix à faire
    Et Edward n'a aucun choix à faire
    Et Ronald n'a aucun choix à faire

  @id:choices.sacrifice.other_turn @situation:choices.sacrifice @clause:choice.order @clause:object.you @from:2005-08-01 @must
  Scénario: Au tour de l'autre équipe, c'est un de ses membres qui dit d'abord ce qui est sacrifié
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que Barry contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Et que Ronald contrôle « Géant des collines »
    Quand Edward lance « Innocent Blood »
    Et que le sort se résout
    Alors Ronald doit faire un choix
    Mais Angie n'a aucun choix à faire
    Et Barry n'a aucun choix à faire
    Et Edward n'a aucun choix à faire

  @id:choices.sacrifice.then @situation:choices.sacrifice @clause:choice.order @from:2005-08-01 @must
  Scénario: Après l'équipe active, un membre de l'autre équipe dit ce qui est sacrifié, tant que tout est encore là
    Étant donné que Barry contrôle « Grizzlis »
    Et que Barry contrôle « Élémental de l'air »
    Et que Ronald contrôle « Wind Drake »
    Et que Ronald contrôle « Géant des collines »
    Quand Angie lance « Innocent Blood »
    Et que le sort se résout
    Et que Barry sacrifie « Grizzlis »
    Alors Ronald doit faire un choix
    Et Barry contrôle deux créatures
    Mais Barry n'a aucun choix à faire
    Et Edward n'a aucun choix à faire

  @id:choices.member @clause:choice.order @clause:life.set_each @from:2010-04-23 @must
  Scénario: L'équipe active dit d'abord lequel de ses membres est affecté
    Étant donné qu'Angie contrôle une créature
    Et que Ronald contrôle une créature
    Quand Barry lance « Biorythme »
    Et que le sort se résout
    Alors Angie doit faire un choix
    Et Barry doit faire un choix
    Mais Edward n'a aucun choix à faire
    Et Ronald n'a aucun choix à faire

  @id:choices.member.then @situation:choices.member @clause:choice.order @clause:life.set_each @from:2010-04-23 @must
  Scénario: Après l'équipe active, l'autre équipe dit lequel de ses membres est affecté, avant qu'aucun total ne change
    Étant donné que l'équipe d'Angie a 13 points de vie
    Et que l'équipe d'Edward a 17 points de vie
    Et qu'Angie contrôle une créature
    Et que Ronald contrôle une créature
    Quand Barry lance « Biorythme »
    Et que le sort se résout
    Et que l'équipe d'Angie choisit Angie comme joueur affecté
    Alors Edward doit faire un choix
    Et Ronald doit faire un choix
    Et l'équipe d'Angie a 13 points de vie
    Et l'équipe d'Edward a 17 points de vie
    Mais Angie n'a aucun choix à faire
    Et Barry n'a aucun choix à faire
