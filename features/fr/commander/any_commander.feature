# language: fr
Fonctionnalité: Des cartes qui parlent de n'importe quel commandant
  > Une carte fait quelque chose pour les commandants que son joueur contrôle. Doivent-ils être les siens, et qu'en est-il de celui d'un coéquipier ?

  @id:any_commander.own @situation:any_commander @clause:commander.designation @variant:commander @variant:two-player-commander @from:2016-01-16 @must
  Scénario: Un commandant est plus grand et n'est pas détruit, et ce qui n'en est pas un reste comme avant
    Étant donné qu'Angie contrôle « Bastion Protector »
    Et qu'Angie contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Angie est « Isamaru, Hound of Konda »
    Et qu'Angie contrôle « Géant des collines »
    Quand Angie lance « Meurtre » en ciblant « Isamaru, Hound of Konda »
    Et que le sort se résout
    Alors la créature « Isamaru, Hound of Konda » est 4/4
    Et la créature « Géant des collines » est 3/3
    Et la créature « Bastion Protector » est 3/3
    Quand Angie lance « Meurtre » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Angie a « Géant des collines » dans son cimetière

  @id:any_commander.taken @situation:any_commander @clause:commander.designation @variant:commander @variant:two-player-commander @from:2016-01-16 @must
  Scénario: Un commandant qui est pris compte pour qui l'a pris, et non plus pour son propriétaire
    Étant donné qu'Angie contrôle « Bastion Protector »
    Et qu'Edward contrôle « Bastion Protector »
    Et qu'Edward contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Edward est « Isamaru, Hound of Konda »
    Quand Angie lance « Acte de trahison » en ciblant « Isamaru, Hound of Konda »
    Et que le sort se résout
    Alors la créature « Isamaru, Hound of Konda » est 4/4
    Quand Angie lance « Meurtre » en ciblant « Bastion Protector » d'Angie
    Et que le sort se résout
    Alors la créature « Isamaru, Hound of Konda » est 2/2
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Isamaru, Hound of Konda » est 4/4

  @id:any_commander.mates @situation:any_commander @clause:commander.designation @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scénario: Le commandant d'un coéquipier n'en est pas un que le joueur contrôle
    Étant donné qu'Angie contrôle « Bastion Protector »
    Et qu'Angie contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Angie est « Isamaru, Hound of Konda »
    Et que Barry contrôle « Tobias Andrion »
    Et que le commandant de Barry est « Tobias Andrion »
    Quand Barry lance « Reach Through Mists »
    Et que le sort se résout
    Alors la créature « Isamaru, Hound of Konda » est 4/4
    Et la créature « Tobias Andrion » est 4/4
    Quand Barry lance « Meurtre » en ciblant « Tobias Andrion »
    Et que le sort se résout
    Et que Barry met son commandant dans la zone de commandement
    Alors Barry a « Tobias Andrion » dans la zone de commandement

  @id:any_commander.attacks @situation:any_commander @clause:commander.designation @variant:commander @variant:two-player-commander @from:2020-11-20 @must
  Scénario: Quand un commandant attaque il reçoit un marqueur, de même celui qui est pris, mais non ce qui n'est pas un commandant
    Étant donné qu'Angie contrôle « Keleth, Sunmane Familiar »
    Et qu'Angie contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Angie est « Isamaru, Hound of Konda »
    Et qu'Edward contrôle « Tobias Andrion »
    Et que le commandant d'Edward est « Tobias Andrion »
    Quand Angie lance « Acte de trahison » en ciblant « Tobias Andrion »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Isamaru, Hound of Konda »
    Et qu'Angie attaque Edward avec « Tobias Andrion »
    Et qu'Angie attaque Edward avec « Keleth, Sunmane Familiar »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors « Isamaru, Hound of Konda » a un marqueur +1/+1
    Et « Tobias Andrion » a un marqueur +1/+1
    Et la créature « Keleth, Sunmane Familiar » est 1/1

  @id:any_commander.attacks.mates @situation:any_commander @clause:commander.designation @variant:two-headed-giant-commander @from:2020-11-20 @should
  Scénario: Quand le commandant d'un coéquipier attaque, rien n'est mis sur lui
    Étant donné qu'Angie contrôle « Keleth, Sunmane Familiar »
    Et qu'Angie contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Angie est « Isamaru, Hound of Konda »
    Et que Barry contrôle « Tobias Andrion »
    Et que le commandant de Barry est « Tobias Andrion »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Isamaru, Hound of Konda »
    Et que Barry attaque Edward avec « Tobias Andrion »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors « Isamaru, Hound of Konda » a un marqueur +1/+1
    Et « Tobias Andrion » n'a aucun marqueur +1/+1
