# language: fr
Fonctionnalité: Les blocages qu'il faut payer
  > Une créature ne peut être bloquée que par qui paie. Qui paie, combien de fois, et y est-on obligé ?

  @id:ruling.awesome_presence @clause:combat.block_costs @clause:mana.own @from:2018-04-27 @must
  Scénario: Un bloqueur d'une créature sous Awesome Presence est payé une seule fois, par son propre contrôleur et par personne d'autre
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Edward contrôle « Élémental de l'air »
    Et que Ronald contrôle « Géant des collines »
    Et qu'Angie contrôle « Wind Drake »
    Et que Barry contrôle « Giant Spider »
    Et que Barry contrôle « Forêt »
    Et que Barry contrôle « Plaine »
    Et que Barry contrôle « Île »
    Et que Barry contrôle « Marais »
    Quand Edward lance « Awesome Presence » en ciblant « Élémental de l'air »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Élémental de l'air »
    Et que Ronald attaque Angie avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie ne peut pas bloquer « Élémental de l'air » avec « Wind Drake »
    Mais Barry peut bloquer « Élémental de l'air » avec « Giant Spider »
    Et la carte « Forêt » est engagée
    Et la carte « Plaine » est engagée
    Et la carte « Île » est engagée
    Et la carte « Marais » est dégagée

  @id:ruling.awesome_presence.team @situation:ruling.awesome_presence @clause:combat.block_costs @clause:mana.own @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Quand l'équipe est attaquée, un bloqueur d'une créature sous Awesome Presence est payé une seule fois, par son propre contrôleur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Edward contrôle « Élémental de l'air »
    Et qu'Angie contrôle « Wind Drake »
    Et que Barry contrôle « Giant Spider »
    Et que Barry contrôle trois « Source de mana »
    Quand Edward lance « Awesome Presence » en ciblant « Élémental de l'air »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Élémental de l'air »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie ne peut pas bloquer « Élémental de l'air » avec « Wind Drake »
    Mais Barry peut bloquer « Élémental de l'air » avec « Giant Spider »

  @id:ruling.awesome_presence.others @situation:ruling.awesome_presence @clause:combat.block_costs @from:2024-11-08 @must
  Scénario: Sous Awesome Presence, bloquer un autre attaquant ne coûte rien, et deux bloqueurs coûtent deux fois plus qu'un
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Edward contrôle « Élémental de l'air »
    Et que Ronald contrôle « Géant des collines »
    Et qu'Angie contrôle « Wind Drake »
    Et qu'Angie contrôle six « Montagne »
    Et qu'Angie contrôle « Giant Spider »
    Et que Barry contrôle « Grizzlis »
    Et que Barry contrôle « Forêt »
    Quand Edward lance « Awesome Presence » en ciblant « Élémental de l'air »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Élémental de l'air »
    Et que Ronald attaque Barry avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Élémental de l'air » avec « Wind Drake »
    Et qu'Angie bloque « Élémental de l'air » avec « Giant Spider »
    Et que Barry bloque « Géant des collines » avec « Grizzlis »
    Alors la carte « Forêt » est dégagée
    Et la carte la sixième carte « Montagne » est engagée

  @id:combat.paid_blocks.cadence @situation:combat.paid_blocks @clause:combat.block_costs @clause:mana.own @clause:replacement.open @from:2018-04-27 @must
  Scénario: War Cadence fait payer X à chaque joueur, une fois pour chacun de ses bloqueurs, quel que soit l'attaquant bloqué
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Edward contrôle « War Cadence »
    Et qu'Edward contrôle trois « Montagne »
    Et que Ronald contrôle « Géant des collines »
    Et que Ronald contrôle « Wind Drake »
    Et qu'Angie contrôle « Giant Spider »
    Et que Barry contrôle « Grizzlis »
    Et que Barry contrôle deux « Source de mana »
    Quand Edward active la capacité de « War Cadence » avec X = 2
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que Ronald attaque Angie avec « Géant des collines »
    Et que Ronald attaque Barry avec « Wind Drake »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie ne peut pas bloquer « Wind Drake » avec « Giant Spider »
    Mais Barry peut bloquer « Géant des collines » avec « Grizzlis »

  @id:combat.paid_blocks.required @situation:combat.paid_blocks @clause:combat.block_costs @clause:combat.block_required @from:2018-04-27 @must
  Scénario: Personne ne doit payer un blocage parce qu'une créature doit bloquer
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Edward contrôle « Élémental de l'air »
    Et qu'Angie contrôle « Wind Drake »
    Et qu'Angie contrôle trois « Source de mana »
    Quand Edward lance « Awesome Presence » en ciblant « Élémental de l'air »
    Et que le sort se résout
    Et qu'Edward lance « Culling Mark » en ciblant « Wind Drake »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Élémental de l'air »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie peut ne bloquer avec aucune créature

  @id:combat.paid_blocks.no_mana @situation:combat.paid_blocks @clause:combat.block_required @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scénario: Même un blocage qui ne coûte aucun mana a un coût, et personne ne doit donc bloquer l'elfe
    Étant donné qu'Angie contrôle « Taunting Elf »
    Et qu'Angie contrôle « War Cadence »
    Et qu'Angie contrôle « Montagne »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Taunting Elf »
    Et qu'Angie active la capacité de « War Cadence » avec X = 0
    Et que la capacité se résout
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward peut ne bloquer avec aucune créature
