# language: fr
Fonctionnalité: Chaque partie d'une carte inventée
  > Des cartes inventées pour une règle disent plus qu'elle ne demande. Le reste y est-il ?

  @id:parts.exercise.bite @clause:poison.opponents @clause:object.you @from:2011-04-01 @must
  Scénario: La morsure n'empoisonne que les adversaires
    Quand Angie lance « Exercice de la morsure »
    Et que le sort se résout
    Alors l'équipe d'Angie n'a aucun marqueur poison
    Et l'équipe d'Edward a deux marqueurs poison

  @id:parts.exercise.book @clause:replacement.draw @clause:object.you @from:2006-10-01 @must
  Scénario: Le livre fermé n'empêche que son contrôleur de piocher
    Étant donné qu'Angie contrôle « Exercice du livre fermé »
    Quand Angie lance « Vision Skeins »
    Et que le sort se résout
    Alors Angie n'a aucune carte en main
    Et Barry a deux cartes en main
    Et Edward a deux cartes en main
    Et Ronald a deux cartes en main

  @id:parts.exercise.gate @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scénario: La porte donne 1 point de vie à l'équipe de son contrôleur
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Exercice de la porte »
    Quand Angie active la capacité de « Exercice de la porte »
    Et que la capacité se résout
    Alors l'équipe d'Angie a 21 points de vie
    Et l'équipe d'Edward a 20 points de vie

  @id:parts.exercise.headcount @clause:trigger.step @clause:team.opponents @from:2020-01-24 @must
  Scénario: Le dénombrement attend les étapes des adversaires, et ne coûte rien à sa propre équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Exercice du dénombrement »
    Et qu'Edward a une carte en main
    Et que Barry a deux cartes en main
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 20 points de vie
    Et l'équipe d'Edward a 20 points de vie
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 20 points de vie
    Et l'équipe d'Edward a 16 points de vie

  @id:parts.exercise.likeness @clause:object.copy @clause:target.choose @from:2007-02-20 @must
  Scénario: La ressemblance est celle de créatures, à une créature
    Étant donné qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Bad Moon »
    Et qu'Angie contrôle « Géant des collines »
    Alors Angie ne peut pas lancer « Exercice de la ressemblance » en ciblant « Bad Moon »
    Mais Angie peut lancer « Exercice de la ressemblance » en ciblant « Grizzlis »
    Quand le sort se résout
    Et qu'Angie choisit de copier « Géant des collines »
    Alors la créature « Grizzlis » est 3/3

  @id:parts.exercise.pact @clause:mana.own @clause:cost.resources @from:2005-08-01 @must
  Scénario: Le pacte coûte un mana
    Étant donné qu'Angie contrôle « Exercice du pacte »
    Et qu'Angie ne contrôle pas « Source de mana »
    Et que Barry contrôle « Exercice du pacte »
    Et que Barry contrôle « Plaine »
    Alors Angie ne peut pas activer la capacité de « Exercice du pacte »
    Mais Barry peut activer la capacité de « Exercice du pacte »
    Quand Barry choisit Edward comme cible
    Et qu'Angie choisit Edward comme cible
    Alors la carte « Plaine » est engagée

  @id:parts.exercise.peak @clause:mana.ability @clause:cost.resources @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Le pic irisé donne son mana une fois
    Étant donné qu'Edward contrôle « Exercice du pic irisé »
    Quand l'équipe d'Angie passe la priorité
    Alors Edward peut activer la capacité de « Exercice du pic irisé »
    Quand Edward choisit la couleur le bleu
    Alors la carte « Exercice du pic irisé » est engagée
    Et Edward a un mana non dépensé
    Et Edward ne peut pas activer la capacité de « Exercice du pic irisé »

  @id:parts.exercise.farewell @clause:phase.extra @clause:step.extra @from:2018-04-27 @must
  Scénario: Les adieux ajoutent à une phase principale une phase de combat et une phase principale après elle
    Étant donné que l'équipe d'Edward a 20 points de vie
    Quand Barry lance « Exercice des adieux » en ciblant Ronald
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie peut lancer « Copper Tablet »
    Quand le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Edward n'a aucune carte en main
    Et Angie peut attaquer Edward avec « Géant des collines »

  @id:parts.exercise.farewell.end @situation:parts.exercise.farewell @clause:step.extra @clause:life.shared @clause:trigger.step @from:2018-04-27 @must
  Scénario: Lancés dans une étape de fin, ils en ajoutent une autre après elle, où chaque adversaire perd encore des points de vie
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et que Barry contrôle « Throne of the God-Pharaoh »
    Et que Barry contrôle « Géant des collines »
    Et que la carte « Géant des collines » est engagée
    Quand l'étape de fin de l'équipe d'Angie commence
    Et que Barry lance « Exercice des adieux » en ciblant Ronald
    Et que le sort se résout
    Et que l'étape de pioche de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 13 points de vie
