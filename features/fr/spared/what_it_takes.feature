# language: fr
Fonctionnalité: Ce qu'il faut
  > Ce qui est engagé ne s'engage plus, ce qui suit un combat vient, et qui peut mener avec un autre peut mener seul. Chaque partie y est-elle ?

  @id:plain.slaver @clause:cost.resources @from:2005-08-01 @must
  Scénario: Un Mindslaver engagé ne peut pas servir, un dégagé le peut
    Étant donné qu'Angie contrôle « Mindslaver »
    Et qu'Angie contrôle quatre « Forêt »
    Et que Barry contrôle « Mindslaver »
    Et que Barry contrôle quatre « Plaine »
    Et que la carte « Mindslaver » d'Angie est engagée
    Alors Angie ne peut pas activer la capacité de « Mindslaver »
    Mais Barry peut activer la capacité de « Mindslaver »
    Quand Barry choisit Edward comme cible
    Et qu'Angie choisit Edward comme cible
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Barry a « Mindslaver » dans son cimetière
    Et Angie contrôle « Mindslaver »

  @id:plain.fountain @clause:mana.ability @clause:cost.resources @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Un terrain qui n'est pas de base s'engage aussi pour son mana, et le donne une fois
    Étant donné qu'Edward contrôle « Seat of the Synod »
    Quand l'équipe d'Angie passe la priorité
    Alors Edward peut activer la capacité de « Seat of the Synod »
    Et la carte « Seat of the Synod » est engagée
    Et Edward a un mana non dépensé
    Et Edward ne peut pas activer la capacité de « Seat of the Synod »

  @id:plain.seize @clause:phase.extra @clause:step.main @from:2018-04-27 @must
  Scénario: Après le combat qu'ajoute Seize the Day vient une phase principale, et après elle le combat du tour
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Quand Barry lance « Seize the Day » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie peut lancer « Copper Tablet »
    Quand le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 17 points de vie
    Et Angie n'a aucune carte en main

  @id:plain.third_partner @variant:commander @clause:deck.commander_partner @from:2016-11-11 @must
  Scénario: La troisième de trois partenaires mène un deck avec la première
    Étant donné que le deck d'Angie contient « Toggo, Goblin Weaponsmith »
    Et que le deck d'Angie contient « Krark, the Thumbless »
    Et que le commandant d'Angie est « Toggo, Goblin Weaponsmith »
    Et que le commandant d'Angie est « Krark, the Thumbless »
    Et que le deck d'Angie contient 98 « Montagne »
    Alors le deck d'Angie est autorisé en Commander

  @id:plain.twin_alone @variant:commander @clause:deck.commander_partner_with @from:2018-06-08 @must
  Scénario: Qui nomme un partenaire peut mener un deck sans lui
    Étant donné que le deck d'Angie contient « Exercice de la jumelle jalouse »
    Et que le commandant d'Angie est « Exercice de la jumelle jalouse »
    Et que le deck d'Angie contient 99 « Plaine »
    Alors le deck d'Angie est autorisé en Commander

  @id:plain.twin_led @situation:plain.twin_alone @variant:commander @clause:deck.commander_partner_with @from:2018-06-08 @must
  Scénario: Deux partenaires peuvent mener un deck qui contient celle qui les envie
    Étant donné que le deck d'Angie contient « Khorvath Brightflame »
    Et que le deck d'Angie contient « Sylvia Brightspear »
    Et que le deck d'Angie contient « Exercice de la jumelle jalouse »
    Et que le commandant d'Angie est « Khorvath Brightflame »
    Et que le commandant d'Angie est « Sylvia Brightspear »
    Et que le deck d'Angie contient 48 « Montagne »
    Et que le deck d'Angie contient 49 « Plaine »
    Alors le deck d'Angie est autorisé en Commander
