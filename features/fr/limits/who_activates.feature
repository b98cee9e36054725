# language: fr
Fonctionnalité: Qui peut activer une capacité
  > La capacité d'un permanent est à son contrôleur, sauf si elle dit que n'importe quel joueur peut l'activer. Qui paie alors ?

  @id:activator.any @situation:activator @clause:ability.activator @from:2007-10-01 @must
  Scénario: Un coéquipier et un adversaire activent ce que n'importe quel joueur peut activer, chacun pour une carte de sa propre main
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Oona's Prowler »
    Et qu'Angie n'a aucune carte en main
    Et que Barry a une carte en main
    Et qu'Edward a une carte en main
    Et que Ronald n'a aucune carte en main
    Quand Barry active la capacité de « Oona's Prowler »
    Et que la capacité se résout
    Alors la créature « Oona's Prowler » est 1/1
    Et Barry n'a aucune carte en main
    Quand l'équipe d'Angie passe la priorité
    Alors Ronald ne peut pas activer la capacité de « Oona's Prowler »
    Mais Edward peut activer la capacité de « Oona's Prowler »
    Quand la capacité se résout
    Alors la créature « Oona's Prowler » est -1/1
    Et Edward n'a aucune carte en main
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Oona's Prowler » est 3/1

  @id:activator.alone @situation:activator @clause:ability.activator @variant:two-player @variant:free-for-all @from:2007-10-01 @must
  Scénario: Un adversaire active la capacité que n'importe quel joueur peut activer, et aucune autre
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Oona's Prowler »
    Et qu'Angie contrôle « Goblin Fireslinger »
    Et qu'Edward a une carte en main
    Alors Edward ne peut pas activer la capacité de « Goblin Fireslinger » en ciblant Angie
    Mais Edward peut activer la capacité de « Oona's Prowler »
    Quand la capacité se résout
    Alors la créature « Oona's Prowler » est 1/1
    Et Edward n'a aucune carte en main
