# language: fr
Fonctionnalité: Des capacités qui restent pour un tour
  > Un effet laisse derrière lui une capacité qui se déclenche jusqu'à la fin du tour. De qui voit-elle les points de vie et les créatures, et pendant combien de temps ?

  @id:ruling.vizkopa_guildmage @clause:trigger.this_turn @clause:life.shared @from:2005-08-01 @must
  Scénario: Chaque adversaire perd ce que gagne son contrôleur, à chaque fois jusqu'à la fin du tour, et rien pour ce que gagne le coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'Angie contrôle « Vizkopa Guildmage »
    Et qu'Angie contrôle trois « Bottle Gnomes »
    Et qu'Angie contrôle trois « Source de mana »
    Et que Barry contrôle « Bottle Gnomes »
    Quand Angie active la deuxième capacité de « Vizkopa Guildmage »
    Et que la capacité se résout
    Et que Barry active la capacité de « Bottle Gnomes » de Barry
    Et que la capacité se résout
    Alors l'équipe d'Angie a 23 points de vie
    Et l'équipe d'Edward a 30 points de vie
    Quand Angie active la capacité de la première carte « Bottle Gnomes » d'Angie
    Et que la capacité se résout
    Et que la capacité déclenchée de « Vizkopa Guildmage » se résout
    Alors l'équipe d'Angie a 26 points de vie
    Et l'équipe d'Edward a 24 points de vie
    Quand Angie active la capacité de la deuxième carte « Bottle Gnomes » d'Angie
    Et que la capacité se résout
    Et que la capacité déclenchée de « Vizkopa Guildmage » se résout
    Alors l'équipe d'Edward a 18 points de vie
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie active la capacité de la troisième carte « Bottle Gnomes » d'Angie
    Et que la capacité se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 32 points de vie
    Et l'équipe d'Edward a 18 points de vie

  @id:ruling.vizkopa_guildmage.twice @situation:ruling.vizkopa_guildmage @clause:trigger.this_turn @clause:ability.independent @from:2005-08-01 @must
  Scénario: Ce que laisse Vizkopa Guildmage se déclenche une fois pour chaque résolution de sa capacité, même si le Guildmage n'est plus là
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'Angie contrôle « Vizkopa Guildmage »
    Et qu'Angie contrôle « Bottle Gnomes »
    Et qu'Angie contrôle six « Source de mana »
    Quand Angie active la deuxième capacité de « Vizkopa Guildmage »
    Et que la capacité se résout
    Et qu'Angie active la deuxième capacité de « Vizkopa Guildmage »
    Et que la capacité se résout
    Et que Barry lance « Shock » en ciblant « Vizkopa Guildmage »
    Et que le sort se résout
    Et qu'Angie active la capacité de « Bottle Gnomes »
    Et que la capacité se résout
    Et que la capacité déclenchée de « Vizkopa Guildmage » se résout
    Alors l'équipe d'Edward a 24 points de vie
    Quand la capacité déclenchée de « Vizkopa Guildmage » se résout
    Alors l'équipe d'Edward a 18 points de vie

  @id:ruling.ondu_rising @clause:trigger.this_turn @clause:damage.lifelink @clause:object.you @from:2018-04-27 @must
  Scénario: Un attaquant du coéquipier acquiert le lien de vie, et un autre arrivé plus tard aussi
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Et que Barry contrôle « Géant des collines »
    Quand Angie lance « Ondu Rising »
    Et que le sort se résout
    Et qu'Angie lance « Goblin Chieftain »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque Edward avec « Géant des collines »
    Et qu'Angie attaque Ronald avec « Goblin Chieftain »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 25 points de vie
    Et l'équipe d'Angie a 25 points de vie

  @id:ruling.ondu_rising.over @situation:ruling.ondu_rising @clause:trigger.this_turn @clause:damage.lifelink @from:2018-04-27 @must
  Scénario: Aux tours suivants aucun attaquant n'acquiert le lien de vie, et celui qui l'avait ne l'a plus
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Ondu Rising »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 27 points de vie
    Et l'équipe d'Angie a 23 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 27 points de vie
    Et l'équipe d'Angie a 21 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 24 points de vie
    Et l'équipe d'Angie a 21 points de vie
