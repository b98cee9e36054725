# language: fr
@source:F @source:I @source:J @source:W
Fonctionnalité: Concéder la partie
  > Un joueur concède. Son coéquipier peut-il continuer seul ?

  @id:game.concede @clause:team.concedes @must
  Plan du scénario: Quand un joueur concède, toute l'équipe a perdu
    Quand <joueur> concède la partie
    Alors l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie

    Exemples:
      | à partir du | joueur |
      | 2005-08-01  | Edward |
      | 2005-08-01  | Ronald |

  @id:game.concede.own_turn @situation:game.concede @clause:team.concedes @from:2005-08-01 @must
  Scénario: Une équipe peut perdre par concession pendant son propre tour, et ne perd pas avant
    Étant donné que l'équipe d'Edward a 1 point de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors la partie continue
    Quand Ronald concède la partie
    Alors l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie

  @id:game.concede.hands @situation:game.concede @clause:team.concedes @from:2005-08-01 @must
  Scénario: Un joueur peut concéder avant le premier tour
    Étant donné que l'équipe d'Angie joue en premier
    Quand Barry concède la partie
    Alors l'équipe d'Angie perd la partie
    Et l'équipe d'Edward gagne la partie
