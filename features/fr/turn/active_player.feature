# language: fr
Fonctionnalité: Le joueur actif dont parle une capacité
  > Une capacité fait agir le joueur actif, mais l'équipe active a deux membres. Lequel est désigné ?

  @id:turn.active_player @clause:turn.active_player @must
  Plan du scénario: Le contrôleur de la capacité choisit un membre de l'équipe active
    Étant donné qu'Edward a deux cartes en main
    Et que Ronald a deux cartes en main
    Et que Barry contrôle « Exercice du jour chargé »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que la capacité déclenchée de « Exercice du jour chargé » se résout
    Et que Barry choisit <choisi> comme joueur actif
    Alors Edward a <chez Edward> cartes en main
    Et Ronald a <chez Ronald> cartes en main

    Exemples:
      | à partir du | règle  | choisi | chez Edward | chez Ronald |
      | 2010-04-23  | 806.7h | Edward | 3           | 2           |
      | 2010-04-23  | 806.7h | Ronald | 2           | 3           |
