# language: fr
Fonctionnalité: Points de vie que gagne le coéquipier
  > Un membre gagne des points de vie, et le total de l'équipe augmente. Quelle capacité se déclenche, et quels points de vie sont doublés ?

  @id:ruling.bloodbond_vampire @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scénario: Bloodbond Vampire grandit grâce aux points de vie que gagne son contrôleur, et non grâce à ceux du coéquipier
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Bloodbond Vampire »
    Quand Barry lance « Angel's Mercy »
    Et que le sort se résout
    Et que l'étape de début de combat de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 27 points de vie
    Et la créature « Bloodbond Vampire » est 3/3
    Quand Angie lance « Angel's Mercy »
    Et que le sort se résout
    Et que la capacité déclenchée de « Bloodbond Vampire » se résout
    Alors l'équipe d'Angie a 34 points de vie
    Et la créature « Bloodbond Vampire » est 4/4
    Et « Bloodbond Vampire » a un marqueur +1/+1

  @id:ruling.bloodthirsty_aerialist @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scénario: Bloodthirsty Aerialist grandit grâce aux points de vie que gagne son contrôleur, et non grâce à ceux du coéquipier
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que Barry contrôle « Bloodthirsty Aerialist »
    Et qu'Angie contrôle « Bottle Gnomes »
    Et que Barry contrôle « Bottle Gnomes »
    Quand Angie active la capacité de « Bottle Gnomes » d'Angie
    Et que la capacité se résout
    Et que l'étape de début de combat de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 23 points de vie
    Et la créature « Bloodthirsty Aerialist » est 2/3
    Quand Barry active la capacité de « Bottle Gnomes » de Barry
    Et que la capacité se résout
    Et que la capacité déclenchée de « Bloodthirsty Aerialist » se résout
    Alors l'équipe d'Angie a 26 points de vie
    Et la créature « Bloodthirsty Aerialist » est 3/4
    Et « Bloodthirsty Aerialist » a un marqueur +1/+1

  @id:ruling.cliffhaven_vampire @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scénario: Cliffhaven Vampire coûte 2 points de vie à l'autre équipe quand son contrôleur en gagne, et rien quand c'est le coéquipier
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Cliffhaven Vampire »
    Quand Barry lance « Angel's Mercy »
    Et que le sort se résout
    Et que l'étape de début de combat de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 27 points de vie
    Et l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Angel's Mercy »
    Et que le sort se résout
    Et que la capacité déclenchée de « Cliffhaven Vampire » se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 34 points de vie

  @id:ruling.defiant_bloodlord @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scénario: Defiant Bloodlord coûte à un adversaire autant de points de vie que son contrôleur en gagne, et rien pour ceux du coéquipier
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Defiant Bloodlord »
    Quand Barry lance « Angel's Mercy »
    Et que le sort se résout
    Et que l'étape de début de combat de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 27 points de vie
    Et l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Angel's Mercy »
    Et que le sort se résout
    Et qu'Angie choisit Ronald comme cible
    Et que la capacité déclenchée de « Defiant Bloodlord » se résout
    Alors l'équipe d'Edward a 13 points de vie
    Et l'équipe d'Angie a 34 points de vie

  @id:ruling.gideons_company @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scénario: Gideon's Company reçoit deux marqueurs quand son contrôleur gagne des points de vie, et aucun quand c'est le coéquipier
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Gideon's Company »
    Quand Barry lance « Angel's Mercy »
    Et que le sort se résout
    Et que l'étape de début de combat de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 27 points de vie
    Et « Gideon's Company » n'a aucun marqueur +1/+1
    Quand Angie lance « Angel's Mercy »
    Et que le sort se résout
    Et que la capacité déclenchée de « Gideon's Company » se résout
    Alors « Gideon's Company » a deux marqueurs +1/+1
    Et l'équipe d'Angie a 34 points de vie

  @id:ruling.alhammarrets_archive @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scénario: Alhammarret's Archive double les points de vie que gagne son contrôleur, et non ceux du coéquipier
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Alhammarret's Archive »
    Quand Barry lance « Angel's Mercy »
    Et que le sort se résout
    Alors l'équipe d'Angie a 27 points de vie
    Quand Angie lance « Angel's Mercy »
    Et que le sort se résout
    Alors l'équipe d'Angie a 41 points de vie

  @id:ruling.boon_reflection @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scénario: Boon Reflection double les points de vie que gagne son contrôleur, et non ceux du coéquipier
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que Barry contrôle « Boon Reflection »
    Quand Angie lance « Angel's Mercy »
    Et que le sort se résout
    Alors l'équipe d'Angie a 27 points de vie
    Quand Barry lance « Angel's Mercy »
    Et que le sort se résout
    Alors l'équipe d'Angie a 41 points de vie

  @id:ruling.benediction_of_moons @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scénario: Sur quatre joueurs en deux équipes, Benediction of Moons compte chacun
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Benediction of Moons »
    Et que le sort se résout
    Alors l'équipe d'Angie a 24 points de vie
    Et l'équipe d'Edward a 20 points de vie

  @id:ruling.benediction_of_moons.two_players @situation:ruling.benediction_of_moons @clause:life.start_alone @variant:two-player @from:2005-08-01 @must
  Scénario: Dans une partie à deux, Benediction of Moons donne 2 points de vie
    Étant donné que l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Benediction of Moons »
    Et que le sort se résout
    Alors l'équipe d'Angie a 22 points de vie

  @id:ruling.benediction_of_moons.left @situation:ruling.benediction_of_moons @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scénario: Qui a quitté une partie à plusieurs joueurs ne compte pas pour Benediction of Moons
    Étant donné que l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Benediction of Moons »
    Et que le sort se résout
    Alors l'équipe d'Angie a 24 points de vie
    Quand Edward concède la partie
    Et qu'Angie lance « Benediction of Moons »
    Et que le sort se résout
    Alors l'équipe d'Angie a 27 points de vie
