# language: fr
Fonctionnalité: La moitié de ce avec quoi l'équipe a commencé
  > Une carte fixe le total de points de vie d'un joueur à la moitié de ce avec quoi il a commencé. Que devient celui de l'équipe, et faut-il choisir quelqu'un ?

  @id:ruling.torgaar @clause:life.start @clause:life.set_one @clause:life.shared @from:2010-04-23 @must
  Scénario: Le total de l'équipe devient la moitié de celui avec lequel elle a commencé, et seule la cible gagne ce qui manque
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 8 points de vie
    Et qu'Edward contrôle « Bloodbond Vampire »
    Et que Ronald contrôle « Gideon's Company »
    Quand Angie lance « Torgaar, Famine Incarnate »
    Et que le sort se résout
    Et qu'Angie choisit Ronald comme cible
    Et que la capacité déclenchée de « Torgaar, Famine Incarnate » se résout
    Et que l'étape de début de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 15 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Et « Bloodbond Vampire » n'a aucun marqueur +1/+1
    Et « Gideon's Company » a deux marqueurs +1/+1

  @id:ruling.torgaar.nobody @situation:ruling.torgaar @clause:target.up_to @from:2010-04-23 @must
  Scénario: Il n'est pas nécessaire de choisir quelqu'un, et alors aucun total ne change
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 8 points de vie
    Quand Angie lance « Torgaar, Famine Incarnate »
    Et que le sort se résout
    Et qu'Angie ne choisit aucune cible
    Et que la capacité déclenchée de « Torgaar, Famine Incarnate » se résout
    Alors l'équipe d'Edward a 8 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Et Angie contrôle « Torgaar, Famine Incarnate »
