# language: fr
@source:F @source:W
Fonctionnalité: Une créature qui ne peut pas attaquer l'un des joueurs défenseurs
  > Quelque chose empêche une créature d'attaquer un joueur. Peut-elle attaquer son équipe, ou son coéquipier ?

  @id:combat.moat.team @situation:combat.moat @clause:combat.prohibition @source:F-EX05 @source:W-EX03 @from:2005-08-01 @until:2018-04-27 @must
  Scénario: La Douve de Téfèiri protège toute l'équipe de son contrôleur
    Étant donné qu'Angie contrôle « Douve de Téfèiri »
    Et que la couleur choisie pour « Douve de Téfèiri » est le vert
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer l'équipe d'Angie avec « Grizzlis »
    Mais Ronald peut attaquer l'équipe d'Angie avec « Géant des collines »

  @id:combat.moat.flying @situation:combat.moat @clause:combat.prohibition @source:F-EX05 @source:W-EX03 @from:2005-08-01 @until:2018-04-27 @must
  Scénario: La Douve de Téfèiri n'arrête pas les créatures avec le vol
    Étant donné qu'Angie contrôle « Douve de Téfèiri »
    Et que la couleur choisie pour « Douve de Téfèiri » est le vert
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Oiseaux de paradis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer l'équipe d'Angie avec « Grizzlis »
    Mais Edward peut attaquer l'équipe d'Angie avec « Oiseaux de paradis »

  @id:combat.moat.player @situation:combat.moat @clause:combat.prohibition @source:F-EX05 @source:W-EX03 @from:2018-04-27 @must
  Scénario: La Douve de Téfèiri protège son contrôleur et personne d'autre
    Étant donné qu'Angie contrôle « Douve de Téfèiri »
    Et que la couleur choisie pour « Douve de Téfèiri » est le vert
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer Angie avec « Grizzlis »
    Mais Edward peut attaquer Barry avec « Grizzlis »
    Et Ronald peut attaquer Angie avec « Géant des collines »

  @id:combat.pact.any @situation:combat.pact @clause:combat.prohibition @from:2005-08-01 @until:2007-02-01 @must
  Scénario: Tout ce qui empêchait d'attaquer un joueur protégeait l'équipe
    Étant donné que Ronald contrôle « Exercice du pacte »
    Et que Ronald contrôle « Source de mana »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Et que c'est la phase principale pré-combat de l'équipe d'Edward
    Quand Ronald active la capacité de « Exercice du pacte »
    Et que Ronald choisit Angie comme cible
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer l'équipe d'Angie avec « Grizzlis »
    Mais Edward peut attaquer l'équipe d'Angie avec « Géant des collines »

  @id:combat.pact.own @situation:combat.pact @clause:combat.prohibition @from:2007-02-01 @until:2018-04-27 @should
  Scénario: Ce que l'équipe attaquante s'est imposé ne protège aucune équipe
    Étant donné que Ronald contrôle « Exercice du pacte »
    Et que Ronald contrôle « Source de mana »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Et que c'est la phase principale pré-combat de l'équipe d'Edward
    Quand Ronald active la capacité de « Exercice du pacte »
    Et que Ronald choisit Angie comme cible
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Grizzlis »
    Alors la créature « Grizzlis » attaque

  @id:combat.pact.player @situation:combat.pact @clause:combat.prohibition @from:2018-04-27 @must
  Scénario: Ce qui protège un joueur ne protège pas le coéquipier, peu importe qui l'a fait
    Étant donné que Ronald contrôle « Exercice du pacte »
    Et que Ronald contrôle « Source de mana »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Et que c'est la phase principale pré-combat de l'équipe d'Edward
    Quand Ronald active la capacité de « Exercice du pacte »
    Et que Ronald choisit Angie comme cible
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer Angie avec « Grizzlis »
    Mais Edward peut attaquer Barry avec « Grizzlis »
