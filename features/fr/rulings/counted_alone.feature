# language: fr
Fonctionnalité: Seules les créatures d'un membre sont comptées
  > Un nombre est celui des créatures d'un membre, comparé à celui de chaque adversaire. Et celles du coéquipier ?

  @id:ruling.malakir_blood_priest @clause:life.shared @clause:object.party @from:2005-08-01 @must
  Scénario: Le groupe du contrôleur de Malakir Blood-Priest coûte à l'autre équipe deux fois son nombre ; deux Sorciers comptent une fois et le Guerrier d'un coéquipier pas du tout
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Sighted-Caste Sorcerer »
    Et qu'Angie contrôle « Legion Guildmage »
    Et qu'Angie contrôle « Marchesa's Infiltrator »
    Et que Barry contrôle « Turret Ogre »
    Quand Angie lance « Malakir Blood-Priest »
    Et que le sort se résout
    Et que la capacité déclenchée de « Malakir Blood-Priest » se résout
    Alors l'équipe d'Edward a 14 points de vie
    Et l'équipe d'Angie a 23 points de vie

  @id:ruling.timely_reinforcements @clause:life.read @clause:object.you @from:2010-04-23 @must
  Scénario: L'équipe qui a moins de points de vie en gagne 6, et qui a moins de créatures qu'un adversaire en reçoit trois, peu importe combien en a le coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 15 points de vie
    Et que l'équipe d'Edward a 16 points de vie
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et que Barry contrôle « Goblin Piker »
    Et qu'Edward contrôle deux « Vanille 1/1 »
    Quand Angie lance « Timely Reinforcements »
    Et que le sort se résout
    Alors l'équipe d'Angie a 21 points de vie
    Et Angie contrôle quatre créatures

  @id:ruling.timely_reinforcements.neither @situation:ruling.timely_reinforcements @clause:life.read @clause:object.you @from:2010-04-23 @must
  Scénario: Qui a autant de points de vie, et autant de créatures que chaque adversaire, ne reçoit rien, bien que les adversaires en aient plus à eux deux
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 16 points de vie
    Et que l'équipe d'Edward a 16 points de vie
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Vanille 1/1 »
    Et que Ronald contrôle « Vanille 1/1 »
    Quand Angie lance « Timely Reinforcements »
    Et que le sort se résout
    Alors l'équipe d'Angie a 16 points de vie
    Et Angie contrôle une créature
