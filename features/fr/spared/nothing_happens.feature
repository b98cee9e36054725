# language: fr
Fonctionnalité: Rien ne se passe
  > Un échange chez un même joueur, un choix que personne n'a à faire. Qu'est-ce qui reste comme avant ?

  @id:parts.switched @clause:effect.exchange @clause:object.control @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Deux créatures d'un même joueur ne s'échangent pas, et qui en avait une pour un tour ne la garde pas plus longtemps
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Acte de trahison » en ciblant « Géant des collines »
    Et que le sort se résout
    Et qu'Angie lance « Switcheroo » en ciblant « Géant des collines » et « Grizzlis »
    Et que le sort se résout
    Alors Angie contrôle « Géant des collines »
    Et Angie contrôle « Grizzlis »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Edward contrôle « Géant des collines »
    Et Angie contrôle « Grizzlis »

  @id:parts.not_redirected @clause:planeswalker.redirection @from:2013-07-13 @until:2018-04-27 @must
  Scénario: Les blessures que personne ne redirige vers un planeswalker sont infligées au joueur
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Sorin, Lord of Innistrad »
    Quand Angie lance « Shock » en ciblant Edward
    Et que le sort se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et « Sorin, Lord of Innistrad » a trois marqueurs « loyauté »

  @id:parts.twin @clause:trigger.event @from:2018-04-27 @must
  Scénario: Ce qui se déclenche quand Desolation Twin est lancé ne se déclenche pour aucun autre sort une fois qu'il est là
    Étant donné qu'Angie contrôle « Desolation Twin »
    Quand Angie lance « Grizzlis »
    Alors la pile compte un sort ou capacité
    Quand le sort se résout
    Alors Angie contrôle deux créatures

  @id:parts.kiki.theirs @situation:parts.kiki @clause:trigger.delayed @clause:token.copy @from:2018-04-27 @must
  Scénario: Ce que Kiki-Jiki copie au tour adverse est parti à la fin de ce tour
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Kiki-Jiki, Mirror Breaker »
    Et qu'Angie contrôle « Géant des collines »
    Quand l'équipe d'Edward passe la priorité
    Et qu'Angie active la capacité de « Kiki-Jiki, Mirror Breaker »
    Et que la capacité se résout
    Alors Angie contrôle deux « Géant des collines »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie contrôle « Géant des collines »
