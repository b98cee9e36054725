# language: fr
@source:F @source:W
Fonctionnalité: Les marqueurs poison
  > Un effet donne des marqueurs poison à un joueur. Qui les a ensuite, et combien font perdre la partie ?

  @id:poison.shared @clause:poison.shared @clause:counters.own @must
  Plan du scénario: Un marqueur poison est donné à un joueur, et il est à lui ou à son équipe
    Étant donné que <qui> a trois marqueurs poison
    Quand Angie lance « Caress of Phyrexia » en ciblant Edward
    Et que le sort se résout
    Alors <qui> a six marqueurs poison
    Et <coéquipier> n'a aucun marqueur poison

    Exemples:
      | à partir du | règle  | qui               | coéquipier       |
      | 2005-08-01  | 606.5  | Edward            | Ronald           |
      | 2011-04-01  | 810.10 | l'équipe d'Edward | l'équipe d'Angie |

  @id:poison.shared.each.apart @situation:poison.shared.each @clause:poison.shared @from:2005-08-01 @until:2011-04-01 @must
  Scénario: Chaque adversaire recevait son propre marqueur poison
    Étant donné qu'Edward a trois marqueurs poison
    Quand Angie lance « Prologue to Phyresis »
    Et que le sort se résout
    Alors Edward a quatre marqueurs poison
    Et Ronald a un marqueur poison

  @id:poison.shared.each.team @situation:poison.shared.each @clause:poison.shared @from:2011-04-01 @must
  Scénario: Chaque adversaire reçoit un marqueur poison, et leur équipe en a deux de plus
    Étant donné que l'équipe d'Edward a trois marqueurs poison
    Quand Angie lance « Prologue to Phyresis »
    Et que le sort se résout
    Alors l'équipe d'Edward a cinq marqueurs poison

  @id:poison.lethal @clause:poison.lethal @clause:team.wins_and_loses @source:F @must
  Plan du scénario: Le dernier marqueur poison qu'il faut fait perdre la partie à toute l'équipe
    Étant donné que <qui> a <nombre> marqueurs poison
    Quand Angie lance « Caress of Phyrexia » en ciblant Edward
    Alors la partie continue
    Quand le sort se résout
    Alors l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie

    Exemples:
      | à partir du | règle  | qui               | nombre |
      | 2005-08-01  | 420.5h | Edward            | sept   |
      | 2011-04-01  | 810.8d | l'équipe d'Edward | 12     |

  @id:poison.lethal.too_few @situation:poison.lethal @clause:poison.lethal @must
  Plan du scénario: Un marqueur poison de moins ne suffit pas
    Étant donné que <qui> a <nombre> marqueurs poison
    Quand Angie lance « Caress of Phyrexia » en ciblant Edward
    Et que le sort se résout
    Alors la partie continue
    Et <qui> a <après> marqueurs poison

    Exemples:
      | à partir du | règle  | qui               | nombre | après |
      | 2005-08-01  | 420.5h | Edward            | six    | neuf  |
      | 2011-04-01  | 810.8d | l'équipe d'Edward | 11     | 14    |

  @id:poison.lethal.apart @situation:poison.lethal.both @clause:poison.lethal @clause:poison.shared @from:2005-08-01 @until:2011-04-01 @must
  Scénario: Ce qu'avaient les deux membres ne s'additionnait pas
    Étant donné qu'Edward a six marqueurs poison
    Et que Ronald a neuf marqueurs poison
    Quand Angie lance « Caress of Phyrexia » en ciblant Edward
    Et que le sort se résout
    Alors la partie continue
    Et Edward a neuf marqueurs poison
    Et Ronald a neuf marqueurs poison

  @id:poison.lethal.together @situation:poison.lethal.both @clause:poison.lethal @clause:poison.shared @from:2011-04-01 @must
  Scénario: Ce que reçoit chaque membre s'additionne
    Étant donné que l'équipe d'Edward a 13 marqueurs poison
    Quand Angie lance « Prologue to Phyresis »
    Et que le sort se résout
    Alors l'équipe d'Edward perd la partie

  @id:poison.read.player @situation:poison.read @clause:poison.read @must
  Plan du scénario: Un effet demande combien de marqueurs poison a un joueur
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que <premier> a <nombre> marqueurs poison
    Et que <second> a deux marqueurs poison
    Quand Angie lance « Exercice de la dose » en ciblant Barry
    Et que le sort se résout
    Alors l'équipe d'Angie a <vie> points de vie

    Exemples:
      | à partir du | règle   | premier          | nombre | second | vie |
      | 2005-08-01  | 606.5   | Angie            | trois  | Barry  | 22  |
      | 2011-04-01  | 810.10a | l'équipe d'Angie | cinq   | —      | 25  |

  @id:poison.read.opponents.own @situation:poison.read.opponents @clause:poison.read @from:2005-08-01 @until:2011-04-01 @must
  Scénario: Les marqueurs des adversaires s'additionnaient quand chacun avait les siens
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Phyrexian Swarmlord »
    Et qu'Edward a trois marqueurs poison
    Et que Ronald a deux marqueurs poison
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Phyrexian Swarmlord » se résout
    Alors Angie contrôle cinq jetons de créature 1/1

  @id:poison.read.opponents.twice @situation:poison.read.opponents @clause:poison.opponents @from:2011-04-01 @until:2013-05-01 @should
  Scénario: Chaque adversaire était censé avoir ce qu'avait l'équipe, qui comptait donc deux fois
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Phyrexian Swarmlord »
    Et que l'équipe d'Edward a cinq marqueurs poison
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Phyrexian Swarmlord » se résout
    Alors Angie contrôle dix jetons de créature 1/1

  @id:poison.read.opponents.team @situation:poison.read.opponents @clause:poison.opponents @from:2013-05-01 @must
  Scénario: Ce qu'ont les adversaires est ce qu'a leur équipe, une seule fois
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Phyrexian Swarmlord »
    Et que l'équipe d'Edward a cinq marqueurs poison
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Phyrexian Swarmlord » se résout
    Alors Angie contrôle cinq jetons de créature 1/1

  @id:poison.lose_counters.own @situation:poison.lose_counters @clause:poison.lose_counters @from:2005-08-01 @until:2011-04-01 @must
  Scénario: Un joueur perdait ses propres marqueurs poison, et son coéquipier gardait les siens
    Étant donné qu'Edward a trois marqueurs poison
    Et que Ronald a deux marqueurs poison
    Quand Angie lance « Leeches » en ciblant Edward
    Et que le sort se résout
    Alors Edward n'a aucun marqueur poison
    Et Ronald a deux marqueurs poison

  @id:poison.lose_counters.team @situation:poison.lose_counters @clause:poison.lose_counters @from:2011-04-01 @must
  Scénario: L'équipe perd ce que perd un de ses joueurs
    Étant donné que l'équipe d'Edward a cinq marqueurs poison
    Et que l'équipe d'Angie a deux marqueurs poison
    Quand Angie lance « Leeches » en ciblant Edward
    Et que le sort se résout
    Alors l'équipe d'Edward n'a aucun marqueur poison
    Et l'équipe d'Angie a deux marqueurs poison

  @id:poison.cannot.player @situation:poison.cannot @clause:poison.cannot @must
  Plan du scénario: Un joueur qui ne peut pas recevoir de marqueurs poison n'en reçoit pas
    Étant donné que <qui> a trois marqueurs poison
    Et qu'Edward contrôle « Melira, Sylvok Outcast »
    Quand Angie lance « Caress of Phyrexia » en ciblant Edward
    Et que le sort se résout
    Alors <qui> a trois marqueurs poison

    Exemples:
      | à partir du | qui               |
      | 2005-08-01  | Edward            |
      | 2011-04-01  | l'équipe d'Edward |

  @id:poison.cannot.teammate @situation:poison.cannot @clause:poison.cannot @must
  Plan du scénario: Un joueur ne peut pas recevoir de marqueurs poison : son coéquipier le peut-il ?
    Étant donné que <qui> a trois marqueurs poison
    Et qu'Edward contrôle « Melira, Sylvok Outcast »
    Quand Angie lance « Caress of Phyrexia » en ciblant Ronald
    Et que le sort se résout
    Alors <qui> a <après> marqueurs poison

    Exemples:
      | à partir du | règle   | qui               | après |
      | 2005-08-01  | 606.5   | Ronald            | six   |
      | 2011-04-01  | 810.5   | l'équipe d'Edward | six   |
      | 2011-06-17  | 810.10c | l'équipe d'Edward | trois |

  @id:poison.poisoned @clause:poison.poisoned @must
  Plan du scénario: Qui est empoisonné quand un joueur d'une équipe a reçu un marqueur poison ?
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que <qui> a deux marqueurs poison
    Et que Barry contrôle « Exercice de la fièvre »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que l'étape de pioche de l'équipe d'Angie commence
    Alors l'équipe d'Angie a <vie> points de vie

    Exemples:
      | à partir du | règle   | qui              | vie |
      | 2005-08-01  | 606.5   | Angie            | 20  |
      | 2005-08-01  | 606.5   | Barry            | 17  |
      | 2011-04-01  | 810.10c | l'équipe d'Angie | 17  |

  @id:poison.infect @clause:poison.infect @clause:poison.shared @must
  Plan du scénario: Les blessures d'une créature avec l'infection donnent des marqueurs poison à un joueur sans coûter de points de vie
    Étant donné que <qui> a trois marqueurs poison
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Glistener Elf »
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque <attaqué> avec « Glistener Elf »
    Et que Barry attaque <attaqué> avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Et que l'équipe d'Angie choisit <touché> comme joueur qui subit les blessures
    Alors <qui> a quatre marqueurs poison
    Et l'équipe d'Edward a 17 points de vie

    Exemples:
      | à partir du | règle  | qui               | attaqué           | touché |
      | 2010-10-01  | 119.3b | Edward            | l'équipe d'Edward | Edward |
      | 2011-04-01  | 119.3b | l'équipe d'Edward | l'équipe d'Edward | Edward |
      | 2018-04-27  | 119.3b | l'équipe d'Edward | Edward            | —      |

  @id:poison.infect.creature @situation:poison.infect @clause:poison.infect @must
  Plan du scénario: Les blessures d'une créature avec l'infection restent sur une créature sous forme de marqueurs -1/-1
    Étant donné qu'Edward contrôle « Géant des collines »
    Et qu'Angie contrôle « Glistener Elf »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque <attaqué> avec « Glistener Elf »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Glistener Elf » avec « Géant des collines »
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors « Géant des collines » a un marqueur -1/-1
    Et Angie ne contrôle aucune créature

    Exemples:
      | à partir du | règle  | attaqué           |
      | 2010-10-01  | 119.3b | l'équipe d'Edward |
      | 2018-04-27  | 119.3b | Edward            |
