# language: fr
Fonctionnalité: Les objets dont parle une carte
  > Chaque élément d'une description compte : ce que la carte dit de certains objets ne vaut que pour eux.

  @id:calibration.filter.subtype.team @situation:calibration.filter.subtype @clause:combat.prohibition @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Les créatures d'un certain type ne peuvent pas attaquer l'équipe, les autres le peuvent
    Étant donné qu'Angie contrôle « Exercice de la réticence »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer l'équipe d'Edward avec « Exercice de la réticence »
    Et Angie ne peut pas attaquer l'équipe d'Edward avec « Grizzlis »
    Mais Barry peut attaquer l'équipe d'Edward avec « Géant des collines »

  @id:calibration.filter.subtype @clause:combat.prohibition @from:2018-04-27 @must
  Scénario: Les créatures d'un certain type ne peuvent pas attaquer un joueur, les autres le peuvent
    Étant donné qu'Angie contrôle « Exercice de la réticence »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Exercice de la réticence »
    Et Angie ne peut pas attaquer Edward avec « Grizzlis »
    Mais Barry peut attaquer Edward avec « Géant des collines »
