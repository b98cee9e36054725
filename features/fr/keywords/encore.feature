# language: fr
Fonctionnalité: Une copie contre chaque adversaire
  > Une carte d'un cimetière revient comme un jeton pour chaque adversaire. Qui chacun d'eux attaque-t-il, et combien de temps restent-ils ?

  @id:encore.each @situation:encore @clause:keyword.encore @clause:combat.attack_required @from:2024-11-08 @must
  Scénario: De deux têtes chacune est un adversaire : un jeton doit attaquer l'une, et un autre l'autre
    Étant donné qu'Angie a « Impulsive Pilferer » dans son cimetière
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'Angie contrôle quatre « Montagne »
    Quand Angie active la capacité de « Impulsive Pilferer »
    Et que la capacité se résout
    Alors Angie contrôle deux jetons de créature 1/1
    Et Angie possède « Impulsive Pilferer » en exil
    Et Barry ne contrôle aucun jeton de créature
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas n'attaquer avec aucune créature
    Et Angie ne peut pas attaquer Edward avec le premier jeton « Impulsive Pilferer » et le deuxième jeton « Impulsive Pilferer »
    Mais Angie peut attaquer Edward avec le premier jeton « Impulsive Pilferer »
    Et Angie peut attaquer Ronald avec le deuxième jeton « Impulsive Pilferer »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 28 points de vie

  @id:encore.wrong_one @situation:encore @clause:keyword.encore @clause:combat.attack_required @variant:free-for-all @from:2024-11-08 @must
  Scénario: Dans l'ordre du tour, chacun de trois jetons doit attaquer son propre adversaire
    Étant donné qu'Angie a « Impulsive Pilferer » dans son cimetière
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Martha a 20 points de vie
    Et que l'équipe de Simon a 20 points de vie
    Et qu'Angie contrôle quatre « Montagne »
    Quand Angie active la capacité de « Impulsive Pilferer »
    Et que la capacité se résout
    Alors Angie contrôle trois jetons de créature
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec le premier jeton « Impulsive Pilferer »
    Et qu'Angie attaque Martha avec le deuxième jeton « Impulsive Pilferer »
    Et qu'Angie attaque Simon avec le troisième jeton « Impulsive Pilferer »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 19 points de vie
    Et l'équipe de Martha a 19 points de vie
    Et l'équipe de Simon a 19 points de vie

  @id:encore.gone @situation:encore @clause:keyword.encore @clause:combat.attack_required @from:2024-11-08 @must
  Scénario: Quand un jeton est détruit avant le combat, l'autre doit toujours attaquer son propre adversaire
    Étant donné qu'Angie a « Impulsive Pilferer » dans son cimetière
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'Angie contrôle quatre « Montagne »
    Quand Angie active la capacité de « Impulsive Pilferer »
    Et que la capacité se résout
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant le premier jeton « Impulsive Pilferer » d'Angie
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec le premier jeton « Impulsive Pilferer »
    Mais Angie peut attaquer Ronald avec le premier jeton « Impulsive Pilferer »

  @id:encore.blocked @situation:encore @clause:keyword.encore @clause:combat.block @from:2024-11-08 @must
  Scénario: Un jeton bloqué meurt, et l'autre inflige ses blessures
    Étant donné qu'Angie a « Impulsive Pilferer » dans son cimetière
    Et qu'Edward contrôle « Géant des collines »
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'Angie contrôle quatre « Montagne »
    Quand Angie active la capacité de « Impulsive Pilferer »
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec le premier jeton « Impulsive Pilferer »
    Et qu'Angie attaque Ronald avec le deuxième jeton « Impulsive Pilferer »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque le deuxième jeton « Impulsive Pilferer » d'Angie avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie contrôle un jeton de créature
    Et l'équipe d'Edward a 29 points de vie

  @id:encore.next_end @situation:encore @clause:keyword.encore @clause:trigger.delayed @from:2024-11-08 @must
  Scénario: Au début de l'étape de fin ils sont tous sacrifiés, et chacun est mort
    Étant donné qu'Angie a « Impulsive Pilferer » dans son cimetière
    Et qu'Angie contrôle quatre « Montagne »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Et qu'Angie active la capacité de « Impulsive Pilferer »
    Et que la capacité se résout
    Alors Angie contrôle deux jetons de créature
    Et Angie ne contrôle aucun jeton Trésor
    Quand l'équipe d'Angie finit son tour
    Alors Angie ne contrôle aucun jeton de créature
    Et Angie contrôle deux jetons Trésor

  @id:encore.sorcery @situation:encore @clause:keyword.encore @clause:ability.only_if @from:2024-11-08 @must
  Scénario: Le rappel ne peut être activé que quand un rituel pourrait être lancé, et par le seul propriétaire de la carte
    Étant donné qu'Angie a « Impulsive Pilferer » dans son cimetière
    Et que Barry contrôle quatre « Montagne »
    Et qu'Angie contrôle cinq « Montagne »
    Quand Angie lance « Shock » en ciblant Edward
    Alors Angie ne peut pas activer la capacité de « Impulsive Pilferer »
    Quand le sort se résout
    Alors Barry ne peut pas activer la capacité de « Impulsive Pilferer »
    Mais Angie peut activer la capacité de « Impulsive Pilferer »
