# language: fr
Fonctionnalité: EDH, avant de s'appeler Commander
  > Le premier texte de la variante parle de généraux, et des couleurs de leur coût de mana. En quoi diffère-t-il du suivant ?

  @id:commander.mana.by_cost @situation:commander.mana @clause:commander.foreign_mana @clause:deck.commander_identity @variant:commander @variant:two-player-commander @from:2009-10-01 @until:2011-02-04 @must
  Scénario: Le mana d'une couleur que seul le texte du général contient était incolore
    Étant donné qu'Angie contrôle « Kazarov, Sengir Pureblood »
    Et que le commandant d'Angie est « Kazarov, Sengir Pureblood »
    Et qu'Angie contrôle quatre « Montagne »
    Et qu'Angie contrôle « Fountain of Youth »
    Alors Angie ne peut pas activer la capacité de « Kazarov, Sengir Pureblood »
    Mais Angie peut activer la capacité de « Fountain of Youth »
