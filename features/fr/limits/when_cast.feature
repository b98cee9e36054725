# language: fr
Fonctionnalité: Quand un sort peut être lancé
  > Un sort dit qu'il ne se lance que pendant l'entretien d'un adversaire. De qui s'agit-il ?

  @id:limit.opponents_upkeep @clause:spell.only_when @clause:turn.teams @from:2018-04-27 @must
  Scénario: Chaque tête lance pendant l'entretien de l'autre équipe ce qui est pour l'entretien d'un adversaire, et aucune créature des deux adversaires n'attaque alors
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Géant des collines »
    Quand l'équipe d'Edward passe la priorité
    Alors Barry ne peut pas lancer « Festival »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Barry ne peut pas lancer « Festival »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Alors Barry peut lancer « Festival »
    Quand le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer Angie avec « Grizzlis »
    Et Ronald ne peut pas attaquer Angie avec « Géant des collines »
    Quand la phase principale post-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Time Warp » en ciblant Edward
    Et que le sort se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward peut attaquer Angie avec « Grizzlis »
    Et Ronald peut attaquer Angie avec « Géant des collines »
