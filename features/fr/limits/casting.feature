# language: fr
Fonctionnalité: Qui ne lance pas de sorts
  > Les adversaires ne peuvent pas lancer de sorts ce tour-ci, ou personne ne le peut hors de son propre tour. Que peut faire un coéquipier ?

  @id:limit.silence @clause:spell.cannot_cast @clause:step.cleanup @from:2009-07-11 @must
  Scénario: Silence empêche les deux adversaires de lancer des sorts jusqu'à la fin du tour, et pas un coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Silence »
    Et que le sort se résout
    Alors Barry peut lancer « Shock » en ciblant Edward
    Quand le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Alors Edward ne peut pas lancer « Shock » en ciblant Angie
    Et Ronald ne peut pas lancer « Shock » en ciblant Angie
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Edward peut lancer « Shock » en ciblant Angie
    Et Ronald peut lancer « Shock » en ciblant Angie

  @id:limit.own_turn @clause:spell.cannot_cast @clause:turn.teams @from:2005-08-01 @must
  Scénario: Hors de leur tour, aucun de deux coéquipiers ne lance quoi que ce soit ; pendant le leur, tous deux lancent
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Dosan the Falling Leaf »
    Quand l'équipe d'Angie passe la priorité
    Alors Edward ne peut pas lancer « Shock » en ciblant Angie
    Et Ronald ne peut pas lancer « Shock » en ciblant Angie
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Edward peut lancer « Shock » en ciblant Angie
    Et Ronald peut lancer « Shock » en ciblant Angie

  @id:limit.own_turn.speaker @situation:limit.own_turn @clause:spell.cannot_cast @clause:turn.teams @from:2005-08-01 @must
  Scénario: Celui qui contrôle ce qui le dit y est soumis aussi, et son coéquipier de même
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Dosan the Falling Leaf »
    Quand l'équipe d'Edward passe la priorité
    Alors Angie ne peut pas lancer « Shock » en ciblant Edward
    Et Barry ne peut pas lancer « Shock » en ciblant Edward
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie peut lancer « Shock » en ciblant Edward
    Et Barry peut lancer « Shock » en ciblant Edward
