# language: fr
Fonctionnalité: Un adversaire choisi
  > Au moment où un permanent arrive, son contrôleur choisit un adversaire. De qui l'entretien et la main du joueur choisi sont-ils ?

  @id:chosen_opponent.one @clause:object.enters_chosen @clause:team.opponents @clause:life.shared @from:2016-01-16 @must
  Scénario: Seule la tête choisie subit des blessures pour sa main dans l'entretien des deux
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et que l'équipe d'Angie a 20 points de vie
    Et que Ronald a une carte en main
    Et qu'Edward a deux cartes en main
    Quand Angie lance « The Rack »
    Et que le sort se résout
    Et qu'Angie choisit Ronald comme adversaire
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors la pile compte un sort ou capacité
    Quand la capacité déclenchée de « The Rack » se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et la pile est vide
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la pile est vide
    Et l'équipe d'Angie a 20 points de vie

  @id:chosen_opponent.teammate @clause:object.enters_chosen @clause:number.negative @clause:life.shared @from:2016-01-16 @must
  Scénario: Le permanent du coéquipier concerne l'adversaire que le coéquipier a choisi, quoi que l'autre ait en main
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et que Ronald a deux cartes en main
    Et qu'Edward a six cartes en main
    Quand Angie lance « Black Vise »
    Et que le sort se résout
    Et qu'Angie choisit Ronald comme adversaire
    Et que Barry lance « Black Vise »
    Et que le sort se résout
    Et que Barry choisit Edward comme adversaire
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors la pile compte deux sorts et capacités
    Quand la capacité déclenchée de « Black Vise » d'Angie se résout
    Alors l'équipe d'Edward a 20 points de vie
    Quand la capacité déclenchée de « Black Vise » de Barry se résout
    Alors l'équipe d'Edward a 18 points de vie

  @id:chosen_opponent.only @clause:object.enters_chosen @clause:team.opponents @variant:two-player @from:2016-01-16 @must
  Scénario: Qui n'a qu'un adversaire le choisit, et on ne lui demande rien
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Edward a une carte en main
    Quand Angie lance « The Rack »
    Et que le sort se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Et que la capacité déclenchée de « The Rack » se résout
    Alors l'équipe d'Edward a 18 points de vie
