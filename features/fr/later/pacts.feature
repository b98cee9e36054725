# language: fr
Fonctionnalité: Ce qui vient au prochain entretien de quelqu'un
  > Un sort ne coûte rien jusqu'au prochain entretien de son lanceur, qu'un coéquipier partage. Quand est-ce, qui paie, et qui perd ?

  @id:delayed.pact @clause:trigger.delayed @clause:turn.teams @clause:cost.unless @from:2009-07-11 @must
  Scénario: Le prochain entretien de l'équipe du lanceur demande du mana, ni celui d'un adversaire avant lui ni aucun plus tard
    Étant donné qu'Angie contrôle six « Source de mana »
    Et qu'Angie a « Shock » en main
    Et qu'Angie a « Grizzlis » en main
    Quand Angie lance « Pact of the Titan »
    Et que le sort se résout
    Alors Angie contrôle un jeton de créature 4/4
    Et Barry ne contrôle aucun jeton de créature
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors la partie continue
    Quand Angie paie ce qui est demandé
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors la partie continue
    Et Angie ne peut pas lancer « Grizzlis »
    Mais Angie peut lancer « Shock » en ciblant Edward
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors la partie continue
    Et Angie peut lancer « Grizzlis »

  @id:delayed.pact.not_paid @situation:delayed.pact @clause:trigger.delayed @clause:cost.unless @clause:team.wins_and_loses @from:2009-07-11 @must
  Scénario: Qui ne paie pas perd, et son coéquipier aussi, même si celui-ci avait pu payer
    Étant donné qu'Angie contrôle cinq « Source de mana »
    Et que Barry contrôle dix « Source de mana »
    Quand Angie lance « Pact of the Titan »
    Et que le sort se résout
    Et qu'Angie ne paie pas ce qui est demandé
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Pact of the Titan » se résout
    Alors l'équipe d'Angie perd la partie
    Et l'équipe d'Edward gagne la partie

  @id:delayed.pact.teammate @situation:delayed.pact @clause:cost.unless @clause:mana.own @clause:team.wins_and_loses @from:2009-07-11 @must
  Scénario: Le mana d'un coéquipier ne paie pas un Pacte
    Étant donné qu'Angie contrôle dix « Source de mana »
    Et que Barry contrôle quatre « Source de mana »
    Quand Barry lance « Pact of the Titan »
    Et que le sort se résout
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Pact of the Titan » se résout
    Alors l'équipe d'Angie perd la partie

  @id:delayed.pact.opponents_turn @situation:delayed.pact @clause:trigger.delayed @clause:turn.teams @clause:effect.counter @from:2009-07-11 @must
  Scénario: Lancé pendant le tour d'un adversaire, il est à payer au tour qui suit, et à aucun tour d'un adversaire
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle cinq « Source de mana »
    Et que Ronald contrôle dix « Source de mana »
    Quand Ronald lance « Angel's Mercy »
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Pact of Negation » en ciblant « Angel's Mercy »
    Et que le sort se résout
    Alors Ronald a « Angel's Mercy » dans son cimetière
    Quand Angie ne paie pas ce qui est demandé
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Pact of Negation » se résout
    Alors l'équipe d'Angie perd la partie

  @id:delayed.pact.negation @situation:delayed.pact @clause:trigger.delayed @clause:turn.teams @clause:effect.counter @from:2009-07-11 @must
  Scénario: Cinq manas paient le Pacte, pendant l'entretien seulement
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle six « Source de mana »
    Et qu'Angie a « Shock » en main
    Et qu'Angie a « Grizzlis » en main
    Quand Edward lance « Angel's Mercy »
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Pact of Negation » en ciblant « Angel's Mercy »
    Et que le sort se résout
    Et qu'Angie paie ce qui est demandé
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors la partie continue
    Et Angie ne peut pas lancer « Grizzlis »
    Mais Angie peut lancer « Shock » en ciblant Edward

  @id:delayed.pact.in_upkeep @situation:delayed.pact @clause:trigger.delayed @clause:step.upkeep @from:2009-07-11 @must
  Scénario: Lancé pendant son propre entretien, il est à payer au suivant
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle cinq « Source de mana »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et qu'Angie lance « Pact of the Titan »
    Et que le sort se résout
    Et qu'Angie ne paie pas ce qui est demandé
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors la partie continue
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la partie continue
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Pact of the Titan » se résout
    Alors l'équipe d'Angie perd la partie

  @id:delayed.pact.left @situation:delayed.pact @clause:trigger.delayed @clause:team.leaves @variant:free-for-all @from:2009-10-01 @must
  Scénario: De plusieurs joueurs seul celui qui l'a lancé doit payer, à son propre entretien
    Étant donné qu'Angie contrôle cinq « Source de mana »
    Et qu'Edward contrôle cinq « Source de mana »
    Quand Angie lance « Pact of the Titan »
    Et que le sort se résout
    Et qu'Angie ne paie pas ce qui est demandé
    Et que la phase principale pré-combat de l'équipe de Simon commence
    Alors la partie continue
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Pact of the Titan » se résout
    Alors l'équipe d'Angie perd la partie
    Et la partie continue
