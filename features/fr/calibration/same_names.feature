# language: fr
Fonctionnalité: Deux cartes du même nom
  > Deux cartes portent le même nom. De laquelle s'agit-il, et avec quoi paie-t-on ?

  @id:calibration.two.same_name.spells @situation:calibration.two.same_name @variant:two-player @clause:priority.pass @from:2005-08-01 @must
  Scénario: De deux sorts du même nom, le dernier lancé se résout en premier
    Étant donné que l'équipe d'Angie a 5 points de vie
    Et que l'équipe d'Edward a 6 points de vie
    Quand Angie lance « Flambeau de l'Immortalité » en ciblant Angie
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Flambeau de l'Immortalité » en ciblant Edward
    Et que le sort se résout
    Alors l'équipe d'Angie a 5 points de vie
    Et l'équipe d'Edward a 12 points de vie
    Quand le sort se résout
    Alors l'équipe d'Angie a 10 points de vie
    Et l'équipe d'Edward a 12 points de vie

  @id:calibration.two.same_name.named @situation:calibration.two.same_name @variant:two-player @clause:priority.pass @from:2005-08-01 @must
  Scénario: Deux sorts du même nom sont résolus quand le premier lancé est résolu
    Étant donné que l'équipe d'Angie a 5 points de vie
    Et que l'équipe d'Edward a 6 points de vie
    Quand Angie lance « Flambeau de l'Immortalité » en ciblant Angie
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Flambeau de l'Immortalité » en ciblant Edward
    Et que le sort « Flambeau de l'Immortalité » d'Angie se résout
    Alors l'équipe d'Angie a 10 points de vie
    Et l'équipe d'Edward a 12 points de vie

  @id:calibration.two.same_name.attackers @situation:calibration.two.same_name @variant:two-player @clause:combat.block @from:2005-08-01 @must
  Scénario: De deux attaquants du même nom, celui qui est bloqué meurt
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle deux « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec la première carte « Grizzlis »
    Et qu'Angie attaque Edward avec la deuxième carte « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque la deuxième carte « Grizzlis » d'Angie avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie a la deuxième carte « Grizzlis » dans son cimetière
    Et Angie contrôle « Grizzlis »
    Et la première créature « Grizzlis » est 2/2
    Et l'équipe d'Edward a 18 points de vie

  @id:calibration.two.mana @situation:calibration.two.mana @variant:two-player @clause:cost.resources @from:2005-08-01 @must
  Scénario: Cinq sources de mana ne paient pas un sort qui en coûte six
    Étant donné qu'Angie contrôle cinq « Plaine »
    Et qu'Edward contrôle six « Plaine »
    Alors Angie ne peut pas lancer « Flambeau de l'Immortalité » en ciblant Angie
    Quand l'équipe d'Angie passe la priorité
    Alors Edward peut lancer « Flambeau de l'Immortalité » en ciblant Edward
