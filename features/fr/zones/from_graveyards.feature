# language: fr
Fonctionnalité: Hors de son propre cimetière
  > Une carte dit qu'elle est lancée, ou sa capacité activée, tant qu'elle est dans un cimetière. Par qui, pour quoi, et où va-t-elle ?

  @id:ruling.angel_of_grace.from_graveyard @clause:ability.zone @clause:life.set_one @from:2010-04-23 @must
  Scénario: Une équipe à plus de 10 points de vie perd ce qui est en trop quand un membre exile l'Angel of Grace, ce qu'aucun coéquipier ne peut
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 27 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie a « Angel of Grace » dans son cimetière
    Et qu'Angie contrôle six « Source de mana »
    Et que Barry contrôle six « Source de mana »
    Alors Barry ne peut pas activer la capacité de « Angel of Grace » d'Angie
    Mais Angie peut activer la capacité de « Angel of Grace » d'Angie
    Et Angie possède « Angel of Grace » en exil
    Et l'équipe d'Angie a 27 points de vie
    Quand la capacité se résout
    Alors l'équipe d'Angie a 10 points de vie
    Et l'équipe d'Edward a 20 points de vie

  @id:ruling.angel_of_grace.gains @situation:ruling.angel_of_grace.from_graveyard @clause:ability.zone @clause:life.set_one @from:2010-04-23 @must
  Scénario: Une équipe à moins de 10 points de vie gagne le reste, mais non par un Angel of Grace sur le champ de bataille
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 3 points de vie
    Et qu'Angie contrôle « Angel of Grace »
    Et qu'Angie contrôle six « Source de mana »
    Et que Barry a « Angel of Grace » dans son cimetière
    Et que Barry contrôle six « Source de mana »
    Alors Angie ne peut pas activer la capacité de « Angel of Grace » d'Angie
    Mais Barry peut activer la capacité de « Angel of Grace » de Barry
    Quand la capacité se résout
    Alors l'équipe d'Angie a 10 points de vie
    Et Angie contrôle « Angel of Grace »

  @id:flashback.own @clause:spell.flashback @from:2005-08-01 @must
  Scénario: Qui lance un sort depuis son propre cimetière l'exile, et aucun coéquipier ne l'en lance
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Think Twice » dans son cimetière
    Et qu'Angie a dix cartes dans sa bibliothèque
    Et qu'Angie contrôle trois « Source de mana »
    Et que Barry contrôle trois « Source de mana »
    Alors Barry ne peut pas lancer « Think Twice » d'Angie
    Mais Angie peut lancer « Think Twice » d'Angie
    Et la pile compte un sort ou capacité
    Quand le sort se résout
    Alors Angie a neuf cartes dans sa bibliothèque
    Et Angie possède « Think Twice » en exil
    Et Angie n'a aucune carte dans son cimetière

  @id:flashback.cost @clause:spell.flashback @from:2005-08-01 @must
  Scénario: Le coût de flashback se paie à la place du coût de mana, fût-il plus élevé
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie a « Firebolt » dans son cimetière
    Et qu'Angie contrôle quatre « Source de mana »
    Et que Barry a « Firebolt » dans son cimetière
    Et que Barry contrôle cinq « Source de mana »
    Alors Angie ne peut pas lancer « Firebolt » d'Angie en ciblant Edward
    Mais Barry peut lancer « Firebolt » de Barry en ciblant Edward
    Et la pile compte un sort ou capacité
    Quand le sort se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et Barry possède « Firebolt » en exil

  @id:flashback.countered @clause:spell.flashback @clause:effect.counter @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Un sort venu d'un cimetière qui est contrecarré est exilé aussi, et celui d'une main va au cimetière
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Think Twice » dans son cimetière
    Et qu'Angie a « Firebolt » en main
    Et qu'Angie contrôle quatre « Source de mana »
    Quand Angie lance « Think Twice »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Cancel » en ciblant « Think Twice »
    Et que le sort se résout
    Alors Angie possède « Think Twice » en exil
    Et Angie n'a aucune carte dans son cimetière
    Quand Angie lance « Firebolt » en ciblant Edward
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Cancel » en ciblant « Firebolt »
    Et que le sort se résout
    Alors Angie a « Firebolt » dans son cimetière
    Et Angie possède une carte en exil

  @id:flashback.none @clause:spell.flashback @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Ce qui n'a pas de flashback ne se lance pas depuis un cimetière
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Shock » dans son cimetière
    Et qu'Angie a « Think Twice » dans son cimetière
    Et qu'Angie a dix cartes dans sa bibliothèque
    Et qu'Angie contrôle trois « Source de mana »
    Alors Angie ne peut pas lancer « Shock » en ciblant Edward
    Mais Angie peut lancer « Think Twice »
    Quand le sort se résout
    Alors Angie a neuf cartes dans sa bibliothèque
    Et Angie a « Shock » dans son cimetière
