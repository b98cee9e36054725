# language: fr
Fonctionnalité: Qui peut agir, dans n'importe quelle partie
  > Des joueurs sans coéquipiers lancent des sorts, y répondent et passent. Qui a la priorité, et que peut-on lancer alors ?

  @id:general.priority.again @clause:priority.act @clause:priority.players @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Qui a lancé un sort a de nouveau la priorité, et personne d'autre avant d'avoir passé
    Étant donné qu'Angie contrôle « Géant des collines »
    Quand Angie lance « Reach Through Mists »
    Alors Edward ne peut pas lancer « Shock » en ciblant Angie
    Mais Angie peut lancer « Giant Growth » en ciblant « Géant des collines »
    Quand l'équipe d'Angie passe la priorité
    Alors Edward peut lancer « Shock » en ciblant Angie

  @id:general.priority.after_resolving @situation:general.priority.again @clause:priority.pass @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Quand le sort d'un autre joueur s'est résolu, le joueur actif a d'abord la priorité
    Étant donné que l'équipe d'Angie a 20 points de vie
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Lightning Helix » en ciblant Angie
    Et que le sort se résout
    Alors l'équipe d'Angie a 17 points de vie
    Et Edward ne peut pas lancer « Shock » en ciblant Angie
    Mais Angie peut lancer « Shock » en ciblant Edward
    Quand l'équipe d'Angie passe la priorité
    Alors Edward peut lancer « Shock » en ciblant Angie

  @id:general.priority.one_at_a_time @clause:priority.pass @clause:stack.top @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: De deux sorts, un seul se résout avant que l'on puisse agir de nouveau
    Étant donné que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Shock » en ciblant Edward
    Et qu'Angie lance « Flame Javelin » en ciblant Edward
    Et que le sort se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et Edward ne peut pas lancer « Angel's Mercy »
    Quand l'équipe d'Angie passe la priorité
    Alors Edward peut lancer « Angel's Mercy »
    Quand le sort se résout
    Alors l'équipe d'Edward a 23 points de vie
    Quand le sort se résout
    Alors l'équipe d'Edward a 21 points de vie

  @id:general.priority.answered @clause:priority.pass @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Un sort auquel on répond attend que la réponse soit résolue et que tous aient passé de nouveau
    Étant donné que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Shock » en ciblant Edward
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Angel's Mercy »
    Et que le sort se résout
    Alors l'équipe d'Edward a 27 points de vie
    Et Edward ne peut pas lancer « Reach Through Mists »
    Mais Angie peut lancer « Reach Through Mists »
    Quand le sort se résout
    Alors l'équipe d'Edward a 27 points de vie
    Quand le sort se résout
    Alors l'équipe d'Edward a 25 points de vie

  @id:general.priority.sorcery @clause:priority.timing @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Tant qu'un sort est sur la pile, on ne peut lancer ni rituel ni créature
    Étant donné que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Shock » en ciblant Edward
    Alors Angie ne peut pas lancer « Divination »
    Et Angie ne peut pas lancer « Grizzlis »
    Quand le sort se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et Angie peut lancer « Divination »

  @id:general.priority.others_turn @situation:general.priority.sorcery @clause:priority.timing @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Pendant le tour d'un autre joueur, on ne peut lancer que des éphémères
    Étant donné qu'Edward contrôle « Géant des collines »
    Quand l'équipe d'Angie passe la priorité
    Alors Edward ne peut pas lancer « Grizzlis »
    Et Edward ne peut pas lancer « Divination »
    Mais Edward peut lancer « Giant Growth » en ciblant « Géant des collines »
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward peut lancer « Grizzlis »

  @id:general.priority.in_combat @situation:general.priority.sorcery @clause:priority.timing @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Pendant le combat, le joueur actif ne lance que des éphémères, et de nouveau des rituels après
    Étant donné qu'Angie contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Alors Angie ne peut pas lancer « Divination »
    Mais Angie peut lancer « Giant Growth » en ciblant « Géant des collines »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie peut lancer « Divination »
