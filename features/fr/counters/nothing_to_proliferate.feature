# language: fr
Fonctionnalité: Rien qui ait des marqueurs
  > Un joueur prolifère, ou lit un nombre qui est zéro. Qu'y a-t-il à choisir, et que gagne-t-on ?

  @id:exact.proliferate.none @clause:counters.proliferate @from:2016-11-11 @must
  Scénario: Là où personne n'a de marqueurs, et où rien n'en a plus, il n'y a rien à choisir
    Étant donné que l'équipe d'Edward a trois marqueurs poison
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Leeches » en ciblant Edward
    Et que le sort se résout
    Et que Barry lance « Steady Progress »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward n'a aucun marqueur poison
    Et la créature « Géant des collines » est 3/3

  @id:exact.proliferate.none.teams @situation:exact.proliferate.none @clause:counters.proliferate @from:2011-04-01 @until:2016-11-11 @must
  Scénario: Tant qu'on choisit des équipes aussi, une équipe qui a perdu ses marqueurs n'en est pas
    Étant donné que l'équipe d'Edward a trois marqueurs poison
    Et qu'Angie contrôle « Géant des collines »
    Quand Angie lance « Leeches » en ciblant Edward
    Et que le sort se résout
    Et que Barry lance « Steady Progress »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward n'a aucun marqueur poison
    Et la créature « Géant des collines » est 3/3

  @id:exact.gain.none @clause:life.shared @clause:poison.read @from:2011-04-01 @must
  Scénario: Qui gagne des points de vie pour chacun d'aucun marqueur n'en gagne aucun, et rien ne se déclenche
    Étant donné que l'équipe d'Angie a 10 points de vie
    Et que l'équipe d'Edward a deux marqueurs poison
    Et qu'Angie contrôle « Ajani's Pridemate »
    Et qu'Angie contrôle « Transcendance »
    Quand Angie lance « Exercice de la dose » en ciblant Barry
    Et que le sort se résout
    Alors l'équipe d'Angie a 10 points de vie
    Et la créature « Ajani's Pridemate » est 2/2
    Et Angie peut lancer « Divination »
    Quand le sort se résout
    Et qu'Angie lance « Exercice de la dose » en ciblant Ronald
    Et que le sort se résout
    Et que la capacité déclenchée de « Ajani's Pridemate » se résout
    Alors l'équipe d'Angie a 12 points de vie
    Et la créature « Ajani's Pridemate » est 3/3
