# language: fr
@source:W @source:N
Fonctionnalité: Les marqueurs poison d'une équipe de trois ou quatre
  > Combien de marqueurs poison font perdre la partie à une équipe de plus de deux joueurs ?

  @id:heads.poison.three @situation:heads.poison.three @variant:three-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @from:2011-04-01 @must
  Scénario: Une équipe de trois perd avec vingt marqueurs poison
    Étant donné que l'équipe d'Edward a 17 marqueurs poison
    Quand Angie lance « Caress of Phyrexia » en ciblant Victor
    Alors la partie continue
    Quand le sort se résout
    Alors l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie

  @id:heads.poison.three.too_few @situation:heads.poison.three @variant:three-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @from:2011-04-01 @must
  Scénario: Dix-neuf marqueurs poison sont trop peu pour une équipe de trois
    Étant donné que l'équipe d'Edward a 16 marqueurs poison
    Quand Angie lance « Caress of Phyrexia » en ciblant Victor
    Et que le sort se résout
    Alors la partie continue
    Et l'équipe d'Edward a 19 marqueurs poison

  @id:heads.poison.four @situation:heads.poison.four @variant:four-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @from:2011-04-01 @must
  Scénario: Une équipe de quatre perd avec vingt-cinq marqueurs poison
    Étant donné que l'équipe d'Edward a 22 marqueurs poison
    Quand Angie lance « Caress of Phyrexia » en ciblant Walter
    Alors la partie continue
    Quand le sort se résout
    Alors l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie

  @id:heads.poison.four.too_few @situation:heads.poison.four @variant:four-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @from:2011-04-01 @must
  Scénario: Vingt-quatre marqueurs poison sont trop peu pour une équipe de quatre
    Étant donné que l'équipe d'Edward a 21 marqueurs poison
    Quand Angie lance « Caress of Phyrexia » en ciblant Walter
    Et que le sort se résout
    Alors la partie continue
    Et l'équipe d'Edward a 24 marqueurs poison

  @id:heads.poison.each @variant:three-headed-giant @clause:poison.shared @clause:team.more_heads @from:2011-04-01 @must
  Scénario: Quand chacun des trois adversaires reçoit un marqueur poison, leur équipe en a trois de plus
    Étant donné que l'équipe d'Edward a trois marqueurs poison
    Quand Angie lance « Prologue to Phyresis »
    Et que le sort se résout
    Alors l'équipe d'Edward a six marqueurs poison

  @id:heads.poison.apart @situation:heads.poison.apart @variant:three-headed-giant @clause:poison.lethal @clause:poison.shared @from:2005-08-01 @until:2011-04-01 @must
  Scénario: Un des trois joueurs qui avait lui-même dix marqueurs poison faisait perdre la partie à l'équipe
    Étant donné qu'Edward a neuf marqueurs poison
    Et que Victor a sept marqueurs poison
    Quand Angie lance « Caress of Phyrexia » en ciblant Victor
    Alors la partie continue
    Quand le sort se résout
    Alors l'équipe d'Edward perd la partie

  @id:heads.poison.apart.too_few @situation:heads.poison.apart @variant:three-headed-giant @clause:poison.lethal @clause:poison.shared @from:2005-08-01 @until:2011-04-01 @must
  Scénario: Ce qu'avaient trois joueurs n'était pas additionné
    Étant donné qu'Edward a neuf marqueurs poison
    Et que Ronald a neuf marqueurs poison
    Et que Victor a six marqueurs poison
    Quand Angie lance « Caress of Phyrexia » en ciblant Victor
    Et que le sort se résout
    Alors la partie continue
    Et Victor a neuf marqueurs poison
