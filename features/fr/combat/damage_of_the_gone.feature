# language: fr
Fonctionnalité: Blessures d'une créature partie
  > Une créature meurt pendant que ses blessures de combat sont sur la pile. De qui sont les blessures infligées ?

  @id:combat.damage.of_the_gone @clause:combat.damage_when @from:2005-08-01 @until:2009-07-11 @must
  Scénario: Les blessures de combat sont celles de la créature telle qu'elle était en dernier : qui la contrôlait pioche pour elles, pas le coéquipier
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Coastal Piracy »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Coastal Piracy »
    Et qu'Angie n'a aucune carte en main
    Et que Barry n'a aucune carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Géant des collines »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Et que l'équipe d'Angie choisit Edward comme joueur qui subit les blessures
    Et que l'équipe d'Angie passe la priorité
    Et que Ronald lance « Grasp of Darkness » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Angie a « Géant des collines » dans son cimetière
    Et l'équipe d'Edward a 20 points de vie
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Et qu'Angie fait ce que la capacité permet
    Alors l'équipe d'Edward a 17 points de vie
    Et Angie a une carte en main
    Et Barry n'a aucune carte en main
