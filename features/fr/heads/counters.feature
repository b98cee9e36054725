# language: fr
Fonctionnalité: Marqueurs de trois ou quatre joueurs
  > L'un des trois joueurs reçoit des marqueurs poison, ne peut pas en recevoir ou est choisi pour en avoir de plus. Qu'a l'équipe alors, et que lit-on ?

  @id:heads.proliferate.players @situation:heads.proliferate @variant:three-headed-giant @clause:counters.proliferate @clause:poison.shared @clause:team.more_heads @from:2010-10-01 @until:2011-04-01 @must
  Scénario: De trois joueurs qui avaient leurs propres marqueurs poison, ceux qui étaient choisis en recevaient chacun un de plus
    Étant donné qu'Edward a trois marqueurs poison
    Et que Ronald a deux marqueurs poison
    Et que Victor a cinq marqueurs poison
    Quand Angie lance « Steady Progress »
    Et qu'Angie choisit Edward et Victor pour recevoir chacun un marqueur de plus
    Et que le sort se résout
    Alors Edward a quatre marqueurs poison
    Et Ronald a deux marqueurs poison
    Et Victor a six marqueurs poison

  @id:heads.proliferate.team @situation:heads.proliferate @variant:three-headed-giant @clause:counters.proliferate @clause:poison.shared @clause:team.more_heads @from:2011-04-01 @until:2016-11-11 @must
  Scénario: Une équipe de trois était choisie en tant que telle et recevait un marqueur poison de plus
    Étant donné que l'équipe d'Edward a 18 marqueurs poison
    Quand Angie lance « Steady Progress »
    Et qu'Angie choisit l'équipe d'Edward pour recevoir un marqueur de plus
    Et que le sort se résout
    Alors l'équipe d'Edward a 19 marqueurs poison
    Et la partie continue

  @id:heads.proliferate.once @situation:heads.proliferate @variant:three-headed-giant @clause:counters.proliferate @clause:poison.shared @clause:team.more_heads @from:2016-11-11 @must
  Scénario: Deux des trois joueurs sont choisis, et un seul d'entre eux reçoit un marqueur poison
    Étant donné que l'équipe d'Edward a 18 marqueurs poison
    Quand Angie lance « Steady Progress »
    Et qu'Angie choisit Edward et Victor pour recevoir chacun un marqueur de plus
    Et qu'Angie choisit Victor comme joueur affecté
    Et que le sort se résout
    Alors l'équipe d'Edward a 19 marqueurs poison
    Et la partie continue

  @id:heads.poison.cannot @variant:four-headed-giant @clause:poison.cannot @clause:team.more_heads @must
  Plan du scénario: L'un des quatre joueurs ne peut pas recevoir de marqueurs poison : le quatrième le peut-il ?
    Étant donné que <qui> a trois marqueurs poison
    Et qu'Edward contrôle « Melira, Sylvok Outcast »
    Quand Angie lance « Caress of Phyrexia » en ciblant Walter
    Et que le sort se résout
    Alors <qui> a <après> marqueurs poison

    Exemples:
      | à partir du | règle   | qui               | après |
      | 2005-08-01  | 606.5   | Walter            | six   |
      | 2011-04-01  | 810.5   | l'équipe d'Edward | six   |
      | 2011-06-17  | 810.10c | l'équipe d'Edward | trois |

  @id:heads.poison.read.own @situation:heads.poison.read @variant:three-headed-giant @clause:poison.read @clause:team.more_heads @from:2005-08-01 @until:2011-04-01 @must
  Scénario: Ce que trois adversaires avaient chacun était additionné
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Phyrexian Swarmlord »
    Et qu'Edward a trois marqueurs poison
    Et que Ronald a deux marqueurs poison
    Et que Victor a un marqueur poison
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Phyrexian Swarmlord » se résout
    Alors Angie contrôle six jetons de créature 1/1

  @id:heads.poison.read.thrice @situation:heads.poison.read @variant:three-headed-giant @clause:poison.opponents @clause:team.more_heads @from:2011-04-01 @until:2013-05-01 @should
  Scénario: Chacun des trois adversaires était considéré comme ayant ce qu'avait l'équipe, ce qui comptait donc trois fois
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Phyrexian Swarmlord »
    Et que l'équipe d'Edward a cinq marqueurs poison
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Phyrexian Swarmlord » se résout
    Alors Angie contrôle 15 jetons de créature 1/1

  @id:heads.poison.read.team @situation:heads.poison.read @variant:three-headed-giant @clause:poison.opponents @clause:team.more_heads @from:2013-05-01 @must
  Scénario: Ce qu'ont trois adversaires est ce qu'a leur équipe, compté une fois
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Phyrexian Swarmlord »
    Et que l'équipe d'Edward a cinq marqueurs poison
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Phyrexian Swarmlord » se résout
    Alors Angie contrôle cinq jetons de créature 1/1
