# language: fr
Fonctionnalité: Ce qu'il en coûte d'attaquer
  > Un joueur n'est attaqué que par ceux qui paient. Qu'en est-il de la bataille que le même joueur protège ?

  @id:cost.battle @clause:combat.attacks @clause:battle.attacked @clause:cost.resources @from:2023-04-14 @must
  Scénario: Qui devrait payer pour attaquer un joueur attaque pour rien la bataille que ce joueur protège
    Étant donné qu'Edward contrôle « Exercice du rempart »
    Et que le protecteur de « Exercice du rempart » est Angie
    Et que « Exercice du rempart » a cinq marqueurs « défense »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward ne contrôle pas « Source de mana »
    Quand Angie lance « Forbidding Spirit »
    Et que le sort se résout
    Et que la capacité déclenchée de « Forbidding Spirit » se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer Angie avec « Géant des collines »
    Mais Edward peut attaquer « Exercice du rempart » avec « Géant des collines »
    Quand la phase principale post-combat de l'équipe d'Edward commence
    Alors « Exercice du rempart » a deux marqueurs « défense »
