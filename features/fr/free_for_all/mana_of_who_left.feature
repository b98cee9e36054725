# language: fr
Fonctionnalité: Le mana de qui est parti
  > Un joueur concède avec du mana non dépensé, et la phase continue. Que devient ce mana ?

  @id:left.mana @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scénario: Le mana non dépensé s'en va avec son joueur, et celui d'un autre reste
    Étant donné qu'Edward contrôle « Source de mana »
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward active la capacité de « Source de mana »
    Et qu'Edward choisit la couleur le vert
    Et qu'Angie concède la partie
    Alors Edward a un mana non dépensé
    Quand Edward concède la partie
    Alors la partie continue
    Et Edward n'a aucun mana non dépensé
