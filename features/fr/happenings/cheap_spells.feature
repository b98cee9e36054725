# language: fr
Fonctionnalité: Des sorts d'une certaine valeur de mana
  > Une capacité guette des sorts dont la valeur de mana est au plus tel nombre. De qui sont-ils, et qu'est-ce qui compte ?

  @id:cheap_spell.anybodys @situation:cheap_spell @clause:object.mana_value @clause:object.you @from:2005-08-01 @must
  Scénario: Quiconque le lance subit les blessures, un coéquipier et le contrôleur aussi
    Étant donné qu'Angie contrôle « Eidolon of the Great Revel »
    Et que l'équipe d'Angie a 20 points de vie
    Quand Barry lance « Divination »
    Et que la capacité déclenchée de « Eidolon of the Great Revel » se résout
    Alors l'équipe d'Angie a 18 points de vie
    Quand le sort se résout
    Et qu'Angie lance « Reach Through Mists »
    Et que la capacité déclenchée de « Eidolon of the Great Revel » se résout
    Alors l'équipe d'Angie a 16 points de vie

  @id:cheap_spell.more @situation:cheap_spell @clause:object.mana_value @from:2005-08-01 @must
  Scénario: Un sort d'une valeur de mana de 4 n'en est pas un
    Étant donné qu'Edward contrôle « Eidolon of the Great Revel »
    Et que l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Géant des collines »
    Alors la pile compte un sort ou capacité
    Quand le sort se résout
    Alors l'équipe d'Angie a 20 points de vie

  @id:cheap_spell.with_x @situation:cheap_spell.x @clause:object.mana_value @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2015-01-23 @must
  Scénario: Avec 2 pour X, un sort qui coûte {X}{G} est assez bon marché
    Étant donné qu'Edward contrôle « Eidolon of the Great Revel »
    Et que l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Stream of Life » avec X = 2, en ciblant Angie
    Alors la pile compte deux sorts et capacités
    Quand la capacité déclenchée de « Eidolon of the Great Revel » se résout
    Alors l'équipe d'Angie a 18 points de vie

  @id:cheap_spell.with_more_x @situation:cheap_spell.x @clause:object.mana_value @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2015-01-23 @must
  Scénario: Avec 3 pour X, un sort qui coûte {X}{G} est trop cher
    Étant donné qu'Edward contrôle « Eidolon of the Great Revel »
    Et que l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Stream of Life » avec X = 3, en ciblant Angie
    Alors la pile compte un sort ou capacité
    Quand le sort se résout
    Alors l'équipe d'Angie a 23 points de vie

  @id:cheap_spell.half_with_x @situation:cheap_spell.x @clause:object.mana_value @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scénario: D'une carte en deux moitiés c'est celle qui est lancée qui compte, avec ce qui a été choisi pour X
    Étant donné qu'Edward contrôle « Eidolon of the Great Revel »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Angie a « Cut // Ribbons » dans son cimetière
    Et que l'équipe d'Angie a 20 points de vie
    Quand Angie lance la seconde face de « Cut // Ribbons » avec X = 2
    Alors la pile compte un sort ou capacité
