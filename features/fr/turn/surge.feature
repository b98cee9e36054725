# language: fr
Fonctionnalité: Le déferlement
  > Un sort coûte moins dès que son lanceur ou un coéquipier en a lancé un autre pendant le tour.

  @id:spell.surge.teammate @situation:spell.surge @clause:spell.surge @from:2016-01-16 @must
  Scénario: Le sort d'un coéquipier permet de payer le coût de déferlement
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie a « Goblin Freerunner » en main
    Alors Angie ne peut pas lancer « Goblin Freerunner » pour son coût de déferlement
    Quand Barry lance « Grizzlis »
    Et que le sort se résout
    Alors Angie peut lancer « Goblin Freerunner » pour son coût de déferlement
    Quand le sort se résout
    Alors Angie contrôle « Goblin Freerunner »

  @id:spell.surge.opponent @situation:spell.surge @clause:spell.surge @from:2016-01-16 @must
  Scénario: Le sort d'un adversaire ne permet pas de payer un coût de déferlement
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle deux « Source de mana »
    Et que Barry contrôle « Grizzlis »
    Et qu'Angie a « Goblin Freerunner » en main
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Giant Growth » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Angie ne peut pas lancer « Goblin Freerunner » pour son coût de déferlement
    Quand Barry lance « Rides de flammes »
    Et que le sort se résout
    Alors Angie peut lancer « Goblin Freerunner » pour son coût de déferlement
