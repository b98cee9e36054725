# language: fr
@source:W @source:N
Fonctionnalité: Parties entières entre équipes de trois
  > Une partie de son premier mulligan à sa fin. Combien de marqueurs poison battent une équipe de trois ?

  @id:heads.game.three.one_player_at_a_time @situation:heads.game.three @variant:three-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @clause:mulligan.order @clause:combat.attacks @until:2006-10-01 @must
  Plan du scénario: Dans une partie où les six joueurs prenaient leurs mulligans l'un après l'autre, dix marqueurs poison d'un seul joueur battaient une équipe de trois
    Étant donné que l'équipe d'Angie joue en premier
    Et qu'Angie a « Forêt » en main
    Et qu'Angie a « Exercice des crocs » en main
    Et qu'Angie a « Exercice du venin » en main
    Et que Barry a « Forêt » en main
    Et que Barry a « Exercice du venin » en main
    Et qu'Edward a « Marais » en main
    Et que Ronald a « Marais » en main
    Et que Victor a « Marais » en main
    Quand Angie garde sa main
    Et que Barry garde sa main
    Et que Celia prend un mulligan
    Et que Celia prend un mulligan
    Et que Celia garde sa main
    Et qu'Edward garde sa main
    Et que Ronald garde sa main
    Et que Victor garde sa main
    Alors c'est l'étape d'entretien de l'équipe d'Angie
    Et Celia a <cartes> cartes en main
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie a sept cartes en main
    Quand Angie joue le terrain « Forêt »
    Et qu'Angie lance « Exercice des crocs »
    Et que le sort se résout
    Et que Barry joue le terrain « Forêt »
    Et que l'équipe d'Angie finit son tour
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Victor a huit cartes en main
    Quand Edward joue le terrain « Marais »
    Et que Ronald joue le terrain « Marais »
    Et que Victor joue le terrain « Marais »
    Et que l'équipe d'Edward finit son tour
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Exercice des crocs »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Et que l'équipe d'Angie choisit Victor comme joueur qui subit les blessures
    Alors Victor a neuf marqueurs poison
    Quand Angie lance « Exercice du venin » en ciblant Edward
    Et que le sort se résout
    Alors la partie continue
    Et Edward a un marqueur poison
    Quand Barry lance « Exercice du venin » en ciblant Victor
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie

    Exemples:
      | à partir du | règle  | cartes |
      | 2005-08-01  | 606.10 | cinq   |
      | 2005-08-20  | 606.10 | six    |

  @id:heads.game.three.one_team_at_a_time @situation:heads.game.three @variant:three-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @clause:mulligan.order @clause:combat.attacks @until:2009-07-11 @must
  Plan du scénario: Dans une partie où chaque équipe de trois prenait ses mulligans ensemble, dix marqueurs poison d'un seul joueur battaient l'équipe
    Étant donné que l'équipe d'Angie joue en premier
    Et qu'Angie a « Forêt » en main
    Et qu'Angie a « Exercice des crocs » en main
    Et qu'Angie a « Exercice du venin » en main
    Et que Barry a « Forêt » en main
    Et que Barry a « Exercice du venin » en main
    Et qu'Edward a « Marais » en main
    Et que Ronald a « Marais » en main
    Et que Victor a « Marais » en main
    Quand Celia prend un mulligan
    Et qu'Angie garde sa main
    Et que Barry garde sa main
    Et que Celia prend un mulligan
    Et que Celia garde sa main
    Et qu'Edward garde sa main
    Et que Ronald garde sa main
    Et que Victor garde sa main
    Alors c'est l'étape d'entretien de l'équipe d'Angie
    Et Celia a six cartes en main
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie a sept cartes en main
    Et Celia a <cartes> cartes en main
    Quand Angie joue le terrain « Forêt »
    Et qu'Angie lance « Exercice des crocs »
    Et que le sort se résout
    Et que Barry joue le terrain « Forêt »
    Et que l'équipe d'Angie finit son tour
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Victor a huit cartes en main
    Quand Edward joue le terrain « Marais »
    Et que Ronald joue le terrain « Marais »
    Et que Victor joue le terrain « Marais »
    Et que l'équipe d'Edward finit son tour
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Exercice des crocs »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Et que l'équipe d'Angie choisit Victor comme joueur qui subit les blessures
    Alors Victor a neuf marqueurs poison
    Quand Angie lance « Exercice du venin » en ciblant Edward
    Et que le sort se résout
    Alors la partie continue
    Et Edward a un marqueur poison
    Quand Barry lance « Exercice du venin » en ciblant Victor
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie

    Exemples:
      | à partir du | règle  | cartes |
      | 2006-10-01  | 606.10 | sept   |
      | 2007-05-01  | 606.10 | six    |

  @id:heads.game.three.declared_together @situation:heads.game.three @variant:three-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @clause:mulligan.order @clause:combat.attacks @from:2009-07-11 @until:2011-04-01 @must
  Scénario: Dans une partie où les six joueurs se déclaraient avant tout mulligan, dix marqueurs poison d'un seul joueur battaient encore une équipe de trois
    Étant donné que l'équipe d'Angie joue en premier
    Et qu'Angie a « Forêt » en main
    Et qu'Angie a « Exercice des crocs » en main
    Et qu'Angie a « Exercice du venin » en main
    Et que Barry a « Forêt » en main
    Et que Barry a « Exercice du venin » en main
    Et qu'Edward a « Marais » en main
    Et que Ronald a « Marais » en main
    Et que Victor a « Marais » en main
    Quand Celia prend un mulligan
    Et qu'Angie garde sa main
    Et que Barry garde sa main
    Et qu'Edward garde sa main
    Et que Ronald garde sa main
    Et que Victor garde sa main
    Et que Celia prend un mulligan
    Et que Celia garde sa main
    Alors c'est l'étape d'entretien de l'équipe d'Angie
    Et Celia a six cartes en main
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie a sept cartes en main
    Quand Angie joue le terrain « Forêt »
    Et qu'Angie lance « Exercice des crocs »
    Et que le sort se résout
    Et que Barry joue le terrain « Forêt »
    Et que l'équipe d'Angie finit son tour
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Victor a huit cartes en main
    Quand Edward joue le terrain « Marais »
    Et que Ronald joue le terrain « Marais »
    Et que Victor joue le terrain « Marais »
    Et que l'équipe d'Edward finit son tour
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Exercice des crocs »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Et que l'équipe d'Angie choisit Victor comme joueur qui subit les blessures
    Alors Victor a neuf marqueurs poison
    Quand Angie lance « Exercice du venin » en ciblant Edward
    Et que le sort se résout
    Alors la partie continue
    Et Edward a un marqueur poison
    Quand Barry lance « Exercice du venin » en ciblant Victor
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie

  @id:heads.game.three.shared @situation:heads.game.three @variant:three-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @clause:mulligan.order @clause:combat.attacks @until:2018-04-27 @must
  Plan du scénario: Dans une partie où les attaquants attaquaient toute l'équipe, une équipe de trois perdait avec son vingtième marqueur poison
    Étant donné que l'équipe d'Angie joue en premier
    Et qu'Angie a « Forêt » en main
    Et qu'Angie a « Exercice des crocs » en main
    Et qu'Angie a « Exercice du venin » en main
    Et que Barry a « Forêt » en main
    Et que Barry a « Exercice des crocs » en main
    Et que Barry a « Exercice du venin » en main
    Et qu'Edward a « Marais » en main
    Et que Ronald a « Marais » en main
    Et que Victor a « Marais » en main
    Quand Celia prend un mulligan
    Et qu'Angie garde sa main
    Et que Barry garde sa main
    Et qu'Edward garde sa main
    Et que Ronald garde sa main
    Et que Victor garde sa main
    Et que Celia prend un mulligan
    Et que <joueur> ne met aucune carte au-dessous de sa bibliothèque
    Et que Celia garde sa main
    Alors c'est l'étape d'entretien de l'équipe d'Angie
    Et Celia a six cartes en main
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie a sept cartes en main
    Quand Angie joue le terrain « Forêt »
    Et qu'Angie lance « Exercice des crocs »
    Et que le sort se résout
    Et que Barry joue le terrain « Forêt »
    Et que Barry lance « Exercice des crocs »
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie finit son tour
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Victor a huit cartes en main
    Quand Edward joue le terrain « Marais »
    Et que Ronald joue le terrain « Marais »
    Et que Victor joue le terrain « Marais »
    Et que l'équipe d'Edward finit son tour
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Exercice des crocs »
    Et que Barry attaque l'équipe d'Edward avec « Exercice des crocs »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Et que l'équipe d'Angie choisit Victor comme joueur qui subit les blessures
    Alors l'équipe d'Edward a 18 marqueurs poison
    Quand Angie lance « Exercice du venin » en ciblant Edward
    Et que le sort se résout
    Alors la partie continue
    Et l'équipe d'Edward a 19 marqueurs poison
    Quand Barry lance « Exercice du venin » en ciblant Victor
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie

    Exemples:
      | à partir du | règle  | joueur |
      | 2011-04-01  | 810.11 | —      |
      | 2015-09-26  | 810.11 | Celia  |

  @id:heads.game.three.now @situation:heads.game.three @variant:three-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @clause:mulligan.order @clause:combat.attacks @must
  Plan du scénario: Dans une partie où chaque attaquant attaque un joueur, une équipe de trois perd avec son vingtième marqueur poison
    Étant donné que l'équipe d'Angie joue en premier
    Et qu'Angie a « Forêt » en main
    Et qu'Angie a « Exercice des crocs » en main
    Et qu'Angie a « Exercice du venin » en main
    Et que Barry a « Forêt » en main
    Et que Barry a « Exercice des crocs » en main
    Et que Barry a « Exercice du venin » en main
    Et qu'Edward a « Marais » en main
    Et que Ronald a « Marais » en main
    Et que Victor a « Marais » en main
    Quand Celia prend un mulligan
    Et qu'Angie garde sa main
    Et que Barry garde sa main
    Et qu'Edward garde sa main
    Et que Ronald garde sa main
    Et que Victor garde sa main
    Et que Celia prend un mulligan
    Et que <joueur> ne met aucune carte au-dessous de sa bibliothèque
    Et que Celia met <dessous> carte au-dessous de sa bibliothèque
    Et que Celia garde sa main
    Alors c'est l'étape d'entretien de l'équipe d'Angie
    Et Celia a six cartes en main
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie a sept cartes en main
    Quand Angie joue le terrain « Forêt »
    Et qu'Angie lance « Exercice des crocs »
    Et que le sort se résout
    Et que Barry joue le terrain « Forêt »
    Et que Barry lance « Exercice des crocs »
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie finit son tour
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Victor a huit cartes en main
    Quand Edward joue le terrain « Marais »
    Et que Ronald joue le terrain « Marais »
    Et que Victor joue le terrain « Marais »
    Et que l'équipe d'Edward finit son tour
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Victor avec « Exercice des crocs »
    Et que Barry attaque Edward avec « Exercice des crocs »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 marqueurs poison
    Quand Angie lance « Exercice du venin » en ciblant Edward
    Et que le sort se résout
    Alors la partie continue
    Et l'équipe d'Edward a 19 marqueurs poison
    Quand Barry lance « Exercice du venin » en ciblant Victor
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie

    Exemples:
      | à partir du | règle  | joueur | dessous |
      | 2018-04-27  | 810.11 | Celia  | —       |
      | 2019-07-12  | 810.11 | —      | une     |
