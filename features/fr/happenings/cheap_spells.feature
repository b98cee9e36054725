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
