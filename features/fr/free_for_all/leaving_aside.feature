# language: fr
Fonctionnalité: Partir pendant qu'un autre joue
  > Dans une partie à quatre, quelqu'un concède sans avoir la priorité, ou pendant que d'autres déclarent. Qui garde la priorité, qui perd à cause de cela, et que devient ce qui attend ?

  @id:aside.stack @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scénario: Deux sorts d'un joueur qui a passé et concède quittent la pile et n'ont pas d'effet
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Martha a 20 points de vie
    Quand Angie lance « Rides de flammes »
    Et qu'Angie lance « Meditate »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Angie concède la partie
    Alors l'équipe d'Angie perd la partie
    Et la partie continue
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 20 points de vie
    Et l'équipe de Martha a 20 points de vie

  @id:aside.stack.own @situation:aside.stack @clause:team.leaves @clause:turn.of_nobody @variant:free-for-all @from:2007-05-01 @must
  Scénario: Les sorts du joueur actif qui concède en ayant la priorité quittent la pile sans effet, et le joueur suivant peut agir aussitôt
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Martha a 20 points de vie
    Quand Angie lance « Rides de flammes »
    Et qu'Angie lance « Meditate »
    Et qu'Angie concède la partie
    Alors la partie continue
    Et Edward peut lancer « Meditate »
    Quand le sort se résout
    Alors c'est la phase principale pré-combat de l'équipe d'Angie
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 20 points de vie
    Et l'équipe de Martha a 20 points de vie

  @id:aside.draw @clause:team.leaves @clause:team.wins_and_loses @clause:state_check.when @variant:free-for-all @from:2010-04-23 @must
  Scénario: Deux joueurs qui ne pouvaient pas perdre tant qu'un troisième jouait perdent en même temps quand il part, et la partie est nulle
    Étant donné que l'équipe d'Angie a 4 points de vie
    Et que l'équipe d'Edward a 4 points de vie
    Et que l'équipe de Martha a 20 points de vie
    Et que Martha contrôle « Abyssal Persecutor »
    Quand Simon concède la partie
    Et qu'Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Angie a 0 point de vie
    Et l'équipe d'Edward a 0 point de vie
    Et la partie continue
    Quand Martha concède la partie
    Et que l'équipe d'Angie passe la priorité
    Alors la partie se termine en ex æquo
    Et l'équipe de Martha perd la partie

  @id:aside.loses @situation:aside.draw @clause:team.leaves @clause:team.wins_and_loses @clause:state_check.when @variant:free-for-all @from:2010-04-23 @must
  Scénario: De ceux qui continuent, seul celui qui n'a plus de points de vie perd, et le joueur actif en est toujours à sa phase principale pré-combat
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 4 points de vie
    Et que l'équipe de Simon a 20 points de vie
    Et que Martha contrôle « Abyssal Persecutor »
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors la partie continue
    Et l'équipe d'Edward est toujours dans la partie
    Quand Martha concède la partie
    Et que l'équipe d'Angie passe la priorité
    Alors l'équipe d'Edward perd la partie
    Et la partie continue
    Et c'est la phase principale pré-combat de l'équipe d'Angie
    Et l'équipe de Simon a 16 points de vie

  @id:aside.attackers @situation:aside.attackers @clause:team.leaves @clause:team.wins_and_loses @clause:combat.each_attacked @variant:free-for-all @from:2010-04-23 @must
  Scénario: Quelqu'un part avant la déclaration des attaquants : l'attaque est déclarée, et qui peut désormais perdre perd
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 4 points de vie
    Et que l'équipe de Simon a 20 points de vie
    Et que Martha contrôle « Abyssal Persecutor »
    Et qu'Angie contrôle « Géant des collines »
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Martha concède la partie
    Et qu'Angie attaque Simon avec « Géant des collines »
    Alors l'équipe d'Edward perd la partie
    Et la partie continue
    Et c'est l'étape de déclaration des attaquants de l'équipe d'Angie
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe de Simon a 13 points de vie

  @id:aside.attackers.none @situation:aside.attackers @clause:team.leaves @clause:team.wins_and_loses @variant:free-for-all @from:2010-04-23 @must
  Scénario: Quelqu'un part avant la déclaration des attaquants et personne n'attaque : qui peut désormais perdre perd quand même
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 4 points de vie
    Et que Martha contrôle « Abyssal Persecutor »
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Martha concède la partie
    Et qu'Angie n'attaque avec aucune créature
    Alors l'équipe d'Edward perd la partie
    Et la partie continue
    Et c'est l'étape de déclaration des attaquants de l'équipe d'Angie

  @id:aside.blockers @situation:aside.attackers @clause:team.leaves @clause:team.wins_and_loses @clause:combat.each_blocks @variant:free-for-all @from:2010-04-23 @must
  Scénario: Quelqu'un part pendant la déclaration des bloqueurs : les autres déclarent les leurs, et qui peut désormais perdre perd avant les blessures
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 4 points de vie
    Et que l'équipe de Simon a 20 points de vie
    Et que Martha contrôle « Abyssal Persecutor »
    Et qu'Angie contrôle « Géant des collines »
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Simon avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Martha concède la partie
    Alors la partie continue
    Quand l'étape des blessures de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward perd la partie
    Et l'équipe de Simon a 13 points de vie

  @id:aside.trigger @clause:team.leaves @clause:trigger.order @variant:free-for-all @from:2005-08-01 @must
  Scénario: Une créature qui vivait par l'enchantement de celui qui part meurt, et ce qui se déclenche alors va sur la pile quand le joueur suivant recevrait la priorité
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Simon a 20 points de vie
    Et que Martha contrôle « Bad Moon »
    Et que Simon contrôle « Zulaport Cutthroat »
    Quand Angie lance « Tremor »
    Et que le sort se résout
    Alors la créature « Zulaport Cutthroat » est 2/2
    Quand Martha concède la partie
    Et que l'équipe d'Angie passe la priorité
    Et que la capacité déclenchée de « Zulaport Cutthroat » se résout
    Alors c'est la phase principale pré-combat de l'équipe d'Angie
    Et l'équipe d'Angie a 19 points de vie
    Et l'équipe d'Edward a 19 points de vie
    Et l'équipe de Simon a 21 points de vie
    Et Simon a « Zulaport Cutthroat » dans son cimetière

  @id:aside.trigger.order @situation:aside.trigger @clause:team.leaves @clause:trigger.order @variant:free-for-all @from:2005-08-01 @must
  Scénario: De deux capacités qui se déclenchent quand quelqu'un part, celle du joueur actif va sur la pile en premier et se résout en dernier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Simon a 20 points de vie
    Et que Martha contrôle « Bad Moon »
    Et qu'Edward contrôle « Zulaport Cutthroat »
    Et qu'Angie contrôle « Zulaport Cutthroat »
    Quand Edward lance « Tremor »
    Et que le sort se résout
    Et que Martha concède la partie
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe de Simon passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Alors l'équipe d'Angie a 21 points de vie
    Et l'équipe d'Edward a 19 points de vie
    Et l'équipe de Simon a 19 points de vie
    Quand la phase principale post-combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 20 points de vie
    Et l'équipe d'Edward a 20 points de vie
    Et l'équipe de Simon a 18 points de vie

  @id:aside.trigger.leaves @situation:aside.trigger @clause:team.leaves @clause:trigger.order @variant:free-for-all @from:2005-08-01 @must
  Scénario: Ce qui s'est déclenché pour un joueur qui part aussi n'est jamais mis sur la pile
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que Martha contrôle « Bad Moon »
    Et que Simon contrôle « Zulaport Cutthroat »
    Quand Angie lance « Tremor »
    Et que le sort se résout
    Et que Martha concède la partie
    Et que Simon concède la partie
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors la partie continue
    Et l'équipe d'Angie a 20 points de vie
    Et l'équipe d'Edward a 20 points de vie

  @id:aside.trigger.own @situation:aside.trigger @clause:team.leaves @clause:turn.of_nobody @variant:free-for-all @from:2007-05-01 @must
  Scénario: Ce qui s'est déclenché pour le joueur actif qui part en ayant la priorité n'est jamais mis sur la pile
    Étant donné qu'Angie contrôle « Zulaport Cutthroat »
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Simon a 20 points de vie
    Et que Martha contrôle « Bad Moon »
    Quand Angie lance « Tremor »
    Et que le sort se résout
    Et que Martha concède la partie
    Et qu'Angie concède la partie
    Alors la partie continue
    Et c'est la phase principale pré-combat de l'équipe d'Angie
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 20 points de vie
    Et l'équipe de Simon a 20 points de vie

  @id:aside.extra_turn @clause:turn.of_who_left @clause:turn.extra @variant:free-for-all @from:2018-04-27 @must
  Scénario: Le tour supplémentaire d'un joueur parti ne commence pas, et le joueur suivant a le tour suivant
    Quand Angie lance « Time Warp » en ciblant Edward
    Et que le sort se résout
    Et qu'Edward concède la partie
    Et que l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe de Martha
    Quand l'équipe de Martha finit son tour
    Alors c'est l'étape d'entretien de l'équipe de Simon

  @id:aside.extra_turn.duration @situation:aside.extra_turn @clause:turn.of_who_left @clause:team.durations @variant:free-for-all @from:2018-04-27 @must
  Scénario: Ce qui dure jusqu'au prochain tour de celui qui est parti finit quand le tour supplémentaire aurait commencé
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Edward contrôle « Liliana, the Last Hope »
    Et que Simon contrôle « Géant des collines »
    Quand Edward active la première capacité de « Liliana, the Last Hope »
    Et qu'Edward choisit « Géant des collines » comme cible
    Et que la capacité se résout
    Et qu'Edward lance « Time Warp » en ciblant Edward
    Et que le sort se résout
    Et qu'Edward concède la partie
    Alors la créature « Géant des collines » est 1/2
    Quand l'étape d'entretien de l'équipe de Martha commence
    Alors la créature « Géant des collines » est 3/3

  @id:aside.mulligan @clause:team.leaves @clause:mulligan.order @variant:free-for-all @from:2019-07-12 @must
  Scénario: Qui concède après avoir déclaré un mulligan n'en fait pas, et la partie commence sans ce joueur
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie prend un mulligan
    Et qu'Edward prend un mulligan
    Et que Martha garde sa main
    Et que Simon garde sa main
    Et qu'Angie prend un mulligan
    Et qu'Angie concède la partie
    Et qu'Edward garde sa main
    Alors la partie continue
    Et c'est l'étape d'entretien de l'équipe d'Edward
    Et Angie n'a aucune carte en main
    Et Edward a sept cartes en main

  @id:aside.unpaid @situation:aside.unpaid @clause:team.leaves @clause:cost.unless @variant:free-for-all @from:2009-07-11 @must
  Scénario: Celui qui a quitté la partie ne paie rien, et qui devait piocher à défaut de paiement pioche
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Rhystic Study »
    Et qu'Angie a cinq cartes dans sa bibliothèque
    Et qu'Edward contrôle trois « Forêt »
    Quand Edward lance « Grizzlis »
    Et qu'Edward concède la partie
    Et qu'Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Rhystic Study » se résout
    Alors Angie a quatre cartes dans sa bibliothèque
    Et la partie continue
