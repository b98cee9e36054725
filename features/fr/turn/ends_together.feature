# language: fr
Fonctionnalité: Ce qui finit en même temps
  > Les blessures et ce qui dure un tour finissent ensemble ; le mana finit pour tout le monde à la table. Que reste-t-il ?

  @id:ends.together.damage @situation:ends.together @clause:step.cleanup @clause:layers.lasting @clause:creature.dies @from:2005-08-01 @must
  Scénario: Une créature que seul un effet garde en vie n'a plus de blessures quand l'effet se termine
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Wind Drake »
    Quand Angie lance « Giant Growth » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que Barry lance « Shock » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que Barry lance « Shock » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors la créature « Géant des collines » est 6/6
    Quand Barry lance « Giant Growth » en ciblant « Wind Drake »
    Et que le sort se résout
    Et qu'Angie lance « Shock » en ciblant « Wind Drake »
    Et que le sort se résout
    Alors la créature « Wind Drake » est 5/5
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Géant des collines » est 3/3
    Et la créature « Wind Drake » est 2/2

  @id:ends.together.mana @situation:ends.together.mana @clause:mana.empties @clause:mana.own @from:2009-07-11 @must
  Scénario: Pendant le tour de l'autre équipe aussi, le mana non dépensé de l'une ou l'autre tête s'en va avec l'étape
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Source de mana »
    Et que Barry contrôle « Source de mana »
    Quand l'équipe d'Edward passe la priorité
    Et qu'Angie active la capacité de « Source de mana » d'Angie
    Et qu'Angie choisit la couleur le vert
    Et que Barry active la capacité de « Source de mana » de Barry
    Et que Barry choisit la couleur le rouge
    Alors Angie a un mana non dépensé
    Et Barry a un mana non dépensé
    Quand l'étape de début de combat de l'équipe d'Edward commence
    Alors Angie n'a aucun mana non dépensé
    Et Barry n'a aucun mana non dépensé
    Et l'équipe d'Angie a 20 points de vie

  @id:ends.together.burn @situation:ends.together.mana @clause:mana.empties @clause:mana.burn @from:2005-08-01 @until:2009-07-11 @must
  Scénario: Pendant le tour de l'autre équipe aussi, le mana non dépensé brûlait à la fin de la phase
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 20 points de vie
    Et que Barry contrôle « Source de mana »
    Quand l'équipe d'Edward passe la priorité
    Et que Barry active la capacité de « Source de mana »
    Et que Barry choisit la couleur le rouge
    Et que l'étape de début de combat de l'équipe d'Edward commence
    Alors Barry n'a aucun mana non dépensé
    Et l'équipe d'Angie a 19 points de vie
