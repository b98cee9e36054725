# language: fr
Fonctionnalité: Votre équipe
  > Certaines cartes parlent de votre équipe, et non de vous seul. Qui est désigné ?

  @id:team.your_team @clause:team.your_team @from:2018-06-08 @must
  Scénario: Votre équipe, c'est vous et votre coéquipier, et chacun de vous deux est désigné
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Oiseaux de paradis »
    Quand Angie lance « Épreuve du ralliement »
    Et que le sort se résout
    Et que la capacité déclenchée de « Épreuve du ralliement » se résout
    Alors l'équipe d'Angie a 24 points de vie
    Et l'équipe d'Edward a 20 points de vie
    Et la créature « Grizzlis » est 3/3
    Et la créature « Géant des collines » est 4/4
    Et la créature « Oiseaux de paradis » est 0/1
