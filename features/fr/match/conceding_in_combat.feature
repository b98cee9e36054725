# language: fr
Fonctionnalité: Concéder pendant le combat
  > Les attaquants sont déclarés, les bloqueurs non. Quelqu'un concède. Reste-t-il quelque chose à déclarer ?

  @id:concede.blocks @clause:team.concedes @from:2018-04-27 @must
  Scénario: Un joueur défenseur concède avant la déclaration des bloqueurs, et son équipe a perdu
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Élémental de l'air »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors la partie continue
    Quand Ronald concède la partie
    Alors l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie

  @id:concede.blocks.attacker @situation:concede.blocks @clause:team.concedes @from:2018-04-27 @must
  Scénario: Le coéquipier du joueur attaquant concède avant la déclaration des bloqueurs, et leur équipe a perdu
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Élémental de l'air »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Barry concède la partie
    Alors l'équipe d'Angie perd la partie
    Et l'équipe d'Edward gagne la partie
