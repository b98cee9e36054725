# language: fr
@source:W @source:N
Fonctionnalité: Une équipe de trois ou quatre perd
  > Un des trois ou quatre joueurs concède, ne peut pas piocher, ou se voit infliger les dernières blessures. Qui perd ?

  @id:heads.loses.concession @variant:three-headed-giant @clause:team.concedes @clause:team.more_heads @from:2005-08-01 @must
  Scénario: Quand un des trois joueurs concède, tous les trois ont perdu
    Quand Victor concède la partie
    Alors l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie

  @id:heads.loses.no_life @variant:four-headed-giant @clause:life.zero @clause:life.shared @clause:team.more_heads @from:2005-08-01 @must
  Scénario: Une équipe de quatre dont les points de vie sont épuisés par les blessures infligées à chacun perd
    Étant donné que l'équipe d'Angie a 17 points de vie
    Et que l'équipe d'Edward a 16 points de vie
    Quand Angie lance « Rides de flammes »
    Alors la partie continue
    Quand le sort se résout
    Alors l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie

  @id:heads.loses.empty_library @variant:three-headed-giant @clause:draw.empty @clause:turn.each_draws @clause:team.more_heads @from:2005-08-01 @must
  Scénario: Une équipe de trois perd quand le troisième joueur ne peut pas piocher
    Étant donné que Victor n'a aucune carte dans sa bibliothèque
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la partie continue
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie
