# language: fr
Fonctionnalité: Ce qui bloque et ce qui est bloqué
  > Des capacités se déclenchent quand une créature bloque, ou devient bloquée. Le blocage de qui compte, et combien de fois ?

  @id:blocked.defending @clause:trigger.blocks @clause:combat.block @clause:combat.defending_effect @from:2018-04-27 @must
  Scénario: Qui est attaqué perd des points de vie bien que la créature du coéquipier bloque, et non là où personne ne bloque
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Vedalken Ghoul »
    Et que Barry contrôle « Vedalken Ghoul »
    Et que Ronald contrôle « Mur de bois »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Vedalken Ghoul » d'Angie
    Et que Barry attaque Edward avec « Vedalken Ghoul » de Barry
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Ronald bloque « Vedalken Ghoul » d'Angie avec « Mur de bois »
    Et que la capacité déclenchée de « Vedalken Ghoul » d'Angie se résout
    Alors l'équipe d'Edward a 16 points de vie
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 15 points de vie

  @id:blocked.chosen @clause:trigger.blocks @clause:combat.block @clause:combat.defending_effect @from:2010-06-18 @until:2018-04-27 @must
  Scénario: Tant que l'équipe est attaquée, un de ses joueurs est choisi pour perdre les points de vie qu'ils partagent
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Vedalken Ghoul »
    Et que Ronald contrôle « Mur de bois »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Vedalken Ghoul »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Ronald bloque « Vedalken Ghoul » avec « Mur de bois »
    Et que la capacité déclenchée de « Vedalken Ghoul » se résout
    Et qu'Angie choisit Ronald comme joueur défenseur
    Alors l'équipe d'Edward a 16 points de vie

  @id:blocked.life @clause:trigger.blocks @clause:combat.block @clause:life.shared @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Seul l'attaquant bloqué rapporte des points de vie à son équipe
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Sacred Prey »
    Et que Barry contrôle « Sacred Prey »
    Et que Ronald contrôle « Mur de bois »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Sacred Prey » d'Angie
    Et que Barry attaque l'équipe d'Edward avec « Sacred Prey » de Barry
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Ronald bloque « Sacred Prey » de Barry avec « Mur de bois »
    Et que la capacité déclenchée de « Sacred Prey » de Barry se résout
    Alors l'équipe d'Angie a 21 points de vie

  @id:blocked.once @clause:trigger.blocks @clause:combat.block @from:2024-11-08 @must
  Scénario: Qui est bloqué par des créatures des deux têtes le devient une fois
    Étant donné qu'Angie contrôle « Trained Cheetah »
    Et qu'Edward contrôle « Mur de bois »
    Et que Ronald contrôle « Child of Night »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Trained Cheetah »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Trained Cheetah » avec « Mur de bois »
    Et que Ronald bloque « Trained Cheetah » avec « Child of Night »
    Et que la capacité déclenchée de « Trained Cheetah » se résout
    Et qu'Angie lance « Shock » en ciblant « Child of Night »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors la créature « Trained Cheetah » est 3/3

  @id:blocked.guardian @clause:trigger.blocks @clause:combat.block @clause:life.shared @from:2018-04-27 @must
  Scénario: Le gardien qui bloque pour le coéquipier rapporte des points de vie, celui du coéquipier qui ne bloque pas n'en rapporte pas
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Pride Guardian »
    Et que Barry contrôle « Pride Guardian »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Pride Guardian » d'Angie
    Mais Barry peut attaquer Edward avec « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Barry avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Grizzlis » avec « Pride Guardian » d'Angie
    Et que la capacité déclenchée de « Pride Guardian » d'Angie se résout
    Alors l'équipe d'Angie a 23 points de vie
    Quand la phase principale post-combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 23 points de vie

  @id:blocked.two @clause:trigger.blocks @clause:combat.block @from:2024-11-08 @must
  Scénario: Qui bloque deux attaquants bloque une fois
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Pride Guardian »
    Et qu'Angie contrôle « High Ground »
    Et que Barry contrôle « Pride Guardian »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Child of Night »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Barry avec « Grizzlis »
    Et que Ronald attaque Angie avec « Child of Night »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque à la fois « Grizzlis » et « Child of Night » avec « Pride Guardian » d'Angie
    Et que la capacité déclenchée de « Pride Guardian » d'Angie se résout
    Alors l'équipe d'Angie a 23 points de vie
    Quand la phase principale post-combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 23 points de vie

  @id:blocked.ends @clause:trigger.blocks @clause:combat.block @from:2018-04-27 @must
  Scénario: Qui a grandi en bloquant, ou en étant bloqué, redevient petit au tour suivant
    Étant donné qu'Angie contrôle « Trained Cheetah »
    Et que Barry contrôle « Royal Trooper »
    Et qu'Edward contrôle « Mur de bois »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Ronald avec « Trained Cheetah »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Trained Cheetah » avec « Mur de bois »
    Et que la capacité déclenchée de « Trained Cheetah » se résout
    Alors la créature « Trained Cheetah » est 3/3
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Trained Cheetah » est 2/2
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Time Walk »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que Ronald attaque Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et que Barry bloque « Grizzlis » avec « Royal Trooper »
    Et que la capacité déclenchée de « Royal Trooper » se résout
    Alors la créature « Royal Trooper » est 4/4
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Royal Trooper » est 2/2

  @id:unblocked.defending @situation:unblocked.defending @clause:trigger.blocks @clause:combat.defending_effect @from:2018-04-27 @must
  Scénario: Qui est attaqué sans blocage perd des points de vie pour son propre cimetière seul, et si une tête bloque personne n'en perd
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Edward a « Shock » dans son cimetière
    Et qu'Edward a « Géant des collines » dans son cimetière
    Et que Ronald a « Divination » dans son cimetière
    Et que Ronald contrôle « Severed Legion »
    Et qu'Angie contrôle « Guiltfeeder »
    Et que Barry contrôle « Guiltfeeder »
    Et que Barry a « Wind Drake » dans son cimetière
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Guiltfeeder » d'Angie
    Et que Barry attaque Edward avec « Guiltfeeder » de Barry
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Ronald bloque « Guiltfeeder » de Barry avec « Severed Legion »
    Alors la pile compte un sort ou capacité
    Quand la capacité déclenchée de « Guiltfeeder » d'Angie se résout
    Alors l'équipe d'Edward a 18 points de vie

  @id:unblocked.once @situation:unblocked.once @clause:trigger.blocks @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scénario: Ce qui attaque et est bloqué n'est pas non bloqué une fois son bloqueur parti
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Edward a « Shock » dans son cimetière
    Et qu'Edward contrôle « Severed Legion »
    Et qu'Angie contrôle « Guiltfeeder »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Guiltfeeder »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Guiltfeeder » avec « Severed Legion »
    Et qu'Angie lance « Meurtre » en ciblant « Severed Legion »
    Et que le sort se résout
    Alors la pile est vide
    Et l'équipe d'Edward a 20 points de vie
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie

  @id:unblocked.several @situation:unblocked.several @clause:trigger.blocks @clause:combat.each_attacked @variant:free-for-all @from:2005-08-01 @must
  Scénario: Seul le joueur qu'elle attaque perd des points de vie, combien que soient attaqués dans ce combat
    Étant donné qu'Edward a « Shock » dans son cimetière
    Et que Martha a « Shock » dans son cimetière
    Et que Martha a « Divination » dans son cimetière
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Martha a 20 points de vie
    Et qu'Angie contrôle « Guiltfeeder »
    Et qu'Angie contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Martha avec « Guiltfeeder »
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe de Martha a 18 points de vie
    Et l'équipe d'Edward a 17 points de vie

  @id:unblocked.fear @situation:unblocked.fear @clause:combat.fear @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scénario: Seules des créatures noires ou des créatures-artefacts bloquent Guiltfeeder
    Étant donné qu'Angie contrôle « Guiltfeeder »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Severed Legion »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Guiltfeeder »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Guiltfeeder » avec « Géant des collines »
    Mais Edward peut bloquer « Guiltfeeder » avec « Severed Legion »
