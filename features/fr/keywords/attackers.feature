# language: fr
Fonctionnalité: Qui attaque sans s'engager, et qui n'attaque pas
  > Une créature reste dégagée en attaquant, une autre n'attaque jamais. Que font celles d'à côté ?

  @id:keyword.vigilance @clause:combat.vigilance @from:2018-04-27 @must
  Scénario: Une créature vigilante attaque sans s'engager et peut bloquer ensuite ; celle du coéquipier s'engage
    Étant donné qu'Angie contrôle « Steadfast Guard »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Steadfast Guard »
    Et que Barry attaque Edward avec « Géant des collines »
    Alors la carte « Steadfast Guard » est dégagée
    Mais la carte « Géant des collines » est engagée
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Barry ne peut pas bloquer « Grizzlis » avec « Géant des collines »
    Mais Angie peut bloquer « Grizzlis » avec « Steadfast Guard »

  @id:keyword.defender @clause:combat.defender @from:2018-04-27 @must
  Scénario: Un défenseur n'attaque pas, où qu'on l'envoie, et bloque ; une créature à côté attaque
    Étant donné qu'Angie contrôle « Mur de bois »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Mur de bois »
    Et Angie ne peut pas attaquer Ronald avec « Mur de bois »
    Mais Barry peut attaquer Edward avec « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Barry avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie peut bloquer « Grizzlis » avec « Mur de bois »
