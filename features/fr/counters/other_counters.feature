# language: fr
Fonctionnalité: Les autres marqueurs
  > Le poison est partagé par l'équipe. Qu'en est-il des autres marqueurs d'un joueur ?

  @id:counters.energy @clause:counters.own @from:2005-08-01 @must
  Scénario: Un joueur reçoit de l'énergie, et son coéquipier n'en a pas
    Étant donné que Barry a trois marqueurs énergie
    Quand Angie lance « Live Fast »
    Et que le sort se résout
    Alors Angie a deux marqueurs énergie
    Et Barry a trois marqueurs énergie

  @id:counters.energy.paying @situation:counters.energy @clause:counters.own @from:2005-08-01 @must
  Scénario: L'énergie appartient au joueur : son coéquipier ne peut pas payer avec
    Étant donné qu'Angie a deux marqueurs énergie
    Et que Barry a un marqueur énergie
    Et qu'Angie contrôle « Longtusk Cub »
    Et que Barry contrôle « Longtusk Cub »
    Alors Barry ne peut pas activer la capacité de « Longtusk Cub »
    Mais Angie peut activer la capacité de « Longtusk Cub »
    Quand la capacité se résout
    Alors la créature « Longtusk Cub » d'Angie est 3/3
    Et Angie n'a aucun marqueur énergie
    Et Barry a un marqueur énergie

  @id:counters.experience @situation:counters.energy @clause:counters.own @from:2005-08-01 @must
  Scénario: L'expérience aussi appartient au joueur
    Étant donné que Barry a deux marqueurs expérience
    Et qu'Angie contrôle « Meren of Clan Nel Toth »
    Et qu'Angie contrôle « Grizzlis »
    Quand Angie lance « Shock » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que la capacité déclenchée de « Meren of Clan Nel Toth » se résout
    Alors Angie a un marqueur expérience
    Et Barry a deux marqueurs expérience

  @id:counters.kinds @situation:counters.kinds @clause:counters.kinds @from:2016-11-11 @must
  Scénario: Un joueur a ses propres sortes de marqueurs et celles de son équipe
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Angie a trois marqueurs poison
    Et que Barry a deux marqueurs expérience
    Et qu'Angie a deux marqueurs énergie
    Quand Angie lance « Exercice du recensement » en ciblant Barry
    Et que le sort se résout
    Alors l'équipe d'Angie a 22 points de vie

  @id:counters.kinds.own @situation:counters.kinds @clause:counters.kinds @from:2011-04-01 @until:2016-11-11 @should
  Scénario: Il n'était pas dit que les marqueurs de l'équipe étaient aussi ceux du joueur
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Angie a trois marqueurs poison
    Et que Barry a deux marqueurs expérience
    Quand Angie lance « Exercice du recensement » en ciblant Barry
    Et que le sort se résout
    Alors l'équipe d'Angie a 21 points de vie

  @id:counters.permanents @clause:object.you @from:2005-08-01 @must
  Scénario: Les marqueurs vont sur les créatures d'un joueur, pas sur celles de son coéquipier
    Étant donné qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Quand Angie lance « Titania's Boon »
    Et que le sort se résout
    Alors « Géant des collines » a un marqueur +1/+1
    Et « Grizzlis » n'a aucun marqueur +1/+1

  @id:counters.permanents.fewer @situation:counters.permanents @clause:creature.dies @clause:layers.order @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Une créature meurt du dernier marqueur -1/-1 qu'il faut
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que « Géant des collines » a deux marqueurs -1/-1
    Quand Angie lance « Scar »
    Et que le sort se résout
    Alors Edward ne contrôle aucune créature
