# language: fr
@source:F
Fonctionnalité: Ce qui modifie des créatures jusqu'à la fin du tour
  > Un sort modifie des créatures jusqu'à la fin du tour. Lesquelles, et dans quel ordre les modifications s'appliquent-elles ?

  @id:changes.until.target @clause:layers.lasting @clause:step.cleanup @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Une créature renforcée jusqu'à la fin du tour redevient ensuite ce qu'elle était
    Étant donné qu'Angie contrôle « Grizzlis »
    Quand Angie lance « Giant Growth » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors la créature « Grizzlis » est 5/5
    Quand l'étape de fin de l'équipe d'Angie commence
    Alors la créature « Grizzlis » est 5/5
    Quand l'équipe d'Angie finit son tour
    Alors la créature « Grizzlis » est 2/2

  @id:changes.until.later @clause:layers.lasting @from:2005-08-01 @must
  Scénario: Ce qu'un sort fait à toutes les créatures de son contrôleur ne touche ni celles qui arrivent ensuite, ni celles du coéquipier
    Étant donné qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle deux jetons Gobelin 1/1
    Quand Angie lance « Glorious Charge »
    Et que le sort se résout
    Et qu'Angie lance « Grizzlis »
    Et que le sort se résout
    Alors la créature « Géant des collines » est 4/4
    Et la créature « Grizzlis » est 2/2
    Et Barry contrôle deux jetons Gobelin 1/1

  @id:changes.until.shape @clause:layers.order @clause:object.types @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Ce qui devient une créature prend d'abord sa nouvelle force et sa nouvelle endurance, et les bonus s'appliquent ensuite
    Étant donné qu'Angie contrôle « Still Life »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie contrôle « Antienne glorieuse »
    Quand Angie active la capacité de « Still Life »
    Et que la capacité se résout
    Alors la créature « Still Life » est 5/4
    Quand l'équipe d'Angie finit son tour
    Alors Angie ne contrôle aucune créature

  @id:changes.until.shape_again @situation:changes.until.shape @clause:layers.order @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Redevenir une créature n'efface pas ce qui l'a renforcée
    Étant donné qu'Angie contrôle « Still Life »
    Et qu'Angie contrôle cinq « Source de mana »
    Quand Angie active la capacité de « Still Life »
    Et que la capacité se résout
    Alors la créature « Still Life » est 4/3
    Quand Angie lance « Giant Growth » en ciblant « Still Life »
    Et que le sort se résout
    Alors la créature « Still Life » est 7/6
    Quand Angie active la capacité de « Still Life »
    Et que la capacité se résout
    Alors la créature « Still Life » est 7/6
