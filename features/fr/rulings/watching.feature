# language: fr
Fonctionnalité: Ce que surveillent les capacités d'un seul membre
  > Un permanent devient engagé, des marqueurs sont mis, un planeswalker est activé, un premier sort est lancé. Qui le fait, et combien de fois cela compte-t-il ?

  @id:ruling.night_market_lookout @clause:life.shared @from:2018-04-27 @must
  Scénario: Night Market Lookout qui s'engage pour attaquer coûte 2 points de vie à l'autre équipe et en donne 1
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Night Market Lookout »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Night Market Lookout »
    Et que la capacité déclenchée de « Night Market Lookout » se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 21 points de vie

  @id:ruling.night_market_lookout.twice @situation:ruling.night_market_lookout @clause:life.shared @from:2018-04-27 @must
  Scénario: Night Market Lookout que deux adversaires engagent l'un après l'autre ne devient engagé qu'une fois
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Territorial Hammerskull »
    Et que Barry contrôle « Territorial Hammerskull »
    Et qu'Edward contrôle « Night Market Lookout »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Territorial Hammerskull »
    Et que Barry attaque Edward avec « Territorial Hammerskull »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors la carte « Night Market Lookout » est engagée
    Et l'équipe d'Angie a 18 points de vie
    Et l'équipe d'Edward a 21 points de vie

  @id:ruling.keral_keep_disciples @clause:life.shared @from:2013-07-13 @must
  Scénario: Une capacité de loyauté de sa propre Chandra coûte 2 points de vie à l'autre équipe, celles d'un coéquipier ou d'un autre planeswalker rien de plus
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Keral Keep Disciples »
    Et qu'Angie contrôle « Chandra, Pyrogenius »
    Et qu'Angie contrôle « Sarkhan, Dragonsoul »
    Et que Barry contrôle « Chandra, Flame's Catalyst »
    Quand Barry active la capacité de « Chandra, Flame's Catalyst »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 14 points de vie
    Quand Angie active la première capacité de « Sarkhan, Dragonsoul »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 12 points de vie
    Quand Angie active la première capacité de « Chandra, Pyrogenius »
    Et que la capacité déclenchée de « Keral Keep Disciples » se résout
    Alors l'équipe d'Edward a 10 points de vie
    Quand la capacité se résout
    Alors l'équipe d'Edward a 6 points de vie

  @id:ruling.obelisk_spider @clause:life.shared @from:2005-08-01 @must
  Scénario: Un marqueur -1/-1 que met son contrôleur coûte 2 points de vie à l'autre équipe et en donne 1, et celui que met le coéquipier ne fait rien
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Obelisk Spider »
    Et qu'Edward contrôle « Géant des collines »
    Quand Barry lance « Scar » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors « Géant des collines » a un marqueur -1/-1
    Et la pile est vide
    Et l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Scar » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que la capacité déclenchée de « Obelisk Spider » se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 21 points de vie

  @id:ruling.obelisk_spider.infect @situation:ruling.obelisk_spider @clause:poison.infect @from:2018-04-27 @must
  Scénario: Les marqueurs que met une créature infectieuse de son contrôleur coûtent aussi 2 points de vie à l'autre équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Obelisk Spider »
    Et qu'Angie contrôle « Glistener Elf »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Glistener Elf »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Glistener Elf » avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors « Géant des collines » a un marqueur -1/-1
    Et l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 21 points de vie

  @id:ruling.stinging_lionfish @clause:object.you @from:2005-08-01 @must
  Scénario: Stinging Lionfish engage ou dégage un permanent pour le premier sort pendant le tour de l'autre équipe, et aucun pour le deuxième
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Stinging Lionfish »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Giant Growth » en ciblant « Grizzlis »
    Et qu'Angie choisit « Grizzlis » comme cible
    Et que la capacité déclenchée de « Stinging Lionfish » se résout
    Et qu'Angie fait ce que la capacité permet
    Alors la carte « Grizzlis » est engagée
    Quand le sort se résout
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Reach Through Mists »
    Et que le sort se résout
    Alors la carte « Grizzlis » est engagée

  @id:ruling.stinging_lionfish.untaps @situation:ruling.stinging_lionfish @clause:object.you @from:2005-08-01 @must
  Scénario: Stinging Lionfish dégage ce qui est engagé
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Stinging Lionfish »
    Et que Barry contrôle « Grizzlis »
    Et que la carte « Grizzlis » est engagée
    Quand l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Giant Growth » en ciblant « Grizzlis »
    Et qu'Angie choisit « Grizzlis » comme cible
    Et que la capacité déclenchée de « Stinging Lionfish » se résout
    Et qu'Angie fait ce que la capacité permet
    Alors la carte « Grizzlis » est dégagée
