# language: fr
@source:F @source:W
Fonctionnalité: Un compteur tient les marqueurs poison
  > Les joueurs reçoivent des marqueurs poison chacun pour soi. Qui les a, que comptent les effets, et à partir de combien est-ce trop ?

  @id:count.poison.apart @situation:count.poison @clause:poison.shared @from:2005-08-01 @until:2011-04-01 @must
  Scénario: Chaque joueur a ses propres marqueurs poison
    Étant donné qu'on ne compte que les points de vie et le poison
    Quand Angie reçoit quatre marqueurs poison
    Et que Barry reçoit trois marqueurs poison
    Alors Angie a quatre marqueurs poison
    Et Barry a trois marqueurs poison
    Et Edward n'a aucun marqueur poison
    Et la partie continue

  @id:count.poison.team @situation:count.poison @clause:poison.shared @from:2011-04-01 @must
  Scénario: Ce que chaque membre reçoit, l'équipe l'a
    Étant donné qu'on ne compte que les points de vie et le poison
    Quand Angie reçoit quatre marqueurs poison
    Et que Barry reçoit trois marqueurs poison
    Alors l'équipe d'Angie a sept marqueurs poison
    Et l'équipe d'Edward n'a aucun marqueur poison
    Et la partie continue

  @id:count.poison.each.apart @situation:count.poison.each @clause:poison.shared @from:2005-08-01 @until:2011-04-01 @must
  Scénario: Chaque joueur recevait son propre marqueur poison
    Étant donné qu'on ne compte que les points de vie et le poison
    Et qu'Edward a trois marqueurs poison
    Quand chaque joueur reçoit un marqueur poison
    Alors Edward a quatre marqueurs poison
    Et Ronald a un marqueur poison
    Et Angie a un marqueur poison

  @id:count.poison.each.team @situation:count.poison.each @clause:poison.shared @from:2011-04-01 @must
  Scénario: Quand chaque joueur reçoit un marqueur poison, une équipe en reçoit deux
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Edward a trois marqueurs poison
    Quand chaque joueur reçoit un marqueur poison
    Alors l'équipe d'Edward a cinq marqueurs poison
    Et l'équipe d'Angie a deux marqueurs poison

  @id:count.poison.lethal @clause:poison.lethal @clause:team.wins_and_loses @source:F @must
  Plan du scénario: Dans un compteur, le dernier marqueur poison qu'il faut fait perdre la partie à toute l'équipe
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que <qui> a <nombre> marqueurs poison
    Alors la partie continue
    Quand Edward reçoit un marqueur poison
    Alors l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie

    Exemples:
      | à partir du | règle  | qui               | nombre |
      | 2005-08-01  | 420.5h | Edward            | neuf   |
      | 2011-04-01  | 810.8d | l'équipe d'Edward | 14     |

  @id:count.poison.lethal.too_few @situation:count.poison.lethal @clause:poison.lethal @must
  Plan du scénario: Dans un compteur, un marqueur poison de moins ne suffit pas
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que <qui> a <nombre> marqueurs poison
    Quand Edward reçoit un marqueur poison
    Alors la partie continue
    Et <qui> a <après> marqueurs poison

    Exemples:
      | à partir du | règle  | qui               | nombre | après |
      | 2005-08-01  | 420.5h | Edward            | huit   | neuf  |
      | 2011-04-01  | 810.8d | l'équipe d'Edward | 13     | 14    |

  @id:count.poison.lethal.apart @situation:count.poison.lethal.both @clause:poison.lethal @clause:poison.shared @from:2005-08-01 @until:2011-04-01 @must
  Scénario: Dans un compteur, le poison qu'ont les deux membres ne s'additionne pas
    Étant donné qu'on ne compte que les points de vie et le poison
    Quand Edward reçoit neuf marqueurs poison
    Et que Ronald reçoit neuf marqueurs poison
    Alors la partie continue
    Quand Ronald reçoit un marqueur poison
    Alors l'équipe d'Edward perd la partie

  @id:count.poison.lethal.together @situation:count.poison.lethal.both @clause:poison.lethal @clause:poison.shared @from:2011-04-01 @must
  Scénario: Dans un compteur, le poison que reçoivent les deux membres s'additionne
    Étant donné qu'on ne compte que les points de vie et le poison
    Quand Edward reçoit neuf marqueurs poison
    Et que Ronald reçoit cinq marqueurs poison
    Alors la partie continue
    Quand Ronald reçoit un marqueur poison
    Alors l'équipe d'Edward perd la partie

  @id:count.poison.lethal.draw @clause:poison.lethal @clause:game.over @from:2005-08-01 @must
  Scénario: Deux équipes qui reçoivent en même temps trop de poison terminent ex æquo
    Étant donné qu'on ne compte que les points de vie et le poison
    Quand chaque joueur reçoit sept marqueurs poison
    Alors la partie continue
    Quand chaque joueur reçoit trois marqueurs poison
    Alors la partie se termine en ex æquo

  @id:count.poison.lost @clause:poison.lose_counters @must
  Plan du scénario: Un joueur perd plus de marqueurs poison qu'il n'y en a
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que <qui> a cinq marqueurs poison
    Quand <joueur> perd deux marqueurs poison
    Alors <qui> a trois marqueurs poison
    Quand <joueur> perd sept marqueurs poison
    Alors <qui> n'a aucun marqueur poison

    Exemples:
      | à partir du | règle   | qui               | joueur |
      | 2005-08-01  | 606.5   | Edward            | Edward |
      | 2011-04-01  | 810.10b | l'équipe d'Edward | Ronald |

  @id:count.poison.lost.teammate @situation:count.poison.lost @clause:poison.lose_counters @from:2005-08-01 @until:2011-04-01 @must
  Scénario: Un joueur ne perdait pas les marqueurs poison d'un coéquipier
    Étant donné qu'on ne compte que les points de vie et le poison
    Et qu'Edward a cinq marqueurs poison
    Quand Ronald perd deux marqueurs poison
    Alors Edward a cinq marqueurs poison

  @id:count.poison.cannot @clause:poison.cannot @must
  Plan du scénario: Dans un compteur, un joueur ne peut pas recevoir de marqueurs poison : son coéquipier le peut-il ?
    Étant donné qu'on ne compte que les points de vie et le poison
    Et qu'un effet empêche Edward de recevoir des marqueurs poison
    Quand Edward reçoit deux marqueurs poison
    Et que Ronald reçoit trois marqueurs poison
    Et qu'Angie reçoit un marqueur poison
    Alors <leurs marqueurs> a <nombre> marqueurs poison
    Et <nos marqueurs> a un marqueur poison

    Exemples:
      | à partir du | règle   | leurs marqueurs   | nombre | nos marqueurs    |
      | 2005-08-01  | 606.5   | Ronald            | trois  | Angie            |
      | 2011-04-01  | 810.5   | l'équipe d'Edward | trois  | l'équipe d'Angie |
      | 2011-06-17  | 810.10c | l'équipe d'Edward | zéro   | l'équipe d'Angie |

  @id:count.poison.read @clause:poison.read @must
  Plan du scénario: Un effet compte les marqueurs poison d'un joueur
    Étant donné qu'on ne compte que les points de vie et le poison
    Quand Angie reçoit trois marqueurs poison
    Et que Barry reçoit deux marqueurs poison
    Alors un effet compte <Angie> marqueurs poison pour Angie
    Et un effet compte <Barry> marqueurs poison pour Barry
    Et un effet compte zéro marqueur poison pour Edward

    Exemples:
      | à partir du | règle   | Angie | Barry |
      | 2005-08-01  | 606.5   | trois | deux  |
      | 2011-04-01  | 810.10a | cinq  | cinq  |

  @id:count.poison.opponents.own @situation:count.poison.opponents @clause:poison.read @from:2005-08-01 @until:2011-04-01 @must
  Scénario: Un effet additionne ce qu'ont les deux adversaires
    Étant donné qu'on ne compte que les points de vie et le poison
    Quand Edward reçoit trois marqueurs poison
    Et que Ronald reçoit deux marqueurs poison
    Alors un effet compte cinq marqueurs poison pour les adversaires d'Angie
    Et un effet compte zéro marqueur poison pour les adversaires d'Edward

  @id:count.poison.opponents.twice @situation:count.poison.opponents @clause:poison.opponents @from:2011-04-01 @until:2013-05-01 @should
  Scénario: Un effet comptait peut-être pour chaque adversaire ce qu'a l'équipe adverse
    Étant donné qu'on ne compte que les points de vie et le poison
    Quand Edward reçoit trois marqueurs poison
    Et que Ronald reçoit deux marqueurs poison
    Alors un effet compte dix marqueurs poison pour les adversaires d'Angie

  @id:count.poison.opponents.team @situation:count.poison.opponents @clause:poison.opponents @from:2013-05-01 @must
  Scénario: Un effet compte une fois ce qu'a l'équipe adverse
    Étant donné qu'on ne compte que les points de vie et le poison
    Quand Edward reçoit trois marqueurs poison
    Et que Ronald reçoit deux marqueurs poison
    Alors un effet compte cinq marqueurs poison pour les adversaires d'Angie
    Et un effet compte zéro marqueur poison pour les adversaires d'Edward

  @id:count.poison.poisoned.apart @situation:count.poison.poisoned @clause:poison.poisoned @from:2005-08-01 @until:2011-04-01 @must
  Scénario: Un joueur qui a un marqueur poison est empoisonné
    Étant donné qu'on ne compte que les points de vie et le poison
    Quand Edward reçoit un marqueur poison
    Alors Edward est empoisonné
    Et Ronald n'est pas empoisonné

  @id:count.poison.poisoned.team @situation:count.poison.poisoned @clause:poison.poisoned @from:2011-04-01 @must
  Scénario: Les deux joueurs d'une équipe qui a un marqueur poison sont empoisonnés
    Étant donné qu'on ne compte que les points de vie et le poison
    Quand Edward reçoit un marqueur poison
    Alors Edward est empoisonné
    Et Ronald est empoisonné
    Et Angie n'est pas empoisonnée

  @id:count.proliferate.apart @situation:count.proliferate @clause:counters.proliferate @from:2010-10-01 @until:2011-04-01 @must
  Scénario: Un joueur qui prolifère donne un marqueur poison de plus à chaque joueur choisi
    Étant donné qu'on ne compte que les points de vie et le poison
    Et qu'Edward a trois marqueurs poison
    Et que Ronald a deux marqueurs poison
    Quand Angie prolifère
    Et qu'Angie choisit Edward et Ronald pour recevoir chacun un marqueur de plus
    Alors Edward a quatre marqueurs poison
    Et Ronald a trois marqueurs poison

  @id:count.proliferate.team @situation:count.proliferate @clause:counters.proliferate @from:2011-04-01 @until:2016-11-11 @must
  Scénario: Un joueur qui prolifère donne un marqueur poison de plus à chaque équipe choisie
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Edward a cinq marqueurs poison
    Quand Angie prolifère
    Et qu'Angie choisit l'équipe d'Edward pour recevoir un marqueur de plus
    Alors l'équipe d'Edward a six marqueurs poison

  @id:count.proliferate.member @situation:count.proliferate @clause:counters.proliferate @from:2016-11-11 @must
  Scénario: Un joueur qui prolifère donne un marqueur poison au membre choisi, et donc à l'équipe
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Edward a cinq marqueurs poison
    Quand Angie prolifère
    Et qu'Angie choisit Edward pour recevoir un marqueur de plus
    Alors l'équipe d'Edward a six marqueurs poison

  @id:count.proliferate.once @situation:count.proliferate @clause:counters.proliferate @from:2016-11-11 @must
  Scénario: De deux membres choisis, un seul reçoit le marqueur poison
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Edward a cinq marqueurs poison
    Quand Angie prolifère
    Et qu'Angie choisit Edward et Ronald pour recevoir chacun un marqueur de plus
    Et qu'Angie choisit Ronald comme joueur affecté
    Alors l'équipe d'Edward a six marqueurs poison

  @id:count.proliferate.nobody @situation:count.proliferate @clause:counters.proliferate @must
  Plan du scénario: Un joueur qui prolifère n'est pas obligé de choisir quelqu'un
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que <qui> a cinq marqueurs poison
    Quand Angie prolifère
    Et qu'Angie ne choisit rien pour recevoir un marqueur de plus
    Alors <qui> a cinq marqueurs poison

    Exemples:
      | à partir du | règle   | qui               |
      | 2010-10-01  | 701.23a | Edward            |
      | 2011-04-01  | 701.23c | l'équipe d'Edward |
