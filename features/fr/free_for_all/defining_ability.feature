# language: fr
Fonctionnalité: Une créature dont la force dépend d'un adversaire sur trois
  > La capacité d'une créature dit que sa force est le nombre de créatures du joueur défenseur. Chaque adversaire peut être attaqué : les créatures duquel comptent ?

  @id:free_for_all.defining @clause:combat.defending_alone @clause:combat.each_attacked @variant:free-for-all @from:2005-08-01 @must
  Scénario: Les créatures du joueur attaqué comptent, et personne n'est choisi
    Étant donné qu'Angie contrôle « Exercice du miroir »
    Et qu'Edward contrôle « Grizzlis »
    Et que Martha contrôle deux « Vanille 1/1 »
    Et que Simon contrôle trois « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Martha avec « Exercice du miroir »
    Alors la créature « Exercice du miroir » est 2/4
