# language: fr
Fonctionnalité: Quand une capacité peut être activée
  > Une capacité ne s'active que lorsqu'on pourrait lancer un rituel, que dans une partie du tour, ou qu'une fois par tour. De quel tour s'agit-il, et qui compte ?

  @id:limit.as_sorcery @clause:ability.as_sorcery @clause:turn.teams @from:2005-08-01 @must
  Scénario: Chaque tête active à vitesse de rituel dans une phase principale de l'équipe, la pile étant vide, et aucun adversaire ne le fait
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que Barry contrôle « Sadistic Hypnotist »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Sadistic Hypnotist »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward a trois cartes en main
    Et que Ronald a trois cartes en main
    Quand l'équipe d'Edward passe la priorité
    Alors Barry ne peut pas activer la capacité de « Sadistic Hypnotist » de Barry
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Barry ne peut pas activer la capacité de « Sadistic Hypnotist » de Barry
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et qu'Angie lance « Angel's Mercy »
    Alors Barry ne peut pas activer la capacité de « Sadistic Hypnotist » de Barry
    Quand le sort se résout
    Alors Edward ne peut pas activer la capacité de « Sadistic Hypnotist » d'Edward
    Mais Barry peut activer la capacité de « Sadistic Hypnotist » de Barry
    Quand Barry sacrifie « Grizzlis » de Barry
    Et que Barry choisit Edward comme cible
    Et que la capacité se résout
    Et qu'Edward défausse deux cartes
    Alors Edward a une carte en main
    Et Ronald a trois cartes en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Barry ne peut pas activer la capacité de « Sadistic Hypnotist » de Barry

  @id:limit.as_sorcery.itself @situation:limit.as_sorcery @clause:ability.as_sorcery @from:2005-08-01 @must
  Scénario: Sans autre créature, la seule à sacrifier est celle qui le dit
    Étant donné que Barry contrôle « Sadistic Hypnotist »
    Et que Barry contrôle « Fountain of Youth »
    Et que Ronald a trois cartes en main
    Quand Barry active la capacité de « Sadistic Hypnotist »
    Et que Barry choisit Ronald comme cible
    Et que la capacité se résout
    Et que Ronald défausse deux cartes
    Alors Ronald a une carte en main
    Et Barry contrôle « Fountain of Youth »

  @id:limit.as_sorcery.combat @clause:ability.as_sorcery @clause:turn.extra @from:2018-04-27 @must
  Scénario: Une seconde phase de combat s'achète dans une phase principale et non pendant le combat ; les créatures d'une seule tête se dégagent
    Étant donné qu'Angie contrôle « Aggravated Assault »
    Et qu'Angie contrôle six « Source de mana »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Aggravated Assault »
    Et qu'Edward contrôle cinq « Source de mana »
    Et qu'Edward a trois cartes en main
    Et que l'équipe d'Edward a 30 points de vie
    Quand l'équipe d'Angie passe la priorité
    Alors Edward ne peut pas activer la capacité de « Aggravated Assault » d'Edward
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que Barry attaque Edward avec « Géant des collines »
    Alors Angie ne peut pas activer la capacité de « Aggravated Assault » d'Angie
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie peut activer la capacité de « Aggravated Assault » d'Angie
    Quand la capacité se résout
    Alors la carte « Grizzlis » est dégagée
    Mais la carte « Géant des collines » est engagée
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 23 points de vie
    Et Edward a trois cartes en main
    Et Angie ne peut pas activer la capacité de « Aggravated Assault » d'Angie

  @id:limit.your_turn @clause:ability.only_if @clause:turn.teams @from:2005-08-01 @must
  Scénario: Une capacité réservée à son propre tour s'active pendant les tours de l'équipe, étape de fin comprise, et pendant aucun autre
    Étant donné qu'Angie contrôle « Disrupting Scepter »
    Et qu'Angie contrôle deux « Source de mana »
    Et que Barry contrôle « Disrupting Scepter »
    Et que Barry contrôle sept « Source de mana »
    Et qu'Edward a une carte en main
    Et que Ronald a une carte en main
    Quand l'étape de fin de l'équipe d'Angie commence
    Et qu'Angie choisit Edward comme cible
    Alors Angie ne peut pas activer la capacité de « Disrupting Scepter » d'Angie
    Mais Barry peut activer la capacité de « Disrupting Scepter » de Barry
    Quand Barry choisit Ronald comme cible
    Et que la capacité se résout
    Alors Ronald n'a aucune carte en main
    Et Edward a une carte en main
    Et Barry ne peut pas activer la capacité de « Disrupting Scepter » de Barry
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Alors Barry ne peut pas activer la capacité de « Disrupting Scepter » de Barry
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Barry peut activer la capacité de « Disrupting Scepter » de Barry

  @id:limit.your_upkeep @clause:ability.only_if @clause:turn.teams @from:2005-08-01 @must
  Scénario: Une capacité réservée à son propre entretien s'active pendant celui de l'équipe, ni après lui ni pendant celui des autres
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que Barry contrôle « Dwarven Weaponsmith »
    Et que Barry contrôle « Fountain of Youth »
    Et que Barry contrôle « Disrupting Scepter »
    Et qu'Angie contrôle « Dwarven Weaponsmith »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Barry ne peut pas activer la capacité de « Dwarven Weaponsmith » de Barry
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Alors Barry ne peut pas activer la capacité de « Dwarven Weaponsmith » de Barry
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et qu'Angie choisit « Grizzlis » comme cible
    Alors Angie ne peut pas activer la capacité de « Dwarven Weaponsmith » d'Angie
    Mais Barry peut activer la capacité de « Dwarven Weaponsmith » de Barry
    Quand Barry sacrifie « Fountain of Youth »
    Et que Barry choisit « Grizzlis » comme cible
    Et que la capacité se résout
    Alors la créature « Grizzlis » est 3/3
    Et la carte « Dwarven Weaponsmith » de Barry est engagée
    Et Barry a « Fountain of Youth » dans son cimetière
    Et Barry ne peut pas activer la capacité de « Dwarven Weaponsmith » de Barry

  @id:limit.your_upkeep.itself @situation:limit.your_upkeep @clause:ability.only_if @from:2005-08-01 @must
  Scénario: Ce qui n'est pas une créature ne reçoit pas de marqueur : sans autre créature, la seule cible est celle qui le donne
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que Barry contrôle « Dwarven Weaponsmith »
    Et que Barry contrôle « Fountain of Youth »
    Et que Barry contrôle « Disrupting Scepter »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Barry peut activer la capacité de « Dwarven Weaponsmith »
    Quand Barry sacrifie « Fountain of Youth »
    Et que la capacité se résout
    Alors la créature « Dwarven Weaponsmith » est 2/2
    Et Barry ne peut pas activer la capacité de « Dwarven Weaponsmith »

  @id:limit.before_attackers @clause:ability.only_if @clause:turn.teams @from:2005-08-01 @must
  Scénario: Avant la déclaration des attaquants, c'est jusqu'à l'étape de déclaration des attaquants du tour de l'équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que Barry contrôle « Goblin Firestarter »
    Et que l'équipe d'Edward a 30 points de vie
    Quand l'équipe d'Edward passe la priorité
    Alors Barry ne peut pas activer la capacité de « Goblin Firestarter »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie n'attaque avec aucune créature
    Alors Barry ne peut pas activer la capacité de « Goblin Firestarter »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors Barry ne peut pas activer la capacité de « Goblin Firestarter »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que l'étape de début de combat de l'équipe d'Angie commence
    Alors Barry peut activer la capacité de « Goblin Firestarter »
    Quand Barry choisit Edward comme cible
    Et que la capacité se résout
    Alors l'équipe d'Edward a 29 points de vie
    Et Barry a « Goblin Firestarter » dans son cimetière

  @id:limit.before_attackers.skipped @situation:limit.before_attackers @clause:ability.only_if @clause:turn.skip @from:2012-02-01 @must
  Scénario: Si l'équipe saute sa phase de combat, la phase principale d'avant-combat est la dernière occasion
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que Barry contrôle « Goblin Firestarter »
    Et que Ronald contrôle « Oiseaux de paradis »
    Quand Edward lance « Stonehorn Dignitary »
    Et que le sort se résout
    Et qu'Edward choisit Angie comme cible
    Et que la capacité déclenchée de « Stonehorn Dignitary » se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Barry ne peut pas activer la capacité de « Goblin Firestarter »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Barry peut activer la capacité de « Goblin Firestarter »
    Quand Barry choisit « Oiseaux de paradis » comme cible
    Et que la capacité se résout
    Alors Ronald a « Oiseaux de paradis » dans son cimetière

  @id:limit.skipped_combat @clause:turn.skip @from:2012-02-01 @must
  Scénario: La phase de combat qu'un coéquipier doit sauter est celle de l'équipe, et la suivante a lieu
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Quand Edward lance « Stonehorn Dignitary »
    Et que le sort se résout
    Et qu'Edward choisit Angie comme cible
    Et que la capacité déclenchée de « Stonehorn Dignitary » se résout
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors c'est la phase principale post-combat de l'équipe d'Angie
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Alors c'est l'étape de début de combat de l'équipe d'Edward
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors c'est l'étape de début de combat de l'équipe d'Angie

  @id:limit.in_combat @clause:ability.only_if @clause:combat.lasts @from:2018-04-27 @must
  Scénario: Ce qui est une créature jusqu'à la fin du combat bloque pour le coéquipier et le reste jusqu'au bout de la phase de combat
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Jade Statue »
    Et qu'Angie contrôle trois « Source de mana »
    Et que Ronald contrôle « Géant des collines »
    Quand l'équipe d'Edward passe la priorité
    Alors Angie ne peut pas activer la capacité de « Jade Statue »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que Ronald attaque Barry avec « Géant des collines »
    Et que l'équipe d'Edward passe la priorité
    Alors Angie peut activer la capacité de « Jade Statue »
    Quand la capacité se résout
    Alors la créature « Jade Statue » est 3/6
    Quand l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie peut bloquer « Géant des collines » avec « Jade Statue »
    Quand l'étape de fin de combat de l'équipe d'Edward commence
    Alors la créature « Jade Statue » est 3/6
    Quand l'équipe d'Edward passe la priorité
    Alors Angie ne peut pas activer la capacité de « Jade Statue »
    Quand la phase principale post-combat de l'équipe d'Edward commence
    Alors Angie ne contrôle aucune créature

  @id:limit.each_turn @clause:ability.each_turn @from:2005-08-01 @must
  Scénario: Une fois par tour, c'est une fois dans chacun, et chacune de deux créatures compte pour elle-même
    Étant donné qu'Angie contrôle « Rootwalla »
    Et qu'Angie contrôle six « Source de mana »
    Et que Barry contrôle « Rootwalla »
    Et que Barry contrôle deux « Source de mana »
    Quand Angie active la capacité de « Rootwalla » d'Angie
    Alors Angie ne peut pas activer la capacité de « Rootwalla » d'Angie
    Quand la capacité se résout
    Alors Angie ne peut pas activer la capacité de « Rootwalla » d'Angie
    Mais Barry peut activer la capacité de « Rootwalla » de Barry
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Rootwalla » d'Angie est 2/2
    Quand l'équipe d'Edward passe la priorité
    Alors Angie peut activer la capacité de « Rootwalla » d'Angie
    Et Angie ne peut pas activer la capacité de « Rootwalla » d'Angie
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie peut activer la capacité de « Rootwalla » d'Angie
    Quand la capacité se résout
    Alors la créature « Rootwalla » d'Angie est 4/4
    Et la créature « Rootwalla » de Barry est 2/2

  @id:limit.each_turn.taken @situation:limit.each_turn @clause:ability.each_turn @from:2009-07-11 @must
  Scénario: Qui prend le contrôle d'une créature dont la capacité une fois par tour a servi ne peut la réactiver qu'au tour suivant
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Rootwalla »
    Et qu'Edward contrôle deux « Source de mana »
    Et qu'Angie contrôle cinq « Source de mana »
    Et que Barry contrôle « Rootwalla »
    Et que Barry contrôle « Source de mana »
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward active la capacité de « Rootwalla » d'Edward
    Et que la capacité se résout
    Et qu'Angie lance « Acte de trahison » en ciblant « Rootwalla » d'Edward
    Et que le sort se résout
    Alors Angie ne peut pas activer la capacité de « Rootwalla » d'Edward
    Et Barry ne peut pas activer la capacité de « Rootwalla » de Barry
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Edward peut activer la capacité de « Rootwalla » d'Edward
