# language: fr
Fonctionnalité: À chacun ses tours
  > Les coéquipiers sont assis côte à côte, et chacun joue seul ses tours. À qui le tour suivant, et qui peut agir quand ?

  @id:versus.turns @clause:turn.teams @clause:versus.begins @clause:versus.seats @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Les tours font le tour de la table, du coéquipier à l'autre équipe
    Étant donné qu'Angie a 20 points de vie
    Quand Angie finit son tour
    Alors c'est l'étape d'entretien de Barry
    Quand Barry finit son tour
    Alors c'est l'étape d'entretien d'Edward
    Quand Edward finit son tour
    Alors c'est l'étape d'entretien de Ronald
    Quand Ronald finit son tour
    Alors c'est l'étape d'entretien d'Angie

  @id:versus.untap @clause:step.untap @clause:turn.teams @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Seuls les permanents du joueur dont c'est le tour se dégagent, et non ceux du coéquipier
    Étant donné qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Et que la carte « Géant des collines » est engagée
    Et que la carte « Grizzlis » est engagée
    Quand Angie finit son tour
    Alors la carte « Grizzlis » est dégagée
    Et la carte « Géant des collines » est engagée
    Quand l'étape d'entretien d'Angie commence
    Alors la carte « Géant des collines » est dégagée

  @id:versus.draw @clause:step.draw @clause:turn.teams @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Seul le joueur dont c'est le tour pioche une carte
    Étant donné qu'Angie a deux cartes en main
    Et que Barry a trois cartes en main
    Quand la phase principale pré-combat de Barry commence
    Alors Barry a quatre cartes en main
    Et Angie a deux cartes en main

  @id:versus.sorcery @clause:turn.teams @clause:step.main @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Pendant le tour du coéquipier, un joueur ne lance pas de créature, mais un éphémère
    Étant donné que Barry a « Grizzlis » en main
    Et qu'Edward a 20 points de vie
    Quand Angie passe la priorité
    Alors Barry ne peut pas lancer « Grizzlis »
    Mais Barry peut lancer « Shock » en ciblant Edward
    Quand le sort se résout
    Alors Edward a 18 points de vie
    Quand la phase principale pré-combat de Barry commence
    Alors Barry peut lancer « Grizzlis »

  @id:versus.land @clause:turn.teams @variant:team-vs-team @from:2011-09-30 @must
  Scénario: En équipe contre équipe, un joueur ne joue pas de terrain pendant le tour du coéquipier
    Étant donné qu'Angie a « Forêt » en main
    Et que Barry a « Plaine » en main
    Alors Barry ne peut pas jouer le terrain « Plaine »
    Et Angie peut jouer le terrain « Forêt »
    Quand la phase principale pré-combat de Barry commence
    Alors Barry peut jouer le terrain « Plaine »

  @id:versus.priority @clause:priority.pass @clause:versus.seats @variant:team-vs-team @from:2011-09-30 @must
  Scénario: La priorité fait le tour de la table, joueur par joueur, et un sort se résout quand les quatre ont passé
    Étant donné qu'Angie a 20 points de vie
    Et que Ronald contrôle « Wall of Blood »
    Et que Ronald a 20 points de vie
    Quand Angie lance « Rides de flammes »
    Et qu'Angie passe la priorité
    Alors Ronald ne peut pas activer la capacité de « Wall of Blood »
    Quand Barry passe la priorité
    Alors Ronald ne peut pas activer la capacité de « Wall of Blood »
    Quand Edward passe la priorité
    Alors Ronald peut activer la capacité de « Wall of Blood »
    Et Ronald a 19 points de vie
    Quand le sort se résout
    Alors Ronald a 15 points de vie

  @id:versus.upkeep @clause:trigger.step @clause:turn.teams @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Ce qu'apporte chaque entretien touche le seul joueur dont c'est l'entretien
    Étant donné qu'Angie a 20 points de vie
    Et que Barry a 20 points de vie
    Et qu'Edward a 20 points de vie
    Et qu'Angie contrôle « Copper Tablet »
    Quand l'étape d'entretien de Barry commence
    Et que la capacité déclenchée de « Copper Tablet » se résout
    Alors Barry a 19 points de vie
    Et Angie a 20 points de vie
    Quand l'étape de pioche d'Edward commence
    Alors Edward a 19 points de vie
    Et Barry a 19 points de vie

  @id:versus.extra_turn @clause:turn.of_team @clause:turn.extra @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Un tour supplémentaire est au joueur seul, puis vient celui du coéquipier
    Étant donné que Barry a trois cartes en main
    Quand Angie lance « Time Walk »
    Et que le sort se résout
    Et qu'Angie finit son tour
    Alors c'est l'étape d'entretien d'Angie
    Quand Angie finit son tour
    Alors c'est l'étape d'entretien de Barry
    Et Barry a trois cartes en main

  @id:versus.skipped @clause:turn.of_team @clause:turn.skip @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Un tour que saute un joueur n'est sauté que par lui
    Étant donné qu'Angie a 20 points de vie
    Quand Angie lance « Meditate »
    Et que le sort se résout
    Et qu'Angie finit son tour
    Alors c'est l'étape d'entretien de Barry
    Quand Barry finit son tour
    Et qu'Edward finit son tour
    Et que Ronald finit son tour
    Alors c'est l'étape d'entretien de Barry

  @id:versus.triggers @clause:trigger.order @clause:trigger.dies @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Les capacités déclenchées vont sur la pile joueur par joueur dans l'ordre du tour, celles des coéquipiers à part
    Étant donné qu'Angie a 20 points de vie
    Et que Barry a 20 points de vie
    Et qu'Edward a 20 points de vie
    Et que Ronald a 20 points de vie
    Et qu'Angie contrôle « Spirit of Malevolence »
    Et que Barry contrôle « Spirit of Malevolence »
    Et qu'Edward contrôle « Spirit of Malevolence »
    Quand Angie lance « Pyroclasm »
    Et que le sort se résout
    Et que la capacité déclenchée de « Spirit of Malevolence » d'Edward se résout
    Alors Edward a 21 points de vie
    Et Angie a 19 points de vie
    Et Barry a 19 points de vie
    Et Ronald a 20 points de vie
    Quand la capacité déclenchée de « Spirit of Malevolence » de Barry se résout
    Alors Barry a 20 points de vie
    Et Edward a 20 points de vie
    Et Ronald a 19 points de vie
    Et Angie a 19 points de vie
    Quand la capacité déclenchée de « Spirit of Malevolence » d'Angie se résout
    Alors Angie a 20 points de vie
    Et Ronald a 18 points de vie
