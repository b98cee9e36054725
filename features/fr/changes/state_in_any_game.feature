# language: fr
Fonctionnalité: Les actions basées sur un état, dans n'importe quelle partie
  > Des blessures s'ajoutent, des marqueurs se rencontrent, des jetons partent, une légende vient deux fois. Qu'arrive-t-il à la vérification suivante, et pas avant ?

  @id:general.state.adds_up @clause:creature.dies @clause:step.cleanup @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Les blessures d'un tour s'ajoutent jusqu'à être mortelles, celles du tour d'avant ne comptent pas
    Étant donné qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Shock » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Edward contrôle « Géant des collines »
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Shock » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Edward contrôle « Géant des collines »
    Et Edward peut lancer « Tremor »
    Quand le sort se résout
    Alors Edward a « Géant des collines » dans son cimetière

  @id:general.state.no_toughness @clause:creature.dies @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Une créature agrandie à temps garde de l'endurance, et survit
    Étant donné qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Grasp of Darkness » en ciblant « Géant des collines »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Giant Growth » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que le sort se résout
    Alors la créature « Géant des collines » est 2/2
    Et Edward contrôle « Géant des collines »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Géant des collines » est 3/3

  @id:general.state.growth_ends @situation:general.state.adds_up @clause:creature.dies @clause:step.cleanup @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Ce qui a perdu presque toute son endurance meurt d'une seule blessure
    Étant donné qu'Angie contrôle « Grizzlis »
    Quand Angie lance « Grasp of Darkness » en ciblant « Grizzlis »
    Et qu'Angie lance « Giant Growth » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors la créature « Grizzlis » est 5/5
    Quand le sort se résout
    Alors la créature « Grizzlis » est 1/1
    Quand Angie lance « Tremor »
    Et que le sort se résout
    Alors Angie a « Grizzlis » dans son cimetière

  @id:general.state.token @clause:token.ceases @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Des jetons qui iraient dans une main ne sont dans aucune main
    Étant donné qu'Angie contrôle « Géant des collines »
    Quand Angie lance « Alrund's Epiphany »
    Et que le sort se résout
    Alors Angie contrôle deux jetons de créature 1/1
    Quand Angie lance « Evacuation »
    Et que le sort se résout
    Alors Angie ne contrôle aucune créature
    Et Angie a « Géant des collines » en main
    Et Angie a une carte en main

  @id:general.state.token_dies @situation:general.state.token @clause:token.ceases @clause:trigger.dies @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Des jetons meurent, ce qui déclenche ce qui l'attend, et ne restent dans aucun cimetière
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Zulaport Cutthroat »
    Quand Angie lance « Alrund's Epiphany »
    Et que le sort se résout
    Et qu'Angie lance « Pyroclasm »
    Et que le sort se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors Angie a « Zulaport Cutthroat » dans son cimetière
    Et Angie a deux cartes dans son cimetière
    Et l'équipe d'Angie a 23 points de vie
    Et l'équipe d'Edward a 17 points de vie

  @id:general.state.pairs @clause:counters.pairs @clause:creature.dies @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2007-05-01 @must
  Scénario: Un marqueur -1/-1 emporte avec lui un marqueur +1/+1
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que « Géant des collines » a deux marqueurs +1/+1
    Quand Angie lance « Scar » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors « Géant des collines » a un marqueur +1/+1
    Et « Géant des collines » n'a aucun marqueur -1/-1
    Et la créature « Géant des collines » est 4/4

  @id:general.state.legend @clause:legend.rule @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2013-07-13 @must
  Scénario: Qui a deux permanents légendaires du même nom en garde un, et celui d'un autre joueur reste
    Étant donné qu'Edward contrôle « Mindslaver »
    Et qu'Angie contrôle « Mindslaver »
    Et qu'Angie a « Mindslaver » en main
    Quand Angie lance « Mindslaver »
    Et que le sort se résout
    Et qu'Angie garde la deuxième carte « Mindslaver » sur le champ de bataille
    Alors Angie a une carte dans son cimetière
    Et Angie contrôle « Mindslaver »
    Et Edward contrôle « Mindslaver »

  @id:general.state.both_at_once @clause:state_check.when @clause:game.over @variant:two-player @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Deux joueurs sans points de vie perdent en même temps, et personne ne gagne
    Étant donné que l'équipe d'Angie a 4 points de vie
    Et que l'équipe d'Edward a 3 points de vie
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors la partie se termine en ex æquo
