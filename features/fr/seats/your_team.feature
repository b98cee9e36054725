# language: fr
Fonctionnalité: Votre équipe
  > Certaines cartes parlent de votre équipe, et non de vous seul. Qui est désigné ?

  @id:team.your_team @clause:team.your_team @from:2018-06-08 @must
  Scénario: Votre équipe, c'est vous et votre coéquipier, et chacun de vous deux est désigné
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que Ronald contrôle « Spear Spewer »
    Quand Angie lance « Rushblade Commander »
    Et que le sort se résout
    Et que Barry lance « Goblin Piker »
    Et que le sort se résout
    Et que Barry lance « Grizzlis »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Barry ne peut pas attaquer Edward avec « Grizzlis »
    Mais Barry peut attaquer Edward avec « Goblin Piker »
    Et Angie peut attaquer Ronald avec « Rushblade Commander »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 16 points de vie
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Spear Spewer »
    Et que le sort se résout
    Alors Edward ne peut pas activer la capacité de « Spear Spewer »
    Mais Ronald peut activer la capacité de « Spear Spewer »
