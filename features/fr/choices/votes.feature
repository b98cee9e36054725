# language: fr
Fonctionnalité: Des votes
  > Chaque joueur vote pour l'une de deux choses. Qui vote, et qu'arrive-t-il quand une équipe est divisée, ou que deux équipes s'opposent ?

  @id:votes.tied @situation:votes @clause:effect.vote @from:2014-06-06 @must
  Scénario: Deux contre deux, c'est une égalité, et chacun des deux adversaires perd 4 points de vie
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Tyrant's Choice »
    Et qu'Angie vote pour la mort
    Et que Barry vote pour la mort
    Et qu'Edward vote pour la torture
    Et que Ronald vote pour la torture
    Et que le sort se résout
    Alors l'équipe d'Edward a 12 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Et Edward contrôle « Géant des collines »

  @id:votes.three @situation:votes @clause:effect.vote @from:2014-06-06 @must
  Scénario: Trois voix sur quatre décident, dont celle d'un adversaire, et chaque adversaire sacrifie une créature
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Et que Barry contrôle « Shanodin Dryads »
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Tyrant's Choice »
    Et qu'Angie vote pour la mort
    Et que Barry vote pour la mort
    Et qu'Edward vote pour la torture
    Et que Ronald vote pour la mort
    Et que le sort se résout
    Alors l'équipe d'Edward a 20 points de vie
    Et Edward a « Géant des collines » dans son cimetière
    Et Ronald a « Grizzlis » dans son cimetière
    Et Barry contrôle « Shanodin Dryads »

  @id:votes.of_the_mate @situation:votes @clause:effect.vote @from:2014-06-06 @must
  Scénario: Un coéquipier peut voter contre le contrôleur, et décide
    Étant donné que Barry contrôle « Géant des collines »
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Tyrant's Choice »
    Et qu'Angie vote pour la mort
    Et que Barry vote pour la torture
    Et qu'Edward vote pour la torture
    Et que Ronald vote pour la mort
    Et que le sort se résout
    Alors l'équipe d'Edward a 12 points de vie

  @id:votes.time @situation:votes @clause:effect.vote @clause:turn.extra @from:2014-06-06 @must
  Scénario: Un tour supplémentaire que donnent les votes est celui de l'équipe
    Étant donné qu'Angie a une carte en main
    Et que Barry n'a aucune carte en main
    Quand Angie lance « Plea for Power »
    Et qu'Angie vote pour le temps
    Et que Barry vote pour le temps
    Et qu'Edward vote pour la connaissance
    Et que Ronald vote pour le temps
    Et que le sort se résout
    Alors Angie n'a aucune carte en main
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Barry n'a aucune carte en main
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Barry a une carte en main

  @id:votes.knowledge @situation:votes @clause:effect.vote @from:2014-06-06 @must
  Scénario: En cas d'égalité, le contrôleur seul pioche trois cartes
    Étant donné qu'Angie a une carte en main
    Et que Barry n'a aucune carte en main
    Quand Angie lance « Plea for Power »
    Et qu'Angie vote pour le temps
    Et que Barry vote pour le temps
    Et qu'Edward vote pour la connaissance
    Et que Ronald vote pour la connaissance
    Et que le sort se résout
    Alors Angie a trois cartes en main
    Et Barry n'a aucune carte en main

  @id:votes.carnage @situation:votes @clause:effect.vote @from:2014-06-06 @must
  Scénario: Trois voix pour le carnage détruisent tous les permanents non-terrain, ceux du coéquipier aussi
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Coercive Portal »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Plaine »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et qu'Angie vote pour l'hommage
    Et que Barry vote pour le carnage
    Et qu'Edward vote pour le carnage
    Et que Ronald vote pour le carnage
    Et que la capacité déclenchée de « Coercive Portal » se résout
    Alors Angie a « Coercive Portal » dans son cimetière
    Et Barry a « Géant des collines » dans son cimetière
    Et Edward a « Grizzlis » dans son cimetière
    Et Edward contrôle « Plaine »

  @id:votes.homage @situation:votes @clause:effect.vote @from:2014-06-06 @must
  Scénario: Une égalité au profit de l'hommage fait piocher son contrôleur et laisse tout en place
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Coercive Portal »
    Et que Barry contrôle « Géant des collines »
    Et qu'Angie n'a aucune carte en main
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et qu'Angie vote pour l'hommage
    Et que Barry vote pour l'hommage
    Et qu'Edward vote pour le carnage
    Et que Ronald vote pour le carnage
    Et que la capacité déclenchée de « Coercive Portal » se résout
    Alors Angie a une carte en main
    Et Angie contrôle « Coercive Portal »
    Et Barry contrôle « Géant des collines »

  @id:votes.each @situation:votes @clause:effect.vote @from:2014-06-06 @must
  Scénario: Chaque voix compte à part, et chaque adversaire sacrifie et se défausse autant de fois
    Étant donné qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Shanodin Dryads »
    Et que Ronald contrôle « Sea Monster »
    Et qu'Edward a quatre cartes en main
    Et que Ronald a quatre cartes en main
    Et que Barry a quatre cartes en main
    Quand Angie lance « Capital Punishment »
    Et qu'Angie vote pour la mort
    Et que Barry vote pour les taxes
    Et qu'Edward vote pour les taxes
    Et que Ronald vote pour les taxes
    Et que le sort se résout
    Et qu'Edward sacrifie « Géant des collines »
    Et qu'Edward défausse trois cartes
    Et que Ronald défausse trois cartes
    Alors Edward a « Géant des collines » dans son cimetière
    Et Edward contrôle deux créatures
    Et Ronald a « Sea Monster » dans son cimetière
    Et Edward a une carte en main
    Et Ronald a une carte en main
    Et Barry a quatre cartes en main

  @id:votes.orchard @situation:votes @clause:effect.vote @from:2014-06-06 @must
  Scénario: Des marqueurs pour une sorte de voix et des points de vie pour l'autre, chacun autant de fois qu'on l'a voté
    Étant donné que l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Orchard Elemental »
    Et que le sort se résout
    Et qu'Angie vote pour la pousse
    Et que Barry vote pour la récolte
    Et qu'Edward vote pour la récolte
    Et que Ronald vote pour la récolte
    Et que la capacité déclenchée de « Orchard Elemental » se résout
    Alors la créature « Orchard Elemental » est 4/4
    Et l'équipe d'Angie a 29 points de vie

  @id:votes.in_turn @situation:votes @clause:effect.vote @variant:free-for-all @from:2014-06-06 @must
  Scénario: De quatre qui jouent seuls, le contrôleur vote en premier, et le suivant seulement ensuite
    Étant donné que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Tyrant's Choice »
    Et que le sort se résout
    Alors Angie doit faire un choix
    Et Edward n'a aucun choix à faire
    Quand Angie vote pour la torture
    Alors Edward doit faire un choix
    Et Martha n'a aucun choix à faire
    Quand Edward vote pour la torture
    Alors Martha doit faire un choix
    Et Simon n'a aucun choix à faire
    Quand Martha vote pour la torture
    Alors Simon doit faire un choix
    Quand Simon vote pour la mort
    Alors l'équipe d'Edward a 16 points de vie

  @id:votes.split @situation:votes.spell @clause:effect.vote @clause:effect.counter @from:2014-06-06 @must
  Scénario: Trois voix pour le déni contrecarrent le sort, fût-il celui d'un coéquipier
    Étant donné que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Shock » en ciblant Edward
    Et que Barry lance « Split Decision » en ciblant « Shock »
    Et qu'Angie vote pour la duplication
    Et que Barry vote pour le déni
    Et qu'Edward vote pour le déni
    Et que Ronald vote pour le déni
    Et que le sort se résout
    Alors Angie a « Shock » dans son cimetière
    Et l'équipe d'Edward a 20 points de vie

  @id:votes.split.tied @situation:votes.spell @clause:effect.vote @clause:spell.copy @from:2014-06-06 @must
  Scénario: Deux voix contre deux copient le sort, pour qui a demandé le vote
    Étant donné que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Shock » en ciblant Edward
    Et que Barry lance « Split Decision » en ciblant « Shock »
    Et qu'Angie vote pour la duplication
    Et que Barry vote pour la duplication
    Et qu'Edward vote pour le déni
    Et que Ronald vote pour le déni
    Et que le sort se résout
    Et que Barry choisit Ronald comme cible
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 16 points de vie

  @id:votes.each_vote @situation:votes.guard @clause:effect.vote @from:2014-06-06 @must
  Scénario: Chaque voix compte, celle d'un adversaire aussi : trois marqueurs et un Soldat
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Lieutenants of the Guard »
    Et qu'Angie vote pour la force
    Et que Barry vote pour le nombre
    Et qu'Edward vote pour la force
    Et que Ronald vote pour la force
    Et que le sort se résout
    Et que la capacité déclenchée de « Lieutenants of the Guard » se résout
    Alors la créature « Lieutenants of the Guard » est 5/5
    Et Angie contrôle un jeton Soldat
    Et Barry ne contrôle aucun jeton Soldat

  @id:votes.black_rose @situation:votes.black_rose @clause:effect.vote @clause:object.you @from:2014-06-06 @must
  Scénario: Avec plus de voix pour la maladie, les créatures des adversaires rétrécissent, et celle d'un coéquipier non
    Étant donné qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Quand Angie lance « Bite of the Black Rose »
    Et qu'Angie vote pour la maladie
    Et que Barry vote pour la maladie
    Et qu'Edward vote pour la psychose
    Et que Ronald vote pour la maladie
    Et que le sort se résout
    Alors Edward a « Grizzlis » dans son cimetière
    Et la créature « Géant des collines » est 1/1
    Et Barry contrôle « Grizzlis »

  @id:votes.black_rose.tied @situation:votes.black_rose @clause:effect.vote @from:2014-06-06 @must
  Scénario: En cas d'égalité chaque adversaire se défausse de deux cartes, et le coéquipier d'aucune
    Étant donné qu'Edward a trois cartes en main
    Et que Ronald a deux cartes en main
    Et que Barry a deux cartes en main
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Bite of the Black Rose »
    Et qu'Angie vote pour la maladie
    Et que Barry vote pour la maladie
    Et qu'Edward vote pour la psychose
    Et que Ronald vote pour la psychose
    Et qu'Edward défausse deux cartes
    Et que le sort se résout
    Alors Edward a une carte en main
    Et Ronald n'a aucune carte en main
    Et Barry a deux cartes en main
    Et Edward contrôle « Grizzlis »
