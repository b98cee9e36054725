# language: fr
Fonctionnalité: Des joueurs qui ne peuvent pas être ciblés
  > Une carte donne à son contrôleur la défense talismanique ou le linceul. Qui dans l'équipe l'a, et qui ne peut plus cibler le joueur ?

  @id:shielded.hexproof @situation:shielded @clause:target.player_hexproof @from:2011-06-17 @must
  Scénario: Les adversaires ne peuvent pas cibler un joueur avec la défense talismanique, et peuvent cibler le coéquipier
    Étant donné qu'Angie contrôle « Leyline of Sanctity »
    Quand l'équipe d'Angie passe la priorité
    Alors Edward ne peut pas lancer « Shock » en ciblant Angie
    Mais Edward peut lancer « Shock » en ciblant Barry
    Quand le sort se résout
    Alors l'équipe d'Angie a 28 points de vie

  @id:shielded.hexproof.own @situation:shielded @clause:target.player_hexproof @from:2011-06-17 @must
  Scénario: Un coéquipier n'est pas un adversaire et peut cibler un joueur avec la défense talismanique, comme le joueur lui-même
    Étant donné qu'Angie contrôle « Leyline of Sanctity »
    Quand Barry lance « Shock » en ciblant Angie
    Et que le sort se résout
    Et qu'Angie lance « Lightning Helix » en ciblant Angie
    Et que le sort se résout
    Alors l'équipe d'Angie a 28 points de vie

  @id:shielded.no_target @situation:shielded @clause:target.player_hexproof @from:2011-06-17 @must
  Scénario: Ce qui n'a pas de cible atteint un joueur avec la défense talismanique
    Étant donné qu'Angie contrôle « Leyline of Sanctity »
    Et que c'est la phase principale pré-combat de l'équipe d'Edward
    Quand Edward lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Angie a 22 points de vie

  @id:shielded.shroud @situation:shielded @clause:target.player_shroud @from:2009-07-11 @must
  Scénario: Personne ne peut cibler un joueur avec le linceul, pas même le coéquipier ni le joueur
    Étant donné qu'Angie contrôle « True Believer »
    Alors Barry ne peut pas lancer « Shock » en ciblant Angie
    Et Angie ne peut pas lancer « Lightning Helix » en ciblant Angie
    Mais Barry peut lancer « Shock » en ciblant Barry
    Et Angie peut lancer « Lightning Helix » en ciblant Barry
    Quand le sort se résout
    Et que le sort se résout
    Alors l'équipe d'Angie a 28 points de vie

  @id:shielded.turn @clause:target.player_shroud @clause:layers.lasting @from:2009-07-11 @must
  Scénario: Le linceul qu'un sort donne à un joueur disparaît avec le tour
    Quand Angie lance « Gilded Light »
    Et que le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Alors Edward ne peut pas lancer « Shock » en ciblant Angie
    Mais Edward peut lancer « Shock » en ciblant Ronald
    Quand le sort se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors Edward peut lancer « Shock » en ciblant Angie
    Quand le sort se résout
    Alors l'équipe d'Angie a 28 points de vie
    Et l'équipe d'Edward a 28 points de vie

  @id:shielded.cycled @clause:target.player_shroud @from:2009-07-11 @must
  Scénario: Gilded Light recyclé ne donne pas de linceul
    Étant donné qu'Angie contrôle deux « Source de mana »
    Et qu'Angie a « Gilded Light » en main
    Quand Angie active la capacité de « Gilded Light »
    Et que la capacité se résout
    Et que l'équipe d'Angie passe la priorité
    Alors Edward peut lancer « Shock » en ciblant Angie

  @id:shielded.opening @clause:target.player_hexproof @clause:start.opening_hand @from:2011-06-17 @must
  Scénario: Un joueur peut commencer la partie avec Leyline of Sanctity, et a dès lors la défense talismanique
    Étant donné que l'équipe d'Angie joue en premier
    Et qu'Angie a « Leyline of Sanctity » en main
    Quand Angie garde sa main
    Et que Barry garde sa main
    Et qu'Edward garde sa main
    Et que Ronald garde sa main
    Et qu'Angie commence la partie avec « Leyline of Sanctity » sur le champ de bataille
    Alors Angie contrôle « Leyline of Sanctity »
