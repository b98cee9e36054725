# language: fr
Fonctionnalité: Créatures venues depuis que le tour de leur joueur a commencé
  > Une créature doit attendre un tour de l'équipe de son joueur avant d'attaquer ou de s'engager pour une capacité. De quel tour s'agit-il ?

  @id:turn.sick.their_turn @clause:object.newcomer @clause:priority.act @from:2015-07-17 @must
  Scénario: Pendant le tour de l'autre équipe, une créature venue au tour d'avant attend encore, et à son prochain tour elle n'attend plus
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et que Barry contrôle « Goblin Fireslinger »
    Quand Angie lance « Goblin Fireslinger »
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Alors Angie ne peut pas activer la capacité de « Goblin Fireslinger » d'Angie
    Mais Barry peut activer la capacité de « Goblin Fireslinger » de Barry
    Quand Barry choisit Ronald comme cible
    Et que la capacité se résout
    Alors l'équipe d'Edward a 19 points de vie
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et qu'Angie active la capacité de « Goblin Fireslinger » d'Angie
    Et qu'Angie choisit Edward comme cible
    Et que la capacité se résout
    Alors l'équipe d'Edward a 18 points de vie
