# language: fr
Fonctionnalité: Le jour et la nuit
  > Qu'il fasse jour ou nuit dépend des sorts du tour précédent. Une équipe n'a qu'un tour : quels sorts comptent ?

  @id:turn.daytime.night @situation:turn.daytime @clause:turn.daytime @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2021-09-24 @must
  Scénario: La nuit tombe après un tour où aucun membre de l'équipe n'a lancé de sort
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'il fait jour
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors il fait nuit

  @id:turn.daytime.one_spell @situation:turn.daytime @clause:turn.daytime @from:2021-09-24 @must
  Scénario: Un sort d'un seul membre suffit pour que le jour continue
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'il fait jour
    Quand Barry lance « Grizzlis »
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors il fait jour

  @id:turn.daytime.of_others @situation:turn.daytime @clause:turn.daytime @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2021-09-24 @must
  Scénario: Un sort de l'autre équipe ne suffit pas pour que le jour continue
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'il fait jour
    Et qu'Angie contrôle « Grizzlis »
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Giant Growth » en ciblant « Grizzlis »
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors il fait nuit

  @id:turn.daytime.one_each @situation:turn.daytime @clause:turn.daytime @from:2021-09-24 @must
  Scénario: Un sort de chaque membre ne met pas fin à la nuit
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'il fait nuit
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Et que Barry lance « Grizzlis »
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors il fait nuit

  @id:turn.daytime.two_by_one @situation:turn.daytime @clause:turn.daytime @from:2021-09-24 @must
  Scénario: Deux sorts d'un même membre mettent fin à la nuit
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'il fait nuit
    Quand Barry lance « Rides de flammes »
    Et que le sort se résout
    Et que Barry lance « Grizzlis »
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors il fait jour
