# language: fr
Fonctionnalité: Ce qui prévient ou remplace des blessures jusqu'à la fin du tour
  > Un sort prévient les blessures infligées à une créature ou à un joueur, ou double celles infligées aux créatures. À qui sont-elles infligées malgré tout ?

  @id:lasting.aura @clause:replacement.open @clause:target.choose @from:2018-04-27 @must
  Scénario: Indestructible Aura sauve la créature sur laquelle elle est lancée, et ni une autre ni la même au tour suivant
    Étant donné que Barry contrôle « Géant des collines »
    Et qu'Angie contrôle « Wind Drake »
    Et qu'Angie contrôle « Bad Moon »
    Alors Barry ne peut pas lancer « Indestructible Aura » en ciblant « Bad Moon »
    Et Barry ne peut pas lancer « Indestructible Aura » en ciblant Barry
    Mais Barry peut lancer « Indestructible Aura » en ciblant « Géant des collines »
    Quand le sort se résout
    Et qu'Angie lance « Pyroclasm »
    Et que le sort se résout
    Et qu'Angie lance « Shock » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Barry contrôle « Géant des collines »
    Mais Angie a « Wind Drake » dans son cimetière
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Pyroclasm »
    Et que le sort se résout
    Et que Ronald lance « Shock » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Barry a « Géant des collines » dans son cimetière

  @id:lasting.riot @clause:replacement.open @clause:object.you @from:2018-04-27 @must
  Scénario: Riot Control prévient ce qui serait infligé à qui l'a lancé ce tour-ci, et non ce qui l'est au coéquipier ou à une créature
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Wind Drake »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Force verdoyante »
    Et que Ronald contrôle « Bad Moon »
    Quand Angie lance « Riot Control »
    Et que le sort se résout
    Alors l'équipe d'Angie a 22 points de vie
    Et l'équipe d'Edward a 20 points de vie
    Quand Barry lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Angie a 18 points de vie
    Et l'équipe d'Edward a 12 points de vie
    Quand Barry lance « Shock » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Angie a « Grizzlis » dans son cimetière
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Shock » en ciblant Angie
    Et que le sort se résout
    Alors l'équipe d'Angie a 16 points de vie

  @id:lasting.flashover @clause:replacement.open @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Quand les blessures aux créatures sont doublées ce tour-ci, elles le sont pour celle qui arrive plus tard, et ni pour un joueur ou un planeswalker ni au tour suivant
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Barkhide Mauler »
    Et que Ronald contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a quatre marqueurs « loyauté »
    Quand Angie lance « Exercice de l'embrasement »
    Et que le sort se résout
    Et que Barry lance « Géant des collines »
    Et que le sort se résout
    Et qu'Angie lance « Shock » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Barry a « Géant des collines » dans son cimetière
    Quand Angie lance « Shock » en ciblant Edward
    Et que le sort se résout
    Alors l'équipe d'Edward a 18 points de vie
    Quand Angie lance « Shock » en ciblant « Nissa, Voice of Zendikar »
    Et que le sort se résout
    Alors « Nissa, Voice of Zendikar » a deux marqueurs « loyauté »
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Shock » en ciblant « Barkhide Mauler »
    Et que le sort se résout
    Alors Edward contrôle « Barkhide Mauler »
