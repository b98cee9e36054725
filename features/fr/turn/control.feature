# language: fr
@source:F @source:I
Fonctionnalité: Le contrôle d'un joueur
  > Un joueur en contrôle un autre pendant le prochain tour de celui-ci. Qui décide pour le coéquipier ?

  @id:turn.control.team @situation:turn.control @clause:turn.control @from:2005-08-01 @must
  Scénario: Celui qui contrôle un joueur pendant un tour décide pour toute l'équipe, et personne d'autre
    Étant donné que l'équipe d'Edward a 40 points de vie
    Et qu'Edward contrôle « Wall of Blood »
    Et que Ronald contrôle « Wall of Blood »
    Quand Angie lance « Worst Fears » en ciblant Ronald
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward ne peut pas activer la capacité de « Wall of Blood »
    Et Ronald ne peut pas activer la capacité de « Wall of Blood »
    Et Barry ne peut pas activer la capacité de « Wall of Blood » pour Edward
    Mais Angie peut activer la capacité de « Wall of Blood » pour Ronald
    Et Angie peut activer la capacité de « Wall of Blood » pour Edward
    Et l'équipe d'Edward a 38 points de vie

  @id:turn.control.when @situation:turn.control @clause:turn.control @from:2005-08-01 @must
  Scénario: Le contrôle commence avec le prochain tour de l'équipe et finit avec lui
    Étant donné que l'équipe d'Edward a 40 points de vie
    Et que Ronald contrôle « Wall of Blood »
    Quand Angie lance « Worst Fears » en ciblant Ronald
    Et que le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Alors Angie ne peut pas activer la capacité de « Wall of Blood » pour Ronald
    Mais Ronald peut activer la capacité de « Wall of Blood »
    Quand l'équipe d'Angie finit son tour
    Et que l'équipe d'Edward finit son tour
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Angie ne peut pas activer la capacité de « Wall of Blood » pour Ronald
    Mais Ronald peut activer la capacité de « Wall of Blood »

  @id:turn.control.attack @situation:turn.control.attack @clause:turn.control @must
  Plan du scénario: Celui qui contrôle un joueur décide aussi de l'attaque des créatures du coéquipier
    Étant donné que l'équipe d'Angie a 30 points de vie
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Worst Fears » en ciblant Ronald
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer <attaqué> avec « Grizzlis »
    Mais Angie peut attaquer <attaqué> avec « Grizzlis » pour Edward
    Quand l'équipe d'Angie choisit Barry comme joueur qui subit les blessures
    Et que l'équipe d'Edward finit son tour
    Alors l'équipe d'Angie a 28 points de vie

    Exemples:
      | à partir du | attaqué          |
      | 2005-08-01  | l'équipe d'Angie |
      | 2018-04-27  | Barry            |

  @id:turn.control.concession @situation:turn.control.concession @clause:turn.control @clause:team.concedes @from:2005-08-01 @must
  Scénario: Un joueur contrôlé peut concéder comme avant
    Quand Angie lance « Worst Fears » en ciblant Ronald
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward peut concéder la partie
    Et l'équipe d'Edward perd la partie

  @id:turn.control.whose @clause:turn.control @must
  Plan du scénario: Un effet donne le contrôle à un autre joueur : autrefois le contrôleur de l'effet l'avait, maintenant c'est cet autre joueur
    Étant donné que l'équipe d'Edward a 40 points de vie
    Et qu'Edward contrôle « Wall of Blood »
    Quand Angie lance « Exercice des ficelles prêtées » en ciblant Barry
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors <l'autre> ne peut pas activer la capacité de « Wall of Blood » pour Edward
    Mais <contrôleur> peut activer la capacité de « Wall of Blood » pour Edward

    Exemples:
      | à partir du | règle  | contrôleur | l'autre |
      | 2005-08-01  | 606.6f | Angie      | Barry   |
      | 2017-07-08  | 805.8  | Barry      | Angie   |

  @id:turn.control.skipped @clause:turn.control @clause:turn.skip @from:2005-08-01 @must
  Scénario: Quand le prochain tour est sauté, le contrôle attend le tour qui est joué
    Étant donné que l'équipe d'Edward a 40 points de vie
    Et qu'Edward contrôle « Wall of Blood »
    Quand Angie lance « Worst Fears » en ciblant Edward
    Et que le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et que Ronald lance « Meditate »
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward ne peut pas activer la capacité de « Wall of Blood »
    Mais Angie peut activer la capacité de « Wall of Blood » pour Edward

  @id:turn.control.mana @clause:turn.control @clause:mana.burn @from:2005-08-01 @until:2009-07-11 @must
  Scénario: Le mana non dépensé d'un joueur dont un autre contrôle le tour ne cause de brûlure de mana à personne
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Seat of the Synod »
    Quand Angie lance « Worst Fears » en ciblant Ronald
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Angie active la capacité de « Seat of the Synod » pour Edward
    Alors Edward a un mana non dépensé
    Quand l'étape de début de combat de l'équipe d'Edward commence
    Alors Edward n'a aucun mana non dépensé
    Et l'équipe d'Edward a 20 points de vie

  @id:turn.control.hand @situation:turn.control @clause:turn.control_sees @clause:turn.control @from:2005-08-01 @must
  Scénario: Celui qui contrôle un joueur voit ce tour-là les mains de toute l'équipe, et pas plus longtemps
    Étant donné qu'Edward a « Géant des collines » en main
    Et que Ronald a « Grizzlis » en main
    Quand Angie lance « Worst Fears » en ciblant Ronald
    Et que le sort se résout
    Alors Angie n'a pas le droit de regarder « Grizzlis »
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors Angie a le droit de regarder « Grizzlis »
    Et Angie a le droit de regarder « Géant des collines »
    Et Ronald a le droit de regarder « Grizzlis »
    Mais Barry n'a pas le droit de regarder « Grizzlis »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie n'a pas le droit de regarder « Grizzlis »
