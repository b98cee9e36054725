# language: fr
Fonctionnalité: Deux adversaires contrôlés
  > Un joueur doit contrôler les prochains tours de deux autres, chacun seul. Le second contrôle met-il fin au premier ?

  @id:free_for_all.two_controlled @clause:turn.control @variant:free-for-all @from:2005-08-01 @must
  Scénario: Chacun est contrôlé pendant son propre prochain tour, et non pendant celui de l'autre
    Étant donné que l'équipe d'Edward a 40 points de vie
    Et que l'équipe de Martha a 40 points de vie
    Et qu'Edward contrôle « Wall of Blood »
    Et que Martha contrôle « Wall of Blood »
    Quand Angie lance « Worst Fears » en ciblant Edward
    Et que le sort se résout
    Et qu'Angie lance « Worst Fears » en ciblant Martha
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward ne peut pas activer la capacité de « Wall of Blood » d'Edward
    Mais Angie peut activer la capacité de « Wall of Blood » d'Edward pour Edward
    Quand l'équipe d'Edward passe la priorité
    Alors Martha peut activer la capacité de « Wall of Blood » de Martha
    Quand la phase principale pré-combat de l'équipe de Martha commence
    Alors Martha ne peut pas activer la capacité de « Wall of Blood » de Martha
    Mais Angie peut activer la capacité de « Wall of Blood » de Martha pour Martha
