# language: fr
Fonctionnalité: Combien d'adversaires un joueur a attaqués
  > Une créature attaquante grandit avec chaque adversaire que son joueur a attaqué. Les attaquants d'un coéquipier comptent-ils ?

  @id:opponents_attacked.both @situation:opponents_attacked @clause:combat.attacks @clause:object.you @from:2018-04-27 @must
  Scénario: Les deux têtes étant attaquées par des créatures d'un joueur, elle gagne +2/+2, même si l'une d'elles est retirée en réponse
    Étant donné qu'Angie contrôle « Wings of the Guard »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Wings of the Guard »
    Et qu'Angie attaque Ronald avec « Grizzlis »
    Et que Barry lance « Shock » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que la capacité déclenchée de « Wings of the Guard » se résout
    Alors la créature « Wings of the Guard » est 3/3

  @id:opponents_attacked.mates @situation:opponents_attacked @clause:combat.attacks @clause:object.you @from:2018-04-27 @must
  Scénario: Un adversaire que seul le coéquipier attaque ne compte pas, et deux attaquants d'un adversaire comptent une fois
    Étant donné qu'Angie contrôle « Wings of the Guard »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Wings of the Guard »
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que Barry attaque Ronald avec « Géant des collines »
    Et que la capacité déclenchée de « Wings of the Guard » se résout
    Alors la créature « Wings of the Guard » est 2/2

  @id:opponents_attacked.number @situation:opponents_attacked @clause:combat.attacks @clause:object.you @from:2018-04-27 @must
  Scénario: Ce qui est fait pour chaque adversaire attaqué ne compte qu'une fois l'un d'eux, et non celui que le coéquipier attaque
    Étant donné que l'équipe d'Angie a 30 points de vie
    Et qu'Angie contrôle « Exercice de l'assaut »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Exercice de l'assaut »
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que Barry attaque Ronald avec « Géant des collines »
    Et que la capacité déclenchée de « Exercice de l'assaut » se résout
    Alors l'équipe d'Angie a 31 points de vie

  @id:opponents_attacked.number.two @situation:opponents_attacked @clause:combat.attacks @clause:object.you @from:2018-04-27 @must
  Scénario: Ce qui est fait pour chaque adversaire attaqué l'est deux fois quand des créatures du joueur attaquent les deux têtes
    Étant donné que l'équipe d'Angie a 30 points de vie
    Et qu'Angie contrôle « Exercice de l'assaut »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Exercice de l'assaut »
    Et qu'Angie attaque Ronald avec « Grizzlis »
    Et que la capacité déclenchée de « Exercice de l'assaut » se résout
    Alors l'équipe d'Angie a 32 points de vie
