# language: fr
Fonctionnalité: Une carte du cimetière de chaque adversaire
  > Sepulchral Primordial prend une carte de créature du cimetière de chaque adversaire. Et si un seul en a, ou si l'une n'y est plus ?

  @id:each_graveyard.both @situation:for_each_opponent @clause:target.for_each @clause:effect.onto_battlefield @from:2018-04-27 @must
  Scénario: Une carte de créature vient du cimetière de chaque tête de l'autre équipe, et aucune de celui d'un coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward a « Grizzlis » dans son cimetière
    Et qu'Edward a « Élémental de l'air » dans son cimetière
    Et que Ronald a « Géant des collines » dans son cimetière
    Et que Barry a « Goblin Piker » dans son cimetière
    Quand Angie lance « Sepulchral Primordial »
    Et que le sort se résout
    Alors Angie doit faire un choix
    Et Angie ne peut pas choisir « Goblin Piker » comme cible
    Et Angie ne peut pas choisir « Grizzlis » et « Élémental de l'air » comme cibles
    Quand Angie choisit « Élémental de l'air » et « Géant des collines » comme cibles
    Et que la capacité déclenchée de « Sepulchral Primordial » se résout
    Alors Angie contrôle « Élémental de l'air »
    Et Angie contrôle « Géant des collines »
    Et Edward a « Grizzlis » dans son cimetière
    Et Barry a « Goblin Piker » dans son cimetière

  @id:each_graveyard.one @situation:for_each_opponent @clause:target.for_each @clause:target.up_to @from:2018-04-27 @must
  Scénario: Si un seul adversaire a une carte de créature au cimetière, c'est elle qui vient
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward a « Plaine » dans son cimetière
    Et que Ronald a « Géant des collines » dans son cimetière
    Quand Angie lance « Sepulchral Primordial »
    Et que le sort se résout
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que la capacité déclenchée de « Sepulchral Primordial » se résout
    Alors Angie contrôle « Géant des collines »
    Et Edward a « Plaine » dans son cimetière

  @id:each_graveyard.gone @situation:for_each_opponent @clause:target.illegal_part @clause:effect.onto_battlefield @from:2018-04-27 @must
  Scénario: Une carte qui a quitté son cimetière en réponse ne vient pas, et l'autre vient
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward a « Grizzlis » dans son cimetière
    Et que Ronald a « Géant des collines » dans son cimetière
    Quand Angie lance « Sepulchral Primordial »
    Et que le sort se résout
    Et qu'Angie choisit « Grizzlis » et « Géant des collines » comme cibles
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Cremate » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que la capacité déclenchée de « Sepulchral Primordial » se résout
    Alors Angie contrôle « Géant des collines »
    Et Edward possède « Grizzlis » en exil

  @id:each_graveyard.together @situation:for_each_opponent @clause:effect.onto_battlefield @from:2018-04-27 @must
  Scénario: Les cartes arrivent ensemble, et une créature qui prend garde aux arrivées a vu l'autre
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 10 points de vie
    Et qu'Edward a « Soul Warden » dans son cimetière
    Et que Ronald a « Géant des collines » dans son cimetière
    Quand Angie lance « Sepulchral Primordial »
    Et que le sort se résout
    Et qu'Angie choisit « Soul Warden » et « Géant des collines » comme cibles
    Et que la capacité déclenchée de « Sepulchral Primordial » se résout
    Et que la capacité déclenchée de « Soul Warden » se résout
    Alors l'équipe d'Angie a 11 points de vie
    Et la pile est vide
