# language: fr
Fonctionnalité: Les modes d'une capacité activée
  > De plusieurs modes, on en choisit un en activant la capacité, avant d'en payer le coût. Lesquels peuvent être choisis ?

  @id:ability_modes.target @situation:ability_modes @clause:ability.modes @clause:target.choose @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Le mode choisi a sa propre cible, et son coût est payé avant qu'il ne se résolve
    Étant donné qu'Angie contrôle « Cankerbloom »
    Et qu'Angie contrôle « Forêt »
    Et qu'Edward contrôle « Metallic Sliver »
    Et qu'Edward contrôle « Douve de Téfèiri »
    Quand Angie active la capacité de « Cankerbloom »
    Et qu'Angie choisit le mode 2
    Alors Angie a « Cankerbloom » dans son cimetière
    Et la pile compte un sort ou capacité
    Quand la capacité se résout
    Alors Edward a « Douve de Téfèiri » dans son cimetière
    Et Edward contrôle « Metallic Sliver »

  @id:ability_modes.teammate @situation:ability_modes @clause:ability.modes @clause:target.choose @from:2005-08-01 @must
  Scénario: Ce que seul le coéquipier contrôle est aussi une cible pour un mode
    Étant donné qu'Angie contrôle « Cankerbloom »
    Et qu'Angie contrôle « Forêt »
    Et que Barry contrôle « Metallic Sliver »
    Et qu'Edward contrôle « Douve de Téfèiri »
    Quand Angie active la capacité de « Cankerbloom »
    Et qu'Angie choisit le mode 1
    Et que la capacité se résout
    Alors Barry a « Metallic Sliver » dans son cimetière
    Et Edward contrôle « Douve de Téfèiri »

  @id:ability_modes.only @situation:ability_modes @clause:ability.modes @variant:two-headed-giant @variant:two-player @from:2011-04-01 @must
  Scénario: Un mode sans cible ne peut pas être choisi, et il reste celui qui n'en demande pas
    Étant donné qu'Angie contrôle « Cankerbloom »
    Et qu'Angie contrôle « Forêt »
    Et qu'Angie contrôle « Grizzlis »
    Et que « Grizzlis » a un marqueur +1/+1
    Quand Angie active la capacité de « Cankerbloom »
    Et qu'Angie choisit « Grizzlis » pour recevoir un marqueur de plus
    Et que la capacité se résout
    Alors « Grizzlis » a deux marqueurs +1/+1
