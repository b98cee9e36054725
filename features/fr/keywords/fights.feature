# language: fr
Fonctionnalité: Des créatures qui se battent, et qui infligent des blessures hors du combat
  > Une carte fait infliger à des créatures des blessures égales à leur force. Quelles créatures, à qui, et combien ?

  @id:keyword.fight.teammate @situation:keyword.fight @clause:effect.fight @from:2018-10-05 @must
  Scénario: Une créature que son contrôleur ne contrôle pas peut être celle du coéquipier, et se bat comme une autre
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Affectionate Indrik »
    Et que le sort se résout
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que la capacité déclenchée de « Affectionate Indrik » se résout
    Et qu'Angie fait ce que la capacité permet
    Alors Barry a « Géant des collines » dans son cimetière
    Et Angie contrôle « Affectionate Indrik »
    Et Edward contrôle « Grizzlis »

  @id:keyword.fight.loses @situation:keyword.fight.golem @clause:effect.fight @from:2018-10-05 @must
  Scénario: Chacune des deux subit autant de blessures que l'autre a de force
    Étant donné qu'Edward contrôle « Obsianus Golem »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie lance « Affectionate Indrik »
    Et que le sort se résout
    Et qu'Angie choisit « Obsianus Golem » comme cible
    Et que la capacité déclenchée de « Affectionate Indrik » se résout
    Et qu'Angie fait ce que la capacité permet
    Alors Angie a « Affectionate Indrik » dans son cimetière
    Et Edward contrôle « Obsianus Golem »
    Quand Angie lance « Shock » en ciblant « Obsianus Golem »
    Et que le sort se résout
    Alors Edward a « Obsianus Golem » dans son cimetière

  @id:keyword.fight.declined @situation:keyword.fight.golem @clause:effect.fight @from:2018-10-05 @must
  Scénario: Une créature qui n'est pas obligée de se battre n'inflige et ne subit rien
    Étant donné qu'Edward contrôle « Obsianus Golem »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie lance « Affectionate Indrik »
    Et que le sort se résout
    Et qu'Angie choisit « Obsianus Golem » comme cible
    Et que la capacité déclenchée de « Affectionate Indrik » se résout
    Et qu'Angie ne fait pas ce que la capacité permet
    Alors Angie contrôle « Affectionate Indrik »
    Et Edward contrôle « Obsianus Golem »

  @id:keyword.fight.one_gone @situation:keyword.fight.one_gone @clause:effect.fight @from:2018-10-05 @must
  Scénario: Si l'une des deux est partie, l'autre ne subit aucune blessure
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie lance « Affectionate Indrik »
    Et que le sort se résout
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Unsummon » en ciblant « Affectionate Indrik »
    Et que le sort se résout
    Et que la capacité déclenchée de « Affectionate Indrik » se résout
    Et qu'Angie fait ce que la capacité permet
    Alors Edward contrôle « Géant des collines »
    Et Angie a « Affectionate Indrik » en main

  @id:keyword.fight.no_combat @situation:keyword.fight.no_combat @clause:effect.fight @from:2018-10-05 @must
  Scénario: Les blessures d'un duel entre créatures ne sont pas des blessures de combat
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie lance « Brouillard »
    Et que le sort se résout
    Et qu'Angie lance « Affectionate Indrik »
    Et que le sort se résout
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que la capacité déclenchée de « Affectionate Indrik » se résout
    Et qu'Angie fait ce que la capacité permet
    Alors Edward a « Géant des collines » dans son cimetière

  @id:keyword.bite.all @clause:damage.source @from:2018-04-27 @must
  Scénario: Une créature inflige sa force aux deux adversaires et à toutes les créatures sauf elle-même, celle du coéquipier comprise, mais pas au coéquipier
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Wind Drake »
    Et que Ronald contrôle « Obsianus Golem »
    Alors Angie ne peut pas lancer « Chandra's Ignition » en ciblant « Grizzlis »
    Et Angie ne peut pas lancer « Chandra's Ignition » en ciblant « Wind Drake »
    Mais Angie peut lancer « Chandra's Ignition » en ciblant « Géant des collines »
    Quand le sort se résout
    Alors l'équipe d'Edward a 14 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Et Angie contrôle « Géant des collines »
    Et Barry a « Grizzlis » dans son cimetière
    Et Edward a « Wind Drake » dans son cimetière
    Et Ronald contrôle « Obsianus Golem »

  @id:keyword.bite.lifelink @clause:damage.source @clause:damage.lifelink @from:2018-04-27 @must
  Scénario: Avec Chandra's Ignition c'est la créature qui inflige les blessures, si bien que son lien de vie compte
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Child of Night »
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Chandra's Ignition » en ciblant « Child of Night »
    Et que le sort se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 26 points de vie

  @id:keyword.bite.enters @clause:damage.source @from:2018-04-27 @must
  Scénario: Une créature qui arrive inflige sa force à n'importe quelle cible, et celle du coéquipier ne déclenche rien
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que Barry contrôle « Warstorm Surge »
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Géant des collines »
    Et que le sort se résout
    Alors Angie n'a aucun choix à faire
    Et Barry n'a aucun choix à faire
    Quand Barry lance « Géant des collines »
    Et que le sort se résout
    Et que Barry choisit Edward comme cible
    Et que la capacité déclenchée de « Warstorm Surge » se résout
    Alors l'équipe d'Edward a 17 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:keyword.bite.enters.creature @situation:keyword.bite.enters @clause:damage.source @from:2018-04-27 @must
  Scénario: Warstorm Surge demande la force de la créature quand sa capacité se résout, et une créature peut être la cible
    Étant donné que Barry contrôle « Warstorm Surge »
    Et qu'Edward contrôle « Obsianus Golem »
    Quand Barry lance « Géant des collines »
    Et que le sort se résout
    Et que Barry choisit « Obsianus Golem » comme cible
    Et qu'Angie lance « Giant Growth » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que la capacité déclenchée de « Warstorm Surge » se résout
    Alors Edward a « Obsianus Golem » dans son cimetière
    Et Barry contrôle « Géant des collines »

  @id:keyword.toughness.enters @clause:life.shared @from:2018-04-27 @must
  Scénario: L'endurance d'une créature est gagnée en points de vie par la carte de son propre contrôleur, et pas pour celle du coéquipier
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que Barry contrôle « Angelic Chorus »
    Quand Angie lance « Géant des collines »
    Et que le sort se résout
    Alors l'équipe d'Angie a 20 points de vie
    Quand Barry lance « Grizzlis »
    Et que le sort se résout
    Et que la capacité déclenchée de « Angelic Chorus » se résout
    Alors l'équipe d'Angie a 22 points de vie
    Quand Barry lance « Mur de bois »
    Et que le sort se résout
    Et que la capacité déclenchée de « Angelic Chorus » se résout
    Alors l'équipe d'Angie a 25 points de vie
