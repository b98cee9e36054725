# language: fr
Fonctionnalité: Cartes dans les mains de départ
  > Une carte dit que celui qui l'a dans sa main de départ peut commencer la partie avec elle sur le champ de bataille. Qui le peut, dans une équipe ?

  @id:start.opening_hand @clause:start.opening_hand @must
  Plan du scénario: Un membre de l'une ou l'autre équipe peut commencer la partie avec une telle carte sur le champ de bataille
    Étant donné que l'équipe d'Angie joue en premier
    Et que <joueur> a « Leyline of the Meek » en main
    Quand Angie garde sa main
    Et que Barry garde sa main
    Et qu'Edward garde sa main
    Alors <joueur> a « Leyline of the Meek » en main
    Quand Ronald garde sa main
    Et que <joueur> commence la partie avec « Leyline of the Meek » sur le champ de bataille
    Alors <joueur> contrôle « Leyline of the Meek »
    Et <joueur> a six cartes en main
    Et c'est l'étape d'entretien de l'équipe d'Angie

    Exemples:
      | à partir du | règle | joueur |
      | 2010-04-23  | 103.5 | Angie  |
      | 2010-04-23  | 103.5 | Barry  |
      | 2010-04-23  | 103.5 | Ronald |

  @id:start.opening_hand.declined @situation:start.opening_hand @clause:start.opening_hand @from:2010-04-23 @must
  Scénario: Personne n'est obligé de commencer la partie avec une telle carte
    Étant donné que l'équipe d'Angie joue en premier
    Et que Barry a « Leyline of the Meek » en main
    Quand Angie garde sa main
    Et que Barry garde sa main
    Et qu'Edward garde sa main
    Et que Ronald garde sa main
    Et que Barry commence la partie sans aucune telle carte sur le champ de bataille
    Alors Barry a « Leyline of the Meek » en main
    Et Barry a sept cartes en main
    Et c'est l'étape d'entretien de l'équipe d'Angie
