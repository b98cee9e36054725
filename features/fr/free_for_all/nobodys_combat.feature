# language: fr
Fonctionnalité: Le combat pendant le tour d'un joueur qui est parti
  > Dans une partie à quatre, quelqu'un concède avant que les attaquants soient déclarés, ou pendant que les bloqueurs le sont. À qui demande-t-on alors, et à qui non ?

  @id:nobody.attacks @clause:turn.of_nobody @clause:combat.no_attack @variant:free-for-all @from:2007-05-01 @must
  Scénario: Le joueur actif concède au début du combat, et l'on ne demande d'attaquants à personne
    Étant donné qu'Angie contrôle « Géant des collines »
    Quand l'étape de début de combat de l'équipe d'Angie commence
    Et qu'Angie concède la partie
    Alors c'est l'étape de début de combat de l'équipe d'Angie
    Et la partie continue
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe de Martha passe la priorité
    Et que l'équipe de Simon passe la priorité
    Alors c'est l'étape de fin de combat de l'équipe d'Angie
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la partie continue

  @id:nobody.saved @clause:turn.of_nobody @clause:state_check.when @clause:team.wins_and_loses @variant:free-for-all @from:2010-04-23 @must
  Scénario: Qui vivait d'une créature du joueur qui concède au lieu d'attaquer a perdu aussitôt
    Étant donné que l'équipe d'Edward a 4 points de vie
    Et que l'équipe de Martha a 20 points de vie
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Abyssal Persecutor »
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Edward a 0 point de vie
    Et l'équipe d'Edward est toujours dans la partie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie concède la partie
    Alors l'équipe d'Edward perd la partie
    Et la partie continue
    Et l'équipe de Martha est toujours dans la partie

  @id:nobody.last @clause:combat.each_blocks @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scénario: Le dernier joueur défenseur concède quand les autres ont déclaré leurs bloqueurs, et le combat continue
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Martha a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Wind Drake »
    Et qu'Edward contrôle « Barkhide Mauler »
    Et que Martha contrôle « Élémental de l'air »
    Et que Simon contrôle « Force verdoyante »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et qu'Angie attaque Martha avec « Grizzlis »
    Et qu'Angie attaque Simon avec « Wind Drake »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Barkhide Mauler »
    Et que Martha bloque « Grizzlis » avec « Élémental de l'air »
    Et que Simon concède la partie
    Alors c'est l'étape de déclaration des bloqueurs de l'équipe d'Angie
    Et Angie peut lancer « Shock » en ciblant « Barkhide Mauler »
    Quand le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward a « Barkhide Mauler » dans son cimetière
    Et Angie a « Géant des collines » dans son cimetière
    Et Angie a « Grizzlis » dans son cimetière
    Et Angie contrôle « Wind Drake »
    Et la partie continue

  @id:nobody.end_step @clause:turn.of_nobody @variant:free-for-all @from:2013-07-13 @must
  Scénario: L'étape de fin d'un tour dont le joueur est parti en reste une, et des capacités s'y déclenchent
    Étant donné qu'Edward contrôle « Angelic Accord »
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Angel's Mercy »
    Et que le sort se résout
    Et qu'Angie concède la partie
    Et que l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Angelic Accord » se résout
    Alors Edward contrôle une créature

  @id:nobody.active_player @clause:turn.of_nobody @variant:free-for-all @from:2010-04-23 @must
  Scénario: Ce que piocherait le joueur actif dans le tour d'un joueur qui a quitté la partie, personne ne le pioche
    Étant donné qu'Angie contrôle « Exercice du jour chargé »
    Et que l'équipe d'Edward a 2 points de vie
    Et qu'Angie a trois cartes en main
    Et que Martha a deux cartes en main
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et qu'Edward lance « Shock » en ciblant Edward
    Et que le sort se résout
    Alors l'équipe d'Edward perd la partie
    Quand la capacité déclenchée de « Exercice du jour chargé » se résout
    Alors la pile est vide
    Et Angie a trois cartes en main
    Et Martha a deux cartes en main
