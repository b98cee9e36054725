# language: fr
@source:F @source:I
Fonctionnalité: Ce qui modifie des créatures tant que sa source est là
  > Un enchantement renforce vos créatures. Renforce-t-il aussi celles de votre coéquipier ?

  @id:changes.anthem @clause:object.you @clause:ability.static @source:F-EX01 @source:I-EX01 @from:2005-08-01 @must
  Scénario: L'Antienne glorieuse renforce les créatures de son contrôleur, et pas celles du coéquipier
    Étant donné qu'Angie contrôle deux jetons Gobelin 1/1
    Et que Barry contrôle un jeton Saprobionte 1/1
    Quand Angie lance « Antienne glorieuse »
    Et que le sort se résout
    Alors Angie contrôle deux jetons Gobelin 2/2
    Et Barry contrôle un jeton Saprobionte 1/1

  @id:changes.anthem.later @situation:changes.anthem @clause:ability.static @source:I-EX01 @from:2005-08-01 @must
  Scénario: Une créature arrivée plus tard est aussitôt renforcée
    Étant donné qu'Angie contrôle « Antienne glorieuse »
    Quand Angie lance « Grizzlis »
    Et que le sort se résout
    Alors la créature « Grizzlis » est 3/3
    Quand Barry lance « Géant des collines »
    Et que le sort se résout
    Alors la créature « Géant des collines » est 3/3

  @id:changes.anthem.twice @situation:changes.anthem @clause:ability.static @from:2005-08-01 @must
  Scénario: L'enchantement de chaque coéquipier ne renforce que les créatures de ce coéquipier
    Étant donné qu'Angie contrôle « Antienne glorieuse »
    Et que Barry contrôle « Antienne glorieuse »
    Et qu'Angie contrôle deux jetons Gobelin 1/1
    Et que Barry contrôle un jeton Saprobionte 1/1
    Et qu'Edward contrôle « Géant des collines »
    Alors Angie contrôle deux jetons Gobelin 2/2
    Et Barry contrôle un jeton Saprobionte 2/2
    Et la créature « Géant des collines » est 3/3

  @id:changes.anthem.leaves @situation:changes.anthem @clause:ability.static @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Quand ce qui les renforce quitte le champ de bataille, les créatures redeviennent ce qu'elles étaient
    Étant donné qu'Angie contrôle « Goblin Chieftain »
    Et qu'Angie contrôle deux jetons Gobelin 1/1
    Et qu'Edward contrôle « Géant des collines »
    Alors Angie contrôle deux jetons Gobelin 2/2
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Goblin Chieftain »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Goblin Chieftain » avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie contrôle deux jetons Gobelin 1/1

  @id:changes.anthem.leaves.player @situation:changes.anthem @clause:ability.static @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-04-27 @must
  Scénario: Quand ce qui les renforce quitte le champ de bataille après avoir attaqué un joueur, les créatures redeviennent ce qu'elles étaient
    Étant donné qu'Angie contrôle « Goblin Chieftain »
    Et qu'Angie contrôle deux jetons Gobelin 1/1
    Et qu'Edward contrôle « Géant des collines »
    Alors Angie contrôle deux jetons Gobelin 2/2
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Goblin Chieftain »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Goblin Chieftain » avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie contrôle deux jetons Gobelin 1/1
