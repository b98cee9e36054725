# language: fr
Fonctionnalité: La prolifération
  > Un joueur choisit des joueurs et des permanents qui ont des marqueurs, pour qu'ils en reçoivent de plus. Que peut-il choisir là où une équipe partage son poison ?

  @id:proliferate.players @situation:proliferate.poison @clause:counters.proliferate @from:2010-10-01 @until:2011-04-01 @must
  Scénario: Chaque joueur choisi recevait un marqueur poison de plus
    Étant donné qu'Edward a trois marqueurs poison
    Et que Ronald a cinq marqueurs poison
    Et qu'Angie a deux marqueurs poison
    Quand Angie lance « Steady Progress »
    Et qu'Angie choisit Edward et Ronald pour recevoir chacun un marqueur de plus
    Et que le sort se résout
    Alors Edward a quatre marqueurs poison
    Et Ronald a six marqueurs poison
    Et Angie a deux marqueurs poison

  @id:proliferate.teams @situation:proliferate.poison @clause:counters.proliferate @from:2011-04-01 @until:2016-11-11 @must
  Scénario: Une équipe était choisie comme telle et recevait un marqueur poison de plus
    Étant donné que l'équipe d'Edward a huit marqueurs poison
    Et que l'équipe d'Angie a deux marqueurs poison
    Quand Angie lance « Steady Progress »
    Et qu'Angie choisit l'équipe d'Edward pour recevoir un marqueur de plus
    Et que le sort se résout
    Alors l'équipe d'Edward a neuf marqueurs poison
    Et l'équipe d'Angie a deux marqueurs poison

  @id:proliferate.once_per_team @situation:proliferate.poison @clause:counters.proliferate @from:2016-11-11 @must
  Scénario: Les deux membres d'une équipe sont choisis, et un seul reçoit un marqueur poison
    Étant donné que l'équipe d'Edward a huit marqueurs poison
    Et que l'équipe d'Angie a deux marqueurs poison
    Quand Angie lance « Steady Progress »
    Et qu'Angie choisit Edward et Ronald pour recevoir chacun un marqueur de plus
    Et qu'Angie choisit Ronald comme joueur affecté
    Et que le sort se résout
    Alors l'équipe d'Edward a neuf marqueurs poison
    Et l'équipe d'Angie a deux marqueurs poison

  @id:proliferate.lethal @clause:counters.proliferate @clause:poison.lethal @must
  Plan du scénario: L'un ou l'autre membre peut être choisi pour les marqueurs poison de l'équipe
    Étant donné que l'équipe d'Edward a 14 marqueurs poison
    Quand Angie lance « Steady Progress »
    Et qu'Angie choisit <joueur> pour recevoir un marqueur de plus
    Et que le sort se résout
    Alors l'équipe d'Edward perd la partie

    Exemples:
      | à partir du | joueur |
      | 2016-11-11  | Edward |
      | 2016-11-11  | Ronald |

  @id:proliferate.team_kinds @situation:proliferate.kinds @clause:counters.proliferate @from:2011-04-01 @until:2016-11-11 @should
  Scénario: Une équipe recevait un marqueur des sortes qu'elle avait, et l'expérience d'un joueur n'en faisait pas partie
    Étant donné que l'équipe d'Edward a trois marqueurs poison
    Et qu'Edward a cinq marqueurs expérience
    Quand Angie lance « Steady Progress »
    Et qu'Angie choisit l'équipe d'Edward pour recevoir un marqueur de plus
    Et que le sort se résout
    Alors l'équipe d'Edward a quatre marqueurs poison
    Et Edward a cinq marqueurs expérience

  @id:proliferate.one_kind @situation:proliferate.kinds @clause:counters.proliferate @clause:counters.kinds @until:2019-05-03 @must
  Plan du scénario: Un joueur avec deux sortes de marqueurs en recevait un de plus d'une seule sorte
    Étant donné que l'équipe d'Edward a trois marqueurs poison
    Et qu'Edward a cinq marqueurs énergie
    Quand Angie lance « Steady Progress »
    Et qu'Angie choisit Edward pour recevoir un marqueur de plus
    Et qu'Angie choisit <sorte> comme sorte de marqueur
    Et que le sort se résout
    Alors l'équipe d'Edward a <poison> marqueurs poison
    Et Edward a <énergie> marqueurs énergie

    Exemples:
      | à partir du | sorte   | poison | énergie |
      | 2016-11-11  | poison  | quatre | cinq    |
      | 2016-11-11  | énergie | trois  | six     |

  @id:proliferate.every_kind @situation:proliferate.kinds @clause:counters.proliferate @clause:counters.kinds @from:2019-05-03 @must
  Scénario: Un joueur reçoit un marqueur de plus de chaque sorte, y compris le poison de l'équipe
    Étant donné que l'équipe d'Edward a trois marqueurs poison
    Et qu'Edward a cinq marqueurs énergie
    Et que Ronald a deux marqueurs énergie
    Quand Angie lance « Steady Progress »
    Et qu'Angie choisit Edward pour recevoir un marqueur de plus
    Et que le sort se résout
    Alors l'équipe d'Edward a quatre marqueurs poison
    Et Edward a six marqueurs énergie
    Et Ronald a deux marqueurs énergie

  @id:proliferate.both_one_kind @situation:proliferate.both @clause:counters.proliferate @until:2019-05-03 @should
  Plan du scénario: De deux membres choisis, un seul recevait du poison, et le marqueur de l'autre était d'une autre sorte
    Étant donné que l'équipe d'Edward a trois marqueurs poison
    Et qu'Edward a cinq marqueurs énergie
    Et que Ronald a sept marqueurs énergie
    Quand Angie lance « Steady Progress »
    Et qu'Angie choisit Edward et Ronald pour recevoir chacun un marqueur de plus
    Et qu'Angie choisit <joueur> comme joueur affecté
    Et qu'Angie choisit poison comme sorte de marqueur
    Et que le sort se résout
    Alors l'équipe d'Edward a quatre marqueurs poison
    Et Edward a <premier> marqueurs énergie
    Et Ronald a <second> marqueurs énergie

    Exemples:
      | à partir du | joueur | premier | second |
      | 2016-11-11  | Edward | cinq    | huit   |
      | 2016-11-11  | Ronald | six     | sept   |

  @id:proliferate.both_every_kind @situation:proliferate.both @clause:counters.proliferate @must
  Plan du scénario: De deux membres choisis, chacun reçoit le reste, et le poison vient une seule fois, à celui que désigne le joueur qui prolifère
    Étant donné que l'équipe d'Edward a trois marqueurs poison
    Et qu'Edward a cinq marqueurs énergie
    Et que Ronald a sept marqueurs énergie
    Quand Angie lance « Steady Progress »
    Et qu'Angie choisit Edward et Ronald pour recevoir chacun un marqueur de plus
    Et qu'Angie choisit <joueur> comme joueur affecté
    Et que le sort se résout
    Alors l'équipe d'Edward a quatre marqueurs poison
    Et Edward a six marqueurs énergie
    Et Ronald a huit marqueurs énergie

    Exemples:
      | à partir du | joueur |
      | 2019-05-03  | Edward |
      | 2019-05-03  | Ronald |

  @id:proliferate.permanents @clause:counters.proliferate @from:2016-11-11 @must
  Scénario: Permanents et joueurs sont choisis ensemble, et qui n'est pas choisi ne reçoit rien
    Étant donné que Barry contrôle « Géant des collines »
    Et que « Géant des collines » a deux marqueurs +1/+1
    Et qu'Edward contrôle « Longtusk Cub »
    Et que « Longtusk Cub » a quatre marqueurs +1/+1
    Et que Barry a deux marqueurs énergie
    Et qu'Edward a deux marqueurs énergie
    Quand Angie lance « Steady Progress »
    Et qu'Angie choisit « Géant des collines » et Edward pour recevoir chacun un marqueur de plus
    Et que le sort se résout
    Alors « Géant des collines » a trois marqueurs +1/+1
    Et Edward a trois marqueurs énergie
    Et Barry a deux marqueurs énergie
    Et « Longtusk Cub » a quatre marqueurs +1/+1

  @id:proliferate.nothing @situation:proliferate.permanents @clause:counters.proliferate @from:2010-10-01 @must
  Scénario: Nul n'est obligé de choisir qui ou quoi que ce soit
    Étant donné que Barry contrôle « Géant des collines »
    Et que « Géant des collines » a deux marqueurs +1/+1
    Quand Angie lance « Steady Progress »
    Et qu'Angie ne choisit rien pour recevoir un marqueur de plus
    Et que le sort se résout
    Alors « Géant des collines » a deux marqueurs +1/+1

  @id:proliferate.alone_every_kind @situation:proliferate.alone @variant:two-player @clause:counters.proliferate @from:2019-05-03 @must
  Scénario: Dans une partie à deux joueurs, chaque sorte de marqueur est donnée une fois de plus
    Étant donné qu'Edward a trois marqueurs poison
    Et qu'Edward a cinq marqueurs énergie
    Et qu'Angie a deux marqueurs énergie
    Quand Angie lance « Steady Progress »
    Et qu'Angie choisit Edward pour recevoir un marqueur de plus
    Et que le sort se résout
    Alors Edward a quatre marqueurs poison
    Et Edward a six marqueurs énergie
    Et Angie a deux marqueurs énergie

  @id:proliferate.alone_one_kind @situation:proliferate.alone @variant:two-player @clause:counters.proliferate @from:2010-10-01 @until:2019-05-03 @must
  Scénario: Dans une partie à deux joueurs, un marqueur de plus était donné, d'une seule sorte
    Étant donné qu'Edward a trois marqueurs poison
    Et qu'Edward a cinq marqueurs énergie
    Quand Angie lance « Steady Progress »
    Et qu'Angie choisit Edward pour recevoir un marqueur de plus
    Et qu'Angie choisit énergie comme sorte de marqueur
    Et que le sort se résout
    Alors Edward a trois marqueurs poison
    Et Edward a six marqueurs énergie
