# language: fr
Fonctionnalité: Le plus et le moins de points de vie parmi plusieurs joueurs
  > Une carte demande qui a le plus de points de vie, ou le moins. Parmi plusieurs joueurs, chacun pour soi, de qui s'agit-il ?

  @id:card.dethrone @clause:combat.each_attacked @clause:life.read @variant:free-for-all @from:2018-04-27 @must
  Scénario: Qui attaque un joueur qui a plus de points de vie que soi et moins qu'un autre ne reçoit pas de marqueur, et qui attaque cet autre en reçoit un
    Étant donné que l'équipe d'Angie a 10 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Martha a 30 points de vie
    Et que l'équipe de Simon a 5 points de vie
    Et qu'Angie contrôle « Scourge of the Throne »
    Et qu'Angie contrôle « Marchesa's Emissary »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Scourge of the Throne »
    Et qu'Angie attaque Edward avec « Marchesa's Emissary »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors la créature « Scourge of the Throne » est 5/5
    Et la créature « Marchesa's Emissary » est 2/2
    Et l'équipe d'Edward a 13 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Martha avec « Scourge of the Throne »
    Et qu'Angie attaque Martha avec « Marchesa's Emissary »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors la créature « Scourge of the Throne » est 6/6
    Et la créature « Marchesa's Emissary » est 3/3

  @id:card.dethrone.own @situation:card.dethrone @clause:combat.each_attacked @clause:life.read @variant:free-for-all @from:2018-04-27 @must
  Scénario: Qui a soi-même le plus de points de vie ne reçoit pas de marqueur en attaquant le suivant
    Étant donné que l'équipe d'Angie a 40 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'Angie contrôle « Scourge of the Throne »
    Et qu'Angie contrôle « Marchesa's Emissary »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Scourge of the Throne »
    Et qu'Angie attaque Edward avec « Marchesa's Emissary »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors la créature « Scourge of the Throne » est 5/5
    Et la créature « Marchesa's Emissary » est 2/2
    Et l'équipe d'Edward a 23 points de vie

  @id:card.jackals @clause:trigger.state @clause:life.read @variant:free-for-all @from:2005-08-01 @must
  Scénario: Chacals sournois devient une créature quand un adversaire parmi plusieurs a 10 points de vie
    Étant donné que l'équipe d'Angie a 8 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Martha a 11 points de vie
    Et que l'équipe de Simon a 20 points de vie
    Et qu'Angie contrôle « Chacals sournois »
    Quand Angie lance « Creeping Chill »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe de Martha a 8 points de vie
    Et Angie contrôle une créature 3/2

  @id:card.repay @clause:life.set_each @clause:life.read @variant:free-for-all @from:2005-08-01 @must
  Scénario: Rendre la pareille amène aussi son lanceur aux points de vie du joueur qui en a le moins
    Étant donné que l'équipe d'Angie a 30 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Martha a 7 points de vie
    Et que l'équipe de Simon a 15 points de vie
    Quand Angie lance « Rendre la pareille »
    Et que le sort se résout
    Alors l'équipe d'Angie a 7 points de vie
    Et l'équipe d'Edward a 7 points de vie
    Et l'équipe de Martha a 7 points de vie
    Et l'équipe de Simon a 7 points de vie

  @id:card.repay.caster @situation:card.repay @clause:life.set_each @clause:life.read @variant:free-for-all @from:2005-08-01 @must
  Scénario: Si c'est son lanceur qui a le moins de points de vie, Rendre la pareille y amène tous les autres
    Étant donné que l'équipe d'Angie a 6 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Martha a 7 points de vie
    Et que l'équipe de Simon a 15 points de vie
    Quand Angie lance « Rendre la pareille »
    Et que le sort se résout
    Alors l'équipe d'Angie a 6 points de vie
    Et l'équipe d'Edward a 6 points de vie
    Et l'équipe de Martha a 6 points de vie
    Et l'équipe de Simon a 6 points de vie
