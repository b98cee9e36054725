# language: fr
Fonctionnalité: Sorts lancés pour leur coût de déferlement
  > Un coéquipier a lancé un sort ce tour-ci. Peut-il être encore sur la pile, et le sort qui déferle fait-il pour cela autre chose ?

  @id:ruling.boulder_salvo @clause:spell.surge @clause:mana.own @from:2016-01-16 @must
  Scénario: Après un sort du coéquipier qui s'est résolu, Boulder Salvo coûte deux manas et inflige 4 blessures
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie a « Boulder Salvo » en main
    Et qu'Edward contrôle « Élémental de l'air »
    Alors Angie ne peut pas lancer « Boulder Salvo » pour son coût de déferlement
    Quand Barry lance « Grizzlis »
    Et que le sort se résout
    Alors Angie peut lancer « Boulder Salvo » pour son coût de déferlement
    Quand Angie choisit « Élémental de l'air » comme cible
    Et que le sort se résout
    Alors Edward a « Élémental de l'air » dans son cimetière

  @id:ruling.boulder_salvo.full @situation:ruling.boulder_salvo @clause:spell.surge @from:2016-01-16 @must
  Scénario: Pour son coût de mana, Boulder Salvo n'inflige pas d'autres blessures
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Élémental de l'air »
    Et que Ronald contrôle « Obsianus Golem »
    Quand Angie lance « Boulder Salvo » en ciblant « Obsianus Golem »
    Et que le sort se résout
    Alors Ronald contrôle « Obsianus Golem »
    Quand Barry lance « Boulder Salvo » en ciblant « Élémental de l'air »
    Et que le sort se résout
    Alors Edward a « Élémental de l'air » dans son cimetière

  @id:ruling.comparative_analysis @clause:spell.surge @clause:mana.own @from:2016-01-16 @must
  Scénario: Un sort du coéquipier encore sur la pile permet à Comparative Analysis de coûter trois manas, et un joueur pioche deux cartes
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle trois « Source de mana »
    Et qu'Angie a « Comparative Analysis » en main
    Et que Barry a deux cartes en main
    Alors Angie ne peut pas lancer « Comparative Analysis » pour son coût de déferlement
    Quand Barry lance « Grizzlis »
    Alors Angie peut lancer « Comparative Analysis » pour son coût de déferlement
    Quand Angie choisit Barry comme cible
    Et que le sort se résout
    Alors Barry a trois cartes en main
    Et Barry ne contrôle aucune créature

  @id:ruling.comparative_analysis.full @situation:ruling.comparative_analysis @clause:spell.surge @from:2016-01-16 @must
  Scénario: Pour son coût de mana, Comparative Analysis ne fait pas piocher plus de deux cartes à sa cible
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que Barry a une carte en main
    Et qu'Edward a trois cartes en main
    Quand Angie lance « Comparative Analysis » en ciblant Edward
    Et que le sort se résout
    Alors Edward a cinq cartes en main
    Et Barry a une carte en main

  @id:ruling.grip_of_the_roil @clause:spell.surge @clause:step.untap_kept @clause:mana.own @from:2016-01-16 @must
  Scénario: Pendant qu'un sort du coéquipier est sur la pile, Grip of the Roil coûte deux manas ; la créature reste engagée pendant une étape de dégagement de son contrôleur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie a « Grip of the Roil » en main
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Wind Drake »
    Et que la carte « Wind Drake » est engagée
    Alors Angie ne peut pas lancer « Grip of the Roil » pour son coût de déferlement
    Quand Barry lance « Grizzlis »
    Alors Angie peut lancer « Grip of the Roil » pour son coût de déferlement
    Quand Angie choisit « Géant des collines » comme cible
    Et que le sort se résout
    Alors la carte « Géant des collines » est engagée
    Et Angie a une carte en main
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors la carte « Géant des collines » est engagée
    Et la carte « Wind Drake » est dégagée
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors la carte « Géant des collines » est engagée
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors la carte « Géant des collines » est dégagée

  @id:ruling.grip_of_the_roil.countered @situation:ruling.grip_of_the_roil @clause:spell.surge @from:2016-01-16 @must
  Scénario: Après un sort contrecarré du coéquipier, Grip of the Roil peut être lancé pour son coût de déferlement
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie a « Grip of the Roil » en main
    Et qu'Edward contrôle « Géant des collines »
    Quand Barry lance « Grizzlis »
    Et que l'équipe d'Angie passe la priorité
    Et que Ronald lance « Cancel » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Barry a « Grizzlis » dans son cimetière
    Et Angie peut lancer « Grip of the Roil » pour son coût de déferlement
    Quand Angie choisit « Géant des collines » comme cible
    Et que le sort se résout
    Alors la carte « Géant des collines » est engagée

  @id:ruling.grip_of_the_roil.full @situation:ruling.grip_of_the_roil @clause:spell.surge @clause:step.untap_kept @from:2016-01-16 @must
  Scénario: Pour son coût de mana, Grip of the Roil ne garde pas la créature d'un coéquipier engagée plus longtemps, quelle que soit l'étape de dégagement qui vient d'abord
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Élémental de l'air »
    Et que Barry contrôle « Géant des collines »
    Et que la carte « Élémental de l'air » est engagée
    Quand Angie lance « Grip of the Roil » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors la carte « Géant des collines » est engagée
    Et Angie a une carte en main
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors la carte « Géant des collines » est engagée
    Mais la carte « Élémental de l'air » est dégagée
    Quand l'étape de pioche de l'équipe d'Edward commence
    Et que l'étape de pioche de l'équipe d'Angie commence
    Alors la carte « Géant des collines » est dégagée
