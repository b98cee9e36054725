# language: fr
Fonctionnalité: Ce qui se déclenche jusqu'au prochain tour
  > Une capacité attend un événement jusqu'au prochain tour de son joueur. Pendant les tours de qui attend-elle, et quoi ?

  @id:until_next.both @situation:until_next @clause:trigger.this_turn @clause:object.you @from:2018-04-27 @must
  Scénario: Pendant le tour de l'autre équipe, tout ce qui inflige des blessures de combat au planeswalker est détruit, et non ce qui blesse celui d'un coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Vraska the Unseen »
    Et que « Vraska the Unseen » a cinq marqueurs « loyauté »
    Et que Barry contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a cinq marqueurs « loyauté »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Élémental de l'air »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie active la première capacité de « Vraska the Unseen »
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque « Vraska the Unseen » avec « Géant des collines »
    Et que Ronald attaque « Nissa, Voice of Zendikar » avec « Élémental de l'air »
    Et que Ronald attaque « Vraska the Unseen » avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors « Vraska the Unseen » a un marqueur « loyauté »
    Et « Nissa, Voice of Zendikar » a un marqueur « loyauté »
    Et Edward a « Géant des collines » dans son cimetière
    Et Ronald a « Grizzlis » dans son cimetière
    Et Ronald contrôle « Élémental de l'air »

  @id:until_next.over @situation:until_next @clause:trigger.this_turn @clause:turn.teams @from:2018-04-27 @must
  Scénario: Ce que guette Vraska the Unseen finit quand commence le prochain tour de l'équipe de son joueur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Vraska the Unseen »
    Et que « Vraska the Unseen » a cinq marqueurs « loyauté »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie active la première capacité de « Vraska the Unseen »
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que Ronald attaque « Vraska the Unseen » avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Ronald a « Grizzlis » dans son cimetière
    Et « Vraska the Unseen » a quatre marqueurs « loyauté »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque « Vraska the Unseen » avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors « Vraska the Unseen » a un marqueur « loyauté »
    Et Edward contrôle « Géant des collines »

  @id:until_next.other_damage @situation:until_next @clause:trigger.this_turn @clause:trigger.event @from:2018-04-27 @must
  Scénario: Ce qui inflige des blessures de combat au joueur de Vraska the Unseen, et non à elle, est épargné
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Vraska the Unseen »
    Et que « Vraska the Unseen » a cinq marqueurs « loyauté »
    Et qu'Edward contrôle « Géant des collines »
    Et que l'équipe d'Angie a 30 points de vie
    Quand Angie active la première capacité de « Vraska the Unseen »
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Et que Ronald lance « Shock » en ciblant « Vraska the Unseen »
    Et que le sort se résout
    Alors l'équipe d'Angie a 27 points de vie
    Et « Vraska the Unseen » a quatre marqueurs « loyauté »
    Et Edward contrôle « Géant des collines »

  @id:until_next.all @situation:until_next @clause:trigger.this_turn @variant:free-for-all @from:2015-01-23 @must
  Scénario: À quatre joueurs, elle attend pendant les tours des trois autres
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Vraska the Unseen »
    Et que « Vraska the Unseen » a cinq marqueurs « loyauté »
    Et qu'Edward contrôle « Géant des collines »
    Et que Simon contrôle « Grizzlis »
    Quand Angie active la première capacité de « Vraska the Unseen »
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque « Vraska the Unseen » avec « Géant des collines »
    Et que l'étape de déclaration des attaquants de l'équipe de Simon commence
    Et que Simon attaque « Vraska the Unseen » avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe de Simon commence
    Alors Edward a « Géant des collines » dans son cimetière
    Et Simon a « Grizzlis » dans son cimetière
    Et « Vraska the Unseen » a un marqueur « loyauté »

  @id:until_next.nonland @situation:until_next @clause:target.choose @from:2015-01-23 @must
  Scénario: Tout permanent sauf un terrain peut être détruit, pour trois marqueurs loyauté
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Vraska the Unseen »
    Et que « Vraska the Unseen » a cinq marqueurs « loyauté »
    Et qu'Edward contrôle « Plaine »
    Et que Ronald contrôle « Megrim »
    Alors Angie ne peut pas activer la deuxième capacité de « Vraska the Unseen » en ciblant « Plaine »
    Mais Angie peut activer la deuxième capacité de « Vraska the Unseen » en ciblant « Megrim »
    Quand la capacité se résout
    Alors Ronald a « Megrim » dans son cimetière
    Et « Vraska the Unseen » a deux marqueurs « loyauté »

  @id:until_next.assassins @situation:until_next @clause:object.you @from:2015-01-23 @must
  Scénario: Trois jetons viennent pour sept marqueurs loyauté, et ne sont à personne d'autre
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Vraska the Unseen »
    Et que « Vraska the Unseen » a huit marqueurs « loyauté »
    Quand Angie active la troisième capacité de « Vraska the Unseen »
    Et que la capacité se résout
    Alors « Vraska the Unseen » a un marqueur « loyauté »
    Et Angie contrôle trois jetons de créature 1/1
    Et Barry ne contrôle aucun jeton de créature
    Quand Barry lance « Bad Moon »
    Et que le sort se résout
    Alors Angie contrôle trois jetons de créature 2/2
