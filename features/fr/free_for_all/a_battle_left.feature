# language: fr
Fonctionnalité: Une bataille dont le protecteur part
  > Le joueur qui protège une bataille quitte la partie pendant qu'elle est attaquée. Quand en choisit-on un autre ?

  @id:free_for_all.battle_left @situation:free_for_all.battle_left @clause:battle.new_protector @clause:team.leaves @variant:free-for-all @from:2023-04-14 @must
  Scénario: Tant que la bataille est attaquée, on ne choisit pas d'autre protecteur
    Étant donné qu'Angie contrôle « Invasion of Dominaria »
    Et que le protecteur de « Invasion of Dominaria » est Edward
    Et qu'Angie contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque « Invasion of Dominaria » avec « Géant des collines »
    Et qu'Edward concède la partie
    Alors Angie n'a aucun choix à faire
    Et la créature « Géant des collines » attaque
    Quand l'étape de fin de combat de l'équipe d'Angie commence
    Alors Angie n'a aucun choix à faire

  @id:free_for_all.battle_left.then @situation:free_for_all.battle_left @clause:battle.new_protector @clause:battle.damage @clause:team.leaves @variant:free-for-all @from:2023-04-14 @must
  Scénario: Une bataille dont le protecteur est parti subit les blessures, et après le combat son contrôleur en choisit un parmi ceux qui jouent encore
    Étant donné qu'Angie contrôle « Invasion of Dominaria »
    Et que le protecteur de « Invasion of Dominaria » est Edward
    Et que « Invasion of Dominaria » a cinq marqueurs « défense »
    Et qu'Angie contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque « Invasion of Dominaria » avec « Géant des collines »
    Et qu'Edward concède la partie
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors « Invasion of Dominaria » a deux marqueurs « défense »
    Et Angie doit faire un choix
    Quand Angie choisit Martha comme protecteur
    Alors le protecteur de « Invasion of Dominaria » est Martha
