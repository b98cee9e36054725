# language: fr
Fonctionnalité: EDH, avant de s'appeler Commander
  > Le premier texte de la variante parle de généraux, et des couleurs de leur coût de mana. En quoi diffère-t-il du suivant ?

  @id:commander.mana.by_cost @situation:commander.mana @clause:commander.foreign_mana @clause:deck.commander_identity @variant:commander @variant:two-player-commander @from:2009-10-01 @until:2011-02-04 @must
  Scénario: Le mana d'une couleur que seul le texte du général contient était incolore
    Étant donné qu'Angie contrôle « Épreuve de la fonderie »
    Et que le commandant d'Angie est « Épreuve de la fonderie »
    Et qu'Angie contrôle « Montagne »
    Et qu'Angie contrôle « Épreuve de la forme »
    Alors Angie ne peut pas activer la capacité de « Épreuve de la fonderie »
    Mais Angie peut activer la capacité de « Épreuve de la forme »
